"""Every page there is to look at, and the way to each: for pictures of them, and to check that everybody can use them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from browser.pages import GAME, Table, more_ways

GOLDEN = Path(__file__).parents[1] / "golden"
RECORD = (GOLDEN / "mr_jack_pocket.txt").read_text(encoding="utf-8")
YARD = "scotland_yard"

Show = Callable[[Page], None]
shows: dict[str, Show] = {}


def show(function: Show) -> Show:
    """A page to take a picture of: the function leads there."""
    shows[function.__name__] = function
    return function


@show
def home(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id(f"against-{GAME}").wait_for()


@show
def home_with_tables(page: Page) -> None:
    home(page)
    page.get_by_test_id("name").fill("Ada")
    page.get_by_test_id("name").press("Enter")
    more_ways(page, GAME)
    page.get_by_test_id("quick-level").select_option(index=0)
    page.get_by_test_id("quick-investigator").click()
    assert Table(page).my_turn()
    home(page)
    more_ways(page, GAME)


@show
def settings(page: Page) -> None:
    home(page)
    page.get_by_test_id("settings").click()


@show
def lobby(page: Page) -> None:
    home(page)
    page.get_by_test_id(f"friend-{GAME}").click()
    page.get_by_test_id("sit-investigator").click()
    page.get_by_test_id("leave").wait_for()


@show
def lobby_seats(page: Page) -> None:
    """A table of many waits for its people: a link for each."""
    home(page)
    page.get_by_test_id(f"friend-{YARD}").click()
    page.get_by_test_id("sit-mrx").click()
    page.get_by_test_id("leave").wait_for()


def _seated(page: Page, seat: str, aids: str = "off", beside: bool = False) -> Table:
    home(page)
    more_ways(page, GAME)
    for each in ("jack", "investigator"):
        field = page.get_by_test_id(f"place-{each}")
        field.select_option("me" if each == seat else "beside" if beside else "bot")
        if each != seat and beside:
            page.get_by_test_id(f"beside-{each}").fill("Ben")
        elif each != seat:
            page.get_by_test_id(f"level-{each}").select_option(index=0)
    page.get_by_test_id("aids").select_option(aids)
    page.get_by_test_id("new-table").click()
    return Table(page)


PLAY = """async ({ moves, until, last }) => {
  const find = (what) => document.querySelector(what);
  const state = () => find('[data-testid=table]').dataset;
  const offered = () => [...document.querySelectorAll('[data-choices=row] [data-testid=choice][aria-disabled=false]')];
  const pause = () => new Promise((done) => setTimeout(done, 20));
  const asked = async () => {
    while (!offered().length && state().status !== 'over') await pause();
    return state().status !== 'over';
  };
  for (let move = 0; move < moves && (await asked()); move++) {
    if (until && find(`[data-testid=active-card][data-name=${until}]`)) return;
    const before = state().n, taking = !find('[data-testid=active-card]');
    while (state().n === before && state().status !== 'over') {
      const all = offered();
      const wanted = taking && all.find((each) => each.dataset.word === until);
      (find('[data-testid=confirm]') || wanted || all.at(last ? -1 : 0))?.click();
      await pause();
    }
  }
  await asked();
}"""


def _play(table: Table, moves: int = 40, until: str = "", last: bool = True) -> None:
    """The last (or first) choice that is there, again and again, by the page's own hand: this is about where it leads.

    In the big Mr. Jack games `until` a character is being played; in two rounds each of them is.
    """
    table.page.evaluate(PLAY, {"moves": moves, "until": until, "last": last})


@show
def table_as_jack(page: Page) -> None:
    table = _seated(page, "jack")
    _play(table, 3)


@show
def table_first(page: Page) -> None:
    """Somebody's very first game: what it is about is told."""
    assert _seated(page, "investigator").my_turn()


@show
def table_choosing(page: Page) -> None:
    table = _seated(page, "jack")
    assert table.my_turn()
    word = next(word for word in table.words() if word in ("rotate", "exchange", "joker", "holmes", "watson", "toby"))
    table.pick(word)
    if word == "rotate":
        table.pick("4")


@show
def table_unsure(page: Page) -> None:
    table = _seated(page, "investigator")
    for _ in range(8):
        if not table.my_turn():
            return
        if "alibi" in table.words():
            table.pick("alibi")
            table.part("confirm").wait_for()
            return
        _play(table, 1)


@show
def table_with_help(page: Page) -> None:
    """All the help there is, a hint as well."""
    table = _seated(page, "investigator", "probabilities")
    _play(table, 2)  # not so many that the game may be over
    page.get_by_test_id("ask-hint").click()
    page.get_by_test_id("hint").wait_for()


@show
def table_covered(page: Page) -> None:
    table = _seated(page, "jack")
    assert table.my_turn()
    table.part("cover").click()


@show
def table_in_words(page: Page) -> None:
    table = _seated(page, "jack")
    assert table.my_turn()
    page.get_by_test_id("settings").click()
    page.get_by_test_id("setting-words").check()
    page.get_by_test_id("close-dialog").locator("visible=true").click()


@show
def table_notes(page: Page) -> None:
    table = _seated(page, "jack")
    assert table.my_turn()
    table.tab("notes").click()
    page.get_by_test_id("notes").fill("Lestrade was out of sight twice.")


@show
def table_rules(page: Page) -> None:
    table = _seated(page, "jack")
    assert table.my_turn()
    page.get_by_test_id("rules").click()
    page.get_by_test_id("rules-text").wait_for()


@show
def table_resign(page: Page) -> None:
    table = _seated(page, "jack")
    assert table.my_turn()
    page.get_by_test_id("resign").click()


@show
def table_over(page: Page) -> None:
    table = _seated(page, "jack")
    _play(table, 30)


@show
def watching_bots(page: Page) -> None:
    home(page)
    page.get_by_test_id(f"watch-{GAME}").click()
    Table(page).wait(status="live")
    page.wait_for_timeout(2500)


@show
def curtain(page: Page) -> None:
    _seated(page, "jack", beside=True).part("curtain").wait_for()


def _in_the_yard(page: Page, *mine: str, aids: str = "off", chart: str = "night") -> Table:
    """A table of Scotland Yard with three detectives, and computer players in all other seats."""
    home(page)
    more_ways(page, YARD)
    page.get_by_test_id("option-detectives").fill("3")
    page.get_by_test_id("option-map").select_option(chart)
    page.get_by_test_id("place-yellow").wait_for(state="detached")
    for seat in ("mrx", "red", "blue", "green"):
        page.get_by_test_id(f"place-{seat}").select_option("me" if seat in mine else "bot")
        if seat not in mine:
            page.get_by_test_id(f"level-{seat}").select_option(index=0)
    page.get_by_test_id("aids").select_option(aids)
    page.get_by_test_id("new-table").click()
    return Table(page)


HUNTERS = ("red", "blue", "green")


@show
def yard_hunting(page: Page) -> None:
    """Three detectives and all the help there is, some rounds into the game."""
    table = _in_the_yard(page, *HUNTERS, aids="probabilities")
    _play(table, 13)


@show
def yard_choosing(page: Page) -> None:
    """A station is picked, and its tickets are offered."""
    table = _in_the_yard(page, *HUNTERS, aids="possible")
    _play(table, 4)
    table.pick(table.words()[0])
    page.wait_for_timeout(700)


@show
def yard_as_mr_x(page: Page) -> None:
    table = _in_the_yard(page, "mrx", aids="possible")
    _play(table, 5)


@show
def yard_double(page: Page) -> None:
    """Between the rides of a double move."""
    table = _in_the_yard(page, "mrx")
    assert table.my_turn()
    table.pick("double")
    table.part("confirm").click()
    page.locator("[data-choices=board] [data-choice]:not([data-choice=double])").first.wait_for()
    page.wait_for_timeout(700)


@show
def yard_small(page: Page) -> None:
    table = _in_the_yard(page, *HUNTERS, aids="possible", chart="small")
    _play(table, 4)


@show
def yard_in_words(page: Page) -> None:
    table = _in_the_yard(page, "red", aids="possible")
    _play(table, 2)
    page.get_by_test_id("settings").click()
    page.get_by_test_id("setting-words").check()
    page.get_by_test_id("close-dialog").locator("visible=true").click()


@show
def yard_replay(page: Page) -> None:
    _open_record(page, 38, "truth", (GOLDEN / "scotland_yard_night.txt").read_text(encoding="utf-8"))


JACK, YORK = "mr_jack", "mr_jack_new_york"


def _with_jack(page: Page, seat: str, aids: str = "off", game: str = JACK) -> Table:
    """A table of Mr. Jack, in London or New York, against the computer."""
    home(page)
    more_ways(page, game)
    other = "jack" if seat == "detective" else "detective"
    page.get_by_test_id(f"place-{seat}").select_option("me")
    page.get_by_test_id(f"place-{other}").select_option("bot")
    page.get_by_test_id(f"level-{other}").select_option("regular")
    page.get_by_test_id("aids").select_option(aids)
    page.get_by_test_id("new-table").click()
    return Table(page)


def _detective_plays(page: Page, character: str, aids: str, game: str = JACK, after: int = 0) -> Table:
    """A character is being played, after some moves; at another table if Jack has left before that."""
    for _ in range(8):
        table = _with_jack(page, "detective", aids, game)
        _play(table, after, last=False)
        _play(table, until=character, last=False)
        if page.locator(f"[data-testid=active-card][data-name={character}]").count():
            return table
    raise AssertionError(f"{character} was never played")


@show
def jack_lamp(page: Page) -> None:
    """John Smith: where he can walk, whom he could accuse, and which lamps he could move."""
    _detective_plays(page, "smith", "probabilities", after=12)


@show
def jack_whistle(page: Page) -> None:
    _detective_plays(page, "goodley", "possible")


@show
def jack_taking(page: Page) -> None:
    """Jack himself chooses a card."""
    assert _with_jack(page, "jack", "possible").my_turn()


@show
def jack_in_words(page: Page) -> None:
    table = _with_jack(page, "jack")
    _play(table, 3, last=False)
    page.get_by_test_id("settings").click()
    page.get_by_test_id("setting-words").check()
    page.get_by_test_id("close-dialog").locator("visible=true").click()


@show
def jack_replay(page: Page) -> None:
    _open_record(page, 62, "truth", (GOLDEN / "mr_jack_night.txt").read_text(encoding="utf-8"))


@show
def york_building(page: Page) -> None:
    """Latimer has begun to put up a lamp: every street where one may stand is offered."""
    table = _detective_plays(page, "latimer", "probabilities", YORK)
    table.pick("lamp")
    page.evaluate("scrollTo(0, 0)")


@show
def york_in_words(page: Page) -> None:
    table = _with_jack(page, "jack", game=YORK)
    _play(table, 3, last=False)
    page.get_by_test_id("settings").click()
    page.get_by_test_id("setting-words").check()
    page.get_by_test_id("close-dialog").locator("visible=true").click()


@show
def york_replay(page: Page) -> None:
    _open_record(page, 60, "truth", (GOLDEN / "mr_jack_new_york.txt").read_text(encoding="utf-8"))


def _open_record(page: Page, move: int, viewer: str, record: str = RECORD) -> None:
    page.goto("/replay")
    page.get_by_test_id("record-text").fill(record)
    page.get_by_test_id("record-open").click()
    page.get_by_test_id("replay-slider").wait_for()
    page.get_by_test_id(f"as-{viewer}").click()
    page.locator(f"[data-testid=replay][data-viewer={viewer}]").wait_for()
    page.get_by_test_id("replay-slider").fill(str(move))


@show
def replay_truth(page: Page) -> None:
    _open_record(page, 13, "truth")


@show
def replay_investigator(page: Page) -> None:
    _open_record(page, 17, "investigator")


@show
def replay_open(page: Page) -> None:
    page.goto("/replay")
    page.get_by_test_id("record-text").wait_for()


@show
def rules(page: Page) -> None:
    page.goto(f"/rules/{GAME}")
    page.get_by_test_id("rules-text").wait_for()


@show
def design(page: Page) -> None:
    page.goto("/design")
    page.get_by_test_id("design-dialog").wait_for()


@show
def lost(page: Page) -> None:
    page.goto("/t/nowhere")
    page.get_by_test_id("error").wait_for()


MYSTERIUM = "mysterium"


def _at_the_seance(page: Page, seat: str, aids: str = "off", players: int = 4, level: str = "medium") -> Table:
    """A table of Mysterium with the computer in all other seats."""
    home(page)
    more_ways(page, MYSTERIUM)
    page.get_by_test_id("option-players").fill(str(players))
    seats = ("ghost", "red", "blue", "green", "yellow", "violet", "white")[:players]
    page.get_by_test_id(f"place-{seats[-1]}").wait_for()
    for each in seats:
        page.get_by_test_id(f"place-{each}").select_option("me" if each == seat else "bot")
        if each != seat:
            page.get_by_test_id(f"level-{each}").select_option(level)
    page.get_by_test_id("aids").select_option(aids)
    page.get_by_test_id("new-table").click()
    return Table(page)


@show
def seance_psychic(page: Page) -> None:
    """A psychic compares the dreams of the night with the characters."""
    assert _at_the_seance(page, "red", "possible").my_turn()
    for other in ("blue", "green"):  # until they have guessed, and said why
        page.locator(f"[data-orb={other}]:not([data-on=''])").wait_for()


@show
def seance_ghost(page: Page) -> None:
    """The ghost has chosen dreams and not given them yet."""
    table = _at_the_seance(page, "ghost")
    assert table.my_turn()
    for number in range(2):
        page.get_by_test_id("hand").locator("[data-dream]").nth(number).press("Enter")  # a finger would look at it first


@show
def seance_zoom(page: Page) -> None:
    assert _at_the_seance(page, "red").my_turn()
    page.locator("[data-testid=tableau] [data-card]").first.focus()
    page.keyboard.press("z")
    page.get_by_test_id("zoom").wait_for()


@show
def seance_in_words(page: Page) -> None:
    assert _at_the_seance(page, "red", players=3).my_turn()
    page.get_by_test_id("settings").click()
    page.get_by_test_id("setting-words").check()
    page.get_by_test_id("close-dialog").locator("visible=true").click()


@show
def seance_vote(page: Page) -> None:
    """The second stage, as a psychic saw it."""
    _open_record(page, 0, "red", (GOLDEN / "mysterium_lot.txt").read_text(encoding="utf-8"))
    page.keyboard.press("End")
    for _ in range(3):
        page.keyboard.press("ArrowLeft")

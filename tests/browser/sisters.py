"""People at a table of either Mr. Jack game on hexes: who is being played, who stands where, and how things are picked."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from playwright.sync_api import expect

from browser.pages import NARROW, Company, Table, set_up

RNG = random.Random(1888)
BOARD, ROW = "board", "row"


def two(company: Company, game: str, **how: str) -> tuple[Table, Table]:
    """Ada, who opens a table and is the detective, and Ben, who comes by her link and is Jack."""
    ada = company.person("Ada").open(game, seats={"jack": "open", "detective": "me"}, **how)  # type: ignore[arg-type]
    ben = company.person("Ben").follow(ada.part("invite-link").input_value())
    ben.part("sit-jack").click()
    for table in (ada, ben):
        table.wait(status="live")
    return ada, ben


def active(table: Table) -> str:
    """Whose card is being played."""
    card = table.part("active-card")
    return (card.get_attribute("data-name") or "") if card.count() else ""


def standing(table: Table) -> dict[str, str]:
    """Who stands where on the board."""
    found = table.page.locator("[data-token]").evaluate_all("all => all.map(each => [each.dataset.token, each.dataset.hex])")
    return dict(found)


def innocents(table: Table) -> set[str]:
    found = table.page.locator("[data-token][data-suspect=false]").evaluate_all("all => all.map(each => each.dataset.token)")
    return set(found)


def pick_on(table: Table, *words: str | Callable[[str], bool], area: str = BOARD) -> None:
    """Pick one thing after another, by name or by what it must be; say yes where the page asks; wait until it is done."""
    before = table.n
    for word in words:
        offered = table.words(area)
        table.pick(word if isinstance(word, str) else RNG.choice([each for each in offered if word(each)]), area)
    table.confirm(before)
    table.wait(but=before)


def anything(table: Table, area: str, is_hex: Callable[[str], bool]) -> None:
    """Whatever may be done now but accuse anybody."""
    assert table.my_turn()
    before = table.n
    for _ in range(200):
        words = table.words(area)
        if table.part("confirm").is_visible():
            table.part("confirm").click()
            table.part("confirm").wait_for(state="hidden")
        elif table.n != before:
            return
        elif words and not table.page.locator("[data-choices=row][aria-busy=true]").count():
            streets = [word for word in words if is_hex(word)]
            table.pick(RNG.choice(streets or [word for word in words if word != "accuse"]), area)
        else:
            table.page.wait_for_timeout(20)
    raise AssertionError(f"nothing can be done with {table.words(area)} on the {area}")


def together(*tables: Table) -> None:
    """Until everybody has heard the same; one move may be followed by several of the referee's."""
    for _ in range(500):
        if len({table.n for table in tables}) == 1:
            return
        tables[0].page.wait_for_timeout(20)
    raise AssertionError(f"they have heard different things: {[table.n for table in tables]}")


def each_once(ada: Table, ben: Table, turns: Mapping[str, Callable[[Table], None]]) -> None:
    """Two rounds, in which each character is played once, each as it is told to."""
    assert ben.secrets() >= 1
    assert ada.secrets() == 0
    played: list[str] = []
    while len(played) < 8:
        mover = ada if ada.to_act == "detective" else ben
        assert mover.my_turn()
        name = active(mover)
        if name:
            played.append(name)
            turns[name](mover)
        else:
            cards = set(mover.words(BOARD))
            assert cards == set(mover.words(ROW))
            assert cards <= set(turns)
            pick_on(mover, RNG.choice(sorted(cards)))
        together(ada, ben)
        assert standing(ada) == standing(ben)
    assert set(played) == set(turns)
    assert innocents(ada) == innocents(ben)


def until_an_accusation(
    ada: Table, ben: Table, names: set[str], is_hex: Callable[[str], bool], never: tuple[str, ...] = ()
) -> None:
    """Somebody is accused as soon as somebody is in reach of one whose choices are not all about others."""
    while True:
        mover = ada if ada.to_act == "detective" else ben
        assert mover.my_turn()
        reach = [word for word in mover.words(BOARD) if word in names] if active(mover) else []
        if mover is ada and reach and active(ada) not in never:
            before = ada.n
            ada.pick(reach[0], BOARD)
            ada.part("token-menu").locator("[data-choice=accuse]").click()
            assert ada.n == before, "it ends the game, so the page asks"
            ada.part("confirm").click()
            break
        anything(mover, ROW, is_hex)
        together(ada, ben)
    for table in (ada, ben):
        expect(table.part("result")).to_be_visible()
        assert table.secrets() >= 1, "now both may know"
    assert ada.log() == ben.log()
    assert ada.part("result").inner_text() != ben.part("result").inner_text()


def a_whole_night(
    company: Company, game: str, exits: Callable[[Table], list[str]], is_hex: Callable[[str], bool], **options: str
) -> None:
    """Jack, who leaves if he can, against a detective who knows what he does; and the game once more."""
    ben = company.person("Ben").open(game, aids="possible", options=options, jack="me", detective="bot regular")
    ben.wait(status="live")
    turns = 0
    while ben.my_turn():
        assert ben.you == "jack"
        assert ben.secrets() >= 1
        ways = exits(ben)
        if ways:
            pick_on(ben, ways[0], area=ROW)
        else:
            anything(ben, BOARD if turns % 2 else ROW, is_hex)
        turns += 1
    expect(ben.part("result")).to_be_visible()
    ben.part("study").click()
    ben.page.get_by_test_id("replay-slider").wait_for()


def by_touch(company: Company, game: str) -> Table:
    """A detective on a phone, who has taken a card."""
    seats = {"jack": "bot novice", "detective": "me"}
    ada = company.person("Ada", viewport=NARROW, has_touch=True, is_mobile=True).open(game, seats=seats)
    ada.touch = True
    assert ada.my_turn()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
    pick_on(ada, ada.words(BOARD)[0])
    assert ada.my_turn()
    return ada


def in_words(company: Company, game: str, follow_up: str) -> str:
    """The position as Jack hears it, who then plays a little without a board."""
    ben = company.person("Ben").open(game, jack="me", detective="bot regular")
    set_up(ben.page, words=True)
    assert ben.my_turn_in_words()
    told = ben.part("in-words").inner_text()
    for _ in range(2):
        if ben.my_turn_in_words():
            before = ben.n
            ben.page.locator(f"[data-move^='take '], [data-move^='walk '], [data-move^='{follow_up} ']").first.click()
            ben.confirm(before)
            ben.wait(but=before)
    return told

"""Mr. Jack in New York as people play it: a town that is built under the hand, a whole game, and secrets that stay secret."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.pages import Company, Keyboard, Table
from browser.sisters import (
    BOARD,
    ROW,
    a_whole_night,
    active,
    anything,
    by_touch,
    each_once,
    in_words,
    pick_on,
    standing,
    together,
    two,
    until_an_accusation,
)

YORK = "mr_jack_new_york"
NAMES = {"beach", "rider", "latimer", "grant", "callahan", "eastman", "tumblety", "smith"}
WAYS_OUT = {"14-11", "2-13", "5-2", "7-16", "11-16", "12-1"}


def is_hex(word: str) -> bool:
    return word == "liberty" or word[0].isdigit()


def tiles(table: Table) -> dict[str, str]:
    """What lies where on the board."""
    found = table.page.locator("[data-tile]").evaluate_all("all => all.map(each => [each.dataset.tile, each.dataset.kind])")
    return dict(found)


def test_every_character_under_the_hand(company: Company) -> None:
    """In two rounds each of the eight is played once: every power on the board itself, and an arrest, or not, at the end."""
    with company:
        ada, ben = two(company, YORK)
        each_once(ada, ben, TURNS)
        assert tiles(ada) == tiles(ben)
        until_an_accusation(ada, ben, NAMES, is_hex)


def walk(table: Table) -> None:
    """To any hex; if that is the Informant's, he is sent elsewhere; where a power is owed after it, until it is asked for."""
    pick_on(table, lambda word: is_hex(word) and word not in WAYS_OUT)
    settled(table)
    if table.part("informant").get_attribute("data-hex") in standing(table).values():
        pick_on(table, is_hex)
        settled(table)


def settled(table: Table) -> None:
    table.page.wait_for_function("() => !document.querySelector('[data-choices=row][aria-busy=true]')")


def builds(kind: str) -> Callable[[Table], None]:
    """A tile of that kind is laid, or turned, before the move."""

    def turn(table: Table) -> None:
        before = tiles(table)
        pick_on(table, kind, is_hex)
        changed = {hex: up for hex, up in tiles(table).items() if before.get(hex) != up}
        assert list(changed.values()) == [kind]
        settled(table)
        walk(table)

    return turn


def callahan(table: Table) -> None:
    """The power after the move: then the barrier need not be asked for."""
    walk(table)
    assert table.page.locator("[data-barrier='5-4 6-3']").count() == 1
    table.pick("5-4", BOARD)
    pick_on(table, "5-4", lambda word: word != "6-3")  # one of its hexes it may keep
    expect(table.page.locator("[data-barrier^='5-4 '], [data-barrier$=' 5-4']")).to_have_count(1)
    assert table.page.locator("[data-barrier='5-4 6-3']").count() == 0


def smith(table: Table) -> None:
    assert table.page.locator("[data-steamer='5-2']").count() == 1
    pick_on(table, "steamer", "5-2", "12-1")
    assert table.page.locator("[data-steamer='12-1']").count() == 1
    settled(table)
    walk(table)


def eastman(table: Table) -> None:
    """He moves somebody else, if anybody is as visible as he is."""
    before = standing(table)
    if "send" not in table.words(BOARD):
        walk(table)
        return
    pick_on(table, "send", lambda word: word in NAMES, is_hex)
    after = standing(table)
    assert after["eastman"] == before["eastman"]
    assert len([name for name in NAMES if after[name] != before[name]]) == 1


def tumblety(table: Table) -> None:
    """Somebody next to him, if there is one, changes places; else he walks, and is asked no more if he comes to nobody."""
    before = standing(table)
    if "swap" in table.words(BOARD):
        pick_on(table, "swap", lambda word: word in NAMES, lambda word: word in NAMES)
        after = standing(table)
        assert len([name for name in NAMES if after[name] != before[name]]) == 2
        settled(table)
    walk(table)
    if table.to_act == table.you and active(table) == "tumblety":
        pick_on(table, "pass")


TURNS: dict[str, Callable[[Table], None]] = {
    "beach": builds("metro"),
    "rider": builds("building"),
    "latimer": builds("lamp"),
    "grant": builds("park"),
    "callahan": callahan,
    "eastman": eastman,
    "tumblety": tumblety,
    "smith": smith,
}


def test_a_whole_night_against_the_computer(company: Company) -> None:
    """Jack, who leaves if he can, against a detective who knows what he does."""

    def exits(ben: Table) -> list[str]:
        """A steamer's port is no way out while it is being moved."""
        walking = active(ben) and not ben.part("begun").count()
        return [word for word in ben.words(ROW) if word in WAYS_OUT] if walking else []

    with company:
        a_whole_night(company, YORK, exits, is_hex, tumblety="or", latimer="5-8")


def test_meeting_the_informant(company: Company) -> None:
    """He is on Liberty Island, and everybody goes west: in the third round at the latest somebody draws a card there."""
    with company:
        ada, ben = two(company, YORK)
        for _ in range(80):
            mover, other = (ada, ben) if ada.to_act == "detective" else (ben, ada)
            assert mover.my_turn()
            offered = mover.words(BOARD) if active(mover) and not mover.part("begun").count() else []
            walks = sorted([word for word in offered if is_hex(word) and word not in WAYS_OUT], key=column)
            if walks and walks[0] == "liberty":
                break
            if walks:
                pick_on(mover, walks[0])
            else:
                anything(mover, ROW, is_hex)
            together(ada, ben)
        before = mover.n
        mover.pick("liberty", BOARD)
        assert mover.n == before, "a card is drawn at once, so the page asks"
        mover.part("confirm").click()
        mover.wait(but=before)
        assert mover.my_turn()
        together(ada, ben)
        assert [any(line.startswith("The alibi card is ") for line in table.log()) for table in (mover, other)] == [True, False]
        assert mover.part("informant").get_attribute("data-talkative") == "false"
        elsewhere = max(filter(is_hex, mover.words(BOARD)), key=column)
        pick_on(mover, elsewhere)
        together(ada, ben)
        for table in (ada, ben):
            expect(table.part("informant")).to_have_attribute("data-hex", elsewhere)


def column(word: str) -> int:
    return 0 if word == "liberty" else int(word.split("-")[0])


def test_on_a_phone_by_touch(company: Company) -> None:
    with company:
        walk(by_touch(company, YORK))


def test_by_keyboard_alone(company: Company) -> None:
    """A card, then a power begun on it and given up again."""
    with company:
        ada = company.person("Ada").open(YORK, jack="bot novice", detective="me")
        keys = Keyboard(ada)
        assert ada.my_turn()
        before = ada.n
        keys.tab_to(BOARD)
        keys.press("Enter")
        ada.wait(but=before)
        assert ada.my_turn()
        keys.tab_to(ROW)
        keys.press("ArrowRight")
        assert keys.at() in ada.words(ROW)


def test_in_words(company: Company) -> None:
    with company:
        told = in_words(company, YORK, "informant")
        assert "Mr. Jack is " in told
        assert "Liberty Island" in told

"""Mr. Jack in New York as people play it: a town that is built under the hand, a whole game, and secrets that stay secret."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.pages import PHONE, Company, Keyboard, Table, set_up
from browser.sisters import BOARD, RNG, ROW, active, anything, innocents, pick_on, standing, together, two

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
        assert ben.secrets() >= 1
        assert ada.secrets() == 0
        played: list[str] = []
        while len(played) < 8:
            mover = ada if ada.to_act == "detective" else ben
            assert mover.my_turn()
            if not active(mover):
                cards = set(mover.words(BOARD))
                assert cards == set(mover.words(ROW))
                assert cards <= NAMES
                pick_on(mover, RNG.choice(sorted(cards)))
                together(ada, ben)
                continue
            name = active(mover)
            played.append(name)
            TURNS[name](mover)
            together(ada, ben)
            assert standing(ada) == standing(ben)
            assert tiles(ada) == tiles(ben)
        assert set(played) == NAMES
        assert innocents(ada) == innocents(ben)
        # Somebody is accused as soon as somebody is in reach.
        while True:
            mover = ada if ada.to_act == "detective" else ben
            assert mover.my_turn()
            reach = [word for word in mover.words(BOARD) if word in NAMES] if active(mover) else []
            if mover is ada and reach:
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
    before = table.page.locator("[data-barrier]").evaluate_all("all => all.map(each => each.dataset.barrier)")
    pick_on(table, is_hex, is_hex, is_hex)
    after = table.page.locator("[data-barrier]").evaluate_all("all => all.map(each => each.dataset.barrier)")
    assert len(set(after) - set(before)) == 1


def smith(table: Table) -> None:
    assert table.page.locator("[data-steamer='5-2']").count() == 1
    pick_on(table, "steamer", "5-2", "12-1")
    assert table.page.locator("[data-steamer='12-1']").count() == 1
    settled(table)
    walk(table)


def eastman(table: Table) -> None:
    """He moves somebody else."""
    before = standing(table)
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
    with company:
        ben = company.person("Ben").open(
            YORK, aids="possible", options={"tumblety": "or", "latimer": "5-8"}, jack="me", detective="bot greedy"
        )
        ben.wait(status="live")
        turns = 0
        while ben.my_turn():
            assert ben.you == "jack"
            assert ben.secrets() >= 1
            walking = active(ben) and not ben.part("begun").count()  # a steamer's port is no way out while it is being moved
            exits = [word for word in ben.words(ROW) if word in WAYS_OUT] if walking else []
            if exits:
                pick_on(ben, exits[0], area=ROW)
            else:
                anything(ben, BOARD if turns % 2 else ROW, is_hex)
            turns += 1
        expect(ben.part("result")).to_be_visible()
        ben.part("study").click()
        ben.page.get_by_test_id("replay-slider").wait_for()


@pytest.mark.parametrize("width", [390, 360])
def test_on_a_phone_by_touch(company: Company, width: int) -> None:
    with company:
        size = {"width": width, "height": PHONE["height"]}
        ada = company.person("Ada", viewport=size, has_touch=True, is_mobile=True).open(
            YORK, seats={"jack": "bot random", "detective": "me"}
        )
        ada.touch = True
        assert ada.my_turn()
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= width
        pick_on(ada, ada.words(BOARD)[0])
        assert ada.my_turn()
        pick_on(ada, lambda word: is_hex(word))


def test_by_keyboard_alone(company: Company) -> None:
    """A card, then a power begun on it and given up again."""
    with company:
        ada = company.person("Ada").open(YORK, jack="bot random", detective="me")
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
        ben = company.person("Ben").open(YORK, jack="me", detective="bot greedy")
        set_up(ben.page, words=True)
        assert ben.my_turn_in_words()
        told = ben.part("in-words").inner_text()
        assert "Mr. Jack is " in told
        assert "Liberty Island" in told
        for _ in range(2):
            if not ben.my_turn_in_words():
                return
            before = ben.n
            ben.page.locator("[data-move^='take '], [data-move^='walk '], [data-move^='informant ']").first.click()
            ben.confirm(before)
            ben.wait(but=before)

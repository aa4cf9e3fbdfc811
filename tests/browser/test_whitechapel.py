"""Mr. Jack as people play it: every character's power under the hand, a whole game, and secrets that stay secret."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.pages import PHONE, Company, Keyboard, Table, set_up
from browser.sisters import BOARD, RNG, ROW, active, anything, innocents, pick_on, standing, together, two

JACK = "mr_jack"
NAMES = {"holmes", "watson", "smith", "lestrade", "stealthy", "goodley", "gull", "bert"}


def is_hex(word: str) -> bool:
    return word[0] in "abcdefghijklm" and word[1:].isdigit()


def test_every_character_under_the_hand(company: Company) -> None:
    """In two rounds each of the eight is played once: every power on the board itself, and an arrest, or not, at the end."""
    with company:
        ada, ben = two(company, JACK)
        assert ben.secrets() >= 1
        assert ada.secrets() == 0
        assert "Mr. Jack looks at his identity card." in ada.log()
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
        assert set(played) == NAMES
        assert innocents(ada) == innocents(ben)
        # Somebody is accused as soon as somebody is in reach.
        while True:
            mover = ada if ada.to_act == "detective" else ben
            assert mover.my_turn()
            reach = [word for word in mover.words(BOARD) if word in NAMES] if active(mover) else []
            if mover is ada and reach and active(ada) not in ("goodley", "gull"):
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


def smith(table: Table) -> None:
    lit = [word for word in table.words(BOARD) if is_hex(word) and table.page.locator(f"[data-lamp={word}]").count()]
    pick_on(table, lit[0], is_hex)
    assert table.page.locator(f"[data-lamp={lit[0]}]").count() == 0
    walk(table)


def bert(table: Table) -> None:
    walk(table)
    pick_on(table, lambda word: word.startswith("cover "), is_hex)


def lestrade(table: Table) -> None:
    assert {"sw", "ne"} <= set(table.words(BOARD))
    pick_on(table, "sw", "nw")
    walk(table)


def goodley(table: Table) -> None:
    """Whoever is called comes nearer, until nobody can."""
    walk(table)
    for _ in range(4):
        if table.to_act != table.you or active(table) != "goodley":
            return
        called = table.words(BOARD)
        assert set(called) <= NAMES - {"goodley"}
        pick_on(table, called[0], is_hex)
        if set(table.words(BOARD)) == {"n", "ne", "se", "s", "sw", "nw"}:
            pick_on(table, "s")


def watson(table: Table) -> None:
    walk(table)
    assert set(table.words(BOARD)) == {"n", "ne", "se", "s", "sw", "nw"}
    pick_on(table, "n")


def gull(table: Table) -> None:
    """He changes places with Smith; the detective is asked whether he would rather accuse him, if he could."""
    before = standing(table)
    pick_on(table, "smith", "swap")
    after = standing(table)
    assert (after["gull"], after["smith"]) == (before["smith"], before["gull"])


def holmes(table: Table) -> None:
    """To move him is to draw a card, and that cannot be taken back."""
    before = table.n
    table.pick(RNG.choice([word for word in table.words(BOARD) if is_hex(word)]), BOARD)
    assert table.n == before
    table.part("confirm").click()
    table.wait(but=before)
    assert any(line.startswith("The alibi card is ") for line in table.log()), "only who drew it is told"


def walk(table: Table) -> None:
    """To any hex; where a power is owed after it, until it is asked for."""
    pick_on(table, lambda word: is_hex(word) and table.page.locator(f"[data-lamp={word}]").count() == 0)
    table.page.wait_for_function("() => !document.querySelector('[data-choices=row][aria-busy=true]')")


TURNS: dict[str, Callable[[Table], None]] = {
    "holmes": holmes,
    "watson": watson,
    "smith": smith,
    "lestrade": lestrade,
    "stealthy": walk,
    "goodley": goodley,
    "gull": gull,
    "bert": bert,
}


def test_a_whole_night_against_the_computer(company: Company) -> None:
    """Jack, who leaves if he can, against a detective who knows what he does."""
    with company:
        ben = company.person("Ben").open(
            JACK, aids="possible", options={"edition": "first", "whistle": "any"}, jack="me", detective="bot greedy"
        )
        ben.wait(status="live")
        turns = 0
        while ben.my_turn():
            assert ben.you == "jack"
            assert ben.secrets() >= 1
            exits = (
                [word for word in ben.words(ROW) if word in ("nw", "ne", "sw", "se")]
                if active(ben) not in ("lestrade", "")
                else []
            )
            if exits and "n" not in ben.words(ROW):
                pick_on(ben, exits[0], area=ROW)
            else:
                anything(ben, BOARD if turns % 2 else ROW, is_hex)
            turns += 1
        expect(ben.part("result")).to_be_visible()
        ben.part("study").click()
        ben.page.get_by_test_id("replay-slider").wait_for()


def test_covered_secrets(company: Company) -> None:
    with company:
        ben = company.person("Ben").open(JACK, jack="me", detective="bot greedy")
        assert ben.my_turn()
        assert ben.secrets() >= 1
        ben.part("cover").click()
        expect(ben.page.locator("[data-testid=secret], [data-secret]")).to_have_count(0)
        ben.part("cover").click()
        assert ben.secrets() >= 1


@pytest.mark.parametrize("width", [390, 360])
def test_on_a_phone_by_touch(company: Company, width: int) -> None:
    with company:
        size = {"width": width, "height": PHONE["height"]}
        ada = company.person("Ada", viewport=size, has_touch=True, is_mobile=True).open(
            JACK, seats={"jack": "bot random", "detective": "me"}
        )
        ada.touch = True
        assert ada.my_turn()
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= width
        pick_on(ada, ada.words(BOARD)[0])
        assert ada.my_turn()
        walk(ada)


def test_by_keyboard_alone(company: Company) -> None:
    with company:
        ada = company.person("Ada").open(JACK, jack="bot random", detective="me")
        keys = Keyboard(ada)
        for area in (BOARD, ROW):
            assert ada.my_turn()
            before = ada.n
            keys.tab_to(area)
            keys.press("ArrowRight")
            assert keys.at() in ada.words(area)
            keys.press("Enter")
            ada.page.locator(
                f"[data-testid=table]:not([data-n='{before}']), [data-testid=confirm], [data-testid=back]"
            ).first.wait_for()
            if ada.part("confirm").is_visible():
                keys.press("Enter")
            elif ada.n == before:
                keys.press("Escape")
                assert ada.words()


def test_in_words(company: Company) -> None:
    with company:
        ben = company.person("Ben").open(JACK, jack="me", detective="bot greedy")
        set_up(ben.page, words=True)
        assert ben.my_turn_in_words()
        told = ben.part("in-words").inner_text()
        assert "Mr. Jack is " in told
        assert "Sherlock Holmes" in told
        for _ in range(2):
            if not ben.my_turn_in_words():
                return
            before = ben.n
            ben.page.locator("[data-move^='take '], [data-move^='walk '], [data-move^='face ']").first.click()
            ben.confirm(before)
            ben.wait(but=before)

"""Mr. Jack as people play it: every character's power under the hand, a whole game, and secrets that stay secret."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.pages import Company, Keyboard, Table
from browser.sisters import (
    BOARD,
    RNG,
    ROW,
    a_whole_night,
    active,
    by_touch,
    each_once,
    in_words,
    pick_on,
    standing,
    two,
    until_an_accusation,
)

JACK = "mr_jack"


def is_hex(word: str) -> bool:
    return word[0] in "abcdefghijklm" and word[1:].isdigit()


def test_every_character_under_the_hand(company: Company) -> None:
    """In two rounds each of the eight is played once: every power on the board itself, and an arrest, or not, at the end."""
    with company:
        ada, ben = two(company, JACK)
        assert "Mr. Jack looks at his identity card." in ada.log()
        each_once(ada, ben, TURNS)
        until_an_accusation(ada, ben, set(TURNS), is_hex, never=("goodley", "gull"))


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
        assert set(called) <= set(TURNS) - {"goodley"}
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

    def exits(ben: Table) -> list[str]:
        found = [word for word in ben.words(ROW) if word in ("nw", "ne", "sw", "se")]
        return found if active(ben) not in ("lestrade", "") and "n" not in ben.words(ROW) else []

    with company:
        a_whole_night(company, JACK, exits, is_hex, edition="first", whistle="any")


def test_covered_secrets(company: Company) -> None:
    with company:
        ben = company.person("Ben").open(JACK, jack="me", detective="bot regular")
        assert ben.my_turn()
        assert ben.secrets() >= 1
        ben.part("cover").click()
        expect(ben.page.locator("[data-testid=secret], [data-secret]")).to_have_count(0)
        ben.part("cover").click()
        assert ben.secrets() >= 1


def test_on_a_phone_by_touch(company: Company) -> None:
    with company:
        walk(by_touch(company, JACK))


def test_by_keyboard_alone(company: Company) -> None:
    with company:
        ada = company.person("Ada").open(JACK, jack="bot novice", detective="me")
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
        told = in_words(company, JACK, "face")
        assert "Mr. Jack is " in told
        assert "Sherlock Holmes" in told

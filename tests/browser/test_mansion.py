"""Mysterium as people play it: a ghost who gives pictures and says nothing, psychics who point, guess and vote."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from playwright.sync_api import Locator, ViewportSize, expect

from browser.pages import PHONE, Company, Keyboard, Table, set_up
from browser.shows import GOLDEN
from browser.test_replay import Replay, paste
from gaslamp.games.mysterium.cards import facts
from gaslamp.locales import say

MYSTERIUM = "mysterium"
BOARD, ROW = "board", "row"
DESK: ViewportSize = {"width": 1600, "height": 1000}
"""Large enough for pictures that can be told apart."""
WRONG_BEFORE = "guessed wrong before"
FACE_DOWN = "face down"


def sit_down(company: Company, name: str, seats: Mapping[str, str], difficulty: str = "easy", **how: object) -> Table:
    """A table for as many as there are seats."""
    options = {"players": str(len(seats)), "difficulty": difficulty}
    return company.person(name, **{"viewport": DESK, **how}).open(MYSTERIUM, options=options, seats=seats)


def join(company: Company, name: str, host: Table, *seats: str) -> Table:
    table = company.person(name, viewport=DESK).follow(host.part("invite-link").input_value())
    for seat in seats:
        table.part(f"sit-{seat}").click()
        table.part(f"seat-{seat}").and_(table.page.locator("[data-kind=person]")).wait_for()
    return table


def on_day(table: Table, day: int) -> None:
    expect(table.part("calendar")).to_have_attribute("data-day", str(day))


def orb(table: Table, colour: str) -> Locator:
    return table.part(f"psychic-{colour}")


def lies_on(colour: str, place: str, *tables: Table) -> None:
    """Until everybody sees an orb there."""
    for table in tables:
        expect(orb(table, colour)).to_have_attribute("data-on", place)


def asked(table: Table, seat: str) -> None:
    """Until a seat is asked for something."""
    table.page.locator(f"[data-testid=table][data-to-act~={seat}]").wait_for()


def dreams(part: Locator) -> list[str]:
    found: list[str] = part.locator("[data-dream]").evaluate_all("all => all.map(each => each.dataset.dream)")
    return found


def tap(table: Table, part: Locator) -> None:
    part.tap() if table.touch else part.click()


# What people do.


def look_at(ghost: Table, colour: str) -> str:
    """The ghost turns to a psychic; returns the card he is to find."""
    orb(ghost, colour).click()
    expect(orb(ghost, colour)).to_have_attribute("aria-pressed", "true")
    return ghost.part("target").locator("[data-card]").first.get_attribute("data-card") or ""


def give(ghost: Table, colour: str, many: int = 1) -> str:
    """A dream of so many cards for somebody; returns what it is about."""
    sought = look_at(ghost, colour)
    for dream in dreams(ghost.part("hand"))[:many]:
        ghost.part("hand").locator(f"[data-choice='{dream}']").click()
    expect(ghost.part("target").locator("[data-dream][aria-pressed=true]")).to_have_count(many)
    ghost.part("give").click()
    return sought


def guess(table: Table, card: str, colour: str) -> None:
    """The orb is laid on a card, and then it is the answer."""
    table.pick(card, BOARD)
    lies_on(colour, card, table)
    table.part("answer").click()
    expect(table.part("answer")).to_have_count(0)


def vote(table: Table, colour: str) -> None:
    """In the row of choices: nobody sees an orb lie anywhere."""
    table.pick(colour)
    table.part("confirm").click()
    expect(table.part("confirm")).to_have_count(0)


def find_all(ghost: Table, psychics: Mapping[str, Table]) -> None:
    """Three days on which everybody understands the ghost."""
    for day in (1, 2, 3):
        for table in (ghost, *psychics.values()):
            on_day(table, day)
        for colour, table in psychics.items():
            sought = give(ghost, colour)
            asked(table, colour)
            orb(table, colour).click()
            guess(table, sought, colour)


def share(ghost: Table, culprit: str) -> list[str]:
    """The ghost makes somebody the culprit and gives three dreams to all; returns them."""
    ghost.page.locator("[data-stage='2']").wait_for()
    look_at(ghost, culprit)
    given = dreams(ghost.part("hand"))[2:5]
    for dream in given:
        ghost.part("hand").locator(f"[data-choice='{dream}']").click()
    ghost.part("give").click()
    expect(ghost.part("shared").locator("[data-dream]")).to_have_count(3)
    return given


def knows_nothing(table: Table) -> None:
    """The ghost's hand and his cards are not in this page."""
    assert table.part("hand").count() == table.part("target").count() == 0
    log = "\n".join(table.log())
    assert FACE_DOWN in log
    assert "Under the red token lies" not in log


# The stories.


def test_a_whole_game_with_three_browsers(company: Company) -> None:
    """Blue errs once, so that the fifth day is the day of judgement."""
    with company:
        ada = sit_down(company, "Ada", {"ghost": "me", "red": "open", "blue": "open"})
        ben, cy = join(company, "Ben", ada, "red"), join(company, "Cy", ada, "blue")
        everybody = (ada, ben, cy)
        for table in everybody:
            table.wait(status="live")
        expect(ada.part("chat-input")).to_be_disabled()
        ben.part("chat-input").fill("I see a ship.")
        ben.part("chat-input").press("Enter")
        for table in everybody:
            expect(table.part("chat")).to_contain_text("I see a ship.")

        red, blue = give(ada, "red", 2), ""
        assert ben.my_turn()
        asked(ada, "red")
        expect(ben.page.locator("[data-dream]")).to_have_count(2)
        first = other_than(red, ben.words(BOARD))
        ben.pick(first, BOARD)
        lies_on("red", first, *everybody)
        ben.pick(red, BOARD)
        lies_on("red", red, *everybody)
        ben.part("take-back").click()
        lies_on("red", "", *everybody)
        guess(ben, red, "red")
        lies_on("red", red, *everybody)

        blue = give(ada, "blue")
        assert cy.my_turn()
        mine = dreams(cy.page.locator("section", has=cy.page.get_by_role("heading", name="Blue seeks the character")))
        wrong = other_than(blue, cy.words(BOARD))
        guess(cy, wrong, "blue")
        for table in everybody:
            on_day(table, 2)
        expect(cy.page.locator(f"[data-row=character] [data-card={wrong}]")).to_contain_text(WRONG_BEFORE)
        expect(ben.page.locator(f"[data-row=character] [data-card={red}]")).to_have_count(0)
        assert dreams(cy.page.get_by_role("region", name="Dreams: Blue")) == mine, "they stay"
        for table in (ben, cy):
            knows_nothing(table)

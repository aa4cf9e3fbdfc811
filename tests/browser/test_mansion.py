"""Mysterium as people play it: a ghost who gives pictures and says nothing, psychics who point, guess and vote."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import FloatRect, Locator, ViewportSize, expect

from browser.pages import PHONE, Company, Keyboard, Table, set_up
from browser.shows import GOLDEN, MYSTERIUM
from browser.test_replay import Replay, paste
from gaslamp.games.mysterium.cards import facts
from gaslamp.locales import say

BOARD = "board"
DESK: ViewportSize = {"width": 1600, "height": 1000}
"""Large enough to tell the pictures apart."""
FACE_DOWN = "lays a dream for the red orb, face down"
UNDER_RED = "Under the red token lies"


def sit_down(company: Company, name: str, seats: Mapping[str, str], **how: Any) -> Table:
    """An easy table for as many as there are seats."""
    person = company.person(name, **{"viewport": DESK, **how})
    table = person.open(MYSTERIUM, options={"players": str(len(seats)), "difficulty": "easy"}, seats=seats)
    table.touch = "has_touch" in how
    return table


def host(company: Company) -> Table:
    """Ada's, who is the ghost and waits for two psychics."""
    return blank(sit_down(company, "Ada", {"ghost": "me", "red": "open", "blue": "open"}))


def join(company: Company, name: str, ada: Table, *seats: str) -> Table:
    table = blank(company.person(name, viewport=DESK).follow(ada.invitation(seats[0])))
    for seat in seats:
        table.part(f"sit-{seat}").click()
        table.part(f"seat-{seat}").and_(table.page.locator("[data-kind=person]")).wait_for()
    return table


def blank(table: Table) -> Table:
    """Nothing is on the cards: several browsers at once would draw pictures half of the time."""
    empty = "<svg xmlns='http://www.w3.org/2000/svg' />"
    table.page.route("**/assets/*.svg", lambda route: route.fulfill(content_type="image/svg+xml", body=empty))
    return table


# What there is to see.


def on_day(day: int, *tables: Table) -> None:
    """Until it has come for everybody."""
    for table in tables:
        expect(table.part("calendar")).to_have_attribute("data-day", str(day))


def orb_on(colour: str, place: str, *tables: Table) -> None:
    """Until everybody sees an orb there."""
    for table in tables:
        expect(table.part(f"psychic-{colour}")).to_have_attribute("data-on", place)


def asked(seat: str, *tables: Table) -> None:
    """Until everybody has heard that a seat is asked."""
    for table in tables:
        table.page.locator(f"[data-testid=table][data-to-act~={seat}]").wait_for()


def dreams(part: Locator) -> list[str]:
    found: list[str] = part.locator("[data-dream]").evaluate_all("all => all.map(each => each.dataset.dream)")
    return found


def dreams_of(table: Table, colour: str) -> Locator:
    """What lies before a psychic, if the page shows it."""
    return table.page.get_by_role("region", name=f"Dreams: {colour.title()}", exact=True)


def box(part: Locator) -> FloatRect:
    """Where it is on the screen."""
    found = part.bounding_box()
    assert found is not None
    return found


def told(table: Table) -> str:
    """The whole log."""
    return "\n".join(table.log())


# What there is to do.


def turn_to(ghost: Table, colour: str) -> str:
    """The ghost looks at a psychic; returns the card that is to be found."""
    ghost.part(f"psychic-{colour}").click()
    expect(ghost.part(f"psychic-{colour}")).to_have_attribute("aria-pressed", "true")
    return ghost.part("target").locator("[data-card]").first.get_attribute("data-card") or ""


def take(ghost: Table, many: int) -> list[str]:
    """The ghost takes dreams up: they lie beside the card they are for."""
    taken = dreams(ghost.part("hand"))[:many]
    for dream in taken:
        ghost.part("hand").locator(f"[data-choice='{dream}']").click()
        ghost.part("target").locator(f"[data-dream='{dream}']").wait_for()
    return taken


def give(ghost: Table, colour: str, many: int = 1) -> str:
    """A dream for somebody; returns the card it is about."""
    sought = turn_to(ghost, colour)
    take(ghost, many)
    ghost.part("give").click()
    return sought


def guess(table: Table, colour: str, card: str) -> None:
    """The orb is laid there, and then it is the answer."""
    table.pick(card, BOARD)
    orb_on(colour, card, table)
    table.part("answer").click()
    expect(table.part("answer")).to_have_count(0)


def vote(table: Table, colour: str) -> None:
    """Sealed, and without an orb that would tell."""
    table.pick(colour)
    table.part("confirm").click()
    expect(table.part("confirm")).to_have_count(0)


def good_day(day: int, ghost: Table, psychics: Mapping[str, Table]) -> None:
    """One dream each, and everybody understands."""
    on_day(day, ghost, *psychics.values())
    for colour, table in psychics.items():
        sought = give(ghost, colour)
        asked(colour, ghost, table)
        guess(table, colour, sought)


def share(ghost: Table, culprit: str) -> list[str]:
    """The ghost's three dreams for all."""
    ghost.page.locator("[data-stage='2']").wait_for()
    turn_to(ghost, culprit)
    taken = take(ghost, 3)
    ghost.part("give").click()
    return taken


# Stories.


def test_a_whole_game_with_three_browsers(company: Company) -> None:
    """Blue is wrong on the first day, so that all is found on the fourth."""
    with company:
        ada = host(company)
        ben, cy = join(company, "Ben", ada, "red"), join(company, "Cy", ada, "blue")
        everybody = (ada, ben, cy)
        on_day(1, *everybody)
        expect(ada.part("chat-input")).to_be_disabled()
        ben.part("chat-input").fill("I never dream.")
        ben.part("chat-input").press("Enter")
        for table in everybody:
            expect(table.part("chat")).to_contain_text("I never dream.")

        right = give(ada, "red", many=2)
        asked("red", *everybody)
        expect(dreams_of(ben, "red").locator("[data-dream]")).to_have_count(2)
        other = next(card for card in ben.words(BOARD) if card != right)
        for card in (other, right):
            ben.pick(card, BOARD)
            orb_on("red", card, *everybody)
        ben.part("take-back").click()
        orb_on("red", "", *everybody)
        guess(ben, "red", right)
        orb_on("red", right, *everybody)

        sought = give(ada, "blue")
        asked("blue", *everybody)
        wrong = next(card for card in cy.words(BOARD) if card not in (sought, right))  # what Red has found is gone tomorrow
        dreamt = dreams(dreams_of(cy, "blue"))
        guess(cy, "blue", wrong)
        on_day(2, *everybody)
        expect(cy.page.locator(f"[data-row=character] [data-card={wrong}]")).to_contain_text("guessed wrong before")
        assert dreams(dreams_of(cy, "blue")) == dreamt, "they stay"
        expect(ben.page.locator(f"[data-row=character] [data-card={right}]")).to_have_count(0)
        assert dreams(dreams_of(ben, "red")) == []

        good_day(2, ada, {"red": ben, "blue": cy})
        good_day(3, ada, {"blue": cy, "red": ben})
        good_day(4, ada, {"blue": cy})
        assert UNDER_RED in told(ada)
        for table in (ben, cy):
            assert FACE_DOWN in told(table)
            assert UNDER_RED not in told(table)

        given = share(ada, "blue")
        for table in everybody:
            expect(table.part("shared").locator("[data-dream]")).to_have_count(3)
            assert dreams(table.part("shared")) == sorted(given, key=int)
        places = [box(each) for each in ben.part("shared").locator("[data-dream]").all()]
        assert min(len({round(place[side]) for place in places}) for side in ("x", "y")) == 1, "in a line"
        vote(cy, "blue")
        for table in everybody:
            expect(table.part("psychic-blue")).to_have_attribute("data-voted", "true")
            expect(table.part("psychic-blue")).to_have_attribute("data-on", "")
            assert "Blue has voted." in told(table) or table is cy
            expect(table.page.locator("[data-suspect=blue]").get_by_text("your vote")).to_have_count(1 if table is cy else 0)
            expect(table.part("ballots").get_by_role("listitem")).to_have_count(0)
        ben.part("large").click()
        ben.pick("blue", BOARD)
        orb_on("red", "blue", ben)
        orb_on("red", "", ada, cy)
        ben.part("answer").click()
        expect(ben.page.locator(".mysterium").get_by_test_id("result")).to_be_visible()
        for table in everybody:
            expect(table.part("result")).to_have_attribute("data-winners", "ghost red blue")
            expect(table.part("ballots").get_by_role("listitem")).to_contain_text(["Blue: the blue one"])
        assert ada.log() == ben.log() == cy.log()
        assert UNDER_RED in told(ben)


def test_the_ghost_and_two_computers(company: Company) -> None:
    with company:
        ada = sit_down(company, "Ada", {"ghost": "me", "red": "bot medium", "blue": "bot medium"})
        assert ada.my_turn()
        hand = dreams(ada.part("hand"))
        ada.part("throw").click()
        ada.part("throw-no").click()
        assert dreams(ada.part("hand")) == hand, "he was only asked"
        ada.part("throw").click()
        ada.part("throw-yes").click()
        expect(ada.part("hand").locator(f"[data-dream='{hand[0]}']")).to_have_count(0)
        assert not set(hand) & set(dreams(ada.part("hand")))
        assert ada.my_turn()
        expect(ada.part("throw")).to_have_count(0)

        turn_to(ada, "red")
        laid = ada.words()[0]
        for word in (laid, "red"):
            ada.pick(word)
        expect(ada.part("hand").locator("[data-dream]")).to_have_count(6)
        ada.page.reload()
        ada.part("target").locator(f"[data-dream='{laid}']").wait_for()
        expect(ada.part("hand").locator("[data-dream]")).to_have_count(6)
        take(ada, 1)
        ada.part("give").click()
        expect(ada.part("log")).to_contain_text("Red guesses for the red orb")
        expect(ada.part("hand").locator("[data-dream]")).to_have_count(7)

        ada.part("cover").click()
        ada.part("muted").wait_for()
        assert ada.part("hand").count() == ada.part("target").count() == ada.choices().count() == 0
        assert UNDER_RED not in told(ada)
        ada.part("cover").click()
        expect(ada.part("hand").locator("[data-dream]")).to_have_count(7)

        give(ada, "blue")
        on_day(2, ada)
        ada.page.get_by_text("The board in words").click()
        expect(ada.page.locator("details").get_by_text(" → ")).to_have_count(2)


def test_a_psychic_among_computers(company: Company) -> None:
    """One day by keyboard alone, another with the mouse."""
    with company:
        ben = sit_down(company, "Ben", {"ghost": "bot medium", "red": "me", "blue": "bot medium"})
        keys = Keyboard(ben)
        assert ben.my_turn()
        row = ben.words(BOARD)
        keys.tab_to(BOARD)
        keys.arrow_to(row[1])
        keys.press("z")
        for key, card in (("ArrowRight", row[2]), ("ArrowLeft", row[1]), ("ArrowLeft", row[0])):
            keys.press(key)
            expect(ben.part("zoom")).to_have_attribute("data-pic", card)
        keys.press("Escape")
        expect(ben.part("zoom")).to_have_count(0)
        assert keys.at() == row[1], "the focus is where it was"
        keys.press("Enter")
        orb_on("red", row[1], ben)
        keys.arrow_to("red")  # the button that makes it his answer
        keys.press("Enter")
        on_day(2, ben)

        assert ben.my_turn()
        ben.part("psychic-blue").click()
        expect(ben.part("because")).to_contain_text("→")
        ben.part("psychic-red").click()
        guess(ben, "red", ben.words(BOARD)[0])
        on_day(3, ben)


def test_as_large_as_the_window(company: Company) -> None:
    """What is asked is said there, too, and a card under the pointer is shown larger beside itself."""
    with company:
        ben = sit_down(company, "Ben", {"ghost": "bot medium", "red": "me", "blue": "bot medium"})
        status = ben.page.locator(".mysterium").get_by_test_id("status")
        assert ben.my_turn()
        expect(status).to_have_count(0)
        ben.part("large").click()
        expect(status).to_have_text("Your turn: Red")
        expect(status).to_be_in_viewport(ratio=1)
        expect(ben.part("status")).to_have_count(1)

        card = ben.part("tableau").locator("[data-choice]").first
        card.hover()
        expect(ben.part("peek")).to_be_in_viewport(ratio=1)
        small, large = box(card), box(ben.part("peek"))
        assert large["width"] > 1.3 * small["width"]
        assert large["x"] >= small["x"] + small["width"] or large["x"] + large["width"] <= small["x"], "beside it, not over it"

        guess(ben, "red", ben.words(BOARD)[0])
        on_day(2, ben)
        ben.page.keyboard.press("Escape")
        expect(status).to_have_count(0)
        expect(ben.part("status")).to_be_visible()


def test_two_players_and_two_orbs(company: Company) -> None:
    with company:
        ben = sit_down(company, "Ben", {"ghost": "bot medium", "psychic": "me"})
        for day in (1, 2):
            on_day(day, ben)
            for colour in ("red", "blue"):
                expect(ben.part(f"psychic-{colour}")).not_to_contain_text("dream has not come")
            for colour in ("blue", "red"):
                ben.part(f"psychic-{colour}").click()
                dreams_of(ben, colour).locator("[data-dream]").first.wait_for()
                guess(ben, colour, ben.part("tableau").locator("[data-choice]").last.get_attribute("data-choice") or "")
        on_day(3, ben)


def test_on_a_phone_by_touch(company: Company) -> None:
    def fits(table: Table) -> None:
        assert table.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    phone: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    with company:
        ben = sit_down(company, "Ben", {"ghost": "bot medium", "red": "me", "blue": "bot medium"}, **phone)
        assert ben.my_turn()
        fits(ben)
        card = ben.words(BOARD)[0]
        ben.pick(card, BOARD)
        expect(ben.part("zoom")).to_have_attribute("data-pic", card)
        fits(ben)
        ben.part("zoom-lay").tap()
        orb_on("red", card, ben)
        ben.part("zoom-answer").tap()
        expect(ben.part("zoom")).to_have_count(0)
        on_day(2, ben)
        fits(ben)

        ada = sit_down(company, "Ada", {"ghost": "me", "red": "bot medium", "blue": "bot medium"}, **phone)
        for colour in ("red", "blue"):
            assert ada.my_turn()
            ada.part(f"psychic-{colour}").tap()
            ada.part("hand").locator("[data-choice]").first.tap()
            ada.part("zoom-take").tap()
            fits(ada)
            ada.part("zoom-close").tap()
            ada.part("give").tap()
            expect(ada.part("log")).to_contain_text(f"guesses for the {colour} orb")
        on_day(2, ada)
        fits(ada)


def test_in_words(company: Company) -> None:
    """A psychic's day, and a ghost's."""

    def play(table: Table, begins: str, final: bool = True) -> None:
        table.page.locator(f"[data-move^='{begins}']").first.click()
        if final:
            table.part("confirm").click()

    with company:
        ben = sit_down(company, "Ben", {"ghost": "bot medium", "red": "me", "blue": "bot medium"})
        set_up(ben.page, words=True)
        assert ben.my_turn_in_words()
        for dream in re.findall(r"Dream (\d+) is shown", told(ben)):
            things = [say((f"mysterium-thing-{thing}", {})) for thing in facts()["dreams"][int(dream) - 1]]
            expect(ben.part("in-words")).to_contain_text(f"Night 1: Dream {dream}: {', '.join(things)}")
        play(ben, "guess red ")
        expect(ben.part("in-words")).to_contain_text("Day 2 of 7")

        ada = sit_down(company, "Ada", {"ghost": "me", "red": "bot medium", "blue": "bot medium"})
        set_up(ada.page, words=True)
        for colour in ("red", "blue"):
            play(ada, f"dream {colour} ", final=False)
            play(ada, "close")
        expect(ada.part("in-words")).to_contain_text("Day 2 of 7")


def test_a_vote_without_a_majority(company: Company) -> None:
    """One person has two psychics, who do not agree at first."""
    with company:
        ada = host(company)
        ben = join(company, "Ben", ada, "red", "blue")
        for day in (1, 2, 3):
            good_day(day, ada, {"red": ben, "blue": ben})
        share(ada, "red")
        ben.part("shared").locator("[data-dream]").first.wait_for()
        for colour in ("red", "blue"):
            vote(ben, colour)
        for table in (ada, ben):
            expect(table.part("asks")).to_contain_text("No majority")
            expect(table.part("ballots").get_by_role("listitem")).to_contain_text(["Nobody was accused."])
        for _ in range(2):
            vote(ben, "red")
        for table in (ada, ben):
            expect(table.part("result")).to_have_attribute("data-winners", "ghost red blue")
            expect(table.part("ballots").get_by_role("listitem")).to_have_count(2)


def test_once_more(company: Company) -> None:
    """As it was, and as others saw it: the ghost's cards are there for who may see them."""
    with company:
        record = (GOLDEN / "mysterium_four.txt").read_text(encoding="utf-8")
        shown = Replay(paste(company.person("Ada", viewport=DESK), record))
        for viewer in ("truth", "red", "ghost"):
            shown.look_as(viewer)
            knows = viewer != "red"
            log = "\n".join(shown.log())
            assert (UNDER_RED in log, FACE_DOWN in log) == (knows, not knows)
            secrets = 0
            for moment in range(0, shown.last, 8):
                shown.part("replay-slider").fill(str(moment))
                shown.at(moment)
                secrets += shown.part("hand").count() + shown.part("target").count()
            assert bool(secrets) == knows
            shown.part("replay-last").click()
            expect(shown.part("result")).to_be_visible()
            expect(shown.part("ballots").get_by_role("listitem")).to_have_count(2)

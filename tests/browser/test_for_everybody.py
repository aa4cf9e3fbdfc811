"""Everybody can use it: by keyboard alone, in words, by day and by night, with whatever reads a page aloud."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.pages import GAME, PHONE, Company, Table, set_up
from browser.shows import shows
from server.process import Serving

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LAWS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
STICKS_OUT = "[...document.querySelectorAll('dialog[open]')].filter(each => each.scrollWidth > each.clientWidth).length"
RNG = random.Random(1911)


def faults(page: Page, laws: list[str]) -> list[str]:
    """What axe finds against the Web Content Accessibility Guidelines, or against some of its own rules."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))  # not as a script of the page's: its policy forbids strangers
    found: dict[str, Any] = page.evaluate("how => axe.run(document, how)", {"runOnly": laws, "resultTypes": ["violations"]})
    return [
        f"{each['id']}: {each['help']} {node['target']} {node['any'][0]['message'] if node['any'] else ''}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


class Keys:
    """Somebody without a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def tab_to(self, part: str, backwards: bool = False) -> None:
        self._tab(f"[data-testid={part}]:focus", backwards)

    def tab_into(self, area: str) -> None:
        self._tab(f"[data-choices={area}] :focus", False)

    def _tab(self, wanted: str, backwards: bool) -> None:
        for _ in range(80):
            if self.page.locator(wanted).count():
                return
            self.page.keyboard.press("Shift+Tab" if backwards else "Tab")
        raise AssertionError(f"the Tab key does not lead to {wanted}")

    def wander(self) -> None:
        """A few arrow keys, to some choice or other."""
        for _ in range(RNG.randrange(4)):
            self.page.keyboard.press(RNG.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))


@pytest.mark.parametrize("name", shows)
def test_no_page_has_a_fault(browser: Browser, server: Serving, tmp_path: Path, name: str) -> None:
    with Company(browser, server, tmp_path, "404 .* at http://[^/]+/api/tables/nowhere") as company:
        page = company.person("Ada", shared=name == "curtain").context.new_page()
        shows[name](page)
        for theme, laws in [("dark", LAWS), ("light", ["color-contrast"])]:  # by day only the colours are others
            page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
            assert faults(page, laws) == [], theme
        for width in (390, 360, 320):
            page.set_viewport_size({"width": width, "height": 800})
            assert page.evaluate("document.documentElement.scrollWidth") <= width, "nothing sticks out"
            assert page.evaluate(STICKS_OUT) == 0, "not even of a dialog"


def test_a_whole_game_by_keyboard_alone(company: Company) -> None:
    """From the front page to the last move nobody touches a mouse."""
    with company:
        page = company.person("Ada").context.new_page()
        page.goto("/")
        page.get_by_test_id(f"more-{GAME}").wait_for()
        keys = Keys(page)
        keys.tab_to(f"more-{GAME}")
        page.keyboard.press("Enter")
        keys.tab_to("quick-level")
        page.keyboard.press("Home")  # the weakest
        keys.tab_to("quick-investigator", backwards=True)
        page.keyboard.press("Enter")
        table = Table(page)
        while table.my_turn():
            before = table.n
            table.choices("board").first.wait_for()
            keys.tab_into("board")
            while table.n == before and table.status != "over":
                keys.wander()
                page.keyboard.press(RNG.choice(["Enter", " "]))
                page.wait_for_timeout(40)
        expect(table.part("result")).to_be_visible()
        keys.tab_to("study")
        page.keyboard.press("Enter")
        page.get_by_test_id("replay-slider").wait_for()


def test_a_whole_game_in_words(company: Company) -> None:
    """A table for who listens: the position in sentences, the moves in a list, what happens is announced. No picture at all."""
    with company:
        ada = company.person("Ada")
        page = ada.home()
        set_up(page, words=True, confirm=False)
        page.close()
        table = ada.open(jack="bot novice", investigator="me")
        page = table.page
        spoken: list[str] = []
        while table.my_turn_in_words():
            expect(page.locator("main svg[role=group], [data-testid=board]")).to_have_count(0)
            streets = page.get_by_role("region", name="The streets").get_by_role("listitem")
            expect(streets).to_have_count(9)
            if not spoken:
                expect(page.get_by_test_id("in-words")).to_contain_text(
                    "Holmes, on place 12 of the rim, looks along tiles 1, 2, 3"
                )
                expect(page.get_by_test_id("in-words")).to_contain_text(
                    "Watson, on place 4 of the rim, looks along tiles 3, 2, 1"
                )
                expect(page.get_by_test_id("in-words")).to_contain_text("Toby, on place 8 of the rim, looks along tiles 8, 5, 2")
            assert "wall to the" in streets.first.inner_text() or "no wall" in streets.first.inner_text()
            moves = page.get_by_test_id("move-list").locator("[data-move]")
            assert moves.count() > 0
            before = table.n
            chosen = moves.nth(RNG.randrange(moves.count()))
            assert chosen.inner_text().strip() not in ("", chosen.get_attribute("data-move"))
            chosen.focus()
            page.keyboard.press("Enter")
            table.wait(but=before)
            assert page.evaluate("document.activeElement !== document.body"), "the focus goes along"
            spoken.append(table.part("announcer").inner_text())
        assert any("The investigator" in each for each in spoken)
        assert any("Witnesses are called" in each for each in spoken)
        expect(table.part("result")).to_be_visible()


def test_nothing_moves_where_people_ask_for_it(company: Company) -> None:
    with company:
        page = company.person("Ada", reduced_motion="no-preference").home()
        still = "getComputedStyle(document.querySelector('.button')).transitionDuration"
        assert page.evaluate(still) != "0s"
        set_up(page, motion=True)
        assert page.evaluate(still) == "0s"
        calm = company.person("Ben").home()
        assert calm.evaluate(still) == "0s"


def test_a_phone_from_the_front_page_to_the_end(company: Company) -> None:
    """On 390 pixels nothing sticks out, everything that can be tapped is large enough, and a game can be played."""
    with company:
        ada = company.person("Ada", viewport=PHONE, is_mobile=True, has_touch=True)
        page = ada.context.new_page()
        page.goto("/")
        page.get_by_test_id(f"more-{GAME}").tap()
        page.get_by_test_id("quick-level").select_option(index=0)
        page.get_by_test_id("quick-jack").tap()
        table = Table(page)
        table.touch = True
        while table.my_turn():
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
            sizes = page.locator("[data-choice], [data-testid=choice]").evaluate_all(
                "all => all.map(each => each.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))"
            )
            assert min(sizes) >= 24, "large enough to hit"
            table.move(RNG, "board")
        expect(table.part("result")).to_be_visible()

"""Games that bring no board, no picture and no text: they are at the table all the same."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Browser, expect

from browser.pages import Company, Table, more_ways
from server.process import Serving

RNG = random.Random(1873)


def test_a_game_without_a_board(page_built: None, browser: Browser, tmp_path: Path) -> None:
    with Serving(tmp_path, "--pace", "0.05", toys=True) as server, Company(browser, server, tmp_path) as company:
        page = company.person("Ada").home()
        more_ways(page, "tiny_chase")
        page.get_by_test_id("quick-level").select_option(index=0)
        page.get_by_test_id("quick-fugitive").click()
        table = Table(page)
        assert table.my_turn()
        table.pick(table.words()[0])
        if table.words():
            table.pick(table.words()[0])
        assert table.my_turn() or table.status == "over"
        drawn = table.part("board").locator("pre")
        expect(drawn).to_contain_text('"fugitive":')
        table.part("cover").click()
        expect(drawn).to_have_count(0)
        expect(table.part("log")).to_contain_text("A secret of yours, covered")


def test_where_all_are_on_one_side_the_computer_takes_the_other_seats(page_built: None, browser: Browser, tmp_path: Path) -> None:
    with Serving(tmp_path, "--pace", "0.05", toys=True) as server, Company(browser, server, tmp_path) as company:
        page = company.person("Ada").home()
        page.get_by_test_id("against-tiny_seance").click()
        table = Table(page)
        table.wait(status="live")
        assert table.you in ("ghost", "red", "blue", "green")
        for language in ("ru", "zh"):
            page.get_by_test_id("settings").click()
            page.get_by_test_id("language").select_option(language)
            page.locator(f"html[lang={language}]").wait_for()
            page.get_by_test_id("close-dialog").locator("visible=true").click()
            expect(table.part("status")).not_to_contain_text("web-")

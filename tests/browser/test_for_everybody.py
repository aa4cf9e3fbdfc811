"""Everybody can use it: by keyboard alone, in words, by day and by night, with whatever reads a page aloud."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from browser.pages import Company
from browser.shows import shows
from server.process import Serving

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LAWS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
CALM = {"reduced_motion": "reduce"}
"""Nothing moves, so that nothing is judged while it fades in."""


def faults(page: Page) -> list[str]:
    """What axe finds against the Web Content Accessibility Guidelines, A and AA."""
    page.evaluate(AXE.read_text(encoding="utf-8"))  # not as a script of the page's: its policy forbids strangers
    found: dict[str, Any] = page.evaluate("laws => axe.run(document, { runOnly: laws })", LAWS)
    return [
        f"{each['id']}: {each['help']} {node['target']} {node['any'][0]['message'] if node['any'] else ''}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("name", shows)
def test_no_page_has_a_fault(browser: Browser, server: Serving, tmp_path: Path, name: str) -> None:
    with Company(browser, server, tmp_path, "404 .* at http://[^/]+/api/tables/nowhere") as company:
        page = company.person("Ada", shared=name == "curtain", **CALM).context.new_page()
        shows[name](page)
        for theme in ("dark", "light"):
            page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
            assert faults(page) == [], theme

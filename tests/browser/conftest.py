"""A browser, a server and people, for all stories in this folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser import chromium
from browser.pages import PATIENCE, Company
from gaslamp.server.pages import STATIC
from server.process import Serving

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")  # and not longer: while Playwright runs, no other test can run an event loop
def browser() -> Iterator[Browser]:
    program = chromium.find()
    with sync_playwright() as playwright, chromium.launch(playwright, program) as browser:
        yield browser


@pytest.fixture(scope="module")
def page_built() -> None:
    if not (STATIC / "index.html").is_file():
        pytest.fail("The page is not built. Run: make web")


@pytest.fixture(scope="module")
def server(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("server"), "--pace", "0.05", "--grace", "2") as server:
        yield server


@pytest.fixture
def company(browser: Browser, server: Serving, tmp_path: Path) -> Company:
    return Company(browser, server, tmp_path)

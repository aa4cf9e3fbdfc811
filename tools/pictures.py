"""Pictures of every page, on a desk and on a phone, by night and by day: `make pictures` writes them into `pictures/`.

They are made to be looked at. Names given on the command line (`table replay`) make only those.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from gaslamp import games

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))  # the people and servers of our tests

from browser import chromium  # noqa: E402
from browser.shows import shows  # noqa: E402
from server.process import Serving  # noqa: E402

SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True, "device_scale_factor": 2},
}
THEMES = ("dark", "light")


def take(browser: Browser, server: Serving, name: str, size: str, theme: str, language: str, folder: Path, jpeg: bool) -> None:
    context = browser.new_context(base_url=server.url, locale=language, **SIZES[size])
    context.set_default_timeout(15_000)
    known = "" if name == "table_first" else " ".join(games.OURS)  # whose aim need not be told any more
    context.add_init_script(f"if (location.host) localStorage.gaslamp ??= JSON.stringify({{theme: '{theme}', known: '{known}'}})")
    page = context.new_page()
    shows[name](page)
    page.mouse.move(0, 0)
    page.wait_for_timeout(700)  # until everything has come to rest
    whole = size == "phone" and "rules" not in name
    path = folder / f"{name}-{size}-{theme}-{language}.{'jpg' if jpeg else 'png'}"
    page.screenshot(path=path, full_page=whole and not jpeg, type="jpeg" if jpeg else "png", quality=85 if jpeg else None)
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help=", ".join(shows), metavar="PAGE")
    parser.add_argument("--sizes", nargs="*", default=[*SIZES], choices=[*SIZES])
    parser.add_argument("--themes", nargs="*", default=THEMES, choices=THEMES)
    parser.add_argument("--languages", nargs="*", default=["en"])
    parser.add_argument("--folder", type=Path, default=ROOT / "pictures")
    parser.add_argument("--jpeg", action="store_true", help="small ones, as in the README")
    args = parser.parse_args()
    if unknown := set(args.names) - set(shows):
        parser.error(f"no such page: {', '.join(sorted(unknown))}; there are: {', '.join(shows)}")
    args.folder.mkdir(exist_ok=True)
    program = chromium.find()
    with (
        tempfile.TemporaryDirectory() as data,
        Serving(Path(data), "--pace", "0.05", "--no-limits") as server,
        sync_playwright() as playwright,
        chromium.launch(playwright, program) as browser,
    ):
        for name, size, theme, language in itertools.product(args.names or shows, args.sizes, args.themes, args.languages):
            print(name, size, theme, language)
            take(browser, server, name, size, theme, language, args.folder, args.jpeg)


if __name__ == "__main__":
    main()

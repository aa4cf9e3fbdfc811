"""Sheets of drawn cards to look at: `sheet.py OUT.png` all, twelve a sheet; `--only dreams/17 ...` these; `--large dreams/17` one, large."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))  # this file is run as a program

from tools.art.draw import card  # noqa: E402
from tools.art.scenes import SceneError, paths  # noqa: E402

STYLE = "body{margin:8px;background:#222;color:#ddd;font:13px sans-serif;display:flex;flex-wrap:wrap;gap:8px}figure{margin:0}svg{display:block}"


def figure(path: Path, width: int) -> str:
    """Each card as a picture of its own, as on the page: ids of one do not meet those of another."""
    try:
        drawn = card(path).replace("#", "%23").replace('"', "'")
    except SceneError as error:
        return f"<figure style='width:{width}px'>{error}</figure>"
    return f'<figure><img width={width} src="data:image/svg+xml,{drawn}"><figcaption>{path.parent.name}/{path.stem}</figcaption></figure>'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, nargs="?")
    parser.add_argument("--only", nargs="*", default=[], metavar="CARD", help="like dreams/17")
    parser.add_argument("--large", metavar="CARD", help="one card, 600 pixels wide")
    parser.add_argument("--width", type=int, default=230, help="of a card on a sheet, in pixels")
    args = parser.parse_args()
    if not args.out and args.only:  # the last of a list is taken for one more card
        args.out = Path(args.only.pop())
    if not args.out or args.out.suffix != ".png":
        parser.error("say which .png to write")
    chosen = list(paths([args.large] if args.large else args.only))
    width, each = (600, 1) if args.large else (args.width, 12)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": min(len(chosen), 6 if width < 300 else 2) * (width + 8) + 16, "height": 100})
        for at in range(0, len(chosen), each):
            page.set_content(f"<style>{STYLE}</style>" + "".join(figure(path, width) for path in chosen[at : at + each]))
            out = args.out if len(chosen) <= each else args.out.with_stem(f"{args.out.stem}_{at // each + 1}")
            page.screenshot(path=out, full_page=True)
            print(out)
        browser.close()


if __name__ == "__main__":
    main()

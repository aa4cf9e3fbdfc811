"""Sheets of drawn cards to look at, twelve a sheet.

python tools/art/sheet.py OUT.png                     # all of them: OUT_1.png, OUT_2.png ...
python tools/art/sheet.py --only dreams/17 OUT.png    # these
python tools/art/sheet.py --large dreams/17 OUT.png   # one, 600 pixels wide
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))  # this file is run as a program

from tools.art.draw import card
from tools.art.scenes import SceneError, paths

STYLE = "body{margin:8px;background:#222;color:#ddd;font:13px sans-serif;display:flex;flex-wrap:wrap;gap:8px}figure{margin:0}"


def figure(path: Path, width: int) -> str:
    """Each card as a picture of its own, as on the page: ids of one do not meet those of another."""
    try:
        drawn = card(path).replace("#", "%23").replace('"', "'")
    except SceneError as error:
        return f"<figure style='width:{width}px'>{error}</figure>"
    name = f"<figcaption>{path.parent.name}/{path.stem}</figcaption>"
    return f'<figure><img width={width} src="data:image/svg+xml,{drawn}">{name}</figure>'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
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

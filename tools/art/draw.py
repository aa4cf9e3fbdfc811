"""Draw the cards of Mysterium from their scene files: see art/mysterium/README.md.

python tools/art/draw.py                                   # all of them
python tools/art/draw.py --only dreams/17 characters/cook  # these
python tools/art/draw.py --credits                         # write who drew the icons
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))  # this file is run as a program

from tools.art import cameo, credits, elements, frame, own  # noqa: E402
from tools.art.floors import FLOORS  # noqa: E402
from tools.art.grounds import GROUNDS, mist  # noqa: E402
from tools.art.rooms import ROOMS  # noqa: E402
from tools.art.scenes import SIZES, Element, Ground, Scene, SceneError, Sky, palettes, paths, read_drawn  # noqa: E402
from tools.art.skies import SKIES, flakes, rays  # noqa: E402
from tools.art.svg import Canvas, group, rect, tag  # noqa: E402

PICTURES = ROOT / "web" / "src" / "games" / "mysterium" / "pictures"
SHINING = tuple(f"own:{name}" for name in own.SHINING)


def light_of(scene: Scene, sky: Sky, width: int, height: int) -> tuple[float, float]:
    """Where the light comes from: as said, else from the first moon, sun or lamp, else from above left."""

    def lit(element: Element) -> bool:
        return not element.host and elements.icon_of(element) in SHINING

    x, y = sky.light or next((element.at for element in scene.element if element.at and lit(element)), (0.22, -0.12))
    return x * width, y * height


def backdrop(canvas: Canvas, sky: Sky) -> str:
    shown = ROOMS[sky.kind](canvas, sky) if sky.kind in ROOMS else SKIES[sky.kind](canvas, sky)
    return shown + (rays(canvas) if sky.rays else "")


def floor(canvas: Canvas, ground: Ground, indoors: bool) -> str:
    if ground.kind == "none":
        return ""
    shown = FLOORS[ground.kind](canvas) if ground.kind in FLOORS else GROUNDS[ground.kind](canvas)
    return group(shown, clip_path=canvas.floor) + ("" if indoors else mist(canvas, ground.mist))


def card(path: Path) -> str:
    """The SVG of the card that this file describes."""
    scene, sky, ground = read_drawn(path)
    width, height = SIZES[path.parent.name]
    indoors = sky.kind in ROOMS
    horizon = ground.horizon * height
    canvas = Canvas(
        name=f"{path.parent.name}/{path.stem}",
        width=width,
        height=height,
        palette=palettes()[scene.palette],
        horizon=horizon,
        eye=horizon - (height * 0.16 if indoors else 0),
        light=light_of(scene, sky, width, height),
        wet=ground.kind in ("sea", "river", "pool"),
    )
    shown = backdrop(canvas, sky)
    placed = elements.place(canvas, scene)
    layer = {
        depth: "".join(one.markup for one in placed if one.element.depth == depth) for depth in ("sky", "far", "middle", "near")
    }
    if scene.cameo:
        shown = cameo.draw(canvas, scene.cameo, shown + layer["sky"] + floor(canvas, ground, indoors) + layer["far"])
    else:
        shown += layer["sky"] + floor(canvas, ground, indoors) + layer["far"]
    shown += layer["middle"]
    if sky.kind == "snowfall":
        shown += flakes(canvas)
    if scene.front != "none":
        shown += frame.FRONTS[scene.front](canvas)
    shown += layer["near"] + frame.vignette(canvas) + frame.grain(canvas) + frame.border(canvas)
    edge = canvas.url(f'<clipPath id="*">{rect(0, 0, width, height, "", rx=26)}</clipPath>')
    content = tag("defs", "".join(canvas.defs)) + group(shown, clip_path=edge)
    return tag("svg", content, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width} {height}") + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="*", metavar="CARD", help="like dreams/17")
    parser.add_argument("--out", type=Path, default=PICTURES)
    parser.add_argument("--credits", action="store_true", help="write art/mysterium/credits.toml instead")
    args = parser.parse_args()
    try:
        if args.credits:
            credits.write()
            return
        for path in paths(args.only):
            target = args.out / path.parent.name / f"{path.stem}.svg"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(card(path))
    except SceneError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()

"""Our own drawings: what carries the style best when it is drawn with care."""

from __future__ import annotations

from tools.art import paths
from tools.art.icons import Drawing, foot_of
from tools.art.own_figures import FIGURES
from tools.art.own_house import HOUSE
from tools.art.own_lights import LIGHTS
from tools.art.own_world import WORLD
from tools.art.svg import Canvas, Shades, group, n

OWN = {make.__name__: make for make in (*LIGHTS, *HOUSE, *WORLD, *FIGURES)}
SHINING = ("moon", "crescent", "clock_moon", "eye_moon", "sun", "lamp_post")  # these light their card


def draw(canvas: Canvas, name: str, size: float, shades: Shades) -> Drawing:
    """One of our drawings with a longer side of `size` pixels."""
    sketch = OWN[name](canvas, shades)
    scale = size / max(sketch.width, sketch.height)
    width, height = sketch.width * scale, sketch.height * scale
    contours = [contour.moved(scale, -width / 2, -height / 2) for contour in paths.parse(sketch.outline)]
    frame = paths.box(contours)
    markup = group(sketch.markup, transform=f"scale({n(scale, 3)})translate({n(-sketch.width / 2)} {n(-sketch.height / 2)})")
    foot = foot_of(contours, frame, max(frame[2] - frame[0], frame[3] - frame[1]))
    return Drawing(width, height, "".join(contour.d() for contour in contours), foot, markup)

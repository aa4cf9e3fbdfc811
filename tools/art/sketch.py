"""A drawing of our own before it is put anywhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tools.art.svg import Canvas, Shades, d, mix


@dataclass(frozen=True)
class Sketch:
    """A drawing in a box from 0, 0 to width, height, of any scale."""

    width: float
    height: float
    outline: str
    markup: str


Maker = Callable[[Canvas, Shades], Sketch]


def circle(x: float, y: float, r: float) -> str:
    return d("M", x - r, y, "a", r, r, 0, 1, 1, 2 * r, 0, "a", r, r, 0, 1, 1, -2 * r, 0, "z")


def box(x: float, y: float, w: float, h: float) -> str:
    return d("M", x, y, "h", w, "v", h, "h", -w, "z")


def across(canvas: Canvas, shades: Shades) -> str:
    """A round thing's light from the left to the right."""
    left, lit = mix(shades.body, shades.shade, 0.3), mix(shades.body, shades.high, 0.55)
    return canvas.linear((0, left, 1), (0.28, lit, 1), (0.6, shades.body, 1), (1, shades.shade, 1), ends=(0, 0, 1, 0))


def down(canvas: Canvas, shades: Shades, by: float = 0.5) -> str:
    """Lit from above."""
    return canvas.linear(
        (0, mix(shades.body, shades.high, by), 1), (0.5, shades.body, 1), (1, mix(shades.body, shades.shade, 0.7), 1)
    )

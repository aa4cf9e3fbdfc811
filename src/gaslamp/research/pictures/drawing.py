"""What every picture is drawn with: the palette of the tables by night, elements of SVG, and letters that fit.

All styling is by attributes, since a notebook would spread a style sheet over its whole page; and what is referred to inside a
picture has an id of that picture's own, since many may stand on one page.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from math import cos, pi, sin
from pathlib import Path
from typing import Any, NamedTuple

from gaslamp.core import Message
from gaslamp.core.messages import Argument
from gaslamp.locales import knows, say

INK, SLATE, NIGHT, STEEL = "#0d0f16", "#151924", "#1f2536", "#343d54"
FOG, PALE, PARCHMENT, SEPIA = "#8490ae", "#c9c2b0", "#f1e7d0", "#1d1405"
GASLIGHT, BRIGHT, BRASS = "#f2b04a", "#ffdf94", "#8a7146"
BRICK, RED, VERDIGRIS, DUSK = "#a4503b", "#ff6a4d", "#72c2ab", "#c0a8ea"
VERDIGRIS_DEEP, DUSK_DEEP = "#22564a", "#4a3b70"

SERIF = "'Playfair Display',Georgia,'Noto Serif','DejaVu Serif','Noto Serif CJK SC',serif"
SANS = "'Alegreya Sans','Segoe UI','Noto Sans','Liberation Sans','Noto Sans CJK SC',sans-serif"
MONO = "'DejaVu Sans Mono',Menlo,Consolas,'Noto Sans Mono CJK SC',monospace"

WIDTH = 1000
"""Of every picture, in its own units."""
EDGE = 30
"""Between what is drawn and the rim of the picture."""
HEAD = 92
"""Where the drawing begins, below title and question."""

Point = tuple[float, float]
Letters = dict[str, Any]
"""How a text is set, beyond its size and colour: attributes of its element."""


class Drawing(NamedTuple):
    """What a game draws of a view: everything below the heading, and what it shows in sentences."""

    height: float
    svg: str
    told: Sequence[str]


@dataclass(frozen=True)
class Picture:
    """A picture: a notebook shows it by itself."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str | Path) -> None:
        """Write it as a file of its own."""
        Path(path).write_text(self.svg, encoding="utf-8")


# Elements.

_NOT_IN_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def plain(text: str) -> str:
    """A text as XML may hold it, whatever was in it."""
    return escape(_NOT_IN_XML.sub("�", text))


def tag(name: str, *inside: str, **attributes: str | float | None) -> str:
    """An element. Attributes are written with `_` for `-`, and left out where they are None; what is inside is SVG already."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{plain(value) if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def path(d: str, fill: str = "none", stroke: str | None = None, width: float | None = None, **more: str | float | None) -> str:
    return tag("path", d=d, fill=fill, stroke=stroke, stroke_width=width, **more)


def circle(x: float, y: float, r: float, fill: str = "none", stroke: str | None = None, width: float | None = None) -> str:
    return tag("circle", cx=x, cy=y, r=r, fill=fill, stroke=stroke, stroke_width=width)


def box(
    x: float, y: float, width: float, height: float, fill: str = "none", stroke: str | None = None, **more: str | float | None
) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, fill=fill, stroke=stroke, **more)


def at(x: float, y: float, *inside: str, turn: float = 0, scale: float = 1) -> str:
    """What was drawn around 0, 0, put somewhere else."""
    turned = f" rotate({number(turn)})" if turn else ""
    scaled = f" scale({number(scale)})" if scale != 1 else ""
    return tag("g", *inside, transform=f"translate({number(x)} {number(y)}){turned}{scaled}")


def polygon(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def around(count: int, radius: float, start: float = 0) -> list[Point]:
    """So many points on a circle around 0, 0, clockwise; the first at an angle in degrees from the right."""
    angles = [2 * pi * each / count + start * pi / 180 for each in range(count)]
    return [(radius * cos(angle), radius * sin(angle)) for angle in angles]


def gradient(id: str, *stops: tuple[float, str, float], kind: str = "radialGradient", **more: str | float | None) -> str:
    """Colours that go over into each other: where along the way, which, how opaque."""
    return tag(kind, *(tag("stop", offset=o, stop_color=c, stop_opacity=a) for o, c, a in stops), id=id, **more)


# Letters.


def words(
    x: float, y: float, text: str, size: float = 15, fill: str = PARCHMENT, room: float = 0, **more: str | float | None
) -> str:
    """A line of text; smaller where it has not the room."""
    broad = length(text, size) * (1.08 if more.get("font_weight") == "bold" else 1)
    fitting = size if not room else min(size, size * room / max(1.0, broad))
    letters: Letters = {"font_family": SANS, "text_anchor": "middle"} | dict(more)
    return tag("text", plain(text), x=x, y=y, font_size=fitting, fill=fill, **letters)


def length(text: str, size: float) -> float:
    """About how long a line is: nobody knows with which font it will be shown."""
    return size * sum(map(_breadth, text))


@cache
def _breadth(letter: str) -> float:
    """Chinese letters are square, Cyrillic ones a little broader than Latin ones."""
    if unicodedata.east_asian_width(letter) in "WF":
        return 1
    return 0.53 if letter < "Ͱ" else 0.59


def wrapped(text: str, size: float, room: float) -> list[str]:
    """A text in lines. Chinese may break anywhere but before a comma, other languages between words."""
    lines = [""]
    for part in re.findall(r"\s*(?:[⺀-鿿＀-￯]|[^\s⺀-鿿＀-￯]+)[、。，：；！？）》]*", text):
        if length(lines[-1] + part, size) > room and lines[-1]:
            lines.append("")
        lines[-1] += part if lines[-1] else part.strip()
    return lines


def paragraph(x: float, y: float, sentences: Iterable[str], size: float, room: float, fill: str = PALE) -> tuple[str, float]:
    """Sentences one below the other, and how much height they take."""
    step = 1.42 * size
    lines = [line for sentence in sentences for line in wrapped(sentence, size, room)]
    drawn = [words(x, y + step * row + size, line, size, fill, text_anchor="start") for row, line in enumerate(lines)]
    return "".join(drawn), step * len(lines)


# Words of the games.


def told(message_id: str, **args: Argument) -> str:
    return say(Message(message_id, args))


def named(message_id: str, otherwise: str) -> str:
    """What something is called; a stranger's game may have no texts."""
    return told(message_id) if knows(message_id) else otherwise

"""What lies on the table of Mysterium: orbs, and cards and dreams as tiles that say what is seen on them.

The pictures themselves are large, and belong to the page; what is on them is in the facts, the most striking things first.
"""

from __future__ import annotations

from collections.abc import Sequence

from gaslamp.core import Message
from gaslamp.research.pictures.drawing import (
    BRASS,
    FOG,
    GASLIGHT,
    INK,
    PALE,
    PARCHMENT,
    SLATE,
    STEEL,
    at,
    box,
    circle,
    path,
    tag,
    told,
    words,
    wrapped,
)

SIGNS = {
    "red": "M.5-9.5c.5 4 5.5 6 5.5 11.5a6 6 0 0 1-12 0c0-2.5 1.2-4 2.5-5.5 .2 2 .8 3 2 3.5 .3-3.5 .3-6 2-9.5Z",
    "blue": "M-9-4c3-3.5 6-3.5 9 0s6 3.5 9 0M-9 4c3-3.5 6-3.5 9 0s6 3.5 9 0",
    "green": "M-5.5 5.5C-8-3-2-8 8.5-8.5c.5 10.5-4.5 17-14 14ZM-8.5 9c3-6 6-9 11-11.5",
    "yellow": "M0-4.5a4.5 4.5 0 1 0 .01 0ZM0-10.5v2.5M0 8v2.5M-10.5 0h2.5M8 0h2.5"
    "M-7.4-7.4l1.8 1.8M5.6 5.6l1.8 1.8M7.4-7.4l-1.8 1.8M-5.6 5.6l-1.8 1.8",
    "violet": "M-10.5 0c5-8 16-8 21 0-5 8-16 8-21 0ZM0-3.2a3.2 3.2 0 1 0 .01 0Z",
    "white": "M0-9.5l2.8 6.2 6.7 .7-5 4.5 1.4 6.6-5.9-3.4-5.9 3.4 1.4-6.6-5-4.5 6.7-.7Z",
    "character": "M0-8.5a4.2 4.2 0 1 0 .01 0ZM-8.5 9c.5-5.5 3.5-8 8.5-8s8 2.5 8.5 8",
    "location": "M-6.5 9V-2.5a6.5 6.5 0 0 1 13 0V9M-9 9h18M-2.5 9v-9a2.5 2.5 0 0 1 5 0v9",
    "object": "M-4.5-8a4 4 0 1 0 .01 0ZM-1.7-1.2 8 8.5M5.5 6l2.5-2.5M2 2.5l2.5-2.5",
    "dream": "M7.5 2.5A8.5 8.5 0 1 1-2-8.5a7 7 0 0 0 9.5 11Z",
}
"""Of the orbs, the kinds of cards, and the dreams, each in a square of 24 around 0, 0."""
HUES = {
    "red": "#ee6a55",
    "blue": "#6aa5f5",
    "green": "#6cc06f",
    "yellow": "#f1cd46",
    "violet": "#b98af0",
    "white": "#e6e0d2",
}
GROUNDS = {"character": "#33223a", "location": "#183038", "object": "#38291a", "dream": "#1f2347"}
RIMS = {"character": "#8d6a9c", "location": "#4f8490", "object": "#9a7747", "dream": "#6870b8"}
CARD, DREAM = 80.0, 73.0
"""How high a card and a dream are."""
SMALL = 11.0
"""How large what is seen on them is written."""


def sign(x: float, y: float, name: str, size: float, colour: str, width: float = 2) -> str:
    line = path(SIGNS[name], "none", colour, width, stroke_linecap="round", stroke_linejoin="round")
    return at(x, y, line, scale=size / 24)


def orb(x: float, y: float, colour: str, radius: float, hollow: bool = False) -> str:
    """An orb with its sign; hollow for what only the ghost knows. One who has orbs of two colours votes with a plain one."""
    hue = HUES.get(colour, PALE)
    name = colour if colour in HUES else "character"
    if hollow:
        return (
            circle(x, y, radius, INK)
            + tag("circle", cx=x, cy=y, r=radius, fill="none", stroke=hue, stroke_width=1.8, stroke_dasharray="3.5 2.5")
            + sign(x, y, name, 1.25 * radius, hue, 2.6)
        )
    shine = tag("ellipse", cx=x - radius / 3, cy=y - radius / 2, rx=radius / 2.6, ry=radius / 4.5, fill="#fff", fill_opacity=0.5)
    return circle(x, y, radius, hue, INK, 1.6) + shine + sign(x, y, name, 1.3 * radius, "#17101b", 2.6)


def missed(x: float, y: float, colour: str, radius: float) -> str:
    """An orb that was laid there in vain."""
    strokes = [path("M-8 8 8-8", "none", ink, width, stroke_linecap="round") for ink, width in ((INK, 4.6), ("#fff", 1.9))]
    return orb(x, y, colour, radius) + at(x, y, *strokes, scale=radius / 9)


def row(x: float, y: float, room: float, orbs: Sequence[str]) -> str:
    """Orbs drawn around 0, 0, side by side to the right; closer where they have not the room."""
    step = min(20.0, room / max(1, len(orbs) - 1))
    return "".join(at(x + step * index, y, each) for index, each in enumerate(orbs))


def card_name(card: str) -> str:
    return told(f"mysterium-card-{card}")


def dream_name(dream: int) -> str:
    return told("web-mysterium-dream", number=dream)


def seen_on(name: str, things: Sequence[str]) -> str:
    """A card in words: its name, and everything on it."""
    return told("web-mysterium-picture", name=name, things=tuple(Message(f"mysterium-thing-{thing}") for thing in things)) + "."


def card(x: float, y: float, wide: float, name: str, kind: str, things: Sequence[str], rim: str = "") -> str:
    drawn = [box(x, y, wide, CARD, GROUNDS[kind], rim or RIMS[kind], rx=8, stroke_width=2.4 if rim else 1.3)]
    drawn.append(tag("g", sign(x + wide / 2, y + CARD / 2 + 8, kind, 52, PARCHMENT, 1.4), opacity=0.08))
    drawn.append(words(x + wide / 2, y + 21, card_name(name), 14.5, PARCHMENT, wide - 10, font_weight="bold"))
    return "".join(drawn) + _things(x + wide / 2, y + 38, wide - 10, things, 3)


def dream(x: float, y: float, wide: float, number: int, things: Sequence[str], night: str = "", laid: bool = False) -> str:
    """A dream with its number, and in which night it came; one that is being laid has a bright rim."""
    more = {"stroke_dasharray": "6 4"} if laid else {}
    drawn = [box(x, y, wide, DREAM, GROUNDS["dream"], GASLIGHT if laid else RIMS["dream"], rx=8, stroke_width=1.6, **more)]
    drawn.append(sign(x + 14, y + 15, "dream", 17, GASLIGHT, 2.2))
    drawn.append(words(x + 26, y + 20, str(number), 15, PARCHMENT, text_anchor="start", font_weight="bold"))
    drawn.append(words(x + wide - 7, y + 19, night, SMALL, FOG, wide - 54, text_anchor="end"))
    return "".join(drawn) + _things(x + wide / 2, y + 36, wide - 10, things, 3)


def back(x: float, y: float, wide: float) -> str:
    """A dream face down."""
    rim = box(x + 5, y + 5, wide - 10, DREAM - 10, "none", STEEL, rx=5, stroke_dasharray="3 3")
    return box(x, y, wide, DREAM, SLATE, BRASS, rx=8) + rim + sign(x + wide / 2, y + DREAM / 2, "dream", 30, BRASS)


def no_dream(x: float, y: float, wide: float) -> str:
    """Where one will lie."""
    return box(x, y, wide, DREAM, "none", STEEL, rx=8, stroke_dasharray="5 5")


def _things(x: float, y: float, room: float, things: Sequence[str], rows: int) -> str:
    """As many of them, the most striking first, as can be written in so many rows."""
    lines: list[str] = []
    text, comma = "", told("list-separator")
    for thing in things:
        text += (comma if text else "") + told(f"mysterium-thing-{thing}")
        longer = wrapped(text, SMALL, room)
        if len(longer) > rows:
            break
        lines = longer
    return "".join(words(x, y + 13.5 * index, line.rstrip(), SMALL, PALE, room) for index, line in enumerate(lines))

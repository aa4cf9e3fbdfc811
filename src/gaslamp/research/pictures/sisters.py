"""What the two big Mr. Jack games show alike: hexes and their light, who stands there, the round with its cards and witnesses."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Any

from gaslamp.core import Message
from gaslamp.research.pictures.drawing import (
    BRASS,
    BRIGHT,
    EDGE,
    FOG,
    GASLIGHT,
    HEAD,
    INK,
    NIGHT,
    PARCHMENT,
    RED,
    SLATE,
    STEEL,
    WIDTH,
    Drawing,
    Letters,
    Point,
    around,
    at,
    box,
    circle,
    gradient,
    paragraph,
    path,
    polygon,
    tag,
    told,
    words,
)
from gaslamp.research.pictures.people import GREY, HUES, bust, cleared, eye, knife, plate, side_mark
from gaslamp.sisters.view import CaseView

RADIUS = 40.0
"""From the middle of a hex to a corner."""
APOTHEM = RADIUS * sqrt(3) / 2
ROUNDS = 8
CARDS = 78.0
"""How high the row of cards is, above the board."""
TOP = HEAD + CARDS + 14
"""Where the board begins."""
TRACK = 66.0
"""How wide the rounds are, beside the board."""

LAMP_IRON = "M-1.3-19.5h2.6v3l8.7 7.5h-20l8.7-7.5zM-6 8h12l-1.8 4.5h-8.4z"
LAMP_GLASS = "M-9-9h18l-3.5 17h-11z"
FLAME = "M0-6.5c4.5 5.5 4 11.5 0 12.5-4-1-4.5-7 0-12.5z"


# Hexes.


def centre(hex: dict[str, Any]) -> Point:
    """The middle of a hex; rows are counted in half hexes."""
    return 1.5 * RADIUS * hex["column"], APOTHEM * hex["row"]


def hexagon(size: float = 1) -> str:
    """A hex around 0, 0."""
    return polygon(around(6, RADIUS * size))


def cells(middles: Iterable[Point], size: float = 1) -> str:
    return "".join(polygon((x + dx, y + dy) for dx, dy in around(6, RADIUS * size)) for x, y in middles)


def light(lit: list[Point], lamps: list[Point], uid: str) -> str:
    """The streets that lamps light, brighter near the lamp."""
    return "".join(
        [
            gradient(f"{uid}-pool", (0.3, "#ffd27a", 0.85), (0.65, "#e59d38", 0.4), (1, "#b06a1c", 0)),
            tag("clipPath", path(cells(lit)), id=f"{uid}-lit"),
            path(cells(lit), "#a06a2a"),
            tag("g", *(circle(x, y, 112, f"url(#{uid}-pool)") for x, y in lamps), clip_path=f"url(#{uid}-lit)"),
            path(cells(lit, 0.955), "none", "#ffdc8c", 1.2, stroke_opacity=0.5),
        ]
    )


def lamp_tile(number: int = 0) -> str:
    """A lit lamp around 0, 0, with the number of the round after which it goes out."""
    head = [path(LAMP_IRON, "#1d1405"), path(LAMP_GLASS, "#ffe9b0", "#1d1405", 1.8), path(FLAME, "#fff")]
    drawn = [path(hexagon(0.86), INK), path(hexagon(0.8), GASLIGHT), path(hexagon(0.76), "none", "#fff0c4", 1.2)]
    drawn.append(at(-9 if number else 0, 2, *head))
    return "".join(drawn) + (words(12, 10, str(number), 26, "#1d1405", font_weight="bold") if number else "")


def houses(index: int) -> str:
    """Roofs around a yard, no two neighbours alike."""
    outer, inner = around(6, 0.93 * RADIUS), around(6, 0.34 * RADIUS)
    tones = ("#2a3046", "#343b55", "#242a3c", "#2d2a3a", "#3a3550", "#1f2433")
    roofs = [
        path(
            polygon([outer[side], outer[(side + 1) % 6], inner[(side + 1) % 6], inner[side]]),
            tones[(side + index) % 6],
            "#12151f",
            1,
        )
        for side in range(6)
    ]
    lit = around(6, 0.68 * RADIUS, 30)
    windows = [box(x - 2, y - 1.5, 4, 3, "#ffcf7a") for number, (x, y) in enumerate(lit) if (number + index) % 3 == 0]
    smoke = [box(x - 2.5, y - 2.5, 5, 5, "#7a4334", "#14121a") for number, (x, y) in enumerate(lit) if (number + index) % 3 == 1]
    return path(hexagon(0.97), "#10131c") + "".join(roofs) + path(polygon(inner), "#0c0e15") + "".join(windows + smoke)


def garden() -> str:
    """Trees seen from above."""
    trees = [(x, y, 9.0) for x, y in around(6, 0.58 * RADIUS, 10)] + [(0.0, 0.0, 11.0)]
    drawn = [path(hexagon(0.96), "#12261d"), path(hexagon(0.88), "none", "#2f5a40", 3)]
    for x, y, r in trees:
        drawn += [
            circle(x - 1, y + 2, r, "#0a1711"),
            circle(x, y, r, "#234c36"),
            circle(x + r / 4, y - r / 4, r * 0.55, "#3b7552"),
        ]
    return "".join(drawn)


def names(middles: dict[str, Point], bright: Iterable[str], built: Iterable[str] = ()) -> str:
    """What each hex is called, in its lower corner; where something was built there, in letters that stand out from it."""
    lit = set(bright)
    over: Letters = {"stroke": INK, "stroke_width": 3.5, "stroke_linejoin": "round", "paint_order": "stroke"}
    colours = {name: "#3a2708" if name in lit else "#a3a9bb" for name in middles} | dict.fromkeys(built, PARCHMENT)
    return "".join(
        words(x, y + APOTHEM - 4, name, 12, colours[name], **(over if colours[name] == PARCHMENT else {}))
        for name, (x, y) in middles.items()
    )


# Who stands there.


def token(view: CaseView, name: str, short: str, x: float, y: float) -> str:
    """Somebody's token: suspect or innocent, seen or not."""
    character = view.characters[name]
    innocent, seen = not character.suspect, character.visible
    drawn: list[str] = []
    if view.active == name:
        drawn.append(tag("circle", r=34, fill=GASLIGHT, fill_opacity=0.3, stroke="#fff", stroke_width=2.4))
    drawn += [
        circle(0, 0, 28, BRIGHT if seen else "#0a0c13", "#0a0c13" if seen else "#3d4660", 1.5),
        bust(0, -1, name, 25, grey=innocent),
    ]
    if view.jack == name:
        drawn.append(tag("circle", r=31, fill="none", stroke=RED, stroke_width=3, stroke_dasharray="5 3"))
    drawn.append(plate(0, 23, short, 54, 12, GREY if innocent else HUES[name], grey=innocent))
    drawn.append(eye(22, -19, seen, 9.5))
    if innocent:
        drawn.append(cleared(-22, -19, 9.5))
    elif view.jack == name:
        drawn.append(knife(-22, -19, 9.5))
    return at(x, y, *drawn)


# The whole.


def laid_out(
    view: CaseView,
    game: str,
    prefix: str,
    sheet: tuple[float, float, float, float],
    board: Iterable[str],
    said: list[str],
    uid: str,
) -> Drawing:
    """The board on its sheet, in the units of its hexes, with the cards above, the rounds beside and the case below it."""
    left, upper, broad, high = sheet
    scale = (WIDTH - 2 * EDGE - TRACK - 12) / broad
    below, more = case(view, game, TOP + scale * high + 8)
    drawn = [
        tag("clipPath", box(*sheet, rx=14), id=f"{uid}-sheet"),
        cards(view, prefix),
        at(
            EDGE - scale * left,
            TOP - scale * upper,
            tag("g", *board, clip_path=f"url(#{uid}-sheet)"),
            box(*sheet, "none", BRASS, rx=14, stroke_width=1.5),
            scale=scale,
        ),
        track(view, TOP, scale * high),
        below,
    ]
    return Drawing(TOP + scale * high + 8 + more + EDGE, "".join(drawn), said)


# The round.


def cards(view: CaseView, prefix: str) -> str:
    """Whose turn it is in this round, its four cards, and who comes in the next."""
    gap, first, last = 10.0, 158.0, 128.0
    wide = (WIDTH - 2 * EDGE - first - last - 5 * gap) / 4
    drawn = [box(EDGE, HEAD, first, CARDS, SLATE, STEEL, rx=10)]
    drawn.append(
        words(
            EDGE + first / 2, HEAD + 24, told("web-jack-round-short", round=view.round, rounds=ROUNDS), 15, PARCHMENT, first - 14
        )
    )
    for number, seat in enumerate(view.order):
        x, now = EDGE + first / 2 + 33 * (number - 1.5), number == view.played and view.outcome is None
        if now:
            drawn.append(circle(x, HEAD + 44, 14.5, "none", GASLIGHT, 2))
        drawn.append(side_mark(x, HEAD + 44, seat == "jack", 11.5, number >= view.played and view.outcome is None))
    leave = told("web-jack-leave-short" if view.may_leave else "web-jack-stay-short")
    drawn.append(words(EDGE + first / 2, HEAD + 71, leave, 12.5, RED if view.may_leave else FOG, first - 14))
    for number in range(4):
        x = EDGE + first + gap + (wide + gap) * number
        drawn.append(_card(view, view.cards[number] if number < len(view.cards) else "", x, wide, prefix))
    left = WIDTH - EDGE - last
    drawn += [box(left, HEAD, last, CARDS, "none", STEEL, rx=10, stroke_dasharray="5 4")]
    drawn.append(words(left + last / 2, HEAD + 22, told("web-jack-next"), 13, FOG, last - 12))
    drawn += [bust(left + 20 + 29.5 * number, HEAD + 51, name, 14) for number, name in enumerate(view.next_cards)]
    return "".join(drawn)


def _card(view: CaseView, name: str, x: float, wide: float, prefix: str) -> str:
    if not name:
        return box(x, HEAD, wide, CARDS, "none", STEEL, rx=10, stroke_dasharray="5 5")
    active, taken = name == view.active, name in view.taken
    frame = box(x, HEAD, wide, CARDS, NIGHT if active or not taken else SLATE, GASLIGHT if active else STEEL, rx=10)
    letters = {"text_decoration": "line-through"} if taken and not active else {"font_weight": "bold"}
    colour = FOG if taken and not active else PARCHMENT
    face = bust(x + wide / 2, HEAD + 31, name, 24, grey=taken and not active)
    return frame + face + words(x + wide / 2, HEAD + 70, told(f"{prefix}-short-{name}"), 14, colour, wide - 12, **letters)


def track(view: CaseView, top: float, height: float) -> str:
    """The rounds from below to above, and what the witnesses said at the end of each."""
    step = height / ROUNDS
    left = WIDTH - EDGE - TRACK
    drawn: list[str] = []
    for number in range(1, ROUNDS + 1):
        y, now = top + height - step * number, number == view.round
        drawn.append(box(left, y + 3, TRACK, step - 6, "#3a2c12" if now else SLATE, GASLIGHT if now else STEEL, rx=8))
        drawn.append(words(left + 19, y + step / 2 + 8, str(number), 22, PARCHMENT if now else FOG, font_weight="bold"))
        if number <= len(view.witness):
            drawn.append(eye(left + 46, y + step / 2, view.witness[number - 1] == "visible", 12))
        else:
            drawn.append(side_mark(left + 46, y + step / 2, number % 2 == 0, 10, bright=now))
    return "".join(drawn)


def case(view: CaseView, game: str, y: float) -> tuple[str, float]:
    """What the board does not show: who holds alibis, and what this viewer knows beyond it; and how much height that takes."""
    return paragraph(EDGE, y, [" ".join(_known(view, game))], 15, WIDTH - 2 * EDGE)


def _known(view: CaseView, game: str) -> list[str]:
    lines = [told("web-jack-suspects", count=sum(each.suspect for each in view.characters.values()))]
    for seat, many in view.alibis.items():
        who = Message(f"{game}-seat-{seat}")
        if view.hands.get(seat):
            lines.append(told("sisters-hand", who=who, names=tuple(Message(f"{game}-name-{name}") for name in view.hands[seat])))
        else:
            lines.append(told("sisters-alibis", who=who, count=many))
    if view.accused is not None:
        lines.append(told("web-jack-accused", name=Message(f"{game}-name-{view.accused}")))
    if view.jack is not None:
        lines.append(told("sisters-jack-is", name=Message(f"{game}-name-{view.jack}")))
    return lines


def standing(view: CaseView, game: str, sights: dict[str, str], places: dict[str, str]) -> list[str]:
    """Where everybody stands, in words. Some hexes say why one is seen there or not, as message ids, and some have names."""
    said = []
    for name, each in view.characters.items():
        where = told("web-jack-on", name=Message(f"{game}-name-{name}"), hex=places.get(each.hex, each.hex))
        kind = told("web-jack-suspect" if each.suspect else "web-jack-innocent")
        why = sights.get(each.hex, "web-jack-sight-beside" if each.visible else "web-jack-sight-dark")
        said.append(told("list-separator").join([where, kind, told(why)]) + ".")
    return said

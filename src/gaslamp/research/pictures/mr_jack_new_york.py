"""Mr. Jack in New York: Manhattan among its waters, what was built there, barriers, steamers, the Informant, and eight people."""

from __future__ import annotations

from math import atan2, degrees
from typing import Any

from gaslamp.games.mr_jack_new_york.view import YorkView
from gaslamp.research.pictures.drawing import (
    BRASS,
    INK,
    PARCHMENT,
    Drawing,
    Point,
    around,
    at,
    box,
    circle,
    gradient,
    path,
    polygon,
    tag,
    told,
)
from gaslamp.research.pictures.sisters import (
    RADIUS,
    cells,
    centre,
    garden,
    hexagon,
    houses,
    laid_out,
    lamp_tile,
    light,
    names,
    standing,
    token,
)

GAME = "mr_jack_new_york"
SHEET = LEFT, UPPER, BROAD, HIGH = -18.0, -46.0, 926.0, 692.0
"""The sheet on which Manhattan is printed, in the units of its hexes."""
LIBERTY: Point = (102.0, 88.0)
"""Liberty Island lies off the streets."""
FERRIES = {
    "1-8": "M60 224C60 196 66 172 74 150",
    "3-6": "M137 179 124 146",
    "7-2": "M152 62C180 32 212 12 262 6S350 8 374 37",
    "5-16": "M22 138C0 180 0 250 2 316S40 456 88 504 180 572 250 577",
}
"""The way of each ferry around the hexes, between Liberty Island and a quay."""


def draw(facts: Any, view: YorkView, uid: str) -> Drawing:
    middles = {hex["id"]: LIBERTY if hex["kind"] == "liberty" else centre(hex) for hex in facts["hexes"]}
    of = {hex["id"]: hex["kind"] for hex in facts["hexes"]}
    land = [middles[hex] for hex, kind in of.items() if kind not in ("port", "liberty")]
    streets = [hex for hex, kind in of.items() if kind in ("street", "metro")]
    lamps = [middles[hex] for hex, tile in view.tiles.items() if tile == "lamp"]
    tiles = view.tiles | {hex: "metro" for hex, kind in of.items() if kind == "metro"}
    board = [
        _water(uid),
        path(cells(land), "#06070b", "#3d6280", 20, stroke_opacity=0.4),
        path(cells(land), "#06070b", "#06070b", 7, transform="translate(0 6)"),
        _island(uid),
        *(_ferry(way, out=any(quay == start for start, _ in facts["ferries"])) for quay, way in FERRIES.items()),
        *(at(*middles[hex], _printed(kind, hex in view.steamers)) for hex, kind in of.items()),
        light([middles[hex] for hex in view.lit], lamps, uid),
        path(cells(middles[hex] for hex in streets), "none", "#23242b", 1.8),
        *(at(*middles[hex], houses(index)) for index, hex in enumerate(h for h, kind in of.items() if kind == "building")),
        *(at(*middles[hex], _tile(tile, index)) for index, (hex, tile) in enumerate(tiles.items())),
        *(_barrier(middles[one], middles[other]) for one, other in view.barriers),
        names({hex: middles[hex] for hex in streets}, view.lit, tiles),
        *(_token(view, name, middles, _out(of)) for name in view.characters),
        _informant(view, middles),
    ]
    return laid_out(view, GAME, "web-york", SHEET, board, _told(facts, view), uid)


def _out(of: dict[str, str]) -> str:
    """The way out by land."""
    return next(hex for hex, kind in of.items() if kind == "exit")


# The printed board.


def _water(uid: str) -> str:
    waves = tag(
        "pattern",
        box(0, 0, 60, 34, "#0b2036"),
        path("M6 10q5-3 10 0t10 0M38 26q4-2.5 8 0t8 0", "none", "#1d3d58", 1.2),
        id=f"{uid}-waves",
        width=60,
        height=34,
        patternUnits="userSpaceOnUse",
    )
    dusk = gradient(f"{uid}-dusk", (0.5, "#040a14", 0), (1, "#040a14", 0.8))
    return waves + dusk + box(LEFT, UPPER, BROAD, HIGH, f"url(#{uid}-waves)") + box(LEFT, UPPER, BROAD, HIGH, f"url(#{uid}-dusk)")


def _island(uid: str) -> str:
    """Liberty Island: the statue lights the way, not the people."""
    shore = "M-96 22C-98-8-84-22-66-24-40-46 20-52 42-36 58-26 56 16 46 34 26 56-70 58-84 44-92 38-96 30-96 22Z"
    statue = [
        path("M-14 0-10-28H10L14 0ZM-8-28-7-50H7L8-28Z", "#6e6860", INK, 1),
        path("M-8-50C-8-68-6-82-4-90-2-95 4-95 6-90 8-80 9-66 8-50Z", "#3f8574", INK, 1),
        path("M-3-88-10-116", "none", "#3f8574", 5, stroke_linecap="round"),
        circle(1, -96, 5, "#5fa893"),
        path("M-4-99-9-102M-1-101-3-107M3-101 5-107M6-99 11-102", "none", "#5fa893", 1.6),
        circle(-10.5, -124, 26, f"url(#{uid}-torch)"),
        path("M-10.5-132c5 6 4 13 0 14-4-1-5-8 0-14Z", "#fff0c4"),
    ]
    return gradient(f"{uid}-torch", (0, "#fff0c4", 0.9), (0.3, "#ffd27a", 0.5), (1, "#f2b04a", 0)) + at(
        *LIBERTY,
        path(shore, "#22382f", "#4f6a5a", 1.5),
        path(hexagon(0.93), "#4b4b53", BRASS, 1.5),
        at(-64, 34, *statue),
    )


def _ferry(way: str, out: bool) -> str:
    """A whole line leads to the island, a broken one back."""
    return path(way, "none", "#dfe9ee", 2.6, stroke_dasharray=None if out else "7 6", stroke_opacity=0.85)


def _printed(kind: str, steamer: bool) -> str:
    if kind in ("street", "metro"):
        return path(hexagon(), "#4a4a52")
    if kind == "quay":
        planks = path("M-36-10H36M-30-20H30M-39 0H39M-36 10H36M-30 20H30M-22-30H22M-22 30H22", "none", "#2e241c", 1.5)
        return path(hexagon(), "#5f4c39", "#2e241c", 2) + planks
    if kind == "port":
        return _port() + (_steamer() if steamer else "")
    return _bridge() if kind == "exit" else ""


def _port() -> str:
    drawn = [path(hexagon(0.86), "#0a1b2d", "#9cc0d6", 1.6, stroke_dasharray="7 5", fill_opacity=0.7)]
    drawn.append(path("M0-12v24M-7-5H7M-13 3c1 7 6 10 13 10s12-3 13-10M0-18.5a3.5 3.5 0 1 0 .01 0Z", "none", "#9cc0d6", 2.5))
    return "".join(drawn)


def _steamer() -> str:
    return "".join(
        [
            path(hexagon(0.82), "#123350"),
            path("M-5-17c-4-5-10-1-14-6M7-17c-2-7-9-5-11-11", "none", "#aab3c4", 4, stroke_linecap="round"),
            path("M-9-16h8V-4h-8zM4-16h8V-4H4z", "#c9543c"),
            path("M-24-6H22l4 8h-52z", "#f3ead4"),
            path("M-35 0c11 3 55 3 70-2-2 9-6 15-11 19h-50C-31 13-34 7-35 0Z", INK, "#d8cfb8", 1.4),
            path("M-22 7h0M-12 7.5h0M-2 7.5h0M8 7.5h0M18 7h0", "none", "#ffdf94", 3.4, stroke_linecap="round"),
        ]
    )


def _bridge() -> str:
    return "".join(
        [
            path("M-20-20H90V20H-20L-33 0Z", "#4a4a52", INK, 3),
            path("M-20 28V-38H16V28H8V-4q0-12-5-16-5 4-5 16V28h-2V-4q0-12-5-16-5 4-5 16V28Z", "#6b5d52", INK, 1.5),
            path("M38-12 55 0 38 12V5H20V-5h18Z", PARCHMENT, INK, 1.6),
        ]
    )


# What lies on it.


def _tile(kind: str, index: int) -> str:
    if kind == "lamp":
        return lamp_tile()
    if kind == "building":
        return houses(index + 2)
    return garden() if kind == "park" else _metro()


def _metro() -> str:
    sign = path("M-6.5-3v-12.5L0-7.5l6.5-8V-3", "none", "#123a5a", 3.2)
    stairs = path("M-17 20V4h34v16ZM-15 16h30M-13 12h26M-11 8h22", "#0a1420", "#8fa6b8", 1.8)
    rails = [path(hexagon(0.78), "#16405f", "#dfe9ee", 1.4), path(hexagon(0.88), "none", "#dfe9ee", 1.4)]
    return "".join(rails) + stairs + circle(0, -9, 13.5, "#dfe9ee", "#0a1420", 1.5) + sign


def _barrier(one: Point, other: Point) -> str:
    """Over both spaces that it closes."""
    turn = degrees(atan2(other[1] - one[1], other[0] - one[0]))
    stripes = "".join(f"M{20 * each - 52} 9l9-18h9l-9 18z" for each in range(5))
    bar = [
        path("M-46-21l9 42M-37-21l-9 42M46-21l-9 42M37-21l9 42", "none", "#6a5238", 4, stroke_linecap="round"),
        box(-56, -9, 112, 18, "#f7e6c8", INK, rx=3, stroke_width=2),
        path(stripes, "#b4352b"),
        circle(0, 0, 13, "#ff5a3c"),
        path("M-5-7H5V7H-5zM-3-10h6v3h-6z", "#ffd9c4", INK, 1.4),
    ]
    return at((one[0] + other[0]) / 2, (one[1] + other[1]) / 2, *bar, turn=turn)


def _informant(view: YorkView, middles: dict[str, Point]) -> str:
    """A plaque in the corner of his hex: he talks, or holds his tongue."""
    x, y = middles[view.informant.hex]
    talks = view.informant.talkative
    met = any(each.hex == view.informant.hex for each in view.characters.values())
    bubble = path("M8-22h12q3 0 3 3v7q0 3-3 3h-5l-5 5v-5H8q-3 0-3-3v-7q0-3 3-3z", "#fff", INK, 1.4)
    dots = path("M10-15.5h0M14-15.5h0M18-15.5h0", "none", INK, 2.4, stroke_linecap="round")
    plaque = [
        path(polygon(around(8, 19, 22.5)), "#1f6f68" if talks else "#3b3f4a", PARCHMENT if talks else "#9a9fac", 2),
        path("M-13 13c0-6 3-9 7-11H6c4 2 7 5 7 11l-4 4H-9z", "#10262a"),
        tag("ellipse", cx=0, cy=-2, rx=6.5, ry=8, fill="#dfa172" if talks else "#a7a5a8"),
        path("M-9-5c-3-9 4-10 9-10 6 0 10 3 9 7l4 3c-7-1-14-2-22 0z", "#8a6a52" if talks else "#6a6c75", INK, 1.2),
        bubble + dots if talks else path("M-3 2h6", "none", INK, 2),
    ]
    return at(x - 26, y - 22, *plaque, scale=0.8) if met else at(x, y, *plaque)


def _token(view: YorkView, name: str, middles: dict[str, Point], exit: str) -> str:
    """Somebody on his hex; who got away, where he went."""
    x, y = middles[view.characters[name].hex]
    if view.left_by is not None and name == view.jack:
        x, y = middles[view.left_by]
        if view.left_by == exit:
            x += 0.4 * RADIUS
    return token(view, name, told(f"web-york-short-{name}"), x, y)


# In words.


def _told(facts: Any, view: YorkView) -> list[str]:
    island = next(hex["id"] for hex in facts["hexes"] if hex["kind"] == "liberty")
    parks = [hex for hex, tile in view.tiles.items() if tile == "park"]
    sights = dict.fromkeys(view.lit, "web-jack-sight-lamp") | dict.fromkeys(parks, "web-york-sight-park")
    places = {island: told("mr_jack_new_york-liberty")}
    comma = told("list-separator")
    laid = {tile: [hex for hex, kind in view.tiles.items() if kind == tile] for tile in ("metro", "lamp", "building", "park")}
    talks = "talks" if view.informant.talkative else "mute"
    return [
        *standing(view, GAME, sights | {island: "web-york-sight-liberty"}, places),
        *(told(f"web-york-all-{tile}", hexes=comma.join(hexes)) for tile, hexes in laid.items() if hexes),
        *(told("web-york-barrier", a=one, b=other) for one, other in view.barriers),
        told("web-york-steamers", hexes=comma.join(view.steamers)),
        told(f"web-york-informant-{talks}", hex=places.get(view.informant.hex, view.informant.hex)),
    ]

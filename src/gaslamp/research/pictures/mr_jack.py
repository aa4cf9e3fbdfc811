"""Mr. Jack: Whitechapel by night, its lamps and Watson's lantern, manholes, cordons, and eight people in the streets."""

from __future__ import annotations

from typing import Any

from gaslamp.core import Message
from gaslamp.games.mr_jack.view import JackView
from gaslamp.kit.hexes import DIRECTIONS
from gaslamp.research.pictures.drawing import (
    GASLIGHT,
    INK,
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
    APOTHEM,
    LAMP_GLASS,
    LAMP_IRON,
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

GAME = "mr_jack"
SHEET = LEFT, UPPER, BROAD, HIGH = -66.0, -38.0, 852.0, 706.0
"""The sheet on which the district is printed, in the units of its hexes."""


def draw(facts: Any, view: JackView, uid: str) -> Drawing:
    middles = {hex["id"]: centre(hex) for hex in facts["hexes"]}
    kinds = {kind: [h["id"] for h in facts["hexes"] if h["kind"] == kind] for kind in ("street", "lamp", "building", "garden")}
    ground = [middles[hex] for hex in [*kinds["street"], *kinds["lamp"]]]
    board = [
        _town(uid),
        path(cells(middles.values()), "#06070b", "#06070b", 9, transform="translate(-2 5)"),
        *(_gate(way, leads, middles, view) for way, leads in facts["exits"].items()),
        path(cells(ground), "#454650"),
        light([middles[hex] for hex in view.lit], [middles[hex] for hex in view.lamps], uid),
        _beam(view, middles, uid),
        path(cells(ground), "none", "#23242b", 1.8),
        *(at(*middles[hex], houses(index)) for index, hex in enumerate(kinds["building"])),
        *(at(*middles[hex], garden()) for hex in kinds["garden"]),
        *(at(*middles[hex], lamp_tile(view.lamps[hex]) if hex in view.lamps else _dark_post()) for hex in kinds["lamp"]),
        *(at(*middles[hex["id"]], _manhole(hex["id"] in view.covers)) for hex in facts["hexes"] if hex["manhole"]),
        names({hex: middles[hex] for hex in kinds["street"]}, [*view.lit, *view.beam]),
        *(_token(view, name, middles, facts) for name in view.characters),
        at(*middles[view.characters["watson"].hex], _lantern(), turn=60 * DIRECTIONS.index(view.facing)),
    ]
    return laid_out(view, GAME, "web-london", SHEET, board, _told(facts, view), uid)


# The printed board.


def _town(uid: str) -> str:
    """Roofs all around, and a window lit here and there."""
    roofs = "M2 2h26v18H2zM32 2h16v18H32zM52 2h24v28H52zM2 24h18v22H2zM24 24h24v22H24zM52 34h24v12H52z"
    shades = "M2 11h26v9H2zM40 2h8v18h-8zM52 16h24v14H52zM11 24h9v22h-9zM24 35h24v11H24zM52 40h24v6H52z"
    pattern = tag(
        "pattern",
        box(0, 0, 78, 48, "#0f131d"),
        path(roofs, "#1a2030"),
        path(shades, "#151a28"),
        path("M22 15h2.5v2.5h-2.5zM70 6h2.5v2.5h-2.5zM30 40h2.5v2.5h-2.5z", "#a8803f"),
        id=f"{uid}-town",
        width=78,
        height=48,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(-7)",
    )
    dusk = gradient(f"{uid}-dusk", (0.55, "#05070c", 0), (1, "#05070c", 0.7))
    return (
        pattern + dusk + box(LEFT, UPPER, BROAD, HIGH, f"url(#{uid}-town)") + box(LEFT, UPPER, BROAD, HIGH, f"url(#{uid}-dusk)")
    )


def _gate(way: str, leads: dict[str, str], middles: dict[str, Point], view: JackView) -> str:
    """A road out of the district, and the cordon that closes it."""
    turn = DIRECTIONS.index(leads["out"])
    dx, dy = around(6, APOTHEM + 9, -90)[turn]
    x, y = middles[leads["hex"]]
    road = [path("M-18 12-16-90H16L18 12Z", "#454650"), path("M-18 12-16-90M18 12 16-90", "none", "#0b0d13", 4)]
    road.append(path("M0-40 10-28H4.5V-15h-9V-28H-10Z", "#d8cfb8", INK, 1.5))
    if way in view.cordons:
        road += [
            path("M-24-12l6 24M-18-12l-6 24M24-12l-6 24M18-12l6 24", "none", "#05060a", 3.6, stroke_linecap="round"),
            box(-29, -7, 58, 14, "#f7e6c8", INK, rx=2.5, stroke_width=1.8),
            path("M-26 6l6-12h8l-6 12zM-8 6l6-12h8l-6 12zM10 6l6-12h8l-6 12z", "#b4352b"),
            circle(0, 0, 5.5, "#6fa0ff", INK, 1.6),
        ]
    return at(x + dx, y + dy, *road, turn=60 * turn)


def _dark_post() -> str:
    drawn = [path(hexagon(0.9), "#12151d"), path(hexagon(0.84), "#1d212b", "#464c5c", 2)]
    return (
        "".join(drawn)
        + path(LAMP_IRON, "#5a6378")
        + path(LAMP_GLASS, "#2b3650", "#5a6378", 1.5)
        + path("M-1.5 12.5h3v10h-3z", "#5a6378")
    )


def _manhole(covered: bool) -> str:
    rim = circle(0, 0, 17.5, "#23252d", "#14161d", 1.5) + tag(
        "circle", r=15.3, fill="none", stroke="#9aa2b8", stroke_width=1.7, stroke_dasharray="4.6 1.808"
    )
    if covered:
        return (
            rim
            + circle(0, 0, 14, "#7d8494", "#14161d", 1.5)
            + path("M-8-8 8 8M8-8-8 8", "none", "#14161d", 4.5, stroke_linecap="round")
        )
    ladder = path("M-4.5-9.5v19M4.5-9.5v19M-4.5-5h9M-4.5 0h9M-4.5 5h9", "none", "#69718c", 1.5)
    return rim + circle(0, 0, 12.5, "#040508") + ladder


# Light and people.


def _beam(view: JackView, middles: dict[str, Point], uid: str) -> str:
    """What Watson's lantern lights."""
    if not view.beam:
        return ""
    x, y = middles[view.characters["watson"].hex]
    far = 2 * APOTHEM * (len(view.beam) + 0.5)
    cone = polygon([(0, -8), (far, -0.62 * RADIUS), (far, 0.62 * RADIUS), (0, 8)])
    shine = gradient(
        f"{uid}-beam",
        (0, "#fff3cf", 0.95),
        (1, "#ffd27a", 0.45),
        kind="linearGradient",
        gradientUnits="userSpaceOnUse",
        x1=0,
        x2=far,
    )
    lit = path(cells([middles[hex] for hex in view.beam], 0.955), "#a06a2a", "#ffdc8c", 1.2, fill_opacity=0.55)
    return lit + at(x, y, shine, path(cone, f"url(#{uid}-beam)"), turn=60 * DIRECTIONS.index(view.facing) - 90)


def _lantern() -> str:
    """Around the token of who carries it, pointing up."""
    return path("M-12-37 0-51 12-37Q0-31-12-37Z", GASLIGHT, INK, 1.6)


def _token(view: JackView, name: str, middles: dict[str, Point], facts: Any) -> str:
    """Somebody on his hex; who has left the district, on the road out."""
    x, y = middles[view.characters[name].hex]
    if view.left_by is not None and name == view.jack:
        leads = facts["exits"][view.left_by]
        dx, dy = around(6, 2 * APOTHEM, -90)[DIRECTIONS.index(leads["out"])]
        x, y = middles[leads["hex"]][0] + 0.85 * dx, middles[leads["hex"]][1] + 0.85 * dy
    return token(view, name, told(f"web-london-short-{name}"), x, y)


# In words.


def _told(facts: Any, view: JackView) -> list[str]:
    sights = dict.fromkeys(view.lit, "web-jack-sight-lamp") | dict.fromkeys(view.beam, "web-london-sight-lantern")
    comma = told("list-separator")
    facing = Message(f"mr_jack-direction-{view.facing}")
    lamps = [
        told("web-london-lamp-numbered", number=number, hex=hex) if number else told("web-london-lamp-on", hex=hex)
        for hex, number in view.lamps.items()
    ]
    exits = [
        told(
            f"web-london-exit-{'closed' if way in view.cordons else 'open'}",
            exit=Message(f"mr_jack-exit-{way}"),
            hex=leads["hex"],
        )
        for way, leads in facts["exits"].items()
    ]
    return [
        *standing(view, GAME, sights, {}),
        *(f"{lamp}." for lamp in lamps),
        told("web-london-beam" if view.beam else "web-london-beam-nothing", direction=facing, hexes=comma.join(view.beam)),
        *exits,
        told("web-london-covers", hexes=comma.join(view.covers)),
    ]

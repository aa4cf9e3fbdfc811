"""Scotland Yard: the map with its lines and stations, the pawns, Mr X where the view knows him, his travel log, the tickets."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from typing import Any

from gaslamp.games.scotland_yard.moves import SEATS, TICKETS
from gaslamp.games.scotland_yard.view import YardView
from gaslamp.research.pictures.drawing import (
    BRASS,
    DUSK,
    EDGE,
    FOG,
    GASLIGHT,
    HEAD,
    NIGHT,
    PARCHMENT,
    SLATE,
    STEEL,
    WIDTH,
    Drawing,
    Letters,
    Point,
    at,
    box,
    circle,
    gradient,
    path,
    tag,
    told,
    words,
)
from gaslamp.research.pictures.people import eye
from gaslamp.research.pictures.yard_lines import DISC, WIDTHS, Plan, plan
from gaslamp.research.pictures.yard_pieces import PAWNS, TALL, pawn, ticket

LOG = 70.0
"""How high the travel log is, above the map."""
TOP = HEAD + LOG + 12
HIGHEST = 900.0
"""A map is drawn no higher than this."""
PURSE = 98.0
"""How high everybody's tickets are, below it."""
MARGIN = 8.0
"""Around the map, for rings at its edge."""


def draw(facts: Any, view: YardView, uid: str) -> Drawing:
    map = plan(facts)
    room = WIDTH - 2 * EDGE
    scale = min(room / (map.width + 2 * MARGIN), HIGHEST / (map.height + 2 * MARGIN))
    high = scale * (map.height + 2 * MARGIN)
    frame = (-MARGIN, -MARGIN, map.width + 2 * MARGIN, map.height + 2 * MARGIN)
    board = [
        box(*frame, "#1b2130"),
        _london(map) if facts["map"] in ("night", "ravensburger_1983") else "",
        box(*frame, f"url(#{uid}-dusk)"),
        _trail(view, map),
        _lines(map),
        *(_station(station, map) for station in map.stations),
        *_marks(view, map),
        *_pawns(view, map),
    ]
    drawn = [
        gradient(f"{uid}-dusk", (0, "#e08a2a", 0.1), (0.5, "#05070c", 0), (1, "#05070c", 0.6), cx=0.54, cy=0.44, r=0.75),
        tag("clipPath", box(*frame, rx=14 / scale), id=f"{uid}-sheet"),
        _log(view),
        at(
            (WIDTH - scale * map.width) / 2,
            TOP + scale * MARGIN,
            tag("g", *board, clip_path=f"url(#{uid}-sheet)"),
            box(*frame, "none", BRASS, rx=14 / scale, stroke_width=1.5 / scale),
            scale=scale,
        ),
        _purses(view, TOP + high + 12),
    ]
    return Drawing(TOP + high + 12 + PURSE + EDGE, "".join(drawn), _told(view))


# The map.

THAMES = (
    "M200 800C216 775 236 746 262 727S340 713 390 717 482 711 514 683 552 621 559.5 600 567 555 570 518 586 441 602 403 "
    "656 354 690 347 795 363 832 364 900 371 935 386 970 392 1020 386"
)
PARKS = (
    "M12 367 110 347 229 323 250 356 286 447 232 457 120 461 12 459ZM300 33 322 45 344 70 332 84 284 112 246 130 226 118 "
    "212 96 222 80ZM330 448 388 405 398 453ZM344 468 396 470 390 498 376 520 364 500ZM434 462 458 443 512 441 513 457Z"
    "M476 740 500 722 528 696 552 696 590 702 598 740ZM642 676 704 662 668 708ZM924 546 960 538 970 584 944 594Z"
    "M226 700 248 674 294 668 310 692 262 700 230 711ZM196 14 270 12 240 42 204 62ZM952 236 972 226 967 268 955 266Z"
)


def _london(map: Plan) -> str:
    """What the stations lie on, darker than any line: the parks and the river."""
    inside = [
        path(PARKS, "#1b3329", "#2c463a", 1),
        path(THAMES, "none", "#34425a", 44),
        path(THAMES, "none", "#10263c", 40),
        path(THAMES, "none", "#1f3d58", 1.2, stroke_dasharray="9 14", transform="translate(3 -7)"),
        path(THAMES, "none", "#1f3d58", 1.2, stroke_dasharray="6 19", transform="translate(-4 8)"),
    ]
    return at(0, 0, *inside, scale=map.width / 1000)


def _lines(map: Plan) -> str:
    """The ways differ in width and pattern as well as in colour: thin, with a dark seam, with light ticks, dotted."""
    drawn = []
    for way in ("ferry", "underground", "bus", "taxi"):
        d, width = "".join(map.lines[way].values()), WIDTHS[way]
        if not d:
            continue
        drawn.append(path(d, "none", "#0b0d14", width + 2.4, stroke_opacity=0.6))
        if way == "ferry":
            drawn.append(path(d, "none", "#b4d6f7", width, stroke_dasharray="0 7.5", stroke_linecap="round"))
            continue
        drawn.append(path(d, "none", {"underground": "#b9492f", "bus": "#3fa893", "taxi": "#f0dfa8"}[way], width))
        if way == "bus":
            drawn.append(path(d, "none", "#0c2b26", 1.3))
        elif way == "underground":
            drawn.append(path(d, "none", "#f6cdbd", width - 1.8, stroke_dasharray="1.5 8"))
    return "".join(drawn)


def _station(station: int, map: Plan) -> str:
    """A plain disc for taxis, one with a bowl for buses too, a square one for the underground too."""
    kind = map.kinds[station]
    rim, width = {"taxi": ("#1b1710", 1.2), "bus": ("#1f7767", 2.0), "underground": ("#c24b2e", 3.0)}[kind]
    inside = [
        box(-DISC, -DISC, 2 * DISC, 2 * DISC, PARCHMENT, rim, rx=2.5 if kind == "underground" else DISC, stroke_width=width)
    ]
    low = 5.7
    if kind == "underground":
        inside.append(box(1.5 - DISC, low, 2 * DISC - 3, DISC - low - 1.5, "#1f7a69"))
    elif kind == "bus":
        edge = sqrt(DISC * DISC - low * low)
        inside.append(path(f"M{-edge:.2f} {low}A{DISC} {DISC} 0 0 0 {edge:.2f} {low}Z", "#1f7a69"))
    return at(*map.stations[station], *inside, words(0, 4.4, str(station), 12.5, "#1b1408", 2 * DISC - 1, font_weight="bold"))


# Who stands there.


def _trail(view: YardView, map: Plan) -> str:
    """Mr X's rides, where both ends are known."""
    known = [(window.ticket, window.station) for window in view.log]
    rides = [
        map.ride(before, after, ticket)
        for (_, before), (ticket, after) in pairwise(known)
        if before is not None and after is not None
    ]
    d = "".join(dict.fromkeys(rides))
    return path(d, "none", DUSK, 13, stroke_opacity=0.5, stroke_linecap="round", stroke_linejoin="round") if d else ""


def _marks(view: YardView, map: Plan) -> list[str]:
    """In which windows Mr X was where, as far as that is known, and where he was seen last."""
    visits: dict[int, list[int]] = {}
    for window, entry in enumerate(view.log, 1):
        if entry.station is not None:
            visits.setdefault(entry.station, []).append(window)
    drawn = []
    if view.last_seen is not None and view.last_seen.station != view.mrx:
        x, y = map.stations[view.last_seen.station]
        ring = tag("circle", r=DISC + 5, fill="none", stroke=DUSK, stroke_width=3, stroke_dasharray="5 3.5")
        drawn.append(at(x, y, ring, tag("g", at(-15, -3, pawn("mrx"), scale=0.7), opacity=0.75)))
    figures = [*view.detectives.values(), *([] if view.mrx is None else [view.mrx])]
    taken = [(x, y - TALL / 2) for x, y in (map.stations[station] for station in figures)]
    for station, windows in visits.items():
        said = " · ".join(str(window) for window in windows)
        wide = 9 + 5.2 * len(said)
        left, top = _beside(map, station, wide, taken)
        taken += [(left + 7, top + 7), (left + wide - 7, top + 7)]
        drawn.append(box(left, top, wide, 14, "#2b2344", DUSK, rx=7, stroke_width=1.2))
        drawn.append(words(left + wide / 2, top + 11, said, 11, "#f4effe", font_weight="bold"))
    return drawn


def _beside(map: Plan, station: int, wide: float, taken: list[Point]) -> Point:
    """Where a label of this width covers least of other stations and of what lies there: at a corner of its station."""
    x, y = map.stations[station]
    others = taken + [place for each, place in map.stations.items() if each != station]

    def covered(corner: Point) -> float:
        gaps = [max(corner[0] - a, a - corner[0] - wide, corner[1] - b, b - corner[1] - 14, -DISC) for a, b in others]
        outside = max(0.0, -corner[0], corner[0] + wide - map.width, corner[1] + 14 - map.height)
        return sum(max(0.0, DISC - gap) for gap in gaps) + 9 * outside

    return min([(x + 6, y + 7), (x - 6 - wide, y + 7), (x + 6, y - 21), (x - 6 - wide, y - 21)], key=covered)


def _pawns(view: YardView, map: Plan) -> list[str]:
    """Who has caught Mr X stands beside him; in the far north one stands beside the station, since above it is no room."""
    standing = view.detectives | ({} if view.mrx is None else {"mrx": view.mrx})
    drawn = []
    for seat, station in sorted(standing.items(), key=lambda each: map.stations[each[1]][1]):
        x, y = map.stations[station]
        together = [other for other, place in standing.items() if place == station]
        aside = 12.5 * (2 * together.index(seat) - len(together) + 1)
        down = max(0.0, TALL - MARGIN - y)
        turn = seat in view.to_act
        inside = [circle(0, 0, DISC + 2.4, "none", GASLIGHT if turn else PAWNS[seat].coat, 4.5 if turn else 3)]
        figure = [pawn(seat)]
        if seat in view.stuck:
            figure.append(_no_ride(10, -28))
        if seat == "mrx" and not _shown(view):
            figure.append(eye(11, -34, seen=False, radius=6.5))
        inside.append(at(aside + (16 if down else 0), down, *figure))
        drawn.append(tag("g", at(x, y, *inside), data_pawn=seat, data_at=station))
    return drawn


def _no_ride(x: float, y: float) -> str:
    return at(x, y, circle(0, 0, 5.5, PARCHMENT, "#8b3626", 1.6), path("M-3 0h6", "none", "#8b3626", 2.4))


def _shown(view: YardView) -> bool:
    """Whether everybody sees where Mr X is."""
    seen = view.last_seen
    return view.outcome is not None or (seen is not None and seen.window == len(view.log) and seen.station == view.mrx)


# Above and below.


def _log(view: YardView) -> str:
    """Every window of the travel log: its ticket, the station where it is known, and in which he shows himself."""
    step = (WIDTH - 2 * EDGE - 12) / max(12, view.windows)
    drawn = [box(EDGE, HEAD, step * view.windows + 12, LOG, SLATE, BRASS, rx=10)]
    for window in range(1, view.windows + 1):
        x, reveal = EDGE + 6 + step * (window - 0.5), window in view.reveals
        entry = view.log[window - 1] if window <= len(view.log) else None
        now = window == len(view.log) + 1 and view.outcome is None
        fill, rim = (NIGHT, STEEL) if entry else ("#0e111a", STEEL)
        if reveal:
            fill, rim = ("#3a2f1c" if entry else "#221c14"), "#b9892f"
        if now:
            fill, rim = "#4a3a1f", GASLIGHT
        bold: Letters = {"font_weight": "bold"} if reveal or now else {}
        colour = GASLIGHT if reveal else PARCHMENT if now else FOG
        if reveal:
            drawn.append(_glance(x - 8, HEAD + 13))
        drawn.append(words(x + (6 if reveal else 0), HEAD + 17, str(window), 11.5, colour, **bold))
        drawn.append(box(x - step / 2 + 1.5, HEAD + 22, step - 3, 40, fill, rim, rx=5, stroke_width=1.8 if reveal or now else 1))
        if entry is not None:
            known = entry.station is not None
            drawn.append(ticket(x, HEAD + (34 if known else 42), entry.ticket, min(0.85 if known else 1, (step - 8) / 32)))
            if known:
                drawn.append(words(x, HEAD + 58, str(entry.station), 13, PARCHMENT, step - 6, font_weight="bold"))
    return "".join(drawn) + _doubles(view, step)


def _glance(x: float, y: float) -> str:
    eyelid = path("M-5.5 0c2.5-4.5 8.5-4.5 11 0-2.5 4.5-8.5 4.5-11 0Z", "none", GASLIGHT, 1.3)
    return at(x, y, eyelid, circle(0, 0, 1.7, GASLIGHT))


def _doubles(view: YardView, step: float) -> str:
    """The two rides of a double move hang together, also those that are still to come."""
    halves = [window for window, entry in enumerate(view.log, 1) if entry.double]
    halves += range(len(view.log) + 1, min(view.windows, len(view.log) + view.doubling) + 1)
    firsts = [EDGE + 6 + step * (window - 1) for window in halves[::2]]
    return "".join(path(f"M{x + 5:.1f} {HEAD + 64}h{2 * step - 10:.1f}", "none", DUSK, 3, stroke_linecap="round") for x in firsts)


def _purses(view: YardView, top: float) -> str:
    """Everybody's tickets, Mr X's first; whose turn it is, and who has no ride."""
    gap, count = 8.0, sum(len(purse) + 0.35 for purse in view.tickets.values())
    step = (WIDTH - 2 * EDGE - gap * (len(view.tickets) - 1)) / count
    x, drawn = float(EDGE), []
    for seat in [seat for seat in SEATS if seat in view.tickets]:
        purse = view.tickets[seat]
        wide = step * (len(purse) + 0.35)
        turn = seat in view.to_act
        drawn.append(box(x, top, wide, PURSE, NIGHT if turn else SLATE, GASLIGHT if turn else STEEL, rx=10, stroke_width=1.4))
        drawn.append(at(x + 19, top + 43, pawn(seat), scale=0.9))
        station = view.mrx if seat == "mrx" else view.detectives.get(seat)
        name, room = told(f"scotland_yard-seat-{seat}"), wide - 50
        y = top + (22 if station else 30)
        drawn.append(words(x + 37, y, name, 16, PARCHMENT, room, font_weight="bold", text_anchor="start"))
        if station:
            drawn.append(words(x + 37, top + 40, told("web-yard-at", station=station), 14, GASLIGHT, room, text_anchor="start"))
        if seat in view.stuck:
            drawn.append(_no_ride(x + 29, top + 13))
        for index, kind in enumerate(kind for kind in TICKETS if kind in purse):
            middle = x + step * (index + 0.675)
            many = purse[kind]
            spent = 0.35 if many == 0 else None
            drawn.append(tag("g", ticket(middle, top + 63, kind, min(1, (step - 6) / 32)), opacity=spent))
            colour = FOG if many == 0 else PARCHMENT
            drawn.append(words(middle, top + 90, "∞" if many is None else str(many), 13, colour, font_weight="bold"))
        x += wide + gap
    return "".join(drawn)


# In words. (What lies beside the board is told with it: the log, where everybody stands, the tickets.)


def _told(view: YardView) -> list[str]:
    lines = [told("web-yard-doubling", count=view.doubling) + "."] if view.doubling else []
    to_come = [window for window in view.reveals if window > len(view.log)]
    if to_come:
        listed = told("list-separator").join(str(window) for window in to_come)
        lines.append(told("web-yard-reveals", count=len(to_come), windows=listed))
    elif view.reveals:
        lines.append(told("web-yard-no-reveals"))
    return lines

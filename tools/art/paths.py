"""Paths of SVG: reading them, moving them, finding their outlines."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tools.art.svg import n

Point = tuple[float, float]
TOKEN = re.compile(r"[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


@dataclass
class Contour:
    """A sub-path: its start and the curves from there, each one end point (a line) or three points (a cubic curve)."""

    start: Point
    pieces: list[tuple[Point, ...]]
    closed: bool = False

    def polygon(self, steps: int = 5) -> list[Point]:
        points, here = [self.start], self.start
        for piece in self.pieces:
            if len(piece) == 3:
                points += [bezier(here, *piece, t / steps) for t in range(1, steps)]
            here = piece[-1]
            points.append(here)
        return points

    def moved(self, scale: float, dx: float, dy: float) -> Contour:
        def move(p: Point) -> Point:
            return p[0] * scale + dx, p[1] * scale + dy

        return Contour(move(self.start), [tuple(move(p) for p in piece) for piece in self.pieces], self.closed)

    def d(self) -> str:
        """Written with relative numbers, which are the shortest; what is left by rounding is carried on."""
        x, y = round(self.start[0], 1), round(self.start[1], 1)
        text, last = [f"M{run((x, y))}"], "M"
        for piece in self.pieces:
            points = [(px - x, py - y) for px, py in (piece[-1:] if flat((x, y), piece) else piece)]
            dx, dy = round(points[-1][0], 1), round(points[-1][1], 1)
            if not dx and not dy and len(points) == 1:
                continue
            command = "c" if len(points) == 3 else "h" if not dy else "v" if not dx else "l"
            numbers = n(dx or dy) if command in "hv" else run(part for point in points for part in point)
            text.append((numbers if numbers[0] == "-" else f" {numbers}") if command == last else command + numbers)
            x, y, last = round(x + dx, 1), round(y + dy, 1), command
        return "".join(text) + ("z" if self.closed else "")


def run(numbers: Iterable[float]) -> str:
    """Numbers in a row with no more between them than is needed."""
    text, last = "", ""
    for number in numbers:
        this = n(number)
        text += this if not last or this[0] == "-" or (this[0] == "." and "." in last) else f" {this}"
        last = this
    return text


def flat(start: Point, piece: tuple[Point, ...]) -> bool:
    """Whether a curve is so short or so straight that a line does for it."""
    if len(piece) == 1:
        return True
    (ax, ay), (bx, by) = start, piece[-1]
    long = math.hypot(bx - ax, by - ay)
    if long < 0.3:
        return all(math.hypot(x - ax, y - ay) < 0.5 for x, y in piece)
    away = (abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / long for x, y in piece[:2])
    return max(away) < 0.15 and all(-0.2 < (x - ax) * (bx - ax) + (y - ay) * (by - ay) < long * long + 0.2 for x, y in piece[:2])


def bezier(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    u = 1 - t
    w = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return (
        w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0],
        w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1],
    )


def commands(d: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; repeated ones are written out; arcs' flags may stand without a space between."""
    d = re.sub(r"(?<=[aA])[^a-zA-Z]+", lambda found: arcs(found[0]), d)
    tokens = TOKEN.findall(d)
    at = 0
    while at < len(tokens):
        command = tokens[at]
        at += 1
        count = COUNTS[command.upper()]
        if not count:
            yield command, []
            continue
        while at < len(tokens) and not tokens[at].isalpha():
            yield command, [float(token) for token in tokens[at : at + count]]
            at += count
            command = {"M": "L", "m": "l"}.get(command, command)


def arcs(numbers: str) -> str:
    """`5 5 0 012 3` is `5 5 0 0 1 2 3`."""
    number = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
    pattern = (
        rf"\s*,?\s*({number})\s*,?\s*({number})\s*,?\s*({number})\s*,?\s*([01])\s*,?\s*([01])\s*,?\s*({number})\s*,?\s*({number})"
    )
    return re.sub(pattern, r" \1 \2 \3 \4 \5 \6 \7", numbers)


def parse(d: str) -> list[Contour]:
    contours: list[Contour] = []
    x = y = 0.0
    handle: Point = (0, 0)
    last = ""
    for command, v in commands(d):
        kind = command.upper()
        if kind == "Z":
            contours[-1].closed = True
            x, y = contours[-1].start
            last = kind
            continue
        ox, oy = (x, y) if command.islower() else (0.0, 0.0)
        if kind == "M":
            x, y = ox + v[0], oy + v[1]
            contours.append(Contour((x, y), []))
            last = kind
            continue
        if contours[-1].closed:  # drawn on from where the last one began
            contours.append(Contour((x, y), []))
        pieces = contours[-1].pieces
        here = (x, y)
        if kind == "H":
            pieces.append(((ox + v[0], y),))
        elif kind == "V":
            pieces.append(((x, oy + v[0]),))
        elif kind == "L":
            pieces.append(((ox + v[0], oy + v[1]),))
        elif kind == "A":
            pieces += arc(here, abs(v[0]), abs(v[1]), v[2], bool(v[3]), bool(v[4]), (ox + v[5], oy + v[6]))
        else:
            given = [(ox + v[i], oy + v[i + 1]) for i in range(0, len(v), 2)]
            mirrored = (2 * x - handle[0], 2 * y - handle[1])
            if kind == "S":
                given.insert(0, mirrored if last in "CS" else here)
            elif kind == "T":
                given.insert(0, mirrored if last in "QT" else here)
            handle = given[-2]
            if kind in "QT":
                q, end = given
                given = [
                    (x + (q[0] - x) * 2 / 3, y + (q[1] - y) * 2 / 3),
                    (end[0] + (q[0] - end[0]) * 2 / 3, end[1] + (q[1] - end[1]) * 2 / 3),
                    end,
                ]
            pieces.append(tuple(given))
        x, y = pieces[-1][-1] if pieces else here
        last = kind
    return [contour for contour in contours if contour.pieces]


def arc(start: Point, rx: float, ry: float, turn: float, large: bool, sweep: bool, end: Point) -> list[tuple[Point, ...]]:
    """An arc of an ellipse as cubic curves (SVG's notes on implementation, F.6.5)."""
    if not rx or not ry or start == end:
        return [(end,)]
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    hx, hy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    px, py = cos * hx + sin * hy, cos * hy - sin * hx
    grow = max(1.0, math.sqrt((px / rx) ** 2 + (py / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    rest = (rx * ry) ** 2 / ((rx * py) ** 2 + (ry * px) ** 2) - 1
    factor = math.sqrt(max(0.0, rest)) * (-1 if large == sweep else 1)
    cx, cy = factor * rx * py / ry, -factor * ry * px / rx
    mx, my = cos * cx - sin * cy + (start[0] + end[0]) / 2, sin * cx + cos * cy + (start[1] + end[1]) / 2
    first = math.atan2((py - cy) / ry, (px - cx) / rx)
    span = math.atan2((-py - cy) / ry, (-px - cx) / rx) - first
    if sweep and span < 0:
        span += 2 * math.pi
    elif not sweep and span > 0:
        span -= 2 * math.pi
    count = max(1, math.ceil(abs(span) / (math.pi / 2) - 1e-9))
    step = span / count
    reach = 4 / 3 * math.tan(step / 4)

    def place(x: float, y: float) -> Point:
        return mx + cos * rx * x - sin * ry * y, my + sin * rx * x + cos * ry * y

    pieces: list[tuple[Point, ...]] = []
    for i in range(count):
        a, b = first + i * step, first + (i + 1) * step
        pieces.append(
            (
                place(math.cos(a) - reach * math.sin(a), math.sin(a) + reach * math.cos(a)),
                place(math.cos(b) + reach * math.sin(b), math.sin(b) - reach * math.cos(b)),
                place(math.cos(b), math.sin(b)),
            )
        )
    return pieces


def box(contours: list[Contour]) -> tuple[float, float, float, float]:
    points = [point for contour in contours for point in contour.polygon()]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def area(polygon: list[Point]) -> float:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True)) / 2


def contains(polygon: list[Point], point: Point) -> bool:
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def outer(contours: list[Contour]) -> list[Contour]:
    """Those that lie in no other: filled, they are the silhouette without holes."""
    polygons = [contour.polygon(3) for contour in contours]
    areas = [abs(area(polygon)) for polygon in polygons]

    def within(one: int) -> bool:
        tries = polygons[one][:: max(1, len(polygons[one]) // 5)]
        return any(
            areas[other] > areas[one] and sum(contains(polygons[other], p) for p in tries) * 2 > len(tries)
            for other in range(len(contours))
            if other != one
        )

    return [contour for at, contour in enumerate(contours) if not within(at)]

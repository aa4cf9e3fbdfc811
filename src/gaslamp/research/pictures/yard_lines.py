"""The map of Scotland Yard: how large it is drawn, and how its lines run past the stations at which they do not stop.

A line is straight where nothing is in its way. Else it swings aside, in one wave or two, as little as keeps it clear. Lines
between the same two stations run side by side.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from math import cos, hypot, pi, sin
from statistics import median
from typing import Any, NamedTuple

from gaslamp.research.pictures.drawing import Point, number

DISC = 11.0
"""The radius of a station."""
WAYS = ("taxi", "bus", "underground", "ferry")
WIDTHS = {"taxi": 2.0, "bus": 4.4, "underground": 5.6, "ferry": 3.6}
GAP = 1.6
"""Between lines that run side by side."""
AIR = 2.5
"""Between a line and a station that it passes."""
LONDON = 1000.0
"""How wide London is drawn."""
CLOSE = 0.0407
"""In London half of the stations are closer to another than this share of its width."""

Lines = tuple[tuple[str, tuple[tuple[int, int], ...]], ...]


class Plan(NamedTuple):
    """A map as it is drawn."""

    width: float
    height: float
    stations: dict[int, Point]
    kinds: dict[int, str]
    """The best that stops there: taxi, bus or underground."""
    lines: dict[str, dict[tuple[int, int], str]]
    """By way and by their two stations, the smaller first: paths."""

    def ride(self, one: int, other: int, ticket: str) -> str:
        """The line between two stations that a ticket pays for; nothing where there is none."""
        ends = min(one, other), max(one, other)
        ways = WAYS if ticket == "black" else (ticket,)
        return next((self.lines[way][ends] for way in ways if ends in self.lines.get(way, {})), "")


def plan(facts: Any) -> Plan:
    places = tuple((float(each["x"]), float(each["y"])) for each in facts["stations"])
    lines = tuple((way, tuple((min(ends), max(ends)) for ends in facts["lines"].get(way, ()))) for way in WAYS)
    return _plan((float(facts["frame"][0]), float(facts["frame"][1])), places, lines)


@lru_cache(8)  # a map takes a while, and is the same in all its games
def _plan(frame: Point, places: tuple[Point, ...], lines: Lines) -> Plan:
    width = LONDON * _sparse(frame[0], places)
    scale = width / frame[0]
    stations = {station: (x * scale, y * scale) for station, (x, y) in enumerate(places, 1)}
    stops = {way: {station for ends in joined for station in ends} for way, joined in lines}
    kinds = {each: next((way for way in ("underground", "bus") if each in stops[way]), "taxi") for each in stations}
    bundles: dict[tuple[int, int], list[str]] = {}
    for way, joined in lines:
        for ends in joined:
            bundles.setdefault(ends, []).append(way)
    strings = {
        ends: _string(stations[ends[0]], stations[ends[1]], stations.values(), _broad(ways) / 2) for ends, ways in bundles.items()
    }
    drawn = {way: {ends: _path(strings[ends], _aside(bundles[ends], way)) for ends in joined} for way, joined in lines}
    return Plan(width, frame[1] * scale, stations, kinds, drawn)


def _sparse(width: float, places: tuple[Point, ...]) -> float:
    """Few stations far apart are drawn larger than London's, many smaller: how wide the map is, beside London."""
    nearest = [min(hypot(x - a, y - b) for a, b in places if (a, b) != (x, y)) for x, y in places]
    return float(min(2.0, max(0.4, (CLOSE * width / median(nearest)) ** 0.45)))


def _broad(ways: list[str]) -> float:
    """How broad a bundle of lines is."""
    return sum(WIDTHS[way] for way in ways) + GAP * (len(ways) - 1)


def _aside(ways: list[str], way: str) -> float:
    """How far a line of a bundle runs beside its middle."""
    before = ways[: ways.index(way)]
    return sum(WIDTHS[each] + GAP for each in before) + (WIDTHS[way] - _broad(ways)) / 2


# Strings.


class String(NamedTuple):
    """Between two points: which way and how far, and how much it swings to the side in one wave and in two."""

    start: Point
    along: Point
    length: float
    swing: Point

    def off(self, share: float) -> float:
        return self.swing[0] * sin(pi * share) + self.swing[1] * sin(2 * pi * share)

    def at(self, share: float, aside: float) -> Point:
        on, off = share * self.length, self.off(share) + aside
        return self.start[0] + self.along[0] * on - self.along[1] * off, self.start[1] + self.along[1] * on + self.along[0] * off

    def heading(self, share: float) -> Point:
        """Where it goes there, and how far in one whole length."""
        slope = pi * (self.swing[0] * cos(pi * share) + 2 * self.swing[1] * cos(2 * pi * share))
        return self.along[0] * self.length - self.along[1] * slope, self.along[1] * self.length + self.along[0] * slope


_ONE = (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 12.0)
_TWO = (0.0, 0.5, 1.0, 2.0, 3.0)
SWINGS = sorted(
    {(a * one, b * two) for one, two in product(_ONE, _TWO) for a, b in product((1, -1), repeat=2)},
    key=lambda swing: (swing[0] ** 2 + 16 * swing[1] ** 2, swing),
)
"""The gentlest first: two waves bend a string sixteen times as much as one."""


def _string(start: Point, end: Point, stations: Iterable[Point], half: float) -> String:
    """The gentlest that stays clear of all other stations, or what stays clear the most."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    along = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    step, wide = max(3.5, 0.022 * length), DISC + AIR + half
    beside = []
    for x, y in stations:
        dx, dy = x - start[0], y - start[1]
        on, off = dx * along[0] + dy * along[1], dy * along[0] - dx * along[1]
        if (x, y) not in (start, end) and abs(off) < 16 * step + wide and -wide < on < length + wide:
            beside.append((on, off))
    beside.sort(key=lambda each: abs(each[1]))
    best, clearest = String(start, along, length, (0.0, 0.0)), 0.0
    for one, two in SWINGS:
        string = String(start, along, length, (one * step, two * step))
        clear = min((_clear(string, *each) for each in beside), default=wide)
        if clear >= wide:
            return string
        if clear > clearest + 1:  # a little more room is not worth another bend
            best, clearest = string, clear
    return best


def _clear(string: String, on: float, off: float) -> float:
    """How far a string stays away from a station beside it: looked at where it passes, and a little before and after."""
    passed = [(on + before) / string.length for before in (-12, -6, 0, 6, 12)]
    return min((hypot(share * string.length - on, string.off(share) - off) for share in passed if 0 < share < 1), default=99.0)


def _path(string: String, aside: float) -> str:
    if not any(string.swing):
        return f"M{_said(string.at(0, aside))}L{_said(string.at(1, aside))}"
    pieces = 4 if string.swing[1] else 2
    drawn = f"M{_said(string.at(0, aside))}"
    for piece in range(pieces):
        here, there = piece / pieces, (piece + 1) / pieces
        (x, y), (a, b) = string.at(here, aside), string.at(there, aside)
        (out_x, out_y), (in_x, in_y) = string.heading(here), string.heading(there)
        reach = 1 / pieces / 3
        bends = [(x + out_x * reach, y + out_y * reach), (a - in_x * reach, b - in_y * reach), (a, b)]
        drawn += "C" + " ".join(_said(bend) for bend in bends)
    return drawn


def _said(point: Point) -> str:
    return f"{number(round(point[0], 1))} {number(round(point[1], 1))}"

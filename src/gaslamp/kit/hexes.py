"""Hexagons with flat tops: where one lies is its column, and its row counted in half hexes from the top.

The hex above it is two rows up; those to either side are half a hex higher or lower, one row up or down.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.kit import graphs

DIRECTIONS: Final[tuple[str, ...]] = ("n", "ne", "se", "s", "sw", "nw")
"""Clockwise, as everything about directions is."""
STEPS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""What each adds to column and row."""
EDGE: Final = -1
"""Where there is no hex."""


def neighbours(places: Sequence[tuple[int, int]]) -> vec[i64]:
    """The hex next to each in each direction, by its number: `found[6 * hex + direction]`, or EDGE."""
    numbers = {place: number for number, place in enumerate(places)}
    return vec[i64]([numbers.get((column + across, row + down), EDGE) for column, row in places for across, down in STEPS])


def ahead(beside: vec[i64], start: i64, direction: i64, passable: i64) -> list[int]:
    """The hexes in a straight line from one, the nearest first, up to the first that is not among the first `passable`."""
    line: list[int] = []
    at = beside[6 * start + direction]
    while at != EDGE and at < passable:
        line.append(int(at))
        at = beside[6 * at + direction]
    return line


def distances(beside: vec[i64], hexes: i64) -> vec[i64]:
    """Steps from each to each of the first so many hexes, walking on these alone: `found[hexes * a + b]`."""
    first = vec[i64]()
    ends = vec[i64]()
    for at in range(hexes):
        first = append(first, len(ends))
        for direction in range(6):
            to = beside[6 * at + direction]
            if to != EDGE and to < hexes:
                ends = append(ends, to)
    return graphs.distances(append(first, len(ends)), ends, 0, hexes)

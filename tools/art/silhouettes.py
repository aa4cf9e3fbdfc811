"""The silhouette of an icon whose parts stand apart: the narrow gaps between them closed, as a simple polygon.

It is found on a small grid: filled, swollen and shrunk again, then traced. It comes out a little smaller than the icon, which
hides its edge.
"""

from __future__ import annotations

import math
from collections import defaultdict

import numpy as np
from numpy.typing import NDArray
from tools.art.paths import Contour, Point

GRID = 180
MARGIN = 10
REACH = 4  # gaps of up to twice this are closed
SLACK = 0.7
FINE = 70  # up to this size in pixels its numbers have a digit after the point

Mask = NDArray[np.bool_]
SIDES = (  # the neighbour that is not in the mask; where the border to it begins and ends
    ((-1, 0), (1, 0), (0, 0)),
    ((1, 0), (0, 1), (1, 1)),
    ((0, -1), (0, 0), (0, 1)),
    ((0, 1), (1, 1), (1, 0)),
)


def filled(contours: list[Contour], frame: tuple[float, float, float, float], holes: bool) -> Mask:
    """The grid's cells that the contours cover; with `holes`, a contour within another cuts it out."""
    left, top, right, bottom = frame
    scale = GRID / max(right - left, bottom - top)
    high, wide = round((bottom - top) * scale) + 2 * MARGIN, round((right - left) * scale) + 2 * MARGIN
    whole = np.zeros((high, wide), dtype=bool)
    for contour in contours:
        polygon = [((x - left) * scale + MARGIN, (y - top) * scale + MARGIN) for x, y in contour.polygon()]
        flips = np.zeros((high, wide + 1), dtype=np.int64)
        for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
            if ay == by:
                continue
            low, up = sorted((ay, by))
            rows = np.arange(max(0, math.ceil(low - 0.5)), min(high, math.ceil(up - 0.5)))
            xs = ax + (rows + 0.5 - ay) * (bx - ax) / (by - ay)
            np.add.at(flips, (rows, np.clip(np.ceil(xs - 0.5).astype(int), 0, wide)), 1)
        inside = np.cumsum(flips, axis=1)[:, :wide] % 2 == 1
        whole = whole ^ inside if holes else whole | inside
    return whole


def swollen(mask: Mask, reach: int) -> Mask:
    result = mask.copy()
    high, wide = mask.shape
    for dy in range(-reach, reach + 1):
        across = math.isqrt(reach * reach - dy * dy)
        for dx in range(-across, across + 1):
            target = result[max(0, dy) : high + min(0, dy), max(0, dx) : wide + min(0, dx)]
            target |= mask[max(0, -dy) : high + min(0, -dy), max(0, -dx) : wide + min(0, -dx)]
    return result


def loops(mask: Mask) -> list[list[Point]]:
    """The borders of a mask, each with the mask on its left."""
    after: dict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)
    for (dy, dx), start, end in SIDES:
        for y, x in np.argwhere(mask & ~np.roll(mask, (-dy, -dx), axis=(0, 1))).tolist():
            after[x + start[0], y + start[1]].append((x + end[0], y + end[1]))
    found: list[list[Point]] = []
    while after:
        first = next(iter(after))
        here = first
        loop: list[Point] = []
        while not loop or here != first:
            ends = after[here]
            following = ends.pop()
            if not ends:
                del after[here]
            loop.append(((here[0] + following[0]) / 2, (here[1] + following[1]) / 2))
            here = following
        found.append(loop)
    return found


def evened(loop: list[Point]) -> list[Point]:
    """Without the steps of the grid: each point the mean of its neighbourhood."""
    near = [loop[-2:] + loop[:-2], loop[-1:] + loop[:-1], loop, loop[1:] + loop[:1], loop[2:] + loop[:2]]
    return [(sum(x for x, _ in five) / 5, sum(y for _, y in five) / 5) for five in zip(*near, strict=True)]


def simpler(line: list[Point], slack: float) -> list[Point]:
    """Without the points that lie nearer than `slack` to the line between their neighbours (Douglas and Peucker)."""
    if len(line) < 3:
        return line
    (ax, ay), (bx, by) = line[0], line[-1]
    long = math.hypot(bx - ax, by - ay)
    away = [abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / long if long else math.hypot(x - ax, y - ay) for x, y in line]
    most = max(range(len(line)), key=away.__getitem__)
    if away[most] < slack:
        return [line[0], line[-1]]
    return simpler(line[: most + 1], slack)[:-1] + simpler(line[most:], slack)


def silhouette(contours: list[Contour], frame: tuple[float, float, float, float], holes: bool) -> list[list[Point]]:
    """Polygons in the icon's own space."""
    mask = ~swollen(~swollen(filled(contours, frame, holes), REACH), REACH + 1)
    scale = GRID / max(frame[2] - frame[0], frame[3] - frame[1])
    found = []
    for loop in loops(mask):
        if len(loop) > 12:
            even, half = evened(loop), len(loop) // 2
            kept = simpler(even[: half + 1], SLACK)[:-1] + simpler([*even[half:], even[0]], SLACK)[:-1]
            found.append([((x - MARGIN) / scale + frame[0], (y - MARGIN) / scale + frame[1]) for x, y in kept])
    return found


def written(polygons: list[list[Point]], frame: tuple[float, float, float, float], size: float) -> str:
    """As the text of a path, with a longer side of `size` around 0, 0."""
    scale = size / max(frame[2] - frame[0], frame[3] - frame[1])
    mx, my = (frame[0] + frame[2]) / 2, (frame[1] + frame[3]) / 2
    digits = 0 if size > FINE else 1
    text = ""
    for polygon in polygons:
        start, *rest = ((round((x - mx) * scale, digits), round((y - my) * scale, digits)) for x, y in polygon)
        text += Contour(start, [(point,) for point in rest], closed=True).d()
    return text

"""What lies behind indoors: rooms in perspective, vaults, stages."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.halls import HALLS
from tools.art.own_house import books
from tools.art.scenes import Sky
from tools.art.sketch import box
from tools.art.svg import Canvas, Shades, d, ellipse, group, line, mix, n, path, points, rect, tag
from tools.art.windows import daylight, window


class Room:
    """A box seen from its open side: the back wall and the lines that run from it towards us."""

    def __init__(self, canvas: Canvas, margin: float = 0.17, top: float = 0.1) -> None:
        self.canvas = canvas
        self.left, self.right = canvas.width * margin, canvas.width * (1 - margin)
        self.top, self.bottom = canvas.height * top, canvas.horizon

    def edge(self, y: float) -> float:
        """How high a line that is at height y on the back wall is where it leaves the card."""
        grow = (self.canvas.width / 2) / (self.canvas.width / 2 - self.left)
        return self.canvas.eye + (y - self.canvas.eye) * grow

    def back(self) -> str:
        return box(self.left, self.top, self.right - self.left, self.bottom - self.top)

    def side(self) -> str:
        """The left wall; the right one is its mirror."""
        return (
            points([(self.left, self.top), (self.left, self.bottom), (0, self.edge(self.bottom)), (0, self.edge(self.top))]) + "z"
        )

    def ceiling(self) -> str:
        w, high = self.canvas.width, self.edge(self.top)
        return points([(self.left, self.top), (self.right, self.top), (w, high), (w, -5), (0, -5), (0, high)]) + "z"

    def floor(self) -> str:
        w, low, end = self.canvas.width, self.edge(self.bottom), self.canvas.height + 5
        return points([(self.left, self.bottom), (self.right, self.bottom), (w, low), (w, end), (0, end), (0, low)]) + "z"


def inside(canvas: Canvas, sky: Sky) -> str:
    """A room with a wall, perhaps a window, and a light from it."""
    p, room = canvas.palette, Room(canvas)
    tint = {"stone": "mid", "brick": "warm", "planks": "warm", "tiles": "light", "shelves": "dark", "panelled": "warm"}.get(
        sky.wall, "accent"
    )
    wall = mix(mix(p.tones[tint], p.sky[1], 0.45), p.deep, 0.22)  # type: ignore[index]
    canvas.floor = canvas.clip(room.floor())
    shown = path(room.ceiling(), canvas.linear((0, p.deep, 1), (1, mix(wall, p.deep, 0.5), 1)))
    shown += path(room.back(), canvas.linear((0, mix(wall, p.deep, 0.45), 1), (0.6, wall, 1), (1, mix(wall, p.deep, 0.3), 1)))
    shown += group(WALLS[sky.wall](canvas, room, wall), clip_path=canvas.clip(room.back()))
    side = path(room.side(), canvas.linear((0, mix(wall, p.deep, 0.8), 1), (1, mix(wall, p.deep, 0.35), 1), ends=(0, 0, 1, 0)))
    side += group(sides(canvas, room, sky.wall, wall), clip_path=canvas.clip(room.side()))
    shown += canvas.both(side)
    shown += trims(canvas, room, wall)
    if sky.window != "none":
        shown += window(canvas, sky.window, (room.left, room.top, room.right, room.bottom))
        shown += daylight(canvas, (room.right - room.left) / 2 if sky.window == "pair" else 0)
    lamp = ellipse(canvas.width / 2, canvas.horizon * 0.55, canvas.width * 0.5, canvas.horizon * 0.5, canvas.soft(p.glow, 0.28))
    return shown + group(lamp, style="mix-blend-mode:screen")


def trims(canvas: Canvas, room: Room, wall: str) -> str:
    """Cornice and skirting, all round."""
    p = canvas.palette
    shown = ""
    for y, wide, lit in ((room.top, 7, 0.35), (room.bottom - 5, 10, 0.22)):
        run = d("M", 0, room.edge(y), "L", room.left, y, "H", room.right, "L", canvas.width, room.edge(y))
        shown += line(run, mix(wall, p.deep, 0.75), wide + 3, stroke_linejoin="round") + line(
            run, mix(wall, p.glow, lit), wide, stroke_linejoin="round"
        )
        shown += line(run, mix(wall, p.deep, 0.5), 1.5, transform=f"translate(0 {n(wide * 0.3)})")
    corner = d("M", room.left, room.top, "V", room.bottom, "M", room.right, room.top, "V", room.bottom)
    return shown + line(corner, p.deep, 3, stroke_opacity=0.45)


def sides(canvas: Canvas, room: Room, kind: str, wall: str) -> str:
    """The left wall's lines, run together towards the back."""
    p = canvas.palette
    if kind == "shelves":
        return side_shelves(canvas, room, wall)
    shown = ""
    if kind in ("stone", "brick", "tiles", "planks", "panelled"):
        rows = {"stone": 9, "brick": 22, "tiles": 16, "planks": 12, "panelled": 3}[kind]
        step = (room.bottom - room.top) / rows
        runs = "".join(d("M", 0, room.edge(y), "L", room.left, y) for y in (room.top + step * at for at in range(1, rows)))
        shown += line(runs, mix(wall, p.deep, 0.75), 1.4)
    posts = ""
    for x in (0.16, 0.42, 0.72):
        near = room.left * x
        y0, y1 = (room.edge(y) + (y - room.edge(y)) * x for y in (room.top, room.bottom))
        posts += d("M", near, y0, "V", y1)
    return shown + line(
        posts, mix(wall, p.deep, 0.7 if kind != "striped" else 0.4), 1.6 if kind != "striped" else 12, stroke_opacity=0.7
    )


def side_shelves(canvas: Canvas, room: Room, wall: str) -> str:
    """Books in perspective: each spine stands between two shelves that run together."""
    p, chance = canvas.palette, canvas.chance
    tones = [p.tones[tone] for tone in ("warm", "cool", "accent", "leaf", "gold", "mid")]
    shown, rows = path(room.side(), mix(wall, p.deep, 0.8)), 7
    step = (room.bottom - room.top) / rows

    def at(x: float, y: float) -> float:
        return room.edge(y) + (y - room.edge(y)) * x / room.left

    for row in range(rows):
        foot = room.top + step * (row + 1) - 4
        x = 0.0
        while x < room.left - 3:
            wide = chance.uniform(6, 12) * (1.25 - 0.7 * x / room.left)
            high = foot - step * chance.uniform(0.6, 0.88)
            tint = mix(mix(chance.choice(tones), wall, 0.35), p.deep, 0.6 - 0.3 * x / room.left)
            end = min(x + wide, room.left)
            shown += path(points([(x, at(x, high)), (end, at(end, high)), (end, at(end, foot)), (x, at(x, foot))]) + "z", tint)
            x += wide + 0.6
        shown += line(d("M", 0, at(0, foot), "L", room.left, foot), mix(wall, p.glow, 0.25), 4)
    return shown


def plain(canvas: Canvas, room: Room, wall: str) -> str:
    return ""


def striped(canvas: Canvas, room: Room, wall: str) -> str:
    """Wallpaper of stripes with small sprigs."""
    pale = mix(wall, canvas.palette.glow, 0.3)
    shown = "".join(
        rect(x, room.top, 13, room.bottom - room.top, pale, opacity=0.45) for x in range(int(room.left) + 8, int(room.right), 34)
    )
    sprig = path("M17 8q5-8 0-14q-5 6 0 14zM17 8q9-1 11-9q-9 0-11 9zM17 8q-9-1-11-9q9 0 11 9z", pale, opacity=0.8)
    tile = tag(
        "pattern",
        group(sprig, transform="translate(4 20)"),
        id="*",
        width=34,
        height=52,
        patternUnits="userSpaceOnUse",
        patternTransform=f"translate({int(room.left) + 8} 0)",
    )
    return shown + path(room.back(), canvas.url(tile))


def damask(canvas: Canvas, room: Room, wall: str) -> str:
    return path(room.back(), damask_tile(canvas, mix(wall, canvas.palette.glow, 0.3)), opacity=0.55)


def damask_tile(canvas: Canvas, shown: str) -> str:
    """A pattern of the sort that Victorian walls had."""
    flower = (
        "M30 6C42 18 44 28 30 44C16 28 18 18 30 6zM30 44C44 40 54 46 54 58C46 54 38 54 30 62C22 54 14 54 6 58"
        "C6 46 16 40 30 44zM30 62C34 68 34 74 30 80C26 74 26 68 30 62zM14 24C8 22 4 16 6 8C14 10 18 16 14 24z"
        "M46 24C52 22 56 16 54 8C46 10 42 16 46 24z"
    )
    both = (
        path(flower, shown)
        + path(flower, shown, transform="translate(30 43)")
        + path(flower, shown, transform="translate(-30 43)")
    )
    both += path(flower, shown, transform="translate(30 -43)") + path(flower, shown, transform="translate(-30 -43)")
    return canvas.url(
        tag("pattern", both, id="*", width=60, height=86, patternUnits="userSpaceOnUse", patternTransform="scale(.8)")
    )


def panelled(canvas: Canvas, room: Room, wall: str) -> str:
    """Wooden panels below, damask above."""
    p = canvas.palette
    rail = room.bottom - (room.bottom - room.top) * 0.42
    shown = path(
        box(room.left, room.top, room.right - room.left, rail - room.top),
        damask_tile(canvas, mix(wall, p.glow, 0.25)),
        opacity=0.5,
    )
    shown += rect(room.left, rail, room.right - room.left, room.bottom - rail, mix(wall, p.deep, 0.25))
    wide = (room.right - room.left) / 6
    for at in range(6):
        x = room.left + wide * at + 8
        panel = box(x, rail + 14, wide - 16, room.bottom - rail - 32)
        shown += path(panel, canvas.linear((0, mix(wall, p.deep, 0.5), 1), (1, mix(wall, p.glow, 0.12), 1)))
        shown += line(panel, mix(wall, p.deep, 0.75), 2) + line(panel, mix(wall, p.glow, 0.35), 1, transform="translate(1.5 1.5)")
    return shown + rect(room.left, rail - 4, room.right - room.left, 7, mix(wall, p.glow, 0.3))


def courses(canvas: Canvas, room: Room, wall: str, high: float, wide: float, rough: float) -> str:
    """Stones or bricks in rows, in three tints; `rough` is how much their lengths differ."""
    p, chance = canvas.palette, canvas.chance
    tints = ["", "", ""]
    y, row = room.top, 0
    while y < room.bottom:
        x = room.left - (wide / 2 if row % 2 else 0) - chance.uniform(0, wide * 0.2)
        while x < room.right:
            length = wide * chance.uniform(1 - rough, 1 + rough)
            tints[chance.randrange(3)] += box(x + 1, y + 1, length - 2, high - 2)
            x += length
        y, row = y + high, row + 1
    colours = (mix(wall, p.glow, 0.13), mix(wall, p.deep, 0.12), mix(wall, p.haze, 0.12))
    stones = "".join(path(tint, shown) for tint, shown in zip(tints, colours, strict=True))
    return path(room.back(), mix(wall, p.deep, 0.45)) + stones


def stone(canvas: Canvas, room: Room, wall: str) -> str:
    return courses(canvas, room, wall, 38, 74, 0.2)


def brick(canvas: Canvas, room: Room, wall: str) -> str:
    return courses(canvas, room, wall, 16, 36, 0)


def tiles(canvas: Canvas, room: Room, wall: str) -> str:
    p = canvas.palette
    rail = room.bottom - (room.bottom - room.top) * 0.55
    blue = mix(p.tones["cool"], wall, 0.25)
    motif = path(
        "M16 4q6 6 0 12q-6-6 0-12zM16 28q6-6 0-12q-6 6 0 12zM4 16q6-6 12 0q-6 6-12 0zM28 16q-6-6-12 0q6 6 12 0z", blue
    ) + line("M0 0H32V32H0z", mix(wall, p.deep, 0.4), 1.6)
    fill = canvas.url(tag("pattern", motif, id="*", width=32, height=32, patternUnits="userSpaceOnUse"))
    area = box(room.left, rail, room.right - room.left, room.bottom - rail)
    return (
        path(area, mix(wall, p.glow, 0.35))
        + path(area, fill, opacity=0.8)
        + rect(room.left, rail - 8, room.right - room.left, 9, blue)
    )


def planks(canvas: Canvas, room: Room, wall: str) -> str:
    p, chance, shown = canvas.palette, canvas.chance, ""
    x = room.left
    while x < room.right:
        wide = chance.uniform(20, 34)
        tint = mix(wall, *chance.choice(((p.glow, 0.12), (p.deep, 0.2), (p.deep, 0.08))))
        shown += rect(x, room.top, wide - 1.5, room.bottom - room.top, tint)
        grain = "".join(
            d("M", x + chance.uniform(4, wide - 5), room.top + chance.uniform(0, 300), "v", chance.uniform(30, 90))
            for _ in range(3)
        )
        shown += line(grain, mix(wall, p.deep, 0.5), 1, stroke_opacity=0.6)
        x += wide
    return shown


def shelves(canvas: Canvas, room: Room, wall: str) -> str:
    """The whole wall is books."""
    p, rows = canvas.palette, 7
    shown = path(room.back(), mix(wall, p.deep, 0.8))
    step = (room.bottom - room.top) / rows
    shades = Shades(mix(wall, p.glow, 0.4), wall, mix(wall, p.deep, 0.7))
    bays = 3
    wide = (room.right - room.left) / bays
    for row in range(rows):
        foot = room.top + step * (row + 1) - 5
        for bay in range(bays):
            shown += books(canvas, shades, room.left + wide * bay + 7, foot, wide - 14, step * 0.86)
        shown += rect(room.left, foot, room.right - room.left, 5, mix(wall, p.glow, 0.25)) + rect(
            room.left, foot + 5, room.right - room.left, 7, p.deep, opacity=0.5
        )
    uprights = "".join(box(room.left + wide * bay - 5, room.top, 10, room.bottom - room.top) for bay in range(bays + 1))
    return shown + path(uprights, canvas.linear((0, mix(wall, p.glow, 0.3), 1), (1, mix(wall, p.deep, 0.4), 1)))


WALLS: dict[str, Callable[[Canvas, Room, str], str]] = {
    "plain": plain,
    "striped": striped,
    "damask": damask,
    "panelled": panelled,
    "stone": stone,
    "brick": brick,
    "planks": planks,
    "tiles": tiles,
    "shelves": shelves,
}

ROOMS: dict[str, Callable[[Canvas, Sky], str]] = {"inside": inside, **HALLS}

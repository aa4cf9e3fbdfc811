"""Floors in perspective, tables, stairs and cushions."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tools.art.svg import Canvas, d, ellipse, group, line, mix, n, path, points, rect

FAR = 7.0  # beyond it a floor is haze


class Plane:
    """A floor seen in perspective: `at(x, z)` is where a point of it lies on the card; z is 1 at the lower edge."""

    def __init__(self, canvas: Canvas) -> None:
        self.middle = canvas.width / 2
        self.eye = canvas.eye
        self.scale = canvas.height - canvas.eye
        self.far = min(FAR, self.scale / max(1, canvas.horizon - canvas.eye))
        self.half = canvas.width / 2

    def at(self, x: float, z: float) -> tuple[float, float]:
        return self.middle + x / z, self.eye + self.scale / z

    def tiles(self, side: float, deep: float) -> Iterator[tuple[int, int, float, float]]:
        """Column, row and near left corner of every tile in sight."""
        row, z = 0, 0.9
        while z < self.far:
            reach = int(self.half * (z + deep) / side) + 1
            for column in range(-reach, reach):
                yield column, row, column * side, z
            row, z = row + 1, z + deep

    def quad(self, x: float, z: float, side: float, deep: float) -> str:
        end = min(z + deep, self.far)
        return points([self.at(x, z), self.at(x + side, z), self.at(x + side, end), self.at(x, end)]) + "z"


def laid(canvas: Canvas, shown: str, gloss: float = 0.3) -> str:
    """A floor in its place: cut at the horizon, with the light lying on it."""
    p, y = canvas.palette, canvas.horizon
    clip = canvas.url(f'<clipPath id="*"><path d="M0 {n(y)}h{canvas.width}V{canvas.height}H0z"/></clipPath>')
    x = min(max(canvas.light[0], 60), canvas.width - 60)
    depth = canvas.height - y
    pool = ellipse(x * 0.5 + canvas.width * 0.25, y + depth * 0.42, canvas.width * 0.52, depth * 0.5, canvas.soft(p.glow, gloss))
    edge = rect(0, y, canvas.width, depth, canvas.linear((0, p.deep, 0), (0.55, p.deep, 0.1), (1, p.deep, 0.6)))
    if canvas.eye == y:  # in the open air a floor ends in haze
        edge += rect(0, y, canvas.width, depth * 0.42, canvas.linear((0, p.haze, 1), (0.3, p.haze, 0.85), (1, p.haze, 0)))
    return group(shown + pool + edge, clip_path=clip)


def ground_wash(canvas: Canvas, far: str, near: str) -> str:
    y = canvas.horizon
    return rect(0, y, canvas.width, canvas.height - y, canvas.linear((0, far, 1), (1, near, 1)))


def chequers(canvas: Canvas) -> str:
    p, plane = canvas.palette, Plane(canvas)
    pale, dark = mix(p.tones["light"], p.ground[0], 0.4), mix(p.ground[1], p.ground[0], 0.18)
    squares = "".join(plane.quad(x, z, 96, 0.3) for column, row, x, z in plane.tiles(96, 0.3) if (column + row) % 2)
    fill = canvas.linear((0, mix(dark, p.haze, 0.6), 1), (0.4, dark, 1), ends=(0, canvas.horizon, 0, canvas.height), pixels=True)
    return laid(canvas, ground_wash(canvas, mix(pale, p.haze, 0.6), pale) + path(squares, fill), 0.4)


def tiles(canvas: Canvas) -> str:
    p, plane = canvas.palette, Plane(canvas)
    pale, other = mix(p.tones["light"], p.ground[0], 0.45), mix(p.tones["cool"], p.ground[0], 0.5)
    side, deep = 136, 0.42
    diamonds, dots = "", ""
    for column, _, x, z in plane.tiles(side, deep):
        if z + deep < plane.far:
            corners = [
                plane.at(x + side / 2, z),
                plane.at(x + side, z + deep / 2),
                plane.at(x + side / 2, z + deep),
                plane.at(x, z + deep / 2),
            ]
            if column % 2:
                diamonds += points(corners) + "z"
            else:
                dots += points(corners) + "z"
    shown = ground_wash(canvas, mix(pale, p.haze, 0.5), pale)
    shown += path(diamonds, other, opacity=0.75) + path(dots, mix(other, p.deep, 0.45), opacity=0.75)
    return laid(canvas, shown, 0.4)


def planks(canvas: Canvas, wood: str, side: float, lengths: float) -> str:
    """Boards towards the eye, each with its own tint."""
    p, plane, chance = canvas.palette, Plane(canvas), canvas.chance
    shown = ground_wash(canvas, mix(wood, p.haze, 0.35), mix(wood, p.deep, 0.35))
    light, dark, joints = "", "", ""
    reach = int(plane.half * plane.far / side) + 1
    for column in range(-reach, reach):
        z = 0.8 - chance.random() * lengths
        while z < plane.far:
            deep = lengths * chance.uniform(0.7, 1.3)
            x = column * side
            if z + deep > 0.8 and abs(x) < plane.half * min(plane.far, z + deep) + side:
                quad = plane.quad(x, max(z, 0.8), side, min(deep, z + deep - max(z, 0.8)))
                pick = chance.random()
                light, dark = (light + quad, dark) if pick < 0.35 else (light, dark + quad) if pick < 0.65 else (light, dark)
                joints += quad
            z += deep
    shown += path(light, mix(wood, p.glow, 0.3), opacity=0.4) + path(dark, p.deep, opacity=0.22)
    return shown + line(joints, mix(wood, p.deep, 0.75), 1.1, stroke_opacity=0.6)


def boards(canvas: Canvas) -> str:
    p = canvas.palette
    return laid(canvas, planks(canvas, mix(p.tones["warm"], p.ground[0], 0.55), 74, 2.2))


def parquet(canvas: Canvas) -> str:
    p, plane = canvas.palette, Plane(canvas)
    wood = mix(p.tones["warm"], p.tones["gold"], 0.35)
    shown = ground_wash(canvas, mix(wood, p.haze, 0.4), mix(wood, p.deep, 0.4))
    strips = ["", ""]
    for column, row, x, z in plane.tiles(112, 0.36):
        for part in range(3):
            if (column + row) % 2:
                strips[part % 2] += plane.quad(x + part * 112 / 3, z, 112 / 3, 0.36)
            elif z + (part + 1) * 0.12 < plane.far:
                strips[part % 2] += plane.quad(x, z + part * 0.12, 112, 0.12)
    shown += path(strips[0], mix(wood, p.glow, 0.25), opacity=0.4) + path(strips[1], p.deep, opacity=0.22)
    return laid(canvas, shown, 0.5)


def stone(canvas: Canvas) -> str:
    p, plane, chance = canvas.palette, Plane(canvas), canvas.chance
    rock = mix(p.tones["mid"], p.ground[1], 0.4)
    shown = ground_wash(canvas, mix(rock, p.haze, 0.4), mix(rock, p.deep, 0.3))
    tints, joints = ["", "", ""], ""
    for _, row, x, z in plane.tiles(140, 0.34):
        quad = plane.quad(x + (70 if row % 2 else 0), z, 140, 0.34)
        tints[chance.randrange(3)] += quad
        joints += quad
    shown += path(tints[0], p.glow, opacity=0.12) + path(tints[1], p.deep, opacity=0.25)
    return laid(canvas, shown + line(joints, mix(rock, p.deep, 0.75), 2.2, stroke_linejoin="round"), 0.25)


def stairs(canvas: Canvas) -> str:
    """Broad steps that come down towards us."""
    p, y, w = canvas.palette, canvas.horizon, canvas.width
    rock = mix(p.tones["light"], p.ground[0], 0.5)
    shown, top, at = "", y, 0
    depth = canvas.height - y
    while top < canvas.height:
        high = depth * (0.045 + at * 0.018)
        left = max(-5, w * (0.26 - at * 0.06))
        tread = canvas.linear((0, mix(rock, p.haze, 0.3), 1), (1, mix(rock, p.glow, 0.4), 1))
        riser = canvas.linear((0, mix(rock, p.deep, 0.45), 1), (1, mix(rock, p.deep, 0.75), 1))
        shown += rect(left, top, w - 2 * left, high * 0.8, tread) + rect(left, top + high * 0.8, w - 2 * left, high * 1.1, riser)
        shown += rect(left, top + high * 0.8, w - 2 * left, 2.4, p.glow, opacity=0.5)
        top, at = top + high * 1.9, at + 1
    return laid(canvas, ground_wash(canvas, mix(p.ground[0], p.deep, 0.5), p.deep) + shown, 0.35)


def stage(canvas: Canvas) -> str:
    """Boards, a lit edge and footlights."""
    p, w, h = canvas.palette, canvas.width, canvas.height
    shown = laid(canvas, planks(canvas, mix(p.tones["warm"], p.ground[1], 0.25), 60, 3.5), 0.55)
    lip = h - 58
    shown += rect(
        0,
        lip,
        w,
        58,
        canvas.linear((0, mix(p.tones["gold"], p.deep, 0.25), 1), (0.12, mix(p.tones["warm"], p.deep, 0.6), 1), (1, p.deep, 1)),
    )
    for x in range(50, w, 100):
        shown += ellipse(x, lip - 20, 75, 62, canvas.soft(p.glow, 0.3))
        shown += path(
            f"M{x - 20} {lip + 6}a20 20 0 0 1 40 0z",
            canvas.linear((0, p.tones["gold"], 1), (1, mix(p.tones["gold"], p.deep, 0.6), 1)),
        )
    return shown


def table(canvas: Canvas) -> str:
    """A table's top with a cloth that falls over the edge in folds."""
    p, w, h, y = canvas.palette, canvas.width, canvas.height, canvas.horizon
    cloth = mix(p.tones["accent"], p.ground[1], 0.35)
    gold = mix(p.tones["gold"], p.glow, 0.3)
    edge = h - (h - y) * 0.26
    top = points([(w * 0.05, y), (w * 0.95, y), (w + 20, edge), (-20, edge)]) + "z"
    shown = ellipse(w / 2, y, w * 0.6, 40, canvas.soft(p.deep, 0.8))
    shown += path(top, canvas.linear((0, mix(cloth, p.deep, 0.35), 1), (1, mix(cloth, p.glow, 0.1), 1))) + line(
        d("M", w * 0.05, y, "H", w * 0.95), gold, 2
    )
    weave = "".join(d("M", w * (0.05 + 0.9 * at / 12), y, "L", -20 + (w + 40) * at / 12, edge) for at in range(13))
    shown += line(weave, p.deep, 1.5, stroke_opacity=0.25)
    shown += ellipse(w / 2, y + (edge - y) * 0.45, w * 0.46, (edge - y) * 0.6, canvas.soft(p.glow, 0.45))
    shown += rect(0, edge, w, h - edge, canvas.linear((0, mix(cloth, p.deep, 0.15), 1), (1, mix(cloth, p.deep, 0.75), 1)))
    folds = ""
    for x in range(-20, w, 44):
        sway = canvas.chance.randint(4, 16)
        folds += d(
            "M",
            x,
            edge,
            "q",
            sway,
            (h - edge) / 2,
            sway - 8,
            h - edge,
            "h",
            18,
            "q",
            -14,
            (edge - h) / 2,
            8 - sway,
            edge - h,
            "z",
        )
    lace = "a10 9 0 0 0 20 0" * (w // 20 + 2)
    shown += path(folds, p.deep, opacity=0.35) + line(d("M", -10, edge, lace), gold, 1.6, stroke_opacity=0.8)
    return shown + line(d("M", -5, edge, "H", w + 5), gold, 2.5)


def cushion(canvas: Canvas) -> str:
    """A tasselled cushion, for what shall be looked at closely."""
    p, w, h, y = canvas.palette, canvas.width, canvas.height, canvas.horizon
    cloth, gold = mix(p.tones["accent"], p.ground[1], 0.2), mix(p.tones["gold"], p.glow, 0.2)
    back, front = y + (h - y) * 0.06, h - (h - y) * 0.3
    low = h - 42
    top = d(
        "M",
        w * 0.16,
        back,
        "C",
        w * 0.36,
        back + 16,
        w * 0.64,
        back + 16,
        w * 0.84,
        back,
        "C",
        w * 0.84,
        (back + front) / 2,
        w * 0.9,
        front - 30,
        w * 0.965,
        front,
    )
    top += d(
        "C",
        w * 0.7,
        front - 20,
        w * 0.3,
        front - 20,
        w * 0.035,
        front,
        "C",
        w * 0.1,
        front - 30,
        w * 0.16,
        (back + front) / 2,
        w * 0.16,
        back,
        "z",
    )
    side = d(
        "M",
        w * 0.035,
        front,
        "C",
        w * 0.3,
        front - 20,
        w * 0.7,
        front - 20,
        w * 0.965,
        front,
        "C",
        w * 0.94,
        (front + low) / 2,
        w * 0.9,
        low - 6,
        w * 0.88,
        low,
        "C",
        w * 0.66,
        low + 16,
        w * 0.34,
        low + 16,
        w * 0.12,
        low,
    )
    side += d("C", w * 0.1, low - 6, w * 0.06, (front + low) / 2, w * 0.035, front, "z")
    shown = rect(0, front, w, h - front, canvas.linear((0, p.deep, 0), (1, p.deep, 0.8))) + ellipse(
        w / 2, low + 4, w * 0.5, 40, canvas.soft(p.deep, 1)
    )
    shown += path(
        top,
        canvas.radial(
            (0, mix(cloth, p.glow, 0.45), 1), (0.5, cloth, 1), (1, mix(cloth, p.deep, 0.6), 1), cx=0.48, cy=0.5, r=0.62
        ),
    )
    shown += path(
        side,
        canvas.linear((0, mix(cloth, p.glow, 0.12), 1), (0.35, mix(cloth, p.deep, 0.25), 1), (1, mix(cloth, p.deep, 0.8), 1)),
    )
    creases = d(
        "M",
        w * 0.06,
        front + 4,
        "q",
        60,
        18,
        70,
        46,
        "M",
        w * 0.94,
        front + 4,
        "q",
        -60,
        18,
        -70,
        46,
        "M",
        w * 0.18,
        back + 8,
        "q",
        26,
        30,
        70,
        40,
        "M",
        w * 0.82,
        back + 8,
        "q",
        -26,
        30,
        -70,
        40,
    )
    shown += line(creases, p.deep, 4, stroke_opacity=0.3, stroke_linecap="round") + line(
        top + side, gold, 3.4, stroke_dasharray="7 3", stroke_linejoin="round"
    )
    for x, ty in ((w * 0.16, back), (w * 0.84, back), (w * 0.035, front), (w * 0.965, front)):
        shown += path(
            d("M", x - 7, ty + 7, "h", 14, "l", 5, 32, "q", -12, 5, -24, 0, "z"),
            canvas.linear((0, gold, 1), (1, mix(gold, p.deep, 0.65), 1)),
        ) + ellipse(x, ty, 9, 9, gold, stroke=p.deep, stroke_opacity=0.5)
    return shown


FLOORS: dict[str, Callable[[Canvas], str]] = {
    "chequers": chequers,
    "parquet": parquet,
    "boards": boards,
    "stone": stone,
    "tiles": tiles,
    "stairs": stairs,
    "stage": stage,
    "table": table,
    "cushion": cushion,
}

"""What things stand on in the open air."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

from tools.art.skies import bank, dots
from tools.art.svg import Canvas, d, ellipse, group, line, mix, n, path, points, rect


def base(canvas: Canvas, far: str, near: str, top: float | None = None) -> str:
    y = canvas.horizon if top is None else top
    return rect(0, y, canvas.width, canvas.height - y, canvas.linear((0, far, 1), (1, near, 1)))


def mist(canvas: Canvas, amount: float) -> str:
    """Haze over the horizon: what parts near from far."""
    if not amount:
        return ""
    p, y = canvas.palette, canvas.horizon
    shown = rect(0, y - 90, canvas.width, 190, canvas.linear((0, p.haze, 0), (0.47, p.haze, 0.55 * amount), (1, p.haze, 0)))
    for _ in range(round(6 * amount)):
        x, wide = canvas.chance.uniform(0, canvas.width), canvas.chance.uniform(140, 300)
        shown += ellipse(
            x, y + canvas.chance.uniform(-14, 26), wide, canvas.chance.uniform(8, 24), canvas.soft(mix(p.haze, p.glow, 0.3), 0.3)
        )
    return shown


def ridge(canvas: Canvas, y: float, rise: float, waves: float, phase: float, rough: float = 0) -> list[tuple[float, float]]:
    """The upper edge of hills: points from the left edge to the right."""
    return [
        (
            x,
            y
            - rise
            * (0.5 + 0.5 * math.sin(x / canvas.width * waves * math.tau + phase) * math.cos(x / canvas.width * 2.3 + phase))
            - canvas.chance.uniform(0, rough),
        )
        for x in range(-10, canvas.width + 21, 10)
    ]


def slope(canvas: Canvas, edge: list[tuple[float, float]], top: str, bottom: str, lit: float = 0.5) -> str:
    """Land below an edge; the edge catches the light."""
    run, glow, x = smooth(edge), canvas.palette.glow, canvas.light[0]
    high = min(y for _, y in edge)
    fill = canvas.linear((0, top, 1), (1, bottom, 1), ends=(0, high, 0, high + 260), pixels=True)
    rim = canvas.linear((0, glow, 0), (0.5, glow, lit), (1, glow, 0), ends=(x - 330, 0, x + 330, 0), pixels=True)
    return path(run + d("V", canvas.height + 5, "H-10z"), fill) + line(run, rim, 2)


def smooth(edge: list[tuple[float, float]]) -> str:
    """A curve through the middles between these points."""
    return d("M", *edge[0]) + "".join(d("Q", ax, ay, (ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(edge[1:]))


def glitter(canvas: Canvas, top: float, strength: float = 0.8) -> str:
    """The path that the light lays over water."""
    chance, x, near, far = canvas.chance, min(max(canvas.light[0], 40), canvas.width - 40), "", ""
    for _ in range(120):
        t = chance.random() ** 1.4
        wide = 4 + 34 * t * chance.uniform(0.3, 1)
        dash = d("M", x + chance.gauss(0, 6 + 66 * t) - wide / 2, top + 3 + (canvas.height - top) * t, "h", wide)
        near, far = (near, far + dash) if t < 0.35 else (near + dash, far)
    lines = line(far, "", 1.2, stroke_opacity=0.55 * strength) + line(near, "", 2, stroke_opacity=0.4 * strength)
    return group(lines, stroke=canvas.palette.glow, stroke_linecap="round")


def ripples(canvas: Canvas, top: float, shown: str, count: int = 60, opacity: float = 0.3) -> str:
    chance, waves = canvas.chance, ""
    for _ in range(count):
        t = chance.random() ** 1.5
        wide = 12 + 90 * t * chance.uniform(0.4, 1)
        waves += d("M", chance.uniform(-40, canvas.width), top + 4 + (canvas.height - top) * t)
        waves += d("q", wide / 4, -1 - 4 * t, wide / 2, 0, "t", wide / 2, 0)
    return line(waves, shown, 1.3, stroke_opacity=opacity, stroke_linecap="round")


def swell(canvas: Canvas, y: float, high: float, shown: str, lit: str) -> str:
    """A row of waves with lit crests."""
    chance, x = canvas.chance, -60 + canvas.chance.uniform(-40, 0)
    crest = d("M", x, y)
    while x < canvas.width + 60:
        step = high * chance.uniform(3.2, 5)
        crest += d("q", step * 0.35, -high * 0.15, step * 0.55, -high * chance.uniform(0.7, 1))
        crest += d("q", step * 0.06, high * 0.75, step * 0.45, high)
        x += step
    fill = canvas.linear((0, mix(shown, lit, 0.3), 0.95), (1, shown, 0), ends=(0, y - high, 0, y + high * 4), pixels=True)
    return path(crest + d("V", y + high * 4, "H-100z"), fill) + line(crest, lit, max(1, high / 14), stroke_opacity=0.5)


def sea(canvas: Canvas) -> str:
    p, y = canvas.palette, canvas.horizon
    shown = base(canvas, mix(p.ground[0], p.haze, 0.35), p.ground[1])
    shown += rect(0, y, canvas.width, 3, canvas.linear((0, p.glow, 0), (0.5, p.glow, 0.5), (1, p.glow, 0), ends=(0, 0, 1, 0)))
    shown += ripples(canvas, y, mix(p.haze, p.glow, 0.3)) + glitter(canvas, y)
    depth = canvas.height - y
    for at in range(4):
        t = 0.3 + at * 0.2
        tint = mix(p.ground[0], p.ground[1], 0.25 + at * 0.22)
        shown += swell(canvas, y + depth * t, 8 + at * 7, tint, mix(p.haze, p.glow, 0.45))
    return shown


def pool(canvas: Canvas) -> str:
    """Still water with a stone edge in front."""
    p, y, w, h = canvas.palette, canvas.horizon, canvas.width, canvas.height
    shown = base(canvas, mix(p.ground[0], p.haze, 0.5), mix(p.ground[0], p.deep, 0.5))
    shown += ripples(canvas, y, p.glow, 46, 0.28) + glitter(canvas, y, 0.8)
    stone = mix(p.tones["light"], p.deep, 0.35)
    side = points([(0, y), (54, y), (26, h - 62), (0, h - 62)]) + "z"
    edge = path(side, canvas.linear((0, stone, 1), (1, mix(stone, p.deep, 0.4), 1)))
    shown += canvas.both(edge)
    shown += rect(
        0, h - 64, w, 64, canvas.linear((0, mix(stone, p.glow, 0.3), 1), (0.2, stone, 1), (1, mix(stone, p.deep, 0.6), 1))
    )
    joints = "".join(f"M{x} {h - 64}v22M{x + 50} {h - 42}v42" for x in range(10, w, 100))
    return shown + line(joints + d("M0", h - 42, "H", w), mix(stone, p.deep, 0.6), 1.5)


def seabed(canvas: Canvas) -> str:
    p, chance = canvas.palette, canvas.chance
    shown = ""
    for at in range(3):
        y = canvas.horizon + at * (canvas.height - canvas.horizon) * 0.28
        tint = mix(mix(p.ground[0], p.haze, 0.4 - at * 0.18), p.ground[1], 0.15 + at * 0.32)
        shown += weeds(canvas, y + 24, 6 + at, 70 + at * 40, mix(p.tones["leaf"], tint, 0.6 - at * 0.1))
        shown += slope(canvas, ridge(canvas, y + 12, 26, 1.3, chance.uniform(0, 6)), tint, mix(tint, p.ground[1], 0.7), 0.35)
    return shown + ripples(canvas, canvas.horizon + 60, p.glow, 40, 0.14)


def weeds(canvas: Canvas, foot: float, count: int, high: float, shown: str) -> str:
    chance, plants = canvas.chance, ""
    for _ in range(count * 3):
        x, tall, sway = chance.uniform(0, canvas.width), high * chance.uniform(0.5, 1.1), chance.uniform(-22, 22)
        plants += d("M", x - 4, foot, "c", sway, -tall * 0.4, -sway, -tall * 0.7, sway * 0.6, -tall)
        plants += d("c", 6 - sway, tall * 0.3, sway + 6, tall * 0.6, 8 - sway * 0.6, tall, "z")
    return path(plants, canvas.linear((0, mix(shown, canvas.palette.glow, 0.2), 1), (1, shown, 1)), opacity=0.8)


def hills(canvas: Canvas, green: float = 0) -> str:
    p, chance = canvas.palette, canvas.chance
    shown, depth = "", canvas.height - canvas.horizon
    for at in range(4):
        tint = mix(mix(mix(p.ground[0], p.tones["leaf"], green), p.haze, 0.65 - at * 0.22), p.ground[1], at * 0.17)
        edge = ridge(canvas, canvas.horizon + depth * 0.21 * at, 58 - at * 6, 0.9 + at * 0.25, chance.uniform(0, 6), 1.5)
        shown += slope(canvas, edge, tint, mix(tint, p.ground[1], 0.55), 0.5 - at * 0.06)
    return shown


def tuft(canvas: Canvas, wide: float, high: float, count: int) -> str:
    """Blades of grass that stand on the line from 0 to `wide`."""
    chance, grass = canvas.chance, ""
    for _ in range(count):
        x, tall, lean = chance.uniform(0, wide), high * chance.uniform(0.5, 1.2), chance.uniform(-0.5, 0.5) * high
        grass += d("M", x, 0, "q", lean * 0.2, -tall * 0.6, lean, -tall, "q", -lean * 0.5, tall * 0.5, 3 - lean, tall, "z")
    return grass


def blades(canvas: Canvas, y: float, high: float, count: int, shown: str) -> str:
    """Grass from edge to edge: one piece of it, laid six times, every other time mirrored."""
    wide = canvas.width / 6
    piece = tuft(canvas, wide, high, count // 5)
    places = (f"translate({n(wide * at)} {n(y)})" + (f"translate({n(wide)} 0)scale(-1 1)" if at % 2 else "") for at in range(6))
    return "".join(canvas.use(piece, shown, transform=place) for place in places)


def meadow(canvas: Canvas) -> str:
    p, chance, depth = canvas.palette, canvas.chance, canvas.height - canvas.horizon
    shown = hills(canvas, 0.4)
    for at, tone in enumerate((p.tones["light"], p.tones["accent"], p.tones["gold"])):
        y = canvas.horizon + depth * (0.4 + 0.27 * at)
        tint = mix(mix(p.tones["leaf"], p.ground[1], 0.35 + at * 0.12), p.glow, 0.08)
        piece = tuft(canvas, 50, 16 + at * 14, 14)
        for _ in range(10):  # tufts rather than a fence
            place = f"translate({n(chance.uniform(-20, canvas.width))} {n(y + chance.uniform(-30, 30))})"
            shown += canvas.use(piece, tint, transform=place + chance.choice(("", "scale(-1 1)")))
        flowers = dots((chance.uniform(0, canvas.width), y + chance.uniform(-40, 20)) for _ in range(12))
        shown += line(flowers, tone, 3.0 + at, stroke_linecap="round", stroke_opacity=0.8)
    return shown


def desert(canvas: Canvas) -> str:
    """Dunes, each with a lit side and a dark one that meet in a winding crest."""
    p, chance, w, h = canvas.palette, canvas.chance, canvas.width, canvas.height
    shown, depth = "", canvas.height - canvas.horizon
    for at in range(4):
        y, x = canvas.horizon + depth * 0.2 * at, w * chance.uniform(0.2, 0.8)
        high = 36 + at * 16
        tint = mix(mix(p.ground[0], p.haze, 0.5 - at * 0.16), p.ground[1], at * 0.12)
        left = d("M-10", y + high * 0.5, "C", x * 0.4, y + high * 0.4, x * 0.75, y - high * 0.8, x, y - high)
        right = d("C", x + w * 0.1, y - high * 0.9, x + w * 0.3, y + high * 0.2, w + 10, y + high * 0.3)
        shown += path(left + right + d("V", h, "H-10z"), canvas.linear((0, mix(tint, p.glow, 0.4), 1), (1, tint, 1)))
        crest = d("C", x - 26, y + high * 0.1, x + 70, y + high * 0.9, x - 30, y + high * 2.6)
        shade = canvas.linear((0, mix(tint, p.ground[1], 0.6), 1), (1, mix(tint, p.ground[1], 0.2), 0))
        shown += path(d("M", x, y - high) + crest + d("H", w + 10, "V", y + high * 0.3) + mirrored_end(x, y, w, high), shade)
    return shown + ripples(canvas, canvas.horizon + depth * 0.4, mix(p.ground[0], p.glow, 0.4), 50, 0.3)


def mirrored_end(x: float, y: float, w: float, high: float) -> str:
    """The right side of a dune, walked back to its top."""
    return d("C", x + w * 0.3, y + high * 0.2, x + w * 0.1, y - high * 0.9, x, y - high, "z")


def snow(canvas: Canvas) -> str:
    p, chance, depth = canvas.palette, canvas.chance, canvas.height - canvas.horizon
    white = mix(p.ground[0], p.glow, 0.55)
    shown = pines(canvas, canvas.horizon + 12, 16, 70, mix(p.sky[1], p.haze, 0.4))
    for at in range(4):
        edge = ridge(canvas, canvas.horizon + depth * 0.2 * at, 40, 0.8 + at * 0.2, chance.uniform(0, 6))
        shown += slope(canvas, edge, mix(white, p.haze, 0.4 - at * 0.12), mix(p.ground[0], p.ground[1], 0.3 + at * 0.2), 0.7)
    sparks = dots((chance.uniform(0, canvas.width), canvas.horizon + depth * chance.random()) for _ in range(50))
    return shown + line(sparks, "#ffffff", 1.6, stroke_linecap="round", stroke_opacity=0.7)


def pine(x: float, foot: float, tall: float) -> str:
    steps = []
    for at in range(1, 5):
        y, half = foot - tall + tall * 0.23 * at, tall * 0.3 * at / 4.4
        steps += [(half, y), (half * 0.45, y - tall * 0.04)]
    tree = points([(x, foot - tall), *((x + dx, y) for dx, y in steps), *((x - dx, y) for dx, y in reversed(steps))]) + "z"
    return tree + d("M", x - tall * 0.03, foot - tall * 0.12, "h", tall * 0.06, "V", foot, "h", -tall * 0.06, "z")


def pines(canvas: Canvas, foot: float, count: int, tall: float, shown: str, middle: float = 0) -> str:
    """A row of firs; `middle` is the part of the width that stays free."""
    chance, trees = canvas.chance, ""
    for at in range(count):
        x = (at + chance.random()) / count
        if abs(x - 0.5) > middle / 2:
            trees += pine(x * canvas.width, foot + chance.uniform(-6, 10), tall * chance.uniform(0.6, 1.25))
    return path(trees, canvas.linear((0, mix(shown, canvas.palette.glow, 0.12), 1), (1, shown, 1)))


def forest(canvas: Canvas) -> str:
    """A clearing before rows of firs."""
    p, depth = canvas.palette, canvas.height - canvas.horizon
    shown = ""
    for at in range(3):
        tint = mix(mix(p.ground[0], p.haze, 0.55 - at * 0.25), p.ground[1], at * 0.3)
        shown += pines(canvas, canvas.horizon + 16 + at * 34, 15 - at * 2, 110 + at * 80, tint, at * 0.36)
        edge = ridge(canvas, canvas.horizon + 16 + at * 34, 14, 1.2, canvas.chance.uniform(0, 6), 2)
        shown += slope(canvas, edge, tint, mix(tint, p.ground[1], 0.6), 0.3)
    shown += ellipse(canvas.width / 2, canvas.horizon + depth * 0.5, canvas.width * 0.42, depth * 0.3, canvas.soft(p.glow, 0.28))
    return shown + blades(canvas, canvas.height - 4, 30, 70, mix(p.ground[1], p.tones["leaf"], 0.3))


def cliff(canvas: Canvas) -> str:
    """A headland in front of a far sea."""
    p, chance, w, y = canvas.palette, canvas.chance, canvas.width, canvas.horizon
    x, edge = -10.0, []
    while x < w * 0.82:
        edge.append((x, y + (canvas.height - y) * (0.36 + 0.16 * (x / w)) + chance.uniform(-7, 7)))
        x += chance.uniform(24, 50)
    face = [(w * (0.84 - 0.05 * at) + chance.uniform(-18, 18), edge[-1][1] + 60 * (at + 0.5)) for at in range(6)]
    rock = mix(p.tones["dark"], p.ground[0], 0.35)
    fill = canvas.linear((0, mix(rock, p.glow, 0.25), 1), (0.3, rock, 1), (1, p.deep, 1))
    rim = points([*edge, *face])
    cracks = ""
    for cx, cy in edge:
        cracks += d("M", cx, cy + chance.uniform(10, 60), "l", chance.uniform(-18, 8), chance.uniform(26, 60))
        cracks += d("l", chance.uniform(-6, 16), chance.uniform(20, 40))
    shown = sea(canvas) + path(rim + d("V", canvas.height + 5, "H-10z"), fill) + line(rim, p.glow, 2, stroke_opacity=0.4)
    return shown + line(cracks, p.deep, 1.6, stroke_opacity=0.5)


def rooftops(canvas: Canvas) -> str:
    """A ridge of tiles to stand on, above the town."""
    p, chance, peak, h, w = canvas.palette, canvas.chance, canvas.horizon, canvas.height, canvas.width
    tile = mix(p.tones["dark"], p.ground[0], 0.4)
    ridge_line = d("M-5", peak + 40, "L", w / 2, peak, "L", w + 5, peak + 40)
    roof = ridge_line + d("V", h, "H-5z")
    rows, y, step = "", peak + 26.0, 15.0
    while y < h + 20:
        wide = step * 1.5
        rows += d("M", -20 - chance.uniform(0, 20), y) + d("q", wide / 2, step * 0.8, wide, 0) * (int((w + 60) / wide) + 1)
        y, step = y + step, step * 1.13
    clip = canvas.clip(roof)
    lit = line(rows, mix(tile, p.glow, 0.5), 0.8, transform="translate(0 2)", stroke_opacity=0.4)
    shown = path(roof, canvas.linear((0, mix(tile, p.glow, 0.22), 1), (1, mix(tile, p.deep, 0.6), 1)))
    shown += group(line(rows, mix(tile, p.deep, 0.75), 1.6) + lit, clip_path=clip)
    return shown + line(ridge_line, mix(tile, p.glow, 0.45), 7, stroke_linejoin="round")


def graveyard(canvas: Canvas) -> str:
    p, chance, depth = canvas.palette, canvas.chance, canvas.height - canvas.horizon
    shown = hills(canvas)
    for row in range(3):
        y, scale = canvas.horizon + depth * (0.14 + 0.16 * row), 0.5 + row * 0.35
        tint = mix(mix(p.tones["mid"], p.haze, 0.45 - row * 0.12), p.deep, 0.2 + row * 0.1)
        stones, wide = "", 26 * scale
        for x in (chance.uniform(10, 90), chance.uniform(110, 190), chance.uniform(410, 470), chance.uniform(490, 570)):
            tall, lean = chance.uniform(34, 52) * scale, chance.uniform(-5, 5)
            stones += d("M", x, y, "l", lean, -tall, "a", wide / 2, wide / 2, 0, 0, 1, wide, 0, "L", x + wide, y, "z")
        fill = canvas.linear((0, mix(tint, p.glow, 0.3), 1), (1, mix(tint, p.deep, 0.4), 1))
        shown += path(stones, fill, stroke=p.deep, stroke_opacity=0.4)
        shown += blades(canvas, y + 4, 12 * scale, 46, mix(p.ground[1], p.tones["leaf"], 0.25))
    return shown


def winding(canvas: Canvas, left: tuple[float, ...], right: tuple[float, ...]) -> str:
    """A strip that winds from the lower edge to the horizon: its left side from near to far, its right one from far to near."""
    w, y, depth = canvas.width, canvas.horizon, canvas.height - canvas.horizon
    a, b, c, e, f, g, h = (x * w for x in left)
    there = d(
        "M", a, y + depth, "C", b, y + depth * 0.62, c, y + depth * 0.54, e, y + depth * 0.31, "S", f, y + depth * 0.1, g, y - 6
    )
    i, j, k, m, q = (x * w for x in right)
    back = d(
        "L",
        h,
        y - 6,
        "C",
        i,
        y + depth * 0.12,
        j,
        y + depth * 0.14,
        k,
        y + depth * 0.31,
        "S",
        m,
        y + depth * 0.68,
        q,
        y + depth,
        "z",
    )
    return there + back


def road(canvas: Canvas) -> str:
    """Hills with a road that winds to the horizon."""
    p = canvas.palette
    strip = winding(canvas, (0.2, 0.3, 0.74, 0.62, 0.44, 0.5, 0.51), (0.47, 0.62, 0.71, 0.66, 0.72))
    pale = mix(p.tones["light"], p.ground[0], 0.3)
    fill = canvas.linear((0, mix(pale, p.haze, 0.6), 1), (1, mix(pale, p.ground[1], 0.45), 1))
    return hills(canvas) + path(strip, fill, stroke=p.deep, stroke_opacity=0.3, stroke_width=2)


def river(canvas: Canvas) -> str:
    """Hills with a river that winds to the horizon."""
    p, y = canvas.palette, canvas.horizon
    strip = winding(canvas, (0.1, 0.2, 0.62, 0.5, 0.36, 0.6, 0.63), (0.5, 0.66, 0.72, 0.86, 0.94))
    water = canvas.linear((0, mix(p.sky[2], p.glow, 0.3), 1), (1, mix(p.sky[1], p.ground[1], 0.4), 1))
    clip = canvas.clip(strip)
    shine = group(ripples(canvas, y, p.glow, 70, 0.4) + glitter(canvas, y, 0.7), clip_path=clip)
    bank_line = {"stroke": mix(p.ground[1], p.deep, 0.3), "stroke_opacity": 0.6, "stroke_width": 4}
    return hills(canvas) + path(strip, water, **bank_line) + shine


def clouds(canvas: Canvas) -> str:
    """A floor of clouds."""
    p, depth = canvas.palette, canvas.height - canvas.horizon
    white = mix(p.sky[2], p.glow, 0.45)
    shown = ""
    for at in range(6):
        tint = mix(mix(white, p.haze, 0.3), p.sky[1], 0.1 + at * 0.13)
        shown += bank(canvas, canvas.horizon + depth * 0.17 * at, tint, mix(white, p.glow, 0.6), 190 + at * 20, 0.97)
    return shown


GROUNDS: dict[str, Callable[[Canvas], str]] = {
    "sea": sea,
    "river": river,
    "pool": pool,
    "seabed": seabed,
    "hills": hills,
    "meadow": meadow,
    "desert": desert,
    "snow": snow,
    "forest": forest,
    "cliff": cliff,
    "rooftops": rooftops,
    "graveyard": graveyard,
    "road": road,
    "clouds": clouds,
}

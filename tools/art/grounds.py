"""What things stand on in the open air."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.art.skies import bank
from tools.art.svg import Canvas, ellipse, group, line, mix, n, path, points, rect


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
    d = smooth(edge)
    high = min(y for _, y in edge)
    shape = path(
        f"{d}V{canvas.height + 5}H-10z", canvas.linear((0, top, 1), (1, bottom, 1), ends=(0, high, 0, high + 260), pixels=True)
    )
    rim = canvas.linear(
        (0, canvas.palette.glow, 0), (0.5, canvas.palette.glow, lit), (1, canvas.palette.glow, 0),
        ends=(canvas.light[0] - 330, 0, canvas.light[0] + 330, 0), pixels=True,
    )  # fmt: skip
    return shape + line(d, rim, 2)


def smooth(edge: list[tuple[float, float]]) -> str:
    """A curve through the middles between these points."""
    d = f"M{n(edge[0][0])} {n(edge[0][1])}"
    for (ax, ay), (bx, by) in zip(edge[1:], edge[2:], strict=False):
        d += f"Q{n(ax)} {n(ay)} {n((ax + bx) / 2)} {n((ay + by) / 2)}"
    return d


def glitter(canvas: Canvas, top: float, strength: float = 0.8) -> str:
    """The path that the light lays over water."""
    chance, x, d = canvas.chance, min(max(canvas.light[0], 40), canvas.width - 40), ["", ""]
    depth = canvas.height - top
    for _ in range(120):
        t = chance.random() ** 1.4
        spread = 10 + 120 * t
        wide = 4 + 34 * t * chance.uniform(0.3, 1)
        d[t < 0.35] += f"M{n(x + chance.gauss(0, spread * 0.55) - wide / 2)} {n(top + 3 + depth * t)}h{n(wide)}"
    return line(d[1], canvas.palette.glow, 1.2, stroke_opacity=0.55 * strength, stroke_linecap="round") + line(
        d[0], canvas.palette.glow, 2, stroke_opacity=0.4 * strength, stroke_linecap="round"
    )


def ripples(canvas: Canvas, top: float, shown: str, count: int = 60, opacity: float = 0.3) -> str:
    chance, d = canvas.chance, ""
    for _ in range(count):
        t = chance.random() ** 1.5
        wide = 12 + 90 * t * chance.uniform(0.4, 1)
        d += f"M{n(chance.uniform(-40, canvas.width))} {n(top + 4 + (canvas.height - top) * t)}q{n(wide / 4)} {n(-1 - 4 * t)} {n(wide / 2)} 0t{n(wide / 2)} 0"
    return line(d, shown, 1.3, stroke_opacity=opacity, stroke_linecap="round")


def swell(canvas: Canvas, y: float, high: float, shown: str, lit: str) -> str:
    """A row of waves with lit crests."""
    chance, x = canvas.chance, -60 + canvas.chance.uniform(-40, 0)
    d = f"M{n(x)} {n(y)}"
    while x < canvas.width + 60:
        step = high * chance.uniform(3.2, 5)
        d += f"q{n(step * 0.35)} {n(-high * 0.15)} {n(step * 0.55)} {n(-high * chance.uniform(0.7, 1))}q{n(step * 0.06)} {n(high * 0.75)} {n(step * 0.45)} {n(high)}"
        x += step
    fill = canvas.linear((0, mix(shown, lit, 0.3), 0.95), (1, shown, 0), ends=(0, y - high, 0, y + high * 4), pixels=True)
    return path(f"{d}V{n(y + high * 4)}H-100z", fill) + line(d, lit, max(1, high / 14), stroke_opacity=0.5)


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
    p, y, h = canvas.palette, canvas.horizon, canvas.height
    shown = base(canvas, mix(p.ground[0], p.haze, 0.5), mix(p.ground[0], p.deep, 0.5))
    shown += ripples(canvas, y, p.glow, 46, 0.28) + glitter(canvas, y, 0.8)
    stone = mix(p.tones["light"], p.deep, 0.35)
    for side in (0, 1):
        edge = path(
            points([(0, y), (54, y), (26, h - 62), (0, h - 62)]) + "z",
            canvas.linear((0, stone, 1), (1, mix(stone, p.deep, 0.4), 1)),
        )
        shown += group(edge, transform=f"translate({canvas.width} 0)scale(-1 1)" if side else "")
    shown += rect(
        0,
        h - 64,
        canvas.width,
        64,
        canvas.linear((0, mix(stone, p.glow, 0.3), 1), (0.2, stone, 1), (1, mix(stone, p.deep, 0.6), 1)),
    )
    joints = "".join(f"M{x} {h - 64}v22M{x + 50} {h - 42}v42" for x in range(10, canvas.width, 100))
    return shown + line(joints + f"M0 {h - 42}H{canvas.width}", mix(stone, p.deep, 0.6), 1.5)


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
    chance, d = canvas.chance, ""
    for _ in range(count * 3):
        x, tall, sway = chance.uniform(0, canvas.width), high * chance.uniform(0.5, 1.1), chance.uniform(-22, 22)
        d += f"M{n(x - 4)} {n(foot)}c{n(sway)} {n(-tall * 0.4)} {n(-sway)} {n(-tall * 0.7)} {n(sway * 0.6)} {n(-tall)}"
        d += f"c{n(-sway + 6)} {n(tall * 0.3)} {n(sway + 6)} {n(tall * 0.6)} {n(8 - sway * 0.6)} {n(tall)}z"
    return path(d, canvas.linear((0, mix(shown, canvas.palette.glow, 0.2), 1), (1, shown, 1)), opacity=0.8)


def hills(canvas: Canvas) -> str:
    p, chance = canvas.palette, canvas.chance
    shown, depth = "", canvas.height - canvas.horizon
    for at in range(4):
        tint = mix(mix(p.ground[0], p.haze, 0.65 - at * 0.22), p.ground[1], at * 0.17)
        edge = ridge(canvas, canvas.horizon + depth * 0.21 * at, 58 - at * 6, 0.9 + at * 0.25, chance.uniform(0, 6), 1.5)
        shown += slope(canvas, edge, tint, mix(tint, p.ground[1], 0.55), 0.5 - at * 0.06)
    return shown


def blades(canvas: Canvas, y: float, high: float, count: int, shown: str) -> str:
    chance, d = canvas.chance, ""
    for _ in range(count):
        x, tall, lean = chance.uniform(-10, canvas.width + 10), high * chance.uniform(0.5, 1.2), chance.uniform(-0.5, 0.5) * high
        d += f"M{n(x)} {n(y)}q{n(lean * 0.2)} {n(-tall * 0.6)} {n(lean)} {n(-tall)}q{n(-lean * 0.5)} {n(tall * 0.5)} {n(3 - lean)} {n(tall)}z"
    return path(d, shown)


def meadow(canvas: Canvas) -> str:
    p, depth = canvas.palette, canvas.height - canvas.horizon
    shown = hills(canvas)
    for at in range(3):
        y = canvas.horizon + depth * (0.4 + 0.27 * at)
        shown += blades(canvas, y, 13 + at * 12, 60, mix(mix(p.tones["leaf"], p.ground[1], 0.62 - at * 0.08), p.haze, 0.1))
        dots = "".join(
            f"M{n(canvas.chance.uniform(0, canvas.width), 0)} {n(y - canvas.chance.uniform(4, 20 + at * 10), 0)}h0"
            for _ in range(9)
        )
        shown += line(dots, p.tones[("light", "accent", "gold")[at]], 3.0 + at, stroke_linecap="round", stroke_opacity=0.8)  # type: ignore[index]
    return shown


def desert(canvas: Canvas) -> str:
    p, chance, depth = canvas.palette, canvas.chance, canvas.height - canvas.horizon
    shown = ""
    for at in range(4):
        y = canvas.horizon + depth * 0.22 * at
        x = canvas.width * chance.uniform(0.15, 0.85)
        tint = mix(mix(p.ground[0], p.haze, 0.5 - at * 0.16), p.ground[1], at * 0.13)
        crest = f"M-10 {n(y + 14)}Q{n(x * 0.55)} {n(y + 8)} {n(x)} {n(y - 34)}"
        lit = canvas.linear((0, mix(tint, p.glow, 0.35), 1), (1, tint, 1))
        shown += path(f"{crest}Q{n(x + 120)} {n(y + 10)} {canvas.width + 10} {n(y + 4)}V{canvas.height}H-10z", lit)
        shade = canvas.linear((0, mix(tint, p.ground[1], 0.65), 1), (1, tint, 0), ends=(0, y - 34, 0, y + 130), pixels=True)
        fall = f"M{n(x)} {n(y - 34)}Q{n(x + 120)} {n(y + 10)} {canvas.width + 10} {n(y + 4)}V{n(y + 130)}"
        shown += path(f"{fall}H{n(x - 60)}Q{n(x + 50)} {n(y + 40)} {n(x)} {n(y - 34)}z", shade)
    return shown + ripples(canvas, canvas.horizon + depth * 0.45, mix(p.ground[0], p.glow, 0.4), 46, 0.3)


def snow(canvas: Canvas) -> str:
    p, chance, depth = canvas.palette, canvas.chance, canvas.height - canvas.horizon
    white = mix(p.ground[0], p.glow, 0.55)
    shown = pines(canvas, canvas.horizon + 12, 16, 70, mix(p.sky[1], p.haze, 0.4))
    for at in range(4):
        edge = ridge(canvas, canvas.horizon + depth * 0.2 * at, 40, 0.8 + at * 0.2, chance.uniform(0, 6))
        shown += slope(canvas, edge, mix(white, p.haze, 0.4 - at * 0.12), mix(p.ground[0], p.ground[1], 0.3 + at * 0.2), 0.7)
    sparks = "".join(f"M{chance.randint(0, canvas.width)} {n(canvas.horizon + depth * chance.random(), 0)}h0" for _ in range(50))
    return shown + line(sparks, "#ffffff", 1.6, stroke_linecap="round", stroke_opacity=0.7)


def pine(x: float, foot: float, tall: float) -> str:
    wide = tall * 0.3
    d = f"M{n(x)} {n(foot - tall)}"
    for at in range(1, 5):
        y, half = foot - tall + tall * 0.23 * at, wide * at / 4.4
        d += f"L{n(x + half)} {n(y)}L{n(x + half * 0.45)} {n(y - tall * 0.04)}"
    for at in range(4, 0, -1):
        y, half = foot - tall + tall * 0.23 * at, wide * at / 4.4
        d += f"L{n(x - half * 0.45)} {n(y - tall * 0.04)}L{n(x - half)} {n(y)}"
    return d + f"zM{n(x - tall * 0.03)} {n(foot - tall * 0.12)}h{n(tall * 0.06)}V{n(foot)}h{n(-tall * 0.06)}z"


def pines(canvas: Canvas, foot: float, count: int, tall: float, shown: str, middle: float = 0) -> str:
    """A row of firs; `middle` is the part of the width that stays free."""
    chance, d = canvas.chance, ""
    for at in range(count):
        x = (at + chance.uniform(0, 1)) / count
        if abs(x - 0.5) > middle / 2:
            d += pine(x * canvas.width, foot + chance.uniform(-6, 10), tall * chance.uniform(0.6, 1.25))
    return path(d, canvas.linear((0, mix(shown, canvas.palette.glow, 0.12), 1), (1, shown, 1)))


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
    p, chance, y = canvas.palette, canvas.chance, canvas.horizon
    shown = sea(canvas)
    x, edge = -10.0, []
    while x < canvas.width * 0.82:
        edge.append((x, y + (canvas.height - y) * (0.36 + 0.16 * (x / canvas.width)) + chance.uniform(-7, 7)))
        x += chance.uniform(24, 50)
    face = [(canvas.width * (0.84 - 0.05 * at) + chance.uniform(-18, 18), edge[-1][1] + 60 * (at + 0.5)) for at in range(6)]
    rock = mix(p.tones["dark"], p.ground[0], 0.35)
    fill = canvas.linear((0, mix(rock, p.glow, 0.25), 1), (0.3, rock, 1), (1, p.deep, 1))
    shown += path(points([*edge, *face]) + f"V{canvas.height + 5}H-10z", fill) + line(
        points([*edge, *face]), p.glow, 2, stroke_opacity=0.4
    )
    cracks = "".join(
        f"M{n(cx)} {n(cy)}l{n(chance.uniform(-18, 8))} {n(chance.uniform(26, 60))}l{n(chance.uniform(-6, 16))} {n(chance.uniform(20, 40))}"
        for cx, cy in ((ex, ey + chance.uniform(10, 60)) for ex, ey in edge)
    )
    return shown + line(cracks, p.deep, 1.6, stroke_opacity=0.5)


def rooftops(canvas: Canvas) -> str:
    """A ridge of tiles to stand on, above the town."""
    p, chance, y = canvas.palette, canvas.chance, canvas.horizon
    tile = mix(p.tones["dark"], p.ground[0], 0.4)
    peak, h, w = y, canvas.height, canvas.width
    shown = path(
        f"M-5 {n(peak + 40)}L{n(w * 0.5)} {n(peak)}L{w + 5} {n(peak + 40)}V{h}H-5z",
        canvas.linear((0, mix(tile, p.glow, 0.22), 1), (1, mix(tile, p.deep, 0.6), 1)),
    )
    rows, row = "", peak + 26.0
    step = 15.0
    while row < h + 20:
        x, wide = -20 - chance.uniform(0, 20), step * 1.5
        rows += f"M{n(x)} {n(row)}"
        while x < w + 20:
            rows += f"q{n(wide / 2)} {n(step * 0.8)} {n(wide)} 0"
            x += wide
        row += step
        step *= 1.13
    clip = canvas.url(
        f'<clipPath id="*"><path d="M-5 {n(peak + 40)}L{n(w * 0.5)} {n(peak)}L{w + 5} {n(peak + 40)}V{h}H-5z"/></clipPath>'
    )
    shown += group(
        line(rows, mix(tile, p.deep, 0.75), 1.6)
        + line(rows, mix(tile, p.glow, 0.5), 0.8, transform="translate(0 2)", stroke_opacity=0.4),
        clip_path=clip,
    )
    return shown + line(
        f"M-5 {n(peak + 40)}L{n(w * 0.5)} {n(peak)}L{w + 5} {n(peak + 40)}", mix(tile, p.glow, 0.45), 7, stroke_linejoin="round"
    )


def graveyard(canvas: Canvas) -> str:
    p, chance, depth = canvas.palette, canvas.chance, canvas.height - canvas.horizon
    shown = hills(canvas)
    for row in range(3):
        y, scale = canvas.horizon + depth * (0.14 + 0.16 * row), 0.5 + row * 0.35
        tint = mix(mix(p.tones["mid"], p.haze, 0.45 - row * 0.12), p.deep, 0.2 + row * 0.1)
        stones = ""
        for _ in range(4):
            x, wide, tall = (
                chance.choice((chance.uniform(10, 190), chance.uniform(410, 570))),
                26 * scale,
                chance.uniform(34, 52) * scale,
            )
            lean = chance.uniform(-5, 5)
            stones += f"M{n(x)} {n(y)}l{n(lean)} {n(-tall)}a{n(wide / 2)} {n(wide / 2)} 0 0 1 {n(wide)} 0L{n(x + wide)} {n(y)}z"
        shown += path(
            stones,
            canvas.linear((0, mix(tint, p.glow, 0.3), 1), (1, mix(tint, p.deep, 0.4), 1)),
            stroke=p.deep,
            stroke_opacity=0.4,
        )
        shown += blades(canvas, y + 4, 12 * scale, 46, mix(p.ground[1], p.tones["leaf"], 0.25))
    return shown


def road(canvas: Canvas) -> str:
    """Hills with a road that winds to the horizon."""
    p, w, h, y = canvas.palette, canvas.width, canvas.height, canvas.horizon
    d = f"M{n(w * 0.2)} {h}C{n(w * 0.3)} {n(y + (h - y) * 0.62)} {n(w * 0.74)} {n(y + (h - y) * 0.52)} {n(w * 0.62)} {n(y + (h - y) * 0.3)}"
    d += f"S{n(w * 0.42)} {n(y + 26)} {n(w * 0.5)} {n(y - 8)}l6 0C{n(w * 0.46)} {n(y + 24)} {n(w * 0.6)} {n(y + (h - y) * 0.12)} {n(w * 0.7)} {n(y + (h - y) * 0.28)}"
    d += f"S{n(w * 0.66)} {n(y + (h - y) * 0.66)} {n(w * 0.72)} {h}z"
    pale = mix(p.tones["light"], p.ground[0], 0.3)
    fill = canvas.linear((0, mix(pale, p.haze, 0.6), 1), (1, mix(pale, p.ground[1], 0.45), 1))
    return hills(canvas) + path(d, fill, stroke=p.deep, stroke_opacity=0.3, stroke_width=2)


def river(canvas: Canvas) -> str:
    """Meadows with a river that winds to the horizon."""
    p, w, h, y = canvas.palette, canvas.width, canvas.height, canvas.horizon
    depth = h - y
    d = f"M{n(w * 0.1)} {h}C{n(w * 0.2)} {n(y + depth * 0.6)} {n(w * 0.62)} {n(y + depth * 0.55)} {n(w * 0.5)} {n(y + depth * 0.32)}"
    d += f"S{n(w * 0.36)} {n(y + depth * 0.12)} {n(w * 0.6)} {n(y - 4)}h22C{n(w * 0.5)} {n(y + depth * 0.14)} {n(w * 0.66)} {n(y + depth * 0.2)} {n(w * 0.72)} {n(y + depth * 0.34)}"
    d += f"S{n(w * 0.86)} {n(y + depth * 0.7)} {n(w * 0.94)} {h}z"
    water = canvas.linear((0, mix(p.sky[2], p.glow, 0.3), 1), (1, mix(p.sky[1], p.ground[1], 0.4), 1))
    clip = canvas.url(f'<clipPath id="*"><path d="{d}"/></clipPath>')
    shine = group(ripples(canvas, y, p.glow, 70, 0.4) + glitter(canvas, y, 0.7), clip_path=clip)
    return hills(canvas) + path(d, water, stroke=mix(p.ground[1], p.deep, 0.3), stroke_opacity=0.6, stroke_width=4) + shine


def clouds(canvas: Canvas) -> str:
    """A floor of clouds."""
    p, depth = canvas.palette, canvas.height - canvas.horizon
    white = mix(p.sky[2], p.glow, 0.45)
    shown = ""
    for at in range(5):
        tint = mix(mix(white, p.haze, 0.5), p.sky[1], at * 0.12)
        shown += bank(canvas, canvas.horizon + depth * 0.2 * at, tint, mix(white, p.glow, 0.6), 190 + at * 20, 0.96)
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

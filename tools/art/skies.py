"""What lies behind in the open air: gradients, clouds, stars, far trees and houses."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from tools.art.scenes import Sky
from tools.art.svg import Canvas, Stop, d, ellipse, group, line, mix, n, path, points, rect


def wash(canvas: Canvas, *colours: str, end: float | None = None) -> str:
    """The whole card in a gradient downwards, which ends at the horizon."""
    last = (end or canvas.horizon) / canvas.height
    stops: list[Stop] = [(last * at / (len(colours) - 1), shown, 1) for at, shown in enumerate(colours)]
    return canvas.whole(canvas.linear(*stops))


def halo(canvas: Canvas, strength: float = 0.5, size: float = 0.9) -> str:
    """The air around the light."""
    x, y = canvas.light
    radius = canvas.width * size
    return ellipse(x, y, radius, radius, canvas.soft(canvas.palette.glow, strength))


def rays(canvas: Canvas, strength: float = 0.2) -> str:
    """Beams that fan out from the light."""
    x, y = canvas.light
    reach, beams = canvas.height * 1.1, ""
    toward = math.atan2(canvas.height * 0.75 - y, canvas.width / 2 - x)
    for step in range(-4, 5):
        middle = toward + step * 0.2 + canvas.chance.uniform(-0.05, 0.05)
        half = canvas.chance.uniform(0.02, 0.055)
        ends = [(x + reach * math.cos(middle + side * half), y + reach * math.sin(middle + side * half)) for side in (-1, 1)]
        beams += path(points([(x, y), *ends]) + "z")
    fade = canvas.url(
        f'<radialGradient id="*" gradientUnits="userSpaceOnUse" cx="{n(x)}" cy="{n(y)}" r="{n(reach * 0.8)}">'
        f"{canvas.stops([(0, canvas.palette.glow, strength), (1, canvas.palette.glow, 0)])}</radialGradient>"
    )
    return group(beams, fill=fade, style="mix-blend-mode:screen")


def dots(places: Iterable[tuple[float, float]]) -> str:
    """Points as a path: drawn with a round stroke they are dots."""
    return "".join(f"M{round(x)} {round(y)}h0" for x, y in places)


def stars(canvas: Canvas, count: int = 70, until: float | None = None) -> str:
    """Dots of three sizes, a few of them sparkling."""
    chance, low = canvas.chance, (until or canvas.horizon) * 0.9
    shown = mix(canvas.palette.glow, "#ffffff", 0.4)
    small = ""
    for width, share, opacity in ((1, 0.6, 0.55), (1.7, 0.3, 0.75), (2.6, 0.1, 0.95)):
        places = ((chance.uniform(0, canvas.width), low * chance.random() ** 1.5) for _ in range(round(count * share)))
        small += line(dots(places), shown, width, stroke_opacity=opacity)
    sparks = ""
    for _ in range(max(1, count // 14)):
        x, y, r = chance.uniform(30, canvas.width - 30), low * chance.random() ** 1.3, chance.uniform(3, 7)
        sparks += d("M", x, y - r, "Q", x, y, x + r, y, "Q", x, y, x, y + r, "Q", x, y, x - r, y, "Q", x, y, x, y - r, "z")
    return group(small, stroke_linecap="round") + path(sparks, shown, opacity=0.9)


def veils(canvas: Canvas, amount: float, shown: str, top: float, bottom: float, opacity: float = 0.3) -> str:
    """Long soft streaks of cloud."""
    chance, streaks = canvas.chance, ""
    fill = canvas.soft(shown, opacity)
    for _ in range(round(amount * 16)):
        x, y = chance.uniform(-60, canvas.width + 60), chance.uniform(top, bottom)
        wide, high = chance.uniform(110, 300), chance.uniform(9, 34)
        for _ in range(3):
            streaks += ellipse(x + chance.uniform(-0.6, 0.6) * wide, y + chance.uniform(-1, 1) * high, wide, high, fill)
    return streaks


def bank(canvas: Canvas, y: float, shown: str, lit: str, height: float = 120, opacity: float = 0.8) -> str:
    """A bank of heaped clouds from edge to edge, lit along its top, fading downwards."""
    chance, x = canvas.chance, -40.0
    edge = d("M-40", y + height, "V", y)
    level = 0.0
    while x < canvas.width + 40:
        step = chance.uniform(26, 92)
        rise = max(-height * 0.4, min(height * 0.4, level + chance.uniform(-0.45, 0.45) * step)) - level
        edge += d("a", step * 0.56, step * chance.uniform(0.42, 0.6), 0, 0, 1, step, rise)
        x, level = x + step, level + rise
    edge += d("V", y + height, "z")
    fill = canvas.linear((0, mix(shown, lit, 0.6), opacity), (0.35, shown, opacity * 0.8), (1, shown, 0))
    return path(edge, fill) + line(edge, lit, 1.6, stroke_opacity=opacity * 0.3)


def heap(canvas: Canvas, amount: float, base: float, shown: str, lit: str) -> str:
    """Banks behind one another above the horizon, the nearer the lower."""
    banks, count = "", round(amount * 4)
    for at in range(count):
        y = base - (count - at) * 62 + canvas.chance.uniform(-14, 14)
        banks += bank(canvas, y, mix(shown, canvas.palette.haze, 0.25 * (count - at)), lit, 150, 0.62)
    return banks


def night(canvas: Canvas, sky: Sky) -> str:
    p = canvas.palette
    shown = wash(canvas, *p.sky) + halo(canvas, 0.42, 0.8)
    if sky.stars is not False:
        shown += stars(canvas)
    shown += veils(canvas, sky.clouds, mix(p.sky[2], p.glow, 0.25), canvas.horizon * 0.12, canvas.horizon * 0.9, 0.26)
    shown += veils(canvas, sky.clouds * 0.5, p.sky[0], canvas.horizon * 0.1, canvas.horizon * 0.8, 0.4)
    return shown + heap(canvas, sky.clouds * 0.5, canvas.horizon, mix(p.sky[1], p.haze, 0.5), mix(p.haze, p.glow, 0.5))


def dusk(canvas: Canvas, sky: Sky) -> str:
    p = canvas.palette
    shown = wash(canvas, p.sky[0], mix(p.sky[0], p.sky[1], 0.6), p.sky[1], p.sky[2]) + halo(canvas, 0.5, 1)
    if sky.stars is not False:
        shown += stars(canvas, 36, canvas.horizon * 0.5)
    shown += heap(canvas, sky.clouds * 0.8, canvas.horizon, mix(p.sky[1], p.sky[0], 0.25), mix(p.sky[2], p.glow, 0.4))
    return shown + veils(canvas, sky.clouds, mix(p.sky[2], p.glow, 0.3), canvas.horizon * 0.2, canvas.horizon, 0.3)


def dawn(canvas: Canvas, sky: Sky) -> str:
    p = canvas.palette
    shown = wash(canvas, p.sky[0], p.sky[1], mix(p.sky[1], p.sky[2], 0.6), mix(p.sky[2], p.glow, 0.35)) + halo(canvas, 0.75, 1.1)
    if sky.stars:
        shown += stars(canvas, 24, canvas.horizon * 0.4)
    shown += veils(canvas, sky.clouds, mix(p.sky[2], p.glow, 0.6), canvas.horizon * 0.1, canvas.horizon, 0.4)
    return shown + heap(canvas, sky.clouds * 0.8, canvas.horizon, mix(p.sky[1], p.sky[2], 0.4), p.glow)


def sunset(canvas: Canvas, sky: Sky) -> str:
    p = canvas.palette
    shown = wash(canvas, p.sky[0], p.sky[1], p.sky[2], mix(p.sky[2], p.glow, 0.55)) + halo(canvas, 0.8, 0.9)
    if sky.stars:
        shown += stars(canvas, 24, canvas.horizon * 0.4)
    shown += veils(canvas, sky.clouds * 0.8, p.sky[0], canvas.horizon * 0.05, canvas.horizon * 0.7, 0.35)
    shown += heap(canvas, sky.clouds, canvas.horizon, mix(p.sky[1], p.sky[2], 0.35), mix(p.sky[2], p.glow, 0.7))
    return shown + veils(canvas, sky.clouds, p.glow, canvas.horizon * 0.6, canvas.horizon, 0.28)


def storm(canvas: Canvas, sky: Sky) -> str:
    """Dark heaps that hang from above, and rain."""
    p, chance, w = canvas.palette, canvas.chance, canvas.width
    shown = wash(canvas, p.sky[0], p.sky[0], p.sky[1], p.sky[2]) + halo(canvas, 0.35, 0.7)
    for at in range(5):
        y = canvas.horizon * (0.62 - at * 0.14)
        tint = mix(p.sky[1], p.deep, 0.3 + at * 0.13)
        shown += group(bank(canvas, -y, tint, mix(p.haze, p.glow, 0.1), 230, 0.95), transform="scale(1 -1)")
        shown += veils(canvas, 0.2, p.deep, y - 130, y - 20, 0.45)
    drops = ""
    for _ in range(90):
        length = chance.uniform(20, 60)
        drops += d("M", chance.uniform(0, w * 1.2), chance.uniform(-20, canvas.horizon), "l", -length * 0.28, length)
    return shown + line(drops, mix(p.haze, p.glow, 0.4), 1, stroke_opacity=0.4)


def fog(canvas: Canvas, sky: Sky) -> str:
    p = canvas.palette
    shown = wash(canvas, mix(p.sky[0], p.haze, 0.35), mix(p.sky[1], p.haze, 0.6), p.haze) + halo(canvas, 0.6, 0.7)
    return shown + veils(canvas, 0.8 + sky.clouds, mix(p.haze, p.glow, 0.35), 0, canvas.horizon * 1.05, 0.3)


def aurora(canvas: Canvas, sky: Sky) -> str:
    """Curtains of light: folds of rays that fade upwards."""
    p, chance = canvas.palette, canvas.chance
    shown = wash(canvas, mix(p.sky[0], p.deep, 0.5), p.sky[0], p.sky[1]) + stars(canvas, 110)
    for at, tone in enumerate((p.tones["leaf"], p.tones["cool"], p.tones["accent"])):
        fill = canvas.linear((0, tone, 0), (0.6, tone, 0.35), (0.94, mix(tone, p.glow, 0.5), 0.75), (1, tone, 0))
        rays, x, phase = "", -30.0, chance.uniform(0, 6)
        while x < canvas.width + 30:
            wide = chance.uniform(9, 22)
            foot = canvas.horizon * (0.42 + at * 0.17) + math.sin(x / 110 + phase) * 46
            tall = canvas.horizon * chance.uniform(0.26, 0.44)
            rays += path(
                points([(x, foot), (x + wide, foot + chance.uniform(-5, 5)), (x + wide + 26, foot - tall), (x + 26, foot - tall)])
                + "z",
                fill,
            )
            x += wide * 0.8
        shown += group(rays, filter=canvas.blur(3), style="mix-blend-mode:screen")
    return shown


def starfield(canvas: Canvas, sky: Sky) -> str:
    """The sky of space: a milky way across it."""
    p, chance = canvas.palette, canvas.chance
    shown = wash(canvas, p.deep, p.sky[0], mix(p.sky[0], p.sky[1], 0.7), p.sky[0])
    for _ in range(26):
        t = chance.random()
        x, y = canvas.width * (1.1 - 1.2 * t), canvas.height * (0.02 + 0.75 * t) + chance.gauss(0, 30)
        tone = mix(p.sky[2], p.tones["accent"], chance.uniform(0, 0.6))
        shown += ellipse(
            x, y, chance.uniform(50, 150), chance.uniform(25, 70), canvas.soft(tone, 0.22), transform=f"rotate(-38 {n(x)} {n(y)})"
        )
    return shown + halo(canvas, 0.3, 0.6) + stars(canvas, 220, canvas.height)


def underwater(canvas: Canvas, sky: Sky) -> str:
    p, chance = canvas.palette, canvas.chance
    shown = wash(canvas, mix(p.sky[2], p.glow, 0.3), p.sky[2], p.sky[1], p.sky[0], end=canvas.height * 0.95)
    canvas.light = (canvas.light[0], -160)
    shown += halo(canvas, 0.7, 0.9) + rays(canvas, 0.38)
    shown += veils(canvas, sky.clouds * 0.6, p.sky[0], canvas.height * 0.3, canvas.height, 0.3)
    for _ in range(5):
        x, y = chance.uniform(0.05, 0.95) * canvas.width, chance.uniform(0.2, 0.9) * canvas.height
        for _ in range(7):
            r = chance.uniform(1.5, 6)
            x, y = x + chance.uniform(-14, 14), y - chance.uniform(12, 34)
            shown += ellipse(x, y, r, r, canvas.radial((0.5, p.glow, 0.05), (1, p.glow, 0.5)))
    return shown


def snowfall(canvas: Canvas, sky: Sky) -> str:
    p = canvas.palette
    shown = wash(canvas, *p.sky) + halo(canvas, 0.5, 0.9)
    return shown + heap(canvas, sky.clouds * 0.8, canvas.horizon, mix(p.sky[1], p.haze, 0.5), p.glow)


def flakes(canvas: Canvas) -> str:
    """Falling snow: before everything, so it is drawn late."""
    shown = ""
    for width, count in ((2.2, 60), (4.0, 34), (7.0, 12)):
        places = ((canvas.chance.uniform(0, canvas.width), canvas.chance.uniform(0, canvas.height)) for _ in range(count))
        shown += line(dots(places), "#ffffff", width, stroke_opacity=0.75 - width * 0.06)
    return group(shown, stroke_linecap="round")


def city(canvas: Canvas, sky: Sky) -> str:
    """Roofs and chimneys against the night, some windows lit."""
    p, chance, h = canvas.palette, canvas.chance, canvas.height
    shown = night(canvas, sky)
    for row in range(3):
        roofs, panes, x = d("M-10", h), "", -10.0
        base = canvas.horizon - 95 + row * 55
        while x < canvas.width + 10:
            wide, y = chance.uniform(38, 86), base - chance.uniform(0, 90)
            peak = chance.choice((0, wide * 0.55, wide * 0.9))
            roofs += d("L", x, y, "L", x + wide / 2, y - peak)
            if chance.random() < 0.6:
                roofs += d("L", x + wide * 0.68, y - peak * 0.64, "v", -24, "h", 9, "v", 30)
            roofs += d("L", x + wide, y)
            for _ in range(2):
                if chance.random() < 0.5:
                    panes += d(
                        "M", x + chance.uniform(0.15, 0.75) * wide, y + chance.uniform(12, 50), "h", 7, "v", 11, "h", -7, "z"
                    )
            x += wide
        tint = mix(mix(p.sky[1], p.sky[0], 0.4 + 0.25 * row), p.haze, 0.35 - row * 0.15)
        fade = canvas.linear(
            (0, tint, 1), (1, mix(tint, p.haze, 0.4), 1), ends=(0, canvas.horizon - 180, 0, canvas.horizon), pixels=True
        )
        shown += path(roofs + d("V", h, "z"), fade) + path(panes, mix(p.glow, p.tones["gold"], 0.4), opacity=0.45 + row * 0.2)
    return shown


def forest(canvas: Canvas, sky: Sky) -> str:
    """Trunks behind trunks, with light between them."""
    p, chance, w = canvas.palette, canvas.chance, canvas.width
    shown = wash(canvas, p.sky[1], p.sky[2], mix(p.sky[2], p.glow, 0.4)) + halo(canvas, 0.7, 0.8)
    for row in range(4):
        tint = mix(mix(p.haze, p.sky[0], 0.25 + row * 0.25), p.deep, row * 0.1)
        trunks, count = "", 9 - row
        for at in range(count):
            x = (at + chance.uniform(0.1, 0.9)) * w / count
            if row == 3 and 0.24 < x / w < 0.76:  # the nearest leave the middle free
                continue
            half, foot, lean = 4 + row * 5 + chance.uniform(0, 6), canvas.horizon + 10 + row * 26, chance.uniform(-14, 14)
            trunks += d("M", x - half * 0.7 + lean, -10, "C", x - half, foot * 0.5, x - half, foot * 0.9, x - half * 2, foot)
            trunks += d("H", x + half * 2, "C", x + half, foot * 0.9, x + half, foot * 0.5, x + half * 0.7 + lean, -10, "z")
            for _ in range(2):
                y, reach = chance.uniform(0.08, 0.6) * foot, (chance.uniform(30, 80) + row * 10) * chance.choice((-1, 1))
                trunks += d("M", x, y, "q", reach * 0.5, -abs(reach) * 0.1, reach, -abs(reach) * 0.7)
                trunks += d("q", -reach * 0.35, abs(reach) * 0.6, -reach, abs(reach) * 0.7 + half, "z")
        shown += path(trunks, canvas.linear((0, mix(tint, p.deep, 0.35), 1), (1, tint, 1)))
        haze = canvas.linear((0, p.haze, 0), (0.8, p.haze, 0.24), (1, p.haze, 0))
        shown += rect(0, canvas.horizon * 0.45, w, canvas.horizon * 0.7, haze)
    return shown + canopy(canvas)


def canopy(canvas: Canvas) -> str:
    """Leaves that hang into the picture from above."""
    p, chance = canvas.palette, canvas.chance
    shown = ""
    for row, tint in enumerate((mix(p.tones["leaf"], p.sky[0], 0.5), mix(p.tones["leaf"], p.deep, 0.65))):
        edge, x = "M-20-20", -20.0
        while x < canvas.width + 20:
            step = chance.uniform(14, 38)
            low = abs(x / canvas.width - 0.5) * 150 + 26 - row * 22 + chance.uniform(-24, 24)
            edge += d("L", x, low, "q", step * 0.2, chance.uniform(16, 34), step * 0.7, chance.uniform(4, 22))
            x += step
        shown += path(edge + "V-20z", tint, opacity=0.9)
    return shown


def hedges(canvas: Canvas, sky: Sky) -> str:
    """Clipped hedges on both sides that lead to a far gate: the walls of a maze."""
    p, w, far = canvas.palette, canvas.width, canvas.horizon
    shown = night(canvas, sky) if sky.stars else dusk(canvas, sky)
    leaf, dark, top = p.tones["leaf"], tuft(canvas, p.deep), far - 170

    def out(x: float, y: float, by: float) -> tuple[float, float]:
        return w / 2 + (x - w / 2) * by, far - 40 + (y - far + 40) * by

    shown += rect(0, top, w, 174, canvas.linear((0, mix(leaf, p.haze, 0.4), 1), (1, mix(leaf, p.deep, 0.5), 1)))
    gate = d("M", w * 0.43, far + 10, "V", far - 76, "Q", w * 0.5, far - 126, w * 0.57, far - 76, "V", far + 10, "z")
    shown += rect(0, top, w, 174, dark, opacity=0.4)
    shown += rect(0, far + 4, w, canvas.height - far, mix(p.ground[0], p.deep, 0.4))
    shown += path(gate, canvas.linear((0, mix(p.sky[1], p.deep, 0.3), 1), (1, mix(p.haze, p.glow, 0.3), 1)))
    shown += line(gate, mix(leaf, p.deep, 0.6), 6) + line(gate, mix(leaf, p.glow, 0.4), 2)
    for far_end, near_end in ((1.1, 1.45), (1.75, 4)):  # two blocks with a gap between them
        for side in (-1, 1):
            x, back = w / 2 + side * w * 0.2, w / 2 + side * w * 0.6
            face = [out(x, top, far_end), out(x, top, near_end), out(x, far + 4, near_end), out(x, far + 4, far_end)]
            end = [out(x, top, far_end), out(back, top, far_end), out(back, far + 4, far_end), out(x, far + 4, far_end)]
            tint = mix(leaf, p.haze, 0.3 / far_end)
            shade = canvas.linear((0, mix(tint, p.deep, 0.25), 1), (1, mix(tint, p.deep, 0.7), 1))
            shown += path(points(end) + "z", shade) + path(points(face) + "z", mix(tint, p.deep, 0.5))
            shown += path(points(face) + "z" + points(end) + "z", dark, opacity=0.45)
            shown += line(points([face[1], face[0], end[1]]), mix(tint, p.glow, 0.45), 2.4)
    lane = [
        (w * 0.3, far + 4),
        (w * 0.7, far + 4),
        out(w * 0.7, far + 4, 4),
        out(w * 0.7, far + 400, 4),
        out(w * 0.3, far + 400, 4),
        out(w * 0.3, far + 4, 4),
    ]
    canvas.floor = canvas.clip(points(lane) + "z")
    return shown


def tuft(canvas: Canvas, shown: str) -> str:
    """A pattern of small leaves."""
    pick = canvas.chance.randint
    leaves = "".join(
        d("M", pick(0, 30), pick(6, 34), "q", pick(2, 5), -pick(3, 7), pick(6, 8), 0, "q-4 3-8 1z") for _ in range(16)
    )
    return canvas.url(f'<pattern id="*" width="38" height="38" patternUnits="userSpaceOnUse">{path(leaves, shown)}</pattern>')


def paper(canvas: Canvas, sky: Sky) -> str:
    """Old paper with the lines of a map."""
    p, chance, w, h = canvas.palette, canvas.chance, canvas.width, canvas.height
    sheet, ink = mix(p.tones["light"], p.glow, 0.3), mix(p.tones["warm"], p.deep, 0.4)
    tints: list[Stop] = [(0, sheet, 1), (0.65, mix(sheet, p.tones["warm"], 0.2), 1), (1, mix(sheet, p.deep, 0.45), 1)]
    shown = canvas.whole(canvas.radial(*tints, cx=0.5, cy=0.42, r=0.75))
    for _ in range(9):
        x, y, r = chance.uniform(0, w), chance.uniform(0, h), chance.uniform(40, 120)
        for ring in (1, 1.16, 1.32):
            shown += ellipse(x, y, r * ring, r * ring * 0.7, "none", stroke=ink, stroke_opacity=0.16)
    grid = "".join(d("M", x, 0, "V", h) for x in range(60, w, 80)) + "".join(d("M0", y, "H", w) for y in range(60, h, 80))
    return shown + line(grid, ink, 0.8, stroke_opacity=0.22)


SKIES: dict[str, Callable[[Canvas, Sky], str]] = {
    "night": night,
    "dusk": dusk,
    "dawn": dawn,
    "sunset": sunset,
    "storm": storm,
    "fog": fog,
    "aurora": aurora,
    "starfield": starfield,
    "underwater": underwater,
    "snowfall": snowfall,
    "city": city,
    "forest": forest,
    "hedges": hedges,
    "paper": paper,
}

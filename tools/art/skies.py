"""What lies behind in the open air: gradients, clouds, stars, far trees and houses."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.art.scenes import Sky
from tools.art.svg import Canvas, Stop, ellipse, group, line, mix, n, path, points, rect


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


def stars(canvas: Canvas, count: int = 70, until: float | None = None) -> str:
    """Dots of three sizes, a few of them sparkling."""
    chance, low = canvas.chance, (until or canvas.horizon) * 0.9
    shown = mix(canvas.palette.glow, "#ffffff", 0.4)
    dots = ""
    for width, share, opacity in ((1, 0.6, 0.55), (1.7, 0.3, 0.75), (2.6, 0.1, 0.95)):
        places = [(chance.uniform(0, canvas.width), low * chance.random() ** 1.5) for _ in range(round(count * share))]
        dots += line("".join(f"M{n(x, 0)} {n(y, 0)}h0" for x, y in places), shown, width, stroke_opacity=opacity)
    sparks = ""
    for _ in range(max(1, count // 14)):
        x, y, r = chance.uniform(30, canvas.width - 30), low * chance.random() ** 1.3, chance.uniform(3, 7)
        sparks += f"M{n(x)} {n(y - r)}Q{n(x)} {n(y)} {n(x + r)} {n(y)}Q{n(x)} {n(y)} {n(x)} {n(y + r)}"
        sparks += f"Q{n(x)} {n(y)} {n(x - r)} {n(y)}Q{n(x)} {n(y)} {n(x)} {n(y - r)}z"
    return group(dots, stroke_linecap="round") + path(sparks, shown, opacity=0.9)


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
    d = f"M-40 {n(y + height)}V{n(y)}"
    while x < canvas.width + 40:
        step = chance.uniform(26, 92)
        rise = chance.uniform(-0.35, 0.35) * step
        rise = max(-height * 0.35, min(height * 0.35, rise))
        d += f"a{n(step * 0.56)} {n(step * chance.uniform(0.42, 0.6))} 0 0 1 {n(step)} {n(rise if chance.random() < 0.8 else -rise)}"
        x += step
    d += f"V{n(y + height)}z"
    fill = canvas.linear((0, mix(shown, lit, 0.55), opacity), (0.35, shown, opacity * 0.8), (1, shown, 0))
    return path(d, fill) + line(d, lit, 1.6, stroke_opacity=opacity * 0.4)


def heap(canvas: Canvas, amount: float, base: float, shown: str, lit: str) -> str:
    """Banks behind one another above the horizon, the nearer the lower."""
    count = round(amount * 4)
    return "".join(
        bank(
            canvas,
            base - (count - at) * 62 + canvas.chance.uniform(-14, 14),
            mix(shown, canvas.palette.haze, 0.25 * (count - at)),
            lit,
            150,
            0.62,
        )
        for at in range(count)
    )


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
    p, chance = canvas.palette, canvas.chance
    shown = wash(canvas, p.sky[0], p.sky[0], p.sky[1], p.sky[2]) + halo(canvas, 0.35, 0.7)
    for at in range(5):
        y = canvas.horizon * (0.55 - at * 0.14)
        upside = bank(canvas, -y, mix(p.sky[1], p.sky[0], 0.25 + at * 0.15), mix(p.haze, p.glow, 0.2), 170, 0.85)
        shown += group(upside, transform="scale(1 -1)")
    strokes = "".join(
        f"M{n(x, 0)} {n(y, 0)}l-{n(length * 0.28, 0)} {n(length, 0)}"
        for x, y, length in (
            (chance.uniform(0, canvas.width * 1.2), chance.uniform(-20, canvas.horizon), chance.uniform(20, 60))
            for _ in range(90)
        )
    )
    return shown + line(strokes, mix(p.haze, p.glow, 0.4), 1, stroke_opacity=0.35)


def fog(canvas: Canvas, sky: Sky) -> str:
    p = canvas.palette
    shown = wash(canvas, mix(p.sky[0], p.haze, 0.35), mix(p.sky[1], p.haze, 0.6), p.haze) + halo(canvas, 0.6, 0.7)
    return shown + veils(canvas, 0.8 + sky.clouds, mix(p.haze, p.glow, 0.35), 0, canvas.horizon * 1.05, 0.3)


def aurora(canvas: Canvas, sky: Sky) -> str:
    p, chance = canvas.palette, canvas.chance
    shown = wash(canvas, mix(p.sky[0], p.deep, 0.4), p.sky[0], p.sky[1]) + stars(canvas, 100)
    for at, tone in enumerate(("leaf", "cool", "accent", "leaf")):
        y, x, d, lower = canvas.horizon * (0.38 + at * 0.13), -20.0, "", []
        drape = canvas.horizon * 0.42
        while x < canvas.width + 40:
            lower.append((x, y + math.sin(x / 95 + at * 2.1) * 42 + chance.uniform(-10, 10)))
            x += 26
        d = points([*lower, *((px + 30, py - drape) for px, py in reversed(lower))]) + "z"
        fill = canvas.linear((0, p.tones[tone], 0), (0.55, p.tones[tone], 0.2), (0.95, mix(p.tones[tone], p.glow, 0.5), 0.5))  # type: ignore[index]
        shown += path(d, fill, filter=canvas.blur(5), style="mix-blend-mode:screen")
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
    dots = ""
    for width, count in ((2.2, 60), (4, 34), (7, 12)):
        places = ((canvas.chance.uniform(0, canvas.width), canvas.chance.uniform(0, canvas.height)) for _ in range(count))
        dots += line("".join(f"M{n(x, 0)} {n(y, 0)}h0" for x, y in places), "#ffffff", width, stroke_opacity=0.75 - width * 0.06)
    return group(dots, stroke_linecap="round")


def city(canvas: Canvas, sky: Sky) -> str:
    """Roofs and chimneys against the night, some windows lit."""
    p, chance = canvas.palette, canvas.chance
    shown = night(canvas, sky)
    for row in range(3):
        d, panes, x = f"M-10 {canvas.height}", "", -10.0
        base = canvas.horizon - 95 + row * 55
        while x < canvas.width + 10:
            wide, y = chance.uniform(38, 86), base - chance.uniform(0, 90)
            peak = chance.choice((0, wide * 0.55, wide * 0.9))
            d += f"L{n(x)} {n(y)}L{n(x + wide / 2)} {n(y - peak)}"
            if chance.random() < 0.6:
                cx = x + wide * 0.68
                cy = y - peak * 0.64
                d += f"L{n(cx)} {n(cy)}V{n(cy - 24)}h9V{n(cy + 6)}"
            d += f"L{n(x + wide)} {n(y)}"
            for _ in range(2):
                if chance.random() < 0.5:
                    px, py = x + chance.uniform(0.15, 0.75) * wide, y + chance.uniform(12, 50)
                    panes += f"M{n(px)} {n(py)}h7v11h-7z"
            x += wide
        tint = mix(mix(p.sky[1], p.sky[0], 0.4 + 0.25 * row), p.haze, 0.35 - row * 0.15)
        shown += path(
            d + f"V{canvas.height}z",
            canvas.linear(
                (0, tint, 1), (1, mix(tint, p.haze, 0.4), 1), ends=(0, canvas.horizon - 180, 0, canvas.horizon), pixels=True
            ),
        )
        shown += path(panes, mix(p.glow, p.tones["gold"], 0.4), opacity=0.45 + row * 0.2)
    return shown


def forest(canvas: Canvas, sky: Sky) -> str:
    """Trunks behind trunks, with light between them."""
    p, chance = canvas.palette, canvas.chance
    shown = wash(canvas, p.sky[1], p.sky[2], mix(p.sky[2], p.glow, 0.4)) + halo(canvas, 0.7, 0.8)
    for row in range(4):
        tint = mix(mix(p.haze, p.sky[0], 0.25 + row * 0.25), p.deep, row * 0.1)
        trunks, count = "", 9 - row
        for at in range(count):
            x = (at + chance.uniform(0.1, 0.9)) * canvas.width / count
            if row == 3 and 0.24 < x / canvas.width < 0.76:  # the nearest leave the middle free
                continue
            half, foot = 4 + row * 5 + chance.uniform(0, 6), canvas.horizon + 10 + row * 26
            lean = chance.uniform(-14, 14)
            trunks += f"M{n(x - half * 0.7 + lean)} -10C{n(x - half)} {n(foot * 0.5)} {n(x - half)} {n(foot * 0.9)} {n(x - half * 2)} {n(foot)}"
            trunks += (
                f"H{n(x + half * 2)}C{n(x + half)} {n(foot * 0.9)} {n(x + half)} {n(foot * 0.5)} {n(x + half * 0.7 + lean)} -10z"
            )
            for _ in range(2):
                y, side = chance.uniform(0.08, 0.6) * foot, chance.choice((-1, 1))
                reach = chance.uniform(30, 80) + row * 10
                trunks += f"M{n(x)} {n(y)}q{n(side * reach * 0.5)} {n(-reach * 0.1)} {n(side * reach)} {n(-reach * 0.7)}"
                trunks += f"q{n(-side * reach * 0.35)} {n(reach * 0.6)} {n(-side * reach)} {n(reach * 0.7 + half)}z"
        shown += path(trunks, canvas.linear((0, mix(tint, p.deep, 0.35), 1), (1, tint, 1)))
        shown += rect(
            0,
            canvas.horizon * 0.45,
            canvas.width,
            canvas.horizon * 0.7,
            canvas.linear((0, p.haze, 0), (0.8, p.haze, 0.24), (1, p.haze, 0)),
        )
    return shown + canopy(canvas)


def canopy(canvas: Canvas) -> str:
    """Leaves that hang into the picture from above."""
    p, chance = canvas.palette, canvas.chance
    shown = ""
    for row, tint in enumerate((mix(p.tones["leaf"], p.sky[0], 0.5), mix(p.tones["leaf"], p.deep, 0.65))):
        d, x = "M-20 -20", -20.0
        while x < canvas.width + 20:
            step = chance.uniform(14, 38)
            edge = abs(x / canvas.width - 0.5) * 150 + 26 - row * 22
            d += f"L{n(x)} {n(edge + chance.uniform(-24, 24))}q{n(step * 0.2)} {n(chance.uniform(16, 34))} {n(step * 0.7)} {n(chance.uniform(4, 22))}"
            x += step
        shown += path(d + "V-20z", tint, opacity=0.9)
    return shown


def hedges(canvas: Canvas, sky: Sky) -> str:
    """Two clipped hedges that lead to a far gate: the walls of a maze."""
    p = canvas.palette
    shown = night(canvas, sky) if sky.stars else dusk(canvas, sky)
    far, w, leaf = canvas.horizon, canvas.width, p.tones["leaf"]
    shown += rect(0, far - 70, w, 80, canvas.linear((0, mix(leaf, p.haze, 0.5), 1), (1, mix(leaf, p.deep, 0.4), 1)))
    shown += path(
        points([(w * 0.44, far + 4), (w * 0.44, far - 44), (w * 0.5, far - 58), (w * 0.56, far - 44), (w * 0.56, far + 4)]) + "z",
        p.deep,
    )
    for side in (0, 1):
        for step, reach, top in ((0, 0.36, 0.2), (1, 0.2, 0.34)):
            edge = [
                (0, canvas.height * (0.3 - step * 0.16)),
                (w * reach, far - canvas.height * top * 0.52),
                (w * reach, far + 26 + step * 70),
                (0, canvas.height * (0.86 + step * 0.2)),
            ]
            shape = points(edge) + "z"
            tint = mix(mix(leaf, p.haze, 0.3 - step * 0.2), p.deep, 0.3 + step * 0.15)
            fill = canvas.linear((0, mix(tint, p.deep, 0.5), 1), (1, mix(tint, p.glow, 0.12), 1), ends=(0, 0, 1, 0))
            block = path(shape, fill) + path(shape, tuft(canvas, p.deep), opacity=0.5)
            block += line(points(edge[:2]), mix(leaf, p.glow, 0.4), 3, stroke_opacity=0.5)
            shown += group(block, transform=f"translate({w} 0)scale(-1 1)" if side else "")
    return shown


def tuft(canvas: Canvas, shown: str) -> str:
    """A pattern of small leaves."""
    chance = canvas.chance
    leaves = "".join(
        f"M{n(chance.uniform(0, 36), 0)} {n(chance.uniform(0, 36), 0)}q{chance.randint(2, 6)} -{chance.randint(3, 7)} {chance.randint(6, 9)} 0q-4 3-8 1z"
        for _ in range(14)
    )
    return canvas.url(f'<pattern id="*" width="38" height="38" patternUnits="userSpaceOnUse">{path(leaves, shown)}</pattern>')


def paper(canvas: Canvas, sky: Sky) -> str:
    """Old paper with lines of a map."""
    p, chance = canvas.palette, canvas.chance
    sheet = mix(p.tones["light"], p.glow, 0.3)
    shown = canvas.whole(
        canvas.radial(
            (0, sheet, 1), (0.65, mix(sheet, p.tones["warm"], 0.2), 1), (1, mix(sheet, p.deep, 0.45), 1), cx=0.5, cy=0.42, r=0.75
        )
    )
    ink = mix(p.tones["warm"], p.deep, 0.4)
    for _ in range(9):
        x, y, r = chance.uniform(0, canvas.width), chance.uniform(0, canvas.height), chance.uniform(40, 120)
        for ring in range(3):
            shown += ellipse(x, y, r * (1 + ring * 0.16), r * (0.7 + ring * 0.16), "none", stroke=ink, stroke_opacity=0.14)
    grid = "".join(f"M{x} 0V{canvas.height}" for x in range(60, canvas.width, 80)) + "".join(
        f"M0 {y}H{canvas.width}" for y in range(60, canvas.height, 80)
    )
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

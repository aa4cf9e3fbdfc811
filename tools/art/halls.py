"""Vaults, domes, glass houses, stages: what is indoors but no plain room."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.art.scenes import Sky
from tools.art.sketch import circle
from tools.art.skies import dawn, stars, veils
from tools.art.svg import Canvas, d, ellipse, group, line, mix, n, path, points
from tools.art.windows import daylight, window


def curtain(canvas: Canvas, sky: Sky) -> str:
    """A closed stage curtain under a spotlight."""
    p, h, w = canvas.palette, canvas.height, canvas.width
    cloth = mix(p.tones["accent"], p.deep, 0.25)
    shown, x = canvas.whole(mix(cloth, p.deep, 0.6)), -10.0
    while x < w + 10:
        wide = canvas.chance.uniform(30, 52)
        sway = canvas.chance.uniform(-8, 8)
        fold = canvas.linear(
            (0, mix(cloth, p.deep, 0.75), 1),
            (0.35, mix(cloth, p.glow, 0.12), 1),
            (0.6, cloth, 1),
            (1, mix(cloth, p.deep, 0.8), 1),
            ends=(0, 0, 1, 0),
        )
        shown += path(
            d(
                "M",
                x,
                -5,
                "Q",
                x + sway,
                h * 0.4,
                x - sway,
                h,
                "h",
                wide + 4,
                "Q",
                x + wide + sway,
                h * 0.4,
                x + wide + 4,
                -5,
                "z",
            ),
            fold,
        )
        x += wide
    gold = mix(p.tones["gold"], p.deep, 0.15)
    shown += swags(canvas, cloth, gold)
    hem = line(d("M", -5, canvas.horizon + 6, "H", w + 5), gold, 8, stroke_dasharray="3 2")
    x, y = canvas.light
    canvas.light = (x, -60)
    spot = ellipse(w / 2, canvas.horizon * 0.62, w * 0.42, canvas.horizon * 0.5, canvas.soft(p.glow, 0.55))
    cone = path(
        points([(x - 14, -5), (x + 14, -5), (w * 0.86, h), (w * 0.14, h)]) + "z",
        canvas.linear((0, p.glow, 0.4), (1, p.glow, 0.05)),
    )
    return shown + hem + group(spot + cone, style="mix-blend-mode:screen")


def swags(canvas: Canvas, cloth: str, gold: str) -> str:
    p, shown, wide = canvas.palette, "", canvas.width / 4
    for at in range(4):
        x = at * wide
        drop = d("M", x - 8, -5, "h", wide + 16, "C", x + wide * 0.95, 78, x + wide * 0.05, 78, x - 8, -5, "z")
        shown += path(
            drop,
            canvas.linear((0, mix(cloth, p.deep, 0.5), 1), (0.75, mix(cloth, p.glow, 0.12), 1), (1, mix(cloth, p.deep, 0.4), 1)),
        ) + line(drop, gold, 4)
    return shown


def velvet(canvas: Canvas, sky: Sky) -> str:
    """Drapery under a spotlight, for a thing that is looked at closely."""
    p, w, h = canvas.palette, canvas.width, canvas.height
    cloth = mix(mix(p.sky[1], p.tones["accent"], 0.15), p.deep, 0.35)
    canvas.light = (w * 0.38, -120)
    shown = canvas.whole(canvas.linear((0, mix(cloth, p.deep, 0.55), 1), (1, mix(cloth, p.deep, 0.25), 1)))
    for at in range(-3, 13):
        x = at * 62 + canvas.chance.uniform(-14, 14)
        lean, wide = 150 + canvas.chance.uniform(-30, 30), canvas.chance.uniform(38, 70)
        fold = canvas.linear(
            (0, p.deep, 0), (0.45, mix(cloth, p.glow, 0.32), 0.75), (0.62, cloth, 0.5), (1, p.deep, 0.75), ends=(0, 0, 1, 0.2)
        )
        shown += path(
            d(
                "M",
                x,
                -5,
                "C",
                x + 40,
                h * 0.3,
                x - lean,
                h * 0.6,
                x - lean * 0.7,
                h,
                "h",
                wide,
                "C",
                x - lean + wide,
                h * 0.6,
                x + 60 + wide,
                h * 0.3,
                x + wide,
                -5,
                "z",
            ),
            fold,
        )
    spot = ellipse(w / 2, h * 0.46, w * 0.56, h * 0.5, canvas.soft(p.glow, 0.6))
    cone = path(
        points([(w * 0.34, -5), (w * 0.42, -5), (w * 0.96, h * 0.9), (w * 0.1, h * 0.9)]) + "z",
        canvas.linear((0, p.glow, 0.35), (1, p.glow, 0)),
    )
    return shown + canvas.whole(p.deep, opacity=0.2) + group(spot + cone, style="mix-blend-mode:screen")


def cave(canvas: Canvas, sky: Sky) -> str:
    """Rock around an opening, layer behind layer."""
    p, w, h, chance = canvas.palette, canvas.width, canvas.height, canvas.chance
    x, y = w * 0.5, canvas.horizon * 0.62
    canvas.light = (x, y)
    shown = canvas.whole(canvas.linear((0, p.sky[1], 1), (0.6, p.sky[2], 1), (1, mix(p.sky[2], p.glow, 0.5), 1)))
    shown += ellipse(x, y, w * 0.5, h * 0.36, canvas.soft(mix(p.glow, "#ffffff", 0.3), 0.9))
    for at in range(4):
        rx, ry = w * (0.24 + at * 0.1), h * (0.22 + at * 0.09)
        rim = []
        for step in range(26):
            turn = math.tau * step / 26
            rough = chance.uniform(0.82, 1.12)
            rim.append((x + rx * rough * math.cos(turn), y + ry * rough * math.sin(turn)))
        hole = points(rim) + "z"
        rock = mix(mix(p.tones["mid"], p.haze, 0.4 - at * 0.1), p.deep, 0.42 + at * 0.16)
        shown += path(f"M-5-5H{w + 5}V{h + 5}H-5z{hole}", rock, fill_rule="evenodd") + line(
            hole, mix(rock, p.glow, 0.45), 2.4, stroke_linejoin="round", stroke_opacity=0.8
        )
    spikes = ""
    for _ in range(9):
        sx, long, half = chance.uniform(0, w), chance.uniform(50, 170), chance.uniform(9, 24)
        spikes += d("M", sx - half, -5, "L", sx + chance.uniform(-6, 6), long, "L", sx + half, -5, "z")
    return shown + path(spikes, canvas.linear((0, p.deep, 1), (1, mix(p.tones["dark"], p.haze, 0.2), 1)))


def vault(canvas: Canvas, sky: Sky) -> str:
    """Arches behind arches, with a light at the end; of brick or of stone, with or without a window."""
    p, w, h = canvas.palette, canvas.width, canvas.height
    stone = mix(p.tones["warm" if sky.wall == "brick" else "mid"], p.sky[1], 0.35)
    eye = canvas.eye
    end = canvas.url(f'<clipPath id="*"><path d="M-5 {n(canvas.horizon)}H{w + 5}V{h + 5}H-5z"/></clipPath>')
    canvas.floor = end
    shown, count = canvas.whole(p.deep), 5
    for at in range(count):
        scale = 0.3 + 0.22 * (count - at)  # the nearest first: each further one is drawn into its opening
        half, top, foot = w * 0.46 * scale, eye - (eye - 10) * scale, eye + (canvas.horizon - eye) * scale / 0.52
        shape = d(
            "M",
            w / 2 - half,
            foot,
            "V",
            eye - half * 0.35,
            "Q",
            w / 2 - half,
            top + half * 0.15,
            w / 2,
            top,
            "Q",
            w / 2 + half,
            top + half * 0.15,
            w / 2 + half,
            eye - half * 0.35,
            "V",
            foot,
            "z",
        )
        depth = at / count
        tint = mix(mix(stone, p.deep, 0.62 - 0.5 * depth), p.haze, 0.25 * depth)
        shown += path(
            shape,
            canvas.linear((0, mix(tint, p.deep, 0.4), 1), (0.5, tint, 1), (1, mix(tint, p.deep, 0.5), 1), ends=(0, 0, 1, 0)),
        )
        shown += (
            path(shape, bond(canvas, mix(tint, p.deep, 0.6), sky.wall == "brick", scale))
            + line(shape, mix(tint, p.glow, 0.35), 6 * scale)
            + line(shape, mix(tint, p.deep, 0.7), 2)
        )
        piers = d(
            "M", w / 2 - half + 9 * scale, foot, "V", eye - half * 0.3, "M", w / 2 + half - 9 * scale, foot, "V", eye - half * 0.3
        )
        shown += line(piers, mix(tint, p.glow, 0.2), 9 * scale) + line(piers, mix(tint, p.deep, 0.6), 2)
    half = w * 0.46 * 0.5
    if sky.window != "none":
        shown += window(canvas, sky.window, (w / 2 - half, eye - (eye - 10) * 0.42, w / 2 + half, canvas.horizon)) + daylight(
            canvas
        )
    else:
        shown += ellipse(w / 2, canvas.horizon - 40, half * 1.2, half * 1.3, canvas.soft(p.glow, 0.7))
        canvas.light = (w / 2, canvas.horizon - 80)
    return shown


def bond(canvas: Canvas, shown: str, brick: bool, scale: float) -> str:
    wide, high = (34, 16) if brick else (64, 34)
    joints = line(
        d("M", 0, 0, "H", wide, "M", 0, high / 2, "H", wide, "M", 0, 0, "V", high / 2, "M", wide / 2, high / 2, "V", high),
        shown,
        1.6,
    )
    return canvas.url(
        f'<pattern id="*" width="{wide}" height="{high}" patternUnits="userSpaceOnUse" patternTransform="scale({n(scale, 2)})">{joints}</pattern>'
    )


def eaves(canvas: Canvas, sky: Sky) -> str:
    """Under the roof: rafters on both sides, a gable with a round window."""
    p, w, h = canvas.palette, canvas.width, canvas.height
    wood = mix(p.tones["warm"], p.deep, 0.45)
    ridge, shoulder, left = canvas.eye - h * 0.42, canvas.eye - h * 0.05, w * 0.2
    gable = (
        points([(left, canvas.horizon), (left, shoulder), (w / 2, ridge), (w - left, shoulder), (w - left, canvas.horizon)]) + "z"
    )

    def out(x: float, y: float, by: float) -> tuple[float, float]:
        return w / 2 + (x - w / 2) * by, canvas.eye + (y - canvas.eye) * by

    shown = canvas.whole(canvas.linear((0, p.deep, 1), (1, mix(wood, p.deep, 0.5), 1)))
    for by in (2.9, 2.3, 1.85, 1.5, 1.22, 1):
        near = (by - 1) / 1.9
        frame = [
            out(left, canvas.horizon, by),
            out(left, shoulder, by),
            out(w / 2, ridge, by),
            out(w - left, shoulder, by),
            out(w - left, canvas.horizon, by),
        ]
        tint = mix(mix(wood, p.glow, 0.22 * (1 - near)), p.deep, 0.25 + 0.35 * near)
        shown += path(points(frame) + "z", tint) + line(points(frame), mix(wood, p.deep, 0.7), 15 * by, stroke_linejoin="round")
        shown += line(points(frame), mix(wood, p.glow, 0.16 * (1 - near) + 0.06), 10 * by, stroke_linejoin="round")
    boards = "".join(d("M", x, ridge, "V", canvas.horizon) for x in range(int(left), int(w - left), 22))
    clip = canvas.url(f'<clipPath id="*">{path(gable)}</clipPath>')
    shown += path(gable, canvas.linear((0, mix(wood, p.deep, 0.35), 1), (1, mix(wood, p.glow, 0.14), 1))) + group(
        line(boards, mix(wood, p.deep, 0.6), 1.6), clip_path=clip
    )
    tie = (left, shoulder + 4, w - left, shoulder + 4)
    shown += line(d("M", tie[0], tie[1], "H", tie[2]), mix(wood, p.deep, 0.5), 14) + line(
        d("M", tie[0], tie[1] - 4, "H", tie[2]), mix(wood, p.glow, 0.3), 3
    )
    shown += window(
        canvas, "round" if sky.window == "none" else sky.window, (left + 20, ridge + 36, w - left - 20, canvas.horizon)
    )
    canvas.floor = canvas.url(
        f'<clipPath id="*"><path d="{points([(left, canvas.horizon), (w - left, canvas.horizon), out(w - left, canvas.horizon, 3), (w, h + 5), (0, h + 5), out(left, canvas.horizon, 3)])}z"/></clipPath>'
    )
    return shown + daylight(canvas)


def dome(canvas: Canvas, sky: Sky) -> str:
    """An observatory: ribs of a dome with its slit open to the stars."""
    p, w = canvas.palette, canvas.width
    metal, base = mix(p.tones["mid"], p.deep, 0.5), canvas.horizon - 40
    shown = canvas.whole(canvas.radial((0, mix(metal, p.glow, 0.2), 1), (1, mix(metal, p.deep, 0.7), 1), cx=0.5, cy=0.5, r=0.75))
    slit = d(
        "M",
        w * 0.36,
        base * 0.86,
        "Q",
        w * 0.37,
        120,
        w * 0.46,
        -10,
        "H",
        w * 0.68,
        "Q",
        w * 0.62,
        120,
        w * 0.63,
        base * 0.86,
        "z",
    )
    clip = canvas.url(f'<clipPath id="*">{path(slit)}</clipPath>')
    outside = (
        path(slit, canvas.linear((0, p.sky[0], 1), (0.6, p.sky[1], 1), (1, p.sky[2], 1)))
        + stars(canvas, 150)
        + veils(canvas, 0.4, p.sky[2], 0, base * 0.8)
    )
    ribs = ""
    for at in range(-5, 6):
        ribs += d("M", w / 2 + at * w * 0.105, base, "Q", w / 2 + at * w * 0.1, base * 0.3, w / 2 + at * 10, -70)
    rings = "".join(
        d("M", -10, base * (0.3 + at * 0.24), "Q", w / 2, base * (0.3 + at * 0.24) - 60, w + 10, base * (0.3 + at * 0.24))
        for at in range(3)
    )
    shown += line(ribs + rings, mix(metal, p.deep, 0.7), 7) + line(ribs + rings, mix(metal, p.glow, 0.25), 2.4)
    shown += (
        group(outside, clip_path=clip)
        + line(slit, mix(metal, p.deep, 0.7), 13)
        + line(slit, mix(p.tones["gold"], p.glow, 0.2), 5)
    )
    wall = path(
        d("M", -5, base, "Q", w / 2, base - 26, w + 5, base, "V", canvas.horizon + 5, "H", -5, "z"), mix(metal, p.deep, 0.45)
    )
    canvas.light = (w * 0.5, base * 0.3)
    return (
        shown
        + wall
        + line(d("M", -5, base, "Q", w / 2, base - 26, w + 5, base), mix(p.tones["gold"], p.deep, 0.2), 7)
        + daylight(canvas)
    )


def glasshouse(canvas: Canvas, sky: Sky) -> str:
    """Iron and glass, arch behind arch, with the day behind it."""
    p, w, h = canvas.palette, canvas.width, canvas.height
    shown = dawn(canvas, sky)
    canvas.floor = canvas.url(f'<clipPath id="*"><path d="M-5 {n(canvas.horizon)}H{w + 5}V{h + 5}H-5z"/></clipPath>')
    eye, iron = canvas.eye, mix(p.tones["leaf"], p.deep, 0.55)

    def hoop(by: float) -> tuple[float, float, float, float]:
        """Half width, spring, top and foot of the arch at this scale."""
        return w * 0.3 * by, eye - h * 0.12 * by, eye - h * 0.42 * by, eye + (canvas.horizon - eye) * by

    panes = ""
    for by in (1, 1.3, 1.75, 2.4):
        half, spring, top, foot = hoop(by)
        arch = d(
            "M",
            w / 2 - half,
            foot,
            "V",
            spring,
            "C",
            w / 2 - half,
            top + (spring - top) * 0.2,
            w / 2 - half * 0.5,
            top,
            w / 2,
            top,
        )
        arch += d("C", w / 2 + half * 0.5, top, w / 2 + half, top + (spring - top) * 0.2, w / 2 + half, spring, "V", foot)
        panes = line(arch, mix(iron, p.haze, 0.5 / by), 5 * by) + line(arch, mix(iron, p.glow, 0.45), 1.6 * by) + panes
    runs = ""
    for t in (0.0, 0.14, 0.28, 0.5, 0.72, 0.86, 1.0):
        turn = math.pi * t
        x, y = w / 2 - w * 0.3 * math.cos(turn), eye - h * 0.12 - h * 0.3 * math.sin(turn)
        runs += d("M", x, y, "L", w / 2 + (x - w / 2) * 2.8, eye + (y - eye) * 2.8)
    for y in (canvas.horizon, (eye + canvas.horizon) / 2 - 30):
        runs += "".join(
            d("M", w / 2 + side * w * 0.3, y, "L", w / 2 + side * w * 0.84, eye + (y - eye) * 2.8) for side in (-1, 1)
        )
    shown += line(runs, iron, 3.4) + line(runs, mix(iron, p.glow, 0.5), 1)
    half, spring, top, foot = hoop(1)
    mullions = "".join(
        d("M", x, foot, "V", spring - (spring - top) * math.sqrt(max(0, 1 - ((x - w / 2) / half) ** 2)))
        for x in (w / 2 + half * k / 4 for k in range(-3, 4))
    )
    mullions += d("M", w / 2 - half, spring, "H", w / 2 + half, "M", w / 2 - half, (spring + foot) / 2, "H", w / 2 + half)
    shown += line(mullions, mix(iron, p.haze, 0.35), 2.6)
    gleam = (
        points([(w * 0.06, -5), (w * 0.2, -5), (w * 0.02, h * 0.5), (-5, h * 0.5)])
        + "z"
        + points([(w * 0.62, -5), (w * 0.7, -5), (w * 0.44, canvas.horizon), (w * 0.38, canvas.horizon)])
        + "z"
    )
    return shown + panes + path(gleam, "#ffffff", opacity=0.14)


def gear(x: float, y: float, r: float, teeth: int) -> str:
    """A wheel with spokes: its rim, its hub and the holes between."""
    rim = []
    for at in range(teeth):
        for by, reach in ((-0.3, 0.86), (-0.2, 1), (0.2, 1), (0.3, 0.86)):
            turn = math.tau * (at + by) / teeth
            rim.append((x + r * reach * math.cos(turn), y + r * reach * math.sin(turn)))
    holes = ""
    for at in range(5):
        a, b = math.tau * (at + 0.12) / 5, math.tau * (at + 0.88) / 5
        holes += d(
            "M",
            x + r * 0.7 * math.cos(a),
            y + r * 0.7 * math.sin(a),
            "A",
            r * 0.7,
            r * 0.7,
            0,
            0,
            1,
            x + r * 0.7 * math.cos(b),
            y + r * 0.7 * math.sin(b),
        )
        holes += d(
            "L",
            x + r * 0.28 * math.cos(b),
            y + r * 0.28 * math.sin(b),
            "A",
            r * 0.28,
            r * 0.28,
            0,
            0,
            0,
            x + r * 0.28 * math.cos(a),
            y + r * 0.28 * math.sin(a),
            "z",
        )
    return points(rim) + "z" + holes + circle(x, y, r * 0.1)


def clockwork(canvas: Canvas, sky: Sky) -> str:
    """Inside a clock: wheels before a great lit dial that is seen from behind."""
    p, w, h = canvas.palette, canvas.width, canvas.height
    metal = mix(p.tones["gold"], p.deep, 0.35)
    x, y, r = w / 2, canvas.horizon * 0.5, w * 0.36
    canvas.light = (x, y)
    shown = canvas.whole(
        canvas.radial((0, mix(p.sky[1], p.glow, 0.15), 1), (0.7, p.sky[0], 1), (1, p.deep, 1), cx=0.5, cy=0.35, r=0.75)
    )
    shown += ellipse(x, y, r * 1.9, r * 1.9, canvas.soft(p.glow, 0.6)) + path(
        circle(x, y, r), canvas.radial((0, "#fffdf0", 1), (0.7, p.glow, 1), (1, mix(p.glow, p.tones["gold"], 0.6), 1))
    )
    marks = ""
    for at in range(12):
        turn = math.tau * at / 12
        marks += d(
            "M",
            x + r * 0.78 * math.cos(turn),
            y + r * 0.78 * math.sin(turn),
            "L",
            x + r * 0.93 * math.cos(turn),
            y + r * 0.93 * math.sin(turn),
        )
    hands = d("M", x, y, "L", x - r * 0.34, y - r * 0.5, "M", x, y, "L", x + r * 0.72, y - r * 0.26)
    shown += (
        line(marks, mix(p.deep, metal, 0.3), 7)
        + line(hands, mix(p.deep, metal, 0.3), 8, stroke_linecap="round")
        + line(circle(x, y, r), mix(metal, p.deep, 0.4), 12)
        + line(circle(x, y, r - 4), mix(metal, p.glow, 0.4), 2)
    )
    for at, (gx, gy, gr, teeth) in enumerate(
        (
            (0.04, 0.2, 0.2, 22),
            (0.94, 0.12, 0.24, 26),
            (0.18, 0.58, 0.17, 18),
            (0.86, 0.6, 0.22, 24),
            (0.5, 0.02, 0.12, 14),
            (0.0, 0.86, 0.26, 26),
            (1.02, 0.94, 0.2, 20),
        )
    ):
        tint = mix(mix(metal, p.haze, 0.3), p.deep, 0.15 + at * 0.09)
        wheel = gear(w * gx, canvas.horizon * gy, w * gr, teeth)
        shown += path(wheel, p.deep, opacity=0.4, fill_rule="evenodd", transform="translate(5 8)")
        shown += path(
            wheel,
            canvas.linear((0, mix(tint, p.glow, 0.3), 1), (1, mix(tint, p.deep, 0.4), 1)),
            fill_rule="evenodd",
            stroke=mix(tint, p.glow, 0.4),
        )
    return shown + line(
        d("M", w * 0.28, -5, "V", canvas.horizon, "M", w * 0.72, -5, "V", canvas.horizon),
        mix(metal, p.deep, 0.6),
        6,
        stroke_opacity=0.8,
    )


HALLS: dict[str, Callable[[Canvas, Sky], str]] = {
    "curtain": curtain,
    "velvet": velvet,
    "cave": cave,
    "vault": vault,
    "eaves": eaves,
    "dome": dome,
    "glasshouse": glasshouse,
    "clockwork": clockwork,
}

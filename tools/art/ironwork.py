"""Halls of iron: an observatory, a glass house, the inside of a clock."""

from __future__ import annotations

import math

from tools.art.scenes import Sky
from tools.art.sketch import circle
from tools.art.skies import dawn, stars, veils
from tools.art.svg import Canvas, d, ellipse, group, line, mix, path, points
from tools.art.windows import daylight


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
    clip = canvas.clip(slit)
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
    canvas.floor = canvas.clip(d("M-5", canvas.horizon, "H", w + 5, "V", h + 5, "H-5z"))
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
    p, w = canvas.palette, canvas.width
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

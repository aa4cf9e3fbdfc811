"""Stages, caves, vaults, attics: what is indoors but no plain room."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.art.ironwork import clockwork, dome, glasshouse
from tools.art.scenes import Sky
from tools.art.svg import Canvas, d, ellipse, group, line, mix, n, path, points, tag
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
    x = canvas.light[0]
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
    cloth = mix(mix(p.sky[1], p.tones["dark"], 0.3), p.deep, 0.2)
    if not sky.light:
        canvas.light = (w * 0.36, -60)
    shown = canvas.whole(canvas.linear((0, mix(cloth, p.deep, 0.6), 1), (1, mix(cloth, p.deep, 0.3), 1)))
    x = -20.0
    while x < w + 160:
        wide, lean = canvas.chance.uniform(40, 86), canvas.chance.uniform(60, 130)
        fold = canvas.linear(
            (0, p.deep, 0.7),
            (0.3, mix(cloth, p.glow, 0.1), 0.9),
            (0.45, mix(cloth, p.glow, 0.34), 0.9),
            (0.7, cloth, 0.8),
            (1, p.deep, 0.85),
            ends=(0, 0, 1, 0.1),
        )
        run = d(
            "M",
            x,
            -5,
            "C",
            x + 26,
            h * 0.34,
            x - lean,
            h * 0.55,
            x - lean * 0.8,
            h,
            "h",
            wide,
            "C",
            x - lean + wide,
            h * 0.55,
            x + 26 + wide,
            h * 0.34,
            x + wide + 6,
            -5,
            "z",
        )
        shown += path(run, fold)
        x += wide
    spot = ellipse(w / 2, h * 0.44, w * 0.5, h * 0.44, canvas.soft(p.glow, 0.42))
    cone = path(
        points([(w * 0.3, -5), (w * 0.36, -5), (w * 0.9, h * 0.86), (w * 0.16, h * 0.86)]) + "z",
        canvas.linear((0, p.glow, 0.3), (1, p.glow, 0)),
    )
    return shown + group(spot + cone, style="mix-blend-mode:screen")


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
    end = canvas.clip(d("M-5", canvas.horizon, "H", w + 5, "V", h + 5, "H-5z"))
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
    turn = f"scale({n(scale, 2)})"
    return canvas.url(
        tag("pattern", joints, id="*", width=wide, height=high, patternUnits="userSpaceOnUse", patternTransform=turn)
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
    clip = canvas.clip(gable)
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
    low = canvas.horizon
    floor = [(left, low), (w - left, low), out(w - left, low, 3), (w, h + 5), (0, h + 5), out(left, low, 3)]
    canvas.floor = canvas.clip(points(floor) + "z")
    return shown + daylight(canvas)


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

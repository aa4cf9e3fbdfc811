"""Windows in a wall, and the light that comes in."""

from __future__ import annotations

import math

from tools.art.sketch import box, circle
from tools.art.svg import Canvas, d, ellipse, group, line, mix, path, points

Wall = tuple[float, float, float, float]  # left, top, right, bottom


def window(canvas: Canvas, kind: str, wall: Wall) -> str:
    """A window in the middle of a wall, or a pair of them; the light of the card then comes from it."""
    left, top, right, bottom = wall
    wide, high, middle = right - left, bottom - top, (left + right) / 2
    canvas.light = (middle, top + high * 0.32)
    if kind == "pair":
        return "".join(arched(canvas, left + wide * at, top + high * 0.13, wide * 0.2, high * 0.52) for at in (0.25, 0.75))
    if kind == "round":
        return rose(canvas, middle, top + high * 0.32, min(wide * 0.2, high * 0.26), 4)
    if kind == "rose":
        return rose(canvas, middle, top + high * 0.36, min(wide * 0.32, high * 0.34), 12)
    if kind == "lattice":
        return lattice(canvas, middle, top + high * 0.14, wide * 0.42, high * 0.46)
    if kind == "tall":
        return arched(canvas, middle, top + high * 0.08, wide * 0.34, high * 0.78)
    return arched(canvas, middle, top + high * 0.12, wide * 0.32, high * 0.56)


def pane(canvas: Canvas) -> str:
    p = canvas.palette
    return canvas.linear(
        (0, mix(p.sky[1], p.glow, 0.3), 1), (0.6, mix(p.sky[2], p.glow, 0.5), 1), (1, mix(p.glow, "#ffffff", 0.2), 1)
    )


def lead(canvas: Canvas, bars: str, wide: float = 4) -> str:
    p = canvas.palette
    dark = mix(p.tones["dark"], p.deep, 0.5)
    return line(bars, dark, wide) + line(bars, mix(dark, p.glow, 0.4), wide * 0.3)


def arched(canvas: Canvas, x: float, y: float, wide: float, high: float) -> str:
    p, half = canvas.palette, wide / 2
    shape = d(
        "M",
        x - half,
        y + high,
        "V",
        y + half * 1.2,
        "Q",
        x - half,
        y + half * 0.3,
        x,
        y,
        "Q",
        x + half,
        y + half * 0.3,
        x + half,
        y + half * 1.2,
        "V",
        y + high,
        "z",
    )
    bars = d("M", x, y, "V", y + high)
    for at in (0.36, 0.58, 0.8):
        bars += d("M", x - half, y + high * at, "H", x + half)
    for at in (-0.5, 0.5):
        bars += d("M", x + half * at, y + high, "V", y + half * 0.62)
    sill = box(x - half - 14, y + high, wide + 28, 10)
    stone = mix(p.tones["light"], p.deep, 0.45)
    shown = ellipse(x, y + high / 2, wide * 1.3, high * 0.9, canvas.soft(p.glow, 0.5))
    shown += line(shape, mix(stone, p.deep, 0.5), 17, stroke_linejoin="round") + line(shape, stone, 12, stroke_linejoin="round")
    return shown + path(shape, pane(canvas)) + lead(canvas, bars) + path(sill, stone, stroke=p.deep, stroke_opacity=0.5)


def lattice(canvas: Canvas, x: float, y: float, wide: float, high: float) -> str:
    p = canvas.palette
    shape = box(x - wide / 2, y, wide, high)
    step = 26
    bars = "".join(
        d("M", x - wide / 2 + at, y, "l", -high, high, "M", x - wide / 2 + at - high, y, "l", high, high)
        for at in range(0, int(wide + high) + step, step)
    )
    clip = canvas.clip(shape)
    stone = mix(p.tones["warm"], p.deep, 0.5)
    shown = ellipse(x, y + high / 2, wide, high, canvas.soft(p.glow, 0.45)) + line(shape, stone, 16) + path(shape, pane(canvas))
    return shown + group(lead(canvas, bars, 2.2), clip_path=clip) + lead(canvas, d("M", x, y, "v", high) + shape, 6)


def rose(canvas: Canvas, x: float, y: float, r: float, petals: int) -> str:
    """A round window; with many petals a rose of coloured glass."""
    p = canvas.palette
    stone = mix(p.tones["light"], p.deep, 0.45)
    shown = (
        ellipse(x, y, r * 2.2, r * 2.2, canvas.soft(p.glow, 0.5))
        + ellipse(x, y, r + 12, r + 12, mix(stone, p.deep, 0.4))
        + ellipse(x, y, r + 8, r + 8, stone)
    )
    shown += ellipse(x, y, r, r, pane(canvas))
    bars = circle(x, y, r) + circle(x, y, r * 0.3)
    if petals > 4:
        tones = ("accent", "cool", "gold", "leaf")
        for at in range(petals):
            turn = math.tau * at / petals
            px, py = x + r * 0.62 * math.cos(turn), y + r * 0.62 * math.sin(turn)
            petal = circle(px, py, r * 0.2)
            shown += path(petal, canvas.radial((0, mix(p.tones[tones[at % 4]], p.glow, 0.6), 1), (1, p.tones[tones[at % 4]], 1)))  # type: ignore[index]
            bars += petal + circle(
                x + r * 0.88 * math.cos(turn + math.pi / petals), y + r * 0.88 * math.sin(turn + math.pi / petals), r * 0.09
            )
        shown += path(circle(x, y, r * 0.3), canvas.radial((0, "#ffffff", 1), (1, p.tones["gold"], 1)))
    for at in range(petals):
        turn = math.tau * (at + 0.5) / petals
        bars += d(
            "M", x + r * 0.3 * math.cos(turn), y + r * 0.3 * math.sin(turn), "L", x + r * math.cos(turn), y + r * math.sin(turn)
        )
    return shown + lead(canvas, bars, 3.4)


def daylight(canvas: Canvas, apart: float = 0) -> str:
    """A shaft of light from the window to the floor, or two from a pair of windows so far apart."""
    x, y = canvas.light
    glow = canvas.palette.glow
    fill = canvas.linear((0, glow, 0), (0.14, glow, 0.34), (0.7, glow, 0.1), (1, glow, 0))
    shafts = ""
    for start in (x - apart / 2, x + apart / 2) if apart else (x,):
        shaft = [(start - 46, y - 60), (start + 46, y - 60), (start + 200, canvas.height), (start - 110, canvas.height)]
        shafts += path(points(shaft) + "z", fill)
    return group(shafts, style="mix-blend-mode:screen")

"""Our own drawings that give light."""

from __future__ import annotations

import math

from tools.art.sketch import Maker, Sketch, circle
from tools.art.svg import Canvas, Shades, d, ellipse, group, line, mix, path, points


def disc(canvas: Canvas, shades: Shades) -> str:
    """A full moon of radius 100 around 100, 100, with its seas and its halo."""
    p = canvas.palette
    pale = mix(shades.high, p.glow, 0.6)
    shown = ellipse(100, 100, 210, 210, canvas.soft(p.glow, 0.7))
    shown += ellipse(
        100,
        100,
        100,
        100,
        canvas.radial(
            (0, mix(pale, "#ffffff", 0.3), 1), (0.7, pale, 1), (1, mix(pale, shades.body, 0.65), 1), cx=0.4, cy=0.38, r=0.62
        ),
    )
    for x, y, rx, ry in (
        (62, 70, 34, 24),
        (118, 58, 22, 16),
        (140, 112, 30, 36),
        (84, 132, 26, 18),
        (60, 108, 16, 12),
        (112, 158, 20, 10),
        (152, 74, 12, 12),
    ):
        shown += ellipse(x, y, rx, ry, canvas.soft(mix(shades.body, shades.shade, 0.35), 0.5))
    rings = "".join(circle(x, y, r) for x, y, r in ((88, 52, 7), (128, 138, 9), (48, 130, 5), (150, 150, 5), (104, 92, 5)))
    return shown + line(rings, mix(shades.body, shades.shade, 0.3), 1, stroke_opacity=0.35)


def moon(canvas: Canvas, shades: Shades) -> Sketch:
    return Sketch(200, 200, circle(100, 100, 100), disc(canvas, shades))


def crescent(canvas: Canvas, shades: Shades) -> Sketch:
    p = canvas.palette
    shape = "M128 8A94 94 0 1 0 128 192A74 74 0 1 1 128 8z"
    pale = mix(shades.high, p.glow, 0.6)
    shown = ellipse(90, 100, 190, 190, canvas.soft(p.glow, 0.4))
    shown += path(shape, canvas.linear((0, pale, 1), (1, mix(pale, shades.body, 0.6), 1))) + line(
        shape, mix(pale, "#ffffff", 0.5), 1.5
    )
    return Sketch(130, 200, shape, shown)


def clock_moon(canvas: Canvas, shades: Shades) -> Sketch:
    """The moon with the face of a clock."""
    ink = mix(shades.shade, canvas.palette.deep, 0.5)
    marks = ["", ""]
    for at in range(60):
        turn = math.tau * at / 60
        sin, cos = math.sin(turn), math.cos(turn)
        inner = 76 if at % 15 == 0 else 80 if at % 5 == 0 else 88
        marks[at % 5 != 0] += d("M", 100 + inner * sin, 100 - inner * cos, "L", 100 + 92 * sin, 100 - 92 * cos)
    shown = disc(canvas, shades) + line(circle(100, 100, 95), ink, 1.4) + line(marks[0], ink, 4.2) + line(marks[1], ink, 1.2)
    hands = "M97 108L98 40L94 34Q100 14 106 34L102 40L103 108zM92 103L136 78L139 72Q152 70 148 80L142 82L98 110z"
    shown += path(hands, ink) + ellipse(100, 100, 7, 7, ink) + ellipse(100, 100, 3, 3, shades.high)
    return Sketch(200, 200, circle(100, 100, 100), shown)


def eye_moon(canvas: Canvas, shades: Shades) -> Sketch:
    """The moon that looks at us."""
    p = canvas.palette
    ink, lid = mix(shades.shade, p.deep, 0.5), mix(shades.body, shades.shade, 0.35)
    almond = "M22 104C52 58 148 58 178 104C148 146 52 146 22 104z"
    clip = canvas.clip(almond)
    iris = canvas.radial(
        (0.2, p.deep, 1),
        (0.36, mix(p.tones["cool"], p.deep, 0.2), 1),
        (0.8, mix(p.tones["cool"], p.glow, 0.4), 1),
        (1, mix(p.tones["cool"], p.deep, 0.6), 1),
    )
    spokes = "".join(
        d("M", 100 + 16 * math.cos(a), 102 + 16 * math.sin(a), "L", 100 + 36 * math.cos(a), 102 + 36 * math.sin(a))
        for a in (at * math.tau / 28 for at in range(28))
    )
    eye = (
        path(almond, mix(shades.high, "#ffffff", 0.5))
        + ellipse(100, 102, 39, 39, iris)
        + line(spokes, p.glow, 1, stroke_opacity=0.5)
    )
    eye += ellipse(100, 102, 16, 16, p.deep) + ellipse(111, 90, 7, 7, "#ffffff", opacity=0.9)
    eye += path("M22 104C52 58 148 58 178 104C148 74 52 74 22 104z", ink, opacity=0.35)
    lashes = "".join(
        d("M", x, y, "q", dx * 0.2, -9, dx, -16)
        for x, y, dx in ((46, 82, -9), (66, 72, -6), (88, 67, -2), (112, 67, 2), (134, 72, 6), (154, 82, 9))
    )
    shown = (
        disc(canvas, shades)
        + group(eye, clip_path=clip)
        + line(almond, ink, 3.4)
        + line(lashes, ink, 2.6, stroke_linecap="round")
    )
    shown += line("M34 76C62 42 138 42 166 76M44 136C70 160 130 160 156 136", lid, 2)
    return Sketch(200, 200, circle(100, 100, 100), shown)


def sun(canvas: Canvas, shades: Shades) -> Sketch:
    """A sun of straight and waving rays, as on old maps."""
    p = canvas.palette
    straight, waving = "", ""
    for at in range(24):
        turn = math.tau * at / 24

        def spot(r: float, by: float, turn: float = turn) -> tuple[float, float]:
            return 100 + r * math.cos(turn + by), 100 + r * math.sin(turn + by)

        if at % 2:
            waving += d("M", *spot(58, -0.1), "Q", *spot(74, -0.16), *spot(84, 0), "T", *spot(99, 0.02))
            waving += d("Q", *spot(84, 0.1), *spot(74, 0.04), "T", *spot(58, 0.12), "z")
        else:
            straight += points([spot(58, -0.12), spot(100, 0), spot(58, 0.12)]) + "z"
    gold = mix(shades.body, p.glow, 0.35)
    shown = ellipse(100, 100, 230, 230, canvas.soft(p.glow, 0.6))
    shown += path(waving, mix(gold, shades.shade, 0.25)) + path(straight, gold)
    shown += ellipse(100, 100, 56, 56, canvas.radial((0, "#fffdf0", 1), (0.6, mix(gold, p.glow, 0.6), 1), (1, gold, 1)))
    shown += line(circle(100, 100, 50), mix(gold, shades.shade, 0.4), 1.5)
    star = (
        points(
            [
                (
                    100 + (98 if at % 2 == 0 else 58) * math.cos(math.tau * at / 48),
                    100 + (98 if at % 2 == 0 else 58) * math.sin(math.tau * at / 48),
                )
                for at in range(48)
            ]
        )
        + "z"
    )
    return Sketch(200, 200, star, shown)


def beam(canvas: Canvas, shades: Shades) -> Sketch:
    """A cone of light that widens to the right."""
    glow = canvas.palette.glow
    shape = "M0 28L200 0V60L0 32z"
    fill = canvas.linear((0, glow, 0.85), (0.4, glow, 0.35), (1, glow, 0), ends=(0, 0, 1, 0))
    shown = path(shape, fill) + path("M0 29L200 16V44L0 31z", fill, opacity=0.7)
    return Sketch(200, 60, shape, group(shown, style="mix-blend-mode:screen"))


def lamp_post(canvas: Canvas, shades: Shades) -> Sketch:
    """A street lamp with its light on the ground."""
    p = canvas.palette
    iron = canvas.linear(
        (0, mix(shades.body, shades.high, 0.3), 1), (0.5, shades.body, 1), (1, shades.shade, 1), ends=(0, 0, 1, 0)
    )
    post = "M45 98h10l1 12h-3l3 118q1 18 10 24v8H34v-8q9-6 10-24l3-118h-3z"
    bars = "M34 58L38 96H62L66 58z"
    shown = path("M50 78L-40 262H140z", canvas.linear((0, p.glow, 0.5), (1, p.glow, 0)), style="mix-blend-mode:screen")
    shown += ellipse(50, 258, 88, 12, canvas.soft(p.glow, 0.7)) + ellipse(50, 76, 90, 90, canvas.soft(p.glow, 0.8))
    shown += (
        path(post, iron)
        + path("M36 108h28v4H36zM40 150h20v4H40z", iron)
        + line("M50 118C70 118 76 108 70 104M50 118C30 118 24 108 30 104", shades.body, 2.2)
    )
    shown += path(bars, canvas.radial((0, "#fffbe6", 1), (0.6, mix(p.glow, p.tones["gold"], 0.3), 1), (1, p.tones["gold"], 1)))
    shown += line(bars + "M50 58V96M42 58L44 96M58 58L56 96", shades.shade, 1.8) + path(
        "M28 58H72L62 40Q50 34 38 40zM46 36h8l-2-14q-2-6-4 0zM36 96h28v4H36z", iron
    )
    return Sketch(
        100, 260, "M28 58L38 40L48 20H52L62 40L72 58L64 100L56 110V228Q58 246 66 252V260H34V252Q42 246 44 228V110L36 100z", shown
    )


LIGHTS: tuple[Maker, ...] = (moon, crescent, clock_moon, eye_moon, sun, lamp_post, beam)

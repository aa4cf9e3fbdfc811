"""What goes over a whole card: what frames it in front, its vignette, its grain, its border."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.art.grounds import blades
from tools.art.svg import Canvas, d, ellipse, group, line, mix, n, path, points, tag


def grass(canvas: Canvas) -> str:
    p, foot = canvas.palette, canvas.height + 4
    dark = mix(p.ground[1], p.deep, 0.4)
    return blades(canvas, foot, 70, 90, mix(dark, p.tones["leaf"], 0.4)) + blades(canvas, foot, 46, 120, dark)


def reeds(canvas: Canvas) -> str:
    p, chance, h = canvas.palette, canvas.chance, canvas.height
    dark = mix(p.ground[1], p.deep, 0.5)
    stalks, heads = "", ""
    for at in range(26):
        x = chance.uniform(-10, 130) if at % 2 else canvas.width - chance.uniform(-10, 130)
        tall, lean = chance.uniform(120, 280), chance.uniform(-26, 26)
        stalks += d("M", x, h, "Q", x, h - tall * 0.6, x + lean, h - tall)
        if at % 3 == 0:
            turn = f"rotate({n(lean / 3)} {n(x + lean)} {n(h - tall)})"
            heads += ellipse(x + lean, h - tall, 5, 22, mix(p.tones["warm"], dark, 0.55), transform=turn)
    return line(stalks, dark, 3.4, stroke_linecap="round") + heads + blades(canvas, h + 4, 80, 60, dark)


def leaf(x: float, y: float, length: float, turn: float) -> str:
    cos, sin = math.cos(turn), math.sin(turn)

    def at(along: float, across: float) -> tuple[float, float]:
        return x + length * (along * cos - across * sin), y + length * (along * sin + across * cos)

    edge = d("M", *at(0, 0), "C", *at(0.25, -0.3), *at(0.75, -0.28), *at(1, 0))
    return edge + d("C", *at(0.75, 0.28), *at(0.25, 0.3), *at(0, 0), "z")


def leaves(canvas: Canvas) -> str:
    """Large dark leaves from the lower corners."""
    p, chance = canvas.palette, canvas.chance
    half = ""
    for tint, count, reach in ((mix(p.tones["leaf"], p.deep, 0.5), 7, 200), (mix(p.tones["leaf"], p.deep, 0.78), 6, 150)):
        blade, ribs = "", ""
        for at in range(count):
            turn = -math.pi / 2 + 0.1 + at / count * 1.5 + chance.uniform(-0.1, 0.1)
            x, y, long = -16 + chance.uniform(0, 24), canvas.height + 30 - chance.uniform(0, 40), reach * chance.uniform(0.7, 1.1)
            blade += leaf(x, y, long, turn)
            ribs += d("M", x, y, "L", x + long * 0.94 * math.cos(turn), y + long * 0.94 * math.sin(turn))
        half += path(blade, tint, stroke=p.deep, stroke_opacity=0.5) + line(
            ribs, mix(tint, p.glow, 0.25), 1.4, stroke_opacity=0.6
        )
    return canvas.both(half)


def branches(canvas: Canvas) -> str:
    """Boughs with leaves that reach in from the upper corners."""
    p, chance = canvas.palette, canvas.chance
    shown = ""
    for side in (0, 1):
        boughs, foliage = "", ""
        for _ in range(3):
            y, reach, drop = chance.uniform(-10, 150), chance.uniform(110, 220), chance.uniform(10, 120)
            boughs += d("M", -10, y, "Q", reach * 0.5, y - 14, reach, y + drop)
            for step in range(8):
                t = 0.2 + step * 0.115
                foliage += leaf(reach * t, y + drop * t * t, chance.uniform(24, 46), chance.uniform(-0.4, 2.2))
        shape = line(boughs, mix(p.tones["dark"], p.deep, 0.6), 6, stroke_linecap="round")
        shape += path(foliage, mix(p.tones["leaf"], p.deep, 0.62), stroke=p.deep, stroke_opacity=0.5)
        shown += group(shape, transform=f"translate({canvas.width} 0)scale(-1 1)" if side else "")
    return shown


def curtains(canvas: Canvas) -> str:
    """Heavy curtains drawn aside."""
    p, h = canvas.palette, canvas.height
    cloth, gold = mix(p.tones["accent"], p.deep, 0.3), p.tones["gold"]
    shown = ""
    for at in range(5):
        x, wide = at * 17 - 16, 24
        tied = x * 0.35 - 8
        fill = canvas.linear(
            (0, mix(cloth, p.deep, 0.65), 1),
            (0.45, mix(cloth, p.glow, 0.18), 1),
            (1, mix(cloth, p.deep, 0.75), 1),
            ends=(0, 0, 1, 0),
        )
        fold = d(
            "M",
            x,
            -5,
            "C",
            x + 8,
            h * 0.3,
            tied,
            h * 0.46,
            tied,
            h * 0.58,
            "C",
            tied,
            h * 0.7,
            x * 0.8,
            h * 0.85,
            x * 0.7,
            h + 5,
            "h",
            wide,
        )
        fold += d("C", x * 0.8 + wide, h * 0.85, tied + wide, h * 0.7, tied + wide * 0.9, h * 0.58)
        fold += d("C", tied + wide, h * 0.46, x + 16 + wide, h * 0.3, x + wide + 12, -5, "z")
        shown += path(fold, fill)
    cord = d("M", -5, h * 0.57, "q", 24, 10, 46, 0, "v", 12, "q", -22, 12, -46, 0, "z")
    shown += path(cord, canvas.linear((0, mix(gold, p.glow, 0.4), 1), (1, mix(gold, p.deep, 0.6), 1)))
    swag = ""
    for at in range(3):
        left, span = at * canvas.width / 3, canvas.width / 3
        drop = d("M", left - 6, -5, "h", span + 12, "C", left + span, 56, left, 56, left - 6, -5, "z")
        fill = canvas.linear((0, mix(cloth, p.deep, 0.5), 1), (0.7, cloth, 1), (1, mix(cloth, p.glow, 0.2), 1))
        swag += path(drop, fill) + line(drop, mix(gold, p.deep, 0.2), 3)
    return canvas.both(shown) + swag


def rocks(canvas: Canvas) -> str:
    p, chance, h = canvas.palette, canvas.chance, canvas.height
    rock = mix(p.tones["dark"], p.deep, 0.5)
    shown = ""
    for side in (0, 1):
        for at in range(3):
            wide, tall, x = chance.uniform(110, 180) - at * 20, chance.uniform(90, 170) - at * 38, at * 50 - 60
            profile = ((0, -0.05), (0.12, 0.7), (0.4, 1), (0.66, 0.8), (0.82, 0.35), (1, -0.05))
            edge = [(x + wide * along + chance.uniform(-8, 8), h - tall * up) for along, up in profile]
            fill = canvas.linear((0, mix(rock, p.haze, 0.3), 1), (1, p.deep, 1))
            stone = path(points(edge) + "z", fill) + path(
                points([edge[2], edge[3], edge[4], edge[5], (x + wide * 0.4, h + 5)]) + "z", p.deep, opacity=0.35
            )
            stone += line(points(edge[1:4]), mix(p.haze, p.glow, 0.4), 1.8, stroke_opacity=0.6)
            shown += group(stone, transform=f"translate({canvas.width} 0)scale(-1 1)" if side else "")
    return shown


def arch(canvas: Canvas) -> str:
    """We look out through an arch of stone."""
    p, w, h = canvas.palette, canvas.width, canvas.height
    stone, thick, spring = mix(p.tones["dark"], p.deep, 0.45), 46, h * 0.34
    half = w / 2 - thick
    hole = d("M", thick, h + 5, "V", spring, "A", half, h * 0.29, 0, 0, 1, w - thick, spring, "V", h + 5)
    shown = path(
        d("M-5-5H", w + 5, "V", h + 5, "H-5z") + hole + "z", canvas.linear((0, p.deep, 1), (1, stone, 1)), fill_rule="evenodd"
    )
    blocks = "".join(d("M0", y, "H", thick, "M", w - thick, y, "H", w) for y in range(int(spring), h, 58))
    for at in range(1, 13):
        cos, sin = math.cos(math.pi * at / 13), math.sin(math.pi * at / 13)
        blocks += d("M", w / 2 - half * cos, spring - h * 0.29 * sin, "L", w / 2 - w * 0.56 * cos, spring - h * 0.37 * sin)
    return shown + line(blocks, p.deep, 2.4) + line(hole, mix(stone, p.glow, 0.5), 3, stroke_opacity=0.7)


def vines(canvas: Canvas) -> str:
    """Creepers along both sides: one piece of them, twice below each other."""
    p, chance, long = canvas.palette, canvas.chance, canvas.height / 2
    piece = ""
    for start in (6, 26):
        stem, foliage, x = d("M", start, 0), "", float(start)
        for step in range(1, 8):
            y, to = long * step / 7, start if step == 7 else chance.uniform(2, 40)
            stem += d("S", x + chance.uniform(-30, 30), y - 26, to, y)
            foliage += leaf(to, y, chance.uniform(20, 38), chance.uniform(-0.8, 0.6))
            foliage += leaf(to, y, chance.uniform(20, 38), chance.uniform(2.2, 3.6))
            x = to
        piece += line(stem, mix(p.tones["leaf"], p.deep, 0.75), 3.5)
        piece += path(foliage, mix(p.tones["leaf"], p.deep, 0.45), stroke=p.deep, stroke_opacity=0.5)
    shape = canvas.define(f'<g id="*">{piece}</g>')
    return canvas.both(tag("use", href=f"#{shape}") + tag("use", href=f"#{shape}", y=n(long)))


FRONTS: dict[str, Callable[[Canvas], str]] = {
    "grass": grass,
    "reeds": reeds,
    "leaves": leaves,
    "branches": branches,
    "curtains": curtains,
    "rocks": rocks,
    "arch": arch,
    "vines": vines,
}


def vignette(canvas: Canvas) -> str:
    p = canvas.palette
    dark = canvas.radial((0.52, p.deep, 0), (0.8, p.deep, 0.3), (1, p.deep, 0.8), cx=0.5, cy=0.47, r=0.74)
    return canvas.whole(dark)


def grain(canvas: Canvas) -> str:
    """The specks and fibres of printed paper, from one small tile."""
    chance = canvas.chance
    marks = ""
    for shown, width, count in (("#fff", 1.1, 46), ("#000", 1.2, 46), ("#fff", 0.7, 20)):
        specks = (
            (chance.randint(0, 97), chance.randint(0, 97), chance.uniform(-3, 3), chance.uniform(-2, 2)) for _ in range(count)
        )
        marks += line("".join(d("M", x, y, "l", dx, dy) for x, y, dx, dy in specks), shown, width, stroke_linecap="round")
    tile = tag("pattern", marks, id="*", width=97, height=97, patternUnits="userSpaceOnUse", patternTransform="rotate(17)")
    return canvas.whole(canvas.url(tile), opacity=0.07)


SCROLL = (
    "M54 20C34 20 46 34 34 34S20 34 20 54M26 62C26 44 30 40 40 42S44 56 36 54 34 46 40 46"
    "M62 26C44 26 40 30 42 40S56 44 54 36 46 34 46 40M78 25q-12-3-16 1M25 78q-3-12 1-16"
)


def border(canvas: Canvas) -> str:
    """A thin double line with scrolls in the corners, and a shadow under it."""
    w, h = canvas.width, canvas.height
    outer = tag("rect", x=12, y=12, width=w - 24, height=h - 24, rx=18, stroke_width=1.6)
    inner = tag("path", d=d("M54 20H", w - 54, "M54", h - 20, "H", w - 54, "M20 54V", h - 54, "M", w - 20, 54, "V", h - 54))
    corner = canvas.define(tag("path", id="*", d=SCROLL))
    turns = ("", f"translate({w} 0)scale(-1 1)", f"translate(0 {h})scale(1 -1)", f"translate({w} {h})scale(-1 -1)")
    corners = "".join(tag("use", href=f"#{corner}", transform=turn) for turn in turns)
    lines = canvas.define(f'<g id="*" fill="none">{outer}{inner}{group(corners, stroke_width=1.4)}</g>')
    shadow = tag("use", href=f"#{lines}", stroke=canvas.palette.deep, opacity=0.5, transform="translate(0 1.2)")
    return shadow + tag("use", href=f"#{lines}", stroke=canvas.palette.line, opacity=0.85)

"""What goes over a whole card: what frames it in front, its vignette, its grain, its border."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.art.grounds import blades
from tools.art.svg import Canvas, ellipse, group, line, mix, n, path, tag


def mirrored(canvas: Canvas, half: str) -> str:
    return half + group(half, transform=f"translate({canvas.width} 0)scale(-1 1)")


def grass(canvas: Canvas) -> str:
    p = canvas.palette
    dark = mix(p.ground[1], p.deep, 0.4)
    return blades(canvas, canvas.height + 4, 70, 90, mix(dark, p.tones["leaf"], 0.3)) + blades(
        canvas, canvas.height + 4, 46, 120, dark
    )


def reeds(canvas: Canvas) -> str:
    p, chance = canvas.palette, canvas.chance
    dark = mix(p.ground[1], p.deep, 0.5)
    d, heads = "", ""
    for at in range(26):
        x = chance.uniform(-10, 130) if at % 2 else canvas.width - chance.uniform(-10, 130)
        tall, lean = chance.uniform(120, 280), chance.uniform(-26, 26)
        top = (x + lean, canvas.height - tall)
        d += f"M{n(x)} {canvas.height}Q{n(x)} {n(canvas.height - tall * 0.6)} {n(top[0])} {n(top[1])}"
        if at % 3 == 0:
            heads += ellipse(
                top[0],
                top[1],
                5,
                22,
                mix(p.tones["warm"], dark, 0.55),
                transform=f"rotate({n(lean / 3)} {n(top[0])} {n(top[1])})",
            )
    return line(d, dark, 3.4, stroke_linecap="round") + heads + blades(canvas, canvas.height + 4, 80, 60, dark)


def leaf(x: float, y: float, length: float, turn: float) -> str:
    cos, sin = math.cos(turn), math.sin(turn)

    def at(along: float, across: float) -> str:
        return f"{n(x + length * (along * cos - across * sin))} {n(y + length * (along * sin + across * cos))}"

    return f"M{at(0, 0)}C{at(0.25, -0.3)} {at(0.75, -0.28)} {at(1, 0)}C{at(0.75, 0.28)} {at(0.25, 0.3)} {at(0, 0)}z"


def leaves(canvas: Canvas) -> str:
    """Large dark leaves from the lower corners."""
    p, chance = canvas.palette, canvas.chance
    shown = ""
    for tint, count in ((mix(p.tones["leaf"], p.deep, 0.55), 9), (mix(p.tones["leaf"], p.deep, 0.82), 8)):
        d = ""
        for at in range(count):
            turn = -math.pi / 2 + 0.25 + at / count * 1.5
            d += leaf(-20 + chance.uniform(0, 30), canvas.height + 26 - chance.uniform(0, 60), chance.uniform(120, 230), turn)
        shown += path(d, tint, stroke=p.deep, stroke_opacity=0.4)
    return mirrored(canvas, shown)


def branches(canvas: Canvas) -> str:
    """Boughs with leaves that reach in from the upper corners."""
    p, chance = canvas.palette, canvas.chance
    dark = mix(p.tones["dark"], p.deep, 0.6)
    shown = ""
    for side in (0, 1):
        d, foliage = "", ""
        for _ in range(3):
            y, reach, drop = chance.uniform(-10, 150), chance.uniform(120, 250), chance.uniform(10, 120)
            d += f"M-10 {n(y)}Q{n(reach * 0.5)} {n(y - 14)} {n(reach)} {n(y + drop)}"
            for step in range(7):
                t = 0.25 + step * 0.12
                x, ly = reach * t, y + drop * t * t
                foliage += leaf(x, ly, chance.uniform(26, 50), chance.uniform(-0.4, 2.2))
        bough = line(d, dark, 7, stroke_linecap="round") + path(
            foliage, mix(p.tones["leaf"], p.deep, 0.66), stroke=p.deep, stroke_opacity=0.4
        )
        shown += group(bough, transform=f"translate({canvas.width} 0)scale(-1 1)" if side else "")
    return shown


def curtains(canvas: Canvas) -> str:
    """Heavy curtains drawn aside."""
    p, h = canvas.palette, canvas.height
    cloth = mix(p.tones["accent"], p.deep, 0.35)
    shown = ""
    for at in range(5):
        x, wide = at * 26 - 14, 34
        end = x * 0.5 - 10
        fill = canvas.linear(
            (0, mix(cloth, p.deep, 0.6), 1),
            (0.45, mix(cloth, p.glow, 0.16), 1),
            (1, mix(cloth, p.deep, 0.7), 1),
            ends=(0, 0, 1, 0),
        )
        d = f"M{x} -5C{n(x + 10)} {n(h * 0.3)} {n(end - 20)} {n(h * 0.48)} {n(end * 0.6 - 10)} {n(h * 0.58)}C{n(end)} {n(h * 0.7)} {n(x * 0.8)} {n(h * 0.85)} {n(x * 0.7)} {h + 5}"
        d += f"h{wide}C{n(x * 0.8 + wide)} {n(h * 0.85)} {n(end + wide)} {n(h * 0.7)} {n(end * 0.6 + wide * 0.8)} {n(h * 0.58)}C{n(end + wide)} {n(h * 0.48)} {n(x + 20 + wide)} {n(h * 0.3)} {n(x + wide + 14)} -5z"
        shown += path(d, fill)
    gold = p.tones["gold"]
    shown += path(
        f"M-5 {n(h * 0.57)}q34 10 66 0v12q-32 12-66 0z",
        canvas.linear((0, mix(gold, p.glow, 0.4), 1), (1, mix(gold, p.deep, 0.6), 1)),
    )
    swag = ""
    for at in range(3):
        x = at * canvas.width / 3
        d = f"M{n(x - 6)} -5h{n(canvas.width / 3 + 12)}C{n(x + canvas.width / 3)} 60 {n(x + 20)} 74 {n(x - 6)} -5z"
        swag += path(d, canvas.linear((0, mix(cloth, p.deep, 0.5), 1), (0.7, cloth, 1), (1, mix(cloth, p.glow, 0.2), 1))) + line(
            d, mix(gold, p.deep, 0.2), 3
        )
    return mirrored(canvas, shown) + swag


def rocks(canvas: Canvas) -> str:
    p, chance = canvas.palette, canvas.chance
    rock = mix(p.tones["dark"], p.deep, 0.55)
    shown = ""
    for side in (0, 1):
        for at in range(3):
            wide, tall, x = chance.uniform(120, 210) - at * 20, chance.uniform(100, 190) - at * 42, at * 56 - 60
            top = [
                (x, canvas.height + 5),
                (x + wide * 0.12, canvas.height - tall * 0.7),
                (x + wide * 0.4, canvas.height - tall),
                (x + wide * 0.66, canvas.height - tall * 0.8),
                (x + wide, canvas.height + 5),
            ]
            d = "M" + "L".join(f"{n(px + chance.uniform(-9, 9))} {n(py)}" for px, py in top) + "z"
            stone = path(d, canvas.linear((0, mix(rock, p.haze, 0.25), 1), (1, p.deep, 1))) + line(
                d, mix(p.haze, p.glow, 0.4), 1.6, stroke_opacity=0.5
            )
            shown += group(stone, transform=f"translate({canvas.width} 0)scale(-1 1)" if side else "")
    return shown


def arch(canvas: Canvas) -> str:
    """We look out through an arch of stone."""
    p, w, h = canvas.palette, canvas.width, canvas.height
    stone = mix(p.tones["dark"], p.deep, 0.45)
    hole = f"M62 {h + 5}V{n(h * 0.36)}A{n(w / 2 - 62)} {n(h * 0.3)} 0 0 1 {w - 62} {n(h * 0.36)}V{h + 5}"
    shown = path(f"M-5 -5H{w + 5}V{h + 5}H-5z{hole}z", canvas.linear((0, p.deep, 1), (1, stone, 1)), fill_rule="evenodd")
    blocks = ""
    for at in range(1, 12):
        turn = math.pi * at / 12
        cos, sin = math.cos(turn), math.sin(turn)
        blocks += f"M{n(w / 2 - (w / 2 - 62) * cos)} {n(h * 0.36 - h * 0.3 * sin)}L{n(w / 2 - (w / 2) * 1.1 * cos)} {n(h * 0.36 - h * 0.36 * sin - 10)}"
    for at in range(8):
        y = h * 0.36 + at * 62
        blocks += f"M0 {n(y)}H62M{w - 62} {n(y)}H{w}"
    return shown + line(blocks, p.deep, 2) + line(hole, mix(stone, p.glow, 0.5), 3, stroke_opacity=0.7)


def vines(canvas: Canvas) -> str:
    """Creepers along both sides."""
    p, chance = canvas.palette, canvas.chance
    half = ""
    for start in (8, 30):
        d, foliage, y, x = f"M{start} -5", "", 0.0, float(start)
        while y < canvas.height:
            step, to = chance.uniform(46, 80), chance.uniform(2, 46)
            d += f"S{n(x + chance.uniform(-30, 30))} {n(y + step * 0.6)} {n(to)} {n(y + step)}"
            for turn in (chance.uniform(-0.8, 0.6), chance.uniform(2.2, 3.6)):
                foliage += leaf(to, y + step, chance.uniform(22, 40), turn)
            x, y = to, y + step
        half += line(d, mix(p.tones["leaf"], p.deep, 0.75), 3.5) + path(
            foliage, mix(p.tones["leaf"], p.deep, 0.5), stroke=p.deep, stroke_opacity=0.5
        )
    return mirrored(canvas, half)


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
        d = "".join(
            f"M{n(chance.uniform(0, 97), 0)} {n(chance.uniform(0, 97), 0)}l{n(chance.uniform(-3, 3))} {n(chance.uniform(-2, 2))}"
            for _ in range(count)
        )
        marks += line(d, shown, width, stroke_linecap="round")
    tile = canvas.url(
        tag("pattern", marks, id="*", width=97, height=97, patternUnits="userSpaceOnUse", patternTransform="rotate(17)")
    )
    return canvas.whole(tile, opacity=0.07)


def border(canvas: Canvas) -> str:
    """A thin double line with scrolls in the corners."""
    w, h, shown = canvas.width, canvas.height, canvas.palette.line
    lines = f"M30 12H{w - 30}Q{w - 12} 12 {w - 12} 30V{h - 30}Q{w - 12} {h - 12} {w - 30} {h - 12}H30Q12 {h - 12} 12 {h - 30}V30Q12 12 30 12z"
    inner = f"M54 20H{w - 54}M54 {h - 20}H{w - 54}M20 54V{h - 54}M{w - 20} 54V{h - 54}"
    scroll = "M54 20C34 20 46 34 34 34S20 34 20 54M26 62C26 44 30 40 40 42S44 56 36 54 34 46 40 46M62 26C44 26 40 30 42 40S56 44 54 36 46 34 46 40M78 25q-12-3-16 1M25 78q-3-12 1-16"
    corner = tag("path", id="corner", d=scroll)
    corners = corner + "".join(
        tag("use", href="#corner", transform=turn)
        for turn in (f"translate({w} 0)scale(-1 1)", f"translate(0 {h})scale(1 -1)", f"translate({w} {h})scale(-1 -1)")
    )
    both = line(lines, "inherit", 1.6) + line(inner, "inherit", 1) + group(corners, fill="none", stroke_width=1.4)
    both = both.replace(' stroke="inherit"', "")
    return group(both, stroke=canvas.palette.deep, stroke_opacity=0.5, transform="translate(0 1.2)").replace(
        'id="corner"', 'id="under"'
    ).replace("#corner", "#under") + group(both, stroke=shown, stroke_opacity=0.85)

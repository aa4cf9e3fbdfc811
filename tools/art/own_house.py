"""Our own drawings: house and furniture."""

from __future__ import annotations

import math

from tools.art.sketch import Maker, Sketch, across, box, circle, down
from tools.art.svg import Canvas, Shades, d, ellipse, group, line, mix, path, rect


def door(canvas: Canvas, shades: Shades) -> Sketch:
    """A door ajar: light falls out of it over the floor."""
    p = canvas.palette
    frame = "M10 230V74Q10 10 75 10T140 74V230z"
    hole = "M24 230V76Q24 24 75 24T126 76V230z"
    leaf = "M24 230V76Q25 40 54 28L84 44Q92 52 92 80V246z"
    shown = path("M70 228L126 228L190 262H92z", canvas.linear((0, p.glow, 0.8), (1, p.glow, 0)), style="mix-blend-mode:screen")
    shown += path(frame, across(canvas, shades)) + line(
        "M16 230V75Q16 17 75 17T134 75V230", mix(shades.body, shades.shade, 0.6), 2
    )
    shown += path(
        hole,
        canvas.radial((0, "#fffdf0", 1), (0.4, p.glow, 1), (1, mix(p.tones["gold"], p.deep, 0.15), 1), cx=0.8, cy=0.55, r=0.8),
    )
    wood = Shades(shades.body, mix(shades.body, shades.shade, 0.35), shades.shade)
    shown += path(leaf, canvas.linear((0, wood.body, 1), (1, wood.shade, 1), ends=(0, 0, 1, 0)), stroke=p.deep, stroke_width=1.5)
    panels = "M33 96L80 104V150L33 144zM33 158L80 165V224L33 212zM34 84Q36 56 52 44L74 56Q80 64 80 92z"
    shown += line(panels, p.deep, 2.4, stroke_opacity=0.7) + line(
        panels, shades.high, 1, stroke_opacity=0.5, transform="translate(1.5 1.5)"
    )
    shown += ellipse(84, 156, 4, 5, p.tones["gold"]) + line("M92 80V246", p.glow, 2, stroke_opacity=0.9)
    shown += ellipse(104, 130, 90, 120, canvas.soft(p.glow, 0.3), style="mix-blend-mode:screen")
    return Sketch(150, 246, "M10 230V74Q10 10 75 10T140 74V230H92V246L24 230z", shown)


def keyhole(canvas: Canvas, shades: Shades) -> Sketch:
    """A plate of brass with a keyhole; light comes through it."""
    p = canvas.palette
    plate = (
        "M60 4C84 4 96 16 92 34C112 44 116 62 116 80C116 104 100 116 98 134C100 160 88 184 60 196"
        "C32 184 20 160 22 134C20 116 4 104 4 80C4 62 8 44 28 34C24 16 36 4 60 4z"
    )
    hole = "M60 54a22 22 0 0 1 13 40l9 52H38l9-52A22 22 0 0 1 60 54z"
    shown = path(
        plate,
        canvas.linear((0, mix(shades.high, shades.body, 0.3), 1), (0.5, shades.body, 1), (1, shades.shade, 1), ends=(0, 0, 1, 1)),
    )
    shown += line(plate, shades.high, 2) + line(
        plate, shades.shade, 1.6, transform="translate(60 100)scale(.88)translate(-60 -100)"
    )
    shown += path(hole, canvas.radial((0, "#fffdf0", 1), (0.5, p.glow, 1), (1, mix(p.tones["gold"], p.deep, 0.4), 1)))
    shown += line(hole, shades.shade, 3.5) + ellipse(60, 96, 70, 90, canvas.soft(p.glow, 0.45), style="mix-blend-mode:screen")
    screws = "".join(circle(x, y, 4) for x, y in ((60, 22), (60, 176), (20, 80), (100, 80)))
    return Sketch(120, 200, plate, shown + path(screws, mix(shades.body, shades.high, 0.4), stroke=shades.shade))


def window(canvas: Canvas, shades: Shades) -> Sketch:
    """A tall arched window with lit panes."""
    p = canvas.palette
    frame, pane = "M4 216V78Q4 6 75 4Q146 6 146 78V216z", "M18 204V80Q18 20 75 18Q132 20 132 80V204z"
    shown = ellipse(75, 110, 150, 170, canvas.soft(p.glow, 0.35))
    shown += path(frame, across(canvas, shades)) + path(
        pane,
        canvas.linear(
            (0, mix(p.glow, "#ffffff", 0.3), 1),
            (0.6, mix(p.glow, p.tones["gold"], 0.35), 1),
            (1, mix(p.tones["warm"], p.glow, 0.3), 1),
        ),
    )
    bars = (
        "M75 18V204M18 92H132M18 150H132M46 92V204M104 92V204M75 92Q46 84 40 34M75 92Q104 84 110 34"
        "M75 50a20 20 0 0 0 0 40a20 20 0 0 0 0-40"
    )
    shown += line(bars, shades.shade, 4) + line(bars, shades.body, 1.6) + line(pane, shades.shade, 3)
    return Sketch(
        150, 230, "M4 216V78Q4 6 75 4Q146 6 146 78V216H150V230H0V216z", shown + path("M-4 214h158v16H-4z", down(canvas, shades))
    )


def stairs(canvas: Canvas, shades: Shades) -> Sketch:
    """Stairs that climb from the left to the right, with a rail."""
    p = canvas.palette
    count, wide, high = 9, 24, 19
    profile = "M0 190" + "".join(f"v-{high}h{wide}" for _ in range(count))
    body = f"{profile}V190z"
    shown = path(body, canvas.linear((0, mix(shades.body, shades.high, 0.2), 1), (1, shades.shade, 1), ends=(0, 0, 1, 1)))
    treads = "".join(
        rect(at * wide - 2, 190 - (at + 1) * high, wide + 3, 4.5, mix(shades.high, shades.body, 0.2)) for at in range(count)
    )
    risers = "".join(
        rect(at * wide, 194.5 - (at + 1) * high, wide, high - 4, p.deep, opacity=0.12 + 0.04 * (at % 2)) for at in range(count)
    )
    posts = "".join(d("M", at * wide + 12, 190 - (at + 1) * high, "v", -44) for at in range(count))
    rail = d("M", 2, 150 - 22, "L", count * wide - 4, 150 - 22 - (count - 1) * high)
    shown += (
        risers
        + treads
        + line(posts, shades.shade, 3)
        + line(posts, shades.body, 1.4)
        + line(rail, shades.shade, 7, stroke_linecap="round")
    )
    shown += line(rail, mix(shades.body, shades.high, 0.4), 3, stroke_linecap="round", transform="translate(0 -1)") + ellipse(
        4, 126, 6, 6, shades.high
    )
    return Sketch(216, 190, body, shown)


def arch(canvas: Canvas, shades: Shades) -> Sketch:
    """An arch of stone with the far light under it."""
    p = canvas.palette
    outer = "M0 240V90C0 20 70 0 90 0S180 20 180 90V240z"
    hole = "M36 240V96C36 48 76 36 90 36S144 48 144 96V240z"
    shown = path(
        hole,
        canvas.linear((0, mix(p.sky[1], p.deep, 0.3), 1), (0.7, mix(p.haze, p.glow, 0.3), 1), (1, mix(p.haze, p.glow, 0.6), 1)),
    )
    shown += path(outer + hole, across(canvas, shades), fill_rule="evenodd")
    joints = "".join(d("M", 0, y, "H", 36, "M", 144, y, "H", 180) for y in range(108, 240, 33))
    for at in range(1, 10):
        turn = math.pi * at / 10
        joints += d(
            "M", 90 - 54 * math.cos(turn), 94 - 57 * math.sin(turn), "L", 90 - 92 * math.cos(turn), 94 - 95 * math.sin(turn)
        )
    shown += line(joints, shades.shade, 2, stroke_opacity=0.8) + line(hole, shades.high, 2, stroke_opacity=0.7)
    shown += path("M76 34L72-2H108L104 34z", down(canvas, shades), stroke=shades.shade)
    return Sketch(180, 240, outer, shown)


def curtain(canvas: Canvas, shades: Shades) -> Sketch:
    """A pair of curtains drawn apart."""
    gold = canvas.palette.tones["gold"]
    half = ""
    for at in range(5):
        x = at * 20
        fold = canvas.linear(
            (0, shades.shade, 1),
            (0.4, mix(shades.body, shades.high, 0.25), 1),
            (1, mix(shades.shade, shades.body, 0.15), 1),
            ends=(0, 0, 1, 0),
        )
        half += path(
            d(
                "M",
                x,
                8,
                "C",
                x + 4,
                70,
                x * 0.4,
                110,
                x * 0.36,
                132,
                "C",
                x * 0.4,
                160,
                x * 0.62,
                180,
                x * 0.6,
                220,
                "h",
                20,
                "C",
                x * 0.6 + 24,
                180,
                x * 0.4 + 18,
                160,
                x * 0.36 + 14,
                132,
                "C",
                x * 0.4 + 20,
                110,
                x + 26,
                70,
                x + 23,
                8,
                "z",
            ),
            fold,
        )
    half += path(
        "M-2 128Q20 138 46 128V137Q20 147-2 137z",
        canvas.linear((0, mix(gold, shades.high, 0.4), 1), (1, mix(gold, shades.shade, 0.5), 1)),
    )
    shown = half + group(half, transform="translate(220 0)scale(-1 1)")
    for x in (0, 73, 146):
        shown += path(
            d("M", x, 4, "h", 74, "C", x + 70, 40, x + 8, 44, x, 4, "z"),
            down(canvas, shades, 0.2),
            stroke=mix(gold, shades.shade, 0.3),
            stroke_width=1.6,
        )
    shown += path("M-4 0H224V9H-4z", canvas.linear((0, mix(gold, shades.high, 0.5), 1), (1, mix(gold, shades.shade, 0.6), 1)))
    return Sketch(
        220,
        220,
        "M0 0H220V220H170C176 180 200 150 208 132C214 110 120 60 110 40C100 60 6 110 12 132C20 150 44 180 50 220H0z",
        shown,
    )


def picture_frame(canvas: Canvas, shades: Shades) -> Sketch:
    """A carved frame; what is `in` it is seen as its picture."""
    p = canvas.palette
    outer = "M8 8Q80-6 152 8Q166 100 152 192Q80 206 8 192Q-6 100 8 8z"
    shown = path(
        outer,
        canvas.linear(
            (0, mix(shades.body, shades.high, 0.6), 1), (0.45, shades.body, 1), (1, shades.shade, 1), ends=(0, 0, 1, 1)
        ),
    )
    shown += line(outer, shades.high, 1.6) + rect(
        24,
        24,
        112,
        152,
        canvas.linear((0, mix(p.sky[1], p.deep, 0.35), 1), (1, mix(p.sky[2], p.deep, 0.4), 1)),
        stroke=shades.shade,
        stroke_width=4,
    )
    shown += line("M20 20H140V180H20z", mix(shades.high, shades.body, 0.3), 2)
    for x, y in ((14, 14), (146, 14), (14, 186), (146, 186), (80, 7), (80, 193)):
        shown += path(
            circle(x, y, 9), canvas.radial((0, shades.high, 1), (1, mix(shades.body, shades.shade, 0.5), 1), cx=0.35, cy=0.3)
        ) + line(circle(x, y, 4), shades.shade, 1.4)
    return Sketch(160, 200, outer, shown)


def mirror(canvas: Canvas, shades: Shades) -> Sketch:
    """An oval mirror in a carved frame; `in` it is what it shows."""
    p = canvas.palette
    glass = canvas.linear(
        (0, mix(p.haze, "#ffffff", 0.55), 1),
        (0.5, mix(p.haze, p.sky[1], 0.4), 1),
        (1, mix(p.sky[1], p.deep, 0.3), 1),
        ends=(0, 0, 1, 1),
    )
    shown = ""
    for at in range(18):
        turn = math.tau * at / 18
        shown += path(circle(70 + 62 * math.cos(turn), 104 + 92 * math.sin(turn), 9), down(canvas, shades))
    shown += ellipse(
        70,
        104,
        63,
        93,
        canvas.linear((0, mix(shades.body, shades.high, 0.6), 1), (0.5, shades.body, 1), (1, shades.shade, 1), ends=(0, 0, 1, 1)),
    )
    shown += ellipse(70, 104, 50, 80, glass, stroke=shades.shade, stroke_width=3)
    shown += path("M40 60Q56 34 78 32L34 128Q28 92 40 60zM92 36L100 42L46 164L38 152z", "#ffffff", opacity=0.28)
    shown += path("M50 14Q58-8 70 2Q82-8 90 14Q70 22 50 14z", down(canvas, shades), stroke=shades.shade)
    return Sketch(140, 208, d("M", 2, 104, "a", 68, 98, 0, 1, 1, 136, 0, "a", 68, 98, 0, 1, 1, -136, 0, "z"), shown)


def ladder(canvas: Canvas, shades: Shades) -> Sketch:
    rungs = "".join(d("M", 10 + at * 0.9, 232 - at * 24, "H", 58 - at * 0.9) for at in range(10))
    sides = "M6 240L18 0M62 240L50 0"
    shown = line(rungs, shades.shade, 6.5) + line(rungs, mix(shades.body, shades.high, 0.3), 3, transform="translate(0 -1.2)")
    shown += line(sides, shades.shade, 8, stroke_linecap="round") + line(
        sides, mix(shades.body, shades.high, 0.35), 4, stroke_linecap="round", transform="translate(-1 0)"
    )
    outline = "M2 240L14 0H22L10 240zM58 240L46 0H54L66 240z" + "".join(
        box(10 + at, 230 - at * 24, 48 - 2 * at, 5) for at in range(10)
    )
    return Sketch(68, 240, outline, shown)


def column(canvas: Canvas, shades: Shades) -> Sketch:
    shaft = "M20 34L24 214H66L70 34z"
    shown = path(shaft, across(canvas, shades))
    flutes = "".join(d("M", 27 + at * 7.4, 40, "L", 30 + at * 6.2, 208) for at in range(6))
    shown += line(flutes, shades.shade, 1.8, stroke_opacity=0.6) + path(
        "M4 0H86V10H4zM10 10H80L72 30H18zM14 30H76V36H14z", down(canvas, shades)
    )
    shown += line("M14 20a8 8 0 1 0 9-8M76 20a8 8 0 1 1-9-8", shades.shade, 2) + path(
        "M20 212H70V220H20zM12 220H78V230H12zM4 230H86V240H4z", down(canvas, shades)
    )
    return Sketch(90, 240, "M4 0H86V10L72 34L66 214L78 220L86 230V240H4V230L12 220L24 214L18 34L4 10z", shown)


def chandelier(canvas: Canvas, shades: Shades) -> Sketch:
    p = canvas.palette
    shown = ellipse(110, 80, 150, 120, canvas.soft(p.glow, 0.7))
    arms = (
        "M110 100C70 150 40 130 30 96M110 100C90 134 72 120 66 92M110 100C150 150 180 130 190 96M110 100"
        "C130 134 148 120 154 92M110 0V120"
    )
    shown += line(arms, shades.shade, 5.5, stroke_linecap="round") + line(
        arms, mix(shades.body, shades.high, 0.3), 2.6, stroke_linecap="round"
    )
    shown += path("M100 40Q86 60 104 78L100 108Q110 128 120 108L116 78Q134 60 120 40z", across(canvas, shades)) + ellipse(
        110, 128, 6, 8, shades.high
    )
    beads = "M30 100Q70 150 110 118Q150 150 190 100M66 96Q88 116 110 96Q132 116 154 96"
    shown += line(beads, mix(p.glow, "#ffffff", 0.5), 3, stroke_dasharray="0 6", stroke_linecap="round")
    for x, y in ((30, 92), (66, 88), (154, 88), (190, 92), (110, 34)):
        shown += path(d("M", x - 8, y, "h", 16, "l", -3, 6, "h", -10, "z"), shades.body) + rect(
            x - 3.5, y - 22, 7, 22, mix(p.tones["light"], p.glow, 0.4)
        )
        shown += path(
            d("M", x, y - 44, "q", 8, 12, 0, 22, "q", -8, -10, 0, -22, "z"),
            canvas.linear((0, p.tones["gold"], 1), (1, "#fffbe0", 1)),
        )
        shown += ellipse(x, y - 32, 22, 24, canvas.soft(p.glow, 0.9), style="mix-blend-mode:screen")
    return Sketch(220, 140, "M110 0L130 60L196 40V96L150 136L110 136L70 136L24 96V40L90 60z", shown)


def books(canvas: Canvas, shades: Shades, x: float, foot: float, width: float, high: float) -> str:
    """A row of spines; one leans here and there."""
    p, chance, shown = canvas.palette, canvas.chance, ""
    tones = [p.tones[tone] for tone in ("warm", "cool", "accent", "leaf", "gold", "mid", "dark")]
    end = x + width
    while x < end - 5:
        wide, tall = min(chance.uniform(6, 13), end - x), high * chance.uniform(0.66, 0.97)
        tint = mix(mix(chance.choice(tones), shades.body, 0.3), p.deep, 0.25)
        book = rect(
            x,
            foot - tall,
            wide,
            tall,
            canvas.linear((0, mix(tint, p.glow, 0.3), 1), (0.4, tint, 1), (1, mix(tint, p.deep, 0.5), 1), ends=(0, 0, 1, 0)),
        )
        book += rect(x, foot - tall * 0.84, wide, 1.6, p.tones["gold"], opacity=0.75) + rect(
            x, foot - tall * 0.24, wide, 1.6, p.tones["gold"], opacity=0.75
        )
        shown += book
        x += wide + 0.4
    return shown


def bookshelf(canvas: Canvas, shades: Shades) -> Sketch:
    p = canvas.palette
    shown = rect(0, 0, 160, 240, across(canvas, shades)) + rect(10, 14, 140, 218, mix(shades.shade, p.deep, 0.6))
    for at in range(5):
        foot = 54 + at * 43.5
        shown += (
            books(canvas, shades, 12, foot, 136, 36)
            + rect(8, foot, 144, 5, down(canvas, shades))
            + rect(10, foot + 5, 140, 7, p.deep, opacity=0.4)
        )
    return Sketch(160, 240, box(0, 0, 160, 240), shown + path("M-4 0H164V9H-4zM-4 232H164V240H-4z", down(canvas, shades)))


def fireplace(canvas: Canvas, shades: Shades) -> Sketch:
    p = canvas.palette
    shown = path("M12 24H208V190H12z", across(canvas, shades)) + path(
        "M46 190V96Q110 40 174 96V190z", mix(p.deep, p.tones["warm"], 0.12)
    )
    shown += ellipse(110, 160, 80, 76, canvas.soft(p.tones["warm"], 0.9))
    for flame, tint in (
        ("M70 188C56 150 92 142 84 104C112 124 108 140 118 92C146 122 130 140 150 132C160 160 152 178 146 188z", p.tones["warm"]),
        ("M84 188C76 162 100 156 98 130C118 146 116 150 122 130C136 152 130 172 136 188z", mix(p.tones["gold"], p.glow, 0.5)),
        ("M98 188C96 172 108 168 108 156C120 166 120 180 122 188z", "#fffbe0"),
    ):
        shown += path(flame, canvas.linear((0, tint, 0.7), (1, mix(tint, p.glow, 0.4), 1)))
    shown += path("M66 182H154V190H66z", mix(p.tones["dark"], p.deep, 0.5)) + path(
        "M0 10H220V26H0zM8 26H212V34H8zM0 188H220V198H0z", down(canvas, shades)
    )
    shown += line("M24 48H36V178H24zM184 48H196V178H184z", shades.shade, 2) + ellipse(
        110, 150, 160, 130, canvas.soft(p.tones["warm"], 0.35), style="mix-blend-mode:screen"
    )
    return Sketch(220, 198, "M0 10H220V26H208V188H220V198H0V188H12V26H0z", shown)


def table(canvas: Canvas, shades: Shades) -> Sketch:
    """A round table with a cloth."""
    p = canvas.palette
    drop = "M4 30Q0 90 14 128Q30 118 42 136Q60 120 78 140Q100 124 120 140Q140 120 158 136Q172 118 186 128Q200 90 196 30z"
    shown = path("M84 120H116L122 176Q150 180 158 192H42Q50 180 78 176z", across(canvas, shades)) + path(
        drop, across(canvas, shades)
    )
    folds = "M30 40Q26 90 34 122M62 44Q58 96 66 126M100 46V128M138 44Q142 96 134 126M170 40Q174 90 166 122"
    shown += line(folds, shades.shade, 3, stroke_opacity=0.5) + ellipse(
        100, 30, 97, 22, canvas.linear((0, shades.body, 1), (1, mix(shades.body, shades.high, 0.6), 1))
    )
    shown += line(drop, mix(p.tones["gold"], shades.high, 0.3), 2.2)
    return Sketch(
        200, 192, "M4 30C4 0 196 0 196 30Q200 90 186 128L120 140L122 176L158 192H42L78 176V140L14 128Q0 90 4 30z", shown
    )


HOUSE: tuple[Maker, ...] = (
    *(door, keyhole, window, stairs, arch, curtain, picture_frame, mirror),
    *(ladder, column, chandelier, bookshelf, fireplace, table),
)

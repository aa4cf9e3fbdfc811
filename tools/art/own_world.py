"""Our own drawings: trees, water, roads."""

from __future__ import annotations

import math

from tools.art.sketch import Maker, Sketch, across, down
from tools.art.svg import Canvas, Shades, d, ellipse, group, line, mix, path, points


def trunk(canvas: Canvas, shades: Shades, hollow: bool) -> Sketch:
    """An old tree with twisted boughs, its crown bare."""
    p, chance = canvas.palette, canvas.chance
    shape = (
        "M84 236C96 220 96 196 90 170C82 140 60 130 46 104C60 118 78 122 90 128C84 104 72 92 58 60"
        "C76 82 92 92 102 112C106 84 98 62 104 30C112 60 112 84 120 108C130 88 150 76 168 46"
        "C160 78 142 92 134 124C148 112 170 112 190 92C174 124 144 138 138 168C134 196 138 218 154 236"
        "C134 232 128 240 118 232C108 240 100 232 84 236z"
    )

    def spread(x: float, y: float, turn: float, reach: float, depth: int) -> str:
        ex, ey = x + reach * math.cos(turn), y + reach * math.sin(turn)
        bend = chance.uniform(-0.25, 0.25)
        text = [d("M", x, y, "Q", x + reach * 0.55 * math.cos(turn + bend), y + reach * 0.55 * math.sin(turn + bend), ex, ey)]
        if depth:
            text += [
                spread(ex, ey, turn + side * chance.uniform(0.25, 0.6), reach * chance.uniform(0.6, 0.78), depth - 1)
                for side in (-1, 1)
            ]
        return "".join(text)

    thick = "".join(
        spread(x, y, turn, 24, 1)
        for x, y, turn in ((48, 106, -2.5), (60, 64, -2.2), (104, 36, -1.6), (166, 50, -0.9), (188, 94, -0.5))
    )
    fine = "".join(
        spread(x, y, turn, 34, 3)
        for x, y, turn in (
            (52, 110, -2.9),
            (62, 68, -2.4),
            (104, 34, -1.5),
            (164, 54, -0.8),
            (186, 96, -0.2),
            (134, 90, -1.1),
            (80, 96, -2),
        )
    )
    shown = line(fine, mix(shades.body, shades.shade, 0.7), 1.6, stroke_linecap="round") + line(
        thick, mix(shades.body, shades.shade, 0.5), 4, stroke_linecap="round"
    )
    shown += path(shape, across(canvas, shades), stroke=shades.shade, stroke_width=1.5)
    bark = (
        "M98 226C106 200 104 180 100 158M112 228C114 200 116 180 112 130M128 226C124 200 128 180 130 150"
        "M104 118C108 100 104 80 106 60M122 112C130 98 142 88 152 74M88 128C80 112 72 104 66 92"
    )
    shown += line(bark, shades.shade, 2, stroke_opacity=0.6, stroke_linecap="round")
    if hollow:
        hole = "M116 150C128 152 132 172 128 188C124 200 108 200 104 188C100 172 104 150 116 150z"
        shown += path(
            hole, canvas.radial((0, p.glow, 1), (0.35, mix(p.tones["gold"], p.deep, 0.3), 1), (1, p.deep, 1), cx=0.5, cy=0.7)
        ) + line(hole, shades.high, 2)
        shown += ellipse(116, 178, 46, 46, canvas.soft(p.glow, 0.5), style="mix-blend-mode:screen")
    return Sketch(240, 240, shape, shown)


def hollow_tree(canvas: Canvas, shades: Shades) -> Sketch:
    return trunk(canvas, shades, True)


def bare_tree(canvas: Canvas, shades: Shades) -> Sketch:
    return trunk(canvas, shades, False)


def waves(canvas: Canvas, shades: Shades) -> Sketch:
    """Waves that curl, in three rows."""
    shown = ""
    for row in range(3):
        y = 46 + row * 27
        crest = "c22 0 26-38 58-38c-10 5-12 15-5 22c-10-3-15 5-9 13c4 3 10 3 16 3" * 6
        edge = d("M", -70 + (row % 2) * 32, y) + crest
        tint = mix(shades.body, shades.shade, row * 0.22)
        lit, dark = mix(tint, shades.high, 0.5), mix(tint, shades.shade, 0.5)
        shown += path(edge + "V150H-70z", canvas.linear((0, lit, 1), (0.5, tint, 1), (1, dark, 1)))
        shown += line(edge, mix(shades.high, "#ffffff", 0.35), 2.4, stroke_linejoin="round")
        shown += line(edge, shades.high, 1.2, stroke_opacity=0.45, transform="translate(-3 9)")
    outline = "M0 130V44Q20 14 52 10Q70 30 96 14Q120 34 144 12Q170 34 196 12Q220 16 240 44V130z"
    return Sketch(240, 130, outline, group(shown, clip_path=canvas.clip("M0 0H240V112Q240 130 222 130H18Q0 130 0 112z")))


def balloon(canvas: Canvas, shades: Shades) -> Sketch:
    """A striped balloon with a basket."""
    p = canvas.palette
    envelope = "M90 4C146 4 176 46 174 90C172 130 130 168 108 184H72C50 168 8 130 6 90C4 46 34 4 90 4z"
    shown = path(
        envelope,
        canvas.radial(
            (0, mix(shades.body, shades.high, 0.6), 1), (0.55, shades.body, 1), (1, shades.shade, 1), cx=0.36, cy=0.3, r=0.75
        ),
    )
    pale = mix(p.tones["light"], shades.body, 0.15)
    for x in (20, 62):
        gore = d(
            "M",
            90,
            4,
            "C",
            90 - x * 1.1,
            10,
            90 - x * 1.4,
            120,
            86 - x * 0.16,
            184,
            "h",
            5,
            "C",
            90 - x * 0.9,
            120,
            90 - x * 0.62,
            10,
            90,
            4,
            "z",
        )
        shown += path(gore, pale, opacity=0.85) + path(gore, pale, opacity=0.6, transform="translate(180 0)scale(-1 1)")
    shown += path(envelope, canvas.radial((0.4, p.deep, 0), (1, p.deep, 0.55), cx=0.36, cy=0.3, r=0.8)) + line(
        envelope, shades.high, 1.6, stroke_opacity=0.7
    )
    swags = "M9 104" + "q13 16 27 4" * 6
    shown += line(swags, p.tones["gold"], 3) + line(
        "M74 184L78 216M106 184L102 216M84 184L86 216M96 184L94 216", mix(p.deep, shades.shade, 0.5), 1.5
    )
    shown += path(
        "M72 214H108L104 242Q90 248 76 242z", canvas.linear((0, p.tones["warm"], 1), (1, mix(p.tones["warm"], p.deep, 0.7), 1))
    ) + line("M73 221H107M74 229H106M75 236H105", p.deep, 1.2, stroke_opacity=0.6)
    return Sketch(180, 246, envelope + "M72 214H108L104 242Q90 248 76 242z", shown)


def road(canvas: Canvas, shades: Shades) -> Sketch:
    """A road that winds away."""
    shape = (
        "M20 160C60 124 168 116 150 84C136 60 70 60 96 30C102 20 116 10 130 0H134C128 12 122 22 124 30"
        "C132 56 226 60 226 92C226 124 176 136 180 160z"
    )
    shown = path(
        shape,
        canvas.linear((0, mix(shades.body, canvas.palette.haze, 0.5), 1), (1, mix(shades.body, shades.high, 0.35), 1)),
        stroke=shades.shade,
        stroke_width=2.5,
    )
    return Sketch(
        240,
        160,
        shape,
        shown
        + line(
            "M98 158C120 120 200 118 188 88C172 62 90 62 110 30C116 18 126 8 132 2",
            shades.shade,
            2.4,
            stroke_dasharray="10 9",
            stroke_opacity=0.5,
        ),
    )


def bridge(canvas: Canvas, shades: Shades) -> Sketch:
    """A stone bridge of three arches."""
    deck = "M0 70Q120 6 240 70V130H212C212 100 172 100 172 130H156C156 88 84 88 84 130H68C68 100 28 100 28 130H0z"
    shown = path(deck, down(canvas, shades), stroke=shades.shade, stroke_width=1.6)
    soffits = (
        "M28 130C28 100 68 100 68 130H60C60 110 36 110 36 130zM84 130C84 88 156 88 156 130H146"
        "C146 100 94 100 94 130zM172 130C172 100 212 100 212 130H204C204 110 180 110 180 130z"
    )
    shown += path(soffits, shades.shade) + line("M0 80Q120 16 240 80", shades.shade, 2)
    parapet = "".join(d("M", x, 70 - 32 * math.sin(math.pi * x / 240) - 14, "v", 14) for x in range(8, 240, 14))
    shown += (
        line(parapet, mix(shades.body, shades.shade, 0.3), 5)
        + line("M0 56Q120-8 240 56", mix(shades.body, shades.high, 0.5), 6)
        + line("M0 53Q120-11 240 53", shades.high, 1.4)
    )
    stones = "".join(
        d("M", x, y, "h", 10)
        for x, y in (
            (12, 96),
            (50, 88),
            (76, 92),
            (110, 66),
            (138, 72),
            (168, 84),
            (200, 92),
            (222, 104),
            (12, 114),
            (72, 112),
            (162, 108),
            (218, 120),
        )
    )
    return Sketch(240, 130, "M0 52Q120-12 240 52V130H0z", shown + line(stones, shades.shade, 1.8, stroke_opacity=0.6))


def chequered_path(canvas: Canvas, shades: Shades) -> Sketch:
    """A path of black and white squares that swings away into the air."""

    def edge(t: float) -> tuple[tuple[float, float], tuple[float, float]]:
        x, y, half = 110 + 62 * math.sin(t * 4.4) * (1 - t * 0.5), 220 * (1 - t) ** 1.35, 52 * (1 - t) ** 1.2 + 3
        return (x - half, y), (x + half, y)

    cells, rim = ["", ""], []
    for row in range(16):
        (al, ay), (ar, _) = edge(row / 16)
        (bl, by), (br, _) = edge((row + 1) / 16)
        for column in range(4):
            a0, a1, b0, b1 = (
                low + (high - low) * c / 4
                for low, high, c in ((al, ar, column), (al, ar, column + 1), (bl, br, column), (bl, br, column + 1))
            )
            cells[(row + column) % 2] += points([(a0, ay), (a1, ay), (b1, by), (b0, by)]) + "z"
        rim.append(((al, ay), (ar, ay)))
    outline = points([left for left, _ in rim] + [right for _, right in reversed(rim)]) + "z"
    shown = (
        path(outline, shades.shade, transform="translate(0 5)")
        + path(cells[0], mix(shades.high, canvas.palette.tones["light"], 0.5))
        + path(cells[1], mix(shades.body, shades.shade, 0.6))
    )
    return Sketch(220, 222, outline, shown)


def cloud(canvas: Canvas, shades: Shades) -> Sketch:
    shape = "M24 92C-6 90-4 56 24 54C20 24 60 14 74 34C84 2 138 4 142 40C166 26 194 46 184 66C210 66 208 94 186 92z"
    fill = canvas.linear(
        (0, mix(shades.high, "#ffffff", 0.25), 1),
        (0.5, mix(shades.body, shades.high, 0.6), 1),
        (1, mix(shades.body, shades.shade, 0.25), 1),
    )
    curls = "M40 78a14 14 0 1 1 14-14M92 80a20 20 0 1 1 22-20M150 80a14 14 0 1 1 16-14"
    return Sketch(
        206,
        94,
        shape,
        path(shape, fill)
        + line(shape, shades.high, 1.6)
        + line(curls, mix(shades.body, shades.shade, 0.4), 2, stroke_opacity=0.5, stroke_linecap="round"),
    )


def mountain(canvas: Canvas, shades: Shades) -> Sketch:
    shape = "M0 160L58 70L76 92L120 8L168 88L186 66L240 160z"
    shown = path(
        shape, canvas.linear((0, mix(shades.body, shades.high, 0.4), 1), (1, mix(shades.body, canvas.palette.haze, 0.6), 1))
    )
    shown += path("M120 8L168 88L186 66L240 160H150L128 110L134 70z", shades.shade, opacity=0.5)
    snow = "M120 8L142 45L130 54L122 44L112 60L102 44zM58 70L70 85L60 92L52 82zM186 66L200 90L188 94L180 76z"
    return Sketch(240, 160, shape, shown + path(snow, mix(shades.high, "#ffffff", 0.5), opacity=0.9))


def rail(canvas: Canvas, shades: Shades) -> Sketch:
    """Rails that run away from us."""
    sleepers = "".join(
        d("M", 100 - 92 * t * 1.12, 10 + 190 * t, "H", 100 + 92 * t * 1.12) for t in ((at / 14) ** 1.7 for at in range(1, 15))
    )
    wood = canvas.palette.tones["warm"]
    shown = line(sleepers, mix(wood, canvas.palette.deep, 0.5), 7) + path(
        "M98 8L24 200H34L99.500 8zM101 8L166 200H176L101.500 8z",
        canvas.linear((0, shades.body, 1), (1, shades.high, 1)),
        stroke=shades.shade,
    )
    return Sketch(200, 204, "M98 8L0 204H200L102 8z", shown)


WORLD: tuple[Maker, ...] = (
    *(hollow_tree, bare_tree, waves, balloon, road, bridge, chequered_path),
    *(cloud, mountain, rail),
)

"""Our own drawings: trees, water, roads, hands."""

from __future__ import annotations

import math

from tools.art.sketch import Maker, Sketch, across, circle, down
from tools.art.svg import Canvas, Shades, d, ellipse, group, line, mix, n, path, points, rect


def giant_hand(canvas: Canvas, shades: Shades) -> Sketch:
    """A giant's hand from above, its fingers hanging: threads may start at their tips."""
    cuff = canvas.palette.tones["accent"]
    hand = (
        "M62 34C56 66 46 84 30 98C14 110 6 128 4 142C2 150 10 154 15 147C22 134 32 126 44 122"
        "C38 146 34 172 34 190C34 200 46 200 48 190C50 170 56 148 62 134C60 162 60 190 64 210C66 220 78 219 78 208"
        "C77 186 79 160 84 138C88 162 92 184 98 200C102 209 113 205 111 194C106 174 103 152 103 132C112 146 120 160 129 170"
        "C136 177 144 170 140 161C128 140 122 118 122 96C122 72 118 54 116 34z"
    )
    shown = path(
        hand,
        canvas.linear(
            (0, mix(shades.body, shades.shade, 0.3), 1), (0.35, shades.body, 1), (1, mix(shades.body, shades.high, 0.55), 1)
        ),
    )
    shown += line(hand, shades.shade, 2.4, stroke_linejoin="round") + line(
        hand, shades.high, 1.4, stroke_opacity=0.8, transform="translate(1.2 -1.2)"
    )
    creases = "M62 134C68 116 72 108 74 96M84 138C86 120 88 110 88 98M103 132C101 116 102 108 104 96M44 122C56 116 62 108 66 98M38 166q6 3 12 1M62 172q8 3 16 1M93 172q7 2 12-1M117 156q6-1 9-5"
    shown += line(creases, shades.shade, 1.6, stroke_opacity=0.55, stroke_linecap="round")
    nails = "M36 188q5-5 10 0q0 8-5 9q-5-1-5-9zM66 206q5-5 10 0q1 8-4 10q-6-2-6-10zM98 194q4-6 10-2q2 8-2 10q-6-1-8-8z"
    shown += path(nails, shades.high, opacity=0.6)
    lace = "".join(f"q7 12 14 0" for _ in range(5))
    shown += path(
        "M52 30H126L132-4H46z", canvas.linear((0, mix(cuff, shades.shade, 0.6), 1), (1, mix(cuff, shades.high, 0.15), 1))
    )
    shown += path(f"M54 28H124v8H54z", mix(shades.high, "#ffffff", 0.3)) + path(
        f"M54 36{lace}z", mix(shades.high, "#ffffff", 0.2), stroke=shades.shade
    )
    return Sketch(
        146,
        216,
        "M46-4H132L124 40C122 72 122 90 122 96C122 118 128 140 140 161C144 170 136 177 129 170L103 132L111 194C113 205 102 209 98 200L84 138L78 208C78 219 66 220 64 210L62 134L48 190C46 200 34 200 34 190L44 122L15 147C10 154 2 150 4 142C6 128 14 110 30 98C46 84 56 66 54 40z",
        shown,
    )


def puppet(canvas: Canvas, shades: Shades) -> Sketch:
    """A jointed wooden puppet."""

    def limb(x: float, y: float, length: float, wide: float, turn: float) -> str:
        shape = d(
            "M",
            -wide * 0.6,
            0,
            "Q",
            -wide * 1.1,
            length * 0.4,
            -wide * 0.5,
            length,
            "h",
            wide,
            "Q",
            wide * 1.1,
            length * 0.4,
            wide * 0.6,
            0,
            "z",
        )
        return group(
            path(shape, across(canvas, shades), stroke=shades.shade), transform=f"translate({n(x)} {n(y)})rotate({n(turn)})"
        )

    def ball(x: float, y: float, r: float) -> str:
        return path(
            circle(x, y, r),
            canvas.radial((0, shades.high, 1), (0.6, shades.body, 1), (1, shades.shade, 1), cx=0.35, cy=0.3),
            stroke=shades.shade,
        )

    shown = limb(76, 150, 42, 9, 16) + limb(104, 150, 42, 9, -22) + limb(64, 196, 40, 7, 8) + limb(122, 192, 40, 7, -12)
    shown += path(
        "M52 236h16q4 10-14 10q-10-2-2-10zM126 230h16q10 6 2 12q-18 0-18-12z", across(canvas, shades), stroke=shades.shade
    )
    shown += path("M66 78Q90 68 114 78Q112 112 104 124H76Q68 112 66 78z", across(canvas, shades), stroke=shades.shade) + path(
        "M72 128H108Q112 148 104 154H76Q68 148 72 128z", across(canvas, shades), stroke=shades.shade
    )
    shown += limb(62, 84, 38, 7, 64) + limb(118, 84, 38, 7, -52) + limb(26, 102, 38, 6, 160) + limb(150, 108, 38, 6, -168)
    shown += "".join(
        ball(x, y, r)
        for x, y, r in (
            (64, 82, 7),
            (116, 82, 7),
            (27, 101, 6),
            (150, 108, 6),
            (66, 194, 6),
            (122, 190, 6),
            (90, 126, 8),
            (12, 62, 8),
            (142, 68, 8),
            (90, 68, 6),
        )
    )
    shown += path(
        "M90 18Q114 20 110 46Q106 66 90 66Q74 66 70 46Q66 20 90 18z",
        canvas.radial((0, shades.high, 1), (0.6, shades.body, 1), (1, shades.shade, 1), cx=0.35, cy=0.3),
        stroke=shades.shade,
    )
    shown += line("M90 36V50L86 52", shades.shade, 1.4)
    body = "M70 20H110V70L150 108L142 60H156L154 116L112 96L108 150L128 190L144 240H126L110 196L90 160L76 196L68 246H50L62 190L72 150L68 96L26 110L4 60L18 56L30 96L66 76z"
    return Sketch(160, 250, body, shown)


def trunk(canvas: Canvas, shades: Shades, hollow: bool) -> Sketch:
    """An old tree with twisted boughs, its crown bare."""
    p, chance = canvas.palette, canvas.chance
    shape = "M84 236C96 220 96 196 90 170C82 140 60 130 46 104C60 118 78 122 90 128C84 104 72 92 58 60C76 82 92 92 102 112C106 84 98 62 104 30C112 60 112 84 120 108C130 88 150 76 168 46C160 78 142 92 134 124C148 112 170 112 190 92C174 124 144 138 138 168C134 196 138 218 154 236C134 232 128 240 118 232C108 240 100 232 84 236z"

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
    bark = "M98 226C106 200 104 180 100 158M112 228C114 200 116 180 112 130M128 226C124 200 128 180 130 150M104 118C108 100 104 80 106 60M122 112C130 98 142 88 152 74M88 128C80 112 72 104 66 92"
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
        y, crest = 36 + row * 26, ""
        for at in range(-1, 6):
            x = at * 48 + (row % 2) * 24
            crest += d(
                "M",
                x - 30,
                y + 34,
                "C",
                x - 10,
                y + 26,
                x - 4,
                y - 10,
                x + 22,
                y - 16,
                "C",
                x + 44,
                y - 18,
                x + 50,
                y + 4,
                x + 36,
                y + 10,
            )
            crest += d("C", x + 42, y - 2, x + 32, y - 8, x + 24, y - 2, "C", x + 12, y + 6, x + 20, y + 24, x + 48, y + 34, "z")
        tint = mix(shades.body, shades.shade, row * 0.25)
        shown += path(
            crest + d("M", -20, y + 28, "h", 280, "v", 70, "h", -280, "z"),
            canvas.linear((0, mix(tint, shades.high, 0.4), 1), (1, tint, 1)),
        )
        shown += line(crest, mix(shades.high, "#ffffff", 0.3), 2, stroke_opacity=0.8)
    clip = canvas.url(f'<clipPath id="*">{rect(0, 0, 240, 130, "", rx=30)}</clipPath>')
    return Sketch(
        240, 130, "M0 130V50Q20 10 50 20Q70 40 96 20Q120 40 144 20Q170 40 192 20Q220 10 240 50V130z", group(shown, clip_path=clip)
    )


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
    shape = "M20 160C60 124 168 116 150 84C136 60 70 60 96 30C102 20 116 10 130 0H134C128 12 122 22 124 30C132 56 226 60 226 92C226 124 176 136 180 160z"
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
    soffits = "M28 130C28 100 68 100 68 130H60C60 110 36 110 36 130zM84 130C84 88 156 88 156 130H146C146 100 94 100 94 130zM172 130C172 100 212 100 212 130H204C204 110 180 110 180 130z"
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
    *(giant_hand, puppet, hollow_tree, bare_tree, waves, balloon, road, bridge, chequered_path),
    *(cloud, mountain, rail),
)

"""Our own drawings: a hand and what it may hold."""

from __future__ import annotations

from tools.art.sketch import Maker, Sketch, across, circle
from tools.art.svg import Canvas, Shades, d, group, line, mix, n, path


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
    creases = (
        "M62 134C68 116 72 108 74 96M84 138C86 120 88 110 88 98M103 132C101 116 102 108 104 96M44 122"
        "C56 116 62 108 66 98M38 166q6 3 12 1M62 172q8 3 16 1M93 172q7 2 12-1M117 156q6-1 9-5"
    )
    shown += line(creases, shades.shade, 1.6, stroke_opacity=0.55, stroke_linecap="round")
    nails = "M36 188q5-5 10 0q0 8-5 9q-5-1-5-9zM66 206q5-5 10 0q1 8-4 10q-6-2-6-10zM98 194q4-6 10-2q2 8-2 10q-6-1-8-8z"
    shown += path(nails, shades.high, opacity=0.6)
    lace = "q7 12 14 0" * 5
    shown += path(
        "M52 30H126L132-4H46z", canvas.linear((0, mix(cuff, shades.shade, 0.6), 1), (1, mix(cuff, shades.high, 0.15), 1))
    )
    shown += path("M54 28H124v8H54z", mix(shades.high, "#ffffff", 0.3)) + path(
        f"M54 36{lace}z", mix(shades.high, "#ffffff", 0.2), stroke=shades.shade
    )
    return Sketch(
        146,
        216,
        (
            "M46-4H132L124 40C122 72 122 90 122 96C122 118 128 140 140 161C144 170 136 177 129 170L103 132"
            "L111 194C113 205 102 209 98 200L84 138L78 208C78 219 66 220 64 210L62 134L48 190"
            "C46 200 34 200 34 190L44 122L15 147C10 154 2 150 4 142C6 128 14 110 30 98C46 84 56 66 54 40z"
        ),
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
    body = (
        "M70 20H110V70L150 108L142 60H156L154 116L112 96L108 150L128 190L144 240H126L110 196L90 160L76 196"
        "L68 246H50L62 190L72 150L68 96L26 110L4 60L18 56L30 96L66 76z"
    )
    return Sketch(160, 250, body, shown)


FIGURES: tuple[Maker, ...] = (giant_hand, puppet)

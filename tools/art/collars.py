"""What busts wear at the neck and on the chest, and small things besides."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.art.cutter import Cutter
from tools.art.sketch import circle
from tools.art.svg import d, line, mix, path

BUTTONS = "".join(circle(178 + at * 5, 290 + at * 26, 4.5) for at in range(4))


def plain(cut: Cutter) -> str:
    """A shirt between lapels."""
    shirt = "M108 230C116 262 138 300 158 330C166 300 170 266 165 238C150 250 126 248 108 230z"
    lapels = "M106 226C88 250 104 300 154 350C140 306 122 266 112 236zM166 236C190 256 196 300 164 352C168 310 172 270 164 244z"
    return cut.piece(shirt, cut.pale) + cut.piece(lapels, mix(cut.coat, cut.light, 0.14))


def high(cut: Cutter) -> str:
    """A high collar and buttons."""
    stand = "M106 226C104 214 106 208 110 204C126 216 146 220 158 216C162 224 166 232 168 240C150 250 122 244 106 226z"
    return (
        cut.piece(stand, cut.pale)
        + line("M164 238C176 270 184 320 188 390M150 244C140 280 132 330 130 390", cut.light, 2, stroke_opacity=0.6)
        + path(BUTTONS, cut.gold)
    )


def lace(cut: Cutter) -> str:
    """A lace collar with a brooch."""
    edge = (
        "M110 232C90 246 74 254 66 272"
        + "q8 12 16 2q6 14 16 4q6 14 17 3q8 13 18 1q9 11 18-1q9 9 16-4q9 6 14-6q6-8-4-18"
        + "C174 252 164 246 158 236C146 252 126 250 110 232z"
    )
    holes = "".join(circle(84 + at * 15, 268 + 5 * math.sin(at), 2.6) for at in range(7))
    return (
        cut.piece(edge, cut.pale)
        + path(holes, cut.ink, opacity=0.6)
        + path(circle(164, 252, 7), cut.gold)
        + path(circle(164, 252, 3.4), cut.light)
    )


def ruff(cut: Cutter) -> str:
    """A ruff."""
    loops = "".join(
        d("M", 88 + at * 11, 222 + 4 * math.sin(at * 0.7), "q", -9, 12, 0, 25, "q", 9, -13, 0, -25, "z") for at in range(9)
    )
    band = "M80 226C84 212 116 206 140 210C166 206 190 214 194 228C196 246 166 254 138 252C104 254 76 246 80 226z"
    return cut.piece(band, cut.pale) + line(loops, cut.ink, 2, stroke_opacity=0.55)


def sailor(cut: Cutter) -> str:
    """A sailor's flap and scarf."""
    flap = (
        "M106 226C84 240 52 252 44 276C40 296 44 316 48 330C80 322 104 310 124 290C146 306 164 300 186 286"
        "C184 266 176 248 164 234C150 250 124 246 106 226z"
    )
    scarf = (
        "M124 286C140 296 156 294 168 284C176 300 174 330 166 356C160 340 154 326 150 310"
        "C144 330 134 344 122 352C124 328 122 306 124 286z"
    )
    stripes = "M56 276C54 290 56 304 58 316C84 308 104 298 120 282M66 276C64 286 66 296 68 304"
    return cut.piece(flap, mix(cut.coat, cut.pale, 0.25)) + line(stripes, cut.pale, 2.6) + cut.piece(scarf, cut.gold)


def uniform(cut: Cutter) -> str:
    """Epaulette, braid and a medal."""
    stand = "M104 228C102 214 104 206 110 202C128 214 146 218 158 214C164 222 168 232 170 242C148 252 120 246 104 228z"
    pad = "M30 274C36 252 70 242 92 250C98 262 96 274 88 282C66 276 46 278 32 290z"
    fringe = "".join(d("M", 32 + at * 7, 288 - at * 1.2 + (4 if at % 2 else 0), "q", -2, 14, 0, 24) for at in range(8))
    braid = "".join(d("M", 150, 272 + at * 26, "h", 52) for at in range(4))
    medal = (
        path("M120 292l-6 22h18l-6-22z", cut.pale) + path(circle(123, 322, 9), cut.gold) + path(circle(123, 322, 4), cut.light)
    )
    return (
        cut.piece(stand, mix(cut.coat, cut.gold, 0.35))
        + line("M106 224C124 236 148 242 166 238", cut.gold, 3)
        + line(fringe, cut.gold, 3.4, stroke_linecap="round")
        + cut.piece(pad, cut.gold)
        + line(braid, cut.gold, 4, stroke_linecap="round")
        + path(BUTTONS, cut.gold)
        + medal
    )


def apron(cut: Cutter) -> str:
    """An apron's bib."""
    bib = "M96 288C120 298 170 298 204 284C214 320 218 350 220 390H72C74 350 84 316 96 288z"
    straps = "M112 232C102 252 96 270 96 292M164 240C184 256 198 270 204 288"
    return (
        line("M110 230C124 252 146 258 164 238", cut.pale, 7, stroke_linecap="round")
        + line(straps, cut.pale, 9)
        + cut.piece(bib, cut.pale)
        + line("M120 340q30 14 60 0M120 340v30q30 14 60 0v-30", cut.ink, 1.8, stroke_opacity=0.5)
    )


def cravat(cut: Cutter) -> str:
    """A frilled cravat."""
    stand = "M106 226C106 214 108 208 112 204C128 216 146 220 158 216C162 224 166 232 168 242C148 252 122 246 106 226z"
    frill = (
        "M152 238C172 236 186 244 184 254C196 262 192 276 184 280C194 292 186 306 176 306"
        "C182 322 168 334 158 326C150 300 146 266 152 238z"
    )
    lapel = "M104 228C96 260 110 310 146 366C150 330 138 270 120 240z"
    return (
        cut.piece(lapel, mix(cut.coat, cut.light, 0.16))
        + cut.piece(stand, cut.pale)
        + cut.piece(frill, cut.pale)
        + line("M160 246C172 258 166 270 172 282M156 270C166 284 160 298 166 312", cut.ink, 1.8, stroke_opacity=0.5)
        + path(circle(160, 244, 6), cut.gold)
    )


def shawl(cut: Cutter) -> str:
    """A shawl with a fringe."""
    wrap = (
        "M108 230C80 240 44 256 34 290C26 320 24 350 22 392H120C150 360 190 330 216 296"
        "C206 270 178 254 162 238C150 262 128 258 108 230z"
    )
    folds = "M112 244C92 270 70 320 66 388M128 256C116 290 100 340 94 388M164 250C158 290 134 336 112 384"
    fringe = "".join(d("M", 122 + at * 9, 388 - at * 9, "l", 5, 16) for at in range(10))
    return (
        cut.piece(wrap, mix(cut.coat, cut.pale, 0.3))
        + line(folds, cut.ink, 2, stroke_opacity=0.45)
        + line(fringe, cut.pale, 2, stroke_opacity=0.7)
        + path(circle(160, 262, 7), cut.gold)
    )


def fur(cut: Cutter) -> str:
    """A collar of fur."""
    tuft, edge = "", "M100 222"
    for at in range(18):
        turn = math.pi * (1.15 - at / 17 * 1.3)
        x, y = 142 + 62 * math.cos(turn), 232 + 46 * math.sin(turn)
        edge += d("L", x + 9 * math.cos(turn), y + 9 * math.sin(turn), "L", x + 2, y + 2)
        tuft += d("M", x - 18 * math.cos(turn), y - 16 * math.sin(turn), "l", 9 * math.cos(turn), 9 * math.sin(turn))
    return cut.piece(edge + "L168 236C150 248 124 244 106 226z", mix(cut.coat, cut.pale, 0.45)) + line(
        tuft, cut.ink, 1.8, stroke_opacity=0.5
    )


def pipe(cut: Cutter) -> str:
    smoke = line(
        "M229 172c-8-14 10-20 2-36c-8-14 10-22 4-38", cut.canvas.palette.glow, 3, stroke_opacity=0.4, stroke_linecap="round"
    )
    return (
        smoke
        + line("M188 173L222 190", cut.ink, 5, stroke_linecap="round")
        + path("M216 176H238C238 196 232 204 226 204C218 204 216 194 216 176z", cut.gold, stroke=cut.ink)
    )


def spectacles(cut: Cutter) -> str:
    return line(circle(179, 124, 9.5) + "M169 123L136 128", cut.gold, 2.4) + path(circle(179, 124, 9), cut.light, opacity=0.35)


def monocle(cut: Cutter) -> str:
    return (
        line(circle(178, 124, 11), cut.gold, 3)
        + path(circle(178, 124, 10), cut.light, opacity=0.35)
        + line("M172 134C164 170 176 210 168 262", cut.gold, 1.4)
    )


def earring(cut: Cutter) -> str:
    return path(circle(137, 154, 3), cut.gold) + path("M137 157q7 10 0 15q-7-5 0-15z", cut.gold, stroke=cut.ink, stroke_width=0.8)


def necklace(cut: Cutter) -> str:
    return line("M114 238C122 258 142 266 160 246", cut.light, 6, stroke_dasharray="0 7.500", stroke_linecap="round") + path(
        "M140 258q8 10 0 18q-8-8 0-18z", cut.gold
    )


def flower(cut: Cutter) -> str:
    petals = "".join(
        circle(190 + 8 * math.cos(turn), 296 + 8 * math.sin(turn), 7) for turn in (at * math.tau / 5 for at in range(5))
    )
    return (
        path("M186 300q-16 16-14 34q14-10 14-34z", cut.canvas.palette.tones["leaf"])
        + path(petals, cut.canvas.palette.tones["accent"], stroke=cut.ink, stroke_width=0.8)
        + path(circle(190, 296, 6), cut.light)
    )


COLLARS: dict[str, Callable[[Cutter], str]] = {
    make.__name__: make for make in (plain, high, lace, ruff, sailor, uniform, apron, cravat, shawl, fur)
}
EXTRAS: dict[str, Callable[[Cutter], str]] = {
    make.__name__: make for make in (pipe, spectacles, monocle, earring, necklace, flower)
}

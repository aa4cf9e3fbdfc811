"""Hats for the busts: each is drawn in two parts, what is behind the head and what is on it."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.art.cutter import Cutter
from tools.art.sketch import circle
from tools.art.svg import d, line, mix, path, tag

Parts = tuple[str, str]


def top_hat(cut: Cutter) -> Parts:
    crown = "M96 96C94 66 88 34 84 8C110-6 162-8 190 4C184 32 182 62 183 88z"
    brim = "M62 104C78 94 108 92 138 90C166 88 194 82 212 80C222 84 220 92 208 96C176 106 118 110 82 112C66 114 54 110 62 104z"
    band = "M93 78C122 80 156 78 184 72L183 90C156 96 122 98 96 96z"
    return "", cut.piece(crown, cut.hat) + path(band, cut.gold, opacity=0.9) + cut.piece(brim, cut.hat)


def bowler(cut: Cutter) -> Parts:
    dome = "M90 98C84 46 108 26 138 26C170 26 188 50 185 88z"
    brim = "M66 100C80 104 108 98 138 94C166 90 190 84 208 78C216 88 206 98 190 100C158 106 116 110 88 112C72 112 60 108 66 100z"
    return "", cut.piece(dome, cut.hat) + line("M91 90C122 92 156 88 185 80", cut.gold, 7) + cut.piece(brim, cut.hat)


def peaked_cap(cut: Cutter) -> Parts:
    top = "M86 92C62 82 66 50 110 42C150 34 196 44 204 62C206 70 198 78 186 82C152 78 116 82 86 92z"
    band = "M88 112C84 104 84 96 86 90C116 80 154 76 187 80L187 98C152 96 116 102 88 112z"
    visor = "M182 92C200 92 214 100 220 112C206 112 192 108 178 108z"
    badge = line("M170 78v14M164 84h12M163 88q7 8 14 0", cut.gold, 2.6, stroke_linecap="round") + path(
        circle(170, 77, 3), cut.gold
    )
    return "", cut.piece(top, mix(cut.hat, cut.pale, 0.55)) + cut.piece(band, cut.hat) + line(
        "M89 107C116 98 152 92 187 94", cut.gold, 2.4
    ) + cut.piece(visor, cut.ink) + badge


def beret(cut: Cutter) -> Parts:
    cap = "M90 104C60 106 46 84 62 64C80 40 130 30 166 44C192 54 198 76 186 92C152 86 118 92 90 104z"
    return "", cut.piece(cap, cut.hat) + line("M118 38C116 30 118 24 124 20", cut.hat, 5, stroke_linecap="round") + line(
        "M90 104C118 92 152 86 186 92", cut.ink, 5
    ) + line("M74 74C100 54 140 52 168 64", cut.light, 1.6, stroke_opacity=0.35)


def deerstalker(cut: Cutter) -> Parts:
    dome = "M90 104C82 58 108 36 138 36C168 36 188 58 186 92C152 90 118 96 90 104z"
    peaks = "M180 88C198 88 214 98 222 110C206 110 190 106 176 106zM94 98C76 100 60 110 52 124C68 124 86 120 98 114z"
    flap = "M112 92C108 72 118 52 138 44C154 54 162 72 160 88C146 86 126 88 112 92z"
    bow = "M138 40C126 24 112 26 116 36C120 42 130 42 138 40C146 42 158 40 160 34C162 24 148 24 138 40z"
    weave = line(
        "M96 84C120 66 160 62 186 76M92 98C108 60 130 44 140 38M150 38C164 56 166 76 164 90M128 40C120 60 118 80 118 94",
        cut.light,
        1.6,
        stroke_opacity=0.3,
    )
    return "", cut.piece(dome, cut.hat) + weave + cut.piece(flap, mix(cut.hat, cut.light, 0.1)) + cut.piece(
        peaks, cut.hat
    ) + path(bow, cut.gold, stroke=cut.ink)


def pith_helmet(cut: Cutter) -> Parts:
    dome = "M82 104C80 52 108 28 140 28C172 28 190 54 190 90C154 90 116 94 82 104z"
    brim = "M84 96C116 86 154 84 188 84C206 88 224 100 232 114C196 102 110 106 46 130C50 114 66 102 84 96z"
    ribs = line(
        "M140 28C120 44 108 68 104 98M140 28C138 50 138 70 140 92M140 28C160 44 170 64 172 90",
        cut.ink,
        1.6,
        stroke_opacity=0.35,
    )
    return "", cut.piece(dome, mix(cut.pale, cut.hat, 0.25)) + ribs + line(
        "M84 96C116 86 154 84 189 84", cut.gold, 9
    ) + cut.piece(brim, mix(cut.pale, cut.hat, 0.3)) + path(circle(140, 27, 6), cut.gold)


def straw(cut: Cutter, ribbon: bool) -> str:
    tint = mix(cut.gold, cut.pale, 0.45)
    crown = "M94 100C90 70 96 48 112 44C134 38 160 38 172 44C184 50 184 70 184 90C154 90 122 94 94 100z"
    brim = (
        "M34 122C40 106 72 98 108 94C150 88 190 84 222 84C240 86 244 94 234 98C196 104 150 106 112 114"
        "C84 120 60 130 44 130C36 130 32 128 34 122z"
    )
    weave = line(
        "M44 124C90 104 160 94 232 91M98 86C124 80 156 76 184 76M96 72C122 66 154 62 182 62M100 58C124 52 152 50 178 52",
        cut.ink,
        1.3,
        stroke_opacity=0.35,
    )
    band = line("M94 94C122 86 154 84 184 84", cut.hat, 11)
    tails = path("M96 92C78 100 66 120 62 146L76 138L82 152C84 128 92 110 104 100z", cut.hat) if ribbon else ""
    return tails + cut.piece(crown, tint) + band + cut.piece(brim, tint) + weave


def straw_hat(cut: Cutter) -> Parts:
    return "", straw(cut, ribbon=True)


def bee_veil(cut: Cutter) -> Parts:
    net = "M44 124C34 170 40 220 62 262C100 282 176 280 214 254C232 206 236 150 230 98C190 106 110 110 44 124z"
    mesh = cut.canvas.url(
        tag("pattern", line("M0 0L7 7M7 0L0 7", cut.light, 0.7), id="*", width=7, height=7, patternUnits="userSpaceOnUse")
    )
    folds = line(
        "M70 124C60 170 66 220 84 264M112 114C106 170 112 220 124 270M214 102C218 160 212 210 196 262",
        cut.light,
        1.8,
        stroke_opacity=0.5,
    )
    veil = path(net, cut.pale, opacity=0.2) + path(net, mesh, opacity=0.6) + folds + line(net, cut.light, 2, stroke_opacity=0.6)
    return "", veil + line("M62 262C100 282 176 280 214 254", cut.gold, 5) + straw(cut, ribbon=False)


def toque(cut: Cutter) -> Parts:
    puff = "M90 80C52 78 46 34 80 26C84-6 130-18 150 4C178-10 214 10 204 42C212 60 202 76 184 76z"
    band = "M90 112C86 98 86 84 88 74C120 80 156 76 186 68C190 78 188 88 187 96C154 94 118 102 90 112z"
    white = mix(cut.pale, "#ffffff", 0.3)
    folds = line(
        "M104 76C92 56 96 36 106 26M132 76C126 50 132 26 140 16M160 74C162 52 170 36 180 28", cut.ink, 2, stroke_opacity=0.3
    )
    return "", cut.piece(puff, white) + folds + cut.piece(band, white)


def bonnet(cut: Cutter) -> Parts:
    back = "M176 70C146 40 98 46 84 92C76 130 88 170 112 186C122 176 128 164 136 152C150 122 166 96 176 70z"
    brim = (
        "M168 62C186 52 204 66 206 86C206 96 200 104 192 106C182 96 172 108 160 122C148 138 142 160 146 180"
        "C134 184 124 180 118 172C122 132 140 92 168 62z"
    )
    ribbon = "M136 178C142 200 152 214 164 222C152 226 140 214 132 196z"
    bow = (
        "M160 220C142 216 130 228 140 238C148 244 156 232 160 226C168 240 182 246 188 236"
        "C192 226 176 218 160 220zM156 226C150 250 140 270 128 282L142 284L150 294C158 272 162 250 162 228z"
    )
    frill = line(
        "M194 106q-8-6-14 2q-8-2-12 8q-8 0-10 10q-8 2-8 12q-7 4-5 14q-6 6-2 14q-4 8 2 14", cut.pale, 4, stroke_linecap="round"
    )
    folds = line(
        "M164 76C136 64 110 76 100 104M150 96C128 94 110 110 104 136M138 122C124 126 114 140 112 160",
        cut.light,
        1.8,
        stroke_opacity=0.4,
    )
    return "", path(ribbon, cut.gold) + cut.piece(back, cut.hat) + folds + cut.piece(
        brim, mix(cut.hat, cut.pale, 0.3)
    ) + frill + path(bow, cut.gold, stroke=cut.ink, stroke_opacity=0.5)


def plume(x: float, y: float, reach: float, turn: float, curl: float) -> str:
    """An ostrich feather: a curved quill with barbs on both sides."""
    text = ""
    for at in range(22):
        t = at / 21
        bend = turn + curl * t
        px, py = x + reach * t * math.cos(turn + curl * t * 0.5), y + reach * t * math.sin(turn + curl * t * 0.5)
        long = 20 * math.sin(math.pi * min(1, t * 0.9 + 0.12)) + 4
        for side in (-1, 1):
            a = bend + side * 0.9
            text += d(
                "M",
                px,
                py,
                "q",
                long * 0.6 * math.cos(a),
                long * 0.6 * math.sin(a),
                long * math.cos(a + side * 0.5),
                long * math.sin(a + side * 0.5),
            )
    return text


def feathered(cut: Cutter) -> Parts:
    brim = "M50 92C58 66 100 74 138 80C168 84 196 78 214 54C228 62 224 84 206 96C180 112 120 110 88 112C66 112 46 108 50 92z"
    crown = "M90 92C86 62 104 46 134 46C160 46 176 60 180 84C150 92 118 94 90 92z"
    feathers = [
        plume(150, 66, 150, math.pi * 1.12, -0.9),
        plume(140, 62, 120, math.pi * 1.3, -1.1),
        plume(156, 62, 96, math.pi * 1.52, -1.2),
    ]
    tints = (mix(cut.pale, cut.gold, 0.35), cut.pale, mix(cut.pale, cut.hat, 0.35))
    plumes = "".join(
        line(one, tint, 3, stroke_linecap="round", stroke_opacity=0.95) for one, tint in zip(feathers, tints, strict=True)
    )
    rosette = path(circle(152, 72, 12), cut.gold, stroke=cut.ink) + path(circle(152, 72, 5), cut.light)
    return plumes, cut.piece(crown, cut.hat) + line("M90 88C118 92 150 90 180 80", cut.gold, 6) + cut.piece(brim, cut.hat) + line(
        feathers[2], tints[2], 3, stroke_linecap="round"
    ) + rosette


def shako(cut: Cutter) -> Parts:
    body = "M92 104C90 72 84 42 78 16C110 6 166 4 194 12C188 40 186 66 187 92C154 90 120 96 92 104z"
    visor = "M182 88C202 88 216 98 220 108C206 106 192 106 178 106z"
    tall = plume(176, 16, 64, -math.pi / 2 + 0.1, 0.5)
    cords = line("M80 22C112 60 160 60 192 18M82 34C112 74 162 72 191 30", cut.gold, 3)
    badge = path("M150 44l5 12l13 1l-10 9l3 13l-11-7l-11 7l3-13l-10-9l13-1z", cut.gold, stroke=cut.ink)
    strap = line("M98 110C104 160 130 200 176 210", cut.gold, 3.4, stroke_dasharray="4 2")
    return line(tall, cut.pale, 3.4, stroke_linecap="round"), cut.piece(body, cut.hat) + line(
        "M79 18C112 8 166 6 193 14M91 100C120 92 154 86 187 88", cut.gold, 5
    ) + cords + badge + cut.piece(visor, cut.ink) + strap


def skullcap(cut: Cutter) -> Parts:
    cap = "M92 116C84 72 112 50 140 51C166 53 180 70 183 92C152 88 118 98 92 116z"
    tassel = (
        path(circle(138, 50, 5), cut.gold)
        + line("M138 50C112 44 90 62 84 92", cut.gold, 2)
        + line("M84 92l-5 22M84 92l0 24M84 92l5 22", cut.gold, 2.4, stroke_linecap="round")
    )
    return "", cut.piece(cap, cut.hat) + line("M93 110C118 94 152 86 183 90", cut.gold, 5) + line(
        "M104 84q34-30 72-8M112 68q26-16 52-4", cut.gold, 1.6, stroke_opacity=0.7
    ) + tassel


def kerchief(cut: Cutter) -> Parts:
    cloth = "M185 92C176 58 122 44 98 76C82 98 84 132 94 152C112 128 150 106 185 92z"
    knot = (
        "M98 150C86 146 78 154 82 162C70 168 58 186 56 208C70 202 80 192 88 178C90 192 96 204 104 212"
        "C110 196 108 176 100 164C104 158 104 152 98 150z"
    )
    dots = "".join(
        circle(x, y, 3)
        for x, y in (
            (118, 74),
            (140, 68),
            (162, 78),
            (106, 94),
            (128, 92),
            (150, 90),
            (100, 116),
            (118, 110),
            (70, 192),
            (96, 192),
        )
    )
    return "", cut.piece(knot, cut.hat) + cut.piece(cloth, cut.hat) + path(dots, cut.pale, opacity=0.8)


def tricorne(cut: Cutter) -> Parts:
    dome = "M96 96C94 60 116 44 140 44C164 44 182 62 182 88z"
    brim = (
        "M44 96C70 84 92 64 104 44C112 62 128 76 144 80C164 76 190 70 232 84C222 100 196 104 160 104"
        "C116 106 80 114 60 112C48 110 40 104 44 96z"
    )
    trim = line("M44 96C70 84 92 64 104 44C112 62 128 76 144 80C164 76 190 70 232 84", cut.gold, 4, stroke_linejoin="round")
    cockade = path(circle(126, 82, 11), cut.pale, stroke=cut.ink) + path(circle(126, 82, 5), cut.gold)
    return "", cut.piece(dome, cut.hat) + cut.piece(brim, cut.hat) + trim + cockade


def veil(cut: Cutter) -> Parts:
    lace = (
        "M168 66C130 40 92 58 76 104C60 150 50 210 30 270C36 290 52 300 66 288C78 300 92 298 98 284"
        "C110 288 120 278 118 264C108 220 108 170 122 130C132 104 152 88 168 66z"
    )
    dots = "".join(circle(60 + 14 * (at % 4) + at * 1.4, 280 - at * 13, 2.2) for at in range(15))
    comb = path("M118 62C120 40 132 28 148 26C160 30 166 42 168 62C152 54 134 54 118 62z", cut.gold, stroke=cut.ink) + line(
        "M130 56V40M142 53V34M154 55V40", cut.ink, 2, stroke_opacity=0.6
    )
    return path(lace, cut.pale, opacity=0.35), comb + path(lace, cut.pale, opacity=0.3) + line(
        lace, cut.light, 2, stroke_opacity=0.7
    ) + path(dots, cut.light, opacity=0.7)


def hood(cut: Cutter) -> Parts:
    cowl = (
        "M192 88C186 44 122 26 90 58C60 90 64 168 34 268C64 290 104 284 130 262C118 214 112 170 128 136C140 112 172 108 192 88z"
    )
    folds = line(
        "M174 72C140 52 106 74 98 116C90 160 92 210 70 272M150 96C126 104 114 128 110 156C106 200 112 230 104 272",
        cut.light,
        2,
        stroke_opacity=0.35,
    )
    return "", cut.piece(cowl, cut.hat) + folds + line("M192 88C172 108 140 112 128 136C112 170 118 214 130 262", cut.gold, 3)


def tiara(cut: Cutter) -> Parts:
    crown = "M124 66C136 58 158 62 176 86L184 62L174 68L172 46L160 58L152 38L144 54L130 42L130 58z"
    stones = path(
        "".join(circle(x, y, 3.2) for x, y in ((184, 61), (172, 44), (152, 36), (130, 41), (158, 66), (142, 61))),
        cut.light,
        stroke=cut.ink,
        stroke_width=0.6,
    )
    return "", path(crown, cut.gold, stroke=cut.ink, stroke_width=1.2) + line(
        "M124 66C136 58 158 62 176 86", cut.light, 2.4
    ) + stones


HATS: dict[str, Callable[[Cutter], Parts]] = {
    make.__name__: make
    for make in (
        *(top_hat, bowler, peaked_cap, beret, deerstalker, pith_helmet, straw_hat, bee_veil, toque, bonnet),
        *(feathered, shako, skullcap, kerchief, tricorne, veil, hood, tiara),
    )
}

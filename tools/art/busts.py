"""Busts in profile, cut like paper: head, hair, hat, collar, beard, in a space of 300 x 380, looking to the right."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tools.art.hats import HATS
from tools.art.scenes import Cameo
from tools.art.sketch import circle
from tools.art.svg import Canvas, d, ellipse, group, line, mix, path


@dataclass(frozen=True)
class Cloth:
    """The papers that a bust is cut from."""

    skin: str
    hair: str
    coat: str
    pale: str  # linen
    hat: str
    ink: str
    light: str


HEADS = {
    "man": "M110 240C112 216 110 202 104 186C86 160 82 118 97 90C110 64 140 55 160 63C175 69 182 84 184 100C185 106 188 108 187 113C186 117 183 119 184 123"
    "C188 133 197 143 202 149C205 154 199 157 191 157C188 158 189 161 191 164C195 167 195 170 188 172C193 174 194 178 190 180C186 182 186 185 189 190"
    "C192 199 188 207 178 209C166 211 157 207 150 206C150 218 157 230 166 242z",
    "woman": "M116 250C119 224 117 206 110 188C92 164 88 124 101 98C113 74 140 65 158 73C172 79 178 93 178 105C178 110 180 113 180 117C180 121 181 124 184 128"
    "C187 133 191 138 194 142C197 147 193 150 186 151C184 153 185 156 187 158C191 161 190 164 185 165C189 167 189 172 185 174C182 176 183 180 184 184"
    "C185 194 178 200 168 200C159 200 152 197 146 194C143 212 148 232 160 250z",
}
BODIES = {
    "man": "M106 224C92 240 58 244 40 270C24 294 20 340 16 390H244C242 340 236 292 220 266C208 248 178 244 164 232C150 244 124 240 106 224z",
    "woman": "M112 236C100 254 78 256 62 274C46 294 46 340 38 390H232C234 356 238 322 224 298C212 280 198 274 184 264C172 256 164 250 157 238C146 254 128 252 112 236z",
}
HAIR = {
    "short": "M181 90C176 66 148 48 120 58C88 70 78 114 90 152C93 168 99 180 106 190C114 184 119 176 119 166C117 156 122 149 131 147C130 140 132 131 139 128C138 120 140 114 146 110C158 108 173 102 181 90z",
    "bald": "M88 132C86 158 96 180 106 190C114 184 119 176 119 166C118 156 123 149 131 147C131 138 126 132 118 130C108 128 98 126 88 132z",
    "bun": "M178 97C172 66 134 54 108 74C86 92 84 132 96 160C104 176 116 172 121 158C125 148 132 146 134 138C140 124 162 116 178 97zM92 98C66 86 44 106 50 132C54 154 82 158 96 142C90 128 88 112 92 98z",
    "curls": "M178 98C174 64 132 50 106 72C82 90 78 128 86 158C78 168 78 182 88 188C82 200 88 212 98 212C98 224 108 232 116 226C126 222 126 210 120 204C128 196 126 184 119 180C128 172 126 158 122 152C126 144 134 142 135 134C144 128 150 120 150 112C162 114 174 108 178 98z",
    "long": "M180 96C174 60 128 48 102 74C78 100 82 150 76 196C72 226 64 244 72 268C92 278 118 270 128 250C124 214 118 182 124 156C128 146 134 144 135 134C142 122 166 116 180 96z",
    "ponytail": "M180 95C174 64 140 50 114 60C86 72 78 116 90 150C94 162 100 168 106 172C94 190 88 214 72 236C96 230 116 206 119 176C120 160 124 150 131 147C131 139 133 131 139 128C140 118 146 112 152 111C164 110 175 104 180 95z",
    "plait": "M178 97C172 66 134 54 108 74C86 92 84 132 94 158C98 168 104 172 108 176C98 184 98 196 106 202C96 210 96 224 104 230C96 238 98 250 106 256C100 264 104 280 112 292C120 280 122 266 116 256C124 248 124 238 116 230C124 222 124 210 116 202C124 194 124 184 117 176C122 168 120 156 123 150C127 145 134 144 134 138C140 124 162 116 178 97z",
}
BEARDS = {
    "full": "M131 143C130 170 136 198 150 216C166 234 196 230 201 206C203 196 198 190 190 184C187 181 191 179 189 175C184 171 194 170 197 168C200 163 190 160 184 163C176 166 166 172 158 164C148 156 140 150 131 143z",
    "long": "M131 143C130 172 134 206 148 244C156 268 168 292 186 306C196 286 208 250 205 214C204 198 198 190 190 184C187 181 191 179 189 175C184 171 194 170 197 168C200 163 190 160 184 163C176 166 166 172 158 164C148 156 140 150 131 143z",
    "moustache": "M191 160C182 158 172 162 166 170C160 176 154 174 153 169C150 178 160 186 172 182C180 180 186 174 194 171C200 174 207 171 207 165C202 168 197 163 191 160z",
    "goatee": "M191 160C182 158 172 164 164 172C172 176 184 174 192 171C197 170 199 165 191 160zM187 181C179 184 174 190 168 205C174 220 186 234 196 240C200 226 200 208 194 196C191 190 190 184 187 181z",
    "sideburns": "M130 126C126 150 132 178 146 196C154 206 166 206 170 198C162 186 156 168 152 152C150 140 146 130 139 122z",
}


def shape(canvas: Canvas, outline: str, tint: str, cloth: Cloth, lit: float = 0.8) -> str:
    """A piece of paper: a little darker away from the light, its edge lit."""
    clip = canvas.url(f'<clipPath id="*">{path(outline)}</clipPath>')
    fill = canvas.linear(
        (0, mix(tint, cloth.ink, 0.35), 1), (0.6, tint, 1), (1, mix(tint, cloth.light, 0.2), 1), ends=(0, 0.6, 1, 0)
    )
    edge = line(outline, cloth.light, 3.6, stroke_opacity=lit, transform="translate(-1 .6)")
    return (
        path(outline, cloth.ink, opacity=0.3, transform="translate(-2.5 3)") + path(outline, fill) + group(edge, clip_path=clip)
    )


def strands(hair: str) -> str:
    """Lines that follow how the hair is combed."""
    common = "M170 84C150 64 116 66 102 96M176 92C150 76 122 84 108 112M150 104C132 104 118 116 112 138"
    return common + {
        "bun": "M92 98C74 98 62 112 66 132M96 142C80 140 68 128 72 112M134 138C122 140 112 150 110 160",
        "curls": "M96 160a9 9 0 1 0 12 8M92 190a9 9 0 1 0 14 4M104 212a7 7 0 1 0 10 2M120 126a8 8 0 1 0 10 6",
        "long": "M108 112C94 150 96 200 86 256M112 138C104 170 108 210 102 262M118 160C112 190 116 220 114 258",
        "ponytail": "M106 172C100 196 92 214 82 228M112 172C108 196 100 212 90 224",
        "plait": "M100 178q10 10 18 0M99 204q9 10 18 0M98 232q9 10 18 0M100 258q8 8 16 0",
    }.get(hair, "M112 138C106 152 106 166 110 180")


def face(cloth: Cloth, kind: str) -> str:
    """A closed eye, a brow, an ear: only lines."""
    dx, dy = (0, 0) if kind == "man" else (-3, 2)
    lines = d("M", 168 + dx, 122 + dy, "q", 6, 6, 13, 3, "M", 164 + dx, 112 + dy, "q", 9, -7, 20, -2)
    if kind == "woman":
        lines += d("M", 177, 126, "l", 5, 3, "M", 173, 127, "l", 3, 4, "M", 180, 166, "q", 3, 2, 5, 0)
    else:
        lines += d("M", 182, 172, "q", 4, 2, 6, 0, "M", 188, 150, "q", -5, 1, -5, 6)
    ear = d("M", 133, 128, "c", 9, -8, 17, 2, 12, 13, "c", -3, 7, -6, 12, -10, 10, "M", 135, 132, "c", 5, -3, 8, 3, 4, 9)
    return line(lines + ear, cloth.ink, 2, stroke_linecap="round", stroke_opacity=0.8)


def collar(canvas: Canvas, kind: str, cloth: Cloth, gold: str) -> str:
    """What is worn at the neck and on the chest."""
    pale, coat, ink = cloth.pale, cloth.coat, cloth.ink
    buttons = "".join(circle(178 + at * 5, 290 + at * 26, 4.5) for at in range(4))
    if kind == "high":
        stand = "M106 226C104 214 106 208 110 204C126 216 146 220 158 216C162 224 166 232 168 240C150 250 122 244 106 226z"
        return (
            shape(canvas, stand, pale, cloth)
            + line("M164 238C176 270 184 320 188 390M150 244C140 280 132 330 130 390", cloth.light, 2, stroke_opacity=0.6)
            + path(buttons, gold)
        )
    if kind == "lace":
        edge = (
            "M110 232C90 246 74 254 66 272"
            + "q8 12 16 2q6 14 16 4q6 14 17 3q8 13 18 1q9 11 18-1q9 9 16-4q9 6 14-6q6-8-4-18C174 252 164 246 158 236C146 252 126 250 110 232z"
        )
        holes = "".join(circle(84 + at * 15, 268 + 5 * math.sin(at), 2.6) for at in range(7))
        return (
            shape(canvas, edge, pale, cloth)
            + path(holes, ink, opacity=0.6)
            + path(circle(164, 252, 7), gold)
            + path(circle(164, 252, 3.4), cloth.light)
        )
    if kind == "ruff":
        loops = "".join(
            d("M", 88 + at * 11, 222 + 4 * math.sin(at * 0.7), "q", -9, 12, 0, 25, "q", 9, -13, 0, -25, "z") for at in range(9)
        )
        band = "M80 226C84 212 116 206 140 210C166 206 190 214 194 228C196 246 166 254 138 252C104 254 76 246 80 226z"
        return shape(canvas, band, pale, cloth) + line(loops, ink, 2, stroke_opacity=0.55)
    if kind == "sailor":
        flap = "M106 226C84 240 52 252 44 276C40 296 44 316 48 330C80 322 104 310 124 290C146 306 164 300 186 286C184 266 176 248 164 234C150 250 124 246 106 226z"
        scarf = "M124 286C140 296 156 294 168 284C176 300 174 330 166 356C160 340 154 326 150 310C144 330 134 344 122 352C124 328 122 306 124 286z"
        stripes = "M56 276C54 290 56 304 58 316C84 308 104 298 120 282M66 276C64 286 66 296 68 304"
        return shape(canvas, flap, mix(coat, pale, 0.25), cloth) + line(stripes, pale, 2.6) + shape(canvas, scarf, gold, cloth)
    if kind == "uniform":
        stand = "M104 228C102 214 104 206 110 202C128 214 146 218 158 214C164 222 168 232 170 242C148 252 120 246 104 228z"
        pad = "M30 274C36 252 70 242 92 250C98 262 96 274 88 282C66 276 46 278 32 290z"
        fringe = "".join(d("M", 32 + at * 7, 288 - at * 1.2 + (4 if at % 2 else 0), "q", -2, 14, 0, 24) for at in range(8))
        braid = "".join(d("M", 150, 272 + at * 26, "h", 52) for at in range(4))
        medal = path("M120 292l-6 22h18l-6-22z", pale) + path(circle(123, 322, 9), gold) + path(circle(123, 322, 4), cloth.light)
        return (
            shape(canvas, stand, mix(coat, gold, 0.35), cloth)
            + line("M106 224C124 236 148 242 166 238", gold, 3)
            + line(fringe, gold, 3.4, stroke_linecap="round")
            + shape(canvas, pad, gold, cloth)
            + line(braid, gold, 4, stroke_linecap="round")
            + path(buttons, gold)
            + medal
        )
    if kind == "apron":
        bib = "M96 288C120 298 170 298 204 284C214 320 218 350 220 390H72C74 350 84 316 96 288z"
        straps = "M112 232C102 252 96 270 96 292M164 240C184 256 198 270 204 288"
        return (
            line("M110 230C124 252 146 258 164 238", pale, 7, stroke_linecap="round")
            + line(straps, pale, 9)
            + shape(canvas, bib, pale, cloth)
            + line("M120 340q30 14 60 0M120 340v30q30 14 60 0v-30", ink, 1.8, stroke_opacity=0.5)
        )
    if kind == "cravat":
        stand = "M106 226C106 214 108 208 112 204C128 216 146 220 158 216C162 224 166 232 168 242C148 252 122 246 106 226z"
        frill = "M152 238C172 236 186 244 184 254C196 262 192 276 184 280C194 292 186 306 176 306C182 322 168 334 158 326C150 300 146 266 152 238z"
        lapel = "M104 228C96 260 110 310 146 366C150 330 138 270 120 240z"
        return (
            shape(canvas, lapel, mix(coat, cloth.light, 0.16), cloth)
            + shape(canvas, stand, pale, cloth)
            + shape(canvas, frill, pale, cloth)
            + line("M160 246C172 258 166 270 172 282M156 270C166 284 160 298 166 312", ink, 1.8, stroke_opacity=0.5)
            + path(circle(160, 244, 6), gold)
        )
    if kind == "shawl":
        wrap = "M108 230C80 240 44 256 34 290C26 320 24 350 22 392H120C150 360 190 330 216 296C206 270 178 254 162 238C150 262 128 258 108 230z"
        folds = "M112 244C92 270 70 320 66 388M128 256C116 290 100 340 94 388M164 250C158 290 134 336 112 384"
        fringe = "".join(d("M", 122 + at * 9, 388 - at * 9, "l", 5, 16) for at in range(10))
        return (
            shape(canvas, wrap, mix(coat, pale, 0.3), cloth)
            + line(folds, ink, 2, stroke_opacity=0.45)
            + line(fringe, pale, 2, stroke_opacity=0.7)
            + path(circle(160, 262, 7), gold)
        )
    if kind == "fur":
        tuft, edge = "", "M100 222"
        for at in range(18):
            turn = math.pi * (1.15 - at / 17 * 1.3)
            x, y = 142 + 62 * math.cos(turn), 232 + 46 * math.sin(turn)
            edge += d("L", x + 9 * math.cos(turn), y + 9 * math.sin(turn), "L", x + 2, y + 2)
            tuft += d("M", x - 18 * math.cos(turn), y - 16 * math.sin(turn), "l", 9 * math.cos(turn), 9 * math.sin(turn))
        return shape(canvas, edge + "L168 236C150 248 124 244 106 226z", mix(coat, pale, 0.45), cloth) + line(
            tuft, ink, 1.8, stroke_opacity=0.5
        )
    shirt = "M108 230C116 262 138 300 158 330C166 300 170 266 165 238C150 250 126 248 108 230z"
    lapels = "M106 226C88 250 104 300 154 350C140 306 122 266 112 236zM166 236C190 256 196 300 164 352C168 310 172 270 164 244z"
    return shape(canvas, shirt, pale, cloth) + shape(canvas, lapels, mix(coat, cloth.light, 0.14), cloth)


def worn(canvas: Canvas, what: str, cloth: Cloth, gold: str) -> str:
    """Small things worn or held."""
    if what == "pipe":
        smoke = line(
            "M229 172c-8-14 10-20 2-36c-8-14 10-22 4-38", canvas.palette.glow, 3, stroke_opacity=0.4, stroke_linecap="round"
        )
        return (
            smoke
            + line("M188 173L222 190", cloth.ink, 5, stroke_linecap="round")
            + path("M216 176H238C238 196 232 204 226 204C218 204 216 194 216 176z", gold, stroke=cloth.ink)
        )
    if what == "spectacles":
        return line(circle(179, 124, 9.5) + "M169 123L136 128", gold, 2.4) + path(circle(179, 124, 9), cloth.light, opacity=0.35)
    if what == "monocle":
        return (
            line(circle(178, 124, 11), gold, 3)
            + path(circle(178, 124, 10), cloth.light, opacity=0.35)
            + line("M172 134C164 170 176 210 168 262", gold, 1.4)
        )
    if what == "earring":
        return path(circle(137, 154, 3), gold) + path("M137 157q7 10 0 15q-7-5 0-15z", gold, stroke=cloth.ink, stroke_width=0.8)
    if what == "necklace":
        return line(
            "M114 238C122 258 142 266 160 246", cloth.light, 6, stroke_dasharray="0 7.500", stroke_linecap="round"
        ) + path("M140 258q8 10 0 18q-8-8 0-18z", gold)
    petals = "".join(
        circle(190 + 8 * math.cos(turn), 296 + 8 * math.sin(turn), 7) for turn in (at * math.tau / 5 for at in range(5))
    )
    return (
        path("M186 300q-16 16-14 34q14-10 14-34z", canvas.palette.tones["leaf"])
        + path(petals, canvas.palette.tones["accent"], stroke=cloth.ink, stroke_width=0.8)
        + path(circle(190, 296, 6), cloth.light)
    )


def bust(canvas: Canvas, cameo: Cameo) -> str:
    p, tone = canvas.palette, canvas.tone(cameo.tone)
    dark = mix(tone.shade, p.deep, 0.25)
    cloth = Cloth(
        skin=mix(mix(p.tones["light"], p.glow, 0.3), p.tones["warm"], 0.28),
        hair=mix(p.tones["dark"], p.deep, 0.35),
        coat=mix(tone.body, dark, 0.4),
        pale=mix(p.tones["light"], p.glow, 0.25),
        hat=mix(tone.body, dark, 0.55),
        ink=p.deep,
        light=mix(p.glow, "#ffffff", 0.2),
    )
    gold = p.tones["gold"]
    under, over = HATS[cameo.hat](canvas, cloth, gold) if cameo.hat != "none" else ("", "")
    hair = HAIR[cameo.hair]
    shown = under + shape(canvas, BODIES[cameo.kind], cloth.coat, cloth)
    head = shape(canvas, HEADS[cameo.kind], cloth.skin, cloth) + face(cloth, cameo.kind)
    shade = path("M104 186C110 202 112 216 110 240H160C152 230 148 218 148 204C132 200 116 196 104 186z", cloth.ink, opacity=0.3)
    mane = shape(canvas, hair, cloth.hair, cloth, 0.5) + line(
        strands(cameo.hair), cloth.light, 1.6, stroke_opacity=0.35, stroke_linecap="round"
    )
    if cameo.hair in ("long", "plait", "curls", "ponytail"):
        shown += head + shade + collar(canvas, cameo.collar, cloth, gold) + mane
    else:
        shown += head + shade + mane + collar(canvas, cameo.collar, cloth, gold)
    if cameo.beard != "none":
        shown += shape(canvas, BEARDS[cameo.beard], mix(cloth.hair, cloth.pale, 0.18), cloth, 0.5)
        if cameo.beard in ("full", "long"):
            shown += line(
                "M150 168C152 186 158 200 166 210M164 176C166 190 172 204 180 212M178 180C180 192 184 200 190 204",
                cloth.light,
                1.6,
                stroke_opacity=0.4,
            )
    return shown + over + "".join(worn(canvas, what, cloth, gold) for what in cameo.wears)

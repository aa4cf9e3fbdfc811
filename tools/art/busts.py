"""Busts in profile, cut like paper: head, hair, hat, collar, beard, in a space of 300 x 380, looking to the right."""

from __future__ import annotations

from tools.art.collars import COLLARS, EXTRAS
from tools.art.cutter import Cutter
from tools.art.hats import HATS
from tools.art.scenes import Cameo
from tools.art.svg import Canvas, d, line, mix, path

HEADS = {
    "man": "M110 240C112 216 110 202 104 186C86 160 82 118 97 90C110 64 140 55 160 63C175 69 182 84 184 100"
    "C185 106 188 108 187 113C186 117 183 119 184 123"
    "C188 133 197 143 202 149C205 154 199 157 191 157C188 158 189 161 191 164C195 167 195 170 188 172"
    "C193 174 194 178 190 180C186 182 186 185 189 190"
    "C192 199 188 207 178 209C166 211 157 207 150 206C150 218 157 230 166 242z",
    "woman": "M116 250C119 224 117 206 110 188C92 164 88 124 101 98C113 74 140 65 158 73C172 79 178 93 178 105"
    "C178 110 180 113 180 117C180 121 181 124 184 128"
    "C187 133 191 138 194 142C197 147 193 150 186 151C184 153 185 156 187 158C191 161 190 164 185 165"
    "C189 167 189 172 185 174C182 176 183 180 184 184"
    "C185 194 178 200 168 200C159 200 152 197 146 194C143 212 148 232 160 250z",
}
BODIES = {
    "man": (
        "M106 224C92 240 58 244 40 270C24 294 20 340 16 390H244C242 340 236 292 220 266"
        "C208 248 178 244 164 232C150 244 124 240 106 224z"
    ),
    "woman": (
        "M112 236C100 254 78 256 62 274C46 294 46 340 38 390H232C234 356 238 322 224 298"
        "C212 280 198 274 184 264C172 256 164 250 157 238C146 254 128 252 112 236z"
    ),
}
HAIR = {
    "short": (
        "M181 90C176 66 148 48 120 58C88 70 78 114 90 152C93 168 99 180 106 190C114 184 119 176 119 166"
        "C117 156 122 149 131 147C130 140 132 131 139 128C138 120 140 114 146 110C158 108 173 102 181 90z"
    ),
    "bald": (
        "M88 132C86 158 96 180 106 190C114 184 119 176 119 166C118 156 123 149 131 147"
        "C131 138 126 132 118 130C108 128 98 126 88 132z"
    ),
    "bun": (
        "M178 97C172 66 134 54 108 74C86 92 84 132 96 160C104 176 116 172 121 158C125 148 132 146 134 138"
        "C140 124 162 116 178 97zM92 98C66 86 44 106 50 132C54 154 82 158 96 142C90 128 88 112 92 98z"
    ),
    "curls": (
        "M178 98C174 64 132 50 106 72C82 90 78 128 86 158C78 168 78 182 88 188C82 200 88 212 98 212"
        "C98 224 108 232 116 226C126 222 126 210 120 204C128 196 126 184 119 180C128 172 126 158 122 152"
        "C126 144 134 142 135 134C144 128 150 120 150 112C162 114 174 108 178 98z"
    ),
    "long": (
        "M180 96C174 60 128 48 102 74C78 100 82 150 76 196C72 226 64 244 72 268C92 278 118 270 128 250"
        "C124 214 118 182 124 156C128 146 134 144 135 134C142 122 166 116 180 96z"
    ),
    "ponytail": (
        "M180 95C174 64 140 50 114 60C86 72 78 116 90 150C94 162 100 168 106 172C94 190 88 214 72 236"
        "C96 230 116 206 119 176C120 160 124 150 131 147C131 139 133 131 139 128C140 118 146 112 152 111"
        "C164 110 175 104 180 95z"
    ),
    "plait": (
        "M178 97C172 66 134 54 108 74C86 92 84 132 94 158C98 168 104 172 108 176C98 184 98 196 106 202"
        "C96 210 96 224 104 230C96 238 98 250 106 256C100 264 104 280 112 292C120 280 122 266 116 256"
        "C124 248 124 238 116 230C124 222 124 210 116 202C124 194 124 184 117 176C122 168 120 156 123 150"
        "C127 145 134 144 134 138C140 124 162 116 178 97z"
    ),
}
BEARDS = {
    "full": (
        "M131 143C130 170 136 198 150 216C166 234 196 230 201 206C203 196 198 190 190 184"
        "C187 181 191 179 189 175C184 171 194 170 197 168C200 163 190 160 184 163C176 166 166 172 158 164"
        "C148 156 140 150 131 143z"
    ),
    "long": (
        "M131 143C130 172 134 206 148 244C156 268 168 292 186 306C196 286 208 250 205 214"
        "C204 198 198 190 190 184C187 181 191 179 189 175C184 171 194 170 197 168C200 163 190 160 184 163"
        "C176 166 166 172 158 164C148 156 140 150 131 143z"
    ),
    "moustache": (
        "M191 160C182 158 172 162 166 170C160 176 154 174 153 169C150 178 160 186 172 182"
        "C180 180 186 174 194 171C200 174 207 171 207 165C202 168 197 163 191 160z"
    ),
    "goatee": (
        "M191 160C182 158 172 164 164 172C172 176 184 174 192 171C197 170 199 165 191 160zM187 181"
        "C179 184 174 190 168 205C174 220 186 234 196 240C200 226 200 208 194 196C191 190 190 184 187 181z"
    ),
    "sideburns": "M130 126C126 150 132 178 146 196C154 206 166 206 170 198C162 186 156 168 152 152C150 140 146 130 139 122z",
}


NECK = "M104 186C110 202 112 216 110 240H160C152 230 148 218 148 204C132 200 116 196 104 186z"
WHISKERS = "M150 168C152 186 158 200 166 210M164 176C166 190 172 204 180 212M178 180C180 192 184 200 190 204"


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


def face(cut: Cutter, kind: str) -> str:
    """A closed eye, a brow, an ear: only lines."""
    dx, dy = (0, 0) if kind == "man" else (-3, 2)
    lines = d("M", 168 + dx, 122 + dy, "q", 6, 6, 13, 3, "M", 164 + dx, 112 + dy, "q", 9, -7, 20, -2)
    if kind == "woman":
        lines += d("M", 177, 126, "l", 5, 3, "M", 173, 127, "l", 3, 4, "M", 180, 166, "q", 3, 2, 5, 0)
    else:
        lines += d("M", 182, 172, "q", 4, 2, 6, 0, "M", 188, 150, "q", -5, 1, -5, 6)
    ear = d("M", 133, 128, "c", 9, -8, 17, 2, 12, 13, "c", -3, 7, -6, 12, -10, 10, "M", 135, 132, "c", 5, -3, 8, 3, 4, 9)
    return line(lines + ear, cut.ink, 2, stroke_linecap="round", stroke_opacity=0.8)


def cutter(canvas: Canvas, tone: str) -> Cutter:
    p, shades = canvas.palette, canvas.tone(tone)
    dark = mix(shades.shade, p.deep, 0.25)
    return Cutter(
        canvas=canvas,
        skin=mix(mix(p.tones["light"], p.glow, 0.3), p.tones["warm"], 0.28),
        hair=mix(p.tones["dark"], p.deep, 0.35),
        coat=mix(shades.body, dark, 0.4),
        hat=mix(shades.body, dark, 0.55),
        pale=mix(p.tones["light"], p.glow, 0.25),
        gold=p.tones["gold"],
        ink=p.deep,
        light=mix(p.glow, "#ffffff", 0.2),
    )


def bust(canvas: Canvas, cameo: Cameo) -> str:
    cut = cutter(canvas, cameo.tone)
    under, over = HATS[cameo.hat](cut) if cameo.hat != "none" else ("", "")
    neck = path(NECK, cut.ink, opacity=0.3)
    head = cut.piece(HEADS[cameo.kind], cut.skin) + face(cut, cameo.kind) + neck
    hair = cut.piece(HAIR[cameo.hair], cut.hair, 0.5)
    hair += line(strands(cameo.hair), cut.light, 1.6, stroke_opacity=0.35, stroke_linecap="round")
    collar = COLLARS[cameo.collar](cut)
    loose = cameo.hair in ("long", "plait", "curls", "ponytail")  # it falls over the collar
    shown = under + cut.piece(BODIES[cameo.kind], cut.coat) + head + (collar + hair if loose else hair + collar)
    if cameo.beard != "none":
        shown += cut.piece(BEARDS[cameo.beard], mix(cut.hair, cut.pale, 0.18), 0.5)
    if cameo.beard in ("full", "long"):
        shown += line(WHISKERS, cut.light, 1.6, stroke_opacity=0.4)
    return shown + over + "".join(EXTRAS[what](cut) for what in cameo.wears)

"""The oval of a character: a bust before its own small sky, in a frame on patterned paper."""

from __future__ import annotations

import math

from tools.art.busts import bust
from tools.art.rooms import damask_tile
from tools.art.scenes import Cameo
from tools.art.sketch import circle
from tools.art.svg import Canvas, ellipse, group, line, mix, n, path

X, Y, RX, RY = 300, 338, 206, 258
SCALE, SMALLER = 1.3, 1.14
TALL = ("top_hat", "shako", "toque", "feathered")  # with these a bust is smaller


def draw(canvas: Canvas, cameo: Cameo, behind: str) -> str:
    """The whole card up to what stands in front of the oval; `behind` is what is seen in it."""
    p = canvas.palette
    cloth = mix(mix(p.sky[0], p.tones["dark"], 0.4), p.deep, 0.3)
    shown = canvas.whole(canvas.radial((0, mix(cloth, p.haze, 0.25), 1), (1, mix(cloth, p.deep, 0.5), 1), cx=0.5, cy=0.45, r=0.8))
    shown += canvas.whole(damask_tile(canvas, mix(cloth, p.line, 0.35)), opacity=0.45)
    shown += ellipse(X, Y + 16, RX + 50, RY + 50, canvas.radial((0.75, p.deep, 0.85), (1, p.deep, 0)))
    oval = canvas.url(f'<clipPath id="*">{ellipse(X, Y, RX, RY, "")}</clipPath>')
    mirror = "scale(-1 1)" if cameo.facing == "left" else ""
    scale = SMALLER if cameo.hat in TALL else SCALE
    place = f"translate({X} {n(Y + RY + 8 - 380 * scale)}){mirror}translate({n(-142 * scale)} 0)scale({scale})"
    glow = ellipse(X, Y - 50, RX * 0.95, RY * 0.85, canvas.soft(mix(p.glow, p.haze, 0.2), 0.75))
    floor = ellipse(X, Y + RY, RX * 1.2, 110, canvas.soft(p.deep, 0.8))
    inner = ellipse(X, Y, RX, RY, canvas.radial((0.7, p.deep, 0), (1, p.deep, 0.75)))
    shown += group(behind + glow + group(bust(canvas, cameo), transform=place) + floor + inner, clip_path=oval)
    return shown + rim(canvas)


def rim(canvas: Canvas) -> str:
    """The frame of the oval, with beads, and a bow above."""
    p = canvas.palette
    gold = p.tones["gold"]
    metal = canvas.linear(
        (0, mix(gold, p.glow, 0.7), 1),
        (0.4, gold, 1),
        (0.7, mix(gold, p.deep, 0.5), 1),
        (1, mix(gold, p.glow, 0.3), 1),
        ends=(0, 0, 1, 1),
    )
    shown = ellipse(X, Y, RX + 8, RY + 8, "none", stroke=metal, stroke_width=17) + ellipse(
        X, Y, RX, RY, "none", stroke=mix(gold, p.deep, 0.7), stroke_width=2
    )
    shown += ellipse(X, Y, RX + 16, RY + 16, "none", stroke=mix(gold, p.deep, 0.7), stroke_width=2)
    beads = "".join(
        circle(X + (RX + 8) * math.cos(turn), Y + (RY + 8) * math.sin(turn), 3)
        for turn in (math.tau * at / 76 for at in range(76))
    )
    shown += path(beads, mix(gold, p.glow, 0.55), stroke=mix(gold, p.deep, 0.6), stroke_width=0.8)
    bow = (
        "M300 70C270 30 226 40 232 62C238 82 276 82 300 70C324 82 362 82 368 62C374 40 330 30 300 70zM292 74"
        "C280 92 262 100 244 102L256 112L254 126C276 118 292 100 300 82C308 100 324 118 346 126L344 112"
        "L356 102C338 100 320 92 308 74z"
    )
    shown += (
        path(bow, p.deep, opacity=0.5, transform="translate(2 5)")
        + path(bow, metal, stroke=mix(gold, p.deep, 0.6))
        + path(circle(300, 70, 11), metal, stroke=mix(gold, p.deep, 0.6))
    )
    return shown + line("M294 68C276 52 252 50 244 60M306 68C324 52 348 50 356 60", mix(gold, p.deep, 0.5), 2)

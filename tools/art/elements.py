"""Elements in their places: what they stand on, hang from, shine on, throw their shadow on."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tools.art import own
from tools.art.icons import Drawing, paint
from tools.art.scenes import Element, Scene, things
from tools.art.svg import Canvas, d, ellipse, group, line, mix, n, rect, tag

HAZE = {"sky": 0.28, "far": 0.45, "middle": 0.0, "near": 0.0}


@dataclass
class Placed:
    element: Element
    drawing: Drawing
    x: float  # of its middle, in pixels
    y: float
    markup: str = ""

    def spot(self, at: tuple[float, float]) -> tuple[float, float]:
        """A point of its box, turned and mirrored as it is."""
        dx = (at[0] - 0.5) * self.drawing.width * (-1 if self.element.flip else 1)
        dy = (at[1] - 0.5) * self.drawing.height
        turn = math.radians(self.element.turn)
        return self.x + dx * math.cos(turn) - dy * math.sin(turn), self.y + dx * math.sin(turn) + dy * math.cos(turn)

    @property
    def foot(self) -> float:
        return self.y + self.drawing.height / 2


def icon_of(element: Element) -> str:
    """What it is drawn from: our own drawing of that name, if there is one, else its icon."""
    return f"own:{element.thing}" if element.thing in own.OWN else things()[element.thing].icon


def place(canvas: Canvas, scene: Scene) -> list[Placed]:
    """All elements, placed and painted, in the order they are drawn."""
    placed: list[Placed] = []
    for element in scene.element:
        host = next((one for one in reversed(placed) if one.element.thing == element.host), None)
        one = put(canvas, element, host)
        placed.insert(placed.index(host) if host and element.behind else len(placed), one)
        one.markup = shown(canvas, one, host)
    return placed


def put(canvas: Canvas, element: Element, host: Placed | None) -> Placed:
    assert element.at
    x, y = host.spot(element.at) if host else (element.at[0] * canvas.width, element.at[1] * canvas.height)
    drawing = draw(canvas, element, element.size * canvas.width, (x, y))
    if element.stands or element.on:
        y -= drawing.height / 2
    return Placed(element, drawing, x, y)


def draw(canvas: Canvas, element: Element, size: float, at: tuple[float, float]) -> Drawing:
    icon = icon_of(element)
    shades = canvas.tone(element.tone).faded(canvas.palette.haze, HAZE[element.depth])
    if element.depth == "near":
        shades = shades.faded(canvas.palette.deep, 0.45)
    if icon.startswith("own:"):
        return own.draw(canvas, icon.removeprefix("own:"), size, shades)
    dx, dy = canvas.light[0] - at[0], canvas.light[1] - at[1]
    far = math.hypot(dx, dy) or 1
    turn = -math.radians(element.turn)
    dx, dy = dx / far, dy / far
    dx, dy = dx * math.cos(turn) - dy * math.sin(turn), dx * math.sin(turn) + dy * math.cos(turn)
    holes = element.open or (element.thing in things() and things()[element.thing].open)
    return paint(canvas, icon, size, shades, (-dx if element.flip else dx, dy), holes, element.stands or bool(element.on))


def moved(x: float, y: float, element: Element, turn: float | None = None, scale: float = 1) -> str:
    turn = element.turn if turn is None else turn
    text = f"translate({n(x)} {n(y)})" + (f"rotate({n(turn)})" if turn else "")
    return text + (f"scale({n(-scale, 3)} {n(scale, 3)})" if element.flip else f"scale({n(scale, 3)})" if scale != 1 else "")


def shown(canvas: Canvas, one: Placed, host: Placed | None) -> str:
    element, drawing = one.element, one.drawing
    below = threads(canvas, one)
    if element.shadow and element.opacity > 0.5:
        if element.stands or element.on:
            below += standing(canvas, one, cast=element.stands)
        elif element.depth == "middle" and not (element.hangs or element.thread or element.threads or element.inside):
            below += floating(canvas, one)
    if element.reflect:
        below += reflection(canvas, one)
    body = drawing.markup
    if element.repeat:
        shape = canvas.define(f'<g id="*">{body}</g>')
        body = tag("use", href=f"#{shape}", transform=moved(one.x, one.y, element))
        for x, y, size, turn in element.repeat:
            px, py = host.spot((x, y)) if host else (x * canvas.width, y * canvas.height)
            scale = size / element.size
            if element.stands or element.on:
                py -= drawing.height * scale / 2
            body += tag("use", href=f"#{shape}", transform=moved(px, py, element, turn, scale))
    else:
        body = group(body, transform=moved(one.x, one.y, element))
    above = water(canvas, one) if element.stands and canvas.wet else ""
    if element.glow:
        halo, size = canvas.palette.glow, max(drawing.width, drawing.height)
        below += ellipse(one.x, one.y, size * 1.25, size * 1.25, canvas.soft(halo, 0.6 * element.glow))
        above = ellipse(
            one.x, one.y, size * 0.75, size * 0.75, canvas.soft(halo, 0.55 * element.glow), style="mix-blend-mode:screen"
        )
    markup = group(below + body + above, opacity=element.opacity if element.opacity < 1 else "")
    if element.inside and host:
        inner = canvas.use(host.drawing.outline, transform=moved(host.x, host.y, host.element))
        markup = group(markup, clip_path=canvas.url(f'<clipPath id="*">{inner}</clipPath>'))
    return markup


def threads(canvas: Canvas, one: Placed) -> str:
    """What it hangs on: one thread to the middle of its top, or several spread along it."""
    element, p = one.element, canvas.palette
    starts = [(x * canvas.width, y * canvas.height) for x, y in (*element.threads, *([element.thread] if element.thread else []))]
    if element.hangs:
        starts.append((one.spot((0.5, 0.04))[0], -5))
    ends = [
        one.spot((0.5 if len(starts) == 1 else at / (len(starts) - 1), 0.04 if len(starts) == 1 else 0.2))
        for at in range(len(starts))
    ]
    runs = "".join(d("M", *start, "L", *end) for start, end in zip(starts, ends, strict=True))
    return line(runs, p.deep, 2.6, stroke_opacity=0.5) + line(runs, mix(p.line, p.glow, 0.3), 1.2) if runs else ""


def standing(canvas: Canvas, one: Placed, cast: bool) -> str:
    """The dark where it touches the ground, and the shadow that it throws away from the light."""
    p, drawing = canvas.palette, one.drawing
    left, right = drawing.foot if not one.element.flip else (-drawing.foot[1], -drawing.foot[0])
    middle, half = one.x + (left + right) / 2, max((right - left) / 2, 6)
    contact = ellipse(middle, one.foot - 1, half * 1.25, max(4, half * 0.2), canvas.soft(p.deep, 0.95))
    if not cast or canvas.wet:
        return contact
    lean = max(-1.3, min(1.3, (one.x - canvas.light[0]) / 260))
    skew = f"translate({n(one.x)} {n(one.foot)})matrix({-1 if one.element.flip else 1} 0 {n(lean * 0.5, 2)} -.34 0 0)"
    skew += f"translate(0 {n(-drawing.height / 2)})"
    fade = canvas.linear((0, p.deep, 0), (1, p.deep, 0.6))
    return canvas.use(drawing.outline, fade, transform=skew) + contact


def water(canvas: Canvas, one: Placed) -> str:
    """The water that closes around its foot."""
    p, drawing = canvas.palette, one.drawing
    left, right = drawing.foot if not one.element.flip else (-drawing.foot[1], -drawing.foot[0])
    x, half = one.x + (left + right) / 2, max((right - left) / 2, 8) * 1.35
    depth = (one.foot - canvas.horizon) / max(1, canvas.height - canvas.horizon)
    tint, high = mix(p.ground[0], p.ground[1], min(1, max(0, depth))), max(5, half * 0.17)
    lid = canvas.radial((0.45, tint, 0.95), (1, tint, 0))
    shown = ellipse(x, one.foot + high * 0.25, half * 1.15, high, lid)
    rings = "".join(
        d("M", x - half * by, one.foot + high * at, "q", half * by, high * 0.7, half * by * 2, 0)
        for by, at in ((0.8, 0.1), (1.1, 0.4))
    )
    return shown + line(rings, p.glow, 1.5, stroke_opacity=0.5, stroke_linecap="round")


def floating(canvas: Canvas, one: Placed) -> str:
    """A soft dark behind what hangs in the air, so that it stands off from what is behind it."""
    drawing = one.drawing
    away = (one.x - canvas.light[0]) * 0.03, (one.y - canvas.light[1]) * 0.03
    dx, dy = max(-9, min(9, away[0])), max(3, min(12, away[1]))
    return canvas.use(drawing.outline, canvas.palette.deep, opacity=0.28, transform=moved(one.x + dx, one.y + dy, one.element))


def reflection(canvas: Canvas, one: Placed) -> str:
    """Its image in the water below its foot, broken by ripples."""
    p, drawing = canvas.palette, one.drawing
    image = group(
        drawing.markup,
        transform=f"translate({n(one.x)} {n(one.foot + drawing.height * 0.4)})scale({-1 if one.element.flip else 1} -.8)",
    )
    top, high = one.foot, drawing.height * 0.8
    fade = canvas.linear((0, "#fff", 0.55), (1, "#fff", 0))
    mask = canvas.url(f'<mask id="*">{rect(0, top, canvas.width, high, fade)}</mask>')
    bars = "".join(f"M{n(one.x - drawing.width * 0.7)} {n(top + high * at / 9)}h{n(drawing.width * 1.4)}" for at in range(1, 9))
    return group(image + line(bars, mix(p.ground[0], p.glow, 0.2), 2.5, stroke_opacity=0.5), mask=mask)

"""Icons of the two packages, painted: silhouette, body with a gradient, rim towards the light, hatching on the far side."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from tools.art import paths
from tools.art.scenes import ROOT, SceneError
from tools.art.silhouettes import silhouette, written
from tools.art.svg import Canvas, Shades, ellipse, group, lab, line, mix, n, tag

PACKAGES = ROOT / "web" / "node_modules" / "@iconify-json"
RIM = 2.4
HATCHED = 60  # from this size on an icon has hatching
LARGE = 110  # from this size on an icon is given a round look
Ends = tuple[float, float, float, float]


@dataclass(frozen=True)
class Drawing:
    """A painted thing around the point 0, 0."""

    width: float
    height: float
    outline: str  # the path of its silhouette: for shadows and for what is inside it
    foot: tuple[float, float]  # where it touches the ground: from x to x
    markup: str


@cache
def package(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((PACKAGES / name / "icons.json").read_bytes())
    return found


def body_of(icon: str) -> tuple[str, float]:
    """The markup of an icon like `game-icons:anchor`, and the side of its square."""
    name, _, which = icon.partition(":")
    found = package(name)
    which = found["aliases"].get(which, {}).get("parent", which)
    if which not in found["icons"]:
        raise SceneError(f"things.toml: the package {name} has no icon {which!r}")
    return found["icons"][which]["body"], float(found["icons"][which].get("width", found.get("width", 16)))


@cache
def contours_of(icon: str) -> list[paths.Contour]:
    """Its contours. A square that fills the whole icon is its background, not a part of it."""
    body, side = body_of(icon)
    every = [contour for d in re.findall(r'\bd="([^"]+)"', body) for contour in paths.parse(d)]
    return [contour for contour in every if abs(paths.area(contour.polygon(3))) < 0.93 * side * side]


@cache
def silhouette_of(icon: str, holes: bool) -> list[list[paths.Point]]:
    every = contours_of(icon)
    return silhouette(every if holes else paths.outer(every), paths.box(every), holes)


def scaled(contours: list[paths.Contour], frame: Ends, size: float) -> str:
    left, top, right, bottom = frame
    scale = size / max(right - left, bottom - top)
    dx, dy = -(left + right) / 2 * scale, -(top + bottom) / 2 * scale
    return "".join(contour.moved(scale, dx, dy).d() for contour in contours)


def foot_of(contours: list[paths.Contour], frame: Ends, size: float) -> tuple[float, float]:
    """How wide it is at its lowest tenth."""
    left, top, right, bottom = frame
    scale = size / max(right - left, bottom - top)
    low = [x for contour in contours for x, y in contour.polygon() if y > bottom - (bottom - top) * 0.1]
    middle = (left + right) / 2
    return (min(low) - middle) * scale, (max(low) - middle) * scale


def paint(
    canvas: Canvas, icon: str, size: float, shades: Shades, light: tuple[float, float], holes: bool, grounded: bool
) -> Drawing:
    """An icon whose longer side is `size` pixels, lit from the direction `light` (a unit vector towards the light)."""
    every = contours_of(icon)
    frame = paths.box(every)
    scale = size / max(frame[2] - frame[0], frame[3] - frame[1])
    width, height = (frame[2] - frame[0]) * scale, (frame[3] - frame[1]) * scale
    outline, foot = written(silhouette_of(icon, holes), frame, size), foot_of(every, frame, size)
    if icon.startswith("noto:"):
        return Drawing(width, height, outline, foot, recoloured(canvas, icon, frame, scale, shades))
    shape = scaled(every, frame, size)
    clip = canvas.url(f'<clipPath id="*">{canvas.use(shape)}</clipPath>')
    edge = max(0.9, min(RIM, size / 45))
    ends = (0.5 + light[0] / 2, 0.5 + light[1] / 2, 0.5 - light[0] / 2, 0.5 - light[1] / 2)
    body = canvas.linear(
        (0, mix(shades.high, shades.body, 0.25), 1),
        (0.45, shades.body, 1),
        (1, mix(shades.body, shades.shade, 0.52), 1),
        ends=ends,
    )
    inner = canvas.linear((0, mix(shades.shade, shades.body, 0.3), 1), (1, shades.shade, 1), ends=ends)
    under = canvas.use(outline, inner) + canvas.use(shape, "none", stroke=shades.shade, stroke_width=n(min(2.4, size / 45)))
    over = canvas.use(shape, shades.high) + canvas.use(shape, body, transform=shift(light, -edge))
    if size > LARGE:
        over += rounding(canvas, outline, size, shades, light)
    if size > HATCHED:
        over += canvas.use(shape, hatch(canvas, shades.shade), mask=far_side(canvas, ends))
    if grounded:
        deep = canvas.palette.deep
        over += canvas.use(shape, canvas.linear((0.55, deep, 0), (1, deep, 0.5)))
    return Drawing(width, height, outline, foot, under + group(over, clip_path=clip))


def shift(light: tuple[float, float], by: float) -> str:
    """A move by so many pixels towards the light."""
    return f"translate({n(light[0] * by)} {n(light[1] * by)})"


def rounding(canvas: Canvas, outline: str, size: float, shades: Shades, light: tuple[float, float]) -> str:
    """Soft dark along the edges away from the light and soft light along the others: it looks round."""
    wide = size * 0.075
    dark = {"stroke": shades.shade, "stroke_width": n(wide), "transform": shift(light, wide * 0.45), "opacity": 0.62}
    lit = {"stroke": shades.high, "stroke_width": n(wide * 0.6), "transform": shift(light, -wide * 0.55), "opacity": 0.35}
    edge = canvas.use(outline, "none", **dark) + canvas.use(outline, "none", **lit)
    sheen = ellipse(light[0] * size * 0.22, light[1] * size * 0.22, size * 0.3, size * 0.3, canvas.soft(shades.high, 0.55))
    return sheen + group(edge, filter=canvas.blur(round(size * 0.024)))


def hatch(canvas: Canvas, shown: str) -> str:
    """Fine lines as on an engraving."""
    strokes = line("M0 2.2H9", shown, 0.9) + line("M0 6.7H9", shown, 1.2)
    return canvas.url(
        tag("pattern", strokes, id="*", width=9, height=9, patternUnits="userSpaceOnUse", patternTransform="rotate(-38)")
    )


def far_side(canvas: Canvas, ends: Ends) -> str:
    """Shows what is turned away from the light."""
    shown = canvas.linear((0.35, "#fff", 0), (1, "#fff", 0.65), ends=ends)
    return canvas.url(
        tag(
            "mask",
            tag("rect", width=1, height=1, fill=shown),
            id="*",
            maskContentUnits="objectBoundingBox",
            x=0,
            y=0,
            width=1,
            height=1,
        )
    )


def recoloured(canvas: Canvas, icon: str, frame: Ends, scale: float, shades: Shades) -> str:
    """A coloured icon in the colours of a tone: only its lights and darks are kept."""
    body, _ = body_of(icon)
    mark = canvas.fresh()
    for at, name in enumerate(dict.fromkeys(re.findall(r'id="([^"]+)"', body))):
        body = body.replace(f'"{name}"', f'"{mark}{at}"').replace(f"#{name})", f"#{mark}{at})")

    def tint(found: re.Match[str]) -> str:
        given = found[0] if len(found[0]) == 7 else "#" + "".join(c * 2 for c in found[0][1:])
        bright = lab(given)[0]
        shown = (
            mix(shades.shade, shades.body, bright / 0.62)
            if bright < 0.62
            else mix(shades.body, shades.high, (bright - 0.62) / 0.38)
        )
        return mix(shown, given, 0.18)

    body = re.sub(r"#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b(?!\))", tint, body)
    body = re.sub(r'\bd="([^"]+)"', lambda found: f'd="{"".join(one.d() for one in paths.parse(found[1]))}"', body)
    x, y = -(frame[0] + frame[2]) / 2, -(frame[1] + frame[3]) / 2
    return tag("g", body, transform=f"scale({n(scale, 3)})translate({n(x)} {n(y)})")

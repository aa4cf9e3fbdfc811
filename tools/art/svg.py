"""What every drawing is made with: colours, numbers and the canvas that collects an SVG's parts."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

from tools.art.scenes import Palette

Lab = tuple[float, float, float]


@cache
def lab(colour: str) -> Lab:
    """Oklab, in which half-way between two colours looks half-way."""
    r, g, b = (
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
        for channel in (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    )
    l_, m, s = (
        (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3),
        (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3),
        (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3),
    )
    return (
        0.2104542553 * l_ + 0.7936177850 * m - 0.0040720468 * s,
        1.9779984951 * l_ - 2.4285922050 * m + 0.4505937099 * s,
        0.0259040371 * l_ + 0.7827717662 * m - 0.8086757660 * s,
    )


def colour(of: Lab) -> str:
    light, a, b = of
    l_, m, s = (
        (light + 0.3963377774 * a + 0.2158037573 * b) ** 3,
        (light - 0.1055613458 * a - 0.0638541728 * b) ** 3,
        (light - 0.0894841775 * a - 1.2914855480 * b) ** 3,
    )
    linear = (
        4.0767416621 * l_ - 3.3077115913 * m + 0.2309699292 * s,
        -1.2684380046 * l_ + 2.6097574011 * m - 0.3413193965 * s,
        -0.0041960863 * l_ - 0.7034186147 * m + 1.7076147010 * s,
    )
    channels = (c * 12.92 if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055 for c in linear)
    return "#" + "".join(f"{round(255 * min(1, max(0, channel))):02x}" for channel in channels)


@cache
def mix(one: str, other: str, part: float) -> str:
    """From `one` (0) to `other` (1)."""
    a, b = lab(one), lab(other)
    return colour((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part))


def n(value: float, digits: int = 1) -> str:
    """A number as short as it can be written."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def d(*parts: str | float) -> str:
    """A path's text: `d("M", x, y, "h", 20)`; numbers are rounded."""
    text = ""
    for part in parts:
        if isinstance(part, str):
            text += part
        else:
            number = n(part)
            text += f" {number}" if text and (text[-1].isdigit() or text[-1] == ".") and number[0] != "-" else number
    return text


def points(of: Iterable[tuple[float, float]]) -> str:
    """The straight-lined path through these points, in relative numbers, which are shorter."""
    (x, y), *rest = ((round(x, 1), round(y, 1)) for x, y in of)
    text = d("M", x, y)
    for px, py in rest:
        text += d("l", px - x, py - y)
        x, y = px, py
    return text


def tag(name: str, content: str = "", /, **attributes: object) -> str:
    """An element of SVG: `stroke_width=2` becomes `stroke-width="2"`; what is None or empty is left out."""
    text = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{n(value, 3) if isinstance(value, float) else value}"'
        for key, value in attributes.items()
        if value is not None and value != ""
    )
    return f"<{name}{text}>{content}</{name}>" if content else f"<{name}{text}/>"


def path(d: str, fill: str = "", **attributes: object) -> str:
    return tag("path", d=d, fill=fill or None, **attributes)


def line(d: str, stroke: str, width: float = 1.5, **attributes: object) -> str:
    return tag("path", d=d, fill="none", stroke=stroke or None, stroke_width=float(width), **attributes)


def rect(x: float, y: float, w: float, h: float, fill: str, **attributes: object) -> str:
    return tag("rect", x=n(x), y=n(y), width=n(w), height=n(h), fill=fill, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, **attributes: object) -> str:
    return tag("ellipse", cx=n(x), cy=n(y), rx=n(rx), ry=n(ry), fill=fill, **attributes)


def group(content: str, **attributes: object) -> str:
    return tag("g", content, **attributes) if content else ""


@dataclass(frozen=True)
class Shades:
    """The three colours of a tone."""

    high: str
    body: str
    shade: str

    def faded(self, into: str, part: float) -> Shades:
        return Shades(*(mix(one, into, part) for one in (self.high, self.body, self.shade)))


Stop = tuple[float, str, float]  # where, colour, opacity


@dataclass
class Canvas:
    """One card being drawn."""

    name: str
    width: int
    height: int
    palette: Palette
    horizon: float  # in pixels, as all below
    eye: float = 0  # the height that lines of a floor run to
    light: tuple[float, float] = (120, -100)
    wet: bool = False  # things stand in water
    floor: str = ""  # where a room's floor is: a clip path
    defs: list[str] = field(default_factory=list)
    ids: dict[str, str] = field(default_factory=dict)
    marks: int = 0

    def __post_init__(self) -> None:
        self.chance = random.Random(self.name)

    def define(self, markup: str) -> str:
        """The id of this definition (written with `id="*"`), the same for the same markup."""
        if markup not in self.ids:
            self.ids[markup] = f"{chr(97 + len(self.ids) % 26)}{len(self.ids) // 26 or ''}"
            self.defs.append(markup.replace('id="*"', f'id="{self.ids[markup]}"', 1))
        return self.ids[markup]

    def fresh(self) -> str:
        """A beginning of ids that no other has."""
        self.marks += 1
        return f"n{self.marks}_"

    def url(self, markup: str) -> str:
        return f"url(#{self.define(markup)})"

    @staticmethod
    def stops(stops: Iterable[Stop]) -> str:
        return "".join(
            tag("stop", offset=n(at, 3), stop_color=shown, stop_opacity=None if opacity == 1 else n(opacity, 2))
            for at, shown, opacity in stops
        )

    def linear(self, *stops: Stop, ends: tuple[float, float, float, float] = (0, 0, 0, 1), pixels: bool = False) -> str:
        """`ends` are x, y of the first stop and of the last, in parts of what is filled, or in pixels of the card."""
        units = "userSpaceOnUse" if pixels else None
        given = dict(zip(("x1", "y1", "x2", "y2"), (n(end, 2) for end in ends), strict=True))
        return self.url(tag("linearGradient", self.stops(stops), id="*", gradientUnits=units, **given))

    def radial(self, *stops: Stop, cx: float = 0.5, cy: float = 0.5, r: float = 0.5) -> str:
        ends = {} if (cx, cy, r) == (0.5, 0.5, 0.5) else {"cx": n(cx, 2), "cy": n(cy, 2), "r": n(r, 2)}
        return self.url(tag("radialGradient", self.stops(stops), id="*", **ends))

    def blur(self, by: float) -> str:
        margin = {"x": "-30%", "y": "-30%", "width": "160%", "height": "160%"}
        return self.url(tag("filter", tag("feGaussianBlur", stdDeviation=n(by)), id="*", **margin))

    def use(self, shape: str, fill: str = "", **attributes: object) -> str:
        """A path that is drawn several times but written once."""
        return tag("use", href=f"#{self.define(tag('path', id='*', d=shape))}", fill=fill or None, **attributes)

    def both(self, half: str) -> str:
        """The left half of a card, and its mirror image."""
        shape = self.define(f'<g id="*">{half}</g>')
        return tag("use", href=f"#{shape}") + tag("use", href=f"#{shape}", transform=f"translate({self.width} 0)scale(-1 1)")

    def clip(self, shape: str) -> str:
        """What is drawn through it is seen within this path alone."""
        return self.url(f'<clipPath id="*">{path(shape)}</clipPath>')

    def soft(self, shown: str, opacity: float = 1) -> str:
        """A fill that fades from the middle outwards."""
        return self.radial((0, shown, opacity), (0.35, shown, opacity * 0.55), (0.7, shown, opacity * 0.14), (1, shown, 0))

    def tone(self, name: str) -> Shades:
        p = self.palette
        body = p.tones[name]  # type: ignore[index]
        light, a, b = lab(body)
        return Shades(mix(body, p.glow, 0.65), body, mix(colour((light * 0.42, a * 0.95, b * 0.95)), p.deep, 0.33))

    def whole(self, fill: str, **attributes: object) -> str:
        return rect(0, 0, self.width, self.height, fill, **attributes)

"""Scene files: reading and checking them. Whatever is wrong is told with the file and the key."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec

ROOT = Path(__file__).parents[2]
ART = ROOT / "art" / "mysterium"
SIZES = {"dreams": (600, 900), "characters": (600, 750), "locations": (600, 750), "objects": (600, 750)}

Tone = Literal["light", "mid", "dark", "warm", "cool", "accent", "gold", "leaf", "ghost"]
Depth = Literal["sky", "far", "middle", "near"]
# fmt: off
SkyKind = Literal[
    "night", "dusk", "dawn", "sunset", "storm", "fog", "aurora", "starfield", "underwater", "snowfall", "city", "forest",
    "hedges", "paper", "inside", "curtain", "cave", "vault", "eaves", "dome", "glasshouse", "clockwork", "velvet",
]
Wall = Literal["plain", "striped", "damask", "panelled", "stone", "brick", "planks", "tiles", "shelves"]
Window = Literal["none", "arched", "round", "tall", "rose", "lattice", "pair"]
GroundKind = Literal[
    "sea", "river", "pool", "seabed", "hills", "meadow", "desert", "snow", "forest", "cliff", "rooftops", "graveyard", "road",
    "clouds", "chequers", "parquet", "boards", "stone", "tiles", "stairs", "stage", "table", "cushion", "none",
]
Front = Literal["none", "grass", "reeds", "leaves", "branches", "curtains", "rocks", "arch", "vines"]
Hair = Literal["short", "bald", "bun", "curls", "long", "ponytail", "plait"]
Hat = Literal[
    "none", "top_hat", "bowler", "peaked_cap", "beret", "deerstalker", "pith_helmet", "straw_hat", "bee_veil", "toque", "bonnet",
    "feathered", "shako", "skullcap", "kerchief", "tricorne", "veil", "hood", "tiara",
]
Collar = Literal["plain", "high", "lace", "ruff", "sailor", "uniform", "apron", "cravat", "shawl", "fur"]
Beard = Literal["none", "full", "long", "moustache", "goatee", "sideburns"]
Extra = Literal["pipe", "spectacles", "monocle", "earring", "necklace", "flower"]
Own = Literal[
    "moon", "crescent", "clock_moon", "eye_moon", "sun", "lamp_post", "beam",
    "door", "keyhole", "window", "stairs", "arch", "curtain", "picture_frame", "mirror", "ladder", "column", "chandelier",
    "bookshelf", "fireplace", "table",
    "giant_hand", "puppet", "hollow_tree", "bare_tree", "waves", "balloon", "road", "bridge", "chequered_path",
    "cloud", "mountain", "rail",
]
# fmt: on
OUTSIDE = (-0.5, 1.5)  # where something may still be seen of a thing
Part = Annotated[float, msgspec.Meta(ge=0, le=1)]
Place = Annotated[float, msgspec.Meta(ge=-9, le=9)]  # by a small thing it may be far outside its box
Size = Annotated[float, msgspec.Meta(gt=0, le=3)]
Colour = Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$")]
Point = tuple[Place, Place]
T = TypeVar("T")


class SceneError(Exception):
    """What is wrong in which file."""


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    pass


class Thing(Strict):
    icon: Annotated[str, msgspec.Meta(pattern="^(game-icons|noto|own):[a-z0-9_-]+$")]
    word: str = ""
    sense: str = ""
    open: bool = False


class Palette(Strict):
    about: str
    sky: tuple[Colour, Colour, Colour]  # from the top down
    ground: tuple[Colour, Colour]  # far, near
    haze: Colour  # what distance fades into
    glow: Colour  # light
    deep: Colour  # shadow
    line: Colour  # the frame
    tones: dict[Tone, Colour]


class Sky(Strict):
    kind: SkyKind
    clouds: Part = 0.5
    stars: bool | None = None
    light: Point | None = None
    rays: bool = False
    wall: Wall = "plain"
    window: Window = "none"


class Ground(Strict):
    kind: GroundKind
    horizon: Annotated[float, msgspec.Meta(ge=0.2, le=1)] = 0.65
    mist: Part = 0.5


class Cameo(Strict):
    kind: Literal["man", "woman"]
    facing: Literal["left", "right"] = "right"
    hair: Hair = "short"
    hat: Hat = "none"
    collar: Collar = "plain"
    beard: Beard = "none"
    wears: tuple[Extra, ...] = ()
    tone: Tone = "mid"


class Element(Strict):
    thing: str
    size: Size
    at: Point | None = None
    tone: Tone = "mid"
    turn: float = 0
    flip: bool = False
    opacity: Part = 1
    depth: Depth = "middle"
    stands: bool = False
    on: str = ""
    inside: str = msgspec.field(default="", name="in")
    by: str = ""
    behind: str = ""
    glow: Part = 0
    hangs: bool = False
    thread: Point | None = None
    threads: tuple[Point, ...] = ()
    reflect: bool = False
    shadow: bool = True
    open: bool = False
    repeat: tuple[tuple[Place, Place, Size, float], ...] = ()
    weight: float | None = None

    @property
    def host(self) -> str:
        """The earlier thing that this one is placed by."""
        return self.on or self.inside or self.by or self.behind


class Scene(Strict):
    palette: str
    element: tuple[Element, ...]
    title: str = ""
    name: str = ""
    about: dict[str, float] = {}
    mood: tuple[str, ...] = ()
    setting: tuple[str, ...] = ()
    sky: Sky | None = None
    ground: Ground | None = None
    front: Front = "none"
    cameo: Cameo | None = None


def decode(path: Path, kind: type[T]) -> T:
    try:
        return msgspec.toml.decode(path.read_bytes(), type=kind)
    except FileNotFoundError:
        raise SceneError(f"{path}: there is no such file") from None
    except msgspec.DecodeError as error:
        raise SceneError(f"{path}: {told(str(error), path)}") from None


def told(error: str, path: Path) -> str:
    """msgspec's sentence with elements counted from 1 and called by their thing, as people do."""
    found = re.search(r"`\$\.?(.*)`", error)
    if not found:
        return error
    sentence, where = error[: found.start()].removesuffix(" - at "), found[1]
    if number := re.match(r"element\[(\d+)\]\.?(.*)", where):
        things = re.findall(r'^thing = "(.*)"', path.read_text(), re.MULTILINE)
        at = int(number[1])
        where = f"element {at + 1} ({things[at] if at < len(things) else '?'}) {number[2]}".rstrip()
    return f"{where}: {sentence}" if where else sentence


@cache
def things(path: Path = ART / "things.toml") -> dict[str, Thing]:
    """The vocabulary alone: our own drawings that it does not name mean nothing."""
    return decode(path, dict[str, Thing])


@cache
def palettes(path: Path = ART / "palettes.toml") -> dict[str, Palette]:
    found = decode(path, dict[str, Palette])
    for name, palette in found.items():
        if missing := set(Tone.__args__) - set(palette.tones):  # type: ignore[attr-defined]
            raise SceneError(f"{path}: {name}.tones: no colour for {', '.join(sorted(missing))}")
    return found


def known(thing: str) -> bool:
    return thing in things() or thing in Own.__args__  # type: ignore[attr-defined]


def read(path: Path) -> Scene:
    """A scene whose things are known; places, sky and ground may still be missing."""
    scene = decode(path, Scene)
    seen: set[str] = set()
    for number, element in enumerate(scene.element, 1):
        where = f"{path}: element {number} ({element.thing})"
        if not known(element.thing):
            raise SceneError(f"{where}: this thing is neither in things.toml nor one of our own drawings")
        hosts = [host for host in (element.on, element.inside, element.by, element.behind) if host]
        if len(hosts) > 1:
            raise SceneError(f"{where}: only one of on, in, by, behind may be given")
        if hosts and hosts[0] not in seen:
            raise SceneError(f"{where}: no earlier element is a {hosts[0]}")
        seen.add(element.thing)
    if path.parent.name != "dreams" and scene.name != path.stem:
        raise SceneError(f"{path}: name: it should be {path.stem!r} like the file, but is {scene.name!r}")
    return scene


def read_drawn(path: Path) -> tuple[Scene, Sky, Ground]:
    """A scene with all that drawing it needs."""
    scene = read(path)
    if scene.palette not in palettes():
        raise SceneError(f"{path}: palette: there is no {scene.palette!r}; there are {', '.join(palettes())}")
    if not scene.sky:
        raise SceneError(f"{path}: sky: missing")
    for number, element in enumerate(scene.element, 1):
        where = f"{path}: element {number} ({element.thing}) at"
        if element.at is None:
            raise SceneError(f"{where}: missing")
        if not element.host and not all(OUTSIDE[0] <= part <= OUTSIDE[1] for part in element.at):
            raise SceneError(f"{where}: {list(element.at)} is outside the card")
    if path.parent.name == "characters" and not scene.cameo:
        raise SceneError(f"{path}: cameo: missing")
    return scene, scene.sky, scene.ground or Ground(kind="none")


def paths(only: list[str] | None = None, art: Path = ART) -> Iterator[Path]:
    """Every scene file in order, or those named like `dreams/17`."""
    if only:
        yield from (art / f"{name}.toml" for name in only)
        return
    for kind in SIZES:
        yield from sorted((art / kind).glob("*.toml"))

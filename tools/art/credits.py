"""Who drew the icons that our pictures are made of: credits.toml, from the folders of a package that keeps them by author."""

from __future__ import annotations

import hashlib
import re
import tarfile
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from tools import npm
from tools.art import paths
from tools.art.elements import icon_of
from tools.art.icons import contours_of
from tools.art.packages import cache as folder
from tools.art.scenes import ART, read, things
from tools.art.scenes import paths as scene_paths

CREDITS = ART / "credits.toml"
PACKAGE, VERSION = "game-icons-transparent", "1.0.2"
HASH = "4b0d0ad7248b011af38d86992d446c9c196e4876fc5c448a83dc0800d12686dc"
NAMES = {"sbed": "sbed", "darkzaitzev": "DarkZaitzev", "heavenly-dog": "HeavenlyDog", "priorblue": "PriorBlue"}
HEAD = """\
# Who drew the icons that the pictures are composed of; `python tools/art/draw.py --credits` writes this file.

[noto]
by = "Google: Noto Emoji, https://github.com/googlefonts/noto-emoji"
licence = "Apache-2.0"
icons = [{noto}]

[game-icons]
by = "https://game-icons.net: icons made by the authors below; we cut, coloured and shaded them"
licence = "CC BY 3.0, https://creativecommons.org/licenses/by/3.0/"

[game-icons.authors]
"""


def used() -> set[str]:
    """The icons on our cards, like `game-icons:anchor`; our own drawings are nobody else's."""
    found = {icon_of(element) for path in scene_paths() for element in read(path).element}
    return {icon for icon in found if not icon.startswith("own:")}


@cache
def by_name() -> dict[str, dict[str, str]]:
    """For each name of an icon its authors, each with the path he drew."""
    archive = folder() / f"{PACKAGE}-{VERSION}.tgz"
    if not archive.exists() and npm.main(["pack", "--silent", "--pack-destination", str(archive.parent), f"{PACKAGE}@{VERSION}"]):
        raise SystemExit(f"npm could not fetch {PACKAGE}.")
    if hashlib.sha256(archive.read_bytes()).hexdigest() != HASH:
        raise SystemExit(f"{archive} is not the file we know: its hash differs.")
    found: dict[str, dict[str, str]] = defaultdict(dict)
    with tarfile.open(archive) as files:
        for member in files:
            path = Path(member.name)
            if path.suffix == ".svg" and (content := files.extractfile(member)):
                found[path.stem][path.parent.name] = "".join(re.findall(r'\bd="([^"]+)"', content.read().decode()))
    return found


def author(icon: str) -> str:
    """Who drew it. Where two drew one of this name it is he whose drawing has the same size."""
    drawn = by_name()[icon.removeprefix("game-icons:")]
    ours = paths.box(contours_of(icon))

    def apart(slug: str) -> float:
        return sum(abs(a - b) for a, b in zip(ours, paths.box(paths.parse(drawn[slug])), strict=True))

    slug = min(drawn, key=apart)
    return NAMES.get(slug, slug.replace("-", " ").title())


def text(icons: Iterable[str]) -> str:
    """What credits.toml should say."""
    authors: dict[str, list[str]] = defaultdict(list)
    for icon in sorted(icons):
        authors["" if icon.startswith("noto:") else author(icon)].append(f'"{icon.partition(":")[2]}"')
    said = HEAD.format(noto=", ".join(authors.pop("", [])))
    return said + "".join(f'"{name}" = [\n{wrapped(icons)}]\n' for name, icons in sorted(authors.items()))


def wrapped(words: list[str]) -> str:
    lines = [""]
    for word in words:
        if len(lines[-1]) + len(word) > 120:
            lines.append("")
        lines[-1] += f"{word}, "
    return "".join(f"  {line.rstrip()}\n" for line in lines)


def write() -> None:
    """Credits for all of the vocabulary, so that a card may change without them."""
    CREDITS.write_text(text(used() | {thing.icon for thing in things().values() if not thing.icon.startswith("own:")}))

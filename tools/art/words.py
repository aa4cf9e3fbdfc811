"""The English names of the things on the cards, as texts of the program: `python tools/art/words.py`.

The scene files' vocabulary is in English, so these texts come from it; the other languages are translated by people.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
THINGS = ROOT / "art" / "mysterium" / "things.toml"
TEXTS = ROOT / "src" / "gaslamp" / "locales" / "en" / "mysterium_things.ftl"
HEAD = "## What is seen on the cards of Mysterium. Written by tools/art/words.py from art/mysterium/things.toml.\n\n"


def texts() -> str:
    things = tomllib.loads(THINGS.read_text(encoding="utf-8"))
    names = {thing: about.get("word", thing.replace("_", " ")) for thing, about in things.items()}
    return HEAD + "".join(f"mysterium-thing-{thing} = {name}\n" for thing, name in names.items())


if __name__ == "__main__":
    TEXTS.write_text(texts(), encoding="utf-8")

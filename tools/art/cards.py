"""What is on the cards of Mysterium, as the meaning tool and the game's cards.json have it: read from the scene files alone."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from tools.art import scenes

KINDS = ("characters", "locations", "objects")


@dataclass(frozen=True)
class Card:
    """A card's things and what it is about, each with a weight, the heaviest first."""

    name: str
    things: dict[str, float]
    about: dict[str, float]
    mood: tuple[str, ...]
    setting: tuple[str, ...]


def dreams() -> list[Card]:
    return read("dreams")


def targets() -> list[Card]:
    """In the order of the engine's numbers: characters, locations, objects, each by the alphabet."""
    return [card for kind in KINDS for card in read(kind)]


def read(kind: str) -> list[Card]:
    return [card(path) for path in sorted((scenes.ART / kind).glob("*.toml"))]


def card(path: Path) -> Card:
    """What fills the card counts more than a detail, but less than its size says; of a thing seen twice the larger counts."""
    scene = scenes.read(path)
    weights: dict[str, float] = {}
    for element in scene.element:
        if element.thing in scenes.things():
            weight = element.size**0.5 if element.weight is None else element.weight
            weights[element.thing] = max(weights.get(element.thing, 0), weight)
    most = max(weights.values(), default=1)
    # One decimal, so that moving a thing a little does not change what the card means.
    things = {thing: round(weights[thing] / most, 1) for thing in weights}
    return Card(path.stem, heaviest_first(things), heaviest_first(scene.about), scene.mood, scene.setting)


def heaviest_first(weights: dict[str, float]) -> dict[str, float]:
    return dict(sorted(weights.items(), key=lambda item: (-item[1], item[0])))


def word(thing: str) -> str:
    """What people say when they see it."""
    return scenes.things()[thing].word or thing.replace("_", " ")


def phrase(thing: str) -> str:
    """What it is, where its word alone could be something else."""
    return scenes.things()[thing].sense or word(thing)


def digest(cards: Sequence[Card]) -> str:
    """Changes when what the cards mean changes, not when they are only drawn otherwise."""
    vocabulary = {thing: (word(thing), phrase(thing)) for thing in scenes.things()}
    content = json.dumps([[asdict(card) for card in cards], vocabulary], sort_keys=True)
    return hashlib.sha256(content.encode()).hexdigest()[:16]

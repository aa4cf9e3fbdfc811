"""The shelf: games are found by name, ours here and strangers' through the entry-point group `gaslamp.games`.

A game is a module with OPTIONS (what may be chosen before the start) and `make(settings)`, which returns the Game.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from types import ModuleType
from typing import Any

from gaslamp import locales
from gaslamp.core import Game, Option, SetupError, UnknownGame
from gaslamp.core.options import settle

OURS = ("mr_jack", "mr_jack_new_york", "mr_jack_pocket", "mysterium", "scotland_yard")


def names() -> list[str]:
    return sorted({*OURS, *_strangers()})


def options(name: str) -> tuple[Option, ...]:
    """What may be chosen before a game starts."""
    return tuple(_module(name).OPTIONS)


def make(name: str, /, **settings: Any) -> Game:
    """A game by name, with options where they differ from the defaults."""
    module = _module(name)
    made = module.make(settle(tuple(module.OPTIONS), settings))
    if not isinstance(made, Game) or made.name != name:
        raise SetupError("error-bad-game", text=name, why=f"its game calls itself {getattr(made, 'name', made)}")
    return made


def rules(name: str, language: str) -> str:
    """The rules for people, in Markdown: translated, or else as the game's own folder has them in RULES.md; empty if nowhere."""
    module = _module(name)
    translated = "" if language == locales.DEFAULT else locales.rules(name, language)
    if translated or not hasattr(module, "__path__"):  # a game in a single file has no folder of its own
        return translated
    file = files(module.__name__).joinpath("RULES.md")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _module(name: str) -> ModuleType:
    if name in OURS:
        return import_module(f"gaslamp.games.{name}")
    if name not in _strangers():
        raise UnknownGame("error-unknown-game", text=name, games=", ".join(names()))
    entry = _strangers()[name]
    try:
        module = entry.load()
    except (ImportError, AttributeError) as error:
        raise SetupError("error-bad-game", text=name, why=str(error)) from error
    if not isinstance(module, ModuleType) or not {"OPTIONS", "make"} <= set(vars(module)):
        raise SetupError("error-bad-game", text=name, why=f"{entry.value} is no module with OPTIONS and make")
    return module


@cache  # looking through everything installed takes milliseconds
def _strangers() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group="gaslamp.games")}

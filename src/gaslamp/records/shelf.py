"""The one place where records know which games are on the shelf. A game that is not on it can be recorded all the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gaslamp import games
from gaslamp.core import Game, UnknownGame
from gaslamp.core.options import Value, settle, written

Find = Callable[[str, Mapping[str, str]], Game]
"""Finds a game by its name, with options given in text where they are not as usual."""


def find(name: str, options: Mapping[str, str]) -> Game:
    return games.make(name, **options)


def names() -> str:
    return ", ".join(games.names())


def unusual(game: Game) -> dict[str, str]:
    """The settings to write down, sorted by name: what differs from the defaults, or all of them where nobody knows those."""
    usual = _usual(game.name)
    return {name: written(value) for name, value in sorted(game.settings.items()) if name not in usual or value != usual[name]}


def _usual(name: str) -> Mapping[str, Value]:
    try:
        return settle(games.options(name), {})
    except UnknownGame:  # a stranger's game that was never put on the shelf
        return {}

"""One game between computer players: what decides it, and what came of it.

Each game has its own random numbers, made from the seed and the game's number: the result does not depend on who else plays,
on how many processes share the work, nor, with budgets counted in rounds, on the machine.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp import __version__, games
from gaslamp.bots import levels
from gaslamp.bots.seating import Seating
from gaslamp.core import Game, Rng, Table, View
from gaslamp.core.options import Value
from gaslamp.search.bot import Bot


class Fixture(msgspec.Struct, frozen=True):
    """A game to be played: all that decides it."""

    game: str
    settings: dict[str, Value]
    players: dict[str, str]
    """Levels by who they are: a seat, or `red+blue` for one player in both."""
    seed: int
    number: int
    """Games with the same seed and number have the same deal."""


class Played(msgspec.Struct, frozen=True):
    """A game and its end, as a line of a file of results."""

    fixture: Fixture
    winners: tuple[str, ...]
    """The sides that won; several, or none, where a game allows it."""
    moves: int
    seconds: dict[str, float]
    """How long each player thought."""
    budgets: dict[str, str]
    """What each level's name stood for."""
    rules: str
    version: str = __version__


def play(fixture: Fixture) -> Played:
    game = make(fixture.game, **fixture.settings)
    rng = Rng(fixture.seed << 32 | fixture.number)
    players: dict[str, Timed] = {}
    for name, level in fixture.players.items():
        players[name] = Timed(levels.make(level, game, game.read_viewer(name), rng.fork()))
    table = Table(game)
    Seating(table, {game.read_viewer(name): player for name, player in players.items()}, rng).advance()
    winners = table.state.winners()
    return Played(
        fixture,
        tuple(side for side, sitting in game.sides.items() if winners & sitting),
        len(table.lines),
        {name: round(player.seconds, 6) for name, player in players.items()},
        {name: levels.budget(level, game.name) for name, level in fixture.players.items()},
        game.rules,
    )


def play_batch(fixtures: Sequence[Fixture]) -> list[Played]:
    """The unit of work that is sent away."""
    return [play(fixture) for fixture in fixtures]


@lru_cache(8, typed=True)
def make(name: str, /, **settings: object) -> Game:
    """Games take a while to make: a map has distances."""
    return games.make(name, **settings)


class Timed(Bot):
    """A player with a clock beside it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0

    def hear(self, seat: i64, seen: i64) -> None:
        begun = time.perf_counter()
        self.bot.hear(seat, seen)
        self.seconds += time.perf_counter() - begun

    def choose(self, seat: i64, view: View, moves: vec[i64]) -> i64:
        begun = time.perf_counter()
        chosen = self.bot.choose(seat, view, moves)
        self.seconds += time.perf_counter() - begun
        return chosen

"""Games between bots, and how sure the result is.

Each game has its own random numbers, made from the match's seed and the game's number: the result does not depend on
how many processes share the work, and with budgets counted in rounds not on the machine either.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

from gaslamp import games
from gaslamp.bots import levels
from gaslamp.bots.seating import Seating
from gaslamp.core import Game, Rng, Table


@dataclass(frozen=True)
class Result:
    games: int
    wins: dict[str, int]
    """Games won, by side. A game may be won by several sides or by none."""
    moves: int

    def rate(self, side: str) -> tuple[float, float, float]:
        """A side's share of wins, with the ends of its 95 % interval."""
        return (self.wins[side] / self.games, *wilson(self.wins[side], self.games))


def wilson(wins: int, games: int, z: float = 1.959964) -> tuple[float, float]:
    """Wilson's interval for a share: sound for few games and for shares near 0 and 1."""
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return (0.0 if wins == 0 else (centre - spread) / whole), (1.0 if wins == games else (centre + spread) / whole)


def play_number(make: Callable[[], Game], seats: Mapping[str, str], seed: int, number: int) -> tuple[list[str], int]:
    """The match's game of that number: the sides that won it, and its length."""
    game = make()
    rng = Rng(seed << 32 | number)
    viewers = {game.read_viewer(name): level for name, level in seats.items()}
    players = {viewer: levels.make(level, game, viewer, rng.fork()) for viewer, level in viewers.items()}
    table = Table(game)
    Seating(table, players, rng).advance()
    winners = table.state.winners()
    return [side for side, sitting in game.sides.items() if winners & sitting], len(table.lines)


def match(
    name: str,
    settings: Mapping[str, object],
    seats: Mapping[str, str],
    count: int,
    seed: int,
    processes: int = 1,
    progress: Callable[[], None] = lambda: None,
) -> Result:
    """A number of games between levels. `seats` says who plays: a seat, or `red+blue` for one player in both."""
    make = partial(games.make, name, **settings)
    wins = dict.fromkeys(make().sides, 0)
    moves = 0

    def note(played: tuple[list[str], int]) -> None:
        nonlocal moves
        for side in played[0]:
            wins[side] += 1
        moves += played[1]
        progress()

    if processes == 1:
        for number in range(count):
            note(play_number(make, seats, seed, number))
    else:
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            for done in as_completed([pool.submit(play_number, make, seats, seed, number) for number in range(count)]):
                note(done.result())
    return Result(count, wins, moves)

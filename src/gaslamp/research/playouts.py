"""Random games by the thousand: from the start, from a position, or from a belief, with a world drawn anew for each game.

play_out(game, 10_000, seed=7).share("jack")
play_out(game, 10_000, seed=7, start=belief)
"""

from __future__ import annotations

from dataclasses import dataclass

from gaslamp.core import Belief, Game, Rng
from gaslamp.search.playout import NO_HABIT, Habit, playout

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise ImportError('numpy is not installed; it comes with: pip install "gaslamp[research]"') from error


@dataclass(frozen=True, eq=False)
class Playouts:
    """How the games went, one after the other."""

    sides: tuple[str, ...]
    wins: NDArray[np.bool_]
    """Whether a side won: a row for each game, a column for each side."""
    played: NDArray[np.int64]
    """How many moves the players made."""
    drawn: NDArray[np.int64]
    """How many the referee made."""

    @property
    def lengths(self) -> NDArray[np.int64]:
        """How many moves each game had, all told."""
        return self.played + self.drawn

    def share(self, side: str) -> float:
        """The share of the games that a side won."""
        return float(self.wins[:, self.sides.index(side)].mean())


def play_out(game: Game, games: int, seed: int, start: str | Belief = "", habit: Habit = NO_HABIT) -> Playouts:
    """So many random games to the end; `start` is a one-line position, or a belief that has heard the story so far."""
    rng = Rng(seed)
    begin = game.place(start) if isinstance(start, str) and start else game.start()
    winners = np.zeros(games, np.int64)
    moves = np.zeros((games, 2), np.int64)
    for number in range(games):
        state = start.draw(rng) if isinstance(start, Belief) else begin.copy()
        moves[number] = playout(state, rng, habit)
        winners[number] = state.winners()
    sides = np.array(list(game.sides.values()))
    return Playouts(tuple(game.sides), (winners[:, np.newaxis] & sides) != 0, moves[:, 0], moves[:, 1])

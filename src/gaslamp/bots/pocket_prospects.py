"""What the beginning of a turn of Pocket is worth, by what was learnt.

The last turn can be worked out, and with what was learnt of it the turn before, and so on: `tools/learn_turns.py` does that
for turns that began in games, and fits a chance to every number of hourglasses and of suspects left, with a correction for how
hard it will be to divide these.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.bots.pocket import PocketHabit
from gaslamp.games.mr_jack_pocket.board import GOAL
from gaslamp.kit.bits import count
from gaslamp.kit.data import read

MATRIX: Final = 10 * (GOAL + 1)
"""For each turn: what it is worth by hourglasses and suspects left, and in the chase by suspects left."""


class Prospects(PocketHabit):
    """What the beginning of a turn is worth: by what was learnt from the turn after it, back from the last."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        turns = read("gaslamp.bots", "pocket_turns.json")
        self.take(turns["values"], turns["spread"], turns["middle"])
        self.gap = vec[i64]([max(2 * many - n, n - 2 * many) for n in range(10) for many in [count(x) for x in range(512)]])
        """How far from halves a number of suspects is divided by those of them who are seen."""

    def take(self, values: Sequence[float], spread: Sequence[float], middle: Sequence[float]) -> None:
        """What was learnt."""
        self.values = vec[float]([float(value) for value in values])
        self.spread = vec[float]([float(weight) for weight in spread])
        """By turn: what it weighs that suspects stand so that they are hard to divide."""
        self.middle = vec[float]([float(value) for value in middle])
        """How hard they are to divide in the middle, by their number."""

    def beginning(self, turn: i64, left: float, hourglasses: float, chase: bool) -> float:
        row = (turn + 1) * MATRIX + i64(left)
        return self.values[row + 10 * GOAL] if chase else self.values[row + 10 * i64(hourglasses)]

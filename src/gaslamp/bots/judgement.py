"""How a position looks, as a chance to win: a few things one can see at a glance, each with a weight that experience gave it.

The weights are those of a logistic regression over games between our players, one set for each phase of a game;
`tools/learn.py` plays the games and writes the weights into `data/`.
"""

import math
from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.state import State, only
from gaslamp.kit.data import read
from gaslamp.search.playout import Habit


class Judgement(Habit):
    """A habit that judges. A game says what it looks at (`features`), and when (`enough`, `phase`)."""

    def __init__(self, name: str, side: int) -> None:
        self.side: i64 = side
        """The seats whose chance is judged; the others have the rest."""
        self.learn(read("gaslamp.bots", f"{name}.json")["weights"])

    def learn(self, weights: Sequence[Sequence[float]]) -> None:
        """Take over weights: a row for each phase."""
        self.size: i64 = len(weights[0])
        self.weights = vec[float]([weight for row in weights for weight in row])

    def phase(self, state: State) -> i64:
        raise NotImplementedError

    def features(self, state: State) -> vec[float]:
        """What one sees at a glance of a position that is enough to judge."""
        raise NotImplementedError

    def judge(self, phase: i64, features: vec[float]) -> float:
        """The chance that these features stand for."""
        total = 0.0
        at = phase * self.size
        for feature in features:
            total += self.weights[at] * feature
            at += 1
        return 1.0 / (1.0 + math.exp(-total))

    def chances(self, state: State, seats: i64) -> vec[float]:
        won = state.winners() if state.to_act() == 0 else 0
        chance = (1.0 if won & self.side else 0.0) if won else self.judge(self.phase(state), self.features(state))
        found = vec[float]([1.0 - chance] * int(seats))
        for seat in range(seats):
            if self.side & only(seat):
                found[seat] = chance
        return found

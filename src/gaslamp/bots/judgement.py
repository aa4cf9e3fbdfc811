"""How a position looks, as a chance to win: a few things one can see at a glance, each with a weight that experience gave it.

The weights are those of a logistic regression over games between our players, one set for each phase of a game;
`tools/learn.py` plays the games and writes the weights into `data/`.
"""

import math
from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.state import State, only
from gaslamp.kit.bits import count
from gaslamp.kit.data import read
from gaslamp.search.guise import Guise

STAGES: Final = 5
"""Of a round of four characters or actions: before each of them, and when all is done."""


class Judgement(Guise):
    """A habit that judges. A game says what it looks at (`features`), and when (`enough`, `phase`)."""

    def __init__(self, name: str, side: int) -> None:
        self.side: i64 = side
        """The seats whose chance is judged; the others have the rest."""
        data = read("gaslamp.bots", f"{name}.json")
        self.learn(data["weights"])
        self.learn_midway(data.get("midway", [[0.0]]))

    def learn(self, weights: Sequence[Sequence[float]]) -> None:
        """Take over weights: a row for each phase."""
        self.size: i64 = len(weights[0])
        self.weights = vec[float]([weight for row in weights for weight in row])

    def learn_midway(self, weights: Sequence[Sequence[float]]) -> None:
        self.wide: i64 = len(weights[0])
        self.midway = vec[float]([weight for row in weights for weight in row])

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

    def stage(self, state: State) -> i64:
        """How far a round has come: which weights serve for judging in the middle of it."""
        raise NotImplementedError

    def aspects(self, state: State, secrets: vec[i64]) -> vec[float]:
        """What one sees at a glance in the middle of a round, for each secret."""
        raise NotImplementedError

    def survey(self, state: State, secrets: vec[i64]) -> vec[float]:
        aspects = self.aspects(state, secrets)
        found = vec[float]([0.0] * len(secrets))
        stage = self.stage(state)
        for at in range(len(secrets)):
            found[at] = self.weigh(stage, aspects, at * self.wide)
        return found

    def weigh(self, stage: i64, aspects: vec[float], start: i64) -> float:
        """The chance that these aspects stand for."""
        total = 0.0
        at = stage * self.wide
        for place in range(start, start + self.wide):
            total += self.midway[at] * aspects[place]
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


def members(possible: i64) -> vec[i64]:
    """Secrets that are the members of a set."""
    found = vec[i64]()
    for secret in range(16):
        if possible >> secret & 1:
            found = append(found, i64(secret))
    return found


def shared(secrets: vec[i64], possible: i64) -> vec[float]:
    """Equal shares for those that are possible."""
    found = vec[float]([0.0] * len(secrets))
    for at in range(len(secrets)):
        if possible >> secrets[at] & 1:
            found[at] = 1.0 / float(count(possible))
    return found


def log_odds(chance: float) -> float:
    """A chance as evidence, within bounds."""
    return math.log(max(chance, 0.01) / max(1.0 - chance, 0.01))

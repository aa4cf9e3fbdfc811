"""What somebody's moves tell about what he hides.

A belief knows what can be, not how people play. But with another secret one would have moved otherwise: who sees Jack walk
into the dark may ask who of the suspects would have gone there. How he chooses is not known either, so three kinds of players
are reckoned with, each as likely as his moves so far make him: one who *thinks* as the reader does, one who goes by first
*looks*, and one who moves *anyhow*, whose moves tell nothing. Who is read wrongly soon looks like the last kind, and reading
stops by itself.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

KINDS: Final = 3
BEFORE: Final = vec[float]([0.5, 0.2, 0.3])
"""How likely somebody is to think, to go by looks, to move anyhow, before he has moved."""
SLIPS: Final = 0.15
"""The share of moves that do not even fit who thinks or looks."""
VAGUE: Final = 20.0
"""So many rounds of thought count half: a search that has just begun tries this and that."""
STEP: Final = 0.05
"""Such a difference in looks makes a move e times as likely to who goes by them."""
DOUBT: Final = 0.01
"""However unlikely a secret is by what was played, it counts at least so much beside the likeliest."""


class Reading:
    """How likely each secret is by what its owner did, beside what the belief says."""

    def __init__(self) -> None:
        self.weights: dict[i64, vec[float]] = {}
        """By secret, for each kind of player."""

    def keep(self, secrets: vec[i64]) -> None:
        """Only these can still be."""
        kept: dict[i64, vec[float]] = {}
        most = 0.0
        for secret in secrets:
            weights = self.weights.get(secret)
            kept[secret] = vec[float]([0.0] * KINDS) if weights is None else weights
            most = max(most, total(kept[secret]))
        for secret in secrets:
            if most == 0.0:  # nothing was read yet, or nobody thought of these
                kept[secret] = BEFORE[:]
            else:
                weights = kept[secret]
                for kind in range(KINDS):
                    weights[kind] /= most
        self.weights = kept

    def likely(self, secret: i64) -> float:
        """Beside the likeliest, which has 1."""
        weights = self.weights.get(secret)
        return 1.0 if weights is None else max(total(weights), DOUBT)

    def hear(
        self,
        secret: i64,
        visits: vec[i64],
        looks: vec[float],
        made: vec[i64],
        after: vec[i64],
        then: "Reading",
        inclined: float = -1.0,
    ) -> None:
        """With this secret moves are thought about so often and look so. One of those at the places `made` was made, after which
        the secret is that in `after`: this goes into what is read `then`. Who goes by looks was so much inclined to it; where
        that is negative, the looks of single moves tell.
        """
        weights = self.weights[secret]
        often: i64 = 0
        best = -1.0
        for place in range(len(visits)):
            often += visits[place]
            best = max(best, looks[place])
        by_looks = 0.0
        for look in looks:
            by_looks += math.exp((look - best) / STEP)
        anyhow = 1.0 / float(len(visits) + (1 if len(made) == 0 else 0))
        for number in range(len(made)):
            at = made[number]
            thought = (float(visits[at]) + VAGUE * anyhow) / (float(often) + VAGUE)
            looked = math.exp((looks[at] - best) / STEP) / by_looks if inclined < 0.0 else inclined / float(len(made))
            then.add(after[number], 0, weights[0] * ((1.0 - SLIPS) * thought + SLIPS * anyhow))
            then.add(after[number], 1, weights[1] * ((1.0 - SLIPS) * looked + SLIPS * anyhow))
            then.add(after[number], 2, weights[2] * anyhow)
        if len(made) == 0:  # a move that nobody would think of
            for kind in range(KINDS):
                then.add(secret, kind, weights[kind] * anyhow * (SLIPS if kind < 2 else 1.0))

    def add(self, secret: i64, kind: i64, weight: float) -> None:
        weights = self.weights.get(secret)
        if weights is None:
            weights = vec[float]([0.0] * KINDS)
            self.weights[secret] = weights
        weights[kind] += weight


def total(weights: vec[float]) -> float:
    return weights[0] + weights[1] + weights[2]

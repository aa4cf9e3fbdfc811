"""How sure a result is: an interval for a share, and a test that stops as soon as it knows."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, pvariance

Z = 1.959964
"""Standard deviations of a 95 % interval."""


def wilson(wins: int, games: int, z: float = Z) -> tuple[float, float]:
    """Wilson's interval for a share: sound for few games and for shares near 0 and 1."""
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return (0.0 if wins == 0 else (centre - spread) / whole), (1.0 if wins == games else (centre + spread) / whole)


def interval(scores: Sequence[float], z: float = Z) -> tuple[float, float]:
    """The interval of a mean of scores between 0 and 1, such as those of pairs of games.

    Wilson's, for as many games as would vary as much as these do: where both games of a pair tend to go the same way, a pair
    tells little more than one game; where luck cancels out, it tells more than two.
    """
    mean, spread = fmean(scores), pvariance(scores)
    worth = len(scores) if spread == 0 else len(scores) * mean * (1 - mean) / spread
    centre, whole = mean + z * z / (2 * worth), 1 + z * z / worth
    reach = z * math.sqrt(mean * (1 - mean) / worth + z * z / (4 * worth * worth))
    return max(0.0, (centre - reach) / whole), min(1.0, (centre + reach) / whole)


@dataclass(frozen=True)
class Sprt:
    """Wald's sequential test on pairs of games: does the first player score at least `better`, or no more than `worse`?

    Pairs score 0, ½ or 1, so the likelihood ratio is that of a normal mean with the variance seen so far. `doubt` is the
    chance of either error.
    """

    worse: float
    better: float
    doubt: float = 0.05
    least: int = 8
    """Pairs before which nothing is decided: a variance of so few means nothing."""

    def ratio(self, scores: Sequence[float]) -> float:
        """The logarithm of how much better `better` explains the scores than `worse`."""
        if len(scores) < self.least:
            return 0.0
        # One pair of each kind is added, so that scores that are all the same have a variance too.
        spread = pvariance([*scores, 0.0, 1.0])
        return len(scores) * (self.better - self.worse) * (2 * fmean(scores) - self.better - self.worse) / (2 * spread)

    def verdict(self, scores: Sequence[float]) -> str:
        """`better`, `worse`, or nothing yet."""
        bound = math.log((1 - self.doubt) / self.doubt)
        ratio = self.ratio(scores)
        return "better" if ratio >= bound else "worse" if ratio <= -bound else ""

"""How often a ghost with seven dreams in hand can name a card of the tableau: the check of the numbers in associations.json.

A dream here is one card or two (a ghost gives one or more); its score for a target is the mean of its cards' scores, each card's
scores standardised over the 18 targets of a kind. In a row of six of that kind it *points* to a target that it ranks first in
both sources at once, and *names* it if it does so by at least one standard deviation of the dream's own 18 scores.

What can be had at all. A single card ranks only one of the six first, so however good the cards are, single cards cannot point
to a target in more than 1 - C(70,7)/C(84,7) = 73.5 % of hands, on average over the targets. To name is harder: 18 scores of
deviation 1 have room for three targets each 1 above the next, no more, and C(15,6)/C(18,6) = 27 % of rows have none of the three.
The best decks that we found by search, with both sources the same, name a target in 60 % of hands with one card and in 63 % with
one or two (more cards add next to nothing); `ideal` makes one of them. To name every target in 80 % of hands is out of reach, by
this search if not by proof. What we ask for is that a ghost who may throw his hand once, as the rules let him, can point to every
target in 80 % of cases.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from math import comb

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

DREAMS, HAND, ROW, EACH = 84, 7, 6, 18
LEAST = 0.80
LIMIT = 1 - comb(DREAMS - DREAMS // ROW, HAND) / comb(DREAMS, HAND)
HINTS = (2, 2, 1, 1, 1, 1)  # what an ideal card says for the targets of a kind: two strong hints, four weak ones


@dataclass(frozen=True)
class Named:
    """Shares of hands: one card names the target, one or two do, one or two at least point to it."""

    single: float
    pair: float
    first: float

    @property
    def thrown(self) -> float:
        """... point to it from this hand or, if it must be thrown, from the next."""
        return 1 - (1 - self.first) ** 2


def standardised(scores: Numbers) -> Numbers:
    """The scores with mean 0 and deviation 1 along the last axis; where all are equal, 0."""
    scores = scores - scores.mean(axis=-1, keepdims=True)
    return np.asarray(scores / np.maximum(scores.std(axis=-1, keepdims=True), 1e-9), np.float64)


def coverage(matrices: Numbers, hands: int, seed: int = 1) -> list[Named]:
    """For each target of the matrices (sources x dreams x targets) how often it is named, in so many random hands and rows."""
    random = np.random.default_rng(seed)
    kinds = [standardised(matrices[:, :, start : start + EACH]) for start in range(0, matrices.shape[2], EACH)]
    return [named(cards, target, hands, random) for cards in kinds for target in range(EACH)]


def named(cards: Numbers, target: int, hands: int, random: np.random.Generator) -> Named:
    dreams = np.argsort(random.random((hands, cards.shape[1])), axis=1)[:, :HAND]
    others = np.delete(np.arange(EACH), target)[np.argsort(random.random((hands, EACH - 1)), axis=1)[:, : ROW - 1]]
    held = cards[:, dreams]
    left, right = np.array(list(combinations(range(HAND), 2))).T
    single = lead(held, target, others)
    both = np.maximum(single, lead(standardised(held[:, :, left] + held[:, :, right]), target, others))
    return Named(float((single >= 1).mean()), float((both >= 1).mean()), float((both > 0).mean()))


def lead(dreams: Numbers, target: int, others: NDArray[np.intp]) -> Numbers:
    """By how much the best dream of each hand (sources x hands x dreams x targets) ranks the target first in all sources."""
    rivals = np.take_along_axis(dreams, others[None, :, None, :], axis=3).max(axis=3)
    return np.asarray((dreams[..., target] - rivals).min(axis=0).max(axis=1))


def ideal(seed: int = 1) -> Numbers:
    """The matrices of a deck in which both sources see the same hints, for other targets on every card."""
    random = np.random.default_rng(seed)
    hints = np.zeros((DREAMS, EACH))
    hints[:, : len(HINTS)] = HINTS
    return np.array([random.permuted(hints, axis=1)] * 2)


def mean(found: list[Named]) -> Named:
    return Named(*(float(np.mean([getattr(share, name) for share in found])) for name in ("single", "pair", "first")))

"""The referee's hand: what nobody chooses is drawn here, by the odds the state gives."""

from fractions import Fraction

from mypy_extensions import i64

from gaslamp.core.rng import Rng
from gaslamp.core.state import REFEREE, State


def draw(state: State, rng: Rng) -> i64:
    """One of the referee's legal moves, with its exact odds."""
    moves = state.moves(REFEREE)
    odds = state.odds()
    if len(odds) == 0:
        return moves[rng.below(len(moves))]
    total: i64 = 0
    for weight in odds:
        total += weight
    left = rng.below(total)
    at: i64 = 0
    while left >= odds[at]:
        left -= odds[at]
        at += 1
    return moves[at]


def odds(state: State) -> list[Fraction]:
    """The exact chance of each of the referee's legal moves, in their order."""
    count = len(state.moves(REFEREE))
    weights = [int(weight) for weight in state.odds()] or [1] * count
    return [Fraction(weight, sum(weights)) for weight in weights]

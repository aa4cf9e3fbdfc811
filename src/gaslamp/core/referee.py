"""The referee's odds. What nobody chooses is drawn by `State.pick`."""

from fractions import Fraction

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.state import REFEREE, State


def odds(state: State) -> list[Fraction]:
    """The exact chance of each of the referee's legal moves, in their order."""
    count = len(state.moves(REFEREE))
    weights = [int(weight) for weight in state.odds()] or [1] * count
    return [Fraction(weight, sum(weights)) for weight in weights]


def shares(state: State, moves: i64) -> vec[float]:
    """The same for so many moves as plain numbers, for who asks often."""
    odds = state.odds()
    total: i64 = 0
    for weight in odds:
        total += weight
    found = vec[float](capacity=moves)
    for at in range(moves):
        found = append(found, float(odds[at]) / float(total) if len(odds) else 1.0 / float(moves))
    return found

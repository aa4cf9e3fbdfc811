"""The referee's odds. What nobody chooses is drawn by `State.pick`."""

from fractions import Fraction

from gaslamp.core.state import REFEREE, State


def odds(state: State) -> list[Fraction]:
    """The exact chance of each of the referee's legal moves, in their order."""
    count = len(state.moves(REFEREE))
    weights = [int(weight) for weight in state.odds()] or [1] * count
    return [Fraction(weight, sum(weights)) for weight in weights]

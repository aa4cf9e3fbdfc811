"""Counting: how many sequences of moves of a given length a position allows, the referee's moves included.

A rule that is wrong by one move shows in such a count, and a count can be worked out by hand.
"""

from mypy_extensions import i64

from gaslamp.core.state import State, members


def perft(state: State, depth: i64) -> i64:
    """Sequences of exactly `depth` moves; where several seats act at once, every order counts."""
    if depth == 0:
        return 1
    total: i64 = 0
    for seat in members(state.to_act()):
        moves = state.moves(seat)
        if depth == 1:
            total += len(moves)
            continue
        for move in moves:
            after = state.copy()
            after.apply(seat, move)
            total += perft(after, depth - 1)
    return total

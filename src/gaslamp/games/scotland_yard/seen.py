"""Who may know what of a move. With `view.py` this is the one gate; nothing else decides what reaches a player."""

from mypy_extensions import i64

from gaslamp.core.state import only
from gaslamp.games.scotland_yard.board import MR_X
from gaslamp.games.scotland_yard.state import RIDE, YardState


def seen(state: YardState, move: i64, viewer: i64) -> i64:
    """Everybody sees the ticket of Mr X's ride; where it ends only when he shows himself. His card nobody sees. [7, 14, 23]"""
    if viewer & only(MR_X) or state.turn != MR_X:
        return move
    board = state.board
    if state.question == RIDE:
        if move == board.double or state.shown(state.window + 1):
            return move
        return board.unseen + board.by[move]
    return board.start_unseen

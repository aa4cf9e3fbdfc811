"""Who may know what of a move. With `view.py` this is the one gate; nothing else decides what reaches a player."""

from mypy_extensions import i64

from gaslamp.core.state import only
from gaslamp.games.mysterium.board import DREAMS, EACH, KINDS
from gaslamp.games.mysterium.moves import (
    CLOSE,
    COMBINATION,
    COMBINATION_UNSEEN,
    CULPRIT,
    CULPRIT_UNSEEN,
    DRAW,
    DRAW_UNSEEN,
    DREAM,
    DREAM_UNSEEN,
    SHARE,
    SHARE_UNSEEN,
    SHOW,
    TABLE,
    VOTE,
    VOTE_UNSEEN,
)
from gaslamp.games.mysterium.state import GHOST, MysteriumState


def seen(state: MysteriumState, seat: i64, move: i64, viewer: i64) -> i64:
    """A sealed vote is the voter's; the combinations, the hand and what lies face down are the ghost's; the rest is open. [34]"""
    if VOTE <= move < DREAM:
        sealed = state.psychics > 1  # one voice alone is heard at once [33]
        return VOTE_UNSEEN if sealed and not viewer & only(seat) else move
    if viewer & only(GHOST):
        return move
    if DREAM <= move < CLOSE:
        return DREAM_UNSEEN + (move - DREAM) // DREAMS
    if CULPRIT <= move < SHARE:
        return CULPRIT_UNSEEN
    if SHARE <= move < TABLE:
        return SHARE_UNSEEN
    if COMBINATION <= move < DRAW:
        return COMBINATION_UNSEEN + (move - COMBINATION) // (KINDS * EACH)
    if DRAW <= move < SHOW:
        return DRAW_UNSEEN
    return move

"""Who may know what of a move. With `view.py` this is the one gate; nothing else decides what reaches a player."""

from mypy_extensions import i64

from gaslamp.core.state import only
from gaslamp.games.mr_jack_pocket.moves import CARD, CARD_UNSEEN, IDENTITY, IDENTITY_UNSEEN, TOSS, WITNESS
from gaslamp.games.mr_jack_pocket.state import JACK, PocketState


def seen(state: PocketState, move: i64, viewer: i64) -> i64:
    """Everything happens in the open but Jack's identity and the alibi cards he draws. [9, 22, 34]"""
    if viewer & only(JACK):
        return move
    if IDENTITY <= move < TOSS:
        return IDENTITY_UNSEEN
    if CARD <= move < WITNESS and state.card_for == JACK:
        return CARD_UNSEEN
    return move

"""Who may know what of a move. With `view.py` this is the one gate; nothing else decides what reaches a player."""

from mypy_extensions import i64

from gaslamp.core.state import only
from gaslamp.games.mr_jack.moves import ALIBI, ALIBI_UNSEEN, DEAL, IDENTITY, IDENTITY_UNSEEN, WITNESS
from gaslamp.games.mr_jack.state import JACK, JackState


def seen(state: JackState, move: i64, viewer: i64) -> i64:
    """All happens in the open but who Jack is, and the alibi cards, which only the side that draws them sees. [8, 18, 41]"""
    if IDENTITY <= move < DEAL:
        return move if viewer & only(JACK) else IDENTITY_UNSEEN
    if ALIBI <= move < WITNESS:
        return move if viewer & only(state.side_to_act()) else ALIBI_UNSEEN
    return move

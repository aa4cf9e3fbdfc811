"""Who may know what of a move, in both games. With each game's `view.py` this is the one gate."""

from mypy_extensions import i64

from gaslamp.core.state import only
from gaslamp.sisters.moves import ALIBI, ALIBI_UNSEEN, DEAL, IDENTITY, IDENTITY_UNSEEN, WITNESS
from gaslamp.sisters.state import JACK, CaseState


def seen(state: CaseState, move: i64, viewer: i64, sightings: i64) -> i64:
    """All happens in the open but who Jack is, and the alibi cards, which only the side that draws them sees.

    `sightings` is the number of the game's first sighting.
    """
    if IDENTITY <= move < DEAL:
        return move if viewer & only(JACK) else sightings + IDENTITY_UNSEEN
    if ALIBI <= move < WITNESS:
        return move if viewer & only(state.side_to_act()) else sightings + ALIBI_UNSEEN
    return move

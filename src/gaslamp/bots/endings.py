"""When a game is so near its end that what is left may be solved (`search/endgame.py`)."""

from gaslamp.core.state import State
from gaslamp.games.mr_jack_pocket.board import TURNS
from gaslamp.games.mr_jack_pocket.state import PocketState
from gaslamp.search.endgame import Endgame


class PocketEnd(Endgame):
    """The last turn."""

    def near(self, state: State) -> bool:
        assert isinstance(state, PocketState)
        return state.turn == TURNS

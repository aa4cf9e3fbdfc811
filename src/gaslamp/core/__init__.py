"""The one abstraction all games share. Start with `state`, then `game`, `view`, `belief`, `table`."""

from gaslamp.core.belief import Belief
from gaslamp.core.errors import GaslampError, IllegalMove, NotationError, SetupError, UnknownGame
from gaslamp.core.game import Game
from gaslamp.core.messages import Message
from gaslamp.core.options import Option
from gaslamp.core.paths import PathBelief
from gaslamp.core.rng import Rng
from gaslamp.core.state import NOBODY, PUBLIC, REFEREE, TRUTH, State, Viewer, first, looking, members, only
from gaslamp.core.table import Line, Table
from gaslamp.core.view import Outcome, View, as_bytes

__all__ = [
    "NOBODY",
    "PUBLIC",
    "REFEREE",
    "TRUTH",
    "Belief",
    "Game",
    "GaslampError",
    "IllegalMove",
    "Line",
    "Message",
    "NotationError",
    "Option",
    "Outcome",
    "PathBelief",
    "Rng",
    "SetupError",
    "State",
    "Table",
    "UnknownGame",
    "View",
    "Viewer",
    "as_bytes",
    "first",
    "looking",
    "members",
    "only",
]

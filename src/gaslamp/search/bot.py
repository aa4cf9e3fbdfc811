"""Players that are not people. A bot gets what a player gets: the story line by line, and when asked, a view and the
legal moves. No state ever reaches it; what it imagines, it draws from its own belief.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gaslamp.core.belief import Belief
from gaslamp.core.game import Game
from gaslamp.core.rng import Rng
from gaslamp.core.state import PUBLIC
from gaslamp.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One player, in one or more seats of a side. Subclass it in plain Python; it runs under the compiled package."""

    def hear(self, seat: i64, seen: i64) -> None:
        """One line of the story, as this player's seats saw it."""

    def choose(self, seat: i64, view: View, moves: vec[i64]) -> i64:
        """One of the legal moves of a seat this player holds."""
        raise NotImplementedError

    def gesture(self) -> str:
        """What this player shows to all as it makes the move it chose last, such as its reason; empty for nothing."""
        return ""

    def thoughts(self) -> int:
        """How many rounds it has thought so far, whatever it calls a round."""
        return 0


class RandomBot(Bot):
    """Any legal move, each as likely as the others."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seat: i64, view: View, moves: vec[i64]) -> i64:
        return moves[self.rng.below(len(moves))]


def in_public(game: Game, belief: Belief, seat: i64, seen: i64) -> i64:
    """What everybody sees of the next line of a story. Of what is hidden from this player too, that is the same."""
    world = belief.draw(Rng(0))  # any will do: what is seen of a move depends on nothing hidden
    for move in world.moves(seat):
        if move == seen:
            return game.seen(world, seat, move, PUBLIC)
    return seen

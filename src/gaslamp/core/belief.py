"""What could be true, given what a viewer heard.

A belief hears the story line by line and knows every *world*, a full state, that fits it, with weights. The weight of a
world is the chance of the referee's moves that lead to it, times the number of ways in which hidden players could have
moved there: no opinion about how anybody plays. Opinions belong to bots.

`paths.PathBelief` works for any game; a game whose secrets are many brings a faster one of its own.
"""

from mypy_extensions import i64, mypyc_attr

from gaslamp.core.rng import Rng
from gaslamp.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """The worlds one viewer must reckon with. `Game.belief(viewer)` makes one; it starts before the first move."""

    def hear(self, seat: i64, seen: i64) -> None:
        """Take in one line of the viewer's story."""
        raise NotImplementedError

    def draw(self, rng: Rng) -> State:
        """A world, by the weights; a fresh state the caller may play on."""
        raise NotImplementedError

    def worlds(self) -> list[tuple[State, float]] | None:
        """All worlds with weights that sum to one; None where they are too many to list."""
        raise NotImplementedError

    def copy(self) -> "Belief":
        raise NotImplementedError

"""What can be true for somebody who is not Mr X: where he is, by the number of ways that lead there (`whereabouts.py`).

Mr X knows everything; what he wants to know is what the others can know, and that is a belief too: `outsider`.
"""

from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.rng import Rng
from gaslamp.core.state import PUBLIC, State, only
from gaslamp.games.scotland_yard.board import MR_X
from gaslamp.games.scotland_yard.seen import seen
from gaslamp.games.scotland_yard.state import UNKNOWN, YardState
from gaslamp.games.scotland_yard.whereabouts import Ways


class YardBelief(Belief):
    def __init__(self, start: YardState, viewer: int) -> None:
        self.known = start.copy()
        """The state as far as the viewer knows it."""
        self.secret = False
        """Whether there is something the viewer does not know."""
        self.mrx = Ways(start.board)
        """Where Mr X can be."""
        self.outsider: YardBelief | None = YardBelief(start, PUBLIC) if viewer & only(MR_X) else None
        """For Mr X: what everybody else can know."""

    def hear(self, seat: i64, heard: i64) -> None:
        if self.outsider is not None:
            self.outsider.hear(seat, seen(self.known, heard, PUBLIC))
        if heard == self.known.board.start_unseen:
            self.secret = True
        if self.secret:
            self.mrx.hear(self.known, heard)
        self.known.apply(seat, heard)

    # The worlds.

    def draw(self, rng: Rng) -> State:
        if not self.secret:
            return self.known.copy()
        left = self.mrx.total() * float(rng.next32()) / 4294967296.0
        drawn: i64 = 0
        for station in range(1, self.known.board.stations + 1):
            if self.mrx.ways[station] > 0.0:
                drawn = station
                left -= self.mrx.ways[station]
                if left < 0.0:
                    break
        return self.world(drawn)

    def world(self, station: i64) -> YardState:
        world = self.known.copy()
        world.at[MR_X] = station
        return world

    def worlds(self) -> list[tuple[State, float]] | None:
        if not self.secret:
            return [(self.known.copy(), 1.0)]
        return [(self.world(station), share) for station, share in self.stations().items()]

    def copy(self) -> "YardBelief":
        other = YardBelief(self.known, PUBLIC)
        other.secret = self.secret
        other.mrx = self.mrx.copy()
        other.outsider = None if self.outsider is None else self.outsider.copy()
        return other

    # In the words of the game.

    def possible(self) -> list[int]:
        """The stations where Mr X can be, in their order; the one where he is, for himself."""
        if not self.secret:
            return [int(self.known.at[MR_X])] if self.known.at[MR_X] != UNKNOWN else []
        return self.mrx.possible(self.known.board.stations)

    def stations(self) -> dict[int, float]:
        """How likely each of them is, if every way to it were equally likely."""
        total = self.mrx.total() if self.secret else 1.0
        return {station: self.mrx.ways[station] / total if self.secret else 1.0 for station in self.possible()}

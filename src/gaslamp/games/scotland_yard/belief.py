"""Where Mr X can be, for somebody who is not Mr X: every station, with the number of ways that lead there.

All else is open. A ride of Mr X spreads the ways along the lines that his ticket pays for, round the detectives who stand in
the way at that time; a detective's ride that missed him takes one station away; a reveal leaves one. What he may do tells
something too: a double move needs two rides, and while the game goes on he has not been cornered.

Mr X knows everything; what he wants to know is what the others can know, and that is a belief too: `outsider`.
"""

from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.rng import Rng
from gaslamp.core.state import PUBLIC, State, only
from gaslamp.games.scotland_yard.board import MR_X, purse
from gaslamp.games.scotland_yard.seen import seen
from gaslamp.games.scotland_yard.state import RIDE, UNKNOWN, YardState


class YardBelief(Belief):
    def __init__(self, start: YardState, viewer: int) -> None:
        self.known = start.copy()
        """The state as far as the viewer knows it."""
        self.secret = False
        """Whether there is something the viewer does not know."""
        self.ways = start.board.nowhere[:]
        """How many ways lead to each station. A game is too short for these numbers to grow too large."""
        self.outsider: YardBelief | None = YardBelief(start, PUBLIC) if viewer & only(MR_X) else None
        """For Mr X: what everybody else can know."""

    def hear(self, seat: i64, heard: i64) -> None:
        if self.outsider is not None:
            self.outsider.hear(seat, seen(self.known, heard, PUBLIC))
        board = self.known.board
        if heard == board.start_unseen:
            self.secret = True
            for card in self.known.board.cards:
                self.ways[card] = 1.0
        elif self.secret:
            self.learn(heard)
        self.known.apply(seat, heard)
        if self.secret and heard == board.missed and self.known.turn == MR_X and self.known.question == RIDE:
            self.keep_cornered(False)

    def learn(self, heard: i64) -> None:
        """What a line says about the worlds, before it happens in them."""
        known = self.known
        board = known.board
        if heard >= board.unseen:
            self.spread(heard - board.unseen)
        elif heard == board.missed:
            self.ways[known.at[known.turn]] = 0.0
        elif heard < board.double:
            if known.turn == MR_X:
                self.only_at(board.to[heard])
        elif heard == board.double:
            self.keep_doubling()
        elif heard < board.missed:
            self.ways[board.card(heard)] = 0.0
        elif heard == board.caught:
            self.only_at(known.at[known.turn])
        else:
            self.ways[known.at[known.turn]] = 0.0
            self.keep_cornered(True)

    def spread(self, ticket: i64) -> None:
        """Every way goes on to every station that the ticket leads to and no detective holds."""
        known = self.known
        board = known.board
        first, ends, occupied = board.first, board.ends, known.occupied
        halfway = known.doubling == 2
        left = known.purse_after(ticket)
        before = self.ways
        after = board.nowhere[:]
        place = only(ticket) * (board.stations + 1)
        station: i64 = 1
        while station <= board.stations:
            ways = before[station]
            if ways > 0.0:
                at = first[place + station]
                end = first[place + station + 1]
                while at < end:
                    there = ends[at]
                    if not occupied[there] and not (halfway and not known.can_leave(there, left)):
                        after[there] += ways
                    at += 1
            station += 1
        self.ways = after

    def only_at(self, station: i64) -> None:
        self.ways = self.known.board.nowhere[:]
        self.ways[station] = 1.0

    def keep_doubling(self) -> None:
        """He can make two rides."""
        known = self.known
        at = known.at[MR_X]
        for station in range(1, known.board.stations + 1):
            if self.ways[station] > 0.0:
                known.at[MR_X] = station
                if not known.may_double():
                    self.ways[station] = 0.0
        known.at[MR_X] = at

    def keep_cornered(self, cornered: bool) -> None:
        """He has no ride left; or he has one."""
        known = self.known
        kinds = purse(known.tickets, MR_X)
        for station in range(1, known.board.stations + 1):
            if self.ways[station] > 0.0 and known.can_leave(station, kinds) == cornered:
                self.ways[station] = 0.0

    # The worlds.

    def total(self) -> float:
        total = 0.0
        for ways in self.ways:
            total += ways
        return total

    def draw(self, rng: Rng) -> State:
        if not self.secret:
            return self.known.copy()
        left = self.total() * float(rng.next32()) / 4294967296.0
        drawn: i64 = 0
        for station in range(1, self.known.board.stations + 1):
            if self.ways[station] > 0.0:
                drawn = station
                left -= self.ways[station]
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
        total = self.total()
        return [(self.world(station), self.ways[station] / total) for station in self.possible()]

    def copy(self) -> "YardBelief":
        other = YardBelief(self.known, PUBLIC)
        other.secret = self.secret
        other.ways = self.ways[:]
        other.outsider = None if self.outsider is None else self.outsider.copy()
        return other

    # In the words of the game.

    def possible(self) -> list[int]:
        """The stations where Mr X can be, in their order; the one where he is, for himself."""
        if not self.secret:
            return [int(self.known.at[MR_X])] if self.known.at[MR_X] != UNKNOWN else []
        return [station for station in range(1, int(self.known.board.stations) + 1) if self.ways[station] > 0.0]

    def stations(self) -> dict[int, float]:
        """How likely each of them is, if every way to it were equally likely."""
        total = self.total() if self.secret else 1.0
        return {station: self.ways[station] / total if self.secret else 1.0 for station in self.possible()}

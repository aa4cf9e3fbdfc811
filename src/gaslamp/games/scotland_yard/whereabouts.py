"""The stations where Mr X can be, as everybody can work it out: as a set of bits, or with the number of ways that lead to each.

All else is open, so both follow a state, of which they look at nothing that is hidden. A ride of Mr X spreads them along the
lines that his ticket pays for, round the detectives who stand in the way at that time; a detective's ride that missed him takes
one station away; a reveal leaves one. What he may do tells something too: a double move needs two rides, and while the game goes
on he has not been cornered.
"""

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.state import only
from gaslamp.games.scotland_yard.board import BIT, MR_X, WORD, WORDS, Board, purse
from gaslamp.games.scotland_yard.state import YardState


class Whereabouts:
    """What both kinds share: what a line says about the stations, before it happens."""

    def hear(self, state: YardState, heard: i64) -> None:
        """Take in a line as everybody hears it; the state is the one it happens in."""
        board = state.board
        if heard == board.start_unseen:
            self.start(board)
        elif heard >= board.unseen:
            self.spread(state, heard - board.unseen)
        elif heard == board.missed:
            self.drop(state.at[state.turn])
            if state.mrx_is_next():
                self.keep(state, purse(state.tickets, MR_X), True)
        elif heard < board.double:
            if state.turn == MR_X:
                self.only_at(board.to[heard])
        elif heard == board.double:
            self.keep_doubling(state)
        elif heard < board.missed:
            self.drop(board.card(heard))
        elif heard == board.caught:
            self.only_at(state.at[state.turn])
        else:
            self.drop(state.at[state.turn])
            self.keep(state, purse(state.tickets, MR_X), False)

    def start(self, board: Board) -> None:
        """He has drawn one of his cards."""
        raise NotImplementedError

    def spread(self, state: YardState, ticket: i64) -> None:
        """He has gone on with a ticket, to any station it leads to where no detective stands."""
        raise NotImplementedError

    def only_at(self, station: i64) -> None:
        raise NotImplementedError

    def drop(self, station: i64) -> None:
        raise NotImplementedError

    def has(self, station: i64) -> bool:
        raise NotImplementedError

    def keep_doubling(self, state: YardState) -> None:
        """He can make two rides."""
        for station in range(1, state.board.stations + 1):
            if self.has(station) and not state.could_double(station):
                self.drop(station)

    def keep(self, state: YardState, kinds: i64, can_leave: bool) -> None:
        """With these tickets he can ride on; or he cannot."""
        for station in range(1, state.board.stations + 1):
            if self.has(station) and state.can_leave(station, kinds) != can_leave:
                self.drop(station)

    def possible(self, stations: i64) -> list[int]:
        """The stations, in their order."""
        return [station for station in range(1, int(stations) + 1) if self.has(station)]


class Bits(Whereabouts):
    """The set alone, for searches that ask at every node: four words, and a station's neighbours are four words too."""

    def __init__(self) -> None:
        self.words = vec[i64]([0] * WORDS)

    def start(self, board: Board) -> None:
        for card in board.cards:
            self.words[card // WORD] |= BIT[card % WORD]

    def spread(self, state: YardState, ticket: i64) -> None:
        board = state.board
        reached = board.reached
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        d: i64 = 0
        at = WORDS * (board.stations + 1) * ticket
        for word in range(WORDS):
            bits = self.words[word]
            place = at
            while bits:
                if bits & 1:
                    a |= reached[place]
                    b |= reached[place + 1]
                    c |= reached[place + 2]
                    d |= reached[place + 3]
                bits >>= 1
                place += WORDS
            at += WORDS * WORD
        self.words[0] = a
        self.words[1] = b
        self.words[2] = c
        self.words[3] = d
        for seat in range(1, board.detectives + 1):
            self.drop(state.at[seat])
        if state.doubling == 2:
            self.keep(state, state.purse_after(ticket), True)

    def only_at(self, station: i64) -> None:
        self.words = vec[i64]([0] * WORDS)
        self.words[station // WORD] = BIT[station % WORD]

    def drop(self, station: i64) -> None:
        self.words[station // WORD] &= ~BIT[station % WORD]

    def has(self, station: i64) -> bool:
        return self.words[station // WORD] >> (station % WORD) & 1 == 1

    def copy(self) -> "Bits":
        other = Bits()
        other.words = self.words[:]
        return other


class Ways(Whereabouts):
    """How many ways lead to each station. A game is too short for these numbers to grow too large."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.ways = board.nowhere[:]

    def start(self, board: Board) -> None:
        for card in board.cards:
            self.ways[card] = 1.0

    def spread(self, state: YardState, ticket: i64) -> None:
        """Every way goes on to every such station."""
        board = self.board
        first, ends, occupied = board.first, board.ends, state.occupied
        halfway = state.doubling == 2
        left = state.purse_after(ticket)
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
                    if not occupied[there] and not (halfway and not state.can_leave(there, left)):
                        after[there] += ways
                    at += 1
            station += 1
        self.ways = after

    def only_at(self, station: i64) -> None:
        self.ways = self.board.nowhere[:]
        self.ways[station] = 1.0

    def drop(self, station: i64) -> None:
        self.ways[station] = 0.0

    def has(self, station: i64) -> bool:
        return self.ways[station] > 0.0

    def total(self) -> float:
        total = 0.0
        for ways in self.ways:
            total += ways
        return total

    def copy(self) -> "Ways":
        other = Ways(self.board)
        other.ways = self.ways[:]
        return other

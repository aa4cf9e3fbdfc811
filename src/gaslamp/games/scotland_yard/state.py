"""Scotland Yard: the rules. Numbers in brackets are those of RULES.md.

A state may be half-known: a viewer who hears `start mrx ?` and `taxi ?` can play the same moves on a state of his own, in which
Mr X is nowhere. What follows from where he is, the referee says: after each ride of a detective `missed`, `caught` or `cornered`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.rng import Rng
from gaslamp.core.state import NOBODY, REFEREE, State, only
from gaslamp.games.scotland_yard.board import KINDS, MR_X, Board, purse
from gaslamp.games.scotland_yard.moves import BLACK, DOUBLE

UNKNOWN: Final = 0
"""No station has this number."""

# What is asked now.
START: Final = 0
RIDE: Final = 1
ANSWER: Final = 2
OVER: Final = 3
QUESTIONS: Final = ("start", "ride", "answer", "over")

# Why the game ended.
CAUGHT: Final = 0
CORNERED: Final = 1
ESCAPED: Final = 2
STUCK: Final = 3
REASONS: Final = ("caught", "cornered", "escaped", "stuck")

# An entry of the travel log: the ticket, whether it was half of a double move, and the station as far as this state knows it.
HALF: Final = 8
STATION: Final = 16


class YardState(State):
    def __init__(self, board: Board, at: vec[i64], tickets: vec[i64], log: vec[i64], occupied: vec[u8]) -> None:
        self.board = board
        self.at = at  # the station of each seat's pawn, Mr X's first
        self.tickets = tickets  # five kinds for each seat
        self.log = log  # a ticket for each window of the travel log
        self.occupied = occupied  # the stations where detectives stand
        self.window: i64 = 0  # how many windows are filled
        self.round: i64 = 0
        self.question: i64 = START
        self.turn: i64 = MR_X  # whose card, ride or answer it is
        self.then: i64 = MR_X  # while an answer is due: who rides after it, Mr X if this was the last ride of the round
        self.doubling: i64 = 0  # how many rides of a double move are still to come
        self.why: i64 = CAUGHT  # it means nothing before the end

    # Who acts.

    def to_act(self) -> i64:
        if self.question == RIDE:
            return only(self.turn)
        if self.question == OVER:
            return NOBODY
        return only(REFEREE)

    # What can be done.

    def moves(self, seat: i64) -> vec[i64]:
        if self.question == RIDE:
            return self.rides()
        if self.question == ANSWER:
            return append(vec[i64](), self.answer())
        return self.start_cards()

    def start_cards(self) -> vec[i64]:
        """The cards that nobody has drawn yet. [6]"""
        board = self.board
        first = board.start + self.turn * board.stations - 1
        moves = vec[i64]()
        for card in board.cards if self.turn == MR_X else board.detective_cards:
            if not self.drawn(card):
                moves = append(moves, first + card)
        return moves

    def drawn(self, card: i64) -> bool:
        return any(self.at[seat] == card for seat in range(self.turn))

    def rides(self) -> vec[i64]:
        """A line from where the pawn stands, a ticket for it, and no detective at its end. [9, 11, 12, 13, 19, 20, 24]"""
        board = self.board
        place = self.listed()
        end = board.first[place + 1]
        at = board.first[place]
        moves = vec[i64](capacity=end - at + 1)
        while at < end:
            move = board.rides[at]
            if self.may_ride(move):
                moves = append(moves, move)
            at += 1
        if self.turn == MR_X and self.may_double():
            moves = append(moves, board.double)
        return moves

    def listed(self) -> i64:
        """Which of the board's lists has the rides of whoever is to ride."""
        return purse(self.tickets, self.turn) * (self.board.stations + 1) + self.at[self.turn]

    def may_ride(self, move: i64) -> bool:
        """Whether a ride on the list can be made now: a double move needs a second ride after the first. [20]"""
        to = self.board.to[move]
        if self.occupied[to]:
            return False
        return self.doubling != 2 or self.can_leave(to, self.purse_after(self.board.by[move]))

    def may_double(self) -> bool:
        """Whether Mr X may announce a double move now. [19]"""
        return not self.doubling and self.tickets[DOUBLE] > 0 and self.could_double(self.at[MR_X])

    def could_double(self, station: i64) -> bool:
        """Whether there is room for a double move from a station: in the log, and on the map. [20, 21]"""
        board = self.board
        if board.rounds == 0 and self.window + 2 > board.windows:
            return False
        place = purse(self.tickets, MR_X) * (board.stations + 1) + station
        at = board.first[place]
        end = board.first[place + 1]
        while at < end:
            move = board.rides[at]
            to = board.to[move]
            if not self.occupied[to] and self.can_leave(to, self.purse_after(board.by[move])):
                return True
            at += 1
        return False

    def purse_after(self, ticket: i64) -> i64:
        """The kinds of ticket Mr X has left after a ride with one."""
        kinds = purse(self.tickets, MR_X)
        if self.tickets[ticket] == 1 and not (self.board.unlimited and ticket != BLACK):
            kinds &= ~only(ticket)
        return kinds

    def can_leave(self, station: i64, kinds: i64) -> bool:
        """Whether somebody at a station with such tickets has a ride."""
        board = self.board
        place = kinds * (board.stations + 1) + station
        at = board.first[place]
        end = board.first[place + 1]
        while at < end:
            if not self.occupied[board.ends[at]]:
                return True
            at += 1
        return False

    def can_ride(self, seat: i64) -> bool:
        return self.can_leave(self.at[seat], purse(self.tickets, seat))

    def pick(self, seat: i64, rng: Rng) -> i64:
        """Any legal move, by drawing from the list until one is legal: few are not, and whoever is to ride has one."""
        if self.question == ANSWER:
            return self.answer()
        if self.question == START:
            cards = self.start_cards()
            return cards[rng.below(len(cards))]
        board = self.board
        place = self.listed()
        first = board.first[place]
        count = board.first[place + 1] - first
        more: i64 = 1 if self.turn == MR_X and self.doubling == 0 and self.tickets[DOUBLE] else 0
        while True:
            drawn = rng.below(count + more)
            if drawn == count:
                if self.may_double():
                    return board.double
            elif self.may_ride(board.rides[first + drawn]):
                return board.rides[first + drawn]

    def answer(self) -> i64:
        """Is Mr X where the detective came to stand? If not and it is his turn, can he ride at all? [16, 26, 27]"""
        board = self.board
        if self.at[self.turn] == self.at[MR_X]:
            return board.caught
        if self.mrx_is_next() and not self.can_ride(MR_X):
            return board.cornered
        return board.missed

    def mrx_is_next(self) -> bool:
        """Whether, if the answer due is `missed`, another round begins."""
        return self.then == MR_X and not self.time_is_up() and self.hunters_can_ride()

    # What a move does.

    def apply(self, seat: i64, move: i64) -> None:
        board = self.board
        if move < board.double:
            if self.turn == MR_X:
                self.flee(board.by[move], board.to[move])
            else:
                self.hunt(board.by[move], board.to[move])
        elif move == board.missed:
            self.go_on()
        elif move == board.double:
            self.tickets[DOUBLE] -= 1
            self.doubling = 2
        elif move == board.start_unseen:
            self.place(UNKNOWN)
        elif move < board.missed:
            self.place(board.card(move))
        elif move >= board.unseen:
            self.flee(move - board.unseen, UNKNOWN)
        elif move == board.caught:
            self.at[MR_X] = self.at[self.turn]
            self.end(CAUGHT)
        else:
            self.end(CORNERED)

    def place(self, station: i64) -> None:
        """A start card: detectives set up their pawns, Mr X keeps his secret. [6, 7]"""
        self.at[self.turn] = station
        if self.turn != MR_X:
            self.occupied[station] = 1
        self.turn += 1
        if self.turn > self.board.detectives:
            self.begin_round()

    def flee(self, ticket: i64, station: i64) -> None:
        """Mr X writes down where he goes and covers it with the ticket. [10, 14, 19, 22]"""
        if ticket == BLACK or not self.board.unlimited:
            self.tickets[ticket] -= 1
        self.log[self.window] = ticket + STATION * station + (HALF if self.doubling else 0)
        self.window += 1
        self.at[MR_X] = station
        if self.doubling:
            self.doubling -= 1
            if self.doubling:
                return
        self.turn = self.next_hunter(MR_X)

    def hunt(self, ticket: i64, station: i64) -> None:
        """A detective's pawn moves in the open, and the ticket goes to Mr X. [11, 15]"""
        seat = self.turn
        self.occupied[self.at[seat]] = 0
        self.occupied[station] = 1
        self.at[seat] = station
        self.tickets[KINDS * seat + ticket] -= 1
        if not self.board.unlimited:
            self.tickets[ticket] += 1
        self.then = self.next_hunter(seat)
        self.question = ANSWER

    def next_hunter(self, seat: i64) -> i64:
        """The next detective of this round who can ride; Mr X if there is none. [17, 18]"""
        seat += 1
        while seat <= self.board.detectives:
            if self.can_ride(seat):
                return seat
            seat += 1
        return MR_X

    def hunters_can_ride(self) -> bool:
        return self.next_hunter(MR_X) != MR_X

    def go_on(self) -> None:
        if self.then != MR_X:
            self.turn = self.then
            self.question = RIDE
        elif self.time_is_up():
            self.end(ESCAPED)
        else:
            self.begin_round()

    def begin_round(self) -> None:
        """Mr X first; he has won where nobody could follow him. [8, 28]"""
        if self.hunters_can_ride():
            self.round += 1
            self.turn = MR_X
            self.question = RIDE
        else:
            self.end(STUCK)

    # The end.

    def time_is_up(self) -> bool:
        """Whether this round is the last. [29]"""
        board = self.board
        return self.round == board.rounds if board.rounds else self.window == board.windows

    def end(self, why: i64) -> None:
        self.question = OVER
        self.turn = MR_X
        self.why = why

    def escaped(self) -> bool:
        """Whether Mr X has won, once the game is over."""
        return self.why >= ESCAPED

    def winners(self) -> i64:
        return only(MR_X) if self.escaped() else only(self.board.detectives + 1) - 2

    def reason(self) -> str:
        return REASONS[self.why]

    # What can be asked of it.

    def shown(self, window: i64) -> bool:
        """Whether Mr X shows himself in a window, counted from 1. [23]"""
        return self.board.reveals >> window & 1 == 1

    def key(self) -> str:
        """All that matters for what may come: not what Mr X wrote down unseen, for no rule asks for it again."""
        whole: list[int] = [self.window, self.round, self.question, self.turn, self.doubling, self.why, *self.at, *self.tickets]
        whole += [self.log[each] if self.shown(each + 1) else self.log[each] % STATION for each in range(self.window)]
        return "".join([chr(number) for number in whole])

    def copy(self) -> "YardState":
        other = YardState(self.board, self.at[:], self.tickets[:], self.log[:], self.occupied[:])
        other.window = self.window
        other.round = self.round
        other.question = self.question
        other.turn = self.turn
        other.then = self.then
        other.doubling = self.doubling
        other.why = self.why
        return other


def start(board: Board) -> YardState:
    """Before the first card is drawn; everybody has his tickets. [4, 5]"""
    return YardState(
        board,
        vec[i64]([UNKNOWN] * int(board.detectives + 1)),
        board.tickets[:],
        vec[i64]([0] * int(board.windows)),
        vec[u8]([0] * int(board.stations + 1)),
    )

"""What the public bots for Scotland Yard do: Mr X thinks ahead as if he were seen, detectives make for where he can be.

Mr X takes the detectives for one opponent who sees him and knows all his plans (a *paranoid* search, by alpha-beta). The three
nearest ride, the others stand still, but any of them catches him who can. He is sorry for his double tickets, and lays a black
one where it hides most. How much the others know of where he is does not enter into it.

Every detective rides, for himself, to where the stations at which Mr X can be are nearest on average.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.bots.scotland_yard import ORDINARY_TICKETS, by_ordinary_ticket
from gaslamp.core.game import Game
from gaslamp.core.rng import Rng
from gaslamp.core.state import only
from gaslamp.core.view import View
from gaslamp.games.scotland_yard.belief import YardBelief
from gaslamp.games.scotland_yard.board import KINDS, MR_X, Board, purse
from gaslamp.games.scotland_yard.moves import BLACK, TAXI
from gaslamp.games.scotland_yard.state import YardState
from gaslamp.kit.bits import count
from gaslamp.kit.graphs import distances
from gaslamp.search.bot import Bot

PLIES: Final = 5
"""Rides looked at: Mr X's, three detectives', and Mr X's again."""
HUNTERS: Final = 3

# What Mr X weighs, in steps.
WON: Final = 100.0
CAUGHT_NOW: Final = -WON - PLIES + 0.5
"""Whatever is worth less ends with the next rides of the detectives."""
ON_AVERAGE: Final = 0.3
"""How far the detectives are on average, beside the nearest of them."""
FREE: Final = 0.1
"""A free station to go on to."""


class Paranoid(Bot):
    def __init__(self, game: Game, viewer: int, rng: Rng) -> None:
        belief = game.belief(viewer)
        assert isinstance(belief, YardBelief)
        self.belief = belief
        self.board: Board = belief.known.board
        self.rng = rng
        self.nodes: i64 = self.board.stations + 1
        self.far = distances(self.board.first, self.board.ends, ORDINARY_TICKETS * self.nodes, self.nodes)
        self.imagined: YardState = belief.known
        """What Mr X thinks through: rides are made in it and taken back."""
        self.hunters = vec[i64]()
        """The detectives who ride in it."""

    def hear(self, seat: i64, seen: i64) -> None:
        self.belief.hear(seat, seen)

    def choose(self, seat: i64, view: View, moves: vec[i64]) -> i64:
        if len(moves) == 1:
            return moves[0]
        return self.flee(moves) if seat == MR_X else self.hunt(moves)

    def chance(self) -> float:
        """Equals are equal."""
        return float(self.rng.next32()) * 1e-12

    # A detective.

    def hunt(self, rides: vec[i64]) -> i64:
        possible = self.belief.possible()
        best = rides[0]
        least = 1e9
        for ride in rides:
            steps = self.chance()
            for station in possible:
                steps += float(self.far[self.nodes * self.board.to[ride] + station])
            if steps < least:
                best, least = ride, steps
        return best

    # Mr X.

    def flee(self, moves: vec[i64]) -> i64:
        known = self.belief.known
        self.imagined = known.copy()
        self.hunters = self.nearest(known)
        best = moves[0]
        most = -1e9
        may_double = False
        for move in moves:
            if move == self.board.double:
                may_double = True
            elif self.board.by[move] != BLACK or not by_ordinary_ticket(self.board, moves, self.board.to[move]):
                chance = self.chance()
                value = self.after(move, known.doubling == 2, PLIES, most - chance, 1e9) + chance
                if value > most:
                    best, most = move, value
        if may_double and most < CAUGHT_NOW:
            return self.board.double
        return self.black(moves, best) if self.hides(known, moves) else best

    def nearest(self, known: YardState) -> vec[i64]:
        """The detectives who are nearest to him, in the order of their turns."""
        near: i64 = 0
        for steps in range(1, self.nodes + 1):
            for hunter in range(1, self.board.detectives + 1):
                if count(near) < HUNTERS and self.far[self.nodes * known.at[hunter] + known.at[MR_X]] == steps:
                    near |= only(hunter)
        found = vec[i64]()
        for hunter in range(1, self.board.detectives + 1):
            if near >> hunter & 1:
                found = append(found, i64(hunter))
        return found

    def hides(self, known: YardState, moves: vec[i64]) -> bool:
        """Whether it is time for a black ticket: he has just shown himself, will not at once again, and more than taxis stop."""
        if known.window == 0 or not known.shown(known.window) or known.shown(known.window + 1):
            return False
        return any(move < self.board.double and TAXI < self.board.by[move] < BLACK for move in moves)

    def black(self, moves: vec[i64], ride: i64) -> i64:
        """The same ride with a black ticket, if he has one."""
        for move in moves:
            if move < self.board.double and self.board.to[move] == self.board.to[ride] and self.board.by[move] == BLACK:
                return move
        return ride

    # What he imagines.

    def after(self, ride: i64, again: bool, plies: i64, low: float, high: float) -> float:
        """What a ride of his is worth, the first of two or the only one."""
        state = self.imagined
        ticket = self.board.by[ride]
        before = state.at[MR_X]
        kept = state.tickets[ticket]
        if ticket == BLACK or not self.board.unlimited:
            state.tickets[ticket] -= 1
        state.at[MR_X] = self.board.to[ride]
        state.window += 1
        if again:
            value = self.flees(plies, low, high)
        elif self.in_reach():
            value = -WON - float(plies)  # the sooner the worse
        elif state.time_is_up():
            value = WON
        else:
            value = self.hunts(0, plies - 1, low, high)
        state.window -= 1
        state.at[MR_X] = before
        state.tickets[ticket] = kept
        return value

    def in_reach(self) -> bool:
        """Whether a detective can ride to where he is."""
        state = self.imagined
        for hunter in range(1, self.board.detectives + 1):
            if self.far[self.nodes * state.at[hunter] + state.at[MR_X]] == 1:
                place = purse(state.tickets, hunter) * self.nodes + state.at[hunter]
                at = self.board.first[place]
                while at < self.board.first[place + 1]:
                    if self.board.ends[at] == state.at[MR_X]:
                        return True
                    at += 1
        return False

    def flees(self, plies: i64, low: float, high: float) -> float:
        """His best ride. Black tickets are for when nothing else is left."""
        kinds = purse(self.imagined.tickets, MR_X)
        if kinds & ORDINARY_TICKETS and self.imagined.can_leave(self.imagined.at[MR_X], kinds & ORDINARY_TICKETS):
            kinds &= ORDINARY_TICKETS
        place = kinds * self.nodes + self.imagined.at[MR_X]
        best = -WON - float(plies)
        at = self.board.first[place]
        while at < self.board.first[place + 1] and best < high:
            if not self.imagined.occupied[self.board.ends[at]]:
                best = max(best, self.after(self.board.rides[at], False, plies, max(low, best), high))
            at += 1
        return best

    def hunts(self, number: i64, plies: i64, low: float, high: float) -> float:
        """What is left to him when the detectives ride as badly for him as they can, one after the other."""
        state = self.imagined
        if plies == 0:
            return self.look()
        if number == len(self.hunters):
            state.round += 1
            value = self.flees(plies, low, high)
            state.round -= 1
            return value
        hunter = self.hunters[number]
        before = state.at[hunter]
        place = purse(state.tickets, hunter) * self.nodes + before
        worst = 1e9
        at = self.board.first[place]
        while at < self.board.first[place + 1] and worst > low:
            station = self.board.ends[at]
            if not state.occupied[station]:
                self.walk(hunter, station, self.board.by[self.board.rides[at]], 1)
                worst = min(worst, self.hunts(number + 1, plies - 1, low, min(high, worst)))
                self.walk(hunter, before, self.board.by[self.board.rides[at]], -1)
            at += 1
        return worst if worst < 1e9 else self.hunts(number + 1, plies, low, high)

    def walk(self, hunter: i64, station: i64, ticket: i64, paid: i64) -> None:
        """A detective rides and pays Mr X; or rides back and is paid."""
        state = self.imagined
        state.occupied[state.at[hunter]] = 0
        state.occupied[station] = 1
        state.at[hunter] = station
        state.tickets[KINDS * hunter + ticket] -= paid
        if not self.board.unlimited:
            state.tickets[ticket] += paid

    def look(self) -> float:
        """How he stands, at first sight: far from the detectives, with free stations round him."""
        state = self.imagined
        nearest = self.nodes
        total: i64 = 0
        for hunter in range(1, self.board.detectives + 1):
            steps = self.far[self.nodes * state.at[hunter] + state.at[MR_X]]
            nearest = min(nearest, steps)
            total += steps
        place = ORDINARY_TICKETS * self.nodes + state.at[MR_X]
        free: i64 = 0
        at = self.board.first[place]
        while at < self.board.first[place + 1]:
            if not state.occupied[self.board.ends[at]]:
                free += 1
            at += 1
        return float(nearest) + ON_AVERAGE * float(total) / float(self.board.detectives) + FREE * float(free)

"""What a player of Scotland Yard knows at first sight: `greedy`, a baseline that looks one ride ahead.

Detectives close in on the stations where Mr X can be, each thinking of the others as they stand. Mr X keeps his distance, his
ways out and his secret, and spends what he has few of when it gets close.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.bots.judgement import Judgement
from gaslamp.core.belief import Belief
from gaslamp.core.game import Game
from gaslamp.core.rng import Rng
from gaslamp.core.state import State
from gaslamp.core.view import View
from gaslamp.games.scotland_yard.belief import YardBelief
from gaslamp.games.scotland_yard.board import MR_X, Board, purse
from gaslamp.games.scotland_yard.moves import BLACK, DOUBLE, UNDERGROUND
from gaslamp.games.scotland_yard.state import CAUGHT, OVER, RIDE, YardState
from gaslamp.kit.data import read
from gaslamp.kit.graphs import distances
from gaslamp.search.bot import Bot
from gaslamp.search.reading import Reading

ORDINARY_TICKETS: Final = 0b0111
"""A purse with everything detectives ride with."""
OTHER_WAYS: Final = 0b0110
"""A purse with buses and the underground."""

# What a detective weighs. A catch is worth this many steps.
CATCH: Final = 12.0
NEARER: Final = 0.35
"""His own distance, beside that of whoever is nearest."""
UNDERGROUND_COST: Final = 0.05

# What Mr X weighs, in steps.
NEAR: Final = 4
"""Detectives further away than this do not frighten him."""
EXITS: Final = 0.25
DOUBT: Final = 0.9
DANGER: Final = 9.0
BLACK_COST: Final = 0.8
DOUBLE_COST: Final = 4.0


# How Mr X is imagined by those who hunt him.
FLOOR: Final = 0.25
"""The share of worlds that are drawn without any opinion about him: a wrong opinion is worse than none."""
BLIND: Final = 0.15
"""The share that is imagined without looking at how he has moved."""
DISTANCES: Final = 6
"""Stations are told apart by how far the nearest detective is, up to here."""

# What imagined players weigh, beside what they weigh at first sight.
CHASE: Final = 0.6
"""How often an imagined detective goes straight for Mr X."""
COALITION: Final = 0.95
"""What a catch by another detective is worth: who could do it himself does not leave it to the others."""
STEP: Final = 0.08
"""How much a step is worth as a chance to win."""
THREAT: Final = 2
"""Mr X does not think of a double move before a detective is so near."""


def by_ordinary_ticket(board: Board, moves: vec[i64], station: i64) -> bool:
    """Whether one of these moves leads to a station with an ordinary ticket."""
    return any(move < board.double and board.to[move] == station and board.by[move] != BLACK for move in moves)


class YardHabit(Judgement):
    """A position is judged when a round begins, by how far the detectives are and how many safe stations Mr X can go to.

    Detectives think of Mr X where players of several kinds have been, counted over many games (`data/scotland_yard.json`): how
    much more often he was so far from the nearest detective than the number of ways says.
    """

    def __init__(self, name: str, board: Board) -> None:
        super().__init__(name, 1 << MR_X)
        self.by_distance = vec[float]([float(weight) for weight in read("gaslamp.bots", f"{name}.json")["stations"]])
        self.board = board
        self.nodes: i64 = board.stations + 1
        self.far = distances(board.first, board.ends, ORDINARY_TICKETS * self.nodes, self.nodes)
        self.belief: YardBelief | None = None
        self.possible = vec[i64]()
        """Where Mr X can be, when thinking begins ..."""
        self.likely = vec[float]()
        """... and how likely that is: all of them together 1."""

    # Mr X is imagined.

    def secret(self, state: State, seat: i64) -> i64:
        assert isinstance(state, YardState)
        return state.at[MR_X] if seat == MR_X else 0

    def hides(self, seat: i64) -> bool:
        return seat == MR_X

    def begin(self, belief: Belief) -> None:
        assert isinstance(belief, YardBelief)
        self.belief = belief
        self.possible = vec[i64]()
        self.likely = vec[float]()
        if not belief.secret:
            return
        total = 0.0
        ways = 0.0
        for station in range(1, self.nodes):
            if belief.mrx.ways[station] > 0.0:
                likely = belief.mrx.ways[station] * self.by_distance[self.nearest(belief.known, station) - 1]
                self.possible = append(self.possible, i64(station))
                self.likely = append(self.likely, likely)
                total += likely
                ways += belief.mrx.ways[station]
        for at in range(len(self.possible)):
            blind = belief.mrx.ways[self.possible[at]] / ways
            self.likely[at] = (1.0 - FLOOR) * self.likely[at] / total + FLOOR * blind

    def nearest(self, state: YardState, station: i64) -> i64:
        """How far the nearest detective is from a station; on it, he would have to leave and come back."""
        found: i64 = DISTANCES
        for hunter in range(1, self.board.detectives + 1):
            found = min(found, self.far[self.nodes * state.at[hunter] + station])
        return max(found, 1)

    def imagine(self, belief: Belief, rng: Rng) -> State:
        if belief is not self.belief or len(self.possible) == 0:
            return belief.draw(rng)
        assert isinstance(belief, YardBelief)
        left = float(rng.next32()) / 4294967296.0
        at: i64 = 0
        while at < len(self.possible) - 1 and left >= self.likely[at]:
            left -= self.likely[at]
            at += 1
        return belief.world(self.possible[at])

    def secrets(self, belief: Belief) -> vec[i64]:
        assert isinstance(belief, YardBelief)
        return self.possible[:] if len(self.possible) else vec[i64]([max(belief.known.at[MR_X], 0)])

    def becomes(self, secret: i64, move: i64) -> i64:
        return self.board.to[move] if move < self.board.double else secret

    def consider(self, reading: Reading) -> bool:
        total = 0.0
        for station in self.possible:
            total += reading.likely(station)
        for at in range(len(self.possible)):
            self.likely[at] = BLIND * self.likely[at] + (1.0 - BLIND) * reading.likely(self.possible[at]) / total
        return True

    def opinion(self, world: State, weight: float) -> float:
        assert isinstance(world, YardState)
        for at in range(len(self.possible)):
            if self.possible[at] == world.at[MR_X]:
                return self.likely[at]
        return weight

    # How a position looks.

    def outlook(self, state: State) -> float:
        return self.judge(0, self.features(state))

    def enough(self, state: State) -> bool:
        assert isinstance(state, YardState)
        return state.question == RIDE and state.turn == MR_X and state.doubling == 0

    def phase(self, state: State) -> i64:
        return 0

    def features(self, state: State) -> vec[float]:
        assert isinstance(state, YardState)
        board = self.board
        here = state.at[MR_X]
        nearest: i64 = DISTANCES
        second: i64 = DISTANCES
        total: i64 = 0
        for hunter in range(1, board.detectives + 1):
            steps = min(self.far[self.nodes * state.at[hunter] + here], DISTANCES)
            total += steps
            if steps < nearest:
                nearest, second = steps, nearest
            elif steps < second:
                second = steps
        safe = self.safe(state, here)
        left = float(board.rounds - state.round + 1 if board.rounds else board.windows - state.window) / 24.0
        hidden: i64 = 0
        while hidden < state.window and not state.shown(state.window - hidden):
            hidden += 1
        ahead: i64 = 1
        while ahead < 5 and not state.shown(state.window + ahead):
            ahead += 1
        return vec[float](
            [
                1.0,
                left,
                float(nearest) / 6.0,
                float(second) / 6.0,
                float(total) / (6.0 * float(board.detectives)),
                float(min(safe, 8)) / 8.0,
                1.0 if safe == 0 else 0.0,
                float(state.tickets[BLACK]) / 5.0,
                float(state.tickets[DOUBLE]) / 2.0,
                float(min(hidden, 5)) / 5.0,
                1.0 if hidden == 0 else 0.0,
                float(ahead) / 5.0,
                left * float(min(safe, 8)) / 8.0,
            ]
        )

    def safe(self, state: YardState, station: i64) -> i64:
        """How many rides lead on from a station to where no detective gets with one."""
        place = purse(state.tickets, MR_X) * self.nodes + station
        found: i64 = 0
        last: i64 = 0
        at = self.board.first[place]
        while at < self.board.first[place + 1]:
            end = self.board.ends[at]
            if end != last and not state.occupied[end] and self.nearest(state, end) > 1:
                found += 1
            last = end
            at += 1
        return found

    def chances(self, state: State, seats: i64) -> vec[float]:
        assert isinstance(state, YardState)
        found = super().chances(state, seats)
        if state.question == OVER and state.why == CAUGHT:
            for seat in range(1, seats):
                if state.at[seat] != state.at[MR_X]:
                    found[seat] = COALITION
        return found

    # How imagined players move.

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, YardState)
        if seat != MR_X and float(rng.next32()) > CHASE * 4294967296.0:
            return state.pick(seat, rng)
        place = state.listed()
        best: i64 = -1
        most: i64 = -1
        same: i64 = 0
        at = self.board.first[place]
        while at < self.board.first[place + 1]:
            ride = self.board.rides[at]
            if state.may_ride(ride):
                end = self.board.ends[at]
                if seat == MR_X:
                    value = 2 * min(self.nearest(state, end), NEAR) + (0 if self.board.by[ride] == BLACK else 1)
                else:
                    value = self.nodes - self.far[self.nodes * end + state.at[MR_X]]
                if value > most:
                    best, most, same = ride, value, 1
                elif value == most:
                    same += 1
                    if rng.below(same) == 0:
                        best = ride
            at += 1
        return best

    def sensible(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        """Mr X keeps black tickets for when they hide something, and double ones for when somebody is near."""
        assert isinstance(state, YardState)
        if seat != MR_X:
            return moves
        hides = not state.shown(state.window + 1) and self.more_than_taxis(state)
        near = self.nearest(state, state.at[MR_X]) <= THREAT
        kept = vec[i64](capacity=len(moves))
        for move in moves:
            if move == self.board.double:
                if near:
                    kept = append(kept, move)
            elif self.board.by[move] != BLACK or hides or not by_ordinary_ticket(self.board, moves, self.board.to[move]):
                kept = append(kept, move)
        return kept if len(kept) else moves

    def more_than_taxis(self, state: YardState) -> bool:
        place = OTHER_WAYS * self.nodes + state.at[MR_X]
        return self.board.first[place] < self.board.first[place + 1]

    def looks(self, state: State, seat: i64, moves: vec[i64]) -> vec[float]:
        assert isinstance(state, YardState)
        values = vec[float](capacity=len(moves))
        total = 0.0
        for move in moves:
            value = self.flight(state, move) if seat == MR_X else self.hunt(state, seat, move)
            total += value
            values = append(values, value)
        middle = total / float(len(moves))
        for at in range(len(values)):
            values[at] = min(max(0.5 + STEP * (values[at] - middle), 0.0), 1.0)
        return values

    def flight(self, state: YardState, ride: i64) -> float:
        if ride == self.board.double:
            return 0.0
        here = self.board.to[ride]
        nearest = self.nearest(state, here)
        known = 1.0 if state.shown(state.window + 1) else 1.0 / (1.0 + 0.1 * float(len(self.possible)))
        value = float(min(nearest, NEAR)) + EXITS * float(min(self.safe(state, here), 6))
        if nearest == 1:
            value -= DANGER * known
        return value - BLACK_COST if self.board.by[ride] == BLACK else value

    def hunt(self, state: YardState, seat: i64, ride: i64) -> float:
        """As a greedy detective sees it, if Mr X is still where he can be when thinking begins."""
        here = self.board.to[ride]
        steps = 0.0
        caught = 0.0
        for at in range(len(self.possible)):
            station = self.possible[at]
            mine = self.far[self.nodes * here + station]
            nearest = mine
            for other in range(1, self.board.detectives + 1):
                if other != seat:
                    nearest = min(nearest, self.far[self.nodes * state.at[other] + station])
            steps += self.likely[at] * (float(nearest) + NEARER * float(mine))
            if station == here:
                caught = self.likely[at]
        return CATCH * caught - steps


class YardGreedy(Bot):
    def __init__(self, game: Game, viewer: int, rng: Rng) -> None:
        belief = game.belief(viewer)
        assert isinstance(belief, YardBelief)
        self.belief = belief
        self.board: Board = belief.known.board
        self.rng = rng
        self.nodes: i64 = self.board.stations + 1
        self.far = distances(self.board.first, self.board.ends, ORDINARY_TICKETS * self.nodes, self.nodes)

    def hear(self, seat: i64, seen: i64) -> None:
        self.belief.hear(seat, seen)

    def choose(self, seat: i64, view: View, moves: vec[i64]) -> i64:
        if len(moves) == 1:
            return moves[0]
        best = moves[0]
        most = -1e9
        for move in moves:
            value = self.flight(move) if seat == MR_X else self.hunt(seat, move)
            value += float(self.rng.next32()) * 1e-12  # equals are equal
            if value > most:
                best, most = move, value
        if seat == MR_X and most > -DOUBLE_COST:
            return best
        for move in moves:
            if move == self.board.double:  # nothing else is good enough
                return move
        return best

    def hunt(self, seat: i64, ride: i64) -> float:
        """How good a station is for a detective: is Mr X there, and how far would the hunters be from where else he can be?"""
        known = self.belief.known
        here = self.board.to[ride]
        total = 0.0
        steps = 0.0
        for station in range(1, self.board.stations + 1):
            ways = self.belief.mrx.ways[station]
            if ways > 0.0:
                total += ways
                mine = self.far[self.nodes * here + station]
                nearest = mine
                for other in range(1, self.board.detectives + 1):
                    if other != seat:
                        nearest = min(nearest, self.far[self.nodes * known.at[other] + station])
                steps += ways * (float(nearest) + NEARER * float(mine))
        if total == 0.0:
            return 0.0
        spent = UNDERGROUND_COST if self.board.by[ride] == UNDERGROUND else 0.0
        return CATCH * self.belief.mrx.ways[here] / total - steps / total - spent

    def flight(self, ride: i64) -> float:
        """How good a ride is for Mr X. A double move is judged by what else there is."""
        if ride >= self.board.double:
            return -1e9
        known = self.belief.known
        here = self.board.to[ride]
        nearest: i64 = NEAR
        threats = 0.0
        for hunter in range(1, self.board.detectives + 1):
            steps = self.far[self.nodes * known.at[hunter] + here]
            nearest = min(nearest, steps)
            if steps == 1 and self.reaches(known, hunter, here):
                threats += 1.0
        value = float(nearest) + EXITS * float(min(self.exits(known, here), 6))
        possible, share = self.doubt(ride, here)
        value += DOUBT * math.log(float(possible)) - DANGER * threats * math.sqrt(share)
        return value - BLACK_COST if self.board.by[ride] == BLACK else value

    def reaches(self, known: YardState, hunter: i64, station: i64) -> bool:
        """Whether a detective has the ticket to be there with his next ride."""
        place = purse(known.tickets, hunter) * self.nodes + known.at[hunter]
        at = self.board.first[place]
        while at < self.board.first[place + 1]:
            if self.board.ends[at] == station:
                return True
            at += 1
        return False

    def exits(self, known: YardState, station: i64) -> i64:
        """Rides that would lead on from a station."""
        place = purse(known.tickets, MR_X) * self.nodes + station
        free: i64 = 0
        at = self.board.first[place]
        while at < self.board.first[place + 1]:
            if not known.occupied[self.board.ends[at]]:
                free += 1
            at += 1
        return free

    def doubt(self, ride: i64, here: i64) -> tuple[i64, float]:
        """At how many stations the hunters would have to look for him, and the share of the ways that lead to the right one."""
        outsider = self.belief.outsider
        if outsider is None or self.belief.known.shown(self.belief.known.window + 1):
            return 1, 1.0
        imagined = outsider.mrx.copy()
        imagined.spread(outsider.known, self.board.by[ride])
        possible: i64 = 0
        total = 0.0
        for ways in imagined.ways:
            if ways > 0.0:
                possible += 1
                total += ways
        return max(possible, 1), imagined.ways[here] / total if total > 0.0 else 1.0

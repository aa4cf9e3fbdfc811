"""What a player of Scotland Yard knows at first sight: `greedy`, a baseline that looks one ride ahead.

Detectives close in on the stations where Mr X can be, each thinking of the others as they stand. Mr X keeps his distance, his
ways out and his secret, and spends what he has few of when it gets close.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.game import Game
from gaslamp.core.rng import Rng
from gaslamp.core.view import View
from gaslamp.games.scotland_yard.belief import YardBelief
from gaslamp.games.scotland_yard.board import MR_X, Board, purse
from gaslamp.games.scotland_yard.moves import BLACK, UNDERGROUND
from gaslamp.games.scotland_yard.state import YardState
from gaslamp.kit.graphs import distances
from gaslamp.search.bot import Bot

HUNTERS_WAYS: Final = 0b0111
"""A purse with everything detectives ride with."""

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


class YardGreedy(Bot):
    def __init__(self, game: Game, viewer: int, rng: Rng) -> None:
        belief = game.belief(viewer)
        assert isinstance(belief, YardBelief)
        self.belief = belief
        self.board: Board = belief.known.board
        self.rng = rng
        self.nodes: i64 = self.board.stations + 1
        self.far = distances(self.board.first, self.board.ends, HUNTERS_WAYS * self.nodes, self.nodes)

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

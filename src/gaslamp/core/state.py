"""The truth of one game in progress, and the questions one may ask of it.

A game is a sequence of small moves. At any moment a *set of seats* is to act: one seat, several at once, the referee
alone, or nobody when the game is over. Seats are numbered from 0; sets of seats are bit sets (bit n is seat n), so that
"who may see this?" and "who is to act?" are single numbers that compiled code handles without allocating anything.

The referee plays what nobody chooses: cards drawn, tokens tossed, witnesses' answers. What follows from a hidden fact reaches
the table only through his moves. So what is seen of a move never depends on a secret, a move taken back has told nothing, and
a player who knows half of the truth can follow the game with the same code.
"""

from typing import Final, NewType

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gaslamp.core.rng import Rng

REFEREE: Final = 15
"""The referee's seat number; players' seats are 0 to 14."""

NOBODY: Final = 0

Viewer = NewType("Viewer", int)
"""Somebody who looks on: a set of seats. A type of its own, so that a seat's number is never taken for what it may see."""

PUBLIC: Final = Viewer(0)
"""The viewer who sits nowhere: a spectator."""
TRUTH: Final = Viewer(0xFFFF)
"""The viewer who sees everything: every seat and the referee together."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game. Subclasses are the rules; they check nothing twice and know no screen, clock or bot."""

    def to_act(self) -> i64:
        """The set of seats asked for a move now; `1 << REFEREE` for the referee; NOBODY when the game is over."""
        raise NotImplementedError

    def moves(self, seat: i64) -> vec[i64]:
        """The legal moves of a seat that is to act, in a fixed order: the only source of truth about legality."""
        raise NotImplementedError

    def odds(self) -> vec[i64]:
        """Whole-number weights beside the referee's moves; empty (the default) where all are equally likely."""
        return vec[i64]()

    def pick(self, seat: i64, rng: Rng) -> i64:
        """One of the legal moves: the referee's by their odds, a player's all equally likely. A game may know a quicker way."""
        moves = self.moves(seat)
        odds = self.odds() if seat == REFEREE else vec[i64]()
        if len(odds) == 0:
            return moves[rng.below(len(moves))]
        total: i64 = 0
        for weight in odds:
            total += weight
        left = rng.below(total)
        at: i64 = 0
        while left >= odds[at]:
            left -= odds[at]
            at += 1
        return moves[at]

    def apply(self, seat: i64, move: i64) -> None:
        """Make a legal move, in place and unchecked; Table.play is the checked way."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent state equal to this one. (Not by `copy.deepcopy`: compiled bases leave nothing for it to copy.)"""
        raise NotImplementedError

    def winners(self) -> i64:
        """The set of seats that won, once nobody is to act. It may hold one side, a team, everybody or nobody."""
        raise NotImplementedError

    def reason(self) -> str:
        """Why the game ended so: one stable word or two, the last part of a message id."""
        raise NotImplementedError


def only(seat: i64) -> i64:
    """The set of one seat. (Compiled, a literal shifted has 32 bits: enough for seats, not for larger sets.)"""
    one: i64 = 1
    return one << seat


def looking(*seats: int) -> Viewer:
    """The viewer who sits in these seats."""
    return Viewer(sum([1 << seat for seat in seats]))


def first(seats: i64) -> i64:
    """The lowest seat of a set that is not empty."""
    seat: i64 = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


def members(seats: i64) -> list[int]:
    """The seats of a set, lowest first."""
    return [seat for seat in range(16) if seats >> seat & 1]

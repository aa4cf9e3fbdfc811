"""A game of six seats for measuring the server: each in turn names a number that only its own side sees, for twenty rounds."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core import NOBODY, Belief, Game, PathBelief, State, View, only

OPTIONS = ()
SEATS = ("one", "two", "three", "four", "five", "six")
SIDES = {"odd": ("one", "three", "five"), "even": ("two", "four", "six")}
ROUNDS, NUMBERS = 20, 10
UNSEEN = NUMBERS


class SixState(State):
    def __init__(self) -> None:
        self.named: list[int] = []

    def to_act(self) -> i64:
        return NOBODY if len(self.named) == 6 * ROUNDS else only(len(self.named) % 6)

    def moves(self, seat: i64) -> vec[i64]:
        return vec[i64](range(NUMBERS))

    def apply(self, seat: i64, move: i64) -> None:
        self.named.append(int(move))

    def copy(self) -> State:
        other = SixState()
        other.named = self.named[:]
        return other

    def winners(self) -> i64:
        return 0b010101 if sum(self.named[0::2]) >= sum(self.named[1::2]) else 0b101010

    def reason(self) -> str:
        return "sum"


class SixView(View, frozen=True, kw_only=True):
    named: tuple[int | None, ...]


class Six(Game):
    def start(self) -> SixState:
        return SixState()

    def _sees(self, viewer: i64, seat: i64) -> bool:
        return bool(viewer & (0b010101 if seat % 2 == 0 else 0b101010))

    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        return move if self._sees(viewer, seat) else UNSEEN

    def view(self, state: State, viewer: i64) -> SixView:
        assert isinstance(state, SixState)
        named = tuple(number if self._sees(viewer, place % 6) else None for place, number in enumerate(state.named))
        return SixView(**self.frame(state, viewer), named=named)

    def belief(self, viewer: i64) -> Belief:
        return PathBelief(self, viewer)


def make(settings: Any) -> Game:
    words = [*(f"say {number}" for number in range(NUMBERS)), "say ?"]
    return Six(name="six_seats", rules="1", seats=SEATS, sides=SIDES, words=words, longest=6 * ROUNDS, settings=settings)

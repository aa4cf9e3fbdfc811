"""A belief for any game: follow every path that fits the story.

It is what a new game starts with, and what the laws compare a game's own, faster belief with.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.game import Game
from gaslamp.core.rng import Rng
from gaslamp.core.state import REFEREE, State

MERGING: Final = 4
"""So many ways to a world are reckoned with: if there are more, no world is built to find out how many they lead to."""


class PathBelief(Belief):
    """Every world that fits the story. Exact for any game, and slow where secrets are many."""

    def __init__(self, game: Game, viewer: int, most: int = 100_000) -> None:
        self.game = game
        self.viewer: i64 = viewer
        self.most = most
        self.states: list[State] = [game.start()]
        self.weights: list[float] = [1.0]

    def hear(self, seat: i64, seen: i64) -> None:
        fitting = [alike(self.game, state, seat, seen, self.viewer) for state in self.states]
        paths = 0
        for places in fitting:
            paths += len(places)
        if paths > MERGING * self.most:
            raise self.too_many(f"{MERGING * self.most} ways lead to worlds that")
        states: list[State] = []
        weights: list[float] = []
        known: dict[str, int] = {}
        for index in range(len(self.states)):
            if len(fitting[index]) == 0:
                continue
            state = self.states[index]
            moves = state.moves(seat)
            odds = state.odds() if seat == REFEREE else vec[i64]()
            total: i64 = 0
            for weight in odds:
                total += weight
            for at in fitting[index]:
                share = self.weights[index]
                if seat == REFEREE:
                    share *= float(odds[at]) / float(total) if len(odds) > 0 else 1.0 / float(len(moves))
                world = state.copy()
                world.apply(seat, moves[at])
                key = self.game.key(world) if paths > 1 else ""  # a path alone meets no other
                if key in known:
                    weights[known[key]] += share
                else:
                    known[key] = len(states)
                    states.append(world)
                    weights.append(share)
            if len(states) > self.most:
                raise self.too_many(f"{self.most} worlds")
        if not states:
            raise ValueError(f"no world of {self.game.name} fits the line {self.game.text(seen)!r}")
        whole = sum(weights)
        self.states = states
        self.weights = [weight / whole for weight in weights]

    def too_many(self, what: str) -> OverflowError:
        return OverflowError(f"more than {what} fit this story; {self.game.name} needs a belief of its own")

    def draw(self, rng: Rng) -> State:
        left = float(rng.next32()) / 4294967296.0
        last = len(self.states) - 1
        for index in range(last):
            left -= self.weights[index]
            if left < 0.0:
                return self.states[index].copy()
        return self.states[last].copy()

    def worlds(self) -> list[tuple[State, float]] | None:
        return [(self.states[index].copy(), self.weights[index]) for index in range(len(self.states))]

    def copy(self) -> "PathBelief":
        other = PathBelief(self.game, int(self.viewer), self.most)
        other.states = self.states[:]
        other.weights = self.weights[:]
        return other


def alike(game: Game, state: State, seat: i64, seen: i64, viewer: i64) -> vec[i64]:
    """Which of a seat's legal moves, by their place in the list, look to a viewer like what he saw."""
    found = vec[i64]()
    if state.to_act() >> seat & 1:
        moves = state.moves(seat)
        for at in range(len(moves)):
            if game.seen(state, seat, moves[at], viewer) == seen:
                found = append(found, i64(at))
    return found


def retold(game: Game, viewer: i64, story: Sequence[tuple[int, int]], rng: Rng) -> State | None:
    """A game played at random in which a viewer saw this story; None if that came to where nothing fits any more."""
    state = game.start()
    for seat, seen in story:
        fitting = alike(game, state, seat, seen, viewer)
        if len(fitting) == 0:
            return None
        state.apply(seat, state.moves(seat)[fitting[rng.below(len(fitting))]])
    return state

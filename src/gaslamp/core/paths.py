"""A belief for any game: follow every path that fits the story.

It is what a new game starts with, and what the laws compare a game's own, faster belief with.
"""

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.game import Game
from gaslamp.core.rng import Rng
from gaslamp.core.state import REFEREE, State


class PathBelief(Belief):
    """Every world that fits the story. Exact for any game, and slow where secrets are many."""

    def __init__(self, game: Game, viewer: int, most: int = 100_000) -> None:
        self.game = game
        self.viewer: i64 = viewer
        self.most = most
        self.states: list[State] = [game.start()]
        self.weights: list[float] = [1.0]

    def hear(self, seat: i64, seen: i64) -> None:
        states: list[State] = []
        weights: list[float] = []
        places: dict[str, int] = {}
        for index in range(len(self.states)):
            state = self.states[index]
            if not state.to_act() >> seat & 1:
                continue
            moves = state.moves(seat)
            odds = state.odds() if seat == REFEREE else vec[i64]()
            total: i64 = 0
            for weight in odds:
                total += weight
            at: i64 = 0
            while at < len(moves):
                move = moves[at]
                if self.game.seen(state, seat, move, self.viewer) == seen:
                    share = self.weights[index]
                    if seat == REFEREE:
                        share *= float(odds[at]) / float(total) if len(odds) > 0 else 1.0 / float(len(moves))
                    world = state.copy()
                    world.apply(seat, move)
                    key = self.game.key(world)
                    if key in places:
                        weights[places[key]] += share
                    else:
                        places[key] = len(states)
                        states.append(world)
                        weights.append(share)
                at += 1
            if len(states) > self.most:
                raise OverflowError(f"more than {self.most} worlds fit this story; {self.game.name} needs a belief of its own")
        if not states:
            raise ValueError(f"no world of {self.game.name} fits the line {self.game.text(seen)!r}")
        whole = sum(weights)
        self.states = states
        self.weights = [weight / whole for weight in weights]

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

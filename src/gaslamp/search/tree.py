"""A tree search over imagined worlds, for any game: information-set Monte Carlo tree search with many observers.

Each round of thinking draws a world from the belief and plays it out. On the way down every player has a tree of his own,
whose branches are what *he* saw (`taxi ?`), so that nobody in the imagined game decides by a move he did not see. At a
player's turn his tree picks the move that did best so far or was tried little (UCB1), counted against the number of times
the move was there to be picked, since not every world allows every move. Where a move is tried for the first time the rest
of the game is played at random, or by habit, and the result is written into the moves that were picked.

What the others knew before is not told apart: their trees have one root for all worlds. And whoever has only one world to
imagine, as Jack has, imagines opponents who learn what works against exactly him.

Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), describe the idea.
"""

import math
import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.game import Game
from gaslamp.core.rng import Rng
from gaslamp.core.state import NOBODY, REFEREE, State, first, only
from gaslamp.core.view import View
from gaslamp.search.bot import Bot
from gaslamp.search.playout import NO_HABIT, Habit, playout

EXPLORATION: Final = 0.7


class Arm:
    """A move as one player's tree knows it."""

    def __init__(self) -> None:
        self.available = 0.0
        self.tried = 0.0
        self.won = 0.0


class Node:
    """A moment of the imagined game, by what one player saw since thinking began."""

    def __init__(self) -> None:
        self.arms: dict[i64, Arm] = {}
        self.next: dict[i64, Node] = {}

    def after(self, seat: i64, seen: i64) -> "Node":
        """The moment after a line was heard."""
        key = seen << 4 | seat
        node = self.next.get(key)
        if node is None:
            node = Node()
            self.next[key] = node
        return node

    def pick(self, moves: vec[i64], rng: Rng) -> tuple[i64, Arm, bool]:
        """A move to try: one never tried if there is any, else the most promising; and whether it is new."""
        untried: i64 = 0
        fresh: i64 = -1
        best: i64 = -1
        best_arm: Arm | None = None
        best_value = -1.0
        for move in moves:
            arm = self.arms.get(move)
            if arm is None:
                arm = Arm()
                self.arms[move] = arm
            arm.available += 1.0
            if arm.tried == 0.0:
                untried += 1
                if rng.below(untried) == 0:
                    fresh = move
            elif untried == 0:
                value = arm.won / arm.tried + EXPLORATION * math.sqrt(math.log(arm.available) / arm.tried)
                if value > best_value:
                    best, best_arm, best_value = move, arm, value
        if untried or best_arm is None:
            return fresh, self.arms[fresh], True
        return best, best_arm, False


class Tree:
    """What one player's thinking about one decision has found."""

    def __init__(self, game: Game, viewer: int, seat: i64, habit: Habit) -> None:
        self.game = game
        self.habit = habit
        self.seat = seat
        self.viewers: list[i64] = [viewer]
        self.trees: list[i64] = []
        for other in range(len(game.seats)):
            if viewer >> other & 1:
                self.trees.append(0)
            else:
                self.trees.append(len(self.viewers))
                self.viewers.append(only(other))
        self.roots = [Node() for _ in self.viewers]

    def think(self, state: State, rng: Rng) -> None:
        """Play one imagined world to its end and learn from it."""
        nodes = self.roots[:]
        picked: list[Arm] = []
        pickers: list[i64] = []
        while True:
            acting = state.to_act()
            if acting == NOBODY:
                break
            new = False
            if acting >> REFEREE & 1:
                seat: i64 = REFEREE
                move = state.pick(REFEREE, rng)
            else:
                seat = self.seat if not picked and acting >> self.seat & 1 else first(acting)
                move, arm, new = nodes[self.trees[seat]].pick(state.moves(seat), rng)
                picked.append(arm)
                pickers.append(seat)
            for tree in range(len(nodes)):
                nodes[tree] = nodes[tree].after(seat, self.game.seen(state, seat, move, self.viewers[tree]))
            state.apply(seat, move)
            if new:
                playout(state, rng, self.habit)
                break
        winners = state.winners()
        for index in range(len(picked)):
            picked[index].tried += 1.0
            if winners >> pickers[index] & 1:
                picked[index].won += 1.0

    def best(self, moves: vec[i64]) -> i64:
        """The move tried most, which is the one that held up best."""
        chosen = moves[0]
        most = -1.0
        for move in moves:
            arm = self.roots[0].arms.get(move)
            if arm is not None and arm.tried > most:
                chosen, most = move, arm.tried
        return chosen


class TreeBot(Bot):
    """Thinks for a number of rounds, or for a time; with rounds the same seed gives the same game on any machine."""

    def __init__(
        self, game: Game, viewer: int, rng: Rng, rounds: int = 1000, seconds: float = 0.0, habit: Habit = NO_HABIT
    ) -> None:
        self.game = game
        self.viewer = viewer
        self.rng = rng
        self.rounds = rounds
        self.seconds = seconds
        self.habit = habit
        self.belief: Belief = game.belief(viewer)

    def hear(self, seat: i64, seen: i64) -> None:
        self.belief.hear(seat, seen)

    def choose(self, seat: i64, view: View, moves: vec[i64]) -> i64:
        if len(moves) == 1:
            return moves[0]
        tree = Tree(self.game, self.viewer, seat, self.habit)
        if self.seconds > 0.0:
            until = time.perf_counter() + self.seconds
            while time.perf_counter() < until:
                tree.think(self.belief.draw(self.rng), self.rng)
        else:
            for _ in range(self.rounds):
                tree.think(self.belief.draw(self.rng), self.rng)
        return tree.best(moves)

"""A tree search over imagined worlds, for any game: information-set Monte Carlo tree search on the public tree.

Each round of thinking imagines a world and plays it on. There is one tree, whose branches are what *everybody* saw (`taxi ?`),
and at each of its moments a player's choices stand once for every secret he may have (where Mr X is, who Jack is). So nobody in
the imagined game decides by what he cannot know, and everybody decides by what only he knows. A player picks the move that did
best so far or was tried little (UCB1), counted against the number of times the move was there to be picked, since not every
world allows every move. Where a move is tried for the first time the game is played on by habit until it can be judged, or to
its end, and the result is written into the moves that were picked.

Who has a secret himself, as Jack and Mr X have, must not imagine opponents who learn what works against exactly him. So half
of his rounds are about worlds that the others must reckon with, in which his secret is another one. What he would do then stands
apart from what he does now; but the others learn what works against all of them, each by its weight, and that what he did
may have told something.

What was thought is kept: after a move the search goes on from where the game now is in the tree.

Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), describe the idea; docs/search.md says more.
"""

import math
import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.game import Game
from gaslamp.core.rng import Rng
from gaslamp.core.state import NOBODY, PUBLIC, REFEREE, State, first, only
from gaslamp.core.view import View
from gaslamp.search.bot import Bot, in_public
from gaslamp.search.playout import NO_HABIT, WHAT_IT_HEARD, Habit, playout
from gaslamp.search.reading import Reading

OTHERWISE: Final = 0.5
"""The share of rounds in which somebody with a secret imagines that it is another one."""
PAUSE: Final = 256
"""After so many rounds it is asked whether thinking on could change the move. (What is thought of later moves, it could.)"""
BREATH: Final = 16
"""Rounds of listening between two looks at whether that is enough."""
SAMPLE: Final = 64
"""Worlds drawn to find out how likely one's own secret is to the others."""
LISTEN: Final = 0.4
"""The part of a budget that is spent on each move of who hides something, to know what it tells ..."""
AT_MOST: Final = 0.6
"""... and on all of them together ..."""
HEARD: Final = 1000
"""... unless every secret was thought about so often already."""
TRIES: Final = 40
"""Worlds drawn until one is likely enough by what was told."""


class Choice:
    """What one player, with one secret, can choose at one moment, and how it went."""

    def __init__(self) -> None:
        self.moves = vec[i64]()
        self.available = vec[float]()
        self.tried = vec[float]()
        self.won = vec[float]()
        self.visits = vec[i64]()
        self.looks = vec[float]()

    def add(self, move: i64, look: float, trust: float) -> None:
        """A move that has not been there before; `look` is negative where it looks like nothing."""
        trials = trust if look >= 0.0 else 0.0
        self.moves = append(self.moves, move)
        self.available = append(self.available, trials)
        self.tried = append(self.tried, trials)
        self.won = append(self.won, trials * look)
        self.visits = append(self.visits, 0)
        self.looks = append(self.looks, look)

    def find(self, move: i64, guess: i64) -> i64:
        """Where a move stands; nearly always where it is looked for first, as legal moves have a fixed order."""
        if guess < len(self.moves) and self.moves[guess] == move:
            return guess
        for at in range(len(self.moves)):
            if self.moves[at] == move:
                return at
        return -1

    def thought(self) -> i64:
        """How often it was thought about."""
        total: i64 = 0
        for visits in self.visits:
            total += visits
        return total

    def pick(self, state: State, seat: i64, moves: vec[i64], weight: float, habit: Habit, rng: Rng) -> i64:
        """Where the most promising of the legal moves stands. What was never tried is taken first, if nothing is known of it."""
        exploration = habit.exploration()
        looks = vec[float]()
        looked = False
        best: i64 = -1
        most = -1.0
        untried: i64 = 0
        at: i64 = -1
        for number in range(len(moves)):
            at = self.find(moves[number], at + 1)
            if at < 0:
                if not looked:
                    looks = habit.looks(state, seat, moves)
                    looked = True
                at = len(self.moves)
                self.add(moves[number], looks[number] if len(looks) else -1.0, habit.trust())
            self.available[at] += weight
            tried = self.tried[at]
            if tried == 0.0:
                untried += 1
                if rng.below(untried) == 0:
                    best = at
            elif untried == 0:
                value = self.won[at] / tried + exploration * math.sqrt(math.log(1.0 + self.available[at]) / tried)
                if value > most:
                    best, most = at, value
        return best


class Node:
    """A moment of the imagined game, by what everybody saw since thinking began."""

    def __init__(self) -> None:
        self.choices: dict[i64, Choice] = {}
        self.next: dict[i64, Node] = {}

    def choice(self, seat: i64, secret: i64) -> Choice:
        key = secret << 4 | seat
        choice = self.choices.get(key)
        if choice is None:
            choice = Choice()
            self.choices[key] = choice
        return choice

    def after(self, seat: i64, seen: i64) -> "Node":
        """The moment after a line was heard."""
        key = seen << 4 | seat
        node = self.next.get(key)
        if node is None:
            node = Node()
            self.next[key] = node
        return node


class Tree:
    """What one player's thinking has found."""

    def __init__(self, game: Game, viewer: int, habit: Habit) -> None:
        self.game = game
        self.viewer: i64 = viewer
        self.habit = habit
        self.seats: i64 = len(game.seats)
        self.root = Node()

    def heard(self, seat: i64, seen: i64) -> None:
        """Go on to what everybody saw."""
        self.root = self.root.after(seat, seen)

    def think(self, state: State, seat: i64, weight: float, rng: Rng) -> None:
        """Play one imagined world on and learn from it. What it says to others than this player counts by its weight."""
        node = self.root
        heard = vec[i64]([0] * int(self.seats))
        picked: list[Choice] = []
        places = vec[i64]()
        pickers = vec[i64]()
        while True:
            acting = state.to_act()
            if acting == NOBODY:
                break
            new = False
            if acting >> REFEREE & 1:
                mover: i64 = REFEREE
                move = state.pick(REFEREE, rng)
            else:
                mover = seat if not picked and acting >> seat & 1 else first(acting)
                secret = self.habit.secret(state, mover)
                choice = node.choice(mover, heard[mover] if secret == WHAT_IT_HEARD else secret)
                counts = 1.0 if self.viewer >> mover & 1 else weight
                moves = self.habit.sensible(state, mover, state.moves(mover))
                at = choice.pick(state, mover, moves, counts, self.habit, rng)
                move = choice.moves[at]
                new = choice.visits[at] == 0
                choice.visits[at] += 1
                picked.append(choice)
                places = append(places, at)
                pickers = append(pickers, mover)
            seen = self.game.seen(state, mover, move, PUBLIC)
            if seen != move:
                self.remember(state, mover, move, seen, heard)
            node = node.after(mover, seen)
            state.apply(mover, move)
            if new:
                playout(state, rng, self.habit)
                break
        chances = self.habit.chances(state, self.seats)
        for number in range(len(picked)):
            counts = 1.0 if self.viewer >> pickers[number] & 1 else weight
            choice = picked[number]
            at = places[number]
            choice.tried[at] += counts
            choice.won[at] += counts * chances[pickers[number]]

    def remember(self, state: State, mover: i64, move: i64, seen: i64, heard: vec[i64]) -> None:
        """Fold into a number what each seat heard that the public did not."""
        for seat in range(self.seats):
            known = self.game.seen(state, mover, move, only(seat))
            if known != seen:
                heard[seat] = (heard[seat] * 31 + known + 1) & 0xFFFFFFFFFFFF

    def careless(self, moves: vec[i64], choice: Choice, rng: Rng) -> i64:
        """A move that was thought about, and rather one that was thought about more: mistakes, but plausible ones."""
        total = 0.0
        chosen = moves[0]
        for move in moves:
            at = choice.find(move, 0)
            if at >= 0 and choice.visits[at]:
                thought = float(choice.visits[at] * choice.visits[at])
                total += thought
                if total * float(rng.next32()) < thought * 4294967296.0:
                    chosen = move
        return chosen

    def settled(self, moves: vec[i64], choice: Choice, rounds: float) -> bool:
        """Whether the move tried most would still be that if so many rounds all tried the second."""
        most = 0.0
        second = 0.0
        for move in moves:
            at = choice.find(move, 0)
            tried = choice.tried[at] if at >= 0 else 0.0
            if tried > most:
                most, second = tried, most
            elif tried > second:
                second = tried
        return most - second > rounds

    def best(self, moves: vec[i64], choice: Choice) -> i64:
        """The move tried most, which is the one that held up best."""
        chosen = moves[0]
        most = -1.0
        for move in moves:
            at = choice.find(move, 0)
            if at >= 0 and choice.tried[at] > most:
                chosen, most = move, choice.tried[at]
        return chosen


class Unread:
    """A move of who hides something: what was believed before it, where it stands in the tree, and what everybody saw of it."""

    def __init__(self, belief: Belief, node: Node, seen: i64) -> None:
        self.belief = belief
        self.node = node
        self.seen = seen


class TreeBot(Bot):
    """Thinks for a number of rounds, or for a time; with rounds the same seed gives the same game on any machine."""

    def __init__(
        self,
        game: Game,
        viewer: int,
        rng: Rng,
        rounds: int = 1000,
        seconds: float = 0.0,
        habit: Habit = NO_HABIT,
        careless: bool = False,
        reads: bool = False,
    ) -> None:
        self.game = game
        self.viewer = viewer
        self.rng = rng
        self.rounds = rounds
        self.seconds = seconds
        self.habit = habit
        self.careless = careless
        self.belief: Belief = game.belief(viewer)
        self.others: Belief | None = None
        """What everybody can believe, for who has a secret."""
        for seat in range(len(game.seats)):
            if viewer >> seat & 1 and habit.hides(seat):
                self.others = game.belief(PUBLIC)
        self.tree = Tree(game, viewer, habit)
        self.hider: i64 = -1
        """Whose moves are read for what he hides."""
        for seat in range(len(game.seats)):
            if reads and not viewer >> seat & 1 and habit.hides(seat):
                self.hider = seat
        self.reading = Reading()
        self.stays = True
        """Whether a secret stays what it is; else its habit follows it."""
        self.unread: list[Unread] = []
        self.thought = 0
        """Rounds in all."""

    def thoughts(self) -> int:
        return self.thought

    def hear(self, seat: i64, seen: i64) -> None:
        public = in_public(self.game, self.belief, seat, seen)
        if seat == self.hider:
            self.unread.append(Unread(self.belief.copy(), self.tree.root, public))
        if self.others is not None:
            self.others.hear(seat, public)
        self.belief.hear(seat, seen)
        self.tree.heard(seat, public)

    # What the other side's moves tell.

    def listen(self) -> float:
        """Read what was not read yet, with a part of the budget; returns which part that was at most."""
        many = float(len(self.unread))
        part = min(LISTEN * many, AT_MOST)
        root = self.tree.root
        until = time.perf_counter()
        for unread in self.unread:
            until += part * self.seconds / many
            self.read(unread, int(part / many * float(self.rounds)), until)
        self.unread = []
        self.tree.root = root
        return part

    def read(self, unread: Unread, most: int, until: float) -> None:
        """Think until it is known what he would do with each secret he may have; then what he did says something."""
        self.tree.root = unread.node
        self.recall(unread.belief)
        if self.stays and len(self.reading.weights) == 1:
            return
        world = unread.belief.draw(self.rng)
        secrets = self.habit.secrets(unread.belief)
        inclined = vec[float]()
        if self.seconds == 0.0 or time.perf_counter() < until:
            inclined = self.habit.inclined(world, self.hider, unread.seen, secrets)
        done = 0
        while not self.knows() and (time.perf_counter() < until if self.seconds > 0.0 else done < most):
            for _ in range(BREATH):
                self.tree.think(self.imagine(unread.belief), self.hider, 1.0, self.rng)
            done += BREATH
        self.thought += done
        then = Reading()
        for number in range(len(secrets)):
            secret = secrets[number]
            choice = unread.node.choice(self.hider, secret)
            made = vec[i64]()
            after = vec[i64]()
            for at in range(len(choice.moves)):
                if self.game.seen(world, self.hider, choice.moves[at], PUBLIC) == unread.seen:
                    made = append(made, i64(at))
                    after = append(after, self.habit.becomes(secret, choice.moves[at]))
            chance = inclined[number] if len(inclined) else -1.0
            self.reading.hear(secret, choice.visits, choice.looks, made, after, then, chance)
        self.reading = then

    def knows(self) -> bool:
        """Whether it was thought often enough about what he would do, whatever he hides."""
        for secret in self.reading.weights:
            choice = self.tree.root.choice(self.hider, secret)
            if choice.thought() < (HEARD if len(choice.moves) > 1 else 1):
                return False
        return True

    def recall(self, belief: Belief) -> None:
        """What was told about secrets that can be to who believes this."""
        self.habit.begin(belief)
        self.reading.keep(self.habit.secrets(belief))
        self.stays = not self.habit.consider(self.reading)

    def imagine(self, belief: Belief) -> State:
        """A world, by the belief and by what was told."""
        world = self.habit.imagine(belief, self.rng)
        if self.hider >= 0 and self.stays:
            for _ in range(TRIES):
                likely = self.reading.likely(self.habit.secret(world, self.hider))
                if float(self.rng.next32()) < likely * 4294967296.0:
                    break
                world = self.habit.imagine(belief, self.rng)
        return world

    # What to do.

    def choose(self, seat: i64, view: View, moves: vec[i64]) -> i64:
        if len(moves) == 1:
            return moves[0]
        habit = self.habit
        until = time.perf_counter() + self.seconds
        rounds = self.rounds
        if self.hider >= 0:
            rounds -= int(self.listen() * float(self.rounds))
            self.recall(self.belief)
        else:
            habit.begin(self.others or self.belief)
        known = self.known(seat, moves, until - time.perf_counter(), rounds)
        if known >= 0:
            return known
        mine = habit.secret(self.belief.draw(self.rng), seat)
        share = self.share(seat, mine)
        choice = self.tree.root.choice(seat, 0 if mine == WHAT_IT_HEARD else mine)
        begun = time.perf_counter()
        done = 0
        while time.perf_counter() < until if self.seconds > 0.0 else done < rounds:
            if done % PAUSE == PAUSE - 1 and not self.careless:
                now = time.perf_counter()
                left = float(done) * (until - now) / (now - begun) if self.seconds > 0.0 else float(rounds - done)
                if self.tree.settled(moves, choice, left):
                    break
            done += 1
            if self.others is not None and share < 1.0 and float(self.rng.next32()) < OTHERWISE * 4294967296.0:
                world = habit.imagine(self.others, self.rng)
                if habit.secret(world, seat) != mine:
                    self.tree.think(world, seat, 1.0 / OTHERWISE, self.rng)
                    continue
            weight = 1.0 if share == 1.0 else share / (1.0 - OTHERWISE * (1.0 - share))
            self.tree.think(self.imagine(self.belief), seat, weight, self.rng)
        self.thought += done
        return self.tree.careless(moves, choice, self.rng) if self.careless else self.tree.best(moves, choice)

    def known(self, seat: i64, moves: vec[i64], seconds: float, rounds: int) -> i64:
        """A move that needs no search, since what follows can be worked out with what is left of the budget; negative if none."""
        return -1

    def share(self, seat: i64, mine: i64) -> float:
        """How likely this player's own secret is to those who do not know it."""
        others = self.others
        if others is None:
            return 1.0
        same = 0.0
        for _ in range(SAMPLE):
            if self.habit.secret(self.habit.imagine(others, self.rng), seat) == mine:
                same += 1.0
        return max(same, 1.0) / SAMPLE

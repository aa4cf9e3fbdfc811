"""Alpha-beta over vectors, for the side that does not know: one move for all worlds at once, to the end of the round.

Whoever searches each world apart and averages believes that he will know later what he does not know (*strategy fusion*). Here a
position is all worlds that look the same to him, and what comes of it is a vector: in each world, the chance of the side that
knows. He makes one move for all of them, and it is the one with the least weighted sum. The side that knows chooses in each world
for itself: its vector is the greatest of its children's, component by component. The referee divides the worlds by what is seen
of his answer. So every vector is what one real plan of his comes to, against somebody who knows the world and the plan.

Below a choice of the side that knows, a plan is only asked for where it matters: what that side can already have elsewhere is a
*floor* below each component, and plans are compared by the sum of what exceeds it. ("Payoff reduction".) Two cuts follow:

- *Too good*: what the knowing side has only grows, and so does its sum above the floor. Once that is no less than the best sum
  found at a choice above, that choice falls on something else, and whatever else could be found here does not matter.
- *Nowhere better*: no plan comes to less than the floor itself. Once one stays below the floor everywhere, the knowing side gains
  nothing by coming here, and no other plan could do better.

Where there is no time for all moves, those that look best are thought about, the more the more effort is left; who knows chooses
among those that look best in some world. The effort is doubled twice until the budget is used up or nothing was left out.

Frank and Basin, "Search in games with incomplete information" (1998); with Matsubara, "Finding optimal strategies for imperfect
information games" (1998). docs/vector.md says more.
"""

import math
import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.game import Game
from gaslamp.core.rng import Rng
from gaslamp.core.state import NOBODY, REFEREE, first, only
from gaslamp.core.view import View
from gaslamp.search.bot import Bot
from gaslamp.search.playout import NO_HABIT, WHAT_IT_HEARD, Habit
from gaslamp.search.sights import Foresight, Position, descending

CROWD: Final = 32
"""So many worlds are thought about at once; of more, some are drawn."""
ANY: Final = 1e9
"""A bound that nothing reaches."""
AT_LEAST: Final = 2
"""Who knows has at least so many choices: what is best for him is seldom the same in all worlds."""
FIRST_EFFORT: Final = 16.0
MORE: Final = 4.0
CLOCK: Final = 8
"""Positions between two looks at the clock."""


class Found:
    """What a position came to, and above which floor."""

    def __init__(self, values: vec[float], floor: vec[float]) -> None:
        self.values = values
        self.floor = floor


class Vector(Foresight):
    """A search for the best plan of the seats of a viewer, against a seat that knows."""

    def __init__(
        self, game: Game, viewer: int, hidden: int, habit: Habit, seed: int = 0, cuts: bool = True, keep: bool = True
    ) -> None:
        super().__init__(game, viewer, hidden, habit, seed)
        self.cuts = cuts
        self.keep = keep
        self.table: dict[i64, Found] = {}
        self.limit: i64 = 0
        self.until = 0.0
        self.visited: i64 = 0
        """Positions in all."""
        self.over = False
        self.narrow = False
        """Whether something was left out."""

    # The budget.

    def choose(self, root: Position, seat: i64, nodes: i64, seconds: float) -> i64:
        """The best move of a seat that is to act, as far as so many positions, or so much time, can tell."""
        self.limit = nodes
        self.until = time.perf_counter() + seconds if seconds > 0.0 else 0.0
        self.over = False
        order = self.judged_order(root, seat)
        effort = FIRST_EFFORT
        while True:
            self.narrow = False
            self.table = {}
            best = self.best(root, seat, order, effort)[0]
            if best > 0:  # what was best is looked at first the next time
                move = order[best]
                while best > 0:
                    order[best] = order[best - 1]
                    best -= 1
                order[0] = move
            if self.over or not self.narrow:
                return order[0]
            effort *= MORE

    def judged_order(self, root: Position, seat: i64) -> vec[i64]:
        """All moves at the root, what comes to least at once first: there it pays to look twice."""
        moves = self.ordered(root.worlds[0], seat)
        totals = vec[float]()
        for move in moves:
            totals = append(totals, -root.total(self.value(root.after(seat, move), ANY, 0.0)))
        return descending(moves, totals)

    def best(self, root: Position, seat: i64, order: vec[i64], effort: float) -> tuple[i64, vec[float]]:
        """Where the best of some moves stands, and what it comes to."""
        width = self.width(len(order), effort)
        chosen: i64 = 0
        values = vec[float]()
        least = ANY
        for number in range(width):
            found = self.value(root.after(seat, order[number]), least, effort / float(width + 1))
            if self.over:  # it is not known well
                break
            total = root.total(found)
            if total < least:
                chosen, values, least = number, found, total
        return chosen, values

    def width(self, moves: i64, effort: float) -> i64:
        """How many moves are worth some effort; the rest of it is theirs."""
        wide = i64(math.sqrt(effort) + 0.5)
        if wide >= moves:
            return moves
        self.narrow = True
        return max(wide, 1)

    def tick(self) -> None:
        self.visited += 1
        if self.until > 0.0:
            if self.visited % CLOCK == 0 and time.perf_counter() > self.until:
                self.over = True
        elif self.limit > 0:
            self.limit -= 1
            if self.limit == 0:
                self.over = True

    # The search. If the sum above the floor is less than `high`, a vector is true; if not, its sum is not less than that either.

    def value(self, at: Position, high: float, effort: float) -> vec[float]:
        """The chance of the side that knows, in each world."""
        self.tick()
        state = at.worlds[0]
        acting = state.to_act()
        if acting == NOBODY or self.habit.enough(state):
            return self.judged(at)
        if acting >> REFEREE & 1:
            return self.referee(at, high, effort)
        if effort < 1.0 or self.over:
            self.narrow = True
            return self.outlook(at)
        key = self.key(at) if self.keep else 0
        known = self.table.get(key) if key else None
        if known is not None and below(known.floor, at.floor):
            return known.values
        seat = first(acting)
        found = self.knowing(at, seat, high, effort) if seat == self.hidden else self.unknowing(at, seat, high, effort)
        if key and not self.over and at.total(found) < high:
            self.table[key] = Found(found, at.floor)
        return found

    def unknowing(self, at: Position, seat: i64, high: float, effort: float) -> vec[float]:
        """One move for all worlds: the one with the least sum above the floor."""
        order = self.ordered(at.worlds[0], seat)
        width = self.width(len(order), effort)
        best = vec[float]()
        least = ANY
        lowest = at.total(at.floor)
        for number in range(width):
            # What is no better than what was found here, or above, is as good as any that is worse.
            values = self.value(at.after(seat, order[number]), min(high, least) if self.cuts else ANY, effort / float(width + 1))
            total = at.total(values)
            if total < least:
                best, least = values, total
                if self.cuts and least <= lowest:  # nowhere better
                    break
        return best

    def knowing(self, at: Position, seat: i64, high: float, effort: float) -> vec[float]:
        """In each world the best of its own moves; what it has by then is the floor of what comes next."""
        many = len(at.worlds)
        sights = self.sights(at, seat)
        order = self.promising(at, sights, max(self.width(len(sights), effort), AT_LEAST))
        found = vec[float]([0.0] * many)
        have = at.floor[:]
        for number in range(len(order)):
            next = self.follow(at, sights[order[number]], seat, have, False)
            # Worlds that cannot come here keep what they have: so much less is missing to what is too good.
            kept = at.total(have) - next.total(next.floor)
            values = self.value(next, high - kept if self.cuts else ANY, effort / float(len(order) + 1))
            for each in range(len(values)):
                world = next.origin[each]
                found[world] = max(found[world], values[each])
                have[world] = max(have[world], values[each])
            if self.cuts and at.total(have) >= high:  # too good
                break
        return found

    def referee(self, at: Position, high: float, effort: float) -> vec[float]:
        """The average over what he may do. Worlds part where that is seen; chances are never negative, so sums only grow."""
        sights = self.sights(at, REFEREE)
        if effort < 1.0 or self.over:
            outcomes = 0
            for sight in sights:
                outcomes += len(sight.moves)
            if outcomes > len(at.worlds):  # more than an answer that everybody knows who knows the world
                self.narrow = True
                return self.outlook(at)
        sights = self.drawn(sights)
        found = vec[float]([0.0] * len(at.worlds))
        pending: list[Position] = []
        least = 0.0
        for sight in sights:
            next = self.follow(at, sight, REFEREE, at.floor, True)
            pending.append(next)
            least += next.total(next.floor)
        for next in pending:
            least -= next.total(next.floor)
            values = self.value(next, high - least if self.cuts else ANY, effort)
            least += next.total(values)
            for each in range(len(values)):
                found[next.origin[each]] += next.share[each] * values[each]
            if self.cuts and least >= high:  # too good, by what has been found and what is sure of the rest
                break
        return found


def below(lower: vec[float], upper: vec[float]) -> bool:
    """Whether no component is greater than the other's."""
    return all(lower[at] <= upper[at] for at in range(len(lower)))


class VectorBot(Bot):
    """Plays a side that does not know, against the seat that hides. Budgets are positions, or a time; as in the tree search."""

    def __init__(
        self, game: Game, viewer: int, rng: Rng, nodes: int = 1000, seconds: float = 0.0, habit: Habit = NO_HABIT
    ) -> None:
        self.rng = rng
        self.nodes = nodes
        self.seconds = seconds
        self.habit = habit
        self.belief: Belief = game.belief(viewer)
        self.search = Vector(game, viewer, hiding(game, viewer, habit), habit, int(rng.next32()))

    def thoughts(self) -> int:
        return int(self.search.visited)

    def hear(self, seat: i64, seen: i64) -> None:
        self.belief.hear(seat, seen)

    def choose(self, seat: i64, view: View, moves: vec[i64]) -> i64:
        if len(moves) == 1:
            return moves[0]
        self.habit.begin(self.belief)
        return self.search.choose(self.worlds(), seat, self.nodes, self.seconds)

    def worlds(self) -> Position:
        """What can be true. Of worlds in which the other side hides the same, one stands for all, drawn by their weights."""
        listed = self.belief.worlds()
        if listed is None:
            listed = [(self.habit.imagine(self.belief, self.rng), 1.0) for _ in range(CROWD)]
        found = Position()
        places: dict[i64, i64] = {}
        for world, weight in listed:
            weight = self.habit.opinion(world, weight)
            secret = self.habit.secret(world, self.search.hidden)
            at = places.get(secret, -1) if secret != WHAT_IT_HEARD else -1
            if at < 0:
                places[secret] = len(found.worlds)
                found.add(world, weight, 0.0, 0, 1.0)
            else:
                found.weights[at] += weight
                if float(self.rng.next32()) * found.weights[at] < weight * 4294967296.0:
                    found.worlds[at] = world
        return found if len(found.worlds) <= CROWD else self.sample(found)

    def sample(self, crowd: Position) -> Position:
        """Some of too many worlds: at even steps along their weights, so that those with much weight are among them."""
        total = 0.0
        for weight in crowd.weights:
            total += weight
        step = total / CROWD
        ahead = step * float(self.rng.next32()) / 4294967296.0
        found = Position()
        for at in range(len(crowd.worlds)):
            ahead -= crowd.weights[at]
            hits = 0.0
            while ahead < 0.0:
                ahead += step
                hits += 1.0
            if hits > 0.0:
                found.add(crowd.worlds[at], hits / CROWD, 0.0, 0, 1.0)
        return found


def hiding(game: Game, viewer: i64, habit: Habit) -> int:
    """The seat that hides something from a viewer; -1 if none does."""
    for seat in range(len(game.seats)):
        if habit.hides(seat) and not viewer & only(seat):
            return seat
    return -1

"""Alpha-beta over vectors, for the side that does not know: one move for all worlds at once, to the end of the round.

Whoever searches each world apart and averages believes that he will know later what he does not know (*strategy fusion*). Here a
position is all worlds that look the same to him, and what comes of it is a vector: in each world, the chance of the side that
knows. He makes one move for all of them, and it is the one with the least weighted sum. The side that knows chooses in each world
for itself: its vector is the greatest of its children's, component by component. The referee divides the worlds by what is seen of
his answer. So every vector is what one real plan of his comes to, against somebody who knows the world and the plan.

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
from gaslamp.core.state import NOBODY, REFEREE, State, first, only
from gaslamp.core.view import View
from gaslamp.search.bot import Bot
from gaslamp.search.playout import NO_HABIT, WHAT_IT_HEARD, Habit, playout

CROWD: Final = 32
"""So many worlds are thought about at once; of more, some are drawn."""
FEW: Final = 4
"""So many things that can be seen of the referee's move are thought about; of more, some are drawn."""
ANY: Final = 1e9
"""A bound that nothing reaches."""
FIRST_EFFORT: Final = 16.0
MORE: Final = 4.0
CLOCK: Final = 8
"""Positions between two looks at the clock."""


class Position:
    """Worlds that look the same to the side that does not know. Whoever values a position uses up its states."""

    def __init__(self) -> None:
        self.worlds: list[State] = []
        self.weights = vec[float]()
        self.floor = vec[float]()
        """What the side that knows can have elsewhere, in each world."""
        self.origin = vec[i64]()
        """The number of the world in the position before ..."""
        self.share = vec[float]()
        """... and how likely that one is to lead to this."""

    def add(self, world: State, weight: float, floor: float, origin: i64, share: float) -> None:
        self.worlds.append(world)
        self.weights = append(self.weights, weight)
        self.floor = append(self.floor, floor)
        self.origin = append(self.origin, origin)
        self.share = append(self.share, share)

    def total(self, values: vec[float]) -> float:
        """What the side that knows has on average, whether it comes here or not."""
        total = 0.0
        for at in range(len(self.weights)):
            total += self.weights[at] * max(self.floor[at], values[at])
        return total

    def after(self, seat: i64, move: i64) -> "Position":
        """A move made in all worlds."""
        found = Position()
        for at in range(len(self.worlds)):
            world = self.worlds[at].copy()
            world.apply(seat, move)
            found.add(world, self.weights[at], self.floor[at], at, 1.0)
        return found


class Sight:
    """Something that can be seen next, and the moves that it may stand for, in which worlds."""

    def __init__(self) -> None:
        self.weight = 0.0
        self.origin = vec[i64]()
        self.moves = vec[i64]()
        self.shares = vec[float]()
        """How likely each is, if the referee moves; how good it looks, if a player does."""

    def add(self, weight: float, origin: i64, move: i64, share: float) -> None:
        self.weight += weight
        self.origin = append(self.origin, origin)
        self.moves = append(self.moves, move)
        self.shares = append(self.shares, share)


class Found:
    """What a position came to, and above which floor."""

    def __init__(self, values: vec[float], floor: vec[float]) -> None:
        self.values = values
        self.floor = floor


class Vector:
    """A search for the best plan of the seats of a viewer, against a seat that knows."""

    def __init__(
        self, game: Game, viewer: int, hidden: int, habit: Habit, seed: int = 0, cuts: bool = True, keep: bool = True
    ) -> None:
        self.game = game
        self.viewer: i64 = viewer
        self.hidden: i64 = hidden
        self.habit = habit
        self.seed = seed
        self.cuts = cuts
        self.keep = keep
        self.seats: i64 = len(game.seats)
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
        order = self.ordered(root.worlds[0], seat)
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
        order = self.promising(at, sights, self.width(len(sights), effort))
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
            values = self.value(next, high - least if self.cuts else ANY, effort / float(len(pending)))
            least += next.total(values)
            for each in range(len(values)):
                found[next.origin[each]] += next.share[each] * values[each]
            if self.cuts and least >= high:  # too good, by what has been found and what is sure of the rest
                break
        return found

    # What can come next.

    def sights(self, at: Position, seat: i64) -> list[Sight]:
        """What can be seen next, with how likely it is in each world or how good it looks there."""
        found: list[Sight] = []
        places: dict[i64, i64] = {}
        rng = Rng(self.seed)  # the same for all positions, so that what is drawn does not depend on what was cut
        for number in range(len(at.worlds)):
            world = at.worlds[number]
            moves = world.moves(seat)
            shares = self.odds(world, len(moves)) if seat == REFEREE else vec[float]()
            if seat == REFEREE:
                if len(moves) > 1 and self.unseen(world, moves):  # a card that nobody sees: one will do for each world
                    moves = append(vec[i64](), world.pick(REFEREE, rng))
                    shares = append(vec[float](), 1.0)
            else:
                moves = self.habit.sensible(world, seat, moves)
                shares = self.habit.looks(world, seat, moves)
            for each in range(len(moves)):
                seen = self.game.seen(world, seat, moves[each], self.viewer)
                if seen not in places:
                    places[seen] = len(found)
                    found.append(Sight())
                share = shares[each] if len(shares) else 0.5
                found[places[seen]].add(at.weights[number] * share, number, moves[each], share)
        return found

    def odds(self, world: State, moves: i64) -> vec[float]:
        """How likely each of the referee's moves is."""
        odds = world.odds()
        total = 0.0
        for weight in odds:
            total += float(weight)
        found = vec[float]([1.0 / float(moves)] * int(moves))
        for each in range(len(odds)):
            found[each] = float(odds[each]) / total
        return found

    def unseen(self, world: State, moves: vec[i64]) -> bool:
        """Whether two of the referee's moves look the same."""
        seen = self.game.seen(world, REFEREE, moves[0], self.viewer)
        return seen == self.game.seen(world, REFEREE, moves[1], self.viewer)

    def drawn(self, sights: list[Sight]) -> list[Sight]:
        """All the referee may let be seen or, if that is too much, some of it; shares are then those among what was drawn."""
        if len(sights) <= FEW:
            return sights
        rng = Rng(self.seed)
        kept: list[Sight] = []
        total: dict[i64, float] = {}
        missing: i64 = 0
        for sight in sights:
            for origin in sight.origin:
                if origin not in total:
                    total[origin] = 0.0
                    missing += 1
        left = sights[:]
        while len(left) and (len(kept) < FEW or missing > 0):
            weight = 0.0
            for sight in left:
                weight += sight.weight
            weight *= float(rng.next32()) / 4294967296.0
            at = 0
            while at < len(left) - 1 and weight >= left[at].weight:
                weight -= left[at].weight
                at += 1
            sight = left.pop(at)
            kept.append(sight)
            for each in range(len(sight.origin)):
                if total[sight.origin[each]] == 0.0:
                    missing -= 1
                total[sight.origin[each]] += sight.shares[each]
        for sight in kept:
            for each in range(len(sight.origin)):
                sight.shares[each] /= total[sight.origin[each]]
        return kept

    def follow(self, at: Position, sight: Sight, seat: i64, floor: vec[float], chance: bool) -> Position:
        """The worlds after something was seen. A world from which several are possible by a player's choice is divided evenly."""
        ways = vec[float]([0.0] * len(at.worlds))
        for origin in sight.origin:
            ways[origin] += 1.0
        found = Position()
        for each in range(len(sight.moves)):
            origin = sight.origin[each]
            share = sight.shares[each] if chance else 1.0 / ways[origin]
            world = at.worlds[origin]
            if not chance or share < 1.0:
                world = world.copy()
            world.apply(seat, sight.moves[each])
            # What is sure elsewhere is no floor for one of several things that may come of it.
            sure = floor[origin] if not chance or share == 1.0 else 0.0
            found.add(world, at.weights[origin] * share, sure, origin, share)
        return found

    # At first sight.

    def ordered(self, state: State, seat: i64) -> vec[i64]:
        """The moves of a side that does not know, what looks best first."""
        moves = self.habit.sensible(state, seat, state.moves(seat))
        looks = self.habit.looks(state, seat, moves)
        if len(looks) == 0:
            return moves
        found = moves[:]
        for number in range(len(moves)):
            look = looks[number]
            at: i64 = number
            while at > 0 and looks[at - 1] < look:
                looks[at] = looks[at - 1]
                found[at] = found[at - 1]
                at -= 1
            looks[at] = look
            found[at] = moves[number]
        return found

    def promising(self, at: Position, sights: list[Sight], width: i64) -> vec[i64]:
        """The best choices for the side that knows: first what looks best over all worlds, then what would add most to it."""
        have = vec[float]([-1.0] * len(at.worlds))
        taken = vec[i64]([0] * len(sights))
        order = vec[i64]()
        without = len(at.worlds)
        while len(order) < len(sights) and (len(order) < width or without > 0):
            best: i64 = -1
            most = -1.0
            for number in range(len(sights)):
                if taken[number]:
                    continue
                sight = sights[number]
                more = 1e-6 * sight.weight
                for each in range(len(sight.origin)):
                    world = sight.origin[each]
                    if sight.shares[each] > have[world]:
                        more += at.weights[world] * (sight.shares[each] - have[world])
                if more > most:
                    best, most = number, more
            taken[best] = 1
            order = append(order, best)
            for each in range(len(sights[best].origin)):
                world = sights[best].origin[each]
                if have[world] < 0.0:
                    without -= 1
                have[world] = max(have[world], sights[best].shares[each])
        return order

    # How a position looks.

    def judged(self, at: Position) -> vec[float]:
        found = vec[float](capacity=len(at.worlds))
        for world in at.worlds:
            found = append(found, self.habit.chances(world, self.seats)[self.hidden])
        return found

    def outlook(self, at: Position) -> vec[float]:
        """In the middle of a round: at first sight or, where nobody can tell, as it may go on."""
        self.narrow = True
        found = vec[float](capacity=len(at.worlds))
        for world in at.worlds:
            chance = self.habit.outlook(world)
            if chance < 0.0:
                playout(world, Rng(self.seed), self.habit)
                chance = self.habit.chances(world, self.seats)[self.hidden]
            found = append(found, chance)
        return found

    def key(self, at: Position) -> i64:
        """A number for a position; 0 where the game knows none."""
        found: i64 = 0
        for world in at.worlds:
            key = self.habit.key(world)
            if key == 0:
                return 0
            found = ((found ^ key) * 1000003 + (found >> 29)) & 0x1FFFFFFFFFF
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

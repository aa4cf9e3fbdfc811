"""What can come next in worlds that look the same, and how it looks: the ground the vector search walks on."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.game import Game
from gaslamp.core.referee import shares
from gaslamp.core.rng import Rng
from gaslamp.core.state import REFEREE, State
from gaslamp.search.playout import Habit, playout

FEW: Final = 9
"""So many things that can be seen of the referee's move are thought about; of more, some are drawn."""


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


class Foresight:
    """What the seats of a viewer can foresee, against a seat that hides something from them."""

    def __init__(self, game: Game, viewer: int, hidden: int, habit: Habit, seed: int) -> None:
        self.game = game
        self.viewer: i64 = viewer
        self.hidden: i64 = hidden
        self.habit = habit
        self.seed = seed
        self.seats: i64 = len(game.seats)

    # What can come next.

    def sights(self, at: Position, seat: i64) -> list[Sight]:
        """What can be seen next, with how likely it is in each world or how good it looks there."""
        found: list[Sight] = []
        places: dict[i64, i64] = {}
        rng = Rng(self.seed)  # the same for all positions, so that what is drawn does not depend on what was cut
        for number in range(len(at.worlds)):
            world = at.worlds[number]
            moves = world.moves(seat)
            if seat == REFEREE:
                looks = shares(world, len(moves))
                if len(moves) > 1 and self.unseen(world, moves):  # a card that nobody sees: one will do for each world
                    moves = append(vec[i64](), world.pick(REFEREE, rng))
                    looks = append(vec[float](), 1.0)
            else:
                moves = self.habit.sensible(world, seat, moves)
                looks = self.habit.looks(world, seat, moves)
            for each in range(len(moves)):
                seen = self.game.seen(world, seat, moves[each], self.viewer)
                if seen not in places:
                    places[seen] = len(found)
                    found.append(Sight())
                share = looks[each] if len(looks) else 0.5
                found[places[seen]].add(at.weights[number] * share, number, moves[each], share)
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
        return descending(moves, looks) if len(looks) else moves

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


def descending(moves: vec[i64], looks: vec[float]) -> vec[i64]:
    """Moves with what looks best first; equals stay in their order."""
    found = moves[:]
    values = looks[:]
    for number in range(len(moves)):
        look = looks[number]
        at: i64 = number
        while at > 0 and values[at - 1] < look:
            values[at] = values[at - 1]
            found[at] = found[at - 1]
            at -= 1
        values[at] = look
        found[at] = moves[number]
    return found

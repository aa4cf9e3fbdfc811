"""The vector search: it does not believe that it will know what it does not, and what it cuts does not matter."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp import games
from gaslamp.bots import levels
from gaslamp.bots.seating import Seating
from gaslamp.core import NOBODY, REFEREE, Belief, Game, PathBelief, Rng, State, Table, View, Viewer, only
from gaslamp.games.mr_jack_pocket.state import PocketState
from gaslamp.search.playout import Habit
from gaslamp.search.sights import Position
from gaslamp.search.tree import TreeBot
from gaslamp.search.vector import ANY, Vector, VectorBot, below

HIDER, SEEKER = 0, 1
FULL = 1e15
"""Effort enough for all there is."""


def mixed(*numbers: int) -> int:
    """A number that looks random."""
    found = 12345
    for number in numbers:
        found = (found * 1103515245 + number * 7919 + 12345) % 2**31
        found ^= found >> 11
    return found


# Three cups, and a coin below one of them.

CUPS = ["cup 0", "cup 1", "cup 2", "cup ?", "bet", "play", "point 0", "point 1", "point 2"]


class CupState(State):
    """The seeker may bet that it is not below the last cup, or play on and point at one. He wins if he is right."""

    def __init__(self) -> None:
        self.coin, self.plays, self.point, self.over = -1, False, -1, False

    def to_act(self) -> i64:
        return only(REFEREE) if self.coin < 0 else NOBODY if self.over else only(SEEKER)

    def moves(self, seat: i64) -> vec[i64]:
        return vec[i64]([0, 1, 2] if seat == REFEREE else [6, 7, 8] if self.plays else [5, 4])

    def apply(self, seat: i64, move: i64) -> None:
        if seat == REFEREE:
            self.coin = int(move)
        elif move == 5:
            self.plays = True
        else:
            self.point, self.over = int(move) - 6, True

    def winners(self) -> i64:
        right = self.coin != 2 if self.point < 0 else self.point == self.coin
        return only(SEEKER if right else HIDER)

    def reason(self) -> str:
        return "right"

    def copy(self) -> State:
        other = CupState()
        other.__dict__.update(self.__dict__)
        return other


class Cups(Game):
    def start(self) -> State:
        return CupState()

    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        return 3 if seat == REFEREE and not viewer & only(HIDER) else move

    def view(self, state: State, viewer: i64) -> View:
        return View(**self.frame(state, viewer))

    def belief(self, viewer: i64) -> Belief:
        return PathBelief(self, viewer)

    def key(self, state: State) -> str:
        return str(state.__dict__)


class Coin(Habit):
    def hides(self, seat: i64) -> bool:
        return seat == HIDER


def toy(kind: type[Game], words: list[str]) -> Game:
    sides = {"hider": ["hider"], "seeker": ["seeker"]}
    return kind(name="toy", rules="1", seats=["hider", "seeker"], sides=sides, words=words, longest=9, settings={})


def apart(state: State, habit: Habit) -> float:
    """What the hider gets if everybody knows the world."""
    if not state.to_act():
        return float(habit.chances(state, 2)[HIDER])
    seat = next(seat for seat in range(16) if state.to_act() >> seat & 1)
    values = []
    for move in state.moves(seat):
        after = state.copy()
        after.apply(seat, move)
        values.append(apart(after, habit))
    if seat == REFEREE:
        return sum(values) / len(values)
    return max(values) if seat == HIDER else min(values)


def test_nobody_plays_on_who_will_not_know_better() -> None:
    """Searched apart, each world is won by pointing at the right cup; but nobody will tell the seeker which it is."""
    game = toy(Cups, CUPS)
    bet, play, bot = 4, 5, VectorBot(game, only(SEEKER), Rng(1), habit=Coin())
    bot.hear(REFEREE, 3)
    fused = {}
    for move in (bet, play):
        fused[move] = 0.0
        for world, weight in bot.belief.worlds() or []:
            after = world.copy()
            after.apply(SEEKER, move)
            fused[move] += weight * apart(after, Coin())
    assert fused[play] == 0.0, "world by world, playing on looks sure"
    assert fused[bet] == pytest.approx(1 / 3)
    view = game.view(bot.belief.draw(Rng(1)), only(SEEKER))
    assert bot.choose(SEEKER, view, vec[i64]([play, bet])) == bet
    values = bot.search.value(bot.worlds().after(SEEKER, play), ANY, FULL)
    assert sorted(values) == [0.0, 1.0, 1.0], "in truth he will be right in one world of three"


# A thicket: games in which anything may follow from anything.

DEEP = 5


class ThicketState(State):
    def __init__(self, seed: int, world: int) -> None:
        self.seed, self.world, self.path, self.public = seed, world, 0, 0
        self.depth = 0

    def to_act(self) -> i64:
        if self.depth == DEEP:
            return NOBODY
        return only((SEEKER, HIDER, REFEREE, SEEKER, HIDER)[mixed(self.seed, self.depth) % 5] if self.depth else SEEKER)

    def moves(self, seat: i64) -> vec[i64]:
        if seat == SEEKER:
            return vec[i64]([0, 1, 2])
        if seat == REFEREE and mixed(self.seed, self.depth, 1) % 2:  # an answer that follows from the world
            return vec[i64]([mixed(self.public, self.world) % 2])
        first = mixed(self.public, self.world, 2) % 3 if seat == HIDER else 0
        return vec[i64](sorted({first, (first + 1) % 3}))

    def odds(self) -> vec[i64]:
        return vec[i64]([1, 3] if len(self.moves(REFEREE)) == 2 else [1])

    def apply(self, seat: i64, move: i64) -> None:
        self.path = mixed(self.path, int(move))
        self.public = mixed(self.public, thicket_seen(self, seat, move))
        self.depth += 1

    def winners(self) -> i64:
        return only(HIDER)

    def copy(self) -> State:
        other = ThicketState(self.seed, self.world)
        other.__dict__.update(self.__dict__)
        return other


def thicket_seen(state: ThicketState, seat: i64, move: i64) -> int:
    """In some games it is not seen what the hider does, unless it is the first."""
    return 3 if seat == HIDER and move and state.seed % 3 == 0 else int(move)


class Thicket(Cups):
    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        assert isinstance(state, ThicketState)
        return thicket_seen(state, seat, move)


class Judge(Coin):
    """Knows what a game is worth; whether it also has an opinion in the middle of one depends."""

    def chances(self, state: State, seats: i64) -> vec[float]:
        assert isinstance(state, ThicketState)
        hider = mixed(state.seed, state.world, state.path) % 8 / 7
        return vec[float]([hider, 1.0 - hider])

    def looks(self, state: State, seat: i64, moves: vec[i64]) -> vec[float]:
        assert isinstance(state, ThicketState)
        return vec[float]([mixed(state.public, int(move), int(seat)) % 100 / 100 for move in moves])


def thicket(seed: int) -> Position:
    found = Position()
    for world in range(2 + seed % 3):
        found.add(ThicketState(seed, world), (1.0 + mixed(seed, world) % 3) / 8, 0.0, 0, 1.0)
    return found


@pytest.mark.parametrize("effort", [FULL, 60.0])
def test_what_is_cut_does_not_matter(effort: float) -> None:
    game, habit, moves = toy(Thicket, CUPS), Judge(), vec[i64]([0, 1, 2])
    visited = {True: 0, False: 0}
    for seed in range(150):
        found = {}
        for cuts in (True, False):
            search = Vector(game, only(SEEKER), HIDER, habit, seed, cuts)
            chosen, values = search.best(thicket(seed), SEEKER, moves, effort)
            found[cuts] = (int(chosen), [round(value, 9) for value in values])
            visited[cuts] += search.visited
        assert found[True] == found[False], seed
    assert visited[True] < 0.9 * visited[False]


def test_who_searches_worlds_apart_hopes_for_more() -> None:
    game, habit, hopes = toy(Thicket, CUPS), Judge(), 0
    for seed in range(60):
        root = thicket(seed)
        _, values = Vector(game, only(SEEKER), HIDER, habit, seed).best(root, SEEKER, vec[i64]([0, 1, 2]), FULL)
        if all(to_act(seed, depth) != REFEREE for depth in range(DEEP)):
            hoped = sum(weight * apart(world, habit) for world, weight in zip(root.worlds, root.weights, strict=True))
            assert hoped <= root.total(values) + 1e-9
            hopes += hoped < root.total(values) - 1e-9
    assert hopes > 5


def to_act(seed: int, depth: int) -> int:
    state = ThicketState(seed, 0)
    state.depth = depth
    return int(state.to_act()).bit_length() - 1


def test_a_floor_is_below() -> None:
    assert below(vec[float]([0.1, 0.2]), vec[float]([0.1, 0.3]))
    assert not below(vec[float]([0.1, 0.4]), vec[float]([0.1, 0.3]))


# In our games.

UNKNOWING = {
    "mr_jack": "detective",
    "mr_jack_new_york": "detective",
    "mr_jack_pocket": "investigator",
    "scotland_yard": "detectives",
}


def played(name: str, level: str, seed: int, moves: int) -> list[tuple[int, int]]:
    """The first moves of a game between a level and chance. A table refuses what is not legal."""
    game = games.make(name)
    table = Table(game)
    bots = {}
    for side, seats in game.sides.items():
        bots[Viewer(seats)] = levels.make(level if side == UNKNOWING[name] else "random", game, seats, Rng(seed))
    seating = Seating(table, bots, Rng(seed))
    rng = Rng(seed)
    while table.state.to_act() and len(table.lines) < moves:
        table.referee(rng)
        for seat in range(len(game.seats)):
            if table.state.to_act() >> seat & 1:
                seating.answer(seat)
                break
    return [(line.seat, line.move) for line in table.lines]


@pytest.mark.parametrize("name", UNKNOWING)
def test_the_same_seed_gives_the_same_legal_moves(name: str) -> None:
    first = played(name, "vector:40", 3, 40)
    assert first == played(name, "vector:40", 3, 40)
    assert first != played(name, "vector:40", 4, 40)


def test_what_is_reached_in_two_orders_is_thought_about_once() -> None:
    """Turn 2 of Pocket: Jack has used a token, the investigator uses two, Jack the last."""
    game = games.make("mr_jack_pocket")
    table, rng, fewer = Table(game), Rng(8), 0
    while True:
        table.referee(rng)
        state = table.state
        assert isinstance(state, PocketState)
        if state.turn == 2 and state.side_to_act() == 1:
            break
        table.play(0 if state.to_act() == 1 else 1, state.pick(0, rng))
    bot = levels.make("vector:10", game, only(1), Rng(1))
    assert isinstance(bot, VectorBot)
    for line in table.story(Viewer(2)):
        bot.hear(line.seat, line.move)
    found = {}
    for keep in (True, False):
        search = Vector(game, only(1), 0, levels.habit(game), keep=keep)
        root = bot.worlds()
        chosen, values = search.best(root, 1, search.ordered(root.worlds[0], 1), FULL)
        found[keep] = (int(chosen), round(root.total(values), 9))
        fewer += search.visited if keep else -search.visited
    assert found[True] == found[False]
    assert fewer < 0


def test_who_hides_searches_the_tree() -> None:
    for name, side in UNKNOWING.items():
        game = games.make(name)
        for each, seats in game.sides.items():
            bot = levels.make("vector:0.01s", game, seats, Rng(1))
            assert isinstance(bot, VectorBot if each == side else TreeBot)


def test_a_world_stands_for_those_in_which_the_same_is_hidden() -> None:
    game = games.make("mr_jack_pocket")
    table = Table(game)
    table.referee(Rng(1))
    bot = levels.make("vector:10", game, only(1), Rng(1))
    assert isinstance(bot, VectorBot)
    for line in table.story(Viewer(2)):
        bot.hear(line.seat, line.move)
    found = bot.worlds()
    assert len(found.worlds) == 9
    assert sum(found.weights) == pytest.approx(1.0)


def test_of_too_many_worlds_some_are_drawn_by_weight() -> None:
    crowd = Position()
    for world in range(100):
        crowd.add(ThicketState(1, world), 0.5 if world == 7 else 0.5 / 99, 0.0, 0, 1.0)
    bot = VectorBot(toy(Thicket, CUPS), only(SEEKER), Rng(3), habit=Coin())
    found = bot.sample(crowd)
    assert len(found.worlds) == 17
    weights = {
        world.world: weight for world, weight in zip(found.worlds, found.weights, strict=True) if isinstance(world, ThicketState)
    }
    assert weights[7] == pytest.approx(0.5)
    assert sum(found.weights) == pytest.approx(1.0)

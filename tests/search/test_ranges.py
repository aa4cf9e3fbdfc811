"""Public-belief search: who hides something mixes where that is right, and what is found agrees with the exact solution."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp import games
from gaslamp.bots import levels
from gaslamp.bots.seating import Seating
from gaslamp.core import NOBODY, REFEREE, Game, Rng, State, Table, View, Viewer, members, only
from gaslamp.games.mr_jack_pocket.state import PocketState
from gaslamp.search.guise import Guise
from gaslamp.search.range_bot import RangeBot
from gaslamp.search.ranges import NONE, Moment, Ranges
from gaslamp.search.solve import Solver

SPY, GUARD = 0, 1
DRAW, SHOW, GUESS, LAST_WORD, OVER = range(5)
FLAG, DOOR, NAME, LOST, WON, UNSEEN = 0, 2, 4, 6, 7, 8
"""The spy's flag, the door he is seen at, the flag the guard names, and how it ends; each of the first three twice."""


class Border(State):
    """A spy of one of two flags is seen at one of two doors, his own or the other, and the guard names a flag.

    Unrecognised, the spy wins; recognised, he still gets away now and then at his own door, where he knows the way.
    """

    def __init__(self) -> None:
        self.question = DRAW
        self.flag = -1
        self.door = -1
        self.named = -1
        self.won = False

    def to_act(self) -> i64:
        return (only(REFEREE), only(SPY), only(GUARD), only(REFEREE), NOBODY)[self.question]

    def moves(self, seat: i64) -> vec[i64]:
        if self.question == LAST_WORD:
            return vec[i64]([WON] if self.named != self.flag else [LOST, WON] if self.door == self.flag else [LOST])
        first = (FLAG, DOOR, NAME)[self.question]
        return vec[i64]([first, first + 1])

    def odds(self) -> vec[i64]:
        recognised_at_home = self.question == LAST_WORD and self.named == self.flag == self.door
        return vec[i64]([6, 4]) if recognised_at_home else vec[i64]()

    def apply(self, seat: i64, move: i64) -> None:
        if self.question == DRAW:
            self.flag = -1 if move == UNSEEN else int(move) - FLAG
        elif self.question == SHOW:
            self.door = int(move) - DOOR
        elif self.question == GUESS:
            self.named = int(move) - NAME
        else:
            self.won = move == WON
        self.question += 1

    def copy(self) -> Border:
        other = Border()
        other.__dict__.update(self.__dict__)
        return other

    def winners(self) -> i64:
        return only(SPY if self.won else GUARD)


class Crossing(Game):
    def __init__(self) -> None:
        words = ["north", "south", "door 1", "door 2", "say north", "say south", "caught", "away", "?"]
        sides = {"spy": ["spy"], "guard": ["guard"]}
        super().__init__(name="crossing", rules="1", seats=["spy", "guard"], sides=sides, words=words, longest=4, settings={})

    def start(self) -> State:
        return Border()

    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        assert isinstance(state, Border)
        return UNSEEN if state.question == DRAW and not viewer & only(SPY) else move

    def view(self, state: State, viewer: i64) -> View:
        return View(**self.frame(state, viewer))


class SpyGuise(Guise):
    def hides(self, seat: i64) -> bool:
        return seat == SPY

    def disguise(self, state: State, secret: i64) -> None:
        assert isinstance(state, Border)
        state.flag = int(secret)

    def survey(self, state: State, secrets: vec[i64]) -> vec[float]:
        return vec[float]([0.5] * len(secrets))

    def aside(self) -> float:
        return 0.0

    def slips(self) -> float:
        return 0.0


def thought_through(visits: int, shares: tuple[float, float]) -> Moment:
    """The moment at which the spy shows himself, after so many visits."""
    game = Crossing()
    state = game.start()
    state.apply(REFEREE, UNSEEN)
    tree = Ranges(game, SpyGuise(), SPY, Rng(1))
    moment = Moment(state, vec[i64]([0, 1]))
    for _ in range(visits):
        tree.visit(moment, vec[float](shares), NONE)
    return moment


def played(moment: Moment, flag: int, door: int) -> float:
    """How often a spy goes to a door."""
    total = sum(moment.average[at] for at in range(moment.begins[flag], moment.begins[flag + 1]))
    return moment.average[moment.begins[flag] + door] / total


def test_a_spy_does_not_give_himself_away_by_the_door() -> None:
    """If each went to his own door, the guard would know them; the guard must be left to guess."""
    moment = thought_through(4000, (0.5, 0.5))
    solver = Solver(Crossing())
    solver.solve(1e-4)
    least, most = solver.bounds()
    value = (moment.value[0] + moment.value[1]) / 2
    assert value == pytest.approx((least + most) / 2, abs=0.03)
    for flag in range(2):
        assert 0.25 < played(moment, flag, 1 - flag) < 0.75, "each flag is often seen at the other's door"


def test_who_is_hardly_suspected_goes_home() -> None:
    """Where nearly all spies are of the first flag, the guard names it, and the others may use their own door."""
    moment = thought_through(3000, (0.95, 0.05))
    assert moment.value[1] > 0.9
    assert played(moment, 0, 0) > 0.9, "he is recognised anywhere, and knows the way at home"


def test_a_moment_remembers_what_its_options_were_worth() -> None:
    moment = thought_through(500, (0.5, 0.5))
    for at in range(2):
        options = range(moment.begins[at], moment.begins[at + 1])
        assert sum(moment.strategy[option] for option in options) == pytest.approx(1.0)
        worths = [moment.worth[option] for option in options]
        assert min(worths) - 1e-9 <= moment.value[at] <= max(worths) + 1e-9


NAMES = ["mr_jack", "mr_jack_new_york", "mr_jack_pocket", "scotland_yard"]


def turn(seating: Seating) -> bool:
    """Let whoever is to act make a move; whether there was anybody."""
    seating.table.referee(seating.rng)
    acting = members(seating.table.state.to_act())
    if acting:
        seating.answer(acting[0])
    return bool(acting)


def lines(name: str, level: str, seed: int, most: int) -> list[tuple[int, int]]:
    """The first lines of a game that a level plays against itself."""
    game = games.make(name)
    rng = Rng(seed)
    bots = {Viewer(side): levels.make(level, game, side, rng.fork()) for side in game.sides.values()}
    table = Table(game)
    seating = Seating(table, bots, rng)
    while len(table.lines) < most and turn(seating):
        pass
    return [(line.seat, line.move) for line in table.lines[:most]]


@pytest.mark.parametrize("name", NAMES)
def test_it_plays_by_the_rules_and_the_same_seed_plays_the_same(name: str) -> None:
    """The table refuses what is not legal; a budget in visits does not depend on the machine."""
    first = lines(name, "ranges:6", 3, 40)
    assert first == lines(name, "ranges:6", 3, 40)
    assert first != lines(name, "ranges:6", 4, 40)


def test_it_thinks_for_a_time() -> None:
    assert lines("mr_jack_pocket", "ranges:0.002s", 1, 30)


def test_what_the_hidden_side_did_is_remembered() -> None:
    """The investigator's range is no longer even after Jack's first actions, and holds everybody who can be Jack."""
    game = games.make("mr_jack_pocket")
    rng = Rng(5)
    detective = levels.make("ranges:40", game, game.read_viewer("investigator"), rng.fork())
    jack = levels.make("tree:40", game, game.read_viewer("jack"), rng.fork())
    table = Table(game)
    seating = Seating(table, {game.read_viewer("jack"): jack, game.read_viewer("investigator"): detective}, rng)
    assert isinstance(detective, RangeBot)
    while not detective.weights and turn(seating):
        pass
    weights = detective.weights
    assert sum(weights.values()) == pytest.approx(1.0)
    assert max(weights.values()) > 1.01 * min(weights.values())
    possible = {int(state.jack) for state, _ in detective.belief.worlds() or [] if isinstance(state, PocketState)}
    assert possible <= set(weights)

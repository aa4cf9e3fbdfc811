"""Exact solving: what is known of small games comes out, OpenSpiel agrees, and what cannot be solved is refused."""

from __future__ import annotations

import json
import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.mr_jack_pocket.stories import street
from gaslamp import games
from gaslamp.core import NOBODY, PUBLIC, REFEREE, Game, Rng, SetupError, State, View, first, only
from gaslamp.games.mr_jack_pocket.state import PocketState
from gaslamp.games.scotland_yard.game import ScotlandYard
from gaslamp.search.solve import Solver

BENCHMARKS = Path(__file__).parent.parent.parent / "benchmarks"


@pytest.fixture(autouse=True)
def maps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GASLAMP_MAPS", str(BENCHMARKS / "maps"))


def yard(name: str, detectives: int, length: str = "standard") -> Game:
    options = {"length": length, "reveals": "standard", "mrx_tickets": "printed", "starts": "split_2013"}
    return ScotlandYard({"detectives": detectives, "map": name, **options})


# Games drawn as trees.


class Fork(NamedTuple):
    """Somebody makes one of some moves. Each leads to another fork, or to the chance of side 0 to win."""

    seat: int
    ways: dict[int, Any]
    seen_by: int = 0b11
    """Who sees which move it was; the others see that there was one."""


UNSEEN, LOST, WON = 10, 11, 12


class Walk(State):
    """Somewhere in a drawn game: at a fork, before the last word, or after it."""

    def __init__(self, at: Any) -> None:
        self.at = at

    def to_act(self) -> i64:
        return only(self.at.seat) if isinstance(self.at, Fork) else only(REFEREE) if isinstance(self.at, float) else NOBODY

    def moves(self, seat: i64) -> vec[i64]:
        if isinstance(self.at, Fork):
            return vec[i64](self.at.ways)
        return vec[i64]([LOST] if self.at == 0.0 else [WON] if self.at == 1.0 else [LOST, WON])

    def odds(self) -> vec[i64]:
        if isinstance(self.at, Fork) or self.at in (0.0, 1.0):
            return vec[i64]()
        return vec[i64]([100 - round(100 * self.at), round(100 * self.at)])

    def apply(self, seat: i64, move: i64) -> None:
        self.at = self.at.ways[int(move)] if isinstance(self.at, Fork) else int(move)

    def copy(self) -> State:
        return Walk(self.at)

    def winners(self) -> i64:
        return only(0) if self.at == WON else only(1)


class Drawn(Game):
    def __init__(self, tree: Fork) -> None:
        words, sides = [*(f"way {n}" for n in range(UNSEEN)), "?", "lost", "won"], {"zero": ["zero"], "one": ["one"]}
        super().__init__(name="drawn", rules="1", seats=["zero", "one"], sides=sides, words=words, longest=9, settings={})
        self.tree = tree

    def start(self) -> State:
        return Walk(self.tree)

    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        assert isinstance(state, Walk)
        return move if not isinstance(state.at, Fork) or viewer & (state.at.seen_by | only(state.at.seat)) else UNSEEN

    def view(self, state: State, viewer: i64) -> View:
        return View(**self.frame(state, viewer))


def kuhn() -> Game:
    """Kuhn's poker with three cards. Whoever would win two chips wins for certain, one chip in three games of four."""

    def showdown(zero: int, one: int, chips: int) -> float:
        return (2 + (chips if zero > one else -chips)) / 4

    def betting(zero: int, one: int) -> Fork:
        raised = Fork(0, {0: 0.25, 1: showdown(zero, one, 2)})
        passed = Fork(1, {0: showdown(zero, one, 1), 1: raised})
        return Fork(0, {0: passed, 1: Fork(1, {0: 0.75, 1: showdown(zero, one, 2)})})

    deals = {zero: {one: betting(zero, one) for one in range(3) if one != zero} for zero in range(3)}
    return Drawn(Fork(REFEREE, {zero: Fork(REFEREE, ways, only(1)) for zero, ways in deals.items()}, only(0)))


# What everybody knows.


def pennies(*wins: float) -> Game:
    """Side 0 hides heads or tails, side 1 guesses: the chance of side 0 for hidden and guessed HH, HT, TH, TT."""
    hh, ht, th, tt = wins
    return Drawn(Fork(0, {0: Fork(1, {0: hh, 1: ht}), 1: Fork(1, {0: th, 1: tt})}, only(0)))


@pytest.mark.parametrize("predictive", [False, True])
def test_who_hides_a_penny_mixes_as_the_formula_says(predictive: bool) -> None:
    solver = Solver(pennies(0.1, 0.9, 0.7, 0.2), predictive=predictive)
    assert [side.decisions() for side in solver.sides] == [1, 1], "who guesses does not see what was hidden"
    assert solver.solve(1e-4) <= 1e-4
    heads, guessed = (solver.sides[side].average()[1] for side in (0, 1))
    assert heads == pytest.approx((0.7 - 0.2) / (0.8 + 0.5), abs=1e-2)
    assert guessed == pytest.approx((0.9 - 0.2) / (0.8 + 0.5), abs=1e-2)
    least, most = solver.bounds()
    assert least <= (0.9 * 0.7 - 0.1 * 0.2) / (0.8 + 0.5) + 1e-9
    assert most - least <= 2e-4
    assert solver.value(solver.sides[0].average(), solver.sides[1].average()) == pytest.approx(0.61 / 1.3, abs=1e-3)


def test_a_policy_is_worth_what_one_works_out_by_hand() -> None:
    solver = Solver(pennies(0.1, 0.9, 0.7, 0.2))
    always_heads, evenly = vec[float]([1.0, 1.0, 0.0]), vec[float]([1.0, 0.5, 0.5])
    assert solver.value(always_heads, evenly) == pytest.approx(0.5)
    assert solver.best_response(1, always_heads) == pytest.approx(0.9), "he guesses heads"
    assert solver.best_response(0, evenly) == pytest.approx(0.5), "heads; tails wins 0.45"
    assert solver.best_response(1, evenly) == pytest.approx(1 - (0.1 + 0.7) / 2)


@pytest.mark.parametrize("predictive", [False, True])
def test_kuhns_poker_is_worth_an_eighteenth_of_a_chip_to_the_second(predictive: bool) -> None:
    solver = Solver(kuhn(), predictive=predictive)
    assert [side.decisions() for side in solver.sides] == [6, 6]
    assert solver.solve(2e-4) <= 2e-4
    least, most = solver.bounds()
    assert least - 1e-9 <= (2 - 1 / 18) / 4 <= most + 1e-9


def test_the_average_learns_where_the_other_side_never_comes() -> None:
    """The thief (side 1) looks at the guard once and never comes again. That the guard stays awake must be learnt all the same.

    In the first round the guard's watch is a matter of luck, and then the thief stays at home: a solver that adds a round to the
    guard's average only where the thief comes to him keeps that first round for ever, and a thief who knows it steals.
    """
    asleep, awake, at_home = 0.0, 1.0, 0.6
    solver = Solver(Drawn(Fork(1, {0: at_home, 1: Fork(0, {0: awake, 1: asleep})})), predictive=False)
    solver.run(2)
    assert list(solver.sides[1].now) == [1.0, 1.0, 0.0], "he stays at home"
    solver.run(98)
    assert solver.sides[0].average()[1] > 0.99
    assert solver.best_response(1, solver.sides[0].average()) == pytest.approx(0.4)


def test_draws_are_half_a_win() -> None:
    class Drawish(Walk):
        def winners(self) -> i64:
            return NOBODY if self.at == WON else only(1)

        def copy(self) -> State:
            return Drawish(self.at)

    solver = Solver(Drawn(Fork(0, {0: 1.0})), [(Drawish(1.0), 3.0), (Drawish(0.0), 1.0)])
    assert solver.bounds() == (0.375, 0.375)


# Our games.


@pytest.mark.parametrize(("name", "detectives", "value"), [("lane", 1, 3 / 7), ("mews", 2, 1 / 2), ("court", 2, 9 / 20)])
def test_a_small_map_from_the_first_move(name: str, detectives: int, value: float) -> None:
    solver = Solver(yard(name, detectives))
    assert solver.solve(1e-3) <= 1e-3
    least, most = solver.bounds()
    assert least - 1e-9 <= value <= most + 1e-9


def test_a_prediction_saves_rounds() -> None:
    plain, predictive = (Solver(yard("lane", 1), predictive=each) for each in (False, True))
    for solver in (plain, predictive):
        solver.solve(5e-3)
    assert 2 * predictive.rounds <= plain.rounds


def the_last_turn(seed: int, actions: int) -> tuple[Game, list[tuple[State, float]]]:
    """A random game of Pocket so many actions before its end, as everybody but Jack knows it."""
    game, rng = games.make("mr_jack_pocket"), Rng(seed)
    state, belief = game.start(), game.belief(PUBLIC)
    while not (isinstance(state, PocketState) and state.turn == 8 and int(state.left).bit_count() == actions):
        seat = first(state.to_act())
        move = state.pick(seat, rng)
        belief.hear(seat, game.seen(state, seat, move, PUBLIC))
        state.apply(seat, move)
    worlds = belief.worlds()
    assert worlds is not None
    return game, worlds


def test_the_last_turn_of_pocket_from_a_belief() -> None:
    game, worlds = the_last_turn(153, 3)
    assert len(worlds) == 2, "two can be Jack, and he has no cards"
    solver = Solver(game, worlds)
    assert solver.solve(1e-3) <= 1e-3
    assert solver.bounds() == pytest.approx((0.8, 0.8), abs=2e-3)
    jack, investigator = solver.sides
    assert investigator.heard(0) == [], "nothing was heard since the belief was asked"
    assert {game.seat_name(jack.heard(decision)[0][0]) for decision in range(jack.decisions())} == {"investigator"}


def test_jack_knows_which_world_it_is_and_the_investigator_does_not() -> None:
    """Whoever is Jack, the others choose once; Jack himself once for each."""
    game = games.make("mr_jack_pocket")
    position = f"{street('gull', 'bert', 'madame')} turn=8 faces=-holmes,watson,-exchange,joker"
    solver = Solver(game, [(game.place(f"{position} jack={jack}"), 1.0) for jack in ("gull", "bert", "madame")])
    jack, investigator = solver.sides
    assert investigator.decisions() == 1
    assert jack.decisions() == 3 * 5, "watson or a joker for one of three; then what is left"
    solver.solve(1e-3)
    assert solver.bounds() == pytest.approx((2 / 3, 2 / 3), abs=2e-3), (
        "one of three stands alone, and is Jack in one game of three"
    )


# What is refused.


def test_a_game_that_is_too_large_says_so() -> None:
    with pytest.raises(SetupError, match="more than 1,000 moves") as caught:
        Solver(yard("lane", 1), most=1000)
    assert caught.value.message.id == "error-too-large"


def test_a_game_without_two_sides_has_no_solution() -> None:
    with pytest.raises(SetupError, match="two sides"):
        Solver(games.make("mysterium"))


def test_a_game_that_hides_what_may_be_played_is_noticed() -> None:
    forgetful = Fork(REFEREE, {0: Fork(0, {0: 0.0, 1: 1.0}), 1: Fork(0, {0: 0.5, 1: 0.5, 2: 1.0})}, seen_by=0)
    with pytest.raises(ValueError, match="not the same moves"):
        Solver(Drawn(forgetful))


# OpenSpiel's opinion.


class Joined(Game):
    """A game from some worlds on, which the referee draws first, with one seat for each side: so OpenSpiel can play it, too."""

    def __init__(self, game: Game, worlds: list[tuple[State, float]] | None = None) -> None:
        self.game, self.worlds = game, worlds or [(game.start(), 1.0)]
        self.sitting = list(game.sides.values())
        words = [*game.words, *(f"world {number}" for number in range(len(self.worlds)))]
        named = {side: [side] for side in game.sides}
        seats, longest = list(game.sides), game.longest + 1
        super().__init__(name="joined", rules="1", seats=seats, sides=named, words=words, longest=longest, settings={})

    def start(self) -> State:
        return Inside(self, None)

    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        assert isinstance(state, Inside)
        looking = sum(side for number, side in enumerate(self.sitting) if viewer >> number & 1)
        if state.inner is not None:
            return self.game.seen(state.inner, first(state.inner.to_act()), move, looking)
        views = [self.game.view(world, looking) for world, _ in self.worlds]
        drawn = int(move) - len(self.game.words)
        return len(self.game.words) + views.index(views[drawn])  # the first world that looks the same

    def view(self, state: State, viewer: i64) -> View:
        return View(**self.frame(state, viewer))


class Inside(State):
    def __init__(self, joined: Joined, inner: State | None) -> None:
        self.joined, self.inner = joined, inner

    def to_act(self) -> i64:
        acting = only(REFEREE) if self.inner is None else self.inner.to_act()
        sides = [only(number) for number, side in enumerate(self.joined.sitting) if acting & side]
        return sides[0] if sides else acting

    def moves(self, seat: i64) -> vec[i64]:
        words, worlds = len(self.joined.game.words), len(self.joined.worlds)
        return vec[i64](range(words, words + worlds)) if self.inner is None else self.inner.moves(first(self.inner.to_act()))

    def odds(self) -> vec[i64]:
        drawing = [round(720_720 * weight) for _, weight in self.joined.worlds]
        return vec[i64](drawing) if self.inner is None else self.inner.odds()

    def apply(self, seat: i64, move: i64) -> None:
        if self.inner is None:
            self.inner = self.joined.worlds[int(move) - len(self.joined.game.words)][0].copy()
        else:
            self.inner.apply(first(self.inner.to_act()), move)

    def copy(self) -> State:
        return Inside(self.joined, None if self.inner is None else self.inner.copy())

    def winners(self) -> i64:
        assert self.inner is not None
        return only(0) if self.inner.winners() & self.joined.sitting[0] else only(1)


GAMES: dict[str, Callable[[], Game]] = {
    "kuhn": kuhn,
    "lane": lambda: yard("lane", 1, "3_rounds"),
    "court": lambda: Joined(yard("court", 2)),
    "pocket": lambda: Joined(*the_last_turn(3940, 2)),
}
Table = dict[str, list[tuple[int, float]]]


def learnt(game: Game, solver: Solver) -> Table:
    """What both sides have learnt, under the names that OpenSpiel has for what they heard."""
    table: Table = {}
    for side, player in zip(game.sides, solver.sides, strict=True):
        policy = player.average()
        for decision in range(player.decisions()):
            lines = [f"{game.seat_name(seat)}: {game.text(seen)}" for seat, seen in player.heard(decision)]
            choices = range(*player.choices(decision))
            table["\n".join([*game.names(game.sides[side]), *lines])] = [(int(player.moves[at]), policy[at]) for at in choices]
    return table


def forced(state: Any, table: Table) -> None:
    """Add what OpenSpiel also wants to know: that a move is made where there is no other."""
    if state.is_terminal():
        return
    if not state.is_chance_node():
        story = state.information_state_string()
        if len(state.legal_actions()) == 1:
            table[story] = [(state.legal_actions()[0], 1.0)]
        assert sorted(move for move, _ in table[story]) == state.legal_actions()
    for move in state.legal_actions():
        forced(state.child(move), table)


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_the_same_best_responses(name: str) -> None:
    """Far from an equilibrium, where there is something to exploit; and near it, where what is solved is so for others, too."""
    pyspiel = pytest.importorskip("pyspiel", reason='OpenSpiel is not installed: pip install "gaslamp[research]"')
    from gaslamp.research import openspiel

    game = GAMES[name]()
    theirs, ours = openspiel.load(game), Solver(game)
    ours.run(3)
    table = learnt(game, ours)
    forced(theirs.new_initial_state(), table)
    for side in (0, 1):
        best = pyspiel.TabularBestResponse(theirs, side, table).value_from_state(theirs.new_initial_state())
        assert (best + 1) / 2 == pytest.approx(ours.best_response(side, ours.sides[1 - side].average()), abs=1e-9)
    assert ours.exploitability() > 0.005
    ours.run(300)
    table |= learnt(game, ours)
    assert pyspiel.exploitability(theirs, table) == pytest.approx(2 * ours.exploitability(), abs=1e-9)
    assert ours.exploitability() < 0.001


@pytest.mark.parametrize("name", ["kuhn", "lane", "pocket"])
def test_openspiel_learns_the_same_value(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason='OpenSpiel is not installed: pip install "gaslamp[research]"')
    from gaslamp.research import openspiel

    game = GAMES[name]()
    theirs, ours = openspiel.load(game), Solver(game)
    learner = pyspiel.CFRPlusSolver(theirs)
    for _ in range(60):
        learner.evaluate_and_update_policy()
    value = pyspiel.expected_returns(theirs.new_initial_state(), learner.average_policy(), -1, True)[0]
    ours.solve(1e-4)
    assert (value + 1) / 2 == pytest.approx(sum(ours.bounds()) / 2, abs=5e-3)


# How much computer players give away.


def test_levels_are_measured(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ["random", "greedy", "--map", "court", "--seeds", "16", "--json"]
    monkeypatch.setattr(sys, "argv", ["exploitability.py", *arguments])
    runpy.run_path(str(BENCHMARKS / "exploitability.py"), run_name="__main__")
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [each["level"] for each in told] == ["solved", "solved, drawn", "random", "greedy"]
    solved, drawn, random, _ = told
    assert solved["exploitability"] < 1e-3 < drawn["exploitability"] < random["exploitability"]
    for each in told:
        assert each["exploitability"] == pytest.approx((each["mrx"] + each["detectives"]) / 2)
        assert min(each["mrx"], each["detectives"]) >= -1e-9, "nobody does better against his best answer than in an equilibrium"


def test_a_level_is_asked_after_every_story() -> None:
    """Who plays at random is found to do so, up to the draw; and who always does the same is found to do that."""
    program, solver = runpy.run_path(str(BENCHMARKS / "exploitability.py")), Solver(yard("court", 2))
    for side, player in enumerate(solver.sides):
        evenly = program["asked"](solver, side, "random", 200, 0)
        for decision in range(player.decisions()):
            begin, end = player.choices(decision)
            assert [evenly[choice] for choice in range(begin, end)] == pytest.approx(
                [1 / (end - begin)] * (end - begin), abs=0.15
            )
        assert sum(program["asked"](solver, side, "paranoid", 2, 0)) == pytest.approx(1 + player.decisions())

"""OpenSpiel's own checks of our games, and that nothing is gained, lost or told on the way there."""

from __future__ import annotations

import copy
import os
import pickle
import random
import subprocess
import sys
from fractions import Fraction
from importlib import import_module
from itertools import permutations
from math import isclose
from typing import Any

import pytest

from gaslamp import games
from gaslamp.core import REFEREE, Game, SetupError, State, first, members, only, referee
from gaslamp.core.options import settle
from toys import tiny_chase, tiny_seance

pyspiel = pytest.importorskip("pyspiel", reason='OpenSpiel is not installed: pip install "gaslamp[research]"')
from gaslamp.research import openspiel  # noqa: E402

openspiel.register("tiny_chase", tiny_chase.make, tiny_chase.OPTIONS)
openspiel.register("tiny_seance", tiny_seance.make, tiny_seance.OPTIONS)

POCKET, POCKET_AT_ONCE = "gaslamp_mr_jack_pocket", "gaslamp_mr_jack_pocket(chase=at_once)"
CHASE, LONG_CHASE = "gaslamp_tiny_chase(rounds=2,shows=false)", "gaslamp_tiny_chase(rounds=9)"
SEANCE = "gaslamp_tiny_seance"
YARD = "gaslamp_scotland_yard(map=small,detectives=2,length=_4_rounds)"
JACK = "gaslamp_mr_jack(edition=first)"
YORK = "gaslamp_mr_jack_new_york(tumblety=or)"
MYSTERIUM = "gaslamp_mysterium(players=3,difficulty=hard)"
ALL = [JACK, YORK, POCKET, POCKET_AT_ONCE, CHASE, LONG_CHASE, SEANCE, MYSTERIUM, YARD]


def play(game: Any, *moves: str) -> Any:
    """The state after some moves in words, each of which OpenSpiel must call legal."""
    state = game.new_initial_state()
    for move in moves:
        state.apply_action_with_legality_check(game.gaslamp.read(move))
    return state


def play_on(state: Any, rng: random.Random) -> Any:
    """Random moves to the end; the state before each."""
    while not state.is_terminal():
        yield state
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name", ALL)
def test_openspiel_finds_no_fault(name: str) -> None:
    sims = 2 if name in (JACK, YORK, MYSTERIUM) else 10
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=sims, serialize=True, verbose=False)


@pytest.mark.parametrize("name", games.OURS)
def test_nor_with_the_usual_options(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"gaslamp_{name}"), num_sims=1, serialize=True, verbose=False)


def test_every_game_of_the_shelf_is_registered() -> None:
    assert {f"gaslamp_{name}" for name in games.names()} <= set(pyspiel.registered_names())


def test_options_are_parameters() -> None:
    assert pyspiel.load_game(POCKET).gaslamp.settings == {"chase": "next_turn"}
    assert pyspiel.load_game(POCKET_AT_ONCE).gaslamp.settings == {"chase": "at_once"}
    assert pyspiel.load_game("gaslamp_tiny_chase", {"rounds": 3}).get_parameters() == {"rounds": 3, "shows": True}
    assert str(openspiel.load(games.make("mr_jack_pocket", chase="at_once"))) == POCKET_AT_ONCE


@pytest.mark.parametrize("reveals", ["3,8", "3", "none", "standard"])
def test_lists_are_written_without_commas(reveals: str) -> None:
    game = openspiel.load(games.make("scotland_yard", map="small", detectives=2, reveals=reveals))
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game)
    assert again.gaslamp.settings["reveals"] == reveals
    assert pyspiel.load_game("gaslamp_scotland_yard(reveals=_3+8+13,length=_24_windows)").gaslamp.settings["reveals"] == "3,8,13"


@pytest.mark.parametrize(
    ("name", "allowed"), [(f"{POCKET}(chase=never)", "next_turn, at_once"), ("gaslamp_tiny_chase(rounds=99)", "1–9")]
)
def test_an_unknown_value_is_our_complaint(name: str, allowed: str) -> None:
    with pytest.raises(SetupError, match=allowed):
        pyspiel.load_game(name)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="Available parameters are: chase"):  # it does not even ask us
        pyspiel.load_game(f"{POCKET}(moon=full)")
    with pytest.raises(SetupError, match="chase"):
        games.make("mr_jack_pocket", moon="full")


@pytest.mark.parametrize("name", ALL)
def test_what_the_game_says_of_itself(name: str) -> None:
    game = pyspiel.load_game(name)
    ours, kind = game.gaslamp, game.get_type()
    assert game.num_players() == kind.min_num_players == kind.max_num_players == len(ours.seats)
    assert game.num_distinct_actions() == game.max_chance_outcomes() == len(ours.words)
    assert game.max_game_length() == game.max_chance_nodes_in_history() == ours.longest
    together = name in (SEANCE, MYSTERIUM)
    assert kind.utility == (pyspiel.GameType.Utility.IDENTICAL if together else pyspiel.GameType.Utility.ZERO_SUM)


@pytest.mark.parametrize("name", ALL)
def test_chance_is_the_referee_with_his_odds(name: str) -> None:
    for state in play_on(pyspiel.load_game(name).new_initial_state(), random.Random(5)):
        assert state.is_chance_node() == (state.truth.to_act() == only(REFEREE))
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert isclose(sum(chance for _, chance in outcomes), 1)
            assert [move for move, _ in outcomes] == sorted(state.truth.moves(REFEREE)) == state.legal_actions()
        else:
            assert state.legal_actions() == sorted(state.truth.moves(state.current_player()))


def test_unequal_odds() -> None:
    assert pyspiel.load_game(SEANCE).new_initial_state().chance_outcomes() == [(0, 0.25), (1, 0.25), (2, 0.5)]


def test_actions_have_our_words() -> None:
    state = play(pyspiel.load_game(CHASE), "hide 0")
    assert [state.action_to_string(move) for move in state.legal_actions()] == ["walk 1", "walk 6", "ride 2", "ride 5", "stay"]
    assert state.string_to_action("ride 2") == tiny_chase.RIDE + 2


def test_winners_share_one_and_losers_share_minus_one() -> None:
    game = pyspiel.load_game(CHASE)
    caught = play(game, "hide 1", "stay", "go 2", "missed", "go 4", "missed", "stay", "go 1", "caught")
    assert caught.returns() == caught.rewards() == [-1, 0.5, 0.5]
    nothing = ("stay", "go 3", "missed", "go 4", "missed")
    escaped = play(game, "hide 1", *nothing, *nothing)
    assert escaped.returns() == [1, -0.5, -0.5]
    assert play(game, "hide 1").returns() == [0, 0, 0]


def test_one_side_wins_or_loses_together() -> None:
    game = pyspiel.load_game(SEANCE)
    night = ["room 1", "draw 0", "draw 1", "dream 0", "draw 2"]
    won = play(game, *night, "guess 1", "guess 0", "guess 1", "open 1", "open 0", "open 1", "right")
    assert won.is_terminal()
    assert won.returns() == [1, 1, 1, 1]
    wrong = ["guess 0", "guess 0", "guess 0", "open 0", "open 0", "open 0", "wrong"]
    lost = play(game, *night, *wrong, "dream 1", "draw 3", *wrong)
    assert lost.is_terminal()
    assert lost.returns() == [0, 0, 0, 0]


@pytest.mark.parametrize("name", ALL)
def test_rewards_add_up(name: str) -> None:
    rng = random.Random(3)
    for _ in range(10):
        state = pyspiel.load_game(name).new_initial_state()
        for _state in play_on(state, rng):
            pass
        rewards = state.returns()
        assert len(set(rewards)) == 1 if name == SEANCE else isclose(sum(rewards), 0, abs_tol=1e-9)


def known(state: Any, player: int) -> tuple[str, str]:
    return state.information_state_string(player), state.observation_string(player)


def test_a_story_and_a_view() -> None:
    state = play(pyspiel.load_game(CHASE), "hide 1", "walk 2", "go 3")
    assert state.information_state_string(0) == "fugitive\n*: hide 1\nfugitive: walk 2\nred: go 3"
    assert state.information_state_string(2) == "blue\n*: hide ?\nfugitive: walk ?\nred: go 3"
    assert '"viewer":"blue"' in state.observation_string(2)
    assert '"fugitive":null' in state.observation_string(2)


def test_secrets_stay_secret_in_the_chase() -> None:
    game = pyspiel.load_game(CHASE)
    one, other = play(game, "hide 1", "walk 0", "go 3", "missed"), play(game, "hide 6", "walk 5", "go 3", "missed")
    assert known(one, 1) == known(other, 1)
    assert known(one, 2) == known(other, 2)
    assert one.legal_actions() == other.legal_actions()
    assert known(one, 0) != known(other, 0)


def test_secrets_stay_secret_in_mr_jack_pocket() -> None:
    state = pyspiel.load_game(POCKET).new_initial_state()
    while not state.action_to_string(state.legal_actions()[0]).startswith("jack "):
        state.apply_action(state.legal_actions()[-1])
    one, *others = [state.child(move) for move in state.legal_actions()]
    assert len(others) == 8
    for other in others:
        assert known(one, 1) == known(other, 1)
        assert known(one, 0) != known(other, 0)


def test_observers_for_everybody_and_nobody() -> None:
    game = pyspiel.load_game(CHASE)
    state = play(game, "hide 1")

    def story(private: Any) -> str:
        kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=True, private_info=private)
        return str(game.make_py_observer(kind).string_from(state, 0))

    assert story(pyspiel.PrivateInfoType.NONE) == "public\n*: hide ?"
    assert story(pyspiel.PrivateInfoType.SINGLE_PLAYER) == "fugitive\n*: hide 1"
    assert story(pyspiel.PrivateInfoType.ALL_PLAYERS) == "fugitive+red+blue\n*: hide 1"
    with pytest.raises(ValueError, match="everybody"):
        game.make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=True))


def test_seats_at_once_answer_lowest_first_and_sealed() -> None:
    game = pyspiel.load_game(SEANCE)
    night = ("room 1", "draw 0", "draw 1", "dream 0", "draw 2")
    answers = {1: "guess 1", 2: "guess 0", 3: "guess 2"}
    state = play(game, *night)
    for seat, answer in answers.items():
        assert state.current_player() == seat
        assert [len(state.legal_actions(other)) for other in answers] == [3 if other == seat else 0 for other in answers]
        state.apply_action(game.gaslamp.read(answer))
    twin = play(game, *night, "guess 0", "guess 0", "guess 2")
    assert known(state, 3) == known(twin, 3)
    assert known(state, 1) != known(twin, 1)
    for order in permutations(answers):  # with us they may come in any order
        ours = play(game, *night).truth
        for seat in order:
            assert ours.to_act() >> seat & 1
            ours.apply(seat, game.gaslamp.read(answers[seat]))
        assert game.gaslamp.key(ours) == str(state)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(
    "twin", [lambda state: state.clone(), copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))]
)
def test_a_copied_state_is_the_same_and_goes_its_own_way(name: str, twin: Any) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    for _ in zip(range(8), play_on(state, random.Random(1)), strict=False):
        pass
    other, before = twin(state), str(state)
    assert (str(other), other.history(), known(other, 0)) == (before, state.history(), known(state, 0))
    if not other.is_terminal():
        other.apply_action(other.legal_actions()[0])
    assert str(state) == before
    assert type(other.get_game()) is openspiel.SpielGame


def test_a_game_nobody_registered_plays_too() -> None:
    seats, sides, words = ["fugitive", "red", "blue"], tiny_chase.SIDES, tiny_chase.WORDS
    settings = settle(tiny_chase.OPTIONS, {})
    ours = tiny_chase.TinyChase(name="new", rules="1", seats=seats, sides=sides, words=words, longest=21, settings=settings)
    game = openspiel.load(ours)
    assert copy.deepcopy(game) is game
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)


def test_another_process_reads_a_pickle_and_ends_in_peace() -> None:
    state = pyspiel.load_game(POCKET_AT_ONCE).new_initial_state()
    for _ in zip(range(30), play_on(state, random.Random(2)), strict=False):
        pass
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).clone())"
    paths = os.pathsep.join(path for path in sys.path if path)
    ran = subprocess.run(
        [sys.executable, "-c", code],
        input=pickle.dumps(state),
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        check=False,
    )
    assert (ran.returncode, ran.stdout.decode().strip()) == (0, str(state)), ran.stderr.decode()


def expected(game: Game, state: State) -> list[Fraction]:
    """What each seat can expect where all play at random, worked out without OpenSpiel."""
    if not state.to_act():
        won, count = members(state.winners()), len(game.seats)
        return [Fraction(1, len(won)) if seat in won else Fraction(-1, count - len(won)) for seat in range(count)]
    seat = first(state.to_act())
    moves = [int(move) for move in state.moves(seat)]
    total = [Fraction(0)] * len(game.seats)
    chances = referee.odds(state) if seat == REFEREE else [Fraction(1, len(moves))] * len(moves)
    for move, chance in zip(moves, chances, strict=True):
        world = state.copy()
        world.apply(seat, move)
        total = [sofar + chance * more for sofar, more in zip(total, expected(game, world), strict=True)]
    return total


def test_an_algorithm_of_openspiel_sees_the_same_game() -> None:
    game = pyspiel.load_game("gaslamp_tiny_chase(rounds=1)")
    values = pyspiel.expected_returns(game.new_initial_state(), pyspiel.UniformRandomPolicy(game), -1, True)
    assert values == pytest.approx([float(value) for value in expected(game.gaslamp, game.gaslamp.start())])


def test_without_openspiel_one_learns_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "gaslamp.research.openspiel")
    with pytest.raises(ImportError, match=r'pip install "gaslamp\[research\]"'):
        import_module("gaslamp.research.openspiel")

"""What OpenSpiel's players know as tensors, and the worlds they imagine."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from typing import Any

import pytest

from gaslamp.core import Rng, SetupError, as_bytes, looking
from research.test_openspiel import CHASE, JACK, MYSTERIUM, POCKET, SEANCE, YARD, YORK, play, play_on

pyspiel = pytest.importorskip("pyspiel", reason='OpenSpiel is not installed: pip install "gaslamp[research]"')
np = pytest.importorskip("numpy")
from gaslamp.research import encode, openspiel  # noqa: E402

LONDON = "gaslamp_scotland_yard(detectives=2)"
OURS = [JACK, YORK, POCKET, MYSTERIUM, LONDON]


def middle(name: str, moves: int, seed: int = 3) -> Any:
    """A state some random moves into a game, where a player is to act."""
    state = pyspiel.load_game(name).new_initial_state()
    for number, _ in enumerate(play_on(state, random.Random(seed))):
        if number >= moves and state.current_player() >= 0:
            break
    assert not state.is_terminal()
    return state


def observer(game: Any, perfect_recall: bool) -> Any:
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=perfect_recall, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    return game.make_py_observer(kind)


@pytest.mark.parametrize("name", OURS)
def test_a_story_is_read_back_from_its_tensor(name: str) -> None:
    state = middle(name, 30)
    game = state.get_game()
    ours, seats = game.gaslamp, len(game.gaslamp.seats)
    watching = observer(game, perfect_recall=True)
    for player in range(seats):
        watching.set_from(state, player)
        assert watching.tensor.tolist() == state.information_state_tensor(player)
        assert watching.dict["viewer"].tolist() == [float(seat == player) for seat in range(seats)]
        rows = watching.dict["story"]
        there = rows[rows[:, : seats + 1].any(axis=1)]
        digits = 2 ** np.arange(there.shape[1] - seats - 1)[::-1]
        heard = [(int(row[: seats + 1].argmax()), int(row[seats + 1 :] @ digits)) for row in there]
        names = (*ours.seats, "*")
        told = [f"{names[seat]}: {ours.text(seen)}" for seat, seen in heard]
        assert "\n".join([ours.seats[player], *told]) == state.information_state_string(player)


@pytest.mark.parametrize("name", OURS)
def test_an_observation_is_the_encoded_view(name: str) -> None:
    state = middle(name, 25)
    game = state.get_game()
    encoder = encode.encoder(game.gaslamp)
    watching = observer(game, perfect_recall=False)
    for player in range(len(game.gaslamp.seats)):
        view = game.gaslamp.view(state.truth, looking(player))
        assert state.observation_string(player) == as_bytes(view).decode()
        assert state.observation_tensor(player) == encoder.encode(view).tolist()
        watching.set_from(state, player)
        assert {part: places.tolist() for part, places in watching.dict.items()} == {
            part: encoder.encode(view)[places].tolist() for part, places in encoder.parts.items()
        }


def test_stories_heard_as_the_game_goes_are_those_heard_afterwards() -> None:
    state = pyspiel.load_game(YARD).new_initial_state()
    for _ in play_on(state, random.Random(4)):
        again = pickle.loads(pickle.dumps(state))
        for player in range(3):
            assert state.information_state_string(player) == again.information_state_string(player)
    clone = state.clone()
    assert clone.information_state_string(1) == state.information_state_string(1)


@pytest.mark.parametrize("name", [*OURS, SEANCE])
def test_who_imagines_cannot_tell_the_difference(name: str) -> None:
    draw = openspiel.resampler(5)
    for moves in (7, 12) if name == SEANCE else (12, 25):
        state = middle(name, moves)
        others = 0
        for player in range(state.get_game().num_players()):
            for _ in range(4):
                drawn = draw(state, player)
                assert drawn.information_state_string(player) == state.information_state_string(player)
                assert drawn.observation_string(player) == state.observation_string(player)
                assert (drawn.current_player(), drawn.is_terminal()) == (state.current_player(), state.is_terminal())
                if player == state.current_player():
                    assert drawn.legal_actions() == state.legal_actions()
                others += str(drawn) != str(state)
                for _ in play_on(drawn, random.Random(moves)):  # a drawn state can be played to its end, and knows what it hears
                    drawn.information_state_string(player)
                assert drawn.is_terminal()
        assert others, "nothing was imagined but the truth"


def test_worlds_are_drawn_by_their_weights() -> None:
    state = play(pyspiel.load_game(CHASE), "hide 1", "walk 2")
    belief = state.gaslamp.belief(2)
    for line in state.heard(2):
        belief.hear(*line)
    expected = {state.gaslamp.key(world): 4000 * weight for world, weight in belief.worlds()}
    rng = Rng(1)
    found = Counter(str(state.imagine(1, rng)) for _ in range(4000))
    assert set(found) == set(expected)
    assert all(abs(found[world] - count) < 5 * count**0.5 for world, count in expected.items())


def test_openspiels_own_sampler_is_heard() -> None:
    state = middle(POCKET, 30)
    player = 1
    drawn = [str(state.resample_from_infostate(player, lambda chance=chance: chance)) for chance in (0.1, 0.1, 0.7, 0.3)]
    assert drawn[0] == drawn[1]
    assert len(set(drawn)) > 1


def test_of_a_drawn_state_only_one_story_is_known() -> None:
    state = play(pyspiel.load_game(CHASE), "hide 1", "walk 2", "go 3")
    drawn = openspiel.resampler(1)(state, 2)
    assert drawn.information_state_string(2) == "blue\n*: hide ?\nfugitive: walk ?\nred: go 3"
    assert drawn.information_state_string(1).startswith('red\n{"')
    assert len(drawn.information_state_tensor(2)) == len(state.information_state_tensor(2))
    with pytest.raises(SetupError) as caught:
        drawn.information_state_tensor(1)
    assert (caught.value.message.id, caught.value.message.args) == ("error-drawn-story", {"seat": "red"})
    with pytest.raises(SetupError, match="red"):
        openspiel.resampler(1)(drawn, 1)
    with pytest.raises(SetupError) as caught:
        pickle.dumps(drawn)
    assert caught.value.message.id == "error-drawn-state"
    again = openspiel.resampler(1)(drawn, 2)  # but he who imagined it can imagine further
    assert again.information_state_string(2) == drawn.information_state_string(2)


@pytest.mark.parametrize("name", ["gaslamp_scotland_yard(map=small,detectives=1,length=_4_rounds)", POCKET])
@pytest.mark.parametrize("by_observation", [False, True])
def test_openspiels_search_over_information_sets_plays(name: str, by_observation: bool) -> None:
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")

    def moves() -> list[str]:
        game = pyspiel.load_game(name)
        bot = ismcts.ISMCTSBot(
            game=game,
            evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
            uct_c=2.0,
            max_simulations=20,
            random_state=np.random.RandomState(2),
            use_observation_string=by_observation,
        )
        bot.set_resampler(openspiel.resampler(3))
        state, rng, chosen = game.new_initial_state(), random.Random(4), list[str]()
        while len(chosen) < 4 and not state.is_terminal():
            action = rng.choice(state.legal_actions()) if state.is_chance_node() else bot.step(state)
            if not state.is_chance_node():
                assert action in state.legal_actions()
                chosen.append(state.action_to_string(action))
            state.apply_action(action)
        return chosen

    first = moves()
    assert len(first) == 4
    assert moves() == first

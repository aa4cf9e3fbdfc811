"""PettingZoo's own checks of our games, and what our environments promise beyond them."""

from __future__ import annotations

import pickle
import sys
from importlib import import_module
from typing import Any

import pytest

from gaslamp import games
from gaslamp.core import IllegalMove, Rng, Table, first, looking
from gaslamp.core.options import settle
from toys import tiny_chase, tiny_seance

np = pytest.importorskip("numpy", reason='NumPy is not installed: pip install "gaslamp[research]"')
checks = pytest.importorskip("pettingzoo.test", reason='PettingZoo is not installed: pip install "gaslamp[research]"')
from gaslamp.research import encode, pettingzoo  # noqa: E402
from research import test_encode  # noqa: E402, F401  (it brings the toys' features)

SMALL: dict[str, Any] = {"map": "small", "detectives": 2, "length": "4_rounds"}
ALL: list[tuple[Any, dict[str, Any]]] = [
    *[(name, {}) for name in games.OURS],
    ("scotland_yard", SMALL),
    ("mr_jack_pocket", {"chase": "at_once"}),
    ("mysterium", {"players": 2, "difficulty": "hard"}),
    (tiny_chase.make(settle(tiny_chase.OPTIONS, {})), {}),
    (tiny_seance.make({}), {}),
]
every_game = pytest.mark.parametrize(
    ("name", "options"), ALL, ids=[f"{number}-{getattr(name, 'name', name)}" for number, (name, _) in enumerate(ALL)]
)
usual = [  # what PettingZoo says of its own games with masks too, and that it would rather have Jack called player_0
    pytest.mark.filterwarnings(f"ignore:{text}:UserWarning")
    for text in ("Observation space for each agent probably", "Observation is not a NumPy", "We recommend agents")
]


def quietly(test: Any) -> Any:
    for mark in usual:
        test = mark(test)
    return test


def asked(env: Any) -> list[int]:
    """The moves of whoever is asked."""
    found: list[int] = np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()
    return found


def play(env: Any, seed: int, most: int = 10_000) -> list[tuple[str, int]]:
    """Random moves until the game is over, or so many."""
    rng, played = Rng(seed), list[tuple[str, int]]()
    while len(played) < most and not env.terminations[env.agent_selection]:
        moves = asked(env)
        played.append((env.agent_selection, moves[rng.below(len(moves))]))
        env.step(played[-1][1])
    return played


@quietly
@every_game
def test_pettingzoo_finds_no_fault(name: Any, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    checks.api_test(pettingzoo.env(name, **options), num_cycles=40)
    checks.api_test(pettingzoo.raw_env(name, **options), num_cycles=10)
    assert capsys.readouterr().out.count("Passed API test") == 2


@every_game
def test_the_same_seed_gives_the_same_game(name: Any, options: dict[str, Any]) -> None:
    checks.seed_test(lambda: pettingzoo.env(name, **options), num_cycles=15)


@every_game
def test_a_game_is_the_game_we_know(name: Any, options: dict[str, Any]) -> None:
    """The same moves on a table of ours give the same views, legal moves and result."""
    env = pettingzoo.raw_env(name, **options)
    env.reset(seed=11)
    table, rng = Table(env.game), Rng(11)
    encoder = encode.encoder(env.game)
    for number, (agent, move) in enumerate(play(env, 3)):
        table.referee(rng)
        seat = env.game.seats.index(agent)
        assert seat == first(table.state.to_act())
        table.play(seat, move)
        if number == 20:
            again = pettingzoo.raw_env(name, **options)
            again.reset(seed=11)
            play(again, 3, 21)
            table.referee(rng)
            for other, called in enumerate(env.game.seats):
                expected = encoder.encode(table.view(looking(other)))
                assert np.array_equal(again.observe(called)["observation"], expected)
                moves = table.moves(other) if called == again.agent_selection else []
                assert [env.game.text(at) for at in np.flatnonzero(again.observe(called)["action_mask"])] == sorted(
                    moves, key=env.game.read
                )
    table.referee(rng)
    assert table.lines == env.table.lines
    assert list(env.rewards.values()) == encode.returns(env.game, table.state)
    assert all(env.terminations.values())
    assert not any(env.truncations.values())


def test_who_is_not_asked_has_an_empty_mask() -> None:
    env = pettingzoo.env("mysterium", players=4)
    env.reset(seed=2)
    for _ in range(40):
        for agent in env.agents:
            assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)
        play(env, 1, 1)


def test_other_seeds_give_other_games() -> None:
    env = pettingzoo.env("mr_jack_pocket")
    seen = []
    for seed in (1, 2, None, None):
        env.reset(seed=seed)
        seen.append(env.observe("jack")["observation"].tobytes())
    assert len(set(seen)) == 4
    env.reset(seed=1)
    assert env.observe("jack")["observation"].tobytes() == seen[0]


def test_winners_get_what_losers_lose() -> None:
    env = pettingzoo.env("scotland_yard", **SMALL)
    rewards = set()
    for seed in range(8):
        env.reset(seed=seed)
        play(env, seed)
        told = {}
        for agent in env.agent_iter():
            _, told[agent], over, _, _ = env.last()
            assert over
            env.step(None)
        rewards.add(tuple(told.values()))
    assert rewards == {(1.0, -0.5, -0.5), (-1.0, 0.5, 0.5)}


def test_an_illegal_move_ends_the_game_and_costs_one() -> None:
    env = pettingzoo.env("mr_jack_pocket")
    env.reset(seed=5)
    play(env, 1, 3)
    agent = env.agent_selection
    (other,) = {"jack", "investigator"} - {agent}
    illegal = next(move for move in range(env.action_space(agent).n) if move not in asked(env))
    env.step(illegal)
    told = {}
    for each in env.agent_iter():
        _, told[each], over, cut, _ = env.last()
        assert over
        assert cut
        env.step(None)
    assert told == {agent: -1.0, other: 0.0}
    env.reset(seed=5)
    assert not any(env.terminations.values())
    assert len(play(env, 1)) > 3


def test_without_wrappers_an_illegal_move_is_our_error_and_changes_nothing() -> None:
    env = pettingzoo.raw_env("mr_jack_pocket")
    env.reset(seed=5)
    before = env.table.lines[:]
    illegal = next(move for move in range(len(env.game.words)) if move not in asked(env))
    with pytest.raises(IllegalMove) as caught:
        env.step(illegal)
    assert caught.value.message.id == "error-illegal-move"
    assert caught.value.message.args["legal"] == ", ".join(env.table.moves(env.game.seats.index(env.agent_selection)))
    assert env.table.lines == before
    play(env, 1)
    assert all(env.terminations.values())


def test_a_number_that_is_no_word_is_refused() -> None:
    env = pettingzoo.env("mr_jack_pocket")
    env.reset(seed=5)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(len(env.unwrapped.game.words))


def test_an_environment_is_pickled_by_its_name() -> None:
    env = pettingzoo.raw_env("mr_jack_pocket", render_mode="ansi", viewer="jack", chase="at_once")
    again = pickle.loads(pickle.dumps(env))
    again.reset(seed=1)
    assert again.game.settings == {"chase": "at_once"}
    assert (again.render_mode, again.viewer) == ("ansi", looking(again.game.seats.index("jack")))


def test_rendering_shows_what_a_viewer_sees() -> None:
    shown = []
    for viewer in ("public", "investigator", "jack", "truth"):
        env = pettingzoo.env("mr_jack_pocket", render_mode="ansi", viewer=viewer)
        env.reset(seed=1)
        ours = env.unwrapped
        assert env.render() == ours.game.picture(ours.table.view(ours.game.read_viewer(viewer)))
        shown.append(env.render())
    assert all(shown)
    env = pettingzoo.raw_env("mr_jack_pocket")
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None


def test_the_environment_is_named_by_the_rules() -> None:
    env = pettingzoo.env("mr_jack")
    assert env.metadata["name"] == f"mr_jack_v{games.make('mr_jack').rules}"
    assert env.possible_agents == list(games.make("mr_jack").seats)


def test_without_pettingzoo_one_learns_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "gaslamp.research.pettingzoo")
    with pytest.raises(ImportError, match=r'pip install "gaslamp\[research\]"'):
        import_module("gaslamp.research.pettingzoo")

"""Random games by the thousand are the games that one by one would have been."""

from __future__ import annotations

import pytest

from gaslamp import games
from gaslamp.core import Rng, State, looking
from gaslamp.records import Record, hear
from gaslamp.search.playout import NO_HABIT, Habit, playouts
from research.test_beliefs import random_game

np = pytest.importorskip("numpy", reason='NumPy is not installed: pip install "gaslamp[research]"')
from gaslamp.research.playouts import play_out  # noqa: E402


@pytest.mark.parametrize("name", games.OURS)
def test_games_from_the_start(name: str) -> None:
    game = games.make(name)
    many = play_out(game, 4, seed=9)
    played, drawn, wins = playouts(game, 4, Rng(9))
    assert (int(many.played.sum()), int(many.drawn.sum())) == (played, drawn)
    assert dict(zip(many.sides, many.wins.sum(axis=0).tolist(), strict=True)) == wins
    assert all(many.share(side) == wins[side] / 4 for side in game.sides)
    assert many.wins.shape == (4, len(game.sides))
    assert many.lengths.max() <= game.longest


def test_the_same_seed_gives_the_same_games() -> None:
    game = games.make("mr_jack_pocket")
    one, again, other = (play_out(game, 30, seed=seed) for seed in (1, 1, 2))
    assert np.array_equal(one.lengths, again.lengths)
    assert np.array_equal(one.wins, again.wins)
    assert not np.array_equal(one.lengths, other.lengths)


def test_games_from_a_position() -> None:
    game = games.make("mr_jack_pocket")
    table = random_game(game, 3)
    over = play_out(game, 5, seed=1, start=game.position(table.state))
    assert over.lengths.tolist() == [0] * 5
    winners = table.state.winners()
    assert {side: over.share(side) for side in over.sides} == {
        side: float(bool(seats & winners)) for side, seats in game.sides.items()
    }


def test_games_from_a_belief() -> None:
    game = games.make("scotland_yard")
    table = random_game(game, 2, 60)
    belief = hear(Record.of(table, looking(1)))
    many = play_out(game, 40, seed=4, start=belief)
    assert many.share("mrx") + many.share("detectives") == 1
    assert many.lengths.max() <= game.longest - 60
    assert len(set(many.lengths.tolist())) > 1


class FirstMove(Habit):
    def pick(self, state: State, seat: int, rng: Rng) -> int:
        return int(state.moves(seat)[0])


def test_games_by_habit() -> None:
    """Who always takes the first move leaves nothing open but what the referee draws."""
    game = games.make("scotland_yard", map="small", detectives=1)
    belief = hear(Record.of(random_game(game, 2, 2), looking(0)))
    by_habit, at_random = (play_out(game, 20, seed=1, start=belief, habit=habit) for habit in (FirstMove(), NO_HABIT))
    assert len(set(by_habit.lengths.tolist())) == 1
    assert len(set(at_random.lengths.tolist())) > 1


def test_no_games_at_all() -> None:
    none = play_out(games.make("mr_jack_pocket"), 0, seed=1)
    assert none.wins.shape == (0, 2)

"""The end of a game, solved in play: a player who follows the solution, mixes where it does, and leaves the rest to another."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp import games
from gaslamp.bots import levels
from gaslamp.bots.endings import PocketEnd
from gaslamp.bots.seating import Seating
from gaslamp.core import Belief, Game, Rng, State, Table, Viewer, looking, members
from gaslamp.games.mr_jack_pocket.state import JACK, PocketState
from gaslamp.search.bot import RandomBot
from gaslamp.search.endgame import Endgame, Solved, whole
from search.test_solve import BENCHMARKS, Drawn, pennies, yard


def to_the_end(seed: int, actions: int) -> Table:
    """A random game of Pocket up to its last turn, with so many actions to go."""
    table, rng = Table(games.make("mr_jack_pocket")), Rng(seed)
    while not (table.state.turn == 8 and int(table.state.left).bit_count() == actions):  # type: ignore[attr-defined]
        (seat,) = members(table.state.to_act())
        table.play(seat, int(table.state.pick(seat, rng)))
    return table


def ending(table: Table, seat: int, rounds: int, seed: int = 1) -> PocketEnd:
    """A player who has heard the story so far."""
    bot = PocketEnd(table.game, looking(seat), Rng(seed), RandomBot(Rng(seed)), rounds)
    for line in table.story(looking(seat)):
        bot.hear(line.seat, line.move)
    return bot


def asked(bot: Endgame, table: Table, seat: int) -> int:
    return int(bot.choose(seat, table.view(looking(seat)), table.state.moves(seat)))


def test_the_last_turn_of_pocket_is_worth_what_the_solver_says() -> None:
    table = to_the_end(153, 3)
    (seat,) = members(table.state.to_act())
    bot = ending(table, seat, 1000)
    asked(bot, table, seat)
    assert bot.value == pytest.approx(0.8, abs=2e-3), "as in the story of the solver"
    assert bot.thoughts() > 0


def test_what_was_solved_once_is_followed_to_the_end() -> None:
    """Jack and the investigator play the ending out, in both worlds, and Jack wins as often as he should."""
    won = 0
    for seed in range(60):
        table, rng = to_the_end(153, 3), Rng(1000 + seed)
        state = table.state
        assert isinstance(state, PocketState)
        state.jack = [suspect for suspect in range(9) if state.up >> suspect & 1][seed % 2]
        bots = [ending(table, seat, 1000, seed) for seat in range(2)]
        bots[JACK].own.known.jack = state.jack  # type: ignore[attr-defined]
        told = len(table.lines)
        solved: list[int | None] = [None, None]
        while acting := members(table.state.to_act()):
            if acting[0] > 1:
                table.referee(rng)
            else:
                for seat, bot in enumerate(bots):
                    for line in table.story(looking(seat))[told:]:
                        bot.hear(line.seat, line.move)
                told = len(table.lines)
                seat = acting[0]
                table.play(seat, asked(bots[seat], table, seat))
                if solved[seat] is None and bots[seat].rounds:
                    solved[seat] = bots[seat].rounds
                assert solved[seat] is None or solved[seat] == bots[seat].rounds, "once"
        won += bool(table.state.winners() & looking(JACK))
    assert 38 <= won <= 58, f"{won} of 60, where 48 are expected"


def test_what_is_too_much_is_left_to_the_other_player() -> None:
    table = to_the_end(153, 3)
    (seat,) = members(table.state.to_act())
    bot = ending(table, seat, 100)
    assert asked(bot, table, seat) in list(table.state.moves(seat))
    assert (bot.value, bot.thoughts()) == (-1.0, 0)


def test_nothing_is_solved_before_the_last_turn() -> None:
    game = games.make("mr_jack_pocket")
    table = Table(game)
    table.referee(Rng(1))
    (seat,) = members(table.state.to_act())
    bot = ending(table, seat, 10**6)
    asked(bot, table, seat)
    assert bot.value == -1.0


def test_whole_turns_end_with_a_solved_one() -> None:
    game = games.make("mr_jack_pocket")
    assert isinstance(levels.make("turns:5", game, 1, Rng(1)), PocketEnd)


class Seen(Belief):
    """Of a drawn game in which nothing was said yet."""

    def __init__(self, state: State) -> None:
        self.state = state

    def hear(self, seat: i64, seen: i64) -> None:
        raise AssertionError("nothing is heard in this story")

    def draw(self, rng: Rng) -> State:
        return self.state.copy()

    def worlds(self) -> list[tuple[State, float]]:
        return [(self.state.copy(), 1.0)]


class Pennies(Drawn):
    def belief(self, viewer: i64) -> Belief:
        return Seen(self.start())


class Always(Endgame):
    def near(self, state: State) -> bool:
        return True


def test_who_should_mix_mixes() -> None:
    """Heads wins a game, tails half a game, where they are not guessed: so heads are hidden in one game of three."""
    game: Game = Pennies(pennies(0.0, 1.0, 0.5, 0.0).tree)  # type: ignore[attr-defined]
    hidden: Counter[int] = Counter()
    for seed in range(150):
        bot = Always(game, Viewer(1), Rng(seed), RandomBot(Rng(seed)), 100)
        hidden[int(bot.choose(0, game.view(game.start(), 1), vec[i64]([0, 1])))] += 1
        assert bot.value == pytest.approx(1 / 3, abs=5e-3)
    assert 30 <= hidden[0] <= 70, f"{hidden[0]} of 150 heads, where 50 are expected"


# A whole game.


@pytest.fixture
def lane(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Seven stations, one detective: Mr X wins three games of seven."""
    monkeypatch.setenv("GASLAMP_MAPS", str(BENCHMARKS / "maps"))
    return yard("lane", 1)


def test_a_small_map_is_solved_before_the_first_move_and_followed_to_the_end(lane: Game) -> None:
    won = 0
    for seed in range(70):
        bots = {Viewer(side): levels.make("keen:2000", lane, side, Rng(seed)) for side in lane.sides.values()}
        for bot in bots.values():
            assert isinstance(bot, Solved)
            assert bot.value == pytest.approx(3 / 7, abs=2e-3)
        table = Table(lane)
        Seating(table, bots, Rng(1000 + seed)).advance()
        won += bool(table.state.winners() & 1)
        assert all(bot.thoughts() == 0 for bot in bots.values()), "nobody had to search"
    assert 17 <= won <= 43, f"{won} of 70, where 30 are expected"


def test_what_a_budget_does_not_pay_for_is_searched(lane: Game) -> None:
    bot = levels.make("keen:200", lane, 1, Rng(1))
    assert isinstance(bot, Solved)
    assert bot.value == -1.0


def test_nobody_tries_to_solve_london() -> None:
    assert not isinstance(levels.make("keen:2000", games.make("scotland_yard", map="small"), 1, Rng(1)), Solved)


def test_few_solutions_are_remembered_and_players_of_one_game_share_them(lane: Game) -> None:
    assert whole(lane, 10_000) is whole(yard("lane", 1), 10_000)
    for most in range(10):
        assert whole(lane, most) is None

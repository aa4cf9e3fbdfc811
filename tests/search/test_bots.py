"""Computer players: honest, repeatable, and better than chance."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp import games
from gaslamp.arena.crew import crew
from gaslamp.arena.match import Arena
from gaslamp.arena.play import make
from gaslamp.arena.results import Results
from gaslamp.bots import levels
from gaslamp.bots.seating import Seating
from gaslamp.core import REFEREE, Game, Rng, SetupError, Table, View, Viewer, as_bytes, looking, members
from gaslamp.core.options import settle
from gaslamp.search.bot import Bot, RandomBot
from gaslamp.search.tree import TreeBot
from toys import tiny_chase, tiny_seance


def all_games() -> list[Game]:
    return [tiny_chase.make(settle(tiny_chase.OPTIONS, {})), tiny_seance.make({}), *(games.make(name) for name in games.OURS)]


def wins(name: str, players: Mapping[str, str], games: int) -> dict[str, int]:
    with crew() as hands:
        return Arena(hands, Results()).match(make(name), players, games, 1).wins


def play(game: Game, bots: Mapping[Viewer, Bot], seed: int) -> Table:
    table = Table(game)
    Seating(table, bots, Rng(seed)).advance()
    return table


class Witness(Bot):
    """Writes down everything it is ever handed, and plays the first legal move."""

    def __init__(self) -> None:
        self.lines: list[tuple[int, int]] = []
        self.views: list[View] = []
        self.others: list[object] = []

    def hear(self, seat: i64, seen: i64) -> None:
        self.lines.append((seat, seen))
        self.others += [seat, seen]

    def choose(self, seat: i64, view: View, moves: vec[i64]) -> i64:
        self.views.append(view)
        self.others += [seat, *moves]
        return moves[0]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.name))
def test_no_state_ever_reaches_a_bot(game: Game) -> None:
    witnesses = {looking(seat): Witness() for seat in range(len(game.seats))}
    table = play(game, witnesses, 4)
    for viewer, witness in witnesses.items():
        assert all(type(each) is int for each in witness.others)
        assert witness.lines == [tuple(line) for line in table.story(viewer)[: len(witness.lines)]]
        again, asked = Table(game), 0
        for line in table.lines:
            if line.seat < 15 and looking(line.seat) & viewer:
                assert as_bytes(witness.views[asked]) == as_bytes(again.view(viewer))
                asked += 1
            again.play(*line)
        assert asked == len(witness.views)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.name))
def test_the_tree_search_plays_any_game_from_stories_alone(game: Game) -> None:
    def bots() -> dict[Viewer, Bot]:
        return {looking(seat): TreeBot(game, looking(seat), Rng(seat), rounds=30) for seat in range(len(game.seats))}

    first, second = play(game, bots(), 1), play(game, bots(), 1)
    assert first.outcome() is not None
    assert first.lines == second.lines, "the same seeds and rounds give the same game"


def test_one_player_holds_several_seats() -> None:
    game = tiny_seance.make({})
    red_blue = game.read_viewer("red+blue")
    bots: dict[Viewer, Bot] = {
        looking(0): RandomBot(Rng(1)),
        red_blue: TreeBot(game, red_blue, Rng(2), 30),
        looking(3): RandomBot(Rng(3)),
    }
    assert play(game, bots, 5).outcome() is not None


def test_thinking_helps() -> None:
    """Even a little of it: the full proof is `gaslamp match`, this keeps the search from being broken unnoticed."""
    jack = wins("mr_jack_pocket", {"jack": "tree:300", "investigator": "random"}, 12)
    assert jack["jack"] >= 9, "at random Jack wins one game in four"
    investigator = wins("mr_jack_pocket", {"jack": "random", "investigator": "tree:300"}, 12)
    assert investigator["investigator"] >= 11


@pytest.mark.parametrize(
    "level",
    [
        "",
        "tee",
        "tree:",
        "tree:0",
        "tree:-5",
        "tree:0s",
        "tree:fast",
        "random:3",
        "tree:nan",
        "tree:1e9s",
        "vector:0",
        "ranges:x",
        "keen:0",
        "turns:0",
    ],
)
def test_a_wrong_level_is_answered_with_right_ones(level: str) -> None:
    with pytest.raises(
        SetupError,
        match="Levels look like: novice, .*, random, greedy, minimax, tree, tree:5000, tree:0.2s, keen:0.2s, vector:0.2s",
    ):
        levels.check(level, "mr_jack_pocket")


def test_who_does_not_know_a_game_cannot_think_of_all_its_secrets() -> None:
    assert levels.check("tree:5", "tiny_chase") == ("tree", 5, 0.0)
    for level in ("ranges:5", "vector:5", "keen:5"):
        with pytest.raises(SetupError, match="Levels look like: novice, .*, random, tree, tree:5000, tree:0.2s\\.$"):
            levels.check(level, "tiny_chase")


def test_levels_have_budgets() -> None:
    assert levels.check("random", "mr_jack_pocket") == ("random", 0, 0.0)
    assert levels.check("tree", "mr_jack_pocket") == ("tree", 1000, 0.0)
    assert levels.check("Tree:50", "mr_jack_pocket") == ("tree", 50, 0.0)
    assert levels.check("tree:0.2s", "mr_jack_pocket") == ("tree", 0, 0.2)
    assert levels.check("vector", "mr_jack_pocket") == ("vector", 1000, 0.0)
    assert levels.check("ranges:0.2s", "mr_jack_pocket") == ("ranges", 0, 0.2)
    assert levels.check("keen:0.2s", "mr_jack_pocket") == ("keen", 0, 0.2)
    assert levels.check("vector:5000", "mr_jack_pocket") == ("vector", 5000, 0.0)
    game = games.make("mr_jack_pocket")
    assert isinstance(levels.make("tree:0.05s", game, 1, Rng(1)), TreeBot)


def test_levels_are_for_games_that_have_them() -> None:
    assert levels.check("paranoid", "scotland_yard") == ("paranoid", 0, 0.0)
    with pytest.raises(SetupError, match="Levels look like: novice, .*, greedy, tree"):
        levels.check("paranoid", "mr_jack")
    for level in ("tree", "novice"):
        with pytest.raises(SetupError, match="Levels look like: random, poet, medium, scholar"):
            levels.check(level, "mysterium")


def test_names_stand_for_budgets_of_thinking() -> None:
    for game in ("mr_jack", "mr_jack_new_york", "mr_jack_pocket", "scotland_yard"):
        rounds = [levels.check(name, game)[1] for name in ("novice", "regular", "expert")]
        assert rounds == sorted(set(rounds))
        assert levels.check("Master", game)[1:] == (0, 3.0)
    assert levels.offered("mr_jack") == ("novice", "regular", "expert", "master")
    for name in games.OURS:
        assert levels.default(name) in levels.offered(name)
        for level in levels.offered(name):
            levels.check(level, name)


GREEDY = [
    ("scotland_yard", "mrx", 9),
    ("scotland_yard", "detectives", 10),
    ("mr_jack", "detective", 10),
    ("mr_jack_new_york", "detective", 10),
]


@pytest.mark.parametrize(("name", "side", "least"), GREEDY)
def test_greedy_beats_random(name: str, side: str, least: int) -> None:
    """`gaslamp match` has the figures. (Jack wins nearly all against a random detective, who soon accuses somebody, anyway.)"""
    game = games.make(name)
    won = 0
    for seed in range(10):
        sides = {name: Viewer(seats) for name, seats in game.sides.items()}
        bots = {sides[name]: levels.make("greedy" if name == side else "random", game, sides[name], Rng(seed)) for name in sides}
        outcome = play(game, bots, seed).outcome()
        assert outcome is not None
        won += outcome.winners == game.names(game.sides[side])
    assert won >= least


@pytest.mark.parametrize("name", ["mr_jack", "mr_jack_new_york"])
def test_greedy_jack_holds_out_against_a_greedy_detective(name: str) -> None:
    """`gaslamp match` over 300 games: a quarter or more, where a random Jack wins hardly any."""
    assert wins(name, {"jack": "greedy", "detective": "greedy"}, 20)["jack"] >= 2
    assert wins(name, {"jack": "random", "detective": "greedy"}, 10)["jack"] == 0


HABITS = [
    ("mr_jack", "goodley=b7 jack=goodley witness=i cards=-goodley,holmes,smith,bert active=goodley whistle=2:watson"),
    ("mr_jack_new_york", "rider=13-8 jack=rider witness=i cards=-rider,beach,eastman,smith active=rider"),
]


@pytest.mark.parametrize(("name", "position"), HABITS)
def test_a_habit_is_a_legal_move(name: str, position: str) -> None:
    game, habit, rng = games.make(name), levels.habit(games.make(name)), Rng(5)
    states = [game.place(position) for _ in range(30)] + [game.start() for _ in range(100)]
    for state in states:
        while seats := members(state.to_act()):
            move = state.pick(REFEREE, rng) if seats[0] == REFEREE else habit.pick(state, seats[0], rng)
            assert move in list(state.moves(seats[0])), game.position(state)
            state.apply(seats[0], move)


def test_nobody_accuses_by_habit_who_is_not_sure() -> None:
    game = games.make("mr_jack")
    habit = levels.habit(game)
    cards = "cards=-lestrade,holmes,smith,bert active=lestrade"
    for innocents, sure in (("", False), ("innocents=watson,stealthy,holmes,smith,lestrade,goodley,bert", True)):
        state = game.place(f"gull=e8 {innocents} jack=gull {cards}")
        picked = {game.text(habit.pick(state, 1, Rng(seed))) for seed in range(60)}
        assert any(move.startswith("accuse") for move in picked) == sure, picked


def test_a_time_budget_ends() -> None:
    game = tiny_chase.make(settle(tiny_chase.OPTIONS, {}))
    bots = {looking(seat): levels.make("tree:0.01s", game, looking(seat), Rng(seat)) for seat in range(3)}
    assert play(game, bots, 2).outcome() is not None

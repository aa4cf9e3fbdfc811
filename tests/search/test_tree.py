"""The tree search: what it keeps, what nobody in it may know, and how games are judged before their end."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.mr_jack_pocket import stories as pocket
from games.scotland_yard import stories as yard
from gaslamp import games
from gaslamp.bots import levels
from gaslamp.bots.judgement import Judgement
from gaslamp.bots.scotland_yard import COALITION, YardHabit
from gaslamp.bots.seating import Seating
from gaslamp.core import PUBLIC, REFEREE, Game, Rng, State, Table, Viewer, looking, members
from gaslamp.games.scotland_yard.state import YardState
from gaslamp.search.bot import in_public
from gaslamp.search.playout import Habit, playout
from gaslamp.search.tree import Choice, TreeBot

JUDGED = ["mr_jack", "mr_jack_new_york", "mr_jack_pocket", "scotland_yard"]


def asked(bot: TreeBot, at: Table, name: str) -> int:
    """What a bot that has heard nothing of it yet would play."""
    seat = at.game.read_seat(name)
    for line in at.story(looking(seat)):
        bot.hear(line.seat, line.move)
    return int(bot.choose(seat, at.view(looking(seat)), at.state.moves(seat)))


def tree_bot(game: Game, name: str, rounds: int, careless: bool = False, seed: int = 1) -> TreeBot:
    return TreeBot(game, game.read_viewer(name), Rng(seed), rounds, habit=levels.habit(game), careless=careless)


# What is kept.


def test_what_was_thought_is_kept_after_the_move() -> None:
    at = yard.small(detectives=1)
    yard.play(at, "*: start mrx 1", "*: start red 13")
    bot = tree_bot(at.game, "mrx", 400)
    move = asked(bot, at, "mrx")
    before = bot.tree.root
    at.play(0, move)
    bot.hear(*at.story(looking(0))[-1])
    assert bot.tree.root is not before
    thought = sum(sum(choice.visits) for choice in bot.tree.root.choices.values())
    assert thought > 20, "the hunter's answers to it have been thought about"


def test_what_nobody_thought_of_begins_a_new_tree() -> None:
    at = yard.small(detectives=1)
    yard.play(at, "*: start mrx 1", "*: start red 13")
    bot = tree_bot(at.game, "red", 10)
    for line in at.story(looking(1)):
        bot.hear(line.seat, line.move)
    yard.play(at, "mrx: taxi 2")
    bot.hear(*at.story(looking(1))[-1])
    assert not bot.tree.root.choices


@pytest.mark.parametrize("name", JUDGED)
def test_the_same_seed_and_rounds_give_the_same_game(name: str) -> None:
    options = {"map": "small"} if name == "scotland_yard" else {}
    game = games.make(name, **options)
    found = []
    for _ in range(2):
        rng = Rng(4)
        bots = {Viewer(side): levels.make("tree:4", game, side, rng.fork()) for side in game.sides.values()}
        table = Table(game)
        Seating(table, bots, rng).advance()
        found.append(table.lines)
    assert found[0] == found[1]


def test_thinking_ends_when_it_could_change_nothing_any_more() -> None:
    choice = Choice()
    for move, trials in ((5, 40.0), (7, 90.0), (9, 3.0)):
        choice.add(move, 0.5, trials)
    tree, moves = tree_bot(games.make("mr_jack_pocket"), "jack", 1).tree, vec[i64]([5, 7, 9])
    assert tree.settled(moves, choice, 49.0)
    assert not tree.settled(moves, choice, 50.0), "the second could still draw level"
    assert not tree.settled(vec[i64]([5, 9]), choice, 37.0), "what cannot be played does not count"


def test_who_sees_mr_x_beside_him_needs_little_thought() -> None:
    game = games.make("scotland_yard", map="small", detectives=1, reveals="1")
    at = Table(game)
    yard.play(at, "*: start mrx 1", "*: start red 13", "mrx: taxi 6")
    bot = tree_bot(game, "red", 5000)
    asked(bot, at, "red")
    assert 0 < bot.thought < 5000
    hasty = tree_bot(game, "red", 5000, careless=True)
    asked(hasty, at, "red")
    assert hasty.thought == 5000, "who plays this or that thinks about all of it"


# What nobody may know.


def test_everybody_hears_of_a_line_what_the_public_hears() -> None:
    game = games.make("scotland_yard", map="small")
    table, rng = Table(game), Rng(3)
    bots = {viewer: tree_bot(game, name, 5) for name in ("mrx", "red") if (viewer := game.read_viewer(name))}
    while table.state.to_act():
        seat = members(table.state.to_act())[0]
        move = int(table.state.pick(seat, rng))
        seen = {viewer: int(game.seen(table.state, seat, move, viewer)) for viewer in (*bots, PUBLIC)}
        for viewer, bot in bots.items():
            assert in_public(game, bot.belief, seat, seen[viewer]) == seen[PUBLIC]
            bot.hear(seat, seen[viewer])
        table.play(seat, move)


class Signals(Habit):
    """Counts what Mr X's opponents are asked in worlds where he is elsewhere."""

    def __init__(self, inner: Habit) -> None:
        self.inner = inner
        self.at: Counter[int] = Counter()

    def secret(self, state: State, seat: i64) -> i64:
        assert isinstance(state, YardState)
        if seat:
            self.at[int(state.at[0])] += 1
        return self.inner.secret(state, seat)

    def hides(self, seat: i64) -> bool:
        return self.inner.hides(seat)

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        return state.pick(seat, rng)


def test_mrx_imagines_hunters_who_do_not_know_where_he_is() -> None:
    """After two rides he can be in many places; his own is not the only one that the hunters of his imagination meet."""
    at = yard.small(detectives=1)
    yard.play(at, "*: start mrx 1", "*: start red 20", "mrx: taxi 6", "red: taxi 15", "*: missed")
    habit = Signals(levels.habit(at.game))
    bot = TreeBot(at.game, at.game.read_viewer("mrx"), Rng(1), 300, habit=habit)
    asked(bot, at, "mrx")
    assert len(habit.at) > 6
    assert bot.share(0, 6) < 0.5
    sure = TreeBot(at.game, at.game.read_viewer("red"), Rng(1), 5, habit=habit)
    assert sure.share(1, 0) == 1.0, "who has no secret need not wonder"


def test_the_choices_of_another_secret_stand_apart() -> None:
    at = yard.small(detectives=1)
    yard.play(at, "*: start mrx 1", "*: start red 20", "mrx: taxi 6", "red: taxi 15", "*: missed")
    bot = tree_bot(at.game, "mrx", 300)
    asked(bot, at, "mrx")
    secrets = {key >> 4 for key in bot.tree.root.choices if key & 15 == 0}
    assert 6 in secrets
    assert len(secrets) > 3
    legal = set(at.state.moves(0))
    assert set(bot.tree.root.choices[6 << 4].moves) <= legal
    assert not all(set(choice.moves) <= legal for choice in bot.tree.root.choices.values())


# Choices.


class Opinion(Habit):
    def looks(self, state: State, seat: i64, moves: vec[i64]) -> vec[float]:
        return vec[float]([0.9 if move == 7 else 0.1 for move in moves])

    def trust(self) -> float:
        return 3.0


def test_a_first_look_counts_for_little_but_at_once() -> None:
    state, choice, rng = games.make("mr_jack_pocket").start(), Choice(), Rng(1)
    at = choice.pick(state, 0, vec[i64]([5, 7, 9]), 1.0, Opinion(), rng)
    assert choice.moves[at] == 7
    assert list(choice.tried) == [3.0] * 3
    for _ in range(12):  # it never wins
        choice.tried[at] += 1.0
    assert choice.moves[choice.pick(state, 0, vec[i64]([5, 7, 9]), 1.0, Opinion(), rng)] != 7


def test_without_an_opinion_everything_is_tried_once_first() -> None:
    state, choice, rng = games.make("mr_jack_pocket").start(), Choice(), Rng(1)
    tried = []
    for _ in range(3):
        at = choice.pick(state, 0, vec[i64]([5, 7, 9]), 1.0, Habit(), rng)
        tried.append(int(choice.moves[at]))
        choice.tried[at] += 1.0
    assert sorted(tried) == [5, 7, 9]


def test_moves_that_are_not_always_there_are_not_held_against_it() -> None:
    state, choice, rng = games.make("mr_jack_pocket").start(), Choice(), Rng(1)
    choice.pick(state, 0, vec[i64]([5, 7]), 1.0, Habit(), rng)
    choice.pick(state, 0, vec[i64]([9, 5]), 1.0, Habit(), rng)
    assert {int(move): available for move, available in zip(choice.moves, choice.available, strict=True)} == {5: 2, 7: 1, 9: 1}


def test_a_careless_player_plays_what_he_thought_about_and_others_the_best() -> None:
    choice, moves = Choice(), vec[i64]([5, 7, 9])
    for move, visits in ((5, 4), (7, 9), (9, 0)):
        choice.add(move, 0.5, 2.0)
        at = choice.find(move, 0)
        choice.visits[at] = visits
        choice.tried[at] += visits
    tree = tree_bot(games.make("mr_jack_pocket"), "jack", 1).tree
    assert tree.best(moves, choice) == 7
    played = Counter(int(tree.careless(moves, choice, Rng(seed))) for seed in range(200))
    assert played.keys() == {5, 7}
    assert 3 * played[5] < played[7], "sixteen to eighty-one"


# Judging.


@pytest.mark.parametrize("name", JUDGED)
def test_a_position_is_judged_where_it_is_enough_and_known_at_the_end(name: str) -> None:
    game, rng = games.make(name), Rng(8)
    habit = levels.habit(game)
    assert isinstance(habit, Judgement)
    judged = ended = 0
    for _ in range(6):
        state = game.start()
        while acting := members(state.to_act()):
            if habit.enough(state):
                judged += 1
                chances = list(habit.chances(state, len(game.seats)))
                one, other = (chances[members(side)[0]] for side in game.sides.values())
                assert 0 < one < 1
                assert one + other == pytest.approx(1)
            seat = acting[0]
            moves = state.moves(seat)
            if seat != REFEREE:
                sensible = habit.sensible(state, seat, moves)
                assert 0 < len(sensible) <= len(moves)
                assert set(sensible) <= set(moves)
                looks = list(habit.looks(state, seat, sensible))
                assert not looks or (len(looks) == len(sensible) and all(0 <= look <= 1 for look in looks))
                assert habit.pick(state, seat, rng) in set(moves)
            state.apply(seat, state.pick(seat, rng))
        won = habit.chances(state, len(game.seats))
        ended += all((chance > 0) == bool(state.winners() >> seat & 1) for seat, chance in enumerate(won))
    assert judged > 10
    assert ended == 6


@pytest.mark.parametrize("name", JUDGED)
def test_to_look_at_moves_changes_nothing(name: str) -> None:
    game, rng = games.make(name), Rng(2)
    habit, state = levels.habit(game), game.start()
    while acting := members(state.to_act()):
        if acting[0] != REFEREE:
            before = game.key(state)
            habit.looks(state, acting[0], state.moves(acting[0]))
            assert game.key(state) == before
        state.apply(acting[0], state.pick(acting[0], rng))


def test_a_playout_ends_where_it_can_be_judged() -> None:
    game = games.make("mr_jack_pocket")
    habit = levels.habit(game)
    table = Table(game)
    table.referee(Rng(1))
    state = table.state.copy()
    state.apply(1, state.pick(1, Rng(2)))
    playout(state, Rng(3), habit)
    assert not state.to_act() or habit.enough(state)


def test_fewer_suspects_are_worse_for_jack() -> None:
    game = games.make("mr_jack_pocket")
    habit = levels.habit(game)
    some = [
        pocket.table(f"{pocket.street(*up)} jack=lane turn=5") for up in (("lane", "gull"), ("lane", "gull", "pizer", "bert"))
    ]
    few, many = (habit.chances(at.state, 2)[0] for at in some)
    assert few < many


# Mr X as the hunters imagine him.


def test_hunters_imagine_mrx_where_he_can_be_and_seldom_beside_them() -> None:
    game = games.make("scotland_yard")
    habit = levels.habit(game)
    assert isinstance(habit, YardHabit)
    at = Table(game)
    starts = ("mrx 13", "red 29", "blue 94", "green 112", "yellow 141", "violet 155")
    yard.play(at, *(f"*: start {each}" for each in starts), "mrx: taxi 23")
    belief = game.belief(PUBLIC)
    for line in at.story(PUBLIC):
        belief.hear(*line)
    habit.begin(belief)
    assert sum(habit.likely) == pytest.approx(1)
    possible = {int(station) for station in habit.possible}
    drawn = Counter(int(habit.imagine(belief, Rng(seed)).at[0]) for seed in range(400))  # type: ignore[attr-defined]
    assert set(drawn) <= possible
    shares = dict(zip(map(int, habit.possible), habit.likely, strict=True))
    weights = belief.stations()  # type: ignore[attr-defined]
    near = [station for station in possible if habit.nearest(at.state, station) == 1]  # type: ignore[arg-type]
    assert sum(shares[station] for station in near) < sum(weights[station] for station in near)


def test_who_could_catch_him_does_not_leave_it_to_the_others() -> None:
    at = yard.small("mrx=1 red=2 blue=11")
    habit = levels.habit(at.game)
    state = at.state.copy()
    assert isinstance(state, YardState)
    state.at[0] = 2
    state.end(0)
    assert list(habit.chances(state, 3)) == [0.0, 1.0, COALITION]

"""What moves tell about what is hidden: who would have moved otherwise is suspected less; who is read wrongly, soon not read."""

from __future__ import annotations

from collections.abc import Iterator
from math import log2

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp import games
from gaslamp.bots import levels
from gaslamp.bots.scotland_yard import YardHabit
from gaslamp.bots.seating import Seating
from gaslamp.bots.sisters import JackGreedy
from gaslamp.core import Rng, Table, Viewer, looking, members
from gaslamp.games.scotland_yard.belief import YardBelief
from gaslamp.games.scotland_yard.board import MR_X
from gaslamp.games.scotland_yard.state import YardState
from gaslamp.search.reading import DOUBT, Reading
from gaslamp.search.tree import TreeBot
from gaslamp.sisters.state import JACK, CaseState

GULL, HOLMES = 1, 2
EVEN = vec[float]([0.5, 0.5])
LEFT, RIGHT = 0, 1


def heard(reading: Reading, move: int) -> Reading:
    """Gull mostly goes left, Holmes mostly right; this was done."""
    then = Reading()
    for secret, visits in ((GULL, [90, 10]), (HOLMES, [10, 90])):
        reading.hear(secret, vec[i64](visits), EVEN, vec[i64]([move]), vec[i64]([secret]), then)
    then.keep(vec[i64]([GULL, HOLMES]))
    return then


def begun() -> Reading:
    reading = Reading()
    reading.keep(vec[i64]([GULL, HOLMES]))
    return reading


def test_who_would_have_done_otherwise_is_less_likely() -> None:
    reading = begun()
    assert reading.likely(GULL) == reading.likely(HOLMES) == 1.0
    reading = heard(reading, LEFT)
    assert reading.likely(GULL) == pytest.approx(1.0)
    assert reading.likely(HOLMES) < 0.7
    assert heard(reading, LEFT).likely(HOLMES) < reading.likely(HOLMES), "the more he does so the less"


def test_who_does_now_this_now_that_is_no_longer_read() -> None:
    reading = begun()
    for _ in range(8):
        reading = heard(heard(reading, LEFT), RIGHT)
    after = heard(reading, LEFT)
    assert after.likely(HOLMES) > 0.9, "neither of them would play like that, so he moves anyhow"
    assert heard(begun(), LEFT).likely(HOLMES) < 0.7


def test_nobody_is_ruled_out_by_how_he_plays() -> None:
    reading = begun()
    for _ in range(40):
        reading = heard(reading, LEFT)
    assert reading.likely(HOLMES) >= DOUBT


def test_a_secret_that_moves_is_followed() -> None:
    """From 10 he goes to 11 or 12 by the same ticket, and was thought to prefer 12."""
    reading, then = Reading(), Reading()
    reading.keep(vec[i64]([10]))
    reading.hear(10, vec[i64]([20, 80]), EVEN, vec[i64]([0, 1]), vec[i64]([11, 12]), then)
    then.keep(vec[i64]([11, 12, 13]))
    assert then.likely(12) == pytest.approx(1.0)
    assert 0.3 < then.likely(11) < 1.0
    assert then.likely(13) == DOUBT, "possible, but nobody thought of it"


def test_where_all_was_forgotten_reading_begins_anew() -> None:
    reading = heard(begun(), LEFT)
    reading.keep(vec[i64]([3, 4]))
    then = Reading()
    reading.hear(3, vec[i64]([90, 10]), EVEN, vec[i64]([LEFT]), vec[i64]([3]), then)
    reading.hear(4, vec[i64]([10, 90]), EVEN, vec[i64]([LEFT]), vec[i64]([4]), then)
    then.keep(vec[i64]([3, 4]))
    then.keep(vec[i64]([3, 4]))
    assert then.likely(3) == pytest.approx(1.0)
    assert 0.2 < then.likely(4) < 0.7, "what is told of one is not told of the other"


def test_a_move_that_nobody_thinks_of_speaks_against_thinking() -> None:
    reading, then = begun(), Reading()
    reading.hear(GULL, vec[i64]([50, 50]), EVEN, vec[i64](), vec[i64](), then)
    reading.hear(HOLMES, vec[i64]([50, 50]), EVEN, vec[i64]([LEFT]), vec[i64]([HOLMES]), then)
    then.keep(vec[i64]([GULL, HOLMES]))
    assert then.likely(GULL) < 0.6


@pytest.mark.parametrize("name", ["mr_jack", "mr_jack_new_york"])
def test_who_thinks_little_is_expected_to_play_as_greedy_does(name: str) -> None:
    """Whoever he is, nothing is likelier than what `greedy` would do as that character."""
    game, leaving = games.make(name), 0
    for seed in range(6):
        rng, state = Rng(seed), game.start()
        while state.to_act():
            (seat,) = members(state.to_act())
            moves = state.moves(seat)
            assert isinstance(state, CaseState)
            if seat == JACK and len(moves) > 1 and state.round in (2, 5):
                suspects = vec[i64]([other for other in range(8) if state.suspects >> other & 1])
                chances = {int(move): list(levels.habit(game).inclined(state, seat, move, suspects)) for move in moves}
                for at, suspect in enumerate(suspects):
                    imagined = state.copy()
                    imagined.jack = suspect
                    greedy = JackGreedy(game, looking(JACK), Rng(1))
                    greedy.belief.known = imagined
                    move = int(greedy.choose(JACK, game.view(imagined, looking(JACK)), imagined.moves(JACK)))
                    leaves = any(imagined.gets_away(other) for other in imagined.moves(JACK))
                    leaving += leaves
                    assert (sum(chances[other][at] for other in chances) < 1 - 1e-6) == leaves, "else something else is certain"
                    if not imagined.gets_away(move):
                        assert chances[move][at] == max(chances[other][at] for other in chances)
            state.apply(seat, state.pick(seat, rng))
    assert leaving


# At the table.


def readings(name: str, hidden: str, reader: str, seed: int) -> Iterator[tuple[TreeBot, Table]]:
    """Moments of a game after a move of the side that hides something, as another player of the other side reads them."""
    game, rng = games.make(name), Rng(seed)
    sides = list(game.sides.values())
    played = Table(game)
    bots = {Viewer(side): levels.make(hidden, game, side, rng.fork()) for side in sides}
    Seating(played, bots, rng).advance()
    bot = levels.make(reader, game, sides[1], rng)
    assert isinstance(bot, TreeBot)
    table = Table(game)
    for line, seen in zip(played.lines, played.story(Viewer(sides[1])), strict=True):
        bot.hear(seen.seat, seen.move)
        table.play(line.seat, line.move)
        if line.seat == bot.hider and table.state.to_act():
            bot.listen()
            bot.recall(bot.belief)
            yield bot, table


def bits(name: str, hidden: str, games_played: int) -> tuple[float, float]:
    """What a reader, and the belief alone, gave to the truth on average."""
    by_reading, by_belief = [], []
    for seed in range(games_played):
        for bot, table in readings(name, hidden, "keen:1500", seed):
            shares = {int(secret): bot.reading.likely(secret) for secret in bot.reading.weights}
            truth = int(bot.habit.secret(table.state, bot.hider))
            by_reading.append(log2(shares[truth] / sum(shares.values())))
            by_belief.append(-log2(len(shares)))
    return sum(by_reading) / len(by_reading), sum(by_belief) / len(by_belief)


def test_who_thinks_is_read() -> None:
    read, believed = bits("mr_jack", "tree:100", 6)
    assert read > believed + 0.2


@pytest.mark.parametrize("name", ["mr_jack", "mr_jack_new_york"])
def test_who_thinks_little_is_read_too(name: str) -> None:
    read, believed = bits(name, "greedy", 5)
    assert read > believed + 0.4


def test_who_moves_at_random_is_hardly_misread() -> None:
    read, believed = bits("mr_jack", "random", 20)
    assert read > believed - 0.3


@pytest.mark.parametrize("seed", range(3))
def test_detectives_imagine_mrx_where_he_would_go(seed: int) -> None:
    for bot, table in readings("scotland_yard", "tree:20", "keen:60", seed):
        habit, state = bot.habit, table.state
        assert isinstance(habit, YardHabit)
        assert isinstance(state, YardState)
        assert isinstance(bot.belief, YardBelief)
        if len(habit.possible):
            assert sum(habit.likely) == pytest.approx(1.0)
            assert min(habit.likely) > 0.0
            assert list(habit.possible) == sorted(bot.belief.possible())
            assert state.at[MR_X] in list(habit.possible), "the truth is never left out"


@pytest.mark.parametrize("name", ["mr_jack", "mr_jack_new_york", "mr_jack_pocket", "scotland_yard"])
def test_a_reader_plays_a_whole_game_the_same_way_twice(name: str) -> None:
    def told() -> list[int]:
        game, rng = games.make(name), Rng(11)
        table = Table(game)
        bots = {Viewer(side): levels.make("keen:20", game, side, rng.fork()) for side in game.sides.values()}
        Seating(table, bots, rng).advance()
        return [int(line.move) for line in table.lines]

    assert told() == told()


def test_masters_read_where_it_pays() -> None:
    for name in ("mr_jack", "mr_jack_new_york", "scotland_yard"):
        assert levels.check("master", name) == ("keen", 0, 3.0)
    assert levels.check("master", "mr_jack_pocket") == ("turns", 0, 3.0)


def test_only_who_does_not_know_reads() -> None:
    game = games.make("mr_jack")
    for seat, reads in ((0, False), (1, True)):
        bot = levels.make("keen:5", game, 1 << seat, Rng(1))
        assert isinstance(bot, TreeBot)
        assert (bot.hider >= 0) == reads
    plain = levels.make("tree:5", game, 2, Rng(1))
    assert isinstance(plain, TreeBot)
    assert plain.hider < 0


def test_who_has_a_long_story_to_read_thinks_no_longer_than_others() -> None:
    """A worker hears the whole story at once, before every move: what a move costs must not grow with it."""
    game, rng = games.make("mr_jack"), Rng(2)
    table = Table(game)
    bots = {Viewer(side): levels.make("greedy", game, side, rng.fork()) for side in game.sides.values()}
    Seating(table, bots, rng).advance()
    replayed, bot = Table(game), levels.make("keen:400", game, 2, rng)
    assert isinstance(bot, TreeBot)
    for line in table.lines:
        if replayed.state.to_act() == 2 and len(bot.unread) > 15 and len(replayed.state.moves(1)) > 1:
            break
        bot.hear(line.seat, int(game.seen(replayed.state, line.seat, line.move, Viewer(2))))
        replayed.play(line.seat, line.move)
    assert len(bot.unread) > 15
    assert bot.thoughts() == 0, "to hear costs nothing"
    bot.choose(1, replayed.view(Viewer(2)), replayed.state.moves(1))
    assert 0 < bot.thoughts() <= 400 + 16 * 40
    assert not bot.unread

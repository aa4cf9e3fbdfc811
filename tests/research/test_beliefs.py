"""What somebody could believe at each moment of a game, and how right he was."""

from __future__ import annotations

from math import inf, isclose, log2

import pytest

from gaslamp import games
from gaslamp.core import PUBLIC, Game, Rng, SetupError, Table, first, looking
from gaslamp.records import Record, read, write
from records.shared import CHASE, CHASE_AS_RED, find
from toys import tiny_seance

np = pytest.importorskip("numpy", reason='NumPy is not installed: pip install "gaslamp[research]"')
from gaslamp.research import beliefs  # noqa: E402
from gaslamp.research.beliefs import WORLD, Moment, Score, entropy, follow, forecasts, shares  # noqa: E402

GAMES = {
    "mr_jack": ("detective", "jack"),
    "mr_jack_new_york": ("detective", "jack"),
    "mr_jack_pocket": ("investigator",),
    "mysterium": ("red", "public"),
    "scotland_yard": ("red", "blue+green"),
}
every_viewer = pytest.mark.parametrize(
    ("name", "viewer"), [(name, viewer) for name, viewers in GAMES.items() for viewer in viewers]
)


def random_game(game: Game, seed: int, most: int = 10_000) -> Table:
    table, rng = Table(game), Rng(seed)
    while (acting := table.state.to_act()) and len(table.lines) < most:
        seat = int(first(acting))
        table.play(seat, int(table.state.pick(seat, rng)))
    return table


@every_viewer
def test_the_truth_is_never_excluded(name: str, viewer: str) -> None:
    scored = 0
    for seed in range(2):
        for moment in follow(random_game(games.make(name), seed, 80), viewer):
            for thing, values in moment.facts.items():
                assert set(values) <= set(moment.notes[thing])
            for score in moment.scores.values():
                assert 0 < score.chance <= 1 + 1e-9
                assert score.possible >= 1
                scored += 1
    assert scored > 40


@every_viewer
def test_a_moment_is_what_the_belief_says(name: str, viewer: str) -> None:
    game = games.make(name)
    table = random_game(game, 4, 40)
    moments = follow(table, viewer)
    watching = game.read_viewer(viewer)
    assert [moment.line for moment in moments] == [None, *table.story(watching)]
    belief = game.belief(watching)
    for number, moment in enumerate(moments):
        if moment.line is not None:
            belief.hear(*moment.line)
        if number % 8 == 0:
            alone = Moment(game, belief.copy())
            assert alone.notes == moment.notes == game.notes(belief)
            assert alone.bits == moment.bits
            assert (alone.facts, alone.scores) == ({}, {})
            assert (moment.weights is None) == (belief.worlds() is None)
            assert moment.weights is None or isclose(moment.weights.sum(), 1)
    assert moments[-1].truth is not None
    assert game.key(moments[-1].truth) == game.key(table.state)


def test_worlds_drawn_look_like_what_is_seen_and_come_again_with_the_seed() -> None:
    game = games.make("scotland_yard")
    table = random_game(game, 1, 30)
    moment = follow(table, "red")[-1]
    drawn = moment.draw(20, seed=5)
    assert all(game.view(world, looking(1)) == table.view(looking(1)) for world in drawn)
    assert [game.key(world) for world in drawn] == [game.key(world) for world in moment.draw(20, seed=5)]
    drawn[0].apply(first(drawn[0].to_act()), drawn[0].moves(first(drawn[0].to_act()))[0])  # to be played on
    assert moment.worlds is not None
    assert {game.key(world) for world in drawn[1:]} <= {game.key(world) for world, _ in moment.worlds}


def test_a_seats_own_record_tells_no_truth() -> None:
    game = games.make("mr_jack_pocket")
    table = random_game(game, 2)
    whole, own = follow(table, "investigator"), follow(read(write(Record.of(table, looking(1)))))
    assert [moment.notes for moment in own] == [moment.notes for moment in whole]
    assert all((moment.truth, moment.facts, moment.scores) == (None, {}, {}) for moment in own)
    assert whole[-1].scores["jack"].chance > 0


def test_a_strangers_game_is_followed_too() -> None:
    moments = follow(read(CHASE, find), "red")
    assert [moment.scores[WORLD].possible for moment in moments][:3] == [1, 3, 5]
    assert moments[1].scores[WORLD].gain == pytest.approx(0)
    assert moments[1].bits[WORLD] == pytest.approx(log2(3))
    assert moments[-1].bits[WORLD] == 0
    assert [moment.bits for moment in follow(read(CHASE_AS_RED, find))] == [moment.bits for moment in moments]
    assert follow(random_game(tiny_seance.make({}), 1), "public")


@pytest.mark.parametrize(("viewer", "id"), [("truth", "error-record-truth"), ("", "error-record-truth")])
def test_who_knows_the_truth_believes_nothing(viewer: str, id: str) -> None:
    with pytest.raises(SetupError) as caught:
        follow(random_game(games.make("mr_jack_pocket"), 1, 5), viewer)
    assert caught.value.message.id == id


def test_a_position_has_no_story() -> None:
    game = games.make("mr_jack_pocket")
    table = Table(game, game.position(random_game(game, 1, 40).state))
    with pytest.raises(SetupError) as caught:
        follow(table, "investigator")
    assert caught.value.message.id == "error-record-position"


def test_scores_in_bits() -> None:
    assert Score(1, 1).bits == Score(1, 1).gain == 0
    assert Score(0.25, 4).gain == 0
    assert Score(0.5, 4).gain == 1
    assert Score(0, 4).bits == Score(0, 4).gain == Score(0, 0).gain == -inf
    assert entropy([0.25] * 4) == 2
    assert entropy([1.0, 0.0]) == 0


def test_how_mr_x_became_known() -> None:
    moments = follow(random_game(games.make("scotland_yard"), 3), "red")
    stations, rows = shares(moments, "mrx")
    assert rows.shape == (len(moments), len(stations))
    for number, moment in enumerate(moments):
        assert {station: share for station, share in zip(stations, rows[number], strict=True) if share} == moment.notes["mrx"]
    none, empty = shares(moments, "moon")
    assert (none, empty.shape) == ([], (len(moments), 0))


def test_forecasts_stand_beside_what_was_true() -> None:
    table = random_game(games.make("mr_jack_pocket"), 3)
    moments = follow(table, "investigator")
    told = forecasts(moments)
    assert len({len(column) for column in told.values()}) == 1
    rows = zip(*[told[name].tolist() for name in ("moment", "thing", "value", "chance", "happened")], strict=True)
    happened = 0
    for number, thing, value, chance, true in rows:
        assert chance == moments[number].notes[thing][value]
        assert true == (value in moments[number].facts[thing])
        happened += true
    assert happened == sum(len(values) for moment in moments for values in moment.facts.values())
    assert forecasts([])["chance"].shape == (0,)


def test_the_public_believes_too() -> None:
    game = games.make("mr_jack_pocket")
    table = random_game(game, 6)
    public, investigator = follow(table, "public"), follow(table, "investigator")
    assert [moment.notes for moment in public] == [moment.notes for moment in investigator]
    assert public[-1].game.view(public[-1].draw(1, 0)[0], PUBLIC) == table.view(PUBLIC)
    assert beliefs.SUSPECTED not in follow(table, "jack")[-1].facts

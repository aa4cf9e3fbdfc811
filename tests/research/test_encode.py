"""An array says what its view says, no more and no less."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from gaslamp import games
from gaslamp.core import PUBLIC, TRUTH, Game, Rng, SetupError, Table, View, as_bytes, first, looking
from gaslamp.core.options import settle
from toys import tiny_chase, tiny_seance

np = pytest.importorskip("numpy", reason='NumPy is not installed: pip install "gaslamp[research]"')
from gaslamp.research import encode  # noqa: E402
from gaslamp.research.encode import Count, Each, Feature, Fields, Fixed, Flag, Maybe, One, Row, Some  # noqa: E402


def chase_features(game: Game) -> dict[str, Feature]:
    stations = One(range(-1, 7))
    return {
        **encode.frame(game, ("caught", "escaped")),
        "hounds": Row(stations, 2),
        "round": Row(One(range(11)), 2),
        "last_seen": stations,
        "fugitive": stations,
    }


def seance_features(game: Game) -> dict[str, Feature]:
    return {
        **encode.frame(game, ("solved", "dawn")),
        "table": Row(One(range(len(tiny_seance.WORDS))), 10),
        "guesses": Each(game.seats, One(range(3))),
        "secrets": Maybe(Row(One(range(-1, 5)), 3)),
    }


encode.register("tiny_chase", chase_features)
encode.register("tiny_seance", seance_features)

GAMES = [
    games.make("mr_jack"),
    games.make("mr_jack", edition="first", whistle="any"),
    games.make("mr_jack_new_york", tumblety="or"),
    games.make("mr_jack_pocket"),
    games.make("mr_jack_pocket", chase="at_once"),
    games.make("mysterium", players=2, difficulty="hard"),
    games.make("mysterium", players=4),
    games.make("mysterium", players=7, difficulty="normal"),
    games.make("scotland_yard"),
    games.make("scotland_yard", map="small", detectives=2, mrx_tickets="unlimited", length="4_rounds"),
    tiny_chase.make(settle(tiny_chase.OPTIONS, {})),
    tiny_seance.make({}),
]
every_game = pytest.mark.parametrize("game", GAMES, ids=[f"{game.name}-{number}" for number, game in enumerate(GAMES)])


def views(game: Game, seeds: range) -> Iterator[View]:
    """What somebody sees at every moment of some random games: in each another seat, and the public or all seats together.

    Of games that can be very long only some moments are looked at, to save time.
    """
    everybody, every = looking(*range(len(game.seats))), 1 + game.longest // 500
    for seed in seeds:
        viewers = [looking(seed % len(game.seats)), everybody if seed % 2 else PUBLIC]
        table, rng = Table(game), Rng(seed)
        yield from map(table.view, viewers)
        while to_act := table.state.to_act():
            seat = int(first(to_act))
            table.play(seat, int(table.state.pick(seat, rng)))
            if len(table.lines) % every == 0 or not table.state.to_act():
                yield from map(table.view, viewers)


def plain(view: View) -> Any:
    return msgspec.json.decode(as_bytes(view))


def without_fixed(feature: Feature, value: Any) -> Any:
    """What of a value is encoded: all but the fields that are declared fixed."""
    if value is None:
        return None
    if isinstance(feature, Row):
        return [without_fixed(feature.feature, each) for each in value]
    if isinstance(feature, Maybe):
        return without_fixed(feature.feature, value)
    if isinstance(feature, Fields):
        kinds = {name: kind for name, kind, _ in feature.fields}
        return {name: without_fixed(kinds[name], each) for name, each in value.items() if not isinstance(kinds[name], Fixed)}
    return value


def fixed(feature: Feature, value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Where something is left out, and what."""
    if isinstance(feature, Fixed):
        yield path, str(value)
    elif isinstance(feature, Row):
        for number, each in enumerate(value):
            yield from fixed(feature.feature, each, f"{path}.{number}")
    elif isinstance(feature, Fields):
        for name, kind, _ in feature.fields:
            if name in value:
                yield from fixed(kind, value[name], f"{path}.{name}")


@every_game
def test_an_array_is_read_back_to_the_view(game: Game) -> None:
    encoder = encode.encoder(game)
    for view in views(game, range(2)):
        told, read = without_fixed(encoder.features, plain(view)), encoder.decode(encoder.encode(view))
        if "beam" in told:  # it is listed from the lantern on: where that stands and points says in which order
            assert set(told.pop("beam")) == set(read.pop("beam"))
        assert read == told


@every_game
def test_equal_arrays_are_equal_views(game: Game) -> None:
    encoder = encode.encoder(game)
    told: dict[bytes, bytes] = {}
    for view in views(game, range(3)):
        assert told.setdefault(encoder.encode(view).tobytes(), as_bytes(view)) == as_bytes(view)
    assert len(told) == len(set(told.values())) > 20


@every_game
def test_what_is_left_out_is_the_same_in_every_view(game: Game) -> None:
    features = encode.encoder(game).features
    left_out: dict[str, str] = {}
    for view in views(game, range(2)):
        for path, value in fixed(features, plain(view)):
            assert left_out.setdefault(path, value) == value, path
    assert bool(left_out) == (game.name in games.OURS)


@every_game
def test_every_place_has_a_name_and_lies_between_0_and_1(game: Game) -> None:
    encoder = encode.encoder(game)
    assert len(encoder.names) == len(set(encoder.names)) == encoder.size
    assert [place for part in encoder.parts.values() for place in range(part.start, part.stop)] == list(range(encoder.size))
    for view in views(game, range(1)):
        array = encoder.encode(view)
        assert array.shape == (encoder.size,)
        assert array.dtype == np.float32
        assert array.min() >= 0
        assert 0 < array.max() <= 1


def lit(game: Game, view: View) -> set[str]:
    """The names of all places that are not zero."""
    encoder = encode.encoder(game)
    array = encoder.encode(view)
    return {name for name, value in zip(encoder.names, array, strict=True) if value}


def test_what_mr_x_and_a_detective_are_told_of_a_ride() -> None:
    game = games.make("scotland_yard", map="small", detectives=1)
    table = Table(game)
    table.referee(Rng(5))
    table.play(0, table.moves(0)[0])
    ticket, station = game.text(table.lines[-1].move).split()
    mrx, red = (lit(game, table.view(looking(seat))) for seat in (0, 1))
    assert {f"log.1.ticket={ticket}", f"log.1.station={station}", f"mrx={station}", "viewer=mrx", "to_act=red"} <= mrx
    assert {f"log.1.ticket={ticket}", "viewer=red", "to_act=red", "question=ride", "round=1"} <= red
    assert not any(name.startswith(("mrx=", "log.1.station=")) for name in red)
    assert mrx - red == {f"log.1.station={station}", f"mrx={station}", "viewer=mrx"}


def test_other_secrets_give_the_same_array() -> None:
    game = games.make("mr_jack_pocket")
    encoder = encode.encoder(game)
    tables = [Table(game), Table(game)]
    for table, seed in zip(tables, (1, 2), strict=True):
        rng = Rng(1)
        while not table.moves(15)[0].startswith("jack "):
            table.play(15, int(table.state.pick(15, rng)))
        table.play(15, table.moves(15)[seed])
    jack, investigator = ([encoder.encode(table.view(looking(seat))) for table in tables] for seat in (0, 1))
    assert np.array_equal(*investigator)
    assert not np.array_equal(*jack)


def test_counts_are_shares_and_read_back_exactly() -> None:
    for most in (1, 3, 54, 84):
        array = np.zeros(1, np.float32)
        for value in range(most + 1):
            Count(most).write(value, array, 0)
            assert Count(most).read(array, 0) == value
            assert array[0] == np.float32(value / most)


def test_who_brings_no_features_is_told_what_to_bring() -> None:
    settings = settle(tiny_chase.OPTIONS, {})
    words, sides = tiny_chase.WORDS, tiny_chase.SIDES
    game = tiny_chase.TinyChase(
        name="new", rules="1", seats=["fugitive", "red", "blue"], sides=sides, words=words, longest=21, settings=settings
    )
    assert not encode.has_features(game)
    with pytest.raises(SetupError) as caught:
        encode.encoder(game)
    assert (caught.value.message.id, caught.value.message.args) == ("error-no-features", {"game": "new"})


@pytest.mark.parametrize(
    ("features", "value"),
    [
        ({"hounds": Row(One(range(7)), 1)}, "(3, 4)"),
        ({"hounds": Some(range(4))}, "4"),
        ({"last_seen": Count(7)}, "-1"),
    ],
)
def test_a_value_without_a_place_is_an_error(features: dict[str, Feature], value: str) -> None:
    game = tiny_chase.make(settle(tiny_chase.OPTIONS, {}))
    with pytest.raises(SetupError) as caught:
        encode.Encoder(game, features).encode(game.view(game.start(), PUBLIC))
    assert caught.value.message.args == {"game": "tiny_chase", "value": value}


def test_the_whole_truth_is_nobodys_view() -> None:
    game = games.make("mr_jack")
    with pytest.raises(SetupError) as caught:
        encode.encoder(game).encode(game.view(game.start(), TRUTH))
    assert caught.value.message.args["value"] == "truth"


def test_a_mask_has_a_place_for_each_word() -> None:
    game = games.make("mr_jack_pocket")
    mask = encode.mask(game, [game.read("alibi"), game.read("joker toby")])
    assert [game.text(move) for move in np.flatnonzero(mask)] == ["joker toby", "alibi"]
    assert mask.dtype == np.int8
    assert not encode.mask(game, []).any()


def test_flags_of_a_struct_and_of_a_dictionary() -> None:
    features = Fields({"a": Flag(), "b": Fixed(), "c": Maybe(Flag())})
    array = np.zeros(features.size, np.float32)
    features.write({"a": True, "b": "known", "c": False}, array, 0)
    assert features.names("x") == ["x.a", "x.c?", "x.c"]
    assert array.tolist() == [1, 1, 0]
    assert features.read(array, 0) == {"a": True, "c": False}

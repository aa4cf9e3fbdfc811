"""Options, random numbers, odds, errors and words: the small parts of the core."""

import os
import re
from fractions import Fraction
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import gaslamp
from gaslamp import games, locales
from gaslamp.core import (
    PUBLIC,
    REFEREE,
    GaslampError,
    IllegalMove,
    Message,
    NotationError,
    Option,
    PathBelief,
    Rng,
    SetupError,
    Table,
    UnknownGame,
    first,
    members,
    only,
    referee,
)
from gaslamp.core.options import settle
from gaslamp.locales import say
from toys import tiny_chase, tiny_seance

OPTIONS = (Option.one_of("pace", "calm", "wild"), Option.number("rounds", 4, 1, 9), Option.yes_no("shows", True))


def test_what_is_tested_is_the_build_that_is_meant() -> None:
    """`make test` says which one it means; without it, either will do."""
    runs = "uncompiled" if str(referee.__file__).endswith(".py") else "compiled"
    assert os.environ.get("GASLAMP_BUILD", runs) == runs


def test_options_have_kinds_defaults_and_checks() -> None:
    assert settle(OPTIONS, {}) == {"pace": "calm", "rounds": 4, "shows": True}
    assert settle(OPTIONS, {"pace": "WILD", "rounds": "7", "shows": "no"}) == {"pace": "wild", "rounds": 7, "shows": False}
    assert [option.kind for option in OPTIONS] == ["choice", "number", "yes or no"]


def test_numbers_may_be_negative_and_texts_have_a_form() -> None:
    offset = Option.number("offset", 0, -5, 5)
    assert offset.check("-3") == -3
    windows = Option.text("windows", "3,8,13,18", r"[0-9]+(,[0-9]+)*")
    assert (windows.kind, windows.check("3,8")) == ("text", "3,8")
    with pytest.raises(SetupError, match="Option “windows” cannot be “often”"):
        windows.check("often")
    assert Option.one_of("map", "Night", "Day").check("day") == "Day"
    assert Option.one_of("pace", "very calm", "very_wild").check("Very calm") == "very calm"
    assert Option.one_of("pace", "very calm", "very_wild").check("very  wild") == "very_wild"
    windows = Option.text("windows", "few", r"[0-9]+(,[0-9]+)*", "3,8")
    assert [windows.check(each) for each in ("Few", "3, 8", "3,8,13 , 18")] == ["few", "3,8", "3,8,13,18"]
    assert windows.kind == "choice"
    assert windows.allowed() == "few, 3,8, …"


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"pace": "slow"}, "Option “pace” cannot be “slow”. Allowed: calm, wild."),
        ({"rounds": 10}, "Option “rounds” cannot be “10”. Allowed: 1–9."),
        ({"rounds": "many"}, "Option “rounds” cannot be “many”. Allowed: 1–9."),
        ({"rounds": "1" * 500}, "Option “rounds” cannot be “11111111111111111111…”. Allowed: 1–9."),
        ({"rounds": True}, "Option “rounds” cannot be “True”. Allowed: 1–9."),
        ({"shows": "perhaps"}, "Option “shows” cannot be “perhaps”. Allowed: yes, no."),
        ({"speed": 3}, "There is no option “speed” in this game. Its options: pace, rounds, shows."),
    ],
)
def test_a_wrong_option_says_what_is_allowed(given: dict[str, object], complaint: str) -> None:
    with pytest.raises(SetupError) as caught:
        settle(OPTIONS, given)
    assert str(caught.value) == complaint


def test_the_same_seed_gives_the_same_numbers_everywhere() -> None:
    rng = Rng(2026)
    assert [rng.below(1000) for _ in range(8)] == [419, 556, 741, 766, 540, 882, 574, 295]
    assert Rng(1).next32() != Rng(2).next32()
    assert Rng(7).fork().below(10**6) == Rng(7).fork().below(10**6)


def test_random_numbers_are_spread_evenly() -> None:
    rng = Rng(5)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert max(abs(count - 10_000) for count in counts) < 450  # five standard deviations


def test_sets_of_seats() -> None:
    assert members(only(0) | only(3)) == [0, 3]
    assert first(only(3) | only(5)) == 3
    assert members(only(REFEREE)) == [REFEREE]


def test_odds_are_exact() -> None:
    state = tiny_seance.make({}).start()
    assert referee.odds(state) == [Fraction(1, 4), Fraction(1, 4), Fraction(1, 2)]
    rng = Rng(8)
    drawn = [state.pick(REFEREE, rng) for _ in range(4000)]
    assert abs(drawn.count(2) - 2000) < 160
    assert abs(drawn.count(0) - 1000) < 140


def test_every_kind_of_error_has_a_code_and_words() -> None:
    kinds = {IllegalMove: "illegal_move", NotationError: "notation", SetupError: "setup", UnknownGame: "unknown_game"}
    for kind, code in kinds.items():
        assert kind.code == code
        assert issubclass(kind, GaslampError)
    with pytest.raises(UnknownGame) as caught:
        games.make("mr_jill")
    assert caught.value.message.id == "error-unknown-game"
    assert str(caught.value) == f"There is no game “mr_jill”. Games here: {', '.join(games.OURS)}."


def test_strangers_games_come_through_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("tiny_chase", "toys.tiny_chase", "gaslamp.games")
    monkeypatch.setattr(games, "_strangers", lambda: {"tiny_chase": entry})
    assert games.names() == ["mr_jack", "mr_jack_new_york", "mr_jack_pocket", "mysterium", "scotland_yard", "tiny_chase"]
    assert games.make("tiny_chase", rounds=2).longest == 11
    assert [option.name for option in games.options("tiny_chase")] == ["rounds", "shows"]


def test_a_misspelt_move_is_answered_with_similar_ones() -> None:
    with pytest.raises(NotationError, match="“rotat 4 rigth” is not a move of this game. Similar moves: rotate 4 right"):
        games.make("mr_jack_pocket").read("rotat 4 rigth")
    with pytest.raises(NotationError, match="Similar moves: holmes 1, holmes 2, watson 1"):
        games.make("mr_jack_pocket").read("zzzzzz")


def test_a_game_without_positions_says_so() -> None:
    game = tiny_seance.make({})
    with pytest.raises(SetupError, match="tiny_seance has no one-line positions"):
        game.position(game.start())
    with pytest.raises(SetupError, match="Use a record instead"):
        game.place("anything")


def test_a_message_nobody_wrote_is_shown_as_it_is() -> None:
    assert say(Message("stranger-says", {"what": "hello"})) == "stranger-says what=hello"


def test_a_long_argument_does_not_swallow_the_sentence() -> None:
    spoken = str(UnknownGame("error-unknown-game", text="x" * 9000, games="none"))
    assert spoken.startswith("There is no game “xxx")
    assert spoken.endswith("…”. Games here: none.")


def test_every_message_the_code_names_has_words() -> None:
    named = set()
    for file in Path(gaslamp.__file__).parent.rglob("*.py"):
        named |= set(re.findall(r'"((?:error|cli)-[a-z-]+[a-z])"', file.read_text(encoding="utf-8")))
    assert len(named) > 50
    assert [message for message in sorted(named) if not locales.knows(message)] == []


def test_every_line_of_many_games_has_a_sentence() -> None:
    game = games.make("mr_jack_pocket")
    for move in range(len(game.words)):
        for seat in (0, 1, REFEREE):
            sentence = say(game.sentence(seat, move))
            assert "mr_jack_pocket" not in sentence, sentence
            assert "{" not in sentence
            assert sentence.endswith("."), sentence


def test_following_every_path_finds_every_world() -> None:
    """The fugitive hid on 0, 1 or 6 and walked: which stations can he be on, in how many ways?"""
    game = tiny_chase.make(settle(tiny_chase.OPTIONS, {}))
    table = Table(game)
    table.play(REFEREE, "hide 1")
    table.play(0, "walk 2")
    belief = PathBelief(game, PUBLIC)
    for line in table.story(PUBLIC):
        belief.hear(*line)
    worlds = belief.worlds()
    assert worlds is not None
    ways = {state.at[0]: weight for state, weight in worlds}  # type: ignore[attr-defined]
    # 0 -> 1, 6; 1 -> 0, 2; 6 -> 0, 5: six ways, two of them to station 0
    assert {at: round(6 * weight) for at, weight in ways.items()} == {0: 2, 1: 1, 2: 1, 5: 1, 6: 1}
    drawn = [belief.copy().draw(Rng(seed)).at[0] for seed in range(300)]  # type: ignore[attr-defined]
    assert set(drawn) == set(ways)
    assert drawn.count(0) > drawn.count(5)
    with pytest.raises(ValueError, match="no world of tiny_chase fits the line 'caught'"):
        belief.hear(REFEREE, game.read("caught"))
    with pytest.raises(OverflowError, match="more than 2 worlds fit this story; tiny_chase needs a belief of its own"):
        PathBelief(game, PUBLIC, most=2).hear(*table.story(PUBLIC)[0])
    with pytest.raises(OverflowError, match="more than 0 ways lead to worlds that fit this story"):
        PathBelief(game, PUBLIC, most=0).hear(*table.story(PUBLIC)[0])


def test_a_stranger_brings_texts_of_his_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "stranger" / "locales" / "en"
    folder.mkdir(parents=True)
    (tmp_path / "stranger" / "__init__.py").touch()
    (folder / "stranger.ftl").write_text("stranger-greets = Good evening, { $who }.\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(locales, "_packages", [])
    locales.add_texts("stranger")
    assert say(Message("stranger-greets", {"who": "Jack"})) == "Good evening, Jack."
    monkeypatch.undo()
    locales.forget()


def test_a_language_we_lack_speaks_english() -> None:
    assert say(Message("referee"), "xx") == "The referee"

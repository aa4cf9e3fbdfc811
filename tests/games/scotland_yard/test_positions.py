"""Positions read back as they are written, and wrong ones are refused with words that help."""

from typing import Any

import pytest

from games.scotland_yard.stories import at_random, choices, ending, play, position, rounds_gone, small, table, view
from gaslamp.core import GaslampError, NotationError, Rng, SetupError, Table, as_bytes


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"detectives": 1, "map": "small"},
        {"detectives": 4, "map": "small", "length": "6_windows", "reveals": "1,2,3"},
        {"detectives": 2, "length": "24_windows", "reveals": "none"},
        {"detectives": 3, "mrx_tickets": "unlimited", "starts": "split_2013"},
        {"detectives": 5, "map": "ravensburger_1983", "length": "9_rounds"},
    ],
)
@pytest.mark.parametrize("seed", range(4))
def test_a_position_reads_back(options: dict[str, Any], seed: int) -> None:
    """At every moment of a game the position is the whole truth: what is written from it is the same game."""
    rng = Rng(seed)
    at = table(**options)
    again = True
    while again:
        text = position(at)
        other = Table(at.game, text)
        assert position(other) == text
        assert at.game.key(other.state) == at.game.key(at.state)
        assert other.to_act() == at.to_act()
        for seat in at.to_act():
            assert choices(other, seat) == choices(at, seat)
        for viewer in ("truth", "mrx", "red", "public"):
            assert as_bytes(view(other, viewer)) == as_bytes(view(at, viewer))
        again = at_random(at, rng)


@pytest.mark.parametrize("seed", range(6))
def test_a_game_goes_on_from_its_position_as_it_would_have(seed: int) -> None:
    """The same moves lead to the same end, from wherever the position was written down."""
    at, rng = small(detectives=2), Rng(seed)
    written = [position(at)]
    while at_random(at, rng):
        written.append(position(at))
    for number, text in enumerate(written):
        other = Table(at.game, text)
        for line in at.lines[number:]:
            other.play(*line)
        assert position(other) == position(at)
        assert ending(other) == ending(at)


def test_a_position_says_all_there_is_to_say() -> None:
    at = small("mrx=1 red=20 blue=15")
    assert position(at) == "mrx=1 red=20 blue=15"
    play(at, "mrx: taxi 2", "red: bus 18")
    assert position(at) == "mrx=2 red=18 blue=15 ridden=red log=t2 tickets=mrx:3/3/1/2/1,red:7/2/1"
    play(at, "*: missed")
    assert position(at) == "mrx=2 red=18 blue=15 turn=blue log=t2 tickets=mrx:3/3/1/2/1,red:7/2/1"
    play(at, "blue: taxi 10", "*: missed", "mrx: double")
    assert position(at) == "mrx=2 red=18 blue=10 doubling=2 log=t2 tickets=mrx:4/3/1/2/0,red:7/2/1,blue:6/3/1"
    play(at, "mrx: black 7")
    assert position(at) == "mrx=7 red=18 blue=10 doubling=1 log=t2,2k7 tickets=mrx:4/3/1/1/0,red:7/2/1,blue:6/3/1"
    play(at, "mrx: bus 13", "red: taxi 13", "*: caught")
    assert position(at).endswith(" log=t2,2k7,2b13 tickets=mrx:5/2/1/1/0,red:6/2/1,blue:6/3/1 over=detectives:caught")
    assert small(position(at)).outcome() == at.outcome()


def test_while_cards_are_drawn_a_position_names_those_drawn() -> None:
    at = play(table(detectives=3), "*: start mrx 132", "*: start red 13")
    assert position(at) == "mrx=132 red=13"
    other = table("mrx=132 red=13", detectives=3)
    assert choices(other, "*") == choices(at, "*")
    assert other.to_act() == ("*",)


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("over=mrx:escaped", ("mrx", "escaped")),
        ("over=mrx:stuck", ("mrx", "stuck")),
        ("over=detectives:caught", ("detectives", "caught")),
        ("over=detectives:cornered", ("detectives", "cornered")),
    ],
)
def test_an_ending_reads_back(text: str, end: tuple[str, str]) -> None:
    red = 1 if "caught" in text else 20
    at = small(f"mrx=1 red={red} blue=15 log=t1 {text}")
    assert (ending(at), at.to_act()) == (end, ())
    assert position(at) == f"mrx=1 red={red} blue=15 log=t1 {text}"


def test_rounds_are_counted_from_the_log() -> None:
    assert view(small("mrx=1 red=20")).round == 1
    assert view(small("mrx=1 red=20 turn=red log=t")).round == 1
    assert view(small("mrx=1 red=20 log=t,t1")).round == 3
    assert view(small("mrx=1 red=20 log=2t,2t2,t tickets=mrx:4/2/1/1/0")).round == 3
    assert view(small("mrx=1 red=20 ridden=red log=2t,2t2,t tickets=mrx:4/2/1/1/0")).round == 2
    assert view(small("mrx=1 red=20 doubling=2 log=t tickets=mrx:4/2/1/1/0")).round == 2
    assert view(small("mrx=1 red=20 doubling=1 log=t,2t1 tickets=mrx:4/2/1/1/0")).round == 2


def test_the_order_of_words_does_not_matter() -> None:
    assert position(small("tickets=red:1/1/1 log=t turn=red red=20 mrx=1")) == "mrx=1 red=20 turn=red log=t tickets=red:1/1/1"


@pytest.mark.parametrize(
    ("text", "error", "message", "part"),
    [
        ("hello", NotationError, "error-position-word", "Keys: mrx, red, blue"),
        ("mrx=1 mrx=2", NotationError, "error-position-word", "each key once"),
        ("jack=1", NotationError, "error-position-word", "“jack=1”"),
        ("mrx=21 red=20", SetupError, "error-position-value", "1–20"),
        ("mrx=0 red=20", SetupError, "error-position-value", "“0” cannot stand after mrx="),
        ("mrx= red=20", SetupError, "error-position-value", "mrx="),
        ("mrx=one red=20", SetupError, "error-position-value", "“one”"),
        ("mrx=1 red=²", SetupError, "error-position-value", "“²”"),
        ("red=20", SetupError, "scotland_yard-position-order", "mrx, red"),
        ("mrx=1 red=20 blue=20", SetupError, "scotland_yard-position-occupied", "cannot both stand at 20"),
        ("turn=red", SetupError, "scotland_yard-position-early", "turn= cannot stand"),
        ("mrx=1 log=t", SetupError, "scotland_yard-position-early", "Place all pawns first: mrx, red"),
        ("mrx=1 over=mrx:stuck", SetupError, "scotland_yard-position-early", "over="),
        ("mrx=1 red=20 log=x", SetupError, "scotland_yard-position-log", "“x” cannot be window 1"),
        ("mrx=1 red=20 log=t,t", SetupError, "scotland_yard-position-log", "cannot be window 2 of the travel log"),
        ("mrx=1 red=20 log=t,,t", SetupError, "scotland_yard-position-log", "window 2"),
        ("mrx=1 red=20 log=3t", SetupError, "scotland_yard-position-log", "“3t”"),
        ("mrx=1 red=20 log=t21", SetupError, "error-position-value", "“21” cannot stand after log="),
        (f"mrx=1 red=20 {rounds_gone(10, 1)}", SetupError, "scotland_yard-position-log", "window 10"),
        ("mrx=1 red=20 tickets=red", SetupError, "error-position-value", "red:7/3/1"),
        ("mrx=1 red=20 tickets=red:1/1/1/1", SetupError, "error-position-value", "red:7/3/1"),
        ("mrx=1 red=20 tickets=mrx:1/1/1", SetupError, "error-position-value", "mrx:4/2/1/1/1"),
        ("mrx=1 red=20 tickets=blue:1/1/1", SetupError, "error-position-value", "mrx, red"),
        ("mrx=1 red=20 tickets=red:-1/1/1", SetupError, "error-position-value", "0–999"),
        ("mrx=1 red=20 turn=blue", SetupError, "error-position-value", "mrx, red"),
        ("mrx=1 red=20 ridden=mrx", SetupError, "error-position-value", "red"),
        ("mrx=1 red=20 doubling=3", SetupError, "error-position-value", "1–2"),
        ("mrx=1 red=20 doubling=0", SetupError, "error-position-value", "1–2"),
        ("mrx=1 red=20 log=t turn=red tickets=red:0/0/0", SetupError, "scotland_yard-position-no-ride", "red has no ride"),
        ("mrx=3 red=20 tickets=mrx:0/2/1/0/1", SetupError, "scotland_yard-position-no-ride", "mrx has no ride"),
        ("mrx=3 red=20 doubling=2 tickets=mrx:1/0/0/0/0", SetupError, "scotland_yard-position-no-ride", "mrx has no ride"),
        ("mrx=20 red=20", SetupError, "scotland_yard-position-impossible", "Mr X stands where a detective stands"),
        ("mrx=1 red=20 log=2t turn=red doubling=1", SetupError, "scotland_yard-position-impossible", "doubling="),
        ("mrx=1 red=20 doubling=1", SetupError, "scotland_yard-position-impossible", "doubling="),
        ("mrx=1 red=20 log=2t", SetupError, "scotland_yard-position-impossible", "doubling="),
        ("mrx=1 red=20 doubling=2 log=2t", SetupError, "scotland_yard-position-impossible", "doubling="),
        ("mrx=1 red=20 log=t ridden=red doubling=2", SetupError, "scotland_yard-position-impossible", "doubling="),
        ("mrx=1 red=20 over=mrx", SetupError, "error-position-value", "over="),
        ("mrx=1 red=20 over=mrx:boredom", SetupError, "error-position-value", "detectives:caught, detectives:cornered"),
        ("mrx=1 red=20 over=red:caught", SetupError, "error-position-value", "mrx:escaped, mrx:stuck"),
        ("mrx=1 red=20 over=mrx:caught", SetupError, "error-position-value", "detectives:caught"),
    ],
)
def test_a_wrong_position_is_refused(text: str, error: type[GaslampError], message: str, part: str) -> None:
    with pytest.raises(error) as caught:
        small(text)
    assert caught.value.message.id == message
    assert part in str(caught.value)


def test_pawns_are_placed_in_the_order_of_their_turns() -> None:
    with pytest.raises(SetupError, match="in the order of the start cards: mrx, red, blue, green"):
        small("mrx=1 red=20 green=18", detectives=3)


def test_a_position_for_more_detectives_than_there_are_is_refused() -> None:
    with pytest.raises(SetupError, match="has no seat “blue”. Its seats: mrx, red"):
        small("mrx=1 red=20 blue=18", detectives=1)


@pytest.mark.parametrize(
    ("text", "options", "message"),
    [
        # Nobody can ride, so Mr X has won (rule 28). He rode on and on, and no detective was asked.
        ("mrx=1 red=13 tickets=red:0/0/0", {}, "over"),
        # All rounds have been played (rule 29), or all windows are filled. Later he wrote beside the log.
        (f"mrx=1 red=13 {rounds_gone(8, 1)}", {}, "over"),
        (f"mrx=1 red=13 turn=red {rounds_gone(9, 1)}", {}, "over"),
        (f"mrx=1 red=13 {rounds_gone(8, 1)}", {"length": "8_windows"}, "over"),
        # A double move with one window left (rule 21): so he did here.
        (f"mrx=1 red=13 doubling=2 {rounds_gone(7, 1)} tickets=mrx:4/2/1/1/0", {"length": "8_windows"}, "doubles"),
        # One double move in the log or under way, and the one there is still in his hand; or more than there are.
        ("mrx=1 red=13 log=2t6,2t1", {}, "doubles"),
        ("mrx=1 red=13 log=2t1 doubling=1", {}, "doubles"),
        ("mrx=1 red=13 doubling=2", {}, "doubles"),
        ("mrx=1 red=13 tickets=mrx:4/2/1/1/9", {}, "doubles"),
        # Halves of double moves that are no pairs.
        ("mrx=1 red=13 log=2t,t2,2t tickets=mrx:4/2/1/1/0", {}, "impossible"),
        ("mrx=1 red=13 log=2t,2t2,2t tickets=mrx:4/2/1/1/0", {}, "impossible"),
        # Two pawns with the same start card (rule 6).
        ("mrx=13 red=13", {"detectives": 2}, "impossible"),
        # Mr X where a detective stands who has not just ridden there (rules 13 and 26).
        ("mrx=1 red=13 blue=1 log=t ridden=red", {}, "impossible"),
        ("mrx=1 red=13 blue=1 log=t1 over=mrx:escaped", {}, "impossible"),
        # The log says where he was when he showed himself, and he has not moved since.
        ("mrx=5 red=13 log=t2,t7 turn=red", {}, "impossible"),
        # Caught, and nobody is there.
        ("mrx=1 red=13 log=t over=detectives:caught", {}, "impossible"),
        # It is somebody's turn, and also somebody else's.
        ("mrx=1 red=13 log=t turn=mrx ridden=red", {}, "whose"),
        # Detectives ride after Mr X (rule 8). The positions of later moments said another round.
        ("mrx=1 red=13 turn=red", {}, "no-log"),
        ("mrx=1 red=13 ridden=red", {}, "no-log"),
    ],
)
def test_a_position_that_no_game_comes_to_is_refused(text: str, options: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError) as caught:
        small(text, **options)
    assert caught.value.message.id == f"scotland_yard-position-{message}"


def test_while_cards_are_drawn_pawns_stand_on_cards() -> None:
    """Elsewhere Mr X might have no first ride, and a random player would look for one for ever."""
    with pytest.raises(SetupError, match="“2” cannot stand after mrx= in a position. Allowed: 1, 3, 5, 9"):
        small("mrx=2 red=1", detectives=2)


def test_two_doubles_in_a_row_are_two_pairs() -> None:
    at = table("mrx=74 red=153 log=2t58,2t74,2t58,2t74 tickets=mrx:4/3/3/1/0")
    assert (view(at).round, [window.double for window in view(at).log]) == (3, [True] * 4)


def test_endless_tickets_have_not_run_out() -> None:
    """Rule 33. Otherwise the view would say that there is no end of his tickets, and he could not ride with them."""
    with pytest.raises(SetupError, match="“0” cannot stand after tickets= in a position. Allowed: 1–1"):
        small("mrx=1 red=13 tickets=mrx:0/0/0/1/1", mrx_tickets="unlimited")
    at = small("mrx=1 red=13 tickets=mrx:1/1/1/0/1", mrx_tickets="unlimited")
    assert choices(at, "mrx", "taxi") == ["taxi 2", "taxi 6"]

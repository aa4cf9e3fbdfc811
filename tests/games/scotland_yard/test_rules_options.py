"""Rules 31 to 36 as stories: the options."""

from fractions import Fraction

import pytest

from games.scotland_yard.stories import (
    CARDS,
    DETECTIVES,
    FAR_APART,
    by,
    choices,
    ending,
    game,
    heard,
    play,
    purse,
    refused,
    rounds_gone,
    small,
    table,
    to_and_fro,
    view,
)
from gaslamp.core import SetupError, Table
from gaslamp.core.referee import odds
from gaslamp.games import make, options

DEFAULTS = {
    "detectives": 5,
    "map": "night",
    "length": "standard",
    "reveals": "standard",
    "mrx_tickets": "printed",
    "starts": "classic",
}


def test_the_defaults() -> None:
    assert game().settings == {option.name: option.default for option in options("scotland_yard")} == DEFAULTS
    assert (view(table()).rounds, view(table()).windows, view(table()).reveals) == (22, 24, (3, 8, 13, 18))
    assert (view(small()).rounds, view(small()).windows, view(small()).reveals) == (8, 9, (2, 5, 8))


# Length.


@pytest.mark.parametrize(
    ("length", "double_in", "rounds", "windows"),
    [
        ("22_rounds", (), 22, 22),
        ("22_rounds", (1,), 22, 23),
        ("22_rounds", (1, 2), 22, 24),
        ("22_rounds", (21, 22), 22, 24),
        ("24_windows", (), 24, 24),
        ("24_windows", (5,), 23, 24),
        ("24_windows", (1, 2), 22, 24),
        ("24_windows", (21, 22), 22, 24),
        ("10_rounds", (), 10, 10),
        ("10_rounds", (9, 10), 10, 12),
        ("10_windows", (9,), 9, 10),
        ("3_windows", (1,), 2, 3),
        ("1_rounds", (1,), 1, 2),
        ("59_rounds", (7, 8), 59, 61),
    ],
)
def test_rule_31_rounds_or_windows(length: str, double_in: tuple[int, ...], rounds: int, windows: int) -> None:
    at = table(FAR_APART, length=length)
    assert to_and_fro(at, *double_in) == (rounds, windows)
    assert ending(at) == ("mrx", "escaped")


def test_rule_31_the_detectives_reply_to_the_last_window() -> None:
    at = table(f"mrx=1 red=197 blue=198 {rounds_gone(22, 1)}", length="24_windows")
    play(at, "mrx: double", "mrx: taxi 8", "mrx: taxi 1")
    assert (len(view(at).log), ending(at)) == (24, None)
    play(at, "red: taxi 196", "*: missed", "blue: taxi 199")
    assert ending(at) is None
    assert ending(play(at, "*: missed")) == ("mrx", "escaped")


def test_rule_31_with_one_window_left_a_single_ride_ends_it() -> None:
    at = table(f"mrx=1 red=197 {rounds_gone(23, 1)}", length="24_windows")
    refused(at, "mrx: double")
    assert ending(play(at, "mrx: taxi 8", "red: taxi 196", "*: missed")) == ("mrx", "escaped")


def test_rule_31_who_looks_on_knows_how_long_it_lasts() -> None:
    assert (view(table(length="22_rounds"), "red").rounds, view(table(length="22_rounds"), "red").windows) == (22, 24)
    assert (view(table(length="24_windows"), "red").rounds, view(table(length="24_windows"), "red").windows) == (None, 24)
    assert view(small(length="22_rounds")).rounds == 22, "on any map"
    assert game(length="24 windows").settings["length"] == "24_windows"


@pytest.mark.parametrize("length", ["0_rounds", "60_rounds", "22", "rounds", "22_hours", "-1_rounds", "022_rounds", ""])
def test_rule_31_other_lengths_are_refused(length: str) -> None:
    with pytest.raises(SetupError, match="Option “length” cannot be"):
        make("scotland_yard", length=length)


# Reveals.


def shows_himself_in(at: Table) -> list[int]:
    """The windows in which everybody saw where Mr X went, after a game to and fro."""
    to_and_fro(at)
    rides = [line for line in heard(at, "public") if line.startswith("mrx: taxi")]
    assert len(rides) == len(view(at).log)
    return [window for window, line in enumerate(rides, 1) if not line.endswith("?")]


@pytest.mark.parametrize(
    ("reveals", "length", "windows"),
    [
        ("standard", "standard", [3, 8, 13, 18]),
        ("3,8,13,18", "standard", [3, 8, 13, 18]),
        ("3,8,13,18,24", "24_windows", [3, 8, 13, 18, 24]),
        ("1,2,3", "5_rounds", [1, 2, 3]),
        ("none", "standard", []),
        ("3,8,13,18,24", "10_rounds", [3, 8]),
        ("1,59", "59_windows", [1, 59]),
        ("99", "standard", []),
    ],
)
def test_rule_32_the_windows_in_which_he_shows_himself(reveals: str, length: str, windows: list[int]) -> None:
    assert shows_himself_in(table(FAR_APART, reveals=reveals, length=length)) == windows


def test_rule_32_the_log_shows_no_windows_it_has_not() -> None:
    assert view(table(reveals="3,8,13,18,24", length="10_rounds")).reveals == (3, 8)
    assert view(table(reveals="3,8,13,18,24")).reveals == (3, 8, 13, 18, 24), "with both double moves he comes to window 24"
    assert view(table(reveals="none")).reveals == ()
    assert view(small(reveals="3, 8")).reveals == (3, 8)


@pytest.mark.parametrize("reveals", ["8,3", "3,3"])
def test_rule_32_windows_are_named_in_their_order(reveals: str) -> None:
    with pytest.raises(SetupError, match=f"“{reveals}” is no list of windows in rising order"):
        make("scotland_yard", reveals=reveals)


@pytest.mark.parametrize("reveals", ["0", "3,,8", "often", "3,8,", "100", "-3", ""])
def test_rule_32_other_lists_are_refused(reveals: str) -> None:
    with pytest.raises(SetupError, match="Option “reveals” cannot be"):
        make("scotland_yard", reveals=reveals)


# Mr X's tickets.


def test_rule_33_unlimited_tickets_never_run_out() -> None:
    at = table("mrx=74 red=153 blue=13", mrx_tickets="unlimited")
    assert purse(at, "mrx") == "∞/∞/∞/2/2"
    there = ("mrx: taxi 58", "red: taxi 152", "*: missed", "blue: taxi 23", "*: missed")
    back = ("mrx: taxi 74", "red: taxi 153", "*: missed", "blue: taxi 13", "*: missed")
    play(at, *(there + back) * 3)
    assert purse(at, "mrx") == "∞/∞/∞/2/2", "after six rides by taxi"
    assert (purse(at, "red"), purse(at, "blue")) == ("4/8/4", "4/8/4"), "detectives pay as always"


def test_rule_33_black_and_double_tickets_do() -> None:
    at = table("mrx=74 red=153", mrx_tickets="unlimited")
    play(at, "mrx: double", "mrx: black 58", "mrx: bus 74")
    assert purse(at, "mrx") == "∞/∞/∞/0/1"
    assert choices(play(at, "red: taxi 152", "*: missed"), "mrx", "black") == []


def test_rule_33_he_can_still_be_hemmed_in() -> None:
    at = small("mrx=3 red=7 blue=5 green=9 turn=red log=t", mrx_tickets="unlimited")
    play(at, "red: taxi 2", "*: missed", "blue: taxi 4", "*: missed", "green: taxi 8", "*: cornered")
    assert ending(at) == ("detectives", "cornered")


def test_rule_33_printed_tickets_do_run_out() -> None:
    at = small("mrx=1 red=20 tickets=mrx:0/1/0/0/0")
    assert choices(at, "mrx") == ["bus 7"]
    assert purse(play(at, "mrx: bus 7"), "mrx") == "0/0/0/0/0"


# Start cards.

MR_X_2013 = (35, 45, 51, 71, 78, 104, 106, 127, 132, 146, 166, 170, 172)
DETECTIVES_2013 = (13, 26, 29, 34, 50, 53, 91, 94, 103, 112, 117, 123, 138, 141, 155, 174)


def test_rule_34_in_2013_mr_x_has_13_cards_of_his_own_and_the_detectives_16() -> None:
    at = table(starts="split_2013")
    assert choices(at, "*") == [f"start mrx {card}" for card in MR_X_2013]
    assert odds(at.state) == [Fraction(1, 13)] * 13
    play(at, "*: start mrx 106")
    for drawn, name in enumerate(DETECTIVES):
        assert choices(at, "*") == [f"start {name} {card}" for card in DETECTIVES_2013[drawn:]]
        play(at, f"*: start {name} {DETECTIVES_2013[drawn]}")
    assert at.to_act() == ("mrx",)


def test_rule_34_classic_is_one_deck_for_all() -> None:
    at = play(table(starts="classic"), "*: start mrx 13")
    assert choices(at, "*") == [f"start red {card}" for card in CARDS if card != 13]


def test_rule_34_a_map_without_that_deck_says_so() -> None:
    with pytest.raises(SetupError, match="The map “small” has no start cards “split_2013”"):
        make("scotland_yard", map="small", starts="split_2013")
    with pytest.raises(SetupError, match="Option “starts” cannot be “split”"):
        make("scotland_yard", starts="split")


# Detectives.


@pytest.mark.parametrize("detectives", [1, 2, 3, 4, 5])
def test_rule_35_one_to_five_pawns_hunt_him(detectives: int) -> None:
    at = table(detectives=detectives)
    play(at, "*: start mrx 132", *(f"*: start {name} {CARDS[seat]}" for seat, name in enumerate(DETECTIVES[:detectives])))
    play(at, "mrx: taxi 140")
    asked: list[str] = []
    while at.to_act() != ("mrx",):
        asked += at.to_act()
        play(at, f"{asked[-1]}: {choices(at, asked[-1])[0]}", "*: missed")
    assert tuple(asked) == DETECTIVES[:detectives]


@pytest.mark.parametrize("detectives", [0, 6, "all"])
def test_rule_35_other_numbers_are_refused(detectives: object) -> None:
    with pytest.raises(SetupError, match="Option “detectives” cannot be"):
        make("scotland_yard", detectives=detectives)


def test_rule_35_one_person_may_play_several_pawns() -> None:
    four = game(detectives=4)
    assert four.may_hold(four.read_viewer("red+green"))
    assert four.may_hold(four.read_viewer("red+blue+green+yellow"))
    assert four.may_hold(four.read_viewer("mrx"))
    assert not four.may_hold(four.read_viewer("mrx+red"))


def test_rule_35_with_three_people_it_is_four_pawns_with_tickets_of_their_own() -> None:
    at = table("mrx=74 red=153 blue=13 green=29 yellow=174")
    assert [purse(at, name) for name in at.game.seats] == ["4/3/3/4/2", *["10/8/4"] * 4]
    play(at, "mrx: taxi 58", "red: taxi 152", "*: missed", "blue: taxi 23", "*: missed", "green: bus 15", "*: missed")
    assert [purse(at, name, "red+green") for name in at.game.seats] == ["5/4/3/4/2", "9/8/4", "9/8/4", "10/7/4", "10/8/4"]
    assert at.to_act() == ("yellow",), "and turns of their own"


# Maps.


def test_rule_36_the_map_of_1983_has_a_taxi_from_13_to_14() -> None:
    for chart, ends in (("night", [4, 23, 24]), ("ravensburger_1983", [4, 14, 23, 24])):
        assert by(table("mrx=1 red=13 turn=red log=t", map=chart), "red", "taxi") == ends
        assert by(table("mrx=1 red=13 turn=red log=t", map=chart), "red", "bus") == [14, 23, 52]
        assert len(game(map=chart).facts()["lines"]["taxi"]) == 342 + len(ends)
    old = table(map="ravensburger_1983", detectives=1, starts="split_2013")
    assert choices(old, "*") == [f"start mrx {card}" for card in MR_X_2013], "all else is the same"


def test_rule_36_the_small_quarter() -> None:
    at = small(detectives=3)
    facts = at.game.facts()
    assert (len(facts["stations"]), facts["map"]) == (20, "small")
    assert (view(at).rounds, view(at).reveals) == (8, (2, 5, 8))
    assert [purse(at, name) for name in at.game.seats] == ["4/2/1/3/1", *["7/3/1"] * 3]
    assert choices(at, "*") == [f"start mrx {card}" for card in (1, 3, 5, 9, 11, 13, 16, 18, 20)]


def test_rule_36_there_are_eight_rounds_on_it() -> None:
    at = play(small(f"mrx=1 red=20 {rounds_gone(7, 1)}"), "mrx: taxi 2", "red: taxi 19", "*: missed")
    assert ending(at) == ("mrx", "escaped")


def test_rule_36_other_maps_come_from_files_only() -> None:
    """What files may hold is told in test_maps."""
    for name in ("paris", "../night", "night.json"):
        with pytest.raises(SetupError, match=f"Option “map” cannot be “{name}”"):
            make("scotland_yard", map=name)

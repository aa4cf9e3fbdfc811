"""Rules 19 to 25 as stories: what only Mr X can do."""

import pytest

from games.scotland_yard.stories import by, choices, heard, log, others, play, purse, refused, rounds_gone, small, table, view

# Double moves.


def test_rule_19_a_double_move_is_announced_and_costs_a_double_ticket() -> None:
    at = play(small("mrx=1 red=20 blue=18"), "mrx: double")
    assert purse(at, "mrx") == "4/2/1/2/0"
    assert view(at, "public").doubling == 2
    assert at.to_act() == ("mrx",)
    for viewer in others(at):
        assert heard(at, viewer) == ["mrx: double"]


def test_rule_19_two_rides_and_only_then_the_detectives() -> None:
    at = play(small("mrx=1 red=20 blue=18"), "mrx: double", "mrx: taxi 2")
    assert (at.to_act(), view(at).doubling, view(at).round) == (("mrx",), 1, 1)
    refused(at, "red: taxi 15")
    play(at, "mrx: taxi 3")
    assert (at.to_act(), view(at).doubling, view(at).round) == (("red",), 0, 1)
    play(at, "red: taxi 15", "*: missed", "blue: taxi 17", "*: missed")
    assert (at.to_act(), view(at).round) == (("mrx",), 2)


@pytest.mark.parametrize(
    ("first", "second", "left"),
    [
        ("taxi 2", "taxi 1", "2/2/1/1/0"),
        ("taxi 6", "bus 12", "3/1/1/1/0"),
        ("bus 7", "black 13", "4/1/1/0/0"),
        ("black 13", "underground 5", "4/2/0/0/0"),
        ("underground 13", "bus 19", "4/1/0/1/0"),
    ],
)
def test_rule_19_any_two_tickets_will_do(first: str, second: str, left: str) -> None:
    at = play(small("mrx=1 red=20"), "mrx: double", f"mrx: {first}", f"mrx: {second}")
    assert (view(at).mrx, purse(at, "mrx")) == (int(second.split()[1]), left)


def test_rule_19_two_black_tickets_will_do_too() -> None:
    at = play(table("mrx=115 red=1 blue=2"), "mrx: double", "mrx: black 157", "mrx: black 194")
    assert (view(at).mrx, purse(at, "mrx")) == (194, "4/3/3/0/1")


def test_rule_19_once_a_round() -> None:
    at = table("mrx=1 red=197")
    refused(play(at, "mrx: double"), "mrx: double")
    refused(play(at, "mrx: taxi 8"), "mrx: double")
    play(at, "mrx: taxi 1")
    assert at.to_act() == ("red",)
    play(at, "red: taxi 196", "*: missed", "mrx: double")
    assert purse(at, "mrx") == "3/3/3/1/0", "but in the next round he may again"
    play(at, "mrx: taxi 8", "mrx: taxi 1", "red: taxi 197", "*: missed")
    assert choices(at, "mrx", "double") == [], "he had two"


def test_rule_19_he_need_not_announce_one() -> None:
    at = small("mrx=1 red=20")
    assert choices(at, "mrx") == (
        ["taxi 2", "taxi 6", "bus 7", "underground 13", "black 2", "black 6", "black 7", "black 13", "double"]
    )
    play(at, "mrx: taxi 2")
    assert at.to_act() == ("red",)


def test_rule_19_detectives_have_no_double_moves() -> None:
    refused(small("mrx=1 red=20 turn=red log=t"), "red: double")


# Two rides or none.


def test_rule_20_with_one_ticket_there_is_no_double_move() -> None:
    assert choices(small("mrx=3 red=20 tickets=mrx:1/0/0/0/1"), "mrx") == ["taxi 2", "taxi 4", "taxi 8"]
    assert choices(small("mrx=3 red=20 tickets=mrx:2/0/0/0/1"), "mrx") == ["taxi 2", "taxi 4", "taxi 8", "double"]


def test_rule_20_the_first_ride_must_leave_a_second() -> None:
    """With his last taxi ticket he must come to a bus: there is one at 4, none at 2 and 8."""
    at = small("mrx=3 red=20 tickets=mrx:1/1/0/0/1")
    assert choices(at, "mrx") == ["taxi 2", "taxi 4", "taxi 8", "double"]
    play(at, "mrx: double")
    assert choices(at, "mrx") == ["taxi 4"]
    refused(at, "mrx: taxi 2", "mrx: taxi 8")
    play(at, "mrx: taxi 4")
    assert choices(at, "mrx") == ["bus 10"]


def test_rule_20_a_detective_in_the_way_leaves_no_second_ride() -> None:
    """From 4 the bus goes to 10 only; where a detective stands there he cannot make two rides."""
    assert choices(small("mrx=3 red=10 tickets=mrx:1/1/0/0/1"), "mrx") == ["taxi 2", "taxi 4", "taxi 8"]
    assert choices(small("mrx=3 red=4 tickets=mrx:1/1/0/0/1"), "mrx") == ["taxi 2", "taxi 8"], "nor by a first one"


def test_rule_20_the_last_black_ticket_is_gone_after_the_first_ride() -> None:
    """At 11 a black ticket leads to 6, 12, 16 and, by ferry, 17. With the underground after it he must go by 16."""
    assert "double" not in choices(small("mrx=11 red=4 tickets=mrx:0/0/0/1/1"), "mrx")
    at = small("mrx=11 red=4 tickets=mrx:0/0/1/1/1")
    assert choices(at, "mrx") == ["black 6", "black 12", "black 16", "black 17", "double"]
    assert choices(play(at, "mrx: double"), "mrx") == ["black 16"]
    assert choices(play(at, "mrx: black 16"), "mrx") == ["underground 13"]
    at = play(small("mrx=11 red=4 tickets=mrx:0/0/0/2/1"), "mrx: double")
    assert choices(at, "mrx") == ["black 6", "black 12", "black 16", "black 17"], "with two of them he may go anywhere"
    assert choices(play(at, "mrx: black 17"), "mrx") == ["black 11", "black 12", "black 16", "black 18", "black 20"]


def test_rule_20_he_may_come_back_with_his_second_ride() -> None:
    """2 and 6 are all one can reach from 1 by taxi, and from there detectives close every way but the one back."""
    at = play(small("mrx=1 red=3 blue=7 green=11 tickets=mrx:2/0/0/0/1"), "mrx: double")
    assert choices(at, "mrx") == ["taxi 2", "taxi 6"]
    play(at, "mrx: taxi 6")
    assert choices(at, "mrx") == ["taxi 1"]
    assert view(play(at, "mrx: taxi 1")).mrx == 1


def test_rule_20_without_a_double_ticket_there_is_no_double_move() -> None:
    assert choices(small("mrx=1 red=20 tickets=mrx:4/2/1/1/0"), "mrx", "double") == []


def test_rule_20_endless_tickets_always_leave_a_second_ride() -> None:
    """One ticket of each kind is all that lies there, but it is never used up."""
    at = small("mrx=3 red=20", mrx_tickets="unlimited")
    assert choices(at, "mrx") == ["taxi 2", "taxi 4", "taxi 8", "black 2", "black 4", "black 8", "double"]
    assert choices(play(at, "mrx: double"), "mrx") == ["taxi 2", "taxi 4", "taxi 8", "black 2", "black 4", "black 8"]


# The travel log.


def test_rule_21_each_ride_of_a_double_move_fills_a_window() -> None:
    at = play(table("mrx=74 red=153"), "mrx: double", "mrx: bus 58", "mrx: taxi 45")
    assert log(at, "public") == ["2 bus ?", "2 taxi ?"]
    play(at, "red: taxi 152", "*: missed", "mrx: taxi 60")
    assert log(at, "public") == ["2 bus ?", "2 taxi ?", "taxi 60"], "so this is already window 3"


@pytest.mark.parametrize(("filled", "offered"), [(21, True), (22, True), (23, False)])
def test_rule_21_no_double_move_with_a_single_window_left(filled: int, offered: bool) -> None:
    at = table(f"mrx=74 red=153 {rounds_gone(filled, 74)}", length="24_windows")
    assert bool(choices(at, "mrx", "double")) == offered


def test_rule_21_where_rounds_are_counted_there_is_always_room() -> None:
    at = table(f"mrx=74 red=153 {rounds_gone(21, 74)}")
    play(at, "mrx: double", "mrx: taxi 58", "mrx: taxi 74")
    assert (view(at).round, len(view(at).log), view(at).windows) == (22, 23, 24)


def test_rule_22_windows_are_filled_one_after_the_other() -> None:
    at = small("mrx=1 red=20")
    play(at, "mrx: taxi 2", "red: taxi 19", "*: missed", "mrx: double", "mrx: black 7", "mrx: bus 1", "red: taxi 20", "*: missed")
    play(at, "mrx: underground 13")
    assert log(at) == log(at, "mrx") == ["taxi 2", "2 black 7", "2 bus 1", "underground 13"]
    assert log(at, "red") == ["taxi ?", "2 black 7", "2 bus ?", "underground ?"], "window 2 is one to show himself in"


# Mr X shows himself.


@pytest.mark.parametrize("window", range(1, 23))
def test_rule_23_in_windows_3_8_13_and_18(window: int) -> None:
    at = table(f"mrx=74 red=153 {rounds_gone(window - 1, 74)}")
    play(at, "mrx: taxi 58")
    shown = window in (3, 8, 13, 18)
    assert heard(at, "mrx") == ["mrx: taxi 58"]
    for viewer in others(at):
        assert heard(at, viewer) == ["mrx: taxi 58" if shown else "mrx: taxi ?"]
        assert view(at, viewer).mrx == (58 if shown else None)
        assert view(at, viewer).log[-1].station == (58 if shown else None)
        assert view(at, viewer).reveals == (3, 8, 13, 18)


def test_rule_23_with_his_next_ride_he_vanishes_again() -> None:
    at = play(table(f"mrx=74 red=153 {rounds_gone(2, 74)}"), "mrx: taxi 58", "red: taxi 152", "*: missed")
    assert view(at, "public").mrx == 58, "he stands there until he rides on"
    play(at, "mrx: bus 77")
    for viewer in others(at):
        shown = view(at, viewer)
        assert (shown.mrx, shown.log[2].station, shown.log[3].station) == (None, 58, None)
        assert shown.last_seen is not None
        assert (shown.last_seen.window, shown.last_seen.station) == (3, 58)


def test_rule_23_where_he_was_seen_last_is_what_counts() -> None:
    at = table("mrx=46 red=153 log=t58,t45,t60,t76,t77,t78,t61,t46")
    play(at, "mrx: underground 74")
    shown = view(at, "red").last_seen
    assert shown is not None
    assert (shown.window, shown.station) == (8, 46)


def test_rule_23_the_first_half_of_a_double_move_is_shown_before_the_second() -> None:
    at = play(table(f"mrx=74 red=153 blue=13 {rounds_gone(2, 74)}"), "mrx: double", "mrx: underground 46")
    assert at.to_act() == ("mrx",)
    for viewer in others(at):
        assert heard(at, viewer)[-1] == "mrx: underground 46"
        assert view(at, viewer).mrx == 46
    play(at, "mrx: bus 78")
    for viewer in others(at):
        assert heard(at, viewer)[-1] == "mrx: bus ?"
        assert view(at, viewer).mrx is None
        assert log(at, viewer)[2:] == ["2 underground 46", "2 bus ?"]


def test_rule_23_so_is_the_second_half() -> None:
    at = play(table(f"mrx=74 red=153 {rounds_gone(1, 74)}"), "mrx: double", "mrx: taxi 58")
    assert view(at, "public").mrx is None
    play(at, "mrx: bus 77")
    assert (view(at, "public").mrx, log(at, "public")[1:]) == (77, ["2 taxi ?", "2 bus 77"])
    assert heard(at, "public") == ["mrx: double", "mrx: taxi ?", "mrx: bus 77"]


def test_rule_23_windows_are_counted_and_not_rounds() -> None:
    at = table("mrx=74 red=153")
    play(at, "mrx: double", "mrx: taxi 58", "mrx: taxi 57", "red: taxi 152", "*: missed", "mrx: taxi 43")
    assert (view(at, "public").round, view(at, "public").mrx) == (2, 43)


# Black tickets.


def test_rule_24_a_black_ticket_takes_the_place_of_any_other() -> None:
    at = table("mrx=74 red=153 blue=13 tickets=mrx:0/0/0/5/0")
    assert choices(at, "mrx") == [f"black {station}" for station in (46, 58, 73, 75, 92, 94)], (
        "58 once, though two lines go there"
    )
    play(at, "mrx: black 46")
    assert purse(at, "mrx") == "0/0/0/4/0"
    for viewer in others(at):
        assert heard(at, viewer) == ["mrx: black ?"]
        assert log(at, viewer) == ["black ?"]


def test_rule_24_nobody_sees_what_he_rode_with_even_when_he_shows_himself() -> None:
    at = play(table(f"mrx=74 red=153 {rounds_gone(2, 74)}"), "mrx: black 58")
    assert (heard(at, "public"), view(at, "public").log[-1].ticket) == (["mrx: black 58"], "black")


def test_rule_24_he_may_use_it_while_he_has_others() -> None:
    at = table("mrx=74 red=153")
    assert by(at, "mrx", "black") == [46, 58, 73, 75, 92, 94]
    assert purse(play(at, "mrx: black 58"), "mrx") == "4/3/3/0/2"


def test_rule_24_without_black_tickets_there_are_no_black_rides() -> None:
    assert choices(table("mrx=74 red=153 tickets=mrx:4/3/3/0/2"), "mrx", "black") == []
    refused(table("mrx=1 red=153 turn=red log=t"), "red: black 152", "red: black 154")


# The ferry.


@pytest.mark.parametrize(("station", "ends"), [(108, [115]), (115, [108, 157]), (157, [115, 194]), (194, [157])])
def test_rule_25_the_ferry_goes_one_stretch_a_ride(station: int, ends: list[int]) -> None:
    at = table(f"mrx={station} red=1")
    ashore = {*by(at, "mrx", "taxi"), *by(at, "mrx", "bus"), *by(at, "mrx", "underground")}
    assert sorted({*by(at, "mrx", "black")} - ashore) == ends, "nothing else goes there"


def test_rule_25_from_194_to_108_are_three_rides() -> None:
    at = table("mrx=194 red=1 blue=2 green=3")
    play(at, "mrx: double", "mrx: black 157", "mrx: black 115")
    for name, station in (("red", 8), ("blue", 10), ("green", 4)):
        play(at, f"{name}: taxi {station}", "*: missed")
    play(at, "mrx: black 108")
    assert (log(at), purse(at, "mrx")) == (["2 black 157", "2 black 115", "black 108"], "7/3/3/0/1")


def test_rule_25_only_with_a_black_ticket() -> None:
    at = table("mrx=115 red=1 tickets=mrx:9/9/9/0/2")
    assert choices(at, "mrx") == ["taxi 102", "taxi 114", "taxi 126", "taxi 127", "double"]
    refused(at, "mrx: taxi 108", "mrx: bus 157", "mrx: black 157")


@pytest.mark.parametrize(("station", "end"), [(108, 115), (115, 157), (157, 194), (194, 157)])
def test_rule_25_no_detective_takes_it(station: int, end: int) -> None:
    at = table(f"mrx=1 red={station} turn=red log=t")
    refused(at, *(f"red: {ticket} {end}" for ticket in ("taxi", "bus", "underground", "black")))

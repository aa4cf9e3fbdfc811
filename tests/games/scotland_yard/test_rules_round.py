"""Rules 8 to 18 as stories: a round, and how everybody rides in it."""

import pytest

from games.scotland_yard.stories import by, choices, heard, log, others, play, position, purse, refused, small, table, view
from gaslamp.core import as_bytes

# A round.


def test_rule_8_first_mr_x_and_then_all_detectives() -> None:
    at = small("mrx=1 red=20 blue=18 green=15")
    order: list[str] = []
    for line in ("mrx: taxi 2", "red: taxi 19", "*: missed", "blue: taxi 17", "*: missed", "green: taxi 10", "*: missed"):
        order += at.to_act()
        play(at, line)
    assert [name for name in order if name != "*"] == ["mrx", "red", "blue", "green"]
    assert at.to_act() == ("mrx",)


def test_rule_8_so_it_goes_on_round_after_round() -> None:
    at = small("mrx=1 red=20")
    for number in (1, 2, 3):
        assert (view(at).round, at.to_act()) == (number, ("mrx",))
        play(at, f"mrx: taxi {2 if number % 2 else 1}")
        assert (view(at).round, at.to_act()) == (number, ("red",))
        play(at, f"red: taxi {19 if number % 2 else 20}", "*: missed")
    assert view(at).round == 4


# A ride.


def test_rule_9_a_ride_costs_a_ticket_of_its_kind() -> None:
    at = table("mrx=74 red=153")
    play(at, "mrx: underground 46", "red: taxi 152", "*: missed")
    assert (purse(at, "mrx"), purse(at, "red")) == ("5/3/2/1/2", "9/8/4")
    play(at, "mrx: bus 58", "red: taxi 153", "*: missed", "mrx: taxi 74", "red: underground 140", "*: missed")
    assert (purse(at, "mrx"), purse(at, "red")) == ("5/2/3/1/2", "8/8/3")


def test_rule_9_the_same_way_by_two_lines_is_two_rides() -> None:
    at = table("mrx=1 red=74 turn=red log=t")
    assert [move for move in choices(at, "red") if move.endswith(" 58")] == ["taxi 58", "bus 58"]
    assert purse(play(at, "red: bus 58"), "red") == "10/7/4"


@pytest.mark.parametrize(
    ("tickets", "rides"),
    [
        ("1/1/1", ["taxi 58", "taxi 73", "taxi 75", "taxi 92", "bus 58", "bus 94", "underground 46"]),
        ("0/1/1", ["bus 58", "bus 94", "underground 46"]),
        ("1/0/1", ["taxi 58", "taxi 73", "taxi 75", "taxi 92", "underground 46"]),
        ("1/1/0", ["taxi 58", "taxi 73", "taxi 75", "taxi 92", "bus 58", "bus 94"]),
        ("0/0/1", ["underground 46"]),
    ],
)
def test_rule_9_without_a_ticket_there_is_no_ride_on_that_line(tickets: str, rides: list[str]) -> None:
    assert choices(table(f"mrx=1 red=74 turn=red log=t tickets=red:{tickets}"), "red") == rides
    assert choices(table(f"mrx=74 red=1 tickets=mrx:{tickets}/0/0"), "mrx") == rides, "the same holds for Mr X"


def test_rule_9_back_where_one_came_from_for_another_ticket() -> None:
    at = small("mrx=1 red=20 tickets=red:2/0/0")
    play(at, "mrx: taxi 2", "red: taxi 19", "*: missed", "mrx: taxi 1", "red: taxi 20", "*: missed")
    assert (view(at).mrx, view(at).detectives) == (1, {"red": 20})
    assert purse(at, "red") == "0/0/0"


def test_rule_10_who_can_ride_must() -> None:
    at = small("mrx=1 red=20 tickets=mrx:0/0/1/0/0,red:0/1/0")
    assert choices(at, "mrx") == ["underground 13"]
    play(at, "mrx: underground 13")
    assert choices(at, "red") == ["bus 18"]
    play(at, "red: bus 18")
    assert view(at).detectives == {"red": 18}


def test_rule_10_all_one_can_do_is_ride() -> None:
    at = table("mrx=153 red=128")
    assert {move.split()[0] for move in choices(at, "mrx")} == {"taxi", "bus", "underground", "black", "double"}
    play(at, "mrx: double")
    assert {move.split()[0] for move in choices(at, "mrx")} == {"taxi", "bus", "underground", "black"}
    play(at, "mrx: taxi 154", "mrx: taxi 153")
    assert {move.split()[0] for move in choices(at, "red")} == {"taxi", "bus", "underground"}
    assert choices(play(at, "red: taxi 142"), "*") == ["missed"]


# Detectives ride in the open.


def test_rule_11_everybody_sees_a_detectives_ride() -> None:
    at = play(small("mrx=1 red=20 blue=13"), "mrx: taxi 2", "red: bus 18", "*: missed", "blue: underground 5", "*: missed")
    for viewer in others(at):
        assert heard(at, viewer)[1:] == ["red: bus 18", "*: missed", "blue: underground 5", "*: missed"]
        assert view(at, viewer).detectives == {"red": 18, "blue": 5}
    assert heard(at, "mrx") == ["mrx: taxi 2", *heard(at, "public")[1:]]


def test_rule_11_each_has_only_his_own_tickets() -> None:
    at = small("mrx=2 red=13 blue=20 turn=red log=t tickets=red:1/0/0,blue:0/3/1")
    assert choices(at, "red") == ["taxi 8", "taxi 12", "taxi 14", "taxi 18"]
    play(at, "red: taxi 12", "*: missed")
    assert choices(at, "blue") == ["bus 18"]
    assert (purse(at, "red"), purse(at, "blue")) == ("0/0/0", "0/3/1"), "nobody gives the other one anything"


def test_rule_12_no_two_detectives_at_one_station() -> None:
    at = small("mrx=1 red=12 blue=13 green=18 turn=red log=t")
    assert by(at, "red", "taxi") == [7, 11, 17], "not 13"
    assert by(at, "red", "bus") == [6], "not 18"
    refused(at, "red: taxi 13", "red: bus 18")


def test_rule_12_a_station_just_left_is_free() -> None:
    at = small("mrx=1 red=12 blue=13 green=18 turn=red log=t")
    play(at, "red: taxi 11", "*: missed", "blue: taxi 12", "*: missed", "green: taxi 13", "*: missed")
    assert view(at).detectives == {"red": 11, "blue": 12, "green": 13}


def test_rule_13_mr_x_never_rides_to_a_detective() -> None:
    at = small("mrx=7 red=8 blue=13 green=12")
    assert by(at, "mrx", "taxi") == [2, 6]
    assert by(at, "mrx", "bus") == [1]
    assert by(at, "mrx", "black") == [1, 2, 6]
    refused(at, "mrx: taxi 8", "mrx: taxi 12", "mrx: bus 13", "mrx: black 8", "mrx: black 12", "mrx: black 13")


def test_rule_13_neither_by_underground_nor_by_ferry() -> None:
    assert by(small("mrx=1 red=13"), "mrx", "underground") == []
    assert by(small("mrx=11 red=17"), "mrx", "black") == [6, 12, 16]


def test_rule_13_nor_with_either_ride_of_a_double_move() -> None:
    at = play(small("mrx=7 red=8"), "mrx: double")
    refused(at, "mrx: taxi 8", "mrx: black 8")
    play(at, "mrx: bus 13")
    refused(at, "mrx: taxi 8", "mrx: black 8")


# Mr X rides in secret.


@pytest.mark.parametrize("ride", ["taxi 58", "bus 94", "underground 46", "black 92"])
def test_rule_14_everybody_sees_the_ticket_and_nobody_where_to(ride: str) -> None:
    at = play(table("mrx=74 red=153 blue=13"), f"mrx: {ride}")
    ticket, station = ride.split()
    assert heard(at, "mrx") == [f"mrx: {ride}"]
    assert (log(at, "mrx"), view(at, "mrx").mrx) == ([ride], int(station))
    for viewer in others(at):
        assert heard(at, viewer) == [f"mrx: {ticket} ?"]
        assert (log(at, viewer), view(at, viewer).mrx) == ([f"{ticket} ?"], None)


def test_rule_14_two_rides_with_one_ticket_look_the_same_to_others() -> None:
    one, other = (play(small("mrx=7 red=20 blue=15"), f"mrx: taxi {end}", "red: taxi 19", "*: missed") for end in (2, 12))
    for viewer in others(one):
        assert as_bytes(view(one, viewer)) == as_bytes(view(other, viewer))
        assert heard(one, viewer) == heard(other, viewer)
    assert view(one, "mrx").mrx != view(other, "mrx").mrx


def test_rule_14_what_others_read_on_the_table_is_not_a_move() -> None:
    refused(table("mrx=74 red=153"), "mrx: taxi ?", "mrx: black ?")
    refused(table(), "*: start mrx ?")


def test_rule_15_a_detectives_ticket_goes_to_mr_x_who_may_use_it() -> None:
    at = small("mrx=1 red=20 tickets=mrx:1/0/0/0/0")
    play(at, "mrx: taxi 2")
    assert purse(at, "mrx") == "0/0/0/0/0"
    play(at, "red: taxi 15", "*: missed")
    assert purse(at, "mrx") == "1/0/0/0/0"
    assert choices(at, "mrx") == ["taxi 1", "taxi 3", "taxi 7"]
    assert purse(play(at, "mrx: taxi 1"), "mrx") == "0/0/0/0/0"


def test_rule_15_each_kind_goes_to_mr_x() -> None:
    at = small("mrx=1 red=13 blue=18 green=20")
    play(at, "mrx: black 2", "red: underground 5", "*: missed", "blue: bus 12", "*: missed", "green: taxi 15", "*: missed")
    assert [purse(at, name) for name in at.game.seats] == ["5/3/2/2/1", "7/3/0", "7/2/1", "6/3/1"]


def test_rule_15_tickets_that_mr_x_has_used_are_out_of_the_game() -> None:
    at = play(small("mrx=1 red=13"), "mrx: double", "mrx: black 7", "mrx: bus 1")
    assert [purse(at, name) for name in at.game.seats] == ["4/1/1/0/0", "7/3/1"]


# Is he there?


def test_rule_16_after_each_detective_the_referee_says_whether_he_is_there() -> None:
    at = small("mrx=1 red=13 blue=18")
    play(at, "mrx: taxi 2", "red: taxi 8")
    assert (at.to_act(), choices(at, "*"), view(at).question) == (("*",), ["missed"], "answer")
    play(at, "*: missed", "blue: taxi 17")
    assert (at.to_act(), choices(at, "*")) == (("*",), ["missed"])
    play(at, "*: missed")
    assert at.to_act() == ("mrx",), "the game goes on"


def test_rule_16_and_he_never_lies() -> None:
    at = play(small("mrx=1 red=3 blue=18"), "mrx: taxi 2", "red: taxi 2")
    assert choices(at, "*") == ["caught"]
    refused(at, "*: missed", "*: cornered")
    for viewer in others(at):
        assert view(at, viewer).mrx is None, "nobody knows before he says so"
    for viewer in others(play(at, "*: caught")):
        assert heard(at, viewer)[-1] == "*: caught"


# The order of detectives.


def test_rule_17_the_order_of_detectives_never_changes() -> None:
    at = small("mrx=1 red=20 blue=18 green=15")
    for _ in range(2):
        refused(at, "red: taxi 19", "blue: taxi 17")
        play(at, f"mrx: {choices(at, 'mrx', 'taxi')[0]}")
        for name, later in (("red", ("blue", "green")), ("blue", ("green", "red")), ("green", ("red", "blue"))):
            assert at.to_act() == (name,)
            for other in later:
                refused(at, f"{other}: taxi 14")
            play(at, f"{name}: {choices(at, name, 'taxi')[-1]}")
            refused(at, f"{later[0]}: taxi 14")
            play(at, "*: missed")


def test_rule_18_without_a_ticket_he_is_left_out() -> None:
    at = small("mrx=1 red=20 blue=3 green=18 tickets=red:0/0/1,blue:0/3/1")
    assert view(at).stuck == ("red", "blue"), "no underground at 20, only taxis at 3"
    play(at, "mrx: taxi 2")
    assert at.to_act() == ("green",)
    play(at, "green: taxi 17", "*: missed")
    assert (at.to_act(), view(at).round) == (("mrx",), 2)
    assert (purse(at, "red"), purse(at, "blue")) == ("0/0/1", "0/3/1")


def test_rule_18_the_last_of_them_may_be_left_out_too() -> None:
    at = small("mrx=1 red=20 blue=18 green=15 tickets=green:0/0/0")
    play(at, "mrx: taxi 2", "red: taxi 19", "*: missed", "blue: taxi 17", "*: missed")
    assert (at.to_act(), view(at).round) == (("mrx",), 2)


def test_rule_18_colleagues_in_the_way_leave_him_out_that_time() -> None:
    at = small("mrx=15 red=1 blue=2 green=6 tickets=red:7/0/0")
    play(at, "mrx: taxi 10")
    assert at.to_act() == ("blue",)
    play(at, "blue: taxi 3", "*: missed")
    assert at.to_act() == ("green",), "he has room now, but his turn is past"
    play(at, "green: taxi 11", "*: missed", "mrx: taxi 5")
    assert (at.to_act(), choices(at, "red")) == (("red",), ["taxi 2", "taxi 6"])


def test_rule_18_he_rides_if_they_make_room_before_his_turn() -> None:
    at = small("mrx=15 red=2 blue=6 green=1 tickets=green:7/0/0")
    assert view(at).stuck == ("green",)
    play(at, "mrx: taxi 10", "red: taxi 3", "*: missed", "blue: taxi 11", "*: missed")
    assert (at.to_act(), choices(at, "green")) == (("green",), ["taxi 2", "taxi 6"])


def test_rule_18_a_colleague_may_also_close_the_last_way() -> None:
    at = small("mrx=15 red=3 blue=6 green=1 tickets=green:7/0/0,blue:0/0/0")
    assert view(at).stuck == ("blue",)
    play(at, "mrx: taxi 10", "red: taxi 2", "*: missed")
    assert (at.to_act(), view(at).round) == (("mrx",), 2), "blue has no ticket and green no room"
    assert position(at).startswith("mrx=10 red=2 blue=6 green=1 ")


def test_rule_18_who_is_left_out_is_asked_for_nothing() -> None:
    at = play(small("mrx=15 red=20 blue=18 tickets=red:0/0/0"), "mrx: taxi 10")
    assert choices(at, "red") == []
    refused(at, "red: taxi 19")
    assert heard(play(at, "blue: taxi 17"), "truth") == ["mrx: taxi 10", "blue: taxi 17"]

"""Rules 26 to 30 as stories: how a game ends."""

import pytest

from games.scotland_yard.stories import (
    at_random,
    choices,
    ending,
    heard,
    log,
    others,
    play,
    purse,
    refused,
    rounds_gone,
    small,
    table,
    view,
)
from gaslamp.core import Rng, as_bytes

# Caught.


def test_rule_26_a_detective_rides_to_where_mr_x_is() -> None:
    at = small("mrx=1 red=3 blue=18 green=20")
    play(at, "mrx: taxi 2", "red: taxi 2", "*: caught")
    assert ending(at) == ("detectives", "caught")
    outcome = at.outcome()
    assert outcome is not None
    assert outcome.winners == ("red", "blue", "green"), "all have won, whoever caught him"


def test_rule_26_at_once_in_mid_round() -> None:
    at = play(small("mrx=1 red=20 blue=3 green=18"), "mrx: taxi 2", "red: taxi 19", "*: missed", "blue: taxi 2", "*: caught")
    assert at.to_act() == ()
    refused(at, "green: taxi 17", "mrx: taxi 1", "*: missed")
    assert view(at).detectives["green"] == 18


def test_rule_26_mr_x_is_shown() -> None:
    at = play(small("mrx=1 red=3 blue=18"), "mrx: taxi 2", "red: taxi 2")
    for viewer in others(at):
        assert view(at, viewer).mrx is None
    play(at, "*: caught")
    for viewer in others(at):
        assert view(at, viewer).mrx == 2
        assert heard(at, viewer) == ["mrx: taxi ?", "red: taxi 2", "*: caught"]


def test_rule_26_where_he_was_and_where_he_passed_do_not_count() -> None:
    at = play(small("mrx=1 red=7 blue=3"), "mrx: double", "mrx: taxi 6", "mrx: taxi 11", "red: taxi 6", "*: missed")
    play(at, "blue: taxi 2", "*: missed", "mrx: taxi 16", "red: taxi 1", "*: missed")
    assert ending(at) is None


def test_rule_26_in_the_last_round_too() -> None:
    at = play(small(f"mrx=1 red=3 {rounds_gone(7, 1)}"), "mrx: taxi 2", "red: taxi 2", "*: caught")
    assert (view(at).round, ending(at)) == (8, ("detectives", "caught"))


def test_rule_26_with_his_last_ticket_too() -> None:
    at = play(small("mrx=1 red=3 tickets=red:1/0/0"), "mrx: taxi 2", "red: taxi 2", "*: caught")
    assert (purse(at, "red"), ending(at)) == ("0/0/0", ("detectives", "caught"))


@pytest.mark.parametrize("ride", ["taxi 12", "bus 7", "underground 1"])
def test_rule_26_by_any_line(ride: str) -> None:
    start = {"taxi 12": 11, "bus 7": 2, "underground 1": 6}[ride]
    at = play(small(f"mrx={start} red=13"), f"mrx: taxi {ride.split()[1]}", f"red: {ride}", "*: caught")
    assert ending(at) == ("detectives", "caught")


# Cornered.

CORNER = "mrx=2 red=3 blue=11"
"""Mr X goes to 1; a taxi from there goes to 2 and 6, where red and blue follow."""
INTO_THE_CORNER = ("mrx: taxi 1", "red: taxi 2", "*: missed", "blue: taxi 6")


def test_rule_27_no_ride_at_all_in_his_turn() -> None:
    at = play(small(f"{CORNER} tickets=mrx:1/0/0/0/1"), *INTO_THE_CORNER)
    assert choices(at, "*") == ["cornered"]
    refused(at, "*: missed", "*: caught")
    play(at, "*: cornered")
    assert ending(at) == ("detectives", "cornered")
    assert purse(at, "mrx") == "2/0/0/0/1", "tickets do not help without room"
    for viewer in others(at):
        assert heard(at, viewer)[-1] == "*: cornered"


def test_rule_27_not_before_the_last_detective_has_ridden() -> None:
    """Red closes the last way out, and blue opens another one."""
    at = small("mrx=1 red=7 blue=6 turn=red log=t tickets=mrx:9/0/0/0/0")
    play(at, "red: taxi 2")
    assert choices(at, "*") == ["missed"], "though both ways out are closed now"
    play(at, "*: missed", "blue: taxi 11", "*: missed")
    assert choices(at, "mrx") == ["taxi 6"]


def test_rule_27_the_last_who_can_ride_is_the_last() -> None:
    at = small("mrx=2 red=3 blue=11 green=20 tickets=mrx:1/0/0/0/0,green:0/0/0")
    assert choices(play(at, *INTO_THE_CORNER), "*") == ["cornered"]


@pytest.mark.parametrize("tickets", ["1/1/0/0/0", "1/0/1/0/0", "1/0/0/1/0"])
def test_rule_27_one_way_out_is_enough(tickets: str) -> None:
    at = play(small(f"{CORNER} tickets=mrx:{tickets}"), *INTO_THE_CORNER, "*: missed")
    assert {"bus 7", "underground 13", "black 7", "black 13"} >= {*choices(at, "mrx")} != set()


def test_rule_27_the_ferry_may_be_the_way_out() -> None:
    at = small("mrx=12 red=1 blue=7 green=17 tickets=mrx:1/0/0/1/0")
    play(at, "mrx: taxi 11", "red: taxi 6", "*: missed", "blue: taxi 12", "*: missed", "green: taxi 16", "*: missed")
    assert choices(at, "mrx") == ["black 17"]


def test_rule_27_for_want_of_a_ticket() -> None:
    """At 3 there are only taxis. What red pays with decides whether he can go on."""
    at = play(small("mrx=4 red=20 tickets=mrx:1/1/0/0/0"), "mrx: taxi 3", "red: bus 18", "*: cornered")
    assert (purse(at, "mrx"), ending(at)) == ("0/2/0/0/0", ("detectives", "cornered"))
    at = play(small("mrx=4 red=20 tickets=mrx:1/1/0/0/0"), "mrx: taxi 3", "red: taxi 15", "*: missed")
    assert choices(at, "mrx") == ["taxi 2", "taxi 4", "taxi 8"]


def test_rule_27_after_the_last_round_it_is_nobodys_turn() -> None:
    at = play(small(f"{CORNER} tickets=mrx:1/0/0/0/0 {rounds_gone(7, 2)}"), *INTO_THE_CORNER)
    assert choices(at, "*") == ["missed"]
    assert ending(play(at, "*: missed")) == ("mrx", "escaped")


def test_rule_27_caught_comes_first() -> None:
    at = play(small("mrx=2 red=3 blue=6 tickets=mrx:1/0/0/0/0"), "mrx: taxi 1", "red: taxi 2", "*: missed", "blue: taxi 1")
    assert choices(at, "*") == ["caught"]


# Stuck.


def test_rule_28_no_detective_has_a_ride_left() -> None:
    at = small("mrx=1 red=20 blue=18 tickets=red:1/0/0,blue:0/0/1")
    play(at, "mrx: taxi 2", "red: taxi 19")
    assert ending(at) is None
    play(at, "*: missed")
    assert ending(at) == ("mrx", "stuck"), "there is no underground at 18"
    assert at.to_act() == ()
    assert view(at).stuck == ("red", "blue")


def test_rule_28_one_who_can_ride_is_enough() -> None:
    at = small("mrx=1 red=20 blue=18 tickets=red:1/0/0,blue:1/0/0")
    play(at, "mrx: taxi 2", "red: taxi 19", "*: missed")
    assert (ending(at), view(at).stuck) == (None, ("red",))
    play(at, "blue: taxi 17", "*: missed")
    assert ending(at) == ("mrx", "stuck")


def test_rule_28_it_is_decided_before_mr_x_has_to_ride() -> None:
    """Both used their last tickets to hem him in: nobody can follow him, so it does not matter that he cannot leave."""
    at = play(small(f"{CORNER} tickets=mrx:1/0/0/0/0,red:1/0/0,blue:1/0/0"), *INTO_THE_CORNER, "*: missed")
    assert ending(at) == ("mrx", "stuck")


def test_rule_28_colleagues_in_the_way_of_the_last() -> None:
    """Green has tickets for the taxi and no room; the others have room and no tickets."""
    at = small("mrx=15 red=3 blue=6 green=1 tickets=red:1/0/0,blue:0/0/0,green:7/0/0")
    play(at, "mrx: taxi 10", "red: taxi 2", "*: missed")
    assert ending(at) == ("mrx", "stuck")


# Escaped.


def test_rule_29_free_after_22_rounds() -> None:
    at = play(table(f"mrx=74 red=153 blue=13 {rounds_gone(21, 74)}"), "mrx: taxi 58", "red: taxi 152", "*: missed")
    assert (view(at).round, ending(at), at.to_act()) == (22, None, ("blue",)), "all detectives have their reply"
    play(at, "blue: taxi 23", "*: missed")
    assert ending(at) == ("mrx", "escaped")
    assert view(at).round == 22


def test_rule_29_after_21_rounds_the_game_goes_on() -> None:
    at = play(table(f"mrx=74 red=153 {rounds_gone(20, 74)}"), "mrx: taxi 58", "red: taxi 152", "*: missed")
    assert (ending(at), view(at).round, at.to_act()) == (None, 22, ("mrx",))


def test_rule_29_nobody_moves_after_the_end() -> None:
    at = play(small(f"mrx=1 red=20 {rounds_gone(7, 1)}"), "mrx: taxi 2", "red: taxi 19", "*: missed")
    assert (ending(at), at.to_act()) == (("mrx", "escaped"), ())
    refused(at, "mrx: taxi 1", "red: taxi 20", "*: missed")


def test_rule_29_he_need_not_be_hidden() -> None:
    """Window 8 of the small map is one to show himself in."""
    at = play(small(f"mrx=1 red=20 {rounds_gone(7, 1)}"), "mrx: taxi 2")
    assert view(at, "red").mrx == 2
    assert ending(play(at, "red: taxi 19", "*: missed")) == ("mrx", "escaped")


# All is shown.


def test_rule_30_when_the_game_is_over_the_whole_truth_is_there_to_see() -> None:
    """Who looks at the truth sees every ride; a server shows it to everybody once there is an outcome."""
    at = play(
        small(f"mrx=1 red=20 {rounds_gone(6, 1)}"), "mrx: taxi 2", "red: taxi 19", "*: missed", "mrx: black 7", "red: taxi 20"
    )
    play(at, "*: missed")
    assert ending(at) == ("mrx", "escaped")
    assert log(at)[6:] == ["taxi 2", "black 7"]
    assert (view(at).mrx, heard(at, "truth")[0]) == (7, "mrx: taxi 2")


@pytest.mark.parametrize("seed", range(5))
def test_rule_30_until_then_spectators_know_what_detectives_know(seed: int) -> None:
    at = table(detectives=3)
    rng = Rng(seed)
    while at_random(at, rng):
        shown = as_bytes(view(at, "public")).replace(b'"public"', b'"?"')
        for viewer in others(at):
            assert as_bytes(view(at, viewer)).replace(f'"{viewer}"'.encode(), b'"?"', 1) == shown
    for viewer in others(at):
        assert heard(at, viewer) == heard(at, "public") != heard(at, "mrx")
    assert heard(at, "mrx") == heard(at, "truth")

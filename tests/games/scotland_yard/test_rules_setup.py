"""Rules 1 to 7 as stories: what is in the box, and the set-up."""

from fractions import Fraction

import pytest

from games.scotland_yard.stories import (
    CARDS,
    DETECTIVES,
    by,
    choices,
    game,
    heard,
    log,
    others,
    play,
    purse,
    refused,
    small,
    table,
    view,
)
from gaslamp.core import as_bytes
from gaslamp.core.referee import odds

# What is in the box.


def test_rule_1_a_taxi_from_153() -> None:
    """The rulebook's example."""
    assert by(table("mrx=1 red=153 turn=red log=t"), "red", "taxi") == [139, 152, 154, 166, 167]
    assert by(table("mrx=153 red=1"), "mrx", "taxi") == [139, 152, 154, 166, 167]


@pytest.mark.parametrize("station", [139, 152, 154, 166, 167])
def test_rule_1_lines_go_either_way(station: int) -> None:
    at = table(f"mrx=1 red={station} turn=red log=t")
    play(at, "red: taxi 153", "*: missed", "mrx: taxi 8", f"red: taxi {station}")
    assert view(at).detectives == {"red": station}


def test_rule_1_who_stops_where_depends_on_the_station() -> None:
    at = table("mrx=1 red=74 turn=red log=t")
    assert by(at, "red", "taxi") == [58, 73, 75, 92]
    assert by(at, "red", "bus") == [58, 94]
    assert by(at, "red", "underground") == [46]
    assert choices(table("mrx=1 red=75 turn=red log=t"), "red") == ["taxi 58", "taxi 59", "taxi 74", "taxi 94"], "taxis only"


def test_rule_1_a_ride_goes_from_one_station_to_the_next() -> None:
    refused(table("mrx=1 red=46 turn=red log=t"), "red: underground 93", "red: bus 74", "red: taxi 46", "red: taxi 199")


def test_rule_1_the_map_is_there_to_be_drawn() -> None:
    facts = game().facts()
    assert len(facts["stations"]) == 199
    assert {way: len(lines) for way, lines in facts["lines"].items()} == {"taxi": 345, "bus": 99, "underground": 20, "ferry": 3}


def test_rule_2_mr_x_and_up_to_five_detectives() -> None:
    assert game().seats == ("mrx", "red", "blue", "green", "yellow", "violet")
    assert game(detectives=3).seats == ("mrx", "red", "blue", "green")
    assert game(detectives=3).sides == {"mrx": 0b0001, "detectives": 0b1110}


def test_rule_3_each_ride_is_written_into_the_next_window_and_covered_with_its_ticket() -> None:
    at = small("mrx=1 red=20")
    assert log(at) == []
    play(at, "mrx: bus 7")
    assert log(at) == log(at, "mrx") == ["bus 7"]
    play(at, "red: taxi 15", "*: missed", "mrx: taxi 8")
    assert log(at, "mrx") == ["bus 7", "taxi 8"]
    for viewer in others(at):
        assert log(at, viewer) == ["bus ?", "taxi 8"], "the second window of this map is one in which he shows himself"


# Setting up.


@pytest.mark.parametrize("detectives", [1, 2, 3, 4, 5])
def test_rule_4_mr_x_has_as_many_black_tickets_as_there_are_detectives(detectives: int) -> None:
    assert purse(table(detectives=detectives), "mrx") == f"4/3/3/{detectives}/2"


@pytest.mark.parametrize("detectives", [1, 2, 3, 4, 5])
def test_rule_5_each_detective_has_tickets_of_his_own(detectives: int) -> None:
    at = table(detectives=detectives)
    assert [purse(at, name) for name in DETECTIVES[:detectives]] == ["10/8/4"] * detectives
    assert list(view(at).tickets) == ["mrx", *DETECTIVES[:detectives]]


def test_rule_5_all_tickets_in_the_box_are_dealt() -> None:
    """54 for the taxi, 43 for the bus, 23 for the underground, 5 black, 2 double."""
    total: dict[str, int] = {}
    for tickets in view(table()).tickets.values():
        for ticket, many in tickets.items():
            total[ticket] = total.get(ticket, 0) + (many or 0)
    assert total == {"taxi": 54, "bus": 43, "underground": 23, "black": 5, "double": 2}


def test_rule_5_all_tickets_lie_open_all_the_time() -> None:
    at = play(table("mrx=74 red=153 blue=13"), "mrx: double", "mrx: black 46", "mrx: underground 1", "red: bus 180", "*: missed")
    for viewer in ("mrx", *others(at)):
        assert [purse(at, name, viewer) for name in at.game.seats] == ["4/4/2/1/1", "10/7/4", "10/8/4"]


def test_rule_6_eighteen_start_cards() -> None:
    at = table()
    assert at.to_act() == ("*",)
    assert choices(at, "*") == [f"start mrx {card}" for card in CARDS]
    assert odds(at.state) == [Fraction(1, 18)] * 18


def test_rule_6_one_for_every_pawn_and_mr_xs_first() -> None:
    at = table()
    play(at, "*: start mrx 132")
    for drawn, name in enumerate(DETECTIVES):
        left = [card for card in CARDS if card not in (132, *CARDS[:drawn])]
        assert choices(at, "*") == [f"start {name} {card}" for card in left], "no card is drawn twice"
        assert odds(at.state) == [Fraction(1, 17 - drawn)] * (17 - drawn)
        play(at, f"*: start {name} {CARDS[drawn]}")
        assert list(view(at, "public").detectives.values()) == list(CARDS[: drawn + 1])
    assert view(at, "public").detectives == {"red": 13, "blue": 26, "green": 29, "yellow": 34, "violet": 50}
    assert at.to_act() == ("mrx",)


def test_rule_6_everybody_sees_where_detectives_start() -> None:
    at = play(table(detectives=2), "*: start mrx 132", "*: start red 13", "*: start blue 197")
    for viewer in others(at):
        assert heard(at, viewer)[1:] == ["*: start red 13", "*: start blue 197"]


def test_rule_7_mr_x_keeps_his_card_to_himself() -> None:
    at = play(table(detectives=2), "*: start mrx 132", "*: start red 13", "*: start blue 197")
    assert heard(at, "mrx")[0] == "*: start mrx 132"
    assert view(at, "mrx").mrx == 132
    for viewer in others(at):
        assert heard(at, viewer)[0] == "*: start mrx ?"
        assert view(at, viewer).mrx is None
        assert view(at, viewer).last_seen is None


def test_rule_7_two_starts_look_the_same_to_others() -> None:
    one = play(table(detectives=2), "*: start mrx 132", "*: start red 13", "*: start blue 197")
    other = play(table(detectives=2), "*: start mrx 174", "*: start red 13", "*: start blue 197")
    for viewer in others(one):
        assert as_bytes(view(one, viewer)) == as_bytes(view(other, viewer))
        assert heard(one, viewer) == heard(other, viewer)
    assert view(one, "mrx") != view(other, "mrx")


def test_rule_7_his_first_ride_begins_at_his_card() -> None:
    at = play(table(detectives=1), "*: start mrx 132", "*: start red 13")
    assert by(at, "mrx", "taxi") == [114, 140]
    assert by(at, "mrx", "black") == [114, 140]
    assert by(at, "mrx", "bus") == by(at, "mrx", "underground") == []

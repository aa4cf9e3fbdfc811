"""Rules 1 to 14 as stories: the board, setting up, and how a round goes."""

from collections import Counter
from fractions import Fraction

import pytest

from games.mr_jack_new_york.stories import (
    CHARACTERS,
    TILES,
    at_random,
    choices,
    ending,
    ends,
    heard,
    kinds,
    opened,
    play,
    playing,
    position,
    refused,
    suspects,
    table,
    tiles,
    view,
    visible,
    where,
)
from gaslamp.core import NotationError, Rng, Table
from gaslamp.core.referee import odds

FOUR = ("beach", "grant", "eastman", "smith")
OTHERS = ("rider", "latimer", "callahan", "tumblety")


# The board.


def test_rule_1_eighty_four_spaces() -> None:
    kinds = Counter(each["kind"] for each in table().game.facts()["hexes"])
    assert kinds == {"street": 66, "metro": 1, "building": 6, "quay": 4, "port": 5, "exit": 1, "liberty": 1}
    assert kinds.total() == 84


def test_rule_1_rows_are_counted_in_half_hexes() -> None:
    """Below 7-8 is 7-10, two hexes below it 7-12; 8-7 and 8-9 are next to it as well, and so is nothing in row 8."""
    at = playing("beach", "jack", f"beach=7-6 {tiles('lamp:7-10')} witness=v,v")
    assert set(view(at).lit) - set(view(table()).lit) == {"7-8", "7-12", "6-9", "6-11", "8-9", "8-11"}


def test_rule_2_ruling_2_quays_are_walked_on_and_seen_on() -> None:
    """From 2-7 to 1-8 or 3-6. Who stands there beside somebody is visible."""
    assert {"1-8", "3-6"} <= ends(playing("grant", "jack", "grant=2-7"), "walk")
    assert {"grant", "beach"} <= visible(table("grant=1-8 beach=2-7"))
    assert {"grant", "beach"} <= visible(table("grant=5-16 beach=4-15"))


def test_rule_2_ruling_1_ferries_lead_one_way() -> None:
    """There from 1-8 and 3-6, back to 7-2 and 5-16; and there is room for one."""
    for quay in ("1-8", "3-6"):
        assert "liberty" in ends(playing("grant", "jack", f"grant={quay}"), "walk")
        assert "liberty" not in ends(playing("grant", "jack", f"grant={quay} smith=liberty informant=7-12"), "walk")
    for quay in ("7-2", "5-16"):
        assert "liberty" not in ends(playing("grant", "jack", f"grant={quay}"), "walk")
    at = playing("grant", "jack", "grant=liberty informant=7-12")
    assert not {"1-8", "3-6", "2-7", "2-9", "4-7"} & ends(at, "walk")


def test_rule_2_nothing_is_built_on_quays_and_the_island() -> None:
    for name, what in (("beach", "metro"), ("latimer", "lamp"), ("rider", "building")):
        at = playing(name, "jack", "informant=7-12")
        assert not {"1-8", "3-6", "7-2", "5-16", "liberty"} & ends(at, what)
        with pytest.raises(NotationError):
            play(at, f"{what} 1-8")
    at = playing("callahan", "jack", "informant=7-12")
    with pytest.raises(NotationError):
        play(at, "barrier 5-4 4-5 3-6")
    assert not {"1-8", "3-6", "7-2", "5-16", "liberty"} & {word for move in choices(at, "barrier") for word in move.split()}


def test_rule_3_six_ways_out_and_nobody_stands_there() -> None:
    facts = table().game.facts()["hexes"]
    assert {each["id"] for each in facts if each["kind"] == "port"} == {"2-13", "5-2", "7-16", "11-16", "12-1"}
    assert {each["id"] for each in facts if each["kind"] == "exit"} == {"14-11"}
    assert view(table()).steamers == ("5-2", "11-16")
    for way in ("14-11", "2-13", "5-2", "7-16", "11-16", "12-1"):
        with pytest.raises(NotationError):
            play(playing("grant", "jack"), f"walk {way}")


def test_rule_4_buildings_stop_everybody_but_cloud_rider() -> None:
    """From 9-6 over 10-5 it is one step to 11-4, and two to 12-3; round it, four."""
    for name in CHARACTERS:
        assert ("12-3" in ends(playing(name, "jack", f"{name}=9-6"), "walk")) == (name == "rider")


def test_rule_5_metros_printed_and_laid() -> None:
    laid = {space for space, kind in view(table()).tiles.items() if kind == "metro"}
    assert laid == {"2-9", "11-4", "12-13"}, "and the printed one is no tile"
    assert {"2-9", "11-4", "12-13"} <= ends(playing("grant", "jack", "grant=7-8"), "walk")


def test_rule_6_ruling_5_lamps_stop_everybody() -> None:
    """From 13-14 one goes up past the lamp on 13-12 no more than through barriers."""
    for name in CHARACTERS:
        assert ends(playing(name, "jack", f"{name}=13-14 barriers=5-4+6-3,12-13+12-15"), "walk") == {"13-16"}


def test_rule_6_they_are_always_lit() -> None:
    """In round 8 as in round 1."""
    assert view(table("witness=v,v,v,v,v,v,v jack=grant cards=beach,grant,eastman,smith")).lit == view(table()).lit


def test_rule_7_ruling_3_a_park_is_walked_on_and_hides_but_nothing_is_built_on_it() -> None:
    park = f"tiles={TILES.replace('lamp:3-10', 'park:3-10')} witness=v,v"
    at = playing("beach", "jack", f"{park} beach=3-8")
    assert {"3-10", "3-12", "2-11"} <= ends(at, "walk")
    assert "beach" not in visible(play(at, "jack: walk 3-10"))
    for name, what in (("beach", "metro"), ("latimer", "lamp"), ("rider", "building")):
        assert "3-10" not in ends(playing(name, "jack", park), what)
    assert "5-4 3-8 3-10" in ends(playing("callahan", "jack", park), "barrier"), "but a barrier may lie there"


def test_rule_7_a_tile_that_was_turned_stays_a_park() -> None:
    at = playing("grant", "jack", f"tiles={TILES.replace('lamp:3-10', 'park:3-10')} witness=v,v")
    assert ends(at, "park") == {"2-9", "11-4", "12-13", "13-12"}


def test_rule_7_there_are_as_many_tiles_as_can_be_needed() -> None:
    """Beach, Latimer and Cloud Rider are played four times each, and Mrs. Grant, too."""
    at, rng = opened("smith"), Rng(8)
    while at_random(at, rng, never="accuse"):
        pass
    built = Counter(line.split()[1] for line in heard(at, "public"))
    assert [built[kind] for kind in ("metro", "lamp", "building", "park")] == [4, 4, 4, 4]
    assert len(view(at).tiles) == 5 + 12


def test_rule_8_nobody_enters_or_crosses_a_barrier() -> None:
    """From 7-4 it is two steps to 5-6, if there is no barrier on 6-5 and 6-7."""
    free = playing("grant", "jack", "grant=7-4")
    shut = playing("grant", "jack", "grant=7-4 barriers=5-4+6-3,6-5+6-7")
    assert {"6-5", "6-7", "5-6"} <= ends(free, "walk")
    assert not {"6-5", "6-7", "5-6"} & ends(shut, "walk")
    assert not {"6-5", "6-7", "5-6"} & ends(playing("rider", "jack", "rider=7-4 barriers=5-4+6-3,6-5+6-7"), "walk")


def test_rule_8_what_lies_beneath_sleeps_until_the_barrier_is_lifted() -> None:
    barred = "barriers=5-4+6-3,12-13+12-15"
    at = playing("callahan", "jack", f"callahan=11-4 {barred}")
    assert "12-13" not in ends(at, "walk")
    play(at, "jack: barrier 12-13 13-14 13-16")
    assert "12-13" in ends(at, "walk")


# Setting up.


@pytest.mark.parametrize("latimer", ["6-11", "5-8"])
def test_rule_9_the_start(latimer: str) -> None:
    at = table(latimer=latimer)
    places = {name: where(at, name) for name in CHARACTERS}
    assert places == (
        {"beach": "5-10", "rider": "9-8", "latimer": latimer, "grant": "10-7"}
        | {"callahan": "6-9", "eastman": "8-5", "tumblety": "8-11", "smith": "10-9"}
    )
    assert view(at).tiles == {"2-9": "metro", "11-4": "metro", "12-13": "metro", "3-10": "lamp", "13-12": "lamp"}
    assert view(at).barriers == (("5-4", "6-3"), ("11-14", "12-15"))
    assert view(at).steamers == ("5-2", "11-16")
    assert (view(at).informant.hex, view(at).informant.talkative) == ("liberty", True)
    assert suspects(at) == set(CHARACTERS)
    assert visible(at) == set(CHARACTERS) - {"eastman", "tumblety"}


def test_rule_9_what_we_play_if_nothing_is_said() -> None:
    assert position(table()) == position(table(latimer="6-11", tumblety="and")) != position(table(latimer="5-8"))


def test_rule_10_jack_draws_one_of_eight() -> None:
    at = table()
    assert (at.to_act(), view(at).question) == (("*",), "identity")
    assert choices(at) == [f"jack {name}" for name in CHARACTERS]
    assert odds(at.state) == [Fraction(1, 8)] * 8
    play(at, "*: jack grant")
    assert [view(at, viewer).jack for viewer in ("jack", "detective", "public")] == ["grant", None, None]
    assert heard(at, "jack") == ["*: jack grant"]
    assert heard(at, "detective") == heard(at, "public") == ["*: jack ?"]


def test_rule_10_the_other_seven_are_the_deck() -> None:
    at = play(playing("beach", "jack", "jack=grant beach=3-6"), "jack: walk liberty")
    assert choices(at) == [f"alibi {name}" for name in CHARACTERS if name != "grant"]
    assert odds(at.state) == [Fraction(1, 7)] * 7


def test_rule_11_the_witness_card_begins_visible() -> None:
    assert (view(table()).witness, view(table()).may_leave) == ((), False)


# A round.


def whole_round(at: Table) -> list[str]:
    """Play a round, the first of all moves every time; what was asked of whom?"""
    asked = []
    gone = view(at).round
    while view(at).round == gone and at.to_act():
        asked.append(f"{at.to_act()[0]}: {view(at).question}")
        play(at, choices(at)[0])
    return asked


def test_rule_12_four_characters_then_the_witnesses() -> None:
    at = opened("smith")
    asked = whole_round(at)
    assert [each for each in asked if each[0] == "*"] == ["*: deal", "*: last", "*: witness"]
    assert asked[-1] == "*: witness"
    assert len([each for each in asked if each.endswith(": take")]) == 3
    assert (view(at).round, len(view(at).witness)) == (2, 1)


def test_rule_12_eight_rounds() -> None:
    at = opened("smith")
    rounds = []
    while at.to_act():
        rounds.append(view(at).round)
        whole_round(at)
    assert rounds == [1, 2, 3, 4, 5, 6, 7, 8]
    assert ending(at) == ("jack", "uncaught")


@pytest.mark.parametrize("gone", ["", "v,v", "i,v,i,v", "i,i,i,i,i,i"])
def test_rule_12_in_odd_rounds_four_of_eight_cards_are_dealt(gone: str) -> None:
    at = table(f"jack=grant{' witness=' * bool(gone)}{gone}")
    assert (at.to_act(), view(at).question, view(at).cards) == (("*",), "deal", ())
    assert len(set(choices(at))) == 70
    assert odds(at.state) == [Fraction(1, 70)] * 70
    assert choices(at)[0] == "deal beach rider latimer grant"
    play(at, "*: deal beach grant eastman smith")
    assert (view(at).cards, view(at).taken) == (FOUR, ())
    for viewer in ("jack", "detective", "public"):
        assert view(at, viewer).next_cards == OTHERS, "everybody knows who comes next"


def test_rule_12_in_even_rounds_the_other_four_come_without_a_deal() -> None:
    at = opened("smith", *FOUR)
    whole_round(at)
    assert (at.to_act(), view(at).cards, view(at).next_cards) == (("jack",), OTHERS, ())
    whole_round(at)
    assert (at.to_act(), view(at).question, len(choices(at))) == (("*",), "deal", 70), "then all eight are shuffled"


@pytest.mark.parametrize("gone", range(8))
def test_rule_13_one_then_two_then_one(gone: int) -> None:
    order = ("jack", "detective", "detective", "jack") if gone % 2 else ("detective", "jack", "jack", "detective")
    witness = f" witness={','.join('v' * gone)}" if gone else ""
    at = table(f"jack=grant cards=beach,eastman,tumblety,smith{witness}")
    assert view(at).order == order
    for number, name in enumerate(("eastman", "smith", "tumblety")):
        assert (at.to_act(), view(at).played) == ((order[number],), number)
        play(at, f"{order[number]}: take {name}")
        assert (view(at).active, at.to_act()) == (name, (order[number],))
        play(at, {"eastman": "walk 8-3", "smith": "steamer 5-2 12-1", "tumblety": "walk 8-13"}[name])
        if name == "smith":
            play(at, "walk 11-8")
    assert (at.to_act(), choices(at)) == (("*",), ["last beach"]), "the fourth card nobody chooses"
    play(at, "*: last beach")
    assert (view(at).active, at.to_act(), view(at).played) == ("beach", (order[3],), 3)


def test_rule_13_a_card_is_chosen_from_those_left() -> None:
    at = opened("grant", *FOUR)
    assert choices(at) == [f"take {name}" for name in FOUR]
    refused(at, "jack: take beach", "detective: take rider", "*: last beach")
    play(at, "detective: take eastman")
    assert (view(at).active, view(at).taken) == ("eastman", ("eastman",))
    play(at, "detective: walk 8-3")
    assert choices(at) == ["take beach", "take grant", "take smith"]
    refused(at, "jack: take eastman", "detective: take beach")


def test_rule_13_nobody_uses_anothers_power() -> None:
    at = opened("grant", *FOUR)
    refused(at, "detective: walk 5-8")
    play(at, "detective: take beach")
    refused(at, "detective: lamp 7-12", "detective: building 7-12", "detective: park 3-10", "detective: steamer 5-2 12-1")
    refused(at, "detective: barrier 5-4 6-5 7-4", "detective: pass", "detective: send tumblety 8-13", "jack: metro 7-12")


# Move and power.

POWERS = {
    "beach": ("metro 5-12", "5-8"),
    "rider": ("building 7-12", "9-10"),
    "latimer": ("lamp 7-12", "6-13"),
    "grant": ("park 3-10", "11-8"),
    "callahan": ("barrier 5-4 6-5 7-4", "6-7"),
    "smith": ("steamer 5-2 12-1", "11-8"),
}


@pytest.mark.parametrize("character", POWERS)
@pytest.mark.parametrize("seat", ["jack", "detective"])
def test_rule_14_ruling_13_a_power_owed_comes_before_or_after_the_move(character: str, seat: str) -> None:
    power, street = POWERS[character]
    before, after = playing(character, seat), playing(character, seat)
    assert {"walk", power.split()[0]} <= kinds(before)
    play(before, f"{seat}: {power}")
    assert view(before).powered
    assert kinds(before) == ({"walk"} if seat == "jack" else {"walk", "accuse"}), "now it must move"
    play(after, f"{seat}: walk {street}")
    assert (view(after).moved, view(after).powered, kinds(after)) == (True, False, {power.split()[0]}), "now it is owed"
    play(before, f"{seat}: walk {street}")
    play(after, f"{seat}: {power}")
    assert (view(before).active, view(before).question) == (None, "take")
    assert position(before) == position(after)


@pytest.mark.parametrize("character", POWERS)
def test_rule_14_never_in_between(character: str) -> None:
    """A walk is one move, so there is no between; and having walked a step nobody walks on."""
    power, street = POWERS[character]
    at = play(playing(character, "jack"), f"jack: walk {street}")
    assert choices(at, "walk") == []
    at = play(playing(character, "jack"), f"jack: {power}")
    assert choices(at, power.split()[0]) == [], "nor does it use its power twice"


@pytest.mark.parametrize("character", CHARACTERS)
def test_rule_14_faq_1_everybody_must_move(character: str) -> None:
    for seat in ("jack", "detective"):
        at = playing(character, seat)
        assert choices(at, "stay") == []
        refused(at, f"{seat}: stay", f"{seat}: walk {where(at, character)}")


def test_rule_14_eastman_does_one_thing_and_tumblety_need_not_do_both() -> None:
    assert view(play(playing("eastman", "jack"), "jack: walk 8-3")).active is None
    assert view(play(playing("eastman", "jack"), "jack: send tumblety 8-13")).active is None
    at = playing("tumblety", "jack", "beach=8-9")
    assert choices(at, "pass") == [], "to say so before his move would say nothing"
    play(at, "jack: walk 9-10", "jack: pass")
    assert (view(at).active, view(at).question) == (None, "take")


def test_rule_14_what_told_nothing_may_be_taken_back() -> None:
    at = playing("smith", "detective")
    before, detective = position(at), at.game.read_seat("detective")
    play(at, "detective: steamer 5-2 12-1", "detective: walk 11-8")
    assert at.undo(detective) == "walk 11-8"
    assert at.undo(detective) == "steamer 5-2 12-1"
    assert position(at) == before

"""Rules 1 to 13 as stories: the board, setting up, and how a round goes."""

from fractions import Fraction

import pytest

from games.mr_jack.stories import (
    CHARACTERS,
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
    view,
    visible,
    where,
)
from gaslamp.core import NotationError, Rng, Table
from gaslamp.core.referee import odds
from gaslamp.games.mr_jack.board import HEXES, STREETS

FOUR = ("holmes", "smith", "gull", "bert")
OTHERS = ("watson", "lestrade", "stealthy", "goodley")


# The board.


def test_rule_1_characters_stand_and_walk_on_streets() -> None:
    assert (len(HEXES), len(STREETS)) == (86, 60)
    at = playing("holmes", "detective")
    with pytest.raises(NotationError):
        play(at, "walk f5")
    for character in CHARACTERS:
        assert ends(playing(character, "detective"), "walk") < set(STREETS)


def test_rule_2_ruling_1_a_covered_manhole_is_a_street_like_any_other() -> None:
    """Goodley can walk to l12, which is covered, and Miss Stealthy to b1."""
    assert {"b1", "l12"} == set(view(table()).covers)
    assert "l12" in ends(playing("goodley", "detective"), "walk")
    assert "b1" in ends(playing("stealthy", "detective"), "walk")
    at = playing("goodley", "detective", "goodley=l12")
    assert ends(at, "walk") == {"k11", "m12", "j10", "k10", "m11", "i9", "i10", "k9", "l10", "m10"}, "it gives no passage"


@pytest.mark.parametrize(("edition", "manholes"), [("revised", 9), ("first", 8)])
def test_rule_2_two_manholes_are_covered(edition: str, manholes: int) -> None:
    at = table(edition=edition)
    assert sum(each["manhole"] for each in at.game.facts()["hexes"]) == manholes
    assert len(view(at).covers) == 2


def test_rule_3_four_exits_two_of_them_closed() -> None:
    exits = table().game.facts()["exits"]
    assert {way: each["hex"] for way, each in exits.items()} == {"nw": "b7", "ne": "l12", "sw": "b1", "se": "l6"}
    assert view(table()).cordons == ("ne", "sw")


def test_rule_4_six_lamps_are_lit_and_four_have_numbers() -> None:
    lamps = view(table()).lamps
    assert sorted(lamps.values()) == [0, 0, 1, 2, 3, 4]
    assert {each["id"] for each in table().game.facts()["hexes"] if each["kind"] == "lamp"} - lamps.keys() == {"f9", "h4"}


def test_rule_5_eight_characters_all_suspects() -> None:
    assert tuple(view(table()).characters) == CHARACTERS
    assert suspects(table()) == set(CHARACTERS)


def test_rule_6_the_lantern_points_in_one_of_six_directions() -> None:
    assert view(table()).facing == "ne"
    at = play(playing("watson", "jack"), "walk i5")
    assert choices(at) == ["face n", "face ne", "face se", "face s", "face sw", "face nw"]


# Setting up.


@pytest.mark.parametrize(
    ("edition", "watson", "stealthy", "manholes", "covers"),
    [
        ("revised", "i4", "a3", "b1 b6 c4 f10 g6 h3 k9 l12 l7", "b1 l12"),
        ("first", "a3", "i4", "a5 c2 f10 f7 h3 h6 l12 m9", "c2 l12"),
    ],
)
def test_rule_7_the_start(edition: str, watson: str, stealthy: str, manholes: str, covers: str) -> None:
    at = table(edition=edition)
    places = {name: where(at, name) for name in CHARACTERS}
    assert places == (
        {"holmes": "g5", "watson": watson, "smith": "g8", "lestrade": "e5"}
        | {"stealthy": stealthy, "goodley": "m10", "gull": "e9", "bert": "i8"}
    )
    assert view(at).facing == "ne"
    assert view(at).lamps == {"b2": 1, "l11": 2, "c7": 3, "k6": 4, "f5": 0, "h8": 0}
    assert view(at).cordons == ("ne", "sw")
    assert sorted(each["id"] for each in at.game.facts()["hexes"] if each["manhole"]) == manholes.split()
    assert sorted(view(at).covers) == covers.split()
    assert visible(at) == {"holmes", "smith", "lestrade", "bert"}


def test_rule_7_the_revised_edition_is_the_one_we_play() -> None:
    assert position(table()) == position(table(edition="revised")) != position(table(edition="first"))


def test_rule_8_jack_draws_one_of_eight() -> None:
    at = table()
    assert (at.to_act(), view(at).question) == (("*",), "identity")
    assert choices(at) == [f"jack {name}" for name in CHARACTERS]
    assert odds(at.state) == [Fraction(1, 8)] * 8
    play(at, "*: jack gull")
    assert [view(at, viewer).jack for viewer in ("jack", "detective", "public")] == ["gull", None, None]
    assert heard(at, "jack") == ["*: jack gull"]
    assert heard(at, "detective") == heard(at, "public") == ["*: jack ?"]


def test_rule_8_the_other_seven_are_the_deck() -> None:
    at = play(opened("gull", *FOUR), "detective: take holmes", "detective: walk g4")
    assert choices(at) == [f"alibi {name}" for name in CHARACTERS if name != "gull"]
    assert odds(at.state) == [Fraction(1, 7)] * 7


def test_rule_9_the_witness_card_begins_visible() -> None:
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


def test_rule_10_four_characters_then_the_witnesses_then_a_lamp() -> None:
    at = opened("gull")
    asked = whole_round(at)
    assert [each for each in asked if each[0] == "*"] == ["*: deal", "*: alibi", "*: last", "*: witness"]
    assert asked[-1] == "*: witness"
    assert len([each for each in asked if each.endswith(": take")]) == 3
    assert (view(at).round, view(at).witness, 1 in view(at).lamps.values()) == (2, ("visible",), False)


def test_rule_10_eight_rounds() -> None:
    at = opened("gull")
    rounds = []
    while at.to_act():
        rounds.append(view(at).round)
        whole_round(at)
    assert rounds == [1, 2, 3, 4, 5, 6, 7, 8]
    assert ending(at) == ("jack", "uncaught")


@pytest.mark.parametrize("gone", ["", "v,v", "i,v,i,v", "i,i,i,i,i,i"])
def test_rule_11_ruling_19_in_odd_rounds_four_of_eight_cards_are_dealt(gone: str) -> None:
    at = table(f"jack=gull{' witness=' * bool(gone)}{gone}")
    assert (at.to_act(), view(at).question, view(at).cards) == (("*",), "deal", ())
    assert len(set(choices(at))) == 8 * 7 * 6 * 5 // (4 * 3 * 2)
    assert odds(at.state) == [Fraction(1, 70)] * 70
    assert choices(at)[0] == "deal holmes watson smith lestrade"
    play(at, "*: deal holmes smith gull bert")
    assert (view(at).cards, view(at).taken) == (FOUR, ())
    for viewer in ("jack", "detective", "public"):
        assert view(at, viewer).next_cards == OTHERS, "everybody knows who comes next"


def test_rule_11_in_even_rounds_the_other_four_come_without_a_deal() -> None:
    at = opened("gull", *FOUR)
    whole_round(at)
    assert (at.to_act(), view(at).cards, view(at).next_cards) == (("jack",), OTHERS, ())
    whole_round(at)
    assert (at.to_act(), view(at).question, len(choices(at))) == (("*",), "deal", 70), "then all eight are shuffled"


def test_rule_11_everybody_is_played_once_in_two_rounds() -> None:
    at, rng = opened("stealthy"), Rng(3)
    while at_random(at, rng, never="accuse"):
        pass
    lines = [line.split() for line in heard(at, "public")]
    played = [rest[0] for _, word, *rest in lines if word in ("take", "last")]
    assert len(played) == 32
    for first in range(0, 32, 8):
        assert set(played[first : first + 8]) == set(CHARACTERS)


@pytest.mark.parametrize("gone", range(8))
def test_rule_12_one_then_two_then_one(gone: int) -> None:
    order = ("jack", "detective", "detective", "jack") if gone % 2 else ("detective", "jack", "jack", "detective")
    witness = f" witness={','.join('v' * gone)}" if gone else ""
    at = table(f"jack=gull cards=holmes,watson,stealthy,gull{witness}")
    assert view(at).order == order
    for number, name in enumerate(("stealthy", "gull", "watson")):
        assert (at.to_act(), view(at).played) == ((order[number],), number)
        play(at, f"{order[number]}: take {name}")
        assert (view(at).active, at.to_act()) == (name, (order[number],))
        play(at, choices(at, "walk")[0], *(["face n"] if name == "watson" else []))
    assert (at.to_act(), choices(at)) == (("*",), ["last holmes"]), "the fourth card nobody chooses"
    play(at, "*: last holmes")
    assert (view(at).active, at.to_act(), view(at).played) == ("holmes", (order[3],), 3)


def test_rule_12_a_card_is_chosen_from_those_left() -> None:
    at = opened("gull", *FOUR)
    assert choices(at) == [f"take {name}" for name in FOUR]
    refused(at, "jack: take holmes", "detective: take watson", "*: last holmes")
    play(at, "detective: take gull")
    assert (view(at).active, view(at).taken) == ("gull", ("gull",))
    play(at, "detective: swap bert")
    assert choices(at) == ["take holmes", "take smith", "take bert"]
    refused(at, "jack: take gull", "detective: take bert")


def test_rule_12_nobody_moves_another_than_the_one_played() -> None:
    at = opened("gull", *FOUR)
    refused(at, "detective: walk g4")
    play(at, "detective: take smith")
    refused(at, "detective: cover b1 c4", "detective: swap bert", "detective: face n", "detective: cordon sw nw", "jack: walk g7")


# Move and power.

POWERS = {
    "smith": ("lamp b2 f9", "g7"),
    "lestrade": ("cordon sw nw", "e6"),
    "goodley": ("whistle bert k10", "m11"),
    "bert": ("cover b1 c4", "i7"),
}


@pytest.mark.parametrize("character", POWERS)
@pytest.mark.parametrize("seat", ["jack", "detective"])
def test_rule_13_ruling_11_a_power_owed_comes_before_or_after_the_move(character: str, seat: str) -> None:
    power, street = POWERS[character]
    before, after = playing(character, seat), playing(character, seat)
    assert {"walk", power.split()[0]} <= kinds(before)
    play(before, f"{seat}: {power}")
    assert view(before).powered
    assert kinds(before) <= {"walk", "accuse"}, "now it must move"
    assert not set(choices(before)) & {"stay", "stop"}
    play(after, f"{seat}: walk {street}")
    assert (view(after).moved, view(after).powered, kinds(after)) == (True, False, {power.split()[0]}), "now it is owed"
    play(before, f"{seat}: walk {street}")
    play(after, f"{seat}: {power}")
    assert (view(before).active, view(before).question) == (None, "take")
    assert position(before) == position(after)


@pytest.mark.parametrize("character", POWERS)
def test_rule_13_never_in_between(character: str) -> None:
    """A walk is one move, so there is no between; and having walked a step nobody walks on."""
    power, street = POWERS[character]
    at = play(playing(character, "jack"), f"jack: walk {street}")
    assert choices(at, "walk") == []
    at = play(playing(character, "jack"), f"jack: {power}")
    assert choices(at, power.split()[0]) == [], "nor does it use its power twice"


@pytest.mark.parametrize("character", CHARACTERS)
def test_rule_13_everybody_must_move(character: str) -> None:
    for seat in ("jack", "detective"):
        at = playing(character, seat)
        assert choices(at, "stay") == []
        refused(at, f"{seat}: stay", f"{seat}: walk {where(at, character)}")


def test_rule_13_what_told_nothing_may_be_taken_back() -> None:
    at = playing("smith", "detective")
    before, detective = position(at), at.game.read_seat("detective")
    play(at, "detective: lamp b2 f9", "detective: walk g7")
    assert at.undo(detective) == "walk g7"
    assert at.undo(detective) == "lamp b2 f9"
    assert position(at) == before
    at = play(playing("holmes", "detective"), "detective: walk g4")
    assert at.may_undo(detective), "until the card is drawn"
    assert not play(at, "*: alibi bert").may_undo(detective)
    at = play(playing("holmes", "detective", "jack=bert"), "detective: accuse bert")
    assert at.may_undo(detective), "until the verdict"
    assert not play(at, "*: guilty").may_undo(detective)

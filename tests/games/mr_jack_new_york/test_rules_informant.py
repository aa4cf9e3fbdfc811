"""Rules 20 to 23 as stories: the Informant."""

from fractions import Fraction

import pytest

from games.mr_jack_new_york.stories import (
    CHARACTERS,
    choices,
    dark,
    ends,
    heard,
    kinds,
    play,
    playing,
    refused,
    suspects,
    table,
    tiles,
    view,
    visible,
    where,
)
from gaslamp.core import NotationError
from gaslamp.core.referee import odds

ON_HIM = {"grant": "11-8", "eastman": "8-3", "tumblety": "8-13", "beach": "5-8"}
"""A step from where they start."""


# Who he is.


@pytest.mark.parametrize("mute", ["", ":mute"])
def test_rule_20_he_blocks_nobody(mute: str) -> None:
    """On 13-14 he is in the only way out of 13-16."""
    at = playing("grant", "jack", f"grant=13-16 informant=13-14{mute}")
    assert ends(at, "walk") - {"13-14"} == {"12-13", "12-11", "11-12", "2-9", "7-8", "11-4"}


@pytest.mark.parametrize("mute", ["", ":mute"])
def test_rule_20_faq_14_he_makes_nobody_visible(mute: str) -> None:
    at = playing("callahan", "jack", f"{dark()} informant=13-6{mute}")
    assert (where(at, "callahan"), visible(at)) == ("13-4", set())
    assert visible(table(dark("grant=13-6"))) == {"grant", "callahan"}, "somebody else would"


def test_rule_20_he_is_neither_accused_nor_swapped() -> None:
    at = playing("tumblety", "detective", "informant=8-13 beach=8-9")
    with pytest.raises(NotationError):
        play(at, "accuse informant")
    with pytest.raises(NotationError):
        play(at, "swap beach informant")
    assert ends(at, "swap") == {f"beach {name}" for name in CHARACTERS if name not in ("beach", "tumblety")}


@pytest.mark.parametrize("mute", ["", ":mute"])
@pytest.mark.parametrize(("name", "what"), [("beach", "metro"), ("rider", "building"), ("latimer", "lamp")])
def test_rule_20_nothing_is_built_where_he_is(name: str, what: str, mute: str) -> None:
    assert "7-12" in ends(playing(name, "jack", "informant=liberty"), what)
    assert "7-12" not in ends(playing(name, "jack", f"informant=7-12{mute}"), what)


@pytest.mark.parametrize("mute", ["", ":mute"])
def test_rule_20_no_barrier_is_laid_where_he_is(mute: str) -> None:
    for space in ("7-12", "11-4"):
        free = playing("callahan", "jack", "informant=liberty")
        at = playing("callahan", "jack", f"informant={space}{mute}")
        gone = {move for move in choices(free, "barrier") if space in move.split()[2:]}
        assert gone
        assert set(choices(at, "barrier")) == set(choices(free, "barrier")) - gone


# Meeting him.


@pytest.mark.parametrize("character", ON_HIM)
@pytest.mark.parametrize(("seat", "other"), [("jack", "detective"), ("detective", "jack")])
def test_rule_21_ruling_15_whoever_comes_to_him_looks_at_an_alibi(character: str, seat: str, other: str) -> None:
    space = ON_HIM[character]
    at = playing(character, seat, f"informant={space} jack=smith")
    play(at, f"{seat}: walk {space}")
    assert (at.to_act(), view(at).question) == (("*",), "alibi")
    assert choices(at) == [f"alibi {name}" for name in CHARACTERS if name != "smith"]
    assert odds(at.state) == [Fraction(1, 7)] * 7
    play(at, "*: alibi rider")
    assert heard(at, seat)[-1] == "*: alibi rider"
    assert heard(at, other)[-1] == heard(at, "public")[-1] == "*: alibi ?"
    for viewer in ("jack", "detective", "public"):
        assert view(at, viewer).alibis == {seat: 1, other: 0}, "that it was drawn everybody sees"
    assert view(at, seat).hands[seat] == ("rider",)
    assert seat not in view(at, other).hands
    assert view(at, "public").hands == {}
    assert suspects(at) == set(CHARACTERS), "no token is turned"
    assert (at.to_act(), view(at).question) == ((seat,), "informant")


@pytest.mark.parametrize("seat", ["jack", "detective"])
def test_rule_21_faq_11_also_whom_eastman_moves(seat: str) -> None:
    """The card is for the side that plays Eastman."""
    at = playing("eastman", seat, "informant=8-13")
    play(at, f"{seat}: send tumblety 8-13", "*: alibi rider")
    assert view(at, seat).hands[seat] == ("rider",)
    assert (at.to_act(), view(at).question) == ((seat,), "informant")
    play(at, f"{seat}: informant 7-8")
    assert (view(at).active, view(at).question) == (None, "take")


def test_rule_21_to_pass_by_is_not_to_meet_him() -> None:
    at = play(playing("eastman", "jack", "informant=8-3"), "jack: walk 9-2")
    assert (view(at).question, view(at).informant.talkative) == ("take", True)


def test_rule_21_to_be_swapped_is_not_to_meet_him() -> None:
    """Nor can it bring anybody to him: he is never where somebody stands."""
    at = play(playing("tumblety", "jack", "beach=8-9 informant=8-7"), "jack: swap beach grant")
    assert (view(at).question, view(at).informant.talkative) == ("act", True)


def test_rule_21_nobodys_card_is_drawn_twice() -> None:
    at = playing("eastman", "jack", "informant=8-3 jack=smith witness=v,v,v,v jack_alibis=beach detective_alibis=grant")
    play(at, "jack: walk 8-3")
    assert choices(at) == [f"alibi {name}" for name in ("rider", "latimer", "callahan", "eastman", "tumblety")]
    play(at, "*: alibi eastman")
    assert view(at, "jack").hands["jack"] == ("beach", "eastman")
    assert view(at, "detective").alibis == {"jack": 2, "detective": 1}


def test_rule_21_an_innocents_card_can_be_drawn() -> None:
    """The deck knows nothing of tokens."""
    at = playing("eastman", "jack", "informant=8-3 jack=smith innocents=beach,rider witness=v,v")
    assert "alibi beach" in choices(play(at, "jack: walk 8-3"))


@pytest.mark.parametrize("seat", ["jack", "detective"])
@pytest.mark.parametrize("move", ["walk 8-3", "send tumblety 8-13"])
def test_rule_21_from_an_empty_deck_nobody_learns_anything(seat: str, move: str) -> None:
    """All seven cards were drawn in seven rounds; in the eighth he still goes mute, and is moved."""
    drawn = "jack_alibis=beach,rider,latimer detective_alibis=grant,callahan,eastman,tumblety"
    at = playing("eastman", seat, f"jack=smith witness=v,v,v,v,v,v,v informant={move.split()[-1]} {drawn}")
    play(at, f"{seat}: {move}")
    assert (at.to_act(), view(at).question, view(at).informant.talkative) == ((seat,), "informant", False)
    assert view(at).alibis == {"jack": 3, "detective": 4}
    play(at, f"{seat}: informant 7-8")
    assert (view(at).informant.hex, view(at).active) == ("7-8", None)


def test_rule_21_the_last_card_is_still_drawn() -> None:
    drawn = "jack_alibis=beach,rider,latimer detective_alibis=grant,callahan,eastman"
    at = play(playing("eastman", "jack", f"jack=smith witness=v,v,v,v,v,v informant=8-3 {drawn}"), "jack: walk 8-3")
    assert choices(at) == ["alibi tumblety"]


# Where he goes.


def test_rule_22_to_any_other_space_where_one_can_stand() -> None:
    """72 such spaces, less two lamps, four spaces under barriers, and eight where somebody stands."""
    at = play(playing("eastman", "jack", "informant=8-3"), "jack: walk 8-3", "*: alibi rider")
    assert len(choices(at)) == len(ends(at, "informant")) == 72 - 2 - 4 - 8
    assert {"7-8", "2-9", "1-8", "7-2", "liberty", "8-5"} <= ends(at, "informant")
    refused(at, "jack: informant 8-3", "jack: informant 5-4", "jack: informant 3-10", "jack: informant 5-10")
    with pytest.raises(NotationError):
        play(at, "informant 5-2")
    with pytest.raises(NotationError):
        play(at, "informant 4-9")
    play(at, "jack: informant liberty")
    assert (view(at).informant.hex, view(at).informant.talkative) == ("liberty", False)


def test_rule_22_also_a_park_but_not_a_building() -> None:
    at = playing("eastman", "jack", f"informant=8-3 {tiles('park:3-10', 'building:7-12', 'metro:7-4')} witness=v,v")
    play(at, "jack: walk 8-3", "*: alibi rider")
    assert {"3-10", "7-4"} <= ends(at, "informant")
    assert "7-12" not in ends(at, "informant")


def test_rule_22_never_back_where_he_was() -> None:
    at = play(playing("beach", "jack", "beach=3-6"), "jack: walk liberty", "*: alibi rider")
    assert (where(at, "beach"), view(at).informant.hex) == ("liberty", "liberty")
    refused(at, "jack: informant liberty")


@pytest.mark.parametrize(
    ("character", "power"),
    [
        ("beach", "metro"),
        ("rider", "building"),
        ("latimer", "lamp"),
        ("grant", "park"),
        ("callahan", "barrier"),
        ("smith", "steamer"),
    ],
)
def test_rule_22_before_any_power_still_owed(character: str, power: str) -> None:
    at = play(playing(character, "jack", f"{character}=3-6 jack=eastman"), "jack: walk liberty", "*: alibi tumblety")
    assert kinds(at) == {"informant"}
    play(at, "jack: informant 7-12")
    assert kinds(at) == {power}
    if power in ("metro", "building", "lamp"):
        assert "7-12" not in ends(at, power)


def test_rule_22_or_after_one_that_was_used_first() -> None:
    at = play(playing("beach", "jack", "beach=3-6"), "jack: metro 7-12", "jack: walk liberty", "*: alibi rider")
    play(at, "jack: informant 7-12")
    assert (view(at).active, view(at).informant.hex) == (None, "7-12")


def test_rule_22_tumblety_may_still_swap() -> None:
    at = play(playing("tumblety", "jack", "informant=9-10"), "jack: walk 9-10", "*: alibi rider", "jack: informant 7-8")
    assert kinds(at) == {"swap", "pass"}


@pytest.mark.parametrize("character", CHARACTERS)
def test_rule_22_while_he_is_mute_nobody_ends_on_his_space(character: str) -> None:
    at = playing(character, "jack", f"{character}=13-16 informant=13-14:mute")
    assert {"13-14"} & ends(at, "walk") == set()
    refused(at, "jack: walk 13-14")


def test_rule_22_nor_whom_eastman_moves() -> None:
    at = playing("eastman", "jack", "informant=8-13:mute")
    assert "8-9" in ends(at, "send", "tumblety")
    refused(at, "jack: send tumblety 8-13")


# Each round.


def test_rule_23_he_talks_again_in_the_next_round() -> None:
    at = table("cards=-beach,-grant,-eastman,-tumblety active=eastman jack=smith eastman=9-4 informant=8-3")
    play(at, "detective: walk 8-3", "*: alibi rider", "detective: informant 8-7")
    assert (view(at).question, view(at).informant.talkative) == ("witness", False)
    play(at, choices(at)[0])
    assert (view(at).round, view(at).informant.hex, view(at).informant.talkative) == (2, "8-7", True)


def test_rule_23_at_most_once_a_round() -> None:
    """Tumblety cannot come to him after Eastman has."""
    at = table("cards=-eastman,grant,beach,tumblety active=eastman jack=smith eastman=9-4 informant=8-3")
    play(at, "detective: walk 8-3", "*: alibi rider", "detective: informant 8-13", "jack: take tumblety")
    assert "8-13" not in ends(at, "walk")
    refused(at, "jack: walk 8-13")


def test_rule_20_on_the_island_he_blocks_no_ferry() -> None:
    walks = ends(playing("grant", "jack", "grant=3-6 informant=liberty:mute"), "walk")
    assert {"7-2", "5-16"} <= walks
    assert "liberty" not in walks

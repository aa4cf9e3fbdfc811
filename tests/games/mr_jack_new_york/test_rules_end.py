"""Rules 38 to 44 as stories: accusing, leaving, time, and what is secret."""

import pytest

from games.mr_jack_new_york.stories import (
    CHARACTERS,
    VIEWERS,
    at_random,
    choices,
    dark,
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
)
from gaslamp.core import Rng, Table, as_bytes
from gaslamp.games import make

# Accusing.


FAR = ("2-7", "4-5", "7-4", "4-13", "3-14", "5-14", "5-12", "2-11")
"""All of them far away."""


@pytest.mark.parametrize("accuser", CHARACTERS)
def test_rule_38_the_detective_walks_onto_the_accused(accuser: str) -> None:
    """From 13-6 to 13-10, 13-8 and 13-4, but not to 13-14 behind the lamp."""
    near = [name for name in CHARACTERS if name != accuser][:4]
    places = dict(zip(near, ("13-10", "13-8", "13-4", "13-14"), strict=True))
    changes = [f"{accuser}=13-6", *[f"{name}={place}" for name, place in places.items()]]
    away = [f"{name}={place}" for name, place in zip(CHARACTERS, FAR, strict=True) if name not in (accuser, *near)]
    at = playing(accuser, "detective", " ".join(changes + away))
    assert ends(at, "accuse") == set(near[:3])
    refused(at, f"detective: accuse {accuser}", f"detective: accuse {near[3]}")


def test_rule_38_by_metro_and_by_ferry() -> None:
    at = playing("grant", "detective", "grant=12-13 smith=2-9 beach=1-10 rider=liberty informant=7-12")
    assert {"smith", "beach", "rider"} <= ends(at, "accuse")
    at = playing("grant", "detective", "grant=12-13 smith=2-9 beach=1-10 barriers=5-4+6-3,7-10+7-12")
    assert {"smith", "beach"} <= ends(at, "accuse")


def test_rule_38_cloud_rider_over_the_roofs() -> None:
    """From 9-4 it is a step to 12-7 over 10-5 and 11-6."""
    away = dark("rider=9-4", "smith=12-7", "callahan=2-11", "jack=smith")
    assert "smith" in ends(playing("rider", "detective", away), "accuse")
    at = playing("latimer", "detective", away.replace("rider=9-4", "rider=7-4").replace("latimer=7-4", "latimer=9-4"))
    assert "smith" not in ends(at, "accuse")
    at = play(playing("rider", "detective", away), "detective: accuse smith", "*: guilty")
    assert ending(at) == ("detective", "arrested")


@pytest.mark.parametrize("innocents", ["tumblety", "beach", "tumblety,beach"])
def test_rule_38_innocent_or_suspect_anybody_may_accuse_and_be_accused(innocents: str) -> None:
    assert "accuse beach" in choices(playing("tumblety", "detective", f"beach=8-9 innocents={innocents}"))


def test_rule_38_not_whom_eastman_moves_or_tumblety_swaps() -> None:
    at = play(playing("eastman", "detective", "tumblety=8-9"), "detective: walk 8-3")
    assert view(at).active is None
    at = playing("tumblety", "detective", "beach=8-9 jack=beach")
    play(at, "detective: swap beach smith")
    assert (kinds(at), ending(at)) == ({"walk", "accuse"}, None), "only then he moves, and accuses if he likes"


def test_rule_38_only_with_the_characters_own_move() -> None:
    at = play(playing("smith", "detective"), "detective: walk 11-8")
    assert kinds(at) == {"steamer"}, "having walked beside somebody, it is too late"


def test_rule_38_an_accusation_is_a_move_of_its_own() -> None:
    at = playing("tumblety", "detective", "beach=8-9")
    refused(at, "detective: walk 8-9")
    before = position(at)
    play(at, "detective: accuse beach")
    assert (at.to_act(), view(at).accused, view(at).question) == (("*",), "beach", "verdict")
    assert position(at) == f"{before} ask=accuse:beach"


# The verdict.


def test_rule_39_if_it_is_jack_the_detective_wins() -> None:
    at = play(playing("tumblety", "detective", "beach=8-9 jack=beach"), "detective: accuse beach")
    assert choices(at) == ["guilty"]
    play(at, "*: guilty")
    assert (ending(at), at.to_act()) == (("detective", "arrested"), ())
    for viewer in VIEWERS:
        assert view(at, viewer).jack == "beach", "now everybody knows"


def test_rule_39_if_not_jack_wins() -> None:
    at = play(playing("tumblety", "detective", "beach=8-9 jack=grant"), "detective: accuse beach")
    assert choices(at) == ["innocent"]
    refused(at, "*: guilty")
    play(at, "*: innocent")
    assert (ending(at), at.to_act()) == (("jack", "wrong accused"), ())
    assert suspects(at) == set(CHARACTERS) - {"beach"}
    assert [view(at, viewer).jack for viewer in VIEWERS] == ["grant", "grant", None, None], "who it was he need not say"


# Leaving.

LEAVING = "jack=grant grant=13-10 witness=i"
"""Jack is Mrs. Grant, next to the way out by land, and nobody saw him in round 1."""


def test_rule_40_ruling_16_after_a_round_in_which_nobody_saw_him() -> None:
    at = playing("grant", "jack", LEAVING)
    assert choices(at, "escape") == ["escape 14-11"]
    play(at, "jack: escape 14-11")
    assert (ending(at), at.to_act(), view(at).left_by) == (("jack", "escaped"), (), "14-11")
    for viewer in VIEWERS:
        assert view(at, viewer).jack == "grant", "now everybody knows"
    assert heard(at, "public") == ["jack: escape 14-11"]


@pytest.mark.parametrize(
    ("witness", "may"),
    [("i", True), ("v", False), ("v,i", True), ("i,v", False), ("v,v,v,v,v,v,i", True), ("i,i,i,i,i,i,v", False)],
)
def test_rule_40_only_the_last_answer_counts(witness: str, may: bool) -> None:
    at = playing("grant", "jack", LEAVING.replace("witness=i", f"witness={witness}"))
    assert view(at).may_leave == may
    assert choices(at, "escape") == ["escape 14-11"] * may


def test_rule_40_faq_7_never_in_the_first_round() -> None:
    at = playing("grant", "jack", "jack=grant grant=13-10")
    assert (view(at).round, choices(at, "escape")) == (1, [])


def test_rule_40_faq_4_never_with_somebody_else_nor_by_the_detective() -> None:
    assert choices(playing("grant", "jack", LEAVING.replace("jack=grant", "jack=smith")), "escape") == []
    assert choices(playing("grant", "detective", LEAVING), "escape") == []


def test_rule_40_only_in_its_own_move_or_by_eastman() -> None:
    at = play(playing("grant", "jack", LEAVING), "jack: walk 13-8")
    assert kinds(at) == {"park"}


@pytest.mark.parametrize("character", CHARACTERS)
def test_rule_40_whoever_jack_is(character: str) -> None:
    at = playing(character, "jack", LEAVING.replace("grant", character))
    assert ending(play(at, "jack: escape 14-11")) == ("jack", "escaped")


# The way out.


@pytest.mark.parametrize(
    ("way", "board", "steps"),
    [
        ("14-11", "", ("13-10", "13-8", "13-6", "13-4")),
        ("2-13", "steamers=2-13,12-1", ("3-14", "4-15", "5-16", "6-15")),
        ("5-2", "barriers=13-14+13-16,11-14+12-15", ("6-3", "7-4", "7-6", "8-7")),
        ("7-16", "steamers=7-16,12-1", ("6-15", "5-14", "4-13", "3-12")),
        ("11-16", "barriers=5-4+6-3,13-14+13-16", ("12-15", "12-13", "12-11", "12-9")),
        ("12-1", "steamers=7-16,12-1", ("13-2", "13-4", "13-6", "13-8")),
    ],
)
def test_rule_41_one_step_from_a_space_next_to_it(way: str, board: str, steps: tuple[str, ...]) -> None:
    """Next to it, one or two steps away; three steps away it is too far."""
    for away, space in enumerate(steps):
        at = playing("grant", "jack", f"jack=grant grant={space} witness=i {board}")
        assert (f"escape {way}" in choices(at)) == (away < 3)


@pytest.mark.parametrize(
    ("way", "touching"),
    [
        ("14-11", {"13-10", "13-12"}),
        ("2-13", {"2-11", "3-12", "3-14"}),
        ("5-2", {"5-4", "6-3"}),
        ("7-16", {"6-15", "7-14"}),
        ("11-16", {"11-14", "12-15"}),
        ("12-1", {"11-2", "12-3", "13-2"}),
    ],
)
def test_rule_41_what_is_next_to_it(way: str, touching: set[str]) -> None:
    """Where all is open: no barrier is near, and there is a park on 13-12."""
    steamers = "5-2,11-16" if way in ("5-2", "11-16", "14-11") else f"{way},5-2"
    board = f"barriers=7-4+7-6,8-7+8-9 {tiles('park:13-12')} steamers={steamers} witness=v,i"
    for space in touching:
        assert f"escape {way}" in choices(playing("eastman", "jack", f"jack=eastman eastman={space} {board}"))


def test_rule_41_a_port_without_a_steamer_leads_nowhere() -> None:
    for space in ("3-14", "7-14", "13-2"):
        assert choices(playing("grant", "jack", f"jack=grant grant={space} witness=i"), "escape") == []


def test_rule_41_a_barrier_closes_it() -> None:
    """At the start both steamers lie behind barriers; the way by land can be closed, too."""
    for space in ("4-5", "7-2", "10-13", "13-16"):
        assert choices(playing("grant", "jack", f"jack=grant grant={space} witness=i"), "escape") == []
    at = playing("grant", "jack", "jack=grant grant=12-11 witness=i barriers=11-14+12-15,13-8+13-10")
    assert choices(at, "escape") == []
    assert choices(playing("grant", "jack", "jack=grant grant=12-11 witness=i"), "escape") == ["escape 14-11"]


def test_rule_41_somebody_on_the_last_space_is_no_hindrance() -> None:
    at = playing("grant", "jack", "jack=grant grant=13-8 smith=13-10 beach=12-9 witness=i")
    assert "escape 14-11" in choices(at)


@pytest.mark.parametrize("mute", ["", ":mute"])
def test_rule_41_nor_is_the_informant(mute: str) -> None:
    at = playing("grant", "jack", f"jack=grant grant=13-8 informant=13-10{mute} witness=v,i")
    assert "escape 14-11" in choices(at)


def test_rule_41_by_metro() -> None:
    """From 2-9 down and up at 11-4, to 11-2, and aboard in 12-1; from 12-13 it would be a step too far to the way by land."""
    at = playing("grant", "jack", "jack=grant grant=2-9 witness=i steamers=12-1,7-16")
    assert choices(at, "escape") == ["escape 12-1"]
    at = playing("grant", "jack", "jack=grant grant=2-9 witness=i steamers=12-1,7-16 barriers=11-2+11-4,11-14+12-15")
    assert choices(at, "escape") == []


def test_rule_41_cloud_rider_comes_from_a_building() -> None:
    """With one on 13-10 she leaves from 13-4 in three steps; without it she would need four, and from 13-2 she does."""
    built = f"{tiles('building:13-10')} witness=v,i"
    assert choices(playing("rider", "jack", f"jack=rider rider=13-4 {built}"), "escape") == ["escape 14-11"]
    assert choices(playing("rider", "jack", f"jack=rider rider=13-2 {built}"), "escape") == []
    assert choices(playing("rider", "jack", "jack=rider rider=13-4 witness=v,i"), "escape") == []
    assert choices(playing("grant", "jack", f"jack=grant grant=13-8 {built}"), "escape") == [], "nobody else does"
    at = playing("rider", "jack", f"jack=rider rider=7-12 {tiles('building:7-14')} steamers=5-2,7-16 witness=v,i")
    assert "escape 7-16" in choices(at), "nor only by land"


def test_rule_41_smith_and_callahan_may_first_open_a_way() -> None:
    at = playing("smith", "jack", "jack=smith smith=13-2 witness=i")
    assert choices(at, "escape") == []
    assert choices(play(at, "jack: steamer 5-2 12-1"), "escape") == ["escape 12-1"]
    at = playing("callahan", "jack", "jack=callahan callahan=4-5 witness=i")
    assert choices(at, "escape") == []
    assert choices(play(at, "jack: barrier 5-4 6-3 7-4"), "escape") == ["escape 5-2"]


def test_rule_41_mrs_grant_may_first_turn_the_lamp() -> None:
    """From 13-16 by 13-14: once 13-12 is a park she walks through it."""
    at = playing("grant", "jack", "jack=grant grant=13-16 witness=i")
    assert choices(at, "escape") == []
    assert choices(play(at, "jack: park 13-12"), "escape") == ["escape 14-11"]


# Time.


@pytest.mark.parametrize("last", ["eastman", "grant", "smith"])
def test_rule_42_after_the_fourth_character_of_round_8_jack_has_won(last: str) -> None:
    """When all that it owes is done."""
    cards = ",".join(f"-{name}" for name in ("beach", "eastman", "grant", "smith"))
    at = table(f"jack=tumblety witness=v,v,v,v,v,v,v cards={cards} active={last}")
    rest = {"grant": "jack: park 3-10", "smith": "jack: steamer 5-2 12-1"}
    play(at, f"jack: {choices(at, 'walk')[0]}")
    if last in rest:
        assert ending(at) is None
        play(at, rest[last])
    assert (ending(at), at.to_act(), choices(at)) == (("jack", "uncaught"), (), [])
    assert view(at, "detective").jack is None


def test_rule_42_faq_3_also_if_everybody_knows_who_he_is() -> None:
    known = f"innocents={','.join(name for name in CHARACTERS if name != 'tumblety')}"
    at = table(f"jack=tumblety {known} witness=v,v,v,v,v,v,v cards=-beach,-eastman,-grant,-smith active=eastman")
    assert suspects(at) == {"tumblety"}
    assert ending(play(at, "jack: walk 8-3")) == ("jack", "uncaught")


def test_rule_42_until_then_he_can_be_arrested_and_can_leave() -> None:
    at = playing("tumblety", "detective", "beach=8-9 jack=beach witness=v,v,v,v,v,v,v")
    assert ending(play(at, "detective: accuse beach", "*: guilty")) == ("detective", "arrested")
    at = playing("grant", "jack", LEAVING.replace("witness=i", "witness=v,v,v,v,v,v,i"))
    assert ending(play(at, "jack: escape 14-11")) == ("jack", "escaped")


# At once.

OWING = ("beach", "rider", "latimer", "grant", "callahan", "tumblety", "smith")


@pytest.mark.parametrize("character", OWING)
def test_rule_43_after_an_accusation_nothing_more_is_owed(character: str) -> None:
    for jack in ("eastman", "tumblety" if character != "tumblety" else "smith"):
        at = playing(character, "detective", f"{character}=8-7 jack={jack}")
        play(at, "detective: accuse eastman")
        assert (at.to_act(), len(choices(at)), view(at).powered) == (("*",), 1, False)
        assert play(at, choices(at)[0]).to_act() == ()


@pytest.mark.parametrize("character", OWING)
def test_rule_43_after_an_escape_nothing_more_is_owed(character: str) -> None:
    at = play(playing(character, "jack", LEAVING.replace("grant", character)), "jack: escape 14-11")
    assert (at.to_act(), ending(at), view(at).powered) == ((), ("jack", "escaped"), False)


def test_rule_43_an_escape_is_not_taken_back() -> None:
    """He has told who he is; also when Eastman brought him out."""
    at = play(playing("grant", "jack", LEAVING), "jack: escape 14-11")
    assert not at.may_undo(at.game.read_seat("jack"))
    at = play(playing("eastman", "jack", "jack=tumblety tumblety=13-8 witness=i"), "jack: send tumblety 14-11")
    assert not at.may_undo(at.game.read_seat("jack"))
    at = play(playing("eastman", "jack", "jack=tumblety tumblety=13-8 witness=i"), "jack: send tumblety 13-6")
    assert at.may_undo(at.game.read_seat("jack")), "to go elsewhere tells nothing"


# Secrets.


def test_rule_44_only_jack_knows_who_he_is() -> None:
    worlds = [opened(jack, "beach", "grant", "eastman", "smith") for jack in CHARACTERS]
    for viewer in ("detective", "public"):
        assert len({as_bytes(view(at, viewer)) for at in worlds}) == 1
        assert len({tuple(heard(at, viewer)) for at in worlds}) == 1
    assert len({as_bytes(view(at, "jack")) for at in worlds}) == 8


@pytest.mark.parametrize(("seat", "other"), [("detective", "jack"), ("jack", "detective")])
def test_rule_44_an_alibi_is_known_to_the_side_that_drew_it(seat: str, other: str) -> None:
    worlds = [
        play(playing("eastman", seat, "jack=smith informant=8-3"), f"{seat}: walk 8-3", f"*: alibi {name}")
        for name in CHARACTERS
        if name != "smith"
    ]
    for viewer in (other, "public"):
        assert len({as_bytes(view(at, viewer)) for at in worlds}) == 1
        assert len({tuple(heard(at, viewer)) for at in worlds}) == 1
    assert len({as_bytes(view(at, seat)) for at in worlds}) == 7


@pytest.mark.parametrize("played", ["grant", "eastman"])
def test_rule_44_that_jack_could_leave_nobody_else_is_told(played: str) -> None:
    """Whether an escape is among his moves would say who he is; only he is asked."""
    story = "grant=13-8 tumblety=13-4 witness=i"
    his, another = [playing(played, "jack", f"{story} jack={jack}") for jack in ("grant", "smith")]
    assert choices(his) != choices(another)
    for viewer in ("detective", "public"):
        assert as_bytes(view(his, viewer)) == as_bytes(view(another, viewer))


def open_fields(at: Table, viewer: str) -> dict[str, object]:
    """A view without what is secret."""
    shown = view(at, viewer)
    return {name: getattr(shown, name) for name in shown.__struct_fields__ if name not in ("viewer", "hands", "jack")}


def test_rule_44_everything_else_lies_open() -> None:
    at, rng = table(), Rng(1)
    while at_random(at, rng, never="accuse"):
        for viewer in ("jack", "detective", "public"):
            assert open_fields(at, viewer) == open_fields(at, "truth")


def test_rule_44_nobody_sits_on_both_sides() -> None:
    game = make("mr_jack_new_york")
    assert [game.may_hold(seats) for seats in (1, 2, 3)] == [True, True, False]


# What Eastman can do for Jack, and what he cannot.


def test_rule_30_not_out_by_the_metro() -> None:
    """Smith, on the printed metro, could leave by himself."""
    board = dark("smith=7-8", "jack=smith", "witness=i", "steamers=2-13,12-1")
    assert "escape 12-1" in choices(playing("smith", "jack", board))
    sent = ends(playing("eastman", "jack", board), "send", "smith")
    assert sent
    assert "12-1" not in sent


def test_rule_30_not_out_over_a_roof() -> None:
    board = f"jack=rider rider=13-4 {tiles('building:13-10')} witness=v,i"
    assert "escape 14-11" in choices(playing("rider", "jack", board))
    sent = ends(playing("eastman", "jack", board), "send", "rider")
    assert sent
    assert "14-11" not in sent


@pytest.mark.parametrize("on_the_way", ["smith=13-10", "informant=13-10", "informant=13-10:mute"])
def test_rule_41_past_somebody_when_eastman_sends_him(on_the_way: str) -> None:
    at = playing("eastman", "jack", f"jack=tumblety tumblety=13-6 {on_the_way} witness=v,i")
    assert "14-11" in ends(at, "send", "tumblety")


def test_rule_41_by_ferry_when_eastman_sends_him() -> None:
    at = playing("eastman", "jack", "jack=tumblety tumblety=liberty informant=13-16 steamers=7-16,12-1 witness=i")
    assert "7-16" in ends(at, "send", "tumblety")


# A power used first changes what can be done.


def test_rule_41_a_metro_laid_first_leads_out() -> None:
    at = playing("beach", "jack", "jack=beach beach=7-8 witness=i")
    assert choices(at, "escape") == []
    assert choices(play(at, "jack: metro 13-10"), "escape") == ["escape 14-11"]


def test_rule_41_a_building_laid_first_leads_out() -> None:
    at = playing("rider", "jack", "jack=rider rider=13-4 witness=i")
    assert choices(at, "escape") == []
    assert choices(play(at, "jack: building 13-10"), "escape") == ["escape 14-11"]


def test_rule_41_a_lamp_laid_first_closes_the_way_out() -> None:
    at = playing("latimer", "jack", "jack=latimer latimer=8-13 steamers=7-16,12-1 witness=i")
    assert choices(at, "escape") == ["escape 7-16"]
    assert choices(play(at, "jack: lamp 7-14"), "escape") == []


def test_rule_38_a_metro_laid_first_leads_to_whom_one_accuses() -> None:
    at = playing("beach", "detective", "beach=7-8 smith=13-8")
    assert "smith" not in ends(at, "accuse")
    assert "smith" in ends(play(at, "detective: metro 13-10"), "accuse")


def test_rule_38_after_a_swap_one_accuses_who_stands_there_now() -> None:
    at = playing("tumblety", "detective", "beach=8-9 latimer=2-7")
    assert ends(at, "accuse") & {"beach", "latimer"} == {"beach"}
    assert ends(play(at, "detective: swap beach latimer"), "accuse") & {"beach", "latimer"} == {"latimer"}

"""Rules 14 to 17 as stories: walking, sewers, and what to do where there is nowhere to go."""

import pytest

from games.mr_jack.plain import Plain
from games.mr_jack.stories import (
    CHARACTERS,
    boxed_in,
    choices,
    ending,
    ends,
    kinds,
    play,
    playing,
    position,
    refused,
    view,
    where,
)

NOT_LEAPING = [name for name in CHARACTERS if name != "stealthy"]


# Walking.


def test_rule_14_one_two_or_three_steps() -> None:
    """With b6 covered there is one way out of b7: to b6, then to a5 or c6, then to a4 or d7."""
    at = playing("smith", "jack", "smith=b7 covers=b6,b1")
    assert ends(at, "walk") == {"b6", "a5", "c6", "a4", "d7"}
    play(at, "jack: walk d7")
    assert where(at, "smith") == "d7"
    at = playing("smith", "jack", "smith=l6 covers=l7,b1")
    assert ends(at, "walk") == {"l7", "k7", "m8", "j6", "m9"}


def test_rule_14_ruling_2_never_back_to_the_start() -> None:
    """On the way one may pass it, but nothing can tell: whoever did could as well have set out from there later."""
    at = playing("holmes", "jack")
    refused(at, "jack: walk g5")
    at = playing("holmes", "jack", "holmes=k9")  # not by the sewers either, down to g6 and up again
    refused(at, "jack: walk k9")


@pytest.mark.parametrize("character", NOT_LEAPING)
def test_rule_14_everybody_else_walks_alike(character: str) -> None:
    others = [name for name in CHARACTERS if name != character]
    away = " ".join(map("=".join, zip(others, ("a1", "a2", "a3", "a4", "a5", "c2", "c3"), strict=True)))
    at = playing(character, "jack", f"{away} {character}=m12 covers=k9,l12")
    assert ends(at, "walk") == {"m11", "l12"} | {"m10", "l10", "k11"} | {"m9", "k10", "k9", "j10"}


def test_rule_14_others_do_not_block_but_nobody_ends_on_them() -> None:
    """Goodley on b6 closes the only way out of b7, and does not."""
    at = playing("smith", "jack", "smith=b7 goodley=b6 covers=b6,b1")
    assert ends(at, "walk") == {"a5", "c6", "a4", "d7"}
    refused(at, "jack: walk b6")
    at = playing("smith", "jack", "smith=b7 goodley=b6 gull=c6 covers=b6,b1")
    assert ends(at, "walk") == {"a5", "a4", "d7"}, "past both of them to d7"


def test_rule_14_houses_gardens_and_lamp_posts_are_in_the_way() -> None:
    at = playing("holmes", "jack", "holmes=m10 goodley=a1 covers=k9,l12")
    assert ends(at, "walk") == {"m11", "m9", "l10", "m12", "m8", "k10", "k9", "l12", "l7", "k11", "j10", "j8"}


@pytest.mark.parametrize(
    ("street", "obstacle", "behind", "covers"),
    [
        ("e8", "f8", "g9", "f10,g6"),  # a house
        ("g8", "h9", "i9", "g6,k9"),  # another
        ("a4", "b4", "d5", "c4,b6"),  # a garden
        ("m9", "l9", "j8", "k9,l7"),  # another
        ("g7", "h8", "i8", "g6,k9"),  # a lit lamp
        ("e5", "f5", "g5", "c4,g6"),  # another
        ("e8", "f9", "g9", "f10,g6"),  # a dark lamp
        ("g4", "h4", "i5", "h3,g6"),  # another
    ],
)
def test_rule_14_each_of_them_alone(street: str, obstacle: str, behind: str, covers: str) -> None:
    """If the obstacle were a street it would take three steps or fewer, and nothing else is in the way."""
    at = playing("gull", "jack", f"gull={street} holmes=a1 smith=a2 lestrade=a3 bert=m12 stealthy=b1 covers={covers}")
    plain = Plain()
    plain.covers = set(covers.split(","))
    assert plain.far(street)[behind] > 3
    plain.streets.add(obstacle)
    assert plain.far(street)[behind] <= 3
    assert behind not in ends(at, "walk")
    assert behind not in {where(at, name) for name in CHARACTERS}, "though it is free"


def test_rule_14_a_lamp_post_lit_or_not() -> None:
    """From g7 past the post on h8 it would be two steps to i8; its lamp may have been moved to f9."""
    lit = playing("gull", "jack", "gull=g7 bert=m12 covers=g6,k9")
    unlit = playing("gull", "jack", "gull=g7 bert=m12 covers=g6,k9 lamps=b2:1,l11:2,c7:3,k6:4,f5,f9")
    assert ("h8" in view(lit).lamps, "h8" in view(unlit).lamps) == (True, False)
    three = {"g6", "f7"} | {"h6", "g9", "e6", "e7"} | {"g4", "i6", "i7", "g10", "h10", "d5", "d7", "e8"}
    assert ends(lit, "walk") == ends(unlit, "walk") == three


# Sewers.

OPEN = {"b6", "c4", "f10", "g6", "h3", "k9", "l7"}
"""The open manholes at the start."""


def test_rule_15_ruling_3_from_where_he_starts_a_step_leads_to_any_open_manhole() -> None:
    """Down a second time in the same move is allowed, but nothing can tell: the first time led to every manhole already."""
    at = playing("holmes", "jack", "holmes=l7 goodley=a1")
    assert ends(at, "walk") >= OPEN - {"l7"}
    assert {"b7", "c3", "g3"} <= ends(at, "walk"), "and on from there"
    assert not {"b1", "l12"} & ends(at, "walk"), "but never to a covered one"


def test_rule_15_or_from_one_that_he_comes_to() -> None:
    """From m8 to l7, down and up again: a step is left."""
    at = playing("holmes", "jack", "holmes=m8 goodley=a1 watson=a2")
    assert ends(at, "walk") >= OPEN
    assert {"b7", "b3", "d5", "g7", "h6", "i4", "g10"} <= ends(at, "walk")
    at = playing("holmes", "jack", "holmes=m9 goodley=a1")
    assert ends(at, "walk") >= OPEN
    assert not {"b7", "b3", "d5", "g7", "h6", "g10"} & ends(at, "walk"), "one step earlier, one step less"
    at = playing("holmes", "jack", "holmes=m12 goodley=a1")
    assert ends(at, "walk") & OPEN == {"k9"}, "three steps away: nothing is left for the sewers"


def test_rule_15_a_covered_manhole_leads_nowhere() -> None:
    at = playing("holmes", "jack", "holmes=l7 goodley=a1 covers=l7,b1")
    assert ends(at, "walk") == {"l6", "k7", "m8", "j6", "m9", "i5", "i6", "m10"}
    at = playing("holmes", "jack", "holmes=k9 goodley=a1 covers=l7,b1")
    assert "l12" in ends(at, "walk"), "which is open now"
    assert not {"l7", "b1"} & ends(at, "walk"), "and nobody comes up there"


def test_rule_15_with_one_open_manhole_less_the_rest_still_hang_together() -> None:
    at = playing("holmes", "jack", "holmes=l12 goodley=a1 covers=k9,b6")
    assert {"b1", "c4", "f10", "g6", "h3", "l7"} <= ends(at, "walk")
    assert "b6" not in ends(at, "walk")


def test_rule_15_an_occupied_manhole_is_used_but_nobody_ends_there() -> None:
    """Smith stands on k9, where Goodley goes down; Gull on g6, where he can come up and must go on."""
    at = playing("goodley", "jack", "smith=k9 gull=l10")
    assert {"b6", "c4", "f10", "g6", "h3"} <= ends(at, "walk"), "past Gull, past Smith, and down"
    refused(at, "jack: walk k9")
    at = playing("goodley", "jack", "goodley=m8 gull=g6")
    assert "g7" in ends(at, "walk")
    refused(at, "jack: walk g6")


def test_rule_15_the_first_edition_has_other_manholes() -> None:
    at = playing("goodley", "jack", edition="first")
    assert {"a5", "f10", "f7", "h6", "h3"} <= ends(at, "walk"), "by m9, which is open there"
    assert {"b6", "e6", "g7", "i7", "g10"} <= ends(at, "walk"), "and a step further"
    assert not {"c2", "c4", "k7"} & ends(at, "walk")


# Nowhere to go.


@pytest.mark.parametrize("character", NOT_LEAPING)
@pytest.mark.parametrize("seat", ["jack", "detective"])
def test_rule_16_ruling_4_who_has_no_free_street_stays(character: str, seat: str) -> None:
    at = playing(character, seat, boxed_in(character))
    assert ends(at, "walk") == set()
    assert "stay" in choices(at)
    play(at, f"{seat}: stay")
    assert (where(at, character), view(at).moved) == ("b7", view(at).active is not None)


def test_rule_16_the_detective_is_not_forced_to_accuse() -> None:
    at = playing("gull", "detective", boxed_in("gull"))
    assert choices(at) == (
        ["stay", "accuse holmes", "accuse watson", "accuse smith", "accuse lestrade", "accuse goodley"]
        + [f"swap {name}" for name in CHARACTERS if name != "gull"]
    )


def test_rule_16_jack_is_not_forced_to_leave() -> None:
    at = playing("holmes", "jack", f"{boxed_in('holmes')} jack=holmes witness=i")
    assert choices(at) == ["stay", "escape nw"]
    play(at, "jack: stay", "*: alibi bert")
    assert ending(at) is None


@pytest.mark.parametrize(
    ("character", "power"), [("smith", "lamp b2 f9"), ("lestrade", "cordon sw nw"), ("bert", "cover b6 c4"), ("goodley", "stop")]
)
def test_rule_16_a_power_owed_is_used_all_the_same(character: str, power: str) -> None:
    """Nobody can come nearer to Goodley: wherever it is nearer, somebody stands."""
    at = playing(character, "jack", boxed_in(character))
    assert kinds(at) == {"stay", power.split()[0]}
    play(at, "jack: stay")
    if character != "goodley":
        assert kinds(at) == {power.split()[0]}
        play(at, f"jack: {power}")
    assert (view(at).active, view(at).question) == (None, "take")


@pytest.mark.parametrize("seat", ["jack", "detective"])
def test_rule_16_goodley_who_stays_still_owes_the_whistle(seat: str) -> None:
    """Only Miss Stealthy finds a free street on her way to him."""
    at = play(playing("goodley", seat, f"{boxed_in('goodley')} stealthy=a2"), f"{seat}: stay")
    assert choices(at) == ["whistle stealthy a3"]
    play(at, f"{seat}: whistle stealthy a3")
    assert (view(at).active, view(at).question) == (None, "take")


@pytest.mark.parametrize("seat", ["jack", "detective"])
@pytest.mark.parametrize(
    ("character", "power"),
    [("smith", "lamp b2 f9"), ("lestrade", "cordon sw nw"), ("goodley", "whistle stealthy a3"), ("bert", "cover b1 c4")],
)
def test_rule_16_or_uses_it_first_and_then_stays(character: str, power: str, seat: str) -> None:
    at = play(playing(character, seat, f"{boxed_in(character)} stealthy=a2"), f"{seat}: {power}")
    assert kinds(at) == ({"stay"} if seat == "jack" else {"stay", "accuse"})
    play(at, f"{seat}: stay")
    assert (where(at, character), view(at).active, view(at).question) == ("b7", None, "take")


@pytest.mark.parametrize(("seat", "accused"), [("jack", []), ("detective", ["holmes", "watson", "smith", "lestrade", "goodley"])])
def test_rule_16_it_is_judged_when_he_moves(seat: str, accused: list[str]) -> None:
    """By the open manhole on b6 Bert comes to six others and to sixteen streets beside them; until he covers it himself."""
    at = playing("bert", seat, boxed_in("bert").replace("covers=b6,b1", "covers=l12,b1"))
    assert (len(ends(at, "walk")), "stay" in choices(at)) == (6 + 16, False)
    play(at, f"{seat}: cover l12 b6")
    assert choices(at) == ["stay", *[f"accuse {name}" for name in accused]]
    play(at, f"{seat}: stay")
    assert (where(at, "bert"), view(at).active, view(at).question) == ("b7", None, "take")


def test_rule_16_holmes_looks_at_a_card_and_watson_turns_his_lantern() -> None:
    assert kinds(play(playing("holmes", "jack", boxed_in("holmes")), "stay")) == {"alibi"}
    assert kinds(play(playing("watson", "jack", boxed_in("watson")), "stay")) == {"face"}


def test_rule_16_bert_may_first_open_a_way() -> None:
    at = play(playing("bert", "jack", boxed_in("bert")), "jack: cover b6 c4")
    assert "stay" not in choices(at)
    assert {"f10", "g6", "h3", "k9", "l7"} <= ends(at, "walk"), "down past whoever stands on b6"


def test_rule_16_with_a_single_free_street_he_must_go_there() -> None:
    at = playing("holmes", "jack", boxed_in("holmes").replace("gull=d7", "gull=d5"))
    assert choices(at) == ["walk d7"]


def test_rule_16_miss_stealthy_always_gets_out() -> None:
    """Over the houses nobody hems her in: seven others are too few."""
    others = [name for name in CHARACTERS if name != "stealthy"]
    places = ("b6", "a5", "c6", "a4", "d7", "e8", "e9")
    at = playing("stealthy", "jack", " ".join(map("=".join, zip(others, places, strict=True))) + " stealthy=b7 covers=b6,b1")
    assert "stay" not in choices(at)


# Ending on somebody.


@pytest.mark.parametrize("character", CHARACTERS)
def test_rule_17_only_the_detective_ends_a_move_on_somebody(character: str) -> None:
    """Holmes's neighbourhood is full of people; with Jack nobody can end there, with the detective it is an accusation."""
    crowd = "holmes=g5 watson=g4 smith=g6 lestrade=h6 stealthy=g7 goodley=i6 gull=g3 bert=i7"
    jack, detective = playing(character, "jack", crowd), playing(character, "detective", crowd)
    taken = {place.split("=")[1] for place in crowd.split()}
    assert not ends(jack, "walk") & taken
    assert not ends(detective, "walk") & taken
    assert ends(jack, "walk") == ends(detective, "walk")
    assert (choices(jack, "accuse"), len(ends(detective, "accuse")) > 2) == ([], True)


def test_rule_17_a_walk_changes_where_one_stands_and_nothing_else() -> None:
    at = playing("gull", "jack")
    before = position(at)
    play(at, "jack: walk e8")
    assert position(at) == before.replace("gull=e9", "gull=e8").replace(" active=gull", "")

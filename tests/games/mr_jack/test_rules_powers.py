"""Rules 18 to 22, 26 and 27 as stories: what each character can do. Goodley's whistle has a file of its own."""

from fractions import Fraction

import pytest

from games.mr_jack.stories import (
    CHARACTERS,
    at_random,
    boxed_in,
    choices,
    ending,
    ends,
    heard,
    kinds,
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
from gaslamp.core import Rng
from gaslamp.core.referee import odds

# Sherlock Holmes.


def test_rule_18_ruling_15_after_his_move_a_card_is_drawn() -> None:
    at = playing("holmes", "detective", "jack=gull")
    assert kinds(at) == {"walk", "accuse"}, "not before"
    play(at, "detective: walk g4")
    assert (at.to_act(), view(at).question) == (("*",), "alibi")
    assert choices(at) == [f"alibi {name}" for name in CHARACTERS if name != "gull"]
    assert odds(at.state) == [Fraction(1, 7)] * 7
    play(at, "*: alibi bert")
    assert (view(at).question, at.to_act()) == ("take", ("jack",))


@pytest.mark.parametrize(("seat", "other"), [("detective", "jack"), ("jack", "detective")])
def test_rule_18_the_side_that_plays_him_looks_at_it_in_secret(seat: str, other: str) -> None:
    at = play(playing("holmes", seat), f"{seat}: walk g4", "*: alibi bert")
    assert heard(at, seat)[-1] == "*: alibi bert"
    assert heard(at, other)[-1] == heard(at, "public")[-1] == "*: alibi ?"
    for viewer in ("jack", "detective", "public"):
        assert view(at, viewer).alibis == {seat: 1, other: 0}, "that it was drawn everybody sees"
    assert view(at, seat).hands[seat] == ("bert",)
    assert seat not in view(at, other).hands
    assert view(at, "public").hands == {}
    assert suspects(at) == set(CHARACTERS), "no token is turned"


def test_rule_18_nobodys_card_is_drawn_twice() -> None:
    at = playing("holmes", "jack", "jack=gull witness=v,v,v,v jack_alibis=bert detective_alibis=smith")
    play(at, "jack: walk g4")
    assert choices(at) == [f"alibi {name}" for name in ("holmes", "watson", "lestrade", "stealthy", "goodley")]
    play(at, "*: alibi stealthy")
    assert view(at, "jack").hands["jack"] == ("stealthy", "bert")
    assert view(at, "detective").alibis == {"jack": 2, "detective": 1}


def test_rule_18_an_innocents_card_can_be_drawn() -> None:
    """The deck knows nothing of tokens."""
    at = play(playing("holmes", "jack", "jack=gull witness=v,v innocents=watson,bert"), "jack: walk g4")
    assert choices(at) == [f"alibi {name}" for name in CHARACTERS if name != "gull"]
    play(at, "*: alibi bert")
    assert (view(at, "jack").hands["jack"], suspects(at)) == (("bert",), set(CHARACTERS) - {"watson", "bert"})


def test_rule_18_his_own_card_can_be_drawn_and_he_can_be_jack() -> None:
    assert "alibi holmes" in choices(play(playing("holmes", "jack", "jack=gull"), "walk g4"))
    assert "alibi holmes" not in choices(play(playing("holmes", "jack", "jack=holmes"), "walk g4"))


def test_rule_18_four_draws_at_most() -> None:
    at, rng = table(), Rng(5)
    while at_random(at, rng, never="accuse"):
        pass
    assert ending(at) == ("jack", "uncaught")
    assert sum(view(at, "public").alibis.values()) == 4 < 7


# John Watson.


@pytest.mark.parametrize("seat", ["jack", "detective"])
@pytest.mark.parametrize("direction", ["n", "ne", "se", "s", "sw", "nw"])
def test_rule_19_ruling_5_after_his_move_his_lantern_is_turned(seat: str, direction: str) -> None:
    at = playing("watson", seat)
    assert choices(at, "face") == []
    play(at, f"{seat}: walk i6")
    assert (at.to_act(), view(at).question, len(choices(at))) == ((seat,), "face", 6)
    refused(at, f"{seat}: walk i5", f"{seat}: stay")
    play(at, f"{seat}: face {direction}")
    assert (view(at).facing, view(at).active) == (direction, None), "or left as it was, north-east"


@pytest.mark.parametrize("seat", ["jack", "detective"])
def test_rule_19_whoever_moves_him_turns_it(seat: str) -> None:
    whistled = play(playing("goodley", seat), f"{seat}: whistle watson i7")
    swapped = play(playing("gull", seat), f"{seat}: swap watson")
    stayed = play(playing("watson", seat, boxed_in("watson")), f"{seat}: stay")
    for at in (whistled, swapped, stayed):
        assert (at.to_act(), view(at).question, len(choices(at))) == ((seat,), "face", 6)
        play(at, f"{seat}: face s")
        assert view(at).facing == "s"


def test_rule_19_when_others_move_it_is_not_asked() -> None:
    assert view(play(playing("gull", "jack"), "swap holmes")).question == "take"
    assert view(play(playing("goodley", "jack"), "whistle holmes i7")).question == "act"
    assert view(play(playing("stealthy", "jack"), "walk a4")).question == "take"


# John Smith.


def test_rule_20_ruling_8_a_lit_tile_goes_to_a_dark_post() -> None:
    at = playing("smith", "jack")
    lit, dark = ("b2", "c7", "f5", "h8", "k6", "l11"), ("f9", "h4")
    assert choices(at, "lamp") == [f"lamp {post} {to}" for post in lit for to in dark]
    refused(at, "jack: lamp b2 b2", "jack: lamp b2 c7", "jack: lamp f9 h4")
    assert "e8" not in view(at).lit
    play(at, "jack: lamp b2 f9")
    assert view(at).lamps == {"f9": 1, "c7": 3, "f5": 0, "h8": 0, "k6": 4, "l11": 2}, "its number stays with it"
    assert "e8" in view(at).lit
    assert "a1" not in view(at).lit


def test_rule_20_one_without_a_number_can_be_moved_too() -> None:
    at = play(playing("smith", "jack"), "jack: lamp f5 h4")
    assert view(at).lamps == {"h4": 0, "b2": 1, "c7": 3, "h8": 0, "k6": 4, "l11": 2}
    assert "watson" in visible(at)
    assert "lestrade" not in visible(at)


def test_rule_20_late_in_the_night_two_lamps_and_six_dark_posts() -> None:
    at = playing("smith", "jack", "witness=v,v,v,v")
    assert len(choices(at, "lamp")) == 2 * 6
    assert {move.split()[1] for move in choices(at, "lamp")} == {"f5", "h8"}


# Inspector Lestrade.


def test_rule_21_ruling_10_a_cordon_goes_to_a_free_exit() -> None:
    at = playing("lestrade", "detective")
    assert choices(at, "cordon") == ["cordon ne nw", "cordon ne se", "cordon sw nw", "cordon sw se"]
    refused(at, "detective: cordon nw se", "detective: cordon sw sw", "detective: cordon sw ne")
    assert view(play(at, "detective: cordon sw nw")).cordons == ("nw", "ne")
    at = playing("lestrade", "detective", "cordons=nw,se")
    assert view(play(at, "detective: cordon se sw")).cordons == ("nw", "sw")


# Miss Stealthy.


def test_rule_22_ruling_13_four_steps_over_houses_gardens_and_lamps() -> None:
    """From m12 over the lamp on l11 and the house on j9 to i8; from a3 over the garden on b4 and the house on c5 to c6."""
    away = "stealthy=m12 goodley=a1 bert=a2 covers=k9,l12"
    three = {"m11", "l12"} | {"m10", "l10", "k11"} | {"m9", "k10", "k9", "j10"}
    assert ends(playing("stealthy", "jack", away), "walk") == three | {"m8", "j8", "i9", "i10", "i8"}
    at = playing("stealthy", "jack", "covers=b6,c4")
    assert {"c6", "d7", "e6", "e7"} <= ends(at, "walk")
    play(at, "jack: walk c6")
    assert where(at, "stealthy") == "c6"


def test_rule_22_she_ends_on_a_street() -> None:
    at = playing("stealthy", "jack")
    kind = {each["id"]: each["kind"] for each in at.game.facts()["hexes"]}
    assert {kind[place] for place in ends(at, "walk")} == {"street"}


def test_rule_22_she_uses_manholes_like_everybody() -> None:
    """To c4 in two over the garden; then down, and up again at k9 or l7, and a step on. If it is covered, to b1 in three."""
    at = playing("stealthy", "jack")
    assert {"k9", "l7", "g6", "h3", "f10"} <= ends(at, "walk")
    assert {"l6", "k7", "m8", "l10", "k10"} <= ends(at, "walk")
    at = playing("stealthy", "jack", "covers=b6,c4")
    assert {"k9", "l7", "g6", "h3", "f10"} <= ends(at, "walk")
    assert not {"l6", "k7", "m8", "l10", "k10"} & ends(at, "walk")
    at = playing("stealthy", "jack", "stealthy=m12 goodley=a1 covers=k9,l12")
    assert not {"l7", "g6", "h3", "f10"} & ends(at, "walk")


def test_rule_22_only_in_her_own_move() -> None:
    """At Goodley's whistle she comes over the streets, three steps at most; c6 would be three over garden and house."""
    at = playing("goodley", "jack")
    assert ends(at, "whistle", "stealthy") == {"b3", "c3"} | {"c2", "c4", "d3"} | {"b1", "d5"} | {"b6"}


def test_rule_22_no_one_else_leaps() -> None:
    """From b3 it would be three steps over b4 and c5 to c6. Gull would have to walk round."""
    assert "c6" in ends(playing("stealthy", "jack", "stealthy=b3 covers=b6,c4"), "walk")
    for name in CHARACTERS:
        if name != "stealthy":
            assert "c6" not in ends(playing(name, "jack", f"{name}=b3 covers=b6,c4"), "walk")


# Sir William Gull.


@pytest.mark.parametrize("seat", ["jack", "detective"])
def test_rule_26_ruling_14_instead_of_moving_he_changes_places(seat: str) -> None:
    at = playing("gull", seat)
    assert choices(at, "swap") == [f"swap {name}" for name in CHARACTERS if name != "gull"], "wherever they are"
    play(at, f"{seat}: swap goodley")
    assert (where(at, "gull"), where(at, "goodley")) == ("m10", "e9")
    assert view(at).active is None, "and does not walk"


def test_rule_26_or_he_walks_and_does_not() -> None:
    at = play(playing("gull", "jack"), "jack: walk e8")
    assert (view(at).active, view(at).question) == (None, "take")


def test_rule_26_it_is_no_accusation() -> None:
    at = play(playing("gull", "detective", "jack=holmes"), "detective: swap holmes")
    assert (ending(at), suspects(at)) == (None, set(CHARACTERS))


def test_rule_26_it_is_no_escape() -> None:
    """Jack is on b7, the exit is free, and he may leave: but not like this."""
    at = playing("gull", "jack", "holmes=b7 jack=gull witness=i")
    assert "escape nw" in choices(playing("gull", "jack", "gull=b7 jack=gull witness=i"))
    play(at, "jack: swap holmes")
    assert (where(at, "gull"), ending(at)) == ("b7", None)
    at = playing("gull", "jack", "gull=b7 jack=holmes witness=i")
    assert choices(at, "escape") == []
    assert ending(play(at, "jack: swap holmes")) is None


def test_rule_26_the_other_stays_who_he_is() -> None:
    at = playing("gull", "jack", "innocents=bert")
    before = position(at)
    play(at, "jack: swap bert")
    changed = before.replace("gull=e9", "gull=i8").replace("bert=i8", "bert=e9").replace(" active=gull", "")
    assert position(at) == changed


# Jeremy Bert.


def test_rule_27_ruling_9_a_cover_goes_to_an_open_manhole() -> None:
    at = playing("bert", "jack")
    assert len(choices(at, "cover")) == 2 * 7
    assert ends(at, "cover", "b1") == ends(at, "cover", "l12") == {"b6", "c4", "f10", "g6", "h3", "k9", "l7"}
    refused(at, "jack: cover b1 b1", "jack: cover b1 l12", "jack: cover c4 b1")
    play(at, "jack: cover b1 c4")
    assert set(view(at).covers) == {"c4", "l12"}
    at = playing("bert", "jack", edition="first")
    assert len(choices(at, "cover")) == 2 * 6
    refused(at, "jack: cover c2 g6")


def test_rule_27_under_somebodys_feet() -> None:
    """Gull stands on g6, Smith on l12, under whom the cover is lifted; he goes down there at once."""
    at = play(playing("bert", "jack", "gull=g6 smith=l12"), "jack: cover l12 g6", "jack: walk i7")
    assert set(view(at).covers) == {"b1", "g6"}
    play(at, "jack: take smith")
    assert {"b6", "c4", "f10", "h3", "k9", "l7"} <= ends(at, "walk")
    assert "g6" not in ends(at, "walk")


def test_rule_27_before_his_move_it_changes_his_way() -> None:
    """From l10 he comes down at k9 unless he has covered it; from l12 he can go down once he has opened it."""
    at = playing("bert", "jack", "bert=l12")
    assert "c4" not in ends(at, "walk")
    play(at, "jack: cover l12 h3")
    assert "c4" in ends(at, "walk")
    assert "h3" not in ends(at, "walk")
    at = play(playing("bert", "jack", "bert=l10"), "jack: cover b1 k9")
    assert not {"b6", "c4", "f10", "g6"} & ends(at, "walk")

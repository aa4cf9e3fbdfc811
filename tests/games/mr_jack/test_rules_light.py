"""Rules 28 to 34 as stories: who is visible, and the end of a round."""

import pytest

from games.mr_jack.stories import CHARACTERS, choices, ending, heard, play, refused, suspects, table, view, visible
from gaslamp.core import Table

DARK = "holmes=e9 watson=a5 smith=g3 lestrade=d3 stealthy=a3 goodley=m9 gull=i7 bert=f7 facing=n"
"""Everybody stands alone and in the dark. Watson's lantern points off the board."""

LAST = "cards=-holmes,-smith,-bert,-stealthy active=stealthy"
"""Only Miss Stealthy is left to be played in this round, by the detective if it is odd and by Jack if it is even."""


def dark(*changes: str) -> Table:
    """All in the dark, but for these."""
    moved = dict(word.split("=") for word in (*DARK.split(), *changes))
    return table(" ".join(f"{key}={value}" for key, value in moved.items()))


def last(jack: str, *changes: str) -> Table:
    """All in the dark, but for these, and Miss Stealthy is about to walk to a4 and end the round."""
    moved = dict(word.split("=") for word in (*DARK.split(), *LAST.split(), f"jack={jack}", *changes))
    return table(" ".join(f"{key}={value}" for key, value in moved.items()))


# The light of lamps.


def test_rule_28_ruling_7_a_lit_lamp_lights_the_streets_next_to_it() -> None:
    at = dark()
    assert visible(at) == set()
    assert set(view(at).lit) == (
        {"a1", "a2", "b1", "b3", "c2", "c3"}  # round b2
        | {"k10", "k11", "l10", "l12", "m11", "m12"}  # round l11
        | {"b6", "b7", "c6", "d7"}  # round c7, with a house beside it
        | {"j6", "k7", "l6", "l7"}  # round k6
        | {"e4", "e5", "g5", "g6"}  # round f5
        | {"g7", "g8", "i8", "i9"}  # round h8
    )
    for street in view(at).lit:
        assert "goodley" in visible(dark(f"goodley={street}"))


def test_rule_28_a_dark_lamp_lights_nothing() -> None:
    """Round f9 and h4 it is dark, and two steps away from a lit one, too."""
    for street in ("f10", "e8", "g9", "g10", "i5", "h3", "g4", "m10", "i10"):
        assert "goodley" not in visible(dark("holmes=d5", f"goodley={street}", "smith=e3"))


# Watson's lantern.


def test_rule_29_ruling_6_it_lights_a_straight_line_past_everybody() -> None:
    """Along the tens: from f10 to m10, with Holmes, Gull and Goodley on the way, none beside another."""
    at = dark("watson=f10", "facing=se", "holmes=h10", "gull=j10", "goodley=m10")
    assert view(at).beam == ("g10", "h10", "i10", "j10", "k10", "l10", "m10"), "the nearest first"
    assert visible(at) == {"holmes", "gull", "goodley"}, "and not Watson himself"


@pytest.mark.parametrize(
    ("street", "direction"),
    [
        ("d5", "n"),  # a house on d6
        ("a4", "se"),  # a garden on b4
        ("k9", "se"),  # a garden on l9
        ("e8", "se"),  # a house on f8
        ("e9", "se"),  # a dark lamp on f9
        ("g3", "ne"),  # a dark lamp on h4
        ("e5", "se"),  # a lit lamp on f5
        ("k10", "ne"),  # a lit lamp on l11
    ],
)
def test_rule_29_an_obstacle_stops_it(street: str, direction: str) -> None:
    """There is a street again behind each of these, and no light on it."""
    at = dark("stealthy=a1", "holmes=i4", "smith=e3", f"watson={street}", f"facing={direction}")
    assert view(at).beam == ()


def test_rule_29_a_lamp_stops_it_lit_or_not() -> None:
    lit = dark("watson=g3", "facing=ne", "lamps=h4:1,l11:2,c7:3,k6:4,f5,h8", "smith=e3")
    unlit = dark("watson=g3", "facing=ne", "smith=e3")
    assert ("h4" in view(lit).lamps, "h4" in view(unlit).lamps) == (True, False)
    assert view(lit).beam == view(unlit).beam == ()


def test_rule_29_the_edge_stops_it() -> None:
    assert view(dark("watson=m8", "facing=n")).beam == ("m9", "m10", "m11", "m12")
    assert view(dark("watson=m12", "facing=n")).beam == ()


def test_rule_29_other_directions_stay_dark() -> None:
    """Along column i, up and not down."""
    at = dark("watson=i6", "facing=n", "gull=i10", "smith=i4")
    assert view(at).beam == ("i7", "i8", "i9", "i10")
    assert visible(at) == {"gull"}


def test_rule_29_watson_can_be_seen_by_another_light() -> None:
    assert visible(dark("watson=a1", "facing=s")) == {"watson"}


# Visible.


def test_rule_30_beside_somebody_even_in_the_dark() -> None:
    at = dark("gull=m8")
    assert visible(at) == {"gull", "goodley"}
    assert visible(dark("gull=j8", "goodley=i7")) == {"gull", "goodley"}


def test_rule_30_two_steps_away_is_not_beside() -> None:
    assert visible(dark("goodley=j8", "gull=i6")) == set()


def test_rule_30_not_beside_round_a_corner() -> None:
    """A house lies between f7 and g9; e6 and f7 share a side."""
    assert visible(dark("gull=g9")) == set()
    assert visible(dark("gull=e6")) == {"gull", "bert"}


def test_rule_30_everybody_sees_who_is_visible() -> None:
    at = dark("gull=m8")
    for viewer in ("jack", "detective", "public"):
        assert {name for name, each in view(at, viewer).characters.items() if each.visible} == {"gull", "goodley"}


# Witnesses.


@pytest.mark.parametrize("jack", CHARACTERS)
def test_rule_31_jack_says_truthfully_whether_he_is_visible(jack: str) -> None:
    at = play(last(jack, "gull=m8", "bert=a1"), "detective: walk a4")
    answer = "visible" if jack in ("gull", "goodley", "bert", "stealthy", "watson") else "invisible"
    assert choices(at) == [f"witness {answer}"]
    refused(at, f"*: witness {'invisible' if answer == 'visible' else 'visible'}")
    play(at, f"*: witness {answer}")
    for viewer in ("jack", "detective", "public"):
        assert heard(at, viewer)[-1] == f"*: witness {answer}"
        assert view(at, viewer).witness == (answer,)


def test_rule_31_after_the_fourth_character_with_all_that_is_owed() -> None:
    at = table(f"{DARK} jack=gull cards=-holmes,-stealthy,-bert,-smith active=smith")
    play(at, "detective: walk g4")
    assert view(at).question == "act"
    play(at, "detective: lamp b2 h4")
    assert (view(at).question, choices(at)) == ("witness", ["witness invisible"])


@pytest.mark.parametrize(("jack", "answer"), [("gull", "visible"), ("holmes", "invisible")])
def test_rule_31_the_lantern_counts_like_any_light(jack: str, answer: str) -> None:
    """Gull stands on i7, three streets ahead of Watson, and nothing else lights him or anybody."""
    at = play(last(jack, "watson=i4", "facing=n"), "detective: walk a4")
    assert choices(at) == [f"witness {answer}"]
    play(at, f"*: witness {answer}")
    assert suspects(at) == ({"gull"} if jack == "gull" else set(CHARACTERS) - {"gull"}), "and it clears like any light"


@pytest.mark.parametrize(("direction", "answer"), [("n", "visible"), ("ne", "invisible")])
def test_rule_31_as_it_points_in_the_end(direction: str, answer: str) -> None:
    """Watson is the last of the round; before he came nobody saw Gull on i7."""
    at = last("gull", "watson=i4", "facing=s", "cards=-holmes,-smith,-bert,-watson", "active=watson")
    assert visible(at) == set()
    play(at, "detective: walk i5", f"detective: face {direction}")
    assert choices(at) == [f"witness {answer}"]


def test_rule_32_if_jack_is_visible_the_invisible_are_innocent() -> None:
    at = play(last("gull", "gull=m8", "bert=a1"), "detective: walk a4", "*: witness visible")
    assert suspects(at) == {"gull", "goodley", "bert", "stealthy", "watson"}


def test_rule_32_if_he_is_invisible_the_visible_are_innocent() -> None:
    at = play(last("holmes", "gull=m8", "bert=a1"), "detective: walk a4", "*: witness invisible")
    assert suspects(at) == {"holmes", "smith", "lestrade"}


def test_rule_32_nobody_becomes_a_suspect_again() -> None:
    """Goodley is innocent; whether he fits or not, he stays so."""
    for jack in ("gull", "holmes"):
        at = play(last(jack, "gull=m8", "innocents=goodley,smith"), "detective: walk a4", f"*: {answer(jack)}")
        assert not suspects(at) & {"goodley", "smith"}
        assert jack in suspects(at)


def answer(jack: str) -> str:
    return "witness visible" if jack == "gull" else "witness invisible"


def test_rule_32_the_card_shows_his_answer_through_the_next_round() -> None:
    for jack, may_leave in (("gull", False), ("holmes", True)):
        at = play(last(jack, "gull=m8"), "detective: walk a4", f"*: {answer(jack)}")
        assert (view(at).round, view(at).may_leave) == (2, may_leave)
        play(at, "jack: take lestrade", "jack: walk e3", "jack: cordon sw nw")
        assert view(at).may_leave == may_leave


# Lamps go out.


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_rule_33_ruling_16_the_lamp_of_the_round_goes_out(number: int) -> None:
    gone = [f"witness={','.join('i' * (number - 1))}"] if number > 1 else []
    at = last("holmes", *gone)
    assert sorted(view(at).lamps.values()) == [0, 0, *range(number, 5)]
    play(at, "walk a4", "*: witness invisible")
    assert sorted(view(at).lamps.values()) == [0, 0, *range(number + 1, 5)]


@pytest.mark.parametrize("number", [5, 6, 7])
def test_rule_33_later_no_lamp_goes_out(number: int) -> None:
    at = last("holmes", f"witness={','.join('i' * (number - 1))}")
    play(at, "walk a4", "*: witness invisible")
    assert (view(at).lamps, view(at).round) == ({"f5": 0, "h8": 0}, number + 1)


def test_rule_33_wherever_it_lies() -> None:
    """Smith has moved lamp 1 to f9; there it goes out."""
    at = last("lestrade", "lamps=f9:1,l11:2,c7:3,k6:4,f5,h8")
    assert "holmes" in visible(at)
    play(at, "detective: walk a4", "*: witness invisible")
    assert view(at).lamps == {"l11": 2, "c7": 3, "k6": 4, "f5": 0, "h8": 0}
    assert "holmes" not in visible(at)


def test_rule_33_the_witnesses_come_first() -> None:
    """Jack is visible by the light of lamp 1 alone, and says so before it goes out."""
    at = last("bert", "bert=a1")
    play(at, "detective: walk a4")
    assert choices(at) == ["witness visible"]
    play(at, "*: witness visible")
    assert (visible(at), suspects(at)) == ({"watson", "stealthy"}, {"bert", "watson", "stealthy"})


# The last round.


def test_rule_34_the_last_round_has_no_call() -> None:
    at = last("holmes", "witness=v,v,v,v,v,v,v")
    play(at, "jack: walk a4")
    assert (at.to_act(), ending(at)) == ((), ("jack", "uncaught"))
    assert (len(view(at).witness), view(at).round) == (7, 8)
    assert suspects(at) == set(CHARACTERS)

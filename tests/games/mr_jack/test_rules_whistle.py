"""Rules 23 to 25 as stories: Sergeant Goodley whistles.

At the start he stands on m10; over the streets it is 4 steps from there to Bert, 6 to Holmes, 7 to Watson and Smith, 8 to Gull,
10 to Lestrade and 13 to Miss Stealthy.
"""

import pytest

from games.mr_jack.stories import CHARACTERS, choices, ending, ends, kinds, play, playing, position, refused, view, where

AROUND = "holmes=m11 watson=m9 smith=l10 lestrade=m12 stealthy=m8 gull=k10 bert=k9"
"""Everybody on the seven streets one and two steps from m10: nobody finds a free street that is nearer."""


def comes(at: str, *calls: str, seat: str = "jack", **options: str) -> tuple[int | None, set[str]]:
    """After these calls, the points left and who else can be called."""
    told = play(playing("goodley", seat, at, **options), *[f"{seat}: whistle {call}" for call in calls])
    return view(told).whistle, {move.split()[1] for move in choices(told, "whistle")}


# Three points.


@pytest.mark.parametrize("seat", ["jack", "detective"])
def test_rule_23_three_points_for_one(seat: str) -> None:
    at = playing("goodley", seat)
    assert view(at).whistle is None
    play(at, f"{seat}: whistle bert k10")
    assert (where(at, "bert"), view(at).powered, view(at).whistle) == ("k10", True, None)
    assert kinds(at) <= {"walk", "accuse"}


def test_rule_23_or_for_two_or_for_three() -> None:
    assert comes("", "bert k9") == (1, {"holmes", "watson", "smith", "lestrade", "stealthy", "gull"})
    assert comes("", "bert j8") == (2, {"holmes", "watson", "smith", "lestrade", "stealthy", "gull"})
    assert comes("", "bert j8", "gull f10") == (1, {"holmes", "watson", "smith", "lestrade", "stealthy"})
    at = play(playing("goodley", "jack"), "whistle bert j8", "whistle gull f10", "whistle stealthy b3")
    assert [where(at, name) for name in ("bert", "gull", "stealthy")] == ["j8", "f10", "b3"]
    assert (view(at).powered, view(at).moved, view(at).whistled) == (True, False, ())


# Who comes where.


def test_rule_24_ruling_12_each_comes_once() -> None:
    at = play(playing("goodley", "jack"), "jack: whistle bert j8")
    assert choices(at, "whistle") != []
    assert ends(at, "whistle", "bert") == set()
    refused(at, "jack: whistle bert k9")
    assert view(at).whistled == ("bert",)


def test_rule_24_goodley_calls_others() -> None:
    at = playing("goodley", "jack")
    assert ends(at, "whistle", "goodley") == set()
    assert {move.split()[1] for move in choices(at, "whistle")} == set(CHARACTERS) - {"goodley"}


def test_rule_24_nearer_and_never_farther_nor_as_far() -> None:
    """Bert, four steps away: one step leads to j8; i7 is four steps away, too; i6 is farther."""
    at = playing("goodley", "jack")
    assert ends(at, "whistle", "bert") == {"j8", "k9", "l10", "j10", "k10", "k11"}
    refused(at, "jack: whistle bert i7", "jack: whistle bert i6", "jack: whistle bert i9", "jack: whistle bert i8")


def test_rule_24_over_the_streets_not_as_the_crow_flies() -> None:
    """For the crow e4 is nearer to m10 than d5; but from both it is ten steps. From k7 it is three for the crow and four to walk,
    from l7 three either way."""
    at = playing("goodley", "jack", "lestrade=d5")
    assert not {"e4", "e5"} & ends(at, "whistle", "lestrade")
    assert {"e6", "e7"} <= ends(at, "whistle", "lestrade")
    at = playing("goodley", "jack", "bert=k7")
    assert ends(at, "whistle", "bert") == {"l7", "m8", "m9"}
    assert "k7" not in ends(playing("goodley", "jack", "bert=i7"), "whistle", "bert")


def test_rule_24_street_distance_can_lead_away_from_him() -> None:
    """Lestrade on e5: to e7 he turns his back on Goodley, and is a step nearer."""
    at = playing("goodley", "jack")
    assert ends(at, "whistle", "lestrade") == {"e6", "e7", "f7", "g7", "e8", "e3", "f3"}


def test_rule_24_no_sewers() -> None:
    """Goodley on one open manhole and Gull on another: below it would be a step, above it is six."""
    at = playing("goodley", "jack", "goodley=k9 gull=f10")
    assert ends(at, "whistle", "gull") == {"g10", "g9", "h10", "i10"}
    assert comes("goodley=k9 gull=f10", "gull h10") == (1, {"holmes", "watson", "smith", "lestrade", "stealthy", "bert"})


def test_rule_24_what_it_costs_is_the_shortest_way() -> None:
    for street, left in (("j8", 2), ("k9", 1), ("j10", 1)):
        at = play(playing("goodley", "jack"), f"jack: whistle bert {street}")
        assert view(at).whistle == left
    for street in ("k10", "l10", "k11"):
        at = play(playing("goodley", "jack"), f"jack: whistle bert {street}")
        assert view(at).powered, "nothing is left"


def test_rule_24_with_fewer_points_one_comes_less_far() -> None:
    at = play(playing("goodley", "jack"), "jack: whistle bert k9")
    assert ends(at, "whistle", "gull") == {"f10"}
    assert ends(at, "whistle", "holmes") == {"h6"}
    at = play(playing("goodley", "jack"), "jack: whistle bert j8")
    assert ends(at, "whistle", "gull") == {"f10", "g10"}


def test_rule_24_to_a_free_street() -> None:
    at = playing("goodley", "jack", "smith=j8")
    assert ends(at, "whistle", "bert") == {"k9", "l10", "j10", "k10", "k11"}
    at = playing("goodley", "jack", "bert=l10")
    assert ends(at, "whistle", "bert") == set(), "Goodley stands on the only street that is nearer"


def test_rule_24_others_do_not_block_the_way() -> None:
    """Past Smith on j8, as Bert's only short way to k9 is."""
    at = play(playing("goodley", "jack", "smith=j8"), "jack: whistle bert k9")
    assert (where(at, "bert"), view(at).whistle) == ("k9", 1)


def test_rule_24_where_one_stood_is_free_for_the_next() -> None:
    at = play(playing("goodley", "jack", "smith=j8"), "jack: whistle smith k9")
    assert "j8" in ends(at, "whistle", "bert")


def test_rule_24_it_is_no_accusation() -> None:
    at = playing("goodley", "detective", "jack=bert smith=j8")
    refused(at, "detective: whistle bert j8", "detective: whistle bert m10")
    assert ending(play(at, "detective: whistle bert k9")) is None
    assert "accuse" not in kinds(at), "not while it lasts"
    play(at, "detective: whistle holmes h6")
    assert "accuse bert" in choices(at), "but afterwards, with Goodley's own move"


def test_rule_24_nobody_leaves_the_district() -> None:
    """Jack on b7 may leave in his own move, and here he does not: nor is there any such call."""
    at = playing("goodley", "jack", "bert=b7 jack=bert witness=i")
    assert ends(at, "whistle", "bert") == {"b6", "c6", "d7"}
    assert choices(at, "escape") == []
    play(at, "jack: whistle bert d7")
    assert ending(at) is None


def test_rule_24_nobody_uses_a_power_on_the_way() -> None:
    at = playing("goodley", "jack")
    for call in ("holmes h6", "smith g9", "lestrade e6"):
        play(at, f"jack: whistle {call}")
        assert (view(at).question, view(at).alibis) == ("act", {"jack": 0, "detective": 0})
    assert kinds(at) == {"walk"}


def test_rule_24_watson_turns_his_lantern_and_the_whistle_goes_on() -> None:
    at = play(playing("goodley", "detective"), "detective: whistle watson i5")
    assert (view(at).question, view(at).whistle) == ("face", 2)
    assert choices(at) == ["face n", "face ne", "face se", "face s", "face sw", "face nw"]
    play(at, "detective: face n")
    assert (view(at).question, view(at).whistle, kinds(at)) == ("act", 2, {"whistle"})
    assert ends(at, "whistle", "watson") == set()
    play(at, "detective: whistle bert k9")
    assert kinds(at) == {"walk", "accuse"}


def test_rule_24_watson_last_turns_his_lantern_too() -> None:
    at = play(playing("goodley", "jack"), "jack: walk m11", "jack: whistle watson i7", "jack: face sw")
    assert (view(at).facing, view(at).active) == ("sw", None)


@pytest.mark.parametrize("seat", ["jack", "detective"])
def test_rule_24_while_it_lasts_goodley_does_not_walk(seat: str) -> None:
    at = play(playing("goodley", seat), f"{seat}: whistle bert j8")
    assert kinds(at) == {"whistle"}
    refused(at, f"{seat}: walk m11", f"{seat}: stop")


def test_rule_24_after_his_move_it_counts_from_where_he_is_then() -> None:
    at = playing("goodley", "jack")
    assert "j6" not in ends(at, "whistle", "bert")
    play(at, "jack: walk l7")
    assert ends(at, "whistle", "bert") == {"i7", "i6", "h6", "i5", "j6", "l10"}
    refused(at, "jack: whistle bert j8", "jack: whistle bert k9")


# The end.


def test_rule_25_as_long_as_somebody_can_come_it_goes_on() -> None:
    at = playing("goodley", "jack")
    for call in ("bert j8", "smith g9", "lestrade e6"):
        assert "stop" not in choices(at)
        play(at, f"jack: whistle {call}")
    assert kinds(at) == {"walk"}


def test_rule_25_it_ends_by_itself_with_points_left() -> None:
    """Bert comes from j8 to k9, for a point; then nobody can come nearer, although two points are left."""
    at = playing("goodley", "jack", AROUND.replace("bert=k9", "bert=j8"))
    assert choices(at, "whistle") == ["whistle bert k9"]
    assert "stop" not in choices(at)
    play(at, "jack: whistle bert k9")
    assert (view(at).powered, view(at).whistle, kinds(at)) == (True, None, {"walk"})


def test_rule_25_with_watson_when_his_lantern_has_been_turned() -> None:
    at = playing("goodley", "jack", AROUND.replace("watson=m9 ", "watson=j8 ").replace("bert=k9", "bert=m9"))
    assert choices(at, "whistle") == ["whistle watson k9"]
    play(at, "jack: whistle watson k9", "jack: face se")
    assert (view(at).powered, kinds(at)) == (True, {"walk"})


def test_rule_25_where_nobody_could_come_it_may_be_over_before_he_moves() -> None:
    at = playing("goodley", "jack", AROUND)
    assert kinds(at) == {"walk", "stop"}
    play(at, "jack: stop")
    assert (view(at).powered, kinds(at)) == (True, {"walk"})
    play(at, "jack: walk l12")
    assert view(at).active is None


def test_rule_25_or_he_moves_first_and_then_somebody_can() -> None:
    at = play(playing("goodley", "jack", AROUND), "jack: walk l12")
    assert kinds(at) == {"whistle"}


def test_rule_25_after_his_move_it_is_over_at_once_if_nobody_can() -> None:
    at = play(playing("goodley", "jack", f"goodley=l12 {AROUND}"), "jack: walk m10")
    assert (view(at).active, view(at).question) == (None, "take")


def test_rule_25_option_any_ends_it_whenever_one_likes() -> None:
    at = playing("goodley", "jack", whistle="any")
    assert kinds(at) == {"walk", "whistle", "stop"}
    once = play(playing("goodley", "jack", whistle="any"), "jack: whistle bert j8")
    assert kinds(once) == {"whistle", "stop"}
    for each in (at, once):
        play(each, "jack: stop")
        assert (view(each).powered, view(each).whistle, view(each).whistled, kinds(each)) == (True, None, (), {"walk"})
    after = play(playing("goodley", "jack", whistle="any"), "jack: walk m11", "jack: whistle watson i5", "jack: face n")
    assert kinds(after) == {"whistle", "stop"}
    assert view(play(after, "jack: stop")).active is None


def test_rule_25_option_any_ends_by_itself_too() -> None:
    at = play(playing("goodley", "jack", whistle="any"), "jack: whistle bert k10")
    assert kinds(at) == {"walk"}
    at = play(playing("goodley", "jack", f"goodley=l12 {AROUND}", whistle="any"), "jack: walk m10")
    assert view(at).active is None


def test_rule_25_option_all_is_the_rule() -> None:
    assert choices(playing("goodley", "jack")) == choices(playing("goodley", "jack", whistle="all"))
    assert "stop" not in choices(playing("goodley", "jack"))


def test_rule_25_nothing_is_left_of_a_whistle() -> None:
    at = play(playing("goodley", "jack", whistle="any"), "jack: whistle bert k9", "jack: stop")
    assert position(at) == position(playing("goodley", "jack", "bert=k9", whistle="any")) + " done=power"

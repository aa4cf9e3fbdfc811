"""Rules 35 to 41 as stories: accusing, leaving, time, and what is secret."""

import pytest

from games.mr_jack.plain import Plain
from games.mr_jack.stories import (
    CHARACTERS,
    VIEWERS,
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
)
from gaslamp.core import Rng, Table, as_bytes
from gaslamp.games import make

CROWD = "holmes=g5 watson=g4 smith=g6 lestrade=h6 stealthy=g7 goodley=i6 gull=g3 bert=i7"


# Accusing.


@pytest.mark.parametrize("accuser", CHARACTERS)
def test_rule_35_ruling_18_the_detective_walks_onto_the_accused(accuser: str) -> None:
    """Whoever stands within reach, as far as the character walks."""
    at = playing(accuser, "detective", CROWD)
    plain = Plain()
    plain.at = {name: each.hex for name, each in view(at).characters.items()}
    far = plain.far(plain.at[accuser], leaps=accuser == "stealthy")
    near = {name for name in CHARACTERS if 0 < far[plain.at[name]] <= (4 if accuser == "stealthy" else 3)}
    assert ends(at, "accuse") == near
    refused(at, f"detective: accuse {accuser}")


def test_rule_35_three_steps_are_near_enough_and_four_are_not() -> None:
    """Gull on a4, three steps from b7; or on a3, four steps."""
    assert choices(playing("bert", "detective", "bert=b7 gull=a4 stealthy=m8 covers=b6,b1"), "accuse") == ["accuse gull"]
    assert choices(playing("bert", "detective", "bert=b7 gull=a3 stealthy=m8 covers=b6,b1"), "accuse") == []


def test_rule_35_miss_stealthy_at_four_steps_and_over_the_roofs() -> None:
    """From m12 it is four steps to m8 along the street, and to i8 over the lamp on l11 and the house on j9; one more to i7."""
    away = "goodley=a1 gull=a2 covers=k9,l12"
    assert ends(playing("stealthy", "detective", f"stealthy=m12 {away} holmes=m8"), "accuse") == {"holmes", "bert"}
    assert ends(playing("stealthy", "detective", f"stealthy=m12 {away} holmes=m8 bert=i7"), "accuse") == {"holmes"}
    assert ends(playing("watson", "detective", f"watson=m12 {away} holmes=m8"), "accuse") == set(), "nobody else"
    at = play(playing("stealthy", "detective", f"stealthy=m12 {away} jack=bert"), "detective: accuse bert", "*: guilty")
    assert ending(at) == ("detective", "arrested")


def test_rule_35_through_the_sewers_onto_a_manhole() -> None:
    at = playing("bert", "detective", "bert=k9 gull=c4")
    assert "accuse gull" in choices(at)
    at = playing("bert", "detective", "bert=k9 gull=c4 covers=c4,b1")
    assert "accuse gull" not in choices(at)
    at = playing("bert", "detective", "bert=j8 gull=k9 smith=b6")
    assert {"gull", "smith"} <= ends(at, "accuse"), "Gull on the manhole, Smith on another behind him"


@pytest.mark.parametrize("innocents", ["gull", "holmes", "gull,holmes"])
def test_rule_35_innocent_or_suspect_anybody_may_accuse_and_be_accused(innocents: str) -> None:
    at = playing("gull", "detective", f"gull=g4 innocents={innocents}")
    assert "accuse holmes" in choices(at)


def test_rule_35_jack_accuses_nobody() -> None:
    assert choices(playing("holmes", "jack", CROWD), "accuse") == []


def test_rule_35_only_with_the_characters_own_move() -> None:
    """Having walked beside somebody, it is too late."""
    at = play(playing("smith", "detective", CROWD), "detective: walk f7")
    assert kinds(at) == {"lamp"}


def test_rule_35_an_accusation_is_a_move_of_its_own() -> None:
    at = playing("bert", "detective", "bert=h6")
    refused(at, "detective: walk g5")
    before = position(at)
    play(at, "detective: accuse holmes")
    assert (at.to_act(), view(at).accused, view(at).question) == (("*",), "holmes", "verdict")
    assert position(at) == f"{before} ask=accuse:holmes"


# The verdict.


def test_rule_36_if_it_is_jack_the_detective_wins() -> None:
    at = play(playing("bert", "detective", "bert=h6 jack=holmes"), "detective: accuse holmes")
    assert choices(at) == ["guilty"]
    play(at, "*: guilty")
    assert (ending(at), at.to_act()) == (("detective", "arrested"), ())
    for viewer in VIEWERS:
        assert view(at, viewer).jack == "holmes", "now everybody knows"


def test_rule_36_if_not_jack_wins() -> None:
    at = play(playing("bert", "detective", "bert=h6 jack=gull"), "detective: accuse holmes")
    assert choices(at) == ["innocent"]
    refused(at, "*: guilty")
    play(at, "*: innocent")
    assert (ending(at), at.to_act()) == (("jack", "wrong accused"), ())
    assert suspects(at) == set(CHARACTERS) - {"holmes"}
    assert [view(at, viewer).jack for viewer in VIEWERS] == ["gull", "gull", None, None], "who it was he need not say"


def test_rule_36_the_accuser_may_be_jack_himself() -> None:
    at = play(playing("bert", "detective", "bert=h6 jack=bert"), "detective: accuse holmes", "*: innocent")
    assert ending(at) == ("jack", "wrong accused")


# Leaving.

LEAVING = "jack=bert bert=b7 witness=i"
"""Jack is Bert, on the street of a free exit, and nobody saw him in round 1."""


def test_rule_37_ruling_17_after_a_round_in_which_nobody_saw_him() -> None:
    at = playing("bert", "jack", LEAVING)
    assert choices(at, "escape") == ["escape nw"]
    play(at, "jack: escape nw")
    assert (ending(at), at.to_act(), view(at).left_by) == (("jack", "escaped"), (), "nw")
    for viewer in VIEWERS:
        assert view(at, viewer).jack == "bert", "now everybody knows"
    assert heard(at, "public") == ["jack: escape nw"]


@pytest.mark.parametrize(
    ("witness", "may"),
    [("i", True), ("v", False), ("v,i", True), ("i,v", False), ("v,v,v,v,v,v,i", True), ("i,i,i,i,i,i,v", False)],
)
def test_rule_37_only_the_last_answer_counts(witness: str, may: bool) -> None:
    at = playing("bert", "jack", LEAVING.replace("witness=i", f"witness={witness}"))
    assert view(at).may_leave == may
    assert choices(at, "escape") == ["escape nw"] * may


def test_rule_37_never_in_the_first_round() -> None:
    at = playing("bert", "jack", "jack=bert bert=b7")
    assert (view(at).round, choices(at, "escape")) == (1, [])


def test_rule_37_only_with_his_own_character() -> None:
    assert choices(playing("bert", "jack", LEAVING.replace("jack=bert", "jack=gull")), "escape") == []


def test_rule_37_only_the_jack_player() -> None:
    assert choices(playing("bert", "detective", LEAVING), "escape") == []


def test_rule_37_only_in_its_own_move() -> None:
    at = play(playing("bert", "jack", LEAVING), "jack: walk b6")
    assert kinds(at) == {"cover"}


# The way out.


@pytest.mark.parametrize(
    ("way", "steps"),
    [
        ("nw", ("b7", "b6", "c6", "d7")),
        ("ne", ("l12", "k11", "j10", "i10")),
        ("sw", ("b1", "c2", "d3", "e3")),
        ("se", ("l6", "l7", "k7", "j6")),
    ],
)
def test_rule_38_one_step_more_than_to_the_exit(way: str, steps: tuple[str, ...]) -> None:
    """On the exit's street, one or two steps away; three steps away it is too far, but not for Miss Stealthy."""
    closed = "sw,ne" if way in ("nw", "se") else "nw,se"
    covers = {"nw": "b6,b1", "se": "l7,b1", "sw": "b1,c4", "ne": "l12,k9"}[way]
    for name in ("gull", "stealthy"):
        for away, street in enumerate(steps):
            others = f"{'stealthy=m8' if name == 'gull' else 'gull=f7'} watson=h3 bert=i7 holmes=i5"
            at = playing(name, "jack", f"jack={name} {name}={street} {others} witness=i cordons={closed} covers={covers}")
            assert choices(at, "escape") == [f"escape {way}"] * (away < (4 if name == "stealthy" else 3))


def test_rule_38_a_cordon_closes_an_exit() -> None:
    assert choices(playing("bert", "jack", f"{LEAVING} cordons=nw,se"), "escape") == []
    assert choices(playing("bert", "jack", LEAVING.replace("b7", "b1")), "escape") == []


def test_rule_38_through_the_sewers() -> None:
    """From k9 down and up at b6, next to b7, or at l7, next to l6; the third step leads out."""
    at = playing("gull", "jack", "jack=gull gull=k9 witness=i")
    assert choices(at, "escape") == ["escape nw", "escape se"]
    at = playing("gull", "jack", "jack=gull gull=k9 witness=i covers=b6,l7")
    assert choices(at, "escape") == []


def test_rule_38_ruling_21_somebody_on_the_exits_street_is_no_hindrance() -> None:
    at = playing("gull", "jack", "jack=gull gull=c6 smith=b7 bert=b6 witness=i")
    assert "escape nw" in choices(at)


def test_rule_38_lestrade_may_first_open_the_exit() -> None:
    at = playing("lestrade", "jack", "jack=lestrade lestrade=b1 witness=i")
    assert choices(at, "escape") == []
    play(at, "jack: cordon sw nw")
    assert choices(at, "escape") == ["escape sw"]
    assert ending(play(at, "jack: escape sw")) == ("jack", "escaped")
    at = playing("lestrade", "jack", "jack=lestrade lestrade=b7 witness=i")
    assert choices(play(at, "jack: cordon sw nw"), "escape") == [], "or close it"


def test_rule_38_bert_may_first_open_a_manhole() -> None:
    """On k9, which is covered: once it is open he comes up at l7 or b6, and is out."""
    at = playing("bert", "jack", "jack=bert bert=k9 witness=i covers=k9,b1")
    assert choices(at, "escape") == []
    play(at, "jack: cover k9 c4")
    assert choices(at, "escape") == ["escape nw", "escape se"]


def test_rule_38_goodley_and_smith_may_use_theirs_first_too() -> None:
    at = play(playing("smith", "jack", "jack=smith smith=b7 witness=i"), "jack: lamp c7 f9")
    assert "escape nw" in choices(at)
    at = play(playing("goodley", "jack", "jack=goodley goodley=b7 witness=i"), "jack: whistle gull c6")
    assert "escape nw" in choices(at)


def test_rule_38_miss_stealthy_over_the_roofs() -> None:
    """From e7 by d7 and over the lamp on c7 she is on b7 in three, and out with the fourth step; from e6 it takes one more."""
    at = playing("stealthy", "jack", "jack=stealthy stealthy=e7 witness=i covers=b6,c4")
    assert choices(at, "escape") == ["escape nw"]
    at = playing("stealthy", "jack", "jack=stealthy stealthy=e6 gull=f10 witness=i covers=b6,c4")
    assert choices(at, "escape") == []


# Time.


@pytest.mark.parametrize("last", ["holmes", "watson", "smith", "gull"])
def test_rule_39_after_the_fourth_character_of_round_8_jack_has_won(last: str) -> None:
    """When all that it owes is done."""
    cards = ",".join(f"-{name}" for name in ("holmes", "watson", "smith", "gull"))
    at = table(f"jack=bert witness=v,v,v,v,v,v,v cards={cards} active={last}")
    rest = {"holmes": "*: alibi gull", "watson": "jack: face n", "smith": "jack: lamp f5 f9"}
    play(at, f"jack: {choices(at, 'walk')[0]}")
    if last in rest:
        assert ending(at) is None
        play(at, rest[last])
    assert (ending(at), at.to_act(), choices(at)) == (("jack", "uncaught"), (), [])
    assert view(at, "detective").jack is None


def test_rule_39_until_then_he_can_be_arrested() -> None:
    at = playing("bert", "detective", "bert=h6 jack=holmes witness=v,v,v,v,v,v,v")
    assert ending(play(at, "detective: accuse holmes", "*: guilty")) == ("detective", "arrested")


def test_rule_39_and_can_leave() -> None:
    at = playing("bert", "jack", LEAVING.replace("witness=i", "witness=v,v,v,v,v,v,i"))
    assert ending(play(at, "jack: escape nw")) == ("jack", "escaped")


# At once.


@pytest.mark.parametrize(
    ("character", "street"), [("smith", "g4"), ("lestrade", "g4"), ("goodley", "g4"), ("bert", "g4"), ("watson", "g4")]
)
def test_rule_40_ruling_20_after_an_accusation_nothing_more_is_owed(character: str, street: str) -> None:
    for jack in ("holmes", "gull"):
        at = play(playing(character, "detective", f"{character}={street} jack={jack}"), "detective: accuse holmes")
        assert (at.to_act(), len(choices(at))) == (("*",), 1)
        assert play(at, choices(at)[0]).to_act() == ()


def test_rule_40_holmes_who_accuses_looks_at_no_card() -> None:
    at = play(playing("holmes", "detective", "jack=watson"), "detective: accuse watson", "*: guilty")
    assert view(at).alibis == {"jack": 0, "detective": 0}


@pytest.mark.parametrize("character", ["smith", "lestrade", "goodley", "bert"])
def test_rule_40_after_an_escape_nothing_more_is_owed(character: str) -> None:
    """Lestrade need not move a cordon first, nor Goodley whistle."""
    at = play(playing(character, "jack", LEAVING.replace("bert", character)), "jack: escape nw")
    assert (at.to_act(), ending(at), view(at).powered) == ((), ("jack", "escaped"), False)
    assert view(at).cordons == ("ne", "sw")


def test_rule_40_an_escape_is_not_taken_back() -> None:
    """He has told who he is."""
    at = play(playing("bert", "jack", LEAVING), "jack: escape nw")
    assert not at.may_undo(at.game.read_seat("jack"))


# Secrets.


def test_rule_41_only_jack_knows_who_he_is() -> None:
    worlds = [opened(jack, "holmes", "smith", "gull", "bert") for jack in CHARACTERS]
    for viewer in ("detective", "public"):
        assert len({as_bytes(view(at, viewer)) for at in worlds}) == 1
        assert len({tuple(heard(at, viewer)) for at in worlds}) == 1
    assert len({as_bytes(view(at, "jack")) for at in worlds}) == 8


@pytest.mark.parametrize(("seat", "other"), [("detective", "jack"), ("jack", "detective")])
def test_rule_41_an_alibi_is_known_to_the_side_that_drew_it(seat: str, other: str) -> None:
    worlds = [
        play(playing("holmes", seat, "jack=gull"), f"{seat}: walk g4", f"*: alibi {name}")
        for name in CHARACTERS
        if name != "gull"
    ]
    for viewer in (other, "public"):
        assert len({as_bytes(view(at, viewer)) for at in worlds}) == 1
        assert len({tuple(heard(at, viewer)) for at in worlds}) == 1
    assert len({as_bytes(view(at, seat)) for at in worlds}) == 7


def test_rule_41_that_jack_could_leave_nobody_else_is_told() -> None:
    """Whether an escape is among his moves would say who he is; only he is asked, and the view says only what the card says."""
    his, another = [playing("bert", "jack", LEAVING.replace("jack=bert", f"jack={jack}")) for jack in ("bert", "gull")]
    assert choices(his) != choices(another)
    for viewer in ("detective", "public"):
        assert as_bytes(view(his, viewer)) == as_bytes(view(another, viewer))


def open_fields(at: Table, viewer: str) -> dict[str, object]:
    """A view without what is secret."""
    shown = view(at, viewer)
    return {name: getattr(shown, name) for name in shown.__struct_fields__ if name not in ("viewer", "hands", "jack")}


def test_rule_41_everything_else_lies_open() -> None:
    at, rng = table(), Rng(1)
    while at_random(at, rng, never="accuse"):
        for viewer in ("jack", "detective", "public"):
            assert open_fields(at, viewer) == open_fields(at, "truth")


def test_rule_41_nobody_sits_on_both_sides() -> None:
    game = make("mr_jack")
    assert [game.may_hold(seats) for seats in (1, 2, 3)] == [True, True, False]

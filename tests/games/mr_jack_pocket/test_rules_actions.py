"""Rules 16 to 22 as stories: what each action does."""

import pytest

from games.mr_jack_pocket.stories import (
    LAYOUT,
    SUSPECTS,
    choices,
    heard,
    laid,
    play,
    position,
    refused,
    street,
    table,
    tile,
    up,
    view,
)

LAST_OF_TURN_1 = "jack=gull faces=-alibi,-toby,-rotation,joker"
"""The investigator has the last action, a joker."""

# The detectives.


@pytest.mark.parametrize(("face", "token"), [("holmes", 0), ("toby", 1), ("watson", 1)])
@pytest.mark.parametrize(("seat", "turn"), [("investigator", 1), ("jack", 2)])
def test_rule_16_a_detective_goes_one_or_two_places_clockwise(face: str, token: int, seat: str, turn: int) -> None:
    showing = ["-alibi", "-toby", "-exchange", "-joker"]
    showing[token] = face
    begin = f"{street()} {face}=5 turn={turn} jack=gull faces={','.join(showing)}"
    others = {name: place for name, place in view(table(begin)).detectives.items() if name != face}
    for steps in (1, 2):
        at = table(begin)
        assert choices(at, seat) == [f"{face} 1", f"{face} 2"], "forward only, and never not at all"
        play(at, f"{seat}: {face} {steps}")
        assert view(at).detectives == others | {face: 5 + steps}


def test_rule_16_after_the_twelfth_place_comes_the_first() -> None:
    for start, steps, end in ((12, 1, 1), (12, 2, 2), (11, 2, 1), (11, 1, 12)):
        at = table(f"{street()} holmes={start} jack=gull faces=holmes,-toby,-exchange,-joker")
        assert view(play(at, f"investigator: holmes {steps}")).detectives["holmes"] == end


def test_rule_16_detectives_may_stand_together() -> None:
    at = table(f"{street()} holmes=2 watson=4 toby=3 jack=gull faces=holmes,toby,rotation,rotation")
    play(at, "investigator: holmes 2", "jack: toby 1")
    assert view(at).detectives == {"holmes": 4, "watson": 4, "toby": 4}


# The joker.


def test_rule_17_the_investigators_joker_moves_one_of_three() -> None:
    begin = f"{street()} {LAST_OF_TURN_1}"
    assert choices(table(begin), "investigator") == ["joker holmes", "joker watson", "joker toby"]
    refused(table(begin), "investigator: joker nobody")
    assert view(play(table(begin), "investigator: joker holmes")).detectives == {"holmes": 1, "watson": 4, "toby": 8}
    assert view(play(table(begin), "investigator: joker watson")).detectives == {"holmes": 12, "watson": 5, "toby": 8}
    assert view(play(table(begin), "investigator: joker toby")).detectives == {"holmes": 12, "watson": 4, "toby": 9}


def test_rule_17_jacks_joker_may_move_nobody() -> None:
    begin = f"{street()} turn=2 jack=gull faces=-holmes,-watson,-exchange,joker"
    assert choices(table(begin), "jack") == ["joker holmes", "joker watson", "joker toby", "joker nobody"]
    assert view(play(table(begin), "jack: joker toby")).detectives == {"holmes": 12, "watson": 4, "toby": 9}
    at = play(table(begin), "jack: joker nobody")
    assert view(at).detectives == {"holmes": 12, "watson": 4, "toby": 8}
    assert view(at).actions[3].used


# Rotation.


@pytest.mark.parametrize(("turn", "walls"), [("right", "eswn"), ("half", "swne"), ("left", "wnes")])
def test_rule_18_a_tile_turns_by_a_quarter_or_a_half(turn: str, walls: str) -> None:
    for before, after in zip("nesw", walls, strict=True):
        layout = (*LAYOUT[:3], f"smith:{before}", *LAYOUT[4:])
        for blank in (False, True):
            seen = [name for name in SUSPECTS if name != "smith"] if blank else []
            at = table(f"{street(*seen, layout=layout)} jack=gull faces=holmes,toby,rotation,joker")
            play(at, f"investigator: rotate 4 {turn}")
            assert tile(at, "smith").wall == after
            assert [other.wall for other in view(at).tiles if other.suspect != "smith"] == list("wseeesse")


def test_rule_18_there_are_27_rotations() -> None:
    at = table(f"{street()} jack=gull faces=holmes,toby,rotation,joker")
    ways = choices(at, "investigator", "rotate")
    assert ways == [f"rotate {place} {turn}" for place in range(1, 10) for turn in ("right", "half", "left")]
    at = table(f"{street('gull', 'lane')} jack=gull faces=holmes,toby,rotation,joker")
    assert len(choices(at, "investigator", "rotate")) == 27, "blank tiles may be rotated too"


def test_rule_18_lanes_cross_is_rotated_in_one_way_only() -> None:
    at = table(f"{street('gull', 'bert')} jack=gull faces=holmes,toby,rotation,joker")
    assert len(choices(at, "investigator", "rotate")) == 25
    refused(at, "investigator: rotate 7 half", "investigator: rotate 7 left")
    before = view(at)
    play(at, "investigator: rotate 7 right")
    after = view(at)
    assert [tile.wall for tile in after.tiles] == [tile.wall for tile in before.tiles], "it comes to a pass"
    assert after.actions[2].used
    assert after.tiles[6].rotated


# Once a turn.


def test_rule_19_the_second_rotation_has_24_ways() -> None:
    at = table(f"{street()} jack=gull faces=holmes,toby,rotation,rotation")
    play(at, "investigator: rotate 4 right")
    assert len(choices(at, "jack", "rotate")) == 24
    assert tile(at, "smith").rotated
    refused(at, "jack: rotate 4 right", "jack: rotate 4 half", "jack: rotate 4 left")


def test_rule_19_it_binds_whoever_rotated_first() -> None:
    at = table(f"{street()} turn=2 jack=gull faces=holmes,toby,rotation,rotation")
    play(at, "jack: rotate 4 half")
    refused(at, "investigator: rotate 4 half")
    play(at, "investigator: rotate 5 half", "investigator: holmes 1")
    assert choices(at, "jack") == ["toby 1", "toby 2"]
    at = table(f"{street()} jack=gull faces=holmes,toby,rotation,rotation")
    play(at, "investigator: holmes 1", "jack: rotate 4 half")
    refused(at, "jack: rotate 4 left")


def test_rule_19_with_lanes_cross_the_second_has_22_ways_or_24() -> None:
    begin = f"{street('gull', 'bert')} jack=gull faces=holmes,toby,rotation,rotation"
    assert len(choices(play(table(begin), "investigator: rotate 1 half"), "jack", "rotate")) == 22
    at = play(table(begin), "investigator: rotate 7 right")
    assert len(choices(at, "jack", "rotate")) == 24, "the cross has had its rotation"
    refused(at, "jack: rotate 7 right")


def test_rule_19_the_mark_moves_with_the_tile() -> None:
    """No toss offers the exchange beside both rotations, so no game comes to this; but a position may."""
    at = table(f"{street()} jack=gull rotated=smith faces=-holmes,toby,exchange,rotation")
    assert choices(at, "jack", "rotate")[9] == "rotate 5 right", "smith lies on 4"
    play(at, "jack: exchange 4 9")
    assert laid(at)[8] == "smith"
    assert tile(at, "smith").rotated
    refused(at, "jack: rotate 9 right", "jack: rotate 9 half", "jack: rotate 9 left")
    assert len(choices(at, "jack", "rotate")) == 24
    assert tile(play(at, "jack: rotate 4 half"), "goodley").wall == "w", "what lies on 4 now may be rotated"


def test_rule_19_the_mark_stays_when_the_tile_is_turned_blank() -> None:
    at = table(f"{street()} turn=2 jack=gull faces=alibi,toby,rotation,rotation")
    play(at, "jack: rotate 4 left", "investigator: alibi", "*: card smith")
    assert not tile(at, "smith").up
    assert tile(at, "smith").rotated
    refused(at, "investigator: rotate 4 right", "investigator: rotate 4 half", "investigator: rotate 4 left")
    assert len(choices(at, "investigator", "rotate")) == 24


def test_rule_19_the_mark_stays_when_lane_becomes_a_cross() -> None:
    at = table(f"{street()} turn=2 jack=gull faces=alibi,toby,rotation,rotation")
    play(at, "jack: rotate 7 left", "investigator: alibi", "*: card lane")
    assert tile(at, "lane").wall is None
    refused(at, "investigator: rotate 7 right")
    assert len(choices(at, "investigator", "rotate")) == 24


def test_rule_19_the_marks_are_gone_with_the_turn() -> None:
    at = table(f"{street()} turn=3 jack=gull faces=-holmes,-toby,rotation,-rotation rotated=pizer")
    play(at, "investigator: rotate 4 left", "*: witness hidden")
    assert not any(tile.rotated for tile in view(at).tiles)
    at = table(f"{street()} turn=3 jack=gull faces=-holmes,-toby,rotation,-joker")
    play(at, "investigator: rotate 4 left", "*: witness hidden")
    play(at, "jack: rotate 4 left")
    assert tile(at, "smith").wall == "e", "rotated to the south in turn 3, and on in turn 4"


# Exchange.


def test_rule_20_there_are_36_exchanges() -> None:
    at = table(f"{street('gull', 'bert')} jack=gull faces=-holmes,-toby,exchange,-joker")
    assert choices(at, "investigator") == [f"exchange {a} {b}" for a in range(1, 10) for b in range(a + 1, 10)]
    assert len(choices(at, "investigator")) == 36


def test_rule_20_two_tiles_change_places_and_are_not_turned() -> None:
    at = table(f"{street('gull', 'bert', 'lane')} jack=gull faces=holmes,toby,exchange,joker")
    play(at, "investigator: exchange 1 9")
    assert laid(at) == ["goodley", "bert", "stealthy", "smith", "pizer", "lestrade", "lane", "madame", "gull"]
    assert (tile(at, "gull").wall, tile(at, "goodley").wall) == ("w", "e")
    assert (tile(at, "gull").up, tile(at, "goodley").up) == (True, False)
    assert view(at).actions[2].used


def test_rule_20_a_tile_is_not_exchanged_with_itself() -> None:
    at = table(f"{street()} jack=gull faces=holmes,toby,exchange,joker")
    assert not [move for move in choices(at, "investigator", "exchange") if len(set(move.split())) < 3]


# Alibi, for the investigator.


def test_rule_21_the_investigator_shows_his_alibi_and_clears_the_suspect() -> None:
    at = table(f"{street()} jack=gull faces=alibi,toby,rotation,joker")
    play(at, "investigator: alibi")
    assert at.to_act() == ("*",)
    play(at, "*: card madame")
    assert up(at) == set(SUSPECTS) - {"madame"}
    assert heard(at, "public") == ["investigator: alibi", "*: card madame"]
    assert view(at, "public").shown == ("madame",)
    assert view(at, "public").jack_cards == 0


def test_rule_21_an_innocents_alibi_turns_nothing() -> None:
    at = table(f"{street('gull', 'bert')} jack=gull faces=alibi,toby,rotation,joker")
    before = view(at).tiles
    play(at, "investigator: alibi", "*: card madame")
    assert view(at).tiles == before
    assert view(at).shown == ("madame",)


def test_rule_21_the_hourglasses_shown_are_lost_to_jack() -> None:
    at = table(f"{street()} turn=3 jack=gull faces=alibi,toby,rotation,joker cards=bert tokens=1")
    assert view(at).hourglasses == 2
    play(at, "investigator: alibi", "*: card madame")
    assert view(at).hourglasses == 2
    at = table(f"{street('gull', 'bert')} turn=4 jack=gull faces=alibi,toby,rotation,joker shown=madame")
    play(at, "jack: alibi")
    refused(at, "*: card madame")


# Alibi, for Jack.


def test_rule_22_jack_keeps_his_alibi_to_himself() -> None:
    at = table(f"{street()} turn=2 jack=gull faces=alibi,toby,rotation,joker")
    play(at, "jack: alibi", "*: card madame")
    assert view(at, "jack").cards == ("madame",)
    assert heard(at, "jack") == ["jack: alibi", "*: card madame"]
    for viewer in ("investigator", "public"):
        assert heard(at, viewer) == ["jack: alibi", "*: card ?"]
        assert view(at, viewer).cards is None
        assert view(at, viewer).shown == ()
        assert view(at, viewer).jack_cards == 1


def test_rule_22_its_hourglasses_count_and_the_suspect_stays_up() -> None:
    at = table(f"{street()} turn=4 jack=gull faces=alibi,toby,rotation,joker cards=bert tokens=1,2")
    play(at, "jack: alibi", "*: card madame")
    assert view(at, "jack").hourglasses == 2 + 1 + 2
    assert up(at) == set(SUSPECTS)


def test_rule_22_a_card_is_drawn_once() -> None:
    at = table(f"{street()} turn=4 jack=gull faces=alibi,toby,rotation,joker cards=bert")
    play(at, "jack: alibi")
    assert choices(at, "*") == [f"card {name}" for name in SUSPECTS if name not in ("gull", "bert")]
    assert "card=jack" in position(at)

"""Rules 1 to 15 as stories: the box, the set-up, the aim, a turn and who acts in it."""

from fractions import Fraction
from math import prod

import pytest

from games.mr_jack_pocket.stories import (
    LAYOUT,
    SUSPECTS,
    at_random,
    choices,
    ending,
    faces,
    heard,
    in_sight,
    laid,
    opened,
    play,
    position,
    refused,
    street,
    table,
    tile,
    up,
    view,
)
from gaslamp.core import REFEREE, Rng, Table
from gaslamp.core.referee import odds
from gaslamp.locales import say

HOURGLASSES = {"madame": 2, "goodley": 0, "lestrade": 0, "bert": 1, "gull": 1, "stealthy": 1, "smith": 1, "pizer": 1, "lane": 1}
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
IN_THE_MIDDLE = {"n": 2, "e": 5, "s": 8, "w": 11}
"""The places on the rim that look along the middle row or column, by the side they look from."""


def crossing(middle: str) -> tuple[str, ...]:
    """A board whose other eight tiles all turn their wall aside, so that the middle one alone decides who is seen."""
    others = [name for name in SUSPECTS if name != middle.split(":")[0].removeprefix("-")]
    return tuple([f"{others.pop()}:{'e' if place in (1, 7) else 'n'}" if place != 4 else middle for place in range(9)])


# What is in the box.


@pytest.mark.parametrize("suspect", [name for name in SUSPECTS if name != "lane"])
def test_rule_1_eight_tiles_have_one_wall_on_both_sides(suspect: str) -> None:
    for blank in ("", "-"):
        for wall in "nesw":
            for side, rim in IN_THE_MIDDLE.items():
                at = table(f"{street(layout=crossing(f'{blank}{suspect}:{wall}'))} holmes={rim} watson={rim} toby={rim}")
                assert tile(at, suspect).up == (blank == "")
                assert tile(at, suspect).wall == wall
                assert (suspect in in_sight(at)) == (wall != side), "only a wall on the near side hides the tile"
                behind = laid(at)[{"n": 7, "e": 3, "s": 1, "w": 5}[side]]
                assert (behind in in_sight(at)) == (wall not in (side, OPPOSITE[side]))


def test_rule_1_a_blank_tile_is_still_known_by_its_suspect() -> None:
    at = table(f"{street('gull', 'bert')} jack=gull")
    assert [tile.suspect for tile in view(at, "public").tiles] == [tile.split(":")[0] for tile in LAYOUT]


def test_rule_2_lanes_barricade_is_a_wall() -> None:
    for wall in "nesw":
        for side, rim in IN_THE_MIDDLE.items():
            at = table(f"{street(layout=crossing(f'lane:{wall}'))} holmes={rim} watson={rim} toby={rim}")
            assert tile(at, "lane").wall == wall
            assert ("lane" in in_sight(at)) == (wall != side)


def test_rule_2_lanes_blank_side_has_no_wall() -> None:
    for side, rim in IN_THE_MIDDLE.items():
        at = table(f"{street(layout=crossing('-lane'))} holmes={rim} watson={rim} toby={rim}")
        line = {"n": (1, 4, 7), "e": (5, 4, 3), "s": (7, 4, 1), "w": (3, 4, 5)}[side]
        assert tile(at, "lane").wall is None
        assert {laid(at)[place] for place in line} <= in_sight(at)


@pytest.mark.parametrize(("suspect", "hourglasses"), HOURGLASSES.items())
def test_rule_3_each_alibi_card_has_its_hourglasses(suspect: str, hourglasses: int) -> None:
    jack = "smith" if suspect == "gull" else "gull"
    at = table(f"{street()} turn=2 jack={jack} faces=alibi,watson,exchange,joker")
    play(at, "jack: alibi", f"*: card {suspect}")
    assert view(at).hourglasses == hourglasses
    assert sum(HOURGLASSES.values()) == 8


def test_rule_3_the_deck_never_runs_out() -> None:
    draws = 0
    for seed in range(30):
        at = table()
        while at_random(at, Rng(seed << 8 | len(at.lines)), greedy="jack"):
            pass
        drawn = [line for line in heard(at, "truth") if line.startswith("*: card")]
        draws = max(draws, len(drawn))
        assert len(drawn) <= 4
    assert draws >= 3
    at = table(f"{street()} turn=8 jack=gull faces=alibi,toby,rotation,joker cards=bert,pizer,smith")
    assert len(choices(play(at, "jack: alibi"), "*")) == 5, "a fourth card is drawn from five"


def test_rule_4_twelve_places_on_the_rim_clockwise() -> None:
    at = table(f"{street()} jack=gull faces=holmes,watson,rotation,rotation holmes=11 watson=12 toby=3")
    play(at, "investigator: watson 2", "jack: holmes 1")
    assert view(at).detectives == {"holmes": 12, "watson": 2, "toby": 3}


@pytest.mark.parametrize("rim", range(1, 13))
def test_rule_4_each_place_looks_into_its_row_or_column(rim: int) -> None:
    line = ("147", "258", "369", "321", "654", "987", "963", "852", "741", "789", "456", "123")[rim - 1]
    far_wall = "s" if rim <= 3 else "w" if rim <= 6 else "n" if rim <= 9 else "e"
    for seen in (1, 2, 3):
        walls = {int(place): "n" if far_wall in "ew" else "e" for place in line}
        walls[int(line[seen - 1])] = far_wall
        tiles = tuple([f"{name}:{walls.get(place, 'n')}" for place, name in enumerate(SUSPECTS, 1)])
        at = table(f"{street(layout=tiles)} holmes={rim} watson={rim} toby={rim}")
        assert in_sight(at) == {SUSPECTS[int(place) - 1] for place in line[:seen]}, "from the nearest to the wall"


def test_rule_5_four_action_tokens_with_two_faces() -> None:
    at = table(f"{street()} jack=gull")
    play(at, "*: toss alibi toby rotation rotation")
    assert faces(at) == ["alibi", "toby", "rotation", "rotation"]
    assert view(at).next_actions == ("holmes", "watson", "exchange", "joker")
    at = play(table(f"{street()} jack=gull"), "*: toss holmes toby exchange joker")
    assert faces(at) == ["holmes", "toby", "exchange", "joker"]
    assert view(at).next_actions == ("alibi", "watson", "rotation", "rotation")


def test_rule_6_each_turn_has_a_token_which_is_an_hourglass_for_jack_only() -> None:
    at = table(f"{street()} turn=3 jack=gull faces=-alibi,-toby,-rotation,joker tokens=2")
    assert view(at).turn_tokens == ("investigator", "jack")
    assert view(at).hourglasses == 1
    play(at, "investigator: joker watson", "*: witness hidden")
    assert view(at).turn_tokens == ("investigator", "jack", "jack")
    assert view(at).hourglasses == 2
    play(at, "jack: holmes 1", "investigator: watson 1", "investigator: exchange 8 9", "jack: rotate 9 half", "*: witness seen")
    assert view(at).turn_tokens == ("investigator", "jack", "jack", "investigator")
    assert view(at).hourglasses == 2


# Setting up.


def test_rule_7_nine_tiles_are_laid_as_they_fall() -> None:
    at = table()
    ways = []
    for lay in LAYOUT:
        assert at.to_act() == ("*",)
        ways.append(len(choices(at, "*", "tile")))
        assert set(odds(at.state)) == {Fraction(1, ways[-1])}
        play(at, f"*: tile {lay.replace(':', ' ')}")
        assert laid(at)[-1] == lay.split(":")[0]
    assert ways == [9, 8 * 4, 7, 6 * 4, 5 * 4, 4 * 4, 3 * 4, 2, 1 * 4]
    assert prod(ways) == 1_486_356_480
    assert up(at) == set(SUSPECTS)


def test_rule_7_no_tile_is_laid_twice() -> None:
    refused(play(table(), "*: tile gull w"), "*: tile gull s")


def test_rule_8_the_detectives_begin_before_walls() -> None:
    at = table()
    assert view(at).detectives == {"holmes": 12, "watson": 4, "toby": 8}
    refused(at, "*: tile gull n", "*: tile gull e", "*: tile gull s")
    play(at, "*: tile gull w", "*: tile bert s")
    refused(at, "*: tile stealthy n", "*: tile stealthy s", "*: tile stealthy w")
    play(at, "*: tile stealthy e", "*: tile smith w", "*: tile pizer e", "*: tile lestrade e", "*: tile lane s")
    assert choices(at, "*") == ["tile madame s", "tile goodley s"]


def test_rule_8_the_set_up_picture_nobody_is_seen() -> None:
    """The first test vector of our facts: the picture of the rulebook's set-up."""
    at = opened("gull", ("gull:w", "bert:s", "stealthy:e", "smith:w", "pizer:e", "lestrade:e", "lane:s", "madame:s", "goodley:e"))
    assert up(at) == set(SUSPECTS)
    assert view(at).detectives == {"holmes": 12, "watson": 4, "toby": 8}
    assert in_sight(at) == set()


def test_rule_8_nobody_is_ever_seen_at_first() -> None:
    for seed in range(50):
        at = table()
        while len(at.lines) < 10:
            at_random(at, Rng(seed << 8 | len(at.lines)))
        assert in_sight(at) == set()


def test_rule_9_jack_draws_his_identity() -> None:
    at = table(street())
    assert choices(at, "*") == [f"jack {name}" for name in SUSPECTS]
    assert odds(at.state) == [Fraction(1, 9)] * 9
    play(at, "*: jack gull")
    assert view(at, "jack").jack == "gull"
    assert heard(at, "jack") == ["*: jack gull"]
    assert heard(at, "investigator") == heard(at, "public") == ["*: jack ?"]


def test_rule_9_the_other_eight_cards_are_the_deck() -> None:
    at = play(table(street()), "*: jack gull", "*: toss alibi toby rotation joker", "investigator: alibi")
    assert choices(at, "*") == [f"card {name}" for name in SUSPECTS if name != "gull"]
    assert odds(at.state) == [Fraction(1, 8)] * 8


# The aim.


def test_rule_10_the_investigator_wants_one_suspect_left() -> None:
    at = table(f"{street('gull', 'bert')} turn=3 jack=gull faces=-alibi,-toby,-rotation,joker")
    play(at, "investigator: joker holmes", "*: witness seen")
    assert up(at) == {"gull"}
    assert ending(at) == ("investigator", "one suspect")


def test_rule_10_jack_wants_six_hourglasses() -> None:
    at = table(f"{street('gull', 'bert')} turn=7 jack=gull faces=-alibi,-toby,-rotation,joker tokens=1,2,3 cards=madame")
    play(at, "investigator: joker watson", "*: witness hidden six")
    assert view(at).hourglasses == 6
    assert ending(at) == ("jack", "six hourglasses")


def test_rule_10_the_identity_card_does_not_count() -> None:
    at = table(f"{street('madame', 'bert')} turn=7 jack=madame faces=-alibi,-toby,-rotation,joker tokens=1,2,3,4")
    play(at, "investigator: joker watson", "*: witness hidden")
    assert view(at).hourglasses == 5
    assert ending(at) is None


# A turn.


def test_rule_11_a_turn_is_a_hunt_and_an_appeal() -> None:
    at = play(opened("gull"), "*: toss holmes toby rotation joker")
    asked = []
    for line in ("investigator: toby 1", "jack: joker nobody", "jack: rotate 1 half", "investigator: holmes 1"):
        asked.append(view(at).question)
        play(at, line)
    assert asked == ["act"] * 4
    assert (view(at).question, view(at).turn) == ("witness", 1)
    assert at.to_act() == ("*",)
    play(at, "*: witness seen")
    assert (view(at).question, view(at).turn) == ("act", 2)


def test_rule_11_a_game_has_eight_turns_at_most() -> None:
    turns = set()
    for seed in range(40):
        at = table()
        while at_random(at, Rng(seed << 8 | len(at.lines))):
            pass
        turns.add(view(at).turn)
        assert len(at.lines) <= at.game.longest
        assert len(view(at).turn_tokens) == view(at).turn
    assert max(turns) == 8


# The hunt.


@pytest.mark.parametrize("turn", [1, 3, 5, 7])
def test_rule_12_in_odd_turns_the_tokens_are_tossed(turn: int) -> None:
    at = table(f"{street()} turn={turn} jack=gull")
    assert at.to_act() == ("*",)
    tosses = choices(at, "*")
    assert len(set(tosses)) == 16
    assert odds(at.state) == [Fraction(1, 16)] * 16
    assert tosses[0] == "toss alibi toby rotation rotation"
    assert tosses[-1] == "toss holmes watson exchange joker"
    for toss in tosses:
        at = play(table(f"{street()} turn={turn} jack=gull"), f"*: {toss}")
        assert faces(at) == toss.split()[1:]
        assert not any(action.used for action in view(at).actions)


@pytest.mark.parametrize("turn", [1, 3, 5, 7])
def test_rule_13_in_even_turns_the_tokens_are_flipped(turn: int) -> None:
    at = table(f"{street()} turn={turn} jack=gull")
    play(at, "*: toss holmes toby rotation joker")
    coming = view(at, "public").next_actions
    assert coming == ("alibi", "watson", "exchange", "rotation")
    play(at, "investigator: holmes 1", "jack: toby 1", "jack: joker nobody", "investigator: rotate 9 half", "*: witness seen")
    assert view(at).turn == turn + 1
    assert at.to_act() == ("jack",), "nothing is tossed"
    assert faces(at) == list(coming)
    assert view(at).next_actions == (), "the next toss is open"


def test_rule_14_odd_turns_the_investigator_then_jack_twice() -> None:
    at = table(f"{street()} jack=gull faces=holmes,toby,exchange,rotation")
    order: list[str] = []
    for move in ("holmes 1", "toby 1", "exchange 1 2", "rotate 1 left"):
        order += at.to_act()
        play(at, f"{order[-1]}: {move}")
    assert order == ["investigator", "jack", "jack", "investigator"]


def test_rule_14_even_turns_jack_then_the_investigator_twice() -> None:
    at = table(f"{street()} turn=2 jack=gull faces=alibi,toby,exchange,rotation")
    order: list[str] = []
    for move in ("toby 1", "alibi", "exchange 1 2", "rotate 1 left"):
        order += at.to_act()
        play(at, f"{order[-1]}: {move}")
        if move == "alibi":
            play(at, "*: card smith")
    assert order == ["jack", "investigator", "investigator", "jack"]


def asked(at: Table) -> str | None:
    """What those to act are told; the same whoever looks."""
    messages = [at.game.asks(view(at, viewer)) for viewer in ("truth", "jack", "investigator", "public")]
    assert messages == messages[:1] * 4
    return say(messages[0]) if messages[0] is not None else None


def test_rule_14_odd_turns_say_whose_token_it_is_and_why() -> None:
    at = table(f"{street()} turn=3 jack=gull faces=holmes,toby,exchange,rotation")
    told = []
    for line in ("investigator: holmes 1", "jack: toby 1", "jack: exchange 1 2", "investigator: rotate 1 left"):
        told.append(asked(at))
        play(at, line)
    assert told == [
        "Turn 3 of 8: The investigator uses the first token, then the other side uses two.",
        "Turn 3 of 8: Mr. Jack uses two tokens in a row; this is the first.",
        "Turn 3 of 8: Mr. Jack uses two tokens in a row; this is the second.",
        "Turn 3 of 8: The investigator uses the last token. Then witnesses are called.",
    ]
    assert asked(at) is None, "now it is for the witnesses"


def test_rule_14_even_turns_say_so_the_other_way_round() -> None:
    at = table(f"{street()} turn=2 jack=gull faces=alibi,toby,exchange,rotation")
    told = [asked(at)]
    play(at, "jack: alibi")
    assert asked(at) is None, "first the card is drawn"
    play(at, "*: card smith")
    for line in ("investigator: toby 1", "investigator: exchange 1 2", "jack: rotate 1 left"):
        told.append(asked(at))
        play(at, line)
    assert told == [
        "Turn 2 of 8: Mr. Jack uses the first token, then the other side uses two.",
        "Turn 2 of 8: The investigator uses two tokens in a row; this is the first.",
        "Turn 2 of 8: The investigator uses two tokens in a row; this is the second.",
        "Turn 2 of 8: Mr. Jack uses the last token. Then witnesses are called.",
    ]


def test_rule_14_where_nobody_chooses_nobody_is_asked() -> None:
    at, quiet = table(), 0
    while at.to_act():
        assert (asked(at) is None) == (at.to_act() == ("*",))
        quiet += asked(at) is None
        at_random(at, Rng(len(at.lines)))
    assert quiet > 10
    assert asked(at) is None, "the game is over"


def test_rule_14_nobody_acts_out_of_turn() -> None:
    at = table(f"{street()} jack=gull faces=holmes,toby,exchange,rotation")
    refused(at, "jack: holmes 1", "*: witness hidden")
    refused(play(at, "investigator: holmes 1"), "investigator: toby 1")


def test_rule_15_a_token_is_used_once() -> None:
    at = table(f"{street()} jack=gull faces=holmes,toby,exchange,rotation")
    assert len(choices(at, "investigator")) == 2 + 2 + 36 + 27
    play(at, "investigator: holmes 1")
    assert [action.used for action in view(at).actions] == [True, False, False, False]
    refused(at, "jack: holmes 1")
    play(at, "jack: exchange 1 2")
    refused(at, "jack: exchange 1 2", "jack: watson 1", "jack: alibi", "jack: joker nobody")


def test_rule_15_two_rotations_are_one_choice_until_both_are_used() -> None:
    at = table(f"{street()} jack=gull faces=holmes,toby,rotation,rotation")
    assert len(choices(at, "investigator")) == 2 + 2 + 27
    play(at, "investigator: rotate 1 left", "jack: rotate 2 left")
    refused(at, "jack: rotate 3 left")
    assert choices(at, "jack") == ["holmes 1", "holmes 2", "toby 1", "toby 2"]


def test_rule_15_the_last_token_must_be_used() -> None:
    at = table(f"{street()} turn=2 jack=gull faces=-alibi,toby,-exchange,-joker")
    assert choices(at, "jack") == ["toby 1", "toby 2"]


def test_rule_15_two_actions_are_taken_one_after_the_other() -> None:
    """The investigator sees his alibi card before he chooses what to do next."""
    at = table(f"{street()} turn=2 jack=gull faces=alibi,toby,-exchange,joker")
    play(at, "investigator: alibi")
    assert at.to_act() == ("*",)
    play(at, "*: card pizer")
    assert at.to_act() == ("investigator",)
    assert choices(at, "investigator") == ["toby 1", "toby 2", "joker holmes", "joker watson", "joker toby"]


def test_rule_15_an_action_is_taken_back_until_something_follows() -> None:
    at = table(f"{street()} jack=gull faces=holmes,toby,exchange,joker")
    before = position(at)
    jack, investigator = at.game.read_seat("jack"), at.game.read_seat("investigator")
    play(at, "investigator: holmes 1")
    assert at.may_undo(investigator)
    assert not at.may_undo(jack)
    assert at.undo(investigator) == "holmes 1"
    assert position(at) == before
    play(at, "investigator: holmes 2", "jack: exchange 1 9")
    refused_to_undo = (investigator, REFEREE)
    assert not any(at.may_undo(seat) for seat in refused_to_undo)
    between = position(at)
    play(at, "jack: joker nobody")
    assert (at.undo(jack), position(at)) == ("joker nobody", between)
    assert at.undo(jack) == "exchange 1 9"
    assert heard(at, "public") == ["investigator: holmes 2"]


def test_rule_15_the_fourth_action_is_taken_back_until_the_appeal() -> None:
    at = table(f"{street()} jack=gull faces=-holmes,-toby,-exchange,joker")
    investigator = at.game.read_seat("investigator")
    play(at, "investigator: joker toby")
    assert at.may_undo(investigator)
    play(at, "*: witness hidden")
    assert not at.may_undo(investigator)


@pytest.mark.parametrize("seat", ["jack", "investigator"])
def test_rule_15_an_alibi_is_not_taken_back_once_its_card_is_drawn(seat: str) -> None:
    at = table(f"{street()} turn={2 if seat == 'jack' else 1} jack=gull faces=alibi,toby,exchange,joker")
    before = position(at)
    play(at, f"{seat}: alibi")
    assert at.undo(at.game.read_seat(seat)) == "alibi"
    assert position(at) == before
    play(at, f"{seat}: alibi", "*: card smith")
    assert not at.may_undo(at.game.read_seat(seat))

"""Rules 23 to 36 as stories: the appeal, the end, what is secret, and the option."""

import pytest

from games.mr_jack_pocket.stories import (
    SUSPECTS,
    at_random,
    choices,
    ending,
    heard,
    in_sight,
    opened,
    play,
    refused,
    street,
    table,
    tile,
    up,
    view,
)
from gaslamp.core import Rng, SetupError, Table, as_bytes
from gaslamp.games import make, options

EXAMPLE = ("-goodley:w", "stealthy:n", "-smith:e", "pizer:e", "lestrade:s", "madame:w", "gull:n", "-lane", "bert:n")
"""The board of the rulebook's example of an appeal, with Holmes on 1, Watson on 6 and Toby on 8."""

LAST = "faces=-alibi,-toby,-rotation,joker"
"""One action is left, the investigator's in odd turns and Jack's in even ones: a joker."""
SHOW, HIDE = "joker holmes", "joker watson"
"""It lets gull, smith and lane be seen, or nobody."""


# The appeal for witnesses.


def test_rule_23_the_rulebooks_example_of_sight() -> None:
    """The second test vector of our facts: white, purple and orange are seen, green, blue and pink are not."""
    at = table(f"{street(layout=EXAMPLE)} holmes=1 watson=6 toby=8")
    assert up(at) == {"stealthy", "pizer", "lestrade", "madame", "gull", "bert"}
    assert up(at) & in_sight(at) == {"bert", "gull", "pizer"}
    for holmes, seen in ((1, {"goodley", "pizer"}), (6, {"bert", "lane", "gull"}), (8, {"lane"})):
        assert in_sight(table(f"{street(layout=EXAMPLE)} holmes={holmes} watson={holmes} toby={holmes}")) == seen


def test_rule_23_sight_goes_straight_on_until_a_wall() -> None:
    for rim, seen in {
        1: {"gull", "smith", "lane"},  # past walls at the side
        2: {"bert"},  # into bert, not out of him: his wall is on the far side
        3: {"stealthy", "lestrade", "goodley"},
        4: set[str](),  # stealthy has her wall on the near side
        10: {"lane", "madame", "goodley"},
        12: set[str](),
    }.items():
        assert in_sight(table(f"{street()} holmes={rim} watson=4 toby=8")) == seen


def test_rule_23_sight_passes_suspects_blank_tiles_and_detectives() -> None:
    assert in_sight(table(f"{street('lane', 'bert')} holmes=1 watson=4 toby=8")) == {"gull", "smith", "lane"}
    assert in_sight(table(f"{street('gull', 'bert')} holmes=9 watson=1 toby=8")) == {"gull", "smith", "lane"}, "from both ends"


def test_rule_23_a_wall_on_either_side_of_the_same_edge_stops_sight() -> None:
    far, near = ("bert:s", "pizer:e"), ("bert:e", "pizer:n")
    for first, second in (far, near):
        layout = ("gull:w", first, "stealthy:e", "smith:w", second, "lestrade:e", "lane:s", "madame:s", "goodley:e")
        assert in_sight(table(f"{street(layout=layout)} holmes=2 watson=4 toby=8")) == {"bert"}


def sight(at: Table, detective: str = "holmes") -> tuple[int, ...]:
    """The places a detective sees, the nearest first."""
    return view(at, "public").sight[detective]


def test_rule_23_each_detective_has_a_sight_of_his_own() -> None:
    at = table(f"{street(layout=EXAMPLE)} holmes=1 watson=6 toby=8")
    assert view(at).sight == {"holmes": (1, 4), "watson": (9, 8, 7), "toby": (8,)}
    for viewer in ("jack", "investigator", "public"):
        assert view(at, viewer).sight == view(at).sight, "everybody sees where they look"
    assert view(play(table(), "*: tile gull w")).sight == {"holmes": (), "watson": (), "toby": ()}, "no board to look at yet"


@pytest.mark.parametrize(("rim", "line"), [(2, (2, 5, 8)), (5, (6, 5, 4)), (8, (8, 5, 2)), (11, (4, 5, 6))])
def test_rule_23_a_near_wall_hides_the_tile_and_a_far_wall_what_is_behind_it(rim: int, line: tuple[int, ...]) -> None:
    near = {2: "n", 5: "e", 8: "s", 11: "w"}[rim]
    far, aside = {"n": "s", "e": "w", "s": "n", "w": "e"}[near], "n" if near in "ew" else "e"

    def looking_at(**walls: str) -> tuple[int, ...]:
        """What Holmes sees if the first, second and third tile before him have these walls, and all others look aside."""
        turned = {place: walls.get(name, aside) for place, name in zip(line, ("first", "second", "third"), strict=True)}
        layout = tuple([f"{name}:{turned.get(place, aside)}" for place, name in enumerate(SUSPECTS, 1)])
        return sight(table(f"{street(layout=layout)} holmes={rim}"))

    assert looking_at() == line, "nearest first"
    assert looking_at(first=near) == ()
    assert looking_at(first=far) == looking_at(second=near) == line[:1]
    assert looking_at(second=far) == looking_at(third=near) == line[:2]
    assert looking_at(third=far) == line, "behind it there is nothing more"


def test_rule_23_what_is_in_sight_is_what_some_detective_sees() -> None:
    for seed in range(6):
        at = table()
        while at_random(at, Rng(seed << 8 | len(at.lines))):
            shown = view(at)
            if len(shown.tiles) == 9:
                seen = {place for places in shown.sight.values() for place in places}
                assert seen == {place for place, tile in enumerate(shown.tiles, 1) if tile.in_sight}


def test_rule_24_jack_says_truthfully_whether_he_is_seen() -> None:
    for jack in SUSPECTS:
        at = play(table(f"{street()} jack={jack} {LAST}"), f"investigator: {SHOW}")
        answer = "seen" if jack in ("gull", "smith", "lane") else "hidden"
        assert choices(at, "*") == [f"witness {answer}"]
        refused(at, f"*: witness {'hidden' if answer == 'seen' else 'seen'}", f"*: witness {answer} six")
        play(at, f"*: witness {answer}")
        assert heard(at, "public") == [f"investigator: {SHOW}", f"*: witness {answer}"]


def test_rule_24_one_detective_is_enough() -> None:
    for rims in ((1, 4, 8), (4, 1, 8), (4, 8, 1), (1, 9, 1)):
        at = table("{} holmes={} watson={} toby={} jack=gull faces=-alibi,-toby,-rotation,-joker".format(street(), *rims))
        assert choices(at, "*") == ["witness seen"]


def test_rule_25_seen_whoever_is_not_seen_is_turned() -> None:
    at = table(f"{street()} turn=3 jack=gull {LAST}")
    play(at, f"investigator: {SHOW}", "*: witness seen")
    assert up(at) == {"gull", "smith", "lane"}
    assert view(at).turn_tokens[2] == "investigator"
    assert view(at).hourglasses == 0


def test_rule_26_hidden_whoever_is_seen_is_turned() -> None:
    at = table(f"{street()} turn=3 jack=bert {LAST}")
    play(at, f"investigator: {SHOW}", "*: witness hidden")
    assert up(at) == set(SUSPECTS) - {"gull", "smith", "lane"}
    assert view(at).turn_tokens[2] == "jack"
    assert view(at).hourglasses == 1


@pytest.mark.parametrize(("jack", "answer", "left"), [("bert", "seen", {"pizer", "gull", "bert"}), ("madame", "hidden", set())])
def test_rule_26_the_rulebooks_example_goes_either_way(jack: str, answer: str, left: set[str]) -> None:
    at = table(f"{street(layout=EXAMPLE)} holmes=1 watson=6 toby=8 jack={jack} faces=-alibi,-toby,-rotation,-joker")
    play(at, f"*: witness {answer}")
    assert up(at) == (left or {"stealthy", "lestrade", "madame"})


def test_rule_27_a_tile_turned_over_keeps_its_wall() -> None:
    at = table(f"{street()} turn=3 jack=gull {LAST}")
    walls = {tile.suspect: tile.wall for tile in view(at).tiles}
    play(at, f"investigator: {SHOW}", "*: witness seen")
    assert {tile.suspect: tile.wall for tile in view(at).tiles} == walls
    at = play(table(f"{street()} jack=gull faces=alibi,toby,rotation,joker"), "investigator: alibi", "*: card pizer")
    assert (tile(at, "pizer").up, tile(at, "pizer").wall) == (False, "e")


def test_rule_27_lanes_tile_loses_its_barricade() -> None:
    at = table(f"{street()} holmes=8 jack=bert faces=-alibi,-toby,-rotation,joker")
    assert tile(at, "lane").wall == "s"
    play(at, "investigator: joker holmes", "*: witness hidden")
    assert tile(at, "lane").wall == "s", "from 9 his barricade hides him"
    at = table(f"{street()} jack=bert {LAST}")
    play(at, f"investigator: {SHOW}", "*: witness hidden")
    assert (tile(at, "lane").up, tile(at, "lane").wall) == (False, None)


def test_rule_27_tiles_are_judged_before_they_are_turned() -> None:
    """Holmes sees lane from the left. Toby, below lane, sees nobody past the barricade, though it is about to go."""
    at = table(f"{street()} holmes=10 watson=4 toby=9 jack=gull faces=-alibi,-toby,-rotation,-joker")
    play(at, "*: witness hidden")
    assert up(at) == set(SUSPECTS) - {"lane", "madame", "goodley"}
    assert {"gull", "smith"} <= in_sight(at), "now that the barricade is gone"


# The end.


def test_rule_28_one_suspect_in_mid_turn_ends_nothing() -> None:
    at = table(f"{street('gull', 'bert')} turn=3 jack=gull faces=alibi,toby,rotation,joker")
    play(at, "investigator: alibi", "*: card bert")
    assert up(at) == {"gull"}
    assert ending(at) is None
    assert at.to_act() == ("jack",)
    play(at, "jack: joker nobody", "jack: rotate 5 half", "investigator: toby 2")
    assert ending(at) is None
    play(at, "*: witness hidden")
    assert ending(at) == ("investigator", "one suspect")


def test_rule_28_six_hourglasses_in_mid_turn_end_nothing() -> None:
    at = table(f"{street('gull', 'bert')} turn=6 jack=gull faces=alibi,toby,rotation,joker tokens=1,2,3,4")
    play(at, "jack: alibi", "*: card madame")
    assert view(at).hourglasses == 6
    assert ending(at) is None
    assert at.to_act() == ("investigator",)


def test_rule_28_six_in_mid_turn_may_still_become_a_tie() -> None:
    at = table(f"{street('gull', 'bert')} turn=6 jack=gull faces=alibi,-toby,-rotation,joker tokens=1,2,3,4 shown=pizer")
    play(at, "investigator: joker holmes", "jack: alibi", "*: card madame")
    assert view(at).hourglasses == 6
    play(at, "*: witness seen six")
    assert up(at) == {"gull"}
    assert (ending(at), view(at).chase) == (None, True)


def test_rule_29_one_suspect_left_the_investigator_wins() -> None:
    seen = table(f"{street('gull', 'bert')} turn=3 jack=gull {LAST}")
    assert ending(play(seen, f"investigator: {SHOW}", "*: witness seen")) == ("investigator", "one suspect")
    hidden = table(f"{street('gull', 'bert')} turn=4 jack=bert {LAST}")
    assert ending(play(hidden, f"jack: {SHOW}", "*: witness hidden")) == ("investigator", "one suspect")
    assert view(hidden).turn_tokens[3] == "jack"
    last = table(f"{street('gull', 'bert')} turn=8 jack=bert {LAST} tokens=1,2,3,4")
    assert ending(play(last, f"jack: {SHOW}", "*: witness hidden")) == ("investigator", "one suspect"), "five hourglasses"


def test_rule_29_nobody_moves_after_the_end() -> None:
    at = table(f"{street('gull', 'bert')} turn=3 jack=gull {LAST}")
    play(at, f"investigator: {SHOW}", "*: witness seen")
    assert at.to_act() == ()
    refused(at, "jack: holmes 1", "investigator: holmes 1", "*: toss alibi toby rotation joker")


@pytest.mark.parametrize(("tokens", "cards"), [("1,2,3,4,5", "goodley"), ("1,2,3", "madame"), ("1,2,3", "madame,pizer,lane")])
def test_rule_30_six_hourglasses_jack_wins(tokens: str, cards: str) -> None:
    at = table(f"{street('gull', 'bert')} turn=6 jack=gull {LAST} tokens={tokens} cards={cards}")
    play(at, f"jack: {HIDE}", "*: witness hidden six")
    assert len(up(at)) == 2
    assert ending(at) == ("jack", "six hourglasses")
    assert heard(at, "public")[-1] == "*: witness hidden six"


def test_rule_30_a_card_may_bring_the_sixth_though_jack_is_seen() -> None:
    at = table(f"{street('gull', 'smith', 'bert')} turn=6 jack=gull faces=alibi,-toby,-rotation,-joker holmes=1 tokens=1,2,3,4")
    play(at, "jack: alibi", "*: card madame", "*: witness seen six")
    assert up(at) == {"gull", "smith"}
    assert ending(at) == ("jack", "six hourglasses")


def test_rule_30_five_are_not_enough() -> None:
    at = table(f"{street('gull', 'bert')} turn=6 jack=gull {LAST} tokens=1,2,3,4 cards=lestrade")
    refused(play(at, f"jack: {HIDE}"), "*: witness hidden six")
    play(at, "*: witness hidden")
    assert (view(at).hourglasses, ending(at)) == (5, None)


def test_rule_31_both_in_turn_8_seen_the_investigator_wins() -> None:
    for chase in ("next_turn", "at_once"):
        at = table(f"{street('gull', 'bert')} turn=8 jack=gull {LAST} tokens=1,2,3,4 cards=madame", chase=chase)
        play(at, f"jack: {SHOW}", "*: witness seen six")
        assert ending(at) == ("investigator", "seen")


def test_rule_31_both_in_turn_8_hidden_jack_wins() -> None:
    for chase in ("next_turn", "at_once"):
        at = table(f"{street('gull', 'bert')} turn=8 jack=bert {LAST} tokens=1,2,3,4,5", chase=chase)
        play(at, f"jack: {SHOW}", "*: witness hidden six")
        assert up(at) == {"bert"}
        assert ending(at) == ("jack", "unseen")


HIDDEN_TIE = f"{street('gull', 'bert')} turn=6 jack=bert {LAST} tokens=1,2,3,4,5"
SEEN_TIE = f"{street('gull', 'bert')} turn=6 jack=gull {LAST} tokens=1,2,3,4 cards=madame"
TURN_7 = "*: toss alibi toby rotation joker"


def test_rule_32_both_before_turn_8_the_chase_begins() -> None:
    at = play(table(HIDDEN_TIE), f"jack: {SHOW}", "*: witness hidden six")
    assert ending(at) is None
    assert view(at, "public").chase
    assert view(at).turn == 7
    assert up(at) == {"bert"}


def test_rule_32_the_investigator_wins_when_jack_is_seen_later() -> None:
    at = play(table(HIDDEN_TIE), f"jack: {SHOW}", "*: witness hidden six", TURN_7)
    play(at, "investigator: joker holmes", "jack: toby 1", "jack: rotate 5 half", "investigator: alibi", "*: card pizer")
    assert in_sight(at) >= {"bert"}
    play(at, "*: witness seen")
    assert ending(at) == ("investigator", "seen")


def test_rule_32_the_turn_of_the_tie_does_not_count() -> None:
    at = play(table(SEEN_TIE), f"jack: {SHOW}", "*: witness seen six")
    assert ending(at) is None
    assert view(at).chase
    play(at, TURN_7, "investigator: toby 2", "jack: joker nobody", "jack: rotate 1 right", "investigator: alibi", "*: card bert")
    play(at, "*: witness hidden")
    assert (ending(at), view(at).turn) == (None, 8)


def test_rule_32_still_hidden_after_turn_8_jack_wins() -> None:
    at = table(f"{street('bert')} holmes=1 turn=8 jack=bert {LAST} tokens=1,2,3,4,5,6,7 chase=yes")
    play(at, "jack: joker nobody", "*: witness hidden")
    assert ending(at) == ("jack", "unseen")
    at = table(f"{street('bert')} holmes=1 turn=8 jack=bert {LAST} tokens=1,2,3,4,5,6,7 chase=yes")
    play(at, "jack: joker holmes", "*: witness seen")
    assert ending(at) == ("investigator", "seen")


def test_rule_32_in_the_chase_all_else_goes_on() -> None:
    at = play(table(HIDDEN_TIE), f"jack: {SHOW}", "*: witness hidden six", TURN_7)
    play(at, "investigator: toby 1", "jack: alibi", "*: card madame", "jack: joker nobody", "investigator: rotate 9 half")
    refused(at, "*: witness hidden six")
    play(at, "*: witness hidden")
    assert view(at).turn_tokens == ("jack",) * 7, "tokens are still taken"
    assert view(at).hourglasses == 9, "and cards still drawn"
    assert view(at, "public").jack_cards == 1
    assert ending(at) is None, "but only seen or unseen counts"
    assert up(at) == {"bert"}


def test_rule_33_neither_by_the_end_of_turn_8_jack_wins() -> None:
    at = table(f"{street('gull', 'smith', 'bert')} turn=8 jack=gull {LAST} tokens=1,2,3,4,5")
    play(at, f"jack: {SHOW}", "*: witness seen")
    assert up(at) == {"gull", "smith"}
    assert view(at).hourglasses == 5
    assert ending(at) == ("jack", "out of time")
    at = table(f"{street('gull', 'bert')} turn=8 jack=gull {LAST} tokens=1,2,3,4")
    assert ending(play(at, f"jack: {HIDE}", "*: witness hidden")) == ("jack", "out of time")


# What is secret.

HALF_A_GAME = (
    "*: toss holmes toby rotation joker",
    *("investigator: toby 1", "jack: joker nobody", "jack: rotate 1 half", "investigator: holmes 1", "*: witness seen"),
    *("jack: alibi", "*: card madame", "investigator: watson 1", "investigator: rotate 4 half", "jack: exchange 8 9"),
    "*: witness seen",
    "*: toss alibi toby rotation rotation",
    *("investigator: alibi", "*: card lane"),
)


def test_rule_34_only_jack_sees_who_he_is_and_what_he_draws() -> None:
    at = play(opened("gull"), *HALF_A_GAME)
    jack = view(at, "jack")
    assert (jack.jack, jack.cards, jack.hourglasses) == ("gull", ("madame",), 2)
    for viewer in ("investigator", "public"):
        other = view(at, viewer)
        assert (other.jack, other.cards, other.hourglasses) == (None, None, None)
        changed = {"*: jack gull": "*: jack ?", "*: card madame": "*: card ?"}
        assert heard(at, viewer) == [changed.get(line, line) for line in heard(at, "truth")], "all else is open"
    assert heard(at, "jack") == heard(at, "truth")


def test_rule_34_two_truths_that_look_the_same_are_the_same_to_others() -> None:
    """Gull with Madame's card and smith with Pizer's: nothing that others saw can tell them apart."""
    one = play(opened("gull"), *HALF_A_GAME)
    other = play(opened("smith"), *[line.replace("card madame", "card pizer") for line in HALF_A_GAME])
    for viewer in ("investigator", "public"):
        assert as_bytes(view(one, viewer)) == as_bytes(view(other, viewer))
        assert heard(one, viewer) == heard(other, viewer)
    assert view(one, "jack") != view(other, "jack")


def test_rule_34_the_secret_outlives_the_game() -> None:
    at = table(f"{street('gull', 'bert')} turn=6 jack=gull {LAST} tokens=1,2,3,4,5 cards=goodley")
    play(at, f"jack: {HIDE}", "*: witness hidden six")
    assert ending(at) == ("jack", "six hourglasses")
    assert (view(at, "public").jack, view(at, "investigator").cards) == (None, None)


def test_rule_35_counts_are_open_and_hourglasses_are_not() -> None:
    at = play(opened("gull"), *HALF_A_GAME)
    for viewer in ("jack", "investigator", "public"):
        assert view(at, viewer).jack_cards == 1
        assert view(at, viewer).turn_tokens == ("investigator", "investigator")
        assert view(at, viewer).shown == ("lane",)
        assert view(at, viewer).next_actions == ("holmes", "watson", "exchange", "joker")


def test_rule_35_jack_says_when_he_has_six_and_only_then() -> None:
    """What follows from his silence is told in test_belief."""
    for card, claim in (("goodley", ""), ("bert", " six"), ("madame", " six")):
        at = table(f"{street('gull', 'smith')} turn=6 jack=gull {LAST} tokens=1,2,3,4 cards={card}")
        assert choices(play(at, f"jack: {HIDE}"), "*") == [f"witness hidden{claim}"]


# Options.


def test_rule_36_at_once_the_turn_of_the_tie_counts() -> None:
    at = play(table(SEEN_TIE, chase="at_once"), f"jack: {SHOW}", "*: witness seen six")
    assert ending(at) == ("investigator", "seen")


def test_rule_36_at_once_a_hidden_jack_is_chased_as_always() -> None:
    at = play(table(HIDDEN_TIE, chase="at_once"), f"jack: {SHOW}", "*: witness hidden six")
    assert (ending(at), view(at).chase) == (None, True)
    play(at, TURN_7, "investigator: joker holmes", "jack: toby 1", "jack: rotate 5 half", "investigator: alibi", "*: card pizer")
    assert ending(play(at, "*: witness seen")) == ("investigator", "seen")


def test_rule_36_at_once_changes_nothing_else() -> None:
    at = table(f"{street('gull', 'bert')} turn=3 jack=gull {LAST}", chase="at_once")
    assert ending(play(at, f"investigator: {SHOW}", "*: witness seen")) == ("investigator", "one suspect")


def test_rule_36_the_default_is_the_next_turn() -> None:
    (chase,) = options("mr_jack_pocket")
    assert (chase.name, chase.choices, chase.default) == ("chase", ("next_turn", "at_once"), "next_turn")
    assert make("mr_jack_pocket").settings == {"chase": "next_turn"}
    with pytest.raises(SetupError):
        make("mr_jack_pocket", chase="never")

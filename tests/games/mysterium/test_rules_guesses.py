"""Rules 19 to 25 as stories: guesses, their answers, and the end of a day."""

from itertools import permutations

import pytest

from games.mysterium.stories import (
    ALL,
    choices,
    ending,
    give,
    guess,
    heard,
    house,
    orb,
    others,
    play,
    position,
    referee,
    refused,
    view,
    word,
)
from gaslamp.core import as_bytes

SEATS = ("red", "blue", "green")

# Guessing.


def test_rule_19_as_soon_as_his_dream_is_there() -> None:
    at = give(house(), "blue", 1)
    assert set(at.to_act()) == {"ghost", "blue"}
    play(at, "blue: guess blue cook")
    assert at.to_act() == ("ghost",)
    assert orb(at, "blue", "public").guess == "cook"


def test_rule_19_not_before_his_dream() -> None:
    at = give(house(), "blue", 1)
    refused(at, "red: guess red cook", "green: guess green cook")
    refused(house(), "red: guess red cook")


def test_rule_19_not_while_his_dream_is_being_laid_or_shown() -> None:
    at = play(house(), "ghost: dream red 1", "ghost: dream red 2")
    refused(at, "red: guess red cook")
    play(at, "ghost: close", "*: show 1")
    refused(at, "red: guess red cook")
    play(at, "*: show 2", "*: draw 8", "*: draw 9", "red: guess red cook")


def test_rule_19_yesterdays_dream_is_not_todays() -> None:
    refused(house("day=2 red.dreams=1:40 dreamt=blue"), "red: guess red cook")


def test_rule_19_while_another_dream_is_being_laid() -> None:
    at = play(give(house(), "blue", 1), "ghost: dream red 2")
    assert set(at.to_act()) == {"ghost", "blue"}
    play(at, "blue: guess blue nanny", "ghost: dream red 3", "ghost: close")
    assert orb(at, "blue").guess == "nanny"


def test_rule_20_a_card_of_the_kind_sought_that_is_on_the_table() -> None:
    at = house("dreamt=red", {"red": 1, "blue": 2})
    assert choices(at, "red") == [f"guess red {card}" for card in ("attic", "aviary", "ballroom", "bathhouse", "maze")]
    refused(at, "red: guess red actress", "red: guess red key")  # another kind
    refused(at, "red: guess red crypt", "red: guess red wine_cellar")  # found by somebody, in the box


def test_rule_20_a_card_that_left_the_table() -> None:
    at = house("dreamt=green", {"red": 1})
    refused(at, "green: guess green cook")
    assert choices(at, "green") == [
        f"guess green {card}" for card in ("actress", "alchemist", "archaeologist", "doctor", "nanny")
    ]


def test_rule_20_a_guess_is_final() -> None:
    at = play(house("dreamt=red,blue"), "red: guess red cook")
    refused(at, "red: guess red cook", "red: guess red nanny")
    assert at.undoable(1) == 0


def test_rule_20_for_his_own_orb() -> None:
    refused(house("dreamt=red,blue"), "red: guess blue nanny", "ghost: guess red cook")


def test_rule_20_it_is_made_openly() -> None:
    at = play(house("dreamt=red,blue"), "red: guess red doctor")
    for viewer in ("ghost", *others(at)):
        assert heard(at, viewer) == ["red: guess red doctor"]
        assert orb(at, "red", viewer).guess == "doctor"


def test_rule_21_several_may_guess_the_same_card() -> None:
    at = house("dreamt=red,blue,green")
    assert guess(at, red="nanny", blue="nanny", green="nanny") == ["wrong red", "right blue", "wrong green"]
    assert [orb(at, colour).misses for colour in SEATS] == [("nanny",), (), ("nanny",)]
    assert "nanny" not in view(at).characters


def test_rule_21_a_wrong_guess_may_be_repeated_and_is_marked() -> None:
    at = house("day=2 dreamt=red,blue,green red.misses=actress,nanny")
    assert orb(at, "red", "public").misses == ("actress", "nanny")
    assert guess(at, red="actress", blue="nanny", green="doctor")[0] == "wrong red"
    assert orb(at, "red", "public").misses == ("actress", "nanny")


# Answers.


def test_rule_22_not_before_all_dreams_are_given_and_all_have_guessed() -> None:
    at = house("dreamt=red,blue")
    assert guess(at, red="cook", blue="nanny") == []
    assert (view(at).question, at.to_act()) == ("day", ("ghost",))
    give(at, "green", 1)
    assert (view(at).question, at.to_act()) == ("day", ("green",))
    play(at, "green: guess green cook")
    assert (view(at).question, at.to_act()) == ("answers", ("*",))
    assert [orb(at, colour).guess for colour in SEATS] == ["cook", "nanny", "cook"]
    assert referee(at) == ["right red", "right blue", "wrong green"]


def test_rule_22_who_has_found_everything_is_not_waited_for() -> None:
    at = house("dreamt=red,blue", {"green": ALL})
    assert guess(at, red="cook", blue="cook") == ["right red", "wrong blue"]


def test_rule_22_the_card_leaves_the_table_and_his_dreams_are_discarded() -> None:
    at = house("day=2 dreamt=red,blue,green red.dreams=1:40,2:41,2:42 blue.dreams=1:50")
    guess(at, red="cook", blue="cook", green="cook")
    for viewer in ("ghost", *others(at)):
        assert "cook" not in view(at, viewer).characters
        red = orb(at, "red", viewer)
        assert (red.found, red.seeks, red.nights, red.guess, red.misses) == (("cook",), "location", (), None, ())
        assert view(at, viewer).discard == 3
    assert word(at, "discard") == "40,41,42"


def test_rule_22_what_was_wrong_for_a_character_is_forgotten_with_it() -> None:
    at = house("day=2 dreamt=red,blue,green red.misses=actress")
    guess(at, red="cook", blue="cook", green="cook")
    assert orb(at, "red").misses == ()


def test_rule_22_nobody_is_told_more_than_right_or_wrong() -> None:
    at = house("dreamt=red,blue,green")
    guess(at, red="nanny", blue="cook", green="doctor")
    for viewer in others(at):
        assert heard(at, viewer)[3:6] == ["*: wrong red", "*: wrong blue", "*: right green"]
        assert [each.combination for each in view(at, viewer).orbs] == [None] * 3
        assert [each.found for each in view(at, viewer).orbs] == [(), (), ("doctor",)]


def test_rule_22_the_answer_is_the_truth() -> None:
    at = play(house("dreamt=red,blue,green"), "red: guess red cook", "blue: guess blue cook", "green: guess green nanny")
    refused(at, "*: wrong red", "*: right blue")
    play(at, "*: right red")
    refused(at, "*: right blue", "*: wrong green")
    assert choices(at, "*") == ["wrong blue"]


def test_rule_23_who_is_wrong_keeps_his_dreams_and_gets_more() -> None:
    at = house("day=2 dreamt=red,blue,green red.dreams=1:40,2:41")
    guess(at, red="nanny", blue="nanny", green="doctor")
    red = orb(at, "red", "public")
    assert (red.nights, red.seeks, red.misses, red.guess, red.dreamt) == (((40,), (41,)), "character", ("nanny",), None, False)
    give(at, "red", 1, 2)
    assert orb(at, "red", "public").nights == ((40,), (41,), (1, 2))
    assert word(at, "red.dreams") == "3:1,3:2,1:40,2:41"


def test_rule_23_a_wrong_card_stays_on_the_table() -> None:
    at = house("dreamt=red,blue,green")
    guess(at, red="actress", blue="cook", green="cook")
    assert {"actress", "cook"} <= set(view(at).characters)


def test_rule_24_then_comes_the_next_day() -> None:
    at = house("dreamt=red,blue,green day=6")
    guess(at, red="actress", blue="cook", green="cook")
    assert (view(at, "public").day, ending(at)) == (7, None)
    assert [each.dreamt for each in view(at).orbs] == [False] * 3
    assert {move.split()[1] for move in choices(at, "ghost", "dream")} == {"red", "blue", "green"}


def test_rule_24_after_the_seventh_all_is_lost() -> None:
    at = house("dreamt=red,blue,green day=7", {"red": 2})
    assert guess(at, red="key", blue="nanny", green="doctor") == ["right red", "right blue", "right green"]
    assert ending(at) == ((), "out of days")
    assert (at.to_act(), view(at).day) == ((), 7)


def test_rule_25_who_has_finished_does_not_guess() -> None:
    at = house(found={"red": ALL})
    give(give(at, "blue", 1), "green", 2)
    assert at.to_act() == ("blue", "green")
    refused(at, "red: guess red key", "red: guess red axe")
    assert at.game.may_say(1, "table"), "he helps the others"


def test_rule_25_what_he_found_lies_open() -> None:
    at = house("dreamt=red", {"red": 2})
    assert orb(at, "red", "public").combination is None
    give(give(at, "blue", 1), "green", 2)
    guess(at, red="key", blue="actress", green="actress")
    for viewer in ("ghost", *others(at)):
        red = orb(at, "red", viewer)
        assert (red.combination, red.found, red.seeks) == (("cook", "attic", "key"), ("cook", "attic", "key"), None)


def test_rule_25_when_the_last_has_finished_the_second_stage_begins_on_the_next_day() -> None:
    at = house("dreamt=red,blue day=5", {"red": 2, "blue": 2, "green": ALL})
    assert view(at).stage == 1
    assert guess(at, red="key", blue="rope")[:2] == ["right red", "right blue"]
    assert (view(at).stage, view(at).day, view(at).question, at.to_act()) == (2, 6, "culprit", ("ghost",))


def test_rule_25_while_one_seeks_it_is_the_first_stage() -> None:
    at = house("dreamt=red,blue day=5", {"red": 2, "blue": 2, "green": ALL})
    guess(at, red="key", blue="bell")
    assert (view(at).stage, view(at).day, view(at).question) == (1, 6, "day")


def test_rule_25_to_finish_on_the_seventh_day_is_to_lose() -> None:
    at = house("dreamt=red,blue day=7", {"red": 2, "blue": 2, "green": ALL})
    assert guess(at, red="key", blue="rope") == ["right red", "right blue"]
    assert (ending(at), view(at).day) == (((), "out of days"), 7)


# All at once.


@pytest.mark.parametrize("order", list(permutations(SEATS)))
def test_in_which_order_guesses_are_made_does_not_matter(order: tuple[str, ...]) -> None:
    cards = {"red": "nanny", "blue": "nanny", "green": "doctor"}
    at = house("day=3 dreamt=red,blue,green red.dreams=1:40 blue.dreams=2:41 green.dreams=3:42")
    other = house("day=3 dreamt=red,blue,green red.dreams=1:40 blue.dreams=2:41 green.dreams=3:42")
    guess(at, **{colour: cards[colour] for colour in order})
    guess(other, **cards)
    assert position(at) == position(other)
    for viewer in ("ghost", *others(at)):
        assert as_bytes(view(at, viewer)) == as_bytes(view(other, viewer))


@pytest.mark.parametrize("order", list(permutations(SEATS)))
@pytest.mark.parametrize("early", [True, False])
def test_in_which_order_dreams_are_given_and_guessed_does_not_matter(order: tuple[str, ...], early: bool) -> None:
    """Whether guesses wait for all dreams or not, the same day comes out, as long as luck deals the same cards."""
    dreams = {"red": (1, 4), "blue": (2,), "green": (3, 5)}
    cards = {"red": "cook", "blue": "cook", "green": "doctor"}
    at = house()
    for colour in order:
        give(at, colour, *dreams[colour])
        if early:
            guess(at, **{colour: cards[colour]})
    if not early:
        guess(at, **{colour: cards[colour] for colour in reversed(order)})
    assert position(at) == (
        "ask=day day=2 table=actress,alchemist,archaeologist,nanny,attic,aviary,ballroom,bathhouse,crypt,maze,"
        "axe,bell,candlestick,dagger,key,rope red=+cook,attic,key blue=nanny,crypt,rope blue.dreams=1:2 blue.misses=cook "
        "green=+doctor,maze,axe hand=6,7,8,9,10,11,12 discard=1,3,4,5"
    )

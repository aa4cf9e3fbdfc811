"""Rules 8 to 18 as stories: the days, and the ghost's dreams."""

from itertools import permutations

import pytest

from games.mysterium.stories import (
    ALL,
    choices,
    give,
    guess,
    heard,
    house,
    kinds,
    orb,
    others,
    play,
    position,
    referee,
    refused,
    view,
    voting,
    word,
)
from gaslamp.core import Table, as_bytes

# The days, and what is sought.


def test_rule_8_dreams_then_guesses_then_answers() -> None:
    at = house("day=2")
    for colour, dream in (("red", 1), ("blue", 2), ("green", 3)):
        assert "ghost" in at.to_act()
        give(at, colour, dream)
    assert at.to_act() == ("red", "blue", "green")
    assert guess(at, red="cook", blue="cook") == []
    assert guess(at, green="cook") == ["right red", "wrong blue", "wrong green"]
    assert (view(at).day, at.to_act()) == (3, ("ghost",))


def test_rule_9_a_character_then_a_location_then_an_object() -> None:
    at = house("dreamt=blue,green blue.guess=cook green.guess=cook")
    for kind, card in (("character", "cook"), ("location", "attic"), ("object", "key")):
        assert orb(at, "red").seeks == kind
        give(at, "red", int(word(at, "hand").split(",")[0]))
        on_table = getattr(view(at), kind + "s")
        assert choices(at, "red") == [f"guess red {each}" for each in on_table]
        if kind != "character":
            for colour in ("blue", "green"):
                give(at, colour, int(word(at, "hand").split(",")[0]))
            guess(at, blue=view(at).characters[0], green=view(at).characters[0])
        guess(at, red=card)
    assert orb(at, "red").seeks is None
    assert orb(at, "red").found == ("cook", "attic", "key")


def test_rule_10_each_at_his_own_pace() -> None:
    at = house("dreamt=red,blue,green", {"red": 2, "blue": 1})
    assert [each.seeks for each in view(at, "public").orbs] == ["object", "location", "character"]
    refused(at, "red: guess red attic", "red: guess red nanny", "blue: guess blue nanny", "blue: guess blue rope")
    refused(at, "green: guess green maze", "green: guess green axe")
    assert guess(at, red="key", blue="maze", green="doctor") == ["right red", "wrong blue", "right green"]
    assert [each.seeks for each in view(at).orbs] == [None, "location", "location"]


# Giving dreams.


def test_rule_11_after_each_dream_the_hand_is_filled_up() -> None:
    at = play(house(), "ghost: dream red 3", "ghost: dream red 5", "ghost: close", "*: show 3", "*: show 5")
    assert (at.to_act(), view(at).hand_count) == (("*",), 5)
    assert choices(at, "*") == [f"draw {dream}" for dream in range(8, 85)]
    play(at, "*: draw 40")
    assert at.to_act() == ("*",)
    play(at, "*: draw 20")
    assert word(at, "hand") == "1,2,4,6,7,20,40"
    assert set(at.to_act()) == {"ghost", "red"}


def test_rule_11_after_the_last_dream_too() -> None:
    at = give(house("dreamt=red,green"), "blue", 1, 2, 3)
    assert view(at).hand_count == 7


def test_rule_11_nobody_else_sees_what_is_drawn() -> None:
    at = give(house(), "red", 3)
    for viewer in others(at):
        assert heard(at, viewer)[-1] == "*: draw ?"
        assert (view(at, viewer).hand, view(at, viewer).hand_count) == (None, 7)
    assert heard(at, "ghost")[-1] == "*: draw 8"
    assert view(at, "ghost").hand == (1, 2, 4, 5, 6, 7, 8)


def test_rule_12_one_card_or_more_for_one_psychic() -> None:
    at = house()
    assert choices(at, "ghost") == [
        *(f"dream {colour} {dream}" for colour in ("red", "blue", "green") for dream in range(1, 8)),
        "throw",
    ]
    play(at, "ghost: dream blue 4")
    assert choices(at, "ghost") == [*(f"dream blue {dream}" for dream in (1, 2, 3, 5, 6, 7)), "close"]
    play(at, *(f"ghost: dream blue {dream}" for dream in (1, 2, 3, 5, 6, 7)))
    assert choices(at, "ghost") == ["close"], "he may lay his whole hand"


def test_rule_12_a_dream_has_a_card() -> None:
    refused(house(), "ghost: close")


def test_rule_12_one_dream_at_a_time() -> None:
    at = play(house(), "ghost: dream blue 4")
    refused(at, "ghost: dream red 1", "ghost: dream green 1", "ghost: dream blue 4", "ghost: dream blue 8")


def test_rule_12_a_closed_dream_is_closed() -> None:
    at = play(house(), "ghost: dream blue 4", "ghost: close")
    assert at.to_act() == ("*",)
    refused(at, "ghost: dream blue 5", "ghost: close")
    referee(at)
    refused(at, "ghost: dream blue 5", "ghost: close")
    assert choices(at, "ghost", "dream blue") == []


def test_rule_12_until_it_is_closed_only_the_ghost_sees_the_cards() -> None:
    at = play(house(), "ghost: dream blue 4", "ghost: dream blue 2")
    for viewer in others(at):
        shown = view(at, viewer)
        assert heard(at, viewer) == ["ghost: dream blue ?", "ghost: dream blue ?"]
        assert (shown.dreaming, shown.laid_count, shown.laid) == ("blue", 2, None)
        assert orb(at, "blue", viewer).nights == ()
    assert view(at, "ghost").laid == (2, 4)


@pytest.mark.parametrize("order", list(permutations(("red", "blue", "green"))))
def test_rule_13_in_whatever_order(order: tuple[str, ...]) -> None:
    at = house()
    for number, colour in enumerate(order):
        assert {move.split()[1] for move in choices(at, "ghost", "dream")} == set(order[number:])
        give(at, colour, number + 1)
    assert "ghost" not in at.to_act()


def test_rule_13_no_second_dream_on_a_day() -> None:
    at = give(house(), "red", 1)
    refused(at, "ghost: dream red 2")
    give(at, "blue", 2)
    refused(at, "ghost: dream red 3", "ghost: dream blue 3")


def test_rule_13_nobody_is_left_out() -> None:
    at = give(give(house(), "red", 1), "green", 2)
    guess(at, red="cook", green="doctor")
    assert at.to_act() == ("ghost",)
    assert kinds(at, "ghost") == {"dream", "throw"}


def test_rule_13_who_has_found_everything_gets_none() -> None:
    at = house(found={"red": ALL})
    assert {move.split()[1] for move in choices(at, "ghost", "dream")} == {"blue", "green"}
    refused(at, "ghost: dream red 1")


@pytest.mark.parametrize("players", range(2, 8))
def test_rule_14_the_ghost_is_silent(players: int) -> None:
    for at in (house(players=players), voting(players=players)):
        assert [at.game.may_say(seat, "table") for seat in range(players)] == [False] + [True] * (players - 1)
        assert list(at.game.channels()) == ["table"]
        assert not any(at.game.may_say(seat, "together") for seat in range(players))


@pytest.mark.parametrize("order", list(permutations((2, 5, 7))))
def test_rule_14_the_order_in_which_cards_are_laid_tells_nothing(order: tuple[int, ...]) -> None:
    at = play(house(), *(f"ghost: dream red {dream}" for dream in order), "ghost: close")
    other = play(house(), "ghost: dream red 2", "ghost: dream red 5", "ghost: dream red 7", "ghost: close")
    assert position(at) == position(other)
    assert choices(at, "*") == ["show 2"]
    assert referee(at)[:3] == ["show 2", "show 5", "show 7"]
    referee(other)
    for viewer in others(at):
        assert heard(at, viewer) == heard(other, viewer)
        assert as_bytes(view(at, viewer)) == as_bytes(view(other, viewer))


def test_rule_14_a_closed_dream_is_shown_to_all() -> None:
    at = give(house("day=3 red.dreams=1:30,2:20,2:25"), "red", 7, 1)
    for viewer in ("ghost", *others(at)):
        assert orb(at, "red", viewer).nights == ((30,), (20, 25), (1, 7))
        assert orb(at, "red", viewer).dreamt
        assert heard(at, viewer)[3:5] == ["*: show 1", "*: show 7"]
        assert (view(at, viewer).dreaming, view(at, viewer).laid_count) == (None, 0)


# Throwing the hand.


def test_rule_15_all_seven_for_seven_new_ones() -> None:
    at = play(house(), "ghost: throw")
    assert (word(at, "hand"), word(at, "discard")) == ("", "1,2,3,4,5,6,7")
    assert referee(at) == [f"draw {dream}" for dream in range(8, 15)], "the old ones are not in the deck"
    assert (view(at).deck, view(at).discard, view(at).hand_count) == (70, 7, 7)
    assert at.to_act() == ("ghost",)


def test_rule_15_nobody_else_sees_what_is_thrown() -> None:
    at = play(house(), "ghost: throw")
    other = play(house("hand=71,72,73,74,75,76,77"), "ghost: throw")
    for viewer in others(at):
        assert heard(at, viewer) == ["ghost: throw"]
        assert as_bytes(view(at, viewer)) == as_bytes(view(other, viewer))
        assert (view(at, viewer).discard, view(at, viewer).throws) == (7, 0)


def test_rule_15_not_with_a_dream_begun() -> None:
    refused(play(house(), "ghost: dream red 1"), "ghost: throw")


def test_rule_15_not_with_six_cards() -> None:
    """All others lie before the psychics, so the hand is not filled up."""
    before = ",".join(f"1:{dream}" for dream in range(7, 85))
    at = house(f"hand=1,2,3,4,5,6 day=2 red.dreams={before}")
    assert (view(at).deck, view(at).discard) == (0, 0)
    assert kinds(at, "ghost") == {"dream"}
    refused(at, "ghost: throw")


def test_rule_15_between_two_dreams() -> None:
    at = play(give(house(), "red", 1), "ghost: throw")
    assert word(at, "discard") == "2,3,4,5,6,7,8"
    referee(at)
    give(at, "blue", 9)


def test_rule_15_not_with_no_dream_to_give() -> None:
    at = give(house("dreamt=red,green"), "blue", 1)
    assert at.to_act() == ("red", "blue", "green")
    refused(at, "ghost: throw")


def test_rule_15_before_the_shared_dream() -> None:
    at = house("ask=culprit day=4", ALL)
    assert choices(at, "ghost") == ["culprit red", "culprit blue", "culprit green", "throw"]
    play(at, "ghost: throw")
    assert at.to_act() == ("*",)
    referee(at)
    assert word(at, "hand") == "8,9,10,11,12,13,14"
    assert choices(at, "ghost") == ["culprit red", "culprit blue", "culprit green"]


def test_rule_15_not_with_the_shared_dream_begun() -> None:
    at = play(house("ask=culprit day=4", ALL), "ghost: culprit red", "ghost: share 3")
    refused(at, "ghost: throw")


def nights(at: Table) -> int:
    """The day goes by, all guesses wrong; which is it now?"""
    for colour in ("red", "blue", "green"):
        give(at, colour, int(word(at, "hand").split(",")[0]))
    guess(at, red="actress", blue="actress", green="actress")
    return view(at).day


def test_rule_16_easy_once_a_day() -> None:
    at = house()
    for day in (2, 3, 4):
        assert view(at).throws == 1
        play(at, "ghost: throw")
        referee(at)
        assert view(at).throws == 0
        refused(at, "ghost: throw")
        assert nights(at) == day


def test_rule_16_easy_what_is_not_used_is_lost() -> None:
    at = house()
    assert nights(at) == 2
    assert nights(at) == 3
    assert view(at).throws == 1
    play(at, "ghost: throw")
    referee(at)
    refused(at, "ghost: throw")


@pytest.mark.parametrize(("difficulty", "throws"), [("normal", 3), ("hard", 1), ("very_hard", 0)])
def test_rule_16_normal_three_a_game_hard_one_very_hard_none(difficulty: str, throws: int) -> None:
    at = house(difficulty=difficulty)
    for left in range(throws, 0, -1):
        assert view(at).throws == left
        play(at, "ghost: throw")
        referee(at)
    assert view(at).throws == 0
    refused(at, "ghost: throw")
    assert nights(at) == 2
    assert view(at).throws == 0, "they do not come back"
    refused(at, "ghost: throw")


def test_rule_16_on_the_day_of_the_shared_dream_too() -> None:
    at = house("dreamt=red thrown=1", {"red": 2, "blue": ALL, "green": ALL})
    guess(at, red="key")
    assert (view(at).question, view(at).throws) == ("culprit", 1)
    at = house("dreamt=red thrown=3", {"red": 2, "blue": ALL, "green": ALL}, difficulty="normal")
    guess(at, red="key")
    assert choices(at, "ghost") == ["culprit red", "culprit blue", "culprit green"]


@pytest.mark.parametrize(("difficulty", "thrown", "throws"), [("normal", 0, 3), ("normal", 2, 1), ("hard", 0, 1)])
def test_rule_16_before_the_shared_dream_it_is_one_of_the_games(difficulty: str, thrown: int, throws: int) -> None:
    at = house(f"dreamt=red thrown={thrown}", {"red": 2, "blue": ALL, "green": ALL}, difficulty=difficulty)
    guess(at, red="key")
    for left in range(throws, 0, -1):
        assert (view(at).question, view(at).throws) == ("culprit", left)
        play(at, "ghost: throw")
        referee(at)
    assert view(at).throws == 0
    refused(at, "ghost: throw")


# When cards run out.


def scarce(deck: int, discard: int = 0, words: str = "", hand: int = 7) -> Table:
    """A hand from 1 on, then so many dreams in the deck, then so many in the discard; all others lie before green."""
    edges = [hand + 1 + deck, hand + 1 + deck + discard]
    gone = ",".join(str(dream) for dream in range(*edges))
    before = ",".join(f"1:{dream}" for dream in range(edges[1], 85))
    held = ",".join(str(dream) for dream in range(1, hand + 1))
    return house(f"day=2 {words} hand={held}" + f" discard={gone}" * bool(gone) + f" green.dreams={before}")


def test_rule_17_an_empty_deck_the_discard_is_shuffled() -> None:
    at = play(scarce(1, 10), "ghost: dream red 1", "ghost: dream red 2", "ghost: dream red 3", "ghost: close")
    play(at, "*: show 1", "*: show 2", "*: show 3")
    assert choices(at, "*") == ["draw 8"], "what is left of the deck comes first"
    assert (view(at, "public").deck, view(at, "public").discard) == (1, 10)
    play(at, "*: draw 8")
    assert choices(at, "*") == [f"draw {dream}" for dream in range(9, 19)]
    assert (view(at, "public").deck, view(at, "public").discard, word(at, "shuffles")) == (10, 0, "1")
    play(at, "*: draw 18", "*: draw 9")
    assert word(at, "hand") == "4,5,6,7,8,9,18"


def test_rule_17_a_deck_that_is_just_enough_is_not_shuffled_yet() -> None:
    at = give(scarce(1, 10), "red", 1)
    assert (view(at).deck, view(at).discard, word(at, "shuffles")) == (0, 10, "")


def test_rule_17_a_thrown_hand_is_shuffled_with_the_discard() -> None:
    at = play(scarce(2, 3), "ghost: throw", "*: draw 8", "*: draw 9")
    assert choices(at, "*") == [f"draw {dream}" for dream in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)]
    referee(at)
    assert (word(at, "hand"), view(at).deck, view(at).discard) == ("1,2,3,4,5,8,9", 5, 0)


def test_rule_17_with_no_deck_at_all_a_thrown_hand_can_come_back() -> None:
    at = play(scarce(0), "ghost: throw")
    assert choices(at, "*") == [f"draw {dream}" for dream in range(1, 8)]


def test_rule_17_a_hand_thrown_before_the_shared_dream_is_shuffled_with_the_discard_too() -> None:
    discard = ",".join(str(dream) for dream in range(10, 85))
    at = play(house(f"ask=culprit day=4 discard={discard}", ALL), "ghost: throw")
    assert choices(at, "*") == ["draw 8", "draw 9"], "what is left of the deck comes first"
    play(at, "*: draw 9", "*: draw 8")
    assert choices(at, "*") == [f"draw {dream}" for dream in (*range(1, 8), *range(10, 85))]
    referee(at)
    assert (word(at, "hand"), view(at).deck, view(at).discard) == ("1,2,3,4,5,8,9", 77, 0)
    assert (view(at).question, at.to_act()) == ("culprit", ("ghost",))


def test_rule_17_no_discard_either_the_hand_stays_short() -> None:
    at = give(scarce(1), "red", 1, 2, 3)
    assert (word(at, "hand"), view(at).deck, view(at).discard) == ("4,5,6,7,8", 0, 0)
    assert set(at.to_act()) == {"ghost", "red"}
    give(at, "blue", 4)
    assert word(at, "hand") == "5,6,7,8"


def test_rule_17_it_is_filled_up_before_the_next_dreams() -> None:
    at = give(scarce(1), "red", 1, 2, 3)
    give(give(at, "blue", 4), "green", 5)
    assert word(at, "hand") == "6,7,8"
    assert guess(at, red="cook", blue="cook", green="cook")[:3] == ["right red", "wrong blue", "wrong green"]
    assert (view(at).day, word(at, "hand"), word(at, "shuffles")) == (3, "1,2,3,6,7,8", "1"), "as far as there are cards"
    assert at.to_act() == ("ghost",)


def test_rule_17_and_before_the_shared_dream() -> None:
    before = ",".join(f"1:{dream}" for dream in range(4, 85))
    at = house(f"day=2 hand=1,2,3 dreamt=red red.dreams={before}", {"red": 2, "blue": ALL, "green": ALL})
    assert guess(at, red="key") == ["right red", "draw 4", "draw 5", "draw 6", "draw 7"]
    assert (view(at).question, at.to_act()) == ("culprit", ("ghost",))


def test_rule_18_an_empty_hand_and_they_guess_without_a_dream() -> None:
    at = give(scarce(0, hand=2), "red", 1, 2)
    assert view(at).hand_count == 0
    assert at.to_act() == ("red", "blue", "green")
    assert orb(at, "blue").nights == ()
    assert guess(at, blue="nanny", red="cook", green="cook")[:3] == ["right red", "right blue", "wrong green"]
    assert view(at).day == 3
    assert at.to_act() == ("ghost",), "red's two dreams are his again"


def test_rule_18_whole_days_without_a_dream() -> None:
    at = give(scarce(0, hand=1), "green", 1)
    for day in (3, 4, 5, 6, 7):
        assert guess(at, red="actress", blue="actress", green="actress") == ["wrong red", "wrong blue", "wrong green"]
        assert (view(at).day, at.to_act()) == (day, ("red", "blue", "green"))
    guess(at, red="actress", blue="actress", green="actress")
    assert view(at).outcome is not None


def test_rule_18_guesses_already_made_stand() -> None:
    at = scarce(0, hand=1, words="dreamt=red red.guess=cook")
    give(at, "green", 1)
    assert at.to_act() == ("blue", "green")

"""Rules 26 to 34 as stories: the shared dream, the votes, the end; two players; secrets."""

from itertools import permutations, product

import pytest

from games.mysterium.stories import (
    ALL,
    choices,
    ending,
    game,
    give,
    guess,
    heard,
    house,
    kinds,
    others,
    play,
    position,
    referee,
    refused,
    state,
    view,
    vote,
    voting,
    word,
)
from gaslamp.core import Table, as_bytes
from gaslamp.core.referee import odds
from gaslamp.games.mysterium.board import COLOURS

EVERYBODY = ("ghost", "red", "blue", "green")

# The shared dream.


def test_rule_26_what_nobody_found_leaves_the_table() -> None:
    at = house("dreamt=red day=3", {"red": 2, "blue": ALL, "green": ALL})
    guess(at, red="key")
    for viewer in ("ghost", *others(at)):
        shown = view(at, viewer)
        assert (shown.characters, shown.locations, shown.objects) == ((), (), ())
        assert [each.combination for each in shown.orbs] == [
            ("cook", "attic", "key"),
            ("nanny", "crypt", "rope"),
            ("doctor", "maze", "axe"),
        ]
        assert [each.suspected for each in shown.orbs] == [True] * 3


def test_rule_27_he_chooses_any_combination() -> None:
    at = house("ask=culprit day=4", ALL)
    assert choices(at, "ghost", "culprit") == ["culprit red", "culprit blue", "culprit green"]
    refused(at, "ghost: share 1", "ghost: culprit yellow", "red: vote red", "ghost: dream red 1")


@pytest.mark.parametrize("colour", COLOURS)
def test_rule_27_any_of_six_with_seven_players(colour: str) -> None:
    at = house("ask=culprit day=4", ALL, players=7)
    assert choices(at, "ghost", "culprit") == [f"culprit {each}" for each in COLOURS]
    play(at, f"ghost: culprit {colour}", "ghost: share 1", "ghost: share 2", "ghost: share 3")
    for viewer in others(at):
        assert heard(at, viewer)[0] == "ghost: culprit ?"
    referee(at)
    assert vote(at, *[colour] * 6)[-1] == f"guilty {colour}"


def test_rule_27_the_hand_is_filled_up_first() -> None:
    at = house("ask=culprit day=4 hand=1,2", ALL)
    assert at.to_act() == ("*",)
    assert referee(at) == [f"draw {dream}" for dream in range(3, 8)]
    assert at.to_act() == ("ghost",)


def test_rule_27_three_cards_of_his_hand() -> None:
    at = play(house("ask=culprit day=4", ALL), "ghost: culprit blue")
    assert choices(at, "ghost") == [f"share {dream}" for dream in range(1, 8)]
    refused(at, "ghost: culprit red", "ghost: share 8", "ghost: close")
    play(at, "ghost: share 6", "ghost: share 2")
    refused(at, "ghost: share 2", "ghost: close", "red: vote red")
    play(at, "ghost: share 4")
    assert at.to_act() == ("*",)
    refused(at, "ghost: share 1")
    assert referee(at) == ["show 2", "show 4", "show 6"]
    assert (view(at, "public").shared, view(at, "public").question) == ((2, 4, 6), "vote")


@pytest.mark.parametrize("order", list(permutations((2, 4, 6))))
def test_rule_27_nothing_tells_which_is_which(order: tuple[int, ...]) -> None:
    at = play(house("ask=culprit day=4", ALL), "ghost: culprit blue", *(f"ghost: share {dream}" for dream in order))
    other = play(house("ask=culprit day=4", ALL), "ghost: culprit red", "ghost: share 2", "ghost: share 4", "ghost: share 6")
    for _ in range(3):
        play(at, f"*: {choices(at, '*')[0]}")
        play(other, f"*: {choices(other, '*')[0]}")
        for viewer in others(at):
            assert heard(at, viewer) == heard(other, viewer)
            assert as_bytes(view(at, viewer)) == as_bytes(view(other, viewer))


def test_rule_27_the_choice_is_secret() -> None:
    at = play(house("ask=culprit day=4", ALL), "ghost: culprit blue", "ghost: share 6")
    for viewer in others(at):
        assert heard(at, viewer) == ["ghost: culprit ?", "ghost: share ?"]
        assert (view(at, viewer).culprit, view(at, viewer).laid, view(at, viewer).laid_count) == (None, None, 1)
        assert view(at, viewer).dreaming is None
    assert (view(at, "ghost").culprit, view(at, "ghost").laid) == ("blue", (6,))


def test_rule_27_once_a_game() -> None:
    at = voting()
    vote(at, "red", "red", "red")
    assert (view(at).day, view(at).question, view(at).shared) == (5, "vote", (8, 9, 10))
    assert at.to_act() == ("red", "blue", "green")
    refused(at, "ghost: share 1", "ghost: culprit red", "ghost: throw")


# The vote.


def test_rule_28_each_psychic_names_a_combination() -> None:
    at = voting()
    assert at.to_act() == ("red", "blue", "green")
    for seat in at.to_act():
        assert choices(at, seat) == ["vote red", "vote blue", "vote green"], "his own too"
    refused(at, "ghost: vote red", "red: vote yellow", "red: guess red cook")


def test_rule_28_each_once() -> None:
    at = play(voting(), "blue: vote red")
    assert at.to_act() == ("red", "green")
    refused(at, "blue: vote red", "blue: vote green")
    assert at.undoable(2) == 0


def test_rule_28_sealed_until_all_are_in() -> None:
    at = play(voting(), "red: vote green", "green: vote green")
    for viewer in ("ghost", "blue", "public"):
        assert heard(at, viewer) == ["red: vote ?", "green: vote ?"]
        assert (view(at, viewer).votes, view(at, viewer).voted) == ({}, ("red", "green"))
    assert heard(at, "red") == ["red: vote green", "green: vote ?"]
    assert view(at, "red").votes == {"red": "green"}
    assert view(at, "red+green").votes == {"red": "green", "green": "green"}


def test_rule_28_opened_together() -> None:
    at = play(voting(), "green: vote green", "red: vote green", "blue: vote red")
    assert (view(at).question, view(at, "public").votes) == ("ballots", {})
    assert referee(at)[:3] == ["ballot red green", "ballot blue red", "ballot green green"]
    for viewer in ("ghost", *others(at)):
        assert view(at, viewer).ballots[0].votes == {"red": "green", "blue": "red", "green": "green"}


def test_rule_28_opened_one_after_the_other() -> None:
    at = play(voting(), "red: vote green", "blue: vote red", "green: vote green", "*: ballot red green")
    refused(at, "*: ballot green green", "*: ballot blue blue")
    assert (view(at, "public").votes, view(at, "blue").votes) == ({"red": "green"}, {"red": "green", "blue": "red"})


@pytest.mark.parametrize("votes", list(product(("red", "blue", "green"), repeat=3)))
def test_rule_29_more_than_half(votes: tuple[str, str, str]) -> None:
    at = voting()
    said = vote(at, *votes)[3:]
    leader = max(votes, key=votes.count)
    if votes.count(leader) > 1:
        assert said == [f"guilty {leader}" if leader == "blue" else f"innocent {leader}"]
        assert view(at).ballots[0].accused == leader
    else:
        assert said == []
        assert (view(at).round, view(at).day) == (2, 4)


def test_rule_29_half_is_not_enough() -> None:
    at = voting(players=5)
    assert vote(at, "red", "red", "green", "blue") == [
        "ballot red red",
        "ballot blue red",
        "ballot green green",
        "ballot yellow blue",
    ]
    assert (view(at).round, view(at).question) == (2, "vote")
    assert vote(at, "red", "red", "green", "red")[-1] == "innocent red"


def test_rule_29_who_is_accused_waits_for_the_verdict() -> None:
    at = play(voting(), "red: vote green", "blue: vote green", "green: vote red")
    play(at, "*: ballot red green", "*: ballot blue green", "*: ballot green red")
    assert (view(at).question, word(at, "accused"), at.to_act()) == ("verdict", "green", ("*",))
    refused(at, "*: guilty green", "*: innocent red", "*: guilty blue", "*: lot green")


def divided(words: str = "round=3") -> Table:
    return voting(words, players=6)


def test_rule_30_without_a_majority_they_vote_again() -> None:
    at = divided("round=1")
    for round_ in (1, 2):
        assert (view(at, "public").round, at.to_act()) == (round_, at.game.seats[1:])
        assert vote(at, "red", "red", "green", "blue", "violet") == [
            "ballot red red",
            "ballot blue red",
            "ballot green green",
            "ballot yellow blue",
            "ballot violet violet",
        ]
        assert view(at).day == 4
    assert view(at, "public").round == 3
    assert [(ballot.day, ballot.accused) for ballot in view(at, "public").ballots] == [(4, None), (4, None)]


def test_rule_30_in_the_third_vote_a_single_leader_is_enough() -> None:
    assert vote(divided(), "red", "red", "green", "blue", "violet")[-1] == "innocent red"


def test_rule_30_on_the_seventh_day_too() -> None:
    at = divided("round=3 day=7")
    assert vote(at, "blue", "blue", "green", "red", "violet")[5:] == ["guilty blue"], "without a lot"
    assert ending(at) == (at.game.seats, "culprit found")
    at = divided("round=3 day=7")
    assert vote(at, "red", "red", "green", "blue", "violet")[5:] == ["innocent red"]
    assert ending(at) == ((), "out of days")
    assert vote(divided("round=3 day=7"), "red", "red", "blue", "blue", "violet")[5:] == ["lot red", "innocent red"]


def test_rule_30_not_in_the_second() -> None:
    assert vote(divided("round=2"), "red", "red", "green", "blue", "violet")[-1] == "ballot violet violet"


def test_rule_30_if_several_lead_the_lot_decides() -> None:
    at = divided()
    for seat, colour in zip(at.game.seats[1:], ("red", "red", "yellow", "blue", "yellow"), strict=True):
        play(at, f"{seat}: vote {colour}")
    while not choices(at, "*")[0].startswith("lot"):
        play(at, f"*: {choices(at, '*')[0]}")
    assert choices(at, "*") == ["lot red", "lot yellow"], "among them, not among all"
    assert len(set(odds(at.state))) == 1
    assert view(at, "public").votes == {"red": "red", "blue": "red", "green": "yellow", "yellow": "blue", "violet": "yellow"}
    play(at, "*: lot yellow")
    assert choices(at, "*") == ["innocent yellow"]
    assert word(play(at, "*: innocent yellow"), "ballots") == "4:yellow:red/red/yellow/blue/yellow"


def test_rule_30_the_lot_can_find_the_culprit() -> None:
    at = voting("round=3")
    for seat, colour in zip(at.game.seats[1:], ("red", "blue", "green"), strict=True):
        play(at, f"{seat}: vote {colour}")
    play(at, "*: ballot red red", "*: ballot blue blue", "*: ballot green green", "*: lot blue", "*: guilty blue")
    assert ending(at) == (EVERYBODY, "culprit found")


def test_rule_30_the_next_day_begins_with_a_first_vote() -> None:
    at = divided()
    vote(at, "red", "red", "green", "blue", "violet")
    assert (view(at).day, view(at).round) == (5, 1)
    vote(at, "blue", "blue", "green", "violet", "violet")
    assert (view(at).day, view(at).round, view(at).question) == (5, 2, "vote")


def test_rule_31_the_culprits_combination_wins() -> None:
    at = voting()
    assert vote(at, "blue", "red", "blue")[-1] == "guilty blue"
    assert ending(at) == (EVERYBODY, "culprit found")
    for viewer in ("ghost", *others(at)):
        assert (view(at, viewer).culprit, view(at, viewer).day) == ("blue", 4)
        assert view(at, viewer).ballots[-1].accused == "blue"


def test_rule_31_an_innocent_combination_leaves_and_the_day_is_over() -> None:
    at = voting()
    assert vote(at, "green", "green", "blue")[-1] == "innocent green"
    assert (view(at).day, view(at).round, view(at).shared) == (5, 1, (8, 9, 10))
    for viewer in ("ghost", *others(at)):
        assert [each.suspected for each in view(at, viewer).orbs] == [True, True, False]
    for seat in ("red", "blue", "green"):
        assert choices(at, seat) == ["vote red", "vote blue"], "whose combination it was still votes"
    refused(at, "red: vote green", "green: vote green")
    for viewer in others(at):
        assert view(at, viewer).culprit is None


def test_rule_31_at_last_one_is_left() -> None:
    at = voting("suspected=blue day=6 ballots=4:red:red/red/red,5:green:green/green/green")
    assert choices(at, "green") == ["vote blue"]
    assert vote(at, "blue", "blue", "blue")[-1] == "guilty blue"


def test_rule_32_lost_when_the_seventh_day_is_over() -> None:
    at = voting("day=7")
    assert vote(at, "red", "red", "blue")[-1] == "innocent red"
    assert (ending(at), view(at).day, at.to_act()) == (((), "out of days"), 7, ())
    assert view(at).ballots[-1].accused == "red"


def test_rule_32_won_on_the_seventh_day() -> None:
    at = voting("day=7")
    vote(at, "blue", "blue", "red")
    assert ending(at) == (EVERYBODY, "culprit found")


def test_rule_32_as_many_attempts_as_days_are_left() -> None:
    at = voting("day=5", players=7)
    for day, colour in ((5, "red"), (6, "green"), (7, "yellow")):
        assert view(at).day == day
        vote(at, *[colour] * 6)
    assert ending(at) == ((), "out of days")


def test_rule_32_failed_votes_cost_no_day() -> None:
    at = voting("day=7")
    vote(at, "red", "blue", "green")
    vote(at, "red", "blue", "green")
    assert (view(at).day, view(at).round, ending(at)) == (7, 3, None)


@pytest.mark.parametrize("order", list(permutations(("red", "blue", "green"))))
def test_in_which_order_votes_are_cast_does_not_matter(order: tuple[str, ...]) -> None:
    named = {"red": "blue", "blue": "green", "green": "green"}
    at = play(voting(), *(f"{seat}: vote {named[seat]}" for seat in order))
    other = play(voting(), *(f"{seat}: vote {colour}" for seat, colour in named.items()))
    assert position(at) == position(other)


# Two players.


def test_rule_33_one_psychic_has_two_orbs() -> None:
    at = house(players=2)
    assert [(each.colour, each.seat) for each in view(at).orbs] == [("red", "psychic"), ("blue", "psychic")]
    assert len(view(at).characters) == 4


def test_rule_33_a_dream_and_a_guess_for_each() -> None:
    at = give(house(players=2), "blue", 1)
    assert at.to_act() == ("ghost", "psychic")
    assert {move.split()[1] for move in choices(at, "psychic")} == {"blue"}
    give(at, "red", 2)
    assert {move.split()[1] for move in choices(at, "psychic")} == {"red", "blue"}
    assert guess(at, blue="cook") == []
    refused(at, "psychic: guess blue nanny")
    assert at.to_act() == ("psychic",)
    assert guess(at, red="cook") == ["right red", "wrong blue"]
    assert [each.seeks for each in view(at).orbs] == ["location", "character"]


def test_rule_33_one_orb_may_be_finished_first() -> None:
    at = house(found={"red": ALL}, players=2)
    assert {move.split()[1] for move in choices(at, "ghost", "dream")} == {"blue"}
    give(at, "blue", 1)
    assert guess(at, blue="nanny") == ["right blue"]


def test_rule_33_one_voice() -> None:
    at = voting(players=2)
    assert choices(at, "psychic") == ["vote red", "vote blue"]
    assert vote(at, "red") == ["ballot psychic red", "innocent red"]
    assert (view(at).day, choices(at, "psychic")) == (5, ["vote blue"])
    assert vote(at, "blue") == ["ballot psychic blue", "guilty blue"]
    assert ending(at) == (("ghost", "psychic"), "culprit found")


def test_rule_33_the_second_stage_begins_when_both_are_found() -> None:
    at = house("dreamt=red,blue day=3", {"red": 2, "blue": 2}, players=2)
    guess(at, red="key", blue="rope")
    assert kinds(at, "ghost") == {"culprit", "throw"}
    assert choices(at, "ghost", "culprit") == ["culprit red", "culprit blue"]


# Secrets.

SECRETS = [
    ("hand=1,2,3,4,5,6,7", "hand=11,12,13,14,15,16,17"),
    ("discard=40,41", "discard=50,51"),
    ("laid=red:40,41 hand=1,2,3,4,5", "laid=red:50,51 hand=1,2,3,4,5"),
]


@pytest.mark.parametrize(("one", "other"), SECRETS)
def test_rule_34_hand_discard_and_what_lies_face_down(one: str, other: str) -> None:
    for viewer in others(house(one)):
        assert as_bytes(view(house(one), viewer)) == as_bytes(view(house(other), viewer))


def test_rule_34_cards_under_the_tokens() -> None:
    at = house("dreamt=red,blue", {"red": 1})
    hidden = position(at).replace("attic,key", "X,key").replace("crypt,rope", "attic,key").replace("X,key", "crypt,rope")
    other = Table(game(), hidden)
    assert position(other) != position(at)
    for viewer in others(at):
        assert as_bytes(view(at, viewer)) == as_bytes(view(other, viewer))
    assert as_bytes(view(at, "ghost")) != as_bytes(view(other, "ghost"))


def test_rule_34_the_culprit_until_the_end() -> None:
    for viewer in others(voting()):
        assert as_bytes(view(voting(), viewer)) == as_bytes(view(voting("culprit=red"), viewer))
    assert view(voting("culprit=red"), "ghost").culprit == "red"


def test_rule_34_a_vote_until_all_are_in() -> None:
    one, other = play(voting(), "red: vote blue"), play(voting(), "red: vote green")
    for viewer in ("ghost", "blue", "green", "blue+green", "public"):
        assert as_bytes(view(one, viewer)) == as_bytes(view(other, viewer))
    assert view(one, "red") != view(other, "red")


def test_rule_34_everything_else_is_open() -> None:
    at = give(house("discard=40,41"), "red", 3)
    shown = view(at, "public")
    assert (shown.deck, shown.discard, shown.hand_count, shown.throws, shown.day) == (74, 2, 7, 1, 1)
    assert int(state(at).deck) == 74

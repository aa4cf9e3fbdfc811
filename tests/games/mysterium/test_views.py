"""Who sees what, at every stage of a game, field by field."""

import msgspec
import pytest

from games.mysterium.stories import (
    ALL,
    at_random,
    choices,
    give,
    guess,
    heard,
    house,
    orb,
    others,
    play,
    position,
    table,
    view,
    vote,
    voting,
)
from gaslamp.core import Rng, Table, as_bytes

COMBINING = (
    "ask=combinations " + next(word for word in position(house()).split() if word.startswith("table=")) + " red=cook,attic"
)


def hidden(at: Table, viewer: str) -> set[str]:
    """The fields that a viewer does not see as they are; of the orbs, theirs."""
    mine, truth = view(at, viewer), view(at)
    fields = {name for name in mine.__struct_fields__ if getattr(mine, name) != getattr(truth, name)} - {"viewer", "orbs"}
    for my, true in zip(mine.orbs, truth.orbs, strict=True):
        fields |= {f"orbs.{name}" for name in my.__struct_fields__ if getattr(my, name) != getattr(true, name)}
    return fields


SECRET = {"hand", "laid", "orbs.combination"}
STAGES = [
    (table(), {"hand", "laid"}),
    (play(table(), "*: table cook"), {"hand", "laid"}),
    (table(COMBINING), {"hand", "laid"}),
    (house("hand=1,2"), SECRET),
    (house(), SECRET),
    (play(house(), "ghost: dream red 4"), SECRET),
    (play(house(), "ghost: dream red 4", "ghost: dream red 2", "ghost: close", "*: show 2"), SECRET),
    (house("dreamt=red red.guess=doctor red.misses=nanny red.dreams=1:50"), SECRET),
    (house("ask=answers red.guess=cook green.guess=cook"), SECRET),
    (house("dreamt=green", {"red": 1, "blue": 2}), SECRET),
    (house("dreamt=green", {"red": ALL, "blue": ALL}), SECRET),
    (house("ask=culprit day=3", ALL), {"hand", "laid"}),
    (play(house("ask=culprit day=3", ALL), "ghost: culprit red", "ghost: share 5"), {"hand", "laid", "culprit"}),
    (voting(), {"hand", "laid", "culprit"}),
    (voting("ask=verdict votes=red:red,blue:red,green:red opened=3 accused=red"), {"hand", "laid", "culprit"}),
    (voting("ask=over day=7 over=lost"), {"hand", "laid", "culprit"}),
    (voting("ask=over over=won accused=blue"), {"hand", "laid"}),
]


@pytest.mark.parametrize(("at", "secret"), STAGES)
def test_what_is_hidden_from_everybody_but_the_ghost(at: Table, secret: set[str]) -> None:
    for viewer in others(at):
        assert hidden(at, viewer) == secret
        assert (view(at, viewer).hand, view(at, viewer).laid) == (None, None)
        if "culprit" in secret:
            assert view(at, viewer).culprit is None
    assert hidden(at, "ghost") == set()


@pytest.mark.parametrize(
    ("words", "unknown"),
    [
        ("votes=red:blue,green:red", {"ghost": 2, "red": 1, "blue": 2, "green": 1, "red+green": 0, "public": 2}),
        ("ask=ballots votes=red:blue,blue:red,green:red", {"ghost": 3, "red": 2, "blue": 2, "red+blue+green": 0, "public": 3}),
        ("ask=ballots votes=red:blue,blue:red,green:red opened=2", {"ghost": 1, "red": 1, "green": 0, "public": 1}),
    ],
)
def test_votes_are_seen_by_who_cast_them_until_they_are_opened(words: str, unknown: dict[str, int]) -> None:
    at = voting(words)
    for viewer, count in unknown.items():
        assert len(view(at).votes) - len(view(at, viewer).votes) == count
        assert view(at, viewer).votes.items() <= view(at).votes.items()
        assert view(at, viewer).voted == view(at).voted


def test_after_a_vote_the_next_begins_with_nothing() -> None:
    at = voting()
    vote(at, "red", "blue", "green")
    assert (view(at).votes, view(at).voted, len(view(at).ballots)) == ({}, (), 1)


def test_the_fields_of_a_day() -> None:
    at = house("day=2 dreamt=red red.dreams=1:50,2:51 red.misses=nanny red.guess=actress discard=60", {"blue": 1, "green": ALL})
    shown = msgspec.to_builtins(view(at, "blue"))
    orbs = shown.pop("orbs")
    assert shown == {
        "viewer": "blue",
        "to_act": ("ghost",),
        "outcome": None,
        "game": "mysterium",
        "question": "day",
        "stage": 1,
        "day": 2,
        "difficulty": "easy",
        "characters": ("actress", "alchemist", "archaeologist", "cook"),
        "locations": ("attic", "aviary", "ballroom", "bathhouse", "crypt"),
        "objects": ("bell", "candlestick", "dagger", "key", "rope"),
        "dreaming": None,
        "laid_count": 0,
        "hand_count": 7,
        "deck": 74,
        "discard": 1,
        "throws": 1,
        "shared": (),
        "voted": (),
        "round": 1,
        "ballots": (),
        "votes": {},
        "hand": None,
        "laid": None,
        "culprit": None,
    }
    assert orbs[0] == {
        "colour": "red",
        "seat": "red",
        "seeks": "character",
        "found": (),
        "nights": ((50,), (51,)),
        "days": (1, 2),
        "dreamt": True,
        "guess": "actress",
        "misses": ("nanny",),
        "combination": None,
        "suspected": True,
    }
    assert [(each["seeks"], each["found"], each["dreamt"], each["combination"]) for each in orbs[1:]] == [
        ("location", ("nanny",), False, None),
        (None, ("doctor", "maze", "axe"), False, ("doctor", "maze", "axe")),
    ]
    assert view(at, "ghost").hand == (1, 2, 3, 4, 5, 6, 7)
    assert orb(at, "red", "ghost").combination == ("cook", "attic", "key")


def test_the_fields_of_a_vote() -> None:
    at = voting(
        "day=6 round=2 suspected=red,blue votes=blue:red ballots=5:green:green/green/red,6:-:red/blue/red", difficulty="hard"
    )
    shown = view(at, "blue")
    assert (shown.stage, shown.question, shown.day, shown.round) == (2, "vote", 6, 2)
    assert (shown.votes, shown.voted, shown.shared) == ({"blue": "red"}, ("blue",), (8, 9, 10))
    assert [(ballot.day, ballot.accused, ballot.votes) for ballot in shown.ballots] == [
        (5, "green", {"red": "green", "blue": "green", "green": "red"}),
        (6, None, {"red": "red", "blue": "blue", "green": "red"}),
    ]
    assert [each.suspected for each in shown.orbs] == [True, True, False]
    assert (shown.difficulty, shown.throws) == ("hard", 1)


def test_while_it_is_being_shown_a_dream_is_seen_card_by_card() -> None:
    at = play(house(), "ghost: dream red 4", "ghost: dream red 2", "ghost: close")
    assert (orb(at, "red", "public").nights, orb(at, "red", "public").dreamt) == ((), False)
    play(at, "*: show 2")
    assert (orb(at, "red", "public").nights, view(at, "public").laid_count) == (((2,),), 1)
    assert not orb(at, "red", "public").dreamt


def test_a_dream_of_yesterday_is_not_todays() -> None:
    at = house("dreamt=red,blue,green red.dreams=1:40 blue.dreams=1:41 green.dreams=1:42")
    guess(at, red="actress", blue="actress", green="actress")
    for viewer in ("ghost", *others(at)):
        assert [(each.nights, each.dreamt) for each in view(at, viewer).orbs] == [(((dream,),), False) for dream in (40, 41, 42)]
    give(at, "blue", 1)
    for viewer in ("ghost", *others(at)):
        assert [each.dreamt for each in view(at, viewer).orbs] == [False, True, False]


def test_a_day_without_a_dream_is_marked_like_any_other() -> None:
    before = ",".join(f"1:{dream}" for dream in range(2, 85))
    at = give(house(f"day=2 hand=1 green.dreams={before}", {"blue": ALL}), "red", 1)
    assert [each.dreamt for each in view(at).orbs if each.seeks] == [True, True]


@pytest.mark.parametrize("players", [2, 4, 7])
def test_a_psychic_sees_what_the_public_sees_and_his_own_vote(players: int) -> None:
    at, rng = table(players=players), Rng(players)
    while at_random(at, rng, 95, 30):
        public = view(at, "public")
        for seat in at.game.seats[1:]:
            mine = view(at, seat)
            assert mine.votes.items() >= public.votes.items()
            assert set(mine.votes) <= {seat, *public.votes}
            assert as_bytes(msgspec.structs.replace(mine, viewer="public", votes=public.votes)) == as_bytes(public)


@pytest.mark.parametrize("players", [2, 5])
def test_lines_hide_what_views_hide(players: int) -> None:
    """Whoever is no ghost hears no card that is drawn, laid or under a token before all may know it."""
    at, rng = table(players=players), Rng(4)
    while at_random(at, rng, 95, 30):
        pass
    hidden = {
        "combination",
        "draw",
        "dream",
        "culprit",
        "share",
        *(["vote"] if players > 2 else []),
    }  # one voice alone is heard at once
    assert {line.split(": ")[1].split()[0] for line in heard(at, "public") if line.endswith("?")} == hidden
    for mine, true in zip(heard(at, "public"), heard(at, "truth"), strict=True):
        first = true.split(": ")[1].split()[0]
        assert (mine != true) == (first in hidden)
        assert mine.removesuffix("?") == true[: len(mine) - mine.endswith("?")]
    ghost = [line for line, true in zip(heard(at, "ghost"), heard(at, "truth"), strict=True) if line != true]
    assert {line.split(": ")[1] for line in ghost} == ({"vote ?"} if players > 2 else set())


def test_a_dream_by_another_order_looks_the_same_to_all_but_the_ghost() -> None:
    one = play(house(), "ghost: dream blue 7", "ghost: dream blue 1")
    other = play(house(), "ghost: dream blue 2", "ghost: dream blue 5")
    for viewer in others(one):
        assert as_bytes(view(one, viewer)) == as_bytes(view(other, viewer))
        assert heard(one, viewer) == heard(other, viewer)
    assert view(one, "ghost").laid != view(other, "ghost").laid


def test_choices_of_the_referee_are_certain_but_for_luck() -> None:
    """What follows from what was laid, guessed or voted is one move; only cards drawn, and the lot, are several."""
    at, rng = table(players=6), Rng(2)
    while at_random(at, rng, 90, 30):
        if at.to_act() == ("*",):
            moves = choices(at, "*")
            assert len(moves) == 1 or moves[0].split()[0] in ("table", "combination", "draw", "lot")

"""What the terminal shows: the drawing and the words beside it, and the sentences of the log."""

import pytest

from games.mysterium.stories import ALL, at_random, give, guess, house, play, table, view, vote, voting
from gaslamp.core import Rng, Table
from gaslamp.games import rules
from gaslamp.locales import say

# The drawing.

DAY = """
 1  [2]  3   4   5   6   7

characters actress  alchemist  archaeologist  cook
locations  attic  aviary  ballroom  bathhouse  crypt
objects    bell  candlestick  dagger  key  rope

red        → character?   dreams 50 | 7 51   wrong: nanny   guess: actress
blue    nanny   → location?
green   doctor, maze, axe
"""


def test_the_drawing_of_a_day() -> None:
    words = "day=2 dreamt=red red.dreams=1:50,2:7,2:51 red.misses=nanny red.guess=actress hand=1,2,3,4,5,6,8"
    at = house(words, {"blue": 1, "green": ALL})
    assert f"\n{at.game.picture(view(at, 'blue'))}\n" == DAY
    drawn = at.game.picture(view(at, "ghost"))
    assert drawn.splitlines()[-1] == "hand: 1 2 3 4 5 6 8"
    assert "\nred     cook, attic, key   → character?   dreams 50 | 7 51" in drawn


VOTE = """
 1   2   3   4   5  [6]  7

characters
locations
objects

red     cook, attic, key
blue    nanny, crypt, rope
green   doctor, maze, axe   innocent

shared dream: 8 9 10
"""


def test_the_drawing_of_a_vote() -> None:
    at = voting("day=6 suspected=red,blue")
    assert f"\n{at.game.picture(view(at, 'red'))}\n" == VOTE


def test_a_long_row_of_cards_is_broken() -> None:
    at = house(players=7, difficulty="very_hard")
    lines = at.game.picture(view(at)).splitlines()
    assert max(len(line) for line in lines) <= 100
    assert lines[2].startswith("characters actress  alchemist")
    assert lines[3].startswith(" " * 11)
    assert sum(len(line.split()) for line in lines[2:8]) == 3 * 12 + 3


# Words.


def beside(at: Table, viewer: str) -> list[str]:
    return [say(message).replace("\n", " ") for message in at.game.beside(view(at, viewer))]


def test_the_words_beside_the_tableau() -> None:
    assert beside(house("day=2 discard=40,41"), "red") == [
        "Day 2 of 7; 5 more to come.",
        "Dreams: 7 in the ghost’s hand, 75 in the deck, 2 discarded.",
        "The ghost may throw his hand once today.",
    ]
    assert beside(house("day=7 thrown=1"), "red")[::2] == [
        "Day 7 of 7; it is the last.",
        "The ghost may not throw his hand any more today.",
    ]
    assert beside(house("day=6"), "red")[0] == "Day 6 of 7; one more to come."


@pytest.mark.parametrize(
    ("thrown", "said"),
    [(0, "throw his hand 3 more times."), (2, "throw his hand once more."), (3, "not throw his hand.")],
)
def test_throws_of_a_game_are_counted(thrown: int, said: str) -> None:
    assert beside(house(f"thrown={thrown}", difficulty="normal"), "red")[2] == f"The ghost may {said}"


def test_the_culprit_is_told_to_the_ghost_and_at_the_end_to_all() -> None:
    told = "The culprit: the blue combination."
    assert (beside(voting(), "ghost")[-1], len(beside(voting(), "red"))) == (told, 2)
    at = voting()
    vote(at, "blue", "blue", "blue")
    assert beside(at, "public")[-1] == told


def asked(at: Table) -> str | None:
    """What those to act are told; the same whoever looks."""
    messages = [at.game.asks(view(at, viewer)) for viewer in ("truth", "ghost", at.game.seats[1], "public")]
    assert messages == messages[:1] * 4
    return say(messages[0]) if messages[0] is not None else None


def test_those_to_act_are_told_what_to_do() -> None:
    at = house()
    assert asked(at) == "The ghost gives the dreams of the day."
    give(at, "red", 1)
    assert asked(at) == "The ghost gives dreams; whoever has his dream may already guess."
    give(give(at, "blue", 2), "green", 3)
    assert asked(at) == "Everybody who still seeks something makes a guess."
    at = house("ask=culprit day=3", ALL)
    assert asked(at) == "The ghost chooses the culprit."
    assert asked(play(at, "ghost: culprit red")) == "The ghost lays three dreams for everybody."
    assert asked(voting()) == "Who did it? Everybody votes."
    assert asked(voting("round=2")) == "No majority: everybody votes again."
    assert asked(voting("round=3")) == "The third vote: a single leader is enough, and among several the lot decides."


def test_while_the_referee_plays_nobody_is_asked() -> None:
    at, rng, quiet = table(), Rng(5), 0
    while at.to_act():
        assert (asked(at) is None) == (at.to_act() == ("*",))
        quiet += asked(at) is None
        at_random(at, rng, 95)
    assert asked(at) is None
    assert quiet > 50


def told(at: Table, viewer: str) -> list[str]:
    return [say(message) for message in at.log(at.game.read_viewer(viewer))]


def test_sentences_of_a_day() -> None:
    at = give(house("dreamt=blue", {"green": ALL}), "red", 5, 2)
    guess(at, red="actress", blue="nanny")
    play(at, "ghost: throw")
    assert told(at, "red") == [
        "The ghost lays a dream for the red orb, face down.",
        "The ghost lays a dream for the red orb, face down.",
        "The ghost closes the dream.",
        "Dream 2 is shown.",
        "Dream 5 is shown.",
        "The ghost draws a dream.",
        "The ghost draws a dream.",
        "Red guesses for the red orb: actress.",
        "Blue guesses for the blue orb: nanny.",
        "The red orb: wrong.",
        "The blue orb: right.",
        "The ghost throws his hand away.",
    ]
    assert told(at, "ghost")[0] == "The ghost lays dream 5 for the red orb."
    assert told(at, "ghost")[5] == "The ghost draws dream 8."


def test_sentences_of_the_set_up() -> None:
    at = play(table(players=2), *(f"*: table {card}" for card in ("cook", "nanny", "doctor", "sailor", "attic", "wine_cellar")))
    play(at, *(f"*: table {card}" for card in ("maze", "chapel", "axe", "bell", "key", "rope")), "*: combination red cook")
    assert told(at, "psychic")[5] == "Laid out: wine cellar."
    assert told(at, "psychic")[-1] == "A card is laid under the red token."
    assert told(at, "ghost")[-1] == "Under the red token lies: cook."


def test_sentences_of_a_vote() -> None:
    at = play(house("ask=culprit day=3", ALL), "ghost: culprit blue", "ghost: share 5", "ghost: share 2", "ghost: share 7")
    play(at, "*: show 2", "*: show 5", "*: show 7", "red: vote green", "blue: vote green", "green: vote red")
    play(at, "*: ballot red green", "*: ballot blue green", "*: ballot green red", "*: innocent green")
    vote(at, "blue", "blue", "red")
    assert told(at, "red")[:2] == ["The ghost has chosen the culprit.", "The ghost lays a dream for everybody, face down."]
    assert told(at, "red")[7:14] == [
        "Red votes for the green combination.",
        "Blue has voted.",
        "Green has voted.",
        "Red named the green combination.",
        "Blue named the green combination.",
        "Green named the red combination.",
        "The green combination is not the culprit’s.",
    ]
    assert told(at, "red")[-1] == "The blue combination is the culprit’s."
    own = told(at, "ghost")
    assert own[:2] == ["The ghost makes the blue combination the culprit’s.", "The ghost lays dream 5 for everybody."]
    assert own[7] == "Red has voted."


def test_one_psychic_with_two_orbs() -> None:
    at = house("dreamt=blue", players=2)
    play(at, "psychic: guess blue nanny")
    assert told(at, "public") == ["The psychic guesses for the blue orb: nanny."]
    at = voting(players=2)
    vote(at, "red")
    assert told(at, "public")[:2] == ["The psychic votes for the red combination.", "The psychic named the red combination."]


@pytest.mark.parametrize("players", [2, 7])
def test_every_move_and_sighting_has_a_sentence(players: int) -> None:
    made = table(players=players).game
    for number, words in enumerate(made.words):
        first, *rest = words.split()
        for seat in (made.seats[0], made.seats[-1], "*"):
            sentence = say(made.sentence(made.read_actor(seat), number))
            assert "mysterium" not in sentence
            assert "{" not in sentence
            for word in rest:
                assert word == "?" or word.replace("_", " ") in sentence.lower() or first == "ballot"


def test_the_rules_can_be_read() -> None:
    assert rules("mysterium", "en").startswith("# Mysterium\n")

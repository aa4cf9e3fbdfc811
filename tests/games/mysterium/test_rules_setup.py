"""Rules 1 to 7 as stories: what is in the box, and the set-up."""

from fractions import Fraction

import pytest

from games.mysterium.stories import (
    UNDER,
    choices,
    game,
    heard,
    house,
    laid_out,
    others,
    play,
    referee,
    refused,
    state,
    table,
    view,
)
from gaslamp.core import SetupError, Table
from gaslamp.core.referee import odds
from gaslamp.games.mysterium.board import CARDS, COLOURS, EACH

CHARACTERS, LOCATIONS, OBJECTS = CARDS[:EACH], CARDS[EACH : 2 * EACH], CARDS[2 * EACH :]


def laid() -> Table:
    """A game from its beginning, with the tableau of the house laid out."""
    return play(table(), *(f"*: table {card}" for card in laid_out(COLOURS[:3], 6)))


def combined() -> Table:
    """The same, with the cards of the house under the tokens."""
    return play(laid(), *(f"*: combination {colour} {card}" for colour in COLOURS[:3] for card in UNDER[colour]))


@pytest.mark.parametrize("players", range(3, 8))
def test_rule_1_a_ghost_and_a_colour_for_each_psychic(players: int) -> None:
    assert game(players=players).seats == ("ghost", "red", "blue", "green", "yellow", "violet", "white")[:players]


def test_rule_1_two_to_seven() -> None:
    assert game(players=2).seats == ("ghost", "psychic")
    for players in (1, 8):
        with pytest.raises(SetupError):
            game(players=players)


@pytest.mark.parametrize("players", range(2, 8))
def test_rule_1_they_win_and_lose_together(players: int) -> None:
    assert game(players=players).sides == {"together": (1 << players) - 1}


TABLEAU = {
    2: (4, 5, 6, 7),
    3: (5, 6, 7, 8),
    4: (6, 7, 8, 9),
    5: (7, 8, 9, 10),
    6: (8, 9, 10, 11),
    7: (9, 10, 11, 12),
}
"""The rulebook's table: cards of each kind by players, easy to very hard."""


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("column", range(4))
def test_rule_2_how_many_cards_are_laid_out(players: int, column: int) -> None:
    at = table(players=players, difficulty=("easy", "normal", "hard", "very_hard")[column])
    while view(at).question == "table":
        play(at, f"*: {choices(at, '*')[-1]}")
    shown = view(at, "public")
    assert [len(cards) for cards in (shown.characters, shown.locations, shown.objects)] == [TABLEAU[players][column]] * 3


def test_rule_2_the_rulebooks_example() -> None:
    """Four people and an easy game: six of each kind."""
    assert laid_out(COLOURS[:3], 6) == [
        *("actress", "alchemist", "archaeologist", "cook", "doctor", "nanny"),
        *("attic", "aviary", "ballroom", "bathhouse", "crypt", "maze"),
        *("axe", "bell", "candlestick", "dagger", "key", "rope"),
    ]
    assert view(laid()).question == "combinations"


def test_rule_2_an_easy_game_for_four_is_the_usual_one() -> None:
    assert game().settings == {"players": 4, "difficulty": "easy"}


def test_rule_2_any_of_eighteen_and_each_once() -> None:
    at = table()
    assert choices(at, "*") == [f"table {card}" for card in CHARACTERS]
    assert odds(at.state) == [Fraction(1, 18)] * 18
    play(at, "*: table cook")
    assert choices(at, "*") == [f"table {card}" for card in CHARACTERS if card != "cook"]
    refused(at, "*: table cook", "*: table attic", "*: table key")


def test_rule_2_characters_then_locations_then_objects() -> None:
    at = play(table(), *(f"*: table {card}" for card in CHARACTERS[:6]))
    assert choices(at, "*") == [f"table {card}" for card in LOCATIONS]
    play(at, *(f"*: table {card}" for card in LOCATIONS[:6]))
    assert choices(at, "*") == [f"table {card}" for card in OBJECTS]


def test_rule_2_all_see_the_tableau() -> None:
    at = combined()
    for viewer in ("ghost", *others(at)):
        shown = view(at, viewer)
        assert [*shown.characters, *shown.locations, *shown.objects] == laid_out(COLOURS[:3], 6)
        assert heard(at, viewer)[:18] == [f"*: table {card}" for card in laid_out(COLOURS[:3], 6)]


def test_rule_3_what_was_not_laid_out_is_in_the_box_for_good() -> None:
    at = house("dreamt=red")
    assert choices(at, "red") == [f"guess red {card}" for card in laid_out(COLOURS[:3], 6)[:6]]
    refused(at, "red: guess red soldier")
    at = laid()
    refused(at, "*: combination red soldier", "*: table soldier")


def test_rule_4_the_first_of_seven_days() -> None:
    assert view(table()).day == view(combined()).day == 1
    with pytest.raises(SetupError, match="Allowed: 1–7"):
        house("day=8")


def test_rule_5_an_orb_of_his_own_colour_for_every_psychic() -> None:
    assert [(each.colour, each.seat) for each in view(table()).orbs] == [(colour, colour) for colour in ("red", "blue", "green")]
    assert [each.colour for each in view(table(players=7)).orbs] == list(COLOURS)


def test_rule_6_a_character_a_location_and_an_object_under_each_token() -> None:
    at = laid()
    for colour in COLOURS[:3]:
        for kind, cards in enumerate((CHARACTERS, LOCATIONS, OBJECTS)):
            drawn = [UNDER[before][kind] for before in COLOURS[: COLOURS.index(colour)]]
            left = [card for card in laid_out(COLOURS[:3], 6) if card in cards and card not in drawn]
            assert choices(at, "*") == [f"combination {colour} {card}" for card in left], "on the table, and under no other token"
            assert odds(at.state) == [Fraction(1, len(left))] * len(left)
            play(at, f"*: combination {colour} {UNDER[colour][kind]}")
    assert {each.colour: each.combination for each in view(at, "ghost").orbs} == {colour: UNDER[colour] for colour in COLOURS[:3]}


def test_rule_6_the_cards_under_the_tokens_are_doubles_of_those_on_the_table() -> None:
    assert view(combined()).characters == view(laid()).characters


def test_rule_6_no_card_lies_under_two_tokens() -> None:
    at = play(laid(), "*: combination red cook", "*: combination red attic", "*: combination red key")
    refused(at, "*: combination blue cook", "*: combination red nanny", "*: combination green nanny", "*: combination blue crypt")


def test_rule_6_only_the_ghost_knows_them() -> None:
    at = combined()
    for viewer in others(at):
        assert heard(at, viewer)[18:] == [f"*: combination {colour} ?" for colour in COLOURS[:3] for _ in range(3)]
        assert [each.combination for each in view(at, viewer).orbs] == [None] * 3
    assert heard(at, "ghost")[18:21] == ["*: combination red cook", "*: combination red attic", "*: combination red key"]


def test_rule_7_eighty_four_dreams() -> None:
    at = combined()
    assert choices(at, "*") == [f"draw {dream}" for dream in range(1, 85)]
    assert odds(at.state) == [Fraction(1, 84)] * 84
    assert (view(at, "public").deck, view(at, "public").hand_count, view(at, "public").discard) == (84, 0, 0)


def test_rule_7_before_the_first_dream_the_ghost_draws_seven() -> None:
    at = combined()
    assert referee(at) == [f"draw {dream}" for dream in range(1, 8)]
    assert (view(at).deck, view(at).hand_count) == (77, 7)
    assert (view(at).question, at.to_act()) == ("day", ("ghost",))
    assert int(state(at).thrown) == 0


# Who may sit where, say what, take back.


def test_the_ghosts_seat_is_held_alone_and_psychics_may_be_several() -> None:
    """One person may be all the psychics; nobody is a ghost who asks himself."""
    made = game()
    assert made.may_hold(0b0001)
    for psychics in (0b0010, 0b0110, 0b1010, 0b1110):
        assert made.may_hold(psychics)
        assert not made.may_hold(psychics | 0b0001)
    assert not made.may_hold(0)


def test_nobody_takes_anything_back() -> None:
    at = house()
    play(at, "ghost: dream red 1")
    assert at.undoable(0) == 0
    play(at, "ghost: close", "*: show 1", "*: draw 8", "red: guess red cook")
    assert [at.undoable(seat) for seat in range(4)] == [0] * 4
    assert [at.game.takes_back(seat) for seat in range(4)] == [False] * 4

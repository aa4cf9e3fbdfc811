"""Random play is fair: `pick` draws exactly the legal moves, all equally often.

It does not make a list first but draws from a longer one until a move is legal, so that fairness is not plain to see.
"""

from collections import Counter

import pytest

from games.scotland_yard.stories import CARDS, choices, picks, play, small, table
from gaslamp.core import Rng, Table

DRAWS = 300
"""For each legal move."""


def unfairness(drawn: Counter[str], legal: list[str]) -> float:
    """Chi-square: about as large as there are moves where all are equally likely."""
    return sum((drawn[move] - DRAWS) ** 2 / DRAWS for move in legal)


def assert_fair(at: Table, seed: int = 7) -> None:
    (name,) = at.to_act()
    legal = choices(at, name)
    drawn = Counter(picks(at, Rng(seed), DRAWS * len(legal)))
    assert sorted(drawn) == sorted(legal)
    assert unfairness(drawn, legal) < len(legal) + 5 * (2 * len(legal)) ** 0.5


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        # A detective in the open, hemmed in by colleagues, with one ride left, and with few tickets.
        ("mrx=1 red=13 log=t turn=red", 9),
        ("mrx=1 red=13 blue=8 green=12 yellow=14 violet=19 log=t turn=red", 5),
        ("mrx=20 red=1 blue=2 green=7 yellow=13 log=t turn=red", 1),
        ("mrx=1 red=18 log=t turn=red tickets=red:0/1/1", 2),
        # Mr X with a double move offered.
        ("mrx=13 red=20", 19),
        ("mrx=3 red=20 tickets=mrx:1/1/0/0/1", 4),
        # With a double ticket in hand but no second ride.
        ("mrx=3 red=10 tickets=mrx:1/1/0/0/1", 3),
        ("mrx=11 red=6 blue=12 tickets=mrx:1/0/0/0/1", 1),
        # Before the first half, where only some rides leave a second one.
        ("mrx=3 red=20 doubling=2 tickets=mrx:1/1/0/0/0", 1),
        ("mrx=12 red=4 doubling=2 tickets=mrx:1/1/0/0/0", 4),
        # Between the halves.
        ("mrx=13 red=12 doubling=1 log=2t13 tickets=mrx:4/2/1/1/0", 16),
        ("mrx=1 red=13 blue=7 doubling=1 log=2t1 tickets=mrx:0/1/1/1/0", 2),
    ],
)
def test_rides_are_drawn_fairly(text: str, moves: int) -> None:
    at = small(text)
    (name,) = at.to_act()
    assert len(choices(at, name)) == moves
    assert_fair(at)


def test_a_busy_station_of_the_night_map() -> None:
    assert_fair(table("mrx=67 red=1 blue=79 green=51 yellow=23 violet=102"))
    assert_fair(table("mrx=1 red=67 blue=79 green=51 yellow=23 violet=102 log=t turn=red"))


def test_endless_tickets() -> None:
    at = small("mrx=13 red=12 blue=16", mrx_tickets="unlimited")
    assert_fair(at)
    assert_fair(play(at, "mrx: double"))


def test_with_one_window_left_no_double_move_is_drawn() -> None:
    at = small("mrx=13 red=20 log=t1,t6,t7,t8,t13", length="6_windows")
    assert "double" not in choices(at, "mrx")
    assert_fair(at)


def test_start_cards_are_drawn_fairly() -> None:
    at = table(detectives=3)
    assert_fair(at)
    assert_fair(play(at, f"*: start mrx {CARDS[3]}"))
    assert_fair(play(at, f"*: start red {CARDS[0]}", f"*: start blue {CARDS[17]}"))
    assert_fair(table(starts="split_2013"))
    assert_fair(play(table(starts="split_2013"), "*: start mrx 106"))


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("mrx=1 red=13 log=t ridden=red", "missed"),
        ("mrx=13 red=13 log=t ridden=red", "caught"),
        ("mrx=3 red=13 log=t ridden=red tickets=mrx:0/1/1/0/1", "cornered"),
    ],
)
def test_answers_are_not_drawn_at_all(text: str, answer: str) -> None:
    assert set(picks(small(text), Rng(1), 20)) == {answer}


def test_an_unfair_draw_would_be_noticed() -> None:
    """One move drawn half again as often as the others, out of ten."""
    legal = [str(move) for move in range(10)]
    fair = Counter(dict.fromkeys(legal, DRAWS))
    assert unfairness(fair, legal) == 0
    fair["0"] += DRAWS // 2
    assert unfairness(fair, legal) > len(legal) + 5 * (2 * len(legal)) ** 0.5

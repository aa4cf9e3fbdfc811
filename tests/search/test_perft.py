"""Counts of move sequences. Each was worked out by hand first; the comment is the hand's work."""

import pytest

from gaslamp import games
from gaslamp.core.options import settle
from gaslamp.search.perft import perft
from toys import tiny_chase, tiny_seance

TILES = "tiles=gull:w,bert:s,stealthy:e,smith:w,pizer:e,lestrade:e,lane:s,madame:s,goodley:e jack=gull"
NO_LANE = TILES.replace("lane:s", "-lane")


@pytest.mark.parametrize(
    ("depth", "position", "count"),
    [
        # Nine tiles with a fixed wall, eight in four directions, seven fixed again, six in four directions.
        (1, "", 9),
        (2, "", 9 * 32),
        (3, "", 9 * 32 * 7),
        (4, "", 9 * 32 * 7 * 24),
        # Sixteen tosses; before that nine identities.
        (1, TILES, 16),
        (1, TILES.replace(" jack=gull", ""), 9),
        (2, TILES.replace(" jack=gull", ""), 9 * 16),
        # One whole turn: two detectives, exchange and rotation, in any order.
        (4, f"{TILES} faces=holmes,watson,exchange,rotation", 2 * 2 * 36 * 27 * 24),
        # The same and the witness's answer, of which there is one.
        (5, f"{TILES} faces=holmes,watson,exchange,rotation", 2 * 2 * 36 * 27 * 24),
        # Two rotations: 27 ways, then 24. As moves they are alike, so 4! / 2! orders.
        (4, f"{TILES} faces=holmes,toby,rotation,rotation", 2 * 2 * 27 * 24 * 12),
        # The joker: 3 ways for the investigator (first and last action), 4 for Jack (the two between); 3! orders of the rest.
        (4, f"{TILES} faces=holmes,toby,exchange,joker", 2 * 2 * 36 * 6 * (3 + 4 + 4 + 3)),
        # On even turns Jack has the first and the last action.
        (4, f"{TILES} turn=2 faces=holmes,toby,exchange,joker", 2 * 2 * 36 * 6 * (4 + 3 + 3 + 4)),
        # Lane's blank cross can be turned in one way only.
        (4, f"{NO_LANE} faces=holmes,watson,exchange,rotation", 2 * 2 * 36 * 25 * 24),
        # An alibi, and the eight cards it can be.
        (5, f"{TILES} faces=alibi,toby,exchange,joker", 8 * 2 * 36 * 6 * (3 + 4 + 4 + 3)),
        # Nothing follows the end.
        (1, f"{TILES} over=jack:unseen", 0),
    ],
)
def test_mr_jack_pocket(depth: int, position: str, count: int) -> None:
    game = games.make("mr_jack_pocket")
    assert perft(game.place(position) if position else game.start(), depth) == count


def test_a_whole_turn_has_93312_ways() -> None:
    game = games.make("mr_jack_pocket")
    state = game.place(f"{TILES} faces=holmes,watson,exchange,rotation")
    assert perft(state, 4) == 93_312


def test_the_toys() -> None:
    # Hiding on 1: walk 0 or 2, ride 6 (3 is red's) or stay; on 0: walk 1 or 6, ride 2 or 5, stay; on 6 as on 1 (4 is blue's).
    assert perft(tiny_chase.make(settle(tiny_chase.OPTIONS, {})).start(), 2) == 4 + 5 + 4
    # Three rooms, five and four cards, two dreams, three cards, then three seats at once: any of 3 first with 3 guesses, …
    assert perft(tiny_seance.make({}).start(), 8) == 3 * 5 * 4 * 2 * 3 * (3 * 3) * (2 * 3) * (1 * 3)

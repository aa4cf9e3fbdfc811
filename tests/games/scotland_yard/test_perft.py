"""Counts of move sequences. Where the comment has a sum, it is the hand's work; the deeper counts below it were compared with
those of a second program, written for this and thrown away."""

from typing import Any

import pytest

from games.scotland_yard.stories import rounds_gone, small, table
from gaslamp.search.perft import perft

DUEL = "mrx=3 red=13"
NIGHT = "mrx=74 red=153"


@pytest.mark.parametrize(
    ("position", "options", "counts"),
    [
        # Nine cards, then eight. Rides of Mr X from 1, 3, 5, 9, 11, 13, 16, 18, 20, black ones too, and the double move:
        # 9 + 7 + 7 + 9 + 8 + 19 + 7 + 11 + 8 = 85, each with red at eight places. Two rides less where red is next to him,
        # which is for the pairs 1-13, 5-13, 11-16, 13-16, 13-18, 18-20 either way: 8 * 85 - 2 * 12 = 656.
        ("", {"detectives": 1}, [9, 9 * 8, 656, 2894, 6143]),
        # Mr X at 3 has three taxis, three black rides and the double move. Red at 13 has 4 taxis, 2 buses, 3 undergrounds: after
        # each of six rides 9 replies; after the announcement 6 first rides. Then one answer to each reply, and second rides:
        # from 2 there are 3 + 3 black, from 4 (a bus, too) 4 + 4, from 8 (red is at 13) 3 + 3; without a black ticket half.
        (DUEL, {}, [7, 6 * 9 + 6, 54 + 20 + 10, 595, 1665, 4010, 18796]),
        # With endless tickets the same, as long as he would not have run out.
        (DUEL, {"mrx_tickets": "unlimited"}, [7, 60, 84, 595, 1665, 4010]),
        # Blue at 18 closes one of red's taxis, and brings Mr X a second black ticket. After red comes an answer, only then blue.
        (f"{DUEL} blue=18", {}, [7, 6 * 8 + 6, 48 + 2 * 20, 538, 538]),
        # The last round. Mr X at 1: taxis to 2, 6; bus 7; underground 13; four black; double. Red at 3 has three taxis: 8 * 3.
        # Second rides with the black ticket left: 4 from 2 (red is at 3), 8 from 6, 12 from 7, 15 from 13 (no more underground),
        # which is 39; after a black one 2 + 4 + 6 + 9 = 21. Whatever happens, red has three replies, and that is all.
        (f"mrx=1 red=3 {rounds_gone(7, 1)}", {}, [9, 8 * 3 + 8, 24 + 39 + 21, 3 * 60, 3 * 60, 0]),
        # The same with one window left: no double move, and nothing after the answer.
        (f"mrx=1 red=3 {rounds_gone(7, 1)}", {"length": "8_windows"}, [8, 8 * 3, 24, 0]),
        # With two windows left there is one; then it is over, and after a single ride it is not.
        (f"mrx=1 red=3 {rounds_gone(6, 1)}", {"length": "8_windows"}, [9, 32, 84, 351, 813, 633, 0]),
        # One ticket for the taxi, one for the bus, a double: three rides or the announcement; red's two taxis or bus after each
        # ride, the one first ride that leaves a second after the announcement.
        ("mrx=3 red=20 tickets=mrx:1/1/0/0/1,red:1/1/0", {}, [3 + 1, 3 * 3 + 1, 9 + 1, 19, 23, 30, 24, 24, 0]),
        # Two taxis from 2 past red at 3, and no second ride; red's three replies; one answer; blue's three replies; one answer.
        ("mrx=2 red=3 blue=11 tickets=mrx:1/0/0/0/1,red:2/0/0,blue:2/0/0", {}, [2, 6, 6, 18, 18, 53, 156, 240, 730, 730, 965]),
        # Red is hemmed in: after Mr X's six rides from 15 it is blue who rides, to 3 or 7. Second rides: 10 from 10, 10 from 14,
        # 7 from 20, and as many after a black ticket, for he has three.
        ("mrx=15 red=1 blue=2 green=6 tickets=red:7/0/0", {}, [7, 6 * 2 + 6, 12 + 2 * 27, 138, 138]),
        # Nothing follows the end.
        ("mrx=1 red=3 log=t1 over=mrx:escaped", {}, [0, 0]),
    ],
)
def test_the_small_map(position: str, options: dict[str, Any], counts: list[int]) -> None:
    state = small(position, **options).state
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(
    ("position", "options", "counts"),
    [
        # One card after the other, from one deck or from two.
        ("", {}, [18, 18 * 17, 18 * 17 * 16]),
        ("", {"starts": "split_2013"}, [13, 13 * 16, 13 * 16 * 15]),
        # From 74 taxis go to 58, 73, 75, 92, buses to 58, 94, the underground to 46: 7 rides, 6 ends for the black ticket, the
        # double move. Red has 5 taxis, 4 buses, 4 undergrounds. Second rides with and without a black ticket: from 58 19 and 10,
        # 73 6 and 3, 75 8 and 4, 92 6 and 3, 94 11 and 6, 46 23 and 12; 58 can be reached by taxi and by bus.
        (NIGHT, {}, [14, 13 * 13 + 13, 169 + (2 * 19 + 6 + 8 + 6 + 11 + 23) + (10 + 3 + 4 + 3 + 6 + 12), 3549, 15210]),
        # The line more in 1983: a taxi and no new end for a black ticket, as a bus goes there too.
        ("mrx=13 red=1", {}, [3 + 3 + 3 + 8 + 1]),
        ("mrx=13 red=1", {"map": "ravensburger_1983"}, [4 + 3 + 3 + 8 + 1]),
        # By black ticket only: from 157 to 133, 142, 156, 158, 170, 185 and by ferry to 115, 194; and the double move.
        ("mrx=157 red=153 tickets=mrx:0/0/0/3/2", {}, [8 + 1, 8 * 13 + 8, 146, 1404, 6223, 15685]),
        # In a crowd.
        ("mrx=67 red=1 blue=79 green=51 yellow=23 violet=102", {}, [19, 108, 306, 1944, 1944]),
    ],
)
def test_the_night_map(position: str, options: dict[str, Any], counts: list[int]) -> None:
    state = table(position, **options).state
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts

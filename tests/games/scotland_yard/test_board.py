"""Proofs about what is printed on the maps, and about the tables that the rules look things up in.

The sums and digests were computed from lists of lines that had been checked against several printed boards.
"""

from collections import Counter
from collections.abc import Iterable
from hashlib import blake2b
from itertools import combinations
from math import dist

import pytest

from games.scotland_yard.stories import CARDS, game
from gaslamp.games.scotland_yard import maps
from gaslamp.games.scotland_yard.board import KINDS, PURSES, Board, purse
from gaslamp.games.scotland_yard.game import ScotlandYard
from gaslamp.games.scotland_yard.maps import Edge, Map
from gaslamp.games.scotland_yard.moves import BLACK, RIDES, TICKETS, words

NIGHT = maps.read("night")
OLD = maps.read("ravensburger_1983")
SMALL = maps.read("small")
WAYS = ("taxi", "bus", "underground", "ferry")


def ends(lines: Iterable[Edge], station: int) -> list[int]:
    return sorted(a + b - station for a, b in lines if station in (a, b))


def stops(lines: Iterable[Edge]) -> dict[int, int]:
    """How many lines each station has that has any."""
    return Counter(station for line in lines for station in line)


def distances(lines: Iterable[Edge], start: int) -> dict[int, int]:
    """How many rides away each station is that can be reached."""
    near: dict[int, set[int]] = {}
    for a, b in lines:
        near.setdefault(a, set()).add(b)
        near.setdefault(b, set()).add(a)
    found, row = {start: 0}, [start]
    for at in row:
        for other in near.get(at, set()) - found.keys():
            found[other] = found[at] + 1
            row.append(other)
    return found


def every_line(charted: Map) -> set[Edge]:
    return {line for way in WAYS for line in charted.lines[way]}


def digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()


# The night map.


@pytest.mark.parametrize(
    ("way", "count", "stations", "total", "products", "lines"),
    [
        ("taxi", 345, 199, 69776, 4568845, "7bdf8b71ae6ee146"),
        ("bus", 99, 62, 20115, 1270943, "9ec105b892276aaa"),
        ("underground", 20, 14, 3887, 219711, "a073313793aa57e1"),
        ("ferry", 3, 4, 846, 60933, "87e8a0f26fba5cb7"),
    ],
)
def test_lines_of_the_night_map(way: str, count: int, stations: int, total: int, products: int, lines: str) -> None:
    """How many, between how many stations; the sum of the numbers at their ends; the sum of the products; and all of them."""
    found = NIGHT.lines[way]
    assert len(found) == len(set(found)) == count
    assert all(1 <= a < b <= 199 for a, b in found)
    assert len(stops(found)) == stations
    assert sum(a + b for a, b in found) == total
    assert sum(a * b for a, b in found) == products
    assert digest(" ".join(f"{a}-{b}" for a, b in sorted(found))) == lines


@pytest.mark.parametrize(
    ("way", "degrees"),
    [
        ("taxi", {2: 25, 3: 82, 4: 71, 5: 17, 6: 3, 7: 1}),
        ("bus", {1: 2, 2: 12, 3: 23, 4: 22, 5: 3}),
        ("underground", {1: 3, 2: 2, 3: 3, 4: 6}),
        ("ferry", {1: 2, 2: 2}),
    ],
)
def test_how_many_lines_meet_at_a_station(way: str, degrees: dict[int, int]) -> None:
    assert Counter(stops(NIGHT.lines[way]).values()) == degrees


@pytest.mark.parametrize(
    ("station", "taxi", "bus", "underground", "ferry"),
    [
        (1, 2, 2, 1, 0),
        (13, 3, 3, 3, 0),
        (46, 4, 4, 4, 0),
        (67, 4, 5, 4, 0),
        (74, 4, 2, 1, 0),
        (89, 3, 2, 4, 0),
        (108, 3, 3, 0, 1),
        (115, 4, 0, 0, 2),
        (128, 5, 5, 3, 0),
        (140, 6, 4, 3, 0),
        (142, 7, 3, 0, 0),
        (153, 5, 4, 4, 0),
        (157, 3, 4, 0, 2),
        (185, 3, 3, 2, 0),
        (194, 3, 0, 0, 1),
        (199, 3, 2, 0, 0),
    ],
)
def test_well_known_stations(station: int, taxi: int, bus: int, underground: int, ferry: int) -> None:
    assert [len(ends(NIGHT.lines[way], station)) for way in WAYS] == [taxi, bus, underground, ferry]


def test_the_rulebooks_examples() -> None:
    assert ends(NIGHT.lines["taxi"], 153) == [139, 152, 154, 166, 167]
    assert [ends(NIGHT.lines[way], 74) for way in WAYS] == [[58, 73, 75, 92], [58, 94], [46], []]
    assert NIGHT.lines["ferry"] == ((108, 115), (115, 157), (157, 194))


def test_where_the_underground_stops() -> None:
    assert sorted(stops(NIGHT.lines["underground"])) == [1, 13, 46, 67, 74, 79, 89, 93, 111, 128, 140, 153, 163, 185]
    assert stops(NIGHT.lines["underground"]).keys() <= stops(NIGHT.lines["bus"]).keys(), "a bus stops there too"


@pytest.mark.parametrize("way", WAYS)
def test_each_way_leads_to_all_its_stations(way: str) -> None:
    """So by taxi one comes everywhere."""
    lines = NIGHT.lines[way]
    assert distances(lines, lines[0][0]).keys() == stops(lines).keys()


def test_nothing_is_more_than_ten_rides_away() -> None:
    lines = every_line(NIGHT)
    assert len(lines) == 436, "of 467, for 31 join stations that another way joins too"
    assert max(max(distances(lines, station).values()) for station in range(1, 200)) == 10


def test_stations_lie_apart_and_inside_the_frame() -> None:
    assert (NIGHT.frame, len(NIGHT.places)) == ((1000, 749.4), 199)
    assert all(20 < x < 985 and 10 < y < 735 for x, y in NIGHT.places)
    closest = min(combinations(range(1, 200), 2), key=lambda pair: dist(NIGHT.places[pair[0] - 1], NIGHT.places[pair[1] - 1]))
    assert closest == (111, 112)
    assert dist(NIGHT.places[110], NIGHT.places[111]) > 21


def test_every_station_is_where_it_is() -> None:
    assert round(sum(x for x, _ in NIGHT.places), 1) == 97164.1
    assert round(sum(y for _, y in NIGHT.places), 1) == 71559.0
    assert digest(" ".join(f"{x}/{y}" for x, y in NIGHT.places)) == "ec0d32b3890345d4"


def test_lines_are_short() -> None:
    """A wrong number at the end of a line would show as a line right across the map."""
    longest = {way: max(dist(NIGHT.places[a - 1], NIGHT.places[b - 1]) for a, b in NIGHT.lines[way]) for way in WAYS}
    assert {way: round(length) for way, length in longest.items()} == {"taxi": 154, "bus": 232, "underground": 376, "ferry": 283}


# Start cards.


def test_eighteen_start_cards_no_two_next_to_each_other() -> None:
    assert NIGHT.starts["classic"] == (CARDS, CARDS)
    assert len(set(CARDS)) == 18
    lines = every_line(NIGHT)
    apart = {pair: distances(lines, pair[0])[pair[1]] for pair in combinations(CARDS, 2)}
    assert min(apart.values()) == 2
    assert [pair for pair, rides in apart.items() if rides == 2] == [(13, 34), (26, 29)]


def test_thirteen_and_sixteen_cards_in_2013() -> None:
    mrx, detectives = NIGHT.starts["split_2013"]
    assert (len(set(mrx)), sum(mrx)) == (13, 1403)
    assert (len(set(detectives)), sum(detectives)) == (16, 1453)
    assert not {*mrx} & {*detectives}
    assert ({*mrx} & {*CARDS}, {*CARDS} - {*mrx} - {*detectives}, {*detectives} - {*CARDS}) == ({132}, {197, 198}, {123})
    lines = every_line(NIGHT)
    assert min(distances(lines, card)[other] for card in mrx for other in detectives) == 2


# The other maps.


def test_the_map_of_1983_differs_by_one_line() -> None:
    assert {*OLD.lines["taxi"]} - {*NIGHT.lines["taxi"]} == {(13, 14)}
    assert len(OLD.lines["taxi"]) == 346
    assert sum(len(OLD.lines[way]) for way in WAYS) == 468
    for way in WAYS[1:]:
        assert OLD.lines[way] == NIGHT.lines[way]
    same = ("frame", "places", "starts", "length", "reveals", "mrx", "detective")
    assert [getattr(OLD, name) for name in same] == [getattr(NIGHT, name) for name in same]


def test_the_small_map_is_a_grid_with_shortcuts() -> None:
    """As `stories` draws it."""
    grid = {(a, a + 1) for a in range(1, 21) if a % 5} | {(a, a + 5) for a in range(1, 16)}
    assert {*SMALL.lines["taxi"]} == grid
    assert SMALL.lines["bus"] == ((1, 7), (4, 10), (6, 12), (7, 13), (10, 14), (12, 18), (13, 19), (18, 20))
    assert SMALL.lines["underground"] == ((1, 13), (5, 13), (13, 16))
    assert SMALL.lines["ferry"] == ((11, 17), (17, 20))
    assert min(dist(a, b) for a, b in combinations(SMALL.places, 2)) > 100
    for row in range(4):
        across = [x for x, _ in SMALL.places[5 * row : 5 * row + 5]]
        assert across == sorted(across)


# The tables.


def board(**options: object) -> Board:
    made = game(**options)
    assert isinstance(made, ScotlandYard)
    return made.board


def listed(at: Board, kinds: int, station: int) -> list[int]:
    """The rides for a set of tickets from a station, as the rules find them."""
    place = kinds * (at.stations + 1) + station
    return [int(at.rides[each]) for each in range(at.first[place], at.first[place + 1])]


@pytest.mark.parametrize("charted", [NIGHT, OLD, SMALL])
def test_the_tables_say_what_the_lists_say(charted: Map) -> None:
    made = board(map=charted.name)
    stations = len(charted.places)
    reached = {
        (ticket, station): ends(charted.lines[TICKETS[ticket]] if ticket != BLACK else every_line(charted), station)
        for ticket in range(RIDES)
        for station in range(1, stations + 1)
    }
    for kinds in range(PURSES):
        assert listed(made, kinds, 0) == [], "nobody rides from nowhere"
        for station in range(1, stations + 1):
            tickets = [ticket for ticket in range(RIDES) if kinds >> ticket & 1]
            rides = listed(made, kinds, station)
            expected = [(ticket, end) for ticket in tickets for end in reached[ticket, station]]
            assert [(made.by[ride], made.to[ride]) for ride in rides] == expected
    assert len(made.first) == PURSES * (stations + 1) + 1
    assert [int(made.ends[each]) for each in range(len(made.rides))] == [int(made.to[ride]) for ride in made.rides]


def test_every_move_has_its_own_words() -> None:
    made = game()
    assert len(set(made.words)) == len(made.words) == 4 * 199 + 1 + 6 * 199 + 3 + 4 + 1
    assert made.words == tuple(words(199, 6))
    numbers = board()
    assert made.words[numbers.double] == "double"
    assert made.words[numbers.start] == "start mrx 1"
    assert made.words[numbers.start + 5 * 199 + 198] == "start violet 199"
    assert [made.words[each] for each in (numbers.missed, numbers.caught, numbers.cornered)] == ["missed", "caught", "cornered"]
    assert made.words[numbers.unseen : numbers.start_unseen + 1] == ("taxi ?", "bus ?", "underground ?", "black ?", "start mrx ?")
    for ride in range(int(numbers.double)):
        assert made.words[ride] == f"{TICKETS[numbers.by[ride]]} {numbers.to[ride]}"
    for card in (1, 106, 199):
        assert numbers.card(made.read(f"start green {card}")) == card


def test_the_set_of_tickets_somebody_has() -> None:
    made = board(detectives=2)
    assert len(made.tickets) == 3 * KINDS
    assert [purse(made.tickets, seat) for seat in range(3)] == [0b1111, 0b0111, 0b0111]
    for kind in range(RIDES):
        tickets = made.tickets[:]
        tickets[KINDS + kind] = 0
        assert purse(tickets, 1) == 0b0111 & ~(1 << kind)
        assert purse(tickets, 0) == 0b1111, "nobody else's"

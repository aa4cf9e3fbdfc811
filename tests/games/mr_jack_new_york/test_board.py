"""Proofs about what is printed on the board, and about the tables that the rules look things up in."""

from collections import Counter
from hashlib import blake2b
from itertools import chain
from json import dumps

import pytest

from games.mr_jack_new_york.plain import Plain, around, hex_of
from games.mr_jack_new_york.stories import CHARACTERS, ends, playing, table, view, visible
from gaslamp.games.mr_jack_new_york import board
from gaslamp.games.mr_jack_new_york.board import FACTS, HEXES, SPACES
from gaslamp.games.mr_jack_new_york.moves import WORDS
from gaslamp.kit import pairs
from gaslamp.kit.hexes import DIRECTIONS, EDGE
from gaslamp.kit.pairs import Pair

PLAIN = Plain()


def names(spaces: Pair) -> set[str]:
    """A set of spaces, in words."""
    return {HEXES[space] for space in pairs.listed(spaces)}


# Manhattan.


def test_eighty_four_spaces() -> None:
    kinds = {kind: len(set(FACTS[kind])) for kind in ("streets", "quays", "ports", "buildings")}
    assert kinds == {"streets": 66, "quays": 4, "ports": 5, "buildings": 6}
    assert (FACTS["metro"], FACTS["exit"], FACTS["liberty"]["id"]) == ("7-8", "14-11", "liberty")
    assert len(set(HEXES)) == len(HEXES) == 84 == board.MANHATTAN
    assert set(HEXES[: board.STREETS]) == PLAIN.streets
    assert set(HEXES[: board.GROUND]) == PLAIN.streets | {"7-8"}
    assert HEXES[board.LIBERTY] == "liberty"
    assert HEXES[: board.SIZE] == SPACES
    assert HEXES[board.SIZE : board.SIZE + board.WAYS] == board.EXITS == ("14-11", *FACTS["ports"])


def test_nothing_that_is_printed_has_changed() -> None:
    assert blake2b(dumps(FACTS, sort_keys=True).encode(), digest_size=8).hexdigest() == "100c7c950ef9c803"


def test_every_column_is_whole() -> None:
    columns: dict[int, list[int]] = {}
    for column, row in sorted(hex_of(name) for name in HEXES if name != "liberty"):
        columns.setdefault(column, []).append(row)
    assert {column: (rows[0], rows[-1]) for column, rows in columns.items()} == (
        {1: (8, 10), 2: (7, 13), 3: (6, 14), 4: (5, 15), 5: (2, 16), 6: (3, 15), 7: (2, 16), 8: (3, 13), 9: (2, 12)}
        | {10: (3, 13), 11: (2, 16), 12: (1, 15), 13: (2, 16), 14: (11, 11)}
    )
    assert all(rows == list(range(rows[0], rows[-1] + 1, 2)) for rows in columns.values())


@pytest.mark.parametrize(
    ("name", "neighbours"),
    [
        ("7-8", ("7-6", "8-7", "8-9", "7-10", "6-9", "6-7")),
        ("1-8", (None, "2-7", "2-9", "1-10", None, None)),
        ("9-12", ("9-10", "10-11", "10-13", None, "8-13", "8-11")),
        ("12-1", (None, None, "13-2", "12-3", "11-2", None)),
        ("14-11", (None, None, None, None, "13-12", "13-10")),
        ("liberty", (None, None, None, None, None, None)),
    ],
)
def test_who_is_beside_whom(name: str, neighbours: tuple[str | None, ...]) -> None:
    """North and then clockwise, looked up on the board with a finger."""
    at = HEXES.index(name)
    found = [HEXES[each] if each != EDGE else None for each in board.BESIDE[6 * at : 6 * at + 6]]
    assert tuple(found) == neighbours


def test_all_hexes_lie_as_their_names_say() -> None:
    for at, name in enumerate(HEXES):
        near = around(name) & set(HEXES)
        assert names((board.NEXT_LOW[at], board.NEXT_HIGH[at])) == near
        for number in range(len(DIRECTIONS)):
            there = board.BESIDE[6 * at + number]
            assert there == EDGE or board.BESIDE[6 * there + (number + 3) % 6] == at, "and the other way round"


def test_ferries_go_one_way() -> None:
    steps = {name: names((board.STEP_LOW[at], board.STEP_HIGH[at])) - around(name) for at, name in enumerate(HEXES)}
    assert {name: ends for name, ends in steps.items() if ends} == (
        {"1-8": {"liberty"}, "3-6": {"liberty"}, "liberty": {"7-2", "5-16"}}
    )
    assert set(chain.from_iterable(FACTS["ferries"])) == {*FACTS["quays"], "liberty"}


def test_ways_out_touch_what_they_touch() -> None:
    assert {way: around(way) & set(HEXES) for way in board.EXITS} == {
        "14-11": {"13-10", "13-12"},
        "2-13": {"2-11", "3-12", "3-14"},
        "5-2": {"5-4", "6-3"},
        "7-16": {"7-14", "6-15"},
        "11-16": {"11-14", "12-15"},
        "12-1": {"11-2", "12-3", "13-2"},
    }


def test_where_barriers_can_lie() -> None:
    """Each two of the ground next to each other, once, in the order of the spaces."""
    ground = set(SPACES[: board.GROUND])
    places = [(SPACES[one], SPACES[other]) for one, other in board.PLACES]
    sets = [names((board.PLACE_LOW[place], board.PLACE_HIGH[place])) for place in range(board.PLACINGS)]
    assert sets == [set(place) for place in places]
    assert {frozenset(place) for place in places} == {frozenset((one, two)) for one in ground for two in around(one) & ground}
    assert len(places) == len(set(places)) == board.PLACINGS
    assert all(one < other for one, other in board.PLACES)
    assert [(int(board.FIRST[place]), int(board.SECOND[place])) for place in range(board.PLACINGS)] == list(board.PLACES)


def test_nothing_lies_where_something_else_does() -> None:
    laid = [*FACTS["metros"], *FACTS["lamps"], *FACTS["starts"].values(), *chain(*FACTS["barriers"])]
    assert len(set(laid)) == len(laid) == 3 + 2 + 8 + 4
    assert set(laid) < PLAIN.streets


# The start.


def test_what_lies_where_at_the_start() -> None:
    at = view(table())
    assert {name: each.hex for name, each in at.characters.items()} == (
        {"beach": "5-10", "rider": "9-8", "latimer": "6-11", "grant": "10-7"}
        | {"callahan": "6-9", "eastman": "8-5", "tumblety": "8-11", "smith": "10-9"}
    )
    assert at.tiles == {"2-9": "metro", "11-4": "metro", "12-13": "metro", "3-10": "lamp", "13-12": "lamp"}
    assert at.barriers == (("5-4", "6-3"), ("11-14", "12-15"))
    assert at.steamers == ("5-2", "11-16")
    assert (at.informant.hex, at.informant.talkative) == ("liberty", True)


def test_latimer_may_start_elsewhere_and_nobody_else() -> None:
    usual, other = (view(table(latimer=place)).characters for place in ("6-11", "5-8"))
    assert {name: (usual[name].hex, other[name].hex) for name in CHARACTERS if usual[name] != other[name]} == (
        {"latimer": ("6-11", "5-8")}
    )


@pytest.mark.parametrize("latimer", ["6-11", "5-8"])
def test_six_are_visible_at_the_start_and_two_are_not(latimer: str) -> None:
    assert visible(table(latimer=latimer)) == set(CHARACTERS) - {"eastman", "tumblety"}


@pytest.mark.parametrize("latimer", ["6-11", "5-8"])
def test_how_many_streets_are_free_to_build_on(latimer: str) -> None:
    """66, but for five tiles, eight characters and four under barriers; and fewer where like may not lie next to like."""

    def free(builder: str, tile: str) -> int:
        return len(ends(playing(builder, "jack", latimer=latimer), tile))

    assert (free("rider", "building"), free("beach", "metro"), free("latimer", "lamp")) == (66 - 5 - 8 - 4, 33, 43)


def test_what_lamps_light_at_the_start() -> None:
    assert set(view(table()).lit) == {"2-9", "2-11", "3-8", "3-12", "12-11", "12-13", "13-10", "13-14"}


def test_all_spaces_hang_together_at_the_start() -> None:
    """On foot, and the island by ferries."""
    walkable = PLAIN.walkable()
    assert len(walkable) == 66 + 1 + 4 + 1 - 2 - 4
    far = PLAIN.far("7-8", metro=False)
    assert far.keys() == walkable
    assert all("liberty" in PLAIN.far(place, metro=False) for place in walkable)
    assert (far["liberty"], PLAIN.far("7-8")["liberty"]) == (5, 3)


@pytest.mark.parametrize(
    ("latimer", "steps"),
    [
        ("6-11", {"beach": 4, "rider": 5, "latimer": 5, "grant": 6, "callahan": 4, "eastman": 5, "tumblety": 5, "smith": 6}),
        ("5-8", {"beach": 4, "rider": 5, "latimer": 3, "grant": 6, "callahan": 4, "eastman": 5, "tumblety": 5, "smith": 6}),
    ],
)
def test_how_far_it_is_to_the_informant(latimer: str, steps: dict[str, int]) -> None:
    """Who begins within three steps of him can meet him at once."""
    plain = Plain(latimer)
    assert {name: plain.far(place)["liberty"] for name, place in plain.at.items()} == steps
    assert ("liberty" in ends(playing("latimer", "jack", latimer=latimer), "walk")) == (steps["latimer"] <= 3)


# Words.


def test_every_move_has_its_own_words() -> None:
    assert len(set(WORDS)) == len(WORDS)
    assert Counter(word.split()[0] for word in WORDS) == (
        {"take": 8, "walk": 72, "stay": 1, "accuse": 8, "escape": 6, "informant": 72, "send": 8 * 78, "swap": 8 * 8, "pass": 1}
        | {"metro": 66, "lamp": 66, "building": 66, "park": 66, "barrier": 67 * 149, "steamer": 5 * 5}
        | {"jack": 8 + 1, "deal": 70, "last": 8, "alibi": 8 + 1, "witness": 2, "guilty": 1, "innocent": 1}
    )
    assert WORDS[-2:] == ("jack ?", "alibi ?")

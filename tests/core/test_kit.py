"""The parts that several games share: sets of bits, also of pairs of them, graphs, hexes."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.kit import bits, graphs, hexes, pairs

# Sets of bits.


def test_the_lowest_number_of_a_set() -> None:
    """For every number there can be, alone and with all the higher ones: compiled, not every shift has 64 bits."""
    for number in range(63):
        assert bits.lowest(1 << number) == number
        assert bits.lowest((1 << 63) - (1 << number)) == number
        assert bits.lowest(1 << number | 1 << 62) == number


def test_sets_are_counted_and_listed() -> None:
    some = [0, 5, 31, 32, 33, 60, 62]
    whole = sum(1 << number for number in some)
    assert (bits.count(whole), bits.listed(whole)) == (len(some), some)
    assert [bits.nth(whole, place) for place in range(len(some))] == some
    assert (bits.count(0), bits.listed(0)) == (0, [])


def test_sets_of_more_than_sixty_three() -> None:
    """Just as sets of Python's, on both sides of where the halves meet."""
    one, other = {0, 31, 61, 62, 63, 64, 90, 125}, {5, 62, 63, 91, 125}
    first, second = pairs.of(one), pairs.of(other)
    assert set(pairs.listed(first)) == one
    assert set(pairs.listed(pairs.either(first, second))) == one | other
    assert set(pairs.listed(pairs.without(first, second))) == one - other
    assert [number for number in range(126) if pairs.has(first, number)] == sorted(one)
    assert set(pairs.listed(pairs.plus(pairs.minus(first, 63), 100))) == one - {63} | {100}
    assert list(pairs.one_each(vec[i64]([7]), 1000, second)) == [7, *(1000 + number for number in sorted(other))]
    assert (pairs.some(pairs.empty()), pairs.some(pairs.of([62])), pairs.some(pairs.of([63]))) == (False, True, True)
    for end in (0, 1, 62, 63, 64, 84, 125):
        assert pairs.listed(pairs.below(end)) == list(range(end))


# Graphs.

# 0 - 1 - 2 - 3, and 4 by itself.
FIRST = vec[i64]([0, 1, 3, 5, 6, 6])
ENDS = vec[i64]([1, 0, 2, 1, 3, 2])


def test_distances_in_a_graph() -> None:
    apart = graphs.distances(FIRST, ENDS, 0, 5)
    assert [list(apart[5 * start : 5 * start + 5]) for start in range(5)] == [
        [0, 1, 2, 3, 5],
        [1, 0, 1, 2, 5],
        [2, 1, 0, 1, 5],
        [3, 2, 1, 0, 5],
        [5, 5, 5, 5, 0],
    ]


def test_what_is_within_so_many_steps() -> None:
    near = graphs.within(graphs.distances(FIRST, ENDS, 0, 5), 5, 2, 5)
    assert [bits.listed(near[each]) for each in range(5)] == [[0], [1], [2], [3], [4]]
    assert [bits.listed(near[5 + each]) for each in range(5)] == [[0, 1], [0, 1, 2], [1, 2, 3], [2, 3], [4]]
    assert [bits.listed(near[10 + each]) for each in range(5)] == [[0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3], [1, 2, 3], [4]]
    assert len(near) == 3 * 5


def test_sets_of_the_first_nodes_though_the_way_leads_over_others() -> None:
    """Of 0 - 3 - 1 - 2 only the first three are kept; between 0 and 1 it is two steps all the same."""
    apart = graphs.distances(vec[i64]([0, 1, 3, 4, 6]), vec[i64]([3, 3, 2, 1, 0, 1]), 0, 4)
    near = graphs.within(apart, 4, 2, 3)
    assert [bits.listed(near[3 * 2 + each]) for each in range(3)] == [[0, 1], [0, 1, 2], [1, 2]]


def test_a_long_row_of_nodes_fits() -> None:
    """Sixty in a row: sets of more than 32 bits."""
    row = [[other for other in (node - 1, node + 1) if 0 <= other < 60] for node in range(60)]
    first = vec[i64]([sum(len(ends) for ends in row[:node]) for node in range(61)])
    apart = graphs.distances(first, vec[i64]([end for ends in row for end in ends]), 0, 60)
    near = graphs.within(apart, 60, 59, 60)
    assert bits.listed(near[60 * 3 + 50]) == [47, 48, 49, 50, 51, 52, 53]
    assert bits.listed(near[60 * 59]) == list(range(60))


# Hexes.

#      1
#   2     3
#      0
#   4     5
#      6         7 (far away)
FLOWER = [(1, 4), (1, 2), (0, 3), (2, 3), (0, 5), (2, 5), (1, 6), (5, 4)]


def test_who_is_beside_whom() -> None:
    beside = hexes.neighbours(FLOWER)
    assert hexes.DIRECTIONS == ("n", "ne", "se", "s", "sw", "nw")
    assert list(beside[:6]) == [1, 3, 5, 6, 4, 2], "north first, then clockwise"
    assert list(beside[6:12]) == [hexes.EDGE, hexes.EDGE, 3, 0, 2, hexes.EDGE]
    assert list(beside[42:]) == [hexes.EDGE] * 6
    for at in range(len(FLOWER)):
        for direction in range(6):
            there = beside[6 * at + direction]
            assert there == hexes.EDGE or beside[6 * there + (direction + 3) % 6] == at


@pytest.mark.parametrize(
    ("start", "direction", "passable", "line"),
    [
        (1, "s", 8, [0, 6]),
        (6, "n", 8, [0, 1]),
        (6, "n", 1, [0]),  # the others are obstacles
        (1, "s", 0, []),
        (2, "se", 8, [0, 5]),
        (5, "nw", 8, [0, 2]),
        (0, "ne", 8, [3]),
        (7, "n", 8, []),
    ],
)
def test_a_straight_line(start: int, direction: str, passable: int, line: list[int]) -> None:
    assert hexes.ahead(hexes.neighbours(FLOWER), start, hexes.DIRECTIONS.index(direction), passable) == line


def test_distances_on_the_first_hexes_alone() -> None:
    """With all of them it is two steps from 1 to 6, through the middle; without it one walks round. The last lies apart."""
    every = hexes.distances(hexes.neighbours(FLOWER), 8)
    assert list(every[8:16]) == [1, 0, 1, 1, 2, 2, 2, 8]
    round_it = [*FLOWER[1:7], FLOWER[0]]
    apart = hexes.distances(hexes.neighbours(round_it), 6)
    assert list(apart[:6]) == [0, 1, 1, 2, 2, 3]

"""Proofs about what is printed on the board, and about the tables that the rules look things up in."""

from collections import Counter
from hashlib import blake2b

import pytest

from games.mr_jack.plain import Plain, around, beside
from games.mr_jack.stories import CHARACTERS, ends, playing, table, view, visible
from gaslamp.games.mr_jack import board
from gaslamp.games.mr_jack.board import HEXES, MANHOLES, POSTS, SIZE, STEPS, STREETS, Board
from gaslamp.games.mr_jack.moves import WORDS
from gaslamp.kit.bits import listed
from gaslamp.kit.hexes import DIRECTIONS, EDGE
from gaslamp.sisters.moves import FOURS, HANDS

PLAIN = Plain()


def names(streets: int) -> set[str]:
    """A set of streets, in words."""
    return {STREETS[street] for street in listed(streets)}


def within(far: dict[str, int], steps: int) -> set[str]:
    return {place for place, away in far.items() if away <= steps and place in PLAIN.streets}


# The district.


def test_eighty_six_hexes() -> None:
    kinds = {kind: board.FACTS[kind] for kind in ("streets", "buildings", "gardens", "lamps")}
    assert {kind: len(set(each)) for kind, each in kinds.items()} == {"streets": 60, "buildings": 16, "gardens": 2, "lamps": 8}
    assert len(set(HEXES)) == len(HEXES) == 86 == board.DISTRICT
    assert (len(STREETS), len(POSTS), len(MANHOLES)) == (SIZE, board.LAMPS, board.HOLES)
    digest = blake2b(" ".join(f"{kind}: {','.join(sorted(each))}" for kind, each in kinds.items()).encode(), digest_size=8)
    assert digest.hexdigest() == "4430f692bfa5a015", "each is what it is"


def test_every_column_is_whole() -> None:
    columns = {letter: sorted(int(name[1:]) for name in HEXES if name[0] == letter) for letter in "abcdefghijklm"}
    assert {letter: (rows[0], rows[-1]) for letter, rows in columns.items()} == (
        {"a": (1, 5), "b": (1, 7), "c": (2, 7), "d": (3, 8), "e": (3, 9), "f": (3, 10), "g": (3, 10), "h": (3, 10), "i": (4, 10)}
        | {"j": (5, 10), "k": (6, 11), "l": (6, 12), "m": (8, 12)}
    )
    assert all(rows == list(range(rows[0], rows[-1] + 1)) for rows in columns.values())


@pytest.mark.parametrize(
    ("name", "neighbours"),
    [
        ("g5", ("g6", "h6", "h5", "g4", "f4", "f5")),
        ("a3", ("a4", "b4", "b3", "a2", None, None)),
        ("b7", (None, None, "c7", "b6", None, None)),
        ("l12", (None, None, "m12", "l11", "k11", None)),
        ("l6", ("l7", None, None, None, None, "k6")),
        ("h3", ("h4", "i4", None, None, None, "g3")),
    ],
)
def test_who_is_beside_whom(name: str, neighbours: tuple[str | None, ...]) -> None:
    """North and then clockwise, looked up on the board with a finger."""
    at = HEXES.index(name)
    found = [HEXES[each] if each != EDGE else None for each in board.BESIDE[6 * at : 6 * at + 6]]
    assert tuple(found) == neighbours


def test_all_hexes_lie_as_their_names_say() -> None:
    for at, name in enumerate(HEXES):
        for number, direction in enumerate(DIRECTIONS):
            other, there = beside(name, direction), int(board.BESIDE[6 * at + number])
            assert (HEXES[there] if there != EDGE else None) == (other if other in PLAIN.hexes else None)
            assert there == EDGE or board.BESIDE[6 * there + (number + 3) % 6] == at, "and the other way round"


def test_all_streets_hang_together() -> None:
    for at, street in enumerate(STREETS):
        far = PLAIN.on_the_surface(street)
        assert far.keys() == PLAIN.streets
        assert [far[other] for other in STREETS] == [int(steps) for steps in board.APART[SIZE * at : SIZE * at + SIZE]]
    assert board.FARTHEST == max(int(steps) for steps in board.APART) == 15


def test_exits_lead_out_of_the_district() -> None:
    ways = {way: (each["hex"], each["out"]) for way, each in board.FACTS["exits"].items()}
    assert ways == {"nw": ("b7", "n"), "ne": ("l12", "n"), "sw": ("b1", "s"), "se": ("l6", "s")}
    for number, way in enumerate(board.EXITS):
        street, out = ways[way]
        assert STREETS[board.OUT[number]] == street
        assert beside(street, out) not in HEXES


# The tables.


def test_sets_of_streets_have_a_bit_each() -> None:
    assert [names(int(bit)) for bit in board.BIT] == [{street} for street in STREETS]


def test_how_many_steps_apart() -> None:
    for at, street in enumerate(STREETS):
        far = PLAIN.on_the_surface(street)
        assert names(board.NEXT[at]) == around(street) & PLAIN.streets
        for steps in range(board.FARTHEST + 1):
            assert names(board.WITHIN[SIZE * steps + at]) == within(far, steps)


@pytest.mark.parametrize("edition", ["revised", "first"])
def test_who_can_walk_where_whatever_is_covered(edition: str) -> None:
    """A step from manhole to manhole counts as any other, and may be made as often as one likes. A quarter of the streets for
    each pair, to save time: each is asked about for a quarter of the pairs."""
    plain, made = Plain(edition), Board(edition)
    pairs = [{MANHOLES[hole] for hole in listed(covers)} for covers in made.closings]
    assert len(pairs) == {"revised": 9 * 8 // 2, "first": 8 * 7 // 2}[edition]
    for closing, pair in enumerate(pairs):
        plain.covers = pair
        assert made.closing(sum(1 << MANHOLES.index(hole) for hole in pair)) == closing
        for at in range(closing % 4, SIZE, 4):
            for leaps, tables in ((False, made.walks), (True, made.leaps)):
                far = plain.far(STREETS[at], leaps)
                place = (STEPS + 2) * (SIZE * closing + at)
                assert [names(tables[place + steps]) for steps in range(5)] == [within(far, steps) for steps in range(5)]


def test_what_each_lamp_lights() -> None:
    assert [names(light) for light in board.LIGHT] == [around(post) & PLAIN.streets for post in POSTS]
    assert dict(zip(POSTS, [len(names(light)) for light in board.LIGHT], strict=True)) == (
        {"b2": 6, "c7": 4, "f9": 5, "f5": 4, "h8": 4, "h4": 5, "k6": 4, "l11": 6}
    )


@pytest.mark.parametrize(
    ("street", "direction", "beam"),
    [
        ("g3", "n", "g4 g5 g6 g7 g8 g9 g10"),
        ("f10", "se", "g10 h10 i10 j10 k10 l10 m10"),
        ("d7", "se", "e7 f7 g7"),  # a house, h7
        ("a3", "ne", ""),  # a garden, b4
        ("d7", "nw", ""),  # a lit lamp, c7
        ("e9", "se", ""),  # a dark one, f9
        ("m8", "n", "m9 m10 m11 m12"),  # the edge
        ("i4", "ne", ""),  # Watson at the start
    ],
)
def test_how_far_the_lantern_shines(street: str, direction: str, beam: str) -> None:
    at = table(f"watson={street} facing={direction} stealthy=j6 gull=i5 goodley=i6")
    assert view(at).beam == tuple(beam.split())


def test_beams_are_seen_from_both_ends() -> None:
    for at, street in enumerate(STREETS):
        for number, direction in enumerate(DIRECTIONS):
            beam, ahead = set(), beside(street, direction)
            while ahead in STREETS:
                beam.add(ahead)
                ahead = beside(ahead, direction)
            assert names(board.BEAMS[6 * at + number]) == beam
            assert all(street in names(board.BEAMS[6 * STREETS.index(other) + (number + 3) % 6]) for other in beam)


# The editions.


def test_manholes_of_both_editions() -> None:
    editions = board.FACTS["editions"]
    assert {name: len(set(each["manholes"])) for name, each in editions.items()} == {"revised": 9, "first": 8}
    for edition in editions.values():
        assert set(edition["covers"]) < set(edition["manholes"]) < set(STREETS)
        assert (len(set(edition["covers"])), len(set(edition["starts"].values()))) == (2, 8)
        assert tuple(edition["starts"]) == CHARACTERS
    starts = [editions[name]["starts"] for name in ("revised", "first")]
    assert {name for name in CHARACTERS if starts[0][name] != starts[1][name]} == {"watson", "stealthy"}
    assert (starts[0]["watson"], starts[0]["stealthy"]) == (starts[1]["stealthy"], starts[1]["watson"]) == ("i4", "a3")


@pytest.mark.parametrize("edition", ["revised", "first"])
def test_four_are_visible_at_the_start_and_four_are_not(edition: str) -> None:
    assert visible(table(edition=edition)) == {"bert", "smith", "holmes", "lestrade"}


def test_where_goodley_can_go_at_the_start() -> None:
    surface = {"m11", "m9", "l10"} | {"m12", "m8", "k10", "k9"} | {"l12", "l7", "k11", "j10", "j8"}
    assert {place for place, steps in PLAIN.on_the_surface("m10").items() if 0 < steps <= 3} == surface
    assert ends(playing("goodley", "jack"), "walk") == surface | {"b6", "c4", "f10", "g6", "h3"}
    assert len(surface) == 12
    assert len(ends(playing("goodley", "jack"), "walk")) == 17
    assert len(ends(playing("goodley", "jack", edition="first"), "walk")) == 27


# Words.


def test_every_move_has_its_own_words() -> None:
    assert len(set(WORDS)) == len(WORDS)
    assert Counter(word.split()[0] for word in WORDS) == (
        {"take": 8, "walk": 60, "stay": 1, "accuse": 8, "escape": 4, "lamp": 64, "cover": 14 * 14, "cordon": 16}
        | {"whistle": 8 * 60, "stop": 1, "swap": 8, "face": 6}
        | {"jack": 8 + 1, "deal": 70, "last": 8, "alibi": 8 + 1, "witness": 2, "guilty": 1, "innocent": 1}
    )
    assert WORDS[-2:] == ("jack ?", "alibi ?")
    assert len(set(FOURS)) == len(set(HANDS)) == 70
    for four, hand in zip(FOURS, HANDS, strict=True):
        assert listed(hand) == list(four)

"""What is printed: the district of Whitechapel in hexes, eight characters, and who stands where at the start.

Hexes are numbered streets first, then lamp posts, then houses and gardens; so a set of streets is the bits of one number. A hex
is called by its column, a to m from left to right, and by a number that stays the same down to the right.

How far anybody can walk depends on where he stands and which two manholes are covered, and on nothing else: characters
never block. So it is all worked out beforehand, and a move generator only looks it up.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.kit import data, graphs, hexes

FACTS: Final[Any] = data.read("gaslamp.games.mr_jack", "whitechapel.json")

CHARACTERS: Final = ("holmes", "watson", "smith", "lestrade", "stealthy", "goodley", "gull", "bert")
HOLMES: Final = 0
WATSON: Final = 1
SMITH: Final = 2
LESTRADE: Final = 3
STEALTHY: Final = 4
GOODLEY: Final = 5
GULL: Final = 6
BERT: Final = 7
OWING: Final = 0b10101100
"""Those whose power is to be used before or after the move: Smith, Lestrade, Goodley and Bert."""

STREETS: Final[tuple[str, ...]] = tuple(FACTS["streets"])
POSTS: Final[tuple[str, ...]] = tuple(FACTS["lamps"])
HEXES: Final[tuple[str, ...]] = (*STREETS, *POSTS, *FACTS["buildings"], *FACTS["gardens"])
MANHOLES: Final[tuple[str, ...]] = tuple(
    [street for street in FACTS["streets"] if any(street in edition["manholes"] for edition in FACTS["editions"].values())]
)
"""Those of both editions."""
EXITS: Final[tuple[str, ...]] = tuple(FACTS["exits"])
DIRECTIONS: Final[tuple[str, ...]] = hexes.DIRECTIONS

SIZE: Final = 60
"""Streets."""
LAMPS: Final = 8
"""Lamp posts."""
HOLES: Final = 14
"""Manholes of both editions."""
DISTRICT: Final = 86
"""Hexes in all."""

BIT: Final = vec[i64]([1 << street for street in range(SIZE)])
"""Each street as a set. (Compiled, a 1 shifted by an i64 has only 32 bits; by an int, as here, it has all of them.)"""
UNNUMBERED: Final = 9
"""A lamp tile that stays all night: there is no such round."""
STEPS: Final = 3
"""How far a character walks; Stealthy goes one further."""
WHISTLE: Final = 3


def column_and_row(name: str) -> tuple[int, int]:
    """Where a hex lies, for `kit.hexes`."""
    column = ord(name[0]) - ord("a")
    return column, 2 * (8 + column // 2 - int(name[1:])) + column % 2


BESIDE: Final = hexes.neighbours([column_and_row(name) for name in HEXES])
APART: Final = hexes.distances(BESIDE, SIZE)
"""How far it is from street to street: `SIZE * a + b`."""
FARTHEST: Final = max([int(steps) for steps in APART])
WITHIN: Final = graphs.within(APART, SIZE, FARTHEST, SIZE)
"""The streets so many steps from a street or nearer: `SIZE * steps + street`."""
NEXT: Final = vec[i64]([int(WITHIN[SIZE + street]) ^ 1 << street for street in range(SIZE)])
"""The streets beside each."""
LIGHT: Final = vec[i64](
    [sum([1 << int(at) for at in BESIDE[6 * post : 6 * post + 6] if 0 <= at < SIZE]) for post in range(SIZE, SIZE + LAMPS)]
)
"""The streets that each lamp lights."""
BEAMS: Final = vec[i64](
    [sum([1 << at for at in hexes.ahead(BESIDE, street, direction, SIZE)]) for street in range(SIZE) for direction in range(6)]
)
"""The streets that Watson's lantern lights: `6 * street + direction`."""
OUT: Final = vec[i64]([STREETS.index(FACTS["exits"][way]["hex"]) for way in EXITS])
"""The street from which each exit leads out of the district."""
HOLE: Final = vec[i64]([STREETS.index(manhole) for manhole in MANHOLES])
"""The street of each manhole."""

LAMPS_START: Final = vec[i64]([FACTS["lit"][post] or UNNUMBERED if post in FACTS["lit"] else 0 for post in POSTS])
CORDONS_START: Final[int] = sum([1 << EXITS.index(way) for way in FACTS["cordons"]])
FACING_START: Final[int] = DIRECTIONS.index(FACTS["facing"])


class Board:
    """What the editions do not share: manholes, and where characters start."""

    def __init__(self, edition: str) -> None:
        facts = FACTS["editions"][edition]
        self.edition = edition
        self.manholes: i64 = _holes(facts["manholes"])
        self.covers: i64 = _holes(facts["covers"])
        self.at = vec[i64]([STREETS.index(facts["starts"][name]) for name in CHARACTERS])
        self.closings = vec[i64]()
        """Every pair of manholes that can be covered, as sets."""
        walks = vec[i64]()
        leaps = vec[i64]()
        over_all = graphs.within(hexes.distances(BESIDE, DISTRICT), DISTRICT, STEPS + 1, SIZE)
        for first in range(HOLES):
            for second in range(first + 1, HOLES):
                covers = 1 << first | 1 << second
                if int(self.manholes) & covers == covers:
                    self.closings = append(self.closings, i64(covers))
                    open_holes = [int(HOLE[hole]) for hole in range(HOLES) if (int(self.manholes) & ~covers) >> hole & 1]
                    walks = _reached(walks, WITHIN, open_holes)
                    leaps = _reached(leaps, over_all, open_holes)
        self.walks = walks
        """Where a character can be after so many steps or fewer: `(STEPS + 2) * (SIZE * closing + street) + steps`."""
        self.leaps = leaps
        """The same for Stealthy, whom nothing stops."""

    def closing(self, covers: i64) -> i64:
        """The number of a pair of covered manholes."""
        number: i64 = 0
        while self.closings[number] != covers:
            number += 1
        return number


def _holes(names: list[str]) -> int:
    return sum([1 << MANHOLES.index(name) for name in names])


def _reached(found: vec[i64], within: vec[i64], open_holes: list[int]) -> vec[i64]:
    """Add what can be reached from each street, down one open manhole and up another for a step.

    One such passage is all that helps: it leads to every manhole there is.
    """
    for street in range(SIZE):
        for steps in range(STEPS + 2):
            reached: int = int(within[SIZE * steps + street])
            down = [near for near in range(steps) if any(int(within[SIZE * near + street]) >> hole & 1 for hole in open_holes)]
            if down:
                for hole in open_holes:
                    reached |= int(within[SIZE * (steps - down[0] - 1) + hole])
            found = append(found, i64(reached))
    return found

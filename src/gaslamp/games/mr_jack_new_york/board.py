"""What is printed: Manhattan in hexes, eight characters, and what lies and stands where at the start.

Spaces are numbered so that what can be done where is a matter of size: first the streets, where tiles are laid; then the printed
metro, which with them is the ground that barriers cover; then quays and Liberty Island, which with all these is where one can
stand; then the ways out of Manhattan, and last the printed buildings. They are more than an integer has bits: see `kit.pairs`.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.kit import data, hexes, pairs

FACTS: Final[Any] = data.read("gaslamp.games.mr_jack_new_york", "manhattan.json")

CHARACTERS: Final = ("beach", "rider", "latimer", "grant", "callahan", "eastman", "tumblety", "smith")
BEACH: Final = 0
RIDER: Final = 1
LATIMER: Final = 2
GRANT: Final = 3
CALLAHAN: Final = 4
EASTMAN: Final = 5
TUMBLETY: Final = 6
SMITH: Final = 7

EXITS: Final[tuple[str, ...]] = (FACTS["exit"], *FACTS["ports"])
"""The ways out: by land, or by a steamer from its port."""
SPACES: Final[tuple[str, ...]] = (*FACTS["streets"], FACTS["metro"], *FACTS["quays"], FACTS["liberty"]["id"])
"""Where one can stand, if no tile or barrier forbids it."""
HEXES: Final[tuple[str, ...]] = (*SPACES, *EXITS, *FACTS["buildings"])

STREETS: Final = 66
GROUND: Final = 67
"""The streets and the printed metro."""
LIBERTY: Final = 71
SIZE: Final = 72
"""Spaces where one can stand; the ways out follow."""
WAYS: Final = 6
MANHATTAN: Final = 84
"""Spaces in all."""
STEPS: Final = 3

# What lies on the ground.
STREET: Final = 0
METRO: Final = 1
LAMP: Final = 2
BUILDING: Final = 3
PARK: Final = 4
TILES: Final[tuple[str, ...]] = ("metro", "lamp", "building", "park")


def column_and_row(name: str) -> tuple[int, int]:
    """Where a hex lies, for `kit.hexes`; Liberty Island lies off the others and touches none."""
    if name == FACTS["liberty"]["id"]:
        return FACTS["liberty"]["column"], FACTS["liberty"]["row"]
    column, row = name.split("-")
    return int(column), int(row)


BESIDE: Final = hexes.neighbours([column_and_row(name) for name in HEXES])


def _around(number: int) -> list[int]:
    return [int(at) for at in BESIDE[6 * number : 6 * number + 6] if at != hexes.EDGE]


def _steps(number: int) -> list[int]:
    """Where one step leads: next to where one stands, or by a ferry."""
    return _around(number) + [HEXES.index(to) for here, to in FACTS["ferries"] if here == HEXES[number]]


def _steps_back(number: int) -> list[int]:
    """From where one step leads here."""
    return _around(number) + [HEXES.index(here) for here, to in FACTS["ferries"] if to == HEXES[number]]


_ALL_STEPS: Final = [_steps(number) for number in range(MANHATTAN)] + [_steps_back(number) for number in range(MANHATTAN)]


NEXT_LOW: Final = vec[i64]([int(pairs.of(_around(number))[0]) for number in range(MANHATTAN)])
NEXT_HIGH: Final = vec[i64]([int(pairs.of(_around(number))[1]) for number in range(MANHATTAN)])
"""The spaces next to each, as a pair."""
STEP_LOW: Final = vec[i64]([int(pairs.of(steps)[0]) for steps in _ALL_STEPS])
STEP_HIGH: Final = vec[i64]([int(pairs.of(steps)[1]) for steps in _ALL_STEPS])
"""Where one step leads from each, as a pair; and from `BACK` on, from where one step leads to it."""
BACK: Final = MANHATTAN

PLACES: Final[tuple[tuple[int, int], ...]] = tuple(
    [(one, other) for one in range(GROUND) for other in _around(one) if one < other < GROUND]
)
"""Where a barrier can lie: two spaces of the ground next to each other."""
PLACINGS: Final = 149
"""How many such places there are."""
FIRST: Final = vec[i64]([one for one, _ in PLACES])
SECOND: Final = vec[i64]([other for _, other in PLACES])
PLACE_LOW: Final = vec[i64]([int(pairs.of(place)[0]) for place in PLACES])
PLACE_HIGH: Final = vec[i64]([int(pairs.of(place)[1]) for place in PLACES])
"""The same as sets."""

AT_START: Final = vec[i64]([SPACES.index(FACTS["starts"][name]) for name in CHARACTERS])
GROUND_START: Final = vec[i64](
    [
        METRO if name in FACTS["metros"] or name == FACTS["metro"] else LAMP if name in FACTS["lamps"] else STREET
        for name in SPACES[:GROUND]
    ]
)
BARRIERS_START: Final = vec[i64]([SPACES.index(name) for barrier in FACTS["barriers"] for name in barrier])
STEAMERS_START: Final[int] = sum([1 << EXITS.index(port) for port in FACTS["steamers"]])

"""What is printed: three kinds of eighteen cards, eighty-four dreams, six orbs, the table of difficulties.

Cards of the tableau are 0 to 53: the characters, the locations, the objects. A set of them fits into one number. Dreams are 0 to
83; in text 1 to 84.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.kit import data

FACTS: Final[Any] = data.read("gaslamp.games.mysterium", "mansion.json")

KINDS: Final = 3
KIND_NAMES: Final = ("character", "location", "object")
EACH: Final = 18
"""Cards of each kind in the box."""
CARDS: Final[tuple[str, ...]] = tuple(FACTS["characters"] + FACTS["locations"] + FACTS["objects"])
DREAMS: Final = 84
HAND: Final = 7
DAYS: Final = 7
COLOURS: Final[tuple[str, ...]] = tuple(FACTS["colours"])
ORBS: Final = 6
SHARED: Final = 3
"""Cards of the shared dream."""

DIFFICULTIES: Final[tuple[str, ...]] = tuple(FACTS["difficulties"])


_ONE: Final = vec[i64]([1 << card for card in range(KINDS * EACH)])
_OF_KIND: Final = vec[i64]([((1 << EACH) - 1) << EACH * kind for kind in range(KINDS)])


def one(card: i64) -> i64:
    """The set of one card. (Looked up: compiled, a literal shifted has 32 bits.)"""
    return _ONE[card]


def of_kind(kind: i64) -> i64:
    """The set of all cards of a kind."""
    return _OF_KIND[kind]


def more_cards(difficulty: str) -> int:
    """How many more cards of each kind lie on the table than people sit at it."""
    return int(FACTS["difficulties"][difficulty]["more_cards"])


def throws(difficulty: str) -> int:
    """How often the ghost may throw his hand: in a game or, where `daily`, in a day."""
    return int(FACTS["difficulties"][difficulty]["throws"])


def daily(difficulty: str) -> bool:
    return bool(FACTS["difficulties"][difficulty]["throws_each"] == "day")

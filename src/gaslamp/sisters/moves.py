"""The moves that both games have, as small integers, and their words. Each game's own follow, and then the sightings.

Sightings are what somebody sees of a move that only one side may know: the last two words of both games.
"""

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TAKE: Final = 0  # + character
STAY: Final = 8
ACCUSE: Final = 9  # + character
IDENTITY: Final = 17  # + character
DEAL: Final = 25  # + number of the hand
LAST: Final = 95  # + character
ALIBI: Final = 103  # + character
WITNESS: Final = 111  # + 1 if invisible
GUILTY: Final = 113
INNOCENT: Final = 114
ESCAPE: Final = 115  # + way out; as many as the game has

SIGHTINGS: Final[tuple[str, ...]] = ("jack ?", "alibi ?")
IDENTITY_UNSEEN: Final = 0  # + the number of the first sighting
ALIBI_UNSEEN: Final = 1

FOURS: Final = tuple(combinations(range(8), 4))
HANDS: Final = vec[i64]([sum([1 << character for character in four]) for four in FOURS])
"""The four cards of each deal, as sets of characters."""


def shared_words(characters: tuple[str, ...], exits: tuple[str, ...]) -> list[str]:
    """The words of all these moves, in their order."""
    words = [f"take {name}" for name in characters]
    words += ["stay"]
    words += [f"accuse {name}" for name in characters]
    words += [f"jack {name}" for name in characters]
    words += ["deal " + " ".join([characters[character] for character in four]) for four in FOURS]
    words += [f"last {name}" for name in characters]
    words += [f"alibi {name}" for name in characters]
    words += ["witness visible", "witness invisible", "guilty", "innocent"]
    words += [f"escape {way}" for way in exits]
    return words

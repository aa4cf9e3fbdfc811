"""Every move as a small integer, and its words.

The players' moves come first, then the referee's, then the sightings of what only one side may know.
"""

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.mr_jack.board import CHARACTERS, DIRECTIONS, EXITS, MANHOLES, POSTS, STREETS

TAKE: Final = 0  # + character
WALK: Final = 8  # + street
STAY: Final = 68
ACCUSE: Final = 69  # + character
ESCAPE: Final = 77  # + exit
LAMP: Final = 81  # + 8 * post from + post to
COVER: Final = 145  # + 14 * manhole from + manhole to
CORDON: Final = 341  # + 4 * exit from + exit to
WHISTLE: Final = 357  # + 60 * character + street
STOP: Final = 837
SWAP: Final = 838  # + character
FACE: Final = 846  # + direction
IDENTITY: Final = 852  # + character
DEAL: Final = 860  # + number of the hand
LAST: Final = 930  # + character
ALIBI: Final = 938  # + character
WITNESS: Final = 946  # + 1 if invisible
GUILTY: Final = 948
INNOCENT: Final = 949
IDENTITY_UNSEEN: Final = 950
ALIBI_UNSEEN: Final = 951

FOURS: Final = tuple(combinations(range(8), 4))
HANDS: Final = vec[i64]([sum([1 << character for character in four]) for four in FOURS])
"""The four cards of each deal, as sets of characters."""


def _words() -> list[str]:
    words = [f"take {name}" for name in CHARACTERS]
    words += [f"walk {street}" for street in STREETS]
    words += ["stay"]
    words += [f"accuse {name}" for name in CHARACTERS]
    words += [f"escape {way}" for way in EXITS]
    words += [f"lamp {a} {b}" for a in POSTS for b in POSTS]
    words += [f"cover {a} {b}" for a in MANHOLES for b in MANHOLES]
    words += [f"cordon {a} {b}" for a in EXITS for b in EXITS]
    words += [f"whistle {name} {street}" for name in CHARACTERS for street in STREETS]
    words += ["stop"]
    words += [f"swap {name}" for name in CHARACTERS]
    words += [f"face {direction}" for direction in DIRECTIONS]
    words += [f"jack {name}" for name in CHARACTERS]
    words += ["deal " + " ".join([CHARACTERS[character] for character in four]) for four in FOURS]
    words += [f"last {name}" for name in CHARACTERS]
    words += [f"alibi {name}" for name in CHARACTERS]
    words += ["witness visible", "witness invisible", "guilty", "innocent"]
    words += ["jack ?", "alibi ?"]
    return words


WORDS: Final = tuple(_words())

"""Every move as a small integer, and its words: those of both Mr. Jack games, then London's own, then the sightings."""

from typing import Final

from gaslamp.games.mr_jack.board import CHARACTERS, DIRECTIONS, EXITS, MANHOLES, POSTS, STREETS
from gaslamp.sisters.moves import SIGHTINGS, shared_words

WALK: Final = 119  # + street
LAMP: Final = 179  # + 8 * post from + post to
COVER: Final = 243  # + 14 * manhole from + manhole to
CORDON: Final = 439  # + 4 * exit from + exit to
WHISTLE: Final = 455  # + 60 * character + street
STOP: Final = 935
SWAP: Final = 936  # + character
FACE: Final = 944  # + direction
UNSEEN: Final = 950


def _words() -> list[str]:
    words = shared_words(CHARACTERS, EXITS)
    words += [f"walk {street}" for street in STREETS]
    words += [f"lamp {a} {b}" for a in POSTS for b in POSTS]
    words += [f"cover {a} {b}" for a in MANHOLES for b in MANHOLES]
    words += [f"cordon {a} {b}" for a in EXITS for b in EXITS]
    words += [f"whistle {name} {street}" for name in CHARACTERS for street in STREETS]
    words += ["stop"]
    words += [f"swap {name}" for name in CHARACTERS]
    words += [f"face {direction}" for direction in DIRECTIONS]
    return [*words, *SIGHTINGS]


WORDS: Final = tuple(_words())

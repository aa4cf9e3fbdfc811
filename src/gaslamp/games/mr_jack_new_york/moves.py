"""Every move as a small integer, and its words: those of both Mr. Jack games, then New York's own, then the sightings."""

from typing import Final

from gaslamp.games.mr_jack_new_york.board import CHARACTERS, EXITS, FACTS, GROUND, PLACES, SPACES, TILES
from gaslamp.sisters.moves import SIGHTINGS, shared_words

WALK: Final = 121  # + space
TILE: Final = 193  # + 66 * (kind - 1) + street
BARRIER: Final = 457  # + 149 * first space of the barrier + new place
STEAMER: Final = 10440  # + 5 * port from + port to
SEND: Final = 10465  # + 78 * character + space or way out
SWAP: Final = 11089  # + 8 * character + character
PASS: Final = 11153
INFORMANT: Final = 11154  # + space
UNSEEN: Final = 11226


def _words() -> list[str]:
    words = shared_words(CHARACTERS, EXITS)
    words += [f"walk {space}" for space in SPACES]
    words += [f"{kind} {street}" for kind in TILES for street in FACTS["streets"]]
    words += [f"barrier {space} {SPACES[one]} {SPACES[other]}" for space in SPACES[:GROUND] for one, other in PLACES]
    words += [f"steamer {a} {b}" for a in FACTS["ports"] for b in FACTS["ports"]]
    words += [f"send {name} {space}" for name in CHARACTERS for space in (*SPACES, *EXITS)]
    words += [f"swap {a} {b}" for a in CHARACTERS for b in CHARACTERS]
    words += ["pass"]
    words += [f"informant {space}" for space in SPACES]
    return [*words, *SIGHTINGS]


WORDS: Final = tuple(_words())

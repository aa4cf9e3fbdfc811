"""Every move as a small integer, and its words.

The players' moves come first, then the referee's, then the sightings of what only Jack may know.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.mr_jack_pocket.board import DETECTIVES, DIRECTIONS, FACES, SUSPECTS, TOKENS

WALK: Final = 0  # + 2 * detective + (steps - 1)
JOKER_MOVE: Final = 6  # + detective
JOKER_NOBODY: Final = 9
TAKE_ALIBI: Final = 10
ROTATE: Final = 11  # + 3 * place + (quarter turns to the right - 1)
SWAP: Final = 38  # + number of the pair
LAY: Final = 74  # + 4 * suspect + direction of the wall
IDENTITY: Final = 110  # + suspect
TOSS: Final = 119  # + which tokens show their second face
CARD: Final = 135  # + suspect
WITNESS: Final = 144  # + 1 if hidden, + 2 if Jack has his hourglasses
IDENTITY_UNSEEN: Final = 148
CARD_UNSEEN: Final = 149

PAIR_FIRST: Final = vec[i64]([a for a in range(9) for b in range(a + 1, 9)])
PAIR_SECOND: Final = vec[i64]([b for a in range(9) for b in range(a + 1, 9)])


def _words() -> list[str]:
    words = [f"{detective} {steps}" for detective in DETECTIVES for steps in (1, 2)]
    words += [f"joker {detective}" for detective in DETECTIVES]
    words += ["joker nobody", "alibi"]
    words += [f"rotate {place} {turn}" for place in range(1, 10) for turn in ("right", "half", "left")]
    words += [f"exchange {a} {b}" for a in range(1, 10) for b in range(a + 1, 10)]
    words += [f"tile {suspect} {direction}" for suspect in SUSPECTS for direction in DIRECTIONS]
    words += [f"jack {suspect}" for suspect in SUSPECTS]
    words += [
        "toss " + " ".join([FACES[int(TOKENS[2 * token + (toss >> token & 1)])] for token in range(4)]) for toss in range(16)
    ]
    words += [f"card {suspect}" for suspect in SUSPECTS]
    words += ["witness seen", "witness hidden", "witness seen six", "witness hidden six"]
    words += ["jack ?", "card ?"]
    return words


WORDS: Final = tuple(_words())

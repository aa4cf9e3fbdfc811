"""What is printed: nine tiles in a square, twelve places on its rim, nine alibi cards, four action tokens.

Places on the board are 0 to 8, row by row; in text 1 to 9. Places on the rim are 0 to 11, clockwise from above the
left column; in text 1 to 12, like the hours of a clock that begins too early.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.kit import data

FACTS: Final[Any] = data.read("gaslamp.games.mr_jack_pocket", "pocket.json")

DIRECTIONS: Final = ("n", "e", "s", "w")

SUSPECTS: Final[tuple[str, ...]] = tuple([suspect["id"] for suspect in FACTS["suspects"]])
HOURGLASSES: Final = vec[i64]([suspect["hourglasses"] for suspect in FACTS["suspects"]])
ALL_SUSPECTS: Final = 0b111111111
PLACES: Final = 9
LANE: Final = 8
"""Joseph Lane, whose blank side is the only one without a wall."""
NO_WALL: Final = -1

DETECTIVES: Final[tuple[str, ...]] = tuple([detective["id"] for detective in FACTS["detectives"]])
HOLMES: Final = 0
WATSON: Final = 1
TOBY: Final = 2
DETECTIVES_START: Final = vec[i64]([detective["starts_at"] - 1 for detective in FACTS["detectives"]])

RIM: Final = 12
LOOKS: Final = vec[i64]([DIRECTIONS.index(spot["looks"]) for spot in FACTS["rim"]])
"""Which way a detective looks from each place on the rim."""
LINES: Final = vec[i64]([place - 1 for spot in FACTS["rim"] for place in spot["line"]])
"""The three places in his line of sight, nearest first: three entries for each place on the rim."""

FIRST_WALLS: Final = vec[i64]([DIRECTIONS.index(FACTS["first_walls"].get(str(place + 1), "n")) for place in range(9)])
FIRST_WALL_FIXED: Final = vec[i64]([1 if str(place + 1) in FACTS["first_walls"] else 0 for place in range(9)])
"""Set-up: the tiles before the detectives turn their wall to them; the others lie as they fall."""

ALIBI: Final = 0
HOLMES_FACE: Final = 1
TOBY_FACE: Final = 2
WATSON_FACE: Final = 3
ROTATION: Final = 4
EXCHANGE: Final = 5
JOKER: Final = 6
FACES: Final = ("alibi", "holmes", "toby", "watson", "rotation", "exchange", "joker")
TOKENS: Final = vec[i64]([FACES.index(face) for sides in FACTS["tokens"] for face in sides])
"""The two faces of each of the four action tokens."""

TURNS: Final = 8
GOAL: Final = 6
"""Hourglasses Jack needs."""

"""Every move as a small integer, and its words.

The psychics' moves come first, then the ghost's, the referee's, and the sightings of what not everybody may know.
"""

from collections.abc import Sequence
from typing import Final

from gaslamp.games.mysterium.board import CARDS, COLOURS, DREAMS

GUESS: Final = 0  # + 54 * orb + card
VOTE: Final = 324  # + combination
DREAM: Final = 330  # + 84 * orb + dream
CLOSE: Final = 834
THROW: Final = 835
CULPRIT: Final = 836  # + combination
SHARE: Final = 842  # + dream

TABLE: Final = 926  # + card
COMBINATION: Final = 980  # + 54 * orb + card
DRAW: Final = 1304  # + dream
SHOW: Final = 1388  # + dream
RIGHT: Final = 1472  # + orb
WRONG: Final = 1478  # + orb
BALLOT: Final = 1484  # + 6 * voter + combination
LOT: Final = 1520  # + combination
GUILTY: Final = 1526  # + combination
INNOCENT: Final = 1532  # + combination

COMBINATION_UNSEEN: Final = 1538  # + orb
DRAW_UNSEEN: Final = 1544
DREAM_UNSEEN: Final = 1545  # + orb
CULPRIT_UNSEEN: Final = 1551
SHARE_UNSEEN: Final = 1552
VOTE_UNSEEN: Final = 1553


def words(voters: Sequence[str]) -> list[str]:
    """All of them, for a table at which these psychics sit."""
    dreams = range(1, DREAMS + 1)
    named = [*voters, *COLOURS[len(voters) :]]  # seats nobody sits in have no votes to open
    words = [f"guess {colour} {card}" for colour in COLOURS for card in CARDS]
    words += [f"vote {colour}" for colour in COLOURS]
    words += [f"dream {colour} {dream}" for colour in COLOURS for dream in dreams]
    words += ["close", "throw"]
    words += [f"culprit {colour}" for colour in COLOURS]
    words += [f"share {dream}" for dream in dreams]
    words += [f"table {card}" for card in CARDS]
    words += [f"combination {colour} {card}" for colour in COLOURS for card in CARDS]
    words += [f"draw {dream}" for dream in dreams]
    words += [f"show {dream}" for dream in dreams]
    words += [f"right {colour}" for colour in COLOURS]
    words += [f"wrong {colour}" for colour in COLOURS]
    words += [f"ballot {voter} {colour}" for voter in named for colour in COLOURS]
    words += [f"lot {colour}" for colour in COLOURS]
    words += [f"guilty {colour}" for colour in COLOURS]
    words += [f"innocent {colour}" for colour in COLOURS]
    words += [f"combination {colour} ?" for colour in COLOURS]
    words += ["draw ?", *[f"dream {colour} ?" for colour in COLOURS]]
    words += ["culprit ?", "share ?", "vote ?"]
    return words

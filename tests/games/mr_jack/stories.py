"""The stories of London: its board, and its part of how they are told; see `games.sisters`.

The board of most stories is the one of the revised edition as it is set up. `##` is a house or a garden, `L` a lit lamp with its
number, `l` a dark one, `O` an open manhole, `X` a covered one; the hex beside a hex is above or below it, or half a hex
higher or lower in the next column:

                                f10 O
                          e9 GULL     g10
        b7 nw       d8 ##       f9 l        h10                     l12 X ne
              c7 L3       e8          g9          i10         k11         m12
        b6 O        d7          f8 ##       h9 ##       j10         l11 L2
    a5        c6          e7          g8 SMITH    i9          k10         m11
        b5 ##       d6 ##       f7          h8 L        j9 ##       l10
    a4        c5 ##       e6          g7          i8 BERT     k9 O        m10 GOODLEY
        b4 ##       d5          f6 ##       h7 ##       j8          l9 ##
    a3 STEAL. c4 O        e5 LESTR.   g6 O        i7          k8 ##       m9
        b3          d4 ##       f5 L        h6          j7 ##       l8 ##
    a2        c3          e4          g5 HOLMES   i6          k7          m8
        b2 L1       d3          f4 ##       h5 ##       j6          l7 O
    a1        c2          e3          g4          i5          k6 L4
        b1 X sw                 f3          h4 l        j5 ##       l6 se
                                      g3          i4 WATSON
                                            h3 O
"""

from __future__ import annotations

from games.sisters import (
    VIEWERS,
    Sister,
    at_random,
    belief,
    choices,
    ending,
    ends,
    heard,
    kinds,
    play,
    position,
    refused,
    suspects,
    visible,
    where,
)
from gaslamp.core import Table
from gaslamp.games.mr_jack.view import JackView

__all__ = [
    "CHARACTERS",
    "VIEWERS",
    "at_random",
    "belief",
    "boxed_in",
    "choices",
    "ending",
    "ends",
    "heard",
    "kinds",
    "opened",
    "play",
    "playing",
    "position",
    "refused",
    "suspects",
    "table",
    "view",
    "visible",
    "where",
]

CHARACTERS = ("holmes", "watson", "smith", "lestrade", "stealthy", "goodley", "gull", "bert")
LONDON = Sister("mr_jack", CHARACTERS, jack="stealthy")

table = LONDON.table
playing = LONDON.playing
opened = LONDON.opened


def view(at: Table, viewer: str = "truth") -> JackView:
    shown = at.view(at.game.read_viewer(viewer))
    assert isinstance(shown, JackView)
    return shown


def boxed_in(character: str) -> str:
    """A character on b7, somebody on each of the five streets within reach, and the manhole on b6 covered. One stands behind."""
    others = [name for name in CHARACTERS if name not in (character, "stealthy")]
    taken = [f"{name}={street}" for name, street in zip(others, ("b6", "a5", "c6", "a4", "d7", "e8"), strict=True)]
    return f"{character}=b7 {' '.join(taken)} covers=b6,b1"

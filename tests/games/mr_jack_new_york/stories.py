"""The stories of New York: its board, and its part of how they are told; see `games.sisters`.

The board of most stories is Manhattan as it is set up. `##` is a printed building, `L` a lamp, `M` a metro, `xx` lies under a
barrier, `Q>` is a quay with a ferry to Liberty Island, `>Q` one with a ferry from it, `P` a port and `S` one with a steamer. The
hex beside a hex is above or below it, two rows on, or a row higher or lower in the next column:

     col 1     2     3     4     5     6     7     8     9     10    11    12    13    14
  row 1                                                                    P
      2                          S           >Q          .           .           .
      3                                xx          .           .           .
      4                          xx          .           .           M           .
      5                    .           .           EASTM       ##          .
      6              Q>          .           .           .           ##          .
      7        .           .           .           .           GRANT       .
      8  Q>          .           .           M           RIDER       .           .
      9        M           ##          CALLA       .           SMITH       .
     10  .           L           BEACH       .           .           ##          .
     11        .           ##          LATIM       TUMBL       ##          .           exit
     12              .           .           .           .           .           L
     13        P           .           .           .           .           M
     14              .           .           .                       xx          .
     15                    .           .                                   xx
     16                          >Q          P                       S           .
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
from gaslamp.core import Rng, Table
from gaslamp.games.mr_jack_new_york.view import YorkView

__all__ = [
    "BARRIERS",
    "CHARACTERS",
    "TILES",
    "VIEWERS",
    "at_random",
    "belief",
    "boxed_in",
    "choices",
    "dark",
    "eagerly",
    "ending",
    "ends",
    "heard",
    "kinds",
    "met_at_once",
    "opened",
    "play",
    "playing",
    "position",
    "refused",
    "suspects",
    "table",
    "tiles",
    "view",
    "visible",
    "where",
]

CHARACTERS = ("beach", "rider", "latimer", "grant", "callahan", "eastman", "tumblety", "smith")
NEW_YORK = Sister("mr_jack_new_york", CHARACTERS, jack="smith")

TILES = "metro:2-9,lamp:3-10,metro:11-4,metro:12-13,lamp:13-12"
BARRIERS = "5-4+6-3,11-14+12-15"
"""As they lie at the start."""

table = NEW_YORK.table
playing = NEW_YORK.playing
opened = NEW_YORK.opened


def view(at: Table, viewer: str = "truth") -> YorkView:
    shown = at.view(at.game.read_viewer(viewer))
    assert isinstance(shown, YorkView)
    return shown


def tiles(*changes: str) -> str:
    """The tiles of the start, with these besides, or instead of what lay there."""
    laid = dict(tile.split(":")[::-1] for tile in (*TILES.split(","), *changes))
    return "tiles=" + ",".join(f"{kind}:{street}" for street, kind in laid.items())


def boxed_in(character: str) -> str:
    """A character on 13-16, and somebody on 13-14: barriers and a lamp leave no other way."""
    other = "grant" if character != "grant" else "beach"
    return f"{character}=13-16 {other}=13-14 barriers=5-4+6-3,12-13+12-15"


DARK = "beach=2-7 rider=4-5 latimer=7-4 grant=9-2 callahan=13-4 eastman=8-11 tumblety=5-14 smith=11-8"
"""Everybody stands alone and in the dark."""


def dark(*changes: str) -> str:
    """All in the dark, but for these."""
    words = dict(word.split("=") for word in (*DARK.split(), *changes))
    return " ".join(f"{key}={value}" for key, value in words.items())


def eagerly(at: Table, rng: Rng) -> bool:
    """One move, or False if the game is over: whoever can meets the Informant, who stays in the middle of the town, and Tumblety
    swaps. Nobody is accused, nobody leaves."""
    moves = [move for move in choices(at) if not move.startswith(("accuse", "escape"))]
    meeting = [move for move in moves if move.startswith(("walk", "send")) and move.endswith(f" {view(at).informant.hex}")]
    swaps = [move for move in moves if move.startswith("swap")]
    midtown = [move for move in moves if move in ("informant 7-8", "informant 8-9", "informant 7-10")]
    wanted = meeting or swaps or midtown or moves
    if wanted:
        play(at, wanted[rng.below(len(wanted))])
    return bool(wanted)


def met_at_once() -> Table:
    """Latimer begins on 5-8, three steps from Liberty Island, and so is with the Informant before anybody else has moved."""
    at = opened("smith", "beach", "rider", "latimer", "grant", latimer="5-8")
    return play(at, "detective: take latimer", "walk liberty")

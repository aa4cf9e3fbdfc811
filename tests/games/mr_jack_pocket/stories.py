"""How the stories are told: a position in one line, moves in words, and short questions about what is then true.

The board of most stories is the one of the rulebook's set-up picture, on which nobody is seen at first. `street` writes it:

    1 gull:w   2 bert:s   3 stealthy:e
    4 smith:w  5 pizer:e  6 lestrade:e
    7 lane:s   8 madame:s 9 goodley:e

With everybody up, who looks in from rim 1 sees gull, smith and lane; from 2 bert; from 3 stealthy, lestrade and goodley;
from 7 the same in reverse; from 10 lane, madame and goodley; from any other place nobody.
"""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.core import IllegalMove, Rng, Table
from gaslamp.games import make
from gaslamp.games.mr_jack_pocket.belief import PocketBelief
from gaslamp.games.mr_jack_pocket.view import PocketView, Tile

SUSPECTS = ("madame", "goodley", "bert", "gull", "stealthy", "smith", "lestrade", "pizer", "lane")
LAYOUT = ("gull:w", "bert:s", "stealthy:e", "smith:w", "pizer:e", "lestrade:e", "lane:s", "madame:s", "goodley:e")


def street(*up: str, layout: tuple[str, ...] = LAYOUT) -> str:
    """The tiles of a position with only these suspects up, or everybody if none is named."""
    return "tiles=" + ",".join(tile if not up or tile.split(":")[0] in up else f"-{tile}" for tile in layout)


# Telling.


def table(position: str = "", **options: Any) -> Table:
    return Table(make("mr_jack_pocket", **options), position)


def play(at: Table, *lines: str) -> Table:
    """Play lines such as `investigator: holmes 2` or `*: card gull`."""
    for line in lines:
        seat, _, move = line.partition(": ")
        at.play(at.game.read_actor(seat), move)
    return at


def opened(jack: str, layout: tuple[str, ...] = LAYOUT, **options: Any) -> Table:
    """A game from its very beginning, with the tiles laid and the identity drawn."""
    tiles = [f"*: tile {tile.replace(':', ' ')}" for tile in layout]
    return play(table(**options), *tiles, f"*: jack {jack}")


def refused(at: Table, *lines: str) -> None:
    """Each of these moves is against the rules, and trying it changes nothing."""
    for line in lines:
        before = (position(at), list(at.lines))
        with pytest.raises(IllegalMove):
            play(at, line)
        assert (position(at), at.lines) == before


def at_random(at: Table, rng: Rng, greedy: str = "") -> bool:
    """One move by whoever is to act, or False if the game is over. The greedy seat takes an alibi whenever it can."""
    for name in at.to_act():
        moves = choices(at, name)
        if name == greedy and "alibi" in moves:
            moves = ["alibi"]
        play(at, f"{name}: {moves[rng.below(len(moves))]}")
        return True
    return False


# Asking.


def position(at: Table) -> str:
    return at.game.position(at.state)


def view(at: Table, viewer: str = "truth") -> PocketView:
    shown = at.view(at.game.read_viewer(viewer))
    assert isinstance(shown, PocketView)
    return shown


def choices(at: Table, seat: str, first_word: str = "") -> list[str]:
    """The legal moves of a seat, or those that begin with this word."""
    moves = at.moves(at.game.read_actor(seat))
    return [move for move in moves if not first_word or move.split()[0] == first_word]


def tile(at: Table, suspect: str) -> Tile:
    return next(tile for tile in view(at).tiles if tile.suspect == suspect)


def laid(at: Table) -> list[str]:
    """Whose tile lies on places 1 to 9."""
    return [tile.suspect for tile in view(at).tiles]


def up(at: Table) -> set[str]:
    """The suspects still face up."""
    return {tile.suspect for tile in view(at).tiles if tile.up}


def in_sight(at: Table) -> set[str]:
    """Whose tiles the detectives see now, blank ones too."""
    return {tile.suspect for tile in view(at).tiles if tile.in_sight}


def faces(at: Table) -> list[str]:
    """What the action tokens show, used or not."""
    return [action.face for action in view(at).actions]


def heard(at: Table, viewer: str) -> list[str]:
    """The story as a viewer heard it, in words."""
    return [f"{at.game.seat_name(seat)}: {at.game.text(move)}" for seat, move in at.story(at.game.read_viewer(viewer))]


def ending(at: Table) -> tuple[str, str] | None:
    """Who won and why, or None while the game goes on."""
    outcome = at.outcome()
    if outcome is None:
        return None
    (winner,) = outcome.winners
    return winner, outcome.reason


def belief(at: Table, viewer: str) -> PocketBelief:
    """What a viewer can know after the story so far, which must have begun at the beginning."""
    who = at.game.read_viewer(viewer)
    thinks = at.game.belief(who)
    assert isinstance(thinks, PocketBelief)
    for seat, seen in at.story(who):
        thinks.hear(seat, seen)
    return thinks

"""Who may know what of a state. With `seen.py` this is the one gate; nothing else decides what reaches a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gaslamp.core.state import only
from gaslamp.core.view import View
from gaslamp.games.mr_jack_pocket.board import DETECTIVES, DIRECTIONS, FACES, LINES, NO_WALL, SUSPECTS, TOKENS
from gaslamp.games.mr_jack_pocket.state import ACT, JACK, OVER, QUESTIONS, UNKNOWN, PocketState
from gaslamp.kit.bits import count, listed

if TYPE_CHECKING:
    from gaslamp.core.game import Game


class Tile(msgspec.Struct, frozen=True):
    """A street tile. Blank or not, everybody knows whose it is; `wall` is None on the only side without one."""

    suspect: str
    wall: str | None
    up: bool
    rotated: bool
    in_sight: bool


class Action(msgspec.Struct, frozen=True):
    """An action token as it lies."""

    face: str
    used: bool


class PocketView(View, frozen=True, kw_only=True):
    game: str = "mr_jack_pocket"
    question: str
    turn: int
    tiles: tuple[Tile, ...]
    """Row by row from the top left; fewer than nine while they are being laid."""
    detectives: dict[str, int]
    """Places on the rim, 1 to 12, clockwise from above the left column."""
    sight: dict[str, tuple[int, ...]]
    """The places of the tiles each detective sees, 1 to 9, the nearest first."""
    actions: tuple[Action, ...]
    next_actions: tuple[str, ...]
    """On odd turns, what the tokens will show when they are flipped for the next."""
    shown: tuple[str, ...]
    """The alibi cards the investigator drew."""
    turn_tokens: tuple[str, ...]
    """Who took the token of each turn played."""
    chase: bool
    jack_cards: int
    """How many alibi cards Jack drew."""
    jack: str | None = None
    """Who Jack is, for Jack."""
    cards: tuple[str, ...] | None = None
    """The alibi cards Jack drew, for Jack."""
    hourglasses: int | None = None
    """How many hourglasses Jack has, for Jack."""


def view(game: Game, state: PocketState, viewer: int) -> PocketView:
    is_jack = bool(viewer & only(JACK))
    drawn = state.jack != UNKNOWN
    visible = state.visible() if state.laid == 9 else 0
    played = state.turn if state.question == OVER else state.turn - 1
    tossed = ACT <= state.question < OVER
    odd = state.turn % 2 == 1
    return PocketView(
        **game.frame(state, viewer),
        question=QUESTIONS[state.question],
        turn=state.turn,
        tiles=tuple(_tile(state, place, visible) for place in range(state.laid)),
        detectives={name: state.detectives[number] + 1 for number, name in enumerate(DETECTIVES)},
        sight={name: _sight(state, state.detectives[number]) for number, name in enumerate(DETECTIVES)},
        actions=tuple(Action(_face(state, token, 0), not state.left >> token & 1) for token in range(4)) if tossed else (),
        next_actions=tuple(_face(state, token, 1) for token in range(4)) if tossed and odd else (),
        shown=_names(state.shown),
        turn_tokens=tuple("jack" if state.tokens >> turn & 1 else "investigator" for turn in range(played)),
        chase=state.chase,
        jack_cards=count(state.cards) + state.unknown_cards,
        jack=SUSPECTS[state.jack] if is_jack and drawn else None,
        cards=_names(state.cards) if is_jack else None,
        hourglasses=state.hourglasses() if is_jack else None,
    )


def _tile(state: PocketState, place: int, visible: int) -> Tile:
    suspect = state.at[place]
    wall = state.wall(suspect)
    return Tile(
        suspect=SUSPECTS[suspect],
        wall=None if wall == NO_WALL else DIRECTIONS[wall],
        up=bool(state.up >> suspect & 1),
        rotated=bool(state.rotated >> suspect & 1),
        in_sight=bool(visible >> suspect & 1),
    )


def _sight(state: PocketState, rim: int) -> tuple[int, ...]:
    """A detective's line of sight, as far as it goes."""
    if state.laid < 9:
        return ()
    seen = state.in_sight(rim)
    line = [LINES[3 * rim + step] for step in range(3)]
    return tuple(place + 1 for place in line if seen >> state.at[place] & 1)


def _face(state: PocketState, token: int, flipped: int) -> str:
    return FACES[TOKENS[2 * token + (state.faces >> token & 1 ^ flipped)]]


def _names(suspects: int) -> tuple[str, ...]:
    return tuple(SUSPECTS[suspect] for suspect in listed(suspects))

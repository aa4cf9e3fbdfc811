"""Who may know what of a state: New York's part of `sisters.view`, all of it open to everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gaslamp.games.mr_jack_new_york.board import EXITS, SPACES, STREET, STREETS, TILES, TUMBLETY
from gaslamp.games.mr_jack_new_york.state import QUESTIONS, YorkState
from gaslamp.kit import pairs
from gaslamp.kit.bits import listed
from gaslamp.sisters.view import CaseView, told

if TYPE_CHECKING:
    from gaslamp.sisters.game import CaseGame


class Informant(msgspec.Struct, frozen=True):
    hex: str
    talkative: bool
    """Whether he still talks in this round."""


class YorkView(CaseView, frozen=True, kw_only=True):
    game: str = "mr_jack_new_york"
    tiles: dict[str, str]
    """What was laid where, with the side that is up; also under a barrier."""
    lit: tuple[str, ...]
    """The spaces that lamps light."""
    barriers: tuple[tuple[str, str], ...]
    """The two spaces that each barrier covers."""
    steamers: tuple[str, ...]
    """The ports where steamers lie."""
    informant: Informant
    may_swap: bool
    """Whether Tumblety may still swap two others."""


def view(game: CaseGame, state: YorkState, viewer: int) -> YorkView:
    first, second, third, fourth = (SPACES[space] for space in state.barriers)
    return YorkView(
        **told(game, state, viewer, QUESTIONS, SPACES, EXITS),
        tiles={SPACES[space]: TILES[kind - 1] for space in range(STREETS) if (kind := state.lies(space)) != STREET},
        lit=tuple(SPACES[space] for space in pairs.listed(state.lit()) if pairs.has(state.walkable, space)),
        barriers=((first, second), (third, fourth)),
        steamers=tuple(EXITS[way] for way in listed(state.steamers)),
        informant=Informant(SPACES[state.informant], state.talkative),
        may_swap=state.active == TUMBLETY and not (state.moved if state.swap_instead else state.powered),
    )

"""Who may know what of a state: London's part of `sisters.view`, all of it open to everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.games.mr_jack.board import (
    BESIDE,
    CHARACTERS,
    DIRECTIONS,
    EXITS,
    MANHOLES,
    POSTS,
    SIZE,
    STREETS,
    UNNUMBERED,
    WATSON,
)
from gaslamp.games.mr_jack.state import QUESTIONS, JackState
from gaslamp.kit.bits import listed
from gaslamp.kit.hexes import ahead
from gaslamp.sisters.view import CaseView, told

if TYPE_CHECKING:
    from gaslamp.sisters.game import CaseGame


class JackView(CaseView, frozen=True, kw_only=True):
    game: str = "mr_jack"
    facing: str
    """Which way Watson's lantern points."""
    beam: tuple[str, ...]
    """The streets in its beam, the nearest first."""
    lamps: dict[str, int]
    """The posts whose lamp is lit, with the number on its tile; 0 for one without."""
    lit: tuple[str, ...]
    """The streets that lamps light."""
    covers: tuple[str, ...]
    """The manholes that are covered."""
    cordons: tuple[str, ...]
    """The exits that are closed."""
    whistle: int | None
    """Goodley's points left while he whistles."""
    whistled: tuple[str, ...]
    """Those who have come already."""


def view(game: CaseGame, state: JackState, viewer: int) -> JackView:
    return JackView(
        **told(game, state, viewer, QUESTIONS, STREETS, EXITS),
        facing=DIRECTIONS[state.facing],
        beam=tuple(STREETS[street] for street in ahead(BESIDE, state.at[WATSON], state.facing, SIZE)),
        lamps={post: number % UNNUMBERED for post, number in zip(POSTS, state.lamps, strict=True) if number},
        lit=tuple(STREETS[street] for street in listed(state.light)),
        covers=tuple(MANHOLES[hole] for hole in listed(state.covers)),
        cordons=tuple(EXITS[way] for way in listed(state.cordons)),
        whistle=state.points if state.power_begun() else None,
        whistled=tuple(CHARACTERS[character] for character in listed(state.whistled)),
    )

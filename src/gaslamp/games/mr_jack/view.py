"""Who may know what of a state. With `seen.py` this is the one gate; nothing else decides what reaches a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gaslamp.core.state import only
from gaslamp.core.view import View
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
from gaslamp.games.mr_jack.state import (
    ARRESTED,
    DETECTIVE,
    ESCAPED,
    JACK,
    OVER,
    QUESTIONS,
    UNKNOWN,
    JackState,
)
from gaslamp.kit.bits import count, listed
from gaslamp.kit.hexes import ahead

if TYPE_CHECKING:
    from gaslamp.core.game import Game

SEATS = ("jack", "detective")


class Character(msgspec.Struct, frozen=True):
    hex: str
    suspect: bool
    """Whether the token shows the side of a suspect."""
    visible: bool
    """Whether a witness would see this character now: in the light, or beside somebody."""


class JackView(View, frozen=True, kw_only=True):
    game: str = "mr_jack"
    question: str
    round: int
    order: tuple[str, ...]
    """Who plays the four characters of this round, in order."""
    played: int
    """How many of them have been played."""
    characters: dict[str, Character]
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
    witness: tuple[str, ...]
    """What witnesses said at the end of each round so far."""
    may_leave: bool
    """Whether the witness card says "invisible", so that Jack may leave in this round."""
    cards: tuple[str, ...]
    """The four characters of this round; none while they are being dealt."""
    taken: tuple[str, ...]
    """Those whose card has been taken, the active one included."""
    next_cards: tuple[str, ...]
    """The four of the next round, where that is known already."""
    active: str | None
    """Whose card is being played."""
    moved: bool
    """Whether the active character has moved."""
    powered: bool
    """Whether no power is owed."""
    whistle: int | None
    """Goodley's points left while he whistles."""
    whistled: tuple[str, ...]
    """Those who have come already."""
    accused: str | None
    left_by: str | None
    """The exit through which Jack has left."""
    alibis: dict[str, int]
    """How many alibi cards each side has drawn."""
    hands: dict[str, tuple[str, ...]]
    """Which ones, for each side that this viewer plays."""
    jack: str | None
    """Who Jack is: for Jack, and for everybody once it has come out."""


def view(game: Game, state: JackState, viewer: int) -> JackView:
    visible = state.visible()
    over = state.question == OVER
    out = over and state.why in (ARRESTED, ESCAPED)
    odd = state.round % 2 == 1
    first, second = (SEATS[DETECTIVE], SEATS[JACK]) if odd else (SEATS[JACK], SEATS[DETECTIVE])
    hands = {JACK: state.jack_alibis, DETECTIVE: state.detective_alibis}
    unknown = {JACK: state.jack_unknown, DETECTIVE: state.detective_unknown}
    return JackView(
        **game.frame(state, viewer),
        question=QUESTIONS[state.question],
        round=state.round,
        order=(first, second, second, first),
        played=state.played(),
        characters={
            name: Character(STREETS[state.at[number]], bool(state.suspects >> number & 1), bool(visible >> number & 1))
            for number, name in enumerate(CHARACTERS)
        },
        facing=DIRECTIONS[state.facing],
        beam=tuple(STREETS[street] for street in ahead(BESIDE, state.at[WATSON], state.facing, SIZE)),
        lamps={post: number % UNNUMBERED for post, number in zip(POSTS, state.lamps, strict=True) if number},
        lit=tuple(STREETS[street] for street in listed(state.light)),
        covers=tuple(MANHOLES[hole] for hole in listed(state.covers)),
        cordons=tuple(EXITS[way] for way in listed(state.cordons)),
        witness=tuple("invisible" if state.invisible >> number & 1 else "visible" for number in range(1, state.round)),
        may_leave=state.may_leave(),
        cards=_names(state.cards),
        taken=_names(state.taken),
        next_cards=_names(~state.cards) if odd and state.cards else (),
        active=_name(state.active),
        moved=state.moved,
        powered=state.powered,
        whistle=state.points if state.whistling() else None,
        whistled=_names(state.whistled),
        accused=_name(state.accused),
        left_by=None if state.left_by == UNKNOWN else EXITS[state.left_by],
        alibis={SEATS[seat]: count(hands[seat]) + unknown[seat] for seat in hands},
        hands={SEATS[seat]: _names(hands[seat]) for seat in hands if viewer & only(seat)},
        jack=_name(state.jack) if out or viewer & only(JACK) else None,
    )


def _name(character: int) -> str | None:
    return None if character == UNKNOWN else CHARACTERS[character]


def _names(characters: int) -> tuple[str, ...]:
    return tuple(name for number, name in enumerate(CHARACTERS) if characters >> number & 1)

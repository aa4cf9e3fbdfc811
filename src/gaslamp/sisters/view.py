"""Who may know what of a state: the part that both games share. With `seen.py` and each game's `view.py` this is the one gate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from gaslamp.core.state import only
from gaslamp.core.view import View
from gaslamp.kit.bits import count
from gaslamp.sisters.state import ARRESTED, DETECTIVE, ESCAPED, JACK, OVER, SEATS, UNKNOWN

if TYPE_CHECKING:
    from gaslamp.sisters.game import CaseGame
    from gaslamp.sisters.state import CaseState


class Character(msgspec.Struct, frozen=True):
    hex: str
    suspect: bool
    """Whether the token shows the side of a suspect."""
    visible: bool
    """Whether a witness would see this character now."""


class CaseView(View, frozen=True, kw_only=True):
    question: str
    round: int
    order: tuple[str, ...]
    """Who plays the four characters of this round, in order."""
    played: int
    """How many of them have been played."""
    characters: dict[str, Character]
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
    accused: str | None
    left_by: str | None
    """The way by which Jack has left."""
    alibis: dict[str, int]
    """How many alibi cards each side has drawn."""
    hands: dict[str, tuple[str, ...]]
    """Which ones, for each side that this viewer plays."""
    jack: str | None
    """Who Jack is: for Jack, and for everybody once it has come out."""


def told(
    game: CaseGame, state: CaseState, viewer: int, questions: tuple[str, ...], spaces: tuple[str, ...], exits: tuple[str, ...]
) -> dict[str, Any]:
    """What a viewer may know of any case, field by field; a game gives the names of its questions, spaces and ways out."""

    def name(character: int) -> str | None:
        return None if character == UNKNOWN else game.characters[character]

    def names(characters: int) -> tuple[str, ...]:
        return tuple(each for number, each in enumerate(game.characters) if characters >> number & 1)

    visible = state.visible()
    out = state.question == OVER and state.why in (ARRESTED, ESCAPED)
    odd = state.round % 2 == 1
    first, second = (SEATS[DETECTIVE], SEATS[JACK]) if odd else (SEATS[JACK], SEATS[DETECTIVE])
    hands = {JACK: state.jack_alibis, DETECTIVE: state.detective_alibis}
    unknown = {JACK: state.jack_unknown, DETECTIVE: state.detective_unknown}
    return {
        **game.frame(state, viewer),
        "question": questions[state.question],
        "round": state.round,
        "order": (first, second, second, first),
        "played": state.played(),
        "characters": {
            each: Character(spaces[state.at[number]], bool(state.suspects >> number & 1), bool(visible >> number & 1))
            for number, each in enumerate(game.characters)
        },
        "witness": tuple("invisible" if state.invisible >> number & 1 else "visible" for number in range(1, state.round)),
        "may_leave": state.may_leave(),
        "cards": names(state.cards),
        "taken": names(state.taken),
        "next_cards": names(~state.cards) if odd and state.cards else (),
        "active": name(state.active),
        "moved": state.moved,
        "powered": state.powered,
        "accused": name(state.accused),
        "left_by": None if state.left_by == UNKNOWN else exits[state.left_by],
        "alibis": {SEATS[seat]: count(hands[seat]) + unknown[seat] for seat in hands},
        "hands": {SEATS[seat]: names(hands[seat]) for seat in hands if viewer & only(seat)},
        "jack": name(state.jack) if out or viewer & only(JACK) else None,
    }

"""Who may know what of a state. With `seen.py` this is the one gate; nothing else decides what reaches a player."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

import msgspec

from gaslamp.core.state import only
from gaslamp.core.view import View
from gaslamp.games.mysterium.board import CARDS, COLOURS, KIND_NAMES, KINDS, ORBS, of_kind
from gaslamp.games.mysterium.state import (
    BEFORE,
    COMBINE,
    DAY,
    GHOST,
    IN_HAND,
    LAID,
    NONE,
    QUESTIONS,
    TOGETHER,
    UNKNOWN,
    MysteriumState,
)
from gaslamp.kit.bits import listed

if TYPE_CHECKING:
    from gaslamp.core.game import Game


class Orb(msgspec.Struct, frozen=True):
    """A psychic's orb, and all that lies before him."""

    colour: str
    seat: str
    seeks: str | None
    """The kind of card to be found now; None once all three are found."""
    found: tuple[str, ...]
    nights: tuple[tuple[int, ...], ...]
    """The dreams before him, night by night, each in the order of the numbers."""
    days: tuple[int, ...]
    """The day of each of those nights."""
    dreamt: bool
    """Whether today's dream is there, or none is to be had: he may guess."""
    guess: str | None
    misses: tuple[str, ...]
    """What was guessed wrong for the card sought now."""
    combination: tuple[str, ...] | None
    """The three cards under his token: for the ghost, and for all once they are found."""
    suspected: bool
    """Whether this combination can still be the culprit's."""


class Ballot(msgspec.Struct, frozen=True):
    """A vote that was opened: the combination each seat named, by its colour."""

    day: int
    votes: dict[str, str]
    accused: str | None


class MysteriumView(View, frozen=True, kw_only=True):
    game: str = "mysterium"
    question: str
    stage: int
    day: int
    difficulty: str
    characters: tuple[str, ...]
    locations: tuple[str, ...]
    objects: tuple[str, ...]
    orbs: tuple[Orb, ...]
    dreaming: str | None
    """Whose dream is being laid, by colour."""
    laid_count: int
    hand_count: int
    deck: int
    discard: int
    throws: int
    """How often the ghost may still throw his hand: today if easy, else in this game."""
    shared: tuple[int, ...]
    voted: tuple[str, ...]
    round: int
    """Which vote of the day is being held."""
    ballots: tuple[Ballot, ...]
    votes: dict[str, str]
    """The votes being held, as far as the viewer knows them: his own, and those opened."""
    hand: tuple[int, ...] | None = None
    laid: tuple[int, ...] | None = None
    culprit: str | None = None
    """For the ghost; for all once found."""


def view(game: Game, state: MysteriumState, viewer: int) -> MysteriumView:
    is_ghost = bool(viewer & only(GHOST))
    on_table = [listed(state.tableau & of_kind(kind)) for kind in range(KINDS)]
    dreams = _dreams(state)
    voters = [game.seats[voter + 1] for voter in range(state.psychics)]
    known_votes = [
        voter
        for voter in range(state.psychics)
        if state.votes[voter] != UNKNOWN and (voter < state.opened or viewer & only(voter + 1))
    ]
    return MysteriumView(
        **game.frame(state, viewer),
        question=QUESTIONS[state.question],
        stage=2 if state.second_stage() else 1,
        day=state.day,
        difficulty=str(game.settings["difficulty"]),
        characters=_names(on_table[0]),
        locations=_names(on_table[1]),
        objects=_names(on_table[2]),
        orbs=tuple(_orb(game, state, orb, dreams, is_ghost) for orb in range(state.orbs)),
        dreaming=None if state.dreaming == NONE else COLOURS[state.dreaming],
        laid_count=state.laid,
        hand_count=state.hand,
        deck=state.deck,
        discard=state.discard,
        throws=state.throws_left(),
        shared=tuple(dreams[TOGETHER]),
        voted=tuple(voters[voter] for voter in listed(state.voted)),
        round=state.round,
        ballots=_ballots(state, voters),
        votes={voters[voter]: COLOURS[state.votes[voter]] for voter in known_votes},
        hand=tuple(dreams[IN_HAND]) if is_ghost else None,
        laid=tuple(dreams[LAID]) if is_ghost else None,
        culprit=COLOURS[state.culprit] if state.culprit != UNKNOWN and (is_ghost or state.won) else None,
    )


def _orb(game: Game, state: MysteriumState, orb: int, dreams: dict[int, list[int]], is_ghost: bool) -> Orb:
    first, found, guess = KINDS * orb, int(state.found[orb]), int(state.guesses[orb])
    known = KINDS if is_ghost and state.question > COMBINE else found
    cards = _names([int(state.combinations[first + kind]) for kind in range(known)])
    nights: dict[int, list[int]] = {}
    for dream in dreams[BEFORE + orb]:
        nights.setdefault(int(state.night[dream - 1]), []).append(dream)
    days = sorted(nights)
    return Orb(
        colour=COLOURS[orb],
        seat=game.seats[state.owner(orb)],
        seeks=None if found == KINDS else KIND_NAMES[found],
        found=cards[:found],
        nights=tuple([tuple(nights[day]) for day in days]),
        days=tuple(days),
        dreamt=state.question == DAY and bool(state.dreamt >> orb & 1),
        guess=None if guess == NONE else CARDS[guess],
        misses=_names(listed(state.misses[orb])),
        combination=cards if known == KINDS else None,
        suspected=bool(state.suspected >> orb & 1),
    )


def _ballots(state: MysteriumState, voters: list[str]) -> tuple[Ballot, ...]:
    kept = [int(number) for number in state.ballots]
    return tuple(
        Ballot(
            kept[at],
            {seat: COLOURS[kept[at + 2 + voter]] for voter, seat in enumerate(voters)},
            None if kept[at + 1] == NONE else COLOURS[kept[at + 1]],
        )
        for at in range(0, len(kept), 2 + ORBS)
    )


def _dreams(state: MysteriumState) -> dict[int, list[int]]:
    """The dreams in each place."""
    found = defaultdict[int, list[int]](list)
    for dream, place in enumerate(state.where, 1):
        found[place].append(dream)
    return found


def _names(cards: list[int]) -> tuple[str, ...]:
    return tuple([CARDS[card] for card in cards])

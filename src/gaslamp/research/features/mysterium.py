"""What a view of Mysterium shows. Dreams are numbered from 1."""

from __future__ import annotations

from gaslamp.core import Game
from gaslamp.games.mysterium.board import CARDS, COLOURS, DAYS, DREAMS, EACH, HAND, KIND_NAMES, KINDS, throws
from gaslamp.games.mysterium.game import Mysterium
from gaslamp.games.mysterium.state import MAJORITY_VOTES, QUESTIONS, REASONS
from gaslamp.research.encode import Count, Each, Feature, Fields, Fixed, Flag, Maybe, One, Row, Some, frame

PILE = range(1, DREAMS + 1)
VOTES = MAJORITY_VOTES + 1
"""How many votes a day can have."""
VOTING_DAYS = DAYS - KINDS
"""Nobody finds his three cards in less than three days."""


def features(game: Game) -> dict[str, Feature]:
    assert isinstance(game, Mysterium)
    colours = COLOURS[: max(2, game.psychics)]  # one psychic alone has two orbs
    psychics = game.seats[1:]
    kinds = [CARDS[EACH * kind : EACH * (kind + 1)] for kind in range(KINDS)]
    ballot = Fields({"day": One(range(1, DAYS + 1)), "votes": Each(psychics, One(colours)), "accused": One(colours)})
    return {
        **frame(game, REASONS),
        "game": Fixed(),
        "question": One(QUESTIONS),
        "stage": One((1, 2)),
        "day": One(range(1, DAYS + 1)),
        "difficulty": Fixed(),
        "characters": Some(kinds[0]),
        "locations": Some(kinds[1]),
        "objects": Some(kinds[2]),
        "orbs": Row(_orb(), len(colours)),
        "dreaming": One(colours),
        "laid_count": One(range(HAND + 1)),
        "hand_count": One(range(HAND + 1)),
        "deck": Count(DREAMS),
        "discard": Count(DREAMS),
        "throws": One(range(throws(game.difficulty) + 1)),
        "shared": Some(PILE),
        "voted": Some(psychics),
        "round": One(range(1, VOTES + 1)),
        "ballots": Row(ballot, VOTES * VOTING_DAYS),
        "votes": Each(psychics, One(colours)),
        "hand": Maybe(Some(PILE)),
        "laid": Maybe(Some(PILE)),
        "culprit": One(colours),
    }


def _orb() -> Fields:
    """Whose orb it is, its place in the row says."""
    return Fields(
        {
            "colour": Fixed(),
            "seat": Fixed(),
            "seeks": One(KIND_NAMES),
            "found": Some(CARDS),
            "nights": Row(Some(PILE), DAYS),
            "days": Some(range(1, DAYS + 1)),
            "dreamt": Flag(),
            "guess": One(CARDS),
            "misses": Some(CARDS),
            "combination": Maybe(Some(CARDS)),
            "suspected": Flag(),
        }
    )

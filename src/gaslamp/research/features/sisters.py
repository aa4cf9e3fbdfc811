"""What both big Mr. Jack games show."""

from __future__ import annotations

from collections.abc import Sequence

from gaslamp.research.encode import Each, Feature, Fields, Fixed, Flag, Maybe, One, Row, Some, frame
from gaslamp.sisters.game import CaseGame
from gaslamp.sisters.state import REASONS, ROUNDS, SEATS


def shared(game: CaseGame, questions: Sequence[str], spaces: Sequence[str], exits: Sequence[str]) -> dict[str, Feature]:
    characters = game.characters
    return {
        **frame(game, REASONS),
        "game": Fixed(),
        "question": One(questions),
        "round": One(range(1, ROUNDS + 1)),
        "order": Row(One(SEATS), 4),
        "played": One(range(5)),
        "characters": Fields(
            dict.fromkeys(characters, Fields({"hex": One(spaces), "suspect": Flag(), "visible": Flag()})),
        ),
        "witness": Row(One(("visible", "invisible")), ROUNDS - 1),
        "may_leave": Flag(),
        "cards": Some(characters),
        "taken": Some(characters),
        "next_cards": Some(characters),
        "active": One(characters),
        "moved": Flag(),
        "powered": Flag(),
        "accused": One(characters),
        "left_by": One(exits),
        "alibis": Fields(dict.fromkeys(SEATS, One(range(len(characters))))),
        "hands": Each(SEATS, Maybe(Some(characters))),
        "jack": One(characters),
    }

"""What a view of Mr. Jack shows."""

from __future__ import annotations

from gaslamp.core import Game
from gaslamp.games.mr_jack.board import CHARACTERS, DIRECTIONS, EXITS, MANHOLES, POSTS, STREETS, WHISTLE
from gaslamp.games.mr_jack.game import MrJack
from gaslamp.games.mr_jack.state import QUESTIONS
from gaslamp.research.encode import Each, Feature, One, Some
from gaslamp.research.features.sisters import shared

LAMP_NUMBERS = range(5)
"""What a lamp's tile can say: the round after which it goes out, or 0."""


def features(game: Game) -> dict[str, Feature]:
    assert isinstance(game, MrJack)
    return {
        **shared(game, QUESTIONS, STREETS, EXITS),
        "facing": One(DIRECTIONS),
        "beam": Some(STREETS),
        "lamps": Each(POSTS, One(LAMP_NUMBERS)),
        "lit": Some(STREETS),
        "covers": Some(MANHOLES),
        "cordons": Some(EXITS),
        "whistle": One(range(WHISTLE + 1)),
        "whistled": Some(CHARACTERS),
    }

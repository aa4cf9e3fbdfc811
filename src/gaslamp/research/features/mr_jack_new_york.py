"""What a view of Mr. Jack in New York shows."""

from __future__ import annotations

from gaslamp.core import Game
from gaslamp.games.mr_jack_new_york.board import EXITS, GROUND, SPACES, STREETS, TILES
from gaslamp.games.mr_jack_new_york.game import MrJackNewYork
from gaslamp.games.mr_jack_new_york.state import QUESTIONS
from gaslamp.research.encode import Each, Feature, Fields, Flag, One, Row, Some
from gaslamp.research.features.sisters import shared


def features(game: Game) -> dict[str, Feature]:
    assert isinstance(game, MrJackNewYork)
    return {
        **shared(game, QUESTIONS, SPACES, EXITS),
        "tiles": Each(SPACES[:STREETS], One(TILES)),
        "lit": Some(SPACES),
        "barriers": Row(Row(One(SPACES[:GROUND]), 2), 2),
        "steamers": Some(EXITS),
        "informant": Fields({"hex": One(SPACES), "talkative": Flag()}),
        "may_swap": Flag(),
    }

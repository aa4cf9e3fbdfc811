"""What a view of Mr. Jack Pocket shows."""

from __future__ import annotations

from gaslamp.core import Game
from gaslamp.games.mr_jack_pocket.board import DETECTIVES, DIRECTIONS, FACES, HOURGLASSES, PLACES, RIM, SUSPECTS, TURNS
from gaslamp.games.mr_jack_pocket.state import QUESTIONS, REASONS
from gaslamp.research.encode import Feature, Fields, Fixed, Flag, Maybe, One, Row, Some, frame

TILE = Fields({"suspect": One(SUSPECTS), "wall": One(DIRECTIONS), "up": Flag(), "rotated": Flag(), "in_sight": Flag()})
TOKENS = 4
SIGHT = 3
"""A line of sight is at most so long."""


def features(game: Game) -> dict[str, Feature]:
    return {
        **frame(game, REASONS),
        "game": Fixed(),
        "question": One(QUESTIONS),
        "turn": One(range(1, TURNS + 1)),
        "tiles": Row(TILE, PLACES),
        "detectives": Fields(dict.fromkeys(DETECTIVES, One(range(1, RIM + 1)))),
        "sight": Fields(dict.fromkeys(DETECTIVES, Row(One(range(1, PLACES + 1)), SIGHT))),
        "actions": Row(Fields({"face": One(FACES), "used": Flag()}), TOKENS),
        "next_actions": Row(One(FACES), TOKENS),
        "shown": Some(SUSPECTS),
        "turn_tokens": Row(One(game.seats), TURNS),
        "chase": Flag(),
        "jack_cards": One(range(PLACES)),
        "jack": One(SUSPECTS),
        "cards": Maybe(Some(SUSPECTS)),
        "hourglasses": One(range(TURNS + sum(HOURGLASSES) + 1)),
    }

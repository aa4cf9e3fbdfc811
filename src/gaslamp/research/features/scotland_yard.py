"""What a view of Scotland Yard shows, on any map."""

from __future__ import annotations

from gaslamp.core import Game
from gaslamp.games.scotland_yard.board import KINDS
from gaslamp.games.scotland_yard.game import ScotlandYard
from gaslamp.games.scotland_yard.moves import BLACK, RIDES, TICKETS
from gaslamp.games.scotland_yard.state import QUESTIONS, REASONS
from gaslamp.research.encode import Count, Each, Feature, Fields, Fixed, Flag, Maybe, One, Row, Some, frame


def features(game: Game) -> dict[str, Feature]:
    assert isinstance(game, ScotlandYard)
    detectives = game.seats[1:]
    windows = int(game.board.windows)
    station = One(range(1, int(game.board.stations) + 1))
    return {
        **frame(game, REASONS),
        "game": Fixed(),
        "question": One(QUESTIONS),
        "round": One(range(int(game.board.rounds or windows) + 1)),
        "rounds": Fixed(),
        "windows": Fixed(),
        "reveals": Fixed(),
        "log": Row(Fields({"ticket": One(TICKETS[:RIDES]), "station": station, "double": Flag()}), windows),
        "doubling": One(range(3)),
        "detectives": Each(detectives, station),
        "stuck": Some(detectives),
        "mrx": station,
        "last_seen": Maybe(Fields({"window": One(range(1, windows + 1)), "station": station})),
        "tickets": Fields({"mrx": _mrx_tickets(game)} | dict.fromkeys(detectives, _tickets(game))),
    }


def _tickets(game: ScotlandYard) -> Fields:
    return Fields({ticket: Count(_printed(game, 1, kind)) for kind, ticket in enumerate(TICKETS[:BLACK])})


def _mrx_tickets(game: ScotlandYard) -> Fields:
    """His own and, where they can run out, all that detectives may hand to him."""
    fields: dict[str, Feature] = {}
    for kind, ticket in enumerate(TICKETS):
        if game.board.unlimited and kind < BLACK:
            fields[ticket] = Fixed()
        else:
            fields[ticket] = Count(_printed(game, 0, kind) + (len(game.seats) - 1) * _printed(game, 1, kind))
    return Fields(fields)


def _printed(game: ScotlandYard, seat: int, kind: int) -> int:
    return int(game.board.tickets[KINDS * seat + kind])

"""A game to take home: its record as somebody saw it, and as it was once it is over."""

from __future__ import annotations

from gaslamp.core import Game, Line, Viewer
from gaslamp.records import Record, write
from gaslamp.server import log
from gaslamp.server.live import Live


def record(live: Live, viewer: Viewer) -> str:
    if live.table is not None:
        return write(Record.of(live.table, viewer, live.result))
    return write(_from_log(live, viewer))


def _from_log(live: Live, viewer: Viewer) -> Record:
    """A game under rules that are no longer played here: nothing is played again, the log has all that is needed."""
    told = [
        (event.seat, live.seen(number, event, viewer))
        for number, (_, event) in enumerate(live.entries)
        if isinstance(event, log.Moved) and number in live.places
    ]
    opened = live.opened
    game = Game(
        name=opened.game,
        rules=opened.rules,
        seats=opened.seats,
        sides={},
        words=list(dict.fromkeys(move for _, move in told)),
        longest=len(told),
        settings=opened.settings,
    )
    lines = [Line(game.read_actor(seat), int(game.read(move))) for seat, move in told]
    return Record(game, viewer, lines, result=live.result)

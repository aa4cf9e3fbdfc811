"""A record to look at, move by move. It knows only what the record tells, so there is nothing here to guard.

Whoever may have a record of a table is decided where he gets it, and he sends it back to have it laid out.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from gaslamp.bots import reasons
from gaslamp.core import TRUTH, Game, Outcome, SetupError, Viewer
from gaslamp.core.view import as_bytes
from gaslamp.records import Record, Step, perspective, read, steps
from gaslamp.server import present
from gaslamp.server.messages import AskReplay, Frame, Replay

MOST_SECONDS = 10.0
"""A record may come from anybody, and what can be concluded from it may take for ever."""


def lay_out(asked: AskReplay, most: float = MOST_SECONDS) -> Replay:
    end = time.monotonic() + most
    record = read(asked.record)
    game, viewer = record.game, perspective(record, asked.viewer)
    _, comments = record.beside(viewer)
    frames: list[Frame] = []
    outcome: Outcome | None = None
    for number, step in enumerate(steps(record, viewer)):
        if time.monotonic() > end:
            raise SetupError("error-replay-long", seconds=int(most))
        frames.append(_frame(game, viewer, step, comments.get(number, ()), asked.drawing))
        outcome = game.outcome(step.state)
    return Replay(
        game=game.name,
        options=game.settings,
        viewer=game.viewer_name(viewer),
        viewers=_viewers(record),
        frames=tuple(frames),
        result=present.result(game.name, outcome or record.result),
    )


def _viewers(record: Record) -> tuple[str, ...]:
    """The truth first, then everybody at the table, then whoever watched; of a seat's record only that seat."""
    names = record.game.viewer_name
    return tuple(names(each) for each in (TRUTH, *record.game.viewers())) if record.viewer == TRUTH else (names(record.viewer),)


def _frame(game: Game, viewer: Viewer, step: Step, comments: Sequence[str], drawing: bool) -> Frame:
    view, line, belief = game.view(step.state, viewer), step.line, step.belief
    asks, why = game.asks(view), reasons.of_line(game, step.line, step.before)
    return Frame(
        seat=game.seat_name(line.seat) if line is not None else "",
        move=game.text(line.move) if line is not None else "",
        text=present.told(game.sentence(*line)) if line is not None else None,
        view=msgspec.Raw(as_bytes(view)),
        drawing=game.picture(view) if drawing else None,
        beside=tuple(present.told(each) for each in game.beside(view)),
        to_act=view.to_act,
        asks=present.told(asks) if asks is not None else None,
        aid=present.notes(game, lambda: belief) if belief is not None and view.outcome is None else None,
        why=present.told(why) if why is not None else None,
        comments=tuple(comments),
    )

"""A record brought back to life: on a table if it tells the truth, in a belief if it tells what somebody saw.

A record may come from anywhere, so nothing in it is trusted: a table checks every move, and before a belief hears a line
we make sure that it was possible in one of its worlds (beliefs themselves trust what they hear).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from gaslamp.core import (
    PUBLIC,
    REFEREE,
    TRUTH,
    Belief,
    Game,
    IllegalMove,
    Line,
    Outcome,
    Rng,
    SetupError,
    State,
    Table,
    Viewer,
    looking,
    members,
)
from gaslamp.records.record import TABLE_REASONS, Record
from gaslamp.records.writing import winners_text

DRAWS = 50


def replay(record: Record) -> Table:
    """The game of a true record, every move checked, and the result too if it is given. It may stop anywhere.

    A result that the table gave, not the rules, stays in the record; the table here could play on.
    """
    if record.viewer != TRUTH:
        raise SetupError("error-record-not-truth", viewer=record.game.viewer_name(record.viewer))
    with record.at("Position"):
        table = Table(record.game, record.position)
    for number, (seat, move) in enumerate(record.lines):
        with record.at(number):
            table.play(seat, move)
    check_result(record, table.state)
    return table


def hear(record: Record) -> Belief:
    """What the viewer of a record could believe at its end."""
    if record.viewer == TRUTH:
        raise SetupError("error-record-truth")
    belief = record.game.belief(record.viewer)
    for _ in _hearing(record, belief):
        pass
    return belief


def _hearing(record: Record, belief: Belief) -> Iterator[Line]:
    """Tell a belief the lines of a record, one by one, and the end."""
    rng = Rng(0)
    for number, line in enumerate(record.lines):
        with record.at(number):
            _hear_line(record, belief, line, rng)
        yield line
    if record.result is not None:
        check_result(record, belief.draw(rng))  # all worlds look alike to the viewer, and everybody sees the end


class Step(NamedTuple):
    """A game after one of its moves, for one viewer."""

    line: Line | None
    """What he saw of it; None before the first."""
    state: State
    """To make his view from, and nothing else: of a record that is not the whole truth it is only one possible world."""
    belief: Belief | None
    """What he could believe then; None for who knows the truth, where the game began at a position, and where it is too much."""
    before: Callable[[], Belief | None]
    """What whoever made the move could believe just before it: to be asked now, before the next step, and not to be changed.
    None where this viewer may not know it, for the referee, where the game began at a position, and where it is too much."""


def perspective(record: Record, name: str) -> Viewer:
    """A viewer by name whose story a record can tell; without a name, its own."""
    viewer = record.game.read_viewer(name) if name else record.viewer
    if record.viewer not in (TRUTH, viewer):
        names = record.game.viewer_name
        raise SetupError("error-record-viewer", has=names(record.viewer), asked=names(viewer))
    return viewer


def steps(record: Record, viewer: Viewer) -> Iterator[Step]:
    """A record move by move, every one checked; state and belief change from step to step. `viewer` as `perspective` allows."""
    game = record.game
    belief = game.belief(viewer) if viewer != TRUTH and not record.position else None
    if record.viewer != TRUTH:
        assert belief is not None  # nobody but who knows the truth begins at a position
        rng = Rng(0)
        minds = Minds(game, viewer, lambda mind: record.lines)  # which is the story of this viewer, and there is no other
        yield Step(None, belief.draw(rng), belief, _nobodys)
        for number, line in enumerate(_hearing(record, belief)):
            yield Step(line, belief.draw(rng), belief, partial(minds.before, number, line.seat))
        return
    table = replay(record)
    state = Table(game, record.position).state
    minds = Minds(game, PUBLIC if record.position else viewer, table.heard)  # a belief hears a game from its start
    yield Step(None, state, belief, _nobodys)
    for number, (line, (seat, move)) in enumerate(zip(table.story(viewer), table.lines, strict=True)):
        state.apply(seat, move)
        belief = _told(belief, line)
        yield Step(line, state, belief, partial(minds.before, number, seat))


def _nobodys() -> None:
    """Before the first move nobody has moved."""


class Minds:
    """What those who move believe before they do, as far as one viewer may know: what he heard in his own seats.

    Only who knows the truth looks into every mind. Each hears its story when it is asked, up to the move it is about to make.
    """

    def __init__(self, game: Game, viewer: Viewer, story: Callable[[Viewer], Sequence[Line]]) -> None:
        self.game = game
        self.viewer = viewer
        self.story = story
        self.kept: dict[Viewer, tuple[int, Belief | None]] = {}
        """How many lines each has heard."""

    def before(self, number: int, seat: int) -> Belief | None:
        """For a line by its number, and whoever moves in it."""
        if seat == REFEREE or not self.viewer >> seat & 1:
            return None
        mind = looking(seat) if self.viewer == TRUTH else self.viewer
        heard, belief = self.kept[mind] if mind in self.kept else (0, self.game.belief(mind))
        for line in self.story(mind)[heard:number]:
            belief = _told(belief, line)
        self.kept[mind] = number, belief
        return belief


def _told(belief: Belief | None, line: Line) -> Belief | None:
    """A belief that has heard a line, or none where that is too much to think about."""
    try:
        if belief is not None:
            belief.hear(*line)
    except OverflowError:
        return None
    return belief


def _hear_line(record: Record, belief: Belief, line: Line, rng: Rng) -> None:
    if not _seen_in_some(record, belief, line, rng):
        worlds = belief.worlds()
        mine = record.viewer >> line.seat & 1 == 1  # what one may play oneself is the same in all worlds
        possible = _possible(record, [belief.draw(rng)] if worlds is None and mine else [world for world, _ in worlds or []])
        if (worlds is not None or mine) and line not in possible:
            raise _nobody_saw(record, line, possible)
    try:
        belief.hear(line.seat, line.move)
    except ValueError as error:  # where worlds are too many to list, the belief itself may find out
        raise _nobody_saw(record, line, {}) from error
    except OverflowError as error:
        raise SetupError("error-record-too-many", game=record.game.name) from error


def _seen_in_some(record: Record, belief: Belief, line: Line, rng: Rng) -> bool:
    """Whether a few worlds drawn allow a line: cheap, and nearly always enough. That they do not is no proof."""
    return any(line in _possible(record, [belief.draw(rng)]) for _ in range(DRAWS))


def _possible(record: Record, worlds: list[State]) -> dict[Line, None]:
    """Every line the viewer could see next, in a fixed order."""
    found: dict[Line, None] = {}
    for world in worlds:
        for seat in members(world.to_act()):
            for move in world.moves(seat):
                found[Line(seat, int(record.game.seen(world, seat, move, record.viewer)))] = None
    return found


def _nobody_saw(record: Record, line: Line, possible: dict[Line, None]) -> IllegalMove:
    game = record.game
    viewer, seen = game.viewer_name(record.viewer), _spoken(game, [line])
    if not possible:
        return IllegalMove("error-record-no-world", viewer=viewer, seen=seen)
    return IllegalMove("error-record-not-seen", viewer=viewer, seen=seen, possible=_spoken(game, list(possible)))


def _spoken(game: Game, lines: list[Line]) -> str:
    return ", ".join(f"{game.seat_name(seat)}: {game.text(move)}" for seat, move in lines)


def check_result(record: Record, state: State) -> None:
    """Whether the game ended as the record says: by the rules, or else for one of the table's reasons."""
    told, real = record.result, record.game.outcome(state)
    if told is None:
        return
    with record.at("Result"):
        if real is None:
            if told.reason in TABLE_REASONS:
                return
            to_act, reasons = ", ".join(record.game.names(state.to_act())), ", ".join(TABLE_REASONS)
            raise IllegalMove("error-record-not-over", to_act=to_act, reasons=reasons)
        if told.winners != real.winners or told.reason not in ("", real.reason):
            raise IllegalMove("error-record-result", told=_ending(told), real=_ending(real))


def _ending(outcome: Outcome) -> str:
    return f"{winners_text(outcome)} ({outcome.reason or '?'})"

"""A record brought back to life: on a table if it tells the truth, in a belief if it tells what somebody saw.

A record may come from anywhere, so nothing in it is trusted: a table checks every move, and before a belief hears a line
we make sure that it was possible in one of its worlds (beliefs themselves trust what they hear).
"""

from __future__ import annotations

from gaslamp.core import TRUTH, Belief, Game, IllegalMove, Line, Outcome, Rng, SetupError, State, Table, members
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
    _check_result(record, table.state)
    return table


def hear(record: Record) -> Belief:
    """What the viewer of a record could believe at its end."""
    if record.viewer == TRUTH:
        raise SetupError("error-record-truth")
    belief = record.game.belief(record.viewer)
    rng = Rng(0)
    for number, line in enumerate(record.lines):
        with record.at(number):
            _hear_line(record, belief, line, rng)
    if record.result is not None:
        _check_result(record, belief.draw(rng))  # all worlds look alike to the viewer, and everybody sees the end
    return belief


def _hear_line(record: Record, belief: Belief, line: Line, rng: Rng) -> None:
    if not _seen_in_some(record, belief, line, rng):
        worlds = belief.worlds()
        possible = _possible(record, [world for world, _ in worlds or []])
        if worlds is not None and line not in possible:
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


def _check_result(record: Record, state: State) -> None:
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

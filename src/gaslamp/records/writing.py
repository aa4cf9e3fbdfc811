"""From a record to its text: the one canonical way, the same on every machine."""

from __future__ import annotations

from collections.abc import Iterator

from gaslamp.core import Outcome, SetupError
from gaslamp.records.record import Record, split_lines
from gaslamp.records.shelf import unusual
from gaslamp.records.tags import KNOWN, write_own_tag, write_tag


def write(record: Record) -> str:
    ours = _tags(record)
    tags = [write_tag(name, ours[name]) for name in KNOWN if ours.get(name)]
    tags += [write_own_tag(name, value) for name, value in record.tags.items()]
    body = list(_body(record))
    return "\n".join([*tags, "", *body] if body else tags) + "\n"


def _tags(record: Record) -> dict[str, str]:
    """The tags we know; those without a value are left out."""
    game = record.game
    tags = {"Game": game.name, "Rules": game.rules, "Seats": " ".join(game.seats), "Viewer": game.viewer_name(record.viewer)}
    tags["Options"] = " ".join(f"{name}={value}" for name, value in unusual(game).items())
    tags["Position"] = record.position
    if record.result is not None:
        tags |= {"Result": winners_text(record.result), "Reason": record.result.reason}
    return tags


def winners_text(outcome: Outcome) -> str:
    return " ".join(outcome.winners) or "-"


def _body(record: Record) -> Iterator[str]:
    """The runs of moves, each with the comments that follow it."""
    comments = _comments(record)
    yield from comments.get(0, [])
    start = 0
    while start < len(record.lines):
        end = _run_end(record, start, comments)
        moves = ", ".join(record.game.text(line.move) for line in record.lines[start:end])
        run = f"{record.game.seat_name(record.lines[start].seat)}: {moves}"
        first, *more = comments.get(end, [""])
        yield f"{run} {first}".rstrip()
        yield from more
        start = end


def _run_end(record: Record, start: int, comments: dict[int, list[str]]) -> int:
    """Where the run that starts here ends: before another seat's move, or at a comment."""
    seat = record.lines[start].seat
    end = start + 1
    while end < len(record.lines) and record.lines[end].seat == seat and end not in comments:
        end += 1
    return end


def _comments(record: Record) -> dict[int, list[str]]:
    """The comments as they are written. One of several lines becomes several."""
    found: dict[int, list[str]] = {}
    for after, texts in record.comments.items():
        if not 0 <= after <= len(record.lines):
            raise SetupError("error-record-comment", after=after, moves=len(record.lines))
        lines = [line for text in texts for line in split_lines(text)]
        if lines:
            found[after] = [f"; {line.strip()}".rstrip() for line in lines]
    return found

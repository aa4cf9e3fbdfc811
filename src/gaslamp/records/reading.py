"""From a text to its record: strict about what it means, kind about how it is laid out.

First the text is taken apart without asking what anything means; then the game named in it reads the pieces. Whether the
moves were legal is another question, and `replay` answers it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from gaslamp.core import TRUTH, Game, Line, NotationError, Outcome, SetupError, Viewer
from gaslamp.records import shelf
from gaslamp.records.record import Record, on_line, split_lines
from gaslamp.records.tags import KNOWN, read_tag

LONGEST = 1_000_000
"""Characters. A hundred times what any game takes: what is longer was made to keep us busy."""


def read(text: str, find: shelf.Find = shelf.find) -> Record:
    """The record a text holds. `find` finds a game that is not on the shelf, by its name and options."""
    if len(text) > LONGEST:
        raise NotationError("error-record-long", longest=LONGEST)
    pieces = _take_apart(text)
    game = _game(pieces, find)
    viewer = _viewer(pieces, game)
    return Record(
        game,
        viewer,
        lines=_lines(pieces, game),
        position=_position(pieces, game, viewer),
        tags={name: value for name, (value, _) in pieces.tags.items() if name not in KNOWN},
        comments=pieces.comments,
        result=_result(pieces, game),
        sources=pieces.sources(),
    )


# Taking the text apart.


@dataclass
class _Pieces:
    tags: dict[str, tuple[str, int]] = field(default_factory=dict)
    """Value and line number of each tag."""
    moves: list[tuple[str, str, int]] = field(default_factory=list)
    """Seat, move and line number."""
    comments: dict[int, list[str]] = field(default_factory=dict)

    def tag(self, name: str) -> tuple[str, int | None]:
        """The value and the line of a tag; empty and None if it is missing."""
        return self.tags.get(name, ("", None))

    def comment(self, text: str) -> None:
        self.comments.setdefault(len(self.moves), []).append(text.strip())

    def sources(self) -> dict[int | str, int]:
        found: dict[int | str, int] = {number: line for number, (_, _, line) in enumerate(self.moves)}
        return found | {name: line for name, (_, line) in self.tags.items()}


def _take_apart(text: str) -> _Pieces:
    pieces = _Pieces()
    for number, line in enumerate(split_lines(text.removeprefix("\ufeff")), 1):
        with on_line(number):
            _take_line(pieces, line.strip(), number)
    return pieces


def _take_line(pieces: _Pieces, line: str, number: int) -> None:
    if line.startswith("["):
        _take_tag(pieces, line, number)
        return
    run, semicolon, comment = line.partition(";")
    if run:
        _take_run(pieces, run, number)
    if semicolon:
        pieces.comment(comment)


def _take_tag(pieces: _Pieces, line: str, number: int) -> None:
    name, value, comment = read_tag(line)
    if pieces.moves:
        raise NotationError("error-record-tag-late", tag=name)
    if name in pieces.tags:
        raise NotationError("error-record-tag-twice", tag=name, line=pieces.tags[name][1])
    pieces.tags[name] = value, number
    if comment is not None:
        pieces.comment(comment)


def _take_run(pieces: _Pieces, run: str, number: int) -> None:
    seat, colon, moves = run.partition(":")
    if not colon:
        raise NotationError("error-record-line", text=run.strip())
    for move in moves.split(","):
        if not move.strip():
            raise NotationError("error-record-no-move", text=run.strip())
        pieces.moves.append((seat.strip(), move.strip(), number))


# Asking the game what the pieces mean.


def _game(pieces: _Pieces, find: shelf.Find) -> Game:
    name, line = pieces.tag("Game")
    with on_line(line or 1):
        if line is None:
            raise NotationError("error-record-no-game", games=shelf.names())
        with on_line(pieces.tag("Options")[1], SetupError):
            game = find(name.strip(), _options(pieces))
        if game.name != name.strip():
            raise NotationError("error-record-game", text=name, game=game.name)
    _check_rules(pieces, game)
    _check_seats(pieces, game)
    return game


def _options(pieces: _Pieces) -> dict[str, str]:
    text, line = pieces.tag("Options")
    plain = " ".join(text.split())
    options: dict[str, str] = {}
    with on_line(line):
        for option in re.split(r" (?=\S+=)", plain) if plain else []:  # a stranger's value may have spaces in it
            name, equals, value = option.partition("=")
            if not (name and equals) or name in options:
                raise NotationError("error-record-options", text=text)
            options[name] = value
    return options


def _check_rules(pieces: _Pieces, game: Game) -> None:
    text, line = pieces.tag("Rules")
    with on_line(line):
        if line is not None and text.strip() != game.rules:
            raise NotationError("error-record-rules", text=text, game=game.name, rules=game.rules)


def _check_seats(pieces: _Pieces, game: Game) -> None:
    text, line = pieces.tag("Seats")
    with on_line(line):
        if line is not None and tuple(text.lower().split()) != game.seats:
            raise NotationError("error-record-seats", text=text, game=game.name, seats=" ".join(game.seats))


def _viewer(pieces: _Pieces, game: Game) -> Viewer:
    text, line = pieces.tag("Viewer")
    with on_line(line):
        return TRUTH if line is None else game.read_viewer(text)


def _position(pieces: _Pieces, game: Game, viewer: int) -> str:
    text, line = pieces.tag("Position")
    with on_line(line):
        if text and viewer != TRUTH:
            raise NotationError("error-record-position", viewer=game.viewer_name(viewer))
        if text:
            game.place(text)  # only to hear it complain
    return text


def _lines(pieces: _Pieces, game: Game) -> list[Line]:
    found: list[Line] = []
    for seat, move, line in pieces.moves:
        with on_line(line):
            found.append(Line(game.read_actor(seat), int(game.read(move))))
    return found


def _result(pieces: _Pieces, game: Game) -> Outcome | None:
    """Who won, in the order of the seats, whatever order the text has."""
    text, line = pieces.tag("Result")
    reason, reason_line = pieces.tag("Reason")
    if line is None:
        with on_line(reason_line):
            if reason_line is not None:
                raise NotationError("error-record-reason")
        return None
    winners = text.lower().split()
    with on_line(line):
        if not winners or (winners != ["-"] and not set(winners) <= set(game.seats)):
            raise NotationError("error-record-winners", text=text, seats=", ".join(game.seats))
    return Outcome(tuple(seat for seat in game.seats if seat in winners), reason.strip())

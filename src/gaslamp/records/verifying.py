"""Whether a game went as its proof says: by the rules, with every draw of the referee as the key and the nonces give it.

That the proof hangs together was seen when it was read. Here its story is played again; what is told in it that no rule needs
(who talked, whose clock ran out) is only part of the chain.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Struct

from gaslamp.core import REFEREE, Game, NotationError, Outcome, SetupError, Table
from gaslamp.core.options import written
from gaslamp.core.table import legal
from gaslamp.records import sealing, shelf
from gaslamp.records.proofs import EVENTS_FROM, Line, Proof
from gaslamp.records.record import Record, on_line
from gaslamp.records.replaying import check_result


class Opened(Struct, frozen=True):
    game: str
    rules: str
    settings: dict[str, str | int | bool]
    seats: tuple[str, ...]


class Sat(Struct, frozen=True):
    seats: tuple[str, ...]
    name: str = ""
    nonce: str = ""
    level: str = ""


class Brought(Struct, frozen=True):
    seats: tuple[str, ...]
    nonce: str


class Left(Struct, frozen=True):
    seats: tuple[str, ...]


class Freed(Struct, frozen=True):
    seat: str


class Begun(Struct, frozen=True):
    pass


class Moved(Struct, frozen=True):
    seat: str
    move: str
    seen: dict[str, str] = {}


class Undone(Struct, frozen=True):
    seat: str
    move: int


class Ended(Struct, frozen=True):
    winners: tuple[str, ...]
    reason: str


KINDS: dict[str, type[Struct]] = {
    kind.__name__.lower(): kind for kind in (Opened, Sat, Brought, Left, Freed, Begun, Moved, Undone, Ended)
}
"""What the story needs of the events that it needs."""


@dataclass
class Checked:
    """What was found to hold."""

    game: Game
    table: Table
    moves: int = 0
    """All that were made, those taken back too."""
    draws: int = 0
    """The referee's among them, each drawn again."""
    hidden: int = 0
    """Those that not everybody saw in full: each opens what was shown of it."""
    nonces: list[tuple[int, str, str]] = field(default_factory=list)
    """Number of the event, who brought it, and the nonce."""
    result: Outcome | None = None

    @property
    def record(self) -> Record:
        return Record.of(self.table, result=self.result)


def verify(proof: Proof, find: shelf.Find = shelf.find) -> Checked:
    """Play a proof's story again. Whatever does not fit is an error that names its line."""
    story: _Story | None = None
    for line in proof.lines:
        with on_line(EVENTS_FROM + line.number), _understood():
            event = _event(line)
            if story is None:
                story = _Story(proof.key, _opened(event, find))
            elif event is not None:
                story.hear(line.number, event)
    if story is None or story.found.result is None:
        raise NotationError("error-proof-unfinished")
    return story.found


@contextmanager
def _understood() -> Iterator[None]:
    """A story that hangs together and yet is none: whoever wrote it has no table."""
    try:
        yield
    except msgspec.MsgspecError as error:
        raise NotationError("error-proof-event", why=str(error)) from error


def _event(line: Line) -> Any:
    """What the story needs of a line; None where that is nothing."""
    if not line.told:
        return None
    told = msgspec.json.decode(line.told, type=dict[str, Any])
    kind = KINDS.get(str(told.get("type")))
    return None if kind is None else msgspec.convert(told, type=kind)


def _opened(event: Any, find: shelf.Find) -> Game:
    if not isinstance(event, Opened):
        raise NotationError("error-proof-unopened")
    game = find(event.game, {name: written(value) for name, value in event.settings.items()})
    if game.rules != event.rules or game.seats != event.seats or game.settings != event.settings:
        raise SetupError("error-record-rules", text=event.rules, game=game.name, rules=game.rules)
    return game


class _Story:
    def __init__(self, key: bytes, game: Game) -> None:
        self.key = key
        self.found = Checked(game, Table(game))
        self.nonces: list[str] = []
        self.owing: set[str] = set()
        self.names: dict[str, str] = {}
        self.begun = False
        self.standing: list[int] = []
        """The numbers of the moves that were not taken back."""

    def hear(self, number: int, event: Any) -> None:
        match event:
            case Opened():
                raise NotationError("error-proof-unopened")
            case Sat():
                self._sit(number, event)
            case Brought():
                self.owing -= set(event.seats)
                self._bring(number, event.seats, event.nonce)
            case Left():
                self.owing -= set(event.seats)
            case Freed():
                self.owing.discard(event.seat)
            case Begun():
                if self.owing or self.begun:
                    raise NotationError("error-proof-begun")
                self.begun = True
            case Moved():
                self._going_on()
                self._move(number, event)
            case Undone():
                self._going_on()
                self._undo(event)
            case Ended():
                self._going_on()
                self.found.result = Outcome(event.winners, event.reason)
                check_result(Record(self.found.game, result=self.found.result), self.found.table.state)

    def _going_on(self) -> None:
        if not self.begun or self.found.result is not None:
            raise NotationError("error-proof-not-on")

    def _sit(self, number: int, event: Sat) -> None:
        self.owing -= set(event.seats)
        self.names |= dict.fromkeys(event.seats, event.name)
        if event.level and event.nonce:
            raise NotationError("error-proof-bot")
        if event.nonce:
            self._bring(number, event.seats, event.nonce)
        elif not event.level:
            self.owing |= set(event.seats)

    def _bring(self, number: int, seats: tuple[str, ...], nonce: str) -> None:
        self.nonces.append(nonce)
        who = dict.fromkeys(self.names.get(seat, "") for seat in seats)
        self.found.nonces.append((number, f"{', '.join(who)} ({', '.join(seats)})", nonce))

    def _move(self, number: int, event: Moved) -> None:
        found, table = self.found, self.found.table
        game, seat = found.game, found.game.read_actor(event.seat)
        move = legal(game, table.state, seat, event.move)
        if seat == REFEREE:
            drawn = int(table.state.pick(REFEREE, sealing.draw(self.key, len(self.standing), self.nonces)))
            if drawn != move:
                raise NotationError("error-proof-draw", told=event.move, drawn=game.text(drawn))
            found.draws += 1
        full = game.text(move)
        seen = {game.viewer_name(viewer): game.text(game.seen(table.state, seat, move, viewer)) for viewer in game.viewers()}
        if event.move != full or event.seen != {viewer: text for viewer, text in seen.items() if text != full}:
            raise NotationError("error-proof-seen", move=event.move)
        table.play(seat, move)
        self.standing.append(number)
        found.moves += 1
        found.hidden += bool(event.seen)

    def _undo(self, event: Undone) -> None:
        table, seat = self.found.table, self.found.game.read_seat(event.seat)
        count = table.undoable(seat)
        if not count or self.standing[-count] != event.move:
            raise NotationError("error-proof-undone", number=event.move)
        table.undo(seat, consent=True)
        del self.standing[-count:]

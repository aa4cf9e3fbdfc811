"""The log of a table is the truth: numbered events, chained by hashes from the first on. Everything else is rebuilt from it.

An event tells what happened, not what it led to. Moves stand in it in words, with what each seat and the public saw of them
where that is less, so that even a game whose rules have changed since can be told to everybody as far as he saw it.

Here is the plain chain of all logs. A table's own, whose links are shown to its players, is in `chain`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from gaslamp.core import GaslampError
from gaslamp.records.sealing import keyed as keyed
from gaslamp.server.messages import Clock
from gaslamp.server.store import Entry


class Event(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower, omit_defaults=True):
    pass


class Opened(Event, frozen=True):
    """The table is set up. All that is drawn and salted comes from its `secret` (hexadecimal); nobody is ever sent it."""

    game: str
    rules: str
    settings: dict[str, str | int | bool]
    seats: tuple[str, ...]
    clock: Clock
    aids: str
    spectators: bool
    public: bool
    host: str
    host_name: str
    secret: str
    reserved: dict[str, str] = {}
    """At a rematch: the player for whom a seat is kept."""
    chain: int = 0
    """How its events are chained: 1 so that it can be proven to the players, 0 as before there was such a proof."""


class Sat(Event, frozen=True):
    """Somebody takes seats: a person (`player`), perhaps beside another at one screen, or a computer player (`level`).

    A computer player brings no nonce: it would be the server's choice. A person without one brings it later.
    """

    seats: tuple[str, ...]
    name: str
    nonce: str
    player: str = ""
    level: str = ""


class Brought(Event, frozen=True):
    """Somebody who sits brings his nonce, now that he has seen what was laid down."""

    seats: tuple[str, ...]
    nonce: str


class Left(Event, frozen=True):
    seats: tuple[str, ...]


class Freed(Event, frozen=True):
    """A seat kept for somebody, or held by somebody gone or by a computer player, is open for whoever comes."""

    seat: str


class Begun(Event, frozen=True):
    pass


class Moved(Event, frozen=True):
    seat: str
    move: str
    seen: dict[str, str] = {}
    """By viewer (a seat, or `public`): what he saw, where it is less than the move."""


class Undone(Event, frozen=True):
    """The last moves, down to the one with this number, are taken back."""

    seat: str
    move: int


class Said(Event, frozen=True):
    channel: str
    player: str
    name: str
    text: str
    seats: tuple[str, ...] = ()


class Gestured(Event, frozen=True):
    seat: str
    what: str
    channel: str


class Resigned(Event, frozen=True):
    seats: tuple[str, ...]


class Flagged(Event, frozen=True):
    seat: str


class Proposed(Event, frozen=True):
    seats: tuple[str, ...]
    what: str


class Answered(Event, frozen=True):
    seats: tuple[str, ...]
    yes: bool


class Paused(Event, frozen=True):
    pass


class Resumed(Event, frozen=True):
    pass


class Outage(Event, frozen=True):
    """The server was away since then, and clocks did not run."""

    since: int


class Ended(Event, frozen=True):
    """How it ended, by the rules or by the table."""

    winners: tuple[str, ...]
    reason: str


class Followed(Event, frozen=True):
    table: str


class Closed(Event, frozen=True):
    pass


AnyEvent = (
    Opened
    | Sat
    | Brought
    | Left
    | Freed
    | Begun
    | Moved
    | Undone
    | Said
    | Gestured
    | Resigned
    | Flagged
    | Proposed
    | Answered
    | Paused
    | Resumed
    | Outage
    | Ended
    | Followed
    | Closed
)

read_event = msgspec.json.Decoder(AnyEvent).decode
write_event = msgspec.json.Encoder().encode

START = bytes(32)
"""What the first link is chained to."""


class LogError(GaslampError):
    """A log that does not hang together: something changed it."""

    code = "log"


def link(before: bytes, secret: bytes, number: int, at: int, body: bytes) -> bytes:
    salt = keyed(secret, "salt", number)
    return hashlib.sha256(b"".join((before, salt, number.to_bytes(8), at.to_bytes(8), body))).digest()


def check(log: str, secret: bytes, entries: Sequence[Entry], start: int = 0, before: bytes = START) -> None:
    """Make sure that nothing in a log, or in what follows the link `before`, was changed, left out or put in."""
    for number, entry in enumerate(entries, start):
        if entry.number != number or entry.hash != link(before, secret, number, entry.at, entry.body):
            raise LogError("error-log-broken", log=log, number=number)
        before = entry.hash

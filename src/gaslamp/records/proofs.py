"""The proof of a game: all that a table's chain is made of, as text, and the check that it holds.

    gaslamp proof 1
    table ajxk3ot2wpmz5c4q
    key 5a0e…
    commitment 91c7…
    head e04b…

    0 3f9d… 77aa… {"at":1800000000000,"type":"opened","game":"tiny_chase",…}
    1 08e1… - {"at":1800000000250,"type":"moved","seat":"*","move":"hide 1","seen":{"public":"hide ?"}}
    2 c55d… 1e0f…

An event is a line: its number, its link, the digest of what stays private (`-` where nothing does), and what everybody is told
(nothing, where everything stays private). There is one way to write it, and every byte of it counts: the sums of the chain are
in `sealing`, the story is checked by the rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct

from gaslamp.core import NotationError
from gaslamp.records import sealing
from gaslamp.records.record import on_line

FIRST = "gaslamp proof 1"
FIELDS = ("table", "key", "commitment", "head")
EVENTS_FROM = len(FIELDS) + 3
"""The line of the text that holds the first event."""
LONGEST = 16_384
"""Characters of a line: far more than a table ever writes in one."""
MOST = 50_000
"""Events: a table has some twenty thousand at most."""

_HEX = "[0-9a-f]{64}"
_FIELD = {"table": re.compile("[0-9a-z]{1,64}"), **dict.fromkeys(FIELDS[1:], re.compile(_HEX))}
_LINE = re.compile(rf"(0|[1-9][0-9]{{0,8}}) ({_HEX}) ({_HEX}|-)(?: (\{{.*\}}))?")


Nonce = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,64}$")]
OrNone = Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{16,64})?$")]
Seats = Annotated[tuple[str, ...], Meta(min_length=1)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["none", "minutes", "days"]
    minutes: int
    increment: int
    days: int


class Told(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What everybody is told of an event after the end."""

    at: Annotated[int, Meta(ge=0)]


class Opened(Told, frozen=True):
    game: str
    rules: str
    settings: dict[str, str | int | bool]
    seats: tuple[str, ...]
    clock: Clock
    aids: Literal["off", "possible", "probabilities"]
    spectators: bool
    public: bool
    host_name: str
    chain: Literal[1]


class Sat(Told, frozen=True):
    seats: Seats
    name: str
    nonce: OrNone
    level: str = ""


class Brought(Told, frozen=True):
    seats: Seats
    nonce: Nonce


class Left(Told, frozen=True):
    seats: Seats


class Freed(Told, frozen=True):
    seat: str


class Begun(Told, frozen=True):
    pass


class Moved(Told, frozen=True):
    seat: str
    move: str
    seen: dict[str, str] = {}


class Undone(Told, frozen=True):
    seat: str
    move: int


class Said(Told, frozen=True):
    channel: Literal["table"]
    name: str
    text: str
    seats: tuple[str, ...] = ()


class Gestured(Told, frozen=True):
    seat: str
    what: str
    channel: Literal["table"]


class Resigned(Told, frozen=True):
    seats: Seats


class Flagged(Told, frozen=True):
    seat: str


class Proposed(Told, frozen=True):
    seats: Seats
    what: Literal["undo", "pause", "end"]


class Answered(Told, frozen=True):
    seats: Seats
    yes: bool


class Paused(Told, frozen=True):
    pass


class Resumed(Told, frozen=True):
    pass


class Outage(Told, frozen=True):
    since: int


class Ended(Told, frozen=True):
    winners: tuple[str, ...]
    reason: str


class Followed(Told, frozen=True):
    table: str


class Closed(Told, frozen=True):
    pass


Event = (
    Opened | Sat | Brought | Left | Freed | Begun | Moved | Undone | Said | Gestured | Resigned | Flagged | Proposed | Answered
    | Paused | Resumed | Outage | Ended | Followed | Closed
)  # fmt: skip

_decode = msgspec.json.Decoder(Event).decode


class Line(NamedTuple):
    number: int
    link: bytes
    rest: bytes
    told: str


class Proof(NamedTuple):
    table: str
    key: bytes
    commitment: bytes
    head: bytes
    lines: tuple[Line, ...]


def write(proof: Proof) -> str:
    fields = zip(FIELDS, (proof.table, proof.key.hex(), proof.commitment.hex(), proof.head.hex()), strict=True)
    return "\n".join([FIRST, *(f"{name} {value}" for name, value in fields), "", *map(_written, proof.lines)]) + "\n"


def _written(line: Line) -> str:
    rest = "-" if line.rest == sealing.NOTHING else line.rest.hex()
    return f"{line.number} {line.link.hex()} {rest} {line.told}".rstrip()


def read(data: bytes) -> Proof:
    """The proof in a file, if it is one and hangs together: every byte is as it must be, whatever the story says."""
    proof = _proof(list(_lines(data)))
    with on_line(1 + FIELDS.index("commitment") + 1):
        if sealing.commitment(proof.key) != proof.commitment:
            raise NotationError("error-proof-commitment")
    before = sealing.start(proof.table, proof.commitment)
    for number, line in enumerate(proof.lines):
        with on_line(EVENTS_FROM + number):
            if line.number != number:
                raise NotationError("error-proof-number", number=number, found=line.number)
            before = sealing.link(before, number, sealing.leaf(proof.key, number, line.rest, line.told.encode()))
            if line.link != before:
                raise NotationError("error-proof-changed", number=number)
    with on_line(1 + FIELDS.index("head") + 1):
        if proof.head != before:
            raise NotationError("error-proof-head", number=len(proof.lines) - 1)
    if write(proof).encode() != data:
        raise NotationError("error-proof-written")
    return proof


def _lines(data: bytes) -> Iterator[str]:
    if not data.endswith(b"\n"):
        raise NotationError("error-proof-end")
    for number, line in enumerate(data[:-1].split(b"\n"), 1):
        with on_line(number):
            try:
                yield line.decode()
            except UnicodeDecodeError as error:
                raise NotationError("error-proof-line") from error


def _proof(lines: list[str]) -> Proof:
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST or number >= EVENTS_FROM + MOST:
            with on_line(number):
                raise NotationError("error-proof-long", longest=LONGEST, most=MOST)
    with on_line(1):
        if lines[0] != FIRST:
            raise NotationError("error-proof-none", first=FIRST)
    values = []
    for number, name in enumerate(FIELDS, 1):
        with on_line(number + 1):
            found, _, value = lines[number].partition(" ") if number < len(lines) else ("", "", "")
            if found != name or not _FIELD[name].fullmatch(value):
                raise NotationError("error-proof-field", name=name)
            values.append(value)
    with on_line(EVENTS_FROM - 1):
        if len(lines) < EVENTS_FROM or lines[EVENTS_FROM - 2]:
            raise NotationError("error-proof-line")
    events = [_event(line, number) for number, line in enumerate(lines[EVENTS_FROM - 1 :], EVENTS_FROM)]
    table, *hashes = values
    key, committed, head = map(bytes.fromhex, hashes)
    return Proof(table, key, committed, head, tuple(events))


def _event(line: str, number: int) -> Line:
    with on_line(number):
        found = _LINE.fullmatch(line)
        if found is None:
            raise NotationError("error-proof-line")
        rest = sealing.NOTHING if found[3] == "-" else bytes.fromhex(found[3])
        return Line(int(found[1]), bytes.fromhex(found[2]), rest, found[4] or "")


def told(line: Line) -> Event | None:
    """What everybody is told of an event, in the one way there is to write it; None where that is nothing."""
    if not line.told:
        return None
    try:
        event: Event = _decode(line.told)
        again = msgspec.json.encode(msgspec.json.decode(line.told))
    except (msgspec.MsgspecError, RecursionError) as error:  # whoever wrote it has no table
        raise NotationError("error-proof-event", why=str(error)[:200]) from error
    if again != line.told.encode():
        raise NotationError("error-proof-written")
    return event

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
from typing import NamedTuple

from gaslamp.core import NotationError
from gaslamp.records import sealing
from gaslamp.records.record import on_line

FIRST = "gaslamp proof 1"
FIELDS = ("table", "key", "commitment", "head")
EVENTS_FROM = len(FIELDS) + 3
"""The line of the text that holds the first event."""

_HEX = "[0-9a-f]{64}"
_FIELD = {"table": re.compile("[0-9a-z]{1,64}"), **dict.fromkeys(FIELDS[1:], re.compile(_HEX))}
_LINE = re.compile(rf"(0|[1-9][0-9]{{0,8}}) ({_HEX}) ({_HEX}|-)(?: (\{{.*\}}))?")


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

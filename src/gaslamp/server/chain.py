"""How the events of a table hang together, and the proof that they do, for everybody to check after the end.

What of an event everybody is told after the end is listed here, field by field; whatever is not (who is whose player, the talk of
teams and spectators, the table's secret) goes into the chain as a digest only, with a salt that nobody is ever told. So the proof
of a game holds what its lines said, and nothing else.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from gaslamp.records import proofs, sealing
from gaslamp.server import log
from gaslamp.server.log import LogError
from gaslamp.server.store import Entry

TOLD: dict[type[log.Event], tuple[str, ...]] = {
    log.Opened: ("game", "rules", "settings", "seats", "clock", "aids", "spectators", "public", "host_name", "chain"),
    log.Sat: ("seats", "name", "nonce", "level"),
    log.Brought: ("seats", "nonce"),
    log.Left: ("seats",),
    log.Freed: ("seat",),
    log.Begun: (),
    log.Moved: ("seat", "move", "seen"),
    log.Undone: ("seat", "move"),
    log.Said: ("channel", "name", "text", "seats"),
    log.Gestured: ("seat", "what", "channel"),
    log.Resigned: ("seats",),
    log.Flagged: ("seat",),
    log.Proposed: ("seats", "what"),
    log.Answered: ("seats", "yes"),
    log.Paused: (),
    log.Resumed: (),
    log.Outage: ("since",),
    log.Ended: ("winners", "reason"),
    log.Followed: ("table",),
    log.Closed: (),
}
"""Everything else is nobody else's business, and so is every event that is not here."""

KINDS = {str(kind.__struct_config__.tag): frozenset(("type", *names)) for kind, names in TOLD.items()}

_write = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(dict[str, object]).decode


def split(at: int, body: bytes) -> tuple[bytes, bytes]:
    """What everybody is told of an event after the end, and what nobody is; empty where there is no such thing."""
    event = _read(body)
    names = KINDS.get(str(event.get("type")), frozenset())
    if not names or event.get("channel", "table") != "table":
        return b"", _write({"at": at, **event})
    kept = {name: value for name, value in event.items() if name not in names}
    return _write({"at": at} | {name: value for name, value in event.items() if name in names}), _write(kept) if kept else b""


class Chain:
    """The chain of one table. Tables older than the proof (`Opened.chain` is 0) have the chain that all other logs have."""

    def __init__(self, table: str, opened: log.Opened) -> None:
        self.table = table
        self.secret = bytes.fromhex(opened.secret)
        self.provable = opened.chain > 0
        self.key = sealing.keyed(self.secret, "key", 0)
        """What is shown to everybody after the end. The secret itself never is: invitations and private salts come from it."""
        self.commitment = sealing.commitment(self.key)
        self.start = sealing.start(table, self.commitment) if self.provable else log.START

    def leaf(self, number: int, at: int, body: bytes) -> bytes:
        told, kept = split(at, body)
        return sealing.leaf(self.key, number, self._rest(number, kept), told)

    def link(self, before: bytes, number: int, at: int, body: bytes) -> bytes:
        if not self.provable:
            return log.link(before, self.secret, number, at, body)
        return sealing.link(before, number, self.leaf(number, at, body))

    def check(self, entries: Sequence[Entry], first: int = 0, before: bytes = b"") -> None:
        """Make sure that nothing was changed, left out or put in; or nothing in what follows the link `before`."""
        before = before or self.start
        if not self.provable:
            log.check(self.table, self.secret, entries, first, before)
            return
        for number, entry in enumerate(entries, first):
            same = entry.number == number and entry.hash == self.link(before, number, entry.at, entry.body)
            if not same or _write(_read(entry.body)) != entry.body:
                raise LogError("error-log-broken", log=self.table, number=number)
            before = entry.hash

    def proof(self, entries: Sequence[Entry]) -> str:
        """All of it, for a game that is over."""
        lines = []
        for entry in entries:
            told, kept = split(entry.at, entry.body)
            lines.append(proofs.Line(entry.number, entry.hash, self._rest(entry.number, kept), told.decode()))
        return proofs.write(proofs.Proof(self.table, self.key, self.commitment, lines[-1].link, tuple(lines)))

    def _rest(self, number: int, kept: bytes) -> bytes:
        salt = sealing.keyed(self.secret, "rest", number)
        return hashlib.sha256(salt + kept).digest() if kept else sealing.NOTHING

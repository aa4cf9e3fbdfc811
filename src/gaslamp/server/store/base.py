"""What every store promises. `tests/server/test_store.py` holds each of them to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

import msgspec

from gaslamp.core import GaslampError

Listener: TypeAlias = Callable[[str, int], None]
"""Is told of a log and its last number."""


class Entry(msgspec.Struct, frozen=True):
    number: int
    """From 0, without gaps."""
    at: int
    """Milliseconds since 1970, given by the caller."""
    body: bytes
    hash: bytes
    """The hash chain's link, computed by the caller."""


class Listed(msgspec.Struct, frozen=True):
    """A log in a list, with its last number, the time of its last entry, and the summary kept beside it."""

    log: str
    last: int
    at: int
    summary: bytes


Entries: TypeAlias = list[Entry]  # named here because a store's own `list` hides Python's
Listing: TypeAlias = list[Listed]


class Conflict(Exception):
    """Somebody else was faster: the log does not end where the caller thought."""

    def __init__(self, last: int) -> None:
        self.last = last
        """The last number really there; -1 if the log does not exist."""
        super().__init__(last)


class StoreError(GaslampError):
    """The store cannot be opened, read or written."""

    code = "store"


class Store(Protocol):
    """Logs by name. One store belongs to one event loop."""

    async def append(
        self, log: str, after: int, entries: Sequence[Entry], *, summary: bytes | None = None, tags: frozenset[str] | None = None
    ) -> None:
        """Add entries behind number `after`, the last one of the log (-1: the log must not exist yet); otherwise Conflict.

        They are numbered after + 1, after + 2 …, one at least. Summary and tags replace those kept beside the log, in the same
        transaction; None leaves them as they are. When this returns, everything is on disk, and only then listeners are told;
        if it raises Conflict or ValueError, nothing was written. After a StoreError, or if the wait for it was cancelled, read
        the log to see where it ends.
        """

    async def read(self, log: str, start: int = 0) -> Entries:
        """The entries from a number on; none if there is no such log."""

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Have a listener called in the event loop after each append, in order per log. Returns the way to stop it."""

    async def list(self, tag: str, limit: int = 100) -> Listing:
        """The logs that carry a tag: latest last entry first, then by name."""

    async def close(self) -> None:
        """Finish what was begun. Whoever asks for anything afterwards gets a StoreError."""


def check(log: str, after: int, entries: Sequence[Entry], tags: frozenset[str] | None) -> None:
    """What no store could keep, so that one caller's mistake never reaches a transaction shared with others."""
    if not all(name and name.isprintable() for name in (log, *(tags or ()))):
        raise ValueError("names of logs and tags are printable text")
    if after < -1 or not entries or any(entry.number != number for number, entry in enumerate(entries, after + 1)):
        raise ValueError(f"entries after {after} are numbered from {after + 1} on, one at least")

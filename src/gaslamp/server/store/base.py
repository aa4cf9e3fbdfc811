"""What every store promises. `tests/server/test_store.py` holds each of them to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import NamedTuple, Protocol, TypeAlias

import msgspec

from gaslamp.core import GaslampError

Listener: TypeAlias = Callable[[str, int], None]
"""Is told of a log and its last number; of `ALL` if it may have missed something anywhere."""
ALL = ""
LOOK = -1
"""Instead of a last number: not the log, but what processes show beside it has changed."""


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


class Shown(msgspec.Struct, frozen=True):
    """What another process shows beside a log."""

    log: str
    what: bytes
    gone: int | None
    """When that process was last known to be alive, if it is no longer."""


class Around(msgspec.Struct, frozen=True):
    """What a process sees that looks around."""

    others: frozenset[str] = frozenset()
    """The other processes that are alive."""
    orphans: frozenset[str] = frozenset()
    """Logs whose keeper is not."""


class Append(NamedTuple):
    """An append that waits for its turn."""

    log: str
    after: int
    entries: Sequence[Entry]
    summary: bytes | None
    tags: frozenset[str] | None
    done: asyncio.Future[None]


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
    """Logs by name. One store belongs to one event loop, and to one process of perhaps several that share the logs.

    Anybody may append; what only one of them should do, it does for the logs it *keeps*. A process is alive as long as it looks
    `around` often enough, by the clock of the store; one that does not has lost what it kept and shows nothing any more.
    """

    @property
    def alone(self) -> bool:
        """Whether no other process can have these logs."""

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
        """Have a listener called in the event loop after each append, in order per log; and when another process appends or
        shows something, soon and in order, too. Returns the way to stop it."""

    async def list(self, tag: str, limit: int = 100) -> Listing:
        """The logs that carry a tag: latest last entry first, then by name."""

    async def close(self) -> None:
        """Finish what was begun. Whoever asks for anything afterwards gets a StoreError."""

    # Among processes.

    def enter(self) -> AbstractAsyncContextManager[bool]:
        """Come to life, one process after another; the others wait at the door. Says whether no other is alive."""

    async def around(self) -> Around:
        """Stay alive, and see who else is."""

    async def claim(self, logs: Iterable[str]) -> frozenset[str]:
        """Keep these logs, as far as nobody else alive does. Returns those that this process keeps now."""

    async def release(self, logs: Iterable[str]) -> None:
        """Keep these logs no longer."""

    async def show(self, log: str, what: bytes) -> None:
        """Show the other processes something beside a log, instead of what was shown there before; nothing if it is empty."""

    async def shown(self, logs: Iterable[str]) -> Sequence[Shown]:
        """What other processes show there."""


class Listeners:
    """Those who subscribed to a store."""

    def __init__(self) -> None:
        self._listeners: dict[object, Listener] = {}

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        key = object()
        self._listeners[key] = listener

        def stop() -> None:
            self._listeners.pop(key, None)

        return stop

    def tell(self, batch: Sequence[Append], errors: Sequence[Exception | None]) -> None:
        """Let everybody know what became of appends: first those who wait, then those who listen."""
        for append, error in zip(batch, errors, strict=True):
            if append.done.done():  # nobody waits any more
                continue
            if error is None:
                append.done.set_result(None)
            else:
                append.done.set_exception(error)
        for append, error in zip(batch, errors, strict=True):
            if error is None:
                self.publish(append.log, append.entries[-1].number)

    def publish(self, log: str, last: int) -> None:
        for listener in tuple(self._listeners.values()):
            try:
                listener(log, last)
            except Exception as error:  # the others have a right to hear of it all the same
                context = {"message": "a listener of the store failed", "exception": error}
                asyncio.get_running_loop().call_exception_handler(context)


class Alone:
    """The answers of a store that only one process can have."""

    alone = True

    @asynccontextmanager
    async def enter(self) -> AsyncIterator[bool]:
        yield True

    async def around(self) -> Around:
        return Around()

    async def claim(self, logs: Iterable[str]) -> frozenset[str]:
        return frozenset(logs)

    async def release(self, logs: Iterable[str]) -> None:
        """There is nobody to whom it matters."""

    async def show(self, log: str, what: bytes) -> None:
        """There is nobody who could look."""

    async def shown(self, logs: Iterable[str]) -> Sequence[Shown]:
        return ()


def check(log: str, after: int, entries: Sequence[Entry], tags: frozenset[str] | None) -> None:
    """What no store could keep, so that one caller's mistake never reaches a transaction shared with others."""
    if not all(name and name.isprintable() for name in (log, *(tags or ()))):
        raise ValueError("names of logs and tags are printable text")
    if after < -1 or not entries or any(entry.number != number for number, entry in enumerate(entries, after + 1)):
        raise ValueError(f"entries after {after} are numbered from {after + 1} on, one at least")

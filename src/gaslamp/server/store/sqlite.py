"""A store in one SQLite file, for one process.

One thread writes. It takes every append that waits, does them all in one transaction and commits once, so that a hundred
appends at the same time cost one wait for the disk. A second thread reads; in WAL mode neither keeps the other waiting.

Every step of a statement lets go of the interpreter, and beside a busy event loop it may be long before a thread gets it back.
So no statement is made once per append and no answer has more than one row: a batch of any size is a handful of steps. (Where
the loop has no rest at all, only a shorter `sys.setswitchinterval` helps; that is for the program to decide.)

The tables live in the memory of one process, so a second process on the same file is refused by a lock that dies with the first.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
import threading
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeAlias

import msgspec

from gaslamp.server.store.base import Alone, Append, Conflict, Entries, Entry, Listed, Listeners, Listing, StoreError, check

OURS = 0x6741736C
"""The application id in the head of each of our files: “gAsl”."""
VERSION = 1
SCHEMA = (
    "CREATE TABLE logs (log TEXT PRIMARY KEY, last INTEGER NOT NULL, at INTEGER NOT NULL, summary BLOB) WITHOUT ROWID",
    "CREATE TABLE entries (log TEXT, number INTEGER, at INTEGER NOT NULL, body BLOB NOT NULL, hash BLOB NOT NULL,"
    " PRIMARY KEY (log, number)) WITHOUT ROWID",
    # A tag repeats the time of its log, so that the latest few of many logs are found without looking at all of them.
    "CREATE TABLE tags (log TEXT, tag TEXT, at INTEGER NOT NULL, PRIMARY KEY (log, tag)) WITHOUT ROWID",
    "CREATE INDEX latest ON tags (tag, at DESC, log)",
    "CREATE TRIGGER repeated AFTER UPDATE OF at ON logs BEGIN UPDATE tags SET at = new.at WHERE log = new.log; END",
    f"PRAGMA application_id = {OURS}",
    f"PRAGMA user_version = {VERSION}",
)
READ = "SELECT json_group_array(json_array(number, at, hex(body), hex(hash))) FROM entries WHERE log = ? AND number >= ?"
LIST = (
    "SELECT json_group_array(json_array(log, last, at, hex(coalesce(summary, '')))) FROM logs "
    "WHERE log IN (SELECT log FROM tags WHERE tag = ? ORDER BY at DESC, log LIMIT ?)"
)
GATHERING = 0.002
"""Seconds a busy writer waits for company before it commits; one that had a single append just now does not wait."""
ROWS = 1000
"""So many rows go into one statement at most: SQLite allows 32766 values."""

Value: TypeAlias = str | int | bytes | None


class SqliteStore(Alone, Listeners):
    """Open one with `await SqliteStore.open(path)`, in the event loop that will use it."""

    def __init__(self, path: Path, lock: int, writing: sqlite3.Connection, reading: sqlite3.Connection) -> None:
        super().__init__()
        self.path = path
        self.commits = 0
        """How many transactions there were, for those who wonder whether appends share them."""
        self._lock, self._writing, self._reading = lock, writing, reading
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Append | None] = SimpleQueue()
        self._closing: asyncio.Future[None] | None = None
        self._reader = ThreadPoolExecutor(1, "store-reader")
        # A daemon, so that a program that broke down without closing its store can end.
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    @classmethod
    async def open(cls, path: Path | str) -> SqliteStore:
        """The store in a file, which is made if it does not exist."""
        return cls(Path(path), *await asyncio.to_thread(_open, Path(path)))

    async def append(
        self, log: str, after: int, entries: Sequence[Entry], *, summary: bytes | None = None, tags: frozenset[str] | None = None
    ) -> None:
        entries = tuple(entries)  # another thread will look at them later
        check(log, after, entries, tags)
        self._check_open()
        done: asyncio.Future[None] = self._loop.create_future()
        self._queue.put(Append(log, after, entries, summary, tags, done))
        await done

    async def read(self, log: str, start: int = 0) -> Entries:
        rows = msgspec.json.decode(await self._ask(READ, log, start), type=list[tuple[int, int, str, str]])
        return [Entry(number, at, bytes.fromhex(body), bytes.fromhex(hash)) for number, at, body, hash in sorted(rows)]

    async def list(self, tag: str, limit: int = 100) -> Listing:
        rows = msgspec.json.decode(await self._ask(LIST, tag, limit), type=list[tuple[str, int, int, str]])
        rows.sort(key=lambda row: (-row[2], row[0]))
        return [Listed(log, last, at, bytes.fromhex(summary)) for log, last, at, summary in rows]

    async def close(self) -> None:
        if self._closing is None:
            self._queue.put(None)
            self._closing = self._loop.run_in_executor(self._reader, self._finish)
        await asyncio.shield(self._closing)
        self._reader.shutdown()

    def _check_open(self) -> None:
        if self._closing is not None:
            raise StoreError("error-store-closed", path=str(self.path))

    # In the reader's thread.

    async def _ask(self, sql: str, *values: Value) -> str:
        self._check_open()
        return await self._loop.run_in_executor(self._reader, self._answered, sql, values)

    def _answered(self, sql: str, values: tuple[Value, ...]) -> str:
        try:
            answer: str = _one(self._reading, sql, *values)
            return answer
        except sqlite3.Error as error:
            raise _failed(self.path, error) from error

    def _finish(self) -> None:
        """After the last read and the last append. A checkpoint that fails does no harm: what it should have moved is safe."""
        self._writer.join()
        self._reading.close()
        with suppress(sqlite3.Error):
            self._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._writing.close()
        os.close(self._lock)

    # In the writer's thread.

    def _write(self) -> None:
        going, busy = True, False
        while going:
            taken = [self._queue.get()]
            if busy:
                time.sleep(GATHERING)  # a commit costs as much for one append as for many
            while not self._queue.empty():
                taken.append(self._queue.get())
            going = taken[-1] is not None  # nothing comes after it
            batch = [append for append in taken if append is not None]
            busy = len(batch) > 1
            errors = self._transact(batch)
            with suppress(RuntimeError):  # the event loop is gone, and with it everybody who waited
                self._loop.call_soon_threadsafe(self.tell, batch, errors)

    def _transact(self, batch: Sequence[Append]) -> Sequence[Exception | None]:
        """All of these on disk, but for those that conflict; or, if something fails, none of them."""
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            errors = self._apply(batch)
            self._writing.execute("COMMIT")
        except Exception as error:  # whatever it is, the next batch may fare better
            with suppress(sqlite3.Error):
                self._writing.rollback()
            return [_failed(self.path, error) for _ in batch]
        self.commits += 1
        return errors

    def _apply(self, batch: Sequence[Append]) -> Sequence[Conflict | None]:
        lasts = self._lasts(append.log for append in batch)
        errors: list[Conflict | None] = []
        rows: list[tuple[Value, ...]] = []
        logs: dict[str, tuple[str, int, int, bytes | None]] = {}
        tagged: dict[str, frozenset[str]] = {}
        for log, after, entries, summary, tags, _ in batch:
            last = lasts.get(log, -1)
            if last != after:
                errors.append(Conflict(last))
                continue
            errors.append(None)
            rows += [(log, entry.number, entry.at, entry.body, entry.hash) for entry in entries]
            if summary is None and log in logs:
                summary = logs[log][3]
            lasts[log] = entries[-1].number
            logs[log] = log, entries[-1].number, entries[-1].at, summary
            if tags is not None:
                tagged[log] = tags
        self._insert("entries", rows)
        end = "ON CONFLICT DO UPDATE SET last = excluded.last, at = excluded.at, summary = coalesce(excluded.summary, summary)"
        self._insert("logs", [*logs.values()], end)
        if tagged:
            self._writing.execute("DELETE FROM tags WHERE log IN (SELECT value FROM json_each(?))", (_json(tagged),))
            self._insert("tags", [(log, tag, logs[log][2]) for log, tags in tagged.items() for tag in tags])
        return errors

    def _lasts(self, logs: Iterable[str]) -> dict[str, int]:
        """The last numbers of those logs that exist."""
        ask = "SELECT json_group_object(log, last) FROM logs WHERE log IN (SELECT value FROM json_each(?))"
        return msgspec.json.decode(_one(self._writing, ask, _json(logs)), type=dict[str, int])

    def _insert(self, table: str, rows: Sequence[Sequence[Value]], end: str = "") -> None:
        for start in range(0, len(rows), ROWS):
            some = rows[start : start + ROWS]
            marks = ",".join(["(" + ",".join("?" * len(some[0])) + ")"] * len(some))
            self._writing.execute(f"INSERT INTO {table} VALUES {marks} {end}", [value for row in some for value in row])


def _open(path: Path) -> tuple[int, sqlite3.Connection, sqlite3.Connection]:
    """The lock, and the connections to write and to read."""
    try:
        with ExitStack() as on_failure:
            lock = _take_lock(path)
            on_failure.callback(os.close, lock)
            os.close(
                os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            )  # it will hold secrets; what SQLite puts beside it does as it does
            writing = on_failure.enter_context(closing(_connect(path)))
            _prepare(path, writing)
            reading = on_failure.enter_context(closing(_connect(path)))
            reading.execute("PRAGMA query_only = ON")
            on_failure.pop_all()
            return lock, writing, reading
    except (sqlite3.Error, OSError) as error:
        raise _failed(path, error) from error


def _take_lock(path: Path) -> int:
    """A lock on a file beside the database, because to close the database file itself would end SQLite's own locks on it.

    Whoever is forked off (not spawned) by this process would share the lock and keep it.
    """
    lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        os.close(lock)
        raise StoreError("error-store-locked", path=str(path)) from error
    return lock


def _connect(path: Path) -> sqlite3.Connection:
    """A connection in which nothing begins or ends a transaction but we, and that may move from thread to thread."""
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False)


def _prepare(path: Path, writing: sqlite3.Connection) -> None:
    """Make sure that the file is ours, before anything in it is changed; fill it if it is new."""
    try:
        application, version = _one(writing, "PRAGMA application_id"), _one(writing, "PRAGMA user_version")
        fresh = (application, version) == (0, 0) and not _one(writing, "SELECT count(*) FROM sqlite_master")
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_NOTADB:
            raise
        raise StoreError("error-store-file", path=str(path)) from error
    if application != OURS and not fresh:
        raise StoreError("error-store-file", path=str(path))
    if version > VERSION:
        raise StoreError("error-store-newer", path=str(path), version=version, known=VERSION)
    writing.execute("PRAGMA journal_mode = WAL")
    writing.execute("PRAGMA synchronous = FULL")
    if fresh:
        for statement in ("BEGIN IMMEDIATE", *SCHEMA, "COMMIT"):
            writing.execute(statement)


def _one(connection: sqlite3.Connection, sql: str, *values: Value) -> Any:
    """The only value of an answer's only row."""
    (value,) = connection.execute(sql, values).fetchone()
    return value


def _json(names: Iterable[str]) -> str:
    return msgspec.json.encode([*names]).decode()


def _failed(path: Path, error: Exception) -> StoreError:
    return StoreError("error-store-failed", path=str(path), why=str(error))

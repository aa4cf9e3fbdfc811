"""A store in a PostgreSQL database, for any number of processes at once.

Each process has one writer. While a statement of his is on its way, everything that comes waits and then goes together in the
next: one way there and back, one wait for the disk. Compare-and-set is the WHERE of that statement, so that of two processes
that append after the same number the database lets one through. Who listens is told a log's name and number and nothing else.

A process is a row that says until when it is alive, by the clock of the database. What it keeps and shows hangs on that row: a
process that is killed, or cut off, loses all of it at once.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import asyncpg

from gaslamp.server.store import migrations
from gaslamp.server.store.base import (
    ALL,
    LOOK,
    Append,
    Around,
    Conflict,
    Entries,
    Entry,
    Listed,
    Listeners,
    Listing,
    Shown,
    StoreError,
    check,
)

CONNECTIONS = 4
"""At most, besides the one that listens."""
PATIENCE = 20.0
"""Seconds after which an answer of the database is given up."""
LEASE = 5.0
"""Seconds for which a process that looks around is taken to be alive."""
AT_THE_DOOR = 3600.0
"""Seconds that another process may need to start."""
LISTENING = 2.0
"""Seconds after which silence is asked whether it is death, and before a lost connection is tried again."""
MOST = 500
"""Appends in one statement."""
TRIES = 5
"""How often a batch is tried that got entangled with one of another process."""
ORPHANS = 100
"""So many are shown at once, for others to have their share."""

FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, ValueError)

APPEND = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bytea[], $6::text[])
        AS given(log, after, last, at, summary, tags)
), moved AS (
    UPDATE logs SET last = given.last, at = given.at, summary = coalesce(given.summary, logs.summary),
        tags = coalesce(string_to_array(given.tags, E'\\n'), logs.tags)
    FROM given WHERE logs.log = given.log AND logs.last = given.after RETURNING logs.log, logs.last
), made AS (
    INSERT INTO logs SELECT log, last, at, coalesce(summary, ''), coalesce(string_to_array(tags, E'\\n'), '{}')
    FROM given WHERE after = -1 ON CONFLICT DO NOTHING RETURNING log, last
), done AS (
    SELECT * FROM moved UNION ALL SELECT * FROM made
), kept AS (
    INSERT INTO entries SELECT each.* FROM unnest($7::text[], $8::bigint[], $9::bigint[], $10::bytea[], $11::bytea[])
        AS each(log, number, at, body, hash) JOIN done USING (log)
)
SELECT log, pg_notify($12, $13 || ' ' || last || ' ' || log) FROM done
"""
READ = "SELECT number, at, body, hash FROM entries WHERE log = $1 AND number >= $2 ORDER BY number"
LIST = "SELECT log, last, at, summary FROM logs WHERE tags @> ARRAY[$1::text] ORDER BY at DESC, log LIMIT $2"

ALIVE = "SELECT process FROM processes WHERE until > clock_timestamp()"
LIVE = """
INSERT INTO processes VALUES ($1, clock_timestamp() + $2 * interval '1 second')
ON CONFLICT (process) DO UPDATE SET until = excluded.until
"""
AROUND = f"""
SELECT ARRAY({ALIVE} AND process <> $1),
    ARRAY(SELECT log FROM keepers WHERE process <> $1 AND process NOT IN ({ALIVE}) ORDER BY random() LIMIT {ORPHANS})
"""
CLAIM = f"""
WITH wanted AS (
    SELECT log FROM unnest($2::text[]) AS log WHERE log NOT IN (SELECT log FROM keepers WHERE process IN ({ALIVE})) ORDER BY log
), taken AS (
    INSERT INTO keepers SELECT log, $1 FROM wanted
    ON CONFLICT (log) DO UPDATE SET process = excluded.process WHERE keepers.process NOT IN ({ALIVE}) RETURNING log
)
SELECT log FROM taken UNION SELECT log FROM keepers WHERE process = $1 AND log = ANY($2)
"""
SHOW = "INSERT INTO beside VALUES ($1, $2, $3) ON CONFLICT (log, process) DO UPDATE SET what = excluded.what"
HIDE = "DELETE FROM beside WHERE log = $1 AND process = $2"
SHOWN = f"""
SELECT log, what, CASE WHEN process NOT IN ({ALIVE}) THEN ((extract(epoch FROM until) - {LEASE}) * 1000)::bigint END
FROM beside JOIN processes USING (process) WHERE log = ANY($2) AND process <> $1
"""
FORGET = """
WITH dead AS (DELETE FROM processes WHERE until < clock_timestamp() - interval '1 hour' OR process = $1 RETURNING process)
DELETE FROM beside WHERE process IN (SELECT process FROM dead)
"""

Connection: TypeAlias = Any
"""A connection, of the pool or not."""


class PostgresStore(Listeners):
    """Open one with `await PostgresStore.open(url)`, in the event loop that will use it."""

    alone = False

    def __init__(self, url: str, pool: asyncpg.Pool[Any], channel: str) -> None:
        super().__init__()
        self.name = name(url)
        self.process = secrets.token_hex(6)
        self.commits = 0
        """How many statements wrote appends."""
        self._url, self._pool, self._channel = url, pool, channel
        self._waiting: deque[Append] = deque()
        self._wake = asyncio.Event()
        self._closing: asyncio.Task[None] | None = None
        self._writer = asyncio.create_task(self._write())
        self._ear: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        """The store in a database, which is made ready if it is empty or of an older version."""
        async with _told(name(url)), AsyncExitStack() as on_failure:
            pool = await asyncpg.create_pool(
                url, min_size=1, max_size=CONNECTIONS, timeout=PATIENCE, command_timeout=PATIENCE, init=_on_disk, reset=_as_it_is
            )
            on_failure.callback(pool.terminate)
            async with pool.acquire() as connection:
                await migrations.migrate(connection, name(url))
                channel = await connection.fetchval("SELECT left('gaslamp_' || current_schema(), 63)")
            store = cls(url, pool, channel)
            on_failure.push_async_callback(store.close)
            store._ear = asyncio.create_task(store._listen(await store._connect()))
            on_failure.pop_all()
            return store

    async def append(
        self, log: str, after: int, entries: Sequence[Entry], *, summary: bytes | None = None, tags: frozenset[str] | None = None
    ) -> None:
        entries = tuple(entries)  # it may be written later
        check(log, after, entries, tags)
        self._check_open()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(log, after, entries, summary, tags, done))
        self._wake.set()
        await done

    async def read(self, log: str, start: int = 0) -> Entries:
        return [Entry(*row) for row in await self._ask(READ, log, start)]

    async def list(self, tag: str, limit: int = 100) -> Listing:
        return [Listed(*row) for row in await self._ask(LIST, tag, limit)]

    async def close(self) -> None:
        if self._closing is None:
            self._closing = asyncio.create_task(self._finish())
        await asyncio.shield(self._closing)

    async def _finish(self) -> None:
        """After the last append. What we kept and showed is given up, so that nobody waits for us."""
        self._wake.set()
        await self._writer
        if self._ear is not None:
            self._ear.cancel()
            await asyncio.gather(self._ear, return_exceptions=True)
        try:
            async with asyncio.timeout(PATIENCE):
                async with self._pool.acquire() as connection:
                    await connection.execute(FORGET, self.process)
                await self._pool.close()
        except FAULTS:  # whoever still waits for the database waits in vain
            self._pool.terminate()

    def _check_open(self) -> None:
        if self._closing is not None:
            raise StoreError("error-store-closed", path=self.name)

    async def _ask(self, sql: str, *values: object) -> Sequence[Any]:
        self._check_open()
        async with _told(self.name):
            return await self._pool.fetch(sql, *values)

    # Among processes.

    @asynccontextmanager
    async def enter(self) -> AsyncIterator[bool]:
        self._check_open()
        connection = await self._acquire()
        try:
            async with _told(self.name):
                await connection.execute(f"SELECT {migrations.lock('pg_advisory_lock', 'door')}", timeout=AT_THE_DOOR)
                await connection.execute(FORGET, "")
                await connection.execute(LIVE, self.process, LEASE)
                others = await connection.fetchval(AROUND, self.process)
            yield not others
            async with _told(self.name):
                await connection.execute(LIVE, self.process, LEASE)  # it may have taken a while
        finally:
            with suppress(*FAULTS):  # with a lost connection the lock is lost, too
                await connection.execute(f"SELECT {migrations.lock('pg_advisory_unlock', 'door')}")
            await self._pool.release(connection)

    async def _acquire(self) -> Connection:
        async with _told(self.name):
            return await self._pool.acquire()

    async def around(self) -> Around:
        await self._ask(LIVE, self.process, LEASE)
        ((others, orphans),) = await self._ask(AROUND, self.process)
        return Around(frozenset(others), frozenset(orphans))

    async def claim(self, logs: Iterable[str]) -> frozenset[str]:
        return frozenset(log for (log,) in await self._ask(CLAIM, self.process, [*logs]))

    async def release(self, logs: Iterable[str]) -> None:
        await self._ask("DELETE FROM keepers WHERE process = $1 AND log = ANY($2)", self.process, [*logs])

    async def show(self, log: str, what: bytes) -> None:
        if what:
            await self._ask(SHOW, log, self.process, what)
        else:
            await self._ask(HIDE, log, self.process)
        await self._ask("SELECT pg_notify($1, $2)", self._channel, f"{self.process} {LOOK} {log}")

    async def shown(self, logs: Iterable[str]) -> Sequence[Shown]:
        return [Shown(*row) for row in await self._ask(SHOWN, self.process, [*logs])]

    # Writing.

    async def _write(self) -> None:
        while self._waiting or self._closing is None:
            if not self._waiting:
                await self._wake.wait()
                self._wake.clear()
                continue
            batch = self._take()
            errors: Sequence[Exception | None]
            try:
                errors = await self._transact(batch)
            except Exception as error:  # whatever it is, the next batch may fare better
                errors = [_failed(self.name, error) for _ in batch]
            self.tell(batch, errors)

    def _take(self) -> Sequence[Append]:
        """What is written next: of each log one append, the others keep their order and wait."""
        taken: dict[str, Append] = {}
        rest: deque[Append] = deque()
        for append in self._waiting:
            if append.log in taken or len(taken) == MOST:
                rest.append(append)
            else:
                taken[append.log] = append
        self._waiting = rest
        return sorted(taken.values())

    async def _transact(self, batch: Sequence[Append]) -> Sequence[Conflict | None]:
        """All of these on disk, but for those that conflict; or, if something fails, none of them."""
        heads = [
            (log, after, entries[-1].number, entries[-1].at, summary, "\n".join(sorted(tags)) if tags is not None else None)
            for log, after, entries, summary, tags, _ in batch
        ]
        rows = [(log, each.number, each.at, each.body, each.hash) for log, _, entries, *_ in batch for each in entries]
        values = (*map(list, zip(*heads, strict=True)), *map(list, zip(*rows, strict=True)), self._channel, self.process)
        for tries in range(TRIES):
            try:
                done = {log for log, _ in await self._pool.fetch(APPEND, *values)}
                break
            except asyncpg.DeadlockDetectedError:
                if tries == TRIES - 1:
                    raise
        self.commits += 1
        if len(done) == len(batch):
            return [None] * len(batch)
        missed = [append.log for append in batch if append.log not in done]
        lasts = dict(await self._pool.fetch("SELECT log, last FROM logs WHERE log = ANY($1)", missed))
        return [None if append.log in done else Conflict(lasts.get(append.log, -1)) for append in batch]

    # Listening.

    async def _connect(self) -> Connection:
        connection = await asyncpg.connect(self._url, command_timeout=PATIENCE)
        try:
            await connection.add_listener(self._channel, self._hear)
        except BaseException:  # nobody else has it yet
            connection.terminate()
            raise
        return connection

    def _hear(self, connection: object, pid: int, channel: str, payload: object) -> None:
        process, number, log = str(payload).split(" ", 2)
        if process != self.process:
            self.publish(log, int(number))

    async def _listen(self, connection: Connection) -> None:
        """Hold the connection that listens; after one was lost, nobody knows what was missed."""
        while True:
            lost = asyncio.Event()
            connection.add_termination_listener(partial(_set, lost))
            with suppress(*FAULTS):
                try:
                    while not lost.is_set():
                        with suppress(TimeoutError):
                            await asyncio.wait_for(lost.wait(), LISTENING)
                            break
                        await connection.execute("SELECT")
                finally:
                    connection.terminate()
            connection = await self._connect_again()
            self.publish(ALL, LOOK)

    async def _connect_again(self) -> Connection:
        while True:
            with suppress(*FAULTS):
                return await self._connect()
            await asyncio.sleep(LISTENING)


def _set(event: asyncio.Event, _: object) -> None:
    event.set()


async def _on_disk(connection: Connection) -> None:
    """A server may be set not to wait for its disk; we do."""
    if await connection.fetchval("SHOW synchronous_commit") == "off":
        await connection.execute("SET synchronous_commit = on")


async def _as_it_is(_: Connection) -> None:
    """Nothing of a connection has to be put back, and it would cost another way there and back."""


def name(url: str) -> str:
    """A database as one may speak of it: without user and password."""
    try:
        parts = urlsplit(url)
        return f"{parts.scheme}://{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}{parts.path}"
    except ValueError:
        return "postgresql://"


@asynccontextmanager
async def _told(name: str) -> AsyncIterator[None]:
    """Whatever the database complains of is told as an error of ours."""
    try:
        yield
    except FAULTS as error:
        raise _failed(name, error) from error


def _failed(name: str, error: Exception) -> StoreError:
    """What the host reads: not PostgreSQL's details, which may quote a row."""
    if isinstance(error, StoreError):
        return error
    why = str(error.args[0] if isinstance(error, asyncpg.PostgresError) and error.args else error) or type(error).__name__
    return StoreError("error-store-failed", path=name, why=why.rstrip("."))

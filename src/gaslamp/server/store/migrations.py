"""The versions of what is in a PostgreSQL database, each made from the one before, by whichever process comes first."""

from __future__ import annotations

from typing import Any

from gaslamp.server.store.base import StoreError

MIGRATIONS: tuple[str, ...] = (
    # 1: logs. Names are in the order of their letters' codes, as Python sorts them.
    """
    CREATE TABLE logs (
        log text COLLATE "C" PRIMARY KEY, last bigint NOT NULL, at bigint NOT NULL, summary bytea NOT NULL, tags text[] NOT NULL
    ) WITH (fillfactor = 70);
    CREATE INDEX tagged ON logs USING gin (tags);
    CREATE TABLE entries (
        log text COLLATE "C", number bigint, at bigint NOT NULL, body bytea NOT NULL, hash bytea NOT NULL,
        PRIMARY KEY (log, number)
    );
    """,
    # 2: several processes.
    """
    CREATE TABLE processes (process text COLLATE "C" PRIMARY KEY, until timestamptz NOT NULL) WITH (fillfactor = 50);
    CREATE TABLE keepers (log text COLLATE "C" PRIMARY KEY, process text COLLATE "C" NOT NULL);
    CREATE TABLE beside (
        log text COLLATE "C", process text COLLATE "C", what bytea NOT NULL, PRIMARY KEY (log, process)
    );
    """,
)
"""Never change one that was released: add another. What they make must also do for processes of the version before, which
go on while the first new one starts."""


async def migrate(connection: Any, name: str) -> None:
    """Bring a database to our version; one that is ahead of us is left as it is."""
    async with connection.transaction():
        await connection.execute(f"SELECT {lock('pg_advisory_xact_lock', 'schema')}", timeout=3600)
        await connection.execute("CREATE TABLE IF NOT EXISTS gaslamp (version integer NOT NULL)")
        version = await connection.fetchval("SELECT max(version) FROM gaslamp") or 0
        if version > len(MIGRATIONS):
            raise StoreError("error-store-newer", path=name, version=version, known=len(MIGRATIONS))
        for number, migration in enumerate(MIGRATIONS[version:], version + 1):
            await connection.execute(migration)
            await connection.execute("INSERT INTO gaslamp VALUES ($1)", number)


def lock(kind: str, purpose: str) -> str:
    """The call that takes a lock of ours: one for each purpose and each schema of a database."""
    return f"{kind}(hashtext('gaslamp {purpose}'), hashtext(current_schema()))"

"""The stores there are, each opened in a folder of its own. Opened again in the same folder, it finds what it kept there."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from gaslamp.server.store import Entry, SqliteStore, Store
from gaslamp.server.store.postgres import PostgresStore
from server import postgres

Opener = Callable[[Path], Awaitable[Store]]
Result = TypeVar("Result")


async def _in_postgres(folder: Path) -> Store:
    return await PostgresStore.open(await postgres.place(f"place_{hashlib.sha256(bytes(folder)).hexdigest()[:16]}"))


STORES: dict[str, Opener] = {"sqlite": lambda folder: SqliteStore.open(folder / "store.db"), "postgres": _in_postgres}


@dataclass
class Place:
    """Somewhere a store can be opened, again and again."""

    opener: Opener
    folder: Path

    def run(self, story: Callable[[Store], Awaitable[Result]]) -> Result:
        """Open the store, let a story happen in it, close it."""

        async def whole() -> Result:
            store = await self.opener(self.folder)
            try:
                return await story(store)
            finally:
                await store.close()

        return asyncio.run(whole())


def entry(number: int, body: str = "", at: int | None = None) -> Entry:
    return Entry(number, 1000 + number if at is None else at, body.encode(), b"link %d" % number)


def entries(start: int, count: int) -> list[Entry]:
    return [entry(number, f"entry {number}") for number in range(start, start + count)]

"""Two servers over one PostgreSQL in one test. Time and chance are ours; what goes between the two goes through the database."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg

from gaslamp.server.decide import keyed_draw
from gaslamp.server.house import House
from gaslamp.server.live import Live
from gaslamp.server.room import Room
from gaslamp.server.store import Store
from gaslamp.server.store.postgres import PostgresStore
from gaslamp.workers.pool import Pool
from server import postgres
from server.world import PATIENT, Client, World, toys_on_the_shelf


class Town(World):
    """`house` is the one whose door is open next: `turn` shows people to the other."""

    houses: list[House]

    async def start(self) -> None:
        self.houses = []
        self.place = await postgres.place(f"town_{hashlib.sha256(bytes(self.path)).hexdigest()[:16]}")
        for _ in range(2):
            await self.one_more()

    async def one_more(self) -> None:
        made = House(await self.open(), Pool(1), self.tools, self.limits)
        await made.start()
        self.house = made
        self.houses.append(made)

    async def open(self) -> Store:
        return await PostgresStore.open(self.place)

    async def stop(self) -> None:
        for house in self.houses:
            await house.stop()

    def turn(self) -> House:
        self.house = self.houses[0] if self.house is self.houses[-1] else self.houses[-1]
        return self.house

    async def later(self, seconds: float) -> None:
        self.time += round(seconds * 1000)
        for house in self.houses:
            for room in list(house.rooms.values()):
                await room._look()

    async def cut(self, house: House) -> None:
        """As a power cut at one of them does, and the lease runs out."""
        self.houses.remove(house)
        store = house.store
        assert isinstance(store, PostgresStore)
        for work in (*house._caring, store._writer, store._ear):
            assert work is not None
            work.cancel()
        store._pool.terminate()
        for room in house.rooms.values():
            room.die()
        for pool in (house.pool, house.advisers):
            await pool.close()
        await self.ask("UPDATE processes SET until = clock_timestamp() WHERE process = $1", store.process)
        self.house = (self.houses or [house])[0]

    async def ask(self, sql: str, *values: object) -> Any:
        connection = await asyncpg.connect(self.place)
        try:
            return await connection.fetch(sql, *values)
        finally:
            await connection.close()

    def room(self, house: House, table: str) -> Room:
        return house.rooms[table]

    def live(self, table: str) -> Live:
        return next(house.rooms[table].live for house in (self.house, *self.houses) if table in house.rooms)

    async def met(self, *clients: Client) -> None:
        """Wait until all of them have heard as much as is written."""
        for client in clients:
            last = len(await self.house.store.read(client.talk.table)) - 1
            await client.wait(lambda now, last=last: now.get("n") == last)  # type: ignore[misc]


def town(story: Callable[[Town], Awaitable[None]], path: Path, seed: str = "a", kind: type[Town] = Town, **limits: Any) -> None:
    async def whole() -> None:
        made = kind(path, seed, replace(PATIENT, **limits), keyed_draw)
        with toys_on_the_shelf(path):
            await made.start()
            try:
                await story(made)
            finally:
                await made.stop()

    asyncio.run(whole())

"""The house: all tables and players of one server. It makes tables, finds them, and looks after those nobody looks after."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from functools import partial

import msgspec

from gaslamp import games
from gaslamp.core import Game, GaslampError
from gaslamp.server import log, opening, present
from gaslamp.server.decide import Tools, keyed_draw
from gaslamp.server.errors import NotAllowed, NotFound, TooMuch
from gaslamp.server.limits import USUAL, Bucket, Buckets, Limits
from gaslamp.server.live import Live
from gaslamp.server.messages import GameInfo, NewTable, OptionInfo, TableInfo
from gaslamp.server.metrics import Metrics
from gaslamp.server.players import Player, Players
from gaslamp.server.room import Connection, Room
from gaslamp.server.store import Store
from gaslamp.workers.pool import Pool

logger = logging.getLogger("gaslamp.server")

LEVELS = ("random", "tree:0.2s", "tree:0.5s", "tree:2s")
"""What is offered at a table; whatever `levels.check` knows is understood."""

real = Tools(now=lambda: time.time_ns() // 1_000_000, random=secrets.token_bytes, draw=keyed_draw)


class House:
    def __init__(self, store: Store, pool: Pool, tools: Tools = real, limits: Limits = USUAL) -> None:
        self.store = store
        self.pool = pool
        self.tools = tools
        self.limits = limits
        self.metrics = Metrics()
        self.metrics.watch(lambda: len(self.rooms), pool)
        self.players = Players(store, tools)
        self.rooms: dict[str, Room] = {}
        self.arrivals = Buckets(limits.players / 3600, limits.players, tools.now)
        self.requests = Buckets(limits.requests, limits.requests * 4, tools.now)
        self.connected: dict[str, int] = {}
        """Connections by address."""
        self.waiting: dict[str, list[str]] = {}
        """Tables opened from an address, the latest last, of which some may still wait for players."""
        self.recovered = False
        self.rematching = asyncio.Lock()
        """One rematch at a time: two who ask at once get the same table."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    # Opening and closing the house.

    async def start(self) -> None:
        await self.recover()
        self.recovered = True
        self._sweeper = asyncio.create_task(self._sweep_now_and_then())

    async def stop(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in self.rooms.values():
            room.die()
        await self.pool.close()
        await self.store.close()

    async def recover(self) -> None:
        """After a restart: games go on, and nobody's clock has run while we were away.

        We were last known to be alive when the latest entry of all was written.
        """
        alive = await self.store.list("live", limit=100_000)
        last = max((each.at for each in alive), default=0)
        for each in alive:
            try:
                room = await self.room(each.log)
            except GaslampError as error:
                logger.error("a table cannot be read", extra={"table": each.log, "why": str(error)})
                continue
            if room.live.clocks.running and room.live.opened.clock.kind == "minutes":
                await room.change(partial(room.live.add, log.Outage(since=last), self.tools.now()), flags=False)
            room.schedule()

    async def _sweep_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(min(60.0, self.limits.idle_memory))
            try:
                await self.sweep()
            except Exception:
                logger.exception("sweeping failed")

    async def sweep(self) -> None:
        """Close tables nobody came to, and forget those nobody looks at."""
        now = self.tools.now()
        for tag, limit in (("open", self.limits.idle_open), ("live", self.limits.idle_live)):
            for each in await self.store.list(tag, limit=100_000):
                if now - each.at >= limit * 1000:
                    room = await self.room(each.log)
                    if not room.connections:
                        await room.change(partial(room.live.add, log.Closed(), now))
        for address in list(self.waiting):
            self._still_waiting(address)
        for table, room in list(self.rooms.items()):
            if room.idle or room.dead:
                room.close()
                del self.rooms[table]

    # Finding.

    async def room(self, table: str) -> Room:
        room = self.rooms.get(table)
        if room is not None and not room.dead:
            return room
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        finally:
            self._loading.pop(table, None)

    async def _load(self, table: str) -> Room:
        entries = await self.store.read(table) if _proper(table) else []
        if not entries:
            raise NotFound("error-no-table")
        room = self._room(Live.rebuild(table, entries))
        if self.recovered:  # until then, clocks must not be looked at
            room.schedule()
        return room

    def _room(self, live: Live) -> Room:
        room = self.rooms[live.id] = Room(live, self.store, self.pool, self.tools, self.limits, self.metrics)
        return room

    async def tables(self, player: str) -> tuple[list[TableInfo], list[TableInfo]]:
        """Public tables, and those of a player, the latest first."""
        lobby = await self._listed("lobby", player)
        mine = await self._listed(f"player-{player}", player) if player else []
        return lobby, mine

    async def _listed(self, tag: str, player: str) -> list[TableInfo]:
        found = await self.store.list(tag, limit=50)
        kept = [(msgspec.json.decode(each.summary, type=present.Summary), each.at) for each in found]
        return [msgspec.structs.replace(present.listed(summary, player), at=at) for summary, at in kept]

    def shelf(self) -> list[GameInfo]:
        return [_game_info(games.make(name)) for name in games.names()]

    # New tables.

    async def open(self, player: Player, wanted: NewTable, address: str) -> TableInfo:
        self._check_waiting(address)
        live = opening.new_table(player, wanted, self.tools)
        await self._first(live)
        self.waiting.setdefault(address, []).append(live.id)
        return present.listed(present.summary(live), player.id)

    async def _first(self, live: Live) -> None:
        """Write a new table down."""
        room = self._room(live)
        try:
            await room.change(lambda: None)
        except BaseException:
            del self.rooms[live.id]
            raise

    def _check_waiting(self, address: str) -> None:
        """Not too many tables from one address that wait for players."""
        if len(self._still_waiting(address)) >= self.limits.open_tables:
            raise TooMuch("error-open-tables", most=self.limits.open_tables)

    def _still_waiting(self, address: str) -> list[str]:
        tables = self.waiting.pop(address, [])
        still = [table for table in tables if table in self.rooms and self.rooms[table].live.status == "open"]
        if still:
            self.waiting[address] = still
        return still

    async def rematch(self, room: Room, player: Player, nonce: str) -> None:
        """The next game: the first who asks opens its table, the others take their seats there."""
        live = room.live
        if live.result is None or live.game is None:
            raise NotAllowed("error-not-over")
        if not live.holders_of(player.id):
            raise NotAllowed("error-no-seat")
        async with self.rematching:
            if live.next is None:
                new = opening.rematch_table(live, player, nonce, self.tools)
                await self._first(new)
                await room.change(lambda: live.add(log.Followed(table=new.id), self.tools.now()))
                return
        new_room = await self.room(str(live.next))
        seating = opening.exchanged(live)
        await new_room.change(lambda: opening.take_kept(new_room.live, seating, player, nonce, self.tools))

    # Who listens.

    def connect(self, player: Player | None, address: str) -> Connection:
        if self.connected.get(address, 0) >= self.limits.connections:
            raise TooMuch("error-connections", most=self.limits.connections)
        self.connected[address] = self.connected.get(address, 0) + 1
        self.metrics.connections.inc()
        return Connection(player, Bucket(self.limits.rate, self.limits.burst, self.tools.now), self.limits.outbox)

    def disconnect(self, address: str) -> None:
        self.metrics.connections.dec()
        self.connected[address] -= 1
        if not self.connected[address]:
            del self.connected[address]


def _game_info(game: Game) -> GameInfo:
    options = games.options(game.name)
    return GameInfo(
        name=game.name,
        rules=game.rules,
        seats=game.seats,
        sides={name: game.names(side) for name, side in game.sides.items()},
        options=tuple(
            OptionInfo(each.name, each.kind, each.default, each.choices, each.lowest, each.highest) for each in options
        ),
        levels=LEVELS,
    )


def _proper(table: str) -> bool:
    """Whether this can be a table's name; players have logs of their own."""
    return table.isascii() and table.isalnum() and len(table) <= 40

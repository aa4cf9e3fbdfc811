"""The house: all tables and players of one server. It makes tables, finds them, and looks after those nobody looks after."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping
from functools import partial
from typing import Any, TypeVar

import msgspec

from gaslamp import games
from gaslamp.bots import levels
from gaslamp.core import Game
from gaslamp.locales import complete, knows, languages
from gaslamp.server import log, opening, present, replays
from gaslamp.server.decide import Tools, keyed_draw
from gaslamp.server.errors import NotAllowed, NotFound, TooMuch
from gaslamp.server.limits import USUAL, Bucket, Buckets, Limits
from gaslamp.server.live import Live
from gaslamp.server.messages import AskReplay, GameInfo, Join, NewTable, OptionInfo, Replay, TableInfo
from gaslamp.server.metrics import Metrics
from gaslamp.server.notes import Notes
from gaslamp.server.players import Player, Players, token
from gaslamp.server.room import Connection, Dead, Room
from gaslamp.server.store import ALL, LOOK, Entry, Listed, Store
from gaslamp.workers.pool import Pool

T = TypeVar("T")

logger = logging.getLogger("gaslamp.server")

ALIVE = "alive"
"""The tag of the logs of beats."""
BEAT = 10.0
BEATS_PER_SWEEP = 6
WATCH = 1.0
"""Seconds after which we look again who is alive besides us, and what is left without a keeper."""
SWEEPING = "the sweep"
"""Is kept like a log by the process that closes tables nobody comes to."""

real = Tools(
    now=lambda: time.time_ns() // 1_000_000,
    random=secrets.token_bytes,
    draw=keyed_draw,
    steady=lambda: time.monotonic_ns() // 1_000_000,
)


class House:
    def __init__(self, store: Store, pool: Pool, tools: Tools = real, limits: Limits = USUAL) -> None:
        self.store = store
        self.pool = pool
        self.advisers = Pool(1)
        """For hints. Where they took turns with the computer players, these would answer later because somebody asked."""
        self.hints = Buckets(limits.hints, limits.hints_burst, tools.now)
        self.tools = tools
        self.limits = limits
        self.metrics = Metrics()
        self.metrics.watch(lambda: len(self.rooms), pool)
        self.players = Players(store, tools)
        self.rooms: dict[str, Room] = {}
        self.arrivals = Buckets(limits.players / 3600, limits.players, tools.now)
        self.openings = Buckets(limits.openings / 3600, limits.openings, tools.now)
        self.requests = Buckets(limits.requests, limits.requests * 4, tools.now)
        self.replays = Buckets(limits.replays, limits.replays_burst, tools.now)
        self.replaying = 0
        """Records that are being laid out."""
        self._shelf: list[GameInfo] = []
        self.notes = Notes(store, Buckets(limits.notes, limits.notes_burst, tools.now), tools)
        self.connected: dict[str, int] = {}
        """Connections by address."""
        self.opened: dict[str, list[str]] = {}
        """Tables opened from an address, of which some may be over."""
        self.recovered = False
        self.rematching = asyncio.Lock()
        """One rematch at a time: two who ask at once get the same table."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._caring: list[asyncio.Task[None]] = []
        self._others: frozenset[str] = frozenset()
        """The other processes that were alive when we last looked."""
        store.subscribe(self._hear)
        self._beating, self._beats = self._new_beats()

    # Opening and closing the house.

    async def start(self) -> None:
        self.shelf()  # strangers' games bring their texts
        for language in languages():  # reading them takes a moment, which must not be in the middle of somebody's game
            complete(language)
            knows("referee", language)
        await self.recover()
        self._caring = [asyncio.create_task(self._care()), asyncio.create_task(self._watch())]

    async def stop(self) -> None:
        for caring in self._caring:
            caring.cancel()
        with contextlib.suppress(Exception):
            await self._beat()
        for room in self.rooms.values():
            room.die()
        await self.pool.close()
        await self.advisers.close()
        await self.store.close()

    async def recover(self) -> None:
        """After a restart: games go on, and nobody's clock has run while we were away; unless others were there all the time."""
        async with self.store.enter() as first:
            if first:
                await self._recover()
        self.recovered = True
        for room in list(self.rooms.values()):
            room.schedule()

    async def _recover(self) -> None:
        now = self.tools.now()
        listed = await self.store.list("live", limit=100_000)
        alive = [each.log for each in listed if _timed(each) or now - each.at < self.limits.idle_memory * 1000]
        await self.store.claim(alive)  # all, before anything can go wrong with one; others wait until somebody comes
        for table in alive:
            with self._recovering(table):
                await self.room(table)
        # An outage is no sign of life for other tables: perhaps we died while we wrote them down one after another.
        signs = [_last_done(room.live) for room in self.rooms.values()]
        last = max([*signs, *(each.at for each in await self.store.list(ALIVE, limit=1))], default=0)
        for table, room in list(self.rooms.items()):
            with self._recovering(table):
                if room.live.clocks.running:
                    await room.change(partial(_forgive, room, room.live.number, last, self.tools.now()), due=False)

    @contextlib.contextmanager
    def _recovering(self, table: str) -> Iterator[None]:
        try:
            yield
        except Exception:
            logger.exception("a table cannot be recovered", extra={"table": table})

    async def _care(self) -> None:
        """Say now and then that we are alive, and look after tables nobody looks after."""
        while True:
            for _ in range(BEATS_PER_SWEEP):
                await asyncio.sleep(BEAT)
                await self._carefully(self._beat())
            await self._carefully(self.sweep())

    async def _carefully(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:
            logger.exception("looking after the house failed")

    async def _beat(self) -> None:
        """Write down that we are alive, where a clock runs: should we die now, nobody is forgiven more than a beat."""
        timed = [room.live for room in self.rooms.values() if room.live.clocks.running and room.kept and not room.dead]
        at = self.tools.now()
        if not timed or max(live.at for live in timed) > at - BEAT * 1000:  # their own entries say it
            return
        number = self._beats.number + 1
        entry = Entry(number, at, b"{}", log.link(self._beats.hash, b"", number, at, b"{}"))
        try:
            await self.store.append(self._beating, number - 1, [entry], tags=frozenset([ALIVE]))
        except Exception:
            self._beating, self._beats = self._new_beats()  # wherever the old log ends
            raise
        self._beats = entry

    def _new_beats(self) -> tuple[str, Entry]:
        """A log of beats, one for each start, and what its first entry follows."""
        return f"{ALIVE}-{token(self.tools, 10)}", Entry(-1, 0, b"", log.START)

    async def sweep(self) -> None:
        """Close tables nobody came to, and forget those nobody looks at."""
        now = self.tools.now()
        if SWEEPING in await self.store.claim([SWEEPING]):
            for tag, limit in (("open", self.limits.idle_open), ("live", self.limits.idle_live)):
                for each in await self.store.list(tag, limit=100_000):
                    if now - each.at >= limit * 1000:
                        await self._carefully(self._close(each.log, now - limit * 1000))
        for address in list(self.opened):
            self._unfinished(address)
        for table, room in list(self.rooms.items()):
            if room.idle or room.dead:
                room.die()
                if self.rooms.get(table) is room:  # else somebody came while we waited, and it was made anew
                    del self.rooms[table]
                    await room.here.leave()
                if table not in self.rooms:
                    await self.store.release([table])

    async def _close(self, table: str, before: float) -> None:
        room = await self.room(table)

        def work() -> None:
            if room.live.at <= before and room.live.status in ("open", "live", "paused", "old"):
                room.live.add(log.Closed(), self.tools.now())

        if not room.connections and not room.here.somebody_elsewhere:
            await room.change(work)

    # Other processes.

    def _hear(self, name: str, last: int) -> None:
        """Somebody wrote something down, or shows something else; or we do not know what we missed."""
        if name == ALL:
            self.players.kept.clear()
        for room in list(self.rooms.values()) if name == ALL else [self.rooms[name]] if name in self.rooms else []:
            if last != LOOK or name == ALL:
                room.hear(None if name == ALL else last)
            if last == LOOK:
                room.start(room.look_around())
        self.players.hear(name, last)

    async def _watch(self) -> None:
        while True:
            await self._carefully(self.watch())
            await asyncio.sleep(WATCH)

    async def watch(self) -> None:
        """See which tables are ours to keep: those that were, those nobody keeps, and those whose keeper is no longer alive."""
        around = await self.store.around()
        known = {table for table, room in self.rooms.items() if room.unfinished}
        kept = await self.store.claim(known | {table for table in around.orphans if _proper(table)})
        for table in known:
            if (room := self.rooms.get(table)) is not None:
                room.keep(table in kept)
        for table in kept:
            if table not in self.rooms or self.rooms[table].dead:
                await self._carefully(self._take_over(table))
        for room in list(self.rooms.values()):
            if not self._others <= around.others:  # whom those had here who are gone
                room.start(room.look_around())
            if room.here.outdated:  # since it failed
                room.start(room.here.show())
            if room.behind:  # since it failed, or was heard of before there was a room
                room.hear(None)
        self._others = around.others

    async def _take_over(self, table: str) -> None:
        room = await self.room(table)
        room.keep(True)
        if not room.unfinished:
            await self.store.release([table])

    # Finding.

    async def room(self, table: str) -> Room:
        room = self.rooms.get(table)
        if room is not None and not room.dead:
            return room
        if table not in self._loading:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room:
        entries = await self.store.read(table) if _proper(table) else []
        if not entries:
            raise NotFound("error-no-table")
        room = self._room(Live.rebuild(table, entries))
        room.behind = not self.store.alone  # somebody may have written something since
        await room.meet()
        if self.recovered:  # until then, clocks must not be looked at
            room.schedule()
        return room

    async def join(self, table: str, connection: Connection, command: Join) -> Room:
        """Let a client listen to a table."""

        async def joined(room: Room) -> Room:
            await room.join(connection, command)
            return room

        return await self.at_table(table, joined)

    async def at_table(self, table: str, work: Callable[[Room], Awaitable[T]]) -> T:
        """Do something at a table; if it was just thrown away, at the one made anew."""
        for _ in range(3):
            room = await self.room(table)
            with contextlib.suppress(Dead):
                return await work(room)
        raise NotFound("error-no-table")

    def _room(self, live: Live) -> Room:
        room = self.rooms[live.id] = Room(live, self.store, (self.pool, self.advisers), self.tools, self.limits, self.metrics)
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
        if not self._shelf:
            self._shelf = [_game_info(games.make(name)) for name in games.names()]
        return self._shelf

    def game(self, name: str, options: Mapping[str, str]) -> GameInfo:
        """A game with its options chosen: they may decide on its seats, and on what is printed."""
        made = games.make(name, **options)
        facts = made.facts()
        return msgspec.structs.replace(_game_info(made), facts=None if facts is None else msgspec.Raw(msgspec.json.encode(facts)))

    async def lay_out(self, asked: AskReplay) -> Replay:
        """A record, move by move. Once begun it goes on even if nobody waits any longer, so a few at once are enough."""
        if self.replaying >= self.limits.replays_at_once:
            raise TooMuch("error-replay-busy")
        self.replaying += 1
        work = asyncio.ensure_future(asyncio.to_thread(replays.lay_out, asked))
        work.add_done_callback(self._laid_out)
        return await asyncio.shield(work)

    def _laid_out(self, work: asyncio.Future[Replay]) -> None:
        self.replaying -= 1
        if not work.cancelled():
            work.exception()  # if nobody waits any longer, nobody has to hear of it

    # New tables.

    async def open(self, player: Player, wanted: NewTable, address: str) -> TableInfo:
        mine = self._check_unfinished(address)
        if sum(self.rooms[table].live.status == "open" for table in mine) >= self.limits.open_tables:
            raise TooMuch("error-open-tables", most=self.limits.open_tables)
        live = opening.new_table(player, wanted, self.tools)
        room = self._room(live)
        self.opened.setdefault(address, []).append(live.id)
        await asyncio.shield(self._start(self._first(room)))
        return present.listed(present.summary(live), player.id)

    def _check_unfinished(self, address: str) -> list[str]:
        mine = self._unfinished(address)
        if len(mine) >= self.limits.tables:
            raise TooMuch("error-tables", most=self.limits.tables)
        self.openings.take(address)
        return mine

    def _unfinished(self, address: str) -> list[str]:
        """The tables opened from an address, as far as they are in memory and not over."""
        tables = [table for table in self.opened.pop(address, []) if table in self.rooms]
        mine = [table for table in tables if self.rooms[table].live.status in ("open", "live", "paused")]
        if mine:
            self.opened[address] = mine
        return mine

    async def _first(self, room: Room) -> None:
        """Write a new table down."""
        try:
            await room.meet()
            await room.change(lambda: None, due=False)
        except BaseException:
            del self.rooms[room.live.id]
            raise

    async def rematch(self, room: Room, player: Player, nonce: str, address: str) -> None:
        """The next game: the first who asks opens its table, the others take their seats there."""
        await asyncio.shield(self._start(self._rematch(room, player, nonce, address)))

    async def _rematch(self, room: Room, player: Player, nonce: str, address: str) -> None:
        async with self.rematching:
            live = await room.read(lambda: room.live)
            if live.result is None or live.game is None:
                raise NotAllowed("error-not-over")
            if not live.holders_of(player.id):
                raise NotAllowed("error-no-seat")
            before = live.next
            following = await self.room(before) if before is not None else None
            if following is None or following.live.status == "closed":
                self._check_unfinished(address)
                new = self._room(opening.rematch_table(live, player, nonce, self.tools))
                self.opened.setdefault(address, []).append(new.live.id)
                await self._first(new)
                await room.change(partial(_follow, room, before, new.live.id, self.tools.now()))
                if room.live.next == new.live.id:
                    return
                await new.change(lambda: new.live.add(log.Closed(), self.tools.now()))  # another process was faster
                following = await self.room(str(room.live.next))
            then, seating = following, opening.exchanged(live)
            await then.change(lambda: opening.take_kept(then.live, seating, player, nonce, self.tools))

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work that is finished even if whoever asked for it is gone."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Who listens.

    def connect(self, player: Player | None, address: str) -> Connection:
        if self.connected.get(address, 0) >= self.limits.connections:
            raise TooMuch("error-connections", most=self.limits.connections)
        self.connected[address] = self.connected.get(address, 0) + 1
        self.metrics.connections.inc()
        return Connection(player, Bucket(self.limits.rate, self.limits.burst, self.tools.now), self.limits.outbox, address)

    def disconnect(self, address: str) -> None:
        self.metrics.connections.dec()
        self.connected[address] -= 1
        if not self.connected[address]:
            del self.connected[address]


def _follow(room: Room, before: str | None, table: str, at: int) -> None:
    """Say which table is the next, if nobody has said so meanwhile."""
    if room.live.next == before:
        room.live.add(log.Followed(table=table), at)


def _forgive(room: Room, number: int, since: int, at: int) -> None:
    """Nobody was there since then, unless somebody wrote more than we have read."""
    if room.live.number == number and room.live.clocks.running:
        room.live.add(log.Outage(since=max(since, room.live.at)), at)


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
        levels=levels.offered(game.name),
    )


def _timed(table: Listed) -> bool:
    """Whether it has a clock; what cannot be read is looked at, too."""
    try:
        return msgspec.json.decode(table.summary, type=present.Summary).info.clock.kind != "none"
    except msgspec.MsgspecError:
        return True


def _last_done(live: Live) -> int:
    """When something last happened at a table, but for the outages it lived through."""
    return next(at for at, event in reversed(live.entries) if not isinstance(event, log.Outage))


def _proper(table: str) -> bool:
    """Whether this can be a table's name; players have logs of their own."""
    return table.isascii() and table.isalnum() and len(table) <= 40

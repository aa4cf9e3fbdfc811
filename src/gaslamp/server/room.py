"""A table with people at it: commands one after another, each on disk before anybody hears of it; clocks and bots in between."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from gaslamp.core import TRUTH, GaslampError, Viewer
from gaslamp.server import decide, download, hints, log, present
from gaslamp.server.decide import Actor, Tools
from gaslamp.server.errors import NotAllowed, NotFound, Stale, TooMuch
from gaslamp.server.here import Here
from gaslamp.server.hints import Hints
from gaslamp.server.limits import Bucket, Buckets, Limits
from gaslamp.server.live import Holder, Live
from gaslamp.server.messages import Ack, Command, Hint, Join, Move, News, Resign, Sit, TableInfo, Undo, write
from gaslamp.server.metrics import Metrics
from gaslamp.server.players import Player
from gaslamp.server.store import Conflict, Store, StoreError
from gaslamp.server.thinking import Thinking
from gaslamp.workers.job import Answer
from gaslamp.workers.pool import Pool

logger = logging.getLogger("gaslamp.server")

T = TypeVar("T")

LONGEST_SLEEP = 3600.0
JUMP = 1000
"""Milliseconds: by so much the host's clock must be set before anybody is forgiven the difference."""
OUTBOX_BYTES = 2**21
TRIES = 20
"""How often something is decided again because another process was faster."""


@dataclass(eq=False)
class Connection:
    """A client that listens. What it is sent goes through `outbox`, so that a slow one never slows a table."""

    player: Player | None
    bucket: Bucket
    size: int
    address: str
    outbox: asyncio.Queue[bytes] = field(init=False)
    seat: str = ""
    """The seat it listens as; `public` or empty for none."""
    key: str = ""
    """What its link to the table carries."""
    drawing: bool = False
    waiting: int = 0
    """Bytes in its outbox."""
    sent: int = -1
    """The last number it was told."""
    told_as: tuple[Viewer, int] | None = None
    gone: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when it has to go."""

    def __post_init__(self) -> None:
        self.outbox = asyncio.Queue(self.size)

    @property
    def player_id(self) -> str:
        return self.player.id if self.player is not None else ""

    def send(self, data: bytes) -> None:
        if self.outbox.full() or self.waiting > OUTBOX_BYTES:
            self.gone.set()
            return
        self.waiting += len(data)
        self.outbox.put_nowait(data)

    async def next(self) -> bytes:
        data = await self.outbox.get()
        self.waiting -= len(data)
        return data


class Dead(Exception):
    """This room is no more; there is a new one, or will be."""


class Room:
    def __init__(
        self, live: Live, store: Store, pools: tuple[Pool, Pool], tools: Tools, limits: Limits, metrics: Metrics
    ) -> None:
        """`pools`: for computer players, and for hints."""
        self.live = live
        self.store = store
        self.tools = tools
        self.limits = limits
        self.metrics = metrics
        self.lock = asyncio.Lock()
        self._looking = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.used = tools.now()
        self.told = 0
        """When everybody was last told how things stand."""
        self.ahead = tools.ahead
        """By how much the host's clock was ahead when we last looked."""
        self.dead = False
        """Whether something went wrong with it: the house then makes a new one from the log."""
        self.kept = store.alone
        """Whether it is for us, of all processes, to see to what happens by itself: timers and computer players."""
        self.behind = False
        """Whether another process wrote something we have not read."""
        self.here = Here(store, live.id)
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._kept: bytes = b""
        self._deeds = Buckets(limits.deeds, limits.deeds_burst, tools.now)
        """By player."""
        self.thinking = Thinking(self, pools[0], tools, limits.pace)
        self.hints = Hints(pools[1], limits.pace)
        live.grace = int(limits.grace * 1000) if live.opened.clock.kind != "days" else 365 * 86_400_000
        self._note_presence()

    # Who may come in.

    def admit(self, player: str, key: str) -> None:
        """Whether somebody may know of the table. Who may not is answered as if there were none."""
        if not self.live.admits(player, key):
            raise NotFound("error-no-table")

    def check_invited(self, player: str, key: str, seats: Sequence[str]) -> None:
        """Whether somebody may sit down there: who never sat at a private table, by the link to one of these seats."""
        self.admit(player, key)
        if all(self.live.locked(player, key, seat) for seat in seats):
            raise NotAllowed("error-locked")

    def may_watch(self, player: str, key: str) -> bool:
        """Spectators are welcome where the table says so; before the game and after it everybody is.

        Who has the link to an open seat may look before he sits down.
        """
        going_on = self.live.begun and self.live.result is None
        return self.live.opened.spectators or not going_on or player in self.live.held or bool(self.live.opens(key))

    def check_watching(self, player: str, key: str) -> None:
        if not self.may_watch(player, key):
            raise NotAllowed("error-no-spectators")

    def holder(self, player: str, seat: str) -> Holder | None:
        """The person a connection speaks for: in a seat named; the only one this player has; or nobody, a spectator.

        Where several people share a screen, nothing secret is shown before somebody says who he is.
        """
        mine = self.live.holders_of(player)
        if seat in ("", "public"):
            return mine[0] if len(mine) == 1 and not seat and player not in self.live.shared else None
        return next((holder for holder in mine if seat in self.live.names(holder.seats)), None)

    def check_seat(self, player: str, seat: str) -> None:
        """Whether somebody may ask as a seat."""
        if seat not in ("", "public") and self.holder(player, seat) is None:
            raise NotAllowed("error-not-yours", seat=seat)

    def let_in(self, player: str, seat: str, key: str) -> None:
        self.admit(player, key)
        self.check_seat(player, seat)

    def check_holder(self, player: str, seat: str) -> None:
        """Whether somebody may read and write what belongs to a seat and to nobody else."""
        self._holder(player, seat, "error-notes-seat")

    def _holder(self, player: str, seat: str, refusal: str) -> Holder:
        self.admit(player, "")
        holder = self.holder(player, seat) if seat not in ("", "public") else None
        if holder is None:
            raise NotAllowed(refusal)
        return holder

    async def hint(self, player: str, name: str, on: int) -> Hint:
        """What a computer player would do in a seat of somebody's. Nothing at the table is changed by it, and nobody told."""

        def ask() -> tuple[Holder, int, asyncio.Task[Answer]]:
            holder = self._holder(player, name, "error-hint-seat")
            return holder, *self.hints.ask(self.live, holder, name, on)

        holder, seat, task = await self.read(ask)
        answer = await hints.thought(task)
        return await self.read(lambda: self.hints.answer(self.live, holder, seat, on, answer))

    def record(self, player: str, seat: str, key: str) -> tuple[str, str]:
        """The game so far as somebody may take it home: a name for the file, and its text."""
        self.let_in(player, seat, key)
        self.check_watching(player, key)
        text = download.record(self.live, self.live.viewer(self.holder(player, seat)))
        return f"{self.live.opened.game}-{self.live.id}.txt", text

    async def proof(self, player: str, key: str) -> tuple[str, str]:
        """The proof of a game that is over, for whoever may have its record: a name for the file, and its text."""
        async with self.alive():
            await self._catch_up()
            self.admit(player, key)
            if self.live.viewer(None) != TRUTH:
                raise NotAllowed("error-proof-early")
            if not self.live.chain.provable:
                raise NotFound("error-proof-old")
            text = self.live.chain.proof(await self.store.read(self.live.id))
            return f"{self.live.opened.game}-{self.live.id}.proof", text

    def info(self, player: str, key: str) -> TableInfo:
        self.admit(player, key)
        return present.listed(present.summary(self.live), player)

    def actor(self, player: Player, seat: str) -> Actor:
        return Actor(player.id, player.name, self.holder(player.id, seat))

    # Listening.

    async def join(self, connection: Connection, command: Join) -> None:
        async with self.alive():
            await self._catch_up()
            self.admit(connection.player_id, command.key)
            player = connection.player_id
            self.check_seat(player, command.seat)
            self.check_watching(player, command.key)
            connection.seat, connection.key, connection.drawing = command.seat, command.key, command.drawing
            connection.sent = min(command.start, self.live.number + 1) - 1
            holder = self.holder(player, command.seat)
            connection.told_as = self._told_as(holder) if self._same_since(command.start) else None
            self.connections.add(connection)
            if self._note_presence():
                self.publish(but=connection)
            self._tell(connection)
            self.schedule()

    def _same_since(self, start: int) -> bool:
        """Whether everybody sees now what he saw then: nobody has sat down or stood up, and the game has not ended."""
        changes = log.Sat | log.Left | log.Freed | log.Begun | log.Ended
        return start > 0 and not any(isinstance(event, changes) for _, event in self.live.entries[start:])

    def part(self, connection: Connection) -> None:
        """A connection is no more. The others hear of it when what is being written down has been."""
        self.connections.discard(connection)
        self.used = self.tools.now()
        if not self.dead and self._note_presence():
            self.start(self._look())

    def _note_presence(self) -> bool:
        """Who of those who sit here is not connected, and since when; says whether that has changed."""
        here = {connection.player_id for connection in self.connections}
        before, people = self.live.away, [holder.player for holder in self.live.people()]
        self.live.away = self.here.away(people, here, before, self.tools.now())
        if self.here.outdated:
            self.start(self.here.show())
        return self.live.away.keys() != before.keys()

    @property
    def unfinished(self) -> bool:
        return self.live.status in ("open", "live", "paused")

    async def meet(self) -> None:
        """Keep the table, if nobody does, and see who is connected through other processes.

        Before anything is written here: whoever dies after that leaves an orphan, which others find.
        """
        if self.unfinished:
            self.kept = self.live.id in await self.store.claim([self.live.id])
        if not self.store.alone:
            self.here.hear(await self.store.shown([self.live.id]))
            self._note_presence()

    async def look_around(self) -> None:
        """See it again, and tell those who are here."""
        async with self._looking:  # what was asked first is heard first
            self.here.hear(await self.store.shown([self.live.id]))
        with contextlib.suppress(Dead):
            async with self.alive():
                if self._note_presence():
                    self.publish()
                self.schedule()

    @asynccontextmanager
    async def alive(self) -> AsyncIterator[None]:
        """The table to oneself, as it is on disk and not as it is about to be."""
        async with self.lock:
            if self.dead:
                raise Dead
            yield

    async def read(self, ask: Callable[[], T]) -> T:
        async with self.alive():
            await self._catch_up()
            return ask()

    def publish(self, but: Connection | None = None) -> None:
        """Tell everybody what is new. One whom we fail to tell has to come again, and keeps nobody else waiting."""
        self.told = self.tools.now()
        for connection in self.connections:
            if connection is not but:
                try:
                    self._tell(connection)
                except Exception:
                    logger.exception("somebody cannot be told", extra={"table": self.live.id})
                    connection.gone.set()

    def _tell(self, connection: Connection) -> None:
        """Send a client what it has not heard, and how things stand; that again only if more happened than talk."""
        live, player = self.live, connection.player_id
        if not live.admits(player, connection.key) or not self.may_watch(player, connection.key):
            connection.gone.set()  # whose link somebody else has used, or who came before the game began, and took no seat
            return
        holder = self.holder(player, connection.seat)
        told_as = self._told_as(holder)
        start = connection.sent + 1 if told_as == connection.told_as else 0
        only_talk = start == connection.sent + 1 <= live.number and all(
            isinstance(event, log.Said | log.Gestured) for _, event in live.entries[start:]
        )
        connection.told_as, connection.sent = told_as, live.number
        now = None if only_talk else present.now(live, player, holder, self.tools, connection.drawing, connection.key)
        connection.send(
            write(News(start=start, lines=present.lines(live, start, player, holder), now=now, head=present.head(live)))
        )

    def _told_as(self, holder: Holder | None) -> tuple[Viewer, int]:
        """As whom one listens. When that changes (somebody sits down, or everything is revealed) one hears all from the start."""
        return self.live.viewer(holder), holder.seats if holder is not None else -1

    # Doing.

    async def perform(self, player: Player, seat: str, command: Command, key: str = "") -> Ack:
        """Carry out a command. Once begun it is finished, even if whoever gave it is gone."""

        def work() -> None:
            actor = self.actor(player, seat)
            if isinstance(command, Sit):  # only now: of two who come by one link, one is the first
                self.check_invited(player.id, key, command.seats)
            elif actor.holder is None:
                self.check_watching(player.id, key)
            if not isinstance(command, Move | Undo | Resign):
                self._deeds.take(player.id)
            if not isinstance(command, Move | Resign) and self.live.number >= decide.MOST_EVENTS:
                raise TooMuch("error-table-full", most=decide.MOST_EVENTS)
            decide.COMMANDS[type(command)](self.live, actor, command, self.tools)

        number = await asyncio.shield(self.start(self.change(work)))
        return Ack(id=command.id, n=number)

    async def change(self, work: Callable[[], None], *, due: bool = True) -> int:
        """First what is due by itself, then something done to the table; write it down, then tell. A refusal changes nothing.

        Returns the last number on disk then.
        """
        async with self.alive():
            self.used = self.tools.now()
            if self.behind:
                await self._catch_up()
            if due:
                await self._do(self._notice_jump)
            await self._do(work)
            return self.live.number

    def _notice_jump(self) -> None:
        """Nobody's clock has run where the host's clock was set forward, or the machine slept."""
        now, jumped = self.tools.now(), self.tools.ahead - self.ahead
        self.ahead += jumped
        if self.live.clocks.running and jumped >= JUMP:
            self.live.add(log.Outage(since=now - jumped), now)

    async def _do(self, work: Callable[[], None]) -> None:
        """If another process was faster, nobody is told so: we read what it wrote and decide again, by what is true now."""
        for _ in range(TRIES):
            try:
                await self._try(work)
                return
            except Conflict:
                await self._begin_again()
            except GaslampError as error:
                if isinstance(error, StoreError) or self.dead or not await self._catch_up():
                    raise
        raise Stale("error-stale")

    async def _try(self, work: Callable[[], None]) -> None:
        """Persist, then publish. Half done is not done: whatever goes wrong, what is in memory must be what is on disk."""
        live = self.live
        try:
            work()
            decide.settle(live, self.tools)
            entries, live.pending = live.pending, []
            if entries:
                summary = msgspec.json.encode(present.summary(live)) if self._stands_otherwise() else None
                tags = self._tags() if summary is not None else None
                await self.store.append(live.id, entries[0].number - 1, entries, summary=summary, tags=tags)
        except Conflict:
            raise
        except BaseException as error:
            if live.pending or not isinstance(error, GaslampError) or isinstance(error, StoreError):
                self.die()
            raise
        if entries:
            self._note_presence()
            self.metrics.wrote(live.opened.game, [event for _, event in live.entries[entries[0].number :]])
            self.publish()
            self.schedule()

    # What other processes write.

    def hear(self, last: int | None) -> None:
        """Somebody wrote down to this number, perhaps we; or, without one, perhaps somebody wrote something."""
        if last is None or last > self.live.number:
            self.behind = True
            if self.connections or self.kept:
                self.start(self._follow())

    async def _follow(self) -> None:
        with contextlib.suppress(Dead):
            async with self.alive():
                if self.behind:
                    await self._catch_up()

    async def _catch_up(self) -> bool:
        """Read on, if anybody else can have written; says whether there was anything new."""
        if self.store.alone:
            return False
        entries = await self.store.read(self.live.id, self.live.number + 1)
        self.behind = False
        if entries:
            try:
                self.live.hear(entries)
            except BaseException:
                logger.exception("what another process wrote does not follow", extra={"table": self.live.id})
                self.die()
                raise
            self._caught_up()
        return bool(entries)

    async def _begin_again(self) -> None:
        """What we added was not written, so we read the table from the first entry on."""
        try:
            live = Live.rebuild(self.live.id, await self.store.read(self.live.id))
        except BaseException:
            self.die()
            raise
        live.away, live.grace = self.live.away, self.live.grace
        self.live, self.behind = live, False
        self._caught_up()

    def _caught_up(self) -> None:
        self.used, self.ahead = self.tools.now(), self.tools.ahead  # who wrote this looked at the clock, too
        self._stands_otherwise()  # who wrote this wrote the summary, too
        self._note_presence()
        self.publish()
        self.schedule()

    def keep(self, kept: bool) -> None:
        """From now on it is for us, or no longer, to see to what happens by itself."""
        if kept != self.kept:
            self.kept = kept
            self.start(self._look())

    def _stands_otherwise(self) -> bool:
        """Whether the list of tables would show something new."""
        asked = [self.live.holders[seat].number for seat in self.live.questions if seat in self.live.holders]
        holders = sorted((seat, holder.number) for seat, holder in self.live.holders.items())
        kept = msgspec.json.encode([self.live.status, holders, asked, sorted(self.live.reserved)])
        changed, self._kept = kept != self._kept, kept
        return changed

    def _tags(self) -> frozenset[str]:
        live = self.live
        tags = {f"player-{player}" for player in live.known}
        if live.status in ("open", "live", "paused"):
            tags.add("open" if live.status == "open" else "live")
            if live.opened.public and (live.status == "open" or live.opened.spectators or len(live.holders) < len(live.seats)):
                tags.add("lobby")
        return frozenset(tags)

    def die(self) -> None:
        """Let go of everybody; they come back to a table made anew from the log."""
        self.dead = True
        self.close()
        self.let_go()

    def let_go(self) -> None:
        for connection in self.connections:
            connection.gone.set()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self.thinking.stop()
        self.hints.stop()

    @property
    def idle(self) -> bool:
        """Whether nothing would be lost if it left the memory for now."""
        waiting = self.kept and (self.thinking.going_on or self.live.clocks.running)
        quiet = self.tools.now() - self.used >= self.limits.idle_memory * 1000
        return not self.connections and not waiting and quiet and not self.lock.locked()

    # What happens by itself: flags, people who stay away, computer players.

    def schedule(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        live, now = self.live, self.tools.now()
        times = [since + live.grace for since in live.away.values() if live.playing and since + live.grace > self.told]
        flag = live.clocks.next_flag()
        if flag is not None and live.status == "live" and self.kept:
            times.append(flag[0])
        if times:
            delay = min(max(min(times) - now, 0) / 1000, LONGEST_SLEEP)
            self._timer = asyncio.get_running_loop().call_later(delay, self._wake)
        self.thinking.ask(self.kept and bool(live.people() or self.connections))

    def _wake(self) -> None:
        self.start(self._look())

    async def _look(self) -> None:
        """See to what is due, and tell everybody who is here and who is not."""
        with contextlib.suppress(Dead):
            if self.kept:
                await self.change(lambda: None)
            async with self.alive():
                self._note_presence()
                self.publish()
                self.schedule()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, GaslampError | Dead):
            logger.error("a table failed", exc_info=error, extra={"table": self.live.id})

"""Random evenings at random tables, with everything that can go wrong: whatever people and machines do, nothing breaks.

Hypothesis chooses what happens: people play, talk, sit down and stand up in several tabs; messages are lost, doubled, late or out
of order; clients read nothing for a while; the disk is full or somebody keeps the file; the server is stopped or killed in the
middle of a command; time passes, and the host's clock is set. After every step a model says what must be true.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Awaitable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from gaslamp.core import SetupError, Viewer, members
from gaslamp.core.view import as_bytes
from gaslamp.records import proofs
from gaslamp.records.verifying import verify
from gaslamp.server import log, present
from gaslamp.server.decide import keyed_draw
from gaslamp.server.live import Live
from gaslamp.server.messages import write
from gaslamp.server.players import Player
from gaslamp.server.room import OUTBOX_BYTES
from gaslamp.server.store import Entry, SqliteStore
from server.world import NONCE, PATIENT, Client, World, toys_on_the_shelf

T = TypeVar("T")

GAMES = {
    "mr_jack_pocket": ("investigator", "jack"),
    "tiny_chase": ("fugitive", "red", "blue"),
    "tiny_seance": ("ghost", "red", "blue", "green"),
}
CLOCKS: list[dict[str, Any]] = [{"kind": "none"}, {"kind": "minutes", "minutes": 3, "increment": 5}, {"kind": "days", "days": 1}]
WHO = ("me", "open", "open", "open", "beside Bea", "bot random")
DEEDS = {"undo": 4, "sit": 10, "leave": 3, "substitute": 6, "open": 5, "propose": 6, "answer": 8, "resign": 1, "gesture": 1}
DEEDS |= {"resume": 4, "rematch": 1, "bring": 4}
OFTEN = [deed for deed, times in DEEDS.items() for _ in range(times)]
TRANSIENT = ("game", "table", "chain", "away", "grace", "beliefs", "pending", "clocks")
PASSING = ("at", "times", "seats", "proposal")
"""What changes in how things stand as time passes, without anything being told."""
FAULTS = ("internal", "log")
OUTBOX = 40
LIMITS = replace(PATIENT, outbox=OUTBOX, pace=0.02)

tabs = st.integers(0, 6)


@dataclass(frozen=True)
class Message:
    """One on its way, and as whom its tab listened when it was written."""

    tab: Tab
    given: dict[str, Any]


class Tab(Client):
    """A client that knows what became of each message, and may be asleep."""

    asleep = False

    def __init__(self, world: World, player: Player | None, table: str) -> None:
        super().__init__(world, player, table)
        self.answers: dict[int, dict[str, Any]] = {}
        self.open = True

    def write(self, kind: str, **fields: Any) -> Message:
        self._id += 1
        return Message(self, {"type": kind, "id": self._id, **fields})

    def hear(self) -> list[dict[str, Any]]:
        connection, heard = self.talk.connection, []
        while not connection.outbox.empty():
            data = connection.outbox.get_nowait()
            connection.waiting -= len(data)
            told = json.loads(data)
            if told["type"] == "news":
                assert told["from"] <= len(self.lines), "a gap"
                self.lines = self.lines[: told["from"]] + told["lines"]
                self.now = told["now"] or self.now | {"n": told["lines"][-1]["n"]}
            else:
                self.answers[told["id"]] = told
                heard.append(told)
        return heard

    def close(self) -> None:
        """As the server does it when a socket is gone."""
        if self.open:
            self.open = False
            self.talk.end()
            self.world.house.disconnect("somewhere")


class Evening(RuleBasedStateMachine):
    spent = deeds = 0

    def __init__(self) -> None:
        super().__init__()
        self.stack = ExitStack()
        self.path = Path(self.stack.enter_context(tempfile.TemporaryDirectory()))
        self.stack.enter_context(toys_on_the_shelf(self.path))
        self.loop = asyncio.new_event_loop()
        self.stack.callback(self.loop.close)
        self.world = World(self.path / "gaslamp.db", "a", LIMITS, keyed_draw)
        self.do(self.world.start())
        self.table = ""
        self.people: list[Player | None] = []
        self.tabs: list[Tab] = []
        self.late: list[Message] = []
        self.log: list[Entry] = []
        self.moves: list[tuple[str, str, int, int]] = []
        """Acknowledged: seat, move, the question answered, and by which number it was there."""
        self.said: Counter[str] = Counter()
        """How often each line of talk was acknowledged."""
        self.brought: Counter[str] = Counter()
        """How often it was brought to the server."""
        self.set_back = False

        Evening.spent += 1

    def do(self, work: Awaitable[T]) -> T:
        Evening.deeds += 1

        async def whole() -> T:
            return await work

        return self.loop.run_until_complete(whole())

    def teardown(self) -> None:
        if self.table:
            self.do(self.prove())
        self.do(self.world.house.stop())
        self.stack.close()

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        game = data.draw(st.sampled_from(["mr_jack_pocket", *GAMES]))
        self.seats = GAMES[game]
        self.people = [*(self.do(self.world.player(name)) for name in ("Ada", "Ben", "Cy", "Dot")), None]
        host = self.people[0]
        assert host is not None
        wanted: dict[str, Any] = {"public": data.draw(st.booleans()), "spectators": data.draw(st.booleans())}
        wanted |= {
            "clock": data.draw(st.sampled_from([*CLOCKS[1:], *CLOCKS])),
            "aids": data.draw(st.sampled_from(["off", "possible"])),
        }
        wanted |= data.draw(st.sampled_from([{}, {"nonce": None}]))
        seats = {seat: data.draw(st.sampled_from(WHO)) for seat in self.seats}
        try:
            self.table = self.do(self.world.table(host, game, seats=seats, **wanted))
        except SetupError:  # not every seating is allowed
            seats = {seat: "me" if not number else "open" for number, seat in enumerate(self.seats)}
            self.table = self.do(self.world.table(host, game, seats=seats, **wanted))
        self.tabs = [Tab(self.world, person, self.table) for person in (*self.people, *self.people[:2])]
        for tab in self.tabs:
            self.bring(self.joining(tab))
        for seat in self.seats:
            for tab in self.tabs[:4]:
                if self.live.seats.index(seat) not in self.live.holders:
                    self.bring(tab.write("sit", seats=[seat], nonce=NONCE, key=self.key(seat)))
        for tab in self.tabs[:4]:
            self.bring(tab.write("bring", nonce=NONCE))

    @property
    def live(self) -> Live:
        return self.do(self.world.house.room(self.table)).live

    def key(self, seat: str = "") -> str:
        """What a link to a seat carries; to no seat in particular, one to look on or any other."""
        keys = self.live.keys()
        return keys.get(seat) or self.live.watching or next(iter(keys.values()), "")

    # How messages come, if they do.

    def bring(self, message: Message) -> dict[str, Any] | None:
        """A message arrives; the answer, if it is heard."""
        return self.do(self.arrive(message))

    async def arrive(self, message: Message) -> dict[str, Any] | None:
        tab = message.tab
        if not tab.open or tab.talk.connection.gone.is_set():
            return None
        tab.hear()
        if message.given["type"] == "say":
            self.brought[message.given["text"]] += 1
        await tab.talk.take(json.dumps(message.given))
        answers = [told for told in tab.hear() if told["id"] == message.given["id"]]
        for told in answers:
            assert told.get("code") not in FAULTS, told
            if told["type"] == "ack":
                self.note(message, told["n"])
        return answers[-1] if answers else None

    def note(self, message: Message, n: int) -> None:
        given = message.given
        if given["type"] == "move":
            self.moves.append((given["seat"], given["move"], given["on"], n))
        elif given["type"] == "say":
            self.said[given["text"]] += 1

    def joining(self, tab: Tab, seat: str = "") -> Message:
        return tab.write("join", **{"as": seat, "key": self.key(), "from": len(tab.lines)})

    def again(self, number: int, seat: str = "", *, afresh: bool = True) -> Tab:
        """A tab is opened anew, or comes back knowing what it knew."""
        before = self.tabs[number]
        tab = self.tabs[number] = Tab(self.world, before.player, self.table)
        if not afresh:
            tab.lines, tab.now = before.lines, before.now
        self.shut(before)
        answer = self.bring(self.joining(tab, seat))
        if answer is not None and answer["type"] == "error":
            tab.lines, tab.now = [], {}
        return tab

    def awake(self, number: int) -> Tab:
        """Somebody who listens, and says who he is where he shares a screen."""
        tab = self.tabs[number]
        if tab.talk.connection.gone.is_set() or not tab.open:
            tab = self.again(number, tab.talk.connection.seat, afresh=False)
        tab.hear()
        screens = tab.now.get("screens", [])
        if len(screens) > 1 and not tab.now["you"]:
            asked = [seats for seats in screens if set(seats) & set(tab.now["to_act"])] or screens
            tab = self.again(number, asked[0][0])
        return tab

    def shut(self, tab: Tab) -> None:
        async def close() -> None:
            tab.close()

        self.do(close())

    def moving(self, tab: Tab, data: st.DataObject) -> Message | None:
        if not tab.now.get("moves"):
            return None
        seat = data.draw(st.sampled_from(sorted(tab.now["moves"])))
        move = data.draw(st.sampled_from(tab.now["moves"][seat]))
        return tab.write("move", move=move, on=tab.now["questions"][seat], seat=seat)

    # What people do.

    @rule(data=st.data(), times=st.integers(1, 6))
    def play(self, data: st.DataObject, times: int) -> None:
        for _ in range(times):
            asked = [message for number in range(len(self.tabs)) if (message := self.moving(self.awake(number), data))]
            if asked:
                self.bring(data.draw(st.sampled_from(asked)))

    @rule(who=tabs, deed=st.sampled_from(OFTEN), data=st.data())
    def try_something(self, who: int, deed: str, data: st.DataObject) -> None:
        self.bring(self.awake(who).write(deed, **self.details(deed, data)))

    def details(self, deed: str, data: st.DataObject) -> dict[str, Any]:
        seat = data.draw(st.sampled_from(self.seats))
        match deed:
            case "undo":
                return {"on": self.live.turned}
            case "sit":
                seats = {seat, data.draw(st.sampled_from(self.seats))} if data.draw(st.booleans()) else {seat}
                return {"seats": sorted(seats), "nonce": NONCE, "key": self.key(seat)}
            case "substitute":
                return {"seat": seat, "level": "random"}
            case "open":
                return {"seat": seat}
            case "propose":
                return {"what": data.draw(st.sampled_from(["undo", "undo", "pause", "end"]))}
            case "answer":
                return {"yes": data.draw(st.integers(0, 3)) > 0}
            case "gesture":
                return {"what": "nods"}
            case "rematch" | "bring":
                return {"nonce": NONCE}
        return {}

    @rule(who=tabs, text=st.integers(0, 2**40), channel=st.sampled_from(["table", "watchers", "hounds"]))
    def say(self, who: int, text: int, channel: str) -> None:
        self.bring(self.awake(who).write("say", text=f"word {text}", channel=channel))

    @rule(who=tabs, seat=st.integers(-2, 3))
    def open_a_tab(self, who: int, seat: int) -> None:
        self.again(who, "public" if seat == -2 else "" if seat == -1 else self.seats[seat % len(self.seats)])

    @rule(who=tabs)
    def close_a_tab(self, who: int) -> None:
        self.shut(self.tabs[who])

    # What happens to messages.

    @rule(data=st.data(), who=tabs, other=tabs)
    def two_tabs_answer_one_question(self, data: st.DataObject, who: int, other: int) -> None:
        """At once, if both are the same player's and are asked."""
        messages = [message for each in {who, other} if (message := self.moving(self.awake(each), data))]

        async def at_once() -> None:
            await asyncio.gather(*(self.arrive(message) for message in messages))

        self.do(at_once())

    @rule(data=st.data(), who=tabs)
    def a_message_is_late(self, data: st.DataObject, who: int) -> None:
        tab = self.awake(who)
        message = self.moving(tab, data) if data.draw(st.booleans()) else tab.write("say", text=f"late {len(self.log)} {tab._id}")
        if message:
            self.late.append(message)

    @rule(data=st.data(), times=st.integers(1, 2))
    def a_late_message_comes(self, data: st.DataObject, times: int) -> None:
        """Any of them, so they come out of order; perhaps twice, perhaps by another connection of the same tab."""
        if not self.late:
            return
        message = self.late.pop(data.draw(st.integers(0, len(self.late) - 1)))
        now = next((tab for tab in self.tabs if tab.player is message.tab.player and tab.open), message.tab)
        for tab in [message.tab, now][:times]:
            self.bring(replace(message, tab=tab))

    @rule(data=st.data())
    def a_message_is_doubled(self, data: st.DataObject) -> None:
        asked = [message for number in range(len(self.tabs)) if (message := self.moving(self.awake(number), data))]
        if not asked:
            return
        message = data.draw(st.sampled_from(asked))
        first, second = self.bring(message), self.bring(message)
        if first and second and first["type"] == "ack":
            assert second["type"] == "error", "once is enough"

    @rule(who=tabs)
    def somebody_reads_nothing(self, who: int) -> None:
        """Until he is let go; the others are told all the same."""
        tab, talker = self.awake(who), self.awake((who + 1) % 4)
        told = talker.talk.connection
        for number in range(OUTBOX + 1):
            self.do(tab.talk.take(json.dumps(self.joining(tab, tab.talk.connection.seat).given)))
            assert tab.talk.connection.outbox.qsize() <= OUTBOX
            if number % 10 == 0 and tab is not talker and not told.gone.is_set():
                assert self.bring(talker.write("ping"))
        assert tab.talk.connection.gone.is_set()
        self.shut(tab)

    # What happens to the host.

    @rule(seconds=st.sampled_from([0, 1, 5, 61, 61, 30_000]))
    def time_passes(self, seconds: int) -> None:
        live = self.live
        number, at, running = live.number, self.world.time, dict(live.clocks.running)
        before = {seat: live.clocks.remaining(seat, at) for seat in range(len(self.seats))}
        self.do(self.world.later(seconds))
        live = self.live
        flagged = [event.seat for _, event in live.entries[number + 1 :] if isinstance(event, log.Flagged)]
        for name in flagged:
            assert before[live.seats.index(name)] <= seconds * 1000, "time that has not passed"
        if live.number == number and live.clocks.on:
            for seat, left in before.items():
                due = max(left - seconds * 1000, 0) if seat in running else left
                after = live.clocks.remaining(seat, self.world.time)
                assert after >= due if self.set_back else after == due

    @rule(seconds=st.sampled_from([-86_400, -90, -1, 2, 90, 86_400]))
    def the_clock_of_the_host_is_set(self, seconds: int) -> None:
        """Nobody loses by it."""
        live = self.live
        self.do(self.world.later(0))
        before = {seat: live.clocks.remaining(seat, self.world.time) for seat in range(len(self.seats))}
        flags, bots = flagged(live), len(live.bot_moves)
        self.world.set_clock(seconds)
        self.set_back |= seconds < 0
        self.do(self.world.later(0))
        live = self.live
        assert flagged(live) == flags
        if len(live.bot_moves) == bots:
            for seat, left in before.items():
                assert live.clocks.remaining(seat, self.world.time) >= left

    @rule(seconds=st.sampled_from([0, 1, 100, 100_000]), killed=st.booleans(), data=st.data(), steps=st.integers(0, 12))
    def the_server_goes_and_comes_back(self, seconds: int, killed: bool, data: st.DataObject, steps: int) -> None:
        """Perhaps in the middle of a command, which then is done or not, and nobody knows."""
        asked = [message for number in range(len(self.tabs)) if (message := self.moving(self.awake(number), data))]
        live = self.live
        clocks, at = live.clocks, self.world.time
        before = {seat: clocks.remaining(seat, at) for seat in range(len(self.seats))}
        number, bots = live.number, len(live.bot_moves)

        async def in_the_middle() -> None:
            doing = asyncio.create_task(self.arrive(asked[0])) if asked and steps else None
            for _ in range(steps):
                await asyncio.sleep(0)
            await (self.world.kill() if killed else self.world.house.stop())
            if doing is not None:
                doing.cancel()
                await asyncio.gather(doing, return_exceptions=True)
            self.world.time += seconds * 1000
            await self.world.start()

        self.do(in_the_middle())
        self.tabs = [Tab(self.world, tab.player, self.table) for tab in self.tabs]
        for tab in self.tabs:
            self.bring(self.joining(tab))
        live = self.live
        if live.clocks.on and len(live.bot_moves) == bots and not any(moved(event) for _, event in live.entries[number + 1 :]):
            for seat, left in before.items():
                after = live.clocks.remaining(seat, self.world.time)
                assert after >= left, "nobody's clock ran"
                assert after <= left + max(at - self.log[-1].at if self.log else 0, 0) or self.set_back, "nor was more forgiven"

    @rule(data=st.data(), locked=st.booleans())
    def the_disk_fails(self, data: st.DataObject, locked: bool) -> None:
        """Whatever is wanted meanwhile is refused and leaves nothing behind."""
        tabs = [self.awake(number) for number in range(len(self.tabs))]
        asked = [message for tab in tabs if (message := self.moving(tab, data))]
        with locked_file(self.store) if locked else full_disk(self.store):
            answer = self.bring(data.draw(st.sampled_from(asked)) if asked else tabs[0].write("say", text="hello?"))
            assert not locked or answer is None or answer["type"] == "error"
            self.bring(tabs[1].write("say", text="is it me?"))
        for each in range(len(self.tabs)):
            self.again(each)

    async def prove(self) -> None:
        """Whatever happened, a game that is over can be proven."""
        room = await self.world.house.room(self.table)
        if room.live.result is not None and room.live.begun:
            host = self.people[0]
            assert host is not None
            proof = proofs.read((await room.proof(host.id, ""))[1].encode())
            assert len(verify(proof).table.lines) == len(room.live.standing)

    @property
    def store(self) -> SqliteStore:
        assert isinstance(self.world.house.store, SqliteStore)
        return self.world.house.store

    # What must be true.

    @invariant()
    def all_is_well(self) -> None:
        if self.table:
            self.do(self.check())

    async def check(self) -> None:
        room = await self.world.house.room(self.table)
        async with room.alive():
            live, entries = room.live, await self.store.read(self.table)
            assert entries[: len(self.log)] == self.log, "what was written stays as it was"
            self.log = entries
            rebuilt = Live.rebuild(self.table, entries)
            assert whole(live) == whole(rebuilt), "the table as it stands is what its log says"
            check_seats(live)
            self.check_kept(live)
            for tab in self.tabs:
                if tab.talk.connection in room.connections and not tab.talk.connection.gone.is_set():
                    check_told(tab, live, self.world)
                elif tab.talk.connection.gone.is_set():
                    tab.close()  # as the server does
            self.check_bounds()

    def check_kept(self, live: Live) -> None:
        made = [(number, event) for number, (_, event) in enumerate(live.entries) if isinstance(event, log.Moved)]
        for seat, move, on, n in self.moves:
            found = [event.move for number, event in made if event.seat == seat and on < number <= n]
            assert found == [move], "an acknowledged move is there, once"
        said = Counter(event.text for _, event in live.entries if isinstance(event, log.Said))
        for text, times in self.said.items():
            assert times <= said[text] <= self.brought[text]

    def check_bounds(self) -> None:
        house = self.world.house
        assert sum(house.connected.values()) == sum(tab.open for tab in self.tabs)
        for room in house.rooms.values():
            assert room.connections <= {tab.talk.connection for tab in self.tabs if tab.open}
            assert room.thinking.going_on.keys() <= set(range(len(room.live.seats)))
            for connection in room.connections:
                assert connection.outbox.qsize() <= OUTBOX
                assert 0 <= connection.waiting <= OUTBOX_BYTES + 2**17


def check_seats(live: Live) -> None:
    assert bool(live.questions) == live.playing
    for seat, holder in live.holders.items():
        assert [live.holders[each].number for each in members(holder.seats)].count(holder.number) >= 1
        assert holder.seats >> seat & 1
        assert live.game is not None
        assert live.game.may_hold(holder.seats)


def check_told(tab: Tab, live: Live, world: World) -> None:
    """Whoever heard everything bit by bit knows what somebody is told who comes just now."""
    tab.hear()
    connection = tab.talk.connection
    assert tab.talk.room is not None
    holder = tab.talk.room.holder(connection.player_id, connection.seat)
    lines = json.loads(write(present.lines(live, 0, connection.player_id, holder)))
    assert tab.lines == lines
    fresh = json.loads(write(present.now(live, connection.player_id, holder, world.tools, connection.drawing)))
    assert {name: tab.now[name] for name in fresh if name not in PASSING} == {
        name: value for name, value in fresh.items() if name not in PASSING
    }


def moved(event: log.AnyEvent) -> bool:
    return not isinstance(event, log.Outage)


def flagged(live: Live) -> int:
    return sum(isinstance(event, log.Flagged) for _, event in live.entries)


@contextmanager
def full_disk(store: SqliteStore) -> Iterator[None]:
    """No page more than there are; what still finds room in them is done."""
    pages = store._writing.execute("PRAGMA max_page_count").fetchone()[0]
    store._writing.execute("PRAGMA max_page_count = 1")
    try:
        yield
    finally:
        store._writing.execute(f"PRAGMA max_page_count = {pages}")


@contextmanager
def locked_file(store: SqliteStore) -> Iterator[None]:
    """Somebody else writes to the file, and takes longer than we wait."""
    patience = store._writing.execute("PRAGMA busy_timeout").fetchone()[0]
    store._writing.execute("PRAGMA busy_timeout = 5")
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()
        store._writing.execute(f"PRAGMA busy_timeout = {patience}")


def whole(live: Live) -> dict[str, Any]:
    """All that is folded out of a log, and what everybody sees of it."""
    told = {name: value for name, value in vars(live).items() if name not in TRANSIENT}
    told["clocks"] = (live.clocks.left, live.clocks.running)
    if live.table is not None and live.game is not None:
        viewers = [Viewer(seats) for seats in range(1 << len(live.seats)) if not seats or live.game.may_hold(seats)]
        told["table"] = [(as_bytes(live.table.view(viewer)), live.table.story(viewer)) for viewer in viewers]
    return told


def evenings(count: int, steps: int) -> None:
    once = settings(
        max_examples=count,
        stateful_step_count=steps,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    Evening.spent = Evening.deeds = 0
    run_state_machine_as_test(Evening, settings=once)
    print(f"{Evening.spent} evenings, {Evening.deeds} deeds")


def test_evenings_on_which_everything_goes_wrong() -> None:
    evenings(10, 40)


@pytest.mark.soak
def test_many_long_evenings_on_which_everything_goes_wrong() -> None:
    evenings(200, 100)

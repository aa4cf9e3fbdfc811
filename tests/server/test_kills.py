"""The server is killed while people play: what it acknowledged is there, nothing is there twice, and clocks are right."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from bisect import bisect_left, bisect_right
from collections.abc import Awaitable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from gaslamp.server import log
from gaslamp.server.live import Live
from gaslamp.server.store import SqliteStore, Store
from server.process import Serving
from server.world import NONCE

GAMES = ("mr_jack_pocket", "mr_jack_pocket", "mr_jack_pocket", "mr_jack", "scotland_yard", "mysterium")
CLOCK = {"kind": "minutes", "minutes": 600, "increment": 0}
GONE = (OSError, WebSocketException, httpx.TransportError, asyncio.TimeoutError)


@dataclass(frozen=True)
class Sent:
    """A move on its way."""

    seat: str
    on: int
    move: str


@dataclass
class Kept:
    """What the server said of one table, and so has to keep."""

    n: int = 0
    """The last number acknowledged, or heard of."""
    sent: list[Sent] = field(default_factory=list)
    moves: list[tuple[Sent, int]] = field(default_factory=list)
    """With the number of the acknowledgement."""
    said: list[str] = field(default_factory=list)


@dataclass
class Outage:
    """Between the first two times it was killed, between the last two it came back; in milliseconds."""

    alive: int
    dead: int
    starting: int
    back: int = 0


class Evening:
    """People who play one game after another, and come back whenever a server does, to whichever door they find."""

    def __init__(self, servers: Sequence[Serving], seed: int, again: float) -> None:
        """`again`: how likely a starting server is killed, too."""
        self.servers = servers
        self.again = again
        self.rng = random.Random(seed)
        self.over = False
        self.kept: dict[str, Kept] = {}
        self.outages: list[Outage] = []

    async def pair(self, game: str, bot: bool) -> None:
        """Two people, or one and a computer player, who begin another game when one is over."""
        async with httpx.AsyncClient(timeout=10, trust_env=False) as web:
            people = [await self.come(web), await self.come(web)]
            seats = next(each["seats"] for each in await self.ask(web, "GET", "games") if each["name"] == game)
            while not self.over:
                others = {seat: {"who": "bot", "level": "random"} for seat in seats[1:] if bot}
                wanted = {
                    "game": game,
                    "nonce": NONCE,
                    "seats": {seats[0]: {"who": "me"}} | others,
                    "public": True,
                    "clock": CLOCK,
                }
                table = (await self.ask(web, "POST", "tables", wanted, people[0]))["id"]
                self.kept[table] = Kept()
                if not bot:
                    sit = {"type": "sit", "seats": seats[1:], "nonce": NONCE}
                    await self.ask(web, "POST", f"tables/{table}", sit, people[1])
                await asyncio.gather(*(self.play(table, token) for token in people[: 1 if bot else 2]))

    def door(self) -> str:
        return self.rng.choice(self.servers).url

    async def come(self, web: httpx.AsyncClient) -> str:
        return str((await self.ask(web, "POST", "players", {"token": True}))["token"])

    async def ask(self, web: httpx.AsyncClient, method: str, what: str, given: Any = None, token: str = "") -> Any:
        """Until there is an answer: one of ours may be a refusal, where the server did it and was killed before it said so."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        while True:
            try:
                answer = await web.request(method, f"{self.door()}/api/{what}", json=given, headers=headers)
            except GONE:
                await asyncio.sleep(0.05)
            else:
                assert answer.status_code < 500, answer.text
                return answer.json()

    async def play(self, table: str, token: str) -> None:
        kept, waiting, over = self.kept[table], dict[int, Sent | str](), False
        while not over and not self.over:
            address = f"{self.door().replace('http', 'ws')}/ws/{table}"
            try:
                settings: dict[str, Any] = {"additional_headers": {"Authorization": f"Bearer {token}"}, "proxy": None}
                async with connect(address, compression=None, **settings) as wire:
                    over = await self.talk(wire, kept, waiting)
            except GONE:
                await asyncio.sleep(0.05)

    async def talk(self, wire: ClientConnection, kept: Kept, waiting: dict[int, Sent | str]) -> bool:
        """Until the game is over or the server is gone. What was not acknowledged is sent again: it must not count twice."""
        await wire.send('{"type":"join"}')
        for number, before in list(waiting.items()):
            if isinstance(before, str):
                del waiting[number]  # to say it again would be to say it twice
            else:
                await self.send(wire, number, before)
        known = kept.n
        async for data in wire:
            told = json.loads(data)
            what: Sent | str | None = waiting.pop(told.get("id", 0), None)
            match told["type"]:
                case "ack":
                    kept.n = max(kept.n, told["n"])
                    if isinstance(what, Sent):
                        kept.moves.append((what, told["n"]))
                    elif what is not None:
                        kept.said.append(what)
                case "error":
                    assert told["code"] in ("stale", "not_allowed"), told
                case "news" if told["now"] is not None:
                    now = told["now"]
                    assert now["n"] >= known, "what was told is still there"
                    kept.n = max(kept.n, now["n"])
                    if now["status"] == "over":
                        return True
                    await self.answer(wire, kept, waiting, now)
        return False

    async def answer(self, wire: ClientConnection, kept: Kept, waiting: dict[int, Sent | str], now: dict[str, Any]) -> None:
        for seat, moves in now["moves"].items():
            move = Sent(seat, now["questions"][seat], self.rng.choice(moves))
            if all((move.seat, move.on) != (each.seat, each.on) for each in kept.sent):
                kept.sent.append(move)
                await self.send(wire, self.number(waiting, move), move)
        if self.rng.random() < 0.1:
            text = f"word {self.rng.getrandbits(60)}"
            await wire.send(json.dumps({"type": "say", "id": self.number(waiting, text), "text": text}))

    def number(self, waiting: dict[int, Sent | str], what: Sent | str) -> int:
        number = self.rng.getrandbits(50) + 1
        waiting[number] = what
        return number

    async def send(self, wire: ClientConnection, number: int, what: Sent) -> None:
        await wire.send(json.dumps({"type": "move", "id": number, "move": what.move, "on": what.on, "seat": what.seat}))

    async def kill(self) -> None:
        """Let them play for a moment, pull the plug of one server, start it again."""
        await asyncio.sleep(self.rng.uniform(0.05, 0.6))
        server = self.rng.choice(self.servers)
        alive = now()
        await asyncio.to_thread(server.kill)
        dead = now()
        await asyncio.to_thread(no_orphans, server.path)
        starting = now()
        while self.rng.random() < self.again:
            await asyncio.to_thread(server.launch)
            await asyncio.sleep(self.rng.uniform(0.2, 1.2))
            await asyncio.to_thread(server.kill)
        self.outages.append(Outage(alive, dead, starting))
        await asyncio.to_thread(server.start)
        self.outages[-1].back = now()

    async def whole(self, kills: int) -> None:
        async with asyncio.TaskGroup() as people:
            for number, game in enumerate(GAMES):
                people.create_task(self.pair(game, bot=number == 2))
            for _ in range(kills):
                await self.kill()
            await asyncio.sleep(0.5)
            self.over = True
            for server in self.servers:
                await asyncio.to_thread(server.stop)


def now() -> int:
    return time.time_ns() // 1_000_000


def no_orphans(folder: Path) -> None:
    """Wait for everything that was started in a folder: whoever outlived the server would think on for nobody."""
    for _ in range(500):
        if not list(living(folder)):
            return
        time.sleep(0.01)
    raise AssertionError([Path(f"/proc/{process}/cmdline").read_bytes() for process in living(folder)])


def living(folder: Path) -> Iterator[int]:
    for each in Path("/proc").iterdir():
        if each.name.isdigit():
            try:
                if os.readlink(each / "cwd") == str(folder):
                    yield int(each.name)
            except OSError:  # somebody else's, or gone
                continue


async def logs(opening: Awaitable[Store], tables: Iterable[str]) -> dict[str, Live]:
    """Every table, rebuilt: each link of its chain is checked, and each move must be legal where it stands."""
    store = await opening
    try:
        return {table: Live.rebuild(table, await store.read(table)) for table in tables}
    finally:
        await store.close()


def check_kept(kept: Kept, live: Live) -> None:
    assert live.number >= kept.n
    made = [(number, event) for number, (_, event) in enumerate(live.entries) if isinstance(event, log.Moved)]
    for sent, n in kept.moves:
        found = [event.move for number, event in made if event.seat == sent.seat and sent.on < number <= n]
        assert found == [sent.move], "an acknowledged move is there, once"
    answered = []
    for number, event in made:
        asked = [sent.on for sent in kept.sent if sent.seat == event.seat and sent.on < number]
        if asked:
            assert Sent(event.seat, max(asked), event.move) in kept.sent, "nobody moved but as he said"
            answered.append((event.seat, max(asked)))
    assert len(answered) == len(set(answered)), "nobody moved twice"
    said = [event.text for _, event in live.entries if isinstance(event, log.Said)]
    assert set(kept.said) <= set(said)
    assert len(said) == len(set(said))


def check_clocks(lives: dict[str, Live], outages: list[Outage]) -> int:
    """Nobody's clock ran while the server was away, and nobody was forgiven time in which somebody played. Returns how many."""
    forgiven = 0
    spans: set[tuple[int, int]] = set()
    for live in lives.values():
        begun = next((at for at, event in live.entries if isinstance(event, log.Begun)), None)
        if begun is None or len(live.people()) < 2:  # the clock of a computer player does not run
            continue
        end = next((at for at, event in live.entries if isinstance(event, log.Ended)), None)
        away = [(event.since, at) for at, event in live.entries if isinstance(event, log.Outage)]
        for outage in outages:
            if begun < outage.alive and (end is None or end > outage.back):
                assert any(since <= outage.dead and at >= outage.starting for since, at in away), "it is written down"
                forgiven += 1
        spans |= set(away)
    for live in lives.values():
        outages_here = {event.since for _, event in live.entries if isinstance(event, log.Outage)}
        deeds = [at for at, event in live.entries if not isinstance(event, log.Outage)]
        for since, at in spans:
            assert since not in outages_here or bisect_right(deeds, since) >= bisect_left(deeds, at)
    return forgiven


def check_arithmetic(live: Live) -> None:
    """With two at a table of whom one always thinks, their clocks have lost the time that has passed, but for outages."""
    begun = next(at for at, event in live.entries if isinstance(event, log.Begun))
    gone = sum(at - event.since for at, event in live.entries if isinstance(event, log.Outage))
    between = zip(live.entries, live.entries[1:], strict=False)
    gone += sum(
        at - before for (before, _), (at, event) in between if isinstance(event, log.Moved) and event.seat == "*"
    )  # the referee's own moment
    used = [live.clocks.full - live.clocks.remaining(seat, live.at) for seat in range(len(live.seats))]
    end = max(at for at, event in live.entries if isinstance(event, log.Moved)) if live.result is not None else live.at
    assert sum(used) == end - begun - gone


def check(evening: Evening, lives: dict[str, Live], kills: int) -> None:
    for table, live in lives.items():
        check_kept(evening.kept[table], live)
        if live.begun and live.opened.game == "mr_jack_pocket" and len(live.people()) == 2:
            check_arithmetic(live)
    moves = sum(len(kept.moves) for kept in evening.kept.values())
    print(f"{kills} kills, {len(lives)} tables, {moves} moves acknowledged and counted once")
    assert moves > 20 * kills


def survive(path: Path, kills: int, seed: int, again: float = 0.0) -> None:
    with Serving(path, "--pace", "0", "--no-limits") as server:
        evening = Evening([server], seed, again)
        asyncio.run(evening.whole(kills))
        assert "Traceback" not in server.output()
    lives = asyncio.run(logs(SqliteStore.open(path / "gaslamp.db"), evening.kept))
    check(evening, lives, kills)
    assert check_clocks(lives, evening.outages) >= kills


def test_everything_acknowledged_survives_three_kills(tmp_path: Path) -> None:
    survive(tmp_path, 3, 1)


@pytest.mark.soak
def test_everything_acknowledged_survives_a_hundred_kills(tmp_path: Path) -> None:
    survive(tmp_path, 100, 2, again=0.2)

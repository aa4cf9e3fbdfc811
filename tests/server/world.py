"""A whole server in one test: real store, real workers, the protocol itself; only time and chance are ours, and no sockets."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec

from gaslamp import games
from gaslamp.server.app import Talk, make_app
from gaslamp.server.decide import Tools, keyed_draw
from gaslamp.server.house import House
from gaslamp.server.limits import Limits
from gaslamp.server.live import Live
from gaslamp.server.messages import NewTable
from gaslamp.server.players import Player
from gaslamp.server.store import SqliteStore, Store
from gaslamp.workers.pool import Pool

NONCE = "0123456789abcdef"
PATIENT = Limits(pace=0.0, connections=10**6, rate=1e6, burst=10**6, deeds=1e6, deeds_burst=10**6)
START = 1_800_000_000_000


class World:
    def __init__(self, path: Path, seed: str, limits: Limits, draw: Callable[[Live], int]) -> None:
        self.path = path
        self.limits = limits
        self.time = START
        self.set_by = 0
        """How far the host's clock was set, in milliseconds: time that never passed."""
        self._drawn = 0
        self._seed = seed
        self.hand = draw
        """The referee's."""
        self.clock: Callable[[], int] = lambda: self.time
        self.tools = Tools(
            now=lambda: self.clock(),
            random=self._random,
            draw=lambda live: self.hand(live),
            steady=lambda: self.clock() - self.set_by,
        )
        self.house: House

    def seed(self, text: str) -> None:
        """Begin the chances anew."""
        self._seed, self._drawn = text, 0

    def _random(self, size: int) -> bytes:
        self._drawn += 1
        return hashlib.shake_128(f"{self._seed} {self._drawn}".encode()).digest(size)

    async def start(self) -> None:
        self.house = House(await self.open(), Pool(1), self.tools, self.limits)
        await self.house.start()

    async def kill(self) -> None:
        """As a power cut does: nothing more is written, not even a beat."""
        house = self.house
        for caring in house._caring:
            caring.cancel()
        for room in house.rooms.values():
            room.die()
        await asyncio.gather(house.pool.close(), house.advisers.close(), house.store.close())

    async def open(self) -> Store:
        return await SqliteStore.open(self.path)

    async def stop(self) -> None:
        await self.house.stop()

    async def restart(self) -> None:
        """As after a stop: what was in memory is gone."""
        await self.stop()
        await self.start()

    async def player(self, name: str) -> Player:
        return (await self.house.players.come(name, "en"))[0]

    async def table(self, host: Player, game: str = "mr_jack_pocket", **wanted: Any) -> str:
        """Open a table: `seats={"jack": "me", "investigator": "bot random"}`, and any other field of NewTable."""
        seats = {seat: _place(who) for seat, who in wanted.pop("seats", {}).items()}
        given = {"game": game, "nonce": NONCE, "seats": seats, **wanted}
        given = {name: value for name, value in given.items() if value is not None}
        return (await self.house.open(host, msgspec.convert(given, NewTable), "somewhere")).id

    async def two(self, **wanted: Any) -> tuple[Client, Client, str]:
        """A game of Pocket between two people: Ada investigates, Ben is Jack."""
        ada, ben = await self.player("Ada"), await self.player("Ben")
        table = await self.table(ada, seats={"investigator": "me"}, **({"public": True} | wanted))
        first, second = await self.client(ada, table).join(), await self.client(ben, table).join()
        await second.sit("jack")
        first.hear()
        return first, second, table

    def client(self, player: Player | None, table: str) -> Client:
        return Client(self, player, table)

    async def later(self, seconds: float) -> None:
        """Let time pass, and the tables notice it."""
        self.time += round(seconds * 1000)
        for room in list(self.house.rooms.values()):
            await room._look()

    def set_clock(self, seconds: int) -> None:
        self.time += seconds * 1000
        self.set_by += seconds * 1000

    def live(self, table: str) -> Live:
        return self.house.rooms[table].live


def _place(who: str) -> dict[str, str]:
    kind, _, rest = who.partition(" ")
    return {"who": kind} | ({"level": rest} if kind == "bot" else {"name": rest})


class Refusal(Exception):
    def __init__(self, told: dict[str, Any]) -> None:
        self.code, self.message = told["code"], told["text"][0]
        super().__init__(f"{self.code}: {self.message}")


class Client:
    """What a browser does: it sends commands and keeps what it is told."""

    def __init__(self, world: World, player: Player | None, table: str) -> None:
        self.world, self.player = world, player
        self.talk = Talk(world.house, table, world.house.connect(player, "somewhere"))
        self.lines: list[dict[str, Any]] = []
        self.now: dict[str, Any] = {}
        self.raw: list[bytes] = []
        self._id = 0

    def at(self, table: str) -> Client:
        """The same player, on another page."""
        return Client(self.world, self.player, table)

    async def send(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer, if we are still heard; a refusal is raised."""
        self._id += 1
        await self.talk.take(json.dumps({"type": kind, "id": self._id, **fields}))
        return next((answer for answer in reversed(self.hear()) if answer.get("id") == self._id), {})

    def hear(self) -> list[dict[str, Any]]:
        """Take in what has arrived; the answers to commands are returned."""
        answers = []
        connection = self.talk.connection
        while not connection.outbox.empty():
            data = connection.outbox.get_nowait()
            connection.waiting -= len(data)
            self.raw.append(data)
            told = json.loads(data)
            if told["type"] == "news":
                self.lines = [line for line in self.lines if line["n"] < told["from"]] + told["lines"]
                self.now = told["now"] or self.now | {"n": told["lines"][-1]["n"]}
            elif told["type"] == "error":
                raise Refusal(told)
            else:
                answers.append(told)
        return answers

    async def join(self, seat: str = "", **fields: Any) -> Client:
        await self.send("join", **{"as": seat}, **fields)
        return self

    async def move(self, move: str = "", seat: str = "") -> None:
        """Make a move, the first legal one if none is named."""
        self.hear()
        asked = seat or next(iter(self.now["moves"]))
        await self.send("move", move=move or self.now["moves"][asked][0], on=self.now["questions"][asked], seat=seat)

    def open_move(self) -> str:
        """A move of Pocket after which the referee has nothing to do, if it is not the last of a turn."""
        self.hear()
        return str(next(move for moves in self.now["moves"].values() for move in moves if move != "alibi"))

    async def sit(self, *seats: str, **fields: Any) -> None:
        await self.send("sit", seats=list(seats), nonce=NONCE, **fields)

    async def wait(self, until: Callable[[dict[str, Any]], bool]) -> None:
        """Wait for a computer player, or for whatever else takes real time."""
        for _ in range(3000):
            self.hear()
            if until(self.now):
                return
            await asyncio.sleep(0.01)
        raise AssertionError(self.now)

    def leave_the_page(self) -> None:
        self.talk.end()

    def told(self, kind: str) -> list[dict[str, Any]]:
        self.hear()
        return [line for line in self.lines if line["type"] == kind]

    def moves(self) -> list[str]:
        return [line["move"] for line in self.told("moved")]


async def play_out(*clients: Client) -> None:
    """Play the first legal moves until the game is over."""
    while clients[0].now.get("result") is None:
        for client in clients:
            client.hear()
            for seat in list(client.now["moves"]):
                if seat in client.now["moves"]:
                    await client.move(seat=seat)
        await asyncio.sleep(0)


@asynccontextmanager
async def world(path: Path, seed: str = "a", draw: Callable[[Live], int] = keyed_draw, **limits: Any) -> AsyncIterator[World]:
    made = World(path / "gaslamp.db", seed, replace(PATIENT, **limits), draw)
    with toys_on_the_shelf(path):
        await made.start()
        try:
            yield made
        finally:
            await made.stop()


@contextmanager
def toys_on_the_shelf(path: Path) -> Iterator[Path]:
    """Install the toy games as a stranger would: by entry points of a package. Workers find them too."""
    folder = path / "site"
    package = folder / "gaslamp_toys-1.dist-info"
    package.mkdir(parents=True, exist_ok=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: gaslamp-toys\nVersion: 1\n")
    entries = "".join(f"{name} = toys.{name}\n" for name in ("tiny_chase", "tiny_cipher", "tiny_seance"))
    (package / "entry_points.txt").write_text(f"[gaslamp.games]\n{entries}")
    sys.path.insert(0, str(folder))
    games._strangers.cache_clear()
    try:
        yield folder
    finally:
        sys.path.remove(str(folder))
        games._strangers.cache_clear()


def run(story: Callable[[World], Awaitable[None]], path: Path, **settings: Any) -> None:
    async def whole() -> None:
        async with world(path, **settings) as made:
            await story(made)

    asyncio.run(whole())


def browser(world: World, address: str = "192.0.2.7", **headers: str) -> httpx.AsyncClient:
    """The whole server behind its door, by requests, without sockets: time and chance stay the world's."""
    app: Any = make_app(world.house, hosts=frozenset())
    transport = httpx.ASGITransport(app=app, client=(address, 1))
    return httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=headers)

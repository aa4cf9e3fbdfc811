"""Random people at random tables: whatever they do, in whatever order, nothing breaks, and the log rebuilds to what was there."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from gaslamp.core import SetupError, Viewer, members
from gaslamp.core.view import as_bytes
from gaslamp.server.live import Live
from gaslamp.server.store import StoreError
from server.world import NONCE, Client, Refusal, World, run

GAMES = {
    "mr_jack_pocket": ("investigator", "jack"),
    "tiny_chase": ("fugitive", "red", "blue"),
    "tiny_seance": ("ghost", "red", "blue", "green"),
}
CLOCKS: list[dict[str, Any]] = [{"kind": "none"}, {"kind": "minutes", "minutes": 1, "increment": 5}, {"kind": "days", "days": 1}]
WHO = ("me", "open", "open", "beside Bea", "bot random")
DEEDS = {
    "move": 30,
    "undo": 4,
    "sit": 10,
    "leave": 3,
    "substitute": 6,
    "open": 5,
    "propose": 6,
    "answer": 8,
    "resign": 1,
    "say": 3,
}
DEEDS |= {"gesture": 1, "resume": 4, "rematch": 1, "join": 6, "part": 3, "later": 8, "restart": 1, "several": 4, "broken disk": 2}
STEPS = 150


class Evening:
    """One random evening at one table."""

    def __init__(self, world: World, seed: int) -> None:
        self.world = world
        self.rng = random.Random(seed)
        self.game = self.rng.choice(list(GAMES))
        self.seats = GAMES[self.game]
        self.table = ""
        self.key = ""
        self.clients: list[Client] = []

    async def begin(self) -> None:
        people = [await self.world.player(name) for name in ("Ada", "Ben", "Cy", "Dot")]
        settings = {"public": self.rng.random() < 0.8, "spectators": self.rng.random() < 0.7, "clock": self.rng.choice(CLOCKS)}
        settings["aids"] = self.rng.choice(["off", "possible", "probabilities"])
        while not self.table:
            seats = {seat: self.rng.choice(WHO) for seat in self.seats}
            try:
                self.table = await self.world.table(people[0], self.game, seats=seats, **settings)
            except SetupError:  # not every seating is allowed
                continue
        self.key = self.world.live(self.table).invite
        self.clients = [self.world.client(person, self.table) for person in (*people, *people[:2], None)]
        for client in self.clients:
            await self.trying(client.join(key=self.key))
        for seat in self.seats:
            await self.trying(self.rng.choice(self.clients[:4]).sit(seat, key=self.key))

    async def trying(self, work: Any) -> None:
        """A refusal is an answer; a fault of ours is not."""
        try:
            await work
        except Refusal as refusal:
            if refusal.code == "internal":
                raise

    async def step(self) -> None:
        for client in self.clients:
            await self.trying(self.listen(client))
        deed = self.rng.choices(list(DEEDS), list(DEEDS.values()))[0]
        client = await self.awake(self.somebody(deed))
        match deed:
            case "join":
                await self.rejoin(client, self.rng.choice(["", "", "public", *self.seats]))
            case "part":
                client.leave_the_page()
            case "later":
                await self.world.later(self.rng.choice([0, 1, 5, 61, 30_000]))
            case "restart":
                await self.world.restart()
                self.world.time += self.rng.choice([0, 1000, 100_000])
                await self.everybody_back()
            case "broken disk":
                await self.broken_disk()
            case "several":
                some = [
                    (self.rng.choice(["move", "sit", "leave", "answer", "undo"]), self.rng.choice(self.clients)) for _ in range(4)
                ]
                await asyncio.gather(*(self.trying(each.send(what, **self.details(what, each))) for what, each in some))
            case _:
                await self.trying(client.send(deed, **self.details(deed, client)))

    async def awake(self, client: Client) -> Client:
        """Mostly people listen before they do something, and say who they are where they share a screen."""
        room = await self.world.house.room(self.table)
        if client.talk.connection not in room.connections and self.rng.random() < 0.8:
            client = await self.rejoin(client, "")
        screens = client.now.get("screens", [])
        if len(screens) > 1 and self.rng.random() < 0.8:
            asked = [seats for seats in screens if set(seats) & set(client.now["to_act"])] or screens
            client = await self.rejoin(client, self.rng.choice(asked)[0])
        return client

    async def rejoin(self, client: Client, seat: str) -> Client:
        self.clients[self.clients.index(client)] = fresh = client.at(self.table)
        client.leave_the_page()
        await self.trying(fresh.join(seat, key=self.key))
        return fresh

    async def listen(self, client: Client) -> None:
        client.hear()

    async def everybody_back(self) -> None:
        self.clients = [client.at(self.table) for client in self.clients]
        for client in self.clients:
            await self.trying(client.join(key=self.key))

    async def broken_disk(self) -> None:
        """One write fails; whoever wrote is told, everybody comes back, and the log is as it was."""
        store, before = self.world.house.store, len(await self.world.house.store.read(self.table))

        async def fail(*_: Any, **__: Any) -> None:
            raise StoreError("error-store-failed", path="", why="full")

        with pytest.MonkeyPatch.context() as broken:
            broken.setattr(store, "append", fail)
            await self.trying(self.rng.choice(self.clients).send("say", text="hello"))
            await self.trying(self.rng.choice(self.clients).send("leave"))
        assert len(await store.read(self.table)) == before
        await self.everybody_back()

    def somebody(self, deed: str) -> Client:
        """Mostly somebody who could do it."""
        seated = [client for client in self.clients if client.now.get("you")]
        if not seated and self.rng.random() < 0.7:
            seated = [client for client in self.clients if client.now.get("screens")]
            return self.rng.choice(seated or self.clients)
        wanted = {"move": "moves", "undo": "may_undo", "answer": "proposal"}.get(deed, "you")
        seated = [client for client in seated if client.now[wanted]] or seated
        return self.rng.choice(seated if seated and deed != "sit" and self.rng.random() < 0.85 else self.clients)

    def details(self, deed: str, client: Client) -> dict[str, Any]:
        pick, live = self.rng.choice, self.world.live(self.table)
        moves = client.now.get("moves") or {}
        seat = pick(list(moves) or list(self.seats))
        details: dict[str, dict[str, Any]] = {
            "move": {
                "move": pick(moves.get(seat) or ["alibi", "go 3"]),
                "on": client.now.get("questions", {}).get(seat, 3),
                "seat": seat,
            },
            "undo": {"on": live.turned},
            "sit": {"seats": self.rng.sample(self.seats, pick([1, 1, 2])), "nonce": NONCE, "key": self.key},
            "substitute": {"seat": pick(self.seats), "level": "random"},
            "open": {"seat": pick(self.seats)},
            "propose": {"what": pick(["undo", "undo", "pause", "end"])},
            "answer": {"yes": self.rng.random() < 0.75},
            "say": {"text": "hello", "channel": pick(["table", "watchers", "hounds"])},
            "gesture": {"what": "nods"},
            "rematch": {"nonce": NONCE},
        }
        return details.get(deed, {})

    async def check(self) -> None:
        """The table as it stands is what its log says."""
        room = await self.world.house.room(self.table)
        async with room.alive():
            live, rebuilt = room.live, Live.rebuild(self.table, await self.world.house.store.read(self.table))
            assert whole(live) == whole(rebuilt)
            assert bool(live.questions) == live.playing
            for seat, holder in live.holders.items():
                assert [live.holders[each].number for each in members(holder.seats)].count(holder.number) >= 1
                assert holder.seats >> seat & 1
                assert live.game is not None
                assert live.game.may_hold(holder.seats)


def whole(live: Live) -> dict[str, Any]:
    """All that is folded out of a log, and what everybody sees of it."""
    told = {name: value for name, value in vars(live).items() if name not in TRANSIENT}
    told["clocks"] = (live.clocks.left, live.clocks.running)
    if live.table is not None and live.game is not None:
        viewers = [Viewer(seats) for seats in range(1 << len(live.seats)) if not seats or live.game.may_hold(seats)]
        told["table"] = [(as_bytes(live.table.view(viewer)), live.table.story(viewer)) for viewer in viewers]
    return told


TRANSIENT = ("game", "table", "away", "grace", "beliefs", "pending", "clocks")


@pytest.mark.parametrize("seed", range(8))
def test_an_evening_of_random_deeds(tmp_path: Path, seed: int) -> None:
    async def story(world: World) -> None:
        evening = Evening(world, seed)
        await evening.begin()
        for _ in range(STEPS):
            await evening.step()
            await evening.check()

    run(story, tmp_path, seed=str(seed), pace=0.02)

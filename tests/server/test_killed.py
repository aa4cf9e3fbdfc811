"""Two `gaslamp serve` over one database, and one of them is killed: what was acknowledged is there, what was begun goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from gaslamp.cli.serve import open_store
from gaslamp.core import SetupError
from gaslamp.server.decide import keyed_draw
from gaslamp.server.log import Outage
from gaslamp.server.store.postgres import PostgresStore
from server import postgres
from server.network import client, command, listening, program
from server.process import Serving
from server.test_kills import GONE, Evening, check, logs
from server.test_serve import complaint
from server.town import Town
from server.world import PATIENT

AHEAD = 52_000
"""Of the minute that a clock has, so much has passed before the story begins."""


class Servers:
    def __init__(self, path: Path, place: str, *args: str) -> None:
        self.place = place
        self.all: list[Serving] = []
        self.names: list[str] = []
        self.path, self.args = path, args

    def start(self) -> Serving:
        folder = self.path / f"server {len(self.all)}"
        folder.mkdir()
        server = Serving(folder, "--db", self.place, *self.args)
        server.start()
        self.all.append(server)
        self.names += [each for each in asyncio.run(alive(self.place)) if each not in self.names]
        return server


@contextmanager
def servers(path: Path, *args: str) -> Iterator[Servers]:
    made = Servers(path, asyncio.run(postgres.place(f"killed_{abs(hash(path)):x}")), *args)
    try:
        made.start()
        made.start()
        yield made
    finally:
        for server in made.all:
            server.kill()
        assert [server.output() for server in made.all if "Traceback" in server.output()] == []


async def alive(place: str) -> list[str]:
    store = await PostgresStore.open(place)
    try:
        return sorted((await store.around()).others)
    finally:
        await store.close()


async def a_minute_ago(place: str) -> tuple[Town, str]:
    """A game between two people whose clock will soon run out, at a server of the past."""
    past = Town(Path(), "past", PATIENT, keyed_draw)
    past.place, past.houses, past.time = place, [], time.time_ns() // 1_000_000 - AHEAD
    await past.one_more()
    _, _, opened = await past.two(clock={"kind": "minutes", "minutes": 1, "increment": 0})
    await past.cut(past.house)
    return past, opened


async def keeper(past: Town, name: str) -> str:
    for _ in range(400):
        found = await past.ask("SELECT process FROM keepers NATURAL JOIN processes WHERE log = $1 AND until > now()", name)
        if found:
            return str(found[0][0])
        await asyncio.sleep(0.05)
    raise AssertionError("nobody keeps it")


def status(server: Serving, name: str) -> str:
    with client(server) as web:
        return str(web.get(f"/api/tables/{name}").json()["status"])


def test_a_killed_server_s_computer_player_answers_and_its_clock_runs_out_at_the_other(tmp_path: Path) -> None:
    with servers(tmp_path, "--pace", "0.2") as they, ExitStack() as stack:
        past, timed = asyncio.run(a_minute_ago(they.place))
        assert status(they.all[0], timed) == "live"  # who is asked first keeps it
        owner = they.names.index(asyncio.run(keeper(past, timed)))
        kept_by, other = they.all[owner], they.all[1 - owner]
        ada = stack.enter_context(program(kept_by, "Ada"))
        there = stack.enter_context(client(other, Authorization=ada.headers["Authorization"]))
        seats = {"investigator": {"who": "me"}, "jack": {"who": "bot", "level": "tree:1s"}}
        opened = ada.post(
            "/api/tables", json={"game": "mr_jack_pocket", "nonce": "0" * 16, "seats": seats, "public": True}
        ).json()
        assert asyncio.run(keeper(past, opened["id"])) == they.names[owner]
        ear = stack.enter_context(listening(there, opened["id"]))
        move = next(move for move in ear.now["moves"]["investigator"] if move != "alibi")
        on = ear.now["questions"]["investigator"]
        n = command(ada, opened["id"], "move", move=move, on=on).json()["n"]
        ear.until(n)
        while "jack" not in ear.now["to_act"]:  # it may still be the investigator's turn
            move = next(move for move in ear.now["moves"]["investigator"] if move != "alibi")
            n = command(there, opened["id"], "move", move=move, on=ear.now["questions"]["investigator"]).json()["n"]
            ear.until(n)
        time.sleep(0.2)  # it thinks
        assert ear.now["n"] == n
        kept_by.kill()
        assert status(other, timed) == "live"
        moved = ear.until(n + 1)
        assert moved["n"] == n + 1
        assert next(line["seat"] for line in ear.news["lines"] if line["type"] == "moved") == "jack"
        assert asyncio.run(keeper(past, timed)) == they.names[1 - owner]
        end = time.monotonic() + 60
        while status(other, timed) == "live":
            assert time.monotonic() < end
            time.sleep(0.2)
        assert status(other, timed) == "over"


class Together(Evening):
    """An evening at two servers: who plays comes to either, and what people say goes now through one, now through the other."""

    async def play(self, table: str, token: str) -> None:
        talking = asyncio.create_task(self.chat(table, token))
        try:
            await super().play(table, token)
        finally:
            talking.cancel()

    async def chat(self, table: str, token: str) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(timeout=10, trust_env=False, headers=headers) as web:
            while True:
                text = f"word {self.rng.getrandbits(60)}"
                with suppress(*GONE):  # to say it again might be to say it twice
                    answer = await web.post(f"{self.door()}/api/tables/{table}", json={"type": "say", "text": text})
                    if answer.is_success:
                        self.kept[table].said.append(text)
                await asyncio.sleep(0.1)


def survive(path: Path, kills: int, seed: int) -> None:
    with servers(path, "--pace", "0", "--no-limits") as they:
        evening = Together(they.all, seed, again=0.0)
        asyncio.run(evening.whole(kills))
        lives = asyncio.run(logs(PostgresStore.open(they.place), evening.kept))
    check(evening, lives, kills)
    assert sum(len(kept.said) for kept in evening.kept.values()) > 20 * kills
    outages = [event for live in lives.values() for _, event in live.entries if isinstance(event, Outage)]
    assert outages == [], "one of the two was always there, so clocks went on"


def test_everything_acknowledged_survives_when_one_of_two_servers_is_killed(tmp_path: Path) -> None:
    survive(tmp_path, 2, 1)


@pytest.mark.soak
def test_so_it_does_thirty_times(tmp_path: Path) -> None:
    survive(tmp_path, 30, 2)


def test_what_is_no_database_of_that_kind_is_refused_in_words() -> None:
    with pytest.raises(SetupError, match="Write it as postgresql://"):
        asyncio.run(open_store("mysql://somewhere/else", None))


def test_a_database_that_is_not_there_is_told_in_words(tmp_path: Path) -> None:
    said = complaint(tmp_path, "--db", "postgresql://me:hunter2@127.0.0.1:1/gaslamp")
    assert "postgresql://127.0.0.1:1/gaslamp" in said
    assert "hunter2" not in said

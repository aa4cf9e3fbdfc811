"""Two `gaslamp serve` over one database, and one of them is killed: what was acknowledged is there, what was begun goes on."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from gaslamp.cli.serve import open_store
from gaslamp.core import SetupError
from gaslamp.server.decide import keyed_draw
from gaslamp.server.log import Said, read_event
from gaslamp.server.store.postgres import PostgresStore
from server import postgres
from server.network import client, command, listening, program, sit, table
from server.process import Serving
from server.test_serve import complaint
from server.town import Town
from server.world import PATIENT

AHEAD = 48_000
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
        assert not any("Traceback" in server.output() for server in made.all)


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
        owner = they.names.index(asyncio.run(keeper(past, timed)))
        kept_by, other = they.all[owner], they.all[1 - owner]
        ada = stack.enter_context(program(kept_by, "Ada"))
        there = stack.enter_context(client(other, Authorization=ada.headers["Authorization"]))
        seats = {"investigator": {"who": "me"}, "jack": {"who": "bot", "level": "tree:2s"}}
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
        time.sleep(0.5)  # it thinks
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


def test_when_a_server_is_killed_everything_acknowledged_is_there_once(tmp_path: Path) -> None:
    with servers(tmp_path, "--no-limits") as they, ExitStack() as stack:
        said: dict[str, list[str]] = {}
        stop = threading.Event()
        threads: list[threading.Thread] = []
        for number in range(3):
            ada, ben = (stack.enter_context(program(they.all[each], name)) for each, name in ((1, "Ada"), (0, "Ben")))
            opened = stack.enter_context(table(ada))
            sit(ben, opened, "jack")
            for who, player in (("Ada", ada), ("Ben", ben)):
                told = said.setdefault(f"{opened['id']} {who}", [])
                arguments = (they, player.headers["Authorization"], opened["id"], f"{who} {number}", told, stop)
                threads.append(threading.Thread(target=talk, args=arguments))
        for thread in threads:
            thread.start()
        time.sleep(1.0)
        they.all[0].kill()
        time.sleep(1.0)
        stop.set()
        for thread in threads:
            thread.join()
        written = asyncio.run(read_all(they.place, {name.split()[0] for name in said}))
        for name, told in said.items():
            texts = written[name.split()[0]]
            assert len(told) > 10
            assert [texts.count(each) for each in told] == [1] * len(told)
        assert all(len(set(texts)) == len(texts) for texts in written.values())


def talk(they: Servers, token: str, opened: str, who: str, told: list[str], stop: threading.Event) -> None:
    """Somebody says one thing after another, now at one server, now at the other, and keeps what was acknowledged."""
    number = 0
    with ExitStack() as stack:
        doors = [stack.enter_context(client(server, Authorization=token)) for server in they.all]
        while not stop.is_set():
            number += 1
            try:
                answer = command(doors[number % 2], opened, "say", text=f"{who} {number}")
            except httpx.TransportError:
                time.sleep(0.05)
                continue
            if answer.is_success:
                told.append(f"{who} {number}")


async def read_all(place: str, tables: set[str]) -> dict[str, list[str]]:
    """What was said at tables."""
    store = await PostgresStore.open(place)
    events = {each: [read_event(entry.body) for entry in await store.read(each)] for each in tables}
    await store.close()
    return {each: [event.text for event in told if isinstance(event, Said)] for each, told in events.items()}


def test_what_is_no_database_of_that_kind_is_refused_in_words() -> None:
    with pytest.raises(SetupError, match="Write it as postgresql://"):
        asyncio.run(open_store("mysql://somewhere/else", None))


def test_a_database_that_is_not_there_is_told_in_words(tmp_path: Path) -> None:
    said = complaint(tmp_path, "--db", "postgresql://me:hunter2@127.0.0.1:1/gaslamp")
    assert "postgresql://127.0.0.1:1/gaslamp" in said
    assert "hunter2" not in said

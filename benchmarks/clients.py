"""What measurements of the server share: a server in a process of its own, and clients that play over real WebSockets."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
import websockets
from msgspec import Struct

NONCE = "benchmarkbenchmark"
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Now(Struct):
    status: str
    moves: dict[str, list[str]]
    questions: dict[str, int]


class Line(Struct):
    n: int
    type: str
    seat: str = ""
    move: str = ""


class Told(Struct):
    type: str
    id: int = -1
    n: int = -1
    lines: list[Line] = []
    now: Now | None = None
    code: str = ""


class Kept(NamedTuple):
    """A move that was acknowledged: it answered the question `on`, and was on disk by number `n`."""

    seat: str
    move: str
    on: int
    n: int


class Brief(Struct):
    """As much of a message as most need: playing clients shall not be what is measured."""

    type: str
    id: int = -1
    n: int = -1
    now: Now | None = None


read = msgspec.json.Decoder(Told).decode
skim = msgspec.json.Decoder(Brief).decode


class Run:
    """What the clients of one run share."""

    def __init__(self, urls: Sequence[str], think: float) -> None:
        self.urls = urls
        self.think = think
        self.go = asyncio.Event()
        self.latencies: list[float] = []
        self.kept: dict[tuple[str, str], list[Kept]] = defaultdict(list)
        """By table and token."""

    def door(self) -> str:
        """Any of the servers: each serves every table."""
        return random.choice(self.urls)


def listen(url: str, table: str, token: str = "") -> websockets.connect:
    address = f"{url.replace('http', 'ws')}/ws/{table}"
    return websockets.connect(address, additional_headers=bearer(token), compression=None, max_size=None, open_timeout=60)


async def seat(run: Run, table: str, token: str) -> None:
    """One player at one table: answers what it is asked, and notes when each answer was acknowledged; until the game is over."""
    sent: dict[int, tuple[float, str, str]] = {}

    async def answer(wire: websockets.ClientConnection, name: str, moves: list[str], on: int) -> None:
        await run.go.wait()
        await asyncio.sleep(random.uniform(0.5, 1.5) * run.think)
        move = random.choice(moves)
        sent[on] = time.perf_counter(), name, move
        await wire.send(json.dumps({"type": "move", "id": on, "move": move, "on": on}))

    async with asyncio.TaskGroup() as thinking, listen(run.door(), table, token) as wire:
        await wire.send('{"type":"join"}')
        answered = -1
        async for data in wire:
            told = skim(data)
            if told.type == "ack" and told.id in sent:
                begun, name, move = sent.pop(told.id)
                run.latencies.append(time.perf_counter() - begun)
                run.kept[table, token].append(Kept(name, move, told.id, told.n))
            elif told.type == "error":
                raise RuntimeError(data)
            if told.now is not None and told.now.status == "over":
                return
            for name, moves in told.now.moves.items() if told.now is not None else ():
                if told.now is not None and told.now.questions[name] > answered:
                    answered = told.now.questions[name]
                    thinking.create_task(answer(wire, name, moves, answered))


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


async def come(client: httpx.AsyncClient) -> str:
    """A new player's token."""
    return str((await client.post("/api/players", json={"token": True})).raise_for_status().json()["token"])


async def open_table(client: httpx.AsyncClient, game: str, seats: Sequence[str], tokens: Sequence[str]) -> str:
    wanted = {"game": game, "nonce": NONCE, "seats": {seats[0]: {"who": "me"}}, "public": True}
    opened = (await client.post("/api/tables", json=wanted, headers=bearer(tokens[0]))).raise_for_status()
    table = str(opened.json()["id"])
    for name, token in zip(seats[1:], tokens[1:], strict=True):
        sit = {"type": "sit", "seats": [name], "nonce": NONCE}
        (await client.post(f"/api/tables/{table}", json=sit, headers=bearer(token))).raise_for_status()
    return table


def spread(latencies: Sequence[float]) -> dict[str, float]:
    """What half, most and nearly all of them waited at most, in milliseconds."""
    all_of_them = sorted(latencies)
    return {
        "p50_ms": round(1000 * statistics.median(all_of_them), 2),
        "p95_ms": round(1000 * all_of_them[int(len(all_of_them) * 0.95)], 2),
        "p99_ms": round(1000 * all_of_them[int(len(all_of_them) * 0.99)], 2),
    }


def used(pid: int) -> float:
    """Seconds of processor time a process has used, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> int:
    """Bytes of memory a process takes up."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def start(port: int, *args: str, paths: Sequence[str] = ()) -> subprocess.Popen[bytes]:
    """`gaslamp serve`, which refuses nobody however often he asks."""
    path = os.pathsep.join([*paths, *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-m", "gaslamp.cli", "serve", "--port", str(port), "--no-limits", *args]
    return subprocess.Popen(command, env=os.environ | {"PYTHONPATH": path}, stdout=subprocess.DEVNULL)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(url: str) -> None:
    for _ in range(600):
        try:
            httpx.get(f"{url}/healthz").raise_for_status()
        except httpx.HTTPError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError("the server does not answer")

"""How fast the server is: a real one in a process of its own, real WebSockets on loopback, every move on disk before it counts.

    python benchmarks/server.py [--seconds 10] [--json]

First as many moves as it takes, with two seats (Mr. Jack Pocket) and with six; then 200 games at a human pace and how long an
acknowledgement takes. The clients run in this process, on a core of their own; `cpu` is what the server's process used.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
import uvloop
import websockets
from msgspec import Struct

NONCE = "benchmarkbenchmark"
TICKS = os.sysconf("SC_CLK_TCK")


class Now(Struct):
    status: str
    moves: dict[str, list[str]]
    questions: dict[str, int]


class Told(Struct):
    type: str
    id: int = -1
    now: Now | None = None
    code: str = ""


read = msgspec.json.Decoder(Told).decode


class Run:
    """What the clients of one run share."""

    def __init__(self, url: str, think: float) -> None:
        self.url = url
        self.think = think
        self.go = asyncio.Event()
        self.latencies: list[float] = []


async def seat(run: Run, table: str, token: str) -> None:
    """One player in one seat: answers what it is asked, and notes when each answer was acknowledged."""
    address = f"{run.url.replace('http', 'ws')}/ws/{table}"
    sent: dict[int, float] = {}

    async def answer(wire: websockets.ClientConnection, moves: list[str], on: int) -> None:
        await run.go.wait()
        await asyncio.sleep(random.uniform(0.5, 1.5) * run.think)
        sent[on] = time.perf_counter()
        await wire.send(json.dumps({"type": "move", "id": on, "move": random.choice(moves), "on": on}))

    async with (
        asyncio.TaskGroup() as thinking,
        websockets.connect(address, additional_headers=bearer(token), compression=None) as wire,
    ):
        await wire.send('{"type":"join"}')
        answered = -1
        async for data in wire:
            told = read(data)
            if told.type == "ack" and told.id in sent:
                run.latencies.append(time.perf_counter() - sent.pop(told.id))
            elif told.type == "error":
                raise RuntimeError(data)
            if told.now is not None and told.now.status == "over":
                return
            for name, moves in told.now.moves.items() if told.now is not None else ():
                if told.now is not None and told.now.questions[name] > answered:
                    answered = told.now.questions[name]
                    thinking.create_task(answer(wire, moves, answered))


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def open_table(client: httpx.AsyncClient, game: str, seats: list[str], tokens: list[str]) -> str:
    wanted = {"game": game, "nonce": NONCE, "seats": {seats[0]: {"who": "me"}}, "public": True}
    opened = (await client.post("/api/tables", json=wanted, headers=bearer(tokens[0]))).raise_for_status()
    table = str(opened.json()["id"])
    for name, token in zip(seats[1:], tokens[1:], strict=True):
        sit = {"type": "sit", "seats": [name], "nonce": NONCE}
        (await client.post(f"/api/tables/{table}", json=sit, headers=bearer(token))).raise_for_status()
    return table


async def measure(url: str, game: str, games: int, seconds: float, think: float, pid: int) -> dict[str, float]:
    """Everybody sits and listens; then all games begin at once, and what is acknowledged in the time is counted."""
    run = Run(url, think)
    async with httpx.AsyncClient(base_url=url, timeout=30) as client:
        shelf = {each["name"]: each for each in (await client.get("/api/games")).json()}
        seats = shelf[game]["seats"]
        players = []
        for _ in range(games):
            tokens = [(await client.post("/api/players", json={"token": True})).json()["token"] for _ in seats]
            table = await open_table(client, game, seats, tokens)
            players += [asyncio.create_task(seat(run, table, token)) for token in tokens]
    await asyncio.sleep(2.0)
    run.go.set()
    await asyncio.sleep(think)
    cpu, begun = used(pid), time.perf_counter()
    run.latencies.clear()
    await asyncio.wait(players, timeout=seconds)
    took, cpu, latencies = time.perf_counter() - begun, used(pid) - cpu, sorted(run.latencies)
    failures = [player.exception() for player in players if player.done()]
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    if any(failures):
        raise next(filter(None, failures))
    return {
        "games": games,
        "seats": len(seats),
        "moves": len(latencies),
        "moves_per_s": round(len(latencies) / took),
        "moves_per_cpu_s": round(len(latencies) / cpu),
        "p50_ms": round(1000 * statistics.median(latencies), 2),
        "p95_ms": round(1000 * latencies[int(len(latencies) * 0.95)], 2),
        "p99_ms": round(1000 * latencies[int(len(latencies) * 0.99)], 2),
    }


def used(pid: int) -> float:
    """Seconds of processor time a process has used, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def start(folder: Path, port: int) -> subprocess.Popen[bytes]:
    """The server with the six-seat game on its shelf, as a stranger's package brings one."""
    package = folder / "benchmark-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: benchmark\nVersion: 1\n")
    (package / "entry_points.txt").write_text("[gaslamp.games]\nsix_seats = six_seats\n")
    paths = [str(folder), str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    command = [
        sys.executable,
        "-m",
        "gaslamp.cli",
        "serve",
        "--port",
        str(port),
        "--data",
        str(folder / "bench.db"),
        "--no-limits",
    ]
    return subprocess.Popen(command, env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)}, stdout=subprocess.DEVNULL)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    runs = (("mr_jack_pocket", 300, 0.0), ("six_seats", 50, 0.0), ("mr_jack_pocket", 200, 2.0))
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        with start(Path(folder), port) as server:
            try:
                wait_for(url)
                rows = [uvloop.run(measure(url, game, games, args.seconds, think, server.pid)) for game, games, think in runs]
            finally:
                server.terminate()
    if args.json:
        print(json.dumps(rows))
        return
    for row in rows:
        print("  ".join(f"{name} {value:,}" for name, value in row.items()))


def wait_for(url: str) -> None:
    for _ in range(200):
        try:
            httpx.get(f"{url}/healthz").raise_for_status()
        except httpx.HTTPError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError("the server does not answer")


if __name__ == "__main__":
    main()

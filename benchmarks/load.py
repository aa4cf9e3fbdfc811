"""A full house: many tables, players and watchers over real WebSockets on loopback, at a human pace; then the server is killed.

    python -m benchmarks.load [--tables 200] [--connections 1000] [--seconds 60] [--think 2] [--game NAME]
                              [--db URL] [--processes 1] [--json]

First what a connection costs that only listens: the server's memory before and after as many as asked for. Then everybody plays
or watches, and what an acknowledgement takes is measured at the client. At the end the server is killed and started again, and
each acknowledged move is looked for at its table. The clients are a process of their own, on a core of their own. `--db` is
handed on to `gaslamp serve`; `--db wheel` is the PostgreSQL that the tests bring along (with `PYTHONPATH=tests`), here one that
waits for its disk. With `--processes` several servers share it, and everybody connects to any of them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import subprocess
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import httpx
import uvloop
from benchmarks.clients import (
    Kept,
    Run,
    come,
    free_port,
    listen,
    memory,
    open_table,
    read,
    seat,
    spread,
    start,
    used,
    wait_for,
)

AT_ONCE = 20
"""Clients that arrive at the same time: a thousand people do not click within the same second."""
FILES = 8192
WAITING = 60
"""Seconds until all are there, and those gone who only listened."""


class Party:
    """The people at one table, who begin another game when one is over, and those who watch them."""

    def __init__(self, run: Run, client: httpx.AsyncClient, game: str, seats: Sequence[str], watchers: int) -> None:
        self.run, self.client, self.game, self.seats, self.watchers = run, client, game, seats, watchers
        self.tokens: list[str] = []
        self.table = ""

    async def sit(self) -> None:
        self.tokens = self.tokens or [await come(self.client) for _ in self.seats]
        self.table = await open_table(self.client, self.game, self.seats, self.tokens)

    async def spend_the_evening(self) -> None:
        while True:
            await asyncio.gather(
                *(seat(self.run, self.table, token) for token in self.tokens), *(self.watch() for _ in range(self.watchers))
            )
            await self.sit()

    async def watch(self) -> None:
        async with listen(self.run.door(), self.table) as wire:
            await wire.send('{"type":"join"}')
            async for data in wire:
                if b'"status":"over"' in (data.encode() if isinstance(data, str) else data):
                    return


async def idle(run: Run, tables: Sequence[str], connections: int, pids: Sequence[int]) -> float:
    """Bytes of the server's memory that a connection takes which has joined a table and says nothing."""

    async def come_in(table: str) -> None:
        async with gate:
            wire = await stack.enter_async_context(listen(run.door(), table))
            await wire.send('{"type":"join"}')
            while read(await wire.recv()).type != "ack":
                continue

    gate = asyncio.Semaphore(AT_ONCE)
    async with AsyncExitStack() as stack:
        before = sum(map(memory, pids))
        await asyncio.gather(*(come_in(tables[number % len(tables)]) for number in range(connections)))
        await asyncio.sleep(1.0)
        return (sum(map(memory, pids)) - before) / connections


async def lost(run: Run) -> int:
    """How many acknowledged moves are not where they should be, as those see it who made them."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def missing(table: str, token: str, moves: list[Kept]) -> int:
        async with gate, listen(run.door(), table, token) as wire:
            await wire.send('{"type":"join"}')
            lines = read(await wire.recv()).lines
        there = [(line.seat, line.move, line.n) for line in lines if line.type == "moved"]
        return sum(
            [move for seat, move, n in there if seat == each.seat and each.on < n <= each.n] != [each.move] for each in moves
        )

    return sum(await asyncio.gather(*(missing(table, token, moves) for (table, token), moves in run.kept.items())))


async def evening(args: argparse.Namespace, urls: Sequence[str], pids: Sequence[int]) -> tuple[Run, dict[str, float]]:
    run = Run(urls, args.think)
    async with httpx.AsyncClient(base_url=urls[0], timeout=60) as client:
        seats = next(
            each["seats"] for each in (await client.get("/api/games")).raise_for_status().json() if each["name"] == args.game
        )
        watchers = max(args.connections - args.tables * len(seats), 0)
        share = [watchers // args.tables + (number < watchers % args.tables) for number in range(args.tables)]
        parties = [Party(run, client, args.game, seats, each) for each in share]
        for party in parties:
            await party.sit()
        cost = await idle(run, [party.table for party in parties], args.connections, pids)
        await asyncio.sleep(1.0)
        works = []
        for number, party in enumerate(parties):
            works.append(asyncio.create_task(party.spend_the_evening()))
            await asyncio.sleep(0.1 if number % AT_ONCE == 0 else 0)
        for _ in range(WAITING * 5):
            if sum([await connected(client, url) for url in urls]) == args.connections:
                break
            await asyncio.sleep(0.2)
        else:
            raise RuntimeError("not everybody arrived")
        run.go.set()
        await asyncio.sleep(2 * args.think)
        cpu, begun = sum(map(used, pids)), time.perf_counter()
        run.latencies.clear()
        done, _ = await asyncio.wait(works, timeout=args.seconds, return_when=asyncio.FIRST_EXCEPTION)
        took, cpu = time.perf_counter() - begun, sum(map(used, pids)) - cpu
        latencies, full = list(run.latencies), sum(map(memory, pids))
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)
        for work in done:
            work.result()  # whatever ended it
    return run, {
        "tables": args.tables,
        "connections": args.connections,
        "moves": len(latencies),
        "moves_per_s": round(len(latencies) / took, 1),
        **spread(latencies),
        "slowest_ms": round(1000 * max(latencies), 2),
        "server_cpu": round(cpu / took, 2),
        "memory_mb": round(full / 1e6, 1),
        "idle_connection_kb": round(cost / 1000, 1),
    }


async def connected(client: httpx.AsyncClient, url: str) -> float:
    (line,) = [line for line in (await client.get(f"{url}/metrics")).text.splitlines() if line.startswith("gaslamp_connections ")]
    return float(line.split()[1])


def measure(args: argparse.Namespace, folder: Path) -> dict[str, float]:
    ports: set[int] = set()
    while len(ports) < args.processes:
        ports.add(free_port())
    urls = [f"http://127.0.0.1:{port}" for port in ports]
    where = ["--db", wheel() if args.db == "wheel" else args.db] if args.db else ["--data", str(folder / "load.db")]
    with servers(ports, where) as running:
        run, row = uvloop.run(evening(args, urls, [server.pid for server in running]))
        for server in running:
            server.kill()
    with servers(ports, where):
        row |= {"acknowledged": sum(map(len, run.kept.values())), "lost": uvloop.run(lost(run))}
    return row | {"load_average": round(os.getloadavg()[0], 1)}


@contextmanager
def servers(ports: Iterable[int], where: Sequence[str]) -> Iterator[list[subprocess.Popen[bytes]]]:
    running: list[subprocess.Popen[bytes]] = []
    try:
        running.extend(start(port, *where) for port in ports)
        for port in ports:
            wait_for(f"http://127.0.0.1:{port}")
        yield running
    finally:
        for server in running:
            server.kill()
        for server in running:
            server.wait()


def wheel() -> str:
    """The address of a PostgreSQL that loses nothing when the power goes."""
    from server import postgres

    postgres.SETTINGS |= {"fsync": "on", "full_page_writes": "on"}
    return postgres.server()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--connections", type=int, default=1000, help="players and watchers together")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--think", type=float, default=2.0, help="seconds a player thinks, on average")
    parser.add_argument("--game", default="mr_jack_pocket")
    parser.add_argument("--db", metavar="URL", help="a database to use instead of a file; `wheel`: the tests' own")
    parser.add_argument("--processes", type=int, default=1, help="servers that share a database")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.processes > 1 and not args.db:
        parser.error("a file belongs to one process: give several a database, such as --db wheel")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES if most == resource.RLIM_INFINITY else min(FILES, most), most))
    with tempfile.TemporaryDirectory() as folder:
        row = measure(args, Path(folder))
    print(json.dumps(row) if args.json else "\n".join(f"{name:>20}  {value:,}" for name, value in row.items()))
    if row["lost"]:
        raise SystemExit(1)


if __name__ == "__main__":
    main()

"""How fast the server is: a real one in a process of its own, real WebSockets on loopback, every move on disk before it counts.

    python -m benchmarks.server [--seconds 10] [--json]

First as many moves as it takes, with two seats (Mr. Jack Pocket) and with six; then 200 games at a human pace and how long an
acknowledgement takes. The clients run in this process, on a core of their own; `cpu` is what the server's process used.
With watchers and memory: `benchmarks/load.py`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import tempfile
import time
from pathlib import Path

import httpx
import uvloop
from benchmarks.clients import Run, come, free_port, open_table, seat, spread, start, used, wait_for


async def measure(url: str, game: str, games: int, seconds: float, think: float, pid: int) -> dict[str, float]:
    """Everybody sits and listens; then all games begin at once, and what is acknowledged in the time is counted."""
    run = Run([url], think)
    async with httpx.AsyncClient(base_url=url, timeout=30) as client:
        shelf = {each["name"]: each for each in (await client.get("/api/games")).json()}
        seats = shelf[game]["seats"]
        players = []
        for _ in range(games):
            tokens = [await come(client) for _ in seats]
            table = await open_table(client, game, seats, tokens)
            players += [asyncio.create_task(seat(run, table, token)) for token in tokens]
    await asyncio.sleep(2.0)
    run.go.set()
    await asyncio.sleep(think)
    cpu, begun = used(pid), time.perf_counter()
    run.latencies.clear()
    await asyncio.wait(players, timeout=seconds)
    took, cpu, latencies = time.perf_counter() - begun, used(pid) - cpu, run.latencies
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
        **spread(latencies),
    }


def start_with_six_seats(folder: Path, port: int) -> subprocess.Popen[bytes]:
    """The server with the six-seat game on its shelf, as a stranger's package brings one."""
    package = folder / "benchmark-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: benchmark\nVersion: 1\n")
    (package / "entry_points.txt").write_text("[gaslamp.games]\nsix_seats = six_seats\n")
    return start(port, "--data", str(folder / "bench.db"), paths=[str(folder), str(Path(__file__).parent)])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    runs = (("mr_jack_pocket", 300, 0.0), ("six_seats", 50, 0.0), ("mr_jack_pocket", 200, 2.0))
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        with start_with_six_seats(Path(folder), port) as server:
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


if __name__ == "__main__":
    main()

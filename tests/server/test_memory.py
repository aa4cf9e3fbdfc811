"""Whatever is thrown at a server costs it no more memory than its limits say, at any moment, and none for good."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from gaslamp import games
from gaslamp.core import Rng, Table
from gaslamp.records import Record, write
from server.network import program, table, talking
from server.process import Serving

AT_MOST = 32 * 2**20
"""Bytes above what it held before: at the highest moment, ..."""
FOR_GOOD = 12 * 2**20
"""... and afterwards, when the same comes again and again."""
MEGABYTE = 10**6


def held(server: Serving, what: str) -> int:
    """Bytes: `VmRSS` now, `VmHWM` at the highest moment since `forget`."""
    lines = Path(f"/proc/{server.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith(what))


def forget(server: Serving) -> None:
    Path(f"/proc/{server.pid}/clear_refs").write_text("5")


def endless(size: int) -> Iterator[bytes]:
    """A body that does not say how long it is."""
    for _ in range(size // 50_000):
        yield b"[" * 50_000


def a_record() -> str:
    made = Table(games.make("mysterium", players=7))
    made.referee(Rng(3))
    return write(Record.of(made))


def bodies() -> Iterator[tuple[str, bytes]]:
    for path in ("/api/tables", "/api/replay", "/api/players", "/api/me/claim"):
        yield path, b'{"game": "' + b"x" * 20 * MEGABYTE + b'"}'
        yield path, b"[" * 190_000
        yield path, b"9" * 190_000
        yield path, b'{"a":' * 30_000
    record = b'{"record": "%s"}'
    yield "/api/replay", record % (b"\\n" * 90_000)
    yield "/api/replay", record % (b"; x\\n" * 38_000)
    yield "/api/replay", record % a_record().replace("\n", "\\n").replace('"', '\\"').encode()
    for option in ("9" * 150_000, "x" * 150_000):
        yield "/api/tables", f'{{"game": "scotland_yard", "options": {{"map": "{option}", "{option}": 1}}}}'.encode()


def throw(server: Serving, ada: httpx.Client, place: str) -> None:
    for path, body in bodies():
        with suppress(httpx.TransportError):  # it may hang up on what is far too long
            assert ada.post(path, content=body).status_code < 500
    with suppress(httpx.TransportError):
        assert ada.post("/api/replay", content=endless(20 * MEGABYTE)).status_code == 413
    for _ in range(3):
        for message in ("x" * 9000, "[" * 8000, '{"type":"say","text":"' + "x" * 8000 + '"}', b"\0" * 20 * MEGABYTE):
            with suppress(ConnectionClosed), talking(server, place, ada) as wire:
                wire.send(message)
                wire.recv(20)
    with suppress(httpx.TransportError):
        ada.get("/api/tables", headers={"X-Long": "x" * 5 * MEGABYTE})
    with suppress(httpx.TransportError):
        ada.get("/api/tables?" + "x" * 60_000)


def test_whatever_is_thrown_at_a_server_is_not_kept(tmp_path: Path) -> None:
    if not Path("/proc/self/clear_refs").exists():
        pytest.skip("only Linux tells how much memory a process had at its highest")
    with Serving(tmp_path, "--no-limits") as server, program(server, "Ada") as ada, table(ada, public=True) as opened:
        throw(server, ada, opened["id"])
        before = held(server, "VmRSS")
        forget(server)
        for _ in range(3):
            throw(server, ada, opened["id"])
        print(
            f"{(held(server, 'VmHWM') - before) / 2**20:.1f} MiB at most, {(held(server, 'VmRSS') - before) / 2**20:.1f} for good"
        )
        assert held(server, "VmHWM") - before < AT_MOST
        assert held(server, "VmRSS") - before < FOR_GOOD
        assert ada.get("/healthz").is_success
        assert "Traceback" not in server.output()

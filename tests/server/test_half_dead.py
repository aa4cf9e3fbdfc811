"""Clients over real sockets that read nothing, send half a frame or vanish, and a full disk: the tables of others go on."""

from __future__ import annotations

import resource
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx
import pytest

from server.network import command, listening, sit, table
from server.process import Serving

PATIENCE = 20.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("server"), "--pace", "0", "--no-limits") as made:
        yield made


def hello(server: Serving, table: str) -> bytes:
    """How a WebSocket begins."""
    lines = (
        f"GET /ws/{table} HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    )
    return "".join(f"{line}\r\n" for line in (*lines, "")).encode()


def frame(text: bytes) -> bytes:
    """A message as a client sends it, masked with zeros."""
    assert len(text) < 126
    return struct.pack("!BB4x", 0x81, 0x80 | len(text)) + text


@contextmanager
def raw(server: Serving, table: str) -> Iterator[socket.socket]:
    """A socket that has joined a table and has read no more than the handshake."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    with made:
        made.connect(("127.0.0.1", server.port))
        made.sendall(hello(server, table))
        assert made.recv(12) == b"HTTP/1.1 101"
        yield made


def connections(web: httpx.Client) -> float:
    lines = web.get("/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith("gaslamp_connections ")).split()[1])


def until_there_are(count: float, web: httpx.Client) -> None:
    end = time.monotonic() + PATIENCE
    while connections(web) != count:
        assert time.monotonic() < end, connections(web)
        time.sleep(0.05)


def say(player: httpx.Client, opened: dict[str, Any], times: int) -> None:
    for _ in range(times):
        assert command(player, opened["id"], "say", text="Anybody there?").is_success


def test_who_reads_nothing_is_let_go_and_keeps_no_table_waiting(server: Serving, ada: httpx.Client) -> None:
    with table(ada, public=True) as opened, raw(server, opened["id"]) as deaf:
        until_there_are(1, ada)
        deaf.setblocking(False)
        asking = b""
        end = time.monotonic() + PATIENCE
        while connections(ada) == 1:  # it asks for everything again and again, and hears nothing of it
            assert time.monotonic() < end, "it is still there"
            asking = asking or frame(b'{"type":"join","drawing":true}') * 100
            with suppress(OSError):
                asking = asking[deaf.send(asking) :]
            say(ada, opened, 1)
        say(ada, opened, 1)


def test_half_a_frame_is_waited_for_by_nobody_else(server: Serving, ada: httpx.Client) -> None:
    with table(ada, public=True) as opened:
        with raw(server, opened["id"]) as half:
            half.sendall(frame(b'{"type":"join"}')[:9])
            until_there_are(1, ada)
            say(ada, opened, 3)
        until_there_are(0, ada)


def test_who_vanishes_is_gone(server: Serving, ada: httpx.Client) -> None:
    with table(ada, public=True) as opened:
        with raw(server, opened["id"]) as vanishing:
            vanishing.sendall(frame(b'{"type":"join"}'))
            until_there_are(1, ada)
            vanishing.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # no goodbye
        say(ada, opened, 3)
        until_there_are(0, ada)


def test_a_full_disk_refuses_and_forgets_nothing(server: Serving, ada: httpx.Client, ben: httpx.Client) -> None:
    with table(ada) as opened:
        sit(ben, opened, "jack")
        with listening(ada, opened["id"]) as ear:
            now = ear.now
        seat, moves = next(iter(now["moves"].items()))
        answer: dict[str, Any] = {"move": moves[0], "on": now["questions"][seat]}
        with full(server):
            refused = command(ada, opened["id"], "move", **answer)
            assert (refused.status_code, refused.json().get("code")) == (500, "store"), refused.text + server.output()
            assert ada.get("/healthz").is_success
            with listening(ada, opened["id"]) as ear:
                assert ear.now["n"] == now["n"]
        assert command(ada, opened["id"], "move", **answer).is_success


@contextmanager
def full(server: Serving) -> Iterator[None]:
    """No file of the server's may grow, as on a disk that is full."""
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)

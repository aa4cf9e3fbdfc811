"""The two ways to listen, without sockets: the whole application is called, and what it sends is kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any
from urllib.parse import urlencode

SOMEWHERE = "192.0.2.7"
PATIENCE = 20_000
"""Turns of the event loop after which nothing more will come."""


class Wire:
    """What an application is sent and sends."""

    def __init__(
        self, kind: str, path: str, headers: Mapping[str, str], query: Mapping[str, Any], address: str = SOMEWHERE, **more: Any
    ) -> None:
        self.scope = {
            "type": kind,
            "path": path,
            "raw_path": path.encode(),
            "query_string": urlencode(query).encode(),
            "headers": [(name.lower().encode(), value.encode()) for name, value in {"host": "localhost", **headers}.items()],
            "client": (address, 1),
            "server": ("localhost", 80),
            "root_path": "",
            "http_version": "1.1",
            **more,
        }
        self.sent: list[bytes] = []
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def send(self, message: dict[str, Any]) -> None:
        heads = [f"{message['status']} {sorted(message['headers'])}".encode()] if "status" in message else []
        ends = [f"closed {message.get('code')}".encode()] if message["type"] == "websocket.close" else []
        body = message.get("body") or (message.get("text") or "").encode() or message.get("bytes") or b""
        self.sent += [*heads, *ends, *([body] if body else [])]

    async def run(self, app: Any, inbox: Sequence[dict[str, Any]], heard: Callable[[list[bytes]], bool]) -> list[bytes]:
        """Give it what is in the box, wait until enough was heard or it says no more, and go."""
        for message in inbox:
            self.inbox.put_nowait(message)
        work = asyncio.ensure_future(app(self.scope, self.inbox.get, self.send))
        for turn in range(PATIENCE):
            if heard(self.sent) or work.done():
                break
            await asyncio.sleep(0 if turn < 100 else 0.001)
        self.inbox.put_nowait({"type": f"{self.scope['type']}.disconnect", "code": 1000})
        await work
        return self.sent


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def stream(
    app: Any, path: str, headers: Mapping[str, str], query: Mapping[str, Any], address: str = SOMEWHERE
) -> list[bytes]:
    """The first message of a stream, with its head."""
    wire = Wire("http", path, headers, query, address, method="GET", scheme="http")
    with suppress(OSError):  # the client goes before the stream ends
        await wire.run(app, [{"type": "http.request", "body": b"", "more_body": False}], lambda sent: len(sent) > 1)
    return wire.sent


async def first_lines(
    app: Any, path: str, headers: Mapping[str, str], query: Mapping[str, Any], address: str
) -> tuple[int, bytes]:
    """The status of an answer and its first bytes."""
    head, *lines = await stream(app, path, headers, query, address)
    return int(head.split()[0]), lines[0]


async def websocket(
    app: Any, path: str, headers: Mapping[str, str], commands: Sequence[Any], address: str = SOMEWHERE
) -> list[bytes]:
    """What comes until all of some commands are answered."""
    wire = Wire("websocket", path, headers, {}, address, scheme="ws", subprotocols=[])
    given = [{"type": "websocket.receive", "text": json.dumps(command)} for command in (*commands, {"type": "ping"})]
    return await wire.run(app, [{"type": "websocket.connect"}, *given], lambda sent: b'"pong"' in (sent or [b""])[-1])


async def talk(app: Any, path: str, headers: Mapping[str, str], commands: Sequence[Any], address: str) -> list[dict[str, Any]]:
    """The same as messages, but for the answer to the last ping."""
    heard = [json.loads(sent) for sent in await websocket(app, path, headers, commands, address) if sent.startswith(b"{")]
    return heard[:-1] if heard and heard[-1]["type"] == "pong" else heard

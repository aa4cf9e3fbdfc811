"""What a client on the network does: requests, streams, sockets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from gaslamp.locales import knows, say
from gaslamp.server.messages import Refused
from server.process import Serving
from server.world import NONCE

EVIL = "evil.example"
POCKET = {"game": "mr_jack_pocket", "nonce": NONCE, "seats": {"investigator": {"who": "me"}}}


def client(server: Serving, **headers: str) -> httpx.Client:
    return httpx.Client(base_url=server.url, headers=headers, timeout=20, trust_env=False, verify=False)


def program(server: Serving, name: str) -> httpx.Client:
    """A player by token."""
    with client(server) as web:
        token = web.post("/api/players", json={"name": name, "token": True}).json()["token"]
    return client(server, Authorization=f"Bearer {token}")


def refused(answer: httpx.Response, status: int, code: str) -> str:
    """The sentence of a refusal in the protocol's own form."""
    assert answer.status_code == status, answer.text
    return sentence(answer.content, code)


def sentence(message: str | bytes, code: str) -> str:
    told = msgspec.json.decode(message, type=Refused)
    assert told.code == code
    assert knows(told.text[0])
    return say(told.text)


@contextmanager
def table(host: httpx.Client, **wanted: Any) -> Iterator[dict[str, Any]]:
    """A table that is put away afterwards, since an address may have only so many that wait."""
    answer = host.post("/api/tables", json=POCKET | wanted)
    assert answer.status_code == 201, answer.text
    opened: dict[str, Any] = answer.json()
    try:
        yield opened
    finally:
        host.post(f"/api/tables/{opened['id']}", json={"type": "close"})


def command(player: httpx.Client, table: str, kind: str, **fields: Any) -> httpx.Response:
    return player.post(f"/api/tables/{table}", json={"type": kind, **fields})


def sit(player: httpx.Client, opened: dict[str, Any], seat: str) -> None:
    answer = command(player, opened["id"], "sit", seats=[seat], nonce=NONCE, key=opened["keys"].get(seat, ""))
    assert answer.is_success, answer.text


class Ear:
    """A stream of events, and how things stand as far as it was heard."""

    def __init__(self, messages: Iterator[dict[str, Any]]) -> None:
        self.messages = messages
        self.news = next(messages)

    @property
    def now(self) -> dict[str, Any]:
        now: dict[str, Any] = self.news["now"]
        return now

    def until(self, n: int) -> dict[str, Any]:
        while self.now["n"] < n:
            self.news = next(self.messages)
        return self.now


@contextmanager
def listening(player: httpx.Client, table: str, **query: Any) -> Iterator[Ear]:
    with player.stream("GET", f"/api/tables/{table}/events", params=query) as answer:
        assert answer.status_code == 200, answer.read()
        assert answer.headers["content-type"] == "application/x-ndjson"
        yield Ear(json.loads(line) for line in answer.iter_lines() if line)


def play_out(table: str, *players: httpx.Client) -> None:
    """Play the first legal moves over HTTP until the game is over."""
    with ExitStack() as open_streams:
        ears = [open_streams.enter_context(listening(player, table)) for player in players]
        n = 0
        while not ears[0].until(n)["result"]:
            for player, ear in zip(players, ears, strict=True):
                for seat, moves in ear.until(n)["moves"].items():
                    answer = command(player, table, "move", move=moves[0], on=ear.now["questions"][seat])
                    assert answer.is_success, answer.text
                    n = answer.json()["n"]


@contextmanager
def talking(server: Serving, table: str, player: httpx.Client | None = None, **settings: Any) -> Iterator[ClientConnection]:
    token = {"Authorization": player.headers["Authorization"]} if player else {}
    where = f"{server.url.replace('http', 'ws')}/ws/{table}"
    with connect(where, additional_headers=token, proxy=None, **settings) as connection:
        yield connection


def told(connection: ClientConnection, message: str | bytes) -> bytes:
    """The answer to a message; news that come before it are passed over."""
    connection.send(message)
    while True:
        answer = connection.recv(20, decode=False)
        if msgspec.json.decode(answer)["type"] != "news":
            return answer

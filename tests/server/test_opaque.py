"""Hashes that players see before the end: few, declared, all of one length, and worth nothing without a table's key."""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import inspect
import itertools
import json
import re
import secrets
import socket
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gaslamp.cli import serve
from gaslamp.records import sealing
from gaslamp.server import house, log, messages
from server import opaque
from server.spying import Evening, places
from server.twins import pair
from server.world import World, run


def test_only_commitments_and_heads_are_opaque() -> None:
    assert opaque.fields() == {("Opened", "commitment"), ("Moved", "commitment"), ("News", "head")}


def test_whatever_looks_like_a_hash_on_the_wire_is_declared(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, _ = await world.two()
        await first.move()
        await second.send("say", text="Hm.")
        first.hear()
        sent = first.raw + second.raw
        assert len(re.findall(b"[0-9a-f]{64}", b"".join(sent))) > 10
        told = b"".join(opaque.without(message, messages.ServerMessage) for message in sent)
        assert set(re.findall(b"[0-9a-f]{32,}", told)) == {opaque.BLANK}

    run(story, tmp_path)


def test_what_hides_a_move_is_salted_by_the_key_alone(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, _, table = await world.two()
        live = world.live(table)
        (line,) = [line for line in first.told("moved") if line["move"] == "jack ?"]
        (hidden,) = live.commitments
        at, event = live.entries[hidden]
        assert isinstance(event, log.Moved)

        def leaf(move: str, key: bytes) -> str:
            told = {"at": at, "type": "moved", "seat": "*", "move": move, "seen": event.seen}
            return sealing.leaf(key, hidden, sealing.NOTHING, msgspec.json.encode(told)).hex()

        assert leaf(event.move, live.chain.key) == line["commitment"]
        for move, key in itertools.product(live.game.words, (bytes(32), live.chain.commitment)):  # type: ignore[union-attr]
            assert leaf(move, key) != line["commitment"]

    run(story, tmp_path)


def test_the_secret_of_a_table_is_chance_and_nothing_else(tmp_path: Path) -> None:
    """128 bits at least, drawn for it alone, also for the next game of the same people; the key follows from it."""

    async def story(world: World) -> None:
        drawn: list[bytes] = []
        chance = world.tools.random

        def noting(size: int) -> bytes:
            drawn.append(chance(size))
            return drawn[-1]

        world.house.tools = dataclasses.replace(world.tools, random=noting)
        ada, lives = await world.player("Ada"), []
        for _ in range(2):
            table = await world.table(ada, seats={"investigator": "me", "jack": "bot random"}, public=True)
            lives.append(world.live(table))
        first, _, table = await world.two()
        await first.send("resign")
        await first.send("rematch")
        lives += [world.live(table), world.live(str(world.live(table).next))]
        secrets_ = [live.secret for live in lives]
        assert min(map(len, secrets_)) >= 16
        assert len({*secrets_}) == len({live.chain.key for live in lives}) == 4
        for secret, live in zip(secrets_, lives, strict=True):
            assert drawn.count(secret) == 1, "drawn for this table"
            assert live.chain.key == sealing.keyed(secret, "key", 0)

    run(story, tmp_path)


def test_chance_is_the_systems_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where people play: no generator that could be worked out from what it gave before."""

    class Opened(Exception):
        pass

    def opened(*args: Any, **named: Any) -> None:
        given = inspect.signature(house.House).bind(*args, **named)
        given.apply_defaults()
        raise Opened(given.arguments["tools"].random)

    async def no_store(*_: Any) -> tuple[None, str]:
        return None, ""

    monkeypatch.setattr(serve, "House", opened)
    monkeypatch.setattr(serve, "open_store", no_store)
    parser = argparse.ArgumentParser()
    serve.add(parser)
    with pytest.raises(Opened) as caught, closing(socket.socket()) as listening:
        asyncio.run(serve.serve(parser.parse_args([]), listening, frozenset(), "", []))
    assert caught.value.args == (secrets.token_bytes,)


def test_no_value_comes_twice_and_other_tables_have_others() -> None:
    """The same game, played by the same people in the same way, at two tables."""

    async def story() -> list[list[dict[str, Any]]]:
        async with places() as (here, _):
            each = pair("mr_jack_pocket", "public", 3)
            heard = [(await Evening(here, each, each.lines, seed, 0.0).spend()) for seed in (3, 8)]
            return [[json.loads(data) for _, data in told if data.startswith(b'{"type":"news"')] for told in heard]

    tables = asyncio.run(story())
    seen = []
    for news in tables:
        lines = {line["n"]: line for told in news for line in told["lines"]}
        sealed = [line["commitment"] for line in lines.values() if line.get("commitment")]
        heads = {told["head"] for told in news}
        assert len(sealed) > 2
        assert len(heads) > 10
        assert len({*sealed, *heads}) == len(sealed) + len(heads)
        seen.append({*sealed, *heads})
    assert not seen[0] & seen[1]

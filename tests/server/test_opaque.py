"""Hashes that players see before the end: few, declared, all of one length, and worth nothing without a table's key."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
from pathlib import Path
from typing import Any

import msgspec

from gaslamp.records import sealing
from gaslamp.server import log, messages
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

        assert len(live.chain.key) * 8 >= 128
        assert leaf(event.move, live.chain.key) == line["commitment"]
        for move, key in itertools.product(live.game.words, (bytes(32), live.chain.commitment)):  # type: ignore[union-attr]
            assert leaf(move, key) != line["commitment"]

    run(story, tmp_path)


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

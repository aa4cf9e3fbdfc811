"""Enough for every player, too little for a nuisance."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gaslamp.core import GaslampError
from gaslamp.server.errors import TooMuch
from gaslamp.server.limits import Buckets
from server.world import Refusal, World, run


def test_messages_are_counted_by_connection(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        client = world.client(ada, await world.table(ada, seats={"jack": "me"}))
        await client.join()
        for _ in range(6):  # to join counts for four
            await client.send("ping")
        with pytest.raises(Refusal, match="too_much"):
            await client.send("ping")
        world.time += 1000
        for _ in range(5):
            await client.send("ping")
        with pytest.raises(Refusal, match="too_much"):
            await client.send("ping")

    run(story, tmp_path, rate=5.0, burst=10)


def test_addresses_have_a_share_each() -> None:
    time = 0
    buckets = Buckets(1.0, 2.0, lambda: time)
    buckets.take("here")
    buckets.take("here")
    buckets.take("there")
    with pytest.raises(TooMuch):
        buckets.take("here")
    time = 1000
    buckets.take("here")


def test_tables_that_wait_for_players_are_few(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        tables = [await world.table(ada, seats={"jack": "me"}) for _ in range(3)]
        with pytest.raises(GaslampError, match="Close one first"):
            await world.table(ada, seats={"jack": "me"})
        await (await world.client(ada, tables[0]).join()).send("close")
        await world.table(ada, seats={"jack": "me"})

    run(story, tmp_path, open_tables=3)


def test_connections_from_one_address_are_few(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        for _ in range(2):
            world.house.connect(None, "somewhere")
        with pytest.raises(TooMuch):
            world.house.connect(None, "somewhere")
        world.house.connect(None, "elsewhere")
        world.house.disconnect("somewhere")
        world.house.connect(None, "somewhere")

    run(story, tmp_path, connections=2)


def test_who_does_not_listen_is_let_go_and_slows_nobody(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, ben = await world.player("Ada"), await world.player("Ben")
        table = await world.table(ada, seats={"jack": "me"}, public=True)
        deaf, talker = await world.client(ben, table).join(), await world.client(ada, table).join()
        for _ in range(10):
            await talker.send("say", text="Anybody there?")
        assert deaf.talk.connection.gone.is_set()
        assert not talker.talk.connection.gone.is_set()
        assert deaf.talk.connection.outbox.qsize() <= 5

    run(story, tmp_path, outbox=5)


def test_a_level_that_would_think_for_an_hour_is_refused(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        for level in ("tree:3600s", "tree:999999", "genius"):
            with pytest.raises(GaslampError):
                await world.table(ada, seats={"jack": f"bot {level}", "investigator": "me"})

    run(story, tmp_path)


def test_a_bot_answers_on_the_beat_whatever_it_has_to_think_about(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        table = await world.table(ada, seats={"jack": "bot random", "investigator": "me"})
        client = await world.client(ada, table).join()
        room = world.house.rooms[table]
        assert [round(room._until_beat(passed, 0.0), 3) for passed in (0.0, 0.1, 0.3, 0.7)] == [0.5, 0.4, 0.2, 0.3]
        assert {round(passed + room._until_beat(passed, 2.0), 3) for passed in (0.001, 1.0, 2.1)} == {2.5}
        loop = asyncio.get_running_loop()
        await client.move(client.open_move())
        begun = loop.time()
        await client.wait(lambda now: now["n"] > world.live(table).standing[11])
        beats = (loop.time() - begun) / 0.5
        assert beats > 0.9  # never sooner than a beat, although it had nothing to think about

    run(story, tmp_path, pace=0.5)

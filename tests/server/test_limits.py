"""Enough for every player, too little for a nuisance."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from gaslamp import games
from gaslamp.bots import levels
from gaslamp.core import GaslampError
from gaslamp.server import decide
from gaslamp.server.app import make_app
from gaslamp.server.errors import TooMuch
from gaslamp.server.guard import address
from gaslamp.server.limits import Buckets
from server.world import Refusal, World, play_out, run


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


@pytest.mark.parametrize("name", games.OURS)
def test_every_level_on_offer_may_be_seated(name: str) -> None:
    for level in (*levels.offered(name), levels.default(name)):
        decide.check_level(level, name)


def test_a_bot_answers_on_the_beat_whatever_it_has_to_think_about(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        table = await world.table(ada, seats={"jack": "bot random", "investigator": "me"})
        client = await world.client(ada, table).join()
        thinking = world.house.rooms[table].thinking
        assert [thinking.beat(passed, 0.0) for passed in (0.0, 0.1, 0.3, 0.7)] == [0.5, 0.5, 0.5, 1.0]
        assert {thinking.beat(passed, 2.0) for passed in (0.001, 1.0, 2.1)} == {2.5}
        loop = asyncio.get_running_loop()
        await client.move(client.open_move())
        begun = loop.time()
        await client.wait(lambda now: now["n"] > world.live(table).standing[11])
        beats = (loop.time() - begun) / 0.5
        assert beats > 0.9  # never sooner than a beat, although it had nothing to think about

    run(story, tmp_path, pace=0.5)


def test_talk_is_bounded_by_player_and_by_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        ada, ben = await world.player("Ada"), await world.player("Ben")
        table = await world.table(ada, seats={"jack": "me"}, public=True)
        host, watcher = await world.client(ada, table).join(), await world.client(ben, table).join()
        for _ in range(10):
            await watcher.send("say", channel="watchers", text="hm")
        with pytest.raises(Refusal, match="too_much"):
            await watcher.send("say", channel="watchers", text="hm")
        await host.send("say", text="I can still talk")
        monkeypatch.setattr(decide, "MOST_CHATTER", world.live(table).chatter)
        with pytest.raises(Refusal, match="chat-full"):
            await host.send("say", text="one more")

    run(story, tmp_path, deeds=1.0, deeds_burst=10)


def test_talk_alone_does_not_tell_how_things_stand_again(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        client = await world.client(ada, await world.table(ada, seats={"jack": "me"})).join()
        await client.send("say", text="hello")
        assert b'"now":null' in client.raw[-2]
        assert client.told("said")[0]["n"] == client.now["n"]

    run(story, tmp_path)


def test_games_opened_from_one_address_are_not_too_many_even_at_once(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        seats = {"jack": "me", "investigator": "beside Ben"}
        opened = await asyncio.gather(*(world.table(ada, seats=seats) for _ in range(9)), return_exceptions=True)
        assert sum(isinstance(each, str) for each in opened) == 5
        assert all(isinstance(each, str | TooMuch) for each in opened)

    run(story, tmp_path, tables=5)


def test_renaming_oneself_many_times_at_once(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        await asyncio.gather(*(world.house.players.rename(ada, f"Ada {number}", None) for number in range(8)))
        assert ada.name == "Ada 7"

    run(story, tmp_path)


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("::1", "::1"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_whose_share_something_counts_to(host: str, counted: str) -> None:
    assert address({"client": (host, 1)}) == counted


def test_however_an_address_is_written_it_counts(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        app = make_app(world.house, hosts=frozenset())
        statuses = []

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                statuses.append(message["status"])

        async def receive() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        for path in ("/api/games", "//api/games", "/api//games", "/api/games"):
            scope: dict[str, Any] = {
                "type": "http",
                "method": "GET",
                "path": path,
                "raw_path": path.encode(),
                "query_string": b"",
                "scheme": "http",
            }
            scope |= {"headers": [(b"host", b"localhost")], "client": ("192.0.2.7", 1), "server": ("localhost", 80), "asgi": {}}
            await app({**scope, "http_version": "1.1", "root_path": "", "extensions": {}}, receive, send)
        assert statuses == [200, 200, 200, 429]

    run(story, tmp_path, requests=0.75)


def test_a_table_holds_so_much_and_then_is_only_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To move and take back again and again would fill any disk."""

    async def story(world: World) -> None:
        first, second, table = await world.two()
        monkeypatch.setattr(decide, "MOST_EVENTS", world.live(table).number + 10)
        for _ in range(5):
            await first.move(first.open_move())
            await first.send("undo", on=first.now["n"])
        await first.move(first.open_move())
        with pytest.raises(Refusal, match="table-full"):
            await first.send("undo", on=first.now["n"])
        with pytest.raises(Refusal, match="table-full"):
            await second.send("leave")
        await play_out(first, second)

    run(story, tmp_path)

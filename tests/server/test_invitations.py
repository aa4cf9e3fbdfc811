"""A private table is found by nobody: each open seat has a link, which is used up by the first who sits down by it."""

from __future__ import annotations

import asyncio
import hmac
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gaslamp.server import present
from gaslamp.server.errors import NotFound
from server.asgi import first_lines
from server.world import NONCE, Client, Refusal, World, browser, run

YARD = {"options": {"map": "small", "detectives": 3}, "seats": {"mrx": "me"}}


async def opened(world: World, **wanted: Any) -> tuple[Client, str]:
    """A private table of Ada's with three open seats."""
    ada = await world.player("Ada")
    table = await world.table(ada, "scotland_yard", **YARD | wanted)
    return await world.client(ada, table).join(), table


async def come(world: World, name: str, table: str, key: str = "") -> Client:
    return await world.client(await world.player(name), table).join(key=key)


async def finds_nothing(world: World, table: str, key: str) -> None:
    with pytest.raises(Refusal, match="error-no-table"):
        await come(world, "Somebody", table, key)


def test_each_open_seat_has_a_link_and_whoever_sits_down_by_it_uses_it_up(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, table = await opened(world)
        keys = ada.now["keys"]
        assert list(keys) == ["red", "blue", "green"]
        assert len({*keys.values(), ada.now["watch"]}) == 4
        ben, late = await come(world, "Ben", table, keys["red"]), await come(world, "Cy", table, keys["red"])
        assert [name for name, seat in ben.now["seats"].items() if seat["kind"] == "open" and not seat["locked"]] == ["red"]
        await ben.sit("red")
        ada.hear()
        assert ada.now["keys"] == {name: key for name, key in keys.items() if name != "red"}
        assert ben.now["keys"] == ada.now["keys"], "who sits may bring others"
        assert late.talk.connection.gone.is_set(), "who had only looked on by it is let go"
        await finds_nothing(world, table, keys["red"])
        for deed in ({"kind": "say", "text": "hello"}, {"kind": "sit", "seats": ["red"], "nonce": NONCE}):
            with pytest.raises(Refusal, match="error-no-table"):
                await late.send(**deed)
        await ben.at(table).join()  # he needs no link any more

    run(story, tmp_path)


def test_a_link_is_to_its_seat_and_one_to_look_on_is_to_none(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, table = await opened(world)
        keys = ada.now["keys"]
        for key in (keys["red"], ada.now["watch"]):
            guest = await come(world, "Ben", table, key)
            assert (guest.now["keys"], guest.now["watch"]) == ({}, None)
            with pytest.raises(Refusal, match="error-locked"):
                await guest.sit("blue")
        both = await come(world, "Cy", table, keys["red"])
        await both.sit("red", "blue")  # by the link to one of them
        assert both.now["you"] == ["red", "blue"]
        await both.sit("green")  # who sits here needs none
        assert both.now["status"] == "live"
        for watcher in range(3):
            assert (await come(world, f"Watcher {watcher}", table, ada.now["watch"])).now["you"] == []

    run(story, tmp_path)


def test_a_seat_that_is_free_again_has_a_new_link(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, table = await opened(world)
        seen = []
        for name in ("Ben", "Cy", "Dot"):
            key = ada.now["keys"]["red"]
            seen.append(key)
            guest = await come(world, name, table, key)
            await guest.sit("red")
            await guest.send("leave")
            ada.hear()
            await finds_nothing(world, table, key)
        assert len({*seen, ada.now["keys"]["red"]}) == 4
        before = ada.now["keys"]
        await world.restart()
        assert (await ada.at(table).join()).now["keys"] == before
        assert (await world.house.tables(ada.player.id if ada.player else ""))[1][0].keys == before

    run(story, tmp_path)


def test_of_two_who_sit_down_by_one_link_at_once_one_is_the_first(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, table = await opened(world)
        guests = [await come(world, name, table, ada.now["keys"]["red"]) for name in ("Ben", "Cy")]
        done = await asyncio.gather(*(guest.sit("red") for guest in guests), return_exceptions=True)
        assert [type(each) for each in done] in ([type(None), Refusal], [Refusal, type(None)])
        assert [each.message for each in done if isinstance(each, Refusal)] == ["error-no-table"]

    run(story, tmp_path)


def test_there_is_a_link_to_look_on_where_spectators_are_welcome_and_after_the_end(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, table = await opened(world, spectators=False)
        assert ada.now["watch"] is None
        for seat in ("red", "blue"):
            await (await come(world, "Ben", table, ada.now["keys"][seat])).sit(seat)
            ada.hear()
        leaver = await come(world, "Cy", table, ada.now["keys"]["green"])
        await leaver.sit("green")
        await leaver.send("leave")
        ada.hear()
        guest = await come(world, "Dot", table, ada.now["keys"]["green"])
        assert guest.now["viewer"] == "public", "he may see where he is to sit"
        await guest.sit("green")
        await ada.send("resign")
        assert (ada.now["status"], ada.now["keys"]) == ("over", {})
        assert (await come(world, "Eve", table, ada.now["watch"] or "")).now["viewer"] == "truth"

    run(story, tmp_path)


def test_what_one_may_not_know_of_and_what_is_not_there_are_answered_with_the_same_bytes(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, table = await opened(world)
        spent = ada.now["keys"]["red"]
        await (await come(world, "Ben", table, spent)).sit("red")
        _, token = await world.house.players.come("Cy", "en")
        web = browser(world, Authorization=f"Bearer {token}")
        moves = [{"type": "move", "move": "taxi 1", "on": 1}, {"type": "sit", "seats": ["red"], "nonce": NONCE, "key": spent}]
        posted = [("POST", "", body) for body in (*moves, {"type": "rematch", "nonce": NONCE}, {"type": "close"}, {"type": "x"})]
        asked = [*posted, *(("GET", part, None) for part in ("", "/record", "/notes", "/hint", "/nothing"))]
        asked += [*(("PUT", "/notes", {"text": "x" * size}) for size in (1, 9000)), ("POST", "/hint", {"on": 1})]
        for seat in ("", "red", "king"):
            query = {"key": spent, "as": seat}
            for method, part, body in asked:
                known, unknown = [
                    await web.request(method, f"/api/tables/{name}{part}", params=query, json=body) for name in (table, "a" * 16)
                ]
                assert known.status_code in (404, 405, 400)
                assert (known.status_code, known.content) == (unknown.status_code, unknown.content)
                assert known.headers == unknown.headers
            app = web._transport.app  # type: ignore[attr-defined]
            where = [f"/api/tables/{name}/events" for name in (table, "a" * 16)]
            streams = [await first_lines(app, path, dict(web.headers), query, "192.0.2.7") for path in where]
            assert streams[0] == streams[1]
            assert streams[0][0] == 404
        said = []
        for name in (table, "a" * 16):
            client = world.client(await world.player("Dot"), name)
            for message in ({"type": "join", "key": spent}, *moves):
                await client.talk.take(msgspec.json.encode(message))
            said.append([client.talk.connection.outbox.get_nowait() for _ in range(3)])
        assert said[0] == said[1]

    run(story, tmp_path)


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The lengths of all that is compared in a time that does not depend on what it is: of what was given, and of the secret."""
    lengths: list[tuple[int, int]] = []
    compare = hmac.compare_digest

    def counting(one: Any, other: Any) -> bool:
        lengths.append((len(one), len(other)))
        return bool(compare(one, other))

    monkeypatch.setattr(hmac, "compare_digest", counting)
    return lengths


def test_how_long_a_no_takes_does_not_tell_who_is_known_here(tmp_path: Path, compared: list[tuple[int, int]]) -> None:
    """The same secrets are hashed and compared whether or not there is such a player or such a code."""

    async def story(world: World) -> None:
        ada, _ = await world.house.players.come("Ada", "en")
        await world.house.players.carry(ada)
        steps = []
        for player in (ada.id, "a" * 16):
            for ask in (world.house.players.known, world.house.players.claim):
                compared.clear()
                with suppress(NotFound):
                    assert await ask(f"{player}.{'b' * 32}") is None
                steps.append(list(compared))
        assert steps == [[(64, 64)] * 2] * 4

    run(story, tmp_path)


def test_how_long_a_no_takes_does_not_tell_how_nearly_a_key_was_right(tmp_path: Path, compared: list[tuple[int, int]]) -> None:
    """It is compared with the links to all open seats and with the one to look on, and we never stop at the first; whatever seat
    it is for, open, taken or none of this game.
    """

    async def story(world: World) -> None:
        ada, table = await opened(world)
        first, second, third = ada.now["keys"].values()
        await (await come(world, "Ben", table, first)).sit("red")
        ada.hear()
        assert list(ada.now["keys"].values()) == [second, third]
        right = [second, third, ada.now["watch"]]
        almost = [key[:-1] + "abcdef0123456789"[key[-1] == "a"] for key in right]
        outside = world.client(await world.player("Cy"), table)
        steps: dict[str, list[tuple[int, int]]] = {}
        for key in (first, "0" * 32, *almost, *right):
            compared.clear()
            with suppress(Refusal):
                await outside.join(key=key)
            steps[key] = list(compared)
        assert [{*each} for each in steps.values()] == [{(32, 32)}] * len(steps)
        assert {len(steps[key]) for key in (first, "0" * 32, *almost)} == {3}, "two open seats, and to look on"
        assert min(len(steps[key]) for key in right) >= 3
        for seats in (["red"], ["blue"], ["mrx", "green"], ["king"]):
            for key in (first, "0" * 32, *almost):
                compared.clear()
                with pytest.raises(Refusal, match="error-no-table"):
                    await come(world, "Dot", table, key)
                with pytest.raises(Refusal):
                    await outside.sit(*seats, key=key)
                assert len(compared) == 6, (seats, key)

    run(story, tmp_path)


def test_tables_of_people_who_came_before_these_links_are_listed_as_they_were(tmp_path: Path) -> None:
    """What is kept beside a log for lists was written by an older Gaslamp, which had one key for a table."""

    async def story(world: World) -> None:
        ada, table = await opened(world)
        old = {"key": None, **msgspec.to_builtins(present.summary(world.live(table)).info)}
        old.pop("keys")
        old.pop("watch")
        summary = {**msgspec.to_builtins(present.summary(world.live(table))), "info": old, "invite": "0" * 32}
        summary.pop("keys")
        summary.pop("watch")
        with sqlite3.connect(world.path) as db:
            assert db.execute("UPDATE logs SET summary = ? WHERE log = ?", (msgspec.json.encode(summary), table)).rowcount == 1
        mine = (await world.house.tables(ada.player.id if ada.player else ""))[1]
        assert [(each.id, each.keys, each.watch) for each in mine] == [(table, {}, None)]
        assert len((await ada.at(table).join()).now["keys"]) == 3

    run(story, tmp_path)

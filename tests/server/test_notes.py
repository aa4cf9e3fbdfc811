"""Notes somebody keeps for himself at a table: with the seat, on every device, and for nobody else to see or to notice."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from gaslamp.server import download, present
from gaslamp.server.messages import NOTES_LENGTH
from gaslamp.server.players import Player
from server.network import refused
from server.world import Client, World, browser, play_out, run

THOUGHT = "Gull was seen twice.\n“Not Bert” – 🔎"


async def device(world: World, player: Player | None) -> httpx.AsyncClient:
    """A browser of a player's; each time another one."""
    assert player is not None
    _, token = await world.house.players.claim(await world.house.players.carry(player))
    return browser(world, Authorization=f"Bearer {token}")


async def save(web: httpx.AsyncClient, table: str, seat: str, text: str) -> httpx.Response:
    return await web.put(f"/api/tables/{table}/notes", params={"as": seat}, json={"text": text})


async def load(web: httpx.AsyncClient, table: str, seat: str) -> str:
    answer = await web.get(f"/api/tables/{table}/notes", params={"as": seat})
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    return str(answer.json()["text"])


async def kept_from(web: httpx.AsyncClient, table: str, seat: str, status: int = 403, code: str = "not_allowed") -> None:
    """Somebody may neither read the notes of a seat nor write there."""
    refused(await web.get(f"/api/tables/{table}/notes", params={"as": seat}), status, code)
    refused(await save(web, table, seat, "I was here"), status, code)


# Whose they are.


def test_notes_are_kept_with_the_seat_on_every_device_and_through_a_restart(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, table = await world.two()
        web = await device(world, first.player)
        assert await load(web, table, "investigator") == ""
        answer = await save(web, table, "investigator", THOUGHT)
        assert (answer.status_code, answer.json()) == (200, {"text": THOUGHT})
        assert await load(web, table, "investigator") == THOUGHT
        assert await load(await device(world, first.player), table, "investigator") == THOUGHT
        assert await load(await device(world, second.player), table, "jack") == ""
        await world.restart()
        again = browser(world, **web.headers)
        assert await load(again, table, "investigator") == THOUGHT
        await save(again, table, "investigator", "No, it was Bert")
        assert await load(again, table, "investigator") == "No, it was Bert"
        await save(again, table, "investigator", "")
        assert await load(again, table, "investigator") == ""

    run(story, tmp_path)


def test_notes_are_kept_at_each_table_for_itself(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        one, other = [await world.table(ada, seats={"jack": "me", "investigator": "bot random"}) for _ in range(2)]
        web = await device(world, ada)
        await save(web, one, "jack", "one")
        await save(web, other, "jack", "other")
        assert [await load(web, table, "jack") for table in (one, other)] == ["one", "other"]

    run(story, tmp_path)


def test_nobody_but_who_holds_the_seat_reads_or_writes_its_notes(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, table = await world.two()
        watching = await world.client(await world.player("Cy"), table).join()
        investigator, jack, spectator = [await device(world, each.player) for each in (first, second, watching)]
        await save(investigator, table, "investigator", THOUGHT)
        await save(jack, table, "jack", "I am Gull")
        for stranger in (jack, spectator, await device(world, await world.player("Dot"))):
            await kept_from(stranger, table, "investigator")
        await kept_from(browser(world), table, "investigator", 401, "not_known")
        await kept_from(investigator, table, "jack")
        for nobody in ("public", "", "watson", "truth", "*", "investigator+jack", " investigator", "INVESTIGATOR", "x" * 500):
            await kept_from(investigator, table, nobody)
        for method in ("GET", "PUT"):
            nameless = await investigator.request(method, f"/api/tables/{table}/notes", json={"text": "?"})
            refused(nameless, 400, "bad_message")
        for nowhere in ("nosuchtable", "player-x", f"notes-{table}-jack"):
            await kept_from(investigator, nowhere, "jack", 404, "not_found")
        assert await load(investigator, table, "investigator") == THOUGHT
        assert await load(jack, table, "jack") == "I am Gull"

    run(story, tmp_path)


def test_when_the_game_is_over_they_are_still_nobody_elses(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, table = await world.two()
        investigator, jack = await device(world, first.player), await device(world, second.player)
        await save(investigator, table, "investigator", THOUGHT)
        await play_out(first, second)
        assert await load(investigator, table, "investigator") == THOUGHT
        await kept_from(jack, table, "investigator")
        assert (await save(investigator, table, "investigator", "It was Bert after all")).status_code == 200

    run(story, tmp_path)


def test_a_private_table_has_no_notes_for_those_who_may_not_know_of_it(tmp_path: Path) -> None:
    """As with everything else there: to them it does not exist."""

    async def story(world: World) -> None:
        ada = await world.player("Ada")
        table = await world.table(ada, seats={"jack": "me", "investigator": "bot random"})
        assert (await save(await device(world, ada), table, "jack", THOUGHT)).status_code == 200
        stranger = await device(world, await world.player("Dot"))
        refused(await stranger.get(f"/api/tables/{table}"), 404, "not_found")
        await kept_from(stranger, table, "jack", 404, "not_found")

    run(story, tmp_path)


def test_a_refusal_says_what_would_have_worked(tmp_path: Path) -> None:
    """Notes are nobody's but a seat's, so to ask for them as the public must not be what is advised."""

    async def story(world: World) -> None:
        first, _, table = await world.two()
        web = await device(world, first.player)
        for seat in ("public", ""):
            words = refused(await web.get(f"/api/tables/{table}/notes", params={"as": seat}), 403, "not_allowed")
            assert "as “public”" not in words
            assert "in ." not in words

    run(story, tmp_path)


# Seats that change hands.


def test_who_takes_the_seat_over_reads_the_notes_and_who_left_does_not(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, table = await world.two()
        newcomer = await world.client(await world.player("Cy"), table).join()
        before, after = await device(world, first.player), await device(world, newcomer.player)
        await save(before, table, "investigator", THOUGHT)
        await first.send("leave")
        for nobody in (before, after, await device(world, second.player)):
            await kept_from(nobody, table, "investigator")
        await newcomer.sit("investigator")
        assert await load(after, table, "investigator") == THOUGHT
        await save(after, table, "investigator", "I think so, too")
        await kept_from(before, table, "investigator")

    run(story, tmp_path)


def test_while_a_computer_player_sits_there_nobody_reads_them(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, table = await world.two()
        web, other = await device(world, first.player), await device(world, second.player)
        await save(web, table, "investigator", THOUGHT)
        first.leave_the_page()
        await world.later(61)
        assert await load(web, table, "investigator") == THOUGHT  # away, but it is his seat
        await second.send("substitute", seat="investigator", level="random")
        for nobody in (web, other):
            await kept_from(nobody, table, "investigator")
        back = await first.at(table).join()
        await back.sit("investigator")
        assert await load(web, table, "investigator") == THOUGHT

    run(story, tmp_path)


def test_two_people_at_one_screen_keep_notes_of_their_own(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        table = await world.table(ada, seats={"jack": "me", "investigator": "beside Ben"})
        screen = await device(world, ada)
        await save(screen, table, "jack", "I am Gull")
        await save(screen, table, "investigator", "Who is it?")
        assert await load(screen, table, "jack") == "I am Gull"
        assert await load(screen, table, "investigator") == "Who is it?"
        for nobody in ("", "public"):
            await kept_from(screen, table, nobody)

    run(story, tmp_path)


def test_one_person_in_two_seats_has_notes_in_each(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        table = await world.table(ada, "tiny_chase", seats={"fugitive": "bot random", "red": "me", "blue": "me"})
        web = await device(world, ada)
        await save(web, table, "red", "stay near 3")
        assert [await load(web, table, seat) for seat in ("red", "blue")] == ["stay near 3", ""]
        await kept_from(web, table, "fugitive")

    run(story, tmp_path)


# Nobody notices.


async def all_there_is_to_notice(world: World, table: str, *clients: Client) -> list[Any]:
    """Whatever anybody at a table, or far from it, could look at."""
    live, store = world.live(table), world.house.store
    found: list[Any] = [live.number, live.at, live.head, len(live.entries), await store.read(table)]
    found += [await store.list(tag) for tag in ("open", "live", "lobby", "alive")]
    for client in clients:
        client.hear()
        player = client.player.id if client.player is not None else ""
        holder = next((holder for holder in live.people() if holder.player == player), None)
        found += [list(client.raw), await world.house.tables(player), present.lines(live, 0, player, holder)]
        found += [msgspec.structs.replace(present.now(live, player, holder, world.tools), at=0)]
        found += [download.record(live, live.viewer(holder)), present.listed(present.summary(live), player)]
    return found


def test_nothing_tells_anybody_that_somebody_writes(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, table = await world.two(clock={"kind": "minutes", "minutes": 5, "increment": 0})
        everybody = (first, second, await world.client(await world.player("Cy"), table).join(), world.client(None, table))
        await everybody[-1].join()
        web = await device(world, second.player)
        told: list[tuple[str, int]] = []
        before = await all_there_is_to_notice(world, table, *everybody)
        stop = world.house.store.subscribe(lambda log, number: told.append((log, number)))
        for number in range(5):
            await save(web, table, "jack", f"Thought {number}")
            await load(web, table, "jack")
            await kept_from(web, table, "investigator")
        stop()
        await asyncio.sleep(0.02)
        assert await all_there_is_to_notice(world, table, *everybody) == before
        assert len(told) == 5  # it was written down
        assert table not in [log for log, _ in told]
        world.time += 1000
        await save(web, table, "jack", "later")
        assert world.live(table).at < world.time
        assert [each.at < world.time for each in (await world.house.tables(""))[0]] == [True]

    run(story, tmp_path)


def test_notes_are_in_no_list_and_no_log_of_a_table(tmp_path: Path) -> None:
    """What is kept of them on disk is a log of their own."""

    async def story(world: World) -> None:
        first, _, table = await world.two()
        await save(await device(world, first.player), table, "investigator", THOUGHT)
        await world.house.stop()
        with sqlite3.connect(world.path) as disk:
            dump = [line for line in disk.iterdump() if THOUGHT.encode().hex() in line.lower()]
        disk.close()
        assert len(dump) == 1
        assert f"notes-{table}-investigator" in dump[0]
        await world.start()

    run(story, tmp_path)


# Limits.


def test_notes_are_as_long_as_may_be_and_what_is_longer_costs_nothing(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, _, table = await world.two()
        web = await device(world, first.player)
        longest = "🔎" * NOTES_LENGTH
        assert (await save(web, table, "investigator", longest)).status_code == 200
        assert await load(web, table, "investigator") == longest
        bodies: tuple[Any, ...] = ({}, {"text": 7}, {"text": None}, {"text": "x", "seat": "jack"}, [], "x")
        for wrong in bodies:
            answer = await web.put(f"/api/tables/{table}/notes", params={"as": "investigator"}, json=wrong)
            refused(answer, 400, "bad_message")
        half = await web.put(f"/api/tables/{table}/notes?as=investigator", content=b'{"text": "\\ud800"}')
        refused(half, 400, "bad_message")
        assert await load(web, table, "investigator") == longest
        for more in ("x" * (NOTES_LENGTH + 1), "x" * 100_000):
            assert "too long" in refused(await save(web, table, "investigator", more), 413, "too_long")
            assert await load(web, table, "investigator") == longest

    run(story, tmp_path)


def test_notes_are_saved_only_so_often_by_one_player_and_read_at_will(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, table = await world.two()
        web, other = await device(world, first.player), await device(world, second.player)
        for number in range(20):
            assert (await save(web, table, "investigator", str(number))).status_code == 200
        assert "Wait" in refused(await save(web, table, "investigator", "20"), 429, "too_much")
        refused(await save(await device(world, first.player), table, "investigator", "20"), 429, "too_much")
        assert await load(web, table, "investigator") == "19"
        assert (await save(other, table, "jack", "I can still write")).status_code == 200
        world.time += 1000
        assert (await save(web, table, "investigator", "20")).status_code == 200
        refused(await save(web, table, "investigator", "21"), 429, "too_much")

    run(story, tmp_path, notes=1.0)


# Two at once.


def test_two_devices_write_at_the_same_time_and_the_last_one_is_right(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        first, _, table = await world.two()
        desk, phone = await device(world, first.player), await device(world, first.player)
        append, both, tries, written = world.house.store.append, asyncio.Barrier(2), 0, []

        async def together(*args: Any, summary: bytes, **named: Any) -> None:
            nonlocal tries
            tries += 1
            if tries <= 2:  # both have looked where the log ends before either of them writes
                await both.wait()
            await append(*args, summary=summary, **named)
            written.append(summary.decode())

        monkeypatch.setattr(world.house.store, "append", together)
        answers = await asyncio.gather(
            *(save(web, table, "investigator", text) for web, text in ((desk, "desk"), (phone, "phone")))
        )
        assert [answer.status_code for answer in answers] == [200, 200]
        assert tries == 3  # one of them had to look again
        assert sorted(written) == ["desk", "phone"]
        assert await load(desk, table, "investigator") == await load(phone, table, "investigator") == written[-1]

    run(story, tmp_path)

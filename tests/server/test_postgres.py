"""What PostgreSQL promises besides the contract: processes that hear of each other, leases, versions, faults told in words."""

from __future__ import annotations

import asyncio
import re
import subprocess
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from gaslamp.server.store import ALL, LOOK, Conflict, Listed, Shown, StoreError
from gaslamp.server.store.migrations import MIGRATIONS
from gaslamp.server.store.postgres import PostgresStore
from server import postgres
from server.process import Serving
from server.stores import entries, entry
from server.test_sqlite import restored

Heard = list[tuple[str, int]]


def stores(story: Callable[..., Awaitable[None]], path: Path, count: int = 2) -> None:
    """Several processes' stores in one place; a story has them as its arguments, and its address as the first."""

    async def whole() -> None:
        place = await postgres.place(f"test_{abs(hash(path)):x}")
        async with AsyncExitStack() as opened:
            made = [await PostgresStore.open(place) for _ in range(count)]
            for store in made:
                opened.push_async_callback(store.close)
            await story(place, *made)

    asyncio.run(whole())


async def ask(place: str, sql: str, *values: object) -> Any:
    connection = await asyncpg.connect(place)
    try:
        return await connection.fetch(sql, *values)
    finally:
        await connection.close()


async def others(place: str, what: str = "pid") -> Any:
    """Of every connection but this one."""
    return await ask(
        place, f"SELECT {what} FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )


async def lose(place: str) -> None:
    await others(place, "pg_terminate_backend(pid)")


async def until(true: Callable[[], object]) -> None:
    for _ in range(1000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came true")


def heard(store: PostgresStore) -> Heard:
    told: Heard = []
    store.subscribe(lambda log, last: told.append((log, last)))
    return told


def why(error: StoreError) -> str:
    return str(error.message.args["why"])


# Appending.


def test_one_process_hears_what_another_appends(tmp_path: Path) -> None:
    async def story(place: str, one: PostgresStore, other: PostgresStore) -> None:
        mine, theirs = heard(one), heard(other)
        await one.append("a", -1, entries(0, 3))
        await one.append("a", 2, [entry(3)])
        await until(lambda: len(theirs) == 2)
        await other.append("b", -1, [entry(0)])
        await until(lambda: len(mine) == 3)
        assert mine == theirs == [("a", 2), ("a", 3), ("b", 0)]
        assert await other.read("a") == await one.read("a")

    stores(story, tmp_path)


def test_what_goes_to_all_who_listen_is_a_name_and_a_number(tmp_path: Path) -> None:
    async def story(place: str, one: PostgresStore) -> None:
        told: list[str] = []
        spy = await asyncpg.connect(place)
        await spy.add_listener(one._channel, lambda *heard: told.append(str(heard[3])))
        await one.append("a", -1, [entry(0, "a secret")], summary=b"a secret", tags=frozenset(["secret"]))
        await one.show("a", b"a secret")
        await until(lambda: len(told) == 2)
        assert [re.sub("^[0-9a-f]{12} ", "", each) for each in told] == ["0 a", "-1 a"]
        await spy.close()

    stores(story, tmp_path, 1)


def test_of_processes_that_append_after_the_same_number_one_wins(tmp_path: Path) -> None:
    async def story(place: str, *them: PostgresStore) -> None:
        logs = [f"log {each}" for each in range(10)]
        for number in range(10):
            tries = {
                (log, who): store.append(log, number - 1, [entry(number, str(who))])
                for who, store in enumerate(them)
                for log in (logs if who % 2 else reversed(logs))
            }
            told = dict(zip(tries, await asyncio.gather(*tries.values(), return_exceptions=True), strict=True))
            for log in logs:
                (winner,) = [who for who in range(len(them)) if told[log, who] is None]
                assert [type(told[log, who]) for who in range(len(them)) if who != winner] == [Conflict] * (len(them) - 1)
                assert (await them[0].read(log))[number].body == str(winner).encode()

    stores(story, tmp_path, 3)


def test_many_appends_cost_few_statements(tmp_path: Path) -> None:
    async def story(place: str, store: PostgresStore) -> None:
        async def play(log: str) -> None:
            for number in range(10):
                await store.append(log, number - 1, [entry(number)])

        await asyncio.gather(*(play(f"log {who}") for who in range(200)))
        assert store.commits < 200
        assert [len(await store.read(f"log {who}")) for who in range(0, 200, 20)] == [10] * 10

    stores(story, tmp_path, 1)


def test_the_disk_is_waited_for(tmp_path: Path) -> None:
    async def story(place: str, _: PostgresStore) -> None:
        store = await PostgresStore.open(f"{place}&synchronous_commit=off")
        assert await store._pool.fetchval("SHOW synchronous_commit") == "on"
        await store.close()

    stores(story, tmp_path, 1)


# Processes.


async def die(place: str, store: PostgresStore) -> None:
    """The lease runs out."""
    await ask(place, "UPDATE processes SET until = clock_timestamp() WHERE process = $1", store.process)


async def alive(*them: PostgresStore) -> None:
    for store in them:
        async with store.enter():
            pass


def test_a_log_is_kept_by_one_process_as_long_as_it_lives(tmp_path: Path) -> None:
    async def story(place: str, one: PostgresStore, other: PostgresStore) -> None:
        await alive(one, other)
        assert await one.claim(["a", "b"]) == {"a", "b"}
        assert await other.claim(["a", "c"]) == {"c"}
        assert await one.claim(["a", "c"]) == {"a"}
        await one.release(["a", "c"])
        assert await other.claim(["a", "b"]) == {"a"}
        assert (await other.around()).orphans == frozenset()
        await die(place, one)
        assert (await other.around()).orphans == {"b"}
        assert await other.claim(["b"]) == {"b"}
        assert (await one.around()).others == {other.process}
        assert await one.claim(["b"]) == frozenset(), "who comes back finds it taken"
        await other.close()
        assert (await one.around()).orphans == {"a", "b", "c"}
        assert await one.claim(["b"]) == {"b"}

    stores(story, tmp_path)


def test_of_many_who_claim_at_once_one_has_it(tmp_path: Path) -> None:
    async def story(place: str, *them: PostgresStore) -> None:
        await alive(*them)
        logs = [f"log {each}" for each in range(50)]
        for _ in range(5):
            await asyncio.gather(*(store.claim(logs) for store in them))
            kept = [await store.claim(logs) for store in them]
            assert sorted(log for each in kept for log in each) == sorted(logs)
            for store in them:
                await store.release(logs)

    stores(story, tmp_path, 3)


def test_who_starts_waits_until_the_one_before_is_ready(tmp_path: Path) -> None:
    async def story(place: str, *them: PostgresStore) -> None:
        told: list[str] = []

        async def start(store: PostgresStore) -> None:
            async with store.enter() as first:
                told.append(f"in {first}")
                await asyncio.sleep(0.05)
                told.append("ready")

        await asyncio.gather(*map(start, them))
        assert told == ["in True", "ready", "in False", "ready", "in False", "ready"]

    stores(story, tmp_path, 3)


def test_what_a_process_shows_is_seen_and_ends_with_it(tmp_path: Path) -> None:
    async def story(place: str, one: PostgresStore, other: PostgresStore) -> None:
        await alive(one, other)
        told = heard(other)
        await one.show("a", b"Ada")
        await one.show("a", b"Ada, Ben")
        await until(lambda: told == [("a", LOOK)] * 2)
        assert await other.shown(["a", "b"]) == [Shown("a", b"Ada, Ben", None)]
        assert await one.shown(["a"]) == []
        await die(place, one)
        (shown,) = await other.shown(["a"])
        assert shown.gone is not None
        await alive(one)
        await one.show("a", b"")
        assert await other.shown(["a"]) == []

    stores(story, tmp_path)


def test_a_lost_connection_is_found_again_and_everything_is_doubtful(tmp_path: Path) -> None:
    async def story(place: str, one: PostgresStore, other: PostgresStore) -> None:
        told = heard(one)
        await one.append("a", -1, [entry(0)])
        await lose(place)
        await until(lambda: (ALL, LOOK) in told)
        await other.append("b", -1, [entry(0)])
        await until(lambda: ("b", 0) in told)
        await one.append("a", 0, [entry(1)])
        assert await other.read("a") == [entry(0), entry(1)]

    stores(story, tmp_path)


def test_a_store_closed_while_it_listens_anew_leaves_no_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(place: str, store: PostgresStore) -> None:
        listening = asyncio.Event()

        async def slow(*_: object) -> None:
            listening.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(asyncpg.Connection, "add_listener", slow)
        await lose(place)
        await listening.wait()
        assert await others(place)
        await store.close()
        for _ in range(1000):  # PostgreSQL notices in its own time
            if not await others(place):
                break
        assert not await others(place)

    stores(story, tmp_path, 1)


# Versions.


def test_a_database_of_a_newer_gaslamp_is_refused(tmp_path: Path) -> None:
    async def story(place: str, store: PostgresStore) -> None:
        await store.append("a", -1, [entry(0)])
        await ask(place, "INSERT INTO gaslamp VALUES (99)")
        with pytest.raises(StoreError) as caught:
            await PostgresStore.open(place)
        assert caught.value.message.id == "error-store-newer"
        assert caught.value.message.args["version"] == 99
        assert await store.read("a") == [entry(0)]

    stores(story, tmp_path, 1)


def test_a_database_of_an_older_gaslamp_is_brought_up_to_ours_by_whoever_comes_first(tmp_path: Path) -> None:
    async def story(place: str) -> None:
        await ask(place, "CREATE TABLE gaslamp (version integer NOT NULL)")
        for statement in MIGRATIONS[0].split(";"):
            await ask(place, statement)
        await ask(place, "INSERT INTO gaslamp VALUES (1)")
        await ask(place, "INSERT INTO logs VALUES ('a', 0, 1000, 'so far', '{open}')")
        await ask(place, "INSERT INTO entries VALUES ('a', 0, 1000, '', 'link 0')")
        them = await asyncio.gather(*(PostgresStore.open(place) for _ in range(3)))
        for store in them:
            assert await store.list("open") == [Listed("a", 0, 1000, b"so far")]
            assert await store.read("a") == [entry(0)]
            assert await store.claim(["a"]) == {"a"}
            await store.release(["a"])
            await store.close()
        versions = await ask(place, "SELECT version FROM gaslamp ORDER BY version")
        assert [version for (version,) in versions] == list(range(1, len(MIGRATIONS) + 1))

    stores(story, tmp_path, 0)


# Faults.


def test_a_database_that_cannot_be_reached_is_told_in_words_without_the_password(tmp_path: Path) -> None:
    for url in ("postgresql://me:hunter2@127.0.0.1:1/gaslamp", "postgresql://me:hunter2@[broken/gaslamp", "postgresql://h:nan/x"):
        with pytest.raises(StoreError) as caught:
            asyncio.run(_open(url))
        assert caught.value.message.id == "error-store-failed"
        assert "hunter2" not in str(caught.value)


async def _open(url: str) -> None:
    await PostgresStore.open(url)


def test_a_fault_of_the_database_quotes_no_row_and_does_not_last(tmp_path: Path) -> None:
    async def story(place: str, store: PostgresStore) -> None:
        await ask(place, "ALTER TABLE entries ADD CONSTRAINT short CHECK (length(body) < 5)")
        told = heard(store)
        tries = [store.append(f"log {each}", -1, [entry(0, "jack smith")]) for each in range(3)]
        errors = await asyncio.gather(*tries, return_exceptions=True)
        for error in errors:
            assert isinstance(error, StoreError)
            assert "short" in why(error)
            assert "jack" not in str(error)
            assert b"jack smith".hex() not in str(error)
        assert len({id(error) for error in errors}) == 3
        assert told == []
        assert await store.read("log 0") == []
        await ask(place, "ALTER TABLE entries DROP CONSTRAINT short")
        await store.append("log 0", -1, [entry(0, "jack smith")])
        assert told == [("log 0", 0)]

    stores(story, tmp_path, 1)


# Backup and restore, as docs/hosting.md has them.


def tool(name: str, *args: str) -> None:
    subprocess.run([postgres.programs() / name, *args], check=True, capture_output=True)


async def databases(*names: str) -> dict[str, str]:
    """New ones, and their addresses."""
    here = postgres.server()
    for name in names:
        await ask(here, f'CREATE DATABASE "{name}"')
    return {name: here.replace("/postgres?", f"/{name}?") for name in names}


def test_a_backup_taken_while_games_go_on_is_a_whole_store_elsewhere(tmp_path: Path) -> None:
    place, spare = "backed_up", "restored"

    async def story() -> None:
        at = await databases(place, spare)
        store = await PostgresStore.open(at[place])
        await alive(store)
        await store.append("a", -1, entries(0, 3), summary=b"so far", tags=frozenset(["live"]))
        assert await store.claim(["a"]) == {"a"}
        playing = asyncio.create_task(_play(store))
        dump = str(tmp_path / "gaslamp.dump")
        await asyncio.to_thread(tool, "pg_dump", "--format=custom", f"--file={dump}", at[place])
        playing.cancel()
        await store.append("a", 2, [entry(3)])
        await store.close()
        await asyncio.to_thread(tool, "pg_restore", "--no-owner", "--exit-on-error", f"--dbname={at[spare]}", dump)
        again = await PostgresStore.open(at[spare])
        assert await again.read("a") == entries(0, 3)
        assert await again.list("live") == [Listed("a", 2, 1002, b"so far")]
        played = await again.read("b")
        assert played == [entry(number) for number in range(len(played))]
        await again.append("b", len(played) - 1, [entry(len(played))])
        await again.close()

    asyncio.run(story())


async def _play(store: PostgresStore) -> None:
    for number in range(100_000):
        await store.append("b", number - 1, [entry(number)])


def test_a_host_restores_a_backup_into_another_database_and_the_game_goes_on(tmp_path: Path) -> None:
    at = asyncio.run(databases("hosted", "hosted_again"))
    dump, folders = str(tmp_path / "gaslamp.dump"), [tmp_path / "before", tmp_path / "after"]
    for folder in folders:
        folder.mkdir()

    def restore() -> Serving:
        tool("pg_restore", "--no-owner", "--exit-on-error", f"--dbname={at['hosted_again']}", dump)
        asyncio.run(ask(at["hosted_again"], "UPDATE processes SET until = clock_timestamp()"))  # as if it were hours later
        after.start()
        return after

    before, after = (Serving(folder, "--db", each, "--pace", "0") for folder, each in zip(folders, at.values(), strict=True))
    with ExitStack() as stack:
        stack.callback(after.kill)
        stack.enter_context(before)
        restored(before, lambda: tool("pg_dump", "--format=custom", f"--file={dump}", at["hosted"]), restore)

"""What SQLite promises besides the contract: few commits, a file of our own, one process, nothing lost."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from gaslamp.core import GaslampError
from gaslamp.server.store import Listed, SqliteStore, Store, StoreError
from server.network import POCKET, client, command, listening, play_out, program, sit
from server.process import Serving
from server.stores import STORES, Place, entries, entry

WEIRD = bytes(range(256))


@pytest.fixture
def sqlite(tmp_path: Path) -> Place:
    return Place(STORES["sqlite"], tmp_path)


def python(code: str, file: Path) -> subprocess.Popen[str]:
    """A process that runs some code with `store` open and `entry` at hand."""
    before = "import asyncio, sys\nfrom server.stores import SqliteStore, entry\n"
    whole = f"{before}async def main() -> None:\n    store = await SqliteStore.open(sys.argv[1])\n{code}\nasyncio.run(main())\n"
    path = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", whole, str(file)]
    return subprocess.Popen(command, env=path, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


async def together(store: SqliteStore, jobs: Iterable[Awaitable[None]]) -> list[BaseException | None]:
    """What becomes of appends that all wait while somebody keeps the writer from its second transaction."""
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    appending = asyncio.gather(*jobs, return_exceptions=True)
    await asyncio.sleep(0.01)
    other.close()
    return await appending


def refused(file: Path) -> str:
    """The id of what is said when a file cannot be opened. Afterwards nobody holds it."""

    async def story() -> None:
        await SqliteStore.open(file)

    with pytest.raises(StoreError) as caught:
        asyncio.run(story())
    assert isinstance(caught.value, GaslampError)
    assert caught.value.message.args["path"] == str(file)
    return caught.value.message.id


def test_many_appends_cost_few_transactions(sqlite: Place) -> None:
    async def story(store: Store) -> None:
        assert isinstance(store, SqliteStore)

        async def play(log: str) -> None:
            for number in range(10):
                await store.append(log, number - 1, [entry(number)])

        await asyncio.gather(*(play(f"log {who}") for who in range(200)))
        assert store.commits < 200
        assert [len(await store.read(f"log {who}")) for who in range(0, 200, 20)] == [10] * 10

    sqlite.run(story)


def test_what_shares_a_transaction_is_checked_each_on_its_own(sqlite: Place) -> None:
    async def story(store: Store) -> None:
        assert isinstance(store, SqliteStore)

        async def append(number: int) -> None:
            tags = frozenset(["seven"]) if number == 7 else None
            await store.append("log", number - 1, [entry(number)], summary=b"3" if number == 3 else None, tags=tags)

        big = [entry(number) for number in range(2500)]  # more than fit into one statement
        told = await together(store, [*map(append, range(10)), append(4), append(10), store.append("big", -1, big)])
        assert [each is None for each in told] == [True] * 10 + [False, True, True]
        assert store.commits <= 2, "perhaps the first one, then all that had come in the meantime"
        assert await store.read("log") == [entry(number) for number in range(11)]
        assert await store.list("seven") == [Listed("log", 10, 1010, b"3")]
        assert await store.read("big") == big

    sqlite.run(story)


def test_a_full_disk_is_told_to_everybody_and_does_not_last(sqlite: Place) -> None:
    async def story(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        told: list[tuple[str, int]] = []
        store.subscribe(lambda log, last: told.append((log, last)))
        await store.append("log 0", -1, [entry(0)])
        store._writing.execute("PRAGMA max_page_count = 1")  # no more than there are
        large = [entry(0, "x" * 20_000)]
        small = [entry(0)]
        errors = await together(store, (store.append(f"log {who}", -1, small if who == 3 else large) for who in range(1, 20)))
        assert [error.message.id for error in errors if isinstance(error, StoreError)] == ["error-store-failed"] * 19
        assert len({id(error) for error in errors}) == 19, "everybody gets an error of his own"
        assert (store.commits, told) == (1, [("log 0", 0)])
        assert [len(await store.read(f"log {who}")) for who in range(20)] == [1] + [0] * 19
        store._writing.execute("PRAGMA max_page_count = 1000000")
        await store.append("log 1", -1, large)
        await store.append("log 0", 0, [entry(1)])
        assert told[1:] == [("log 1", 0), ("log 0", 1)]

    sqlite.run(story)


def test_the_disk_is_waited_for(sqlite: Place) -> None:
    """No test can pull the plug, so at least the settings that matter then are looked at."""

    async def story(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        asked = [store._writing.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
        assert asked == ["wal", 2]

    sqlite.run(story)


def test_a_closed_store_leaves_one_file_and_no_thread(sqlite: Place) -> None:
    async def story(store: Store) -> None:
        await store.append("log", -1, entries(0, 3))
        assert any(thread.name.startswith("store-") for thread in threading.enumerate())

    sqlite.run(story)
    assert not any(thread.name.startswith("store-") for thread in threading.enumerate())
    assert {file.name for file in sqlite.folder.iterdir()} == {"store.db", "store.db.lock"}
    with pytest.raises(StoreError):
        Place(lambda folder: SqliteStore.open(folder), sqlite.folder).run(story)
    sqlite.run(lambda store: store.append("log", 2, [entry(3)]))


def test_a_file_of_a_newer_gaslamp_is_refused(sqlite: Place) -> None:
    sqlite.run(lambda store: store.append("log", -1, [entry(0)]))
    file = sqlite.folder / "store.db"
    for version, said in ((2, "error-store-newer"), (1, None)):
        connection = sqlite3.connect(file)
        connection.execute(f"PRAGMA user_version = {version}")
        connection.close()
        if said:
            assert refused(file) == said
    assert sqlite.run(lambda store: store.read("log")) == [entry(0)]


@pytest.mark.parametrize("content", [b"hello", b"x" * 5000, b"SQLite format 3\0" + b"x" * 5000])
def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "letter.txt"
    file.write_bytes(content)
    assert refused(file) == "error-store-file"
    assert file.read_bytes() == content


def test_a_database_of_somebody_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "recipes.db"
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    content = file.read_bytes()
    assert refused(file) == "error-store-file"
    assert file.read_bytes() == content


def test_a_place_where_no_file_can_be_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path / "no" / "such" / "folder.db") == "error-store-failed"
    assert refused(tmp_path) == "error-store-failed"


def test_an_empty_file_becomes_a_store(sqlite: Place) -> None:
    (sqlite.folder / "store.db").touch()
    sqlite.run(lambda store: store.append("log", -1, [entry(0)]))


def test_a_file_that_another_process_has_open_is_refused_until_that_process_is_gone(sqlite: Place) -> None:
    file = sqlite.folder / "store.db"
    with python("    print('open', flush=True)\n    sys.stdin.read()\n    await store.close()", file) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        assert refused(file) == "error-store-locked"
        other.communicate()
    assert other.returncode == 0
    sqlite.run(lambda store: store.append("log", -1, [entry(0)]))


def test_a_file_is_not_opened_twice_in_one_process_either(sqlite: Place) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(StoreError) as caught:
            await SqliteStore.open(sqlite.folder / "store.db")
        assert caught.value.message.id == "error-store-locked"

    sqlite.run(story)


def test_a_program_that_forgets_to_close_its_store_can_end(sqlite: Place) -> None:
    with python("    await store.append('log', -1, [entry(0)])", sqlite.folder / "store.db") as other:
        other.communicate(timeout=10)
    assert other.returncode == 0
    assert sqlite.run(lambda store: store.read("log")) == [entry(0)]


PLAY = """
    async def play(log: str) -> None:
        for number in range(100_000):
            await store.append(log, number - 1, [entry(number, log)])
            print(log, number, flush=True)
    await asyncio.gather(*(play(f"log{who}") for who in range(8)))
"""


def test_everything_acknowledged_survives_the_end_of_the_process(sqlite: Place) -> None:
    with python(PLAY, sqlite.folder / "store.db") as other:
        assert other.stdout is not None
        told = [other.stdout.readline() for _ in range(1000)]
        other.kill()
        told += other.stdout.read().splitlines(keepends=True)
    lasts = {log: int(number) for log, number in (line.split() for line in told if line.endswith("\n"))}
    assert len(lasts) == 8

    async def story(store: Store) -> None:
        for log, last in lasts.items():
            kept = await store.read(log)
            assert len(kept) > last
            assert kept == [entry(number, log) for number in range(len(kept))]
            await store.append(log, len(kept) - 1, [entry(len(kept))])

    sqlite.run(story)


def test_a_backup_taken_while_the_store_is_open_is_a_store(sqlite: Place, tmp_path: Path) -> None:
    """As docs/hosting.md has it."""
    copy = tmp_path / "copy" / "store.db"
    copy.parent.mkdir()

    async def story(store: Store) -> None:
        await store.append("log", -1, entries(0, 3), summary=b"so far", tags=frozenset(["live"]))
        connection = sqlite3.connect(sqlite.folder / "store.db")
        connection.execute(f"VACUUM INTO '{copy}'")
        connection.close()
        await store.append("log", 2, [entry(3)])

    async def restored(store: Store) -> None:
        assert await store.read("log") == entries(0, 3)
        assert await store.list("live") == [Listed("log", 2, 1002, b"so far")]
        await store.append("log", 2, [entry(3)])

    sqlite.run(story)
    Place(STORES["sqlite"], copy.parent).run(restored)


# As a host does it, with a server at which people play.

BETWEEN = 1000
"""Milliseconds that pass at least between the last move in a backup and the game's going on from there."""


def restored(server: Serving, backup: Callable[[], object], restore: Callable[[], Serving]) -> None:
    """While a timed game goes on a backup is made; later it is put in the place of what there was, and the game goes on."""
    with ExitStack() as stack:
        ada, ben = (stack.enter_context(program(server, name)) for name in ("Ada", "Ben"))
        wanted = POCKET | {"clock": {"kind": "minutes", "minutes": 5, "increment": 0}, "public": True}
        opened = ada.post("/api/tables", json=wanted).json()
        sit(ben, opened, "jack")
        heard: dict[int, Any] = {}
        aside = stack.enter_context(ThreadPoolExecutor())
        making = aside.submit(backup)
        play_on(opened["id"], ada, ben, heard, making.done)
        making.result()
        play_on(opened["id"], ada, ben, heard, lambda: True)
        assert not heard[max(heard)]["result"], "else all is revealed"
        with listening(ada, opened["id"]) as ear:
            lines = ear.news["lines"]
        server.stop()
        time.sleep(BETWEEN / 1000)
        again = restore()
        ada, ben = (stack.enter_context(client(again, Authorization=each.headers["Authorization"])) for each in (ada, ben))
        with listening(ada, opened["id"]) as ear:
            *kept, outage = ear.news["lines"]
            now, then = ear.now, heard[kept[-1]["n"]]
        assert outage["type"] == "outage"
        assert kept == lines[: len(kept)]
        assert len(kept) < len(lines), "what was played since is lost, and nothing else"
        assert now["at"] - then["at"] > BETWEEN
        used = [then["times"][seat]["left"] - now["times"][seat]["left"] for seat in ("investigator", "jack")]
        charged = now["at"] - outage["at"] + kept[-1]["at"] - then["at"]
        assert sum(used) == charged, "nobody is charged for what lies between"
        play_out(opened["id"], ada, ben)
        assert "Traceback" not in server.output() + again.output()


def play_on(table: str, ada: httpx.Client, ben: httpx.Client, heard: dict[int, Any], enough: Callable[[], bool]) -> None:
    """Some moves, and some more until it is enough, but not to the end; keeps how things stood after each."""
    with listening(ada, table) as first, listening(ben, table) as second:
        n = 0
        for number in range(8):
            if number > 1 and enough():
                break
            for player, ear in ((ada, first), (ben, second)):
                now = ear.until(n)
                heard[now["n"]] = now
                for seat, moves in now["moves"].items():
                    n = command(player, table, "move", move=moves[0], on=now["questions"][seat]).json()["n"]
            time.sleep(0.03)


VACUUM = "import sqlite3; sqlite3.connect('gaslamp.db').execute(\"VACUUM INTO 'copy.db'\")"


def test_a_host_puts_a_backup_in_the_place_of_the_file_and_the_game_goes_on(tmp_path: Path) -> None:
    """The very command of docs/hosting.md, beside the server."""

    def restore() -> Serving:
        (tmp_path / "copy.db").replace(tmp_path / "gaslamp.db")
        for rest in ("wal", "shm"):
            (tmp_path / f"gaslamp.db-{rest}").unlink(missing_ok=True)
        server.start()
        return server

    assert VACUUM in (Path(__file__).parents[2] / "docs" / "hosting.md").read_text().replace('\\"', '"')
    with Serving(tmp_path, "--pace", "0") as server:
        restored(server, lambda: subprocess.run([sys.executable, "-c", VACUUM], cwd=tmp_path, check=True), restore)

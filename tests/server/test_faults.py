"""What goes wrong at the worst moment: the disk, a helper, a client; and what people try when they cannot win otherwise."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from pathlib import Path
from typing import Any

import pytest

from gaslamp.core import IllegalMove, PathBelief
from gaslamp.server.logs import Lines
from gaslamp.server.store import StoreError
from server.world import Client, Refusal, World, run
from toys.tiny_chase import TinyChase

CHASE = {"fugitive": "me", "red": "open", "blue": "open"}


async def one_for_both(world: World) -> tuple[Client, Client, str]:
    """Ada flees, Ben hunts with both hounds."""
    ada, ben = await world.player("Ada"), await world.player("Ben")
    table = await world.table(ada, "tiny_chase", seats=CHASE, public=True)
    fugitive, hunter = await world.client(ada, table).join(), await world.client(ben, table).join()
    await hunter.sit("red", "blue")
    fugitive.hear()
    return fugitive, hunter, table


def test_who_joins_while_a_write_fails_joins_the_table_as_it_is_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        first, _, table = await world.two()
        number, reached, go_on = world.live(table).number, asyncio.Event(), asyncio.Event()

        async def fail(*_: Any, **__: Any) -> None:
            reached.set()
            await go_on.wait()
            raise StoreError("error-store-failed", path="", why="full")

        newcomer = world.client(await world.player("Cy"), table)
        with monkeypatch.context() as broken:
            broken.setattr(world.house.store, "append", fail)
            moving = asyncio.create_task(first.move(first.open_move()))
            await reached.wait()
            joining = asyncio.create_task(newcomer.join())
            await asyncio.sleep(0.02)
            go_on.set()
            with pytest.raises(Refusal, match="store"):
                await moving
        await joining
        assert newcomer.now["n"] == number
        again = await first.at(table).join()
        await again.move()
        newcomer.hear()
        assert newcomer.now["n"] > number

    run(story, tmp_path)


def test_a_bot_thinks_anew_when_one_of_its_seats_is_taken_back(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        fugitive, hunter, table = await one_for_both(world)
        await fugitive.move()
        hunter.leave_the_page()
        await world.later(61)
        await fugitive.send("substitute", seat="red", level="random")
        await asyncio.sleep(0.05)
        back = await hunter.at(table).join()
        await back.sit("blue")
        number = world.live(table).number
        await back.wait(lambda now: now["n"] > number)
        assert world.live(table).holders[1].seats == 0b010

    run(story, tmp_path, pace=0.3)


def test_a_bot_cannot_be_asked_twice_by_any_detour(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        table = await world.table(ada, seats={"jack": "bot random", "investigator": "me"})
        client = await world.client(ada, table).join()
        number = client.now["n"]
        await client.move(client.open_move())
        await client.wait(lambda now: now["n"] > number + 1)
        await client.send("open", seat="jack")
        with pytest.raises(Refusal, match="error-undo"):
            await client.send("propose", what="undo")
        stranger = await world.client(await world.player("Ben"), table).join(key=client.now["keys"]["jack"])
        await stranger.sit("jack")
        assert not stranger.now["may_undo"]
        with pytest.raises(Refusal, match="error-undo"):
            await stranger.send("undo", on=stranger.now["n"])

    run(story, tmp_path)


def test_a_notebook_that_overflows_is_left_empty_and_nothing_else_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TinyChase, "belief", lambda game, viewer: PathBelief(game, viewer, 2))

    async def story(world: World) -> None:
        ada, ben = await world.player("Ada"), await world.player("Ben")
        table = await world.table(ada, "tiny_chase", seats=CHASE, public=True, aids="possible")
        fugitive, hunter = await world.client(ada, table).join(), await world.client(ben, table).join()
        await hunter.sit("red", "blue")
        await fugitive.move()
        hunter.hear()
        assert hunter.now["n"] == world.live(table).number
        assert not hunter.now["aid"]

    run(story, tmp_path)


def test_one_who_cannot_be_told_keeps_nobody_else_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        first, second, table = await world.two()
        room, tell = world.house.rooms[table], world.house.rooms[table]._tell

        def stumble(connection: Any) -> None:
            if connection is second.talk.connection:
                raise RuntimeError("a bug")
            tell(connection)

        monkeypatch.setattr(room, "_tell", stumble)
        await first.move(first.open_move())
        assert second.talk.connection.gone.is_set()
        assert not room.dead

    run(story, tmp_path)


def test_a_team_cannot_stop_its_clock_by_turns(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        people = [await world.player(name) for name in ("Ada", "Ben", "Cy")]
        clock = {"kind": "minutes", "minutes": 1, "increment": 0}
        table = await world.table(people[0], "tiny_chase", seats=CHASE, public=True, clock=clock)
        fugitive, red, blue = [await world.client(person, table).join() for person in people]
        await red.sit("red")
        await blue.sit("blue")
        await fugitive.move()
        await red.send("leave")
        await world.later(61)
        blue.hear()
        assert blue.now["result"]["reason"] == "lost on time"

    run(story, tmp_path)


def test_who_takes_a_seat_back_has_his_days_for_the_new_question(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, _ = await world.two(clock={"kind": "days", "days": 1})
        await world.later(86_395)
        await first.send("leave")
        await second.send("substitute", seat="investigator", level="random")
        await second.wait(lambda now: "jack" in now["moves"])
        while "investigator" not in second.now["to_act"]:
            await second.move(second.open_move())
        await first.sit("investigator")
        assert first.now["times"]["investigator"]["left"] == 86_400_000

    run(story, tmp_path, pace=0.3)


def test_nobody_plays_on_against_one_whose_secret_he_has_seen(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, ben = await world.player("Ada"), await world.player("Ben")
        table = await world.table(ada, seats={"jack": "me", "investigator": "beside Bea"}, public=True)
        screen = await world.client(ada, table).join("jack")
        await screen.send("leave")
        stranger = await world.client(ben, table).join()
        with pytest.raises(Refusal, match="seen-by-other"):
            await stranger.sit("jack")

    run(story, tmp_path)


def test_rematches_count_as_tables(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        client = await world.client(ada, await world.table(ada, seats={"jack": "bot random", "investigator": "me"})).join()
        for _ in range(2):
            await world.table(ada, seats={"jack": "bot random", "investigator": "me"})
        await client.send("resign")
        await client.send("rematch", nonce="f" * 22)
        again = await client.at(client.now["next"]).join()
        await again.send("resign")
        await world.table(ada, seats={"jack": "bot random", "investigator": "me"})
        with pytest.raises(Refusal, match="error-tables"):
            await again.send("rematch", nonce="f" * 22)

    run(story, tmp_path, tables=3)


def test_an_acknowledgement_names_what_is_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        first, second, table = await world.two()
        append, gate, calls = world.house.store.append, asyncio.Event(), 0

        async def slowly(*args: Any, **named: Any) -> None:
            nonlocal calls
            calls += 1
            if calls == 2:
                await gate.wait()
            await append(*args, **named)

        monkeypatch.setattr(world.house.store, "append", slowly)
        both = [asyncio.create_task(each.send("say", text="hello")) for each in (first, second)]
        answer = await both[0]
        assert answer["n"] == len(await world.house.store.read(table)) - 1
        gate.set()
        await both[1]

    run(story, tmp_path)


def test_the_beat_goes_on_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        _, _, table = await world.two(clock={"kind": "minutes", "minutes": 5, "increment": 0})
        append = world.house.store.append

        async def written_but(*args: Any, **named: Any) -> None:
            await append(*args, **named)
            raise StoreError("error-store-failed", path="", why="who knows")

        world.time += 60_000
        with monkeypatch.context() as broken:
            broken.setattr(world.house.store, "append", written_but)
            with pytest.raises(StoreError):
                await world.house._beat()
        world.time += 60_000
        await world.house._beat()
        world.house.rooms.clear()  # killed
        world.time += 600_000
        await world.restart()
        assert world.live(table).clocks.remaining(1, world.time) == 180_000

    run(story, tmp_path)


def test_a_fault_of_the_store_tells_a_client_nothing_of_the_host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        first, _, _ = await world.two()

        async def fail(*_: Any, **__: Any) -> None:
            raise StoreError("error-store-failed", path=str(tmp_path), why="full")

        monkeypatch.setattr(world.house.store, "append", fail)
        with pytest.raises(Refusal, match="store: error-internal"):
            await first.move(first.open_move())
        assert not any(str(tmp_path).encode() in data for data in first.raw)

    run(story, tmp_path)


def test_a_log_line_names_a_fault_and_not_what_it_says() -> None:
    """A complaint may quote a hidden move; where it happened is enough to mend it."""
    hidden = " ".join(("jack", "smith"))  # a trace shows lines of code, and this one must not be found by itself
    try:
        try:
            raise IllegalMove("error-illegal-move", move=hidden, seat="*", legal=hidden)
        except IllegalMove as error:
            raise ValueError(hidden) from error
    except ValueError:
        record = logging.LogRecord("gaslamp.server", logging.ERROR, __file__, 1, "a table failed", (), sys.exc_info())
    line = json.loads(Lines().format(record))
    assert hidden not in line["trace"]
    assert "ValueError" in line["trace"]
    assert "IllegalMove error-illegal-move" in line["trace"]
    assert "test_faults.py" in line["trace"]


def test_a_stop_writes_the_last_beat(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, _, table = await world.two(clock={"kind": "minutes", "minutes": 5, "increment": 0})
        world.time += 60_000
        for room in world.house.rooms.values():
            room.let_go()  # as the server does before it waits for everybody to go
        assert first.talk.connection.gone.is_set()
        await world.house.stop()
        world.time += 3_600_000
        await world.start()
        assert world.live(table).clocks.remaining(1, world.time) == 240_000

    run(story, tmp_path)

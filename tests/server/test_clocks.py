"""Clocks: to the millisecond, and the same when rebuilt."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from gaslamp.server.clocks import DAY, MINUTE, Clocks
from gaslamp.server.messages import Clock
from gaslamp.server.store import SqliteStore
from server.world import Refusal, World, run


def test_a_clock_runs_while_one_is_asked_and_gains_when_the_turn_passes_on() -> None:
    clocks = Clocks(Clock(kind="minutes", minutes=1, increment=5), 2)
    clocks.run([0], 1000)
    assert not clocks.run([0], 11_000, moved=0)  # a small move of the same turn
    assert clocks.run([1], 21_000, moved=0)
    assert clocks.remaining(0, 99_000) == 45_000
    assert clocks.remaining(1, 31_000) == 50_000
    assert clocks.next_flag() == (81_000, 1)


def test_taking_back_gains_nothing() -> None:
    clocks = Clocks(Clock(kind="minutes", minutes=1, increment=5), 2)
    clocks.run([0], 0)
    for _ in range(10):
        clocks.run([1], 0, moved=0)
        clocks.give_back(0, 0)
        clocks.run([0], 0)
    assert [clocks.remaining(seat, 0) for seat in (0, 1)] == [MINUTE, MINUTE]


def test_two_asked_at_once_are_both_charged() -> None:
    clocks = Clocks(Clock(kind="minutes", minutes=1, increment=0), 3)
    clocks.run([0, 1], 0)
    clocks.run([1], 10_000, moved=0)
    assert [clocks.remaining(seat, 30_000) for seat in range(3)] == [50_000, 30_000, 60_000]


def test_days_are_given_anew_for_each_question() -> None:
    clocks = Clocks(Clock(kind="days", days=2), 2)
    clocks.run([0], 0, new=[0])
    clocks.run([1], DAY, moved=0, new=[1])
    clocks.run([0], 2 * DAY, moved=1, new=[0])
    assert clocks.remaining(0, 2 * DAY) == 2 * DAY


def test_standing_still_and_forgiving() -> None:
    clocks = Clocks(Clock(kind="minutes", minutes=1, increment=5), 2)
    clocks.run([0], 0)
    clocks.run([], 10_000)
    assert clocks.remaining(0, 500_000) == 50_000
    clocks.run([0], 500_000)
    clocks.forgive(505_000, 600_000)
    assert clocks.remaining(0, 600_000) == 45_000


def test_no_clock_never_runs() -> None:
    clocks = Clocks(Clock(), 2)
    clocks.run([0], 0)
    assert clocks.next_flag() is None


def test_whose_time_is_up_has_lost(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, ben = await world.player("Ada"), await world.player("Ben")
        clock = {"kind": "minutes", "minutes": 1, "increment": 0}
        table = await world.table(ada, seats={"investigator": "me"}, public=True, clock=clock)
        first, second = await world.client(ada, table).join(), await world.client(ben, table).join()
        await world.later(300)  # nobody's clock runs before the game begins
        await second.sit("jack")
        await world.later(59.999)
        first.hear()
        assert first.now["times"]["investigator"] == {"left": 1, "runs": True}
        await world.later(0.001)
        second.hear()
        assert second.now["result"]["winners"] == ["jack"]
        assert second.now["result"]["reason"] == "lost on time"
        assert second.told("flagged")[0]["seat"] == "investigator"

    run(story, tmp_path)


def test_a_move_that_comes_when_time_is_up_is_refused_and_the_flag_falls(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        clock = {"kind": "minutes", "minutes": 1, "increment": 0}
        seats = {"investigator": "me", "jack": "beside Ben"}
        client = await world.client(ada, await world.table(ada, seats=seats, clock=clock)).join("investigator")
        on, move = client.now["questions"]["investigator"], client.now["moves"]["investigator"][0]
        world.time += 61_000
        with pytest.raises(Refusal, match="not_allowed"):
            await client.send("move", move=move, on=on)
        assert client.told("flagged")
        assert client.now["status"] == "over"

    run(story, tmp_path)


def test_the_clock_of_a_bot_does_not_run(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        clock = {"kind": "minutes", "minutes": 1, "increment": 0}
        table = await world.table(ada, seats={"investigator": "bot tree:5s", "jack": "me"}, clock=clock)
        await world.later(3600)
        client = await world.client(ada, table).join()
        assert client.now["status"] == "live"

    run(story, tmp_path)


def test_standing_up_does_not_stop_the_clock(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, _, _ = await world.two(clock={"kind": "minutes", "minutes": 10, "increment": 0})
        await first.send("leave")
        world.time += 300_000
        await first.sit("investigator")
        assert first.now["times"]["investigator"] == {"left": 300_000, "runs": True}

    run(story, tmp_path)


def test_taking_back_again_and_again_gains_nobody_anything(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        clock = {"kind": "minutes", "minutes": 5, "increment": 30}
        seats = {"investigator": "me", "jack": "beside Ben"}
        client = await world.client(ada, await world.table(ada, seats=seats, clock=clock)).join("investigator")
        before = client.now["times"]
        for _ in range(5):
            await client.move(client.open_move())
            await client.send("undo", on=client.now["n"])
        assert client.now["times"] == before

    run(story, tmp_path)


def test_a_second_power_cut_in_the_middle_of_recovery_costs_nobody_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first table whose outage is written down must not pass for a sign that the server lived, to the cost of the second."""

    async def story(world: World) -> None:
        clock = {"kind": "minutes", "minutes": 10, "increment": 0}
        tables = [(await world.two(clock=clock))[2] for _ in range(2)]
        await world.kill()
        world.time += 60_000
        append, written = SqliteStore.append, 0

        async def once(*args: Any, **named: Any) -> None:
            nonlocal written
            if written:
                raise asyncio.CancelledError
            written += 1
            await append(*args, **named)

        with monkeypatch.context() as broken:
            broken.setattr(SqliteStore, "append", once)
            with pytest.raises(asyncio.CancelledError):
                await world.start()
        await world.kill()
        world.time += 60_000
        await world.start()
        assert [world.live(table).clocks.remaining(1, world.time) for table in tables] == [600_000, 600_000]

    run(story, tmp_path)

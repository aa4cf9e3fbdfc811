"""A pool of workers: every job ends, by a legal move or a clear error, and no job hurts another."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path

import pytest

from gaslamp.core import GaslampError, Message
from gaslamp.workers.job import Answer, BotFailed
from gaslamp.workers.pool import Pool
from workers.shared import job, odd, run, until


def counts(pool: Pool) -> dict[str, int]:
    """The counters that are not zero."""
    names = ("done", "failed", "rerun", "cancelled", "waiting", "running")
    return {name: getattr(pool, name) for name in names if getattr(pool, name)}


def test_a_move_is_legal_and_the_same_for_the_same_seed() -> None:
    async def test(pool: Pool) -> None:
        asked = job("mr_jack_pocket", "tree:200")
        others = [job(game, level) for game in ("tiny_chase", "tiny_seance") for level in ("random", "tree:20")]
        first, *rest = await asyncio.gather(*map(pool.think, [asked, *others]))
        assert first.move in asked.moves
        assert all(answer.move in other.moves for answer, other in zip(rest, others, strict=True))
        assert {*await asyncio.gather(pool.think(asked), pool.think(asked))} == {first}, "by whichever worker"
        assert len(active_children()) == 2
        assert counts(pool) == {"done": 7}

    run(test, size=2)


def test_the_shelf_is_the_games_of_this_machine_unless_told() -> None:
    async def test(pool: Pool) -> None:
        asked = job("mr_jack_pocket", "random")
        assert (await pool.think(asked)).move in asked.moves
        with pytest.raises(BotFailed) as failed:
            await pool.think(job("tiny_chase"))
        why = failed.value.message.args["why"]
        assert isinstance(why, Message)
        assert why.id == "error-unknown-game"

    run(test, find="gaslamp.games:make")


def test_workers_start_when_there_is_work() -> None:
    async def test(pool: Pool) -> None:
        assert not active_children()
        await pool.think(job())
        await pool.think(job())
        assert len(active_children()) == 1, "an idle worker is taken before a new one is started"

    run(test, size=2)
    assert Pool().size >= 1


def test_tables_take_turns() -> None:
    async def test(pool: Pool) -> None:
        order: list[str] = []

        async def think(name: str) -> None:
            await pool.think(job(whose=name[0]))
            order.append(name)

        names = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]
        thinking = asyncio.gather(*map(think, names))
        await asyncio.sleep(0)
        assert counts(pool) == {"waiting": 6, "running": 1}
        await thinking
        assert order == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]

    run(test)


def test_a_waiting_job_can_be_cancelled(tmp_path: Path) -> None:
    async def test(pool: Pool) -> None:
        first, second, third = (asyncio.create_task(pool.think(odd("", tmp_path / name))) for name in "123")
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(first, third)
        assert second.cancelled()
        assert sorted(path.name for path in tmp_path.iterdir()) == ["1", "3"]
        assert counts(pool) == {"done": 2, "cancelled": 1}

    run(test)


def test_a_cancelled_search_frees_its_worker(tmp_path: Path) -> None:
    async def test(pool: Pool) -> None:
        notes = tmp_path / "notes"
        endless = asyncio.create_task(pool.think(odd("", notes, level="tree:600s", deadline=1000.0)))
        after = asyncio.create_task(pool.think(job()))
        await until(notes.exists)
        endless.cancel()
        assert (await after).move in job().moves
        assert counts(pool) == {"done": 1, "cancelled": 1}

    run(test)


def test_a_job_keeps_its_worker_for_as_long_as_it_says_and_no_longer_than_it_may() -> None:
    """The next one waits as long whatever there was to think about; and nobody's answer is lost for it."""

    async def test(pool: Pool) -> None:
        loop = asyncio.get_running_loop()
        await pool.think(job())
        for least, deadline in ((0.3, 60.0), (60.0, 0.3)):
            begun = loop.time()
            first = asyncio.create_task(pool.think(replace(job(), least=least, deadline=deadline)))
            await asyncio.sleep(0)
            assert (await pool.think(job())).move in job().moves
            assert loop.time() - begun >= 0.29
            assert (await first).move in job().moves
        assert counts(pool) == {"done": 5}

    run(test)


async def kept(pool: Pool) -> asyncio.Task[Answer]:
    """A job whose answer is there, and which keeps its worker."""
    asked = asyncio.create_task(pool.think(replace(job(), least=60.0)))
    await until(lambda: any(worker.found for worker in pool._workers))
    return asked


def test_an_answer_is_there_though_its_worker_dies_while_it_is_kept() -> None:
    async def test(pool: Pool) -> None:
        asked = await kept(pool)
        (child,) = active_children()
        child.kill()
        assert (await asked).move in job().moves
        assert (await pool.think(job())).move in job().moves
        assert counts(pool) == {"done": 2}

    run(test)


def test_a_pool_closes_while_a_worker_is_kept() -> None:
    async def test(pool: Pool) -> None:
        asked = await kept(pool)
        await pool.close()
        await asyncio.gather(asked, return_exceptions=True)
        assert asked.cancelled()
        await until(lambda: not active_children())

    run(test)


def test_a_job_cancelled_while_its_worker_starts_is_gone(tmp_path: Path) -> None:
    async def test(pool: Pool) -> None:
        task = asyncio.create_task(pool.think(odd("", tmp_path / "notes")))
        await asyncio.sleep(0)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        assert counts(pool) == {"cancelled": 1}
        await until(lambda: not active_children())
        await pool.think(job())
        assert not (tmp_path / "notes").exists()

    run(test)


def test_a_job_whose_worker_is_killed_is_run_again(tmp_path: Path) -> None:
    async def test(pool: Pool) -> None:
        notes = tmp_path / "notes"
        task = asyncio.create_task(pool.think(odd("sleep once", notes)))
        await until(notes.exists)
        [worker] = active_children()
        os.kill(worker.pid or 0, signal.SIGKILL)
        assert (await task).move in odd("", notes).moves
        assert counts(pool) == {"done": 1, "rerun": 1}

    run(test)


def test_an_idle_worker_may_die() -> None:
    async def test(pool: Pool) -> None:
        await pool.think(job())
        [worker] = active_children()
        worker.kill()
        worker.join()
        await pool.think(job())  # the loop has not yet seen it: this job finds a broken pipe
        assert pool.done == 2
        [worker] = active_children()
        worker.kill()
        await until(lambda: not active_children())
        await asyncio.sleep(0.05)
        await pool.think(job())
        assert counts(pool) == {"done": 3, "rerun": 1}

    run(test)


def test_a_job_that_kills_every_worker_fails_alone(tmp_path: Path) -> None:
    async def test(pool: Pool) -> None:
        bad = asyncio.create_task(pool.think(odd("die", tmp_path / "notes")))
        good = asyncio.create_task(pool.think(job()))
        with pytest.raises(BotFailed) as failed:
            await bad
        assert failed.value.message == Message("error-bot-failed", {"level": "tree:5", "why": "died"})
        assert len((tmp_path / "notes").read_text().split()) == 3
        assert (await good).move in job().moves
        assert counts(pool) == {"done": 1, "failed": 1, "rerun": 2}

    run(test)


def test_a_job_has_a_deadline(tmp_path: Path) -> None:
    async def test(pool: Pool) -> None:
        with pytest.raises(BotFailed) as failed:
            await pool.think(odd("sleep", tmp_path / "notes", deadline=0.2))
        assert failed.value.message.args["why"] == "deadline"
        assert (await pool.think(job())).move in job().moves
        assert counts(pool) == {"done": 1, "failed": 1}

    run(test)


def test_what_a_player_complains_of_is_passed_on(tmp_path: Path) -> None:
    async def test(pool: Pool) -> None:
        await pool.think(job())
        before = active_children()
        with pytest.raises(GaslampError) as failed:
            await pool.think(odd("raise", tmp_path / "notes"))
        assert failed.value.code == "bot_failed"
        assert failed.value.message.args["why"] == "ValueError: no opinion"
        assert "shelf.py" in failed.value.__notes__[0], "where it happened, for the log"
        for sentence, asked in [("error-hold", odd("refuse", tmp_path / "notes")), ("error-level", job(level="tee"))]:
            with pytest.raises(BotFailed) as failed:
                await pool.think(asked)
            why = failed.value.message.args["why"]
            assert isinstance(why, Message)
            assert why.id == sentence
        with pytest.raises(BotFailed, match="cannot be made"):
            await pool.think(odd("lie", tmp_path / "notes"))
        assert active_children() == before, "nobody died of it"
        assert counts(pool) == {"done": 1, "failed": 4}

    run(test)


def test_a_wrong_shelf_is_an_error() -> None:
    async def test(pool: Pool) -> None:
        with pytest.raises(BotFailed) as failed:
            await pool.think(job())
        assert "no_such_shelf" in str(failed.value.message.args["why"])

    run(test, find="no_such_shelf:make")


def test_ctrl_c_is_not_for_workers(tmp_path: Path) -> None:
    async def test(pool: Pool) -> None:
        task = asyncio.create_task(pool.think(job()))
        await asyncio.sleep(0)
        [worker] = active_children()
        os.kill(worker.pid or 0, signal.SIGINT)  # it has only just begun to start
        await task
        os.kill(worker.pid or 0, signal.SIGINT)
        await pool.think(job())
        assert counts(pool) == {"done": 2}

    run(test)


def test_a_worker_carries_nothing_of_the_server(tmp_path: Path) -> None:
    async def test(pool: Pool) -> None:
        with pytest.raises(BotFailed) as failed:
            await pool.think(odd("tell", tmp_path / "notes"))
        rooms = str(failed.value.message.args["why"]).removeprefix("ValueError: ").split()
        assert "bots" in rooms
        assert {*rooms} <= {"bots", "core", "games", "kit", "locales", "search", "sisters", "workers"}

    run(test)


def test_closing_ends_everything(tmp_path: Path) -> None:
    async def test(pool: Pool) -> None:
        notes = tmp_path / "notes"
        tasks = [asyncio.create_task(pool.think(odd("sleep", notes))) for _ in range(4)]
        await until(notes.exists)
        await pool.close()
        assert not active_children()
        await asyncio.wait(tasks)
        assert all(task.cancelled() for task in tasks)
        assert counts(pool) == {"cancelled": 4}
        with pytest.raises(BotFailed, match="about to stop"):
            await pool.think(replace(job(), whose="b"))
        await pool.close()

    run(test, size=2)

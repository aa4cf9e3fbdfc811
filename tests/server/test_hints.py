"""What a computer player would do in somebody's place: for who asks, where the table gives help, and nobody else can tell."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from gaslamp.bots import levels
from gaslamp.core import REFEREE, Line, Message, Rng, looking
from gaslamp.games import make
from gaslamp.locales import say
from gaslamp.server import download
from gaslamp.workers.job import Answer, BotFailed, Job
from gaslamp.workers.pool import Pool
from server.network import refused
from server.test_notes import device
from server.twins import random_game, twin
from server.world import Client, World, play_out, run

POCKET = make("mr_jack_pocket")


class Thinker(Pool):
    """Thinks for as long as the test wants, and then plays the first legal move."""

    def __init__(self) -> None:
        super().__init__(1)
        self.jobs: list[Job] = []
        self.ready = asyncio.Event()
        self.fails = False

    async def think(self, job: Job) -> Answer:
        self.jobs.append(job)
        await self.ready.wait()
        if self.fails:
            raise BotFailed(job.level, "died")
        return Answer(job.moves[0], "a gesture", reason=Message("why-jack-accuse", {"all": 4}))


async def seated(world: World, **wanted: Any) -> tuple[Client, Client, str, Thinker]:
    """Ada investigates, Ben is Jack, and somebody is there to ask."""
    first, second, table = await world.two(**({"aids": "possible"} | wanted))
    thinker = world.house.rooms[table].hints.pool = Thinker()
    return first, second, table, thinker


async def ask(web: httpx.AsyncClient, table: str, seat: str, on: int) -> httpx.Response:
    return await web.post(f"/api/tables/{table}/hint", params={"as": seat}, json={"on": on})


async def begun(thinker: Thinker, web: httpx.AsyncClient, table: str, on: int) -> asyncio.Future[httpx.Response]:
    """The investigator has asked, and somebody thinks about it."""
    asked = asyncio.ensure_future(ask(web, table, "investigator", on))
    while not thinker.jobs:
        await asyncio.sleep(0)
    return asked


def question(client: Client) -> int:
    client.hear()
    return int(next(iter(client.now["questions"].values())))


# What one is told.


def test_a_hint_is_a_legal_move_and_its_reason(tmp_path: Path) -> None:
    """With a real computer player."""

    async def story(world: World) -> None:
        first, _, table = await world.two(aids="probabilities")
        web = await device(world, first.player)
        answer = await ask(web, table, "investigator", question(first))
        assert answer.status_code == 200, answer.text
        hint = answer.json()
        assert set(hint) == {"move", "text", "why"}
        assert hint["move"] in first.now["moves"]["investigator"]
        assert hint["text"][0] == POCKET.sentence(1, POCKET.read(hint["move"])).id
        assert "can be Mr. Jack" in say(hint["why"]) or "can still be Mr. Jack" in say(hint["why"])

    run(story, tmp_path)


def test_asked_again_about_the_same_it_says_the_same_and_thinks_once(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, _, table, thinker = await seated(world)
        web, on = await device(world, first.player), question(first)
        both = [await begun(thinker, web, table, on) for _ in range(2)]
        thinker.ready.set()
        answers = [(await each).json() for each in both]
        answers.append((await ask(web, table, "investigator", on)).json())
        assert answers[0] == answers[1] == answers[2]
        assert answers[0]["why"] == ["why-jack-accuse", {"all": 4}]
        assert len(thinker.jobs) == 1
        await first.move()
        assert (await ask(web, table, "investigator", on)).json()["code"] == "stale"
        assert len(thinker.jobs) == 1

    run(story, tmp_path)


def test_it_keeps_its_worker_longer_than_anybody_thinks(tmp_path: Path) -> None:
    """Who asks at the same time waits as long whatever there was to think about."""

    async def story(world: World) -> None:
        first, _, table, thinker = await seated(world)
        thinker.ready.set()
        assert (await ask(await device(world, first.player), table, "investigator", question(first))).is_success
        (job,) = thinker.jobs
        _, _, seconds = levels.check(job.level, job.game)
        assert job.least > seconds > 0

    run(story, tmp_path, pace=1.0)


def test_a_failure_is_ours_and_one_may_ask_again(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, _, table, thinker = await seated(world)
        web, on = await device(world, first.player), question(first)
        thinker.ready.set()
        thinker.fails = True
        refused(await ask(web, table, "investigator", on), 500, "bot_failed")
        thinker.fails = False
        assert (await ask(web, table, "investigator", on)).status_code == 200

    run(story, tmp_path)


# When one is told nothing.


def test_it_comes_too_late_if_the_table_moves_on_meanwhile(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, _, table, thinker = await seated(world)
        web = await device(world, first.player)
        asked = await begun(thinker, web, table, question(first))
        await first.move()
        thinker.ready.set()
        refused(await asked, 409, "stale")

    run(story, tmp_path)


def test_an_older_question_makes_room_for_the_next_one(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, table, thinker = await seated(world)
        web = await device(world, first.player)
        asked = await begun(thinker, web, table, question(first))
        await first.move(first.open_move())
        await second.move(second.open_move())
        await second.move(second.open_move())
        again = asyncio.ensure_future(ask(web, table, "investigator", question(first)))
        refused(await asked, 409, "stale")
        thinker.ready.set()
        assert (await again).status_code == 200

    run(story, tmp_path)


def test_where_the_table_gives_no_help_there_is_none(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, _, table, thinker = await seated(world, aids="off")
        answer = await ask(await device(world, first.player), table, "investigator", question(first))
        refused(answer, 403, "not_allowed")
        assert answer.json()["text"][0] == "error-no-help"
        assert thinker.jobs == []

    run(story, tmp_path)


def test_only_who_is_asked_may_ask_and_only_for_himself(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, table, thinker = await seated(world)
        on, ada, ben = question(first), await device(world, first.player), await device(world, second.player)
        stranger = await device(world, await world.player("Cem"))
        refused(await ask(ben, table, "jack", on), 400, "illegal_move")
        refused(await ask(ben, table, "investigator", on), 403, "not_allowed")
        for nobody in ("public", "", "toby"):
            refused(await ask(ada, table, nobody, on), 403, "not_allowed")
        refused(await ask(ada, table, "investigator", on - 1), 409, "stale")
        refused(await ask(stranger, table, "investigator", on), 403, "not_allowed")
        refused(await ask(stranger, "nowhere", "investigator", on), 404, "not_found")
        await first.send("propose", what="pause")
        await second.send("answer", yes=True)
        refused(await ask(ada, table, "investigator", on), 403, "not_allowed")
        await first.send("resume")
        await play_out(first, second)
        refused(await ask(ada, table, "investigator", on), 403, "not_allowed")
        assert thinker.jobs == []

    run(story, tmp_path)


def test_one_cannot_ask_for_ever(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, _, table, thinker = await seated(world)
        thinker.ready.set()
        web, on = await device(world, first.player), question(first)
        codes = [(await ask(web, table, "investigator", on)).status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]

    run(story, tmp_path, hints_burst=3)


# What nobody else can tell.


def test_nobody_hears_of_it_and_the_log_has_no_trace(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, table, thinker = await seated(world)
        second.hear()
        heard, record = list(second.raw), download.record(world.live(table), looking(0))
        number = world.live(table).number
        thinker.ready.set()
        assert (await ask(await device(world, first.player), table, "investigator", question(first))).status_code == 200
        first.hear()
        second.hear()
        assert second.raw == heard
        assert (world.live(table).number, download.record(world.live(table), looking(0))) == (number, record)
        assert world.house.pool.done + world.house.pool.running == 0, "the table's computer players wait for nobody"

    run(story, tmp_path)


@pytest.mark.parametrize("seed", [1, 3])
def test_who_thinks_for_a_seat_is_told_what_that_seat_knows(seed: int, tmp_path: Path) -> None:
    """In a game and in its twin with other secrets, that the investigator cannot tell apart, the very same."""
    lines = random_game(POCKET, Rng(seed))
    while lines[-1].seat != 1:  # so that it is the investigator's turn
        lines.pop()
    lines.pop()
    other = twin(POCKET, lines, looking(1), Rng(seed))
    assert lines != other
    jobs: list[Job] = []

    async def story(world: World, played: list[Line]) -> None:
        first, second, table, thinker = await seated(world)
        for seat, move in played:
            if seat != REFEREE:
                await (first if seat else second).move(POCKET.text(move))
        thinker.ready.set()
        assert (await ask(await device(world, first.player), table, "investigator", question(first))).status_code == 200
        jobs.extend(thinker.jobs)

    for number, played in enumerate((lines, other)):
        forced = iter([line.move for line in played if line.seat == REFEREE])
        (tmp_path / str(number)).mkdir()
        run(partial(story, played=played), tmp_path / str(number), draw=lambda live, forced=forced: next(forced))
    assert jobs[0] == jobs[1]
    assert jobs[0].viewer == looking(1)
    assert POCKET.read("jack ?") in [move for _, move in jobs[0].story]

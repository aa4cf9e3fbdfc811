"""Nobody can tell by time what a computer player had to choose from, or how long it thought: neither at its table nor at another.

Real workers and the real clock. A question is asked in a game and in its twin, which somebody cannot tell apart: in the one there
was one move only, or little to think about. On which beat the answer comes he sees at the table; how long a worker was busy he
sees wherever somebody else waits for the same worker. Those times are dealt out at random to the two games again and again:
where chance alone hardly ever parts them as far as they are parted, the two can be told apart.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, replace
from statistics import fmean
from typing import Any

import msgspec
import pytest

from gaslamp import games
from gaslamp.bots import levels
from gaslamp.core import REFEREE, Game, Line, Rng, looking
from gaslamp.server import decide, opening
from gaslamp.server.house import real
from gaslamp.server.live import Live
from gaslamp.server.messages import NewTable
from gaslamp.server.players import Player
from gaslamp.server.thinking import Thinking, job, shortest
from gaslamp.workers import worker
from gaslamp.workers.job import Answer, Job
from gaslamp.workers.pool import Pool, Worker
from server.twins import Pair, pair, random_game

DEALS = 5000
UNLIKELY = 0.001
NEAR = 0.1
"""The part of a beat by which times may differ: what is left is noise of a busy machine, and no answer comes on another beat."""


@dataclass(frozen=True)
class Case:
    """Where a game and its twin are asked something by which somebody might tell them apart."""

    game: str
    viewer: str
    seed: int
    level: str
    held: bool = True
    """Whether a question keeps its worker for as long whatever it is."""


@dataclass
class Times:
    """What others saw of the answers in a game."""

    beats: list[float] = field(default_factory=list)
    """After how many beats each came."""
    waited: list[float] = field(default_factory=list)
    """How many beats somebody at another table waited until the same worker had his answer."""
    thought: list[float] = field(default_factory=list)
    """What nobody saw: the seconds it took."""


class Stopwatch(Pool):
    """Knows when a question came, and how long a worker truly thought about it."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = asyncio.Event()
        self.thought: dict[str, float] = {}
        """By whose it was, the last time."""
        self.held = True
        """Whether a question keeps its worker for as long whatever it is."""

    async def think(self, job: Job) -> Answer:
        self.asked.set()
        return await super().think(job if self.held else replace(job, least=0.0))

    def _hear(self, worker: Worker) -> None:
        assert worker.ticket is not None
        if worker.begun:  # else it says that it is awake
            self.thought[worker.ticket.job.whose] = asyncio.get_running_loop().time() - worker.begun
        super()._hear(worker)


class Table:
    """All that its computer players need of a room."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.at: list[float] = []
        """When they answered."""
        self.answered = asyncio.Event()
        """Set when all did who were asked."""

    async def change(self, work: Callable[[], None]) -> int:
        self.at.append(asyncio.get_running_loop().time())
        if len(self.at) == len(self.live.questions):
            self.answered.set()
        return 0

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        return asyncio.get_running_loop().create_task(work)


def telling(each: Pair) -> int:
    """After how many lines somebody else is asked who has one move in the one game and several in the other, if ever he has."""
    one, other, best, most = each.game.start(), each.game.start(), 0, (False, -1)
    for number, (mine, its) in enumerate(zip(each.lines, each.other, strict=True)):
        hidden = mine.seat == its.seat != REFEREE and not each.viewer >> mine.seat & 1
        if hidden and each.game.key(one) != each.game.key(other):
            counts = sorted([len(one.moves(mine.seat)), len(other.moves(its.seat))])
            found = (counts[0] == 1 < counts[1], counts[1] - counts[0])
            if found > most:
                best, most = number, found
        one.apply(*mine)
        other.apply(*its)
    assert best, "nothing is asked of others in which the two differ"
    return best


def standing(game: Game, lines: list[Line], level: str) -> Live:
    """A table of computer players at which so much was played."""

    def drawn(live: Live) -> int:
        at = len(live.table.lines) if live.table else 0
        return lines[at].move if at < len(lines) else decide.keyed_draw(live)

    tools = replace(real, draw=drawn)
    seats = {seat: {"who": "bot", "level": level} for seat in game.seats}
    wanted = msgspec.convert({"game": game.name, "options": game.settings, "seats": seats}, NewTable)
    live = opening.new_table(Player("ada"), wanted, tools)
    assert live.table is not None
    for line in lines:
        if line.seat != REFEREE:
            decide.play(live, live.table, line.seat, game.text(line.move), tools)
    assert live.table.lines[: len(lines)] == lines
    return live


async def ask(pool: Stopwatch, case: Case, live: Live, pace: float, times: Times) -> asyncio.Task[None]:
    """Ask what is asked at a table, and then somebody at another, who has to wait for the same worker.

    When he has his answer, that for the first is only waited for.
    """
    loop = asyncio.get_running_loop()
    room, elsewhere = Table(live), standing(games.make("mr_jack_pocket"), [], "random")
    thinking = Thinking(room, pool, real, pace)
    pool.held = case.held
    begun = loop.time()
    pool.asked.clear()
    thinking.ask(True)
    await pool.asked.wait()
    asked, seat = loop.time(), next(iter(elsewhere.questions))
    waiting = loop.create_task(pool.think(job(elsewhere, seat, looking(seat), "random", "bot", whose="somebody else")))
    waiting.add_done_callback(lambda _: times.waited.append((loop.time() - asked) / pace))
    await waiting
    times.thought.append(pool.thought[live.opened.host])

    async def answered() -> None:
        await room.answered.wait()
        times.beats.append(fmean(round((at - begun) / pace) for at in room.at))

    return loop.create_task(answered())


async def evening(cases: list[Case], count: int, pace: float, workers: int) -> dict[Case, tuple[Times, Times]]:
    """Ask so many times in each of the two games, in any order, through some pools of one worker each."""
    told = {case: (Times(), Times()) for case in cases}
    pairs = {case: pair(case.game, case.viewer, case.seed, in_turn=case.game != "mysterium") for case in cases}
    work = [(case, which) for case in cases for which in (0, 1) for _ in range(count)]
    random.Random(1).shuffle(work)

    def question(case: Case, which: int) -> Live:
        each = pairs[case]
        return standing(each.game, each.both[which][: telling(each)], case.level)

    async def in_turn() -> None:
        pool = Stopwatch()
        try:
            for case in cases[:3]:  # the first job of a kind takes longer
                await ask(pool, case, question(case, 0), pace, Times())
            asked = []
            while work:
                case, which = work.pop()
                asked.append(await ask(pool, case, question(case, which), pace, told[case][which]))
            await asyncio.gather(*asked)
        finally:
            await pool.close()

    await asyncio.gather(*(in_turn() for _ in range(workers)))
    return told


def told_apart(one: list[float], other: list[float]) -> bool:
    both, dice = [*one, *other], random.Random(1)
    gap = abs(fmean(one) - fmean(other))
    farther = 0
    for _ in range(DEALS):
        dice.shuffle(both)
        farther += abs(fmean(both[: len(one)]) - fmean(both[len(one) :])) >= gap - 1e-9
    return gap > NEAR and farther / DEALS < UNLIKELY


def report(told: dict[Case, tuple[Times, Times]]) -> None:
    for case, both in told.items():
        for times in both:
            waited, thought = fmean(times.waited), [f"{1000 * each:.1f}" for each in sorted(times.thought)]
            print(case.game, case.viewer, case.level, len(times.beats), "answers on beats", sorted(set(times.beats)), end=", ")
            print(f"another table waited for {waited:.3f} beats; thought {thought[0]} to {thought[-1]} ms")


def check(told: dict[Case, tuple[Times, Times]]) -> None:
    report(told)
    for case, (one, other) in told.items():
        seen = [told_apart(one.beats, other.beats), told_apart(one.waited, other.waited)]
        assert any(seen) is not case.held, (case, seen)


EVERY_DAY = [
    Case("scotland_yard", "red", 88, "expert"),
    Case("scotland_yard", "public", 451, "keen:0.1s"),  # what a master is, with less time
    Case("mysterium", "red", 0, "poet"),
    Case("scotland_yard", "public", 451, "keen:0.1s", held=False),
]


def test_neither_another_seat_nor_another_table_can_tell_what_was_thought_about() -> None:
    """Where a question keeps its worker only as long as it is thought about, this finds it."""
    check(asyncio.run(evening(EVERY_DAY, 8, 0.15, 4)))


def test_a_question_called_back_costs_its_worker_even_where_the_answer_was_there() -> None:
    """Else the next one would find a worker awake, and be answered sooner, where there was little to think about."""

    async def story() -> None:
        pool, live = Stopwatch(), standing(games.make("mr_jack_pocket"), [], "random")
        seat = next(iter(live.questions))
        asked = asyncio.create_task(pool.think(job(live, seat, looking(seat), "random", "bot", whose="me", least=60.0)))
        while "me" not in pool.thought:
            await asyncio.sleep(0.01)
        assert pool.running == 1
        asked.cancel()
        await asyncio.sleep(0.01)
        assert (pool.running, pool._workers) == (0, [])
        await pool.close()

    asyncio.run(story())


ALL_GAMES = [("scotland_yard", "red", 88), ("scotland_yard", "public", 451), ("mr_jack", "detective", 1)]
ALL_GAMES += [("mr_jack", "public", 4), ("mr_jack_new_york", "public", 1), ("mr_jack_pocket", "investigator", 1)]


@pytest.mark.soak
@pytest.mark.parametrize("level", ["expert", "master"])
def test_so_it_is_in_all_games_at_a_real_pace(level: str) -> None:
    check(asyncio.run(evening([Case(*each, level) for each in ALL_GAMES], 8, 1.0, 2)))


@pytest.mark.soak
@pytest.mark.parametrize("level", ["poet", "medium"])
def test_so_it_is_with_a_ghost_and_psychics(level: str) -> None:
    cases = [Case("mysterium", who, seed, level) for who in ("red", "public") for seed in (0, 1, 3)]
    check(asyncio.run(evening(cases, 40, 0.2, 2)))


QUESTIONS = 12
"""In each game: half of them late, in the Jack games in the last round."""


@pytest.mark.soak
@pytest.mark.parametrize("name", ["mr_jack", "mr_jack_new_york", "mr_jack_pocket", "scotland_yard"])
def test_nobody_thinks_longer_than_his_worker_is_kept(name: str) -> None:
    """Masters of one second, with all they read, work out and search, at random moments and near the end."""
    game, longest, rng = games.make(name), 0.0, Rng(7)
    level = str(levels.OTHERWISE[name]["master"]).partition(":")[0] + ":1s"
    for number in range(QUESTIONS):
        lines = random_game(game, rng, 10**4)
        asked = [at for at, line in enumerate(lines) if line.seat != REFEREE]
        late = asked[-8:] if number % 2 else asked
        live = standing(game, lines[: late[int(rng.below(len(late)))]], level)
        for seat in live.questions:
            begun = time.perf_counter()
            worker.think(game, job(live, seat, looking(seat), level, "bot", whose="me"))
            longest = max(longest, time.perf_counter() - begun)
    print(f"{name} {level}: {longest:.2f} s at most, kept for {shortest(level, name, 1.0):.2f} s")
    assert longest < shortest(level, name, 1.0)

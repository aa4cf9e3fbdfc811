"""The computer players of one table: asked when it is their turn, called back when it no longer is, answering on the beat."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from gaslamp.bots import levels
from gaslamp.core import Rng, Viewer
from gaslamp.server import decide, log
from gaslamp.server.decide import Tools
from gaslamp.server.live import Holder, Live
from gaslamp.workers.job import Answer, Job
from gaslamp.workers.pool import Pool

logger = logging.getLogger("gaslamp.server")

MARGIN = 0.4
"""Seconds that starting and waiting may cost a computer player besides its time for thinking."""
PAUSE = 0.2
"""Seconds before it begins, in which a move may be taken back without stopping anybody's thinking."""
APART = 0.001
"""Seconds by which those who answer on the same beat follow each other, in the order of their seats: who was done first tells."""
LEAST = 1 / 20
"""The part of a beat for which a question keeps its worker at least, where the level thinks little ..."""
ROUND = 1 / 5000
"""... what each round adds where it counts rounds ..."""
BEYOND = 1 / 2
"""... and what is added to its time where it has one: more than any of those on offer needs (`tests/server/test_timing.py`)."""
LIMIT = 60.0
"""Seconds after which a computer player is taken to be lost in thought."""

Question = tuple[int, Holder]
"""What a computer player thinks about: the event since which it is asked, and as whom."""


class Doing(Protocol):
    """What is needed of the room."""

    live: Live

    async def change(self, work: Callable[[], None]) -> int: ...

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]: ...


class Thinking:
    def __init__(self, room: Doing, pool: Pool, tools: Tools, pace: float) -> None:
        self.room = room
        self.pool = pool
        self.tools = tools
        self.pace = pace
        self.going_on: dict[int, tuple[Question, asyncio.Task[None]]] = {}
        """By seat."""

    def ask(self, anybody: bool) -> None:
        """Let them think about what they are asked, and about nothing else; if there is nobody to play for, about nothing."""
        live = self.room.live
        wanted: dict[int, Question] = {
            seat: (number, live.holders[seat])
            for seat, (number, _) in live.questions.items()
            if anybody and live.status == "live" and seat in live.holders and live.holders[seat].level
        }
        for seat, (question, task) in list(self.going_on.items()):
            if wanted.get(seat) != question:
                task.cancel()
                del self.going_on[seat]
        for seat, question in wanted.items():
            if seat not in self.going_on:
                self.going_on[seat] = question, self.room.start(self._answer(seat, question))

    def stop(self) -> None:
        for _, task in self.going_on.values():
            task.cancel()
        self.going_on.clear()

    async def _answer(self, seat: int, question: Question) -> None:
        try:
            choice = await self._choose(seat, question)
        finally:  # from here on it cannot be called back, only come too late
            if seat in self.going_on and self.going_on[seat][0] == question:
                del self.going_on[seat]

        def work() -> None:
            live = self.room.live
            asked = live.questions.get(seat)
            if live.status == "live" and live.table is not None and asked and (asked[0], live.holders.get(seat)) == question:
                decide.show(live, live.table, seat, choice.gesture, self.tools)
                decide.play(live, live.table, seat, live.table.game.text(choice.move), self.tools)

        await self.room.change(work)

    async def _choose(self, seat: int, question: Question) -> Answer:
        live, (number, holder) = self.room.live, question
        moves = live.questions[seat][1]
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            # Hosts take turns, however many tables one opens; each table waits for one answer at a time.
            least = shortest(holder.level, live.opened.game, self.pace)
            asked = job(live, seat, holder.seats, holder.level, f"bot {seat}", whose=live.opened.host, least=least)
            await asyncio.sleep(min(PAUSE, self.pace / 4))
            choice = await self.pool.think(asked)
        except Exception as error:
            logger.warning("bot failed", extra={"table": live.id}, exc_info=error)
            choice = Answer(moves[int(Rng(_seed(live, f"bot {seat}", number)).below(len(moves)))])  # the game must go on
        beat = self.beat(loop.time() - begun, levels.check(holder.level, live.opened.game)[2])
        if self.pace > 0:
            await _until(begun + beat + seat * APART)
        return choice

    def beat(self, passed: float, budget: float) -> float:
        """The beat on which a computer player answers, from when it was asked: the first full one after its time for thinking.

        How long it thinks may depend on a secret (whether there was anything to choose, for one); when it answers must not.
        """
        beats = math.ceil(max(passed, budget + MARGIN * (budget > 0)) / self.pace) if self.pace > 0 else 0
        return max(beats, 1) * self.pace


async def _until(time: float) -> None:
    loop = asyncio.get_running_loop()
    reached = loop.create_future()
    timer = loop.call_at(time, reached.set_result, None)
    try:
        await reached
    finally:
        timer.cancel()


def shortest(level: str, game: str, pace: float) -> float:
    """The seconds for which a question keeps its worker, whether there is anything to choose or not.

    Else who waits for the same worker, here or elsewhere, would have his answer on an earlier beat after a forced move.
    """
    _, rounds, seconds = levels.check(level, game)
    return seconds + pace * (BEYOND if seconds else LEAST + ROUND * rounds) if pace > 0 else 0.0


def job(
    live: Live,
    seat: int,
    viewer: Viewer,
    level: str,
    label: str,
    *,
    whose: str,
    deadline: float = LIMIT,
    least: float = 0.0,
    reason: bool = False,
) -> Job:
    """All that a computer player gets: what its seats have heard and see. `label` tells its dice from those of others."""
    assert live.table is not None
    number, moves = live.questions[seat]
    return Job(
        whose=whose,
        game=live.opened.game,
        settings=dict(live.opened.settings),
        level=level,
        viewer=viewer,
        seat=seat,
        story=tuple((line.seat, line.move) for line in live.table.story(viewer)),
        view=live.table.view(viewer),
        moves=moves,
        seed=_seed(live, label, number),
        deadline=deadline,
        least=least,
        reason=reason,
    )


def _seed(live: Live, label: str, number: int) -> int:
    return int.from_bytes(log.keyed(live.secret, label, number)[:12])

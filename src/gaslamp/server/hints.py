"""What a computer player would do in somebody's place, where the table gives help; told to nobody but who asked.

Nobody can notice it: it is no event, and hints have a worker of their own, so that no computer player answers later because
somebody asked. Who asks at the same time has to wait, but for as long whatever there was to think about. It gets what that
person's seats have heard and see, as computer players do.
"""

from __future__ import annotations

import asyncio
import contextlib

from gaslamp.bots import reasons
from gaslamp.server import decide, present, thinking
from gaslamp.server.errors import Stale
from gaslamp.server.live import Holder, Live
from gaslamp.server.messages import Hint
from gaslamp.workers.job import Answer
from gaslamp.workers.pool import Pool

PACE = 0.5
"""Seconds of a beat by which hints keep their worker, unless that of the players is shorter."""
LIMIT = 20.0
"""Seconds after which nobody waits for a hint any longer."""

Moment = tuple[int, Holder, int]
"""What a hint is about: the event since which somebody is asked, who he is, and how much he has heard."""


class Hints:
    """Those of one table: for each seat one at a time, and asked again about the same, the same."""

    def __init__(self, pool: Pool, pace: float) -> None:
        self.pool = pool
        self.pace = min(pace, PACE)
        self.asked: dict[int, tuple[Moment, asyncio.Task[Answer]]] = {}
        """By seat, the last one."""

    def ask(self, live: Live, holder: Holder, name: str, on: int) -> tuple[int, asyncio.Task[Answer]]:
        """Let somebody think about what a seat is asked, unless he does already; an older question is dropped."""
        seat = decide.advised(live, holder, name, on)
        assert live.table is not None
        moment = (on, holder, len(live.table.lines))
        before = self.asked.get(seat)
        if before is not None and before[0] == moment and not _failed(before[1]):
            return seat, before[1]
        if before is not None:
            before[1].cancel()
        level = reasons.adviser(live.opened.game)
        least = thinking.shortest(level, live.opened.game, self.pace)
        job = thinking.job(
            live, seat, holder.seats, level, f"hint {seat}", whose=holder.player, deadline=LIMIT, least=least, reason=True
        )
        task = asyncio.get_running_loop().create_task(self.pool.think(job))
        task.add_done_callback(_failed)  # if nobody waits any longer, nobody has to hear of it
        self.asked[seat] = moment, task
        return seat, task

    def answer(self, live: Live, holder: Holder | None, seat: int, on: int, answer: Answer) -> Hint:
        """What was thought, if it is still what is asked."""
        asked = live.questions.get(seat)
        if live.game is None or asked is None or asked[0] != on or live.holders.get(seat) != holder or live.status != "live":
            raise Stale("error-stale")
        return present.hint(live.game, seat, answer)

    def stop(self) -> None:
        for _, task in self.asked.values():
            task.cancel()
        self.asked.clear()


async def thought(task: asyncio.Task[Answer]) -> Answer:
    """Wait for a hint that several may wait for. That another question has taken its place is no fault of who waits."""
    with contextlib.suppress(asyncio.CancelledError):
        return await asyncio.shield(task)
    if not task.cancelled():  # it was we who had to go
        raise asyncio.CancelledError
    raise Stale("error-stale")


def _failed(task: asyncio.Task[Answer]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)

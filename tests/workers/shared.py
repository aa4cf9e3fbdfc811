"""What the tests of the pool have in common: jobs, and an end to waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from typing import Any

from gaslamp.core import Rng, Table, Viewer, looking, members
from gaslamp.workers.job import Job
from gaslamp.workers.pool import Pool
from workers.shelf import SHELF, make


def job(game: str = "tiny_chase", level: str = "random", whose: str = "a", seed: int = 1, **settings: Any) -> Job:
    """The first question of a game."""
    at = Table(make(game, **settings))
    at.referee(Rng(3))
    seat = members(at.state.to_act())[0]
    viewer: Viewer = looking(seat)
    return Job(
        whose=whose,
        game=game,
        settings=settings,
        level=level,
        viewer=viewer,
        seat=seat,
        story=tuple(at.story(viewer)),
        view=at.view(viewer),
        moves=tuple(at.state.moves(seat)),
        seed=seed,
        deadline=60.0,
    )


def odd(does: str, notes: Path, **changed: Any) -> Job:
    return replace(job("odd_chase", "tree:5", does=does, notes=str(notes)), **changed)


def run(test: Callable[[Pool], Coroutine[Any, Any, None]], size: int = 1, find: str = SHELF) -> None:
    """Run a test with a pool. Whatever hangs is ended, and no process may be left."""

    async def whole() -> None:
        pool = Pool(size, find)
        try:
            await asyncio.wait_for(test(pool), 60)
        finally:
            await pool.close()

    asyncio.run(whole())
    assert not active_children()


async def until(condition: Callable[[], object]) -> None:
    while not condition():
        await asyncio.sleep(0.01)

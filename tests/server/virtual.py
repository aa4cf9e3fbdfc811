"""An event loop whose time is its own: where nothing is to be done before a timer, it is that late at once.

Threads and disks take real time, so while the store is at work the clock stands still.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

NAP = 0.05
"""Seconds to wait for a thread at a time."""


class _Waiting(selectors.DefaultSelector):
    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.busy = 0
        """Works in other threads that the time has to wait for."""

    def select(self, timeout: float | None = None) -> Any:
        found = super().select(0)
        while not found and self.busy and timeout != 0:
            found = super().select(NAP)
        if not found and timeout is None:
            return super().select(None)
        if not found and timeout:
            self.now += timeout
        return found


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.clock = _Waiting()
        super().__init__(self.clock)

    def time(self) -> float:
        return self.clock.now

    def real(self, work: Callable[..., Awaitable[T]]) -> Callable[..., Coroutine[Any, Any, T]]:
        """Work that takes real time, and so none of ours."""

        async def done(*args: Any, **named: Any) -> T:
            self.clock.busy += 1
            try:
                return await work(*args, **named)
            finally:
                self.clock.busy -= 1

        return done


def run(story: Callable[[VirtualLoop], Coroutine[Any, Any, T]]) -> T:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        loop = runner.get_loop()
        assert isinstance(loop, VirtualLoop)
        return runner.run(story(loop))

"""Who does the work: this process, several on this machine, or Ray on many machines. All give the results in the order asked."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from multiprocessing import get_context
from typing import Any, TypeVar

from gaslamp.arena.play import Fixture, Played, play_batch
from gaslamp.core import SetupError

Batch = Sequence[Fixture]
Crew = Callable[[Iterable[Batch]], Iterator[list[Played]]]
"""Plays batches and gives them back in order. It takes no more from the iterable than it has hands for, so whoever feeds it can
stop at any moment.
"""
Hand = TypeVar("Hand")


def crew(processes: int = 1, ray: str = "") -> AbstractContextManager[Crew]:
    """Processes of this machine, or the Ray cluster at an address; the address `local` starts one here."""
    if ray:
        return _ray(processes, ray)
    return _processes(processes) if processes > 1 else _alone()


@contextmanager
def _alone() -> Iterator[Crew]:
    yield lambda batches: map(play_batch, batches)


@contextmanager
def _processes(count: int) -> Iterator[Crew]:
    with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
        submit: Callable[[Batch], Future[list[Played]]] = lambda batch: pool.submit(play_batch, batch)  # noqa: E731
        try:
            yield lambda batches: _in_order(submit, Future.result, batches, 2 * count)
        finally:
            pool.shutdown(cancel_futures=True)


@contextmanager
def _ray(processes: int, address: str) -> Iterator[Crew]:
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise SetupError("error-no-ray") from error
    here: dict[str, Any] = {"num_cpus": processes, "include_dashboard": False} if address == "local" else {"address": address}
    ray.init(log_to_driver=False, logging_level=logging.ERROR, **here)
    try:
        send: Callable[[Batch], Any] = ray.remote(play_batch).remote
        hands = 2 * int(ray.cluster_resources().get("CPU", 1))
        yield lambda batches: _in_order(send, ray.get, batches, hands)
    finally:
        ray.shutdown()


def _in_order(
    send: Callable[[Batch], Hand], fetch: Callable[[Hand], list[Played]], batches: Iterable[Batch], hands: int
) -> Iterator[list[Played]]:
    """Keep so many batches under way and give back the oldest."""
    waiting: deque[Hand] = deque()
    for batch in batches:
        waiting.append(send(batch))
        if len(waiting) >= hands:
            yield fetch(waiting.popleft())
    while waiting:
        yield fetch(waiting.popleft())

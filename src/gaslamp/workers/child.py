"""One worker as the server sees it: a process and a pipe."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from types import ModuleType

from gaslamp.workers import worker
from gaslamp.workers.job import Answer

CONTEXT = get_context("spawn")


class Child:
    def __init__(self, find: str) -> None:
        self.pipe, theirs = CONTEXT.Pipe()
        # A daemon, so that a server that ends without closing its pool takes its workers along.
        self.process = CONTEXT.Process(target=worker.run, args=(theirs, find), name="gaslamp-worker", daemon=True)
        with theirs, _shielded():
            self.process.start()

    def send(self, job: bytes) -> None:
        self.pipe.send_bytes(job)

    def receive(self) -> Answer | None:
        """What the worker says: an answer, or None once it is awake."""
        said: Answer | None = self.pipe.recv()
        return said

    def kill(self) -> None:
        self.pipe.close()
        self.process.kill()

    def bury(self) -> None:
        """Wait for a killed worker's end and leave nothing of it."""
        self.process.join()
        self.process.close()


@contextmanager
def _shielded() -> Iterator[None]:
    """A child started here is deaf to Ctrl-C, which is the server's business, and does not run the server's main module.

    The set of blocked signals is inherited, so it is deaf from its first moment. (The resource tracker lets signals through
    again when it starts, so it must start first.) Spawning would import whatever program `__main__` is, and with it the whole
    server; an empty one in its place imports nothing.
    """
    resource_tracker.ensure_running()
    main = sys.modules["__main__"]
    allowed = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main
        signal.pthread_sigmask(signal.SIG_SETMASK, allowed)

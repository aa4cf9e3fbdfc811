"""The pool: jobs wait in turns, each worker has one at a time, and nothing a worker does can hurt more than its job.

All of it runs in the server's event loop without a thread: the loop watches the pipes. A worker that is to stop is killed,
never asked, since a search does not listen; a fresh one takes its place when it is needed.
"""

from __future__ import annotations

import asyncio
import os
import pickle

from gaslamp.workers.child import Child
from gaslamp.workers.job import Answer, BotFailed, Job
from gaslamp.workers.turns import Turns

TRIES = 3
"""How often a job is run whose worker dies."""
WAKING = 60.0
"""Seconds a worker may take to start."""


class Ticket:
    """A job that somebody waits for."""

    def __init__(self, job: Job, answer: asyncio.Future[Answer]) -> None:
        self.job = job
        self.data = pickle.dumps(job)
        self.answer = answer
        self.tries = 0

    def settle(self, answer: Answer) -> None:
        """Tell whoever waits, unless he has just gone."""
        if self.answer.done():
            return
        if not answer.why and answer.move in self.job.moves:
            self.answer.set_result(answer)
            return
        error = BotFailed(self.job.level, answer.why or "illegal")
        if answer.trace:
            error.add_note(answer.trace)
        self.answer.set_exception(error)


class Worker:
    """A child and what it is busy with; a new one is busy from the start."""

    def __init__(self, child: Child, ticket: Ticket) -> None:
        self.child = child
        self.ticket: Ticket | None = ticket
        self.begun = 0.0
        """When it got its job."""
        self.found: Answer | None = None
        """What it has answered, if it is kept a while longer."""
        self.timer: asyncio.TimerHandle | None = None

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()


class Pool:
    """`find` says how workers make a game: an importable `module:function`, called as `gaslamp.games.make` is."""

    def __init__(self, size: int | None = None, find: str = "gaslamp.games:make") -> None:
        self.size = max(1, (os.cpu_count() or 1) - 1 if size is None else size)
        self.done = 0
        self.failed = 0
        self.rerun = 0
        self.cancelled = 0
        self._find = find
        self._closed = False
        self._turns: Turns[Ticket] = Turns()
        self._workers: list[Worker] = []
        self._dying: list[Child] = []

    @property
    def waiting(self) -> int:
        """Jobs no worker has yet."""
        return len(self._turns)

    @property
    def running(self) -> int:
        """Jobs a worker has, or waits for while it starts."""
        return sum(worker.ticket is not None for worker in self._workers)

    async def think(self, job: Job) -> Answer:
        """The player's move. Cancelled, the job is dropped, and the worker that ran it killed."""
        ticket = Ticket(job, asyncio.get_running_loop().create_future())
        if self._closed:
            ticket.settle(Answer(why="closed"))
        else:
            self._turns.put(job.whose, ticket)
            self._serve()
        try:
            answer = await ticket.answer
        except asyncio.CancelledError:
            self.cancelled += 1
            self._forget(ticket)
            raise
        except BotFailed:
            self.failed += 1
            raise
        self.done += 1
        return answer

    async def close(self) -> None:
        """Kill every worker. Whoever still waits for a move is cancelled."""
        self._closed = True
        for worker in self._workers[:]:
            if worker.ticket is not None:
                worker.ticket.answer.cancel()
            self._kill(worker)
        while self._turns:
            self._turns.take().answer.cancel()
        for child in self._dying[:]:
            self._bury(child)

    # Handing out jobs.

    def _serve(self) -> None:
        """Give waiting jobs to idle workers, or to new ones as long as there may be more."""
        while self._turns:
            idle = next((worker for worker in self._workers if worker.ticket is None), None)
            if idle is None and len(self._workers) >= self.size:
                break
            ticket = self._turns.take()
            if ticket.answer.done():  # cancelled a moment ago
                continue
            if idle is None:
                self._start(ticket)
            else:
                idle.ticket = ticket
                ticket.tries += 1
                self._send(idle, ticket)

    def _start(self, ticket: Ticket) -> None:
        """Start a worker for a job. It gets it when it is awake: the pipe might not hold all of it until then."""
        ticket.tries += 1
        try:
            child = Child(self._find)
        except OSError as error:  # no memory, or too many processes or files
            ticket.settle(Answer(why=str(error)))
            return
        worker = Worker(child, ticket)
        self._workers.append(worker)
        self._allow(worker, WAKING)
        asyncio.get_running_loop().add_reader(child.pipe.fileno(), self._hear, worker)

    def _send(self, worker: Worker, ticket: Ticket) -> None:
        worker.begun = asyncio.get_running_loop().time()
        self._allow(worker, ticket.job.deadline)
        try:
            worker.child.send(ticket.data)
        except OSError:
            self._lose(worker)

    def _allow(self, worker: Worker, seconds: float) -> None:
        worker.stop_timer()
        worker.timer = asyncio.get_running_loop().call_later(seconds, self._late, worker)

    # What comes back.

    def _hear(self, worker: Worker) -> None:
        try:
            answer = worker.child.receive()
        except (EOFError, OSError):
            self._lose(worker)
            return
        ticket = worker.ticket
        assert ticket is not None
        if answer is None:
            self._send(worker, ticket)
            return
        worker.stop_timer()
        loop = asyncio.get_running_loop()
        until = worker.begun + min(ticket.job.least, ticket.job.deadline)
        if loop.time() < until:  # as if it still thought: called back now, it is killed all the same
            worker.found = answer
            worker.timer = loop.call_at(until, self._finish, worker, ticket, answer)
        else:
            self._finish(worker, ticket, answer)

    def _finish(self, worker: Worker, ticket: Ticket, answer: Answer) -> None:
        worker.ticket = worker.found = None
        ticket.settle(answer)
        self._serve()

    def _lose(self, worker: Worker) -> None:
        """A worker died, perhaps through no fault of its job's, which is run again a few times."""
        self._kill(worker)
        ticket = worker.ticket
        if ticket is not None and not ticket.answer.done():
            if worker.found is not None:
                ticket.settle(worker.found)
            elif ticket.tries < TRIES:
                self.rerun += 1
                self._start(ticket)
            else:
                ticket.settle(Answer(why="died"))
        self._serve()

    def _late(self, worker: Worker) -> None:
        self._kill(worker)
        if worker.ticket is not None:
            worker.ticket.settle(Answer(why="deadline"))
        self._serve()

    # Stopping.

    def _forget(self, ticket: Ticket) -> None:
        """Nobody wants this job any more."""
        self._turns.drop(ticket.job.whose, ticket)
        for worker in self._workers[:]:
            if worker.ticket is ticket:
                self._kill(worker)
        self._serve()

    def _kill(self, worker: Worker) -> None:
        loop = asyncio.get_running_loop()
        worker.stop_timer()
        self._workers.remove(worker)
        loop.remove_reader(worker.child.pipe.fileno())
        worker.child.kill()
        self._dying.append(worker.child)
        loop.add_reader(worker.child.process.sentinel, self._bury, worker.child)

    def _bury(self, child: Child) -> None:
        asyncio.get_running_loop().remove_reader(child.process.sentinel)
        self._dying.remove(child)
        child.bury()

"""Inside a worker: jobs come in through a pipe, answers go out. It imports games and bots and nothing of the server.

It keeps the games it made and nothing else, so it can be killed at any moment and nothing is lost.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.bots import levels, reasons
from gaslamp.core.errors import GaslampError
from gaslamp.core.game import Game
from gaslamp.core.rng import Rng
from gaslamp.workers.job import Answer, Job

KEPT = 32
"""Games kept at most: strangers choose the options, so there may be any number of them."""
LONGEST = 2000
"""Characters of a complaint that are passed on."""


def run(pipe: Connection, find: str) -> None:
    """Say that we are awake, then answer jobs until the server is gone."""
    end_with_parent()
    with suppress(EOFError, OSError):  # the server went away
        pipe.send(None)
        while True:
            pipe.send(answer(find, pipe.recv_bytes()))


def end_with_parent() -> None:
    """Have the kernel end us when the server dies, even by `kill -9`.

    A thread that waits for it would never get its turn: compiled code holds the interpreter lock. So we ask for a signal when
    the other end of a pipe that only the server holds is closed. Where there is no such signal (it is Linux's), a worker
    left alone finishes its move, finds its own pipe closed and ends.
    """
    parent = parent_process()
    assert parent is not None
    if sys.platform == "linux":
        import fcntl

        fcntl.fcntl(parent.sentinel, fcntl.F_SETOWN, os.getpid())
        fcntl.fcntl(parent.sentinel, fcntl.F_SETSIG, signal.SIGKILL)
        fcntl.fcntl(parent.sentinel, fcntl.F_SETFL, fcntl.fcntl(parent.sentinel, fcntl.F_GETFL) | os.O_ASYNC)
    if wait([parent.sentinel], 0):  # it died before we asked
        sys.exit()


def answer(find: str, data: bytes) -> Answer:
    """Do one job. Whatever goes wrong in it is an answer too: the next job may be a sound one."""
    try:
        job: Job = pickle.loads(data)
        return think(make(find, job.game, **job.settings), job)
    except GaslampError as error:
        return Answer(why=error.message, trace=trace(error))
    except Exception as error:
        return Answer(why=f"{type(error).__name__}: {error}"[:LONGEST], trace=trace(error))


def think(game: Game, job: Job) -> Answer:
    """Let a new player hear the whole story, then ask it."""
    bot = levels.make(job.level, game, job.viewer, Rng(job.seed))
    for seat, seen in job.story:
        bot.hear(seat, seen)
    move = int(bot.choose(job.seat, job.view, vec[i64](job.moves)))
    reason = reasons.of_story(game, job.viewer, job.story, job.seat, move) if job.reason else None
    return Answer(move, bot.gesture(), reason=reason)


@lru_cache(KEPT, typed=True)  # typed: an option that is 1 is not one that is True
def make(find: str, name: str, /, **settings: object) -> Game:
    """The game as `find` makes it, which is written `module:function`."""
    module, _, function = find.partition(":")
    made: Game = getattr(import_module(module), function)(name, **settings)
    return made


def trace(error: Exception) -> str:
    """Where it happened, for whoever reads the server's log; not what it says, which may be a secret."""
    return "".join(traceback.format_tb(error.__traceback__))[-LONGEST:]

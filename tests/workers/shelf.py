"""A shelf for workers: the toys, and a chase whose players misbehave as an option says. Workers find it by its name."""

from __future__ import annotations

import os
import signal
import sys
import time
from multiprocessing import parent_process
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp import games
from gaslamp.bots import levels
from gaslamp.core import Belief, Game, Rng, SetupError, View
from gaslamp.core.options import settle
from gaslamp.search.bot import Bot
from toys import tiny_chase, tiny_seance
from toys.tiny_chase import SIDES, WORDS, TinyChase

SHELF = "workers.shelf:make"
TOYS = {"tiny_chase": tiny_chase, "tiny_seance": tiny_seance}
SEATS = ["fugitive", "red", "blue"]


class Liar(Bot):
    def choose(self, seat: i64, view: View, moves: vec[i64]) -> i64:
        return 1000


class OddChase(TinyChase):
    """The tree asks for a belief when it is made: that is when things happen. Each time is noted in a file."""

    def belief(self, viewer: i64) -> Belief:
        does = self.settings["does"]
        times = note(str(self.settings["notes"]))
        if does == "raise":
            raise ValueError("no opinion")
        if does == "refuse":
            raise SetupError("error-hold", text="red")
        if does == "tell":
            rooms = {name.split(".")[1] for name in sys.modules if name.startswith("gaslamp.")}
            raise ValueError(" ".join(rooms | ({"asyncio"} & {*sys.modules})))
        if does == "sleep" or (does == "sleep once" and times == 1):
            time.sleep(600)
        if does == "die" or (does == "die once" and times == 1):
            os.kill(os.getpid(), signal.SIGKILL)
        return super().belief(viewer)


def note(path: str) -> int:
    """Add a mark to a file, and count the marks."""
    with Path(path).open("a") as file:
        file.write(f"{os.getpid()}\n")
    return len(Path(path).read_text().split())


def liar(level: str, game: Game, viewer: int, rng: Rng) -> Bot:
    return Liar()


def make(name: str, /, **settings: Any) -> Game:
    if name in TOYS:
        made: Game = TOYS[name].make(settle(TOYS[name].OPTIONS, settings))
        return made
    if name != "odd_chase":
        return games.make(name, **settings)
    if settings["does"] == "lie" and parent_process() is not None:
        levels.make = liar  # no level of ours ever names an illegal move, so this worker's are spoiled
    settings |= {"rounds": 4, "shows": True}
    return OddChase(name=name, rules="1", seats=SEATS, sides=SIDES, words=WORDS, longest=21, settings=settings)

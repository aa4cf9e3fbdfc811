"""When a computer player answers tells nothing: not what it had to choose from, not how long it thought, nor who was done first.

Games are played by computer players alone, whose thinking takes a time that depends on all that is hidden, and somebody looks on.
Time is virtual, so that every message has its moment to the millisecond.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from gaslamp.core import Game, Line
from gaslamp.server.thinking import APART, Thinking
from gaslamp.workers.job import Answer, Job
from server.comparing import ToldApart, same
from server.spying import GENEROUS, Scripted, Told
from server.twins import GAMES, Pair, make, pair
from server.virtual import VirtualLoop, run
from server.world import START, toys_on_the_shelf, world

PACE = 1.0
LEVELS = {"random": (PACE - 0.25, 1), "tree:2s": (2.1, 3)}
"""How long each may think, and after how many beats it answers."""
SCRIPTED = [name for name in GAMES if name != "mysterium"]
"""In Mysterium it depends on the moment who is asked beside whom, so that no script can be written beforehand."""


@pytest.fixture(autouse=True)
def toys(tmp_path: Path) -> Iterator[None]:
    with toys_on_the_shelf(tmp_path):
        yield


class Brooding(Scripted):
    """Plays what is in the script, or anything, after a time that tells everything: none where there was nothing to choose."""

    def __init__(self, lines: list[Line], longest: float) -> None:
        super().__init__()
        self.lines = lines
        self.longest = longest
        self.answers = self.forced = 0
        self.order: list[int] = []
        """The seats of those who moved, at last."""

    async def think(self, job: Job) -> Answer:
        rest = range(len(job.story), len(self.lines))
        dice = random.Random(f"{self.lines} {job}")
        move = next((self.lines[at].move for at in rest if self.lines[at].seat == job.seat), dice.choice(job.moves))
        self.answers += 1
        self.forced += len(job.moves) == 1
        await asyncio.sleep(0.0 if len(job.moves) == 1 else dice.uniform(0.0, self.longest))
        return Answer(move)


async def watch(loop: VirtualLoop, path: Path, game: Game, lines: list[Line], level: str, most: int) -> tuple[Told, Brooding]:
    """All that a spectator is sent, each with its moment, up to some number of moves."""
    path.mkdir(parents=True)
    async with world(path, **GENEROUS | {"pace": PACE}) as here:
        for name in ("append", "read", "list"):
            setattr(here.house.store, name, loop.real(getattr(here.house.store, name)))
        here.house.pool = bots = Brooding(lines, LEVELS[level][0])
        if lines:
            here.hand = lambda live: lines[len(live.table.lines)].move if live.table else -1
        here.clock = lambda: START + round(loop.time() * 1000)
        seats = dict.fromkeys(game.seats, f"bot {level}")
        table = await here.table(await here.player("Ada"), game.name, seats=seats, options=game.settings, public=True)
        client = await here.client(await here.player("Ben"), table).join()
        told: Told = [(f"{loop.time():.3f}", data) for data in client.raw]
        moves = here.live(table).standing
        while len(moves) < most and here.live(table).playing:
            data = await asyncio.wait_for(client.talk.connection.next(), 60)
            told.append((f"{loop.time():.3f}", data))
        bots.order = [line.seat for line in here.live(table).table.lines]  # type: ignore[union-attr]
        return told, bots


def both(path: Path, each: Pair, level: str = "random") -> list[Brooding]:
    """A game and its twin, whose moments, messages and lengths must be the same."""
    told, thinkers = [], []
    for number, lines in enumerate(each.both):
        heard, bots = run(partial(watch, path=path / str(number), game=each.game, lines=lines, level=level, most=len(lines)))
        assert bots.order[: len(lines)] == [line.seat for line in lines]
        told.append(heard)
        thinkers.append(bots)
    same(each, *told)
    if [moment for moment, _ in told[0]] != [moment for moment, _ in told[1]]:
        raise ToldApart("a spectator", "when messages come", b"", b"")
    return thinkers


@pytest.mark.parametrize("name", SCRIPTED)
def test_who_looks_on_hears_the_same_at_the_same_moments(name: str, tmp_path: Path) -> None:
    for number in range(2):
        both(tmp_path / str(number), pair(name, "public", number, in_turn=True))


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", SCRIPTED)
def test_so_he_does_in_many_games(name: str, level: str, tmp_path: Path) -> None:
    pairs = [both(tmp_path / str(number), pair(name, "public", number, in_turn=True), level) for number in range(40)]
    done = [bots for thinkers in pairs for bots in thinkers]
    print(name, level, "answers", sum(each.answers for each in done), "forced", sum(each.forced for each in done))


@pytest.mark.parametrize("level", LEVELS)
def test_a_hidden_move_that_was_forced_comes_when_a_free_one_does(level: str, tmp_path: Path) -> None:
    """In this game Mr X had one ride, unseen; where he could be as well, he had several."""
    first, second = both(tmp_path, pair("scotland_yard", "public", 88, in_turn=True), level)
    assert {first.forced, second.forced} == {0, 1}


@pytest.mark.parametrize(("name", "level"), [("scotland_yard", "tree:2s"), ("mysterium", "random")])
def test_every_answer_comes_on_the_beat(name: str, level: str, tmp_path: Path) -> None:
    """Whatever is played, and however long it was thought about; some moves were the only ones there were."""
    told, bots = run(partial(watch, path=tmp_path / "a", game=make(name), lines=[], level=level, most=60))
    beat, late = PACE * LEVELS[level][1], len(told) * APART * len(make(name).seats)
    assert all(float(moment) % beat <= late for moment, _ in told)
    assert bots.answers > 10


def test_an_answer_off_the_beat_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinking, "beat", lambda self, passed, budget: passed)
    each = pair("tiny_chase", "public", 0, in_turn=True)
    assert each.differing
    with pytest.raises(ToldApart):
        both(tmp_path, each)

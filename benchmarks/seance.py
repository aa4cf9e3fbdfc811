"""Mysterium: how well do ghosts and psychics of different tempers understand each other?

    python benchmarks/seance.py [--games 400] [--psychics 3] [--seed 0]

For each difficulty and each pair of a ghost and psychics: the share of guesses that were right and of games that were won, with
its 95 % interval. A *poet* goes by one source of associations only, a *scholar* by the other only, a *medium* by both; so a poet
with scholars is a pair that shares no source. Prints the table of docs/mysterium.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from gaslamp import games
from gaslamp.arena.statistics import wilson
from gaslamp.bots import levels
from gaslamp.bots.seating import Seating
from gaslamp.core import Rng, Table, looking, members
from gaslamp.games.mysterium.board import DIFFICULTIES

PAIRS = (
    *(("medium", "medium"), ("medium", "poet"), ("medium", "scholar")),
    *(("poet", "poet"), ("scholar", "scholar"), ("poet", "scholar"), ("scholar", "poet")),
    *(("medium", "random"), ("random", "medium")),
)
CHUNK = 25


def play(ghost: str, psychics: str, seats: int, difficulty: str, seed: int) -> tuple[int, int, bool]:
    """One game: guesses right, guesses made, whether it was won."""
    game = games.make("mysterium", players=seats + 1, difficulty=difficulty)
    rng = Rng(seed)
    table = Table(game)
    bots = {looking(seat): levels.make(psychics if seat else ghost, game, looking(seat), rng.fork()) for seat in range(seats + 1)}
    seating = Seating(table, bots, rng)
    while table.state.to_act():
        table.referee(rng)
        if acting := members(table.state.to_act()):
            seating.answer(acting[-1])  # as at a table: psychics guess when their dream is there, before others have theirs
    words = [game.text(line.move).split()[0] for line in table.lines]
    return words.count("right"), words.count("guess"), bool(table.state.winners())


def chunk(pair: tuple[str, str], seats: int, difficulty: str, seeds: range) -> tuple[int, int, int]:
    played = [play(*pair, seats, difficulty, seed) for seed in seeds]
    return sum(each[0] for each in played), sum(each[1] for each in played), sum(each[2] for each in played)


def rows(pool: ProcessPoolExecutor, count: int, seats: int, seed: int) -> Iterator[str]:
    yield "| ghost | psychics | " + " | ".join(difficulty.replace("_", " ") for difficulty in DIFFICULTIES) + " |"
    yield "|---" * (2 + len(DIFFICULTIES)) + "|"
    first = seed * 1_000_000
    parts = [range(first + at, first + min(at + CHUNK, count)) for at in range(0, count, CHUNK)]
    for pair in PAIRS:
        cells = []
        for difficulty in DIFFICULTIES:
            done = list(pool.map(partial(chunk, pair, seats, difficulty), parts))
            right, guesses, won = (sum(each[number] for each in done) for number in range(3))
            low, high = wilson(won, count)
            cells.append(f"{100 * right / guesses:.0f} % → **{100 * won / count:.1f} %** ({100 * low:.0f}–{100 * high:.0f})")
        yield f"| {pair[0]} | {pair[1]} | " + " | ".join(cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="games a cell")
    parser.add_argument("--psychics", type=int, default=3)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for row in rows(pool, args.games, args.psychics, args.seed):
            print(row, flush=True)


if __name__ == "__main__":
    main()

"""How well hidden players are read from their moves: `python benchmarks/reading.py mr_jack --games 24 --reader keen:0.05s`.

Games are played between a level and itself; another player of the side that does not know listens. After every move of the hidden
side it is looked how likely the truth is to him, in bits (0 would be certainty), beside what it is without reading: by the belief
alone, in Scotland Yard by the opinion about where Mr X goes that all detectives have.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import log2

from gaslamp.arena.play import make
from gaslamp.bots import levels
from gaslamp.bots.scotland_yard import YardHabit
from gaslamp.bots.seating import Seating
from gaslamp.core import Rng, Table, Viewer
from gaslamp.search.tree import TreeBot


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--levels", nargs="+", default=["tree:1000", "greedy", "random"])
    parser.add_argument("--reader", default="keen:0.05s")
    parser.add_argument("--seed", type=int, default=5)
    args = parser.parse_args()
    for level in args.levels:
        found = [bits for number in range(args.games) for bits in _read(args.game, level, args.reader, args.seed << 32 | number)]
        read, alone = (sum(column) / len(found) for column in zip(*found, strict=True))
        print(f"{args.game}, {level} read by {args.reader}: {read:.2f} bits, without reading {alone:.2f} ({len(found)} moments)")


def _read(name: str, level: str, reader: str, seed: int) -> Iterator[tuple[float, float]]:
    game, rng = make(name), Rng(seed)
    sides = list(game.sides.values())
    table = Table(game)
    Seating(table, {Viewer(side): levels.make(level, game, side, rng.fork()) for side in sides}, rng).advance()
    bot = levels.make(reader, game, sides[1], rng)
    assert isinstance(bot, TreeBot)
    state = game.start()
    for line, seen in zip(table.lines, table.story(Viewer(sides[1])), strict=True):
        bot.hear(seen.seat, seen.move)
        state.apply(line.seat, line.move)
        if line.seat != bot.hider or not state.to_act():
            continue
        bot.listen()
        bot.habit.begin(bot.belief)
        truth = bot.habit.secret(state, bot.hider)
        secrets = list(bot.habit.secrets(bot.belief))
        if len(secrets) == 1:
            continue
        if isinstance(bot.habit, YardHabit):
            alone = bot.habit.likely[secrets.index(truth)]
            bot.recall(bot.belief)
            yield log2(bot.habit.likely[secrets.index(truth)]), log2(alone)
        else:
            bot.recall(bot.belief)
            whole = sum(bot.reading.likely(secret) for secret in secrets)
            yield log2(bot.reading.likely(truth) / whole), -log2(len(secrets))


if __name__ == "__main__":
    main()

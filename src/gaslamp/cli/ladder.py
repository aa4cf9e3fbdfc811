"""`gaslamp ladder`: levels against each other, from the weakest to the strongest, with a matrix by role."""

from __future__ import annotations

import argparse

from rich.table import Table as Grid

from gaslamp.arena.ladder import Ladder, cost, rungs
from gaslamp.bots import levels
from gaslamp.cli.common import add_game, add_json, console, game, positive, print_json, text
from gaslamp.cli.match import PAIRS, add_arena, add_sprt, arena, duel_data, duel_lines
from gaslamp.core import SetupError


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("levels", nargs="*", metavar="LEVEL", help=text("cli-arg-ladder"))
    parser.add_argument("--pairs", type=positive, default=PAIRS, metavar="N", help=text("cli-arg-pairs"))
    parser.add_argument("--dry", action="store_true", help=text("cli-arg-dry"))
    add_sprt(parser)
    add_arena(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    played = game(args)
    climbers = args.levels or levels.ladder(played.name)
    for level in climbers:
        levels.check(level, played.name)
    if len(climbers) < 2 or len(set(climbers)) < len(climbers):
        raise SetupError("error-ladder-levels", levels=" ".join(climbers))
    cells = len(rungs(climbers))
    if not args.json or args.dry:
        minutes = cost(played, climbers, args.pairs, args.seed) / 60
        said = text("cli-ladder-cost", game=played.name, cells=cells, games=2 * args.pairs * cells, minutes=f"{minutes:.1f}")
        console().print(said)
    if args.dry:
        return 0
    ladder = Ladder(played, climbers)
    with arena(args, played.name, 2 * args.pairs * cells) as place:
        for duel in ladder.climb(place, args.pairs, args.seed, args.sprt):
            if args.json:
                print_json(duel_data(duel) | {"seed": args.seed})
            else:
                for line in duel_lines(duel):
                    console().print(line)
    if not args.json:
        console().print(_grid(ladder))
    return 0


def _grid(ladder: Ladder) -> Grid:
    """Rows play the first side, columns the other; the share of games the row won."""
    one, other = ladder.game.sides
    grid = Grid(f"{one} ＼ {other}", *ladder.levels)
    matrix = ladder.matrix()
    for row in ladder.levels:
        cells = [matrix.get((row, column)) for column in ladder.levels]
        grid.add_row(row, *("" if cell is None else f"{100 * cell[0]:.0f} % ({cell[1]})" for cell in cells))
    return grid

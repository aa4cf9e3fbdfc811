"""`gaslamp bench`: random games and thinking players on one thread, moves and rounds per second of processor time."""

from __future__ import annotations

import argparse
import math
import subprocess
import sys
import time
from typing import Any

from rich.table import Table

from gaslamp import core, games
from gaslamp.arena.play import Timed
from gaslamp.bots import levels
from gaslamp.bots.seating import Seating, remaining
from gaslamp.cli.common import add_json, console, positive, print_json, seconds, settings, text
from gaslamp.core import Game, Rng
from gaslamp.core.build import is_compiled, where
from gaslamp.search.playout import playouts
from gaslamp.search.tree import TreeBot

ROUNDS = 100
"""How long each search thinks about a move, compiled or not."""

PURE = """
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

# Gaslamp's own folders offer only their source files to this process, whatever was compiled beside them.
def source_only(path):
    if not (path + "/").startswith(sys.argv[1] + "/"):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

sys.path_hooks.insert(0, source_only)
sys.path.insert(0, sys.argv[1].rpartition("/")[0])
from gaslamp.cli import main
sys.exit(main(sys.argv[2:]))
"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help=text("cli-arg-games"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=text("cli-arg-option"))
    parser.add_argument("--pure", action="store_true", help=text("cli-arg-pure"))
    parser.add_argument("--belief", metavar="VIEWER", default="", help=text("cli-arg-belief"))
    parser.add_argument("--seconds", type=seconds, default=2.0, help=text("cli-arg-seconds"))
    parser.add_argument("--games", dest="count", type=positive, metavar="N", help=text("cli-arg-bench-games"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    names = args.games or games.names()
    made = [games.make(name, **settings(args)) for name in names]  # a wrong name is found before anything is measured
    viewers = [int(game.read_viewer(args.belief)) if args.belief else -1 for game in made]
    if args.pure and is_compiled():
        chosen = [word for option in args.option for word in ("--option", option)]
        limits = ["--games", str(args.count)] if args.count else ["--seconds", str(args.seconds)]
        belief = ["--belief", args.belief] if args.belief else []
        return run_pure(["bench", *names, *chosen, *limits, *belief, *(["--json"] if args.json else [])])
    rows = [measure(game, viewer, args.seconds, args.count) for game, viewer in zip(made, viewers, strict=True)]
    for row, game in zip(rows, made, strict=True):
        searches = () if args.belief or args.count else levels.searches(game.name)
        row["rounds_per_s"] = {kind: thinking(game, kind, args.seconds) for kind in searches}
    if args.json:
        print_json(rows)
        return 0
    table = Table(*(text(f"cli-bench-{column}") for column in ("game", "moves", "referee", "playouts", "rounds", "won", "kind")))
    for row in rows:
        kind = text("cli-bench-compiled" if row["compiled"] else "cli-bench-uncompiled")
        won = ", ".join(f"{side} {100 * share:.1f} ± {100 * row['interval']:.1f} %" for side, share in row["won"].items())
        speeds = (f"{row[column]:,}" for column in ("moves_per_s", "referee_per_s", "playouts_per_s"))
        rounds = ", ".join(f"{search} {speed:,}" for search, speed in row["rounds_per_s"].items())
        table.add_row(str(row["game"]), *speeds, rounds, won, kind)
    console().print(table)
    return 0


def measure(game: Game, viewer: int, enough: float, wanted: int | None) -> dict[str, Any]:
    """Random games for a time, or so many of them."""
    rng = Rng(1)
    batch, moves, drawn, count, spent = 50, 0, 0, 0, 0.0
    won = dict.fromkeys(game.sides, 0)
    while count < wanted if wanted else spent < enough:
        batch = min(batch, wanted - count) if wanted else batch
        begun = time.process_time()
        played, chances, wins = playouts(game, batch, rng, viewer)
        took = time.process_time() - begun
        spent += took
        count += batch
        moves += played
        drawn += chances
        for side, times in wins.items():
            won[side] += times
        batch = batch * 2 if took < 0.1 else batch
    share = max(won.values()) / count
    return {
        "game": game.name,
        "moves_per_s": round(moves / spent),
        "referee_per_s": round(drawn / spent),
        "playouts_per_s": round(count / spent),
        "games": count,
        "won": {side: times / count for side, times in won.items()},
        "interval": 1.96 * math.sqrt(share * (1 - share) / count),
        "belief": game.viewer_name(viewer) if viewer >= 0 else None,
        "compiled": is_compiled(),
    }


def thinking(game: Game, kind: str, enough: float) -> int:
    """Rounds of a search a second, all that belongs to it included, in games between two of its kind.

    A round is what its budget counts: an imagined game, a position, a visit.
    """
    rng, rounds, spent = Rng(1), 0, 0.0
    while spent < enough:
        bots = {viewer: levels.make(f"{kind}:{ROUNDS}", game, viewer, rng) for viewer in remaining(game, 0)}
        players = {viewer: Timed(bot) for viewer, bot in bots.items()}
        Seating(core.Table(game), players, rng).advance()
        for player in players.values():
            if kind != "vector" or not isinstance(player.bot, TreeBot):  # for who hides something the tree stands in
                rounds += player.bot.thoughts()
                spent += player.seconds
    return round(rounds / spent)


def run_pure(arguments: list[str]) -> int:
    """The same command in a fresh process that runs the uncompiled files."""
    return subprocess.run([sys.executable, "-c", PURE, where(), *arguments], check=False).returncode

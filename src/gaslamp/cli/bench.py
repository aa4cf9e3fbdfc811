"""`gaslamp bench`: random games on one thread, moves per second of processor time."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time

from rich.table import Table

from gaslamp import games
from gaslamp.cli.common import add_json, console, print_json, seconds, text
from gaslamp.core import Rng
from gaslamp.core.build import is_compiled, where
from gaslamp.search.playout import playouts

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
    parser.add_argument("--pure", action="store_true", help=text("cli-arg-pure"))
    parser.add_argument("--seconds", type=seconds, default=2.0, help=text("cli-arg-seconds"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    names = args.games or games.names()
    made = [games.make(name) for name in names]  # a wrong name is found before anything is measured
    if args.pure and is_compiled():
        return run_pure(["bench", *names, "--seconds", str(args.seconds), *(["--json"] if args.json else [])])
    rows = []
    for game in made:
        rng = Rng(1)
        batch, moves, count, spent = 50, 0, 0, 0.0
        while spent < args.seconds:
            begun = time.process_time()
            moves += playouts(game, batch, rng)[0]
            took = time.process_time() - begun
            spent += took
            count += batch
            batch = batch * 2 if took < 0.1 else batch
        speed = {"moves_per_s": round(moves / spent), "playouts_per_s": round(count / spent)}
        rows.append({"game": game.name, **speed, "compiled": is_compiled()})
    if args.json:
        print_json(rows)
        return 0
    table = Table(*(text(f"cli-bench-{column}") for column in ("game", "moves", "playouts", "kind")))
    for row in rows:
        kind = text("cli-bench-compiled" if row["compiled"] else "cli-bench-uncompiled")
        table.add_row(str(row["game"]), f"{row['moves_per_s']:,}", f"{row['playouts_per_s']:,}", kind)
    console().print(table)
    return 0


def run_pure(arguments: list[str]) -> int:
    """The same command in a fresh process that runs the uncompiled files."""
    return subprocess.run([sys.executable, "-c", PURE, where(), *arguments], check=False).returncode

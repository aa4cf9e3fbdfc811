"""`gaslamp perft`: how many sequences of moves there are."""

from __future__ import annotations

import argparse

from gaslamp.cli.common import add_game, add_json, game, positive, print_json, progress_bar
from gaslamp.cli.common import text as words
from gaslamp.core import members
from gaslamp.search.perft import perft


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("depth", type=positive, metavar="DEPTH", help=words("cli-arg-depth"))
    parser.add_argument("--position", metavar="TEXT", default="", help=words("cli-arg-position"))
    parser.add_argument("--divide", action="store_true", help=words("cli-arg-divide"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    played = game(args)
    state = played.place(args.position) if args.position else played.start()
    first = [(seat, move) for seat in members(state.to_act()) for move in state.moves(seat)]
    rows = []
    with progress_bar() as bar:
        for seat, move in bar.track(first, description=words("cli-perft-bar", game=played.name)):
            after = state.copy()
            after.apply(seat, move)
            rows.append((f"{played.seat_name(seat)}: {played.text(move)}", int(perft(after, args.depth - 1))))
    count = sum(n for _, n in rows)
    if args.json:
        print_json({"game": played.name, "depth": args.depth, "count": count} | ({"divide": dict(rows)} if args.divide else {}))
        return 0
    for line, n in rows if args.divide else ():
        print(f"{n:>12,}  {line}")
    print(count)
    return 0

"""`gaslamp perft`: how many sequences of moves there are."""

from __future__ import annotations

import argparse

from gaslamp.cli.common import add_game, add_json, game, positive, print_json
from gaslamp.cli.common import text as words
from gaslamp.search.perft import divide, perft


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("depth", type=positive, metavar="DEPTH", help=words("cli-arg-depth"))
    parser.add_argument("--position", metavar="TEXT", default="", help=words("cli-arg-position"))
    parser.add_argument("--divide", action="store_true", help=words("cli-arg-divide"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    played = game(args)
    state = played.place(args.position) if args.position else played.start()
    rows = (
        [(f"{played.seat_name(seat)}: {played.text(move)}", n) for seat, move, n in divide(state, args.depth)]
        if args.divide
        else []
    )
    count = sum(n for _, n in rows) if args.divide else int(perft(state, args.depth))
    if args.json:
        print_json({"game": played.name, "depth": args.depth, "count": count} | ({"divide": dict(rows)} if args.divide else {}))
        return 0
    for line, n in rows:
        print(f"{n:>12,}  {line}")
    print(f"{count:,}" if args.divide else count)
    return 0

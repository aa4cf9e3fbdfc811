"""`gaslamp moves`: who is to act, and what he may play."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from gaslamp.cli.common import add_game, add_json, ending, game, print_json, read_file, text
from gaslamp.core import SetupError, Table, members
from gaslamp.records import read, replay


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--record", metavar="FILE", type=Path, help=text("cli-arg-record"))
    source.add_argument("--position", metavar="TEXT", default="", help=text("cli-arg-position"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    table = _table(args)
    asked = [{"seat": table.game.seat_name(seat), "moves": table.moves(seat)} for seat in members(table.state.to_act())]
    outcome = table.outcome()
    if args.json:
        print_json({"game": table.game.name, "to_act": asked, "outcome": msgspec.to_builtins(outcome)})
        return 0
    if outcome is not None:
        print(ending(table.game, outcome))
    for each in asked:
        print(f"{each['seat']}: {', '.join(each['moves'])}")
    return 0


def _table(args: argparse.Namespace) -> Table:
    if args.record is None:
        return Table(game(args), args.position)
    if args.option:
        raise SetupError("error-option-record")
    table = replay(read(read_file(args.record)))
    if table.game.name != args.game:
        raise SetupError("error-record-other-game", path=str(args.record), game=table.game.name, asked=args.game)
    return table

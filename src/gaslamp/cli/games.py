"""`gaslamp games`: what is on the shelf."""

from __future__ import annotations

import argparse
import sys

from rich.table import Table

from gaslamp import games
from gaslamp.cli.common import add_json, console, print_json, text
from gaslamp.core import Game, Option, SetupError
from gaslamp.core.options import written


def add(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    made = []
    for name in games.names():
        try:
            made.append(games.make(name))
        except SetupError as error:  # a stranger's package that is broken must not hide the others
            print(f"gaslamp: {error}", file=sys.stderr)
    if args.json:
        print_json([_row(game) for game in made])
        return 0
    table = Table(*(text(f"cli-games-{column}") for column in ("name", "seats", "options")))
    for game in made:
        choices = [text("cli-games-option", name=each.name, allowed=each.allowed()) for each in games.options(game.name)]
        table.add_row(game.name, ", ".join(game.seats), "\n".join(choices) or "-")
    console().print(table)
    return 0


def _row(game: Game) -> dict[str, object]:
    sides = {side: list(game.names(seats)) for side, seats in game.sides.items()}
    options = [_option(option) for option in games.options(game.name)]
    return {"name": game.name, "seats": list(game.seats), "sides": sides, "rules": game.rules, "options": options}


def _option(option: Option) -> dict[str, object]:
    limits = {"choices": [written(choice) for choice in option.choices]} if option.choices else {}
    bounds = {} if option.choices else {"lowest": option.lowest, "highest": option.highest}
    return {"name": option.name, "kind": option.kind, "default": option.default, **limits, **bounds}

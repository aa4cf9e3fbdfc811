"""`gaslamp replay`: check a record and tell its story."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from gaslamp.cli.common import add_json, console, ending, painted, print_json, read_file, text
from gaslamp.core import TRUTH, Game, Line, Rng, SetupError, View
from gaslamp.locales import say
from gaslamp.records import Record, hear, read, replay


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=text("cli-arg-record"))
    parser.add_argument("--as", dest="viewer", metavar="SEAT", default="", help=text("cli-arg-viewer"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    record = read(read_file(args.file))
    game = record.game
    viewer = game.read_viewer(args.viewer) if args.viewer else record.viewer
    if record.viewer == TRUTH:
        table = replay(record)
        lines, view = table.story(viewer), table.view(viewer)
    else:
        lines, view = _half_known(record, viewer)
    if args.json:
        moves = [f"{game.seat_name(seat)}: {game.text(move)}" for seat, move in lines]
        about = {"game": game.name, "viewer": game.viewer_name(viewer), "moves": moves}
        print_json(about | {"outcome": msgspec.to_builtins(view.outcome), "view": msgspec.to_builtins(view)})
        return 0
    _tell(game, lines, view)
    return 0


def _half_known(record: Record, viewer: int) -> tuple[list[Line], View]:
    """A seat's own record: it is checked by believing it, and shows what that seat sees."""
    game = record.game
    if viewer != record.viewer:
        raise SetupError("error-record-viewer", has=game.viewer_name(record.viewer), asked=game.viewer_name(viewer))
    return record.lines, game.view(hear(record).draw(Rng(0)), viewer)


def _tell(game: Game, lines: list[Line], view: View) -> None:
    out = console()
    for number, (seat, move) in enumerate(lines, 1):
        out.print(f"{number:>3}  {say(game.sentence(seat, move))}")
    out.print()
    out.print(painted(game.picture(view)))
    for message in game.beside(view):
        out.print(say(message))
    if view.outcome is not None:
        out.print(ending(game, view.outcome))

"""`gaslamp replay`: check a record and tell its story."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from gaslamp.bots import reasons
from gaslamp.cli.common import add_json, complain, console, ending, painted, print_json, read_file, text
from gaslamp.core import TRUTH, Belief, Game, GaslampError, Line, Message, Rng, Table, View
from gaslamp.locales import say
from gaslamp.records import hear, perspective, read, replay, steps


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=text("cli-arg-record"))
    parser.add_argument("--as", dest="viewer", metavar="SEAT", default="", help=text("cli-arg-viewer"))
    parser.add_argument("--why", action="store_true", help=text("cli-arg-why"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    record_text = read_file(args.file)
    try:
        record = read(record_text)
        told: Table | Belief = replay(record) if record.viewer == TRUTH else hear(record)
    except GaslampError as error:  # the record was checked, and did not hold
        complain(error, args.json)
        return 1
    game = record.game
    viewer = perspective(record, args.viewer)
    if isinstance(told, Table):
        lines, view = told.story(viewer), told.view(viewer)
    else:  # all worlds look alike to the viewer
        lines, view = record.lines, game.view(told.draw(Rng(0)), viewer)
    whys = [reasons.of_line(game, step.line, step.before) for step in steps(record, viewer)][1:] if args.why else []
    tags, comments = record.beside(viewer)
    outcome = view.outcome or record.result  # the view knows only how the rules end a game
    if args.json:
        moves = [f"{game.seat_name(seat)}: {game.text(move)}" for seat, move in lines]
        about = {"game": game.name, "viewer": game.viewer_name(viewer), "moves": moves, "tags": tags}
        about["comments"] = {str(after): texts for after, texts in sorted(comments.items())}
        if args.why:  # beside the moves, one each
            about["why"] = msgspec.to_builtins(whys)
        print_json(about | {"outcome": msgspec.to_builtins(outcome), "view": msgspec.to_builtins(view)})
        return 0
    _tell(game, lines, view, comments, whys)
    if outcome is not None:
        console().print(ending(game, outcome))
    return 0


def _tell(game: Game, lines: list[Line], view: View, comments: dict[int, list[str]], whys: list[Message | None]) -> None:
    out = console()
    for number in range(len(lines) + 1):
        if number and (sentence := say(game.sentence(*lines[number - 1]))):  # some lines have nothing to say
            out.print(f"{number:>3}  {sentence}")
        if (why := whys[number - 1] if number and whys else None) is not None:
            out.print(f"     ({say(why)})", style="dim")
        for comment in comments.get(number, ()):
            out.print(f"     ; {comment}", style="italic")
    out.print()
    out.print(painted(game.picture(view)))
    for message in game.beside(view):
        out.print(say(message))

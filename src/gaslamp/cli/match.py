"""`gaslamp match`: games between computer players."""

from __future__ import annotations

import argparse

from gaslamp.arena.match import match
from gaslamp.bots import levels
from gaslamp.bots.seating import remaining
from gaslamp.cli.common import add_game, add_json, console, game, pairs, positive, print_json, progress_bar, settings, text
from gaslamp.core import Game, SetupError


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--seat", action="append", default=[], metavar="SEAT=LEVEL", help=text("cli-arg-seat-level"))
    parser.add_argument("--games", type=positive, default=100, metavar="N", help=text("cli-arg-count"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=text("cli-arg-seed"))
    parser.add_argument("--processes", type=positive, default=1, metavar="P", help=text("cli-arg-processes"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    played = game(args)
    seats = _seats(played, args.seat)
    reported = played.read_viewer(next(iter(seats)))
    side = next(side for side, sitting in played.sides.items() if sitting & reported)
    with progress_bar() as bar:
        task = bar.add_task(text("cli-match-bar", game=played.name), total=args.games)
        result = match(played.name, settings(args), seats, args.games, args.seed, args.processes, lambda: bar.advance(task))
    rate, low, high = result.rate(side)
    if args.json:
        shares = {"rate": round(rate, 4), "low": round(low, 4), "high": round(high, 4)}
        setting = {"seats": seats, "seed": args.seed, "moves": result.moves}
        print_json({"game": played.name, "games": result.games, "wins": result.wins, "side": side, **shares, **setting})
        return 0
    for name, level in seats.items():
        console().print(f"{name} = {level}")
    for each in played.sides:
        shown = dict(zip(("rate", "low", "high"), (f"{100 * share:.1f}" for share in result.rate(each)), strict=True))
        console().print(text("cli-match-side", side=each, wins=result.wins[each], games=result.games, **shown))
    return 0


def _seats(played: Game, given: list[str]) -> dict[str, str]:
    """Each player's level by the seats he holds, in the order given; whoever is not named plays at random."""
    seats: dict[str, str] = {}
    taken = 0
    for name, level in pairs(given, "error-seat-form").items():
        viewer = played.read_viewer(name)
        if not played.may_hold(viewer) or viewer & taken:
            raise SetupError("error-hold", text=name)
        levels.check(level, played.name)
        taken |= viewer
        seats[played.viewer_name(viewer)] = level
    return seats | {played.viewer_name(viewer): "random" for viewer in remaining(played, taken)}

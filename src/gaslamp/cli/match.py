"""`gaslamp match`: games between computer players."""

from __future__ import annotations

import argparse

from gaslamp.arena.match import match
from gaslamp.bots import levels
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
    side = next((side for side, sitting in played.sides.items() if next(iter(seats)) in played.names(sitting)), "")
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
    """Each seat's level, in the order given; a seat not named plays at random."""
    seats = pairs(given, "error-seat-form")
    for seat, level in seats.items():
        if seat not in played.seats:
            raise SetupError("error-seat", text=seat, game=played.name, seats=", ".join(played.seats))
        levels.check(level)
    return seats | {seat: "random" for seat in played.seats if seat not in seats}

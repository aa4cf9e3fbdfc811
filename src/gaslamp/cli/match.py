"""`gaslamp match`: games between computer players, by seat, or two levels against each other with the sides exchanged."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gaslamp.arena.crew import crew
from gaslamp.arena.match import Arena, Duel
from gaslamp.arena.results import Results
from gaslamp.arena.statistics import Sprt
from gaslamp.bots import levels
from gaslamp.bots.seating import remaining
from gaslamp.cli.common import add_game, add_json, console, game, pairs, positive, print_json, progress_bar, text
from gaslamp.core import Game, SetupError

PAIRS = 50


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("levels", nargs="*", metavar="LEVEL", help=text("cli-arg-duel"))
    parser.add_argument("--pairs", type=positive, default=PAIRS, metavar="N", help=text("cli-arg-pairs"))
    add_sprt(parser)
    parser.add_argument("--seat", action="append", default=[], metavar="SEAT=LEVEL", help=text("cli-arg-seat-level"))
    parser.add_argument("--games", type=positive, default=100, metavar="N", help=text("cli-arg-count"))
    add_arena(parser)
    add_json(parser)


def add_sprt(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--sprt", type=_sprt, metavar="WORSE:BETTER", help=text("cli-arg-sprt"))


def add_arena(parser: argparse.ArgumentParser) -> None:
    """What all commands of the arena understand."""
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=text("cli-arg-seed"))
    parser.add_argument("--processes", type=positive, default=1, metavar="P", help=text("cli-arg-processes"))
    parser.add_argument("--ray", default="", metavar="ADDRESS", help=text("cli-arg-ray"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=text("cli-arg-out"))


def run(args: argparse.Namespace) -> int:
    played = game(args)
    if args.levels:
        return _duel(args, played)
    if args.sprt:
        raise SetupError("error-duel-levels", levels="")
    return _match(args, played)


def _duel(args: argparse.Namespace, played: Game) -> int:
    if len(args.levels) != 2 or args.seat:
        raise SetupError("error-duel-levels", levels=" ".join(args.levels))
    for level in args.levels:
        levels.check(level, played.name)
    with arena(args, played.name, 2 * args.pairs) as place:
        duel = place.duel(played, args.levels[0], args.levels[1], args.pairs, args.seed, args.sprt)
    sprt: Sprt | None = args.sprt
    verdict = (sprt.verdict(duel.pairs) or "open") if sprt else ""
    if args.json:
        print_json(duel_data(duel) | {"seed": args.seed} | ({"sprt": verdict} if sprt else {}))
        return 0
    for line in duel_lines(duel):
        console().print(line)
    if sprt:
        console().print(text("cli-match-sprt", verdict=verdict, worse=f"{sprt.worse:g}", better=f"{sprt.better:g}"))
    return 0


def duel_data(duel: Duel) -> dict[str, object]:
    """A duel for programs."""
    shares = {"mean": duel.mean()} | {side: duel.on(side) for side in duel.scores}
    rounded = {
        name: dict(zip(("rate", "low", "high"), (round(x, 4) for x in share), strict=True)) for name, share in shares.items()
    }
    return {"game": duel.game, "first": duel.first, "second": duel.second, "pairs": len(duel.pairs), **rounded}


def duel_lines(duel: Duel) -> Iterator[str]:
    """A duel for people."""
    yield text("cli-match-duel", first=duel.first, second=duel.second, pairs=len(duel.pairs), **_percent(duel.mean()))
    for side in duel.scores:
        yield "  " + text("cli-match-duel-side", side=side, **_percent(duel.on(side)))


def _percent(share: tuple[float, float, float]) -> dict[str, str]:
    return dict(zip(("rate", "low", "high"), (f"{100 * each:.1f}" for each in share), strict=True))


def _match(args: argparse.Namespace, played: Game) -> int:
    seats = _seats(played, args.seat)
    reported = played.read_viewer(next(iter(seats)))
    side = next(side for side, sitting in played.sides.items() if sitting & reported)
    with arena(args, played.name, args.games) as place:
        result = place.match(played, seats, args.games, args.seed)
    if args.json:
        rate, low, high = (round(each, 4) for each in result.rate(side))
        setting = {"rate": rate, "low": low, "high": high, "seats": seats, "seed": args.seed, "moves": result.moves}
        print_json({"game": played.name, "games": result.games, "wins": result.wins, "side": side, **setting})
        return 0
    for name, level in seats.items():
        console().print(f"{name} = {level}")
    for each in played.sides:
        shown = _percent(result.rate(each))
        console().print(text("cli-match-side", side=each, wins=result.wins[each], games=result.games, **shown))
    return 0


@contextmanager
def arena(args: argparse.Namespace, about: str, games: int) -> Iterator[Arena]:
    """An arena as the command line wants it, with a bar that shows how far it is."""
    results = Results(args.out)
    with crew(args.processes, args.ray) as hands, progress_bar() as bar:
        task = bar.add_task(text("cli-match-bar", game=about), total=games)
        yield Arena(hands, results, lambda done: bar.advance(task, done))


def _sprt(value: str) -> Sprt:
    """`0.5:0.55`, for argparse."""
    worse, _, better = value.partition(":")
    try:
        test = Sprt(float(worse), float(better))
    except ValueError:
        test = Sprt(1.0, 0.0)
    if not 0 <= test.worse < test.better <= 1:
        raise argparse.ArgumentTypeError(text("cli-bounds", value=value))
    return test


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

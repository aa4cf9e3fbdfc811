"""`gaslamp laws`: the laws of `gaslamp.testing` on many random games."""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict
from functools import partial
from multiprocessing import get_context

from gaslamp import games
from gaslamp.cli.common import CORES, add_game, add_json, console, game, positive, print_json, progress_bar, settings, text
from gaslamp.core import Game
from gaslamp.testing import LawBroken, Report, check_games, conclude, play_on, signature

BATCH = 20
SIGNED = 20
"""Games whose every move and state go into the signature of a game's behaviour."""


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=positive, default=100, metavar="N", help=text("cli-arg-count"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=text("cli-arg-seed"))
    parser.add_argument("--processes", type=positive, default=CORES, metavar="P", help=text("cli-arg-processes"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    checked = game(args)
    report = Report()
    try:
        _check(args, report)
        play_on(checked, report, args.seed)
        conclude(checked, report)
    except LawBroken as broken:
        if args.json:
            print_json({"game": checked.name, "held": False, "law": broken.law, "what": str(broken)})
        else:
            console().print(str(broken))
        return 1
    if args.json:
        print_json({"game": checked.name, "held": True, "signature": signature(checked, SIGNED), **asdict(report)})
        return 0
    console().print(text("cli-laws-held", games=report.games, moves=report.moves, worlds=sum(report.worlds.values())))
    for viewer, pairs in report.pairs.items():
        counts = {"pairs": pairs, "differed": report.differed[viewer], "hidden": report.hidden[viewer]}
        console().print(text("cli-laws-viewer", viewer=viewer, **counts))
    console().print(text("cli-laws-signature", signature=signature(checked, SIGNED), games=SIGNED))
    return 0


def _check(args: argparse.Namespace, report: Report) -> None:
    make = partial(games.make, args.game, **settings(args))
    batches = [range(at, min(at + BATCH, args.games)) for at in range(0, args.games, BATCH)]
    with progress_bar() as bar:
        task = bar.add_task(text("cli-laws-bar", game=args.game), total=args.games)
        if args.processes == 1 or len(batches) == 1:
            for batch in batches:
                report.add(_check_batch(make, batch, args.seed))
                bar.advance(task, len(batch))
            return
        with ProcessPoolExecutor(args.processes, mp_context=get_context("spawn")) as pool:
            waiting = {pool.submit(_check_batch, make, batch, args.seed): len(batch) for batch in batches}
            try:
                for done in as_completed(waiting):
                    report.add(done.result())
                    bar.advance(task, waiting[done])
            except LawBroken:
                pool.shutdown(cancel_futures=True)
                raise


def _check_batch(make: partial[Game], batch: range, seed: int) -> Report:
    return check_games(make(), batch, seed)

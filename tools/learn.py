"""Learn how positions look, from games: the weights in `src/gaslamp/bots/data/`.

    python tools/learn.py mr_jack --games 4000 --levels greedy tree:300 --processes 2

Every pair of the levels named plays, on both sides. A logistic regression for each phase says how likely the first side was to
win, by what one sees of the position when it can be judged (`Judgement`). In Scotland Yard it is also counted how far from the
nearest detective Mr X was, beside how far he could have been expected to be by the number of ways (`YardHabit.by_distance`).
With --midway the weights are learnt for positions in the middle of a round (`Judgement.aspects`), one set for each stage of each
round, as the public-belief search needs them; when all of a round is done, witnesses are called, and nothing need be learnt.
Prints how much better than the average these judgements are on games that were not learnt from; writes them with --write.

    python tools/learn.py scotland_yard --calibrate --games 300 --levels greedy paranoid tree:300 random --seed 99

tells instead how good the opinion about Mr X is that is shipped: what it gave to where he really was, beside the number of ways
and a uniform guess, by the level of Mr X, in bits; and how often he was at a distance beside how often that was expected.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from math import log2
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from gaslamp.arena.play import make
from gaslamp.bots import levels
from gaslamp.bots.judgement import STAGES, Judgement
from gaslamp.bots.pocket_ranges import PocketRanges
from gaslamp.bots.scotland_yard import DISTANCES, YardHabit
from gaslamp.bots.seating import Seating
from gaslamp.core import PUBLIC, Game, Rng, Table, Viewer
from gaslamp.games.mr_jack_pocket.state import PocketState
from gaslamp.games.scotland_yard.belief import YardBelief
from gaslamp.games.scotland_yard.board import MR_X
from gaslamp.games.scotland_yard.state import RIDE, YardState
from gaslamp.sisters.state import JUDGE

DATA = Path(__file__).parent.parent / "src" / "gaslamp" / "bots" / "data"
RIDGE = 1.0
"""How strongly weights are drawn towards nothing, in games: rare things get no wild weights."""

Rows = NDArray[np.float64]
"""Phase, whether the first side won, and the features."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000, help="games for each pair of levels")
    parser.add_argument("--levels", nargs="+", default=["greedy"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--midway", action="store_true")
    parser.add_argument("--calibrate", action="store_true")
    args = parser.parse_args()
    if args.calibrate:
        calibrate(args.games, args.levels, args.seed)
        return
    jobs = [
        (args.game, args.midway, pair, args.seed << 32 | part, args.games // args.processes)
        for pair in product(args.levels, repeat=2)
        for part in range(args.processes)
    ]
    with ProcessPoolExecutor(args.processes, mp_context=get_context("spawn")) as pool:
        parts = list(pool.map(_collect, *zip(*jobs, strict=True)))
    rows = np.concatenate([part for part, _ in parts])
    phases = int(rows[:, 0].max()) + 1
    held = np.arange(len(rows)) % 5 == 0
    weights = [_fit(rows[(rows[:, 0] == phase) & ~held]) for phase in range(phases)]
    if args.midway:
        for row in weights[STAGES - 1 :: STAGES]:
            row[:] = [0.0, 1.0, *[0.0] * (len(row) - 2)]
    print(f"{args.game}: {len(rows)} positions of {len(jobs) * (args.games // args.processes)} games")
    for phase, row in enumerate(weights):
        print(phase, _report(rows[(rows[:, 0] == phase) & held], row), " ".join(f"{weight:.2f}" for weight in row))
    said: dict[str, Any] = {
        "midway" if args.midway else "weights": [[round(float(weight), 4) for weight in row] for row in weights]
    }
    if args.game == "scotland_yard":
        was, expected = np.sum([found for _, found in parts], axis=0)
        said["stations"] = [round(float(weight), 3) for weight in was / np.maximum(expected, 1)]
        print("stations by distance:", *was.astype(int), "expected", *expected.round(1), "weights", *said["stations"])
    if args.write:
        (DATA / f"{args.game}.json").write_text(
            json.dumps(json.loads((DATA / f"{args.game}.json").read_text()) | said, indent=1) + "\n"
        )


def calibrate(count: int, names: Sequence[str], seed: int) -> None:
    """Of the first detective's turns, for each kind of Mr X against greedy detectives."""
    game = make("scotland_yard")
    habit = levels.habit(game)
    assert isinstance(habit, YardHabit)
    for name in names:
        bits: list[tuple[float, float, float]] = []
        expected, was = np.zeros(DISTANCES), np.zeros(DISTANCES)
        for number in range(count):
            for belief, state in _hunts(game, _played(game, (name, "greedy"), Rng(seed << 32 | number))):
                habit.begin(belief)
                here = list(habit.possible).index(state.at[MR_X])
                ways = belief.stations()[int(state.at[MR_X])]
                bits.append((log2(habit.likely[here]), log2(ways), -log2(len(habit.possible))))
                was[habit.nearest(state, state.at[MR_X]) - 1] += 1
                for station, likely in zip(habit.possible, habit.likely, strict=True):
                    expected[habit.nearest(state, station) - 1] += likely
        ours, by_ways, uniform = np.mean(bits, axis=0)
        print(f"{name}: {len(bits)} turns; ours {ours:.3f} bits, by ways {by_ways:.3f}, uniform {uniform:.3f}")
        print("  at distance 1 to 6, was:", *(was / was.sum()).round(3), " expected:", *(expected / expected.sum()).round(3))


def _hunts(game: Game, table: Table) -> Iterator[tuple[YardBelief, YardState]]:
    """The moments of a game at which the first detective is to ride and does not know where Mr X is."""
    state, belief = game.start(), game.belief(PUBLIC)
    for line in table.lines:
        assert isinstance(state, YardState)
        assert isinstance(belief, YardBelief)
        if state.question == RIDE and state.turn == 1 and len(belief.possible()) > 1:
            yield belief, state
        belief.hear(line.seat, int(game.seen(state, line.seat, line.move, PUBLIC)))
        state.apply(line.seat, line.move)


def _played(game: Game, pair: Sequence[str], rng: Rng) -> Table:
    """A game between two levels, by side."""
    players = zip(game.sides.values(), pair, strict=True)
    bots = {Viewer(side): levels.make(level, game, side, rng.fork()) for side, level in players}
    table = Table(game)
    Seating(table, bots, rng).advance()
    return table


def _collect(name: str, midway: bool, pair: Sequence[str], seed: int, count: int) -> tuple[Rows, Rows]:
    """Games between two levels: what could be judged, and where Mr X was."""
    game = make(name)
    habit = levels.guise(game) if midway else levels.habit(game)
    assert isinstance(habit, Judgement)
    rows: list[list[float]] = []
    where = np.zeros((2, DISTANCES))
    for number in range(count):
        table = _played(game, pair, Rng(seed + (number << 8)))
        won = float(bool(table.state.winners() & habit.side))
        state = game.start()
        for line in table.lines:
            if midway:
                rows += _midway(habit, state, won)
            elif habit.enough(state):
                rows.append([float(habit.phase(state)), won, *habit.features(state)])
            state.apply(line.seat, line.move)
        if isinstance(habit, YardHabit):
            for belief, hunted in _hunts(game, table):
                where[0, habit.nearest(hunted, hunted.at[MR_X]) - 1] += 1
                for station, share in belief.stations().items():
                    where[1, habit.nearest(hunted, station) - 1] += share
    return np.array(rows), where


def _midway(habit: Judgement, state: Any, won: float) -> list[list[float]]:
    """A position in the middle of a round, as it looks to who he is."""
    if state.jack < 0 or state.to_act() == 0 or state.question == JUDGE:
        return []
    candidates = state.up if isinstance(state, PocketState) else state.suspects & ~state.detective_alibis
    secrets = vec[i64]([secret for secret in range(9) if candidates >> secret & 1])
    if isinstance(habit, PocketRanges):
        habit.holds(state)
    aspects = list(habit.aspects(state, secrets))
    # In Pocket all who are seen look alike, and all who are not.
    pocket = isinstance(state, PocketState)
    here = int(state.visible() >> state.jack & 1) if pocket else list(secrets).index(state.jack)
    wide = len(aspects) // (2 if pocket else len(secrets))
    return [[float(habit.stage(state)), won, *aspects[wide * here : wide * here + wide]]]


def _fit(rows: Rows) -> Rows:
    """Newton's method for a logistic regression with a ridge."""
    won, features = rows[:, 1], rows[:, 2:]
    weights = np.zeros(features.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-features @ weights))
        slope = features.T @ (won - chance) - RIDGE * weights
        bend = (features * (chance * (1 - chance))[:, None]).T @ features + RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    return weights


def _report(rows: Rows, weights: Rows) -> str:
    won = rows[:, 1]
    chance = np.clip(1 / (1 + np.exp(-rows[:, 2:] @ weights)), 1e-6, 1 - 1e-6)
    middle = np.clip(won.mean(), 1e-6, 1 - 1e-6)

    def bits(chance: Any) -> float:
        return float(-(won * np.log2(chance) + (1 - won) * np.log2(1 - chance)).mean())

    return f"{len(rows)} positions, {won.mean():.2f} won, {bits(chance):.3f} bits where the average alone has {bits(middle):.3f};"


if __name__ == "__main__":
    main()

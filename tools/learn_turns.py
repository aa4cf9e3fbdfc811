"""Learn what the beginning of a turn of Pocket is worth: `src/gaslamp/bots/data/pocket_turns.json`.

    python tools/learn_turns.py --games 2000 --seed 1 --write

Players who work their turn out, and make some moves at random, play games. The turns that began in them are then worked out
from the last turn back: of turn 8 it is known how it ends, and what was learnt of each turn serves as the end of the one before.
An odd turn is averaged over six tosses of the tokens. What is fitted, by ridge regression, is a chance for each number of
hourglasses and suspects left, near to the logistic judgement of `mr_jack_pocket.json` where little was seen, and how much it
matters that the suspects are hard to divide (`Turn.position`). Prints how far from what was worked out the judgement was, and
what was learnt is.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from gaslamp.arena.play import make
from gaslamp.bots.pocket import PocketHabit, glance
from gaslamp.bots.pocket_planner import PocketPlanner, unfolded
from gaslamp.bots.pocket_prospects import MATRIX, Prospects
from gaslamp.bots.pocket_turns import HANDS, Turn
from gaslamp.core import Rng, Table, looking, members
from gaslamp.games.mr_jack_pocket.board import GOAL, TURNS
from gaslamp.games.mr_jack_pocket.state import INVESTIGATOR, PocketState

DATA = Path(__file__).parent.parent / "src" / "gaslamp" / "bots" / "data" / "pocket_turns.json"
NAME = "mr_jack_pocket"
AT_RANDOM = (0.0, 0.15, 0.4)
"""The share of moves made at random, from game to game."""
CELLS = 10 * GOAL

Begun = tuple[PocketState, vec[i64], vec[float], vec[float]]
"""A turn that begins, who can be Jack, how likely, and his hourglasses."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    prospects = Prospects(NAME)
    begun = collect(prospects, args.games, args.seed)
    learnt = learn(prospects, begun, np.random.default_rng(args.seed))
    if args.write:
        DATA.write_text(json.dumps(learnt) + "\n")


def collect(prospects: Prospects, games: int, seed: int) -> list[Begun]:
    """The turns that began, as the investigator knew them."""
    game = make(NAME)
    found: list[Begun] = []
    for number in range(games):
        rng = Rng(seed << 32 | number)
        bots = [PocketPlanner(game, looking(seat), rng.fork(), 1, 1e-9) for seat in range(2)]
        table = Table(game)
        heard = [0, 0]
        while True:
            table.referee(rng)
            acting = members(table.state.to_act())
            if not acting:
                break
            for seat, bot in enumerate(bots):
                for line in table.story(looking(seat))[heard[seat] :]:
                    bot.hear(line.seat, line.move)
                heard[seat] = len(table.lines)
            bot = bots[INVESTIGATOR]
            if bot.belief.known.left == 0b1111:
                turn = unfolded(prospects, bot.belief.known.copy(), bot.belief, mine=False)
                found.append((turn.state, turn.who, turn.likely, turn.hours))
            seat = acting[0]
            moves = table.state.moves(seat)
            if float(rng.next32()) < AT_RANDOM[number % 3] * 2**32:
                table.play(seat, moves[rng.below(len(moves))])
            else:
                table.play(seat, int(bots[seat].choose(seat, table.view(looking(seat)), moves)))
    return found


def learn(prospects: Prospects, begun: list[Begun], rng: np.random.Generator) -> dict[str, list[float]]:
    values, spread, middle = judged(), [0.0] * 10, [0.25] * 10
    stand = [hard(prospects, each) for each in begun]
    many = np.array([int(each[0].up).bit_count() for each in begun])
    for left in range(2, 10):
        seen = [how for how, n, each in zip(stand, many, begun, strict=True) if n == left and each[0].turn > 1]
        middle[left] = float(np.mean(seen)) if seen else 0.25
    for turn in range(TURNS, 1, -1):
        prospects.take(values, spread, middle)
        mine = [number for number, each in enumerate(begun) if each[0].turn == turn]
        worth = np.array([worked_out(prospects, begun[number], rng) for number in mine])
        chase = np.array([begun[number][0].chase for number in mine])
        row = turn * MATRIX
        if chase.any():
            values[row + CELLS : row + MATRIX] = [float(np.clip(worth[chase].mean(), 0.02, 0.98))] * 10
        free = [number for number, hunted in zip(mine, chase, strict=True) if not hunted]
        before = np.array(values[row : row + CELLS])
        features = np.array([[*cells(begun[number]), stand[number] - middle[many[number]]] for number in free])
        missed = worth[~chase] - features[:, :-1] @ before
        more = np.linalg.solve(features.T @ features + smooth(), features.T @ missed)
        values[row : row + CELLS] = [float(value) for value in np.clip(before + more[:-1], 0.001, 0.999)]
        spread[turn] = float(more[-1])
        left = (missed - features @ more).std()
        print(
            f"turn {turn}: {len(mine)} began, off by {missed.std():.3f}, learnt {left:.3f}; spread {spread[turn]:.2f}", flush=True
        )
    return {
        "values": [round(value, 4) for value in values],
        "spread": [round(value, 3) for value in spread],
        "middle": [round(value, 3) for value in middle],
    }


def judged() -> list[float]:
    """What the logistic judgement says."""
    habit = PocketHabit(NAME)
    values = [0.0] * (MATRIX * (TURNS + 2))
    for turn in range(1, TURNS + 1):
        for left in range(1, 10):
            for hours in range(GOAL):
                values[turn * MATRIX + 10 * hours + left] = habit.judge(turn - 1, glance(float(left), float(hours), False))
            values[turn * MATRIX + CELLS + left] = habit.judge(turn - 1, glance(float(left), float(GOAL), True))
    return values


def hard(prospects: Prospects, each: Begun) -> float:
    """How hard those who are left are to divide, as it stands."""
    turn = Turn(prospects, *each, False)
    turn.spread = 1.0
    turn.lay(0, 0)
    turn.stand(0, 0, 0)
    n = int(each[0].up).bit_count()
    return turn.position(each[0].up) + prospects.middle[n] if n > 1 else 0.0


def worked_out(prospects: Prospects, each: Begun, rng: np.random.Generator) -> float:
    """Jack's chance as such a turn begins, to those who do not know him."""
    state, who, likely, hours = each
    tosses = [int(state.faces)]
    if state.turn & 1:
        some = [int(toss) for toss in rng.choice(16, 3, replace=False)]
        tosses = some + [toss ^ 15 for toss in some]
    total = 0.0
    for toss in tosses:
        tossed = state.copy()
        tossed.faces = toss
        turn = Turn(prospects, tossed, who, likely, hours, False)
        turn.solve()
        total += sum(turn.values[k] * likely[k] for k in range(len(who)))
    return total / len(tosses)


def cells(each: Begun) -> list[float]:
    """How likely each number of hourglasses is, beside the number of suspects."""
    state, who, likely, hours = each
    found = [0.0] * CELLS
    for k in range(len(who)):
        for hand in range(GOAL):
            found[10 * hand + int(state.up).bit_count()] += likely[k] * hours[HANDS * k + hand]
    return found


def smooth() -> NDArray[np.float64]:
    """Neighbours in hourglasses or suspects are alike in how far off the judgement was; the last is the weight of the spread."""
    ridge = np.eye(CELLS + 1) * 0.3
    ridge[CELLS, CELLS] = 0.01
    for hours in range(GOAL):
        for left in range(1, 10):
            for other, more in ((hours + 1, left), (hours, left + 1)):
                if other < GOAL and more < 10:
                    a, b = 10 * hours + left, 10 * other + more
                    ridge[[a, b], [a, b]] += 2
                    ridge[[a, b], [b, a]] -= 2
    return ridge


if __name__ == "__main__":
    main()

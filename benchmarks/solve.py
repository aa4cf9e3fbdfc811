"""How fast are small games solved, by CFR+ and by its predictive form?

    python benchmarks/solve.py [NAME ...] [--rounds 2000]

For each game: how large it is, how long it takes to unfold, and after how many rounds of learning (and seconds) the
exploitability is below 0.01, 0.001 and 0.0001. The seconds are of processor time.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from pathlib import Path

from gaslamp import games
from gaslamp.core import PUBLIC, Game, Rng, State, first
from gaslamp.games.mr_jack_pocket.state import PocketState
from gaslamp.games.scotland_yard.game import ScotlandYard
from gaslamp.games.scotland_yard.state import YardState
from gaslamp.search.solve import Solver

GOALS = (1e-2, 1e-3, 1e-4)
Case = tuple[Game, list[tuple[State, float]] | None]


def from_the_start(name: str, detectives: int) -> Case:
    os.environ["GASLAMP_MAPS"] = str(Path(__file__).parent / "maps")
    options = {"length": "standard", "reveals": "standard", "mrx_tickets": "printed", "starts": "split_2013"}
    return ScotlandYard({"detectives": detectives, "map": name, **options}), None


def later(game: Game, seed: int, there: Callable[[State], bool]) -> Case:
    """A random game as the public knows it, when it is there."""
    rng, state, belief = Rng(seed), game.start(), game.belief(PUBLIC)
    while not there(state):
        seat = first(state.to_act())
        move = state.pick(seat, rng)
        belief.hear(seat, game.seen(state, seat, move, PUBLIC))
        state.apply(seat, move)
    return game, belief.worlds()


def yard(detectives: int, seed: int) -> Case:
    game = games.make("scotland_yard", map="small", detectives=detectives)
    return later(game, seed, lambda state: isinstance(state, YardState) and state.round == 7)


def last_turn() -> Case:
    """Three actions to go, and the alibi among them."""

    def there(state: State) -> bool:
        return isinstance(state, PocketState) and state.turn == 8 and int(state.left).bit_count() == 3

    return later(games.make("mr_jack_pocket"), 153, there)


def two_turns() -> Case:
    """Watson walks, witnesses are called, and then comes the whole last turn. Four can be Jack."""
    game = games.make("mr_jack_pocket")
    tiles = "-bert:s,goodley:e,-madame:s,smith:w,lestrade:n,gull:w,-pizer:n,-stealthy:n,-lane"
    position = f"tiles={tiles} holmes=10 watson=3 toby=10 turn=7 tokens=1,2 faces=-holmes,watson,-exchange,-joker"
    return game, [(game.place(f"{position} jack={jack}"), 1.0) for jack in ("goodley", "smith", "lestrade", "gull")]


CASES: dict[str, Callable[[], Case]] = {
    "lane": lambda: from_the_start("lane", 1),
    "mews": lambda: from_the_start("mews", 2),
    "court": lambda: from_the_start("court", 2),
    "small, two detectives": lambda: yard(2, 0),
    "small, three detectives": lambda: yard(3, 10),
    "pocket, last turn": last_turn,
    "pocket, two turns": two_turns,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=[*CASES], metavar="NAME")
    parser.add_argument("--rounds", type=int, default=2000, help="where learning is given up")
    args = parser.parse_args()
    for name in args.names:
        game, roots = CASES[name]()
        for predictive in (False, True):
            begun = time.process_time()
            solver = Solver(game, roots, most=10_000_000, predictive=predictive)
            unfolded = time.process_time() - begun
            if not predictive:
                zero, one = (side.decisions() for side in solver.sides)
                size = f"{solver.nodes:,} moves, {zero:,} and {one:,} decisions, {len(solver.chance):,} ends won by side 0"
                print(f"{name}: {len(roots or [0])} worlds, {size}; unfolded in {unfolded:.2f} s")
            told = [reached(solver, goal, args.rounds) for goal in GOALS]
            least, most = solver.bounds()
            print(f"  {'predictive' if predictive else 'CFR+':<11}{'; '.join(told)}; value {least:.4f} to {most:.4f}", flush=True)


def reached(solver: Solver, goal: float, rounds: int) -> str:
    begun, before = time.process_time(), solver.rounds
    found = solver.solve(goal, rounds - before)
    took = f"{solver.rounds} rounds, {time.process_time() - begun:.2f} s more"
    return f"{goal:g} after {took}" if found <= goal else f"only {found:.5f} after {took}"


if __name__ == "__main__":
    main()

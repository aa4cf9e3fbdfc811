"""How many games can nobody win as Jack against a detective who plays at random? Those he loses before his first move.

    python benchmarks/reckless.py --games 100000

A random detective accuses whomever he can reach, and now and then he is right with the first character he plays.
"""

from __future__ import annotations

import argparse

from gaslamp import games
from gaslamp.arena.statistics import wilson
from gaslamp.core import Game, Rng, members
from gaslamp.sisters.state import DETECTIVE, JACK


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    args = parser.parse_args()
    for game in (games.make("mr_jack"), games.make("mr_jack_new_york")):
        lost = sum(lost_at_once(game, number) for number in range(args.games))
        low, high = (100 * bound for bound in wilson(lost, args.games))
        print(f"{game.name}: arrested before Jack's first move {100 * lost / args.games:.2f} % ({low:.2f} to {high:.2f})")


def lost_at_once(game: Game, number: int) -> bool:
    state, rng = game.start(), Rng(7 << 32 | number)
    while (acting := state.to_act()) and not acting >> JACK & 1:
        seat = members(acting)[0]
        state.apply(seat, state.pick(seat, rng))
    return not acting and bool(state.winners() >> DETECTIVE & 1)


if __name__ == "__main__":
    main()

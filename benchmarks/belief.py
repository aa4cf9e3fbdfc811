"""Scotland Yard's exact belief: what does it cost to keep it? (`beliefs.py` asks whether it holds the truth.)

    python benchmarks/belief.py [--games 10000] [--option NAME=VALUE ...]

Plays random games without and with a spectator's belief, which hears every move.
"""

from __future__ import annotations

import argparse
import time

from gaslamp import games
from gaslamp.cli.common import pairs
from gaslamp.core import PUBLIC, Game, Rng, first
from gaslamp.games.scotland_yard.state import YardState
from gaslamp.games.scotland_yard.whereabouts import Bits
from gaslamp.search.playout import playouts


def bits(game: Game, count: int) -> float:
    """Microseconds to copy a set of possible stations and let Mr X ride on, as a search would at a node."""
    rng, spent, rides = Rng(2), 0.0, 0
    for _ in range(max(1, count // 100)):
        state, places = game.start(), Bits()
        assert isinstance(state, YardState)
        while acting := state.to_act():
            seat = first(acting)
            move = state.pick(seat, rng)
            seen = game.seen(state, seat, move, PUBLIC)
            if state.board.unseen <= seen < state.board.start_unseen:
                begun = time.process_time()
                for _ in range(100):
                    places.copy().spread(state, seen - state.board.unseen)
                spent += time.process_time() - begun
                rides += 100
            places.hear(state, seen)
            state.apply(seat, move)
    return 1e6 * spent / rides


def timed(game: Game, count: int, viewer: int) -> float:
    begun = time.process_time()
    playouts(game, count, Rng(1), viewer)
    return time.process_time() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--option", action="append", default=[])
    args = parser.parse_args()
    game = games.make("scotland_yard", **pairs(args.option, "error-option-form"))
    played, drawn, _ = playouts(game, args.games, Rng(1))
    plain, kept = timed(game, args.games, -1), timed(game, args.games, PUBLIC)
    print(f"without belief: {played / plain:,.0f} players' moves a second of processor time")
    print(f"with belief:    {played / kept:,.0f}, or {1e6 * (kept - plain) / (played + drawn):.2f} µs more for each line heard")
    print(f"as a set of bits: {bits(game, args.games):.2f} µs for each ride of Mr X, copied and spread")


if __name__ == "__main__":
    main()

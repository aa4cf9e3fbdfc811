"""Scotland Yard's exact belief over many random games: does it always hold the truth, and what does it cost?

    python benchmarks/belief.py [--games 10000] [--option NAME=VALUE ...]

Plays random games with the belief of a spectator kept at every move, and after each asks whether the truth is in it. Then the
same games without and with the belief, for the speed.
"""

from __future__ import annotations

import argparse
import time

from gaslamp import games
from gaslamp.cli.common import pairs
from gaslamp.core import PUBLIC, Game, Rng, first
from gaslamp.games.scotland_yard.belief import YardBelief
from gaslamp.games.scotland_yard.state import UNKNOWN, YardState
from gaslamp.games.scotland_yard.whereabouts import Bits
from gaslamp.search.playout import playouts


def follow(game: Game, rng: Rng) -> tuple[int, int]:
    """One random game; how many looks there were at the belief, and how many stations it held in all."""
    state, belief = game.start(), game.belief(PUBLIC)
    assert isinstance(state, YardState)
    assert isinstance(belief, YardBelief)
    looks = stations = 0
    while acting := state.to_act():
        seat = first(acting)
        move = state.pick(seat, rng)
        belief.hear(seat, game.seen(state, seat, move, PUBLIC))
        state.apply(seat, move)
        if state.at[0] != UNKNOWN:
            possible = belief.possible()
            if state.at[0] not in possible:
                raise AssertionError(f"Mr X is at {state.at[0]}, not in {possible}: {game.position(state)}")
            looks += 1
            stations += len(possible)
    return looks, stations


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
    rng, looks, stations = Rng(0), 0, 0
    for _ in range(args.games):
        seen, held = follow(game, rng)
        looks += seen
        stations += held
    print(f"{args.games:,} games, {looks:,} looks: the truth was in it each time; {stations / looks:.1f} stations on average")
    print(f"the same as a set of bits: {bits(game, args.games):.2f} µs for each ride of Mr X, copied and spread")
    played, drawn, _ = playouts(game, args.games, Rng(1))
    plain, kept = timed(game, args.games, -1), timed(game, args.games, PUBLIC)
    print(f"without belief: {played / plain:,.0f} players' moves a second of processor time")
    print(f"with belief:    {played / kept:,.0f}, or {1e6 * (kept - plain) / (played + drawn):.2f} µs more for each line heard")


if __name__ == "__main__":
    main()

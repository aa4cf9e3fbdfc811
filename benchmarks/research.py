"""Our games beside PettingZoo's and OpenSpiel's own, through their interfaces, in one run.

    python benchmarks/research.py [--seconds 2] [--json]

Random play, one thread, per second of processor time; all games take turns, three each.

    pettingzoo   raw environments. `observed`: `last()`, a random move of the mask, `step`, as PettingZoo's own benchmark does.
                 `step`: the same moves again, with nobody looking. Only players' moves are steps; our referee's are made in them.
    openspiel    moves, chance included, from Python: list them, take one, apply it. `with states`: each time a player is asked,
                 also what he knows, as the information-state tensor.
    batched      whole random games by one call from Python: `play_out` for ours; for OpenSpiel's own its random bots in C++.

PettingZoo's classic games need pygame, some also chess or rlcard (`pip install pygame chess rlcard`); what is not there is left
out. OpenSpiel's own are written in C++.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
import pyspiel

import gaslamp.research.openspiel
from gaslamp import games
from gaslamp.core.build import is_compiled
from gaslamp.research import pettingzoo
from gaslamp.research.playouts import play_out

ZOO = ("tictactoe_v3", "connect_four_v3", "chess_v6", "leduc_holdem_v4", "texas_holdem_v4")
SPIEL = ("leduc_poker", "liars_dice", "phantom_ttt", "battleship", "dark_chess")
TURNS = 3
BATCH = 20


class Spent(NamedTuple):
    moves: int
    seconds: float


class Measure(NamedTuple):
    """One figure: `turn` plays for about so many seconds."""

    kind: str
    game: str
    turn: Callable[[float], Spent]


def timed(seconds: float, play: Callable[[], int]) -> Spent:
    """Games, one after the other, until the time is over."""
    moves, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        moves += play()
    return Spent(moves, time.process_time() - begun)


# PettingZoo.


def environments() -> Iterator[tuple[str, Any]]:
    for name in games.OURS:
        yield f"gaslamp {name}", pettingzoo.raw_env(name)
    for name in ZOO:
        try:
            yield name, import_module(f"pettingzoo.classic.{name}").raw_env()
        except ImportError as error:
            print(f"(PettingZoo's {name} is left out: {str(error).splitlines()[0]})")


def observed(env: Any, rng: random.Random, played: list[tuple[int, list[int]]]) -> int:
    """A game in which everybody looks before he moves; it is kept to be played again."""
    seed, moves = rng.getrandbits(31), list[int]()
    env.reset(seed=seed)
    for _ in env.agent_iter():
        seen, _, over, cut, info = env.last()
        if over or cut:
            break
        mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
        moves.append(rng.choice(np.flatnonzero(mask).tolist()))
        env.step(moves[-1])
    played.append((seed, moves))
    return len(moves)


def zoo(name: str, env: Any) -> Iterator[Measure]:
    played: list[tuple[int, list[int]]] = []
    rng = random.Random(1)

    def look(seconds: float) -> Spent:
        return timed(seconds, lambda: observed(env, rng, played))

    def step(seconds: float) -> Spent:
        def again() -> int:
            seed, moves = rng.choice(played)
            env.reset(seed=seed)
            for move in moves:
                env.step(move)
            return len(moves)

        return timed(seconds, again)

    yield Measure("pettingzoo, observed", name, look)
    yield Measure("pettingzoo, step", name, step)


# OpenSpiel.


def walk(game: Any, rng: random.Random, states: bool) -> int:
    """A random game by OpenSpiel's interface; how many moves it had."""
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            if states:
                state.information_state_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
        moves += 1
    return moves


def by_bots(game: Any, rng: random.Random) -> int:
    state = game.new_initial_state()
    bots = [pyspiel.make_uniform_random_bot(player, rng.getrandbits(31)) for player in range(game.num_players())]
    pyspiel.evaluate_bots(state, bots, rng.getrandbits(31))
    return len(state.history())


def spiel(name: str, load: str, ours: str) -> Iterator[Measure]:
    game, rng = pyspiel.load_game(load), random.Random(1)

    def batch() -> int:
        return int(play_out(made, BATCH, rng.getrandbits(31)).lengths.sum())

    yield Measure("openspiel", name, lambda seconds: timed(seconds, lambda: walk(game, rng, False)))
    if game.get_type().provides_information_state_tensor:
        yield Measure("openspiel, with states", name, lambda seconds: timed(seconds, lambda: walk(game, rng, True)))
    if ours:
        made = games.make(ours)
        yield Measure("batched", name, lambda seconds: timed(seconds, batch))
    else:
        yield Measure("batched", name, lambda seconds: timed(seconds, lambda: by_bots(game, rng)))


def measures() -> Iterator[Measure]:
    for name, env in environments():
        yield from zoo(name, env)
    for name in games.OURS:
        yield from spiel(f"gaslamp {name}", f"{gaslamp.research.openspiel.PREFIX}{name}", name)
    for name in SPIEL:
        yield from spiel(name, name, "")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found: dict[str, dict[str, float]] = {}
    everything = [(measure, list[Spent]()) for measure in measures()]
    for _ in range(TURNS):
        for measure, spent in everything:
            spent.append(measure.turn(args.seconds / TURNS))
    for measure, spent in everything:
        rate = sum(each.moves for each in spent) / sum(each.seconds for each in spent)
        found.setdefault(measure.kind, {})[measure.game] = round(rate)
    if args.json:
        print(json.dumps({"compiled": is_compiled(), "moves_a_second": found}))
        return
    print(f"moves per second of processor time, Gaslamp {'compiled' if is_compiled() else 'uncompiled'}")
    for kind, rates in found.items():
        print(kind)
        for name, rate in rates.items():
            print(f"  {name:<26}{rate:>12,.0f}")


if __name__ == "__main__":
    main()

"""Random games: the measure of an engine's speed, and the simplest opinion about a position."""

from mypy_extensions import i64

from gaslamp.core.game import Game
from gaslamp.core.referee import draw
from gaslamp.core.rng import Rng
from gaslamp.core.state import NOBODY, REFEREE, State, first


def playout(state: State, rng: Rng) -> i64:
    """Play random moves to the end, in place; returns how many there were."""
    played: i64 = 0
    while True:
        acting = state.to_act()
        if acting == NOBODY:
            return played
        if acting >> REFEREE & 1:
            state.apply(REFEREE, draw(state, rng))
        else:
            seat = first(acting)  # the order of simultaneous answers does not matter
            moves = state.moves(seat)
            state.apply(seat, moves[rng.below(len(moves))])
        played += 1


def playouts(game: Game, games: int, rng: Rng) -> tuple[int, dict[str, int]]:
    """Play whole random games; returns the moves made and the games each side won."""
    played: i64 = 0
    wins = dict.fromkeys(game.sides, 0)
    for _ in range(games):
        state = game.start()
        played += playout(state, rng)
        winners = int(state.winners())
        for side, seats in game.sides.items():
            if winners & seats:
                wins[side] += 1
    return int(played), wins

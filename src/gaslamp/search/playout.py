"""Random games: the measure of an engine's speed, and the simplest opinion about a position."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gaslamp.core.game import Game
from gaslamp.core.rng import Rng
from gaslamp.core.state import NOBODY, REFEREE, State, first


@mypyc_attr(allow_interpreted_subclasses=True)
class Habit:
    """How players move where nobody thinks about it. A game's own habits leave out what no player would do."""

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        """A legal move of a player; any, to those without habits."""
        return state.pick(seat, rng)


NO_HABIT: Final = Habit()


def playout(state: State, rng: Rng, habit: Habit = NO_HABIT) -> tuple[i64, i64]:
    """Play on to the end without thinking, in place; returns how many moves the players made, and the referee."""
    played: i64 = 0
    drawn: i64 = 0
    while True:
        acting = state.to_act()
        if acting == NOBODY:
            return played, drawn
        if acting >> REFEREE & 1:
            state.apply(REFEREE, state.pick(REFEREE, rng))
            drawn += 1
        else:
            seat = first(acting)  # the order of simultaneous answers does not matter
            state.apply(seat, habit.pick(state, seat, rng))
            played += 1


def followed(game: Game, viewer: int, state: State, rng: Rng) -> tuple[i64, i64]:
    """The same while somebody's belief hears every move of a game from its start."""
    belief = game.belief(viewer)
    played: i64 = 0
    drawn: i64 = 0
    while True:
        acting = state.to_act()
        if acting == NOBODY:
            return played, drawn
        seat = first(acting)
        move = state.pick(seat, rng)
        belief.hear(seat, game.seen(state, seat, move, viewer))
        state.apply(seat, move)
        if seat == REFEREE:
            drawn += 1
        else:
            played += 1


def playouts(game: Game, games: int, rng: Rng, viewer: int = -1) -> tuple[int, int, dict[str, int]]:
    """Play whole random games; returns the moves the players made, the referee's, and the games each side won.

    With a viewer, his belief is kept at every move.
    """
    played: i64 = 0
    drawn: i64 = 0
    wins = dict.fromkeys(game.sides, 0)
    for _ in range(games):
        state = game.start()
        moves, chances = playout(state, rng) if viewer < 0 else followed(game, viewer, state, rng)
        played += moves
        drawn += chances
        winners = int(state.winners())
        for side, seats in game.sides.items():
            if winners & seats:
                wins[side] += 1
    return int(played), int(drawn), wins

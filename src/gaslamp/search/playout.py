"""Games without thinking: the measure of an engine's speed, and the simplest opinion about a position."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gaslamp.core.belief import Belief
from gaslamp.core.game import Game
from gaslamp.core.rng import Rng
from gaslamp.core.state import NOBODY, REFEREE, State, first
from gaslamp.search.reading import Reading

WHAT_IT_HEARD: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Habit:
    """What players know without thinking: how one moves, what others cannot know of one, how a position looks.

    Nothing of it is needed: without habits players move at random, games are played to their end, and a search works. A game's
    own habits leave out what no player would do, and judge a position before the end.
    """

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        """A legal move of a player; any, to those without habits."""
        return state.pick(seat, rng)

    def secret(self, state: State, seat: i64) -> i64:
        """A number for what a seat knows and the public does not; WHAT_IT_HEARD if only the lines it heard can tell."""
        return WHAT_IT_HEARD

    def hides(self, seat: i64) -> bool:
        """Whether a seat's secret is what the others want to know. Its player thinks of what else they must reckon with."""
        return False

    def begin(self, belief: Belief) -> None:
        """Somebody begins to think about a move, and this is what can be believed by those who do not know his secrets."""

    def imagine(self, belief: Belief, rng: Rng) -> State:
        """A world to think about. A game's habits may know better than the belief how people play."""
        return belief.draw(rng)

    def opinion(self, world: State, weight: float) -> float:
        """The weight of a world, for who knows how people play."""
        return weight

    def enough(self, state: State) -> bool:
        """Whether a game that is played on without thinking can be judged here."""
        return False

    def chances(self, state: State, seats: i64) -> vec[float]:
        """How likely each of so many seats is to win; once the game is over, that is known."""
        winners = state.winners()
        found = vec[float]([0.0] * int(seats))
        for seat in range(seats):
            if winners >> seat & 1:
                found[seat] = 1.0
        return found

    def sensible(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        """The legal moves that are worth thinking about: at least one."""
        return moves

    def looks(self, state: State, seat: i64, moves: vec[i64]) -> vec[float]:
        """How good each move looks at first sight, between 0 and 1; empty where nobody can tell."""
        return vec[float]()

    def outlook(self, state: State) -> float:
        """In the middle of a round: the chance, at first sight, of the seat that hides; negative where nobody can tell."""
        return -1.0

    def key(self, state: State) -> i64:
        """A number below 2**41 for all that matters in a state, if different ways lead to the same; 0 for none."""
        return 0

    def secrets(self, belief: Belief) -> vec[i64]:
        """What he may hide, for who reads it from his moves."""
        raise NotImplementedError

    def becomes(self, secret: i64, move: i64) -> i64:
        """The secret after the hidden side's move."""
        return secret

    def inclined(self, state: State, seat: i64, seen: i64, secrets: vec[i64]) -> vec[float]:
        """How likely somebody who thinks little makes the move that was seen, with each of these secrets; the state may have
        any of them. Empty where only the first look at each move can tell.
        """
        return vec[float]()

    def consider(self, reading: Reading) -> bool:
        """What was read may change what is imagined. False if it does not: then unlikely worlds are imagined and thrown away."""
        return False

    def trust(self) -> float:
        """How many trials the first look at a move counts for."""
        return 2.0

    def exploration(self) -> float:
        """How much a search is drawn to what was tried little."""
        return 0.7


NO_HABIT: Final = Habit()


def playout(state: State, rng: Rng, habit: Habit = NO_HABIT) -> tuple[i64, i64]:
    """Play on without thinking, in place, to the end or till it is enough; returns how many moves players and referee made."""
    played: i64 = 0
    drawn: i64 = 0
    while True:
        acting = state.to_act()
        if acting == NOBODY or habit.enough(state):
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

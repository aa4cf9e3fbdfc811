"""A player of Pocket who thinks a whole turn through, for everybody who can be Jack at once (`pocket_turns.py`)."""

import time

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.bots.pocket_prospects import Prospects
from gaslamp.bots.pocket_turns import HANDS, Turn, zeros
from gaslamp.core.belief import Belief
from gaslamp.core.game import Game
from gaslamp.core.rng import Rng
from gaslamp.core.view import View
from gaslamp.games.mr_jack_pocket.belief import PocketBelief
from gaslamp.games.mr_jack_pocket.board import PLACES, TURNS
from gaslamp.games.mr_jack_pocket.state import PocketState
from gaslamp.search.bot import Bot


class PocketPlanner(Bot):
    """Thinks so many next turns through besides, or for a time. These count as its thoughts."""

    def __init__(self, game: Game, viewer: int, rng: Rng, turns: int = 1000, seconds: float = 0.0) -> None:
        belief = game.belief(viewer)
        assert isinstance(belief, PocketBelief)
        self.belief = belief
        self.rng = rng
        self.turns = turns
        self.seconds = seconds
        self.prospects = Prospects(game.name)
        self.thought = 0

    def thoughts(self) -> int:
        return self.thought

    def hear(self, seat: i64, seen: i64) -> None:
        self.belief.hear(seat, seen)

    def choose(self, seat: i64, view: View, moves: vec[i64]) -> i64:
        if len(moves) == 1:
            return moves[0]
        until = time.perf_counter() + self.seconds if self.seconds > 0.0 else 0.0
        turn = self.unfold()
        if turn.state.turn & 1 and turn.state.turn < TURNS:  # now it is known what the tokens will show next
            turn.think(self.rng, self.turns if until == 0.0 else 1_000_000, until)
        self.thought += 1 + turn.looked
        best = moves[0]
        most = -1.0
        for move in moves:
            value = turn.worth(move, seat) + float(self.rng.next32()) * 1e-15  # equals are equal
            if value > most:
                best, most = move, value
        return best

    def unfold(self) -> Turn:
        """What can become of this turn, by what those believe who do not know Jack; Jack adds himself."""
        outsider = self.belief.outsider
        known = self.belief.known
        turn = unfolded(self.prospects, known, self.belief if outsider is None else outsider, outsider is not None)
        turn.solve()
        return turn


def unfolded(prospects: Prospects, state: PocketState, belief: Belief, mine: bool) -> Turn:
    """A turn from where it is, by somebody's belief; `mine` if the state is Jack's own, who knows more."""
    shares = zeros(PLACES)
    hands = zeros(PLACES * HANDS)
    for world, weight in belief.worlds() or []:
        assert isinstance(world, PocketState)
        shares[world.jack] += weight
        hands[world.jack * HANDS + min(world.hourglasses(), HANDS - 1)] += weight
    who = vec[i64]()
    likely = vec[float]()
    hours = vec[float]()
    for suspect in range(PLACES):
        if shares[suspect] > 0.0:
            who = append(who, i64(suspect))
            likely = append(likely, shares[suspect])
            for at in range(suspect * HANDS, suspect * HANDS + HANDS):
                hours = append(hours, hands[at] / shares[suspect])
    if mine:
        who = append(who, state.jack)
        likely = append(likely, 0.0)
        hand = min(state.hourglasses(), HANDS - 1)
        for hourglasses in range(HANDS):
            hours = append(hours, 1.0 if hourglasses == hand else 0.0)
    return Turn(prospects, state, who, likely, hours, mine)

"""The end of a game, solved: a player who does in it what an equilibrium does, and before it what another player would do.

Once little enough can still happen, everything that can is unfolded, for all that may be hidden from anybody, and both sides are
let learn until neither can do better (`solve.py`). From then on the player does what it has learnt to do on average, drawn by
chance where it mixes: what it does and hears leads from one decision of the solution to the next, so it needs to be solved once.
If too much can still happen for the budget, the other player chooses, and at the next decision it is tried again. A game may
also be so small that all of it is solved before its first move (`Solved`).

Both sides are taken to know what everybody can know when it begins; what earlier moves told about a secret is not reckoned with.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gaslamp.core.belief import Belief
from gaslamp.core.errors import SetupError
from gaslamp.core.game import Game
from gaslamp.core.rng import Rng
from gaslamp.core.state import PUBLIC, State
from gaslamp.core.view import View, as_bytes
from gaslamp.search.bot import Bot, in_public
from gaslamp.search.solve import Player, Solver

A_SECOND: Final = 150_000
"""Moves that can be unfolded, and learnt from, within half a second."""
A_ROUND: Final = 5
"""The same for a budget in rounds: as many moves for each round."""
A_WORLD: Final = 20
"""To begin with another world takes as long as so many moves."""
GOOD: Final = 0.001
"""So much less than it could a side may win in the end ..."""
ENOUGH: Final = 300
"""... or so often each side has learnt."""
SELDOM: Final = 0.05
"""What is done so much less often than the likeliest is noise, and left out."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Endgame(Bot):
    """`near` says when it is worth trying."""

    def __init__(self, game: Game, viewer: int, rng: Rng, inner: Bot, rounds: int, seconds: float = 0.0) -> None:
        self.game = game
        self.viewer = viewer
        self.rng = rng
        self.inner = inner
        self.most = int(seconds * A_SECOND) if seconds > 0.0 else rounds * A_ROUND
        """Moves that may be unfolded."""
        self.own: Belief = game.belief(viewer)
        self.public: Belief = game.belief(PUBLIC)
        self.player: Player | None = None
        """This side, as it learnt to play."""
        self.policy = vec[float]()
        self.story: i64 = -1
        """What it has heard in the solution."""
        self.value = -1.0
        """How likely the first side wins by the solution, as long as it is followed; else negative."""
        self.rounds = 0

    def near(self, state: State) -> bool:
        """Whether the end is so near that it may be worked out."""
        raise NotImplementedError

    def thoughts(self) -> int:
        return self.inner.thoughts() + self.rounds

    def gesture(self) -> str:
        return self.inner.gesture()

    def hear(self, seat: i64, seen: i64) -> None:
        self.public.hear(seat, in_public(self.game, self.own, seat, seen))
        self.own.hear(seat, seen)
        self.inner.hear(seat, seen)
        if self.player is not None and self.story >= 0:
            self.story = self.player.stories.get(self.story << 24 | seen << 4 | seat, -1)

    def choose(self, seat: i64, view: View, moves: vec[i64]) -> i64:
        if len(moves) == 1:
            return moves[0]
        if self.decision() < 0:
            self.work_out(view)
        decision = self.decision()
        player = self.player
        if decision < 0 or player is None:
            self.value = -1.0
            return self.inner.choose(seat, view, moves)
        begin, end = player.choices(decision)
        most = 0.0
        for choice in range(begin, end):
            most = max(most, self.policy[choice])
        whole = 0.0
        chosen = begin
        for choice in range(begin, end):
            share = self.policy[choice]
            if share >= SELDOM * most:
                whole += share
                if float(self.rng.next32()) * whole < share * 4294967296.0:
                    chosen = choice
        return player.moves[chosen]

    def decision(self) -> int:
        """Where this player is in the solution; negative if nothing was solved that leads here."""
        if self.player is None or self.story < 0:
            return -1
        return int(self.player.asked.get(self.story, -1))

    def work_out(self, view: View) -> None:
        """Solve what is left, if it is not too much."""
        self.player = None
        if not self.near(self.own.draw(Rng(0))):  # any will do: how near the end is depends on nothing hidden
            return
        worlds = self.public.worlds()
        if worlds is None or len(worlds) * A_WORLD > self.most:
            return
        try:
            solver = Solver(self.game, worlds, self.most, keep=True)
        except SetupError:
            return
        solver.solve(GOOD, ENOUGH)
        self.rounds += solver.rounds
        self.follow(solver, view)

    def follow(self, solver: Solver, view: View) -> None:
        """Do from now on what this side has learnt, who sees this to begin with."""
        for player in solver.sides:
            if player.viewer == self.viewer:
                self.player = player
                self.policy = player.average()
                self.story = player.openings.get(as_bytes(view), -1)
                self.value = solver.value(solver.sides[0].average(), solver.sides[1].average())


class Solved(Endgame):
    """A game that is small enough as a whole, such as Scotland Yard on a map of a dozen stations: solved before its first move.

    Then nothing was told before, and what it does is all that can be asked for. What is too large is left to the other player.
    """

    def __init__(self, game: Game, viewer: int, rng: Rng, inner: Bot, rounds: int, seconds: float = 0.0) -> None:
        super().__init__(game, viewer, rng, inner, rounds, seconds)
        solver = whole(game, self.most)
        if solver is not None:
            self.follow(solver, game.view(game.start(), viewer))

    def near(self, state: State) -> bool:
        return False


SOLUTIONS: Final[dict[str, Solver | None]] = {}
"""Of whole games; nothing for those that are too large."""
REMEMBERED: Final = 4


def whole(game: Game, most: int) -> Solver | None:
    """A game solved from its start, if that takes no more moves; players of one game share it."""
    key = f"{game.name} {game.rules} {sorted(game.settings.items())} {most}"
    if key not in SOLUTIONS:
        while len(SOLUTIONS) >= REMEMBERED:
            SOLUTIONS.pop(next(iter(SOLUTIONS)))
        try:
            solver = Solver(game, None, most, keep=True)
            solver.solve(GOOD, ENOUGH)
            SOLUTIONS[key] = solver
        except SetupError:
            SOLUTIONS[key] = None
    return SOLUTIONS[key]

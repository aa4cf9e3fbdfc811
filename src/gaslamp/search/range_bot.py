"""A player who thinks by public-belief search (`ranges.py`), and keeps the range from move to move.

What the hidden side did tells something about its secret, as far as it would not have done so with every secret. So after each of
its moves the range changes by the strategies of the moment before, and the next search begins with that. The hidden player does
the same with himself: he knows what he has told.
"""

import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.game import Game
from gaslamp.core.rng import Rng
from gaslamp.core.state import PUBLIC
from gaslamp.core.view import View
from gaslamp.search.bot import Bot, in_public
from gaslamp.search.guise import Guise
from gaslamp.search.ranges import NONE, Moment, Ranges, drawn, zeros

LISTEN: Final = 24
"""Visits to a moment before what the hidden side did there is taken to tell something."""
AT_LEAST: Final = 8
"""Visits, however little time there is."""


class RangeBot(Bot):
    """Thinks for a number of visits, or for a time. The seat that hides something is one seat, and alone on its side."""

    def __init__(self, game: Game, viewer: int, rng: Rng, guise: Guise, visits: int = 1000, seconds: float = 0.0) -> None:
        self.game = game
        self.viewer = viewer
        self.rng = rng
        self.guise = guise
        self.hider: i64 = 0
        for seat in range(len(game.seats)):
            if guise.hides(seat):
                self.hider = seat
        self.visits = visits
        self.seconds = seconds
        self.hides = viewer >> self.hider & 1 == 1
        self.belief: Belief = game.belief(viewer)
        self.public: Belief = game.belief(PUBLIC)
        self.tree = Ranges(game, guise, self.hider, rng)
        self.moment: Moment | None = None
        self.weights: dict[i64, float] = {}
        """How likely each secret is by what was played; what is missing is as likely as the belief says."""
        self.owed = 0.0
        """Seconds that listening took: they are part of the next move's."""
        self.thought = 0

    def thoughts(self) -> int:
        return self.thought

    def hear(self, seat: i64, seen: i64) -> None:
        public = in_public(self.game, self.belief, seat, seen)
        begun = time.perf_counter()
        after: Moment | None = None
        if seat == self.hider:
            self.listen(public)
        if self.moment is not None and (public == seen or seat == self.hider):
            place = self.moment.after(public)
            if place != NONE:
                after = self.moment.next[place]
        self.belief.hear(seat, seen)
        self.public.hear(seat, public)
        self.moment = after
        if self.seconds > 0.0:
            self.owed += time.perf_counter() - begun

    def listen(self, public: i64) -> None:
        """What the hidden side did tells something, if it would not have done so with every secret."""
        moment = self.now()
        if len(moment.secrets) == 1 or moment.mover != self.hider:
            self.weights = {}
            return
        reach = self.reach(moment)
        while not moment.open or (moment.visits < LISTEN and not self.hides):
            self.tree.visit(moment, reach, NONE)
        place = moment.after(public)
        if place == NONE:
            return
        for at in range(len(reach)):
            reach[at] = self.weights.get(moment.secrets[at], reach[at])
        told = self.tree.reach_after(moment, place, reach)
        secrets = moment.then[place]
        self.weights = {secrets[at]: told[at] for at in range(len(told))}

    def outsider(self) -> Belief:
        """What is believed by those who do not know the secret."""
        return self.public if self.hides else self.belief

    def now(self) -> Moment:
        moment = self.moment
        if moment is None:
            self.guise.prepare(self.belief, self.outsider(), self.rng)
            moment = Moment(self.guise.scene(self.belief, self.outsider()), self.guise.candidates(self.belief, self.outsider()))
            self.moment = moment
        return moment

    def reach(self, moment: Moment) -> vec[float]:
        """How likely each secret of a moment is: by what was played, and a little by the belief alone."""
        blind = self.guise.prior(self.outsider(), moment.secrets)
        told = zeros(len(blind))
        total = 0.0
        for at in range(len(blind)):
            if blind[at] > 0.0:
                told[at] = self.weights.get(moment.secrets[at], blind[at])
                total += told[at]
        if total <= 0.0:
            return blind
        doubt = self.guise.doubt()
        for at in range(len(blind)):
            told[at] = (1.0 - doubt) * told[at] / total + doubt * blind[at]
        return told

    def choose(self, seat: i64, view: View, moves: vec[i64]) -> i64:
        if len(moves) == 1:
            return moves[0]
        begun = time.perf_counter()
        self.guise.prepare(self.belief, self.outsider(), self.rng)
        moment = self.now()
        mine: i64 = NONE
        if self.hides:
            secret = self.guise.secret(self.belief.draw(self.rng), seat)
            mine = moment.place(secret)
            if mine == NONE:  # what was thought of before left it out
                self.moment = None
                moment = self.now()
                mine = moment.place(secret)
        reach = self.reach(moment)
        until = begun + self.seconds - self.owed
        done = 0
        while time.perf_counter() < until or done < AT_LEAST if self.seconds > 0.0 else done < self.visits:
            self.tree.visit(moment, reach, mine)
            done += 1
        self.thought += done
        self.owed = max(0.0, time.perf_counter() - until) if self.seconds > 0.0 else 0.0
        return self.played(moment, mine)

    def played(self, moment: Moment, mine: i64) -> i64:
        """A move by the average strategy; what it plays rarely is not played."""
        start: i64 = 0
        end: i64 = len(moment.moves)
        if mine != NONE:
            start = moment.begins[mine]
            end = moment.begins[mine + 1]
        most = 0.0
        for option in range(start, end):
            most = max(most, moment.average[option])
        kept = zeros(len(moment.moves))
        for option in range(start, end):
            if moment.average[option] >= most * self.guise.rarely():
                kept[option] = moment.average[option]
        return moment.moves[drawn(kept, start, end, self.rng)]

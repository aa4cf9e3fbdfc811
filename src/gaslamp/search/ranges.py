"""Public-belief search, for games in which one side hides something: every secret is thought about at once.

A *moment* is a position as everybody sees it, with all the secrets that the hidden side may have (who Jack is, where Mr X is)
and how likely each is: the *range*. The hidden side decides for every secret, the others once for all of them. What is played
is a *mixed* strategy: each option in proportion to how much it is regretted not to have been played so far (predictive regret
matching). So Jack learns to do the same whoever he is where differing would tell, and what a move tells about him is in
the range of the next moment.

The tree grows as it is walked: each visit goes down one way, half by the strategies, half by what promises much and was tried
little, and opens one new moment, whose options are judged at first sight for all secrets together. On the way back every
moment passed takes its options' new values, changes its regrets and strategy, and so its own values: for each secret the hidden
side's chance.

Schmid and others, "Student of Games" (2023), grow such trees; Farina, Kroer and Sandholm (2021) predict regrets; docs/ranges.md
says more.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.game import Game
from gaslamp.core.referee import shares
from gaslamp.core.rng import Rng
from gaslamp.core.state import NOBODY, PUBLIC, REFEREE, State, first
from gaslamp.search.guise import Guise

MARGIN: Final = 0.02
"""What looks so much worse than the best at first sight is not played before it was looked at twice."""
WIDE: Final = 10
"""So many things that can happen are all looked at."""
BEFORE: Final = 2.0
"""Where more can, how it looked before counts for so many of them."""
HARDLY: Final = 0.001
"""So likely is a secret at least, where an average is made: what it would do should be known, too."""
NONE: Final = -1
NOTHING: Final = vec[float]([0.0] * 4096)


class Moment:
    """A position as everybody sees it, for all secrets."""

    def __init__(self, state: State, secrets: vec[i64]) -> None:
        self.state = state
        self.secrets = secrets
        acting = state.to_act()
        self.mover: i64 = NONE if acting == NOBODY else first(acting)
        self.open = False
        self.wide = False
        """Whether so much can happen that only some of it is looked at."""
        self.visits = 0.0
        self.value = zeros(len(secrets))
        """The hidden side's chance to win, by secret."""
        self.begins = vec[i64]()
        """Where the options of each secret begin; those of the others, who know none, are one list."""
        self.moves = vec[i64]()
        self.branch = vec[i64]()
        """What everybody sees of each option, by its place in `seen`."""
        self.lands = vec[i64]()
        """The secret after it, by its place in the next moment."""
        self.worth = vec[float]()
        """The hidden side's chance after each option; after those of the others, by secret."""
        self.regret = vec[float]()
        self.strategy = vec[float]()
        self.average = vec[float]()
        self.sums = vec[float]()
        """Of what was averaged, by secret."""
        self.tried = vec[float]()
        self.seen = vec[i64]()
        self.then: list[vec[i64]] = []
        """The secrets after each branch; after those of who knows none they are the same."""
        self.next: list[Moment | None] = []

    def place(self, secret: i64) -> i64:
        for at in range(len(self.secrets)):
            if self.secrets[at] == secret:
                return at
        return NONE

    def after(self, seen: i64) -> i64:
        """The branch of what everybody saw."""
        for at in range(len(self.seen)):
            if self.seen[at] == seen:
                return at
        return NONE


class Ranges:
    """The tree and how it grows."""

    def __init__(self, game: Game, guise: Guise, hider: i64, rng: Rng) -> None:
        self.game = game
        self.guise = guise
        self.hider = hider
        self.rng = rng

    # Opening a moment.

    def unfold(self, moment: Moment, reach: vec[float]) -> None:
        """See what can be done, and how it looks."""
        moment.open = True
        if moment.mover == NONE:
            won = 1.0 if moment.state.winners() >> self.hider & 1 else 0.0
            moment.value = vec[float]([won] * len(moment.secrets))
        elif moment.mover == REFEREE:
            self.unfold_chance(moment, reach)
        elif moment.mover == self.hider:
            self.unfold_hidden(moment, reach)
        else:
            self.unfold_open(moment, reach)

    def unfold_open(self, moment: Moment, reach: vec[float]) -> None:
        """For who does not know the secret: one list."""
        state = moment.state
        moment.moves = self.guise.sensible(state, moment.mover, state.moves(moment.mover))
        size = len(moment.secrets)
        for move in moment.moves:
            seen = self.game.seen(state, moment.mover, move, PUBLIC)
            moment.branch = append(moment.branch, i64(len(moment.seen)))
            moment.seen = append(moment.seen, seen)
            moment.next.append(None)
            for chance in self.glimpse(moment, seen, moment.secrets):
                moment.worth = append(moment.worth, chance)
        many = len(moment.moves)
        moment.regret = zeros(many)
        moment.strategy = zeros(many)
        moment.average = zeros(many)
        moment.tried = zeros(many)
        looks = zeros(many)
        for option in range(many):
            for at in range(size):
                looks[option] -= reach[at] * moment.worth[option * size + at]
        self.begin(moment, looks, 0, many)
        self.learn_open(moment, reach)

    def unfold_hidden(self, moment: Moment, reach: vec[float]) -> None:
        """For the hidden side: a list for each secret."""
        state = moment.state
        guise = self.guise
        places: dict[i64, i64] = {}
        for secret in moment.secrets:
            moment.begins = append(moment.begins, i64(len(moment.moves)))
            guise.disguise(state, secret)
            for move in guise.sensible(state, moment.mover, state.moves(moment.mover)):
                self.lead(moment, places, move, guise.becomes(secret, move))
        many = len(moment.moves)
        moment.begins = append(moment.begins, i64(many))
        moment.sums = zeros(len(moment.secrets))
        moment.worth = zeros(many)
        moment.regret = zeros(many)
        moment.strategy = zeros(many)
        moment.average = zeros(many)
        moment.tried = zeros(many)
        looks = [self.glimpse(moment, moment.seen[at], moment.then[at]) for at in range(len(moment.seen))]
        for option in range(many):
            moment.worth[option] = looks[moment.branch[option]][moment.lands[option]]
        for at in range(len(moment.secrets)):
            self.begin(moment, moment.worth, moment.begins[at], moment.begins[at + 1])
        self.learn_hidden(moment, reach)

    def lead(self, moment: Moment, places: dict[i64, i64], move: i64, secret: i64) -> None:
        """One more option: which branch it is of, and which of the secrets after that branch is its own."""
        seen = self.game.seen(moment.state, moment.mover, move, PUBLIC)
        place = places.get(seen, NONE)
        if place == NONE:
            place = len(moment.seen)
            places[seen] = place
            moment.seen = append(moment.seen, seen)
            moment.next.append(None)
            moment.then.append(vec[i64]())
        then = moment.then[place]
        here: i64 = len(then) - 1  # nearly always it is the last, or new
        while here >= 0 and then[here] != secret:
            here -= 1
        if here < 0:
            here = len(then)
            moment.then[place] = append(then, secret)
        moment.moves = append(moment.moves, move)
        moment.branch = append(moment.branch, place)
        moment.lands = append(moment.lands, here)

    def unfold_chance(self, moment: Moment, reach: vec[float]) -> None:
        """What the referee says depends on the secret: a witness's answer. `strategy` holds his odds."""
        state = moment.state
        places: dict[i64, i64] = {}
        for at in range(len(moment.secrets)):
            moment.begins = append(moment.begins, i64(len(moment.moves)))
            self.guise.disguise(state, moment.secrets[at])
            moves = state.moves(REFEREE)
            odds = shares(state, len(moves))
            for number in range(len(moves)):
                self.lead(moment, places, moves[number], moment.secrets[at])
                moment.strategy = append(moment.strategy, odds[number])
        many = len(moment.moves)
        moment.begins = append(moment.begins, i64(many))
        moment.wide = many > WIDE * len(moment.secrets)
        if moment.wide:
            moment.value = self.guise.survey(state, moment.secrets)
            moment.worth = moment.value[:]
            return
        moment.worth = zeros(many)
        for place in range(len(moment.seen)):
            chances = self.glimpse(moment, moment.seen[place], moment.then[place])
            for option in range(many):
                if moment.branch[option] == place:
                    moment.worth[option] = chances[moment.lands[option]]
        self.average_out(moment)

    def begin(self, moment: Moment, looks: vec[float], start: i64, end: i64) -> None:
        """A first strategy: what looks best, or nearly so."""
        most = looks[start]
        for option in range(start + 1, end):
            most = max(most, looks[option])
        total = 0.0
        for option in range(start, end):
            moment.regret[option] = max(looks[option] - most + MARGIN, 0.0)
            total += moment.regret[option]
        for option in range(start, end):
            moment.strategy[option] = moment.regret[option] / total

    def glimpse(self, moment: Moment, seen: i64, secrets: vec[i64]) -> vec[float]:
        """How a branch looks at first sight, by the secret after it."""
        state = moment.state.copy()
        state.apply(moment.mover, seen)
        if state.to_act() == NOBODY:
            return vec[float]([1.0 if state.winners() >> self.hider & 1 else 0.0] * len(secrets))
        return self.guise.survey(state, secrets)

    def step(self, moment: Moment, place: i64) -> Moment:
        """The moment after a branch."""
        child = moment.next[place]
        if child is None:
            state = moment.state.copy()
            state.apply(moment.mover, moment.seen[place])
            child = Moment(state, moment.then[place] if len(moment.begins) else moment.secrets)
            moment.next[place] = child
        return child

    # Walking.

    def visit(self, moment: Moment, reach: vec[float], mine: i64) -> None:
        """Go down one way and learn from it. `mine` is the place of the thinking player's own secret, if he hides one."""
        if not moment.open:
            self.unfold(moment, reach)
            return
        if moment.mover == NONE:
            return
        moment.visits += 1.0
        if moment.mover == REFEREE:
            at = self.somebody(reach, mine)
            option = drawn(moment.strategy, moment.begins[at], moment.begins[at + 1], self.rng)
        elif moment.mover == self.hider:
            at = self.somebody(reach, mine)
            option = self.pick(moment, moment.begins[at], moment.begins[at + 1], False, reach)
        else:
            option = self.pick(moment, 0, len(moment.moves), True, reach)
        place = moment.branch[option]
        child = self.step(moment, place)
        if moment.mover == REFEREE or moment.mover == self.hider:
            below = self.reach_after(moment, place, reach)
            if mine != NONE:
                mine = self.follow(moment, place, mine)
        else:
            below = reach
        self.visit(child, below, mine)
        self.take_over(moment, place, child)
        if moment.mover == REFEREE:
            self.average_out(moment)
        elif moment.mover == self.hider:
            self.learn_hidden(moment, reach)
        else:
            self.learn_open(moment, reach)

    def somebody(self, reach: vec[float], mine: i64) -> i64:
        """The place of a secret to think about: half of the time one's own."""
        return mine if mine != NONE and self.rng.below(2) == 0 else drawn(reach, 0, len(reach), self.rng)

    def pick(self, moment: Moment, start: i64, end: i64, known: bool, reach: vec[float]) -> i64:
        """An option to look at: one that is played, or one that promises much and was tried little."""
        option: i64 = start
        if self.rng.below(2) == 0:
            option = drawn(moment.strategy, start, end, self.rng)
        else:
            most = -1e9
            drive = self.guise.exploration() * math.sqrt(math.log(1.0 + moment.visits))
            trust = self.guise.trust()
            size = len(moment.secrets)
            for each in range(start, end):
                if known:
                    value = 0.0
                    for at in range(size):
                        value -= reach[at] * moment.worth[each * size + at]
                else:
                    value = moment.worth[each]
                value += drive / math.sqrt(moment.tried[each] + trust)
                if value > most:
                    most = value
                    option = each
        moment.tried[option] += 1.0
        return option

    def follow(self, moment: Moment, place: i64, mine: i64) -> i64:
        """Where one's own secret is after a branch; NONE if one would not have gone there."""
        for option in range(moment.begins[mine], moment.begins[mine + 1]):
            if moment.branch[option] == place:
                return moment.lands[option]
        return NONE

    def reach_after(self, moment: Moment, place: i64, reach: vec[float]) -> vec[float]:
        """How likely each secret is after a branch, by the strategies (or the referee's odds)."""
        child = self.step(moment, place)
        weights = zeros(len(child.secrets))
        aside = self.guise.aside()
        for at in range(len(moment.secrets)):
            start = moment.begins[at]
            end = moment.begins[at + 1]
            for option in range(start, end):
                if moment.branch[option] == place:
                    played = moment.strategy[option]
                    if moment.mover != REFEREE:
                        if moment.sums[at] > 0.0:
                            played = moment.average[option] / moment.sums[at]
                        played = (1.0 - aside) * played + aside / float(end - start)
                    weights[moment.lands[option]] += reach[at] * played
        return normal(weights)

    # Learning.

    def take_over(self, moment: Moment, place: i64, child: Moment) -> None:
        if moment.wide:
            return
        if len(moment.begins):
            for option in range(len(moment.moves)):
                if moment.branch[option] == place:
                    moment.worth[option] = child.value[moment.lands[option]]
        else:
            size = len(moment.secrets)
            for at in range(size):
                moment.worth[place * size + at] = child.value[at]

    def average_out(self, moment: Moment) -> None:
        if moment.wide:  # what has happened so far, and how it looked before
            for at in range(len(moment.secrets)):
                total = BEFORE
                chance = BEFORE * moment.worth[at]
                for option in range(moment.begins[at], moment.begins[at + 1]):
                    child = moment.next[moment.branch[option]]
                    if child is not None and child.open:
                        total += 1.0
                        chance += child.value[moment.lands[option]]
                moment.value[at] = chance / total
            return
        for at in range(len(moment.secrets)):
            chance = 0.0
            for option in range(moment.begins[at], moment.begins[at + 1]):
                chance += moment.strategy[option] * moment.worth[option]
            moment.value[at] = chance

    def learn_hidden(self, moment: Moment, reach: vec[float]) -> None:
        slips = self.guise.slips()
        for at in range(len(moment.secrets)):
            start = moment.begins[at]
            end = moment.begins[at + 1]
            weight = moment.visits * (reach[at] + HARDLY)
            self.match(moment, moment.worth, start, end, weight)
            moment.sums[at] += weight
            chance = 0.0
            tried = 0.0
            other = 0.0
            for option in range(start, end):
                chance += moment.strategy[option] * moment.worth[option]
                tried += moment.tried[option]
                other += moment.tried[option] * moment.worth[option]
            moment.value[at] = chance if tried == 0.0 else (1.0 - slips) * chance + slips * other / tried

    def learn_open(self, moment: Moment, reach: vec[float]) -> None:
        slips = self.guise.slips()
        size = len(moment.secrets)
        many = len(moment.moves)
        gains = zeros(many)
        for option in range(many):
            gain = 0.0
            for at in range(size):
                gain -= reach[at] * moment.worth[option * size + at]
            gains[option] = gain
        self.match(moment, gains, 0, many, moment.visits)
        tried = 0.0
        for option in range(many):
            tried += moment.tried[option]
        for at in range(size):
            chance = 0.0
            other = 0.0
            for option in range(many):
                chance += moment.strategy[option] * moment.worth[option * size + at]
                other += moment.tried[option] * moment.worth[option * size + at]
            moment.value[at] = chance if tried == 0.0 else (1.0 - slips) * chance + slips * other / tried

    def match(self, moment: Moment, gains: vec[float], start: i64, end: i64, weight: float) -> None:
        """Predictive regret matching: regrets are never below nothing, and the last one is expected to come again."""
        value = 0.0
        for option in range(start, end):
            value += moment.strategy[option] * gains[option]
        total = 0.0
        for option in range(start, end):
            regret = gains[option] - value
            now = max(moment.regret[option] + regret, 0.0)
            moment.regret[option] = now
            now = max(now + regret, 0.0)
            moment.strategy[option] = now
            total += now
        if total <= 0.0:
            best = start
            for option in range(start + 1, end):
                if gains[option] > gains[best]:
                    best = option
            moment.strategy[best] = 1.0
            total = 1.0
        for option in range(start, end):
            now = moment.strategy[option] / total
            moment.strategy[option] = now
            moment.average[option] += weight * now


def drawn(weights: vec[float], start: i64, end: i64, rng: Rng) -> i64:
    """A place, by its weight."""
    total = 0.0
    for at in range(start, end):
        total += weights[at]
    left = total * float(rng.next32()) / 4294967296.0
    for at in range(start, end):
        left -= weights[at]
        if left < 0.0:
            return at
    return end - 1


def zeros(many: i64) -> vec[float]:
    """So many of them, quickly."""
    return NOTHING[:many] if many <= len(NOTHING) else vec[float]([0.0] * int(many))


def normal(weights: vec[float]) -> vec[float]:
    """The same, all of them together 1."""
    total = 0.0
    for weight in weights:
        total += weight
    for at in range(len(weights)):
        weights[at] = weights[at] / total if total > 0.0 else 1.0 / float(len(weights))
    return weights

"""What a player of Mr. Jack, in London or New York, knows at first sight: `greedy`, a baseline that thinks one character through.

The detective wants light and dark to divide those who can still be Jack, keeps an eye on the exits, and accuses when only one is
left or time runs out. Jack wants to be in the larger half, in the dark if he can, and near an exit.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.bots.judgement import Judgement, members
from gaslamp.core.belief import Belief
from gaslamp.core.game import Game
from gaslamp.core.rng import Rng
from gaslamp.core.state import State
from gaslamp.core.view import View
from gaslamp.kit.bits import count, nth
from gaslamp.search.bot import Bot
from gaslamp.sisters.belief import JackBelief
from gaslamp.sisters.moves import ACCUSE, IDENTITY
from gaslamp.sisters.state import (
    ACT,
    ALL,
    DEAL_CARDS,
    DETECTIVE,
    DRAW_ALIBI,
    FOLLOW_UP,
    JACK,
    LAST_CARD,
    ROUNDS,
    TAKE_CARD,
    CaseState,
)

AHEAD: Final = 2
"""Choices after the first that are thought through: a walk and a power, or a card, a walk and a power."""
SURE: Final = 100.0
NEARLY: Final = 0.2
"""In suspects: a move so much worse is made e times as seldom by who plays as `greedy`."""
LEARNS: Final = 0.5
"""An alibi card, in suspects, for either side: what Jack draws, the detective will not."""

# What the detective weighs, in suspects.
SLIPS: Final = 6.0
"""Somebody who may be Jack can walk out before it is the detective's turn again."""
NEAR_EXIT: Final = 0.5
IN_REACH: Final = 0.4
"""One more character who could arrest the last suspect."""

NOTHING: Final = vec[float]([0.0] * 7)
"""As many features as there are weights for each round."""
LOG: Final = vec[float]([0.0] + [math.log(number) for number in range(1, 9)])
"""Of the number of suspects; there is always one."""

FEW: Final = 3
"""From here on it matters who could arrest Jack."""

# What Jack weighs, in suspects.
DARK: Final = 0.8
AN_EXIT: Final = 0.6
HUNTED: Final = 0.7
"""One more character who could arrest him, once few are left."""


class JackHabit(Judgement):
    """Nobody accuses by chance: only the last suspect, or anybody when it is now or never. Jack leaves when he can.

    A position is judged when a round begins: by how many can still be Jack for the detective, and how near Jack is to an exit
    or to arrest. In the middle of a round it looks as it would if witnesses were called at once.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, 1 << JACK)

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, CaseState)
        if state.question != ACT:
            return state.pick(seat, rng)
        if seat == JACK:
            if state.may_leave():
                for move in state.moves(seat):
                    if state.gets_away(move):
                        return move
            return state.pick(seat, rng)
        suspects = state.suspects & ~state.detective_alibis
        if state.may_walk() and (count(suspects) == 1 or now_or_never(state)):
            caught = suspects & state.within_reach(state.active)
            if caught:
                return ACCUSE + nth(caught, rng.below(count(caught)))
        while True:
            move = state.pick(seat, rng)
            if not ACCUSE <= move < IDENTITY:
                return move

    def secret(self, state: State, seat: i64) -> i64:
        assert isinstance(state, CaseState)
        return state.jack if seat == JACK else state.detective_alibis

    def hides(self, seat: i64) -> bool:
        return seat == JACK

    def secrets(self, belief: Belief) -> vec[i64]:
        assert isinstance(belief, JackBelief)
        return members(belief.candidates())

    def enough(self, state: State) -> bool:
        assert isinstance(state, CaseState)
        return state.taken == 0 and (state.question == TAKE_CARD or state.question == DEAL_CARDS)

    def phase(self, state: State) -> i64:
        assert isinstance(state, CaseState)
        return state.round - 1

    def features(self, state: State) -> vec[float]:
        assert isinstance(state, CaseState)
        return self.glance(state, count(state.suspects & ~state.detective_alibis), state.may_leave(), state.cards)

    def glance(self, state: CaseState, left: i64, dark: bool, cards: i64) -> vec[float]:
        """What matters when a round begins with so many left who can be Jack, and these cards if they are known."""
        jack = state.jack
        found = NOTHING[:]
        found[0] = 1.0
        found[1] = LOG[left]
        found[2] = 1.0 if left == 1 else 0.0
        if dark:
            found[3] = 1.0
            out = state.brings_out(jack)
            if out:
                found[4] = 1.0
                found[5] = 1.0 if cards & out else 0.0 if cards else 0.5
        if left <= FEW:
            found[6] = float(count(state.hunters(jack))) / float(left)
        return found

    def looks(self, state: State, seat: i64, moves: vec[i64]) -> vec[float]:
        assert isinstance(state, CaseState)
        found = vec[float]()
        if state.question == TAKE_CARD:
            return found
        candidates = state.suspects & ~state.detective_alibis
        for move in moves:
            if state.gets_away(move):
                look = 1.0
            elif ACCUSE <= move < IDENTITY:
                look = 1.0 / float(count(candidates)) if candidates >> (move - ACCUSE) & 1 else 0.0
            else:
                after = state.copy()
                after.apply(seat, move)
                look = self.appeal(after, JACK) if seat == JACK else 1.0 - self.appeal(after, DETECTIVE)
            found = append(found, look)
        return found

    def outlook(self, state: State) -> float:
        """As the detective sees it, if Jack is who he is in this world. In the last round he must have accused in time."""
        assert isinstance(state, CaseState)
        if state.round == ROUNDS and state.played() == 3:
            return 1.0
        seen = state.visible()
        dark = not seen >> state.jack & 1
        candidates = state.suspects & ~state.detective_alibis
        left = count(candidates & ~seen if dark else candidates & seen)
        return self.judge(min(state.round, ROUNDS - 1), self.glance(state, left, dark, next_cards(state)))

    def inclined(self, state: State, seat: i64, seen: i64, secrets: vec[i64]) -> vec[float]:
        """As `greedy` plays: nearly as good is nearly as likely."""
        assert isinstance(state, CaseState)
        found = vec[float]([0.0] * len(secrets))
        whole = can_leave(state, secrets)
        for at in range(len(secrets)):
            whole[at] = math.exp(whole[at] / NEARLY)
        for move in state.moves(seat):
            if not state.gets_away(move):
                values = vec[float]([-SURE] * len(secrets))
                think_through(state, move, AHEAD, secrets, values)
                for at in range(len(secrets)):
                    weight = math.exp(values[at] / NEARLY)
                    whole[at] += weight
                    if move == seen:
                        found[at] = weight
        for at in range(len(secrets)):
            found[at] /= whole[at]
        return found

    def trust(self) -> float:
        """There are a hundred ways to play a character, and most are seen to be bad at first sight."""
        return 12.0

    def exploration(self) -> float:
        return 0.2

    def appeal(self, state: CaseState, seat: i64) -> float:
        """Jack's chance if witnesses were called now, as he sees it or as the detective does."""
        seen = state.visible()
        round = min(state.round, ROUNDS - 1)  # after the last round there is no other
        cards = next_cards(state)
        if seat == JACK:
            dark = not seen >> state.jack & 1
            left = count(state.suspects & ~seen) if dark else count(state.suspects & seen)
            return self.judge(round, self.glance(state, left, dark, cards))
        candidates = state.suspects & ~state.detective_alibis
        many = count(candidates)
        bright = count(candidates & seen)
        jack = state.jack
        total = 0.0
        if bright > FEW:  # nothing depends on which of those in the light is Jack
            total = float(bright) * self.judge(round, self.glance(state, bright, False, cards))
            candidates &= ~seen
        for other in range(8):
            if candidates >> other & 1:
                dark = not seen >> other & 1
                state.jack = other
                total += self.judge(round, self.glance(state, many - bright if dark else bright, dark, cards))
        state.jack = jack
        return total / float(many)


def next_cards(state: CaseState) -> i64:
    """The cards of the round to come, as far as they are known: after an odd round, the others."""
    return 0 if state.round & 1 == 0 else ALL & ~state.cards


def think_through(state: CaseState, move: i64, ahead: i64, secrets: vec[i64], values: vec[float]) -> None:
    """How good a move of Jack's is if the character is played on as well as can be, for each who may be Jack; into `values`."""
    after = state.copy()
    after.apply(JACK, move)
    goes_on = after.question == ACT or after.question == FOLLOW_UP
    if ahead == 0 or not goes_on or after.side_to_act() != JACK:
        seen = after.visible()
        learns = LEARNS if after.question == DRAW_ALIBI else 0.0
        for at in range(len(secrets)):
            values[at] = max(values[at], for_jack(after, secrets[at], seen) + learns)
        return
    leaves = can_leave(after, secrets)
    for at in range(len(secrets)):
        values[at] = max(values[at], leaves[at])
    for choice in after.moves(JACK):
        if not after.gets_away(choice):
            think_through(after, choice, ahead - 1, secrets, values)


def can_leave(state: CaseState, secrets: vec[i64]) -> vec[float]:
    """What it is worth to Jack that he can leave at once, if he is one of these."""
    found = vec[float]([-SURE] * len(secrets))
    if state.question == ACT and state.may_walk() and state.may_leave():
        for at in range(len(secrets)):
            if state.brings_out(secrets[at]) >> state.active & 1:
                found[at] = SURE
    return found


def for_jack(state: CaseState, jack: i64, seen: i64) -> float:
    """How a position looks to Jack at a glance, in suspects, if he is this character and these are seen."""
    dark = not seen >> jack & 1
    value = float(count(state.suspects & ~seen if dark else state.suspects & seen))
    if dark and state.round < ROUNDS:
        value += DARK + AN_EXIT * float(count(state.ways_out(jack)))
    if count(state.suspects) <= FEW:
        value -= HUNTED * float(count(state.hunters(jack)))
    return value


def now_or_never(state: CaseState) -> bool:
    """Whether the detective is playing his last character of the game."""
    return state.round == ROUNDS and state.played() == 2


class JackGreedy(Bot):
    def __init__(self, game: Game, viewer: int, rng: Rng) -> None:
        belief = game.belief(viewer)
        assert isinstance(belief, JackBelief)
        self.belief = belief
        self.rng = rng

    def hear(self, seat: i64, seen: i64) -> None:
        self.belief.hear(seat, seen)

    def choose(self, seat: i64, view: View, moves: vec[i64]) -> i64:
        best = moves[0]
        if len(moves) == 1:
            return best
        most = -1e9
        for move in moves:
            value = self.for_jack(move) if seat == JACK else self.worth(self.belief.known, move, AHEAD)
            value += float(self.rng.next32()) * 1e-12  # equals are equal
            if value > most:
                best, most = move, value
        return best

    def for_jack(self, move: i64) -> float:
        state = self.belief.known
        if state.gets_away(move):
            return SURE
        values = vec[float]([-SURE])
        think_through(state, move, AHEAD, vec[i64]([state.jack]), values)
        return values[0]

    # The detective.

    def worth(self, state: CaseState, move: i64, ahead: i64) -> float:
        """How good a move of the detective's is, if the character is played on as well as can be."""
        if ACCUSE <= move < IDENTITY:
            return self.accusation(state, move - ACCUSE)
        after = state.copy()
        after.apply(DETECTIVE, move)
        goes_on = after.question == ACT or after.question == FOLLOW_UP
        if ahead == 0 or not goes_on or after.side_to_act() != DETECTIVE:
            value = self.for_detective(after)
            return value + LEARNS if after.question == DRAW_ALIBI else value
        best = -1e9
        for choice in after.moves(DETECTIVE):
            best = max(best, self.worth(after, choice, ahead - 1))
        return best

    def accusation(self, state: CaseState, accused: i64) -> float:
        """Only of the last suspect, or when there will be no other chance."""
        candidates = self.belief.candidates()
        if not candidates >> accused & 1:
            return -SURE
        return SURE if now_or_never(state) or count(candidates) == 1 else -SURE

    def for_detective(self, state: CaseState) -> float:
        candidates = self.belief.candidates()
        many = count(candidates)
        bright = count(candidates & state.visible())
        value = -float(bright * bright + (many - bright) * (many - bright)) / float(many)
        for character in range(8):
            if candidates >> character & 1:
                if self.can_slip(state, character):
                    value -= SLIPS / float(many)
                if state.ways_out(character) != 0:
                    value -= NEAR_EXIT / float(many)
                if many == 1:
                    value += IN_REACH * float(count(state.hunters(character)))
        return value

    def can_slip(self, state: CaseState, character: i64) -> bool:
        """Whether a character could still be walked out in this round, were he Jack."""
        next_card = state.question == TAKE_CARD or state.question == LAST_CARD
        if not next_card or state.side_to_act() != JACK or not state.may_leave():
            return False
        return state.cards & ~state.taken & state.brings_out(character) != 0

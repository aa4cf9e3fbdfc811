"""Mr. Jack, in London or New York, for a public-belief search: everybody who can be Jack at once."""

import math

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.bots.judgement import STAGES, log_odds, shared
from gaslamp.bots.sisters import FEW, NOTHING, JackHabit
from gaslamp.core.belief import Belief
from gaslamp.core.state import State
from gaslamp.kit.bits import count
from gaslamp.sisters.belief import JackBelief
from gaslamp.sisters.state import ALL, DEAL_CARDS, DETECTIVE, DRAW_ALIBI, JUDGE, ROUNDS, CaseState


class JackRanges(JackHabit):
    def scene(self, own: Belief, public: Belief) -> State:
        assert isinstance(public, JackBelief)
        return public.known.copy()

    def candidates(self, own: Belief, public: Belief) -> vec[i64]:
        return self.secrets(public)

    def prior(self, public: Belief, secrets: vec[i64]) -> vec[float]:
        assert isinstance(public, JackBelief)
        return shared(secrets, public.candidates())

    def disguise(self, state: State, secret: i64) -> None:
        assert isinstance(state, CaseState)
        state.jack = secret

    def stage(self, state: State) -> i64:
        """While a character is played, as if he had been."""
        assert isinstance(state, CaseState)
        played = 0 if state.question == DEAL_CARDS else count(state.taken)
        return STAGES * (state.round - 1) + played

    def survey(self, state: State, secrets: vec[i64]) -> vec[float]:
        assert isinstance(state, CaseState)
        if state.question == JUDGE:
            found = vec[float]([1.0] * len(secrets))
            for at in range(len(secrets)):
                if secrets[at] == state.accused:
                    found[at] = 0.0
            return found
        if state.round == ROUNDS and (state.played() == 3 or (state.played() == 2 and state.moved)):
            return vec[float]([1.0] * len(secrets))  # nobody can accuse any more
        return super().survey(state, secrets)

    def aspects(self, state: State, secrets: vec[i64]) -> vec[float]:
        """What witnesses would leave him now, what they would if he were seen by chance; who could leave, who could be caught."""
        assert isinstance(state, CaseState)
        seen = state.visible()
        many = float(len(secrets))
        bright = 0.0
        for secret in secrets:
            if seen >> secret & 1:
                bright += 1.0
        # Cards that the detective holds and nobody else knows clear some more.
        deck = float(max(7 - count(state.jack_alibis | state.detective_alibis), 1))
        cleared = float(state.detective_unknown) / deck
        if state.question == DRAW_ALIBI and state.side_to_act() == DETECTIVE:
            cleared += 1.0 / deck
        waiting = state.cards & ~state.taken
        leaves = state.may_leave()
        found = vec[float](capacity=9 * len(secrets))
        for secret in secrets:
            lit = seen >> secret & 1 == 1
            if_lit = left(bright if lit else bright + 1.0, cleared)
            if_dark = left(many - bright + 1.0 if lit else many - bright, cleared)
            if_none = left(many, cleared)
            out = state.brings_out(secret)
            few = min(if_none, if_lit if lit else if_dark) < FEW + 0.5
            hunters = state.hunters(secret) if few else 0
            in_light = self.at_dawn(state, secret, if_lit, False, out, count(hunters))
            in_dark = self.at_dawn(state, secret, if_dark, True, out, count(hunters))
            found = append(found, 1.0)
            found = append(found, log_odds(in_light if lit else in_dark))
            found = append(found, log_odds((bright * in_light + (many - bright) * in_dark) / many))
            found = append(found, 1.0 if leaves and out & waiting else 0.0)
            found = append(found, float(count(hunters & waiting)) / if_none)
            found = append(found, max(2.0 - if_none, 0.0))
            found = append(found, 1.0 if waiting >> secret & 1 else 0.0)
            found = append(found, 0.0 if lit else 1.0)
            found = append(found, math.log(if_none))
        return found

    def at_dawn(self, state: CaseState, jack: i64, left: float, dark: bool, out: i64, hunters: i64) -> float:
        """Jack's chance when the next round begins with so many who can be Jack."""
        round = min(state.round, ROUNDS - 1)  # after the last round there is no other
        cards = 0 if state.round & 1 == 0 else ALL & ~state.cards
        found = NOTHING[:]
        found[0] = 1.0
        found[1] = math.log(left)
        found[2] = max(2.0 - left, 0.0)
        if dark:
            found[3] = 1.0
            if out:
                found[4] = 1.0
                found[5] = 1.0 if cards >> jack & 1 else 0.0 if cards else 0.5
        if left < FEW + 0.5:
            found[6] = float(hunters) / left
        return self.judge(round, found)


def left(many: float, cleared: float) -> float:
    """How many of so many can be Jack, on average, where unknown cards clear such a share of the others."""
    return many - cleared * (many - 1.0)

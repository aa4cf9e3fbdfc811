"""The last round of Mr. Jack, in London or New York, worked out for the detective: whom to accuse, and how to come to him.

Who has not accused when Jack plays the last character has lost, so nothing counts in this round but how likely the one accused is
Jack. The detective plays two characters in a row, and nothing comes between them but a card he may draw. So there is no
opponent to imagine: all ways to play the two are gone through, every card by its exact odds. How likely each is to be Jack is
what the search has read from Jack's moves. Jack's own first character is too wide for this; his last only leaves or stays.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.state import REFEREE, only
from gaslamp.kit.bits import count
from gaslamp.search.tree import TreeBot
from gaslamp.sisters.belief import JackBelief
from gaslamp.sisters.moves import ACCUSE, ALIBI, IDENTITY
from gaslamp.sisters.state import ACT, ALL, DETECTIVE, DRAW_ALIBI, ROUNDS, CaseState

A_SECOND: Final = 1_500_000
"""Moves that may be looked at for each second of the budget; that takes a seventh of it in London, three sevenths in New York."""
A_ROUND: Final = 50
"""The same for a budget in rounds."""


class JackEnd(TreeBot):
    """Thinks as ever, but in the last round, if that can be worked out within the budget, knows."""

    def known(self, seat: i64, moves: vec[i64], seconds: float, rounds: int) -> i64:
        belief = self.belief
        assert isinstance(belief, JackBelief)
        if seat != DETECTIVE or belief.known.round != ROUNDS:
            return -1
        ending = LastRound(int(seconds * A_SECOND) if self.seconds > 0.0 else rounds * A_ROUND)
        chosen = ending.choose(belief.known, self.suspicion(belief), moves)
        self.thought += ending.looked
        return chosen

    def suspicion(self, belief: JackBelief) -> vec[float]:
        """How likely each character is to be Jack."""
        found = vec[float]([0.0] * 8)
        whole = 0.0
        for secret in self.habit.secrets(belief):
            found[secret] = self.reading.likely(secret)
            whole += found[secret]
        for secret in range(8):
            found[secret] /= whole
        return found


class LastRound:
    def __init__(self, most: int) -> None:
        self.most = most
        self.looked = 0
        """Moves looked at."""

    def choose(self, state: CaseState, suspicion: vec[float], moves: vec[i64]) -> i64:
        """The move by which Jack is arrested most often; -1 if it could not be found out, or nobody can be reached."""
        chosen: i64 = -1
        most = 0.0
        for move in moves:
            value = self.at_once(state, move, suspicion)
            if value > most:
                chosen, most = move, value
        enough = bound(state, suspicion)
        for move in moves:
            if most >= enough:
                break
            value = self.worth(state, move, suspicion)
            if value > most:
                chosen, most = move, value
        # Where there was no time for everything, the likeliest is accused; more than that only a card could have brought.
        return chosen if self.looked <= self.most or most >= greatest(suspicion, ALL) else -1

    def at_once(self, state: CaseState, move: i64, suspicion: vec[float]) -> float:
        """What a move is worth by the accusation that it is, or that can follow without anything in between."""
        if ACCUSE <= move < IDENTITY:
            return suspicion[move - ACCUSE]
        return in_reach(self.after(state, DETECTIVE, move), suspicion)

    def worth(self, state: CaseState, move: i64, suspicion: vec[float]) -> float:
        """How likely Jack is arrested after a move of the detective's."""
        if ACCUSE <= move < IDENTITY:
            return suspicion[move - ACCUSE]
        return self.best(self.after(state, DETECTIVE, move), suspicion)

    def best(self, state: CaseState, suspicion: vec[float]) -> float:
        """The same before his next move, if it is one."""
        if state.question == DRAW_ALIBI:
            return self.informed(state, suspicion)
        played = state.played()
        if state.to_act() != only(DETECTIVE) or played == 3 or (played == 2 and state.moved):
            return 0.0  # nobody can accuse any more
        most = in_reach(state, suspicion)
        if played == 2 and state.powered and state.question == ACT:
            return most  # only a power could bring the last one nearer to anybody
        enough = bound(state, suspicion)
        for move in state.moves(DETECTIVE):
            if most >= enough or self.looked > self.most:
                break
            most = max(most, self.worth(state, move, suspicion))
        return most

    def informed(self, state: CaseState, suspicion: vec[float]) -> float:
        """A card is drawn: any that the detective does not hold, but Jack's own."""
        deck = ALL & ~state.detective_alibis
        total = 0.0
        for card in range(8):
            if deck >> card & 1:
                left = suspicion[:]
                left[card] = 0.0
                total += self.best(self.after(state, REFEREE, ALIBI + card), left)
        return total / float(count(deck) - 1)

    def after(self, state: CaseState, seat: i64, move: i64) -> CaseState:
        self.looked += 1
        after = state.copy()
        after.apply(seat, move)
        return after


def in_reach(state: CaseState, suspicion: vec[float]) -> float:
    """What the best accusation is worth that could be made at once."""
    if state.question != ACT or state.side_to_act() != DETECTIVE or not state.may_walk():
        return 0.0
    return greatest(suspicion, state.within_reach(state.active))


def bound(state: CaseState, suspicion: vec[float]) -> float:
    """No plan is worth more: to accuse the likeliest, and if his card should be drawn (one a round at most), the next."""
    first = 0.0
    second = 0.0
    for share in suspicion:
        if share > first:
            first, second = share, first
        elif share > second:
            second = share
    return first + second / float(max(7 - count(state.detective_alibis), 1))


def greatest(suspicion: vec[float], among: i64) -> float:
    most = 0.0
    for character in range(8):
        if among >> character & 1:
            most = max(most, suspicion[character])
    return most

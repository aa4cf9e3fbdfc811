"""What the public bots for Mr. Jack Pocket do: look at the tokens of this turn, and at its appeal count suspects and hourglasses.

`PocketGreedy` looks one action ahead and counts as if witnesses were called then. `PocketMinimax` plays the turn to its end, with
every action of either side; what is tossed or flipped afterwards it does not look at. Both average over all who can be Jack for
what they know, and take what is good for Jack to be as bad for the investigator.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.bots.judgement import Judgement, members
from gaslamp.core.belief import Belief
from gaslamp.core.game import Game
from gaslamp.core.rng import Rng
from gaslamp.core.state import REFEREE, State, only
from gaslamp.core.view import View
from gaslamp.games.mr_jack_pocket.belief import PocketBelief
from gaslamp.games.mr_jack_pocket.board import GOAL, HOURGLASSES, PLACES, TURNS
from gaslamp.games.mr_jack_pocket.moves import CARD, CARD_UNSEEN
from gaslamp.games.mr_jack_pocket.state import ACT, DRAW_CARD, JACK, TOSS_TOKENS, PocketState
from gaslamp.kit.bits import count
from gaslamp.search.bot import Bot

WON: Final = 100.0
"""The game for Jack, in suspects."""
HOURGLASS: Final = 1.0
ROUNDING: Final = 1e-9
"""Less is not a chance: shares that are one together add up to a little less."""
ALL_TOKENS: Final = 0b1111
A_CARD: Final = 0.75
"""Hourglasses on an alibi card, about."""
ENOUGH: Final = GOAL - 0.5
"""So many hourglasses on average are taken for six: what is on some of Jack's cards may be unknown."""


class PocketHabit(Judgement):
    """A position is judged when a turn begins: by suspects, hourglasses, and whether the chase is on.

    In the middle of a turn it looks as it would if witnesses were called at once.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, 1 << JACK)

    def secret(self, state: State, seat: i64) -> i64:
        assert isinstance(state, PocketState)
        return state.jack if seat == JACK else 0

    def hides(self, seat: i64) -> bool:
        return seat == JACK

    def secrets(self, belief: Belief) -> vec[i64]:
        assert isinstance(belief, PocketBelief)
        return members(belief.known.up)

    def enough(self, state: State) -> bool:
        assert isinstance(state, PocketState)
        return state.question == TOSS_TOKENS or (state.question == ACT and state.left == ALL_TOKENS)

    def phase(self, state: State) -> i64:
        assert isinstance(state, PocketState)
        return state.turn - 1

    def features(self, state: State) -> vec[float]:
        assert isinstance(state, PocketState)
        return glance(float(count(state.up)), float(state.hourglasses()), state.chase)

    def looks(self, state: State, seat: i64, moves: vec[i64]) -> vec[float]:
        assert isinstance(state, PocketState)
        found = vec[float]()
        for move in moves:
            after = state.copy()
            after.act(move)
            look = self.appeal(after, seat)
            found = append(found, look if seat == JACK else 1.0 - look)
        return found

    def outlook(self, state: State) -> float:
        assert isinstance(state, PocketState)
        return self.appeal(state, JACK)

    def key(self, state: State) -> i64:
        """Two actions of a side lead to the same in either order."""
        assert isinstance(state, PocketState)
        found = fold(state.turn << 9 | state.up, state.left << 3 | state.question)
        for place in range(PLACES):
            found = fold(found, state.at[place] << 4 | state.walls[state.at[place]] + 1)
        for detective in range(3):
            found = fold(found, state.detectives[detective])
        found = fold(found, state.rotated << 9 | state.cards)
        return fold(found, (state.jack + 1) << 9 | state.shown)

    def appeal(self, state: PocketState, seat: i64) -> float:
        """Jack's chance if witnesses were called now, as he sees it or as the investigator does."""
        visible = state.visible()
        bright = count(state.up & visible)
        many = count(state.up)
        hourglasses = float(state.hourglasses())
        cleared = 0.0
        if state.question == DRAW_CARD:
            if state.card_for == JACK:
                hourglasses += A_CARD
            else:
                cleared = float(many - 1) / float(PLACES - count(state.cards | state.shown))
        if seat == JACK:
            seen = visible >> state.jack & 1 == 1
            return self.after_turn(state, seen, float(bright if seen else many - bright) - cleared, hourglasses)
        value = 0.0
        if bright:
            value += float(bright) * self.after_turn(state, True, float(bright) - cleared, hourglasses)
        if many > bright:
            value += float(many - bright) * self.after_turn(state, False, float(many - bright) - cleared, hourglasses)
        return value / float(many)

    def after_turn(self, state: PocketState, seen: bool, left: float, hourglasses: float) -> float:
        """Jack's chance after an answer that leaves him so many suspects."""
        if not seen:
            hourglasses += 1.0
        last = state.turn == TURNS
        six = hourglasses >= ENOUGH
        chase = state.chase or (left < 1.5 and six)
        if chase:
            if seen and (state.chase or last or state.chase_at_once):
                return 0.0
        elif left < 1.5:
            return max(0.0, left - 1.0)
        elif six:
            return 1.0
        return 1.0 if last else self.beginning(state.turn, max(left, 1.0), hourglasses, chase)

    def beginning(self, turn: i64, left: float, hourglasses: float, chase: bool) -> float:
        """Jack's chance as the turn after this one begins."""
        return self.judge(turn, glance(left, hourglasses, chase))


def fold(found: i64, more: i64) -> i64:
    """Mix a number of up to 20 bits into one of 41."""
    return (found ^ found >> 23 ^ more) * 2097143 & 0x1FFFFFFFFFF


def glance(suspects: float, hourglasses: float, chase: bool) -> vec[float]:
    """What matters when a turn begins."""
    if chase:
        return vec[float]([0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0])
    short = GOAL - hourglasses
    return vec[float](
        [1.0, math.log(suspects), 1.0 / suspects, hourglasses, 1.0 / max(short, 1.0), math.log(suspects) * hourglasses, 0.0]
    )


class PocketGreedy(Bot):
    def __init__(self, game: Game, viewer: int, rng: Rng) -> None:
        belief = game.belief(viewer)
        assert isinstance(belief, PocketBelief)
        self.belief = belief
        self.rng = rng
        self.ahead: i64 = 1
        """How many actions are looked at, this one included."""
        self.shares = vec[float]([0.0] * PLACES)
        """How likely each suspect is to be Jack."""
        self.hourglasses = 0.0
        """How many Jack has, on average."""
        self.on_a_card = 0.0
        """How many another alibi card would bring him."""

    def hear(self, seat: i64, seen: i64) -> None:
        self.belief.hear(seat, seen)

    def choose(self, seat: i64, view: View, moves: vec[i64]) -> i64:
        if len(moves) == 1:
            return moves[0]
        self.reckon()
        mixed = moves[:]
        for at in range(len(mixed)):  # equals are equal
            other = at + self.rng.below(len(mixed) - at)
            mixed[at], mixed[other] = mixed[other], mixed[at]
        return self.best(self.belief.known, mixed, self.ahead, -WON - 1.0, WON + 1.0)[1]

    def reckon(self) -> None:
        """Average over the worlds, once for all that is then imagined."""
        self.shares = vec[float]([0.0] * PLACES)
        self.hourglasses = 0.0
        for world, weight in self.belief.worlds() or []:
            assert isinstance(world, PocketState)
            self.shares[world.jack] += weight
            self.hourglasses += weight * float(world.hourglasses())
        cards = 0.0
        on_cards = 0.0
        for suspect in range(PLACES):
            likely = self.in_deck(self.belief.known, suspect)
            cards += likely
            on_cards += likely * float(HOURGLASSES[suspect])
        self.on_a_card = on_cards / cards

    def in_deck(self, state: PocketState, suspect: i64) -> float:
        """How likely a card is to be drawn, compared with the others: nobody draws what was shown, or Jack himself."""
        if not state.in_deck(suspect) or state.up == only(suspect):
            return 0.0
        left = 1.0 - self.shares[suspect]
        return left if left > ROUNDING else 0.0

    # What is imagined. Values are Jack's: he wants much, the investigator little.

    def best(self, state: PocketState, moves: vec[i64], ahead: i64, low: float, high: float) -> tuple[float, i64]:
        """The best action for who is to act, and its value, as far as that is between two bounds (alpha-beta)."""
        jack = state.side_to_act() == JACK
        chosen = moves[0]
        after = futures(state, moves)
        order = self.order(after, jack) if ahead > 1 else vec[i64]()
        for turn in range(len(after)):
            at = order[turn] if ahead > 1 else turn
            value = self.worth(after[at], ahead - 1, low, high)
            if jack and value > low:
                low, chosen = value, moves[at]
            elif not jack and value < high:
                high, chosen = value, moves[at]
            if low >= high:
                break
        return low if jack else high, chosen

    def order(self, states: list[PocketState], jack: bool) -> vec[i64]:
        """What looks best first, as if witnesses were called now: then most of the others need little thought."""
        looks = vec[float]()
        order = vec[i64]()
        for number in range(len(states)):
            look = self.appeal(states[number])
            looks = append(looks, -look if jack else look)
            order = append(order, i64(number))
            at: i64 = number
            while at > 0 and looks[order[at - 1]] > looks[number]:
                order[at] = order[at - 1]
                at -= 1
            order[at] = number
        return order

    def worth(self, state: PocketState, ahead: i64, low: float, high: float) -> float:
        if state.question == DRAW_CARD:
            return self.alibi(state, ahead)
        if ahead == 0 or state.question != ACT:
            return self.appeal(state)
        return self.best(state, state.actions(), ahead, low, high)[0]

    def alibi(self, state: PocketState, ahead: i64) -> float:
        """The investigator's alibi card, on average. Cards of those who are cleared already are all the same."""
        total = 0.0
        cleared = 0.0
        value = 0.0
        last: i64 = 0
        for suspect in range(PLACES):
            likely = self.in_deck(state, suspect)
            total += likely
            if likely > 0.0 and state.up >> suspect & 1:
                value += likely * self.drawn(state, suspect, ahead)
            elif likely > 0.0:
                cleared += likely
                last = suspect
        if cleared > 0.0:
            value += cleared * self.drawn(state, last, ahead)
        return value / total

    def drawn(self, state: PocketState, suspect: i64, ahead: i64) -> float:
        after = state.copy()
        after.apply(REFEREE, CARD + suspect)
        return self.worth(after, ahead, -WON - 1.0, WON + 1.0)

    # What the appeal would bring.

    def appeal(self, state: PocketState) -> float:
        """What it is worth to Jack if witnesses were called now, averaged over who he can be."""
        visible = state.visible()
        seen = 0.0
        hidden = 0.0
        for suspect in range(PLACES):
            if state.up >> suspect & 1:
                if visible >> suspect & 1:
                    seen += self.shares[suspect]
                else:
                    hidden += self.shares[suspect]
        hourglasses = self.hourglasses + self.on_a_card * float(state.unknown_cards - self.belief.known.unknown_cards)
        value = 0.0
        if seen > 0.0:
            value += seen * answered(state, True, count(state.up & visible), hourglasses)
        if hidden > 0.0:
            value += hidden * answered(state, False, count(state.up & ~visible), hourglasses + 1.0)
        return value / (seen + hidden)


class PocketMinimax(PocketGreedy):
    def __init__(self, game: Game, viewer: int, rng: Rng) -> None:
        super().__init__(game, viewer, rng)
        self.ahead = 4


def futures(state: PocketState, moves: vec[i64]) -> list[PocketState]:
    """What each action leads to. Of a card that Jack draws only the average counts, so nobody looks at it."""
    found: list[PocketState] = []
    for move in moves:
        after = state.copy()
        after.act(move)
        if after.question == DRAW_CARD and after.card_for == JACK:
            after.draw_card(CARD_UNSEEN)
        found.append(after)
    return found


def answered(state: PocketState, seen: bool, left: i64, hourglasses: float) -> float:
    """What an answer is worth to Jack that leaves him so many suspects and hourglasses."""
    last = state.turn == TURNS
    six = hourglasses >= ENOUGH
    if state.chase or (left == 1 and six):
        if seen and (state.chase or last or state.chase_at_once):
            return -WON
        return WON if last else 0.0
    if left == 1:
        return -WON
    if six or last:
        return WON
    return float(left) + HOURGLASS * hourglasses

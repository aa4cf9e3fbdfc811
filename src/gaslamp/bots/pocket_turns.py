"""One turn of Pocket, thought through for everybody who can be Jack at once.

The four actions of a turn hardly disturb each other: a tile may be turned before or after it is exchanged, and a detective
walks as far in any order. So what a turn can come to is what was done with each of its four tokens, a few thousand positions,
however many orders lead to them; and from its last action back to its first all can be worked out in a millisecond or two.

In each position everybody who can be Jack has a chance to win. Jack takes what is best for who he is. The investigator does not
know that, and takes what is best on average. Both are taken to *slip*: of actions that are nearly as good as the best, each is a
little likely. Else Jack would count on the one answer that happens to come first among equals.

When the appeal has been answered, a new turn begins. What that is worth was learnt (`Prospects`), and where time allows it is
worked out in the same way instead, for the ends that are likely to be reached. docs/turns.md says more.
"""

import math
import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.bots.pocket_prospects import Prospects
from gaslamp.core.rng import Rng
from gaslamp.core.state import only
from gaslamp.games.mr_jack_pocket.board import (
    ALIBI,
    ALL_SUSPECTS,
    EXCHANGE,
    GOAL,
    HOLMES,
    HOLMES_FACE,
    HOURGLASSES,
    JOKER,
    LANE,
    NO_WALL,
    PLACES,
    RIM,
    ROTATION,
    TOBY,
    TOKENS,
    TURNS,
    WATSON,
    WATSON_FACE,
)
from gaslamp.games.mr_jack_pocket.moves import JOKER_MOVE, PAIR_FIRST, PAIR_SECOND, ROTATE, SWAP, TAKE_ALIBI
from gaslamp.games.mr_jack_pocket.state import JACK, PocketState
from gaslamp.kit.bits import count

ALL_TOKENS: Final = 0b1111
HANDS: Final = 10
"""Jack may have 0 to 9 hourglasses; more make no difference."""
SLIP: Final = 0.02
"""Such a difference in chances makes an action of the investigator e times as likely."""
TIRED: Final = 20
"""After so many ways that lead to nothing new, all ends that matter are known."""
THEIRS: Final = 0.01
"""How much Jack cares for what an action would be worth if he were somebody else: among equals, that decides."""


class Turn:
    """What can become of a turn. A *moment* is a number for what was done with each token; 0 is now."""

    def __init__(
        self,
        prospects: Prospects,
        state: PocketState,
        who: vec[i64],
        likely: vec[float],
        hours: vec[float],
        mine: bool,
        slip: float = SLIP,
    ) -> None:
        """`who` can be Jack, how `likely` it is, and for each how likely he has 0 to 9 hourglasses. The last of them may be Jack
        himself as he knows himself (`mine`), which counts for nothing to the others; `state` then knows his cards.
        """
        self.prospects = prospects
        self.state = state
        self.who = who
        self.likely = likely
        self.hours = hours
        self.mine = mine
        self.slip = slip
        self.wide: i64 = len(who)
        self.spread = 0.0 if state.chase or state.turn == TURNS else prospects.spread[state.turn + 1]
        self.scene = state.copy()
        """The end of the turn that is looked at."""
        self.jack_draws = False
        self.sights = vec[i64]([0] * (2 * RIM))
        """What is seen from each place on the rim; the second time if Lane's tile is blank."""
        self.known: i64 = 0
        """Which of the two were worked out."""
        self.found = vec[i64]([0] * 80)
        self.sums = vec[float]([0.0] * 80)
        self.by = vec[i64]([0] * 80)
        self.drawn = zeros(self.wide)
        self.looked: i64 = 0
        """How many next turns were thought through."""
        self.list_options()
        self.list_cards()
        self.list_ends()
        self.values = zeros((self.stride[3] * (self.size[3] + 1)) * self.wide)
        """Jack's chance, in each moment for everybody he can be."""

    # What can be done with each token.

    def list_options(self) -> None:
        state = self.state
        self.turned = vec[i64]([-1])  # the suspect of each way to turn a tile ...
        self.quarters = vec[i64]([0])  # ... and how far
        for suspect in range(PLACES):
            if not state.rotated >> suspect & 1:
                for quarters in range(1, 4):
                    if quarters == 1 or state.wall(suspect) != NO_WALL:
                        self.turned = append(self.turned, i64(suspect))
                        self.quarters = append(self.quarters, i64(quarters))
        self.cards = vec[i64]()  # what the investigator may draw; -1 is anybody who is cleared already
        cleared = False
        for card in range(PLACES):
            if not state.shown >> card & 1:
                if state.up >> card & 1:
                    self.cards = append(self.cards, i64(card))
                else:
                    cleared = True
        if cleared:
            self.cards = append(self.cards, i64(-1))
        self.face = vec[i64]([TOKENS[2 * token + int(state.faces >> token & 1)] for token in range(4)])
        self.size = vec[i64]([0, 0, 0, 0])
        self.stride = vec[i64]([0, 0, 0, 0])
        stride: i64 = 1
        for token in range(4):
            if state.left >> token & 1:
                face = self.face[token]
                if face == ALIBI:
                    self.size[token] = 1 + len(self.cards)
                elif face == ROTATION:
                    self.size[token] = len(self.turned) - 1
                else:
                    self.size[token] = 36 if face == EXCHANGE else 4 if face == JOKER else 2
            self.stride[token] = stride
            stride *= self.size[token] + 1
        both = state.left & 0b1100
        self.twice = both == 0b1100 and self.face[2] == ROTATION and self.face[3] == ROTATION
        """Two tokens that turn tiles: the first of them is used first."""

    def list_cards(self) -> None:
        """How likely each card is to be drawn, by who is Jack, and what another card makes of Jack's hourglasses."""
        state = self.state
        self.odds = vec[float]()
        self.more = zeros(self.wide * HANDS)
        unshown = ALL_SUSPECTS & ~state.shown
        decks = vec[i64]()
        for k in range(self.wide):
            deck = unshown & ~only(self.who[k])
            if self.mine and k == self.wide - 1:
                deck &= ~state.cards
            decks = append(decks, deck)
            for card in range(PLACES):
                if deck >> card & 1:
                    for hours in range(HANDS):
                        at = k * HANDS + min(hours + HOURGLASSES[card], HANDS - 1)
                        self.more[at] += self.hours[k * HANDS + hours] / float(count(deck))
        for card in self.cards:
            for k in range(self.wide):
                many = float(decks[k] >> card & 1) if card >= 0 else float(count(decks[k] & ~state.up))
                self.odds = append(self.odds, many / float(max(count(decks[k]), 1)))

    def list_ends(self) -> None:
        """What an answer is worth that leaves so many, by whether Jack drew a card, who he is, and whether he was seen."""
        self.ends = zeros(40 * self.wide)
        self.goes_on = zeros(4 * self.wide)
        """How likely Jack has not enough hourglasses yet then."""
        for k in range(2 * self.wide):
            for hours in range(HANDS):
                at = (k if k < self.wide else k - self.wide) * HANDS + hours
                share = self.hours[at] if k < self.wide else self.more[at]
                if share > 0.0:
                    for seen in range(2):
                        if hours + 1 - seen < GOAL or self.state.chase:
                            self.goes_on[2 * k + seen] += share
                        for left in range(1, 10):
                            chance = self.prospects.after_turn(self.state, seen == 1, float(left), float(hours))
                            self.ends[20 * k + 10 * seen + left] += share * chance

    # Working it out.

    def solve(self) -> None:
        """From the last action back to this one."""
        for unused in range(5):
            self.sweep(unused)

    def sweep(self, unused: i64) -> None:
        """All moments in which so many tokens are unused."""
        for used in range(16):
            if used & ~self.state.left or count(self.state.left & ~used) != unused:
                continue
            if self.twice and used >> 3 & 1 and not used >> 2 & 1:
                continue
            low = vec[i64]([used & 1, used >> 1 & 1, used >> 2 & 1, used >> 3 & 1])
            high = vec[i64]([self.size[token] if low[token] else 0 for token in range(4)])
            for third in range(low[2], high[2] + 1):
                for fourth in range(low[3], high[3] + 1):
                    if self.twice and third and fourth and self.turned[third] == self.turned[fourth]:
                        continue
                    if unused == 0:
                        self.lay(third, fourth)
                    for second in range(low[1], high[1] + 1):
                        for first in range(low[0], high[0] + 1):
                            moment = self.moment(first, second, third, fourth)
                            if unused == 0:
                                self.stand(first, second, fourth)
                                self.end(moment)
                            else:
                                self.decide(moment, used, third)

    def moment(self, first: i64, second: i64, third: i64, fourth: i64) -> i64:
        return first * self.stride[0] + second * self.stride[1] + third * self.stride[2] + fourth * self.stride[3]

    def jack_acts(self, used: i64) -> bool:
        """Whose action it is when these tokens were used since."""
        gone = 4 - count(self.state.left & ~used)
        return (gone == 0 or gone == 3) != (self.state.turn & 1 == 1)

    def list_next(self, moment: i64, used: i64, third: i64, jack: bool) -> i64:
        """The moments that can come next, and the token that leads to each; how many. The investigator's alibi card is -1."""
        many: i64 = 0
        for token in range(4):
            if not (self.state.left & ~used) >> token & 1 or (token == 3 and self.twice and not used >> 2 & 1):
                continue
            face = self.face[token]
            for option in range(1, (1 if face == ALIBI else 3 if face == JOKER and not jack else self.size[token]) + 1):
                if token == 3 and self.twice and self.turned[option] == self.turned[third]:
                    continue
                self.found[many] = -1 if face == ALIBI and not jack else moment + self.stride[token] * option
                self.by[many] = token
                many += 1
        return many

    def decide(self, moment: i64, used: i64, third: i64) -> None:
        if self.jack_acts(used):
            self.for_jack(moment, self.list_next(moment, used, third, True))
        else:
            self.for_investigator(moment, self.list_next(moment, used, third, False))

    def for_jack(self, moment: i64, many: i64) -> None:
        """The best for everybody he can be."""
        values = self.values
        wide = self.wide
        base = moment * wide
        for k in range(wide):
            best = -1.0
            for number in range(many):
                value = values[self.found[number] * wide + k]
                if value > best:
                    best = value
            values[base + k] = best

    def for_investigator(self, moment: i64, many: i64) -> None:
        """What is best on average, and what is nearly as good."""
        values = self.values
        wide = self.wide
        base = moment * wide
        best = 2.0
        for number in range(many):
            value = self.average(moment, self.found[number])
            self.sums[number] = value
            if value < best:
                best = value
        for k in range(wide):
            values[base + k] = 0.0
        whole = 0.0
        for number in range(many):
            worse = self.sums[number] - best
            if worse <= 4.0 * self.slip:
                share = math.exp(-worse / self.slip)
                whole += share
                after = self.found[number] * wide
                for k in range(wide):
                    values[base + k] += share * (self.drawn[k] if after < 0 else values[after + k])
        for k in range(wide):
            values[base + k] /= whole

    def average(self, moment: i64, after: i64) -> float:
        """What it is worth to come there, to those who do not know."""
        wide = self.wide
        total = 0.0
        if after < 0:
            for k in range(wide):
                self.drawn[k] = self.if_drawn(moment, k)
                total += self.likely[k] * self.drawn[k]
            return total
        at = after * wide
        for k in range(wide):
            total += self.likely[k] * self.values[at + k]
        return total

    def if_drawn(self, moment: i64, k: i64) -> float:
        """What an alibi card for the investigator is worth to somebody, on average."""
        total = 0.0
        for card in range(len(self.cards)):
            total += self.odds[card * self.wide + k] * self.values[(moment + self.stride[0] * (card + 2)) * self.wide + k]
        return total

    # The end of the turn.

    def lay(self, third: i64, fourth: i64) -> None:
        """The tiles as they lie when this was done with the third and fourth token."""
        scene = self.scene
        scene.at = self.state.at[:]
        scene.walls = self.state.walls[:]
        if third and self.face[2] == EXCHANGE:
            one, other = PAIR_FIRST[third - 1], PAIR_SECOND[third - 1]
            scene.at[one], scene.at[other] = scene.at[other], scene.at[one]
        elif third:
            self.turn_tile(third)
        if fourth and self.face[3] == ROTATION:
            self.turn_tile(fourth)
        self.known = 0

    def turn_tile(self, option: i64) -> None:
        suspect = self.turned[option]
        if self.state.wall(suspect) != NO_WALL:
            self.scene.walls[suspect] = (self.scene.walls[suspect] + self.quarters[option]) & 3

    def stand(self, first: i64, second: i64, fourth: i64) -> None:
        """The detectives where they stand then, and who is cleared."""
        scene = self.scene
        scene.detectives = self.state.detectives[:]
        scene.up = self.state.up
        scene.shown = self.state.shown
        self.jack_draws = False
        if first and self.face[0] == HOLMES_FACE:
            scene.walk(HOLMES, first)
        elif first == 1:
            self.jack_draws = True
        elif first and self.cards[first - 2] >= 0:
            scene.shown |= only(self.cards[first - 2])
            scene.up &= ~scene.shown
        if second:
            scene.walk(WATSON if self.face[1] == WATSON_FACE else TOBY, second)
        if 0 < fourth < 4 and self.face[3] == JOKER:
            scene.walk(fourth - 1, 1)

    def blank(self, up: i64) -> i64:
        """Where in `sights` it stands what is seen when these are still suspected."""
        blank: i64 = 0 if up >> LANE & 1 else 1
        if not self.known >> blank & 1:
            self.known |= only(blank)
            then = self.scene.up
            self.scene.up = up
            for rim in range(RIM):
                self.sights[RIM * blank + rim] = self.scene.in_sight(rim)
            self.scene.up = then
        return RIM * blank

    def seen(self) -> i64:
        """Who is seen at the end."""
        row = self.blank(self.scene.up)
        detectives = self.scene.detectives
        return self.sights[row + detectives[0]] | self.sights[row + detectives[1]] | self.sights[row + detectives[2]]

    def end(self, moment: i64) -> None:
        """The appeal, for everybody."""
        up = self.scene.up
        seen = self.seen()
        bright = self.position(up & seen)
        dark = self.position(up & ~seen)
        lit = count(up & seen)
        many = count(up)
        for k in range(self.wide):
            row = k + self.wide if self.jack_draws else k
            if seen >> self.who[k] & 1:
                self.values[moment * self.wide + k] = self.ends[20 * row + 10 + lit] + bright * self.goes_on[2 * row + 1]
            else:
                self.values[moment * self.wide + k] = self.ends[20 * row + many - lit] + dark * self.goes_on[2 * row]

    def position(self, up: i64) -> float:
        """What it is worth to Jack how those stand who are left: how far from halves the detectives divide them, on average over
        where each may stand one or two places on.
        """
        n = count(up)
        if n < 2 or self.spread == 0.0:
            return 0.0
        sights = self.sights
        gap = self.prospects.gap
        row = self.blank(up)
        holmes, watson, toby = self.scene.detectives[0], self.scene.detectives[1], self.scene.detectives[2]
        here = sights[row + toby] & up
        on = sights[row + (toby + 1) % RIM] & up
        far = sights[row + (toby + 2) % RIM] & up
        total: i64 = 0
        for one in range(3):
            lit = sights[row + (holmes + one) % RIM]
            for other in range(3):
                both = n << 9 | (lit | sights[row + (watson + other) % RIM]) & up
                total += gap[both | here] + gap[both | on] + gap[both | far]
        return self.spread * (float(total) / float(54 * n) - self.prospects.middle[n])

    # The next turn.

    def look_on(self, first: i64, second: i64, third: i64, fourth: i64) -> bool:
        """Think the turn through that follows on this end. It must be known what its tokens will show."""
        self.lay(third, fourth)
        self.stand(first, second, fourth)
        up, seen = self.scene.up, self.seen()
        base = self.moment(first, second, third, fourth) * self.wide
        looked = self.follow(base, up & ~seen, False)
        return (not self.state.chase and self.follow(base, up & seen, True)) or looked

    def follow(self, base: i64, up: i64, seen: bool) -> bool:
        """The turn that follows if these are left."""
        if count(up) < (1 if self.state.chase else 2):
            return False
        who = vec[i64]()
        likely = vec[float]()
        hours = vec[float]()
        places = vec[i64]()
        whole = 0.0
        mine = False
        for k in range(self.wide):
            row = k + self.wide if self.jack_draws else k
            on = self.goes_on[2 * row + (1 if seen else 0)]
            if on <= 0.0 or not up >> self.who[k] & 1:
                continue
            mine = self.mine and k == self.wide - 1
            who = append(who, self.who[k])
            likely = append(likely, self.likely[k] * on)
            whole += self.likely[k] * on
            places = append(places, i64(k))
            then = vec[float]([0.0] * HANDS)
            for hand in range(HANDS):
                after = hand if seen else min(hand + 1, HANDS - 1)
                if after < GOAL or self.state.chase:
                    then[after] += (self.more[k * HANDS + hand] if self.jack_draws else self.hours[k * HANDS + hand]) / on
            for share in then:
                hours = append(hours, share)
        if whole <= 0.0:
            return False
        for number in range(len(likely)):
            likely[number] /= whole
        state = self.scene.copy()
        state.up = up
        state.turn += 1
        state.faces ^= ALL_TOKENS
        state.left = ALL_TOKENS
        state.rotated = 0
        turn = Turn(self.prospects, state, who, likely, hours, mine, self.slip)
        turn.solve()
        self.looked += 1
        for number in range(len(places)):
            k = places[number]
            on = self.goes_on[2 * (k + self.wide if self.jack_draws else k) + (1 if seen else 0)]
            self.values[base + k] = 1.0 - on + on * turn.values[number]
        return True

    def think(self, rng: Rng, most: i64, until: float) -> None:
        """Look on from the ends that are likely to be reached, until so many next turns are known, or till a time (0: never)."""
        known = vec[i64]([0] * (len(self.values) // int(self.wide)))
        stale = 0
        fresh = 0
        while stale < TIRED and self.looked < most and (until == 0.0 or time.perf_counter() < until):
            k = self.somebody(rng)
            options = vec[i64]([0, 0, 0, 0])
            used: i64 = 0
            passed = vec[i64]()
            while used != self.state.left:
                passed = append(
                    passed, used << 32 | options[2] << 24 | self.moment(options[0], options[1], options[2], options[3])
                )
                used = self.go_on(used, options, k, rng)
            end = self.moment(options[0], options[1], options[2], options[3])
            if known[end] or not self.look_on(options[0], options[1], options[2], options[3]):
                known[end] = 1
                stale += 1
                continue
            known[end] = 1
            stale = 0
            fresh += 1
            for number in range(len(passed) - 1, -1, -1):
                self.decide(passed[number] & 0xFFFFFF, passed[number] >> 32, passed[number] >> 24 & 0xFF)
            if fresh % 16 == 0:
                self.sweep_on()
        if self.looked:
            self.sweep_on()

    def sweep_on(self) -> None:
        """Choose anew everywhere, with the ends as they are now: other orders lead to them, too."""
        for unused in range(1, 5):
            self.sweep(unused)

    def somebody(self, rng: Rng) -> i64:
        """Who is imagined to be Jack; half of the time he himself."""
        last = self.wide - 1
        if self.mine and rng.next32() & 1:
            return last
        left = float(rng.next32()) / 4294967296.0
        k: i64 = 0
        while k < last and left >= self.likely[k]:
            left -= self.likely[k]
            k += 1
        return k

    def go_on(self, used: i64, options: vec[i64], k: i64, rng: Rng) -> i64:
        """Choose for who is to act, and note it among the options; the tokens used then."""
        jack = self.jack_acts(used)
        moment = self.moment(options[0], options[1], options[2], options[3])
        best = -1e9
        chosen: i64 = 0
        for number in range(self.list_next(moment, used, options[2], jack)):
            after = self.found[number]
            if jack:
                value = self.values[after * self.wide + k] + float(rng.next32()) * 1e-15
            else:  # drawn in the shares that he slips
                value = -self.average(moment, after)
                value -= self.slip * math.log(-math.log((float(rng.next32()) + 0.5) / 4294967296.0))
            if value > best:
                best, chosen = value, number
        token = self.by[chosen]
        after = self.found[chosen]
        if after >= 0:
            options[token] = (after - moment) // self.stride[token]
        else:
            card: i64 = 0
            left = float(rng.next32()) / 4294967296.0
            while card < len(self.cards) - 1 and left >= self.odds[card * self.wide + k]:
                left -= self.odds[card * self.wide + k]
                card += 1
            options[token] = card + 2
        return used | only(token)

    # What to do.

    def worth(self, move: i64, seat: i64) -> float:
        """What an action is worth to who is asked."""
        token, option = self.option(move)
        if move == TAKE_ALIBI and seat != JACK:
            return 1.0 - self.average(0, -1)
        after = self.stride[token] * option
        if seat != JACK:
            return 1.0 - self.average(0, after)
        return self.values[after * self.wide + self.wide - 1] + THEIRS * self.average(0, after)

    def option(self, move: i64) -> tuple[i64, i64]:
        """The token that an action uses, and what it does with it."""
        if move < JOKER_MOVE:
            return (0 if move // 2 == HOLMES else 1), move % 2 + 1
        if move < TAKE_ALIBI:
            return 3, move - JOKER_MOVE + 1
        if move == TAKE_ALIBI:
            return 0, 1
        if move >= SWAP:
            return 2, move - SWAP + 1
        token: i64 = 2 if self.state.left >> 2 & 1 and self.face[2] == ROTATION else 3
        for option in range(1, len(self.turned)):
            same = self.turned[option] == self.state.at[(move - ROTATE) // 3]
            if same and self.quarters[option] == (move - ROTATE) % 3 + 1:
                return token, option
        raise ValueError("a tile that cannot be turned")


def zeros(many: i64) -> vec[float]:
    return vec[float]([0.0] * int(many))

"""Mysterium: the rules. Numbers in brackets are those of RULES.md.

A state may be half-known: who hears `draw ?`, `dream red ?` or `vote ?` can play the same moves on a state of his own, in which
the hand is only counted and the combinations are unknown. The referee's answers carry all that follows from them.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.state import NOBODY, REFEREE, State, only
from gaslamp.games.mysterium.board import DAYS, DREAMS, EACH, HAND, KINDS, ORBS, SHARED, of_kind, one
from gaslamp.games.mysterium.moves import (
    BALLOT,
    CLOSE,
    COMBINATION,
    COMBINATION_UNSEEN,
    CULPRIT,
    CULPRIT_UNSEEN,
    DRAW,
    DRAW_UNSEEN,
    DREAM,
    DREAM_UNSEEN,
    GUESS,
    GUILTY,
    INNOCENT,
    LOT,
    RIGHT,
    SHARE,
    SHARE_UNSEEN,
    SHOW,
    TABLE,
    THROW,
    VOTE,
    WRONG,
)
from gaslamp.kit.bits import count, lowest

GHOST: Final = 0
UNKNOWN: Final = -1
NONE: Final = -1

# Where a dream is. A half-known state takes what it does not know to be in the deck.
DECK: Final = 0
IN_HAND: Final = 1
LAID: Final = 2  # by the ghost, face down
DISCARD: Final = 3
TOGETHER: Final = 4  # in the shared dream
BEFORE: Final = 5  # + orb

# What is asked now.
LAY_TABLE: Final = 0
COMBINE: Final = 1
DAY: Final = 2  # dreams are given and guesses made
ANSWERS: Final = 3
NAME_CULPRIT: Final = 4
SHARE_DREAM: Final = 5
VOTING: Final = 6
OPEN_BALLOTS: Final = 7
VERDICT: Final = 8
OVER: Final = 9
QUESTIONS: Final = ("table", "combinations", "day", "answers", "culprit", "shared", "vote", "ballots", "verdict", "over")

FOUND: Final = 0
OUT_OF_DAYS: Final = 1
REASONS: Final = ("culprit found", "out of days")

MAJORITY_VOTES: Final = 2
"""How many votes of a day need a majority; in the third a single leader is enough."""


class MysteriumState(State):
    def __init__(self, psychics: i64, each: i64, throws: i64, daily: bool) -> None:
        self.psychics = psychics  # people
        self.orbs: i64 = psychics if psychics > 1 else 2  # one psychic alone has two [33]
        self.each = each  # cards of each kind laid out
        self.throws = throws  # how often the ghost may throw his hand ...
        self.daily = daily  # ... in a day, or else in the game
        self.question: i64 = LAY_TABLE
        self.day: i64 = 1
        self.tableau: i64 = 0  # the cards on the table
        self.assigned: i64 = 0  # how many cards lie under the tokens
        self.combinations = vec[i64]([UNKNOWN] * (KINDS * int(self.orbs)))  # three for each orb
        self.found = vec[i64]([0] * int(self.orbs))  # how many of his three each has found
        self.where = vec[i64]([DECK] * DREAMS)
        self.night = vec[i64]([0] * DREAMS)  # the day on which a dream before a psychic was given
        self.deck: i64 = DREAMS
        self.hand: i64 = 0
        self.laid: i64 = 0
        self.discard: i64 = 0
        self.shuffles: i64 = 0  # how often the discard became the deck
        self.thrown: i64 = 0  # how often the ghost threw his hand, in this game or today
        self.dreaming: i64 = NONE  # the orb whose dream is being laid
        self.closed = False  # it is being shown
        self.dreamt: i64 = 0  # the orbs that may guess: they have had today's dream, or there is none for them
        self.guesses = vec[i64]([NONE] * int(self.orbs))
        self.misses = vec[i64]([0] * int(self.orbs))  # cards guessed wrong for what each seeks now
        self.suspected: i64 = only(self.orbs) - 1  # the combinations that can be the culprit's
        self.culprit: i64 = UNKNOWN
        self.round: i64 = 1  # which vote of the day this is
        self.voted: i64 = 0  # the voters whose vote is in
        self.votes = vec[i64]([UNKNOWN] * int(psychics))
        self.opened: i64 = 0  # how many votes have been opened
        self.accused: i64 = NONE
        self.ballots = vec[i64]()  # votes opened before: the day, who was accused, and what each of six voters named
        self.won = False

    # Who acts.

    def to_act(self) -> i64:
        if self.question == OVER:
            return NOBODY
        if self.question == DAY and not self.closed and not self.must_draw():
            return self.awake()
        if self.question == VOTING:
            return (only(self.psychics) - 1 & ~self.voted) << 1
        if (self.question == NAME_CULPRIT and not self.must_draw()) or (self.question == SHARE_DREAM and not self.closed):
            return only(GHOST)
        return only(REFEREE)

    def awake(self) -> i64:
        """The ghost while somebody waits for a dream, and at once with him who has had one and not guessed. [13, 19]"""
        seats: i64 = 0
        for orb in range(self.orbs):
            if self.found[orb] == KINDS:
                continue
            if not self.dreamt >> orb & 1:
                seats |= only(GHOST)
            elif self.guesses[orb] == NONE:
                seats |= only(self.owner(orb))
        return seats

    def owner(self, orb: i64) -> i64:
        return orb + 1 if self.psychics > 1 else 1

    def must_draw(self) -> bool:
        """The hand is filled up to seven before each dream, as far as there are cards. [11, 17]"""
        deals = (self.question == DAY and self.dreaming == NONE) or self.question == NAME_CULPRIT
        return deals and self.hand < HAND and self.deck + self.discard > 0

    def second_stage(self) -> bool:
        """Whether everybody has found all three. [25]"""
        finished: i64 = 0
        for orb in range(self.orbs):
            finished += self.found[orb] // KINDS
        return finished == self.orbs

    def throws_left(self) -> i64:
        return self.throws - self.thrown

    # What can be done.

    def moves(self, seat: i64) -> vec[i64]:
        if seat == GHOST:
            return self.ghost_moves()
        if seat == REFEREE:
            return self.referee_moves()
        moves = vec[i64]()
        if self.question == VOTING:
            for combination in range(self.orbs):
                if self.suspected >> combination & 1:
                    moves = append(moves, VOTE + combination)
            return moves
        for orb in range(self.orbs):
            if self.owner(orb) == seat and self.dreamt >> orb & 1 and self.found[orb] < KINDS and self.guesses[orb] == NONE:
                moves = each_of(moves, GUESS + KINDS * EACH * orb, self.tableau & of_kind(self.found[orb]))
        return moves

    def ghost_moves(self) -> vec[i64]:
        moves = vec[i64]()
        if self.question == SHARE_DREAM:
            return self.dreams(moves, SHARE, IN_HAND)
        if self.question == NAME_CULPRIT:
            for combination in range(self.orbs):
                moves = append(moves, CULPRIT + combination)
        else:
            for orb in range(self.orbs):
                waits = self.found[orb] < KINDS and not self.dreamt >> orb & 1
                if waits and (self.dreaming == NONE or self.dreaming == orb):
                    moves = self.dreams(moves, DREAM + DREAMS * orb, IN_HAND)
            if self.dreaming != NONE:
                moves = append(moves, CLOSE)
        if self.dreaming == NONE and self.hand == HAND and self.throws_left() > 0:
            moves = append(moves, THROW)
        return moves

    def referee_moves(self) -> vec[i64]:
        moves = vec[i64]()
        if self.question == LAY_TABLE:
            return each_of(moves, TABLE, of_kind(count(self.tableau) // self.each) & ~self.tableau)
        if self.question == COMBINE:
            left = self.tableau & of_kind(self.assigned % KINDS)
            for number in range(self.assigned):
                left &= ~one(self.combinations[number])
            return each_of(moves, COMBINATION + KINDS * EACH * (self.assigned // KINDS), left)
        if self.closed:
            return append(moves, SHOW + self.lowest_laid())
        if self.question == ANSWERS:
            orb: i64 = 0
            while self.guesses[orb] == NONE:
                orb += 1
            right = self.guesses[orb] == self.combinations[KINDS * orb + self.found[orb]]
            return append(moves, (RIGHT if right else WRONG) + orb)
        if self.question == OPEN_BALLOTS:
            if self.opened < self.psychics:
                return append(moves, BALLOT + ORBS * self.opened + self.votes[self.opened])
            leaders = self.leaders()
            for combination in range(self.orbs):
                if leaders >> combination & 1:
                    moves = append(moves, LOT + combination)
            return moves
        if self.question == VERDICT:
            return append(moves, (GUILTY if self.accused == self.culprit else INNOCENT) + self.accused)
        return self.dreams(moves, DRAW, DECK)

    def dreams(self, moves: vec[i64], move: i64, place: i64) -> vec[i64]:
        """A move with each dream that is in this place."""
        for dream in range(DREAMS):
            if self.where[dream] == place:
                moves = append(moves, move + dream)
        return moves

    def lowest_laid(self) -> i64:
        """A dream is shown in the order of the numbers, so that the order tells nothing. [14]"""
        dream: i64 = 0
        while self.where[dream] != LAID:
            dream += 1
        return dream

    # What happens.

    def apply(self, seat: i64, move: i64) -> None:
        if move < VOTE:
            self.guess(move // (KINDS * EACH), move % (KINDS * EACH))
        elif move < DREAM:
            self.vote(seat, move - VOTE)
        elif move < CLOSE:
            self.lay((move - DREAM) // DREAMS, (move - DREAM) % DREAMS)
        elif move == CLOSE:
            self.closed = True
        elif move == THROW:
            self.throw()
        elif move < SHARE:
            self.culprit = move - CULPRIT
            self.question = SHARE_DREAM
        elif move < TABLE:
            self.share(move - SHARE)
        elif move < COMBINATION:
            self.tableau |= one(move - TABLE)
            if count(self.tableau) == KINDS * self.each:
                self.question = COMBINE
        elif move < DRAW:
            self.combine((move - COMBINATION) % (KINDS * EACH))
        elif move < SHOW:
            self.draw(move - DRAW)
        elif move < RIGHT:
            self.show(move - SHOW)
        elif move < BALLOT:
            self.answer((move - RIGHT) % ORBS, move < WRONG)
        elif move < LOT:
            self.open_ballot(move - BALLOT)
        elif move < GUILTY:
            self.accuse(move - LOT)
        elif move < COMBINATION_UNSEEN:
            self.judge(move < INNOCENT)
        elif move < DRAW_UNSEEN:
            self.combine(UNKNOWN)
        elif move == DRAW_UNSEEN:
            self.draw(UNKNOWN)
        elif move < CULPRIT_UNSEEN:
            self.lay(move - DREAM_UNSEEN, UNKNOWN)
        elif move == CULPRIT_UNSEEN:
            self.question = SHARE_DREAM
        elif move == SHARE_UNSEEN:
            self.share(UNKNOWN)
        else:
            self.vote(seat, UNKNOWN)
        if self.deck == 0 and self.must_draw():
            self.shuffle()
        if self.question == DAY and self.dreaming == NONE and self.hand == 0 and not self.must_draw():
            self.wait_no_more()

    def wait_no_more(self) -> None:
        """Nothing is left to give: those who wait guess without a dream. [18]"""
        for orb in range(self.orbs):
            if self.found[orb] < KINDS:
                self.dreamt |= only(orb)

    def combine(self, card: i64) -> None:
        """A card under a token, which only the ghost knows: a character, a location and an object for each. [6]"""
        self.combinations[self.assigned] = card
        self.assigned += 1
        if self.assigned == KINDS * self.orbs:
            self.question = DAY

    def put(self, dream: i64, place: i64) -> None:
        if dream != UNKNOWN:
            self.where[dream] = place

    def draw(self, dream: i64) -> None:
        self.put(dream, IN_HAND)
        self.deck -= 1
        self.hand += 1

    def lay(self, orb: i64, dream: i64) -> None:
        """A card of a dream that nobody else sees yet. [12]"""
        self.dreaming = orb
        self.put(dream, LAID)
        self.hand -= 1
        self.laid += 1

    def throw(self) -> None:
        """All seven go face down on the discard. [15]"""
        self.thrown += 1
        for dream in range(DREAMS):
            if self.where[dream] == IN_HAND:
                self.where[dream] = DISCARD
        self.discard += self.hand
        self.hand = 0

    def shuffle(self) -> None:
        """An empty deck: the discard becomes the new one. [17]"""
        for dream in range(DREAMS):
            if self.where[dream] == DISCARD:
                self.where[dream] = DECK
        self.deck = self.discard
        self.discard = 0
        self.shuffles += 1

    def show(self, dream: i64) -> None:
        """A card of a closed dream. After the last one the next dream can be given, or the vote begins. [14, 27]"""
        self.laid -= 1
        self.closed = self.laid > 0
        if self.question == SHARE_DREAM:
            self.where[dream] = TOGETHER
            if not self.closed:
                self.question = VOTING
            return
        self.where[dream] = BEFORE + self.dreaming
        self.night[dream] = self.day
        if not self.closed:
            self.dreamt |= only(self.dreaming)
            self.dreaming = NONE

    def guess(self, orb: i64, card: i64) -> None:
        """A final guess; answered with the others', when all dreams are given. [20, 21]"""
        self.guesses[orb] = card
        if self.awake() == 0:
            self.dreamt = 0
            self.question = ANSWERS

    def answer(self, orb: i64, right: bool) -> None:
        """Right: the card leaves the table, the dreams are discarded. Wrong: they stay. After the last, the day ends. [22, 23]"""
        card = self.guesses[orb]
        self.guesses[orb] = NONE
        if right:
            self.combinations[KINDS * orb + self.found[orb]] = card
            self.found[orb] += 1
            self.misses[orb] = 0
            self.tableau &= ~one(card)
            for dream in range(DREAMS):
                if self.where[dream] == BEFORE + orb:
                    self.where[dream] = DISCARD
                    self.discard += 1
        else:
            self.misses[orb] |= one(card)
        for other in range(self.orbs):
            if self.guesses[other] != NONE:
                return
        self.question = DAY
        if self.second_stage():  # only the combinations stay [26]
            self.tableau = 0
            self.question = NAME_CULPRIT
        self.end_day()

    def end_day(self) -> None:
        """After the seventh day all is lost. [24, 32]"""
        if self.day == DAYS:
            self.question = OVER
            return
        self.day += 1
        if self.daily:
            self.thrown = 0

    def share(self, dream: i64) -> None:
        """A card of the shared dream; the third closes it. [27]"""
        self.put(dream, LAID)
        self.hand -= 1
        self.laid += 1
        self.closed = self.laid == SHARED

    def vote(self, seat: i64, combination: i64) -> None:
        """Sealed until all are in. [28]"""
        self.votes[seat - 1] = combination
        self.voted |= only(seat - 1)
        if self.voted == only(self.psychics) - 1:
            self.question = OPEN_BALLOTS

    def open_ballot(self, ballot: i64) -> None:
        """One vote after the other; the last decides, or they vote again, at last by lot. [29, 30]"""
        self.votes[ballot // ORBS] = ballot % ORBS
        self.opened += 1
        if self.opened < self.psychics:
            return
        leaders = self.leaders()
        leader = lowest(leaders)
        if self.votes_for(leader) * 2 > self.psychics or (self.round > MAJORITY_VOTES and count(leaders) == 1):
            self.accuse(leader)
        elif self.round <= MAJORITY_VOTES:
            self.keep_ballots()
            self.round += 1
            self.question = VOTING

    def leaders(self) -> i64:
        """The combinations most voters named."""
        most: i64 = 0
        leaders: i64 = 0
        for combination in range(self.orbs):
            votes = self.votes_for(combination)
            if votes > most:
                most = votes
                leaders = 0
            if votes == most:
                leaders |= only(combination)
        return leaders

    def votes_for(self, combination: i64) -> i64:
        votes: i64 = 0
        for voter in range(self.psychics):
            if self.votes[voter] == combination:
                votes += 1
        return votes

    def accuse(self, combination: i64) -> None:
        self.accused = combination
        self.question = VERDICT

    def judge(self, guilty: bool) -> None:
        """Guilty: everybody has won. Innocent: that combination leaves, and another day begins with a vote. [31, 32]"""
        self.keep_ballots()
        if guilty:
            self.culprit = self.accused
            self.won = True
            self.question = OVER
            return
        self.suspected &= ~only(self.accused)
        self.accused = NONE
        self.round = 1
        self.question = VOTING
        self.end_day()

    def keep_ballots(self) -> None:
        """What was voted stays to be seen; the next vote begins with nothing."""
        self.ballots = append(append(self.ballots, self.day), self.accused)
        for voter in range(ORBS):
            self.ballots = append(self.ballots, self.votes[voter] if voter < self.psychics else NONE)
        for voter in range(self.psychics):
            self.votes[voter] = UNKNOWN
        self.voted = 0
        self.opened = 0

    # The end.

    def winners(self) -> i64:
        """All together, or nobody. [32]"""
        return only(self.psychics + 1) - 1 if self.won else NOBODY

    def reason(self) -> str:
        return REASONS[FOUND if self.won else OUT_OF_DAYS]

    def key(self) -> str:
        """A text that two states of a game share if and only if they are the same."""
        piles = (self.deck, self.hand, self.laid, self.discard, self.shuffles, self.thrown, self.dreaming, self.dreamt)
        votes = (self.suspected, self.culprit, self.round, self.voted, self.opened, self.accused)
        asked = (self.question, self.day, self.tableau, self.assigned)
        lists = (self.combinations, self.found, self.guesses, self.misses, self.votes, self.ballots)
        numbers = " ".join([str(number) for each in (asked, piles, votes) for number in each])
        more = ";".join([" ".join([str(number) for number in each]) for each in lists])
        nights = "".join(
            [chr(48 + night) if place >= BEFORE else "-" for place, night in zip(self.where, self.night, strict=True)]
        )
        return f"{numbers};{more};{''.join([chr(48 + place) for place in self.where])};{nights};{self.closed};{self.won}"

    def copy(self) -> "MysteriumState":
        other = MysteriumState(self.psychics, self.each, self.throws, self.daily)
        other.question = self.question
        other.day = self.day
        other.tableau = self.tableau
        other.assigned = self.assigned
        other.combinations = self.combinations[:]
        other.found = self.found[:]
        other.where = self.where[:]
        other.night = self.night[:]
        other.deck = self.deck
        other.hand = self.hand
        other.laid = self.laid
        other.discard = self.discard
        other.shuffles = self.shuffles
        other.thrown = self.thrown
        other.dreaming = self.dreaming
        other.closed = self.closed
        other.dreamt = self.dreamt
        other.guesses = self.guesses[:]
        other.misses = self.misses[:]
        other.suspected = self.suspected
        other.culprit = self.culprit
        other.round = self.round
        other.voted = self.voted
        other.votes = self.votes[:]
        other.opened = self.opened
        other.accused = self.accused
        other.ballots = self.ballots[:]
        other.won = self.won
        return other


def each_of(moves: vec[i64], move: i64, cards: i64) -> vec[i64]:
    """A move with each card of a set."""
    for card in range(KINDS * EACH):
        if cards >> card & 1:
            moves = append(moves, move + card)
    return moves

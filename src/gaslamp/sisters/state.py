"""A case: eight characters, one of whom is Jack, and eight rounds to find out which. What London and New York share of the rules.

Each game says in its own `state.py` where its characters walk, what they can do, and what light and dark are; here is how a round
goes, how witnesses are called, and how it all ends.

A state may be half-known: a viewer who hears `jack ?` and `alibi ?` can play the same moves on a state of his own, in which
Jack's identity is unknown and some alibi cards are only counted. The witness's answer and the verdict on an accusation carry
all that follows from them.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.state import NOBODY, REFEREE, State, only
from gaslamp.kit.bits import count, lowest
from gaslamp.sisters.moves import (
    ACCUSE,
    ALIBI,
    DEAL,
    ESCAPE,
    GUILTY,
    HANDS,
    IDENTITY,
    IDENTITY_UNSEEN,
    INNOCENT,
    LAST,
    STAY,
    TAKE,
    WITNESS,
)

JACK: Final = 0
DETECTIVE: Final = 1
SEATS: Final[tuple[str, ...]] = ("jack", "detective")
UNKNOWN: Final = -1
ALL: Final = 0b11111111
"""All eight characters."""
ROUNDS: Final = 8

# What is asked now.
DRAW_IDENTITY: Final = 0
DEAL_CARDS: Final = 1
TAKE_CARD: Final = 2
LAST_CARD: Final = 3
ACT: Final = 4
FOLLOW_UP: Final = 5
"""What a player has to settle after a move, before anything else: which way a lantern points, or where an informant goes."""
DRAW_ALIBI: Final = 6
CALL_WITNESS: Final = 7
JUDGE: Final = 8
OVER: Final = 9

# Why the game ended.
ARRESTED: Final = 0
WRONG_ACCUSED: Final = 1
ESCAPED: Final = 2
UNCAUGHT: Final = 3
REASONS: Final[tuple[str, ...]] = ("arrested", "wrong accused", "escaped", "uncaught")


class CaseState(State):
    def __init__(self, at: vec[i64], own: i64, unseen: i64) -> None:
        self.own = own  # the number of the first move that only this game has: ways out are below it
        self.unseen = unseen  # the number of the first sighting
        self.at = at  # the space where each character stands
        self.suspects: i64 = ALL  # the characters whose token shows a suspect
        self.round: i64 = 1
        self.invisible: i64 = 0  # the rounds, counted from 1, at whose end Jack was invisible
        self.cards: i64 = 0  # the characters of this round
        self.taken: i64 = 0  # those of them whose card has been taken
        self.question: i64 = DRAW_IDENTITY
        self.active: i64 = UNKNOWN  # whose card is being played
        self.moved = False
        self.powered = True  # whether no power is owed
        self.jack: i64 = UNKNOWN
        self.jack_alibis: i64 = 0  # the alibi cards Jack holds, as far as this state knows them ...
        self.jack_unknown: i64 = 0  # ... and how many it does not know
        self.detective_alibis: i64 = 0
        self.detective_unknown: i64 = 0
        self.accused: i64 = UNKNOWN
        self.left_by: i64 = UNKNOWN  # the way by which Jack escaped
        self.winner: i64 = UNKNOWN
        self.why: i64 = UNKNOWN

    # What each game must bring.

    def acts(self, moves: vec[i64]) -> vec[i64]:
        """Add what the active character can do now."""
        raise NotImplementedError

    def follow_ups(self, moves: vec[i64]) -> vec[i64]:
        """Add the answers to a follow-up."""
        raise NotImplementedError

    def each_walk(self, moves: vec[i64]) -> vec[i64]:
        """Add the active character's walks to wherever nobody stands."""
        raise NotImplementedError

    def play(self, move: i64) -> None:
        """Do what a move of the game's own does: a walk, a power, a follow-up."""
        raise NotImplementedError

    def owes(self, character: i64) -> bool:
        """Whether a character has a power to be used before or after the move."""
        raise NotImplementedError

    def can_use_power(self) -> bool:
        """Whether there is anything that the power owed could do now."""
        raise NotImplementedError

    def alibi_drawn(self) -> None:
        """Go on after an alibi card was drawn."""
        raise NotImplementedError

    def round_ends(self) -> None:
        """What changes on the board between two rounds."""
        raise NotImplementedError

    def visible(self) -> i64:
        """The characters whom a witness would see."""
        raise NotImplementedError

    def within_reach(self, character: i64) -> i64:
        """The others to whom a character's own move can lead."""
        raise NotImplementedError

    def hunters(self, character: i64) -> i64:
        """The others whose own move can lead to where a character stands."""
        raise NotImplementedError

    def ways_out(self, character: i64) -> i64:
        """The open ways by which a character's own move can leave the board."""
        raise NotImplementedError

    def board(self) -> list[int]:
        """All that lies on the board, for a key."""
        raise NotImplementedError

    def copy(self) -> "CaseState":
        raise NotImplementedError

    # Who acts.

    def to_act(self) -> i64:
        if self.question == TAKE_CARD or self.question == ACT or self.question == FOLLOW_UP:
            return only(self.side_to_act())
        if self.question == OVER:
            return NOBODY
        return only(REFEREE)

    def played(self) -> i64:
        """How many characters of this round have been played."""
        return count(self.taken) - (0 if self.active == UNKNOWN else 1)

    def side_to_act(self) -> i64:
        """One character, then two, then one; the detective begins the odd rounds, Jack the even ones."""
        played = self.played()
        outer = played == 0 or played == 3
        return DETECTIVE if outer == (self.round & 1 == 1) else JACK

    # What can be done.

    def moves(self, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=64)
        if self.question == ACT:
            moves = self.acts(moves)
        elif self.question == TAKE_CARD:
            moves = one_each(moves, TAKE, self.cards & ~self.taken)
        elif self.question == FOLLOW_UP:
            moves = self.follow_ups(moves)
        elif self.question == LAST_CARD:
            moves = append(moves, LAST + lowest(self.cards & ~self.taken))
        elif self.question == CALL_WITNESS:
            moves = append(moves, WITNESS if self.visible() >> self.jack & 1 else WITNESS + 1)
        elif self.question == JUDGE:
            moves = append(moves, GUILTY if self.accused == self.jack else INNOCENT)
        elif self.question == DRAW_ALIBI:
            moves = one_each(moves, ALIBI, ALL & ~(self.jack_alibis | self.detective_alibis | only(self.jack)))
        elif self.question == DEAL_CARDS:
            for hand in range(70):
                moves = append(moves, DEAL + hand)
        elif self.question == DRAW_IDENTITY:
            moves = one_each(moves, IDENTITY, ALL)
        return moves

    def walks(self, moves: vec[i64]) -> vec[i64]:
        """The active character's own move; who has nowhere to go may stay. The detective may accuse, and Jack may leave."""
        before = len(moves)
        moves = self.each_walk(moves)
        if len(moves) == before:
            moves = append(moves, STAY)
        if self.side_to_act() == DETECTIVE:
            moves = one_each(moves, ACCUSE, self.within_reach(self.active))
        elif self.may_escape():
            moves = one_each(moves, ESCAPE, self.ways_out(self.active))
        return moves

    def power_begun(self) -> bool:
        """Whether a power is half used, so that it must be finished before the move."""
        return False

    def may_walk(self) -> bool:
        return not self.moved and not self.power_begun()

    def may_leave(self) -> bool:
        """Whether the witness card shows the side that lets Jack leave in this round."""
        return self.invisible >> (self.round - 1) & 1 == 1

    def may_escape(self) -> bool:
        return self.active != UNKNOWN and self.active == self.jack and self.may_leave()

    def gets_away(self, move: i64) -> bool:
        """Whether this is how Jack leaves the board."""
        return ESCAPE <= move < self.own

    def brings_out(self, character: i64) -> i64:
        """The characters in whose turn this one, were he Jack, could leave the board as it is now."""
        return only(character) if self.ways_out(character) else 0

    # What a move does.

    def apply(self, seat: i64, move: i64) -> None:
        if self.own <= move < self.unseen:
            self.play(move)
        elif move >= self.unseen:
            self.happen_unseen(move - self.unseen)
        elif move >= ESCAPE:
            self.leave(self.active, move - ESCAPE)
        elif move < STAY:
            self.activate(move - TAKE)
        elif move == STAY:
            self.move_made()
        elif move < IDENTITY:
            self.accused = move - ACCUSE
            self.question = JUDGE
        else:
            self.referee_says(move)

    def referee_says(self, move: i64) -> None:
        if move < DEAL:
            self.jack = move - IDENTITY
            self.question = DEAL_CARDS
        elif move < LAST:
            self.cards = HANDS[move - DEAL]
            self.question = TAKE_CARD
        elif move < ALIBI:
            self.activate(move - LAST)
        elif move < WITNESS:
            self.draw_alibi(only(move - ALIBI), 0)
        elif move < GUILTY:
            self.answer(move == WITNESS)
        elif move == GUILTY:
            self.jack = self.accused
            self.finish(DETECTIVE, ARRESTED)
        else:
            self.suspects &= ~only(self.accused)
            self.finish(JACK, WRONG_ACCUSED)

    def activate(self, character: i64) -> None:
        self.taken |= only(character)
        self.active = character
        self.moved = False
        self.powered = not self.owes(character)
        self.question = ACT

    def move_made(self) -> None:
        self.moved = True
        self.go_on()

    def power_used(self) -> None:
        self.powered = True
        self.go_on()

    def go_on(self) -> None:
        """Ask for what is still to be done with the active character; if that is nothing, for the next one."""
        if not self.powered and not self.may_walk() and not self.can_use_power():
            self.power_used()
        elif self.moved and self.powered:
            self.next_character()
        else:
            self.question = ACT

    def leave(self, character: i64, way: i64) -> None:
        """Who leaves is Jack, and has won."""
        self.left_by = way
        self.jack = character
        self.finish(JACK, ESCAPED)

    def happen_unseen(self, sighting: i64) -> None:
        """What the referee does, for somebody who may not know it."""
        if sighting == IDENTITY_UNSEEN:
            self.question = DEAL_CARDS
        else:
            self.draw_alibi(0, 1)

    def draw_alibi(self, known: i64, unknown: i64) -> None:
        """For the side whose character this is, and nobody turns a token."""
        if self.side_to_act() == JACK:
            self.jack_alibis |= known
            self.jack_unknown += unknown
        else:
            self.detective_alibis |= known
            self.detective_unknown += unknown
        self.alibi_drawn()

    def next_character(self) -> None:
        """The fourth card nobody chooses. After it the witnesses are called, but not in the last round."""
        self.active = UNKNOWN
        self.moved = False
        self.powered = True
        played = count(self.taken)
        if played < 3:
            self.question = TAKE_CARD
        elif played == 3:
            self.question = LAST_CARD
        elif self.round < ROUNDS:
            self.question = CALL_WITNESS
        else:
            self.finish(JACK, UNCAUGHT)

    def answer(self, visible: bool) -> None:
        """Whoever is not as Jack says he is, is innocent; then the next round begins, an even one with the other four cards."""
        seen = self.visible()
        if visible:
            self.suspects &= seen
        else:
            self.suspects &= ~seen
            self.invisible |= only(self.round)
        self.round_ends()
        self.taken = 0
        self.round += 1
        self.cards = 0 if self.round & 1 else ALL & ~self.cards
        self.question = DEAL_CARDS if self.round & 1 else TAKE_CARD

    def finish(self, winner: i64, why: i64) -> None:
        self.winner = winner
        self.why = why
        self.question = OVER

    # The end.

    def winners(self) -> i64:
        return only(self.winner)

    def reason(self) -> str:
        return REASONS[self.why]

    # What can be asked of it.

    def key(self) -> str:
        """All there is, in one text."""
        whole: list[int] = [*self.at, self.suspects, self.round, self.invisible, self.cards, self.taken, self.question]
        whole += [self.active + 1, 1 if self.moved else 0, 1 if self.powered else 0, self.jack + 1]
        whole += [self.jack_alibis, self.jack_unknown, self.detective_alibis, self.detective_unknown]
        whole += [self.accused + 1, self.left_by + 1, self.winner + 1, self.why + 1]
        return "".join([chr(number) for number in [*whole, *self.board()]])

    def become(self, other: "CaseState") -> None:
        """Take over from another state what every case has, but where characters stand."""
        self.suspects = other.suspects
        self.round = other.round
        self.invisible = other.invisible
        self.cards = other.cards
        self.taken = other.taken
        self.question = other.question
        self.active = other.active
        self.moved = other.moved
        self.powered = other.powered
        self.jack = other.jack
        self.jack_alibis = other.jack_alibis
        self.jack_unknown = other.jack_unknown
        self.detective_alibis = other.detective_alibis
        self.detective_unknown = other.detective_unknown
        self.accused = other.accused
        self.left_by = other.left_by
        self.winner = other.winner
        self.why = other.why


def questions(follow_up: str) -> tuple[str, ...]:
    """What the questions are called, in their order."""
    return ("identity", "deal", "take", "last", "act", follow_up, "alibi", "witness", "verdict", "over")


def one_each(moves: vec[i64], first: i64, numbers: i64) -> vec[i64]:
    """Add a move for each number of a set."""
    while numbers:
        moves = append(moves, first + lowest(numbers))
        numbers &= numbers - 1
    return moves


def from_each_to_each(moves: vec[i64], first: i64, size: i64, full: i64, empty: i64) -> vec[i64]:
    """Add the moves that bring what lies on one of the full places to one of the empty ones."""
    for here in range(size):
        if full >> here & 1:
            moves = one_each(moves, first + size * here, empty)
    return moves

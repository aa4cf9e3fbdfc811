"""Mr. Jack: the rules. Numbers in brackets are those of RULES.md.

A state may be half-known: a viewer who hears `jack ?` and `alibi ?` can play the same moves on a state of his own, in which
Jack's identity is unknown and some alibi cards are only counted. The witness's answer and the verdict on an accusation carry
all that follows from them.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.state import NOBODY, REFEREE, State, only
from gaslamp.games.mr_jack.board import (
    ALL,
    APART,
    BEAMS,
    BERT,
    BIT,
    CORDONS_START,
    FACING_START,
    GOODLEY,
    GULL,
    HOLES,
    HOLMES,
    LAMPS,
    LAMPS_START,
    LESTRADE,
    LIGHT,
    NEXT,
    OUT,
    OWING,
    ROUNDS,
    SIZE,
    SMITH,
    STEALTHY,
    STEPS,
    WATSON,
    WHISTLE,
    WITHIN,
    Board,
)
from gaslamp.games.mr_jack.moves import (
    ACCUSE,
    ALIBI,
    ALIBI_UNSEEN,
    CORDON,
    COVER,
    DEAL,
    ESCAPE,
    FACE,
    GUILTY,
    HANDS,
    IDENTITY,
    IDENTITY_UNSEEN,
    INNOCENT,
    LAMP,
    LAST,
    STAY,
    STOP,
    SWAP,
    TAKE,
    WALK,
    WITNESS,
)
from gaslamp.games.mr_jack.moves import WHISTLE as WHISTLE_MOVE
from gaslamp.kit.bits import count, lowest

JACK: Final = 0
DETECTIVE: Final = 1
UNKNOWN: Final = -1

# What is asked now.
DRAW_IDENTITY: Final = 0
DEAL_CARDS: Final = 1
TAKE_CARD: Final = 2
LAST_CARD: Final = 3
ACT: Final = 4
FACE_LANTERN: Final = 5
DRAW_ALIBI: Final = 6
CALL_WITNESS: Final = 7
JUDGE: Final = 8
OVER: Final = 9
QUESTIONS: Final = ("identity", "deal", "take", "last", "act", "face", "alibi", "witness", "verdict", "over")

# Why the game ended.
ARRESTED: Final = 0
WRONG_ACCUSED: Final = 1
ESCAPED: Final = 2
UNCAUGHT: Final = 3
REASONS: Final = ("arrested", "wrong accused", "escaped", "uncaught")


class JackState(State):
    def __init__(self, board: Board, whistle_any: bool, at: vec[i64], lamps: vec[i64]) -> None:
        self.board = board
        self.whistle_any = whistle_any
        self.at = at  # the street where each character stands
        self.occupied: i64 = 0  # the streets where somebody stands
        self.suspects: i64 = ALL  # the characters whose token shows a suspect
        self.lamps = lamps  # the number of the lit tile on each post; 0 where there is none
        self.light: i64 = 0  # the streets that lamps light
        self.covers: i64 = board.covers  # the manholes that are covered
        self.closing: i64 = board.closing(board.covers)  # the same, as the board's tables number it
        self.cordons: i64 = CORDONS_START  # the exits that are closed
        self.facing: i64 = FACING_START  # which way Watson's lantern points
        self.round: i64 = 1
        self.invisible: i64 = 0  # the rounds, counted from 1, at whose end Jack was invisible
        self.cards: i64 = 0  # the characters of this round
        self.taken: i64 = 0  # those of them whose card has been taken
        self.question: i64 = DRAW_IDENTITY
        self.active: i64 = UNKNOWN  # whose card is being played
        self.moved = False
        self.powered = True  # whether no power is owed
        self.points: i64 = WHISTLE  # what is left of them to Goodley
        self.whistled: i64 = 0  # who has come to his whistle
        self.jack: i64 = UNKNOWN
        self.jack_alibis: i64 = 0  # the alibi cards Jack holds, as far as this state knows them ...
        self.jack_unknown: i64 = 0  # ... and how many it does not know
        self.detective_alibis: i64 = 0
        self.detective_unknown: i64 = 0
        self.accused: i64 = UNKNOWN
        self.left_by: i64 = UNKNOWN  # the exit through which Jack escaped
        self.winner: i64 = UNKNOWN
        self.why: i64 = UNKNOWN

    # Who acts.

    def to_act(self) -> i64:
        if self.question == TAKE_CARD or self.question == ACT or self.question == FACE_LANTERN:
            return only(self.side_to_act())
        if self.question == OVER:
            return NOBODY
        return only(REFEREE)

    def played(self) -> i64:
        """How many characters of this round have been played."""
        return count(self.taken) - (0 if self.active == UNKNOWN else 1)

    def side_to_act(self) -> i64:
        """One character, then two, then one; the detective begins the odd rounds, Jack the even ones. [12]"""
        played = self.played()
        outer = played == 0 or played == 3
        return DETECTIVE if outer == (self.round & 1 == 1) else JACK

    # What can be done.

    def moves(self, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=64)
        if self.question == ACT:
            moves = self.acts(moves)
        elif self.question == TAKE_CARD:
            for character in range(8):
                if (self.cards & ~self.taken) >> character & 1:
                    moves = append(moves, TAKE + character)
        elif self.question == FACE_LANTERN:
            for direction in range(6):
                moves = append(moves, FACE + direction)
        elif self.question == LAST_CARD:
            moves = append(moves, LAST + lowest(self.cards & ~self.taken))
        elif self.question == CALL_WITNESS:
            moves = append(moves, WITNESS if self.visible() >> self.jack & 1 else WITNESS + 1)
        elif self.question == JUDGE:
            moves = append(moves, GUILTY if self.accused == self.jack else INNOCENT)
        elif self.question == DRAW_ALIBI:
            for character in range(8):
                if self.in_deck(character):
                    moves = append(moves, ALIBI + character)
        elif self.question == DEAL_CARDS:
            for hand in range(70):
                moves = append(moves, DEAL + hand)
        elif self.question == DRAW_IDENTITY:
            for character in range(8):
                moves = append(moves, IDENTITY + character)
        return moves

    def acts(self, moves: vec[i64]) -> vec[i64]:
        """The active character's move and power, each as long as it is to be made, in either order. [13]"""
        if not self.moved and not self.whistling():
            moves = self.walks(moves)
        if not self.powered:
            if self.active == SMITH:  # [20]
                lit = self.lit_posts()
                moves = from_each_to_each(moves, LAMP, LAMPS, lit, ALL & ~lit)
            elif self.active == BERT:  # [27]
                moves = from_each_to_each(moves, COVER, HOLES, self.covers, self.board.manholes & ~self.covers)
            elif self.active == LESTRADE:  # [21]
                moves = from_each_to_each(moves, CORDON, 4, self.cordons, 0b1111 & ~self.cordons)
            else:
                moves = self.whistles(moves)
        elif self.active == GULL:  # [26]
            for character in range(8):
                if character != GULL:
                    moves = append(moves, SWAP + character)
        return moves

    def walks(self, moves: vec[i64]) -> vec[i64]:
        """Any free street within reach; for the detective also any character, to accuse; for Jack an exit. [14 to 17, 35, 37]"""
        reached = self.reached(self.active, 0)
        free = reached & ~self.occupied
        if free == 0:
            moves = append(moves, STAY)
        while free:
            street = lowest(free)
            moves = append(moves, WALK + street)
            free &= free - 1
        if self.side_to_act() == DETECTIVE:
            for character in range(8):
                if character != self.active and reached & BIT[self.at[character]]:
                    moves = append(moves, ACCUSE + character)
        elif self.may_escape():
            for way in range(4):
                if self.can_leave_by(self.active, way):
                    moves = append(moves, ESCAPE + way)
        return moves

    def reached(self, character: i64, spare: i64) -> i64:
        """The streets where a character's own move can lead with so many steps to spare, free or not. [14, 15, 22]"""
        place = (STEPS + 2) * (SIZE * self.closing + self.at[character]) - spare
        if character == STEALTHY:
            return self.board.leaps[place + STEPS + 1]
        return self.board.walks[place + STEPS]

    def may_leave(self) -> bool:
        """Whether the witness card shows the side that lets Jack leave in this round. [37]"""
        return self.invisible >> (self.round - 1) & 1 == 1

    def may_escape(self) -> bool:
        return self.active != UNKNOWN and self.active == self.jack and self.may_leave()

    def can_leave_by(self, character: i64, way: i64) -> bool:
        """No cordon, and a step left at the exit. [38]"""
        return not self.cordons >> way & 1 and self.reached(character, 1) & BIT[OUT[way]] != 0

    def lit_posts(self) -> i64:
        lit: i64 = 0
        for post in range(LAMPS):
            if self.lamps[post]:
                lit |= only(post)
        return lit

    def whistling(self) -> bool:
        """Whether somebody has come already, so that the whistle must be finished first. [13, 24]"""
        return self.whistled != 0

    def whistles(self, moves: vec[i64]) -> vec[i64]:
        """Everybody who can still come, to each street where he can. [24, 25]"""
        nobody = True
        for character in range(8):
            streets = self.comes_to(character)
            while streets:
                nobody = False
                street = lowest(streets)
                moves = append(moves, WHISTLE_MOVE + SIZE * character + street)
                streets &= streets - 1
        return append(moves, STOP) if nobody or self.whistle_any else moves

    def comes_to(self, character: i64) -> i64:
        """The free streets nearer to Goodley to which his points bring a character. [24]"""
        if character == GOODLEY or self.whistled >> character & 1:
            return 0
        here, goodley = self.at[character], self.at[GOODLEY]
        nearer = WITHIN[SIZE * (APART[SIZE * here + goodley] - 1) + goodley]
        return WITHIN[SIZE * self.points + here] & nearer & ~self.occupied

    def somebody_comes(self) -> bool:
        return any(self.comes_to(character) for character in range(8))

    def in_deck(self, character: i64) -> bool:
        return character != self.jack and not (self.jack_alibis | self.detective_alibis) >> character & 1

    # What a move does.

    def apply(self, seat: i64, move: i64) -> None:
        if move < WALK:
            self.activate(move - TAKE)
        elif move < ACCUSE:
            if move != STAY:
                self.put(self.active, move - WALK)
            self.move_made()
        elif move < IDENTITY:
            self.act(move)
        elif move >= LAST:
            self.referee_says(move)
        elif move >= DEAL:
            self.cards = HANDS[move - DEAL]
            self.question = TAKE_CARD
        else:
            self.jack = move - IDENTITY
            self.question = DEAL_CARDS

    def act(self, move: i64) -> None:
        """An accusation, an escape, or a power. [35 to 37, 40]"""
        if move < ESCAPE:
            self.accused = move - ACCUSE
            self.question = JUDGE
        elif move < LAMP:
            self.left_by = move - ESCAPE
            self.jack = self.active
            self.finish(JACK, ESCAPED)
        elif move < COVER:
            post, dark = (move - LAMP) // LAMPS, (move - LAMP) % LAMPS
            self.lamps[post], self.lamps[dark] = 0, self.lamps[post]
            self.lighten()
            self.power_used()
        elif move < CORDON:
            self.cover(self.covers & ~only((move - COVER) // HOLES) | only((move - COVER) % HOLES))
            self.power_used()
        elif move < WHISTLE_MOVE:
            self.cordons = self.cordons & ~only((move - CORDON) // 4) | only((move - CORDON) % 4)
            self.power_used()
        elif move < STOP:
            self.come((move - WHISTLE_MOVE) // SIZE, (move - WHISTLE_MOVE) % SIZE)
        elif move == STOP:
            self.power_used()
        elif move < FACE:
            self.swap(move - SWAP)
        else:
            self.facing = move - FACE
            self.go_on()

    def referee_says(self, move: i64) -> None:
        if move < ALIBI:
            self.activate(move - LAST)
        elif move < WITNESS or move == ALIBI_UNSEEN:
            self.draw_alibi(move)
        elif move < GUILTY:
            self.answer(move == WITNESS)
        elif move == IDENTITY_UNSEEN:
            self.question = DEAL_CARDS
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
        self.powered = not OWING >> character & 1
        self.question = ACT

    def put(self, character: i64, street: i64) -> None:
        self.occupied = self.occupied & ~BIT[self.at[character]] | BIT[street]
        self.at[character] = street

    def move_made(self) -> None:
        """Holmes looks at a card after his move, Watson turns his lantern. [18, 19]"""
        self.moved = True
        if self.active == HOLMES:
            self.question = DRAW_ALIBI
        elif self.active == WATSON:
            self.question = FACE_LANTERN
        else:
            self.go_on()

    def power_used(self) -> None:
        self.powered = True
        self.whistled = 0
        self.points = WHISTLE
        self.go_on()

    def go_on(self) -> None:
        """Ask for what is still to be done with the active character; if that is nothing, for the next one."""
        if not self.powered and (self.moved or self.whistling()) and self.active == GOODLEY and not self.somebody_comes():
            self.power_used()
        elif self.moved and self.powered:
            self.next_character()
        else:
            self.question = ACT

    def cover(self, covers: i64) -> None:
        self.covers = covers
        self.closing = self.board.closing(covers)

    def lighten(self) -> None:
        """Lamps light the streets beside them. [28]"""
        self.light = 0
        for post in range(LAMPS):
            if self.lamps[post]:
                self.light |= LIGHT[post]

    def come(self, character: i64, street: i64) -> None:
        """Somebody comes to Goodley's whistle; if it is Watson, his lantern may turn. [19, 24]"""
        self.points -= APART[SIZE * self.at[character] + street]
        self.whistled |= only(character)
        self.put(character, street)
        if character == WATSON:
            self.question = FACE_LANTERN
        else:
            self.go_on()

    def swap(self, character: i64) -> None:
        """Gull changes places with somebody instead of moving; if it is Watson, his lantern may turn. [19, 26]"""
        self.at[GULL], self.at[character] = self.at[character], self.at[GULL]
        self.moved = True
        if character == WATSON:
            self.question = FACE_LANTERN
        else:
            self.go_on()

    def draw_alibi(self, move: i64) -> None:
        """For the side that plays Holmes, and nobody turns a token. [18]"""
        if self.side_to_act() == JACK:
            if move == ALIBI_UNSEEN:
                self.jack_unknown += 1
            else:
                self.jack_alibis |= only(move - ALIBI)
        elif move == ALIBI_UNSEEN:
            self.detective_unknown += 1
        else:
            self.detective_alibis |= only(move - ALIBI)
        self.go_on()

    def next_character(self) -> None:
        """The fourth card nobody chooses. After it the witnesses are called, but not in the last round. [12, 31, 34, 39]"""
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
        """Whoever is not as Jack says he is, is innocent; then a lamp goes out and the next round begins. [32, 33, 11]"""
        seen = self.visible()
        if visible:
            self.suspects &= seen
        else:
            self.suspects &= ~seen
            self.invisible |= only(self.round)
        for post in range(LAMPS):
            if self.lamps[post] == self.round:
                self.lamps[post] = 0
        self.lighten()
        self.taken = 0
        self.round += 1
        self.cards = 0 if self.round & 1 else ALL & ~self.cards
        self.question = DEAL_CARDS if self.round & 1 else TAKE_CARD

    def finish(self, winner: i64, why: i64) -> None:
        self.winner = winner
        self.why = why
        self.question = OVER

    # What is there to see.

    def beam(self) -> i64:
        """The streets in the light of Watson's lantern; his own is not among them. [29]"""
        return BEAMS[6 * self.at[WATSON] + self.facing]

    def visible(self) -> i64:
        """The characters in the light, or beside somebody. [30]"""
        lit = self.light | self.beam()
        seen: i64 = 0
        for character in range(8):
            street = self.at[character]
            if lit & BIT[street] or NEXT[street] & self.occupied:
                seen |= only(character)
        return seen

    # The end.

    def winners(self) -> i64:
        return only(self.winner)

    def reason(self) -> str:
        return REASONS[self.why]

    # What can be asked of it.

    def key(self) -> str:
        """All there is, in one text."""
        whole: list[int] = [*self.at, *self.lamps, self.suspects, self.cordons, self.facing, self.round, self.invisible]
        whole += [self.cards, self.taken, self.question, self.active + 1, 1 if self.moved else 0, 1 if self.powered else 0]
        whole += [self.points, self.whistled, self.jack + 1, self.jack_alibis, self.jack_unknown, self.detective_alibis]
        whole += [self.detective_unknown, self.accused + 1, self.left_by + 1, self.winner + 1, self.why + 1, self.covers]
        return "".join([chr(number) for number in whole])

    def copy(self) -> "JackState":
        other = JackState(self.board, self.whistle_any, self.at[:], self.lamps[:])
        other.occupied = self.occupied
        other.suspects = self.suspects
        other.light = self.light
        other.covers = self.covers
        other.closing = self.closing
        other.cordons = self.cordons
        other.facing = self.facing
        other.round = self.round
        other.invisible = self.invisible
        other.cards = self.cards
        other.taken = self.taken
        other.question = self.question
        other.active = self.active
        other.moved = self.moved
        other.powered = self.powered
        other.points = self.points
        other.whistled = self.whistled
        other.jack = self.jack
        other.jack_alibis = self.jack_alibis
        other.jack_unknown = self.jack_unknown
        other.detective_alibis = self.detective_alibis
        other.detective_unknown = self.detective_unknown
        other.accused = self.accused
        other.left_by = self.left_by
        other.winner = self.winner
        other.why = self.why
        return other


def start(board: Board, whistle_any: bool) -> JackState:
    """Before Jack's identity is drawn. [7]"""
    state = JackState(board, whistle_any, board.at[:], LAMPS_START[:])
    state.occupied = streets_of(state.at)
    state.lighten()
    return state


def from_each_to_each(moves: vec[i64], first: i64, size: i64, full: i64, empty: i64) -> vec[i64]:
    """The moves that bring what lies on one of the full places to one of the empty ones."""
    for here in range(size):
        if full >> here & 1:
            for there in range(size):
                if empty >> there & 1:
                    moves = append(moves, first + size * here + there)
    return moves


def streets_of(at: vec[i64]) -> i64:
    """The streets where characters stand, as a set."""
    found: i64 = 0
    for street in at:
        found |= BIT[street]
    return found

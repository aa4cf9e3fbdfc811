"""Mr. Jack: the rules. Numbers in brackets are those of RULES.md. How a round goes and how it all ends is in `sisters.state`."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.state import only
from gaslamp.games.mr_jack.board import (
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
    SIZE,
    SMITH,
    STEALTHY,
    STEPS,
    WATSON,
    WHISTLE,
    WITHIN,
    Board,
)
from gaslamp.games.mr_jack.moves import CORDON, COVER, FACE, LAMP, STOP, SWAP, UNSEEN, WALK
from gaslamp.games.mr_jack.moves import WHISTLE as WHISTLE_MOVE
from gaslamp.sisters.state import ALL, DRAW_ALIBI, FOLLOW_UP, CaseState, from_each_to_each, one_each, questions

FACE_LANTERN: Final = FOLLOW_UP
QUESTIONS: Final[tuple[str, ...]] = questions("face")


class JackState(CaseState):
    def __init__(self, board: Board, whistle_any: bool, at: vec[i64], lamps: vec[i64]) -> None:
        super().__init__(at, WALK, UNSEEN)
        self.town = board
        self.whistle_any = whistle_any
        self.occupied: i64 = 0  # the streets where somebody stands
        self.lamps = lamps  # the number of the lit tile on each post; 0 where there is none
        self.light: i64 = 0  # the streets that lamps light
        self.covers: i64 = board.covers  # the manholes that are covered
        self.closing: i64 = board.closing(board.covers)  # the same, as the board's tables number it
        self.cordons: i64 = CORDONS_START  # the exits that are closed
        self.facing: i64 = FACING_START  # which way Watson's lantern points
        self.points: i64 = WHISTLE  # what is left of them to Goodley
        self.whistled: i64 = 0  # who has come to his whistle

    # What can be done.

    def acts(self, moves: vec[i64]) -> vec[i64]:
        """The active character's move and power, each as long as it is to be made, in either order. [13, 16, 35, 37]"""
        if self.may_walk():
            moves = self.walks(moves)
        if not self.powered:
            if self.active == SMITH:  # [20]
                lit = self.lit_posts()
                moves = from_each_to_each(moves, LAMP, LAMPS, lit, ALL & ~lit)
            elif self.active == BERT:  # [27]
                moves = from_each_to_each(moves, COVER, HOLES, self.covers, self.town.manholes & ~self.covers)
            elif self.active == LESTRADE:  # [21]
                moves = from_each_to_each(moves, CORDON, 4, self.cordons, 0b1111 & ~self.cordons)
            else:
                moves = self.whistles(moves)
        elif self.active == GULL:  # [26]
            moves = one_each(moves, SWAP, ALL & ~only(GULL))
        return moves

    def follow_ups(self, moves: vec[i64]) -> vec[i64]:
        """Watson's lantern may point anywhere. [19]"""
        return one_each(moves, FACE, 0b111111)

    def each_walk(self, moves: vec[i64]) -> vec[i64]:
        """Any free street within reach. [14, 17]"""
        return one_each(moves, WALK, self.reached(self.active, 0) & ~self.occupied)

    def reached(self, character: i64, spare: i64) -> i64:
        """The streets where a character's own move can lead with so many steps to spare, free or not. [14, 15, 22]"""
        return self.walk(self.at[character], character == STEALTHY, spare)

    def walk(self, street: i64, stealthy: bool, spare: i64) -> i64:
        """The streets where a move from a street can lead."""
        place = (STEPS + 2) * (SIZE * self.closing + street) - spare
        return self.town.leaps[place + STEPS + 1] if stealthy else self.town.walks[place + STEPS]

    def within_reach(self, character: i64) -> i64:
        return self.met(self.reached(character, 0), character)

    def met(self, streets: i64, character: i64) -> i64:
        """The other characters who stand there."""
        found: i64 = 0
        for other in range(8):
            if other != character and streets & BIT[self.at[other]]:
                found |= only(other)
        return found

    def hunters(self, character: i64) -> i64:
        """Every way leads there and back."""
        here = self.at[character]
        found = self.met(self.walk(here, False, 0), character) & ~only(STEALTHY)
        return found | self.met(self.walk(here, True, 0), character) & only(STEALTHY)

    def ways_out(self, character: i64) -> i64:
        """No cordon, and a step left at the exit. [38]"""
        reached = self.reached(character, 1)
        found: i64 = 0
        for way in range(4):
            if not self.cordons >> way & 1 and reached & BIT[OUT[way]]:
                found |= only(way)
        return found

    def owes(self, character: i64) -> bool:
        return OWING >> character & 1 == 1

    def lit_posts(self) -> i64:
        lit: i64 = 0
        for post in range(LAMPS):
            if self.lamps[post]:
                lit |= only(post)
        return lit

    def power_begun(self) -> bool:
        """Whether somebody has come to the whistle already. [13, 24]"""
        return self.whistled != 0

    def whistles(self, moves: vec[i64]) -> vec[i64]:
        """Everybody who can still come, to each street where he can. [24, 25]"""
        nobody = True
        for character in range(8):
            streets = self.comes_to(character)
            if streets:
                nobody = False
                moves = one_each(moves, WHISTLE_MOVE + SIZE * character, streets)
        return append(moves, STOP) if nobody or self.whistle_any else moves

    def comes_to(self, character: i64) -> i64:
        """The free streets nearer to Goodley to which his points bring a character. [24]"""
        if character == GOODLEY or self.whistled >> character & 1:
            return 0
        here, goodley = self.at[character], self.at[GOODLEY]
        nearer = WITHIN[SIZE * (APART[SIZE * here + goodley] - 1) + goodley]
        return WITHIN[SIZE * self.points + here] & nearer & ~self.occupied

    def can_use_power(self) -> bool:
        """Everybody always can, but Goodley only while somebody comes. [25]"""
        return self.active != GOODLEY or any(self.comes_to(character) for character in range(8))

    # What a move does.

    def play(self, move: i64) -> None:
        if move < LAMP:
            self.put(self.active, move - WALK)
            self.move_made()
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

    def alibi_drawn(self) -> None:
        self.go_on()

    def power_used(self) -> None:
        self.whistled = 0
        self.points = WHISTLE
        super().power_used()

    def cover(self, covers: i64) -> None:
        self.covers = covers
        self.closing = self.town.closing(covers)

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

    def round_ends(self) -> None:
        """The lamp with the number of the round goes out. [33]"""
        for post in range(LAMPS):
            if self.lamps[post] == self.round:
                self.lamps[post] = 0
        self.lighten()

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

    # What can be asked of it.

    def board(self) -> list[int]:
        return [*self.lamps, self.cordons, self.facing, self.points, self.whistled, self.covers]

    def copy(self) -> "JackState":
        other = JackState(self.town, self.whistle_any, self.at[:], self.lamps[:])
        other.become(self)
        other.occupied = self.occupied
        other.light = self.light
        other.covers = self.covers
        other.closing = self.closing
        other.cordons = self.cordons
        other.facing = self.facing
        other.points = self.points
        other.whistled = self.whistled
        return other


def start(board: Board, whistle_any: bool) -> JackState:
    """Before Jack's identity is drawn. [7]"""
    state = JackState(board, whistle_any, board.at[:], LAMPS_START[:])
    state.occupied = streets_of(state.at)
    state.lighten()
    return state


def streets_of(at: vec[i64]) -> i64:
    """The streets where characters stand, as a set."""
    found: i64 = 0
    for street in at:
        found |= BIT[street]
    return found

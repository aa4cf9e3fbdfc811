"""Mr. Jack Pocket: the rules. Numbers in brackets are those of RULES.md.

A state may be half-known: a viewer who hears `jack ?` and `card ?` can play the same moves on a state of his own, in
which Jack's identity is unknown and his cards are only counted. The witness's answer carries all that follows from them.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.state import NOBODY, REFEREE, State, only
from gaslamp.games.mr_jack_pocket.board import (
    ALIBI,
    ALL_SUSPECTS,
    DETECTIVES_START,
    EXCHANGE,
    FIRST_WALL_FIXED,
    FIRST_WALLS,
    GOAL,
    HOLMES,
    HOLMES_FACE,
    HOURGLASSES,
    JOKER,
    LANE,
    LINES,
    LOOKS,
    NO_WALL,
    PLACES,
    RIM,
    ROTATION,
    TOBY,
    TOBY_FACE,
    TOKENS,
    TURNS,
    WATSON,
    WATSON_FACE,
)
from gaslamp.games.mr_jack_pocket.moves import (
    CARD,
    CARD_UNSEEN,
    IDENTITY,
    IDENTITY_UNSEEN,
    JOKER_MOVE,
    JOKER_NOBODY,
    LAY,
    PAIR_FIRST,
    PAIR_SECOND,
    ROTATE,
    SWAP,
    TAKE_ALIBI,
    TOSS,
    WALK,
    WITNESS,
)
from gaslamp.kit.bits import count

JACK: Final = 0
INVESTIGATOR: Final = 1
UNKNOWN: Final = -1

# What is asked now.
LAY_TILE: Final = 0
DRAW_IDENTITY: Final = 1
TOSS_TOKENS: Final = 2
ACT: Final = 3
DRAW_CARD: Final = 4
CALL_WITNESS: Final = 5
OVER: Final = 6
QUESTIONS: Final = ("tile", "identity", "toss", "act", "card", "witness", "over")

# Why the game ended.
ONE_SUSPECT: Final = 0
HOURGLASSES_FULL: Final = 1
SEEN: Final = 2
UNSEEN: Final = 3
OUT_OF_TIME: Final = 4
REASONS: Final = ("one suspect", "six hourglasses", "seen", "unseen", "out of time")


class PocketState(State):
    def __init__(self, chase_at_once: bool, at: vec[i64], walls: vec[i64], detectives: vec[i64]) -> None:
        self.chase_at_once = chase_at_once
        self.laid: i64 = 0  # how many tiles lie on the board
        self.at = at  # the suspect whose tile lies on each place
        self.walls = walls  # where each suspect's tile has its wall
        self.up: i64 = ALL_SUSPECTS  # the suspects whose tile shows them: who can still be Jack
        self.detectives = detectives  # where each detective stands on the rim
        self.turn: i64 = 1
        self.question: i64 = LAY_TILE
        self.faces: i64 = 0  # the action tokens that show their second face
        self.left: i64 = 0  # the action tokens nobody has used this turn
        self.rotated: i64 = 0  # the tiles rotated this turn
        self.card_for: i64 = INVESTIGATOR  # who draws the alibi card asked for
        self.jack: i64 = UNKNOWN
        self.cards: i64 = 0  # the alibi cards Jack drew, as far as this state knows them
        self.unknown_cards: i64 = 0  # and how many it does not know
        self.shown: i64 = 0  # the alibi cards the investigator showed
        self.tokens: i64 = 0  # the turns whose token Jack took: unseen, an hourglass each
        self.chase = False  # both reached their goal: only seen or unseen counts now
        self.winner: i64 = UNKNOWN
        self.why: i64 = UNKNOWN

    # Who acts.

    def to_act(self) -> i64:
        if self.question == ACT:
            return only(self.side_to_act())
        if self.question == OVER:
            return NOBODY
        return only(REFEREE)

    def side_to_act(self) -> i64:
        """One action, then two, then one; the investigator begins the odd turns, Jack the even ones. [14]"""
        used = 4 - count(self.left)
        outer = used == 0 or used == 3
        return INVESTIGATOR if outer == (self.turn & 1 == 1) else JACK

    # What can be done.

    def moves(self, seat: i64) -> vec[i64]:
        if self.question == ACT:
            return self.actions()
        moves = vec[i64](capacity=36)
        if self.question == TOSS_TOKENS:
            for toss in range(16):
                moves = append(moves, TOSS + toss)
        elif self.question == CALL_WITNESS:
            moves = append(moves, self.witness())
        elif self.question == DRAW_CARD:
            for suspect in range(PLACES):
                if self.in_deck(suspect):
                    moves = append(moves, CARD + suspect)
        elif self.question == DRAW_IDENTITY:
            for suspect in range(PLACES):
                if self.up >> suspect & 1:
                    moves = append(moves, IDENTITY + suspect)
        elif self.question == LAY_TILE:
            for suspect in range(PLACES):
                if self.walls[suspect] == NO_WALL:
                    if FIRST_WALL_FIXED[self.laid]:
                        moves = append(moves, LAY + 4 * suspect + FIRST_WALLS[self.laid])
                    else:
                        for direction in range(4):
                            moves = append(moves, LAY + 4 * suspect + direction)
        return moves

    def actions(self) -> vec[i64]:
        """The actions of the tokens nobody has used yet, each in every way it can be carried out. [15, 17, 20]"""
        moves = vec[i64](capacity=72)
        rotation_offered = False
        for token in range(4):
            if not self.left >> token & 1:
                continue
            face = TOKENS[2 * token + (self.faces >> token & 1)]
            if face == HOLMES_FACE:
                moves = walks(moves, HOLMES)
            elif face == WATSON_FACE:
                moves = walks(moves, WATSON)
            elif face == TOBY_FACE:
                moves = walks(moves, TOBY)
            elif face == JOKER:
                for detective in range(3):
                    moves = append(moves, JOKER_MOVE + detective)
                if self.side_to_act() == JACK:
                    moves = append(moves, JOKER_NOBODY)
            elif face == EXCHANGE:
                for move in range(SWAP, SWAP + 36):
                    moves = append(moves, move)
            elif face == ROTATION:
                if not rotation_offered:  # two such tokens ask for the same thing
                    moves = self.rotations(moves)
                    rotation_offered = True
            else:
                moves = append(moves, TAKE_ALIBI)
        return moves

    def rotations(self, moves: vec[i64]) -> vec[i64]:
        """Any tile not yet rotated this turn, by 90° either way or 180°; a cross looks the same however it is turned. [18, 19]"""
        for place in range(PLACES):
            suspect = self.at[place]
            if self.rotated >> suspect & 1:
                continue
            moves = append(moves, ROTATE + 3 * place)
            if self.wall(suspect) != NO_WALL:
                moves = append(moves, ROTATE + 3 * place + 1)
                moves = append(moves, ROTATE + 3 * place + 2)
        return moves

    def in_deck(self, suspect: i64) -> bool:
        return suspect != self.jack and not (self.cards | self.shown) >> suspect & 1

    def witness(self) -> i64:
        """Is Jack seen, and has he his six hourglasses? He says so once. [24, 30, 32]"""
        hidden = 0 if self.visible() >> self.jack & 1 else 1
        six = 2 if not self.chase and self.hourglasses() + hidden >= GOAL else 0
        return WITNESS + hidden + six

    # What a move does.

    def apply(self, seat: i64, move: i64) -> None:
        if move < LAY:
            self.act(move)
        elif move < IDENTITY:
            self.lay((move - LAY) // 4, (move - LAY) % 4)
        elif move < TOSS or move == IDENTITY_UNSEEN:
            self.jack = UNKNOWN if move == IDENTITY_UNSEEN else move - IDENTITY
            self.begin_turn()
        elif move < CARD:
            self.faces = move - TOSS
            self.question = ACT
        elif move < WITNESS or move == CARD_UNSEEN:
            self.draw_card(move)
        else:
            self.answer((move - WITNESS) & 1 == 0, (move - WITNESS) & 2 == 2)

    def lay(self, suspect: i64, wall: i64) -> None:
        self.at[self.laid] = suspect
        self.walls[suspect] = wall
        self.laid += 1
        if self.laid == PLACES:
            self.question = DRAW_IDENTITY

    def begin_turn(self) -> None:
        """Odd turns toss the tokens, even turns flip them over. [12, 13, 19]"""
        self.left = 0b1111
        self.rotated = 0
        if self.turn & 1:
            self.question = TOSS_TOKENS
        else:
            self.faces ^= 0b1111
            self.question = ACT

    def act(self, move: i64) -> None:
        side = self.side_to_act()
        if move < JOKER_MOVE:
            detective = (move - WALK) // 2
            self.walk(detective, (move - WALK) % 2 + 1)
            self.use(HOLMES_FACE if detective == HOLMES else WATSON_FACE if detective == WATSON else TOBY_FACE)
        elif move <= JOKER_NOBODY:
            if move != JOKER_NOBODY:
                self.walk(move - JOKER_MOVE, 1)
            self.use(JOKER)
        elif move == TAKE_ALIBI:
            self.card_for = side
            self.use(ALIBI)
            self.question = DRAW_CARD
            return
        elif move < SWAP:
            suspect = self.at[(move - ROTATE) // 3]
            if self.wall(suspect) != NO_WALL:
                self.walls[suspect] = (self.walls[suspect] + (move - ROTATE) % 3 + 1) & 3
            self.rotated |= only(suspect)
            self.use(ROTATION)
        else:
            first, second = PAIR_FIRST[move - SWAP], PAIR_SECOND[move - SWAP]
            self.at[first], self.at[second] = self.at[second], self.at[first]
            self.use(EXCHANGE)
        self.action_done()

    def walk(self, detective: i64, steps: i64) -> None:
        """Clockwise, and several may stand together. [4, 16]"""
        self.detectives[detective] = (self.detectives[detective] + steps) % RIM

    def use(self, face: i64) -> None:
        """Put away the first unused token that shows this face."""
        for token in range(4):
            if self.left >> token & 1 and TOKENS[2 * token + (self.faces >> token & 1)] == face:
                self.left &= ~only(token)
                return

    def action_done(self) -> None:
        self.question = ACT if self.left else CALL_WITNESS

    def draw_card(self, move: i64) -> None:
        """The investigator shows his alibi cards and clears the suspect; Jack keeps his to himself. [21, 22]"""
        if move == CARD_UNSEEN:
            self.unknown_cards += 1
        elif self.card_for == JACK:
            self.cards |= only(move - CARD)
        else:
            self.shown |= only(move - CARD)
            self.up &= ~only(move - CARD)
        self.action_done()

    def answer(self, seen: bool, six: bool) -> None:
        """The appeal for witnesses: whoever is not as Jack says he is has nothing to hide. [25 to 27]"""
        visible = self.visible()
        if seen:
            self.up &= visible
        else:
            self.up &= ~visible
            self.tokens |= only(self.turn - 1)
        self.end_turn(seen, six)

    def end_turn(self, seen: bool, six: bool) -> None:
        """The goals are looked at only here. [28 to 33, 36]"""
        one_suspect = count(self.up) == 1
        last = self.turn == TURNS
        if self.chase or (one_suspect and six):
            if seen and (self.chase or last or self.chase_at_once):
                self.finish(INVESTIGATOR, SEEN)
            elif last:
                self.finish(JACK, UNSEEN)
            else:
                self.chase = True
        elif one_suspect:
            self.finish(INVESTIGATOR, ONE_SUSPECT)
        elif six:
            self.finish(JACK, HOURGLASSES_FULL)
        elif last:
            self.finish(JACK, OUT_OF_TIME)
        if self.question != OVER:
            self.turn += 1
            self.begin_turn()

    def finish(self, winner: i64, why: i64) -> None:
        self.winner = winner
        self.why = why
        self.question = OVER

    # What is there to see.

    def wall(self, suspect: i64) -> i64:
        """The side on which a tile has its wall; Lane's blank side has none. [1, 2]"""
        if suspect == LANE and not self.up >> LANE & 1:
            return NO_WALL
        return self.walls[suspect]

    def visible(self) -> i64:
        """The suspects, blank or not, on tiles that some detective sees. [23]"""
        seen: i64 = 0
        for detective in range(3):
            seen |= self.in_sight(self.detectives[detective])
        return seen

    def in_sight(self, rim: i64) -> i64:
        """The tiles seen from a place on the rim: straight on, past everybody, until a wall. [23]"""
        seen: i64 = 0
        away = LOOKS[rim]
        near = (away + 2) & 3
        for step in range(3):
            suspect = self.at[LINES[3 * rim + step]]
            wall = self.wall(suspect)
            if wall == near:
                break
            seen |= only(suspect)
            if wall == away:
                break
        return seen

    def hourglasses(self) -> i64:
        """Jack's, on turn tokens and on the cards this state knows; his identity card does not count. [3, 6, 10]"""
        total = count(self.tokens)
        for suspect in range(PLACES):
            if self.cards >> suspect & 1:
                total += HOURGLASSES[suspect]
        return total

    # The end.

    def winners(self) -> i64:
        return only(self.winner)

    def reason(self) -> str:
        return REASONS[self.why]

    def copy(self) -> "PocketState":
        other = PocketState(self.chase_at_once, self.at[:], self.walls[:], self.detectives[:])
        other.laid = self.laid
        other.up = self.up
        other.turn = self.turn
        other.question = self.question
        other.faces = self.faces
        other.left = self.left
        other.rotated = self.rotated
        other.card_for = self.card_for
        other.jack = self.jack
        other.cards = self.cards
        other.unknown_cards = self.unknown_cards
        other.shown = self.shown
        other.tokens = self.tokens
        other.chase = self.chase
        other.winner = self.winner
        other.why = self.why
        return other


def start(chase_at_once: bool) -> PocketState:
    """Before the first tile is laid; the detectives stand where they begin. [8]"""
    return PocketState(chase_at_once, vec[i64]([UNKNOWN] * 9), vec[i64]([NO_WALL] * 9), DETECTIVES_START[:])


def walks(moves: vec[i64], detective: i64) -> vec[i64]:
    """One place on, or two. [16]"""
    return append(append(moves, WALK + 2 * detective), WALK + 2 * detective + 1)

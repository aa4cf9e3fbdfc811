"""Mr. Jack in New York: the rules. Numbers in brackets are those of RULES.md. How a round goes and how it all ends is in
`sisters.state`."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.state import only
from gaslamp.games.mr_jack_new_york.board import (
    AT_START,
    BACK,
    BARRIERS_START,
    BEACH,
    BUILDING,
    CALLAHAN,
    EASTMAN,
    FIRST,
    GRANT,
    GROUND,
    GROUND_START,
    LAMP,
    LATIMER,
    LIBERTY,
    MANHATTAN,
    METRO,
    NEXT_HIGH,
    NEXT_LOW,
    PARK,
    PLACE_HIGH,
    PLACE_LOW,
    PLACINGS,
    RIDER,
    SECOND,
    SIZE,
    SMITH,
    STEAMERS_START,
    STEP_HIGH,
    STEP_LOW,
    STEPS,
    STREET,
    STREETS,
    TUMBLETY,
    WAYS,
)
from gaslamp.games.mr_jack_new_york.moves import BARRIER, INFORMANT, PASS, SEND, STEAMER, SWAP, TILE, UNSEEN, WALK
from gaslamp.kit import pairs
from gaslamp.kit.bits import count, lowest
from gaslamp.kit.pairs import HALF, HIGH, LOW, Pair
from gaslamp.sisters.state import ALL, DRAW_ALIBI, FOLLOW_UP, JACK, CaseState, from_each_to_each, one_each, questions

PLACE_INFORMANT: Final = FOLLOW_UP
QUESTIONS: Final[tuple[str, ...]] = questions("informant")

BY_LAND: Final = 1
"""The way out that is always open, among those of which the others need a steamer."""

# How one may walk, and how somebody may have come: ferries go one way. What comes back is odd, what goes over roofs 2 or 3.
BY_METRO: Final = 0
BACK_BY_METRO: Final = 1
OVER_ROOFS: Final = 2
BACK_OVER_ROOFS: Final = 3
ON_FOOT: Final = 4
UNEXPLORED: Final = vec[i64]([0] * (3 * 5 * SIZE))


class Walks:
    """Where walks lead from each space in the town as it is built now: worked out when it is first asked for, and then known to
    all copies of a state until something is built."""

    def __init__(self) -> None:
        self.found = UNEXPLORED[:]
        """Three numbers each: the spaces, which are never none, and the ways out."""


class YorkState(CaseState):
    def __init__(self, swap_instead: bool, at: vec[i64], barriers: vec[i64], walks: Walks) -> None:
        super().__init__(at, WALK, UNSEEN)
        self.swap_instead = swap_instead  # whether Tumblety swaps instead of moving
        self.barriers = barriers  # the two spaces under the one barrier, then the two under the other
        self.steamers: i64 = STEAMERS_START  # where they lie, among the ways out
        self.informant: i64 = LIBERTY
        self.talkative = True
        self.occupied: Pair = pairs.empty()  # where characters stand
        self.metros: Pair = pairs.empty()  # where they are, printed or laid, also under a barrier
        self.lamps: Pair = pairs.empty()
        self.buildings: Pair = pairs.empty()
        self.dark: Pair = pairs.empty()  # parks, and Liberty Island
        # What follows from these.
        self.barred: Pair = pairs.empty()
        self.walkable: Pair = pairs.empty()
        self.plots: Pair = pairs.empty()  # streets with nothing on them
        self.lamplight: Pair = pairs.empty()  # the spaces next to lamps
        self.known_walks = walks

    # What can be done.

    def acts(self, moves: vec[i64]) -> vec[i64]:
        """The active character's move and power, each as long as it is to be made, in either order. [14, 18, 38, 40]"""
        if self.may_walk():
            moves = self.walks(moves)
            if self.active == EASTMAN:
                moves = self.sends(moves)
            elif self.active == TUMBLETY and self.swap_instead:
                moves = self.swaps(moves)
        return moves if self.powered else self.powers(moves)

    def powers(self, moves: vec[i64]) -> vec[i64]:
        """What is owed before or after the move. [25 to 29, 31, 32]"""
        if self.active == GRANT:
            return pairs.one_each(moves, TILE + STREETS * (PARK - 1), self.laid())
        if self.active == CALLAHAN:
            return self.barrings(moves)
        if self.active == SMITH:
            ports = self.steamers >> 1
            return from_each_to_each(moves, STEAMER, WAYS - 1, ports, 0b11111 & ~ports)
        if self.active == TUMBLETY:
            moves = self.swaps(moves)
            return append(moves, PASS) if self.moved else moves
        kind = self.builds()
        return pairs.one_each(moves, TILE + STREETS * (kind - 1), self.sites(kind))

    def each_walk(self, moves: vec[i64]) -> vec[i64]:
        """Any free space within reach. [15, 19]"""
        return pairs.one_each(moves, WALK, self.free(self.own_reach(self.active)[0]))

    def own_reach(self, character: i64) -> tuple[Pair, i64]:
        """Where a character's own move can lead: by metro, and Cloud Rider over roofs. [16, 26]"""
        return self.reach(self.at[character], OVER_ROOFS if character == RIDER else BY_METRO)

    def reach(self, start: i64, how: i64) -> tuple[Pair, i64]:
        """The spaces that three steps lead to, free or not, and the ways out that they lead to. [15 to 17, 26, 41]"""
        known = self.known_walks.found
        at = 3 * (SIZE * how + start)
        if known[at] | known[at + 1] == 0:
            (known[at], known[at + 1]), known[at + 2] = self.explore(start, how)
        return (known[at], known[at + 1]), known[at + 2] & (BY_LAND | self.steamers)

    def explore(self, start: i64, how: i64) -> tuple[Pair, i64]:
        """The same, step by step, with all the ways out that a steamer may lie at."""
        low, high = LOW[start], HIGH[start]  # reached so far
        edge_low, edge_high = low, high  # reached by the last step
        back: i64 = BACK if how & 1 else 0
        touched: i64 = 0  # what a step leads to, with all that cannot be entered; its upper half is all that matters
        roofs_low, roofs_high = self.buildings if how >> 1 == 1 else pairs.empty()
        stations_low, stations_high = pairs.empty() if how == ON_FOOT else self.metros
        for _ in range(STEPS):
            near_low: i64 = 0
            near_high: i64 = 0
            if edge_low & stations_low | edge_high & stations_high:
                near_low, near_high = stations_low, stations_high
            while edge_low | edge_high:
                here = lowest(edge_low) if edge_low else HALF + lowest(edge_high)
                edge_low &= ~LOW[here]
                edge_high &= ~HIGH[here]
                step_low, step_high = STEP_LOW[back + here], STEP_HIGH[back + here]
                near_low |= step_low
                near_high |= step_high
                # A building is walked over for nothing, once.
                edge_low |= step_low & roofs_low
                edge_high |= step_high & roofs_high
                roofs_low &= ~step_low
                roofs_high &= ~step_high
            touched |= near_high
            edge_low = near_low & self.walkable[0] & ~low
            edge_high = near_high & self.walkable[1] & ~high
            low |= edge_low
            high |= edge_high
        return (low, high), touched >> (SIZE - HALF)

    def free(self, spaces: Pair) -> Pair:
        """Those where a move can end: nobody is there, and no Informant who has said what he knows. [15, 22]"""
        free = pairs.without(spaces, self.occupied)
        return free if self.talkative else pairs.minus(free, self.informant)

    def met(self, spaces: Pair, character: i64) -> i64:
        """The other characters who stand there."""
        found: i64 = 0
        for other in range(8):
            if other != character and pairs.has(spaces, self.at[other]):
                found |= only(other)
        return found

    def within_reach(self, character: i64) -> i64:
        return self.met(self.own_reach(character)[0], character)

    def hunters(self, character: i64) -> i64:
        here = self.at[character]
        found = self.met(self.reach(here, BACK_BY_METRO)[0], character) & ~only(RIDER)
        return found | self.met(self.reach(here, BACK_OVER_ROOFS)[0], character) & only(RIDER)

    def ways_out(self, character: i64) -> i64:
        return self.own_reach(character)[1]

    def gets_away(self, move: i64) -> bool:
        return super().gets_away(move) or (SEND <= move < SWAP and (move - SEND) % (SIZE + WAYS) >= SIZE)

    def brings_out(self, character: i64) -> i64:
        """Eastman may bring somebody out, too. [30]"""
        sent = character != EASTMAN and self.like_eastman() >> character & 1 and self.reach(self.at[character], ON_FOOT)[1]
        return super().brings_out(character) | (only(EASTMAN) if sent else 0)

    def like_eastman(self) -> i64:
        """Who is visible if he is, or invisible if he is; he is among them. [30]"""
        seen = self.visible()
        return seen if seen >> EASTMAN & 1 else ALL & ~seen

    def sends(self, moves: vec[i64]) -> vec[i64]:
        """Eastman moves somebody who is as visible as he is, on foot. [30]"""
        alike = self.like_eastman()
        for character in range(8):
            if character != EASTMAN and alike >> character & 1:
                reached, ways = self.reach(self.at[character], ON_FOOT)
                first = SEND + (SIZE + WAYS) * character
                moves = pairs.one_each(moves, first, self.free(reached))
                if character == self.jack and self.side_to_act() == JACK and self.may_leave():
                    moves = one_each(moves, first + SIZE, ways)
        return moves

    def swaps(self, moves: vec[i64]) -> vec[i64]:
        """Tumblety: somebody next to him, and anybody else. Who both stand next to him are named once. [31]"""
        near = self.beside_tumblety()
        for one in range(8):
            if near >> one & 1:
                others = ALL & ~only(TUMBLETY) & ~only(one) & ~(near & (only(one) - 1))
                moves = one_each(moves, SWAP + 8 * one, others)
        return moves

    def beside_tumblety(self) -> i64:
        here = self.at[TUMBLETY]
        return self.met((NEXT_LOW[here], NEXT_HIGH[here]), TUMBLETY)

    def builds(self) -> i64:
        """What kind of tile the active character lays. [25 to 27]"""
        return METRO if self.active == BEACH else LAMP if self.active == LATIMER else BUILDING

    def sites(self, kind: i64) -> Pair:
        """The empty streets where such a tile may be laid: no metro next to another, no lamp next to another. [24 to 27]"""
        empty = pairs.minus(pairs.without(self.plots, self.occupied), self.informant)
        if kind == LAMP:
            return pairs.without(empty, self.lamplight)
        return pairs.without(empty, around(self.metros)) if kind == METRO else empty

    def laid(self) -> Pair:
        """The tiles that can be turned to their park: not printed, not under a barrier. [28]"""
        tiles = pairs.without(pairs.either(pairs.either(self.metros, self.lamps), self.buildings), self.barred)
        return tiles[0], tiles[1] & (HIGH[STREETS] - 1)

    def barrings(self, moves: vec[i64]) -> vec[i64]:
        """Callahan: either barrier, onto two spaces of which one is new to it. [29]"""
        open_ground = pairs.either(pairs.either(self.plots, self.metros), self.dark)
        open_ground = pairs.minus(pairs.without(pairs.without(open_ground, self.occupied), self.barred), self.informant)
        for barrier in range(2):
            one, other = self.barriers[2 * barrier], self.barriers[2 * barrier + 1]
            low, high = pairs.plus(pairs.plus(open_ground, one), other)
            for place in range(PLACINGS):
                covers = PLACE_LOW[place] & ~low | PLACE_HIGH[place] & ~high == 0
                if covers and not (FIRST[place] == one and SECOND[place] == other):
                    moves = append(moves, BARRIER + PLACINGS * one + place)
        return moves

    def follow_ups(self, moves: vec[i64]) -> vec[i64]:
        """The Informant goes wherever nobody stands. [22]"""
        return pairs.one_each(moves, INFORMANT, pairs.without(self.walkable, self.occupied))

    def owes(self, character: i64) -> bool:
        """All but Eastman; Tumblety only if he may do both. [14, 31]"""
        return character != EASTMAN and not (character == TUMBLETY and self.swap_instead)

    def can_use_power(self) -> bool:
        """There is always a barrier and a steamer to move, but not always a place to build or a tile to turn. [24, 28]"""
        if self.active == CALLAHAN or self.active == SMITH:
            return True
        if self.active == TUMBLETY:
            return self.beside_tumblety() != 0
        return pairs.some(self.laid() if self.active == GRANT else self.sites(self.builds()))

    # What a move does.

    def play(self, move: i64) -> None:
        if move < TILE:
            self.arrive(self.active, move - WALK)
        elif move < BARRIER:
            self.lay((move - TILE) % STREETS, (move - TILE) // STREETS + 1)
            self.survey()
            self.power_used()
        elif move < STEAMER:
            self.bar((move - BARRIER) // PLACINGS, (move - BARRIER) % PLACINGS)
        elif move < SEND:
            port, other = (move - STEAMER) // (WAYS - 1), (move - STEAMER) % (WAYS - 1)
            self.steamers = self.steamers & ~only(1 + port) | only(1 + other)
            self.power_used()
        elif move < SWAP:
            self.send((move - SEND) // (SIZE + WAYS), (move - SEND) % (SIZE + WAYS))
        elif move < PASS:
            self.swap((move - SWAP) // 8, (move - SWAP) % 8)
        elif move == PASS:
            self.power_used()
        else:
            self.informant = move - INFORMANT
            self.go_on()

    def arrive(self, character: i64, space: i64) -> None:
        """A move ends. Where the Informant talks, whoever is active learns something, and then sends him elsewhere. [21, 22]"""
        self.occupied = pairs.plus(pairs.minus(self.occupied, self.at[character]), space)
        self.at[character] = space
        if space == self.informant:
            self.talkative = False
            self.moved = True
            self.question = DRAW_ALIBI if self.alibis_left() > 0 else PLACE_INFORMANT
        else:
            self.move_made()

    def alibis_left(self) -> i64:
        """How many alibi cards are still in the deck. [21]"""
        return 7 - count(self.jack_alibis | self.detective_alibis) - self.jack_unknown - self.detective_unknown

    def alibi_drawn(self) -> None:
        self.question = PLACE_INFORMANT

    def send(self, character: i64, space: i64) -> None:
        """Eastman moves somebody, or helps him out of Manhattan. [30]"""
        if space >= SIZE:
            self.leave(character, space - SIZE)
        else:
            self.arrive(character, space)

    def swap(self, one: i64, other: i64) -> None:
        """Tumblety's power. [31]"""
        self.at[one], self.at[other] = self.at[other], self.at[one]
        if self.swap_instead:
            self.move_made()
        else:
            self.power_used()

    def bar(self, first: i64, place: i64) -> None:
        """The barrier with that first space goes to a new place. [29]"""
        barrier: i64 = 0 if self.barriers[0] == first else 2
        self.barriers[barrier] = FIRST[place]
        self.barriers[barrier + 1] = SECOND[place]
        self.survey()
        self.power_used()

    def round_ends(self) -> None:
        """The Informant talks again. [23]"""
        self.talkative = True

    def lay(self, space: i64, kind: i64) -> None:
        """A tile is laid or turned, or, for a street, lifted."""
        self.metros = pairs.minus(self.metros, space)
        self.lamps = pairs.minus(self.lamps, space)
        self.buildings = pairs.minus(self.buildings, space)
        self.dark = pairs.minus(self.dark, space)
        if kind == METRO:
            self.metros = pairs.plus(self.metros, space)
        elif kind == LAMP:
            self.lamps = pairs.plus(self.lamps, space)
        elif kind == BUILDING:
            self.buildings = pairs.plus(self.buildings, space)
        elif kind == PARK:
            self.dark = pairs.plus(self.dark, space)

    def lies(self, space: i64) -> i64:
        """What is on a street."""
        if pairs.has(self.metros, space):
            return METRO
        if pairs.has(self.lamps, space):
            return LAMP
        if pairs.has(self.buildings, space):
            return BUILDING
        return PARK if pairs.has(self.dark, space) else STREET

    def survey(self) -> None:
        """See anew what follows. What lies under a barrier sleeps. [4 to 8]"""
        self.barred = pairs.empty()
        for space in self.barriers:
            self.barred = pairs.plus(self.barred, space)
        stops = pairs.either(pairs.either(self.lamps, self.buildings), self.barred)
        self.walkable = pairs.without(pairs.below(SIZE), stops)
        self.plots = pairs.without(pairs.below(STREETS), pairs.either(pairs.either(stops, self.metros), self.dark))
        self.lamplight = around(self.lamps)
        self.known_walks = Walks()

    def stand(self) -> None:
        """See anew where everybody stands."""
        self.occupied = pairs.empty()
        for space in self.at:
            self.occupied = pairs.plus(self.occupied, space)

    # What is there to see.

    def lit(self) -> Pair:
        """The spaces that lamps light: all next to them but parks and Liberty Island. [34, 35]"""
        return pairs.without(self.lamplight, self.dark)

    def visible(self) -> i64:
        """The characters in the light, or beside somebody; but in a park one neither is seen nor makes others seen. [33 to 35]"""
        lit = self.lit()
        shown = pairs.without(self.occupied, self.dark)
        seen: i64 = 0
        for character in range(8):
            here = self.at[character]
            beside = NEXT_LOW[here] & shown[0] | NEXT_HIGH[here] & shown[1]
            if pairs.has(shown, here) and (beside or pairs.has(lit, here)):
                seen |= only(character)
        return seen

    # What can be asked of it.

    def board(self) -> list[int]:
        kinds = [int(self.lies(space)) for space in range(STREETS)]
        return [*kinds, *self.barriers, self.steamers, self.informant, 1 if self.talkative else 0]

    def copy(self) -> "YorkState":
        other = YorkState(self.swap_instead, self.at[:], self.barriers[:], self.known_walks)
        other.become(self)
        other.steamers = self.steamers
        other.informant = self.informant
        other.talkative = self.talkative
        other.occupied = self.occupied
        other.barred = self.barred
        other.walkable = self.walkable
        other.plots = self.plots
        other.metros = self.metros
        other.lamps = self.lamps
        other.buildings = self.buildings
        other.dark = self.dark
        other.lamplight = self.lamplight
        return other


def around(spaces: Pair) -> Pair:
    """All that lies next to some of these."""
    low, high = spaces
    near_low: i64 = 0
    near_high: i64 = 0
    while low | high:
        here = lowest(low) if low else HALF + lowest(high)
        low &= ~LOW[here]
        high &= ~HIGH[here]
        near_low |= NEXT_LOW[here]
        near_high |= NEXT_HIGH[here]
    return near_low, near_high


def start(swap_instead: bool, latimer: i64) -> YorkState:
    """Before Jack's identity is drawn. [9]"""
    state = YorkState(swap_instead, AT_START[:], BARRIERS_START[:], Walks())
    state.at[LATIMER] = latimer
    state.stand()
    for space in range(GROUND):
        state.lay(space, GROUND_START[space])
    state.dark = pairs.plus(state.dark, LIBERTY)
    state.buildings = pairs.without(pairs.below(MANHATTAN), pairs.below(SIZE + WAYS))
    state.survey()
    return state

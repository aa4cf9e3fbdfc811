"""A whole game of Mr. Jack in New York in one line, and back.

A position is a line of `key=value` words, in the order below; what is left out is as at the start of a game:

    beach=5-10 rider=9-8 …          where characters stand
    innocents=grant,smith           whose token is turned
    tiles=metro:2-9,park:3-10,…     what was laid, with the side that is up; `-` for nothing
    barriers=5-4+6-3,11-14+12-15    the two spaces under each barrier
    steamers=5-2,11-16              the ports where they lie
    informant=liberty               where he is; `liberty:mute` if he has talked in this round
    witness=i,v                     Jack was invisible at the end of round 1, visible at that of round 2; this is round 3
    jack=grant                      who Jack is; without it the referee draws the identity next
    jack_alibis=beach detective_alibis=smith,rider
    cards=-beach,rider,smith,grant  the characters of this round; `-` marks those taken; without it they are dealt next
    active=beach                    the one of them who is being played
    done=move                       what has been done with him: `move`, `power`, or `move,power` while something else is asked
    ask=informant                   what is asked, if not his move or power: `informant`, `alibi`, or `accuse:grant` for a verdict
    over=jack:escaped:14-11         how it ended; also `jack:uncaught`, `detective:arrested:grant`, `jack:wrong_accused:grant`
"""

from __future__ import annotations

from gaslamp.games.mr_jack_new_york.board import (
    BEACH,
    BUILDING,
    CHARACTERS,
    EASTMAN,
    EXITS,
    FACTS,
    GRANT,
    GROUND,
    LAMP,
    LATIMER,
    METRO,
    PARK,
    PLACES,
    RIDER,
    SPACES,
    STREET,
    STREETS,
    TILES,
)
from gaslamp.games.mr_jack_new_york.state import ON_FOOT, YorkState
from gaslamp.kit import pairs, positions
from gaslamp.kit.bits import count, listed
from gaslamp.sisters.position import CasePositions
from gaslamp.sisters.state import DRAW_ALIBI, FOLLOW_UP, UNKNOWN

BUILDERS = {METRO: BEACH, LAMP: LATIMER, BUILDING: RIDER, PARK: GRANT}
"""Whose power brings which side of a tile into play."""
AT_FIRST = {METRO: len(FACTS["metros"]), LAMP: len(FACTS["lamps"]), BUILDING: 0, PARK: 0}
GROUNDS = SPACES[:GROUND]
"""Where barriers lie."""


class YorkPositions(CasePositions[YorkState]):
    def __init__(self) -> None:
        super().__init__(
            game="mr_jack_new_york",
            characters=CHARACTERS,
            spaces=SPACES,
            exits=EXITS,
            board=("tiles", "barriers", "steamers", "informant"),
            power=(),
            follow_up="informant",
        )

    def board_words(self, state: YorkState) -> dict[str, str]:
        kinds = [(int(state.lies(space)), SPACES[space]) for space in range(STREETS)]
        first, second, third, fourth = (SPACES[space] for space in state.barriers)
        return {
            "tiles": ",".join(f"{TILES[kind - 1]}:{street}" for kind, street in kinds if kind != STREET) or "-",
            "barriers": f"{first}+{second},{third}+{fourth}",
            "steamers": ",".join(EXITS[way] for way in listed(state.steamers)),
            "informant": SPACES[state.informant] + ("" if state.talkative else ":mute"),
        }

    def read_board(self, state: YorkState, words: dict[str, str]) -> None:
        state.stand()
        if "tiles" in words:
            self.read_tiles(state, words)
        if "barriers" in words:
            self.read_barriers(state, words)
        state.survey()
        state.steamers = self.two_of(words, "steamers", FACTS["ports"]) << 1 or state.steamers
        where, colon, mute = words.get("informant", SPACES[state.informant]).partition(":")
        state.informant = positions.choice("informant", where, SPACES)
        if colon:
            positions.choice("informant", mute, ("mute",))
        state.talkative = not colon
        self.check_board(state)

    def read_tiles(self, state: YorkState, words: dict[str, str]) -> None:
        for space in range(STREETS):
            state.lay(space, STREET)
        for part in positions.parts(words, "tiles") if words["tiles"] != "-" else ():
            kind, _, street = part.partition(":")
            space = positions.choice("tiles", street, FACTS["streets"])
            if state.lies(space) != STREET:
                raise self.error("twice", key="tiles", what=street)
            state.lay(space, positions.choice("tiles", kind, TILES) + 1)

    def read_barriers(self, state: YorkState, words: dict[str, str]) -> None:
        found = [part.split("+") for part in positions.parts(words, "barriers")]
        places = [tuple(sorted(positions.choice("barriers", name, GROUNDS) for name in part)) for part in found]
        if len(places) != 2 or any(place not in PLACES for place in places) or set(places[0]) & set(places[1]):
            raise self.error("barriers", text=words["barriers"])
        for number, space in enumerate([*places[0], *places[1]]):
            state.barriers[number] = space

    def check_board(self, state: YorkState) -> None:
        """Nobody stands, and no barrier lies, where something is built; metros lie apart, and so do lamps."""
        for number, name in enumerate(CHARACTERS):
            if not pairs.has(state.walkable, state.at[number]):
                raise self.error("standing", name=name, hex=SPACES[state.at[number]])
        for space in state.barriers:
            if state.lies(space) not in (STREET, METRO, PARK):
                raise self.error("barred", hex=SPACES[space], kind=TILES[state.lies(space) - 1])
        for one, other in PLACES:
            if state.lies(one) == state.lies(other) and state.lies(one) in (METRO, LAMP):
                raise self.error("apart", one=SPACES[one], other=SPACES[other])
        if not pairs.has(state.walkable, state.informant):
            raise self.error("standing", name="informant", hex=SPACES[state.informant])

    def may_draw(self, state: YorkState) -> bool:
        return self.may_follow_up(state) and state.alibis_left() > 0

    def may_follow_up(self, state: YorkState) -> bool:
        """Somebody has just come to the Informant: whoever is active, or whom Eastman has moved."""
        met = state.met(pairs.of([state.informant]), UNKNOWN)
        return state.moved and not state.talkative and (met >> state.active & 1 == 1 or (state.active == EASTMAN and met != 0))

    def may_leave_by(self, state: YorkState) -> int:
        """In his own move, or if Eastman sends him."""
        sent = state.active == EASTMAN != state.jack and state.may_leave() and state.like_eastman() >> state.jack & 1
        return state.reach(state.at[state.jack], ON_FOOT)[1] if sent else super().may_leave_by(state)

    def most_alibis(self, state: YorkState) -> int:
        """One a round, from when the Informant is mute; there are seven cards."""
        now = 1 if not state.talkative and state.question != DRAW_ALIBI else 0
        return min(7, int(state.round) - 1 + now)

    def check(self, state: YorkState) -> None:
        super().check(state)
        asked = state.question in (DRAW_ALIBI, FOLLOW_UP)
        begun = count(state.taken) - (1 if state.active != UNKNOWN and not state.moved else 0) > 0
        if pairs.has(state.occupied, state.informant) != asked or not (state.talkative or begun):
            raise self.error("informant", hex=SPACES[state.informant])
        kinds = [int(state.lies(space)) for space in range(STREETS)]
        could = {kind: AT_FIRST[kind] + self.times_used(state, builder) for kind, builder in BUILDERS.items()}
        for kind, most in could.items():
            if kinds.count(kind) > most:
                raise self.error("tiles", kind=TILES[kind - 1], most=most)
        laid, most = STREETS - kinds.count(STREET), sum(could.values()) - could[PARK]
        if laid > most:  # a tile that was turned is one of these
            raise self.error("laid", laid=laid, most=most)

    def times_used(self, state: YorkState, character: int) -> int:
        """How often a character can have used its power."""
        return self.times_played(state, character) + (1 if state.active == character and state.powered else 0)


POSITIONS = YorkPositions()

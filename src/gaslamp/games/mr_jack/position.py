"""A whole game of Mr. Jack in one line, and back.

A position is a line of `key=value` words, in the order below; what is left out is as at the start of a game:

    holmes=g5 watson=i4 …           where characters stand
    innocents=bert,gull             whose token is turned
    facing=ne                       Watson's lantern
    lamps=b2:1,l11:2,f5,h8          the lit lamps, with the numbers on their tiles
    covers=b1,l12                   the covered manholes
    cordons=ne,sw                   the closed exits
    witness=i,v                     Jack was invisible at the end of round 1, visible at that of round 2; this is round 3
    jack=gull                       who Jack is; without it the referee draws the identity next
    jack_alibis=bert detective_alibis=smith,stealthy
    cards=-bert,gull,holmes,smith   the characters of this round; `-` marks those taken; without it they are dealt next
    active=bert                     the one of them who is being played
    done=move                       what has been done with him: `move` or `power`
    whistle=1:holmes,bert           Goodley's points left while he whistles, and who has come
    ask=face                        what is asked, if not his move or power: `face`, `alibi`, or `accuse:gull` for the verdict
    over=jack:escaped:nw            the game has ended: also `jack:uncaught`, `detective:arrested:gull`, `jack:wrong_accused:gull`
"""

from __future__ import annotations

from gaslamp.core import SetupError
from gaslamp.games.mr_jack.board import (
    CHARACTERS,
    DIRECTIONS,
    EXITS,
    GOODLEY,
    GULL,
    HOLMES,
    MANHOLES,
    POSTS,
    STREETS,
    UNNUMBERED,
    WATSON,
    WHISTLE,
)
from gaslamp.games.mr_jack.state import JackState, streets_of
from gaslamp.kit import positions
from gaslamp.kit.bits import count, listed
from gaslamp.sisters.position import CasePositions


class JackPositions(CasePositions[JackState]):
    def __init__(self) -> None:
        super().__init__(
            game="mr_jack",
            characters=CHARACTERS,
            spaces=STREETS,
            exits=EXITS,
            board=("facing", "lamps", "covers", "cordons"),
            power=("whistle",),
            follow_up="face",
        )

    def board_words(self, state: JackState) -> dict[str, str]:
        return {
            "facing": DIRECTIONS[state.facing],
            "lamps": ",".join(_lamp(post, number) for post, number in zip(POSTS, state.lamps, strict=True) if number),
            "covers": ",".join(MANHOLES[hole] for hole in listed(state.covers)),
            "cordons": ",".join(EXITS[way] for way in listed(state.cordons)),
        }

    def read_board(self, state: JackState, words: dict[str, str]) -> None:
        state.occupied = streets_of(state.at)
        state.facing = positions.choice("facing", words.get("facing", DIRECTIONS[state.facing]), DIRECTIONS)
        self.read_lamps(state, words)
        printed = [MANHOLES[hole] for hole in listed(state.town.manholes)]
        covers = listed(self.two_of(words, "covers", printed))
        state.cover(sum(1 << MANHOLES.index(printed[hole]) for hole in covers) or state.covers)
        state.cordons = self.two_of(words, "cordons", EXITS) or state.cordons

    def read_lamps(self, state: JackState, words: dict[str, str]) -> None:
        """Two tiles without a number burn all night, the numbered ones until the end of their round."""
        if "lamps" in words:
            for post in range(len(POSTS)):
                state.lamps[post] = 0
            for part in positions.parts(words, "lamps"):
                name, colon, number = part.partition(":")
                post = positions.choice("lamps", name, POSTS)
                if state.lamps[post]:
                    raise self.error("twice", key="lamps", what=name)
                state.lamps[post] = positions.number("lamps", number, 4) if colon else UNNUMBERED
        else:
            for post in range(len(POSTS)):
                if state.lamps[post] < state.round:
                    state.lamps[post] = 0
        burning = [*range(int(state.round), 5), UNNUMBERED, UNNUMBERED]
        if sorted(number for number in state.lamps if number) != burning:
            tiles = ", ".join(str(number) for number in burning[:-2]) or "-"
            raise self.error("lamps", round=int(state.round), tiles=tiles)
        state.lighten()

    def power_words(self, state: JackState) -> dict[str, str]:
        return {"whistle": f"{state.points}:{self.names(state.whistled)}" if state.power_begun() else ""}

    def read_power(self, state: JackState, words: dict[str, str]) -> None:
        if "whistle" in words:
            points, _, names = words["whistle"].partition(":")
            state.points = positions.number("whistle", points, WHISTLE - 1, 0)
            state.whistled = self.set_of({"whistle": names}, "whistle", CHARACTERS)
            fits = state.active == GOODLEY and not state.powered and not state.whistled >> GOODLEY & 1
            if not fits or not 1 <= count(state.whistled) <= WHISTLE - state.points:
                raise SetupError("error-position-value", key="whistle", text=words["whistle"], allowed="2:bert")

    def may_follow_up(self, state: JackState) -> bool:
        return (state.active in (WATSON, GULL) and state.moved) or state.whistled >> WATSON & 1 == 1

    def may_draw(self, state: JackState) -> bool:
        return state.active == HOLMES and state.moved

    def most_alibis(self, state: JackState) -> int:
        """One each time that Holmes has been played out."""
        return self.times_played(state, HOLMES)


def _lamp(post: str, number: int) -> str:
    return post if number == UNNUMBERED else f"{post}:{number}"


POSITIONS = JackPositions()

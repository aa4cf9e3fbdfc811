"""Rules that are broken, each in one way, and the law that finds it."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core import REFEREE, TRUTH, Game, State, only
from gaslamp.testing import LawBroken, check_laws
from laws.workshop import chase, chase_with, law_broken, same_kind, seance_with
from toys import tiny_chase
from toys.tiny_chase import CAUGHT, STAY, ChaseState, ChaseView, TinyChase
from toys.tiny_seance import GUESS, MEDIUMS, SeanceState, TinySeance


class Endless(ChaseState):
    def apply(self, seat: i64, move: i64) -> None:
        super().apply(seat, move)
        self.round = min(self.round, 3)


class Stuck(ChaseState):
    def moves(self, seat: i64) -> vec[i64]:
        return vec[i64]() if seat == 2 else super().moves(seat)


class Shuffling(ChaseState):
    """Lists its moves in another order every time."""

    listed = 0

    def moves(self, seat: i64) -> vec[i64]:
        Shuffling.listed += 1
        moves = list(super().moves(seat))
        return vec[i64](moves[::-1] if Shuffling.listed % 2 else moves)


class Shared(ChaseState):
    """Copies that are not independent."""

    def copy(self) -> State:
        other = Shared(self.rounds, self.shows)
        other.__dict__.update(self.__dict__)
        return other


class BadOdds(ChaseState):
    def odds(self) -> vec[i64]:
        return vec[i64]([1, 0, 2])


class Crowded(ChaseState):
    def to_act(self) -> i64:
        return only(REFEREE) | only(1) if self.at[0] < 0 else super().to_act()


class NoReason(ChaseState):
    def reason(self) -> str:
        return ""


class RedAloneWins(ChaseState):
    def winners(self) -> i64:
        return only(1) if self.caught else super().winners()


class Speechless(TinyChase):
    """Sightings without words; a negative number would pass for some other move."""

    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        seen = super().seen(state, seat, move, viewer)
        return seen - len(self.words) if seen > CAUGHT else seen


class Watched(TinyChase):
    """To look at it changes it."""

    def view(self, state: State, viewer: i64) -> ChaseView:
        state.looks = getattr(state, "looks", 0) + (viewer != TRUTH)  # type: ignore[attr-defined]
        return super().view(state, viewer)

    def key(self, state: State) -> str:
        return f"{super().key(state)} {state.looks}"  # type: ignore[attr-defined]


class Numbered(TinyChase):
    """States carry something that is not in their moves."""

    made = 0

    def start(self) -> ChaseState:
        state = super().start()
        Numbered.made += 1
        state.number = Numbered.made  # type: ignore[attr-defined]
        return state

    def key(self, state: State) -> str:
        return f"{super().key(state)} {state.number}"  # type: ignore[attr-defined]


class Fickle(TinyChase):
    """Sees something else when asked again."""

    def __init__(self, **about: Any) -> None:
        super().__init__(**about)
        self.asked: set[object] = set()

    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        question = (id(state), self.key(state), seat, move, viewer)
        first = question not in self.asked
        self.asked.add(question)
        return super().seen(state, seat, move, viewer) if first or seat == REFEREE else STAY


class LastGuessCounts(SeanceState):
    """The order of simultaneous answers makes a difference: blue must not be the first."""

    def apply(self, seat: i64, move: i64) -> None:
        if seat == MEDIUMS[1] and not self.guesses:
            self.hand = self.hand[::-1]
        super().apply(seat, move)

    def copy(self) -> State:
        other = LastGuessCounts()
        other.__dict__.update(self.__dict__, guesses=dict(self.guesses), hand=self.hand[:], dreams=self.dreams[:])
        return other


class RashSeance(TinySeance):
    def start(self) -> SeanceState:
        return LastGuessCounts()


class HastySeance(TinySeance):
    """The first answer ends the question for everybody."""

    def start(self) -> SeanceState:
        return OneGuessIsEnough()


class OneGuessIsEnough(SeanceState):
    def apply(self, seat: i64, move: i64) -> None:
        super().apply(seat, move)
        if seat in MEDIUMS:
            self.guesses = dict.fromkeys(MEDIUMS, move - GUESS)

    def copy(self) -> State:
        other = OneGuessIsEnough()
        other.__dict__.update(self.__dict__, guesses=dict(self.guesses), hand=self.hand[:], dreams=self.dreams[:])
        return other


TWICE = [*tiny_chase.WORDS[:-1], "walk ?"]
COMMA = [*tiny_chase.WORDS[:STAY], "stay, please", *tiny_chase.WORDS[STAY + 1 :]]

BREAKAGES: dict[str, tuple[Callable[[], Game], str]] = {
    "longer than it says": (lambda: chase(longest=5), "no game is longer than it says"),
    "endless": (lambda: chase_with(same_kind(Endless)), "no game is longer than it says"),
    "stuck": (lambda: chase_with(same_kind(Stuck)), "to act is to have a move"),
    "no fixed order": (lambda: chase_with(same_kind(Shuffling)), "legal moves have a fixed order"),
    "shared copies": (lambda: chase_with(Shared), "a copy is independent"),
    "odds": (lambda: chase_with(same_kind(BadOdds)), "the referee's odds sum to one"),
    "referee in company": (lambda: chase_with(same_kind(Crowded)), "the referee acts alone"),
    "no reason": (lambda: chase_with(same_kind(NoReason)), "somebody acts until there is an outcome"),
    "half a side wins": (lambda: chase_with(same_kind(RedAloneWins)), "a side wins together"),
    "a sighting without words": (lambda: chase(Speechless), "moves read back from their text"),
    "to look changes it": (lambda: chase(Watched), "to look changes nothing"),
    "not in the moves": (lambda: chase(Numbered), "a record replays to the same state"),
    "fickle": (lambda: chase(Fickle), "a story is what was seen"),
    "answers in any order": (lambda: seance_with(RashSeance), "simultaneous answers may come in any order"),
    "one answer takes away the others": (lambda: seance_with(HastySeance), "simultaneous answers may come in any order"),
    "a seat that cannot be written": (lambda: chase(seats=["The Fugitive", "red", "blue"]), "moves read back from their text"),
    "two moves, one text": (lambda: chase(words=TWICE), "moves read back from their text"),
    "a comma in a move": (lambda: chase(words=COMMA), "moves read back from their text"),
}


@pytest.mark.parametrize("name", BREAKAGES)
def test_a_breakage_is_found(name: str) -> None:
    make, law = BREAKAGES[name]
    assert law_broken(make()) == law


def test_a_broken_law_tells_the_moves_that_led_there() -> None:
    with pytest.raises(LawBroken, match=r"after \*: hide \d, fugitive: "):
        check_laws(chase_with(same_kind(Stuck)), games=1)


def test_a_broken_law_travels_between_processes() -> None:
    broken = LawBroken("to act is to have a move", "red has none")
    again = pickle.loads(pickle.dumps(broken))
    assert (again.law, str(again)) == (broken.law, str(broken))

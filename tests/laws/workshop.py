"""Where honest toys are bent: builders that the other files of this folder share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gaslamp.core import Game, State
from gaslamp.core.options import settle
from gaslamp.testing import LawBroken, check_laws
from toys import tiny_chase, tiny_seance
from toys.tiny_chase import ChaseState, TinyChase

SEEN = "same things seen, same view"
BELIEF = "a belief holds what can be true"
CHASE = settle(tiny_chase.OPTIONS, {})
CHASE_SEATS = ["fugitive", "red", "blue"]


def chase(kind: Callable[..., Game] = TinyChase, **changed: Any) -> Game:
    sides = {"fugitive": changed.get("seats", CHASE_SEATS)[:1], "hounds": ["red", "blue"]}
    about = {"seats": CHASE_SEATS, "words": tiny_chase.WORDS, "longest": 21, "settings": CHASE}
    return kind(name="chase", rules="1", sides=sides, **about | changed)


def chase_with(state: type[ChaseState]) -> Game:
    """The honest game over broken rules."""

    class Broken(TinyChase):
        def start(self) -> ChaseState:
            return state(4, True)

    return chase(Broken)


def seance_with(kind: Callable[..., Game], words: list[str] = tiny_seance.WORDS) -> Game:
    seats = tiny_seance.SEATS
    return kind(name="seance", rules="1", seats=seats, sides={"all": seats}, words=words, longest=21, settings={})


def law_broken(game: Game, count: int = 60) -> str:
    with pytest.raises(LawBroken) as caught:
        check_laws(game, games=count)
    return caught.value.law


def same_kind(state: type[ChaseState]) -> type[ChaseState]:
    """Let copies be of the broken kind too."""

    class Kind(state):  # type: ignore[valid-type, misc]
        def copy(self) -> State:
            other = Kind(self.rounds, self.shows)
            other.__dict__.update(self.__dict__, at=self.at[:])
            return other

    return Kind

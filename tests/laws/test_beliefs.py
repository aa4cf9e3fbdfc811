"""Beliefs that know too much, too little, or say one thing and draw another."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from mypy_extensions import i64

from gaslamp.core import REFEREE, Belief, Game, PathBelief, Rng, State, Table
from laws.workshop import BELIEF, chase, law_broken
from toys.tiny_chase import CAUGHT, MISSED, TinyChase


class OverTheShoulder(Table):
    """A table that lets a cheat look at it."""

    latest: Table

    def __init__(self, game: Game, position: str = "") -> None:
        super().__init__(game, position)
        OverTheShoulder.latest = self


class Sure(Belief):
    """A belief that always returns the truth."""

    def __init__(self, listed: bool) -> None:
        self.listed = listed

    def hear(self, seat: i64, seen: i64) -> None:
        """It need not listen."""

    def draw(self, rng: Rng) -> State:
        return OverTheShoulder.latest.state.copy()

    def worlds(self) -> list[tuple[State, float]] | None:
        return [(self.draw(Rng(0)), 1.0)] if self.listed else None

    def copy(self) -> Belief:
        return self


class Around(Belief):
    """An honest belief to be bent."""

    def __init__(self, inner: Belief) -> None:
        self.inner = inner

    def hear(self, seat: i64, seen: i64) -> None:
        self.inner.hear(seat, seen)

    def draw(self, rng: Rng) -> State:
        return self.inner.draw(rng)

    def worlds(self) -> list[tuple[State, float]] | None:
        return self.inner.worlds()

    def copy(self) -> Belief:
        return type(self)(self.inner.copy())


EXACT = "a belief is exact"


class TooNarrow(Around):
    """Rules out what can be true."""

    def worlds(self) -> list[tuple[State, float]] | None:
        return (self.inner.worlds() or [])[:1]


class WrongWeights(Around):
    def worlds(self) -> list[tuple[State, float]] | None:
        worlds = self.inner.worlds() or []
        return [(world, 1 / len(worlds)) for world, _ in worlds]


class Deaf(Around):
    """Does not hear what everybody saw, and so imagines what cannot be."""

    def hear(self, seat: i64, seen: i64) -> None:
        if seat == REFEREE and seen not in (MISSED, CAUGHT):
            self.inner.hear(seat, seen)


class Stubborn(Around):
    """Honest about its worlds, but draws the first one only."""

    def draw(self, rng: Rng) -> State:
        return (self.inner.worlds() or [])[0][0]


class NearlySure(Around):
    """Draws the truth too often, in spite of honest weights."""

    def draw(self, rng: Rng) -> State:
        return OverTheShoulder.latest.state.copy() if rng.below(3) else self.inner.draw(rng)


class Moody(Around):
    """Depends on more than the story: on how many of its kind there are."""

    made = 0

    def __init__(self, inner: Belief) -> None:
        super().__init__(inner)
        Moody.made += 1
        self.skips = Moody.made % 5

    def draw(self, rng: Rng) -> State:
        for _ in range(self.skips):
            rng.next32()
        return self.inner.draw(rng)


def believing(bend: Callable[[Belief], Belief]) -> Game:
    class Believing(TinyChase):
        def belief(self, viewer: i64) -> Belief:
            return bend(PathBelief(self, int(viewer)))

    return chase(Believing)


@pytest.mark.parametrize("listed", [True, False])
def test_a_belief_that_always_returns_the_truth_is_found(listed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaslamp.testing.Table", OverTheShoulder)
    assert law_broken(believing(lambda _: Sure(listed))) in ((EXACT, BELIEF) if listed else (BELIEF,))


def test_a_belief_that_is_too_narrow_is_found() -> None:
    assert law_broken(believing(TooNarrow)) in (EXACT, BELIEF)


def test_a_belief_with_wrong_weights_is_found() -> None:
    assert law_broken(believing(WrongWeights)) == EXACT


def test_a_belief_that_does_not_listen_is_found() -> None:
    assert law_broken(believing(Deaf)) == "a world looks like what is seen"


def test_a_belief_that_depends_on_more_than_the_story_is_found() -> None:
    assert law_broken(believing(Moody)) == "a belief heard equals one rebuilt"


@pytest.mark.parametrize("kind", [Stubborn, NearlySure])
def test_a_belief_that_does_not_draw_by_its_weights_is_found(
    kind: Callable[[Belief], Belief], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gaslamp.testing.Table", OverTheShoulder)
    assert law_broken(believing(kind), 150) == "a belief draws by its weights"

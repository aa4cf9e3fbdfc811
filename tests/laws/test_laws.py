"""The laws hold for honest games, and each catches the cheat it was made for."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp import games
from gaslamp.core import NOBODY, REFEREE, TRUTH, Belief, Game, PathBelief, Rng, State, Table, View, only
from gaslamp.core.options import settle
from gaslamp.testing import LawBroken, check_games, check_laws, signature, something_hidden
from toys import tiny_chase, tiny_seance
from toys.tiny_chase import FUGITIVE, GO, HIDE, STAY, ChaseState, ChaseView, TinyChase
from toys.tiny_seance import MEDIUMS, SeanceState, SeanceView, TinySeance

SEEN = "same things seen, same view"
BELIEF = "a belief holds what can be true"
CHASE = settle(tiny_chase.OPTIONS, {})
CHASE_SEATS = ["fugitive", "red", "blue"]


def chase(kind: Callable[..., Game] = TinyChase, words: list[str] = tiny_chase.WORDS, longest: int = 13) -> Game:
    sides = tiny_chase.SIDES
    return kind(name="chase", rules="1", seats=CHASE_SEATS, sides=sides, words=words, longest=longest, settings=CHASE)


def chase_with(state: type[ChaseState]) -> Game:
    """The honest game over broken rules."""

    class Broken(TinyChase):
        def start(self) -> ChaseState:
            return state(4, True)

    return chase(Broken)


def seance_with(kind: Callable[..., Game], words: list[str] = tiny_seance.WORDS) -> Game:
    seats = tiny_seance.SEATS
    return kind(name="seance", rules="1", seats=seats, sides={"all": seats}, words=words, longest=15, settings={})


def law_broken(game: Game, count: int = 60) -> str:
    with pytest.raises(LawBroken) as caught:
        check_laws(game, games=count)
    return caught.value.law


# Honest games.


@pytest.mark.parametrize("settings", [{}, {"rounds": 2, "shows": False}])
def test_the_chase_is_lawful(settings: dict[str, object]) -> None:
    report = check_laws(tiny_chase.make(settle(tiny_chase.OPTIONS, settings)), games=25)
    assert report.games == 25
    assert report.hidden["fugitive"] == 0
    assert report.differed["red"] > 50


def test_the_seance_is_lawful() -> None:
    report = check_laws(tiny_seance.make({}), games=10)
    assert min(report.differed[seat] for seat in tiny_seance.SEATS) > 20


@pytest.mark.parametrize("option", ["next_turn", "at_once"])
def test_mr_jack_pocket_is_lawful(option: str) -> None:
    report = check_laws(games.make("mr_jack_pocket", chase=option), games=25)
    assert report.hidden["jack"] == 0
    assert report.differed["investigator"] > 500
    assert report.imagined["investigator"] > 50


def test_a_signature_tells_behaviour_apart() -> None:
    assert signature(chase(), 3) == signature(chase(), 3)
    assert signature(chase(), 3) != signature(chase(), 3, seed=1)


# Leaks.


class ShowsTheFugitive(TinyChase):
    def view(self, state: State, viewer: i64) -> ChaseView:
        assert isinstance(state, ChaseState)
        return msgspec.structs.replace(super().view(state, viewer), fugitive=state.at[0])


class LeaksOnlyInTheLastRound(TinyChase):
    def view(self, state: State, viewer: i64) -> ChaseView:
        assert isinstance(state, ChaseState)
        view = super().view(state, viewer)
        return msgspec.structs.replace(view, last_seen=state.at[0]) if state.round == 4 else view


class TellsTheCaptureOnlyByTheResult(TinyChase):
    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        return move if GO <= move < HIDE else super().seen(state, seat, move, viewer)


class DrawsThePictureFromTheTruth(TinyChase):
    """A game may keep the state it was last asked about, and tell it elsewhere."""

    def view(self, state: State, viewer: i64) -> ChaseView:
        assert isinstance(state, ChaseState)
        self.last = state.at[0]
        return super().view(state, viewer)

    def picture(self, view: View) -> str:
        return f"the fugitive is at {self.last}"


class HoundsAvoidTheFugitive(ChaseState):
    """The legal moves of one seat give away another's secret."""

    def moves(self, seat: i64) -> vec[i64]:
        moves = super().moves(seat)
        if seat in (REFEREE, FUGITIVE):
            return moves
        return vec[i64]([move for move in moves if move - GO != self.at[0]])


class OpensTheSealedGuesses(TinySeance):
    def view(self, state: State, viewer: i64) -> SeanceView:
        assert isinstance(state, SeanceState)
        sealed = {tiny_seance.SEATS[seat]: guess for seat, guess in state.guesses.items()}
        return msgspec.structs.replace(super().view(state, viewer), guesses=sealed)


LEAKS = {
    "a field of the view": lambda: chase(ShowsTheFugitive),
    "a field that tells too much, late in the game": lambda: chase(LeaksOnlyInTheLastRound),
    "an outcome nobody could have seen": lambda: chase(TellsTheCaptureOnlyByTheResult),
    "the drawing": lambda: chase(DrawsThePictureFromTheTruth),
    "legal moves": lambda: chase_with(same_kind(HoundsAvoidTheFugitive)),
    "sealed answers": lambda: seance_with(OpensTheSealedGuesses),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str) -> None:
    assert law_broken(LEAKS[leak]()) == SEEN


class Wrapped(Game):
    """Mr. Jack Pocket behind an honest counter; a compiled game cannot be subclassed, so it is wrapped."""

    def __init__(self) -> None:
        inner = games.make("mr_jack_pocket")
        sides = {side: inner.names(seats) for side, seats in inner.sides.items()}
        common = {"rules": inner.rules, "seats": inner.seats, "words": inner.words, "longest": inner.longest}
        super().__init__(name="wrapped", sides=sides, settings=inner.settings, **common)  # type: ignore[arg-type]
        self.inner = inner

    def start(self) -> State:
        return self.inner.start()

    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        return self.inner.seen(state, seat, move, viewer)

    def view(self, state: State, viewer: i64) -> View:
        return self.inner.view(state, viewer)

    def belief(self, viewer: i64) -> Belief:
        return self.inner.belief(viewer)

    def key(self, state: State) -> str:
        return self.inner.key(state)


class TellsHourglasses(Wrapped):
    def view(self, state: State, viewer: i64) -> View:
        hourglasses = self.inner.view(state, TRUTH).hourglasses  # type: ignore[attr-defined]
        return msgspec.structs.replace(self.inner.view(state, viewer), hourglasses=hourglasses)


def test_wrapping_alone_breaks_nothing() -> None:
    check_laws(Wrapped(), games=5)


def test_a_leak_in_pocket_is_found() -> None:
    assert law_broken(TellsHourglasses(), 10) == SEEN


# Beliefs.


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
        pass

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
        if seat == REFEREE:
            self.inner.hear(seat, seen)


class Forgetful(Around):
    """Depends on more than the story: the rebuilt one has another list."""

    made = 0

    def __init__(self, inner: Belief) -> None:
        super().__init__(inner)
        Forgetful.made += 1
        self.number = Forgetful.made

    def worlds(self) -> list[tuple[State, float]] | None:
        worlds = self.inner.worlds() or []
        return worlds if self.number % 2 else [*worlds[1:], worlds[0]] if len(worlds) > 1 else [(worlds[0][0], 0.5)]


def believing(bend: Callable[[Belief], Belief]) -> Game:
    class Believing(TinyChase):
        def belief(self, viewer: i64) -> Belief:
            return bend(PathBelief(self, int(viewer)))

    return chase(Believing)


@pytest.mark.parametrize("listed", [True, False])
def test_a_belief_that_always_returns_the_truth_is_found(listed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaslamp.testing.Table", OverTheShoulder)
    assert law_broken(believing(lambda _: Sure(listed))) == BELIEF


def test_a_belief_that_is_too_narrow_is_found() -> None:
    assert law_broken(believing(TooNarrow)) == BELIEF


def test_a_belief_with_wrong_weights_is_found() -> None:
    assert law_broken(believing(WrongWeights)) == "a belief is exact"


def test_a_belief_that_does_not_listen_is_found() -> None:
    assert law_broken(believing(Deaf)) == "a world looks like what is seen"


def test_a_belief_that_depends_on_more_than_the_story_is_found() -> None:
    assert law_broken(believing(Forgetful)) == "a belief heard equals one rebuilt"


# Rules.


class Endless(ChaseState):
    def apply(self, seat: i64, move: i64) -> None:
        super().apply(seat, move)
        self.round = min(self.round, 3)


class Stuck(ChaseState):
    def moves(self, seat: i64) -> vec[i64]:
        return vec[i64]() if seat == 2 else super().moves(seat)


class Shuffling(ChaseState):
    """Lists its moves in another order every time."""

    asked = 0

    def moves(self, seat: i64) -> vec[i64]:
        Shuffling.asked += 1
        moves = list(super().moves(seat))
        return vec[i64](moves[::-1] if Shuffling.asked % 2 else moves)


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
        return only(REFEREE) | only(1) if self.turn == REFEREE else super().to_act()


class NoReason(ChaseState):
    def reason(self) -> str:
        return ""


class Watched(ChaseState):
    """To look at it changes it."""

    def winners(self) -> i64:
        self.last_seen += 1
        return super().winners()


class Drifting(ChaseState):
    """Depends on something that is not in its moves."""

    made = 0

    def apply(self, seat: i64, move: i64) -> None:
        super().apply(seat, move)
        Drifting.made += 1
        if self.to_act() == NOBODY:
            self.last_seen = 100 + Drifting.made


class LastGuessCounts(SeanceState):
    """The order of simultaneous answers makes a difference."""

    def apply(self, seat: i64, move: i64) -> None:
        super().apply(seat, move)
        if seat == MEDIUMS[-1] and len(self.guesses) == len(MEDIUMS):
            self.hand = self.hand[::-1]

    def copy(self) -> State:
        other = LastGuessCounts()
        other.__dict__.update(self.__dict__, guesses=dict(self.guesses), hand=self.hand[:], dreams=self.dreams[:])
        return other


class RashSeance(TinySeance):
    def start(self) -> SeanceState:
        return LastGuessCounts()


def same_kind(state: type[ChaseState]) -> type[ChaseState]:
    """Let copies be of the broken kind too."""

    class Kind(state):  # type: ignore[valid-type, misc]
        def copy(self) -> State:
            other = Kind(self.rounds, self.shows)
            other.__dict__.update(self.__dict__, at=self.at[:])
            return other

    return Kind


TWICE = [*tiny_chase.WORDS[:-1], "walk ?"]
COMMA = [*tiny_chase.WORDS[:STAY], "stay, please", *tiny_chase.WORDS[STAY + 1 :]]

BREAKAGES: dict[str, tuple[Callable[[], Game], set[str]]] = {
    "longer than it says": (lambda: chase(longest=5), {"no game is longer than it says"}),
    "endless": (lambda: chase_with(same_kind(Endless)), {"no game is longer than it says"}),
    "stuck": (lambda: chase_with(same_kind(Stuck)), {"to act is to have a move"}),
    "no fixed order": (lambda: chase_with(same_kind(Shuffling)), {"legal moves have a fixed order"}),
    "shared copies": (lambda: chase_with(Shared), {"a copy is independent"}),
    "odds": (lambda: chase_with(same_kind(BadOdds)), {"the referee's odds sum to one"}),
    "referee in company": (lambda: chase_with(same_kind(Crowded)), {"the referee acts alone"}),
    "no reason": (lambda: chase_with(same_kind(NoReason)), {"somebody acts until there is an outcome"}),
    "to look changes it": (lambda: chase_with(same_kind(Watched)), {"to look changes nothing", "a copy is independent", SEEN}),
    "not in the moves": (lambda: chase_with(same_kind(Drifting)), {"a record replays to the same state", SEEN}),
    "answers in any order": (lambda: seance_with(RashSeance), {"simultaneous answers may come in any order"}),
    "two moves, one text": (lambda: chase(words=TWICE), {"moves read back from their text"}),
    "a comma in a move": (lambda: chase(words=COMMA), {"moves read back from their text"}),
}


@pytest.mark.parametrize("name", BREAKAGES)
def test_a_breakage_is_found(name: str) -> None:
    make, laws = BREAKAGES[name]
    assert law_broken(make()) in laws


def test_a_broken_law_tells_the_moves_that_led_there() -> None:
    with pytest.raises(LawBroken, match=r"after \*: hide \d, fugitive: "):
        check_laws(chase_with(same_kind(Stuck)), games=1)


def test_a_run_that_proved_nothing_is_no_pass() -> None:
    """One game may be too short for a twin to differ; then the sum of the reports decides."""
    game = chase()
    report = check_games(game, range(3))
    report.differed = dict.fromkeys(report.differed, 0)
    with pytest.raises(LawBroken, match="nothing was proven"):
        something_hidden(game, report)

"""The laws hold for honest games, and each catches the cheat it was made for."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp import games
from gaslamp.core import NOBODY, REFEREE, TRUTH, Belief, Game, Message, PathBelief, Rng, State, Table, View, only
from gaslamp.core.options import settle
from gaslamp.testing import LawBroken, check_games, check_laws, conclude, signature
from toys import tiny_chase, tiny_seance
from toys.tiny_chase import CAUGHT, FUGITIVE, GO, HIDE, MISSED, STAY, ChaseState, ChaseView, TinyChase
from toys.tiny_seance import GUESS, MEDIUMS, SeanceState, SeanceView, TinySeance

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


class EndsInSilence(ChaseState):
    """A capture that nobody is told of, but for the game being over."""

    def to_act(self) -> i64:
        return NOBODY if self.asked and self.at[0] in self.at[1:] else super().to_act()

    def reason(self) -> str:
        return "silence"


class TellsBesideTheBoard(TinyChase):
    """A game may keep the state it was last asked about, and tell it elsewhere."""

    def view(self, state: State, viewer: i64) -> ChaseView:
        assert isinstance(state, ChaseState)
        self.last = state.at[0]
        return super().view(state, viewer)

    def beside(self, view: View) -> list[Message]:
        return [Message("the-fugitive-is-at", {"station": self.last})]


class TellsInTheLog(TellsBesideTheBoard):
    def beside(self, view: View) -> list[Message]:
        return []

    def sentence(self, seat: i64, seen: i64) -> Message:
        return Message("the-fugitive-is-at", {"station": self.last})


class DrawsThePictureFromTheTruth(TellsBesideTheBoard):
    def beside(self, view: View) -> list[Message]:
        return []

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


class TrustsWhoeverHoldsTwoSeats(TinySeance):
    def view(self, state: State, viewer: i64) -> SeanceView:
        assert isinstance(state, SeanceState)
        view = super().view(state, viewer)
        return msgspec.structs.replace(view, secrets=(state.room,)) if int(viewer).bit_count() == 2 else view


LEAKS = {
    "a field of the view": lambda: chase(ShowsTheFugitive),
    "a field that tells too much, late in the game": lambda: chase(LeaksOnlyInTheLastRound),
    "words beside the board": lambda: chase(TellsBesideTheBoard),
    "sentences of the log": lambda: chase(TellsInTheLog),
    "one person in two seats": lambda: seance_with(TrustsWhoeverHoldsTwoSeats),
    "the drawing": lambda: chase(DrawsThePictureFromTheTruth),
    "legal moves": lambda: chase_with(same_kind(HoundsAvoidTheFugitive)),
    "sealed answers": lambda: seance_with(OpensTheSealedGuesses),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str) -> None:
    assert law_broken(LEAKS[leak]()) == SEEN


def test_an_outcome_nobody_could_have_seen_is_found() -> None:
    """To the twin, or to a world imagined: whichever is looked at first can be told from the game."""
    assert law_broken(chase_with(same_kind(EndsInSilence))) in (SEEN, "a world looks like what is seen")


class TellsTheCapture(TinyChase):
    """A sighting that tells more than the move: then a hound can go somewhere, learn that nobody is there, and take it back."""

    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        assert isinstance(state, ChaseState)
        return CAUGHT if GO <= move < HIDE and state.at[0] == move - GO else super().seen(state, seat, move, viewer)


def test_a_sighting_that_depends_on_a_secret_is_found() -> None:
    assert law_broken(chase(TellsTheCapture)) == "what is seen of a move depends on nothing hidden"


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
    assert law_broken(believing(lambda _: Sure(listed))) == BELIEF


def test_a_belief_that_is_too_narrow_is_found() -> None:
    assert law_broken(believing(TooNarrow)) == BELIEF


def test_a_belief_with_wrong_weights_is_found() -> None:
    assert law_broken(believing(WrongWeights)) == "a belief is exact"


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

BREAKAGES: dict[str, tuple[Callable[[], Game], str]] = {
    "longer than it says": (lambda: chase(longest=5), "no game is longer than it says"),
    "endless": (lambda: chase_with(same_kind(Endless)), "no game is longer than it says"),
    "stuck": (lambda: chase_with(same_kind(Stuck)), "to act is to have a move"),
    "no fixed order": (lambda: chase_with(same_kind(Shuffling)), "legal moves have a fixed order"),
    "shared copies": (lambda: chase_with(Shared), "a copy is independent"),
    "odds": (lambda: chase_with(same_kind(BadOdds)), "the referee's odds sum to one"),
    "referee in company": (lambda: chase_with(same_kind(Crowded)), "the referee acts alone"),
    "no reason": (lambda: chase_with(same_kind(NoReason)), "somebody acts until there is an outcome"),
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


def test_a_run_that_proved_nothing_is_no_pass() -> None:
    """One game may be too short for a twin to differ; then the sum of the reports decides."""
    game = chase()
    report = check_games(game, range(3))
    report.differed = dict.fromkeys(report.differed, 0)
    assert report.unproven() == ["red", "blue", "public", "red+blue"]
    conclude(game, report)  # little was hidden so far: nothing is proven, and nobody is accused
    report.hidden = dict.fromkeys(report.hidden, 100)
    with pytest.raises(LawBroken, match="nothing was proven"):
        conclude(game, report)


def test_a_broken_law_travels_between_processes() -> None:
    broken = LawBroken("to act is to have a move", "red has none")
    again = pickle.loads(pickle.dumps(broken))
    assert (again.law, str(again)) == (broken.law, str(broken))


def test_a_generous_limit_breaks_no_honest_game() -> None:
    check_laws(chase(longest=500), games=10)

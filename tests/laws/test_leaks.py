"""Every way we could think of to tell somebody what he may not know, and the law that finds it."""

from __future__ import annotations

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp import games
from gaslamp.core import NOBODY, PUBLIC, REFEREE, TRUTH, Belief, Game, Message, State, View
from gaslamp.testing import check_laws
from laws.workshop import SEEN, chase, chase_with, law_broken, same_kind, seance_with
from toys import tiny_seance
from toys.tiny_chase import CAUGHT, FUGITIVE, GO, HIDE, ChaseState, ChaseView, TinyChase
from toys.tiny_seance import SeanceState, SeanceView, TinySeance


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


class ShowsTheSpectatorEverything(TinyChase):
    """Any player can open the spectators' page."""

    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        return move if viewer == PUBLIC else super().seen(state, seat, move, viewer)


class DrawsTheSpectatorEverything(TinyChase):
    def view(self, state: State, viewer: i64) -> ChaseView:
        assert isinstance(state, ChaseState)
        view = super().view(state, viewer)
        return msgspec.structs.replace(view, fugitive=state.at[0]) if viewer == PUBLIC else view


def test_a_spectator_who_sees_more_than_a_player_is_found() -> None:
    law = "who sits somewhere knows what the public knows"
    assert law_broken(chase(ShowsTheSpectatorEverything)) == law
    assert law_broken(chase(DrawsTheSpectatorEverything)) in (law, SEEN, "a world looks like what is seen")


class DecidedBefore(SeanceState):
    """The room is no chance at all: somebody shuffled in advance."""

    def moves(self, seat: i64) -> vec[i64]:
        return vec[i64]([2]) if seat == REFEREE and self.room < 0 else super().moves(seat)

    def odds(self) -> vec[i64]:
        return vec[i64]()

    def copy(self) -> State:
        other = DecidedBefore()
        other.__dict__.update(self.__dict__, guesses=dict(self.guesses), hand=self.hand[:], dreams=self.dreams[:])
        return other


class Prepared(TinySeance):
    def start(self) -> SeanceState:
        return DecidedBefore()


def test_chance_decided_in_advance_is_found() -> None:
    assert law_broken(seance_with(Prepared), 35) == "what is hidden could be otherwise"


class TakesBackAnything(TinyChase):
    def takes_back(self, seat: i64) -> bool:
        return True


def test_a_move_whose_being_legal_is_a_secret_cannot_be_taken_back() -> None:
    assert law_broken(chase(TakesBackAnything)) == "a move taken back has told nothing"


class ForeseesAnything(TinyChase):
    def foreseen(self, move: i64) -> bool:
        return True


def test_what_chance_or_a_secret_decides_nobody_foresaw() -> None:
    assert law_broken(chase(ForeseesAnything)) == "a move taken back has told nothing"


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

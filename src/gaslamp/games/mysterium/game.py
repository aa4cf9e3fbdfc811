"""Mysterium as the rest of Gaslamp knows it."""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64, mypyc_attr

from gaslamp.core.belief import Belief
from gaslamp.core.game import Game
from gaslamp.core.messages import Message
from gaslamp.core.options import Value
from gaslamp.core.state import State, only
from gaslamp.core.view import View
from gaslamp.games.mysterium import cards, position, text, view
from gaslamp.games.mysterium import seen as gate
from gaslamp.games.mysterium.belief import MysteriumBelief
from gaslamp.games.mysterium.board import COLOURS, DAYS, DREAMS, HAND, KINDS, ORBS, daily, more_cards, throws
from gaslamp.games.mysterium.moves import words
from gaslamp.games.mysterium.state import GHOST, MysteriumState


@mypyc_attr(allow_interpreted_subclasses=True)  # for houses with fewer cards, which can be studied whole
class Mysterium(Game):
    def __init__(self, settings: Mapping[str, Value]) -> None:
        players = int(settings["players"])
        self.psychics = players - 1
        self.difficulty = str(settings["difficulty"])
        self.each = players + more_cards(self.difficulty)
        voters = COLOURS[: self.psychics] if players > 2 else ("psychic",)
        seats = ("ghost", *voters)
        longest = (
            KINDS * self.each
            + KINDS * ORBS
            + 3 * DAYS * DREAMS  # whatever is laid is shown and drawn again
            + DAYS * (1 + HAND)  # hands thrown
            + 3 * DAYS * ORBS  # dreams closed, guesses, answers
            + DAYS * (3 * 2 * ORBS + 2)  # three votes, opened; the lot; the verdict
            + 1
        )
        super().__init__(
            name="mysterium",
            rules="1",
            seats=seats,
            sides={"together": seats},
            words=words(voters),
            longest=longest,
            settings=settings,
        )

    def start(self) -> MysteriumState:
        return MysteriumState(self.psychics, self.each, throws(self.difficulty), daily(self.difficulty))

    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        assert isinstance(state, MysteriumState)
        return gate.seen(state, seat, move, viewer)

    def view(self, state: State, viewer: i64) -> View:
        assert isinstance(state, MysteriumState)
        return view.view(self, state, viewer)

    def belief(self, viewer: i64) -> Belief:
        return MysteriumBelief(self.start(), int(viewer))

    def notes(self, belief: Belief) -> dict[str, dict[str, float]]:
        """What each psychic can be looking for; at last, who can be the culprit."""
        assert isinstance(belief, MysteriumBelief)
        if belief.is_ghost:
            return {}
        return {"culprit": belief.suspects()} if belief.known.second_stage() else belief.targets()

    def may_hold(self, seats: i64) -> bool:
        """The ghost's secrets are his alone."""
        return seats == only(GHOST) or (seats != 0 and not seats & only(GHOST))

    def takes_back(self, seat: i64) -> bool:
        """A guess is final, and what the ghost may lay tells his hand. [20]"""
        return False

    def may_say(self, seat: i64, channel: str) -> bool:
        """The ghost is silent. [14]"""
        return seat != GHOST and super().may_say(seat, channel)

    def facts(self) -> Any:
        return cards.facts()

    def position(self, state: State) -> str:
        assert isinstance(state, MysteriumState)
        return position.position(state, self.seats)

    def place(self, line: str) -> MysteriumState:
        return position.place(line, self.start(), self.seats)

    def key(self, state: State) -> str:
        assert isinstance(state, MysteriumState)
        return state.key()

    def picture(self, shown: View) -> str:
        return text.picture(shown)

    def beside(self, shown: View) -> list[Message]:
        return text.beside(shown)

    def asks(self, shown: View) -> Message | None:
        return text.asks(shown)

    def sentence(self, seat: i64, seen: i64) -> Message:
        return text.sentence(self.seat_name(seat), self.text(seen))

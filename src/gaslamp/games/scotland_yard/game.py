"""Scotland Yard as the rest of Gaslamp knows it."""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.game import Game
from gaslamp.core.messages import Message
from gaslamp.core.options import Value
from gaslamp.core.state import State
from gaslamp.core.view import View
from gaslamp.games.scotland_yard import maps, setup, text, view
from gaslamp.games.scotland_yard import seen as gate
from gaslamp.games.scotland_yard.belief import YardBelief
from gaslamp.games.scotland_yard.board import MR_X
from gaslamp.games.scotland_yard.moves import DOUBLE, SEATS, words
from gaslamp.games.scotland_yard.state import YardState, start


class ScotlandYard(Game):
    def __init__(self, settings: Mapping[str, Value]) -> None:
        detectives = int(settings["detectives"])
        self.map = maps.read(str(settings["map"]))
        self.board = setup.board(self.map, settings)
        rounds = int(self.board.rounds or self.board.windows)
        super().__init__(
            name="scotland_yard",
            rules=self.map.rules,
            seats=SEATS[: detectives + 1],
            sides={"mrx": SEATS[:1], "detectives": SEATS[1 : detectives + 1]},
            words=words(int(self.board.stations), detectives + 1),
            longest=detectives + 1 + rounds * (1 + 2 * detectives) + 2 * int(self.board.tickets[DOUBLE]),
            settings=settings,
        )

    def start(self) -> YardState:
        return start(self.board)

    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        assert isinstance(state, YardState)
        return gate.seen(state, move, viewer)

    def view(self, state: State, viewer: i64) -> View:
        assert isinstance(state, YardState)
        return view.view(self, state, viewer)

    def belief(self, viewer: i64) -> Belief:
        return YardBelief(self.start(), int(viewer))

    def notes(self, belief: Belief) -> dict[str, dict[str, float]]:
        """Where Mr X can be; for himself, where the others can suspect him."""
        assert isinstance(belief, YardBelief)
        name, shown = ("mrx", belief) if belief.outsider is None else ("suspected", belief.outsider)
        return {name: {str(station): share for station, share in shown.stations().items()}}

    def takes_back(self, seat: i64) -> bool:
        """What Mr X may play tells where he is. (A detective's ride is answered at once.)"""
        return seat != MR_X

    def facts(self) -> Any:
        return setup.facts(self.map)

    def position(self, state: State) -> str:
        assert isinstance(state, YardState)
        return text.position(state)

    def place(self, line: str) -> YardState:
        return text.place(line, self.start())

    def key(self, state: State) -> str:
        assert isinstance(state, YardState)
        return state.key()

    def picture(self, shown: View) -> str:
        return text.picture(shown, self.map)

    def chart(self, shown: View, notes: Mapping[str, Mapping[str, float]]) -> str:
        return text.picture(shown, self.map, [int(station) for shares in notes.values() for station in shares])

    def beside(self, shown: View) -> list[Message]:
        return text.beside(shown)

    def asks(self, shown: View) -> Message | None:
        return text.asks(shown)

    def sentence(self, seat: i64, seen: i64) -> Message:
        return text.sentence(self.seat_name(seat), self.text(seen))

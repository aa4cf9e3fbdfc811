"""Mr. Jack as the rest of Gaslamp knows it."""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.game import Game
from gaslamp.core.messages import Message
from gaslamp.core.options import Value
from gaslamp.core.state import State, only
from gaslamp.core.view import View
from gaslamp.games.mr_jack import seen as gate
from gaslamp.games.mr_jack import text, view
from gaslamp.games.mr_jack.belief import JackBelief
from gaslamp.games.mr_jack.board import EXITS, FACTS, HEXES, Board, column_and_row
from gaslamp.games.mr_jack.moves import ALIBI, LAST, WORDS
from gaslamp.games.mr_jack.state import DETECTIVE, JACK, JackState, start


class MrJack(Game):
    def __init__(self, settings: Mapping[str, Value]) -> None:
        super().__init__(
            name="mr_jack",
            rules="1",
            seats=("jack", "detective"),
            sides={"jack": ("jack",), "detective": ("detective",)},
            words=WORDS,
            longest=116,  # the identity; 29 in two rounds; but the last has no call for witnesses
            settings=settings,
        )
        self.board = Board(str(settings["edition"]))
        self.whistle_any = settings["whistle"] == "any"

    def start(self) -> JackState:
        return start(self.board, self.whistle_any)

    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        assert isinstance(state, JackState)
        return gate.seen(state, move, viewer)

    def view(self, state: State, viewer: i64) -> View:
        assert isinstance(state, JackState)
        return view.view(self, state, viewer)

    def belief(self, viewer: i64) -> Belief:
        return JackBelief(self.start(), viewer & only(JACK) != 0)

    def notes(self, belief: Belief) -> dict[str, dict[str, float]]:
        """Who can be Jack and what alibis he holds; for Jack, whom the detective suspects and what alibis that one holds."""
        assert isinstance(belief, JackBelief)
        if belief.is_jack:
            return {"suspected": belief.suspected(), "cards": belief.alibis(DETECTIVE)}
        return {"jack": belief.suspects(), "cards": belief.alibis(JACK)}

    def foreseen(self, move: i64) -> bool:
        """Everybody sees which card is the last."""
        return LAST <= move < ALIBI

    def facts(self) -> Any:
        """The board as it is printed."""
        kinds = {name: kind for kind in ("street", "lamp", "building", "garden") for name in FACTS[f"{kind}s"]}
        manholes = FACTS["editions"][self.board.edition]["manholes"]
        hexes = [
            {
                "id": name,
                "column": column_and_row(name)[0],
                "row": column_and_row(name)[1],
                "kind": kinds[name],
                "manhole": name in manholes,
            }
            for name in HEXES
        ]
        return {"edition": self.board.edition, "hexes": hexes, "exits": {way: FACTS["exits"][way] for way in EXITS}}

    def position(self, state: State) -> str:
        assert isinstance(state, JackState)
        return text.position(state)

    def place(self, line: str) -> JackState:
        return text.place(line, self.start())

    def key(self, state: State) -> str:
        assert isinstance(state, JackState)
        return state.key()

    def picture(self, shown: View) -> str:
        return text.picture(shown, self.board)

    def beside(self, shown: View) -> list[Message]:
        return text.beside(shown)

    def asks(self, shown: View) -> Message | None:
        return text.asks(shown)

    def sentence(self, seat: i64, seen: i64) -> Message:
        return text.sentence(self.seat_name(seat), self.text(seen))

"""Mr. Jack Pocket as the rest of Gaslamp knows it."""

from collections.abc import Mapping

from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.game import Game
from gaslamp.core.messages import Message
from gaslamp.core.options import Value
from gaslamp.core.state import State
from gaslamp.core.view import View
from gaslamp.games.mr_jack_pocket import seen as gate
from gaslamp.games.mr_jack_pocket import text, view
from gaslamp.games.mr_jack_pocket.belief import PocketBelief
from gaslamp.games.mr_jack_pocket.moves import WORDS
from gaslamp.games.mr_jack_pocket.state import PocketState, start


class MrJackPocket(Game):
    def __init__(self, settings: Mapping[str, Value]) -> None:
        super().__init__(
            name="mr_jack_pocket",
            rules="1",
            seats=("jack", "investigator"),
            sides={"jack": ("jack",), "investigator": ("investigator",)},
            words=WORDS,
            longest=58,  # 10 of set-up; 4 tosses, 32 actions, 4 cards and 8 appeals
            settings=settings,
        )
        self.chase_at_once = settings["chase"] == "at_once"

    def start(self) -> PocketState:
        return start(self.chase_at_once)

    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        assert isinstance(state, PocketState)
        return gate.seen(state, move, viewer)

    def view(self, state: State, viewer: i64) -> View:
        assert isinstance(state, PocketState)
        return view.view(self, state, viewer)

    def belief(self, viewer: i64) -> Belief:
        return PocketBelief(self.start(), int(viewer))

    def notes(self, belief: Belief) -> dict[str, dict[str, float]]:
        assert isinstance(belief, PocketBelief)
        return {"jack": belief.suspects(), "cards": belief.alibis()}

    def position(self, state: State) -> str:
        assert isinstance(state, PocketState)
        return text.position(state)

    def place(self, line: str) -> PocketState:
        return text.place(line, self.start())

    def key(self, state: State) -> str:
        return self.position(state)

    def picture(self, shown: View) -> str:
        return text.picture(shown)

    def beside(self, shown: View) -> list[Message]:
        return text.beside(shown)

    def asks(self, shown: View) -> Message | None:
        return text.asks(shown)

    def sentence(self, seat: i64, seen: i64) -> Message:
        return text.sentence(self.seat_name(seat), self.text(seen))

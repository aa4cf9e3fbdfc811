"""What the rest of Gaslamp asks of both games alike."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.game import Game
from gaslamp.core.messages import Message
from gaslamp.core.options import Value
from gaslamp.core.state import State, only
from gaslamp.core.view import View
from gaslamp.sisters import seen as gate
from gaslamp.sisters.belief import JackBelief
from gaslamp.sisters.moves import ALIBI, LAST, SIGHTINGS
from gaslamp.sisters.position import CasePositions
from gaslamp.sisters.state import DETECTIVE, JACK, SEATS, CaseState
from gaslamp.sisters.text import CaseText
from gaslamp.sisters.view import CaseView


class CaseGame(Game):
    def __init__(
        self,
        *,
        name: str,
        characters: tuple[str, ...],
        words: tuple[str, ...],
        longest: int,
        text: CaseText,
        positions: CasePositions[Any],
        settings: Mapping[str, Value],
    ) -> None:
        super().__init__(
            name=name,
            rules="1",
            seats=SEATS,
            sides={seat: (seat,) for seat in SEATS},
            words=words,
            longest=longest,
            settings=settings,
        )
        self.characters = characters
        self.sightings: i64 = len(words) - len(SIGHTINGS)
        self.in_words = text
        self.positions = positions

    def start(self) -> CaseState:
        raise NotImplementedError

    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        assert isinstance(state, CaseState)
        return gate.seen(state, move, viewer, self.sightings)

    def position(self, state: State) -> str:
        return self.positions.position(state)

    def place(self, line: str) -> CaseState:
        placed: CaseState = self.positions.place(line, self.start())
        return placed

    def key(self, state: State) -> str:
        assert isinstance(state, CaseState)
        return state.key()

    def belief(self, viewer: i64) -> Belief:
        return JackBelief(self.start(), self.characters, viewer & only(JACK) != 0)

    def notes(self, belief: Belief) -> dict[str, dict[str, float]]:
        """Who can be Jack and what alibis he holds; for Jack, whom the detective suspects and what alibis that one holds."""
        assert isinstance(belief, JackBelief)
        if belief.is_jack:
            return {"suspected": belief.suspected(), "cards": belief.alibis(DETECTIVE)}
        return {"jack": belief.suspects(), "cards": belief.alibis(JACK)}

    def foreseen(self, move: i64) -> bool:
        """Everybody sees which card is the last."""
        return LAST <= move < ALIBI

    def beside(self, shown: View) -> list[Message]:
        assert isinstance(shown, CaseView)
        return self.in_words.beside(shown)

    def asks(self, shown: View) -> Message | None:
        assert isinstance(shown, CaseView)
        return self.in_words.asks(shown)

    def sentence(self, seat: i64, seen: i64) -> Message:
        return self.in_words.sentence(self.seat_name(seat), self.text(seen))


def printed(names: Iterable[str], where: Callable[[str], tuple[int, int]], kinds: Mapping[str, str]) -> list[dict[str, Any]]:
    """The hexes of a board for whoever draws them: where each lies, and what is printed on it."""
    return [{"id": name, "column": where(name)[0], "row": where(name)[1], "kind": kinds[name]} for name in names]

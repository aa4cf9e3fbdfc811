"""Mr. Jack as the rest of Gaslamp knows it."""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from gaslamp.core.options import Value
from gaslamp.core.state import State
from gaslamp.core.view import View
from gaslamp.games.mr_jack import text, view
from gaslamp.games.mr_jack.board import CHARACTERS, EXITS, FACTS, HEXES, Board, column_and_row
from gaslamp.games.mr_jack.moves import WORDS
from gaslamp.games.mr_jack.position import POSITIONS
from gaslamp.games.mr_jack.state import JackState, start
from gaslamp.sisters.game import CaseGame, printed


class MrJack(CaseGame):
    def __init__(self, settings: Mapping[str, Value]) -> None:
        super().__init__(
            name="mr_jack",
            characters=CHARACTERS,
            words=WORDS,
            longest=116,  # the identity; 29 in two rounds; but the last has no call for witnesses
            text=text.TEXT,
            positions=POSITIONS,
            settings=settings,
        )
        self.board = Board(str(settings["edition"]))
        self.whistle_any = settings["whistle"] == "any"

    def start(self) -> JackState:
        return start(self.board, self.whistle_any)

    def view(self, state: State, viewer: i64) -> View:
        assert isinstance(state, JackState)
        return view.view(self, state, viewer)

    def facts(self) -> Any:
        """The board as it is printed."""
        kinds = {name: kind for kind in ("street", "lamp", "building", "garden") for name in FACTS[f"{kind}s"]}
        manholes = FACTS["editions"][self.board.edition]["manholes"]
        hexes = [each | {"manhole": each["id"] in manholes} for each in printed(HEXES, column_and_row, kinds)]
        return {"edition": self.board.edition, "hexes": hexes, "exits": {way: FACTS["exits"][way] for way in EXITS}}

    def picture(self, shown: View) -> str:
        return text.picture(shown, self.board)

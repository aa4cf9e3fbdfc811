"""Mr. Jack in New York as the rest of Gaslamp knows it."""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from gaslamp.core.options import Value
from gaslamp.core.state import State
from gaslamp.core.view import View
from gaslamp.games.mr_jack_new_york import text, view
from gaslamp.games.mr_jack_new_york.board import CHARACTERS, EXITS, FACTS, HEXES, SPACES, column_and_row
from gaslamp.games.mr_jack_new_york.moves import WORDS
from gaslamp.games.mr_jack_new_york.position import POSITIONS
from gaslamp.games.mr_jack_new_york.state import YorkState, start
from gaslamp.sisters.game import CaseGame, printed


class MrJackNewYork(CaseGame):
    def __init__(self, settings: Mapping[str, Value]) -> None:
        super().__init__(
            name="mr_jack_new_york",
            characters=CHARACTERS,
            words=WORDS,
            # The identity; 30 in two rounds; but the last has no call for witnesses, and of eight alibis there are only seven.
            longest=119,
            text=text.TEXT,
            positions=POSITIONS,
            settings=settings,
        )
        self.latimer: i64 = SPACES.index(str(settings["latimer"]))
        self.swap_instead = settings["tumblety"] == "or"

    def start(self) -> YorkState:
        return start(self.swap_instead, self.latimer)

    def view(self, state: State, viewer: i64) -> View:
        assert isinstance(state, YorkState)
        return view.view(self, state, viewer)

    def facts(self) -> Any:
        """The board as it is printed."""
        kinds = dict.fromkeys(FACTS["streets"], "street") | dict.fromkeys(FACTS["quays"], "quay")
        kinds |= dict.fromkeys(EXITS, "port") | dict.fromkeys(FACTS["buildings"], "building")
        kinds |= {FACTS["metro"]: "metro", FACTS["exit"]: "exit", FACTS["liberty"]["id"]: "liberty"}
        return {"hexes": printed(HEXES, column_and_row, kinds), "ferries": FACTS["ferries"]}

    def picture(self, shown: View) -> str:
        return text.picture(shown)

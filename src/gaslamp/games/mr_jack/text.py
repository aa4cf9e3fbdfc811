"""Mr. Jack in text: a drawing for the terminal, sentences for the log. One-line positions are in `position.py`."""

from __future__ import annotations

from gaslamp.core import Message, View
from gaslamp.core.messages import Argument
from gaslamp.games.mr_jack.board import (
    CHARACTERS,
    DIRECTIONS,
    FACTS,
    HEXES,
    MANHOLES,
    POSTS,
    STREETS,
    Board,
    column_and_row,
)
from gaslamp.games.mr_jack.view import JackView
from gaslamp.kit.bits import listed
from gaslamp.sisters.text import CaseText, drawn, with_text
from gaslamp.sisters.view import CaseView

# The drawing.

ARROWS = dict(zip(DIRECTIONS, "↑↗↘↓↙↖", strict=True))


def picture(view: View, board: Board) -> str:
    """The district by night. `░` is light; `•HOLM` can be seen, `holm` is innocent; `o` is a manhole, `x` a covered one."""
    assert isinstance(view, JackView)
    shown = {name: _cell(view, name) for name in HEXES}
    for name in [MANHOLES[hole] for hole in listed(board.manholes)]:
        shown[name][1] = with_text(shown[name][1], 3, "x" if name in view.covers else "o")
    watson = view.characters["watson"].hex
    shown[watson][1] = with_text(shown[watson][1], 4, ARROWS[view.facing])
    signs = {}
    for way, leads in FACTS["exits"].items():
        column, row = column_and_row(leads["hex"])
        sign = f"{way} ═" if way in view.cordons else f"{way} {ARROWS[leads['out']]}"
        signs[column, row - 1 if leads["out"] == "n" else row + 2] = sign
    return drawn(view, shown, column_and_row, signs)


def _cell(view: JackView, name: str) -> list[str]:
    """An empty hex, two lines high."""
    if name in view.lamps:
        return [f" *{view.lamps[name] or '*'}* ", f"{name:<5}"]
    if name in POSTS:
        return [" (·) ", f"{name:<5}"]
    if name in STREETS:
        if name in view.lit or name in view.beam:
            return ["░░░░░", f"{name:░<5}"]
        return ["  ·  ", f"{name:<5}"]
    return ["▲▼▲▼▲", "▼▲▼▲▼"] if name in FACTS["gardens"] else ["█████", "█████"]


# Sentences.


class JackText(CaseText):
    def asks_more(self, view: CaseView, args: dict[str, Argument]) -> Message | None:
        assert isinstance(view, JackView)
        if view.question == "face":
            return self.message("asks-face", args)
        if view.whistle is not None:
            return self.message("asks-whistle", args | {"points": view.whistle})
        return self.message("asks-swap", args) if view.active == "gull" and not view.moved else None

    def filled(self, verb: str, rest: list[str]) -> dict[str, Argument]:
        if verb == "face":
            return {"direction": self.message(f"direction-{rest[0]}")}
        if verb == "escape":
            return {"exit": self.message(f"exit-{rest[0]}")}
        if verb == "cordon":
            return {"from": self.message(f"exit-{rest[0]}"), "to": self.message(f"exit-{rest[1]}")}
        if verb in ("lamp", "cover"):
            return {"from": rest[0], "to": rest[1]}
        return {}


TEXT = JackText("mr_jack", CHARACTERS)

"""Mr. Jack in New York in text: a drawing for the terminal, sentences for the log. One-line positions are in `position.py`."""

from __future__ import annotations

from gaslamp.core import Message, View
from gaslamp.core.messages import Argument
from gaslamp.games.mr_jack_new_york.board import CHARACTERS, EXITS, FACTS, HEXES, column_and_row
from gaslamp.games.mr_jack_new_york.view import YorkView
from gaslamp.sisters.text import CaseText, drawn
from gaslamp.sisters.view import CaseView

LIBERTY = FACTS["liberty"]["id"]

# The drawing.


def picture(view: View) -> str:
    """Manhattan by night. `░` is light; `•BEAC` can be seen, `beac` is innocent; `?` is the Informant, `!` when he is mute."""
    assert isinstance(view, YorkView)
    shown = {name: _cell(view, name) for name in HEXES}
    informant = view.informant
    shown[informant.hex][1] += "?" if informant.talkative else "!"
    return drawn(view, shown, column_and_row)


def _cell(view: YorkView, name: str) -> list[str]:
    """An empty space, two lines high."""
    label = f"{name:<5}" if name != LIBERTY else "lib. "
    if any(name in barrier for barrier in view.barriers):
        return ["xxxxx", label]
    if name in FACTS["buildings"]:
        return ["█████", "█████"]
    if name in EXITS:
        return [" >>> " if name == FACTS["exit"] else "~[#]~" if name in view.steamers else "~[ ]~", label]
    if name in FACTS["quays"]:
        return ["=>L= " if [name, LIBERTY] in FACTS["ferries"] else "=L>= ", label]
    kind = "metro" if name == FACTS["metro"] else view.tiles.get(name, "street")
    light = "░" if name in view.lit else " "
    street = f"{light}{light}·{light}{light}"
    signs = {"metro": f"{light}(M){light}", "lamp": " *** ", "building": "▓▓▓▓▓", "park": "♣♣♣♣♣"}
    return [signs.get(kind, street), label.replace(" ", light)]


# Sentences.


class YorkText(CaseText):
    def placed(self, hex: str) -> Argument:
        return self.message("liberty") if hex == LIBERTY else hex

    def asks_more(self, view: CaseView, args: dict[str, Argument]) -> Message | None:
        assert isinstance(view, YorkView)
        if view.question == "informant":
            return self.message("asks-informant", args)
        if view.active == "eastman" and not view.moved:
            return self.message("asks-send", args)
        if view.active == "tumblety" and view.may_swap:
            return self.message("asks-may-swap" if view.moved else "asks-or-swap" if view.powered else "asks-and-swap", args)
        return None

    def filled(self, verb: str, rest: list[str]) -> dict[str, Argument]:
        if verb == "escape":
            return {"by": _by(rest[0])}
        if verb == "barrier":
            return {"from": rest[0], "one": rest[1], "two": rest[2]}
        if verb == "steamer":
            return {"from": rest[0], "to": rest[1]}
        if verb == "swap":
            return {"one": self.named(rest[0]), "two": self.named(rest[1])}
        return {}

    def sentence(self, seat: str, move: str) -> Message:
        """Whom Eastman helps out of Manhattan has escaped."""
        verb, *rest = move.split()
        if verb == "send" and rest[-1] in EXITS:
            return self.message("smuggle", {"name": self.named(rest[0]), "hex": rest[-1], "by": _by(rest[-1])})
        return super().sentence(seat, move)


def _by(way: str) -> str:
    """Whether a way out leads over land or by a steamer."""
    return "land" if way == FACTS["exit"] else "steamer"


TEXT = YorkText("mr_jack_new_york", CHARACTERS)

"""Mr. Jack in text: a drawing for the terminal, sentences for the log. One-line positions are in `position.py`."""

from __future__ import annotations

from collections.abc import Sequence

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
from gaslamp.games.mr_jack.position import place, position
from gaslamp.games.mr_jack.view import SEATS, JackView
from gaslamp.kit.bits import listed

__all__ = ["asks", "beside", "picture", "place", "position", "sentence"]

# The drawing.

PITCH = 6
"""From a column to the next; a hex has two lines, and one character between it and its neighbour."""
ARROWS = dict(zip(DIRECTIONS, "↑↗↘↓↙↖", strict=True))


def picture(view: View, board: Board) -> str:
    """The district by night. `░` is light; `•HOLM` can be seen, `holm` is innocent; `o` is a manhole, `x` a covered one."""
    assert isinstance(view, JackView)
    shown = {name: _cell(view, name) for name in HEXES}
    for name in [MANHOLES[hole] for hole in listed(board.manholes)]:
        shown[name][1] = _with(shown[name][1], 3, "x" if name in view.covers else "o")
    for name, each in view.characters.items():
        if view.left_by is None or name != view.jack:
            token = (name if not each.suspect else name.upper())[:4]
            shown[each.hex][0] = _with(shown[each.hex][0], 0, ("•" if each.visible else " ") + token)
    watson = view.characters["watson"].hex
    shown[watson][1] = _with(shown[watson][1], 4, ARROWS[view.facing])
    lines = [[" "] * (PITCH * 13) for _ in range(20)]
    for name, cell in shown.items():
        column, row = column_and_row(name)
        for part in range(2):
            lines[row + part][PITCH * column : PITCH * column + 5] = cell[part]
    for way, leads in FACTS["exits"].items():
        column, row = column_and_row(leads["hex"])
        sign = f"{way} ═" if way in view.cordons else f"{way} {ARROWS[leads['out']]}"
        lines[row - 1 if leads["out"] == "n" else row + 2][PITCH * column : PITCH * column + 4] = sign
    return "\n".join("".join(line).rstrip() for line in lines).strip("\n")


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


def _with(text: str, at: int, put: str) -> str:
    return text[:at] + put + text[at + len(put) :]


def beside(view: View) -> list[Message]:
    """What lies beside the board."""
    assert isinstance(view, JackView)
    begins = named_seat(view.order[0])
    lines = [Message("mr_jack-legend"), Message("mr_jack-round", {"round": view.round, "who": begins})]
    if view.witness:
        answers = tuple(Message(f"mr_jack-answer-{answer}", {"round": n}) for n, answer in enumerate(view.witness, 1))
        lines.append(Message("mr_jack-answers", {"answers": answers}))
    left = [name for name in view.cards if name not in view.taken]
    if view.outcome is None:
        lines.append(Message("mr_jack-may-leave" if view.may_leave else "mr_jack-may-not-leave"))
        if left:
            lines.append(Message("mr_jack-cards", {"names": _named(left)}))
        if view.next_cards:
            lines.append(Message("mr_jack-next-cards", {"names": _named(view.next_cards)}))
    innocents = [name for name in CHARACTERS if not view.characters[name].suspect]
    if innocents:
        lines.append(Message("mr_jack-innocents", {"names": _named(innocents)}))
    for seat, many in view.alibis.items():
        if many:
            if view.hands.get(seat):
                lines.append(Message("mr_jack-hand", {"who": named_seat(seat), "names": _named(view.hands[seat])}))
            else:
                lines.append(Message("mr_jack-alibis", {"who": named_seat(seat), "count": many}))
    if view.jack is not None:
        lines.append(Message("mr_jack-jack-is", {"name": named(view.jack)}))
    playing = [] if view.outcome is not None else left if view.active is None else [view.active]
    lines += [Message("mr_jack-does", {"name": named(name), "power": Message(f"mr_jack-power-{name}")}) for name in playing]
    return lines


def asks(view: View) -> Message | None:
    """Whose character this is, of the four of a round, and what is still to be done."""
    assert isinstance(view, JackView)
    if not set(view.to_act) <= set(SEATS) or view.outcome is not None:
        return None
    who: Argument = tuple(named_seat(seat) for seat in view.to_act)
    args: dict[str, Argument] = {"who": who, "round": view.round, "number": view.played + 1}
    if view.active is None:
        return Message("mr_jack-asks-take", args)
    args["name"] = named(view.active)
    if view.question == "face":
        return Message("mr_jack-asks-face", args)
    if view.whistle is not None:
        return Message("mr_jack-asks-whistle", args | {"points": view.whistle})
    what = "power" if view.moved else "both" if not view.powered else "swap" if view.active == "gull" else "move"
    return Message(f"mr_jack-asks-{what}", args)


def named(name: str) -> Message:
    return Message(f"mr_jack-name-{name}")


def _named(names: Sequence[str]) -> Argument:
    return tuple(named(name) for name in names)


def named_seat(seat: str) -> Message:
    return Message(f"mr_jack-seat-{seat}" if seat in SEATS else "referee")


def _exit(way: str) -> Message:
    return Message(f"mr_jack-exit-{way}")


# Sentences.


def sentence(seat: str, move: str) -> Message:
    """The log line for a move: its first word picks the sentence, the others fill it."""
    verb, *rest = move.split()
    args: dict[str, Argument] = {"who": named_seat(seat)}
    if verb == "deal":
        return Message("mr_jack-deal", {"names": _named(rest)})
    if verb == "witness":
        return Message(f"mr_jack-witness-{rest[0]}")
    if rest == ["?"]:
        return Message(f"mr_jack-{verb}-unseen", args)
    if verb == "face":
        args["direction"] = Message(f"mr_jack-direction-{rest[0]}")
    elif verb == "escape":
        args["exit"] = _exit(rest[0])
    elif verb == "cordon":
        args |= {"from": _exit(rest[0]), "to": _exit(rest[1])}
    elif verb in ("lamp", "cover"):
        args |= {"from": rest[0], "to": rest[1]}
    elif rest:
        if rest[0] in CHARACTERS:
            args["name"] = named(rest[0])
        if rest[-1] not in CHARACTERS:
            args["hex"] = rest[-1]
    return Message(f"mr_jack-{verb}", args)

"""Both games in words: what they say alike. Names, powers and whatever speaks of the town are each game's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gaslamp.core import Message
from gaslamp.core.messages import Argument
from gaslamp.sisters.state import SEATS
from gaslamp.sisters.view import CaseView

ALIKE = ("take", "last", "walk", "stay", "accuse", "jack", "deal", "alibi", "guilty", "innocent")
"""What is told in the same words in both games."""


class CaseText:
    def __init__(self, game: str, characters: tuple[str, ...]) -> None:
        self.game = game
        self.characters = characters

    def message(self, what: str, args: dict[str, Argument] | None = None) -> Message:
        """One of the game's own."""
        return Message(f"{self.game}-{what}", args or {})

    def named(self, name: str) -> Message:
        return self.message(f"name-{name}")

    def named_each(self, names: Sequence[str]) -> Argument:
        return tuple(self.named(name) for name in names)

    def named_seat(self, seat: str) -> Message:
        return self.message(f"seat-{seat}") if seat in SEATS else Message("referee")

    def placed(self, hex: str) -> Argument:
        """What a space is called."""
        return hex

    def beside(self, view: CaseView) -> list[Message]:
        """What lies beside the board."""
        lines = [self.message("legend")]
        lines.append(Message("sisters-round", {"round": view.round, "who": self.named_seat(view.order[0])}))
        if view.witness:
            answers = tuple(Message(f"sisters-answer-{answer}", {"round": n}) for n, answer in enumerate(view.witness, 1))
            lines.append(Message("sisters-answers", {"answers": answers}))
        left = [name for name in view.cards if name not in view.taken]
        if view.outcome is None:
            lines.append(self.message("may-leave" if view.may_leave else "may-not-leave"))
            if left:
                lines.append(Message("sisters-cards", {"names": self.named_each(left)}))
            if view.next_cards:
                lines.append(Message("sisters-next-cards", {"names": self.named_each(view.next_cards)}))
        innocents = [name for name in self.characters if not view.characters[name].suspect]
        if innocents:
            lines.append(Message("sisters-innocents", {"names": self.named_each(innocents)}))
        for seat, many in view.alibis.items():
            who = self.named_seat(seat)
            if view.hands.get(seat):
                lines.append(Message("sisters-hand", {"who": who, "names": self.named_each(view.hands[seat])}))
            elif many:
                lines.append(Message("sisters-alibis", {"who": who, "count": many}))
        if view.jack is not None:
            lines.append(Message("sisters-jack-is", {"name": self.named(view.jack)}))
        playing = [] if view.outcome is not None else left if view.active is None else [view.active]
        return lines + [
            Message("sisters-does", {"name": self.named(name), "power": self.message(f"power-{name}")}) for name in playing
        ]

    def asks(self, view: CaseView) -> Message | None:
        """Whose character this is, of the four of a round, and what is still to be done."""
        if not set(view.to_act) <= set(SEATS) or view.outcome is not None:
            return None
        who: Argument = tuple(self.named_seat(seat) for seat in view.to_act)
        args: dict[str, Argument] = {"who": who, "round": view.round, "number": view.played + 1}
        if view.active is None:
            return Message("sisters-asks-take", args)
        args["name"] = self.named(view.active)
        return self.asks_more(view, args) or Message(
            f"sisters-asks-{'power' if view.moved else 'move' if view.powered else 'both'}", args
        )

    def asks_more(self, view: CaseView, args: dict[str, Argument]) -> Message | None:
        """What only this game asks; None where there is no such question now."""
        raise NotImplementedError

    def sentence(self, seat: str, move: str) -> Message:
        """The log line for a move: its first word picks the sentence, the others fill it."""
        verb, *rest = move.split()
        args: dict[str, Argument] = {"who": self.named_seat(seat)}
        if verb == "deal":
            return Message("sisters-deal", {"names": self.named_each(rest)})
        if verb == "witness":
            return self.message(f"witness-{rest[0]}")
        if rest == ["?"]:
            return Message(f"sisters-{verb}-unseen", args)
        if rest and rest[0] in self.characters:
            args["name"] = self.named(rest[0])
        if rest and rest[-1] not in self.characters:
            args["hex"] = self.placed(rest[-1])
        return Message(f"sisters-{verb}", args) if verb in ALIKE else self.message(verb, args | self.filled(verb, rest))

    def filled(self, verb: str, rest: list[str]) -> dict[str, Argument]:
        """What else a sentence of the game's own needs."""
        raise NotImplementedError


# A drawing for the terminal: hexes of two lines.

PITCH = 6
"""From a column to the next; a hex has two lines, and one character between it and its neighbour."""


def drawn(
    view: CaseView,
    cells: dict[str, list[str]],
    where: Callable[[str], tuple[int, int]],
    signs: dict[tuple[int, int], str] | None = None,
) -> str:
    """Cells of two lines and five characters, by name; who stands on them; and signs, by column and line.

    `where` gives a cell's column and row, in half hexes, as `kit.hexes` has them.
    """
    lines = [
        [" "] * (PITCH * (1 + max(where(name)[0] for name in cells))) for _ in range(4 + max(where(name)[1] for name in cells))
    ]

    def put(column: int, row: int, text: str) -> None:
        lines[row][PITCH * column : PITCH * column + len(text)] = text

    for name, cell in cells.items():
        column, row = where(name)
        put(column, row, cell[0])
        put(column, row + 1, cell[1])
    for name, each in view.characters.items():
        if view.left_by is None or name != view.jack:
            token = ("•" if each.visible else " ") + (name.upper() if each.suspect else name)[:4]
            put(*where(each.hex), token)
    for (column, row), sign in (signs or {}).items():
        put(column, row, sign)
    return "\n".join("".join(line).rstrip() for line in lines).strip("\n")


def with_text(text: str, at: int, put: str) -> str:
    return text[:at] + put + text[at + len(put) :]

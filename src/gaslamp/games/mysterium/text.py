"""Mysterium in text: a picture for the terminal, sentences for the log. (One-line positions are in `position.py`.)"""

from __future__ import annotations

from gaslamp.core import Message, View
from gaslamp.core.messages import Argument
from gaslamp.games.mysterium.board import CARDS, COLOURS, DAYS, KIND_NAMES
from gaslamp.games.mysterium.view import MysteriumView, Orb

WIDTH = 100


def picture(view: View) -> str:
    """The calendar, the tableau, and a line for each orb: what was found, what is sought, the dreams that lie there."""
    assert isinstance(view, MysteriumView)
    lines = [" ".join(f"[{day}]" if day == view.day else f" {day} " for day in range(1, DAYS + 1)), ""]
    for kind, cards in zip(KIND_NAMES, (view.characters, view.locations, view.objects), strict=True):
        lines += _wrapped(f"{kind + 's':<11}", cards)
    lines += ["", *(_orb_line(orb) for orb in view.orbs)]
    if view.shared:
        lines += ["", "shared dream: " + " ".join(map(str, view.shared))]
    if view.hand is not None:
        lines += ["", "hand: " + " ".join(map(str, view.hand))]
    return "\n".join(line.rstrip() for line in lines)


def _wrapped(head: str, cards: tuple[str, ...]) -> list[str]:
    lines = [head]
    for card in cards:
        if len(lines[-1]) + len(card) + 2 > WIDTH:
            lines.append(" " * len(head))
        lines[-1] += f"{card}  "
    return lines


def _orb_line(orb: Orb) -> str:
    """`red     cook, attic → object?   dreams 17 23 | 4   wrong: key   guess: rope`."""
    found = ", ".join(orb.found if orb.combination is None else orb.combination)
    parts = [f"{orb.colour:<8}{found}"]
    if orb.seeks is not None:
        parts.append(f"→ {orb.seeks}?")
    if orb.nights:
        parts.append("dreams " + " | ".join(" ".join(map(str, night)) for night in orb.nights))
    if orb.misses:
        parts.append("wrong: " + ", ".join(orb.misses))
    if orb.guess is not None:
        parts.append(f"guess: {orb.guess}")
    if not orb.suspected:
        parts.append("innocent")
    return "   ".join(parts)


def beside(view: View) -> list[Message]:
    """What lies beside the tableau."""
    assert isinstance(view, MysteriumView)
    lines = [
        Message("mysterium-day", {"day": view.day, "left": DAYS - view.day}),
        Message("mysterium-piles", {"hand": view.hand_count, "deck": view.deck, "discard": view.discard}),
    ]
    if view.question in ("day", "answers", "culprit"):  # from the shared dream on nothing is thrown [15]
        lines.append(Message(f"mysterium-throws-{'day' if view.difficulty == 'easy' else 'game'}", {"throws": view.throws}))
    if view.culprit is not None:
        lines.append(Message("mysterium-culprit-is", {"colour": _colour(view.culprit)}))
    return lines


def asks(view: View) -> Message | None:
    """What those to act have to do."""
    assert isinstance(view, MysteriumView)
    if view.to_act in ((), ("*",)):
        return None
    if view.question == "day":
        both = "ghost" in view.to_act, view.to_act != ("ghost",)
        return Message(
            {(True, False): "mysterium-asks-dreams", (False, True): "mysterium-asks-guesses"}.get(both, "mysterium-asks-both")
        )
    if view.question == "vote":
        return Message("mysterium-asks-vote", {"round": view.round})
    return Message(f"mysterium-asks-{view.question}") if view.question in ("culprit", "shared") else None


def sentence(seat: str, move: str) -> Message:
    """The log line for a move: its first word picks the sentence, the others fill it."""
    verb, *rest = move.split()
    args: dict[str, Argument] = {"who": Message("referee" if seat == "*" else f"mysterium-seat-{seat}")}
    if verb == "ballot":
        voter, rest = rest[0], rest[1:]
        args["voter"] = Message(f"mysterium-seat-{voter}")
    for word in rest:
        if word in COLOURS:
            args["colour"] = _colour(word)
        elif word in CARDS:
            args["card"] = Message(f"mysterium-card-{word}")
        elif word.isdigit():
            args["dream"] = int(word)
    return Message(f"mysterium-{verb}-unseen" if "?" in rest else f"mysterium-{verb}", args)


def _colour(word: str) -> Message:
    return Message(f"mysterium-colour-{word}")

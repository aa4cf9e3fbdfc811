"""Laying the table: from a map and the options to the board that the rules know."""

from __future__ import annotations

from collections.abc import Mapping

from gaslamp.core import SetupError
from gaslamp.core.options import Value
from gaslamp.games.scotland_yard.board import Board
from gaslamp.games.scotland_yard.maps import Map

MOST_WINDOWS = 62
"""The windows in which Mr X shows himself are a set of bits."""


def board(charted: Map, settings: Mapping[str, Value]) -> Board:
    detectives = int(settings["detectives"])
    deck = str(settings["starts"])
    if deck not in charted.starts:
        raise SetupError("scotland_yard-error-deck", map=charted.name, deck=deck, decks=", ".join(charted.starts))
    mrx_cards, detective_cards = charted.starts[deck]
    if not mrx_cards or len(detective_cards) < detectives + (mrx_cards == detective_cards):
        raise SetupError("scotland_yard-error-cards", map=charted.name, deck=deck, detectives=detectives)
    mrx = {"black": detectives} | charted.mrx
    unlimited = settings["mrx_tickets"] == "unlimited"
    if unlimited:
        mrx |= {"taxi": 1, "bus": 1, "underground": 1}  # one of each is never spent
    rounds, windows = read_length(standard(settings["length"], charted.length), mrx["double"])
    if windows > MOST_WINDOWS:
        raise SetupError("scotland_yard-error-windows", windows=windows, most=MOST_WINDOWS)
    reveals = read_reveals(standard(settings["reveals"], charted.reveals), windows)
    purses = (mrx, charted.detective)
    cards = (mrx_cards, detective_cards)
    return Board(charted.lines, len(charted.places), cards, purses, detectives, unlimited, (rounds, windows), reveals)


def standard(setting: Value, printed: str) -> str:
    """An option's value, or what belongs to the map."""
    return printed if setting == "standard" else str(setting)


def read_length(text: str, doubles: int) -> tuple[int, int]:
    """Rounds (0 if windows are counted) and windows. With all his doubles Mr X fills more windows than there are rounds."""
    number, _, unit = text.partition("_")
    return (int(number), int(number) + doubles) if unit == "rounds" else (0, int(number))


def read_reveals(text: str, windows: int) -> list[int]:
    """The windows in which Mr X shows himself, as far as the log has them."""
    listed = [] if text == "none" else [int(window) for window in text.split(",")]
    if sorted(set(listed)) != listed:
        raise SetupError("scotland_yard-error-reveals", text=text)
    return [window for window in listed if window <= windows]


def facts(charted: Map) -> dict[str, object]:
    """The map as it is printed, for whoever draws it."""
    stations = [{"x": x, "y": y} for x, y in charted.places]
    return {"map": charted.name, "frame": charted.frame, "stations": stations, "lines": charted.lines}

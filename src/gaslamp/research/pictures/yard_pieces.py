"""What lies on the table of Scotland Yard: pawns and tickets, told apart by colour, shape and letter or sign."""

from __future__ import annotations

from typing import NamedTuple

from gaslamp.research.pictures.drawing import DUSK, DUSK_DEEP, INK, at, path, words


class Pawn(NamedTuple):
    coat: str
    letters: str
    """The colour of its letter."""
    body: str
    hat: str
    middle: float
    """Where its letter stands."""


PAWNS = {
    "mrx": Pawn(
        "#e9e4f5",
        "#14111d",
        "M-3.5-25.5h7q6 2.5 7 17Q0-5.5-10.5-8.5q1-14.5 7-17Z",
        "M-8.5-26.2Q0-23.2 8.5-26.2L8.3-28Q6-27.4 5.4-27.6L5.9-38.5Q0-40-5.9-38.5L-5.4-27.6Q-6-27.4-8.3-28Z",
        -15.5,
    ),
    "red": Pawn(
        "#e2503c",
        "#fff6ea",
        "M-9.5-17a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0Z",
        "M-8-25.5Q0-23 8-25.5L7.5-27.2Q5.5-26.8 5-27.5C5-34.5-5-34.5-5-27.5Q-5.5-26.8-7.5-27.2Z",
        -17,
    ),
    "blue": Pawn(
        "#3f7fd6",
        "#fff6ea",
        "M-9-25.5h18v17.5h-18Z",
        "M-7.5-25q7.5 2.6 15 0l-.8-2q-1.5 .3-1.5-1.5C5-35 2.5-36 0-37.5-2.5-36-5-35-5.2-28.5q0 1.8-1.5 1.5Z",
        -16.7,
    ),
    "green": Pawn(
        "#3f9a4d",
        "#fff6ea",
        "M0-30.5L11.8-8.5Q0-6-11.8-8.5Z",
        "M-9-25.5Q-8-28.5-5.8-28.5C-5.5-36 5.5-36 5.8-28.5Q8-28.5 9-25.5Q0-28.5-9-25.5Z",
        -14.2,
    ),
    "yellow": Pawn(
        "#f3cf3b",
        "#221a06",
        "M0-29.5L11.5-17.5L0-5.5L-11.5-17.5Z",
        "M-9-27.2Q0-24.8 9-27.2L8.7-29Q6.5-28.5 5.5-28.6L5-33.5Q0-34.6-5-33.5L-5.5-28.6Q-6.5-28.5-8.7-29Z",
        -17.3,
    ),
    "violet": Pawn(
        "#8d5bd0",
        "#fff6ea",
        "M-5.6-26.5h11.2l5.3 9.5l-5.3 9.5h-11.2l-5.3-9.5Z",
        "M-10.5-25Q0-28.5 10.5-26.5 9-28.5 5-28.8 4.5-33 1-33 6-33.5 8-38.5 1-38.5-1-33.2-4.5-32.5-5-28.5-9-27.8-10.5-25Z",
        -16.8,
    ),
}
TALL = 40.0
"""How high a pawn stands above the middle of its station."""


def pawn(seat: str) -> str:
    """Somebody's pawn, around the middle of the station it stands on."""
    coat, ink, body, hat, middle = PAWNS[seat]
    rim = DUSK_DEEP if seat == "mrx" else "#fff6ea"
    letter = "X" if seat == "mrx" else seat[0].upper()
    return "".join(
        [
            path(body, coat, INK, 3.4, stroke_linejoin="round"),
            path(body, coat, rim, 1.2, stroke_linejoin="round"),
            path(hat, coat, DUSK_DEEP if seat == "mrx" else INK, 1.4, stroke_linejoin="round"),
            words(0, middle + 4.3, letter, 12, ink, font_weight="bold"),
        ]
    )


_PLATE = (
    "M-14.5-11h29q1.5 0 1.5 1.5v5.8a3.7 3.7 0 0 0 0 7.4v5.8q0 1.5-1.5 1.5h-29q-1.5 0-1.5-1.5"
    "v-5.8a3.7 3.7 0 0 0 0-7.4v-5.8q0-1.5 1.5-1.5Z"
)
_TICKETS = {
    "taxi": (
        ("#f0dfa8", "#ad9450", "#2a2013"),
        "M-8.5 3.5v-3.2l3.3-.8 2.6-4h6.6l3 4 2 .9v3.1ZM-2-3.2l-1.7 2.7h4v-2.7ZM2-3.2v2.7h3.2l-1.9-2.7Z"
        "M-6.3 3.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M2.7 3.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0",
    ),
    "bus": (
        ("#4dbba5", "#17695a", "#06251f"),
        "M-8-6.5q0-1.5 1.5-1.5h13q1.5 0 1.5 1.5v12.5h-2v1.8h-3v-1.8h-6v1.8h-3v-1.8h-2Z"
        "M-6-6v3.6h12v-3.6ZM-6-.5v3.3h5.2v-3.3ZM.8-.5v3.3h5.2v-3.3Z",
    ),
    "underground": (
        ("#b9492f", "#f0a48f", "#fff0e2"),
        "M-9 7.5v-7.5a9 9 0 0 1 18 0v7.5h-3.2l-1.8-2.5h-8l-1.8 2.5Z"
        "M-4-3.5q-1 0-1 1v5q0 1 1 1h8q1 0 1-1v-5q0-1-1-1ZM-3.3-2h6.6v2.6h-6.6Z",
    ),
    "black": (
        ("#0b0c12", "#9a97a6", "#ece7dc"),
        "M-9.5 4.8q9.5 3.4 19 0l-.4-2q-2.7 .8-3.5 .3l.6-9.8q-6.2-1.3-12.4 0l.6 9.8q-.8.5-3.5-.3Z"
        "M-5.2 .2q5.2 1.2 10.4 0l-.1 1.8q-5 1.2-10.2 0Z",
    ),
    "double": (
        ("#5d4892", DUSK, "#f4effe"),
        "M-10-5h12v3.2h-3.2v5.3h-8.8q0-1.5 1.3-1.5v-5.5q-1.3 0-1.3-1.5ZM0-.5h10q0 1.5-1.3 1.5v4q1.3 0 1.3 1.5h-10Z",
    ),
}


def ticket(x: float, y: float, kind: str, size: float = 1) -> str:
    """A ticket around a point, 32 wide and 22 high."""
    (paper, rim, ink), sign = _TICKETS[kind]
    return at(x, y, path(_PLATE, paper, rim, 1.3), path(sign, ink, fill_rule="evenodd"), scale=size)

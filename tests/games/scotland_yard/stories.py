"""How the stories are told: a position in one line, moves in words, and short questions about what is then true.

Where it does not matter, a story happens on the small map, which one can keep in one's head. Taxis go left, right, up and down;
buses 1-7, 4-10, 6-12, 7-13, 10-14, 12-18, 13-19, 18-20; the underground 1-13, 5-13, 13-16; the ferry 11-17, 17-20:

     1   2   3   4   5
     6   7   8   9  10
    11  12  13  14  15
    16  17  18  19  20

Mr X shows himself there in windows 2, 5 and 8, and has 4 taxi, 2 bus and 1 underground ticket and 1 double; a detective 7/3/1.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from gaslamp.core import Game, IllegalMove, Rng, Table, members
from gaslamp.games import make
from gaslamp.games.scotland_yard.state import YardState
from gaslamp.games.scotland_yard.view import YardView

DETECTIVES = ("red", "blue", "green", "yellow", "violet")
CARDS = (13, 26, 29, 34, 50, 53, 91, 94, 103, 112, 117, 132, 138, 141, 155, 174, 197, 198)
"""The start cards of the night map."""


@cache
def game(**options: Any) -> Game:
    return make("scotland_yard", **options)


# Telling.


def table(position: str = "", **options: Any) -> Table:
    """A game on the night map; a position brings as many detectives as it places, unless another number is asked for."""
    placed = sum(f" {name}=" in f" {position}" for name in DETECTIVES)
    return Table(game(**{"detectives": placed or 5} | options), position)


def small(position: str = "", **options: Any) -> Table:
    return table(position, **{"map": "small"} | options)


def play(at: Table, *lines: str) -> Table:
    """Play lines such as `mrx: taxi 46` or `*: missed`."""
    for line in lines:
        seat, _, move = line.partition(": ")
        at.play(at.game.read_actor(seat), move)
    return at


def refused(at: Table, *lines: str) -> None:
    """Each of these moves is against the rules, and trying it changes nothing."""
    for line in lines:
        before = (position(at), list(at.lines))
        with pytest.raises(IllegalMove):
            play(at, line)
        assert (position(at), at.lines) == before


def at_random(at: Table, rng: Rng) -> bool:
    """One move by whoever is to act, or False if the game is over."""
    for name in at.to_act():
        moves = choices(at, name)
        play(at, f"{name}: {moves[rng.below(len(moves))]}")
        return True
    return False


FAR_APART = "mrx=1 red=197 tickets=red:90/0/0,mrx:90/0/0/0/2"


def to_and_fro(at: Table, *double_in: int) -> tuple[int, int]:
    """From FAR_APART: both ride to and fro until the game is over, in these rounds Mr X twice; how many rounds and windows?"""
    rides = {"mrx": {1: "taxi 8", 8: "taxi 1"}, "red": {197: "taxi 196", 196: "taxi 197"}}
    while at.to_act():
        (name,) = at.to_act()
        shown = view(at)
        if name == "mrx" and shown.round in double_in and not shown.doubling:
            play(at, "mrx: double")
        elif name == "*":
            play(at, "*: missed")
        else:
            where = shown.mrx if name == "mrx" else shown.detectives[name]
            play(at, f"{name}: {rides[name][where or 0]}")
    return view(at).round, len(view(at).log)


def rounds_gone(number: int, station: int) -> str:
    """The travel log after so many rounds by taxi; where they led matters to nobody any more, but for the last station."""
    return "log=" + ",".join([f"t{station}"] * number)


# Asking.


def position(at: Table) -> str:
    return at.game.position(at.state)


def state(at: Table) -> YardState:
    assert isinstance(at.state, YardState)
    return at.state


def view(at: Table, viewer: str = "truth") -> YardView:
    shown = at.view(at.game.read_viewer(viewer))
    assert isinstance(shown, YardView)
    return shown


def others(at: Table) -> list[str]:
    """All who look on and are not Mr X."""
    return [*at.game.seats[1:], "+".join(at.game.seats[1:]), "public"]


def choices(at: Table, seat: str, first_word: str = "") -> list[str]:
    """The legal moves of a seat, or those that begin with this word."""
    moves = at.moves(at.game.read_actor(seat))
    return [move for move in moves if not first_word or move.split()[0] == first_word]


def by(at: Table, seat: str, ticket: str) -> list[int]:
    """Where a seat may ride now with a ticket."""
    return [int(move.split()[1]) for move in choices(at, seat, ticket)]


def purse(at: Table, seat: str, viewer: str = "public") -> str:
    """Somebody's tickets: taxi, bus, underground, and for Mr X black and double."""
    return "/".join("∞" if many is None else str(many) for many in view(at, viewer).tickets[seat].values())


def log(at: Table, viewer: str = "truth") -> list[str]:
    """The travel log as a viewer sees it: `2` for half of a double move, the ticket, the station where he knows it."""
    windows = view(at, viewer).log
    return [f"{'2 ' * window.double}{window.ticket} {window.station or '?'}" for window in windows]


def heard(at: Table, viewer: str) -> list[str]:
    """The story as a viewer heard it, in words."""
    return [f"{at.game.seat_name(seat)}: {at.game.text(move)}" for seat, move in at.story(at.game.read_viewer(viewer))]


def ending(at: Table) -> tuple[str, str] | None:
    """Which side won and why, or None while the game goes on."""
    outcome = at.outcome()
    if outcome is None:
        return None
    (side,) = [name for name, seats in at.game.sides.items() if at.game.names(seats) == outcome.winners]
    return side, outcome.reason


def picks(at: Table, rng: Rng, number: int) -> list[str]:
    """What whoever is to act draws so many times."""
    (seat,) = members(at.state.to_act())
    return [at.game.text(at.state.pick(seat, rng)) for _ in range(number)]

"""What the tests of records have in common: the toys are not on the shelf, so a test must bring them along."""

from __future__ import annotations

from collections.abc import Mapping

from gaslamp.core import REFEREE, TRUTH, Game, Rng, Table, Viewer, members
from gaslamp.core.options import settle
from gaslamp.records import Record, read, shelf
from toys import tiny_chase, tiny_seance

TOYS = {"tiny_chase": tiny_chase, "tiny_seance": tiny_seance}

CHASE = """\
[Game "tiny_chase"]
[Rules "1"]
[Options "rounds=3 shows=yes"]
[Seats "fugitive red blue"]
[Viewer "truth"]
[Result "red blue"]
[Reason "caught"]

*: hide 1
fugitive: walk 2
red: go 3
*: missed
blue: go 5
*: missed
fugitive: walk 1
red: go 2
*: missed
blue: go 6
*: missed
fugitive: stay
red: go 1
*: caught
"""

CHASE_AS_RED = """\
[Game "tiny_chase"]
[Rules "1"]
[Options "rounds=3 shows=yes"]
[Seats "fugitive red blue"]
[Viewer "red"]
[Result "red blue"]
[Reason "caught"]

*: hide ?
fugitive: walk ?
red: go 3
*: missed
blue: go 5
*: missed
fugitive: walk 1
red: go 2
*: missed
blue: go 6
*: missed
fugitive: stay
red: go 1
*: caught
"""


def find(name: str, options: Mapping[str, str]) -> Game:
    if name not in TOYS:
        return shelf.find(name, options)
    made = TOYS[name].make(settle(TOYS[name].OPTIONS, options))
    assert isinstance(made, Game)
    return made


def load(text: str) -> Record:
    return read(text, find)


def chase(**options: str) -> Game:
    return find("tiny_chase", options)


def chase_text(body: str, viewer: str = "truth", tags: str = "") -> str:
    """A record of tiny_chase with its shortest heading: one line, and one more for each tag; then a blank line."""
    return f'[Game "tiny_chase"]\n[Viewer "{viewer}"]\n{tags}\n{body}'


def random_table(game: Game, seed: int, most: int = 1000, position: str = "") -> Table:
    """A game played at random, for so many moves at most."""
    rng = Rng(seed)
    table = Table(game, position)
    while table.state.to_act() and len(table.lines) < most:
        if table.state.to_act() >> REFEREE & 1:
            table.referee(rng)
            continue
        seats = members(table.state.to_act())
        seat = seats[int(rng.below(len(seats)))]
        moves = table.moves(seat)
        table.play(seat, moves[int(rng.below(len(moves)))])
    return table


def every_viewer(game: Game) -> list[Viewer]:
    """Truth, the public, and every set of seats."""
    return [TRUTH, *(Viewer(seats) for seats in range(1 << len(game.seats)))]

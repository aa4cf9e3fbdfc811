"""Two games that one viewer cannot tell apart: the same story to him, and other secrets wherever he sees no difference."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from gaslamp import games
from gaslamp.core import PUBLIC, REFEREE, Game, Line, Rng, Viewer, members
from gaslamp.core.paths import alike

OPTIONS: dict[str, dict[str, str | int]] = {
    "mysterium": {"players": 3},
    "scotland_yard": {"map": "small", "detectives": 2, "length": "5_rounds"},
}
GAMES = ("mr_jack", "mr_jack_new_york", "mr_jack_pocket", "mysterium", "scotland_yard", "tiny_chase", "tiny_seance")
MOST_LINES = 80
"""Of a long game only the beginning: in Mysterium, some days."""
TRIES = 100
ENOUGH = 5
"""Of so many whole twins the best is taken."""
LOOKS = 400
"""Random games after which we know whether anything is ever hidden from a viewer: a sealed vote is seldom reached."""


@dataclass(frozen=True)
class Pair:
    """A game and its twin, as far as both go."""

    game: Game
    viewer: Viewer
    lines: list[Line]
    other: list[Line]
    differing: int
    """Positions in which the two truly differ."""

    @property
    def both(self) -> tuple[list[Line], list[Line]]:
        return self.lines, self.other


@cache
def spied_on(name: str) -> list[str]:
    """The viewers of a game from whom anything is hidden: seats, seats that one person may hold together, and the public."""
    game = make(name)
    sets = [Viewer(seats) for seats in range(1, 1 << len(game.seats)) if game.may_hold(seats)]
    return [game.viewer_name(viewer) for viewer in (*sets, PUBLIC) if any(_hiding(game, viewer, LOOKS))]


def _hiding(
    game: Game, viewer: Viewer, most: int, rng: Rng | None = None, in_turn: bool = False
) -> Iterator[tuple[list[Line], int]]:
    """Random games in which something is hidden from a viewer, each with the number of the line that first does."""
    rng = rng or Rng(0)
    for _ in range(most):
        lines, state = random_game(game, rng, 10**4, in_turn), game.start()
        for number, (seat, move) in enumerate(lines):
            if len(alike(game, state, seat, game.seen(state, seat, move, viewer), viewer)) > 1:
                yield lines, number
                break
            state.apply(seat, move)


def make(name: str) -> Game:
    return games.make(name, **OPTIONS.get(name, {}))


def random_game(game: Game, rng: Rng, most: int = MOST_LINES, in_turn: bool = False) -> list[Line]:
    """A game up to its last move but one: at the end nothing is hidden. Of those asked the first answers, or anybody."""
    state, lines = game.start(), list[Line]()
    while seats := members(state.to_act()):
        seat = seats[0 if in_turn else int(rng.below(len(seats)))]
        lines.append(Line(seat, int(state.pick(seat, rng))))
        state.apply(*lines[-1])
    return up_to_a_player(lines[:most])


def up_to_a_player(lines: list[Line]) -> list[Line]:
    """Without the last move of a player and what the referee did after it."""
    return lines[: max((number for number, line in enumerate(lines) if line.seat != REFEREE), default=0)]


def story(game: Game, lines: list[Line], viewer: Viewer) -> list[int]:
    state, heard = game.start(), list[int]()
    for seat, move in lines:
        heard.append(int(game.seen(state, seat, move, viewer)))
        state.apply(seat, move)
    return heard


def twin(game: Game, lines: list[Line], viewer: Viewer, rng: Rng) -> list[Line]:
    """The same story with other secrets, from try to try more of them as they were; at the worst the very same game."""
    other = _farthest(game, lines, viewer, rng)
    return other if len(other) == len(lines) else lines


def _farthest(game: Game, lines: list[Line], viewer: Viewer, rng: Rng) -> list[Line]:
    """Of some that come to the end the one that differs in the most positions, else the one that comes farthest; or none."""
    heard, best, most, whole = story(game, lines, viewer), list[Line](), 0, 0
    for number in range(TRIES):
        other = _told_otherwise(game, lines, heard, viewer, rng, number / TRIES)
        if other == lines[: len(other)] or len(other) < len(best):
            continue
        differing = _differing(game, lines[: len(other)], other)
        if len(other) > len(best) or differing > most:
            best, most = other, differing
        whole += len(other) == len(lines)
        if whole == ENOUGH:
            break
    return best


def _told_otherwise(game: Game, lines: list[Line], heard: list[int], viewer: Viewer, rng: Rng, kept: float) -> list[Line]:
    state, other = game.start(), list[Line]()
    for (seat, move), seen in zip(lines, heard, strict=True):
        places = alike(game, state, seat, seen, viewer)
        same = [int(state.moves(seat)[at]) for at in places]
        if not same:
            break
        other.append(Line(seat, move if move in same and int(rng.below(1000)) < kept * 1000 else same[int(rng.below(len(same)))]))
        state.apply(*other[-1])
    return other if state.to_act() else []


def pair(name: str, viewer: str, seed: int, in_turn: bool = False) -> Pair:
    """A random game, or the beginning of one, and its twin."""
    game, rng = make(name), Rng(seed)
    seats = game.read_viewer(viewer)
    for lines, first in _hiding(game, seats, LOOKS, rng, in_turn):
        # What is sealed for a moment only is sealed at the end of some beginning.
        most = MOST_LINES
        if first >= most or seed % 3 == 2:
            next_few = [number for number in range(first, len(lines)) if lines[number].seat != REFEREE][:8] or [first]
            most = next_few[int(rng.below(len(next_few)))] + 1
        lines = up_to_a_player(lines[:most])
        other = _farthest(game, lines, seats, rng)
        other = other if len(other) == len(lines) else up_to_a_player(other) or lines
        lines = lines[: len(other)]
        if len(lines) > 2:
            break
    assert story(game, lines, seats) == story(game, other, seats)
    return Pair(game, seats, lines, other, _differing(game, lines, other))


def _differing(game: Game, lines: list[Line], other: list[Line]) -> int:
    """In how many positions two games truly differ."""
    state, another, count = game.start(), game.start(), 0
    for mine, its in zip(lines, other, strict=True):
        state.apply(*mine)
        another.apply(*its)
        count += game.key(state) != game.key(another)
    return count

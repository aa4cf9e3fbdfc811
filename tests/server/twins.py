"""Two games that one viewer cannot tell apart: the same story to him, and other secrets wherever he sees no difference."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from gaslamp import games
from gaslamp.core import PUBLIC, REFEREE, Game, Line, Rng, Viewer, members
from gaslamp.core.paths import alike

OPTIONS: dict[str, dict[str, str | int]] = {
    "mysterium": {"players": 3},
    "scotland_yard": {"map": "small", "detectives": 2, "length": "5_rounds"},
}
GAMES = ("mr_jack", "mr_jack_new_york", "mr_jack_pocket", "mysterium", "scotland_yard", "tiny_chase", "tiny_seance")


@dataclass(frozen=True)
class Scene:
    """What random evenings at a game seldom come to."""

    game: str
    options: dict[str, str | int] = field(default_factory=dict)
    word: str = ""
    """A move that begins so is made in it."""
    late: bool = False
    """Whether all goes well until then, and nothing differs before it."""
    seats: int = 0
    """How many seats the spy is in; none for any number."""


SCENES: dict[str, Scene] = {
    "for four": Scene("mysterium", {"players": 4}),
    "the second stage": Scene("mysterium", {"players": 3}, "culprit ", late=True),
    "the second stage for four": Scene("mysterium", {"players": 4}, "culprit ", late=True),
    "the informant": Scene("mr_jack_new_york", word="informant "),
    "two detectives in London": Scene("scotland_yard", {"map": "ravensburger_1983", "detectives": 3}, seats=2),
}
AFTER = 30
"""So many lines after what a scene is about has begun are enough."""
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
    differs: list[bool]
    """After how many lines the two truly differ."""
    first: int = 0
    """So many lines are gone through quickly."""

    @property
    def differing(self) -> int:
        return sum(self.differs)

    @property
    def both(self) -> tuple[list[Line], list[Line]]:
        return self.lines, self.other


@cache
def spied_on(name: str) -> list[str]:
    """The viewers of a game from whom anything is hidden: seats, seats that one person may hold together, and the public."""
    game, seats = make(name), scene(name).seats
    sets = [Viewer(seats) for seats in range(1, 1 << len(game.seats)) if game.may_hold(seats)]
    viewers = [viewer for viewer in (*sets, PUBLIC) if not seats or len(members(viewer)) == seats]
    return [game.viewer_name(viewer) for viewer in viewers if any(_hiding(game, viewer, LOOKS, scene(name)))]


def scene(name: str) -> Scene:
    return SCENES.get(name) or Scene(name, OPTIONS.get(name, {}))


def make(name: str) -> Game:
    return games.make(scene(name).game, **scene(name).options)


def _hiding(
    game: Game, viewer: Viewer, most: int, scene: Scene, rng: Rng | None = None, in_turn: bool = False
) -> Iterator[tuple[list[Line], int, int]]:
    """Random games with the scene in which something is hidden from a viewer, where that begins, and where the scene does."""
    rng = rng or Rng(0)
    for _ in range(most):
        lines, state = random_game(game, rng, 10**4, in_turn, scene.late), game.start()
        begins = next((number for number, line in enumerate(lines) if game.text(line.move).startswith(scene.word)), len(lines))
        for number, (seat, move) in enumerate(lines if begins < len(lines) else []):
            open_until = begins if scene.late else 0
            if number >= open_until and len(alike(game, state, seat, game.seen(state, seat, move, viewer), viewer)) > 1:
                yield lines, number, begins
                break
            state.apply(seat, move)


def random_game(game: Game, rng: Rng, most: int = MOST_LINES, in_turn: bool = False, well: bool = False) -> list[Line]:
    """A game up to its last move but one: at the end nothing is hidden. Of those asked the first answers, or anybody."""
    state, lines, told = game.start(), list[Line](), set[str]()
    while seats := members(state.to_act()):
        seat = seats[0 if in_turn else int(rng.below(len(seats)))]
        move = int(state.pick(seat, rng))
        if well and seat != REFEREE:
            move = _going_well(game, [int(each) for each in state.moves(seat)], told, move)
        lines.append(Line(seat, move))
        told.add(game.text(move))
        state.apply(*lines[-1])
    return up_to_a_player(lines[:most])


def _going_well(game: Game, moves: list[int], told: set[str], otherwise: int) -> int:
    """In Mysterium, so that we see its second stage: every guess is right, and a dream or two are enough for it."""
    texts = {game.text(move): move for move in moves}
    right = (move for text, move in texts.items() if text.startswith("guess") and text.replace("guess", "combination") in told)
    return next(right, texts.get("close", otherwise))


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


def _farthest(game: Game, lines: list[Line], viewer: Viewer, rng: Rng, begin: int = 0) -> list[Line]:
    """Of some that come to the end the one that differs in the most positions, else the one that comes farthest; or none."""
    heard, best, most, whole = story(game, lines, viewer), list[Line](), 0, 0
    keys = _keys(game, lines)
    for number in range(TRIES):
        other = _told_otherwise(game, lines, heard, viewer, rng, number / TRIES, begin)
        if other == lines[: len(other)] or len(other) < len(best):
            continue
        differing = sum(one != its for one, its in zip(keys, _keys(game, other), strict=False))
        if len(other) > len(best) or differing > most:
            best, most = other, differing
        whole += len(other) == len(lines)
        if whole == ENOUGH:
            break
    return best


def _told_otherwise(
    game: Game, lines: list[Line], heard: list[int], viewer: Viewer, rng: Rng, kept: float, begin: int
) -> list[Line]:
    state, other = game.start(), list[Line]()
    for number, ((seat, move), seen) in enumerate(zip(lines, heard, strict=True)):
        moves = state.moves(seat)
        same = [move] if number < begin else [int(moves[at]) for at in alike(game, state, seat, seen, viewer)]
        if not same:
            break
        other.append(Line(seat, move if move in same and int(rng.below(1000)) < kept * 1000 else same[int(rng.below(len(same)))]))
        state.apply(*other[-1])
    return other if state.to_act() else []


def pair(name: str, viewer: str, seed: int, in_turn: bool = False) -> Pair:
    """A random game, or the beginning of one, and its twin."""
    game, rng, wanted = make(name), Rng(seed), scene(name)
    seats = game.read_viewer(viewer)
    for lines, first, begins in _hiding(game, seats, LOOKS, wanted, rng, in_turn):
        # What is sealed for a moment only is sealed at the end of some beginning.
        most = max(MOST_LINES, begins + AFTER)
        if (first >= most or seed % 3 == 2) and not wanted.word:
            next_few = [number for number in range(first, len(lines)) if lines[number].seat != REFEREE][:8] or [first]
            most = next_few[int(rng.below(len(next_few)))] + 1
        lines = up_to_a_player(lines[:most])
        begin = begins if wanted.late else 0
        other = _farthest(game, lines, seats, rng, begin)
        other = other if len(other) == len(lines) else up_to_a_player(other) or lines
        lines = lines[: len(other)]
        if len(lines) > max(2, begins):
            break
    assert story(game, lines, seats) == story(game, other, seats)
    return Pair(game, seats, lines, other, _differs(game, lines, other), begin)


def _differs(game: Game, lines: list[Line], other: list[Line]) -> list[bool]:
    """After how many lines two games truly differ."""
    return [one != its for one, its in zip(_keys(game, lines), _keys(game, other), strict=True)]


def _keys(game: Game, lines: list[Line]) -> list[str]:
    """All that is true before and after each line."""
    state = game.start()
    keys = [game.key(state)]
    for line in lines:
        state.apply(*line)
        keys.append(game.key(state))
    return keys

"""What a viewer could believe at each moment of a game: in plain Python, and as arrays.

    moments = follow(read(text), "investigator")
    moments[-1].notes["jack"]                 # {'gull': 0.5, 'smith': 0.5}
    moments[-1].bits["jack"]                  # 1.0
    moments[-1].scores["jack"].gain           # 0.0: no better than a uniform guess over the two

Nothing is worked out here that a game's own belief does not say. Whether a belief was right is asked of a second one: the same
viewer's, but told the truth. A belief trusts what it hears, so what that one notes is what was there to be known.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import inf, isclose, log2
from typing import Any, NamedTuple

from gaslamp.core import TRUTH, Belief, Game, Line, Rng, SetupError, State, Table, Viewer
from gaslamp.records import Record, perspective, steps

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise ImportError('numpy is not installed; it comes with: pip install "gaslamp[research]"') from error

WORLD = "world"
"""The whole truth, as one more hidden thing."""
SUSPECTED = "suspected"
"""What a game notes for somebody who knows it all: what others may think. That is no fact about the game."""


class Score(NamedTuple):
    """How well a belief did on one hidden thing."""

    chance: float
    """What it gave to the truth."""
    possible: int
    """How many values it allowed."""

    @property
    def bits(self) -> float:
        """The logarithmic score: 0 for who was certain and right, less for everybody else."""
        return log2(self.chance) if self.chance > 0 else -inf

    @property
    def gain(self) -> float:
        """How many bits better it is than a uniform guess over what was possible."""
        return self.bits + log2(self.possible) if self.possible else self.bits


@dataclass(frozen=True, eq=False)
class Moment:
    """What a viewer can believe after a line of his story. `Moment(game, belief)` asks the same of any belief."""

    game: Game
    belief: Belief
    line: Line | None = None
    """What he saw last; None before the first move."""
    truth: State | None = None
    """How things really stand, where that is known."""
    told: Belief | None = None
    """The viewer's belief had he heard the truth."""

    @cached_property
    def notes(self) -> dict[str, dict[str, float]]:
        """The possible values of each hidden thing, with their probabilities. (Those of a hand add up to its cards.)"""
        return self.game.notes(self.belief)

    @cached_property
    def worlds(self) -> list[tuple[State, float]] | None:
        """Every state that can be the true one, with weights that add up to one; None where they are too many to list."""
        return self.belief.worlds()

    @cached_property
    def weights(self) -> NDArray[np.float64] | None:
        """The weights of these worlds."""
        return None if self.worlds is None else np.array([weight for _, weight in self.worlds])

    def draw(self, count: int, seed: int) -> list[State]:
        """So many worlds, each by its weight and free to be played on."""
        rng = Rng(seed)
        return [self.belief.draw(rng) for _ in range(count)]

    @cached_property
    def bits(self) -> dict[str, float]:
        """How much is unknown: the entropy of each thing that has one value, and of the worlds where they can be listed."""
        single = {thing: values for thing, values in self.notes.items() if isclose(sum(values.values()), 1.0)}
        found = {thing: entropy(values.values()) for thing, values in single.items()}
        return found if self.weights is None else found | {WORLD: entropy(self.weights)}

    @cached_property
    def facts(self) -> dict[str, tuple[str, ...]]:
        """The true values of each thing noted: one, several of a hand, none of what is not decided yet."""
        if self.told is None:
            return {}
        told = {thing: values for thing, values in self.game.notes(self.told).items() if thing != SUSPECTED}
        return {thing: tuple(values) for thing, values in told.items() if all(isclose(share, 1.0) for share in values.values())}

    @cached_property
    def scores(self) -> dict[str, Score]:
        """What the belief made of each thing that has one true value, and of the true world where worlds can be listed."""
        found: dict[str, Score] = {}
        for thing, values in self.facts.items():
            if len(values) == 1 and thing in self.notes:
                found[thing] = Score(self.notes[thing].get(values[0], 0.0), len(self.notes[thing]))
        if self.truth is not None and self.worlds is not None:
            key = self.game.key(self.truth)
            found[WORLD] = Score(sum(weight for world, weight in self.worlds if self.game.key(world) == key), len(self.worlds))
        return found


def entropy(shares: Iterable[float]) -> float:
    """How many bits it takes, on average, to say which it is."""
    return float(sum(-share * log2(share) for share in shares if share > 0))


def follow(source: Record | Table, viewer: str = "") -> list[Moment]:
    """A game as one viewer lived through it: a moment before the first move, and one after each.

    A story is followed as a record of one: `follow(Record(game, viewer, lines))`. Without a name the viewer is the record's own.
    """
    record = Record.of(source) if isinstance(source, Table) else source
    watching = perspective(record, viewer)
    if watching == TRUTH:
        raise SetupError("error-record-truth")
    if record.position:
        raise SetupError("error-record-position", viewer=record.game.viewer_name(watching))
    told = _told(record, watching) if record.viewer == TRUTH else []
    moments: list[Moment] = []
    for number, step in enumerate(steps(record, watching)):
        if step.belief is None:
            raise SetupError("error-record-too-many", game=record.game.name)
        truth = step.state.copy() if record.viewer == TRUTH else None  # of a seat's record it is only one possible world
        heard = told[number] if number < len(told) else None
        moments.append(Moment(record.game, step.belief.copy(), step.line, truth, heard))
    return moments


def _told(record: Record, viewer: Viewer) -> list[Belief]:
    """The viewer's belief at each moment, had he heard the truth; fewer where it does not take what he cannot have heard."""
    belief = record.game.belief(viewer)
    found = [belief.copy()]
    try:
        for line in record.lines:
            belief.hear(*line)
            found.append(belief.copy())
    except ValueError:  # core.PathBelief, which a stranger's game may use, looks at what it hears
        pass
    return found


def shares(moments: Sequence[Moment], thing: str) -> tuple[list[str], NDArray[np.float64]]:
    """How a hidden thing became known: its values in the order in which they became possible, and a row for each moment."""
    noted = [moment.notes.get(thing, {}) for moment in moments]
    values = list(dict.fromkeys(value for note in noted for value in note))
    rows = np.array([[note.get(value, 0.0) for value in values] for note in noted])
    return values, rows.reshape(len(noted), len(values))


def forecasts(moments: Iterable[Moment]) -> dict[str, NDArray[Any]]:
    """Every probability that was noted beside what was true: columns of equal length, for whoever asks how calibrated it is."""
    rows = [
        (number, thing, value, chance, value in moment.facts[thing])
        for number, moment in enumerate(moments)
        for thing, values in moment.notes.items()
        if thing in moment.facts
        for value, chance in values.items()
    ]
    columns = {"moment": np.int64, "thing": np.str_, "value": np.str_, "chance": np.float64, "happened": np.bool_}
    return {name: np.array([row[at] for row in rows], kind) for at, (name, kind) in enumerate(columns.items())}

"""What a player sees as an array of numbers, for programs that learn.

An encoder is made from a game's *features*: a description of its view, field by field, that says which values each field can
have. It reads the view and nothing else, so nothing hidden can get in. All values lie between 0 and 1, the size is fixed by the
game and its options, every place has a name, and `decode` gives the view's fields back: the array says all that the view says.

    One      one of some values, or none of them: a place for each, 1 where it is this one
    Some     a set of some values: a place for each
    Flag     yes or no
    Count    a number from 0 to the most there can be, as a share of it
    Maybe    what not everybody knows: a place that says whether it is there, then what is there
    Row      a list, one after the other; what is not there is all zeros, so what is there must set some place
    Each     a dictionary whose keys may be missing; the same is true here
    Fields   what always has the same fields: a struct, or a dictionary
    Fixed    what the game and its options say already: it takes no place

Our games' features are in `features/`, one file a game; a game of your own brings its own with `register`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any

from gaslamp import games
from gaslamp.core import Game, SetupError, State, View, members
from gaslamp.core.game import REFEREE_NAME

try:
    import numpy as np
    import numpy.typing as npt
except ImportError as error:
    raise ImportError('NumPy is not installed; it comes with: pip install "gaslamp[research]"') from error

Array = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


class Feature:
    """A part of a view and the places it takes in an array."""

    size: int

    def names(self, path: str) -> list[str]:
        """What the places are called, if this part is called so."""
        raise NotImplementedError

    def write(self, value: Any, array: Array, at: int) -> None:
        """Fill in the places from here on, which are all zeros yet. What does not fit is a LookupError."""
        raise NotImplementedError

    def read(self, array: Array, at: int) -> Any:
        """The value again, as plain data."""
        raise NotImplementedError


class One(Feature):
    def __init__(self, values: Iterable[Hashable]) -> None:
        self.values = tuple(values)
        self.places = {value: place for place, value in enumerate(self.values)}
        self.size = len(self.values)

    def names(self, path: str) -> list[str]:
        return [f"{path}={value}" for value in self.values]

    def write(self, value: Any, array: Array, at: int) -> None:
        if value is not None:
            array[at + self.places[value]] = 1

    def read(self, array: Array, at: int) -> Any:
        found = np.flatnonzero(array[at : at + self.size])
        return self.values[found[0]] if len(found) else None


class Some(One):
    """In what order the view lists them is not kept."""

    def write(self, value: Any, array: Array, at: int) -> None:
        for each in value:
            array[at + self.places[each]] = 1

    def read(self, array: Array, at: int) -> Any:
        return [self.values[place] for place in np.flatnonzero(array[at : at + self.size])]


class Viewer(Some):
    """Whose view it is: the seats he sits in. The whole truth is nobody's."""

    def write(self, value: Any, array: Array, at: int) -> None:
        super().write(() if value == "public" else value.split("+"), array, at)

    def read(self, array: Array, at: int) -> Any:
        return "+".join(super().read(array, at)) or "public"


class Flag(Feature):
    size = 1

    def names(self, path: str) -> list[str]:
        return [path]

    def write(self, value: Any, array: Array, at: int) -> None:
        array[at] = value

    def read(self, array: Array, at: int) -> Any:
        return bool(array[at])


class Count(Feature):
    size = 1

    def __init__(self, most: int) -> None:
        self.most = most

    def names(self, path: str) -> list[str]:
        return [f"{path}/{self.most}"]

    def write(self, value: Any, array: Array, at: int) -> None:
        if not 0 <= value <= self.most:
            raise LookupError(value)
        array[at] = value / self.most

    def read(self, array: Array, at: int) -> Any:
        return round(float(array[at]) * self.most)


class Maybe(Feature):
    def __init__(self, feature: Feature) -> None:
        self.feature = feature
        self.size = 1 + feature.size

    def names(self, path: str) -> list[str]:
        return [f"{path}?", *self.feature.names(path)]

    def write(self, value: Any, array: Array, at: int) -> None:
        if value is not None:
            array[at] = 1
            self.feature.write(value, array, at + 1)

    def read(self, array: Array, at: int) -> Any:
        return self.feature.read(array, at + 1) if array[at] else None


class Row(Feature):
    def __init__(self, feature: Feature, most: int) -> None:
        self.feature = feature
        self.most = most
        self.size = most * feature.size

    def names(self, path: str) -> list[str]:
        return [name for number in range(1, self.most + 1) for name in self.feature.names(f"{path}.{number}")]

    def write(self, value: Any, array: Array, at: int) -> None:
        if len(value) > self.most:
            raise LookupError(value)
        for each in value:
            self.feature.write(each, array, at)
            at += self.feature.size

    def read(self, array: Array, at: int) -> Any:
        starts = range(at, at + self.size, self.feature.size)
        return [self.feature.read(array, start) for start in starts if array[start : start + self.feature.size].any()]


class Fields(Feature):
    def __init__(self, fields: Mapping[str, Feature]) -> None:
        self.fields: list[tuple[str, Feature, int]] = []
        self.size = 0
        for name, feature in fields.items():
            self.fields.append((name, feature, self.size))
            self.size += feature.size

    def names(self, path: str) -> list[str]:
        return [name for field, feature, _ in self.fields for name in feature.names(f"{path}.{field}" if path else field)]

    def write(self, value: Any, array: Array, at: int) -> None:
        keyed = isinstance(value, dict)
        for name, feature, start in self.fields:
            if feature.size:
                feature.write(value[name] if keyed else getattr(value, name), array, at + start)

    def read(self, array: Array, at: int) -> Any:
        return {name: feature.read(array, at + start) for name, feature, start in self.fields if feature.size}


class Each(Fields):
    def __init__(self, keys: Iterable[str], feature: Feature) -> None:
        super().__init__(dict.fromkeys(keys, feature))
        self.starts = {name: (feature, start) for name, feature, start in self.fields}

    def write(self, value: Any, array: Array, at: int) -> None:
        for key, each in value.items():
            feature, start = self.starts[key]
            feature.write(each, array, at + start)

    def read(self, array: Array, at: int) -> Any:
        there = [(name, feature, at + start) for name, feature, start in self.fields]
        return {name: feature.read(array, start) for name, feature, start in there if array[start : start + feature.size].any()}


class Fixed(Feature):
    size = 0

    def names(self, path: str) -> list[str]:
        return []


def frame(game: Game, reasons: Iterable[str]) -> dict[str, Feature]:
    """The fields that every view has; `reasons` are why a game can end."""
    return {
        "viewer": Viewer(game.seats),
        "to_act": Some((*game.seats, REFEREE_NAME)),
        "outcome": Maybe(Fields({"winners": Some(game.seats), "reason": One(reasons)})),
    }


class Encoder:
    """Turns views of one game into arrays and back."""

    def __init__(self, game: Game, features: Mapping[str, Feature]) -> None:
        self.game = game
        self.features = Fields(features)
        self.size = self.features.size
        self.names = tuple(self.features.names(""))
        """What each place is called."""
        self.parts = {name: slice(start, start + feature.size) for name, feature, start in self.features.fields if feature.size}
        """The places of each field of the view."""

    def encode(self, view: View) -> Array:
        array = np.zeros(self.size, np.float32)
        self.write(view, array)
        return array

    def write(self, view: View, array: Array) -> None:
        """The same into an array that is all zeros."""
        try:
            self.features.write(view, array, 0)
        except LookupError as error:
            raise SetupError("error-feature-value", game=self.game.name, value=str(error.args[0])) from error

    def decode(self, array: Array) -> dict[str, Any]:
        """The fields of the view as plain data, but for those that are fixed."""
        fields: dict[str, Any] = self.features.read(array, 0)
        return fields


Describe = Callable[[Game], Mapping[str, Feature]]
_brought: dict[str, Describe] = {}


def register(name: str, features: Describe) -> None:
    """Bring the features of a game of your own: a function from the game, with its options, to the fields of its view."""
    _brought[name] = features


def has_features(game: Game) -> bool:
    return game.name in games.OURS or game.name in _brought


def encoder(game: Game) -> Encoder:
    """The encoder of a game for which features were brought."""
    if not has_features(game):
        raise SetupError("error-no-features", game=game.name)
    if game.name in _brought:
        return Encoder(game, _brought[game.name](game))
    return Encoder(game, import_module(f"gaslamp.research.features.{game.name}").features(game))


def mask(game: Game, moves: Sequence[int]) -> Mask:
    """One place for each word of the game, 1 where it is one of these moves."""
    array = np.zeros(len(game.words), np.int8)
    array[list(moves)] = 1
    return array


def returns(game: Game, state: State) -> list[float]:
    """What each seat gets of a game: nothing before its end.

    With two or more sides the game is zero-sum: the winners share +1 and the losers share -1; where all or none win, nobody gets
    anything. With one side all get the same: 1 for a win, 0 for a loss.
    """
    count = len(game.seats)
    if state.to_act():
        return [0.0] * count
    winners = members(state.winners())
    if len(game.sides) == 1:
        return [1.0 if winners else 0.0] * count
    if len(winners) in (0, count):
        return [0.0] * count
    return [1.0 / len(winners) if seat in winners else -1.0 / (count - len(winners)) for seat in range(count)]

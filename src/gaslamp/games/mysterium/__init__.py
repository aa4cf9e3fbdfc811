"""Mysterium (2013), by Oleksandr Nevskiy and Oleg Sidorenko, for a ghost and one to six psychics. The rules are in RULES.md, in
our own words; the pictures are ours too.
"""

from collections.abc import Mapping

from gaslamp.core import Game, Option
from gaslamp.core.options import Value
from gaslamp.games.mysterium.board import DIFFICULTIES
from gaslamp.games.mysterium.game import Mysterium

OPTIONS = (
    Option.number("players", 4, 2, 7),
    Option.one_of("difficulty", *DIFFICULTIES),
)


def make(settings: Mapping[str, Value]) -> Game:
    return Mysterium(settings)

"""Scotland Yard, by Manfred Burggraf, Dorothy Garrels, Wolf Hörmann, Fritz Ifland, Werner Scheerer and Werner Schlegel, for
Mr X and his hunters. The rules are in RULES.md, in our own words.
"""

from collections.abc import Mapping
from functools import lru_cache

from gaslamp.core import Game, Option
from gaslamp.core.options import Value
from gaslamp.games.scotland_yard import maps
from gaslamp.games.scotland_yard.game import ScotlandYard

OPTIONS = (
    Option.number("detectives", 5, 1, 5),
    Option.one_of("map", *maps.names()),
    Option.text("length", "standard", maps.LENGTH, "22_rounds", "24_windows"),
    Option.text("reveals", "standard", maps.REVEALS, "3,8,13,18", "3,8,13,18,24"),
    Option.one_of("mrx_tickets", "printed", "unlimited"),
    Option.one_of("starts", "classic", "split_2013"),
)


def make(settings: Mapping[str, Value]) -> Game:
    return _made(tuple(settings.items()))


@lru_cache(32)  # a game never changes, and a map is large; so a file is read once by each process
def _made(settings: tuple[tuple[str, Value], ...]) -> Game:
    return ScotlandYard(dict(settings))

"""Mr. Jack in New York, by Bruno Cathala and Ludovic Maublanc, for two. The rules are in RULES.md, in our own words."""

from collections.abc import Mapping
from functools import lru_cache

from gaslamp.core import Game, Option
from gaslamp.core.options import Value
from gaslamp.games.mr_jack_new_york.game import MrJackNewYork

OPTIONS = (
    Option.one_of("latimer", "6-11", "5-8"),
    Option.one_of("tumblety", "and", "or"),
)


def make(settings: Mapping[str, Value]) -> Game:
    return _made(tuple(settings.items()))


@lru_cache(8)  # a game never changes, and it has many words
def _made(settings: tuple[tuple[str, Value], ...]) -> Game:
    return MrJackNewYork(dict(settings))

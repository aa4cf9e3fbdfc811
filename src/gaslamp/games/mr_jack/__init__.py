"""Mr. Jack, by Bruno Cathala and Ludovic Maublanc, for two: Whitechapel by night. The rules are in RULES.md, in our own words."""

from collections.abc import Mapping
from functools import lru_cache

from gaslamp.core import Game, Option
from gaslamp.core.options import Value
from gaslamp.games.mr_jack.game import MrJack

OPTIONS = (
    Option.one_of("edition", "revised", "first"),
    Option.one_of("whistle", "all", "any"),
)


def make(settings: Mapping[str, Value]) -> Game:
    return _made(tuple(settings.items()))


@lru_cache(8)  # a game never changes, and its tables take a moment
def _made(settings: tuple[tuple[str, Value], ...]) -> Game:
    return MrJack(dict(settings))

"""Games that are made once for each choice of options: a game never changes, and its tables take time and room."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from gaslamp.core.game import Game
from gaslamp.core.options import Value


def kept(make: Callable[[Mapping[str, Value]], Game]) -> Callable[[Mapping[str, Value]], Game]:
    """The same, but for options it has seen before it gives the game it made then."""
    made = lru_cache(8)(lambda settings: make(dict(settings)))
    return lambda settings: made(tuple(settings.items()))

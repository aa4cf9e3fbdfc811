"""The named levels: `random`, `tree` (1000 rounds of thinking a move), `tree:5000`, `tree:0.2s`."""

from typing import Final

from gaslamp.core.errors import SetupError
from gaslamp.core.game import Game
from gaslamp.core.rng import Rng
from gaslamp.search.bot import Bot, RandomBot
from gaslamp.search.tree import TreeBot

EXAMPLES: Final = ("random", "tree", "tree:5000", "tree:0.2s")
DEFAULT: Final = "tree:0.5s"


def check(level: str) -> tuple[str, int, float]:
    """The parts of a level's name: kind, rounds, seconds."""
    kind, colon, budget = level.strip().lower().partition(":")
    if kind == "random" and not colon:
        return kind, 0, 0.0
    if kind == "tree":
        if not colon:
            return kind, 1000, 0.0
        number = budget.removesuffix("s")
        try:
            amount = float(number) if budget.endswith("s") else int(number)
        except ValueError:
            amount = 0
        if 0 < amount < 1e9:
            return (kind, 0, float(amount)) if budget.endswith("s") else (kind, int(amount), 0.0)
    raise SetupError("error-level", level=level, examples=", ".join(EXAMPLES))


def make(level: str, game: Game, viewer: int, rng: Rng) -> Bot:
    """A player of that level for the seats of a viewer."""
    kind, rounds, seconds = check(level)
    if kind == "random":
        return RandomBot(rng)
    return TreeBot(game, viewer, rng, rounds, seconds)

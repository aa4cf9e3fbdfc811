"""The named levels: `random`, those a game has of its own such as `greedy`, and where thinking ahead helps `tree` (1000 rounds of
it a move), `tree:5000`, `tree:0.2s`.
"""

from collections.abc import Callable
from typing import Final

from gaslamp.bots.mysterium import medium, poet, scholar
from gaslamp.bots.scotland_yard import YardGreedy
from gaslamp.bots.sisters import JackGreedy, JackHabit
from gaslamp.core.errors import SetupError
from gaslamp.core.game import Game
from gaslamp.core.rng import Rng
from gaslamp.search.bot import Bot, RandomBot
from gaslamp.search.playout import NO_HABIT, Habit
from gaslamp.search.tree import TreeBot

OWN: Final[dict[str, dict[str, Callable[[Game, int, Rng], Bot]]]] = {
    "mr_jack": {"greedy": JackGreedy},
    "mr_jack_new_york": {"greedy": JackGreedy},
    "mysterium": {"poet": poet, "medium": medium, "scholar": scholar},
    "scotland_yard": {"greedy": YardGreedy},
}
"""What a game has of its own: `greedy` looks one move ahead; psychics and ghosts have different tempers."""
NO_TREE: Final[dict[str, str]] = {"mysterium": "medium"}
"""Games in which nothing is won by thinking ahead, and who plays there by default."""
HABITS: Final[dict[str, Habit]] = {"mr_jack": JackHabit(), "mr_jack_new_york": JackHabit()}
"""How imagined players move where the search does not think, if not at random."""


def offered(game: str) -> tuple[str, ...]:
    """What is offered at a table, what thinks longest last; whatever `check` knows is understood."""
    return plain(game) if game in NO_TREE else (*plain(game), "tree:0.2s", "tree:0.5s", "tree:2s")


def default(game: str) -> str:
    """Who sits down where no level is named."""
    return NO_TREE.get(game, "tree:0.5s")


def plain(game: str) -> tuple[str, ...]:
    """Levels without a budget."""
    return ("random", *OWN.get(game, {}))


def check(level: str, game: str) -> tuple[str, int, float]:
    """The parts of a level's name, if that game has it: kind, rounds, seconds."""
    kind, colon, budget = level.strip().lower().partition(":")
    if not colon and kind in plain(game):
        return kind, 0, 0.0
    if kind == "tree" and game not in NO_TREE:
        if not colon:
            return kind, 1000, 0.0
        number = budget.removesuffix("s")
        try:
            amount = float(number) if budget.endswith("s") else int(number)
        except ValueError:
            amount = 0
        if 0 < amount < 1e9:
            return (kind, 0, float(amount)) if budget.endswith("s") else (kind, int(amount), 0.0)
    examples = plain(game) if game in NO_TREE else (*plain(game), "tree", "tree:5000", "tree:0.2s")
    raise SetupError("error-level", level=level, examples=", ".join(examples))


def make(level: str, game: Game, viewer: int, rng: Rng) -> Bot:
    """A player of that level for the seats of a viewer."""
    kind, rounds, seconds = check(level, game.name)
    if kind == "random":
        return RandomBot(rng)
    if kind != "tree":
        return OWN[game.name][kind](game, viewer, rng)
    return TreeBot(game, viewer, rng, rounds, seconds, HABITS.get(game.name, NO_HABIT))

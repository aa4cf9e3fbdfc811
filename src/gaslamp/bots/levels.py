"""Who plays at what strength. Four levels have names for people, from `novice` to `master`; the others are for measuring.

`random`; what a game has of its own, such as `greedy`; and where thinking ahead helps the tree search with any budget: `tree`
(1000 rounds of it a move), `tree:5000`, `tree:0.2s`. `keen:5000` or `keen:0.2s` is the same search, but also reads what
the moves of the other side tell. `vector:5000` or `vector:0.2s` thinks about all worlds at once where something is hidden from
it, and is the tree search where it hides something itself; `ranges:5000` or `ranges:0.2s` thinks about all secrets at once, its
own too. `turns:20` or `turns:0.2s`, in Pocket, works whole turns out, this one and so many that may follow.
"""

from collections.abc import Callable
from typing import Final

from gaslamp.bots.endings import PocketEnd
from gaslamp.bots.mysterium import medium, poet, scholar
from gaslamp.bots.paranoid import Paranoid
from gaslamp.bots.pocket import PocketGreedy, PocketHabit, PocketMinimax
from gaslamp.bots.pocket_planner import PocketPlanner
from gaslamp.bots.pocket_ranges import PocketRanges
from gaslamp.bots.scotland_yard import YardGreedy, YardHabit
from gaslamp.bots.sisters import JackGreedy, JackHabit
from gaslamp.bots.sisters_end import JackEnd
from gaslamp.bots.sisters_ranges import JackRanges
from gaslamp.bots.yard_ranges import YardRanges
from gaslamp.core.errors import SetupError
from gaslamp.core.game import Game
from gaslamp.core.rng import Rng
from gaslamp.games.scotland_yard.board import Board
from gaslamp.games.scotland_yard.state import YardState
from gaslamp.search.bot import Bot, RandomBot
from gaslamp.search.endgame import Solved
from gaslamp.search.guise import Guise
from gaslamp.search.playout import NO_HABIT, Habit
from gaslamp.search.range_bot import RangeBot
from gaslamp.search.tree import TreeBot
from gaslamp.search.vector import VectorBot, hiding

OWN: Final[dict[str, dict[str, Callable[[Game, int, Rng], Bot]]]] = {
    "mr_jack": {"greedy": JackGreedy},
    "mr_jack_new_york": {"greedy": JackGreedy},
    "mr_jack_pocket": {"greedy": PocketGreedy, "minimax": PocketMinimax},
    "mysterium": {"poet": poet, "medium": medium, "scholar": scholar},
    "scotland_yard": {"greedy": YardGreedy, "paranoid": Paranoid},
}
"""What a game has of its own: `greedy` looks one move ahead; psychics and ghosts have different tempers."""
NAMED: Final = {"novice": "tree:10", "regular": "tree:60", "expert": "tree:1000", "master": "tree:3s"}
"""What the names stand for; a novice moreover is careless: he plays what he thought of, not always the best of it."""
OTHERWISE: Final[dict[str, dict[str, str]]] = {
    "mr_jack": {"master": "keen:3s"},
    "mr_jack_new_york": {"master": "keen:3s"},
    "mr_jack_pocket": {"regular": "tree:30", "expert": "tree:300", "master": "turns:3s"},
    "scotland_yard": {"master": "keen:3s"},
}
"""Where less thinking makes the same difference; and where something else is stronger: reading, or in Pocket whole turns."""
NO_TREE: Final[dict[str, str]] = {"mysterium": "medium"}
"""Games in which nothing is won by thinking ahead, and who plays there by default."""


SMALL: Final = 12
"""A map of so many stations is worth trying to solve the whole game on it."""


def habit(game: Game) -> Habit:
    """What players of a game know without thinking: how they move in imagined games, and how a position looks to them."""
    if game.name == "mr_jack" or game.name == "mr_jack_new_york":
        return JackHabit(game.name)
    if game.name == "mr_jack_pocket":
        return PocketHabit(game.name)
    if game.name == "scotland_yard":
        return YardHabit(game.name, board(game))
    return NO_HABIT


def guise(game: Game) -> Guise:
    """The same for a search that thinks about all secrets at once."""
    if game.name == "mr_jack_pocket":
        return PocketRanges(game.name)
    if game.name == "scotland_yard":
        return YardRanges(game.name, board(game))
    return JackRanges(game.name)


def board(game: Game) -> Board:
    start = game.start()
    assert isinstance(start, YardState)
    return start.board


def searches(game: str) -> tuple[str, ...]:
    """What can think ahead in a game: the tree in any; to think about all secrets at once one must know what they are."""
    if game in NO_TREE or game not in OWN:
        return () if game in NO_TREE else ("tree",)
    return ("tree", "keen", "vector", "ranges", *(("turns",) if game == "mr_jack_pocket" else ()))


def offered(game: str) -> tuple[str, ...]:
    """What is offered at a table, what thinks longest last; whatever `check` knows is understood."""
    return plain(game) if game in NO_TREE else tuple(NAMED)


def ladder(game: str) -> tuple[str, ...]:
    """The yardsticks of a game, the weakest first; at the top what is strongest, with about the time of `tree:10000`."""
    if game in NO_TREE:
        return plain(game)
    return (*plain(game), "tree:1000", "tree:10000", "turns:40" if game == "mr_jack_pocket" else "keen:10000")


def default(game: str) -> str:
    """Who sits down where no level is named."""
    return NO_TREE.get(game, "expert")


def plain(game: str) -> tuple[str, ...]:
    """Levels without a budget."""
    return ("random", *OWN.get(game, {}))


def check(level: str, game: str) -> tuple[str, int, float]:
    """The parts of a level's name, if that game has it: kind, rounds, seconds."""
    name = level.strip().lower()
    named = OTHERWISE.get(game, NAMED)
    kind, colon, budget = (name if game in NO_TREE else named.get(name, NAMED.get(name, name))).partition(":")
    if not colon and kind in plain(game):
        return kind, 0, 0.0
    if kind in searches(game):
        if not colon:
            return kind, 1000, 0.0
        number = budget.removesuffix("s")
        try:
            amount = float(number) if budget.endswith("s") else int(number)
        except ValueError:
            amount = 0
        if 0 < amount < 1e9:
            return (kind, 0, float(amount)) if budget.endswith("s") else (kind, int(amount), 0.0)
    for_a_time = [f"{search}:0.2s" for search in searches(game)]
    examples = plain(game) if game in NO_TREE else (*NAMED, *plain(game), "tree", "tree:5000", *for_a_time)
    raise SetupError("error-level", level=level, examples=", ".join(examples))


def budget(level: str, game: str) -> str:
    """How much thinking a level's name stands for; empty where it needs no budget."""
    _, rounds, seconds = check(level, game)
    return f"{seconds:g} s" if seconds else f"{rounds} rounds" if rounds else ""


def make(level: str, game: Game, viewer: int, rng: Rng) -> Bot:
    """A player of that level for the seats of a viewer."""
    kind, rounds, seconds = check(level, game.name)
    if kind == "random":
        return RandomBot(rng)
    if kind not in searches(game.name):
        return OWN[game.name][kind](game, viewer, rng)
    if kind == "turns":
        return PocketEnd(game, viewer, rng, PocketPlanner(game, viewer, rng.fork(), rounds, seconds), rounds, seconds)
    if kind == "ranges":
        return RangeBot(game, viewer, rng, guise(game), rounds, seconds)
    known = habit(game)
    if kind == "vector" and hiding(game, viewer, known) >= 0:
        return VectorBot(game, viewer, rng, rounds, seconds, known)
    thinker = JackEnd if isinstance(known, JackHabit) and kind == "keen" else TreeBot
    bot = thinker(game, viewer, rng, rounds, seconds, known, level.strip().lower() == "novice", kind == "keen")
    if kind == "keen" and isinstance(known, YardHabit) and known.board.stations <= SMALL:
        return Solved(game, viewer, rng.fork(), bot, rounds, seconds)
    return bot

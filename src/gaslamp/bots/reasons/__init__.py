"""Why a move was made, in terms of knowledge: the one or two facts about it that tell most.

A reason follows from what its mover could know before the move and from nothing else: no bot's thoughts are kept, so it can be
given for anybody's move at any time, also for a person's. Whatever is counted is counted in the mover's own belief. Where
nothing telling can be said, there is no reason.

It may hold the mover's secrets. So only who has his story may be told: he himself, and who knows the truth.
"""

from collections.abc import Callable, Iterable

from gaslamp.bots import levels
from gaslamp.bots.reasons import mysterium, pocket, scotland_yard, sisters
from gaslamp.core.belief import Belief
from gaslamp.core.game import Game
from gaslamp.core.messages import Message
from gaslamp.core.table import Line
from gaslamp.games.mr_jack_pocket.belief import PocketBelief
from gaslamp.games.mysterium.belief import MysteriumBelief
from gaslamp.games.scotland_yard.belief import YardBelief
from gaslamp.sisters.belief import JackBelief

GAMES = frozenset({"mr_jack", "mr_jack_new_york", "mr_jack_pocket", "mysterium", "scotland_yard"})
"""Where there are reasons. In a stranger's game nobody has to think himself into the players."""


def reason(game: Game, belief: Belief, seat: int, move: int) -> Message | None:
    """What speaks for a legal move, given what its mover believes; a stranger's game has no reasons."""
    if isinstance(belief, YardBelief):
        return scotland_yard.reason(belief, seat, move)
    if isinstance(belief, JackBelief):
        return sisters.reason(game.name, belief, seat, move)
    if isinstance(belief, PocketBelief):
        return pocket.reason(belief, seat, move)
    if isinstance(belief, MysteriumBelief):
        return mysterium.reason(game, belief, seat, move)
    return None


def adviser(game: str) -> str:
    """The level that is asked for a hint: whoever asks waits, so it thinks no longer than half a second."""
    return levels.default(game) if game in levels.NO_TREE else "tree:0.5s"


def of_story(game: Game, viewer: int, story: Iterable[tuple[int, int]], seat: int, move: int) -> Message | None:
    """What speaks for a move of a viewer's seat who has heard this story; None also where that is too much to think about."""
    if game.name not in GAMES:
        return None
    belief = game.belief(viewer)
    try:
        for line in story:
            belief.hear(*line)
    except OverflowError:
        return None
    return reason(game, belief, seat, move)


def of_line(game: Game, line: Line | None, before: Callable[[], Belief | None]) -> Message | None:
    """What spoke for a line of a record, given what its mover believed `before` it, if whoever looks at it may know that."""
    believed = before() if line is not None and game.name in GAMES else None
    if line is None or believed is None:
        return None
    return reason(game, believed, *line)

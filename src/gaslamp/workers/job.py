"""What goes to a worker and what comes back. A job holds all there is to know: a worker remembers no table."""

from __future__ import annotations

from dataclasses import dataclass

from gaslamp.core.errors import GaslampError
from gaslamp.core.messages import Message
from gaslamp.core.options import Value
from gaslamp.core.view import View


@dataclass(frozen=True, kw_only=True)
class Job:
    """One question to a computer player: what it heard and sees, and what it may play."""

    whose: str
    """Whose job it is: they take turns."""
    game: str
    settings: dict[str, Value]
    level: str
    viewer: int
    """The seats the player holds, as a set."""
    seat: int
    """Which of them is asked."""
    story: tuple[tuple[int, int], ...]
    """Who moved and what was seen of it, as the viewer heard it."""
    view: View
    moves: tuple[int, ...]
    seed: int
    """With a level that counts rounds, the same seed gives the same move."""
    deadline: float
    """The seconds it may run, not counting the start of a worker."""
    least: float = 0.0
    """The seconds it keeps its worker, however soon that is done: how long others wait must not tell what was thought about."""
    reason: bool = False
    """Whether what speaks for the move is wanted, too."""


@dataclass(frozen=True)
class Answer:
    """A move, or why there is none."""

    move: int = -1
    gesture: str = ""
    why: str | Message = ""
    trace: str = ""
    reason: Message | None = None
    """What speaks for the move, if that was asked for and there is anything to say."""


class BotFailed(GaslampError):
    """`why` is `deadline`, `died`, `illegal`, `closed` or what the player itself complained of."""

    code = "bot_failed"

    def __init__(self, level: str, why: str | Message) -> None:
        super().__init__("error-bot-failed", level=level, why=why)

"""Everything that can be wrong with what somebody asked of us.

    GaslampError
    ├── IllegalMove      a well-written move that cannot be made now
    ├── NotationError    a text that is no move, position, record or viewer
    ├── SetupError       options, seats or positions that fit no game
    └── UnknownGame      a game nobody has installed

Each has a stable `code` for programs and a `message` (an id with arguments) that says in words, in any of our languages,
what was wrong and what would have worked. `str(error)` is its text.
"""

from __future__ import annotations

from typing import ClassVar

from gaslamp.core.messages import Argument, Message
from gaslamp.locales import say


class GaslampError(Exception):
    code: ClassVar[str] = "error"

    def __init__(self, message_id: str, **args: Argument) -> None:
        self.message = Message(message_id, args)
        super().__init__(message_id)

    def __str__(self) -> str:
        return say(self.message)


class IllegalMove(GaslampError):
    code = "illegal_move"


class NotationError(GaslampError):
    code = "notation"


class SetupError(GaslampError):
    code = "setup"


class UnknownGame(GaslampError):
    code = "unknown_game"

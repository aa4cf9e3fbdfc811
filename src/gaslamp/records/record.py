"""One game as one viewer saw it, before it is text or after."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from gaslamp.core import TRUTH, Game, GaslampError, Line, Outcome, SetupError, Table, Viewer

TABLE_REASONS = ("resigned", "lost on time", "abandoned", "agreed")
"""Why a table may end a game that the rules have not ended. No game may use these words for a reason of its own: whoever reads
such a word and moves that stop in mid-game must be able to trust that none are missing. (So it is not “out of time”, which is
how Mr. Jack Pocket ends after eight turns.)
"""


@dataclass(frozen=True, eq=False)
class Record:
    """The story of a game. Viewer and position cannot be changed later, so the check that they fit holds for good."""

    game: Game
    viewer: Viewer = TRUTH
    lines: list[Line] = field(default_factory=list)
    position: str = ""
    """Where the game began, if not at the start."""
    tags: dict[str, str] = field(default_factory=dict)
    """Tags we know nothing of."""
    comments: dict[int, list[str]] = field(default_factory=dict)
    """By the number of moves before them."""
    result: Outcome | None = None
    """How it ended, by the rules or at the table. An empty reason is one that nobody wrote down."""
    sources: dict[int | str, int] = field(default_factory=dict, repr=False)
    """For a record that was read: the line of the text that holds a move (by its number, from 0) or a tag (by its name)."""

    def __post_init__(self) -> None:
        if self.position and self.viewer != TRUTH:
            raise SetupError("error-record-position", viewer=self.game.viewer_name(self.viewer))

    @staticmethod
    def of(table: Table, viewer: Viewer = TRUTH, result: Outcome | None = None) -> Record:
        """A game so far, as a viewer saw it. A result for one of the `TABLE_REASONS` counts if the rules have not ended it."""
        return Record(table.game, viewer, table.story(viewer), table.position, result=table.outcome() or result)

    def beside(self, viewer: Viewer) -> tuple[dict[str, str], dict[int, list[str]]]:
        """Tags and comments for a viewer: what somebody wrote beside the truth may hold the secret, and is in no seat's story."""
        return (self.tags, self.comments) if viewer == self.viewer else ({}, {})

    def __eq__(self, other: object) -> bool:
        """Whether both tell the same. Where they stood in a text does not matter, nor does who made the game object."""
        return isinstance(other, Record) and self._told() == other._told()

    def _told(self) -> tuple[object, ...]:
        game = (self.game.name, self.game.rules, self.game.settings, self.game.seats)
        return (*game, self.viewer, self.lines, self.position, self.tags, self.comments, self.result)

    @contextmanager
    def at(self, what: int | str) -> Iterator[None]:
        """Complaints made in here name the line of the text, if there is one, that holds this move or tag."""
        with on_line(self.sources.get(what)):
            yield


@contextmanager
def on_line(number: int | None, kind: type[GaslampError] = GaslampError) -> Iterator[None]:
    """Complaints of this kind made in here name a line of the text, unless they already do.

    They stay what they are: an illegal move is still an IllegalMove.
    """
    try:
        yield
    except kind as error:
        if number is None or error.message.id == "error-at-line":
            raise
        raise type(error)("error-at-line", line=number, what=error.message) from error


def split_lines(text: str) -> list[str]:
    """The lines of a text, whatever system it was written on."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")

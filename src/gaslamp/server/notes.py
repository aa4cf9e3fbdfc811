"""Notes somebody keeps for himself at a table, with his seat: on every device of his, and for whoever takes the seat over.

They are no events of the table, so that nobody notices that somebody writes. Each seat's notes are a log of their own whose
summary is the text.
"""

from __future__ import annotations

from gaslamp.server import log
from gaslamp.server.decide import Tools
from gaslamp.server.errors import TooMuch
from gaslamp.server.limits import Buckets
from gaslamp.server.store import Conflict, Entry, Listed, Store

BODY = b"{}"
MOST = 5000
"""So often the notes of one seat may be saved."""


class Notes:
    """Whether somebody may read or write them is for the room to say."""

    def __init__(self, store: Store, often: Buckets, tools: Tools) -> None:
        self.store = store
        self.often = often
        self.tools = tools

    async def read(self, table: str, seat: str) -> str:
        kept = await self._kept(table, seat)
        return kept.summary.decode() if kept is not None else ""

    async def write(self, table: str, seat: str, text: str, player: str) -> None:
        """The last one who writes is right; two devices of one player do not ask each other."""
        self.often.take(player)
        name = _log(table, seat)
        while True:
            kept = await self._kept(table, seat)
            after = kept.last if kept is not None else -1
            if after >= MOST:
                raise TooMuch("error-notes-often", most=MOST)
            before = await self.store.read(name, after) if kept is not None else []
            at = self.tools.now()
            link = log.link(before[0].hash if before else log.START, b"", after + 1, at, BODY)
            entry = Entry(after + 1, at, BODY, link)
            try:
                await self.store.append(name, after, [entry], summary=text.encode(), tags=frozenset([name]))
                return
            except Conflict:
                continue

    async def _kept(self, table: str, seat: str) -> Listed | None:
        found = await self.store.list(_log(table, seat), limit=1)
        return found[0] if found else None


def _log(table: str, seat: str) -> str:
    """No table has such a name: tables are letters and digits."""
    return f"notes-{table}-{seat}"

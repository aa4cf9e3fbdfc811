"""Who of those who sit at a table is connected, through this process or through another.

It is not in the log, since tomorrow it means nothing. Each process shows the others beside the log whom it has there, and when
somebody left it; a process that dies has nobody any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from contextlib import suppress

import msgspec

from gaslamp.server.store import Shown, Store


class Word(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a process shows of a table."""

    here: tuple[str, ...] = ()
    left: dict[str, int] = {}
    """Players who were connected through it, and when they no longer were."""


NOTHING = Word()


class Here:
    def __init__(self, store: Store, table: str) -> None:
        self.store = store
        self.table = table
        self.word = NOTHING
        self.shown = NOTHING
        """What the others were told last."""
        self._elsewhere: set[str] = set()
        self._left: dict[str, int] = {}
        """Players other processes had, and when they left."""
        self._showing = asyncio.Lock()

    @property
    def somebody_elsewhere(self) -> bool:
        return bool(self._elsewhere)

    def away(self, people: Iterable[str], connected: set[str], before: Mapping[str, int], now: int) -> dict[str, int]:
        """Who of these people is connected nowhere, and since when. `connected`: through us."""
        sitting = list(people)
        went = {player: now for player in self.word.here if player not in connected}
        left = {player: at for player, at in (self.word.left | went).items() if player in sitting and player not in connected}
        self.word = Word(tuple(sorted(connected.intersection(sitting))), left)
        known = [before, left, self._left]
        return {
            player: max((times[player] for times in known if player in times), default=now)
            for player in sitting
            if player not in connected and player not in self._elsewhere
        }

    def hear(self, shown: Iterable[Shown]) -> None:
        """What the other processes show."""
        self._elsewhere, self._left = set(), {}
        for each in shown:
            word = msgspec.json.decode(each.what, type=Word)
            if each.gone is None:
                self._elsewhere.update(word.here)
            for player, at in (word.left | dict.fromkeys(word.here, each.gone or 0)).items():
                self._left[player] = max(self._left.get(player, 0), at)

    @property
    def outdated(self) -> bool:
        return not self.store.alone and self.word != self.shown

    async def show(self) -> None:
        """Tell the others what has changed."""
        async with self._showing:
            word = self.word
            if word != self.shown:
                await self.store.show(self.table, msgspec.json.encode(word) if word != NOTHING else b"")
                self.shown = word

    async def leave(self) -> None:
        """We have nothing more to do with this table."""
        self.word = NOTHING
        with suppress(Exception):  # then it goes when we do
            await self.show()

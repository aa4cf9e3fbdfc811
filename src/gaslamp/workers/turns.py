"""A queue in which tables take turns, so that one with a hundred jobs does not starve another."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """The first table in the dictionary is next; served, it goes to the end. Within a table, first come, first served."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[T]] = {}

    def __len__(self) -> int:
        return sum(len(line) for line in self._lines.values())

    def put(self, table: str, item: T) -> None:
        self._lines.setdefault(table, deque()).append(item)

    def take(self) -> T:
        table = next(iter(self._lines))
        line = self._lines.pop(table)
        item = line.popleft()
        if line:
            self._lines[table] = line
        return item

    def drop(self, table: str, item: T) -> None:
        """Take an item out of the queue if it is there."""
        line = self._lines.get(table, deque())
        if item in line:
            line.remove(item)
            if not line:
                del self._lines[table]

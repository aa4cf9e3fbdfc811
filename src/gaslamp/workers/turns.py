"""A queue in which those who have jobs take turns, so that one with a hundred does not starve another."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """The first in the dictionary is next; served, he goes to the end. Of the jobs of one, first come, first served."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[T]] = {}

    def __len__(self) -> int:
        return sum(len(line) for line in self._lines.values())

    def put(self, whose: str, item: T) -> None:
        self._lines.setdefault(whose, deque()).append(item)

    def take(self) -> T:
        whose = next(iter(self._lines))
        line = self._lines.pop(whose)
        item = line.popleft()
        if line:
            self._lines[whose] = line
        return item

    def drop(self, whose: str, item: T) -> None:
        """Take an item out of the queue if it is there."""
        line = self._lines.get(whose, deque())
        if item in line:
            line.remove(item)
            if not line:
                del self._lines[whose]

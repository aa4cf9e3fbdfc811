"""Clocks: pure arithmetic on times that are handed in, so that a clock can be rebuilt from the log to the millisecond.

A seat's clock runs while its person is asked. The increment comes when the turn passes on, not for each small move, and is given
back when the move is taken back.
"""

from __future__ import annotations

from collections.abc import Iterable

from gaslamp.server.messages import Clock

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
MERCY = 10_000
"""What is left of a clock at least when an increment is given back, if there was as much."""


class Clocks:
    def __init__(self, setting: Clock, seats: int) -> None:
        self.setting = setting
        self.on = setting.kind != "none"
        self.left = dict.fromkeys(range(seats), self.full)
        self.running: dict[int, int] = {}
        """Seats whose clock runs, and since when."""

    @property
    def full(self) -> int:
        return self.setting.days * DAY if self.setting.kind == "days" else self.setting.minutes * MINUTE

    @property
    def increment(self) -> int:
        return self.setting.increment * 1000 if self.setting.kind == "minutes" else 0

    def run(self, asked: Iterable[int], at: int, *, moved: int | None = None, new: Iterable[int] = ()) -> bool:
        """From now on just the clocks of those asked run. Whoever `moved` and is asked no more gains the increment; says if so.

        `new`: seats with a new question, for which they have all their days; also those whose clock does not run.
        """
        if not self.on:
            return False
        now, gained = set(asked), False
        for seat in [seat for seat in self.running if seat not in now]:
            self.left[seat] = self.remaining(seat, at)
            del self.running[seat]
            if seat == moved:
                self.left[seat] += self.increment
                gained = True
        for seat in new if self.setting.kind == "days" else ():
            self.left[seat] = self.full
            self.running.pop(seat, None)
        for seat in sorted(now - self.running.keys()):
            self.running[seat] = at
        return gained

    def give_back(self, seat: int, at: int) -> None:
        """The increment of a move that is taken back; nobody loses by that."""
        left = self.remaining(seat, at)
        if seat in self.running:
            self.running[seat] = at
        self.left[seat] = max(left - self.increment, min(left, MERCY))

    def forgive(self, since: int, at: int) -> None:
        """Nobody is charged for this time."""
        for seat, start in self.running.items():
            self.running[seat] = start + max(at - max(since, start), 0)

    def remaining(self, seat: int, at: int) -> int:
        used = at - self.running[seat] if seat in self.running else 0
        return max(self.left[seat] - max(used, 0), 0)

    def next_flag(self) -> tuple[int, int] | None:
        """When the first clock will run out, and whose."""
        return min(((start + self.left[seat], seat) for seat, start in self.running.items()), default=None)

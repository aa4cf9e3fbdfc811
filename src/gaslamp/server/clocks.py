"""Clocks: pure arithmetic on times that are handed in, so that a clock can be rebuilt from the log to the millisecond.

A seat's clock runs while its person is asked. The increment comes when the turn passes on, not for each small move, and is
taken off again when a move is taken back.
"""

from __future__ import annotations

from collections.abc import Iterable

from gaslamp.server.messages import Clock

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


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

    def run(self, asked: Iterable[int], at: int, *, passed_on: bool = True, back: bool = False) -> None:
        """From now on just the clocks of those asked run. `passed_on`: who stops has answered; `back`: a move was undone."""
        if not self.on:
            return
        now = set(asked)
        for seat in [seat for seat in self.running if seat not in now]:
            self.left[seat] = self.remaining(seat, at) + (self.increment if passed_on else 0)
            del self.running[seat]
        for seat in sorted(now - self.running.keys()):
            if back:
                self.left[seat] = max(self.left[seat] - self.increment, 1000)
            elif self.setting.kind == "days" and passed_on:
                self.left[seat] = self.full
            self.running[seat] = at

    def stop(self, at: int) -> None:
        """All clocks stand still: a pause, or the end."""
        self.run((), at, passed_on=False)

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

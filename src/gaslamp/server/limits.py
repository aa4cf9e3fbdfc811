"""How much one may ask of a host: enough for every player, too little for a nuisance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gaslamp.server.errors import TooMuch


@dataclass(frozen=True)
class Limits:
    """Times in seconds unless they say otherwise."""

    rate: float = 20.0
    """Messages a second from one connection, in the long run."""
    burst: int = 60
    deeds: float = 1.0
    """What one player may do at one table besides moving, a second in the long run: talk, propose, sit, leave …"""
    deeds_burst: int = 10
    open_tables: int = 12
    """Tables from one address that wait for players."""
    tables: int = 40
    """Tables opened from one address that are in memory and not over."""
    openings: int = 120
    """New tables from one address in an hour."""
    connections: int = 60
    """From one address at once."""
    players: int = 60
    """New players from one address in an hour."""
    requests: float = 50.0
    """HTTP requests a second from one address, in the long run."""
    notes: float = 1.0
    """How often one player may save notes, a second in the long run."""
    notes_burst: int = 20
    hints: float = 0.5
    """How often one player may ask for a hint, a second in the long run."""
    hints_burst: int = 10
    replays: float = 1.0
    """Records laid out for one address, a second in the long run."""
    replays_burst: int = 40
    replays_at_once: int = 2
    """For everybody together."""
    outbox: int = 200
    """Messages waiting for a slow client before it is let go."""
    grace: float = 60.0
    """How long somebody may be away before the others may choose."""
    pace: float = 1.0
    """A computer player answers after a multiple of this time, so that how long it thought tells nothing."""
    idle_open: float = 2 * 3600.0
    """A table whose game has not begun is closed after this time."""
    idle_live: float = 30 * 86400.0
    """A game nobody plays on is closed after this time."""
    idle_memory: float = 600.0
    """A table nobody looks at leaves the memory after this time."""


USUAL = Limits()


class Bucket:
    """Lets through `rate` a second in the long run and `burst` at once."""

    def __init__(self, rate: float, burst: float, now: Callable[[], int]) -> None:
        self.rate, self.burst, self.now = rate, burst, now
        self.left, self.at = burst, now()

    def take(self, share: int = 1) -> None:
        at = self.now()
        self.left = min(self.burst, self.left + max(at - self.at, 0) * self.rate / 1000)
        self.at = at
        if self.left < share:
            raise TooMuch("error-rate")
        self.left -= share

    @property
    def full(self) -> bool:
        return self.left + max(self.now() - self.at, 0) * self.rate / 1000 >= self.burst


class Buckets:
    """A bucket for each address or player; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float, now: Callable[[], int]) -> None:
        self.rate, self.burst, self.now = rate, burst, now
        self.by_name: dict[str, Bucket] = {}
        self.many = 1000

    def take(self, name: str) -> None:
        if len(self.by_name) > self.many:
            self.by_name = {each: bucket for each, bucket in self.by_name.items() if not bucket.full}
            self.many = 2 * len(self.by_name) + 1000
        self.by_name.setdefault(name, Bucket(self.rate, self.burst, self.now)).take()

"""Every move as a small integer, and its words. How many there are depends on the map.

Rides come first (`taxi 1`, `taxi 2`, …, `black 199`), then `double`, the referee's moves, and the sightings of what only Mr X
may know.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

TAXI: Final = 0
BUS: Final = 1
UNDERGROUND: Final = 2
BLACK: Final = 3
DOUBLE: Final = 4
TICKETS: Final = ("taxi", "bus", "underground", "black", "double")
RIDES: Final = 4
"""Kinds of ticket that one rides with."""

SEATS: Final = ("mrx", "red", "blue", "green", "yellow", "violet")


class Numbers:
    """Where each kind of move begins, on a map of so many stations with so many seats."""

    def __init__(self, stations: int, seats: int) -> None:
        self.stations: i64 = stations
        self.double: i64 = RIDES * stations
        self.start: i64 = self.double + 1  # + stations * seat + station - 1
        self.missed: i64 = self.start + seats * stations
        self.caught: i64 = self.missed + 1
        self.cornered: i64 = self.missed + 2
        self.unseen: i64 = self.missed + 3  # + ticket: a ride of Mr X whose end nobody else sees
        self.start_unseen: i64 = self.unseen + RIDES
        to = vec[i64]()
        by = vec[i64]()
        for ticket in range(RIDES):
            for station in range(1, stations + 1):
                to = append(to, station)
                by = append(by, ticket)
        self.to = to
        """Where each ride ends."""
        self.by = by
        """The ticket of each ride."""

    def card(self, move: i64) -> i64:
        """The station of a start card."""
        return (move - self.start) % self.stations + 1


def words(stations: int, seats: int) -> list[str]:
    found = [f"{ticket} {station}" for ticket in TICKETS[:RIDES] for station in range(1, stations + 1)]
    found.append("double")
    found += [f"start {seat} {station}" for seat in SEATS[:seats] for station in range(1, stations + 1)]
    found += ["missed", "caught", "cornered"]
    found += [f"{ticket} ?" for ticket in TICKETS[:RIDES]]
    found.append("start mrx ?")
    return found

"""What lies on the table before the first move: the map as tables for quick looking up, start cards, tickets, the length.

What can be ridden from a station depends on which kinds of ticket one has, and there are only sixteen such sets: so for each
set and station the rides are listed once, in the order of their numbers, and a move generator has one short list to look through.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.games.scotland_yard.moves import BLACK, BUS, RIDES, TAXI, TICKETS, UNDERGROUND, Numbers

MR_X: Final = 0
KINDS: Final = 5
"""Kinds of ticket, the doubles included."""
PURSES: Final = 16
"""Sets of tickets to ride with."""
WORD: Final = 60
WORDS: Final = 4
"""A set of stations is so many words of so many bits: numbers of 64 bits have no sign then."""
BIT: Final = vec[i64]([1 << bit for bit in range(WORD)])
"""Each bit of a word. (Compiled, `1 << bit` has only 32 of them.)"""


class Board(Numbers):
    def __init__(
        self,
        lines: Mapping[str, Sequence[tuple[int, int]]],
        stations: int,
        cards: tuple[Sequence[int], Sequence[int]],
        purses: tuple[Mapping[str, int], Mapping[str, int]],
        detectives: int,
        unlimited: bool,
        length: tuple[int, int],
        reveals: Sequence[int],
    ) -> None:
        """`cards` and `purses` are Mr X's, then a detective's; `length` is rounds and windows, one of which ends the game."""
        super().__init__(stations, detectives + 1)
        self.detectives: i64 = detectives
        self.cards = vec[i64](list(cards[0]))
        self.detective_cards = vec[i64](list(cards[1]))
        self.unlimited = unlimited
        """Mr X's taxi, bus and underground tickets do not run out."""
        self.rounds: i64 = length[0]
        """Rounds after which the game is over; 0 if windows are counted."""
        self.windows: i64 = length[1]
        """Windows of the travel log."""
        self.reveals: i64 = sum(1 << window for window in reveals)
        """The windows, counted from 1, in which Mr X shows himself."""
        self.tickets = vec[i64]([purses[min(seat, 1)].get(ticket, 0) for seat in range(detectives + 1) for ticket in TICKETS])

        reached = _reached(lines, stations)
        first = vec[i64]()
        rides = vec[i64]()
        ends = vec[i64]()
        for purse in range(PURSES):
            for station in range(stations + 1):
                first = append(first, len(rides))
                for ticket in range(RIDES):
                    if purse >> ticket & 1:
                        for end in reached[ticket][station]:
                            rides = append(rides, ticket * stations + end - 1)
                            ends = append(ends, end)
        self.first = append(first, len(rides))
        """Where the rides for a set of tickets from a station begin: the entry is `purse * (stations + 1) + station`."""
        self.rides = rides
        self.ends = ends
        """Where each of these rides ends."""
        self.reached = vec[i64]([word for stops in reached for ends_at in stops for word in _bits(ends_at)])
        """Where each ticket leads, as sets of bits: the entry is `WORDS * (ticket * (stations + 1) + station)`."""
        self.nowhere = vec[float]([0.0] * (stations + 1))
        """Nothing at any station: to be copied."""


def _reached(lines: Mapping[str, Sequence[tuple[int, int]]], stations: int) -> list[list[list[int]]]:
    """Where each ticket leads from each station; a black one leads anywhere, by ferry too."""
    ends: list[list[set[int]]] = [[set() for _ in range(stations + 1)] for _ in range(RIDES)]
    for way, ticket in (("taxi", TAXI), ("bus", BUS), ("underground", UNDERGROUND), ("ferry", BLACK)):
        for a, b in lines[way]:
            for paid in {ticket, BLACK}:
                ends[paid][a].add(b)
                ends[paid][b].add(a)
    return [[sorted(each) for each in stops] for stops in ends]


def _bits(stations: list[int]) -> list[int]:
    return [sum(1 << station % WORD for station in stations if station // WORD == word) for word in range(WORDS)]


def purse(tickets: vec[i64], seat: i64) -> i64:
    """The set of tickets to ride with that a seat has any of."""
    at = KINDS * seat
    found: i64 = 0
    if tickets[at + TAXI]:
        found |= 1
    if tickets[at + BUS]:
        found |= 2
    if tickets[at + UNDERGROUND]:
        found |= 4
    if tickets[at + BLACK]:
        found |= 8
    return found

"""Many evenings of spies in two houses, and what they were sent there, compared."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from gaslamp.server.messages import ServerMessage
from server.opaque import without
from server.spying import Evening, Told, places
from server.twins import Pair, pair, spied_on

AROUND = 160
"""Bytes shown about the place where two messages part."""


@dataclass
class Tally:
    """What was compared."""

    evenings: int = 0
    differing: int = 0
    """Evenings whose games truly differ in a secret."""
    positions: int = 0
    positions_differing: int = 0
    messages: int = 0
    pairs: int = 0
    """Messages and answers that came in the one house and in the other while something hidden from the spy differed."""
    size: int = 0
    spied: set[str] = field(default_factory=set)
    routes: set[str] = field(default_factory=set)

    def __str__(self) -> str:
        return (
            f"{self.pairs} pairs while something hidden differed, of {self.messages} messages and answers ({self.size} bytes); "
            f"{self.evenings} evenings, {self.differing} with a difference, in {self.positions_differing} of {self.positions} "
            f"positions; {len(self.routes)} addresses; spied from {', '.join(sorted(self.spied))}"
        )

    def add(self, pair: Pair, told: Told, stood: list[int]) -> None:
        self.evenings += 1
        self.differing += pair.differing > 0
        self.positions += len(pair.lines)
        self.positions_differing += pair.differing
        self.messages += len(told)
        self.pairs += sum(pair.differs[number] for number in stood)
        self.size += sum(len(data) for _, data in told)
        self.spied.add(pair.game.viewer_name(pair.viewer))


class ToldApart(AssertionError):
    """A spy could tell two worlds apart that he must not."""

    def __init__(self, viewer: str, what: str, one: bytes, other: bytes) -> None:
        super().__init__(f"{viewer} can tell by {what}:\n  {one!r}\n  {other!r}")
        self.what = what


async def compare(name: str, evenings: Iterable[int], nosy: float = 0.7, knocks: int = 0) -> Tally:
    """Spend evenings at a game and at its twin, at each from the next of those viewers from whom anything is hidden."""
    tally, viewers = Tally(), spied_on(name)
    async with places() as (one, other):
        for number in evenings:
            pair_ = pair(name, viewers[number % len(viewers)], number)
            both = [
                Evening(place, pair_, lines, number, nosy, knocks) for place, lines in zip((one, other), pair_.both, strict=True)
            ]
            told = [await evening.spend() for evening in both]
            same(pair_, *told)
            assert both[0].stood == both[1].stood
            assert len(both[0].stood) == len(told[0])
            tally.routes |= both[0].routes | both[1].routes
            tally.add(pair_, told[0], both[0].stood)
    return tally


def same(pair: Pair, mine: Told, others: Told) -> None:
    """Every byte and every length, in the same order."""
    viewer = pair.game.viewer_name(pair.viewer)
    for (what, one), (what_else, other) in zip(mine, others, strict=False):
        if len(one) != len(other) or (one != other and without(one, ServerMessage) != without(other, ServerMessage)):
            at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
            near = slice(max(0, at - AROUND), at + AROUND)
            raise ToldApart(viewer, f"{what} / {what_else}", one[near], other[near])
    if len(mine) != len(others):
        raise ToldApart(viewer, "how many messages come", b"%d" % len(mine), b"%d" % len(others))

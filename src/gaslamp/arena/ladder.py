"""A ladder: levels in the order of their strength, each against the next below, the strongest against all and against itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from gaslamp.arena.match import Arena, Duel, fixture
from gaslamp.arena.play import play
from gaslamp.arena.statistics import Sprt
from gaslamp.core import Game


def rungs(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Who meets whom, the stronger first."""
    neighbours = [(levels[at + 1], levels[at]) for at in range(len(levels) - 2)]
    return neighbours + [(levels[-1], each) for each in reversed(levels)]


def cost(game: Game, levels: Sequence[str], pairs: int, seed: int) -> float:
    """About how many seconds of one processor a ladder takes, by one game of each level against itself.

    Those games are not part of the ladder: their seed is another.
    """
    alone = {
        level: sum(play(fixture(game, dict.fromkeys(game.sides, level), ~seed & 0xFFFFFFFF, 0)).seconds.values())
        for level in levels
    }
    return sum(pairs * (alone[first] + alone[second]) for first, second in rungs(levels))


@dataclass
class Ladder:
    game: Game
    levels: Sequence[str]
    duels: list[Duel] = field(default_factory=list)

    def climb(self, arena: Arena, pairs: int, seed: int, sprt: Sprt | None = None) -> Iterator[Duel]:
        """Play it rung by rung."""
        for first, second in rungs(self.levels):
            self.duels.append(arena.duel(self.game, first, second, pairs, seed, sprt if first != second else None))
            yield self.duels[-1]

    def matrix(self) -> dict[tuple[str, str], tuple[float, int]]:
        """By role: how a level on the first side did against one on the other, and in how many games."""
        one, other = self.game.sides
        found: dict[tuple[str, str], list[float]] = {}
        for duel in self.duels:
            found.setdefault((duel.first, duel.second), []).extend(duel.scores[one])
            found.setdefault((duel.second, duel.first), []).extend(1 - score for score in duel.scores[other])
        return {cell: (sum(scores) / len(scores), len(scores)) for cell, scores in found.items()}

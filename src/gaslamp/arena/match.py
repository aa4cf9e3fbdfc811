"""Matches: many games between given players, or two levels against each other in pairs of games with the sides exchanged.

Both games of a pair have the same deal and seeds, so that luck counts for both.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from statistics import fmean

from gaslamp.arena.crew import Batch, Crew
from gaslamp.arena.play import Fixture, Played
from gaslamp.arena.results import Results
from gaslamp.arena.statistics import Sprt, interval, wilson
from gaslamp.bots.seating import remaining
from gaslamp.core import Game, SetupError

BATCH = 8
"""Games sent away together."""


@dataclass(frozen=True)
class Result:
    games: int
    wins: dict[str, int]
    """Games won, by side. A game may be won by several sides or by none."""
    moves: int

    def rate(self, side: str) -> tuple[float, float, float]:
        """A side's share of wins, with the ends of its 95 % interval."""
        return (self.wins[side] / self.games, *wilson(self.wins[side], self.games))


@dataclass(frozen=True)
class Duel:
    """Two levels against each other."""

    game: str
    first: str
    second: str
    scores: dict[str, list[float]]
    """What the first scored, by the side he was on, in the order of the pairs."""

    @property
    def pairs(self) -> list[float]:
        """What the first scored on average in each pair."""
        return [fmean(pair) for pair in zip(*self.scores.values(), strict=True)]

    def mean(self) -> tuple[float, float, float]:
        """The first's share, averaged over sides, with the ends of its 95 % interval."""
        return (fmean(self.pairs), *interval(self.pairs))

    def on(self, side: str) -> tuple[float, float, float]:
        """The first's share on a side, with the ends of its 95 % interval."""
        return (fmean(self.scores[side]), *interval(self.scores[side]))


@dataclass(frozen=True)
class Arena:
    """Where games are played: by whom, what is known already, and who is told of progress, in games."""

    crew: Crew
    results: Results
    progress: Callable[[int], None] = lambda games: None

    def match(self, game: Game, players: Mapping[str, str], count: int, seed: int) -> Result:
        """A number of games between levels. `players` says who plays: a seat, or `red+blue` for one player in both."""
        wins, moves = dict.fromkeys(game.sides, 0), 0
        for played in self.games(Fixture(game.name, game.settings, dict(players), seed, number) for number in range(count)):
            moves += played.moves
            for side in played.winners:
                wins[side] += 1
        return Result(count, wins, moves)

    def duel(self, game: Game, first: str, second: str, pairs: int, seed: int, sprt: Sprt | None = None) -> Duel:
        """Play pairs until there are enough, or until the test knows."""
        if len(game.sides) != 2:
            raise SetupError("error-no-duel", game=game.name)
        duel = Duel(game.name, first, second, {side: [] for side in game.sides})

        def wanted() -> Iterator[Fixture]:
            for number in range(pairs):
                if sprt is not None and sprt.verdict(duel.pairs):
                    return
                for mine in game.sides:
                    yield fixture(game, {side: first if side == mine else second for side in game.sides}, seed, number)

        games = self.games(wanted())
        for pair in zip(games, games, strict=True):
            for played, (side, scores) in zip(pair, duel.scores.items(), strict=True):
                scores.append(score(played, side))
        return duel

    def games(self, fixtures: Iterable[Fixture]) -> Iterator[Played]:
        """All these games in their order; those that are known are not played again."""
        asked: deque[list[Fixture]] = deque()

        def batches() -> Iterator[Batch]:
            source = iter(fixtures)
            while batch := list(islice(source, BATCH)):
                asked.append(batch)
                yield [each for each in batch if self.results.get(each) is None]

        for batch in self.crew(batches()):
            for played in batch:
                self.results.add(played)
            done = [self.results.get(each) for each in asked.popleft()]
            yield from (played for played in done if played is not None)
            self.progress(len(done))


def fixture(game: Game, sides: Mapping[str, str], seed: int, number: int) -> Fixture:
    """A game in which each side is played by a level: by one player where one may hold all its seats."""
    everybody = (1 << len(game.seats)) - 1
    players: dict[str, str] = {}
    for side, level in sides.items():
        for viewer in remaining(game, everybody & ~game.sides[side]):
            players[game.viewer_name(viewer)] = level
    return Fixture(game.name, game.settings, players, seed, number)


def score(played: Played, side: str) -> float:
    """What a side's player gets: a game that both won, or nobody, is half won."""
    return float(side in played.winners) if len(played.winners) == 1 else 0.5

"""The laws: what must hold of any game, ours or a stranger's, with no list of exceptions.

    from gaslamp.testing import check_laws
    report = check_laws(my_game, games=100)

plays random games and looks at each of them from every seat. A broken law raises `LawBroken`, which names the law and
carries the moves that led there.

The law that matters most is *same things seen, same view*. Beside each game runs, for each viewer, a twin: another game,
with other secrets, in which that viewer saw the very same lines. Whatever reaches the viewer (view, legal moves,
complaints) must be equal byte for byte. Twins are found by playing the story again with other choices wherever the viewer
cannot tell the difference, so a game's belief has no say in it. The report counts the compared pairs that truly
differed, and a viewer from whom something was hidden must have had some: otherwise nothing was proven.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from hashlib import blake2b

from gaslamp.core import NOBODY, REFEREE, Belief, Game, GaslampError, PathBelief, Rng, State, Table, as_bytes, members, referee
from gaslamp.core.table import Line, legal
from gaslamp.records import Record, read, replay, write

TRIES = 40
"""How often a story is played again before a viewer's twin is drawn from the belief instead."""


class LawBroken(AssertionError):
    def __init__(self, law: str, what: str, table: Table) -> None:
        self.law = law
        moves = ", ".join(f"{table.game.seat_name(seat)}: {table.game.text(move)}" for seat, move in table.lines)
        super().__init__(f"law “{law}” is broken in {table.game.name}: {what}\n  after {moves or 'no move'}")


@dataclass
class Report:
    """What was looked at."""

    games: int = 0
    moves: int = 0
    hidden: dict[str, int] = field(default_factory=dict)
    """Lines by viewer that could have been something else as far as he saw."""
    pairs: dict[str, int] = field(default_factory=dict)
    """Compared pairs of a game and its twin, by viewer."""
    differed: dict[str, int] = field(default_factory=dict)
    """How many of those truly differed in a secret."""
    worlds: dict[str, int] = field(default_factory=dict)
    """Worlds drawn from beliefs, by viewer."""
    imagined: dict[str, int] = field(default_factory=dict)
    """How many of those were not the truth."""

    def add(self, other: Report) -> None:
        """Take in another run of the same game."""
        self.games += other.games
        self.moves += other.moves
        for mine, others in zip(self.by_viewer(), other.by_viewer(), strict=True):
            for viewer, count in others.items():
                mine[viewer] = mine.get(viewer, 0) + count

    def by_viewer(self) -> tuple[dict[str, int], ...]:
        return self.hidden, self.pairs, self.differed, self.worlds, self.imagined


def check_laws(game: Game, games: int = 100, seed: int = 0, progress: Callable[[], None] = lambda: None) -> Report:
    """Play that many random games and check every law on each."""
    report = check_games(game, range(games), seed, progress)
    something_hidden(game, report)
    return report


def check_games(game: Game, numbers: Iterable[int], seed: int = 0, progress: Callable[[], None] = lambda: None) -> Report:
    """The games of these numbers only: for sharing the work. `something_hidden` is then for the sum of the reports."""
    report = Report()
    _words(game)
    for number in numbers:
        _Check(game, Rng(seed << 32 | number), report).run()
        progress()
    return report


def something_hidden(game: Game, report: Report) -> None:
    """Whoever has something hidden from him must have met a twin that differs, and imagined something other than the truth."""
    for viewer, lines in report.hidden.items():
        if lines and not report.differed[viewer]:
            raise LawBroken("same things seen, same view", f"no twin of {viewer} ever differed: nothing was proven", Table(game))
        if report.differed[viewer] and not report.imagined[viewer]:
            raise LawBroken("a belief holds what can be true", f"{viewer} only ever imagines the truth", Table(game))


def signature(game: Game, games: int, seed: int = 0) -> str:
    """A fingerprint of a game's behaviour over random games: the same compiled and uncompiled, today and tomorrow."""
    digest = blake2b(digest_size=8)
    for number in range(games):
        table = Table(game)
        rng = Rng(seed << 32 | number)
        while table.state.to_act():
            seat, move = _random_line(table.state, rng)
            table.play(seat, move)
            digest.update(f"{seat} {move} {game.key(table.state)}\n".encode())
    return digest.hexdigest()


def _random_line(state: State, rng: Rng) -> Line:
    acting = members(state.to_act())
    seat = acting[rng.below(len(acting))]
    if seat == REFEREE:
        return Line(REFEREE, int(referee.draw(state, rng)))
    moves = state.moves(seat)
    return Line(seat, int(moves[rng.below(len(moves))]))


def _words(game: Game) -> None:
    """Moves read back from their words, and the words can stand in a record."""
    for move, word in enumerate(game.words):
        if game.text(move) != word or game.read(word) != move or game.read(f"  {word.upper()} ") != move:
            raise LawBroken("moves read back from their text", f"“{word}” does not read back as move {move}", Table(game))
        if set(word) & set(",;\n\r") or " ".join(word.lower().split()) != word or not word:
            raise LawBroken("moves read back from their text", f"“{word}” cannot stand in a record", Table(game))


class _Check:
    """The laws on one random game."""

    def __init__(self, game: Game, rng: Rng, report: Report) -> None:
        self.game = game
        self.rng = rng
        self.report = report
        self.table = Table(game)
        together = [seats for seats in game.sides.values() if len(members(seats)) > 1]
        self.viewers = game.viewers() + [int(seats) for seats in together]
        self.beliefs: dict[int, Belief] = {viewer: game.belief(viewer) for viewer in self.viewers}
        self.twins: dict[int, State] = {viewer: game.start() for viewer in self.viewers}
        self.moment = int(rng.below(game.longest))
        """The move after which the costly laws are checked; they are checked at the end as well."""
        for viewer in self.viewers:
            for counts in report.by_viewer():
                counts.setdefault(game.viewer_name(viewer), 0)

    def run(self) -> None:
        while True:
            self.position()
            if len(self.table.lines) == self.moment:
                self.costly()
            if not self.table.state.to_act():
                break
            self.step()
        self.costly()
        self.report.games += 1
        self.report.moves += len(self.table.lines)

    def broken(self, law: str, what: str) -> LawBroken:
        return LawBroken(law, what, self.table)

    # Laws about one state.

    def position(self) -> None:
        state = self.table.state
        key = self.game.key(state)
        acting = members(state.to_act())
        if len(self.table.lines) > self.game.longest:
            raise self.broken("no game is longer than it says", f"more than {self.game.longest} moves")
        if REFEREE in acting and len(acting) > 1:
            raise self.broken("the referee acts alone", f"to act: {self.game.names(state.to_act())}")
        for seat in acting:
            self.can_move(state, seat)
        self.end(state)
        self.copies(state, key)
        if len(acting) > 1:
            self.any_order(state, acting)
        for viewer in self.viewers:
            self.same_view(viewer, key)
        if self.game.key(state) != key:
            raise self.broken("to look changes nothing", "a view or a list of moves changed the state")

    def can_move(self, state: State, seat: int) -> None:
        moves = list(state.moves(seat))
        name = self.game.seat_name(seat)
        if not moves:
            raise self.broken("to act is to have a move", f"{name} is to act and has no move")
        if len(set(moves)) != len(moves) or moves != list(state.moves(seat)) or moves != list(state.copy().moves(seat)):
            raise self.broken("legal moves have a fixed order", f"{name}'s moves come twice or in another order")
        if not all(0 <= move < len(self.game.words) for move in moves):
            raise self.broken("moves read back from their text", f"{name} has a move without words")
        if seat == REFEREE:
            odds = list(state.odds()) or [1] * len(moves)
            if len(odds) != len(moves) or min(odds) <= 0 or sum(referee.odds(state)) != 1:
                raise self.broken("the referee's odds sum to one", f"odds {odds} for {len(moves)} moves")

    def end(self, state: State) -> None:
        if state.to_act() != NOBODY:
            return
        if not 0 <= state.winners() < 1 << len(self.game.seats) or not state.reason():
            raise self.broken("somebody acts until there is an outcome", "the outcome has no reason, or strangers won")

    def copies(self, state: State, key: str) -> None:
        other = state.copy()
        if self.game.key(other) != key:
            raise self.broken("a copy is independent", "a copy differs from its original")
        if other.to_act():
            other.apply(*_random_line(other, self.rng))
            if self.game.key(state) != key:
                raise self.broken("a copy is independent", "a move made on the copy changed the original")

    def any_order(self, state: State, acting: list[int]) -> None:
        """Simultaneous answers: the state after the last does not depend on their order."""
        answers = [(seat, int(state.moves(seat)[self.rng.below(len(state.moves(seat)))])) for seat in acting]
        ends: set[str] = set()
        for order in (answers, answers[::-1]):
            after = state.copy()
            for seat, move in order:
                if move not in list(after.moves(seat)):
                    raise self.broken("simultaneous answers may come in any order", "an answer took away another's move")
                after.apply(seat, move)
            ends.add(self.game.key(after))
        if len(ends) > 1:
            raise self.broken("simultaneous answers may come in any order", "the order of the answers made a difference")

    # Laws about what is hidden.

    def reaches(self, state: State, viewer: int) -> tuple[object, ...]:
        """Everything a viewer gets out of a state: the view, the legal moves of his seats, the complaint about a wrong move."""
        view = self.game.view(state, viewer)
        out: list[object] = [as_bytes(view), self.game.picture(view)]
        for seat in members(viewer):
            if seat >= len(self.game.seats):
                continue
            if state.to_act() >> seat & 1:
                out.append(list(state.moves(seat)))
            try:
                legal(self.game, state, seat, len(self.game.words))
            except GaslampError as error:
                out.append(str(error))
        return tuple(out)

    def same_view(self, viewer: int, key: str) -> None:
        name = self.game.viewer_name(viewer)
        state, twin = self.table.state, self.twins[viewer]
        mine, others = self.reaches(state, viewer), self.reaches(twin, viewer)
        if mine != others:
            differing = next((pair for pair in zip(mine, others, strict=False) if pair[0] != pair[1]), (mine, others))
            raise self.broken(
                "same things seen, same view", f"{name} could tell two games apart:\n  {differing[0]!r}\n  {differing[1]!r}"
            )
        self.report.pairs[name] += 1
        self.report.differed[name] += key != self.game.key(twin)

    def step(self) -> None:
        """Play a random move, in the game and, as each viewer saw it, in his twin and his belief."""
        state = self.table.state
        line = _random_line(state, self.rng)
        seen = {viewer: int(self.game.seen(state, *line, viewer)) for viewer in self.viewers}
        for viewer, what in seen.items():
            alike = self.alike(state, Line(line.seat, what), viewer)
            self.report.hidden[self.game.viewer_name(viewer)] += len(alike) > 1
        for viewer in self.viewers:
            self.table.story(viewer)  # from the first move on, so that it grows line by line
        self.table.play(*line)
        for viewer, what in seen.items():
            heard = Line(line.seat, what)
            if self.table.story(viewer)[-1] != heard:
                raise self.broken(
                    "a story is what was seen", f"{self.game.viewer_name(viewer)} saw something else the second time"
                )
            self.beliefs[viewer].hear(*heard)
            self.follow(heard, viewer)

    def alike(self, state: State, heard: Line, viewer: int) -> list[int]:
        """The legal moves that look to a viewer like what he saw."""
        if not state.to_act() >> heard.seat & 1:
            return []
        return [int(move) for move in state.moves(heard.seat) if self.game.seen(state, heard.seat, move, viewer) == heard.move]

    def follow(self, heard: Line, viewer: int) -> None:
        """Let a viewer's twin make some move that looks the same; where it cannot, find another twin."""
        twin = self.twins[viewer]
        choices = self.alike(twin, heard, viewer)
        if choices:
            twin.apply(heard.seat, choices[self.rng.below(len(choices))])
        if not choices or (self.rng.below(8) == 0 and self.game.key(twin) == self.game.key(self.table.state)):
            self.twins[viewer] = self.imagine(viewer)

    def imagine(self, viewer: int) -> State:
        """A game in which this viewer saw the same story: played again at random, else drawn from his belief."""
        story = self.table.story(viewer)
        for _ in range(TRIES):
            state = self.game.start()
            for heard in story:
                choices = self.alike(state, heard, viewer)
                if not choices:
                    break
                state.apply(heard.seat, choices[self.rng.below(len(choices))])
            else:
                return state
        return self.beliefs[viewer].draw(self.rng)

    # Laws about beliefs and records, checked at one random moment and at the end.

    def costly(self) -> None:
        self.replays()
        for viewer in self.viewers:
            self.imagined(viewer)
            self.exact(viewer)

    def replays(self) -> None:
        text = write(Record.of(self.table))
        again = replay(read(text, find=lambda _name, _settings: self.game))
        if self.game.key(again.state) != self.game.key(self.table.state) or write(Record.of(again)) != text:
            raise self.broken("a record replays to the same state", text)

    def imagined(self, viewer: int) -> None:
        """Every world a belief draws looks, to its viewer, like what he sees."""
        mine = self.reaches(self.table.state, viewer)
        name = self.game.viewer_name(viewer)
        belief = self.beliefs[viewer]
        for source in (belief, belief, belief.copy()):
            world = source.draw(self.rng)
            if self.reaches(world, viewer) != mine:
                raise self.broken("a world looks like what is seen", f"{name} drew a world he can tell from the game")
            self.report.worlds[name] += 1
            self.report.imagined[name] += self.game.key(world) != self.game.key(self.table.state)

    def exact(self, viewer: int) -> None:
        """A belief heard line by line equals one rebuilt, and holds the worlds that playing every path finds."""
        name = self.game.viewer_name(viewer)
        worlds = self.weights(self.beliefs[viewer])
        if worlds is None:
            return
        rebuilt = self.game.belief(viewer)
        paths = None if isinstance(rebuilt, PathBelief) else PathBelief(self.game, viewer, most=3000)
        for heard in self.table.story(viewer):
            rebuilt.hear(*heard)
            try:
                if paths is not None:
                    paths.hear(*heard)
            except OverflowError:
                paths = None
        if not _close(worlds, self.weights(rebuilt)):
            raise self.broken("a belief heard equals one rebuilt", f"{name}'s belief depends on more than the story")
        if self.game.key(self.table.state) not in worlds or self.game.key(self.twins[viewer]) not in worlds:
            raise self.broken("a belief holds what can be true", f"{name} rules out a world that fits the story")
        if paths is not None and not _close(worlds, self.weights(paths)):
            raise self.broken("a belief is exact", f"{name}'s worlds or weights differ from those found by following every path")

    def weights(self, belief: Belief) -> dict[str, float] | None:
        worlds = belief.worlds()
        if worlds is None:
            return None
        found: dict[str, float] = {}
        for world, weight in worlds:
            key = self.game.key(world)
            found[key] = found.get(key, 0.0) + weight
        return found


def _close(one: dict[str, float], other: dict[str, float] | None) -> bool:
    return other is not None and one.keys() == other.keys() and all(abs(one[key] - other[key]) < 1e-6 for key in one)

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

import math
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from gaslamp.core import (
    NOBODY,
    REFEREE,
    Belief,
    Game,
    GaslampError,
    NotationError,
    PathBelief,
    Rng,
    State,
    Table,
    Viewer,
    as_bytes,
    members,
    referee,
)
from gaslamp.core.paths import alike, retold
from gaslamp.core.table import Line, legal
from gaslamp.records import Record, read, replay, write

MORE = 100
"""Games played beyond those asked for where they proved nothing to some viewer."""
ENOUGH = 30
"""How often something hidden must have happened before we say that it should have been in doubt."""
SIGMAS = 6
"""How many standard deviations away from its weights a belief may draw."""
OFTEN = 4
"""Drawings and words are looked at in one position of so many."""
SELDOM = 24
"""After one move in so many the costly laws are checked, and at the end of each game."""
DRAWS = 6
"""Worlds drawn at each look at a belief."""
TRIES = 40
"""How often a story is played again before a viewer's twin is drawn from the belief instead; less often where that failed."""


MORE_SEEN = "who sits somewhere knows what the public knows"


class LawBroken(AssertionError):
    def __init__(self, law: str, text: str) -> None:
        super().__init__(law, text)
        self.law = law
        self.text = text

    def __str__(self) -> str:
        return self.text


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
    surprise: dict[str, float] = field(default_factory=dict)
    """How much oftener than their weights say certain worlds were drawn, in all."""
    spread: dict[str, float] = field(default_factory=dict)
    """The variance that this sum has where worlds are drawn by their weights."""
    certain: dict[str, int] = field(default_factory=dict)
    """Times a viewer was shown less than the move although nothing else could have been played, by viewer and sighting."""
    open: dict[str, int] = field(default_factory=dict)
    """Times something else could have been."""

    def add(self, other: Report) -> None:
        """Take in another run of the same game."""
        self.games += other.games
        self.moves += other.moves
        for mine, others in zip(self.by_viewer(), other.by_viewer(), strict=True):
            for viewer, count in others.items():
                mine[viewer] = mine.get(viewer, 0) + count

    def by_viewer(self) -> tuple[dict[str, Any], ...]:
        counts = (self.hidden, self.pairs, self.differed, self.worlds, self.imagined)
        return (*counts, self.surprise, self.spread, self.certain, self.open)

    def unproven(self) -> list[str]:
        """Viewers from whom something was hidden, and who never met a twin or imagined a world that differed."""
        return [
            viewer for viewer, lines in self.hidden.items() if lines and not (self.differed[viewer] and self.imagined[viewer])
        ]


def check_laws(game: Game, games: int = 100, seed: int = 0, progress: Callable[[], None] = lambda: None) -> Report:
    """Play that many random games and check every law on each."""
    report = check_games(game, range(games), seed, progress)
    play_on(game, report, seed)
    conclude(game, report)
    return report


def play_on(game: Game, report: Report, seed: int = 0) -> None:
    """Where so few games proved nothing to some viewer, play more of them."""
    for number in range(report.games, report.games + MORE):
        if not report.unproven():
            return
        report.add(check_games(game, [number], seed))


def check_games(game: Game, numbers: Iterable[int], seed: int = 0, progress: Callable[[], None] = lambda: None) -> Report:
    """The games of these numbers only: for sharing the work. `conclude` is then for the sum of the reports."""
    report = Report()
    _words(game)
    for number in numbers:
        _Check(game, Rng(seed << 32 | number), report).run()
        progress()
    return report


def conclude(game: Game, report: Report) -> None:
    """The laws that only many games can show."""
    for viewer in report.unproven():
        if not report.differed[viewer]:
            raise _broken("same things seen, same view", f"no twin of {viewer} ever differed: nothing was proven", game)
        raise _broken("a belief holds what can be true", f"{viewer} only ever imagines the truth", game)
    for sighting, times in report.certain.items():
        if times >= ENOUGH and not report.open.get(sighting):
            raise _broken(
                "what is hidden could be otherwise", f"{sighting} was never in doubt: it is no chance, or decided before", game
            )
    for drawn, surprise in report.surprise.items():
        if abs(surprise) > SIGMAS * math.sqrt(report.spread[drawn]) + 1.0:
            raise _broken("a belief draws by its weights", f"{drawn} comes {surprise:+.0f} times too often", game)


def _broken(law: str, what: str, game: Game, lines: Iterable[Line] = ()) -> LawBroken:
    moves = ", ".join(f"{game.seat_name(seat)}: {game.text(move)}" for seat, move in lines)
    return LawBroken(law, f"law “{law}” is broken in {game.name}: {what}" + (f"\n  after {moves}" if moves else ""))


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
        return Line(REFEREE, int(state.pick(REFEREE, rng)))
    moves = state.moves(seat)
    return Line(seat, int(moves[rng.below(len(moves))]))


def _words(game: Game) -> None:
    """Moves read back from their words, and words and seats can stand in a record."""
    law = "moves read back from their text"
    for move, word in enumerate(game.words):
        try:
            back = {int(game.read(word)), int(game.read(f"  {word.upper()} "))}
        except NotationError:
            back = set()
        if game.text(move) != word or back != {move}:
            raise _broken(law, f"“{word}” does not read back as move {move}", game)
        if set(word) & set(",;\n\r") or " ".join(word.lower().split()) != word or not word:
            raise _broken(law, f"“{word}” cannot stand in a record", game)
    for seat in game.seats:
        if not re.fullmatch(r"[a-z][a-z0-9_]*", seat) or seat in ("public", "truth"):
            raise _broken(law, f"a seat called “{seat}” cannot stand in a record", game)


class _Check:
    """The laws on one random game."""

    def __init__(self, game: Game, rng: Rng, report: Report) -> None:
        self.game = game
        self.course = rng.fork()
        """Decides the game, which so does not depend on what is looked at."""
        self.rng = rng
        self.report = report
        self.table = Table(game)
        self.viewers = self.watchers()
        self.beliefs: dict[Viewer, Belief] = {viewer: game.belief(viewer) for viewer in self.viewers}
        self.twins: dict[Viewer, State] = {viewer: game.start() for viewer in self.viewers}
        self.tries = dict.fromkeys(self.viewers, TRIES)
        self.unsure = False
        """Whether something was just hidden from a viewer whose belief has never imagined anything but the truth."""
        self.drawing = False
        """Whether what is drawn and said of views is looked at in this position too."""
        self.reached: dict[Viewer, tuple[object, ...]] = {}
        """What each viewer gets out of this position."""
        self.countless: set[Viewer] = set()
        """Viewers for whom too many worlds fit to follow every path: that stays so, for a story only grows."""
        for viewer in self.viewers:
            for counts in report.by_viewer()[:5]:
                counts.setdefault(game.viewer_name(viewer), 0)

    def watchers(self) -> list[Viewer]:
        """Each seat, the public, and one set of seats that a person may hold together, another in each game."""
        held = [
            Viewer(seats) for seats in range(1 << len(self.game.seats)) if len(members(seats)) > 1 and self.game.may_hold(seats)
        ]
        return self.game.viewers() + ([held[self.rng.below(len(held))]] if held else [])

    def run(self) -> None:
        while True:
            self.position()
            if self.unsure or self.rng.below(SELDOM) == 0:
                self.costly()
            if not self.table.state.to_act():
                break
            self.step()
        self.costly()
        self.report.games += 1
        self.report.moves += len(self.table.lines)

    def broken(self, law: str, what: str) -> LawBroken:
        return _broken(law, what, self.game, self.table.lines)

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
        self.drawing = self.rng.below(OFTEN) == 0
        self.reached = {viewer: self.reaches(state, viewer) for viewer in self.viewers}
        for viewer in self.viewers:
            self.same_view(viewer, key)
        if self.game.key(state) != key:
            raise self.broken("to look changes nothing", "a view or a list of moves changed the state")
        self.copies(state, key)
        if len(acting) > 1:
            self.any_order(state, acting)

    def can_move(self, state: State, seat: int) -> None:
        moves = list(state.moves(seat))
        name = self.game.seat_name(seat)
        if not moves:
            raise self.broken("to act is to have a move", f"{name} is to act and has no move")
        if len(set(moves)) != len(moves) or moves != list(state.moves(seat)) or moves != list(state.copy().moves(seat)):
            raise self.broken("legal moves have a fixed order", f"{name}'s moves come twice or in another order")
        if not all(0 <= move < len(self.game.words) for move in moves):
            raise self.broken("moves read back from their text", f"{name} has a move without words")
        if state.pick(seat, Rng(len(self.table.lines))) not in moves:
            raise self.broken("to act is to have a move", f"{name} picked something else than a legal move")
        if seat == REFEREE:
            odds = list(state.odds()) or [1] * len(moves)
            if len(odds) != len(moves) or min(odds) <= 0 or sum(referee.odds(state)) != 1:
                raise self.broken("the referee's odds sum to one", f"odds {odds} for {len(moves)} moves")

    def end(self, state: State) -> None:
        if state.to_act() != NOBODY:
            return
        if not 0 <= state.winners() < 1 << len(self.game.seats) or not state.reason():
            raise self.broken("somebody acts until there is an outcome", "the outcome has no reason, or strangers won")
        if any(state.winners() & side not in (0, side) for side in self.game.sides.values()):
            raise self.broken("a side wins together", f"winners: {self.game.names(state.winners())}")

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
        shuffled = answers[:]
        for place in range(len(shuffled) - 1, 0, -1):
            other = self.rng.below(place + 1)
            shuffled[place], shuffled[other] = shuffled[other], shuffled[place]
        ends = {self.answered(state.copy(), answers), self.answered(state.copy(), shuffled)}
        if len(ends - {""}) > 1:
            raise self.broken("simultaneous answers may come in any order", "the order of the answers made a difference")

    def answered(self, state: State, answers: list[tuple[int, int]]) -> str:
        """The state after these answers; empty if chance had its say between them, and so may have made the difference."""
        chance = False
        for seat, move in answers:
            while state.to_act() >> REFEREE & 1:
                state.apply(REFEREE, state.pick(REFEREE, self.rng))
                chance = True
            if not state.to_act() >> seat & 1 or move not in list(state.moves(seat)):
                raise self.broken("simultaneous answers may come in any order", "an answer took away another's move")
            state.apply(seat, move)
        return "" if chance else self.game.key(state)

    # Laws about what is hidden.

    def reaches(self, state: State, viewer: Viewer) -> tuple[object, ...]:
        """Everything a viewer gets out of a state: the view, the last line in a sentence, the legal moves of his seats, the
        complaint about a wrong move; and now and then what is said and drawn of the view."""
        view = self.game.view(state, viewer)
        out: list[object] = [as_bytes(view)]
        out += [self.game.picture(view), self.game.beside(view)] if self.drawing else []
        out += [self.game.sentence(*line) for line in self.table.story(viewer)[-1:]]
        for seat in members(viewer):
            if seat >= len(self.game.seats):
                continue
            if state.to_act() >> seat & 1:
                out.append(list(state.moves(seat)))
            try:
                legal(self.game, state, seat, len(self.game.words))
            except GaslampError as error:
                out.append(error.message)
        return tuple(out)

    def same_view(self, viewer: Viewer, key: str) -> None:
        name = self.game.viewer_name(viewer)
        twin = self.twins[viewer]
        mine, others = self.reached[viewer], self.reaches(twin, viewer)
        if mine != others:
            differing = next((pair for pair in zip(mine, others, strict=False) if pair[0] != pair[1]), (mine, others))
            raise self.broken(
                "same things seen, same view", f"{name} could tell two games apart:\n  {differing[0]!r}\n  {differing[1]!r}"
            )
        for less in self.lesser(viewer) if self.drawing else []:
            if as_bytes(self.game.view(twin, less)) != self.reached[less][0]:
                raise self.broken(MORE_SEEN, f"{name} could tell two games apart by looking as {self.game.viewer_name(less)}")
        self.report.pairs[name] += 1
        self.report.differed[name] += key != self.game.key(twin)

    def lesser(self, viewer: Viewer) -> list[Viewer]:
        """The public, and the single seats of a viewer in several: he may look through their eyes too."""
        return [less for less in self.game.viewers() if less & viewer == less and less != viewer]

    def step(self) -> None:
        """Play a random move, in the game and, as each viewer saw it, in his twin and his belief."""
        state = self.table.state
        line = _random_line(state, self.course)
        seen = {viewer: int(self.game.seen(state, *line, viewer)) for viewer in self.viewers}
        open_move = all(what == line.move for what in seen.values())
        hidden: list[Viewer] = []
        for viewer, what in seen.items():
            if not 0 <= what < len(self.game.words):
                raise self.broken(
                    "moves read back from their text", f"{self.game.viewer_name(viewer)} sees {what}, which has no words"
                )
            self.tells_no_secret(line, what, viewer, open_move)
            if self.count_hidden(line, what, viewer):
                hidden.append(viewer)
        self.table.play(*line)
        for viewer, what in seen.items():
            heard = Line(line.seat, what)
            if self.table.story(viewer)[-1] != heard:
                raise self.broken(
                    "a story is what was seen", f"{self.game.viewer_name(viewer)} saw something else the second time"
                )
            try:
                self.beliefs[viewer].hear(*heard)
            except ValueError as error:
                raise self.broken("a belief holds what can be true", f"{self.game.viewer_name(viewer)}: {error}") from error
            self.follow(heard, viewer, seen)
        # What is hidden seldom, or not for long, may not be there when beliefs are looked at again.
        self.unsure = any(not self.report.imagined[self.game.viewer_name(viewer)] for viewer in hidden)

    def count_hidden(self, line: Line, what: int, viewer: Viewer) -> bool:
        name, doubtful = self.game.viewer_name(viewer), len(alike(self.game, self.table.state, line.seat, what, viewer)) > 1
        self.report.hidden[name] += doubtful
        if what != line.move:
            counts = self.report.open if doubtful else self.report.certain
            sighting = f"“{self.game.text(what)}” for {name}"
            counts[sighting] = counts.get(sighting, 0) + 1
        return doubtful

    def tells_no_secret(self, line: Line, what: int, viewer: Viewer, open_move: bool) -> None:
        """What is seen of a move is the same in the twin, if it can be made there: otherwise to move and take back is to spy.
        And where a move everybody sees can be taken back, it can be made there; what everybody foresaw, it alone."""
        twin = self.twins[viewer]
        if not twin.to_act() >> line.seat & 1:
            return
        foreseen = line.seat == REFEREE and self.game.foreseen(line.move)
        moves = [int(move) for move in twin.moves(line.seat)]
        if line.move not in moves or (foreseen and len(moves) > 1):
            takes_back = foreseen or (line.seat != REFEREE and self.game.takes_back(line.seat))
            if (foreseen or open_move) and takes_back and not self.ends_with(line):
                told = f"that {self.game.seat_name(line.seat)} could play “{self.game.text(line.move)}”"
                raise self.broken("a move taken back has told nothing", f"{self.game.viewer_name(viewer)} would learn {told}")
        else:
            there = int(self.game.seen(twin, *line, viewer))
            if there != what:
                both = f"“{self.game.text(what)}” or “{self.game.text(there)}”"
                raise self.broken(
                    "what is seen of a move depends on nothing hidden", f"{self.game.viewer_name(viewer)} sees {both}"
                )

    def ends_with(self, line: Line) -> bool:
        """Whether a move is the last, which nobody takes back."""
        after = self.table.state.copy()
        after.apply(*line)
        return after.to_act() == NOBODY

    def follow(self, heard: Line, viewer: Viewer, seen: dict[Viewer, int]) -> None:
        """Let a viewer's twin make some move that looks the same; where it cannot, find another twin."""
        twin = self.twins[viewer]
        fitting = alike(self.game, twin, heard.seat, heard.move, viewer)
        if fitting:
            move = int(twin.moves(heard.seat)[fitting[self.rng.below(len(fitting))]])
            for less in self.lesser(viewer):
                if self.game.seen(twin, heard.seat, move, less) != seen[less]:
                    name, ears = self.game.viewer_name(viewer), self.game.viewer_name(less)
                    raise self.broken(MORE_SEEN, f"{name} could tell two games apart by listening as {ears}")
            twin.apply(heard.seat, move)
        if not fitting or (self.rng.below(8) == 0 and self.game.key(twin) == self.game.key(self.table.state)):
            self.twins[viewer] = self.imagine(viewer)

    def imagine(self, viewer: Viewer) -> State:
        """A game in which this viewer saw the same story: played again at random, else drawn from his belief."""
        story = self.table.story(viewer)
        for _ in range(self.tries[viewer]):
            state = retold(self.game, viewer, story, self.rng)
            if state is not None:
                self.tries[viewer] = TRIES
                return state
        self.tries[viewer] = max(1, self.tries[viewer] // 4)
        return self.beliefs[viewer].draw(self.rng)

    # Laws about beliefs and records, checked now and then.

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
        record = Record.of(self.table, self.viewers[self.rng.below(len(self.viewers))])
        if read(write(record), find=lambda _name, _settings: self.game) != record:
            raise self.broken("a record replays to the same state", write(record))

    def imagined(self, viewer: Viewer) -> None:
        """Every world a belief draws looks, to its viewer, like what he sees."""
        for source in (self.beliefs[viewer], self.beliefs[viewer].copy()):
            if self.reaches(source.draw(self.rng), viewer) != self.reached[viewer]:
                name = self.game.viewer_name(viewer)
                raise self.broken("a world looks like what is seen", f"{name} drew a world he can tell from the game")

    def exact(self, viewer: Viewer) -> None:
        """A belief heard line by line equals one rebuilt, and holds the worlds that playing every path finds."""
        name = self.game.viewer_name(viewer)
        belief, rebuilt = self.beliefs[viewer], self.game.belief(viewer)
        paths = None if isinstance(rebuilt, PathBelief) or viewer in self.countless else PathBelief(self.game, viewer, most=3000)
        for heard in self.table.story(viewer):
            rebuilt.hear(*heard)
            try:
                if paths is not None:
                    paths.hear(*heard)
            except OverflowError:
                paths = None
                self.countless.add(viewer)
        worlds, again, found = self.weights(belief), self.weights(rebuilt), None if paths is None else self.weights(paths)
        seeds = [int(self.rng.next32()) for _ in range(DRAWS)]
        drawn = [self.game.key(belief.draw(Rng(seed))) for seed in seeds]
        if not _close(worlds, again) or drawn != [self.game.key(rebuilt.draw(Rng(seed))) for seed in seeds]:
            raise self.broken("a belief heard equals one rebuilt", f"{name}'s belief depends on more than the story")
        if worlds is not None and not {self.game.key(self.table.state), self.game.key(self.twins[viewer])} <= worlds.keys():
            raise self.broken("a belief holds what can be true", f"{name} rules out a world that fits the story")
        if worlds is not None and found is not None and not _close(worlds, found):
            raise self.broken("a belief is exact", f"{name}'s worlds or weights differ from those found by following every path")
        self.tally(viewer, drawn, worlds if worlds is not None else found)

    def tally(self, viewer: Viewer, drawn: list[str], worlds: dict[str, float] | None) -> None:
        """Count what was drawn against its weight: the truth, the twin, and the first half of the list."""
        name, truth = self.game.viewer_name(viewer), self.game.key(self.table.state)
        self.report.worlds[name] += len(drawn)
        self.report.imagined[name] += sum(key != truth for key in drawn)
        if worlds is None:
            return
        if not worlds.keys() >= set(drawn):
            raise self.broken("a belief draws by its weights", f"{name} drew a world that cannot be")
        half = dict(list(worlds.items())[: (len(worlds) + 1) // 2])
        for what, keys in (
            ("the truth", {truth}),
            ("the twin", {self.game.key(self.twins[viewer])}),
            ("the first half", set(half)),
        ):
            share = min(1.0, sum(worlds.get(key, 0.0) for key in keys))
            label = f"{name}: {what}"
            self.report.surprise[label] = self.report.surprise.get(label, 0.0) + sum((key in keys) - share for key in drawn)
            self.report.spread[label] = self.report.spread.get(label, 0.0) + len(drawn) * share * (1 - share)

    def weights(self, belief: Belief) -> dict[str, float] | None:
        worlds = belief.worlds()
        if worlds is None:
            return None
        found: dict[str, float] = {}
        for world, weight in worlds:
            key = self.game.key(world)
            found[key] = found.get(key, 0.0) + weight
        return found


def _close(one: dict[str, float] | None, other: dict[str, float] | None) -> bool:
    if one is None or other is None:
        return one is other
    return one.keys() == other.keys() and all(abs(one[key] - other[key]) < 1e-6 for key in one)

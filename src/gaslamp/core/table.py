"""A game in progress: the state, the moves that led to it, and what each viewer heard of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gaslamp.core.errors import IllegalMove, NotationError
from gaslamp.core.game import Game
from gaslamp.core.messages import Message
from gaslamp.core.rng import Rng
from gaslamp.core.state import REFEREE, TRUTH, State, Viewer
from gaslamp.core.view import Outcome, View


class Line(NamedTuple):
    """One line of a story: who moved, and the move, or what was seen of it."""

    seat: int
    move: int


class Table:
    """`play` is the checked way to move; nothing else changes the state but `undo`."""

    def __init__(self, game: Game, position: str = "") -> None:
        self.game = game
        self.position = position
        """Where the game began, if not at the start."""
        self.lines: list[Line] = []
        self.state = self._begin()
        self._stories: dict[Viewer, list[Line]] = {}

    def _begin(self) -> State:
        return self.game.place(self.position) if self.position else self.game.start()

    # Asking.

    def to_act(self) -> tuple[str, ...]:
        return self.game.names(self.state.to_act())

    def moves(self, seat: int) -> list[str]:
        """The legal moves of a seat, in words; none if it is not to act."""
        if not 0 <= seat <= REFEREE or not self.state.to_act() >> seat & 1:
            return []
        return [self.game.text(move) for move in self.state.moves(seat)]

    def view(self, viewer: Viewer) -> View:
        return self.game.view(self.state, viewer)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def story(self, viewer: Viewer) -> list[Line]:
        """The moves so far as a viewer saw them."""
        return list(self.heard(viewer))

    def heard(self, viewer: Viewer) -> Sequence[Line]:
        """The same, without a copy: to be looked at now."""
        if viewer == TRUTH:
            return self.lines
        if viewer not in self._stories:
            state = self._begin()
            heard: list[Line] = []
            for seat, move in self.lines:
                heard.append(Line(seat, self.game.seen(state, seat, move, viewer)))
                state.apply(seat, move)
            self._stories[viewer] = heard
        return self._stories[viewer]

    # Moving.

    def play(self, seat: int, move: str | int) -> None:
        """Make a move, given as text or number. What cannot be made raises and changes nothing."""
        number = legal(self.game, self.state, seat, move)
        for viewer, heard in self._stories.items():
            heard.append(Line(seat, self.game.seen(self.state, seat, number, viewer)))
        self.state.apply(seat, number)
        self.lines.append(Line(seat, number))

    def referee(self, rng: Rng) -> int:
        """Let the referee play as long as it is his turn; returns how many moves he made."""
        count = 0
        while self.state.to_act() >> REFEREE & 1:
            self.play(REFEREE, int(self.state.pick(REFEREE, rng)))
            count += 1
        return count

    # Taking back.

    def may_undo(self, seat: int) -> bool:
        """Whether the last player's move was this seat's, everybody saw it in full and the game goes on.

        Then taking it back tells nobody anything: everybody knew that it could be made, and what follows from a secret is a
        move of the referee's, which comes after it.
        """
        count = self.undoable(seat)
        return count > 0 and all(line.seat in (seat, REFEREE) for line in self.lines[-count:])

    def undoable(self, seat: int) -> int:
        """How many moves must go for a seat to take back its last one; 0 if it cannot. If some are others', they must agree.

        Never past new information: neither the referee's moves can be taken back, but for those that everybody foresaw, nor any
        that somebody saw only in part.
        """
        if not 0 <= seat < len(self.game.seats) or not self.state.to_act():
            return 0
        for back in range(1, len(self.lines) + 1):
            line = self.lines[-back]
            if line.seat == REFEREE and self.game.foreseen(line.move):
                continue
            if line.seat == REFEREE or not self.game.takes_back(line.seat):
                return 0
            if any(self.heard(viewer)[-back] != line for viewer in self.game.viewers()):
                return 0
            if line.seat == seat:
                return back
        return 0

    def undo(self, seat: int, consent: bool = False) -> str:
        """Take back a seat's last move, and say which it was; with the others' consent also moves that came after it."""
        count = self.undoable(seat)
        if count == 0 or not (consent or self.may_undo(seat)):
            raise IllegalMove("error-undo", seat=self.game.seat_name(seat) if 0 <= seat < len(self.game.seats) else str(seat))
        last = self.lines[-count]
        del self.lines[-count:]
        self.state = self._begin()
        for line in self.lines:
            self.state.apply(line.seat, line.move)
        for heard in self._stories.values():
            del heard[-count:]
        return self.game.text(last.move)

    def log(self, viewer: Viewer) -> list[Message]:
        """The story in sentences."""
        return [self.game.sentence(seat, seen) for seat, seen in self.story(viewer)]


def legal(game: Game, state: State, seat: int, move: str | int) -> int:
    """The number of a move that a seat may make now; otherwise an error that says what it may do.

    It tells a seat only what is public (who is to act) and its own legal moves. The referee's are nobody's business but a
    record's: whoever lets players name a seat reads it with `Game.read_seat`, which does not know him.
    """
    if not (0 <= seat < len(game.seats) or seat == REFEREE):
        raise NotationError("error-seat", text=str(seat), game=game.name, seats=", ".join(game.seats))
    to_act = state.to_act()
    who = game.seat_name(seat)
    if not to_act:
        raise IllegalMove("error-game-over", seat=who)
    if not to_act >> seat & 1:
        raise IllegalMove("error-not-to-act", seat=who, to_act=", ".join(game.names(to_act)))
    moves = [int(each) for each in state.moves(seat)]
    if isinstance(move, str):
        try:
            number = int(game.read(move))
        except NotationError as error:
            raise NotationError("error-no-such-move", text=move, seat=who, legal=_texts(game, moves)) from error
    else:
        number = move
    if number not in moves:
        name = game.text(number) if 0 <= number < len(game.words) else str(number)
        raise IllegalMove("error-illegal-move", move=name, seat=who, legal=_texts(game, moves))
    return number


def _texts(game: Game, moves: list[int]) -> str:
    return ", ".join(game.text(each) for each in moves)

"""Who may know what of a state. With `seen.py` this is the one gate; nothing else decides what reaches a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gaslamp.core.state import only
from gaslamp.core.view import View
from gaslamp.games.scotland_yard.board import KINDS, MR_X
from gaslamp.games.scotland_yard.moves import BLACK, SEATS, TICKETS
from gaslamp.games.scotland_yard.state import CAUGHT, HALF, OVER, QUESTIONS, STATION, UNKNOWN, YardState

if TYPE_CHECKING:
    from gaslamp.core.game import Game


class Window(msgspec.Struct, frozen=True):
    """A filled window of the travel log."""

    ticket: str
    station: int | None
    """What is written behind the ticket, for who may know it."""
    double: bool
    """One of the two rides of a double move."""


class LastSeen(msgspec.Struct, frozen=True):
    window: int
    station: int


class YardView(View, frozen=True, kw_only=True):
    game: str = "scotland_yard"
    question: str
    round: int
    rounds: int | None
    """So many rounds are played; None where the game lasts until all windows are filled."""
    windows: int
    """Windows of the travel log."""
    reveals: tuple[int, ...]
    """The windows in which Mr X shows himself."""
    log: tuple[Window, ...]
    doubling: int
    """How many rides of a double move are still to come."""
    detectives: dict[str, int]
    """Where they stand, in the order of their turns; who has no start card yet is not there."""
    stuck: tuple[str, ...]
    """Detectives who have no ride as things stand."""
    mrx: int | None
    """Where Mr X is: for himself, and for everybody while he shows himself or when he is caught."""
    last_seen: LastSeen | None
    tickets: dict[str, dict[str, int | None]]
    """Everybody's tickets; None where they never run out."""


def view(game: Game, state: YardState, viewer: int) -> YardView:
    is_mrx = bool(viewer & only(MR_X))
    board = state.board
    caught = state.question == OVER and state.why == CAUGHT
    open_now = state.window > 0 and state.shown(state.window)
    seen = [window for window in range(1, state.window + 1) if state.shown(window)]
    standing = [seat for seat in range(1, board.detectives + 1) if state.at[seat] != UNKNOWN]
    return YardView(
        **game.frame(state, viewer),
        question=QUESTIONS[state.question],
        round=state.round,
        rounds=board.rounds or None,
        windows=board.windows,
        reveals=tuple(window for window in range(1, board.windows + 1) if state.shown(window)),
        log=tuple(_window(state, window, is_mrx) for window in range(1, state.window + 1)),
        doubling=state.doubling,
        detectives={SEATS[seat]: state.at[seat] for seat in standing},
        stuck=tuple(SEATS[seat] for seat in standing if not state.can_ride(seat)),
        mrx=(state.at[MR_X] or None) if is_mrx or open_now or caught else None,
        last_seen=LastSeen(seen[-1], state.log[seen[-1] - 1] // STATION) if seen else None,
        tickets={SEATS[seat]: _tickets(state, seat) for seat in range(board.detectives + 1)},
    )


def _window(state: YardState, window: int, is_mrx: bool) -> Window:
    entry = state.log[window - 1]
    station = (entry // STATION or None) if is_mrx or state.shown(window) else None
    return Window(TICKETS[entry % HALF], station, entry % STATION >= HALF)


def _tickets(state: YardState, seat: int) -> dict[str, int | None]:
    """Only Mr X has black tickets and doubles. [4, 5]"""
    kinds = range(KINDS if seat == MR_X else BLACK)
    endless = state.board.unlimited and seat == MR_X
    return {TICKETS[kind]: None if endless and kind < BLACK else state.tickets[KINDS * seat + kind] for kind in kinds}

"""Scotland Yard in text: one-line positions, a drawing for the terminal, sentences for the log.

A position is a line of `key=value` words, in the order below; what is left out is as at the start of a game:

    mrx=46 red=13 blue=155       where the pawns stand; while start cards are drawn, only those drawn so far
    turn=red                     whose ride it is; Mr X's if left out
    ridden=red                   instead: this detective has ridden, and the referee's answer is due
    doubling=2                   Mr X has announced a double move, and so many of its rides are to come
    log=t26,b,u46,2k,2t          the travel log: taxi, bus, underground, k for black; the station behind the ticket, needed only
                                 where he showed himself; a 2 before the halves of a double move
    tickets=red:9/8/4,mrx:5/3/3/5/2   taxi, bus, underground, Mr X's also black and double; of those who have not what they had
    over=mrx:escaped             the game has ended
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from gaslamp.core import Message, SetupError, View
from gaslamp.core.messages import Argument
from gaslamp.games.scotland_yard.board import KINDS, MR_X
from gaslamp.games.scotland_yard.maps import Map
from gaslamp.games.scotland_yard.moves import BLACK, DOUBLE, RIDES, SEATS, TICKETS
from gaslamp.games.scotland_yard.state import (
    ANSWER,
    CAUGHT,
    ESCAPED,
    HALF,
    OVER,
    REASONS,
    RIDE,
    START,
    STATION,
    UNKNOWN,
    YardState,
)
from gaslamp.games.scotland_yard.view import YardView
from gaslamp.kit import positions

LETTERS = "tbuk"
KEYS = (*SEATS, "turn", "ridden", "doubling", "log", "tickets", "over")


# One-line positions.


def position(state: YardState) -> str:
    seats = SEATS[: state.board.detectives + 1]
    words = {name: str(state.at[seat]) for seat, name in enumerate(seats) if state.at[seat] != UNKNOWN}
    if state.question == RIDE and state.turn != MR_X:
        words["turn"] = SEATS[state.turn]
    if state.question == ANSWER:
        words["ridden"] = SEATS[state.turn]
    words["doubling"] = str(state.doubling or "")
    words["log"] = ",".join(_entry(state, window) for window in range(1, state.window + 1))
    words["tickets"] = ",".join(f"{name}:{_purse(state, seat)}" for seat, name in enumerate(seats) if _spent(state, seat))
    if state.question == OVER:
        words["over"] = _ending(state.why)
    return positions.joined(words)


def _entry(state: YardState, window: int) -> str:
    entry = state.log[window - 1]
    half = "2" if entry % STATION >= HALF else ""
    return half + LETTERS[entry % HALF] + (str(entry // STATION) if entry >= STATION else "")


def _ending(why: int) -> str:
    return f"{'mrx' if why >= ESCAPED else 'detectives'}:{REASONS[why]}"


def _kinds(seat: int) -> int:
    return KINDS if seat == MR_X else BLACK


def _purse(state: YardState, seat: int) -> str:
    return "/".join(str(state.tickets[KINDS * seat + kind]) for kind in range(_kinds(seat)))


def _spent(state: YardState, seat: int) -> bool:
    places = range(KINDS * seat, KINDS * seat + _kinds(seat))
    return any(state.tickets[place] != state.board.tickets[place] for place in places)


def place(text: str, state: YardState) -> YardState:
    """Lay out a position on a fresh state."""
    words = positions.split(text, KEYS)
    seats = SEATS[: state.board.detectives + 1]
    for name in SEATS:
        if name in words and name not in seats:
            raise SetupError("error-seat", text=name, game="scotland_yard", seats=", ".join(seats))
    pawns = [name for name in seats if name in words]
    if pawns != list(seats[: len(pawns)]):
        raise SetupError("scotland_yard-position-order", seats=", ".join(seats))
    for seat, name in enumerate(pawns):
        state.at[seat] = positions.number(name, words[name], state.board.stations)
        if seat != MR_X:
            if state.occupied[state.at[seat]]:
                raise SetupError("scotland_yard-position-occupied", station=int(state.at[seat]))
            state.occupied[state.at[seat]] = 1
    if len(pawns) < len(seats):
        early = [key for key in words if key not in seats]
        if early:
            raise SetupError("scotland_yard-position-early", key=early[0], seats=", ".join(seats))
        state.turn = len(pawns)
        state.question = START
        _check_pawns(state)
        _check_cards(state)
        return state
    _read_tickets(state, positions.parts(words, "tickets"))
    for entry in positions.parts(words, "log"):
        _write(state, entry)
    _read_turn(state, words)
    return state


def _read_tickets(state: YardState, purses: list[str]) -> None:
    for each in purses:
        name, _, counts = each.partition(":")
        seat = positions.choice("tickets", name, SEATS[: state.board.detectives + 1])
        found = counts.split("/")
        if len(found) != _kinds(seat):
            raise SetupError("error-position-value", key="tickets", text=each, allowed=f"{name}:{_purse(state, seat)}")
        for kind, many in enumerate(found):
            endless = state.board.unlimited and seat == MR_X and kind < BLACK
            state.tickets[KINDS * seat + kind] = positions.number("tickets", many, 1 if endless else 999, 1 if endless else 0)


def _write(state: YardState, text: str) -> None:
    """A window of the travel log."""
    fits = re.fullmatch(rf"(2?)([{LETTERS}])([0-9]{{0,3}})", text)
    shown = state.shown(state.window + 1)
    if not fits or (shown and not fits[3]) or state.window >= state.board.windows:
        example = "t46" if shown else "t, b, u, k"
        raise SetupError("scotland_yard-position-log", text=text, window=int(state.window + 1), allowed=example)
    station = positions.number("log", fits[3], state.board.stations) if fits[3] else UNKNOWN
    state.log[state.window] = LETTERS.index(fits[2]) + STATION * station + (HALF if fits[1] else 0)
    state.window += 1


def _read_turn(state: YardState, words: dict[str, str]) -> None:
    """Whose ride it is, and which round; or that the game has ended."""
    doubles = sum(state.log[window] % STATION >= HALF for window in range(state.window)) // 2
    state.round = state.window - doubles
    state.doubling = positions.number("doubling", words["doubling"], 2) if "doubling" in words else 0
    hunters = SEATS[1 : state.board.detectives + 1]
    whose = [key for key in ("turn", "ridden", "over") if key in words]
    if len(whose) > 1:
        raise SetupError("scotland_yard-position-whose", keys=", ".join(f"{key}=" for key in whose))
    if "over" in words:
        state.end(positions.choice("over", words["over"], [_ending(why) for why in range(len(REASONS))]))
    elif "ridden" in words:
        state.turn = positions.choice("ridden", words["ridden"], hunters) + 1
        state.then = state.next_hunter(state.turn)
        state.question = ANSWER
    else:
        state.turn = positions.choice("turn", words.get("turn", "mrx"), ("mrx", *hunters))
        state.question = RIDE
        if state.turn == MR_X and state.doubling != 1:
            state.round += 1
    _check(state, doubles)


def _check(state: YardState, doubles: int) -> None:
    """What no game comes to is refused, as far as it would lead the rules astray."""
    board = state.board
    his_turn = state.turn == MR_X and state.question == RIDE
    _check_pawns(state)
    if state.window and state.log[state.window - 1] // STATION not in (UNKNOWN, state.at[MR_X]):
        raise SetupError("scotland_yard-position-impossible")
    if (state.doubling and not his_turn) or not _paired(state):
        raise SetupError("scotland_yard-position-impossible")
    held = doubles + (1 if state.doubling else 0) + state.tickets[DOUBLE]
    if held > board.tickets[DOUBLE] or (board.rounds == 0 and state.window + state.doubling > board.windows):
        raise SetupError("scotland_yard-position-doubles", most=int(board.tickets[DOUBLE]))
    if state.question == OVER:
        return
    if state.turn != MR_X and state.window == 0:
        raise SetupError("scotland_yard-position-no-log")
    full = state.round > board.rounds if board.rounds else his_turn and state.window == board.windows
    if full or (his_turn and not state.hunters_can_ride()):
        raise SetupError("scotland_yard-position-over", over="mrx:escaped" if full else "mrx:stuck")
    if state.question == RIDE and len(state.moves(state.turn)) == 0:
        raise SetupError("scotland_yard-position-no-ride", seat=SEATS[state.turn])


def _check_pawns(state: YardState) -> None:
    """Mr X is never where a detective is, but for one who has just come there."""
    came = state.turn if state.question == ANSWER else MR_X
    met = [seat for seat in range(1, state.board.detectives + 1) if seat != came and state.at[seat] == state.at[MR_X] != UNKNOWN]
    if bool(met) != (state.question == OVER and state.why == CAUGHT):
        raise SetupError("scotland_yard-position-impossible")


def _check_cards(state: YardState) -> None:
    """While cards are drawn, pawns stand on cards: from there Mr X always has a first ride."""
    for seat in range(state.turn):
        cards = [int(card) for card in (state.board.cards if seat == MR_X else state.board.detective_cards)]
        if state.at[seat] not in cards:
            allowed = ", ".join(str(card) for card in cards)
            raise SetupError("error-position-value", key=SEATS[seat], text=str(state.at[seat]), allowed=allowed)


def _paired(state: YardState) -> bool:
    """Whether double moves fill two windows in a row, but for one that is under way."""
    window = 0
    while window < state.window:
        half = state.log[window] % STATION >= HALF
        if half and window + 1 < state.window and state.log[window + 1] % STATION < HALF:
            return False
        window += 2 if half else 1
    return bool((window > state.window) == (state.doubling == 1))


# The drawing.


def picture(view: View, charted: Map, possible: Iterable[int] = ()) -> str:
    """The map by its stations' numbers: `R46` is red at 46, `X46` Mr X, `?46` where he was seen last, `•46` where he can be."""
    assert isinstance(view, YardView)
    marks = {view.last_seen.station: "?"} if view.last_seen is not None else {}
    marks |= dict.fromkeys(possible, "•")
    if view.mrx is not None:
        marks[view.mrx] = "X"
    marks |= {station: seat[0].upper() for seat, station in view.detectives.items()}
    lines, spots = charted.sketch
    lines = lines[:]
    for station, mark in marks.items():
        row, column = spots[station]
        lines[row] = lines[row][:column] + mark + lines[row][column + 1 :]
    return "\n".join(lines)


def beside(view: View) -> list[Message]:
    """What lies beside the board."""
    assert isinstance(view, YardView)
    lines = [Message("scotland_yard-round", {"round": view.round, "window": len(view.log)} | _length(view))]
    if view.log:
        lines.append(Message("scotland_yard-log", {"windows": tuple(_window(view, window) for window in range(len(view.log)))}))
    if view.mrx is not None:
        lines.append(Message("scotland_yard-here", {"station": view.mrx}))
    elif view.last_seen is not None:
        seen = {"station": view.last_seen.station, "window": view.last_seen.window}
        lines.append(Message("scotland_yard-last-seen", seen))
    for seat, tickets in view.tickets.items():
        args: dict[str, Argument] = {"who": named_seat(seat), "tickets": tuple(_many(kind, tickets[kind]) for kind in tickets)}
        if seat in view.detectives:
            lines.append(Message("scotland_yard-detective", args | {"station": view.detectives[seat]}))
        else:
            lines.append(Message("scotland_yard-tickets", args))
    if view.stuck:
        lines.append(Message("scotland_yard-stuck", {"who": tuple(named_seat(seat) for seat in view.stuck)}))
    return lines


def _length(view: YardView) -> dict[str, Argument]:
    return {"rounds": view.rounds or 0, "windows": view.windows}


def _window(view: YardView, number: int) -> Message:
    window = view.log[number]
    args: dict[str, Argument] = {"number": number + 1, "ticket": named_ticket(window.ticket), "station": window.station or 0}
    return Message("scotland_yard-window", args)


def _many(kind: str, many: int | None) -> Message:
    return Message("scotland_yard-many", {"ticket": named_ticket(kind), "count": "∞" if many is None else many})


def named_seat(seat: str) -> Message:
    return Message(f"scotland_yard-seat-{seat}" if seat in SEATS else "referee")


def named_ticket(ticket: str) -> Message:
    return Message(f"scotland_yard-ticket-{ticket}")


def asks(view: View) -> Message | None:
    """Whose ride it is, and what is special about it."""
    assert isinstance(view, YardView)
    if view.question != "ride":
        return None
    who: Argument = tuple(named_seat(seat) for seat in view.to_act)
    args: dict[str, Argument] = {"who": who, "round": view.round} | _length(view)
    if view.to_act[0] != "mrx":
        return Message("scotland_yard-asks-detective", args)
    args["window"] = window = len(view.log) + 1
    args["reveal"] = 1 if window in view.reveals else 0
    return Message(f"scotland_yard-asks-mrx{f'-{view.doubling}' if view.doubling else ''}", args)


# Sentences.


def sentence(seat: str, move: str) -> Message:
    """The log line for a move."""
    verb, *rest = move.split()
    args: dict[str, Argument] = {"who": named_seat(rest[0] if verb == "start" else seat)}
    if verb in TICKETS[:RIDES]:
        args["ticket"] = named_ticket(verb)
        verb = "ride"
    if not rest:
        return Message(f"scotland_yard-{verb}", args)
    if rest[-1] == "?":
        return Message(f"scotland_yard-{verb}-unseen", args)
    return Message(f"scotland_yard-{verb}", args | {"station": int(rest[-1])})

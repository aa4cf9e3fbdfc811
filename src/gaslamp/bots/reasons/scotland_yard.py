"""Scotland Yard: where Mr X can be, as far as the detectives know, and how far that is by the tickets they have left."""

from gaslamp.core.messages import Argument, Message
from gaslamp.games.scotland_yard.belief import YardBelief
from gaslamp.games.scotland_yard.board import MR_X, Board, purse
from gaslamp.games.scotland_yard.moves import BLACK, BUS, TAXI, TICKETS, UNDERGROUND
from gaslamp.games.scotland_yard.state import YardState

NEAR = 2
"""Rides within which a detective has a station in his reach."""
NO_WAY = 0
"""Said instead of a number of rides, where the tickets left lead nowhere."""


def reason(belief: YardBelief, seat: int, move: int) -> Message | None:
    if seat != MR_X:
        return _hunt(belief, seat, move)
    return _double(belief) if move == belief.known.board.double else _flight(belief, move)


def rides(board: Board, kinds: int, start: int) -> dict[int, int]:
    """How many rides it is to each station that these kinds of ticket lead to. (Who stands in the way may be gone by then.)"""
    found = {start: 0}
    line = [start]
    for station in line:  # it grows meanwhile
        place = kinds * (board.stations + 1) + station
        for at in range(board.first[place], board.first[place + 1]):
            end = int(board.ends[at])
            if end not in found:
                found[end] = found[station] + 1
                line.append(end)
    return found


def _hunt(belief: YardBelief, seat: int, ride: int) -> Message:
    """How many of the stations where Mr X can be a detective has in his reach."""
    after = belief.known.copy()
    after.apply(seat, ride)
    here, possible = int(after.at[seat]), belief.possible()
    far = rides(after.board, int(purse(after.tickets, seat)), here)
    away = [far[station] for station in possible if station in far]
    args: dict[str, Argument] = {"all": len(possible), "station": here}
    if len(possible) == 1:
        return Message("why-yard-sure", {"where": possible[0], "station": here, "rides": min(away, default=-1)})
    near = sum(steps <= NEAR for steps in away)
    if near:
        return Message(
            "why-yard-there" if here in possible else "why-yard-near", args | {"near": near, "rest": len(possible) - near}
        )
    return Message("why-yard-far", args | {"rides": min(away, default=NO_WAY)})


def _flight(belief: YardBelief, ride: int) -> Message:
    """At how many stations they have to look for Mr X after a ride, and how near they are."""
    known, board = belief.known, belief.known.board
    here, ticket = int(board.to[ride]), int(board.by[ride])
    after = known.copy()
    after.apply(MR_X, ride)
    args: dict[str, Argument] = {"rides": min(_hunters_away(known, here), default=NO_WAY)}
    if known.shown(known.window + 1):
        reached = rides(board, int(purse(after.tickets, MR_X)), here)
        ways = sum(steps == 1 and not after.occupied[station] for station, steps in reached.items())
        return Message("why-yard-shown", args | {"ways": ways})
    args["all"] = _left(belief, ticket)
    if ticket != BLACK:
        return Message("why-yard-hidden", args)
    legal = {int(move) for move in known.moves(MR_X)}
    others = [each for each in (TAXI, BUS, UNDERGROUND) if each * board.stations + here - 1 in legal]
    if not others:
        return Message("why-yard-only-black", args)
    best = max(others, key=lambda each: _left(belief, each))  # of tickets that lead there, the one that hides most
    named = Message(f"scotland_yard-ticket-{TICKETS[best]}")
    return Message("why-yard-black", args | {"ticket": named, "plain": _left(belief, best)})


def _left(belief: YardBelief, ticket: int) -> int:
    """At how many stations the detectives have to look after they have seen a ticket."""
    outsider = belief.outsider
    assert outsider is not None  # it is Mr X's belief
    imagined = outsider.mrx.copy()
    imagined.spread(outsider.known, ticket)
    return len(imagined.possible(outsider.known.board.stations))


def _double(belief: YardBelief) -> Message:
    """Who could be where he is, if he did not go on."""
    assert belief.outsider is not None
    away = _hunters_away(belief.known, int(belief.known.at[MR_X]))
    return Message("why-yard-double", {"all": len(belief.outsider.possible()), "hunters": sum(steps == 1 for steps in away)})


def _hunters_away(known: YardState, station: int) -> list[int]:
    """How many rides away each detective is who can get to a station with the kinds of ticket he has. (Lines go both ways.)"""
    board = known.board
    by_kinds: dict[int, dict[int, int]] = {}
    found: list[int] = []
    for hunter in range(1, board.detectives + 1):
        kinds = int(purse(known.tickets, hunter))
        if kinds not in by_kinds:
            by_kinds[kinds] = rides(board, kinds, station)
        if int(known.at[hunter]) in by_kinds[kinds]:
            found.append(by_kinds[kinds][int(known.at[hunter])])
    return found

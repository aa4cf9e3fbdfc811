"""The gate: what somebody is told of a table. Built from nothing; no other module puts a table into messages.

A move is told as `Game.seen` allows, the position as `Game.view` does, chat and gestures to those who hear the channel;
everything else at a table is open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import msgspec

from gaslamp.core import PUBLIC, TRUTH, Belief, Game, Message, Outcome, Table, View, members
from gaslamp.core.view import as_bytes
from gaslamp.locales import knows
from gaslamp.server import log, messages
from gaslamp.server.decide import Tools, asked, channels, hears, may_ask_undo, may_undo, owed
from gaslamp.server.live import Holder, Live
from gaslamp.server.messages import AnyLine, Hint, Now, Proposal, Result, SeatInfo, TableInfo, Time, Told
from gaslamp.workers.job import Answer


def told(message: Message) -> Told:
    return message.id, dict(message.args)


# Lines.

OPEN: dict[type[log.Event], Any] = {
    log.Brought: messages.Brought,
    log.Left: messages.Left,
    log.Freed: messages.Freed,
    log.Begun: messages.Begun,
    log.Undone: messages.Undone,
    log.Resigned: messages.Resigned,
    log.Flagged: messages.Flagged,
    log.Proposed: messages.Proposed,
    log.Answered: messages.Answered,
    log.Paused: messages.Paused,
    log.Resumed: messages.Resumed,
    log.Outage: messages.Outage,
    log.Ended: messages.Ended,
    log.Followed: messages.Followed,
    log.Closed: messages.Closed,
}
"""Events that everybody may hear just as they are."""


def lines(live: Live, start: int, player: str, holder: Holder | None) -> tuple[AnyLine, ...]:
    """The log from a number on, as somebody may hear it."""
    return tuple(_line(live, number, player, holder) for number in range(start, live.number + 1))


def _line(live: Live, n: int, player: str, holder: Holder | None) -> AnyLine:
    at, event = live.entries[n]
    match event:
        case log.Opened():
            return messages.Opened(n=n, at=at, by=event.host_name, commitment=commitment(live))
        case log.Sat():
            return messages.Sat(n=n, at=at, seats=event.seats, name=event.name, level=event.level, nonce=event.nonce)
        case log.Moved():
            return _moved(live, n, at, event, holder)
        case log.Said() if hears(live, player, holder, event.channel, n):
            return messages.Said(n=n, at=at, channel=event.channel, name=event.name, seats=event.seats, text=event.text)
        case log.Gestured() if hears(live, player, holder, event.channel, n):
            return messages.Gestured(n=n, at=at, seat=event.seat, what=event.what, channel=event.channel)
    if type(event) in OPEN:
        return cast(AnyLine, OPEN[type(event)](n=n, at=at, **msgspec.structs.asdict(event)))
    return messages.Skip(n=n)


def _moved(live: Live, n: int, at: int, event: log.Moved, holder: Holder | None) -> messages.Moved:
    seen = live.seen(n, event, live.viewer(holder))
    if live.game is None:
        text: Told = ("log-line", {"seat": event.seat, "move": seen})
    else:
        text = told(live.game.sentence(live.game.read_actor(event.seat), live.game.read(seen)))
    secret = seen != live.seen(n, event, PUBLIC) and live.result is None
    sealed = live.commitments[n].hex() if n in live.commitments else None
    return messages.Moved(n=n, at=at, seat=event.seat, move=seen, text=text, secret=secret, commitment=sealed)


def commitment(live: Live) -> str | None:
    return live.chain.commitment.hex() if live.chain.provable else None


def head(live: Live) -> str | None:
    """The head of the chain. What it stands for is hidden by the salts of the table's key."""
    return live.head.hex() if live.chain.provable else None


# How things stand.


def now(live: Live, player: str, holder: Holder | None, tools: Tools, drawing: bool = False, key: str = "") -> Now:
    """`key`: what somebody's link to the table carries."""
    at = tools.now()
    opened, viewer = live.opened, live.viewer(holder)
    mine, screens = members(holder.seats) if holder is not None else [], live.holders_of(player)
    invites = bool(screens) or (bool(player) and player == opened.host)
    view = live.table.view(viewer) if live.table is not None and live.begun else None
    acting = [seat for seat in mine if seat in live.questions and not live.paused]
    going_on = live.table is not None and live.playing and not live.paused
    undo = going_on and any(may_undo(live, _table(live), seat) for seat in mine)
    return Now(
        table=live.id,
        n=live.number,
        at=at,
        game=opened.game,
        options=opened.settings,
        status=live.status,
        clock=opened.clock,
        aids=opened.aids,
        spectators=opened.spectators,
        public=opened.public,
        host=bool(player) and player == opened.host,
        keys=live.keys() if invites else {},
        watch=live.watching if invites else None,
        viewer="truth" if viewer == TRUTH else "+".join(live.names(viewer)) or "public",
        you=live.names(holder.seats) if holder is not None else (),
        owes=bool(owed(live, player)),
        screens=tuple(live.names(each.seats) for each in screens),
        seats=seats(live, player, key, at),
        view=msgspec.Raw(as_bytes(view)) if view is not None else None,
        drawing=live.game.picture(view) if drawing and live.game is not None and view is not None else None,
        beside=tuple(told(each) for each in live.game.beside(view)) if live.game is not None and view is not None else (),
        to_act=tuple(live.seats[seat] for seat in live.questions),
        asks=_asks(live, view),
        moves={live.seats[seat]: words(live, seat) for seat in acting},
        questions={live.seats[seat]: live.questions[seat][0] for seat in acting},
        may_undo=undo,
        may_ask_undo=holder is not None and going_on and not undo and may_ask_undo(live, _table(live), holder.seats),
        times={name: _time(live, seat, at) for seat, name in enumerate(live.seats)} if live.clocks.on else {},
        proposal=_proposal(live, tools),
        channels=channels(live, player, holder),
        aid=_aid(live, holder),
        result=result(live.opened.game, live.result),
        next=live.next,
    )


def _asks(live: Live, view: View | None) -> Told | None:
    going = live.playing and not live.paused
    asks = live.game.asks(view) if live.game is not None and view is not None and going else None
    return told(asks) if asks is not None else None


def _table(live: Live) -> Table:
    assert live.table is not None
    return live.table


def words(live: Live, seat: int) -> tuple[str, ...]:
    assert live.game is not None
    return tuple([live.game.words[move] for move in live.questions[seat][1]])


def seats(live: Live, player: str, key: str, at: int) -> dict[str, SeatInfo]:
    return {name: _seat(live, seat, player, key, at) for seat, name in enumerate(live.seats)}


def _seat(live: Live, seat: int, player: str, key: str, at: int) -> SeatInfo:
    holder, name = live.holders.get(seat), live.seats[seat]
    was_yours = bool(player) and live.status != "over" and live.held.get(player, 0) >> seat & 1 == 1
    if holder is None:
        kept = live.reserved.get(name)
        mine = bool(player) and kept == player
        locked = live.locked(player, key, name)
        return SeatInfo("open", gone=live.playing, kept=kept is not None, was_yours=was_yours or mine, locked=locked)
    if holder.level:
        return SeatInfo("bot", level=holder.level, holder=holder.number, was_yours=was_yours)
    here, yours = holder.player not in live.away, holder.player == player
    return SeatInfo("person", holder.name, holder=holder.number, here=here, gone=live.gone(seat, at), yours=yours)


def _time(live: Live, seat: int, at: int) -> Time:
    return Time(live.clocks.remaining(seat, at), seat in live.clocks.running)


def _proposal(live: Live, tools: Tools) -> Proposal | None:
    if live.proposal is None:
        return None
    waiting = sum(holder.seats for holder in asked(live, tools))
    return Proposal(live.proposal.what, live.names(live.proposal.by), live.names(waiting))


def result(game: str, outcome: Outcome | None) -> Result | None:
    """How a game ended, with the reason as a message: the game's own, or one of those a table may have."""
    if outcome is None:
        return None
    own, plain = (f"{prefix}reason-{outcome.reason.replace(' ', '-')}" for prefix in (f"{game}-", ""))
    return Result(outcome.winners, outcome.reason, (own if knows(own) else plain, {}))


def _aid(live: Live, holder: Holder | None) -> dict[str, dict[str, float]] | None:
    """What somebody could work out from what he saw, where the table allows such help."""
    if live.opened.aids == "off" or holder is None or live.game is None or live.table is None or not live.playing:
        return None
    noted = notes(live.game, lambda: _belief(live, holder))
    if live.opened.aids == "probabilities" or noted is None:
        return noted
    return {what: dict.fromkeys(shares, 1.0) for what, shares in noted.items()}


def notes(game: Game, believed: Callable[[], Belief]) -> dict[str, dict[str, float]] | None:
    """What can be concluded; nothing where that is too much to think about."""
    try:
        return game.notes(believed())
    except (OverflowError, ValueError):
        return None


def _belief(live: Live, holder: Holder) -> Belief:
    """The belief of somebody who heard his story and nothing else. One that took moves back hears it all again."""
    assert live.game is not None
    story = _table(live).story(holder.seats)
    heard, belief = live.beliefs.pop(holder.seats, ([], live.game.belief(holder.seats)))
    if heard != story[: len(heard)]:
        heard, belief = [], live.game.belief(holder.seats)
    for line in story[len(heard) :]:
        belief.hear(*line)
    live.beliefs[holder.seats] = (story, belief)
    return belief


def hint(game: Game, seat: int, answer: Answer) -> Hint:
    """What a computer player would do in somebody's seat, for him alone."""
    why = told(answer.reason) if answer.reason is not None else None
    return Hint(game.text(answer.move), told(game.sentence(seat, answer.move)), why)


# Lists.


class Summary(msgspec.Struct, frozen=True):
    """What is kept beside the log for lists: a table as nobody in particular sees it, and what depends on who asks."""

    info: TableInfo
    host: str
    players: dict[str, str]
    """By seat."""
    asked: tuple[str, ...]
    """Players whose turn it is."""
    keys: dict[str, str] = {}
    watch: str | None = None


def summary(live: Live) -> Summary:
    opened = live.opened
    info = TableInfo(
        id=live.id,
        game=opened.game,
        options=opened.settings,
        status=live.status,
        seats={name: _listed_seat(live, seat) for seat, name in enumerate(live.seats)},
        clock=opened.clock,
        aids=opened.aids,
        spectators=opened.spectators,
        public=opened.public,
        at=live.at,
        your_turn=False,
    )
    players = {live.seats[seat]: holder.player for seat, holder in live.holders.items() if holder.player}
    asked = tuple(players[live.seats[seat]] for seat in live.questions if live.seats[seat] in players)
    return Summary(info, opened.host, players, asked, live.keys(), live.watching)


def _listed_seat(live: Live, seat: int) -> SeatInfo:
    holder = live.holders.get(seat)
    if holder is None:
        return SeatInfo("open", kept=live.seats[seat] in live.reserved)
    return SeatInfo("bot" if holder.level else "person", holder.name, holder.level, holder.number)


def listed(kept: Summary, player: str) -> TableInfo:
    """A table in a list, for the player who asks."""
    seats = {
        name: msgspec.structs.replace(seat, yours=bool(player) and kept.players.get(name) == player)
        for name, seat in kept.info.seats.items()
    }
    sits = bool(player) and (player == kept.host or player in kept.players.values())
    turn = bool(player) and player in kept.asked
    keys, watch = (kept.keys, kept.watch) if sits else ({}, None)
    return msgspec.structs.replace(kept.info, seats=seats, your_turn=turn, keys=keys, watch=watch)

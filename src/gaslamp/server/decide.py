"""What a command leads to: either events, or a refusal that changes nothing. Time and chance are handed in; no sockets here."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

from gaslamp.bots import levels
from gaslamp.core import PUBLIC, REFEREE, Game, IllegalMove, SetupError, Table, members
from gaslamp.core.table import legal
from gaslamp.records import sealing
from gaslamp.server import log, messages
from gaslamp.server.errors import BadMessage, NotAllowed, NotFound, Stale, TooLong, TooMuch
from gaslamp.server.live import Holder, Live
from gaslamp.server.messages import CHAT_LENGTH, GESTURE_LENGTH, NAME_LENGTH

WATCHERS = "watchers"
"""Where spectators talk among themselves; players hear it only after the end."""

MOST_CHATTER = 2000
"""Lines of talk at one table."""
MOST_EVENTS = 20_000
"""Events at one table, of which the longest game needs a few thousand; then it is only played to its end."""
LONGEST_THINKING = 10
"""Seconds a computer player may think at a table."""
MOST_ROUNDS = 2000
"""More would take a time that depends on the position."""


@dataclass(frozen=True)
class Tools:
    """What the world gives us, handed in so that two runs can be made the same to the byte."""

    now: Callable[[], int]
    """Milliseconds since 1970."""
    random: Callable[[int], bytes]
    draw: Callable[[Live], int]
    """The referee's next move."""
    steady: Callable[[], int]
    """Milliseconds by a clock that nobody sets."""

    @property
    def ahead(self) -> int:
        """How far the host's clock is ahead of that one: it changes when the host's is set, or when the machine sleeps."""
        return self.now() - self.steady()


@dataclass(frozen=True)
class Actor:
    """Who gives a command: a player, and the one of his holders (at a shared screen there are several) the connection is for."""

    player: str
    name: str
    holder: Holder | None = None


def keyed_draw(live: Live) -> int:
    """The referee's draw: a function of the table's key, everybody's nonces and the number of the move it will be."""
    assert live.table is not None
    return int(live.table.state.pick(REFEREE, sealing.draw(live.chain.key, len(live.standing), live.nonces)))


# The game.


def begin(live: Live, tools: Tools) -> None:
    """The game begins when the last seat is taken and the last nonce brought."""
    if live.status == "open" and len(live.holders) == len(live.seats) and not live.owing:
        live.add(log.Begun(), tools.now())
        _referee(live, tools)


def move(live: Live, actor: Actor, command: messages.Move, tools: Tools) -> None:
    table = _going_on(live)
    seat = _seat(live, _holder(actor), command.seat, command.on)
    if live.questions[seat][0] != command.on:
        raise Stale("error-stale")
    play(live, table, seat, command.move, tools)


def play(live: Live, table: Table, seat: int, text: str, tools: Tools) -> None:
    number = legal(table.game, table.state, seat, text)
    _add_move(live, table, seat, number, tools)
    _referee(live, tools)


def advised(live: Live, holder: Holder, name: str, on: int) -> int:
    """The seat that somebody wants a hint for: where the table gives help, and while the question stands."""
    _going_on(live)
    if live.opened.aids == "off":
        raise NotAllowed("error-no-help")
    seat = _seat(live, holder, name, on)
    if live.questions[seat][0] != on:
        raise Stale("error-stale")
    return seat


def _seat(live: Live, holder: Holder, name: str, on: int) -> int:
    """Which of a person's seats a move is for."""
    asked = [seat for seat in members(holder.seats) if seat in live.questions]
    if name:
        asked = [seat for seat in asked if live.seats[seat] == name]
    if not asked and on < live.turned:
        raise Stale("error-stale")
    if not asked:
        to_act = ", ".join(live.seats[seat] for seat in live.questions)
        raise IllegalMove("error-not-to-act", seat=name or " + ".join(live.names(holder.seats)), to_act=to_act)
    if len(asked) > 1:
        raise BadMessage("error-which-seat", seats=", ".join(live.seats[seat] for seat in asked))
    return asked[0]


def _add_move(live: Live, table: Table, seat: int, move: int, tools: Tools) -> None:
    game = table.game
    full = game.text(move)
    seen = {game.viewer_name(viewer): game.text(game.seen(table.state, seat, move, viewer)) for viewer in game.viewers()}
    less = {viewer: text for viewer, text in seen.items() if text != full}
    live.add(log.Moved(seat=game.seat_name(seat), move=full, seen=less), tools.now())


def _referee(live: Live, tools: Tools) -> None:
    """Let the referee play, and say so if the game is over."""
    assert live.table is not None
    while live.table.state.to_act() >> REFEREE & 1:
        _add_move(live, live.table, REFEREE, tools.draw(live), tools)
    outcome = live.table.outcome()
    if outcome is not None:
        live.add(log.Ended(winners=outcome.winners, reason=outcome.reason), tools.now())


def undo(live: Live, actor: Actor, command: messages.Undo, tools: Tools) -> None:
    table = _going_on(live)
    holder = _holder(actor)
    if command.on < live.turned:
        raise Stale("error-stale")
    for seat in members(holder.seats):
        if may_undo(live, table, seat):
            live.add(log.Undone(seat=live.seats[seat], move=live.standing[-table.undoable(seat)]), tools.now())
            return
    raise IllegalMove("error-undo", seat=" + ".join(live.names(holder.seats)))


def may_undo(live: Live, table: Table, seat: int) -> bool:
    """Whether a seat may take back its last move without asking; a move that a computer player made for it stays."""
    return table.may_undo(seat) and live.standing[-table.undoable(seat)] not in live.bot_moves


def settle(live: Live, tools: Tools) -> None:
    """What is due by itself: a flag falls, a side that has given up loses, what everybody agreed to is done."""
    if live.game is None:
        return
    first = live.clocks.next_flag()
    if live.status == "live" and first is not None and first[0] <= tools.now():
        seat = first[1]
        live.add(log.Flagged(seat=live.seats[seat]), tools.now())
        _lose(live, 1 << seat, "lost on time", tools)
    for side in live.game.sides.values():
        if live.playing and live.resigned & side and not any(each.seats & ~live.resigned for each in _present(live, side, tools)):
            _lose(live, side, "resigned", tools)
    if live.playing:
        _carry_out(live, tools)


def _present(live: Live, side: int, tools: Tools) -> list[Holder]:
    """The people of a side who are not gone."""
    return [each for each in live.people() if each.seats & side and not _is_gone(live, each, tools)]


def _is_gone(live: Live, holder: Holder, tools: Tools) -> bool:
    return all(live.gone(seat, tools.now()) for seat in members(holder.seats))


def resign(live: Live, actor: Actor, command: messages.Resign, tools: Tools) -> None:
    """A side gives up when all its people do, who are not gone. A computer player has no say."""
    _playing(live)
    holder = _holder(actor)
    if not holder.seats & ~live.resigned:
        raise NotAllowed("error-resigned")
    live.add(log.Resigned(seats=live.names(holder.seats)), tools.now())


def _side(live: Live, seats: int) -> int:
    assert live.game is not None
    return next(side for side in live.game.sides.values() if side & seats)


def _lose(live: Live, seats: int, reason: str, tools: Tools) -> None:
    """The side of these seats loses; where all play together, nobody wins."""
    everybody = (1 << len(live.seats)) - 1
    live.add(log.Ended(winners=live.names(everybody & ~_side(live, seats)), reason=reason), tools.now())


# Sitting down and standing up.


def sit(live: Live, actor: Actor, command: messages.Sit, tools: Tools) -> None:
    game = _game(live)
    if live.status not in ("open", "live", "paused"):
        raise NotAllowed("error-over")
    seats = 0
    for name in command.seats:
        seat = _seat_named(live, name)
        if not _may_take(live, actor.player, seat):
            raise NotAllowed("error-taken", seat=name)
        seats |= 1 << seat
    if not live.may_take(actor.player, seats):
        raise NotAllowed("error-seen-too-much", seats=", ".join(command.seats))
    for other in live.people():
        if other.player != actor.player and not game.may_hold(seen := live.held.get(other.player, 0)) and seen & seats:
            raise NotAllowed("error-seen-by-other", name=other.name)
    together, name = seats, actor.name
    shared = actor.player in live.shared
    if shared or live.status != "open":  # who comes back is called what he was called: a new name could tell what he knows
        name = next((live.called[actor.player, seat] for seat in members(seats) if (actor.player, seat) in live.called), name)
    if actor.holder is not None and game.may_hold(seats | actor.holder.seats):
        together, name = seats | actor.holder.seats, actor.holder.name
    elif not shared and live.holders_of(actor.player):
        raise SetupError("error-hold", text=", ".join(live.names(seats | live.holders_of(actor.player)[0].seats)))
    if not game.may_hold(together):
        raise SetupError("error-hold", text=", ".join(live.names(together)))
    nonce = "" if live.came_back(actor.player) else command.nonce
    live.add(log.Sat(seats=live.names(together), name=name, nonce=nonce, player=actor.player), tools.now())
    begin(live, tools)


def _may_take(live: Live, player: str, seat: int) -> bool:
    """A seat that is free, and kept for nobody else; or one that was this player's before a computer player took over."""
    holder = live.holders.get(seat)
    if holder is None:
        return live.reserved.get(live.seats[seat], player) == player
    return bool(holder.level and live.held.get(player, 0) >> seat & 1)


def bring(live: Live, actor: Actor, command: messages.Bring, tools: Tools) -> None:
    seats = owed(live, actor.player)
    if not seats:
        raise NotAllowed("error-no-nonce")
    live.add(log.Brought(seats=live.names(seats), nonce=command.nonce), tools.now())
    begin(live, tools)


def owed(live: Live, player: str) -> int:
    """The seats of everybody at a player's screen who has still to bring a nonce."""
    return sum(holder.seats for holder in live.holders_of(player)) & live.owing


def leave(live: Live, actor: Actor, command: messages.Leave, tools: Tools) -> None:
    holder = _holder(actor)
    if live.status not in ("open", "live", "paused"):
        raise NotAllowed("error-over")
    live.add(log.Left(seats=live.names(holder.seats)), tools.now())


def substitute(live: Live, actor: Actor, command: messages.Substitute, tools: Tools) -> None:
    """A computer player for a seat whose person is gone."""
    _playing(live)
    _holder(actor)
    seats = _gone(live, command.seat, tools)
    level = command.level or levels.default(live.opened.game)
    check_level(level, live.opened.game)
    live.add(log.Sat(seats=live.names(seats), name="", nonce="", level=level), tools.now())


def check_level(level: str, game: str) -> None:
    """A level that a host can bear: nobody may make it think for an hour."""
    _, rounds, seconds = levels.check(level, game)
    if rounds > MOST_ROUNDS or seconds > LONGEST_THINKING:
        raise SetupError("error-level-long", level=level, seconds=LONGEST_THINKING, rounds=MOST_ROUNDS)


def free(live: Live, actor: Actor, command: messages.Open, tools: Tools) -> None:
    """A seat for whoever comes: of somebody gone, of a computer player, or kept for somebody who does not come.

    Whoever comes learns what the seat knows, and nobody can say that he is not the other side's second browser. So where ever
    a person sat, only his own side opens it.
    """
    seat = _seat_named(live, command.seat)
    holder = live.holders.get(seat)
    if live.status == "open":
        if actor.player != live.opened.host and (actor.holder is None or command.seat not in live.reserved):
            raise NotAllowed("error-host")
        if command.seat not in live.reserved and (holder is None or not holder.level):
            raise NotAllowed("error-not-gone", seat=command.seat)
        live.add(log.Freed(seat=command.seat), tools.now())
        return
    _playing(live)
    mine = _holder(actor)
    somebody_s = any(held >> seat & 1 for player, held in live.held.items() if player != actor.player)
    if somebody_s and not mine.seats & _side(live, 1 << seat):
        raise NotAllowed("error-other-side", seat=command.seat)
    seats = holder.seats if holder is not None and holder.level else _gone(live, command.seat, tools)
    if holder is None:
        raise NotAllowed("error-already-open", seat=command.seat)
    for name in live.names(seats):
        live.add(log.Freed(seat=name), tools.now())


def _gone(live: Live, name: str, tools: Tools) -> int:
    """The seats of somebody who is gone, by one of them."""
    seat = _seat_named(live, name)
    if not live.gone(seat, tools.now()):
        raise NotAllowed("error-not-gone", seat=name)
    holder = live.holders.get(seat)
    return holder.seats if holder is not None else 1 << seat


def close(live: Live, actor: Actor, command: messages.Close, tools: Tools) -> None:
    if actor.player != live.opened.host:
        raise NotAllowed("error-host")
    if live.status != "open":
        raise NotAllowed("error-begun")
    live.add(log.Closed(), tools.now())


# What needs the others' consent.


def propose(live: Live, actor: Actor, command: messages.Propose, tools: Tools) -> None:
    holder = _holder(actor)
    table = _going_on(live) if command.what != "end" else _playing(live)
    if live.proposal is not None:
        raise NotAllowed("error-proposal")
    if command.what == "undo" and not may_ask_undo(live, table, holder.seats):
        raise IllegalMove("error-undo", seat=" + ".join(live.names(holder.seats)))
    live.add(log.Proposed(seats=live.names(holder.seats), what=command.what), tools.now())


def may_ask_undo(live: Live, table: Table, seats: int) -> bool:
    """Whether one's last move can be taken back if the others agree.

    What a computer player did is never taken back: it could be asked again and again what it does, knowing what it knows.
    """
    counts = [count for seat in members(seats) if (count := table.undoable(seat))]
    return bool(counts) and not live.bot_moves.intersection(live.standing[-min(counts) :])


def answer(live: Live, actor: Actor, command: messages.Answer, tools: Tools) -> None:
    holder = _holder(actor)
    withdrawn = live.proposal is not None and live.proposal.by == holder.seats and not command.yes
    if not withdrawn and holder.number not in [other.number for other in asked(live, tools)]:
        raise NotAllowed("error-nothing-asked")
    live.add(log.Answered(seats=live.names(holder.seats), yes=command.yes), tools.now())


def asked(live: Live, tools: Tools) -> list[Holder]:
    """Who has still to answer the proposal: people at other screens who are not gone. Computer players agree to everything."""
    if live.proposal is None:
        return []
    by = {live.holders[seat].player for seat in members(live.proposal.by) if seat in live.holders}
    waiting = [holder for holder in live.people() if holder.player not in by and holder.seats & ~live.proposal.agreed]
    return [holder for holder in waiting if not _is_gone(live, holder, tools)]


def _carry_out(live: Live, tools: Tools) -> None:
    """Do what was proposed, once everybody agreed."""
    proposal = live.proposal
    if proposal is None or asked(live, tools):
        return
    if proposal.what == "pause":
        live.add(log.Paused(), tools.now())
    elif proposal.what == "end":
        gone = any(live.gone(seat, tools.now()) for seat in range(len(live.seats)))
        live.add(log.Ended(winners=(), reason="abandoned" if gone else "agreed"), tools.now())
    else:
        assert live.table is not None
        count, seat = min((count, seat) for seat in members(proposal.by) if (count := live.table.undoable(seat)))
        live.add(log.Undone(seat=live.seats[seat], move=live.standing[-count]), tools.now())


def resume(live: Live, actor: Actor, command: messages.Resume, tools: Tools) -> None:
    _playing(live)
    _holder(actor)
    if not live.paused:
        raise NotAllowed("error-not-paused")
    live.add(log.Resumed(), tools.now())


# Talking.


def channels(live: Live, player: str, holder: Holder | None) -> dict[str, bool]:
    """The channels somebody hears, and whether he may speak there now. Spectators are those who have seen no secret."""
    if holder is None:
        outside = bool(player) and not (live.playing and live.held.get(player))
        return {"table": False} | ({WATCHERS: True} if outside else {})
    if live.game is None:
        return {"table": True}
    seats = members(holder.seats)
    heard = [name for name, hearing in live.game.channels().items() if hearing & holder.seats]
    free = not live.playing
    return {name: free or any(live.game.may_say(seat, name) for seat in seats) for name in heard}


def hears(live: Live, player: str, holder: Holder | None, channel: str, number: int) -> bool:
    """Whether somebody hears what was said: on his channels, on a team's since he joined it.

    Teams keep to themselves even after the end; spectators do only as long as the game is on.
    """
    if channel in ("table", WATCHERS):
        return channel in channels(live, player, holder) or not live.playing
    return channel in channels(live, player, holder) and number >= live.listening.get((player, channel), 0)


def say(live: Live, actor: Actor, command: messages.Say, tools: Tools) -> None:
    _may_speak(live, actor, command.channel)
    text = clean(command.text, CHAT_LENGTH)
    seats = live.names(actor.holder.seats if actor.holder else PUBLIC)
    name = actor.holder.name if actor.holder else actor.name
    live.add(log.Said(channel=command.channel, player=actor.player, name=name, text=text, seats=seats), tools.now())


def gesture(live: Live, actor: Actor, command: messages.Gesture, tools: Tools) -> None:
    _playing(live)
    holder = _holder(actor)
    _may_speak(live, actor, command.channel)
    mine = {live.seats[seat]: seat for seat in members(holder.seats)}
    if command.seat and command.seat not in mine:
        raise NotAllowed("error-gesture-seat", seat=command.seat, seats=", ".join(mine))
    asked = next((seat for seat in mine.values() if seat in live.questions), members(holder.seats)[0])
    seat = mine.get(command.seat, asked)
    what = clean(command.what, GESTURE_LENGTH)
    live.add(log.Gestured(seat=live.seats[seat], what=what, channel=command.channel), tools.now())


def show(live: Live, table: Table, seat: int, what: str, tools: Tools) -> None:
    """What a computer player shows as it moves, where its seat may say anything at all."""
    if what and len(what) <= GESTURE_LENGTH and live.chatter < MOST_CHATTER and table.game.may_say(seat, "table"):
        live.add(log.Gestured(seat=live.seats[seat], what=what, channel="table"), tools.now())


def _may_speak(live: Live, actor: Actor, channel: str) -> None:
    where = channels(live, actor.player, actor.holder)
    if live.chatter >= MOST_CHATTER:
        raise TooMuch("error-chat-full", most=MOST_CHATTER)
    if channel not in where:
        raise NotFound("error-channel", channel=channel, channels=", ".join(where))
    if not where[channel]:
        raise NotAllowed("error-mute")


def clean(text: str, longest: int) -> str:
    """What somebody wrote, without what cannot be seen; refused if nothing is left or if it is too long."""
    seen = "".join(letter for letter in text if letter == " " or unicodedata.category(letter)[0] not in "CZ").strip()
    if not seen:
        raise BadMessage("error-empty")
    if len(seen) > longest:
        raise TooLong("error-too-long", longest=longest)
    return seen


def clean_name(text: str) -> str:
    return " ".join(clean(text, NAME_LENGTH).split())


# What most commands ask first.


def _holder(actor: Actor) -> Holder:
    if actor.holder is None:
        raise NotAllowed("error-no-seat")
    return actor.holder


def _game(live: Live) -> Game:
    if live.game is None:
        raise NotAllowed("error-old-rules", rules=live.opened.rules)
    return live.game


def _playing(live: Live) -> Table:
    _game(live)
    if not live.playing or live.table is None:
        raise NotAllowed("error-over" if live.result is not None or live.closed else "error-not-begun")
    return live.table


def _going_on(live: Live) -> Table:
    table = _playing(live)
    if live.paused:
        raise NotAllowed("error-paused")
    return table


def _seat_named(live: Live, name: str) -> int:
    return _game(live).read_seat(name)


COMMANDS: dict[type[messages.Command], Callable[..., None]] = {
    messages.Move: move,
    messages.Undo: undo,
    messages.Resign: resign,
    messages.Sit: sit,
    messages.Bring: bring,
    messages.Leave: leave,
    messages.Substitute: substitute,
    messages.Open: free,
    messages.Close: close,
    messages.Propose: propose,
    messages.Answer: answer,
    messages.Resume: resume,
    messages.Say: say,
    messages.Gesture: gesture,
}

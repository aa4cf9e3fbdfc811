"""A table as it stands: what its log says, folded together. A cache: it can be dropped at any time and rebuilt.

`Live.add` makes the next event, applies it and keeps it in `pending`; the room writes those to the store before anybody hears
of them, and throws the whole table away if that fails.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from gaslamp import games
from gaslamp.core import PUBLIC, REFEREE, TRUTH, Belief, Game, GaslampError, Line, Outcome, Table, Viewer, members
from gaslamp.server import log
from gaslamp.server.clocks import Clocks
from gaslamp.server.messages import Status
from gaslamp.server.store import Entry


@dataclass(frozen=True)
class Holder:
    """One person or one computer player in one or more seats."""

    number: int
    seats: Viewer
    name: str
    player: str = ""
    level: str = ""


@dataclass
class Proposal:
    what: str
    by: int
    """The holder who proposes."""
    agreed: set[int] = field(default_factory=set)


class Live:
    def __init__(self, table_id: str, opened: log.Opened) -> None:
        self.id = table_id
        self.opened = opened
        self.secret = bytes.fromhex(opened.secret)
        self.game = _game(opened)
        self.table = Table(self.game) if self.game else None
        self.seats = opened.seats
        self.number = -1
        self.head = log.START
        self.at = 0
        self.entries: list[tuple[int, log.AnyEvent]] = []
        """Time and event, by number."""
        self.pending: list[Entry] = []
        self.holders: dict[int, Holder] = {}
        """By seat."""
        self.reserved = dict(opened.reserved)
        self.held: dict[str, int] = {}
        """The seats a player ever held here: what he has seen, he cannot unsee."""
        self.nonces: list[str] = []
        self.standing: list[int] = []
        """The numbers of the moves that were not taken back, beside the lines of the table."""
        self.places: dict[int, int] = {}
        """Which line of the table each of them is."""
        self.turned = 0
        """The event that last changed the position."""
        self.questions: dict[int, tuple[int, tuple[int, ...]]] = {}
        """By seat asked: since which event it has been asked just this, and its legal moves."""
        self.clocks = Clocks(opened.clock, len(self.seats))
        self.begun = self.closed = self.paused = False
        self.proposal: Proposal | None = None
        self.resigned: set[int] = set()
        """Holders who have given up."""
        self.result: Outcome | None = None
        self.next: str | None = None
        self.beliefs: dict[Viewer, tuple[list[Line], Belief]] = {}
        """What viewers heard, and could believe, as far as somebody asked: only to save work."""
        self.away: dict[str, int] = {}
        """Players who are not connected, and since when."""
        self.grace = 0
        self._sat = 0

    # Made from the log, and adding to it.

    @staticmethod
    def rebuild(table_id: str, entries: Sequence[Entry]) -> Live:
        opened = log.read_event(entries[0].body)
        if not isinstance(opened, log.Opened):
            raise log.LogError("error-log-broken", log=table_id, number=0)
        live = Live(table_id, opened)
        log.check(table_id, live.secret, entries)
        for entry in entries:
            live._apply(log.read_event(entry.body), entry)
        return live

    def add(self, event: log.AnyEvent, at: int) -> None:
        at = max(at, self.at)  # a clock set back must not turn the log's order round
        body, number = log.write_event(event), self.number + 1
        entry = Entry(number, at, body, log.link(self.head, self.secret, number, at, body))
        self._apply(event, entry)
        self.pending.append(entry)

    def _apply(self, event: log.AnyEvent, entry: Entry) -> None:
        self.number, self.head, self.at = entry.number, entry.hash, entry.at
        self.entries.append((entry.at, event))
        match event:
            case log.Sat():
                self._sit(event)
            case log.Left():
                for name in event.seats:
                    self.holders.pop(self.seat(name), None)
            case log.Freed():
                self.holders.pop(self.seat(event.seat), None)
                self.reserved.pop(event.seat, None)
            case log.Begun():
                self.begun = True
            case log.Moved():
                self._move(event)
            case log.Undone():
                self._undo(event)
            case log.Resigned():
                self.resigned.add(self.holders[self.seat(event.seats[0])].number)
            case log.Proposed():
                self.proposal = Proposal(event.what, self.holders[self.seat(event.seats[0])].number)
            case log.Answered():
                self._answer(event)
            case log.Paused():
                self.paused, self.proposal = True, None
            case log.Resumed():
                self.paused = False
            case log.Outage():
                self.clocks.forgive(event.since, entry.at)
            case log.Ended():
                self.result, self.proposal = Outcome(event.winners, event.reason), None
            case log.Followed():
                self.next = event.table
            case log.Closed():
                self.closed = True
        if isinstance(event, log.Moved | log.Undone | log.Ended | log.Begun):
            self.turned = self.number
        if not isinstance(event, log.Said | log.Gestured):
            self._ask(event)

    def _sit(self, event: log.Sat) -> None:
        seats = Viewer(sum(1 << self.seat(name) for name in event.seats))
        holder = Holder(self._sat, seats, event.name, event.player, event.level)
        self._sat += 1
        for name in event.seats:
            self.holders[self.seat(name)] = holder
            self.reserved.pop(name, None)
        if event.player:
            self.held[event.player] = self.held.get(event.player, 0) | seats
        self.nonces.append(event.nonce)

    def _move(self, event: log.Moved) -> None:
        self.proposal = None
        if self.table is not None:
            self.table.play(self.table.game.read_actor(event.seat), event.move)
        self.places[self.number] = len(self.standing)
        self.standing.append(self.number)

    def _undo(self, event: log.Undone) -> None:
        self.proposal = None
        if self.table is not None:
            self.table.undo(self.seat(event.seat), consent=True)
        for number in self.standing[self.places[event.move] :]:
            del self.places[number]
        del self.standing[len(self.places) :]

    def _answer(self, event: log.Answered) -> None:
        if self.proposal is not None and event.yes:
            self.proposal.agreed.add(self.holders[self.seat(event.seats[0])].number)
        else:
            self.proposal = None

    def _ask(self, event: log.AnyEvent) -> None:
        """Who is asked what, since when, and whose clock runs."""
        asked: dict[int, tuple[int, tuple[int, ...]]] = {}
        if self.table is not None and self.playing:
            for seat in members(self.table.state.to_act() & ~(1 << REFEREE)):
                moves = tuple([int(move) for move in self.table.state.moves(seat)])
                before = self.questions.get(seat)
                asked[seat] = before if before and before[1] == moves else (self.number, moves)
        self.questions = asked
        if not self.clocks.on:
            return
        running = [seat for seat in asked if seat in self.holders and self.holders[seat].player] if not self.paused else []
        answered = isinstance(event, log.Moved | log.Begun | log.Undone)
        self.clocks.run(running, self.at, passed_on=answered, back=isinstance(event, log.Undone))

    # Asking.

    def seat(self, name: str) -> int:
        return self.seats.index(name)

    def names(self, seats: int) -> tuple[str, ...]:
        return tuple(self.seats[seat] for seat in members(seats & ~(1 << REFEREE)))

    @property
    def playing(self) -> bool:
        return self.begun and self.result is None and not self.closed

    @property
    def status(self) -> Status:
        if self.closed:
            return "closed"
        if self.result is not None:
            return "over"
        if self.game is None:
            return "old"
        if not self.begun:
            return "open"
        return "paused" if self.paused else "live"

    @property
    def invite(self) -> str:
        """What a link to a private table carries."""
        return log.keyed(self.secret, "invite", 0).hex()[:32]

    def holders_of(self, player: str) -> list[Holder]:
        """The people at one player's screen, one for most."""
        return list({holder.number: holder for holder in self.holders.values() if player and holder.player == player}.values())

    def people(self) -> list[Holder]:
        return list({holder.number: holder for holder in self.holders.values() if holder.player}.values())

    def viewer(self, holder: Holder | None) -> Viewer:
        """What somebody may see now: everything once the game is over."""
        if self.result is not None and self.begun:
            return TRUTH
        return holder.seats if holder is not None else PUBLIC

    def may_take(self, player: str, seats: int) -> bool:
        """Whether a player who saw what he saw here may hold these seats too."""
        held = self.held.get(player, 0)
        return self.game is not None and (not held or seats | held == held or self.game.may_hold(held | seats))

    def seen(self, number: int, event: log.Moved, viewer: Viewer) -> str:
        """What a viewer saw of a move. One taken back was seen by everybody in full."""
        if viewer == TRUTH:
            return event.move
        if self.table is None:
            return told_from_log(self.names(viewer), event)
        if number not in self.places:
            return event.move
        return self.table.game.text(self.table.story(viewer)[self.places[number]].move)

    # Who is here. Not in the log: the room tells us.

    def gone(self, seat: int, at: int) -> bool:
        """Whether the others may choose what becomes of a seat: its person left, or has been away for long."""
        holder = self.holders.get(seat)
        if holder is None:
            return self.playing
        return self.playing and holder.player in self.away and at - self.away[holder.player] >= self.grace


def told_from_log(seats: Sequence[str], event: log.Moved) -> str:
    """What somebody saw of a move by the log alone: in full if one of his seats did."""
    for seat in seats:
        if seat not in event.seen:
            return event.move
    return event.seen.get(seats[0] if seats else "public", event.move)


def _game(opened: log.Opened) -> Game | None:
    """The game, if it is still played here by the same rules."""
    try:
        game = games.make(opened.game, **opened.settings)
    except GaslampError:
        return None
    return game if game.rules == opened.rules and game.seats == opened.seats else None

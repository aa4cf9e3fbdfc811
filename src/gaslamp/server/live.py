"""A table as it stands: what its log says, folded together. A cache: it can be dropped at any time and rebuilt.

`Live.add` makes the next event, applies it and keeps it in `pending`; the room writes those to the store before anybody hears
of them, and throws the whole table away if that fails.
"""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from gaslamp import games
from gaslamp.core import PUBLIC, REFEREE, TRUTH, Belief, Game, GaslampError, Line, Outcome, Table, Viewer, members
from gaslamp.server import log
from gaslamp.server.chain import Chain
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
    """The seats of the one who proposes."""
    agreed: int = 0
    """The seats of those who agreed."""


class Live:
    def __init__(self, table_id: str, opened: log.Opened) -> None:
        self.id = table_id
        self.opened = opened
        self.secret = bytes.fromhex(opened.secret)
        self.chain = Chain(table_id, opened)
        self.game = _game(opened)
        self.table = Table(self.game) if self.game else None
        self.seats = opened.seats
        self.number = -1
        self.head = self.chain.start
        self.at = 0
        self.entries: list[tuple[int, log.AnyEvent]] = []
        """Time and event, by number."""
        self.pending: list[Entry] = []
        self.holders: dict[int, Holder] = {}
        """By seat."""
        self.reserved = dict(opened.reserved)
        self.known: set[str] = {opened.host, *opened.reserved.values()}
        """Players who ever had to do with this table."""
        self.held: dict[str, int] = {}
        """The seats a player ever held while the game was on: what he has seen, he cannot unsee."""
        self.shared: set[str] = set()
        """Players at whose screen several people sat."""
        self.called: dict[tuple[str, int], str] = {}
        """By player and seat: the name of the person who sat there."""
        self.listening: dict[tuple[str, str], int] = {}
        """By player and channel: since which event he has heard it."""
        self.taken: Counter[int] = Counter()
        """How often each seat was taken."""
        self.nonces: list[str] = []
        self.owing = 0
        """Seats whose people have still to bring their nonces."""
        self.commitments: dict[int, bytes] = {}
        """By move that not everybody saw in full: what is shown of it at once."""
        self.standing: list[int] = []
        """The numbers of the moves that were not taken back, beside the lines of the table."""
        self.places: dict[int, int] = {}
        """Which line of the table each of them is."""
        self.turned = 0
        """The event that last changed the position."""
        self.questions: dict[int, tuple[int, tuple[int, ...]]] = {}
        """By seat asked: since which event it has been asked just this, and its legal moves."""
        self._asked = self.questions
        """The same while the referee acts as it was before: whoever is then asked the same again was not disturbed."""
        self.clocks = Clocks(opened.clock, len(self.seats))
        self.begun = self.closed = self.paused = False
        self.proposal: Proposal | None = None
        self.resigned = 0
        """Seats whose people have given up."""
        self.bot_moves: set[int] = set()
        """The moves that computer players made."""
        self.gained: dict[int, int] = {}
        """By move that brought an increment: whose."""
        self.chatter = 0
        """How many lines of talk there are."""
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
        """The table its log tells of. A log that cannot be understood is an error of its own, whatever is wrong with it."""
        try:
            opened = log.read_event(entries[0].body)
            assert isinstance(opened, log.Opened)
            live = Live(table_id, opened)
            live.chain.check(entries)
            for entry in entries:
                live._apply(log.read_event(entry.body), entry)
        except log.LogError:
            raise
        except Exception as error:
            raise log.LogError("error-log-unread", log=table_id, why=str(error)) from error
        return live

    def hear(self, entries: Sequence[Entry]) -> None:
        """What another process added."""
        self.chain.check(entries, self.number + 1, self.head)
        for entry in entries:
            self._apply(log.read_event(entry.body), entry)

    def add(self, event: log.AnyEvent, at: int) -> None:
        at = max(at, self.at)  # a clock set back must not turn the log's order round
        body, number = log.write_event(event), self.number + 1
        entry = Entry(number, at, body, self.chain.link(self.head, number, at, body))
        self._apply(event, entry)
        self.pending.append(entry)

    def _apply(self, event: log.AnyEvent, entry: Entry) -> None:
        self.number, self.head, self.at = entry.number, entry.hash, entry.at
        self.entries.append((entry.at, event))
        match event:
            case log.Sat():
                self._sit(event)
            case log.Brought():
                self.nonces.append(event.nonce)
                self.owing &= ~self.set_of(event.seats)
            case log.Left():
                self._empty(self.set_of(event.seats))
            case log.Freed():
                self._empty(self.set_of([event.seat]))
                self.reserved.pop(event.seat, None)
            case log.Begun():
                self.begun = True
                self.held = {holder.player: 0 for holder in self.people()}
                for holder in self.people():
                    self.held[holder.player] |= holder.seats
            case log.Moved():
                self._move(event)
                if event.seen and self.chain.provable:
                    self.commitments[self.number] = self.chain.leaf(entry.number, entry.at, entry.body)
            case log.Undone():
                self._undo(event)
            case log.Said() | log.Gestured():
                self.chatter += 1
            case log.Resigned():
                self.resigned |= self.set_of(event.seats)
            case log.Proposed():
                self.proposal = Proposal(event.what, self.set_of(event.seats))
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
        seats = self.set_of(event.seats)
        before = {seat: self.holders[seat].player for seat in members(seats) if seat in self.holders}
        self._empty(seats)
        holder = Holder(self._sat, seats, event.name, event.player, event.level)
        self._sat += 1
        for name in event.seats:
            seat = self.seat(name)
            self.holders[seat] = holder
            self.taken[seat] += 1
            self.reserved.pop(name, None)
            if before.get(seat) != event.player:
                self.resigned &= ~(1 << seat)
        if event.nonce:
            self.nonces.append(event.nonce)
        elif event.player and not self.came_back(event.player):
            self.owing |= seats
        if event.player:
            self._meet(event, seats)

    def _meet(self, event: log.Sat, seats: Viewer) -> None:
        """Remember what a person who sits down has seen and heard from now on."""
        player = event.player
        self.known.add(player)
        if self.begun:
            self.held[player] = self.held.get(player, 0) | seats
        if len(self.holders_of(player)) > 1:
            self.shared.add(player)
        for seat in members(seats):
            self.called[player, seat] = event.name
        for channel, hearing in (self.game.channels() if self.game else {}).items():
            if hearing & seats:
                self.listening.setdefault((player, channel), self.number)

    def _empty(self, seats: int) -> None:
        """Nobody sits here now. Who held other seats besides keeps those; what he proposed is off."""
        if self.proposal is not None and self.proposal.by & seats:
            self.proposal = None
        self.owing &= ~seats
        for seat in members(seats):
            holder = self.holders.pop(seat, None)
            if holder is not None:
                rest = replace(holder, seats=Viewer(holder.seats & ~(1 << seat)))
                self.holders |= {other: rest for other, each in self.holders.items() if each.number == holder.number}

    def _move(self, event: log.Moved) -> None:
        self.proposal = None
        if self.table is not None:
            self.table.play(self.table.game.read_actor(event.seat), event.move)
        if event.seat in self.seats and self.seat(event.seat) in self.holders and self.holders[self.seat(event.seat)].level:
            self.bot_moves.add(self.number)
        self.places[self.number] = len(self.standing)
        self.standing.append(self.number)

    def _undo(self, event: log.Undone) -> None:
        self.proposal = None
        if self.table is not None:
            self.table.undo(self.seat(event.seat), consent=True)
        for number in self.standing[self.places[event.move] :]:
            del self.places[number]
            if number in self.gained:
                self.clocks.give_back(self.gained.pop(number), self.at)
        del self.standing[len(self.places) :]

    def _answer(self, event: log.Answered) -> None:
        if self.proposal is not None and event.yes:
            self.proposal.agreed |= self.set_of(event.seats)
        else:
            self.proposal = None

    def _ask(self, event: log.AnyEvent) -> None:
        """Who is asked what, since when, and whose clock runs: a person's, also of one who stood up, but no computer player's."""
        asked: dict[int, tuple[int, tuple[int, ...]]] = {}
        mover = self.seat(event.seat) if isinstance(event, log.Moved | log.Undone) and event.seat in self.seats else None
        if mover is not None:
            self._asked.pop(mover, None)
        if self.table is not None and self.playing:
            for seat in members(self.table.state.to_act() & ~(1 << REFEREE)):
                moves = tuple([int(move) for move in self.table.state.moves(seat)])
                before = self._asked.get(seat)
                asked[seat] = before if before is not None and before[1] == moves else (self.number, moves)
        self.questions = asked
        if asked:
            self._asked = dict(asked)
        if not self.clocks.on:
            return
        timed = [seat for seat in asked if seat not in self.holders or self.holders[seat].player] if not self.paused else []
        new = [seat for seat, (number, _) in asked.items() if number == self.number]
        if self.clocks.run(timed, self.at, moved=mover if isinstance(event, log.Moved) else None, new=new) and mover is not None:
            self.gained[self.number] = mover

    # Asking.

    def seat(self, name: str) -> int:
        return self.seats.index(name)

    def set_of(self, names: Sequence[str]) -> Viewer:
        return Viewer(sum(1 << self.seat(name) for name in names))

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

    def holders_of(self, player: str) -> list[Holder]:
        """The people at one player's screen, one for most."""
        if not player:
            return []
        return list({holder.number: holder for holder in self.holders.values() if holder.player == player}.values())

    def people(self) -> list[Holder]:
        return list({holder.number: holder for holder in self.holders.values() if holder.player}.values())

    def came_back(self, player: str) -> bool:
        """Whether he played here already. Then he brings no nonce, which all would read: it could say what he knows."""
        return self.begun and player in self.held

    def viewer(self, holder: Holder | None) -> Viewer:
        """What somebody may see now: everything once the game is over."""
        if self.result is not None and self.begun:
            return TRUTH
        return holder.seats if holder is not None else PUBLIC

    def may_take(self, player: str, seats: int) -> bool:
        """Whether a player who saw what he saw here may hold these seats too.

        Who saw more than one may see (at a shared screen) may come back only as long as nobody else plays.
        """
        held = self.held.get(player, 0)
        if self.game is None or not held or self.game.may_hold(held | seats):
            return self.game is not None
        return seats | held == held and all(holder.player == player for holder in self.people())

    def seen(self, number: int, event: log.Moved, viewer: Viewer) -> str:
        """What a viewer saw of a move. One taken back was seen by everybody in full."""
        if viewer == TRUTH:
            return event.move
        if self.table is None:
            return told_from_log(self.names(viewer), event)
        if number not in self.places:
            return event.move
        return self.table.game.text(self.table.heard(viewer)[self.places[number]].move)

    # Invitations to a private table.

    def keys(self) -> dict[str, str]:
        """For each seat that is open to whoever comes, what a link to it carries: the first who sits down by it uses it up."""
        if self.opened.public or self.status not in ("open", "live", "paused"):
            return {}
        free = [seat for seat, name in enumerate(self.seats) if seat not in self.holders and name not in self.reserved]
        return {self.seats[seat]: self._key("seat", self.taken[seat], self.seats[seat]) for seat in free}

    @property
    def watching(self) -> str | None:
        """What a link carries for those who may look on, as many as like: where spectators are welcome, and after the end."""
        if self.opened.public or not (self.opened.spectators or self.result is not None):
            return None
        return self._key("invite", 0)  # as all invitations once were: such a link still shows the table

    def _key(self, purpose: str, number: int, *more: str) -> str:
        return log.keyed(self.secret, purpose, number, *more).hex()[:32]

    def opens(self, key: str) -> set[str]:
        """The seats for which somebody's link is good."""
        return {seat for seat, good in self.keys().items() if same(key, good)}

    def admits(self, player: str, key: str) -> bool:
        """Whether somebody may know of the table: a private one only those who had to do with it, or whom a link lets in."""
        watching = same(key, self.watching or "")
        return bool(self.opens(key) or watching) or self.opened.public or (player != "" and player in self.known)

    def locked(self, player: str, key: str, seat: str) -> bool:
        """Whether somebody needs a link, and another one than he has, to take a seat."""
        return not self.opened.public and player not in self.known and seat not in self.opens(key)

    # Who is here. Not in the log: the room tells us.

    def gone(self, seat: int, at: int) -> bool:
        """Whether the others may choose what becomes of a seat: its person left, or has been away for long."""
        holder = self.holders.get(seat)
        if holder is None:
            return self.playing
        return self.playing and holder.player in self.away and at - self.away[holder.player] >= self.grace


def same(given: str, secret: str) -> bool:
    """Whether somebody knows a secret; how long it takes tells nothing. Nobody knows one that is not there."""
    return hmac.compare_digest(given.encode(errors="replace"), secret.encode()) and secret != ""


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

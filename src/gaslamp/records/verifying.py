"""Whether a game went as its proof says: by the rules, with every draw of the referee as the key and the nonces give it.

That the proof hangs together was seen when it was read. Here its story is played again, as a table plays it: who sat where, who
moved, what was asked and answered, how it ended. A lying server can write any chain whose sums are right, so nothing is believed
that can be checked. What cannot be (who was away, who is whose player) stands in docs/fairness.md.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from gaslamp.core import REFEREE, Game, NotationError, Outcome, SetupError, Table, members
from gaslamp.core.options import written
from gaslamp.core.table import legal
from gaslamp.records import proofs, sealing, shelf
from gaslamp.records.proofs import EVENTS_FROM, Event, Proof
from gaslamp.records.record import Record, on_line
from gaslamp.records.replaying import check_result
from gaslamp.records.writing import winners_text

MINUTE = 60_000
DAY = 24 * 60 * MINUTE

SITTING = (proofs.Sat, proofs.Brought, proofs.Left, proofs.Freed, proofs.Said)
PREPARING = (*SITTING, proofs.Begun)
"""What there is before the game begins."""
PLAYING = (
    *(*SITTING, proofs.Moved, proofs.Undone, proofs.Gestured, proofs.Resigned, proofs.Flagged, proofs.Ended),
    *(proofs.Proposed, proofs.Answered, proofs.Paused, proofs.Resumed, proofs.Outage),
)
OVER = (proofs.Said, proofs.Followed)
"""What there is after the end."""
GOING_ON = (proofs.Moved, proofs.Undone, proofs.Flagged, proofs.Paused)
"""What there is not while the table has agreed to a pause."""


@dataclass
class Checked:
    """What was found to hold."""

    game: Game
    table: Table
    moves: int = 0
    """All that were made, those taken back too."""
    draws: int = 0
    """The referee's among them, each drawn again."""
    hidden: int = 0
    """Those that not everybody saw in full: each opens what was shown of it."""
    nonces: list[tuple[int, str, str]] = field(default_factory=list)
    """Number of the event, who brought it, and the nonce."""
    result: Outcome | None = None

    @property
    def record(self) -> Record:
        return Record.of(self.table, result=self.result)


def verify(proof: Proof, find: shelf.Find = shelf.find) -> Checked:
    """Play a proof's story again. Whatever does not fit is an error that names its line."""
    story: _Story | None = None
    for line in proof.lines:
        with on_line(EVENTS_FROM + line.number):
            event = proofs.told(line)
            if story is None:
                story = _opened(proof.key, event, find)
            elif event is not None:
                story.hear(line.number, event)
    if story is None or story.found.result is None:
        raise NotationError("error-proof-unfinished")
    return story.found


def _opened(key: bytes, event: Event | None, find: shelf.Find) -> _Story:
    if not isinstance(event, proofs.Opened):
        raise NotationError("error-proof-unopened")
    game = find(event.game, {name: written(value) for name, value in event.settings.items()})
    if game.rules != event.rules:
        raise SetupError("error-record-rules", text=event.rules, game=game.name, rules=game.rules)
    if game.seats != event.seats or game.settings != event.settings:
        raise NotationError("error-proof-options", game=game.name)
    return _Story(key, game, event)


@dataclass(eq=False)
class _Holder:
    """Somebody in one or more seats; a computer player has a level."""

    seats: int
    name: str
    level: str


@dataclass
class _Proposal:
    what: str
    by: int
    agreed: int = 0


class _Story:
    def __init__(self, key: bytes, game: Game, opened: proofs.Opened) -> None:
        self.key = key
        self.game = game
        self.found = Checked(game, Table(game))
        self.at = opened.at
        self.everybody = (1 << len(game.seats)) - 1
        self.holders: dict[int, _Holder] = {}
        """By seat."""
        self.nonces: list[str] = []
        self.owing = 0
        """Seats whose people have still to bring a nonce."""
        self.begun = self.paused = False
        self.people_were = 0
        """Seats that a person held while the game was on: he may come back when a computer player has taken over."""
        self.standing: list[int] = []
        """The numbers of the moves that were not taken back."""
        self.bot_moves: set[int] = set()
        self.proposal: _Proposal | None = None
        self.resigned = 0
        """Seats whose people have given up."""
        self.flagged: int | None = None
        self.times = _Times(opened.clock)

    def hear(self, number: int, event: Event) -> None:
        if event.at < self.at:
            raise NotationError("error-proof-time")
        self.at = event.at
        self._check_place(event)
        match event:
            case proofs.Sat():
                self._sit(number, event)
            case proofs.Brought():
                self._bring(number, event)
            case proofs.Left():
                self._empty(self._person(event.seats).seats)
            case proofs.Freed():
                self._free(self._seat(event.seat))
            case proofs.Begun():
                self._begin()
            case proofs.Moved():
                self._move(number, event)
            case proofs.Undone():
                self._undo(event)
            case proofs.Said() if event.seats:
                self._speak(event)
            case proofs.Gestured():
                self._held(self._seat(event.seat))
            case proofs.Resigned():
                self._resign(event)
            case proofs.Flagged():
                self._flag(self._seat(event.seat))
            case proofs.Proposed():
                self._propose(event)
            case proofs.Answered():
                self._answer(event)
            case proofs.Paused():
                self._carry_out("pause")
                self.paused = True
            case proofs.Resumed():
                self.paused = False
            case proofs.Ended():
                self._end(event)

    def _check_place(self, event: Event) -> None:
        """Whether there is such a thing at this point of a game."""
        over = self.found.result is not None
        if isinstance(event, proofs.Opened):
            raise NotationError("error-proof-unopened")
        if isinstance(event, proofs.Begun) and self.begun:
            raise NotationError("error-proof-begun")
        if not isinstance(event, OVER if over else PLAYING if self.begun else PREPARING):
            raise NotationError("error-proof-not-on")
        if isinstance(event, GOING_ON if self.paused else proofs.Resumed):
            raise NotationError("error-proof-paused")
        if not over and self._must_end() and not isinstance(event, proofs.Flagged | proofs.Ended):
            raise NotationError("error-proof-must-end")

    # Who sits where.

    def _seat(self, name: str) -> int:
        if name not in self.game.seats:
            raise NotationError("error-seat", text=name, game=self.game.name, seats=", ".join(self.game.seats))
        return self.game.seats.index(name)

    def _seats(self, names: tuple[str, ...]) -> int:
        seats = 0
        for name in names:
            if seats >> self._seat(name) & 1:
                raise NotationError("error-proof-seats", seats=", ".join(names))
            seats |= 1 << self._seat(name)
        return seats

    def _held(self, seat: int) -> _Holder:
        if seat not in self.holders:
            raise NotationError("error-proof-nobody", seat=self.game.seats[seat])
        return self.holders[seat]

    def _person(self, names: tuple[str, ...]) -> _Holder:
        """Whose seats these are, all of them and no others: a person does what a computer player never does."""
        seats = self._seats(names)
        holder = self.holders.get(members(seats)[0])
        if holder is None or holder.level or holder.seats != seats:
            raise NotationError("error-proof-seats", seats=", ".join(names))
        return holder

    def _sit(self, number: int, event: proofs.Sat) -> None:
        if event.level and event.nonce:
            raise NotationError("error-proof-bot")
        seats = self._seats(event.seats)
        there = list({id(self.holders[seat]): self.holders[seat] for seat in members(seats) if seat in self.holders}.values())
        fits = event.name == "" and self._substitutes(seats, there) if event.level else self._takes(seats, there, event.name)
        if not fits or not self.game.may_hold(seats):
            raise NotationError("error-proof-taken", seats=", ".join(event.seats))
        stays = sum(holder.seats for holder in there if not holder.level)
        self._empty(seats)
        self.resigned &= ~(seats & ~stays)
        self.holders |= dict.fromkeys(members(seats), _Holder(seats, event.name, event.level))
        if event.nonce:
            self._mix(number, event.seats, event.nonce)
        elif not event.level and not self.begun:  # later only those bring none who come back
            self.owing |= seats
        if not event.level and self.begun:
            self.people_were |= seats

    def _takes(self, seats: int, there: list[_Holder], name: str) -> bool:
        """A person takes seats that are free, beside his own, or comes back to one that a computer player holds for him."""
        own = [holder for holder in there if not holder.level]
        back = sum(holder.seats for holder in there if holder.level) & seats
        more = all(holder.name == name and holder.seats != seats and holder.seats & ~seats == 0 for holder in own)
        return name != "" and len(own) <= 1 and more and back & ~self.people_were == 0

    def _substitutes(self, seats: int, there: list[_Holder]) -> bool:
        """A computer player takes free seats before the game; later those of one person who is gone, or one that he left."""
        if not self.begun or not there:
            return not there and (not self.begun or seats & (seats - 1) == 0)
        return not there[0].level and there[0].seats == seats

    def _empty(self, seats: int) -> None:
        """Nobody sits here now. Who held other seats besides keeps those; what he proposed is off."""
        if self.proposal is not None and self.proposal.by & seats:
            self.proposal = None
        self.owing &= ~seats
        for seat in members(seats):
            holder = self.holders.pop(seat, None)
            if holder is not None:
                holder.seats &= ~(1 << seat)

    def _free(self, seat: int) -> None:
        """Before the game a computer player's seat, or one kept for somebody; later one that somebody holds."""
        holder = self._held(seat) if self.begun else self.holders.get(seat)
        if holder is not None and not holder.level and not self.begun:
            raise NotationError("error-proof-taken", seats=self.game.seats[seat])
        self._empty(1 << seat)

    def _bring(self, number: int, event: proofs.Brought) -> None:
        seats = self._seats(event.seats)
        if seats & ~self.owing:
            raise NotationError("error-proof-nonce", seats=", ".join(event.seats))
        self.owing &= ~seats
        self._mix(number, event.seats, event.nonce)

    def _mix(self, number: int, seats: tuple[str, ...], nonce: str) -> None:
        self.nonces.append(nonce)
        who = dict.fromkeys(self.holders[self._seat(seat)].name for seat in seats)
        self.found.nonces.append((number, f"{', '.join(who)} ({', '.join(seats)})", nonce))

    def _begin(self) -> None:
        free = [name for seat, name in enumerate(self.game.seats) if seat not in self.holders]
        if free:
            raise NotationError("error-proof-nobody", seat=free[0])
        if self.owing:
            raise NotationError("error-proof-begun")
        self.begun = True
        self.people_were = sum(1 << seat for seat, holder in self.holders.items() if not holder.level)
        self.times.ask(self.at, self.found.table.state.to_act())

    def _speak(self, event: proofs.Said) -> None:
        if self._person(event.seats).name != event.name:
            raise NotationError("error-proof-seats", seats=", ".join(event.seats))

    # What is played.

    def _move(self, number: int, event: proofs.Moved) -> None:
        found, table, game = self.found, self.found.table, self.game
        seat = REFEREE if event.seat == game.seat_name(REFEREE) else self._seat(event.seat)
        if seat != REFEREE and self._held(seat).level:
            self.bot_moves.add(number)
        move = legal(game, table.state, seat, event.move)
        if seat == REFEREE:
            drawn = int(table.state.pick(REFEREE, sealing.draw(self.key, len(self.standing), self.nonces)))
            if drawn != move:
                raise NotationError("error-proof-draw", told=event.move, drawn=game.text(drawn))
            found.draws += 1
        full = game.text(move)
        seen = {game.viewer_name(viewer): game.text(game.seen(table.state, seat, move, viewer)) for viewer in game.viewers()}
        if event.move != full or event.seen != {viewer: text for viewer, text in seen.items() if text != full}:
            raise NotationError("error-proof-seen", move=event.move)
        table.play(seat, move)
        self.standing.append(number)
        self.proposal = None
        self.times.ask(self.at, table.state.to_act(), seat)
        found.moves += 1
        found.hidden += bool(event.seen)

    def _undo(self, event: proofs.Undone) -> None:
        """One's own last move, if everybody saw it and nobody moved since; or, where it was proposed, what came after it, too."""
        table, seat = self.found.table, self._seat(event.seat)
        count = table.undoable(seat)
        if self._held(seat).level or not count or self.standing[-count] != event.move:
            raise NotationError("error-proof-undone", number=event.move)
        if self.bot_moves.intersection(self.standing[-count:]):
            raise NotationError("error-proof-undone-bot", number=event.move)
        if not table.may_undo(seat) and not self._asked_for(seat, count):
            raise NotationError("error-proof-undone-unasked", number=event.move)
        table.undo(seat, consent=True)
        del self.standing[-count:]
        self.proposal = None
        self.times.ask(self.at, table.state.to_act(), seat)

    def _asked_for(self, seat: int, count: int) -> bool:
        """Whether somebody proposed to take back just this: of his seats' last moves, the last."""
        if self.proposal is None or self.proposal.what != "undo":
            return False
        table = self.found.table
        return (count, seat) == min((back, each) for each in members(self.proposal.by) if (back := table.undoable(each)))

    # What needs the others' consent. Who was asked for it is not known: nobody who was away, or at the same screen.

    def _propose(self, event: proofs.Proposed) -> None:
        by = self._person(event.seats).seats
        if self.proposal is not None or (self.paused and event.what != "end"):
            raise NotationError("error-proof-proposed")
        self.proposal = _Proposal(event.what, by)

    def _answer(self, event: proofs.Answered) -> None:
        holder = self._person(event.seats)
        if self.proposal is None or (self.proposal.by == holder.seats and event.yes) or self.proposal.agreed & holder.seats:
            raise NotationError("error-proof-proposed")
        if event.yes:
            self.proposal.agreed |= holder.seats
        else:
            self.proposal = None

    def _carry_out(self, what: str) -> None:
        if self.proposal is None or self.proposal.what != what:
            raise NotationError("error-proof-proposed")
        self.proposal = None

    # How it ends.

    def _flag(self, seat: int) -> None:
        holder = self.holders.get(seat)
        if (holder is not None and holder.level) or not self.times.may_be_up(self.at, seat):
            raise NotationError("error-proof-flag", seat=self.game.seats[seat])
        self.flagged = seat

    def _resign(self, event: proofs.Resigned) -> None:
        seats = self._person(event.seats).seats
        if seats & ~self.resigned == 0:
            raise NotationError("error-proof-not-on")
        self.resigned |= seats

    def _must_end(self) -> bool:
        """A flag has fallen, or all people of a side have given up: of those who are left, the table waits for none."""
        people = [holder for holder in self.holders.values() if not holder.level]
        return self.flagged is not None or any(
            self.resigned & side and not any(holder.seats & side and holder.seats & ~self.resigned for holder in people)
            for side in self.game.sides.values()
        )

    def _endings(self) -> list[Outcome]:
        """How a table may end a game now that the rules have not ended."""
        if self.flagged is not None:
            return [self._lost(next(side for side in self.game.sides.values() if side >> self.flagged & 1), "lost on time")]
        found = [self._lost(side, "resigned") for side in self.game.sides.values() if side & self.resigned]
        if self.proposal is not None and self.proposal.what == "end":
            found.append(Outcome((), "abandoned"))
            if len(self.holders) == len(self.game.seats):  # who is not there has agreed to nothing
                found.append(Outcome((), "agreed"))
        return found

    def _lost(self, side: int, reason: str) -> Outcome:
        """A side loses; where all play together, nobody wins."""
        return Outcome(self.game.names(self.everybody & ~side), reason)

    def _end(self, event: proofs.Ended) -> None:
        told, state = Outcome(event.winners, event.reason), self.found.table.state
        real = self.game.outcome(state)
        check_result(Record(self.game, result=told), state)
        if told not in ([real] if real is not None else self._endings()):
            raise NotationError("error-proof-ending", told=f"{winners_text(told)} ({told.reason or '?'})")
        self.found.result, self.proposal = told, None


class _Times:
    """For how long each seat was asked: longer than its clock ran, which stood still in pauses and outages."""

    def __init__(self, clock: proofs.Clock) -> None:
        self.clock = clock
        self.spent: dict[int, int] = {}
        """Milliseconds, but for the question that stands."""
        self.asked: dict[int, int] = {}
        """By seat that is asked: since when, or since its last move."""

    def ask(self, at: int, to_act: int, mover: int | None = None) -> None:
        referee = to_act >> REFEREE & 1  # while he acts, who is then asked the same again is not disturbed
        for seat in [seat for seat in self.asked if seat == mover or not (referee or to_act >> seat & 1)]:
            self.spent[seat] = self.spent.get(seat, 0) + at - self.asked.pop(seat)
        for seat in members(to_act & ~(1 << REFEREE)):
            self.asked.setdefault(seat, at)

    def may_be_up(self, at: int, seat: int) -> bool:
        """Whether a seat was asked for so long that its flag may have fallen."""
        if seat not in self.asked or self.clock.kind == "none":
            return False
        stood = at - self.asked[seat]
        if self.clock.kind == "days":
            return stood >= self.clock.days * DAY
        return self.spent.get(seat, 0) + stood >= self.clock.minutes * MINUTE

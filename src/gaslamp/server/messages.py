"""Every message that crosses the wire, in one place; `docs/protocol.md` tells the story, TypeScript's types are made from here.

What is said to people travels as a message id with arguments (`Told`), never as a sentence. What a client sends never says
which seat it speaks for: the connection knows. The one exception is a choice among its own seats (`Move.seat`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Told = tuple[str, dict[str, Any]]
"""A sentence before it is put into words: a Fluent message id with arguments, which may be such pairs themselves."""

Word = Annotated[str, Meta(max_length=80)]
Nonce = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""Random characters from the client, mixed into every draw of the referee."""
Opaque = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""A hash that tells nobody anything before the end: a commitment, or the head of the chain. Always salted with a table's key, and
the only thing that may differ between two games that somebody cannot tell apart."""

NAME_LENGTH = 24
CHAT_LENGTH = 500
GESTURE_LENGTH = 200
MESSAGE_SIZE = 8 * 1024
NOTES_LENGTH = 4000
RECORD_SIZE = 48 * 1024

Status = Literal["open", "live", "paused", "over", "closed", "old"]
"""`old`: the game was begun under rules that this server no longer plays; it can be looked at and downloaded."""


# Settings of a table.


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """`minutes` for the whole game plus `increment` seconds a move, or `days` for each move."""

    kind: Literal["none", "minutes", "days"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=600)] = 15
    increment: Annotated[int, Meta(ge=0, le=300)] = 10
    days: Annotated[int, Meta(ge=1, le=30)] = 3


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit somewhere: I, somebody else at my screen (by name), a computer player of a level, or whoever comes."""

    who: Literal["me", "beside", "bot", "open"] = "open"
    name: Word = ""
    level: Word = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Word
    nonce: Nonce = ""
    """Better left out here and brought (`bring`) once one has seen what the server laid down."""
    options: dict[Word, str | int | bool] = {}
    seats: dict[Word, Place] = {}
    """Seats not named are open."""
    clock: Clock = Clock()
    aids: Literal["off", "possible", "probabilities"] = "off"
    spectators: bool = True
    public: bool = False


# Players.


class NewPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    name: Word = ""
    language: Word = "en"
    token: bool = False
    """Programs ask for a token to send as `Authorization: Bearer …`; browsers get a cookie."""


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: Word | None = None
    language: Word | None = None


class Me(Struct, frozen=True):
    id: str
    name: str
    language: str
    address: str = ""
    """Where others on the network, or in the world, reach this server, for links; empty if only this machine does."""
    token: str | None = None


class Carry(Struct, frozen=True):
    """A link that makes another device this player's too: once, and for a few minutes. `code` is its secret part."""

    code: str
    seconds: int


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    code: Word


# The shelf and the lobby.


class OptionInfo(Struct, frozen=True):
    name: str
    kind: str
    default: str | int | bool
    choices: tuple[str | int | bool, ...]
    lowest: int
    highest: int


class GameInfo(Struct, frozen=True):
    """A game on the shelf. Its names for people are Fluent messages: `<name>`, `<name>-seat-<seat>`."""

    name: str
    rules: str
    seats: tuple[str, ...]
    sides: dict[str, tuple[str, ...]]
    options: tuple[OptionInfo, ...]
    levels: tuple[str, ...]
    facts: msgspec.Raw | None = None
    """What is printed and never changes, such as a map, in the game's own form; only where one game is asked for."""


class SeatInfo(Struct, frozen=True):
    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    holder: int = -1
    """Seats with the same number are held by one person or one bot together."""
    here: bool = True
    """Whether its person is connected; true for seats without one."""
    gone: bool = False
    """Away for longer than the grace period: the others may choose what becomes of the seat."""
    yours: bool = False
    """Held by the player who asks, perhaps for somebody else at the same screen."""
    kept: bool = False
    """Open, but kept for somebody, as at a rematch."""
    was_yours: bool = False
    """Open or held by a computer player now, but kept for the player who asks, or his before: he may take it."""
    locked: bool = False
    """Open at a private table, but not to one who never sat there and came by no link to this seat."""


class TableInfo(Struct, frozen=True):
    """A table as it stands in a list."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    status: Status
    seats: dict[str, SeatInfo]
    clock: Clock
    aids: str
    spectators: bool
    public: bool
    at: int
    your_turn: bool
    keys: dict[str, str] = {}
    """What invitations to a private table carry, by open seat: one person sits down by each. Told to those who sit there."""
    watch: str | None = None
    """What a link carries to look on, for as many as like; told to the same."""


# From a client.


class Command(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag=str.lower):
    id: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """Comes back in the acknowledgement or the error."""


class Join(Command, frozen=True, rename={"seat": "as", "start": "from"}):
    """Listen to a table, from a number on. `as` is a seat of yours, `public`, or empty for whatever you have."""

    seat: Word = ""
    start: Annotated[int, Meta(ge=0)] = 0
    key: Word = ""
    drawing: bool = False
    """Whether a drawing in text is wanted with the view."""


class Sit(Command, frozen=True):
    """Take seats that are open, or were mine."""

    seats: Annotated[tuple[Word, ...], Meta(min_length=1, max_length=15)]
    nonce: Nonce
    key: Word = ""


class Bring(Command, frozen=True):
    """Bring a nonce for the seats that were taken without one (`Now.owes`); the game does not begin before."""

    nonce: Nonce


class Leave(Command, frozen=True):
    """Stand up. Before the game begins the seat is open again; after that the others choose what becomes of it."""


class Move(Command, frozen=True):
    """`on` is the number under which the question was put (`Now.questions`); if it is another by now, the answer is `stale`."""

    move: Word
    on: int
    seat: Word = ""
    """Only needed by one who is asked in several seats at once."""


class Undo(Command, frozen=True):
    """Take back one's last move, where that tells nobody anything. `on` is the number of the last event seen."""

    on: int


class Say(Command, frozen=True):
    text: str
    channel: Word = "table"


class Gesture(Command, frozen=True):
    """Something tentative that is no move: an orb laid down, a station pointed at."""

    what: str
    channel: Word = "table"
    seat: Word = ""
    """Which of one's seats makes it, where one has several."""


class Resign(Command, frozen=True):
    pass


class Propose(Command, frozen=True):
    """Ask the others: take back my last move although it needs their consent, pause, or end without a winner."""

    what: Literal["undo", "pause", "end"]


class Answer(Command, frozen=True):
    """Agree to what is proposed or not; who proposed it may say no to it, too."""

    yes: bool


class Resume(Command, frozen=True):
    """Go on after a pause."""


class Substitute(Command, frozen=True):
    """Let a computer player take a seat whose person is gone."""

    seat: Word
    level: Word = ""


class Open(Command, frozen=True):
    """Let whoever comes take a seat whose person is gone, or that a computer player holds."""

    seat: Word


class Rematch(Command, frozen=True):
    """A new table for the same players with sides exchanged. As in `NewTable`, the nonce is better brought there."""

    nonce: Nonce = ""


class Close(Command, frozen=True):
    """Put away a table whose game has not begun."""


class Ping(Command, frozen=True):
    pass


AnyCommand = (
    Join
    | Sit
    | Bring
    | Leave
    | Move
    | Undo
    | Say
    | Gesture
    | Resign
    | Propose
    | Answer
    | Resume
    | Substitute
    | Open
    | Rematch
    | Close
    | Ping
)


# To a client: what happened, line by line.


class Line(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    n: int
    """The event's number in the log; numbers have no gaps."""


class Skip(Line, frozen=True):
    """Something this viewer may not see."""


class Timed(Line, frozen=True):
    at: int
    """Milliseconds since 1970, by the server's clock."""


class Opened(Timed, frozen=True):
    by: str
    commitment: Opaque | None = None
    """To the key of all the referee's draws; null at tables older than that."""


class Sat(Timed, frozen=True):
    seats: tuple[str, ...]
    name: str
    level: str = ""
    nonce: str = ""
    """What it adds to the referee's draws; computer players bring none."""


class Brought(Timed, frozen=True):
    """Somebody who sat down without a nonce brought it."""

    seats: tuple[str, ...]
    nonce: str


class Left(Timed, frozen=True):
    seats: tuple[str, ...]


class Freed(Timed, frozen=True):
    """A seat is open for whoever comes."""

    seat: str


class Begun(Timed, frozen=True):
    pass


class Moved(Timed, frozen=True):
    seat: str
    move: str
    """The move, or what this viewer saw of it (`card ?`)."""
    text: Told
    secret: bool = False
    """Whether this viewer saw more of it than everybody did."""
    commitment: Opaque | None = None
    """To the whole move, where not everybody saw it in full."""


class Undone(Timed, frozen=True):
    seat: str
    move: int
    """The number of the event that is taken back."""


class Said(Timed, frozen=True):
    channel: str
    name: str
    seats: tuple[str, ...]
    text: str


class Gestured(Timed, frozen=True):
    seat: str
    what: str
    channel: str


class Resigned(Timed, frozen=True):
    seats: tuple[str, ...]


class Flagged(Timed, frozen=True):
    seat: str


class Proposed(Timed, frozen=True):
    seats: tuple[str, ...]
    what: str


class Answered(Timed, frozen=True):
    seats: tuple[str, ...]
    yes: bool


class Paused(Timed, frozen=True):
    pass


class Resumed(Timed, frozen=True):
    pass


class Outage(Timed, frozen=True):
    """The server was away, and the clocks did not run meanwhile."""

    since: int


class Ended(Timed, frozen=True):
    winners: tuple[str, ...]
    reason: str


class Followed(Timed, frozen=True):
    """There is a rematch, at another table."""

    table: str


class Closed(Timed, frozen=True):
    pass


AnyLine = (
    Skip
    | Opened
    | Sat
    | Brought
    | Left
    | Freed
    | Begun
    | Moved
    | Undone
    | Said
    | Gestured
    | Resigned
    | Flagged
    | Proposed
    | Answered
    | Paused
    | Resumed
    | Outage
    | Ended
    | Followed
    | Closed
)


# To a client: how things stand.


class Time(Struct, frozen=True):
    """What is left on a seat's clock at `Now.at`."""

    left: int
    runs: bool


class Proposal(Struct, frozen=True):
    what: str
    seats: tuple[str, ...]
    """Whose proposal it is."""
    waiting: tuple[str, ...]
    """Seats whose people have not answered."""


class Result(Struct, frozen=True):
    winners: tuple[str, ...]
    reason: str
    text: Told


class Now(Struct, frozen=True, kw_only=True):
    """All there is to draw. A client needs no rules: this, and the lines for the log."""

    table: str
    n: int
    """The last event's number."""
    at: int
    game: str
    options: dict[str, str | int | bool]
    status: Status
    clock: Clock
    aids: str
    spectators: bool
    public: bool
    host: bool
    """Whether this player opened the table."""
    keys: dict[str, str]
    watch: str | None
    """As in `TableInfo`."""
    viewer: str
    you: tuple[str, ...]
    """The seats this connection speaks for."""
    owes: bool
    """Whether this player has still to bring a nonce (`bring`)."""
    screens: tuple[tuple[str, ...], ...]
    """The people at this screen, each by the seats held; more than one where people hand the screen over."""
    seats: dict[str, SeatInfo]
    view: msgspec.Raw | None
    """What this viewer may know, in the game's own form; everything once the game is over."""
    drawing: str | None
    beside: tuple[Told, ...]
    """What to say besides the board."""
    to_act: tuple[str, ...]
    asks: Told | None
    """What those to act have to do now, and why it is their turn."""
    moves: dict[str, tuple[str, ...]]
    """The legal moves of your seats that are asked."""
    questions: dict[str, int]
    """For each of them, the number to send along as `Move.on`."""
    may_undo: bool
    may_ask_undo: bool
    """Whether one's last move can be taken back if the others agree."""
    times: dict[str, Time]
    proposal: Proposal | None
    channels: dict[str, bool]
    """The channels this viewer hears, and whether he may speak there: the table's, teams', and the spectators' (`watchers`)."""
    aid: dict[str, dict[str, float]] | None
    """What this viewer could know, if the table allows: for each hidden thing the values still possible, with their weights
    (or 1 each)."""
    result: Result | None
    next: str | None
    """The table of the rematch."""


class News(Struct, frozen=True, kw_only=True, tag="news", rename={"start": "from"}):
    """Lines from a number on (a client forgets what it had from there), and how things stand after them.

    Where people only talked, `now` is null: all stands as before.
    """

    start: int
    lines: tuple[AnyLine, ...]
    now: Now | None
    head: Opaque | None
    """The head of the chain after the last line; null at tables older than that."""


class Ack(Struct, frozen=True, kw_only=True, tag="ack"):
    id: int
    n: int
    """The last event's number once the command was on disk."""


class Refused(Struct, frozen=True, kw_only=True, tag="error"):
    """Nothing was changed. `code` is stable, `text` says what would have worked."""

    id: int
    code: str
    text: Told


class Pong(Struct, frozen=True, kw_only=True, tag="pong"):
    id: int
    at: int


ServerMessage = News | Ack | Refused | Pong


# Notes, kept with a seat.


class Notes(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody noted down for himself; whoever holds the seat reads it, and nobody else."""

    text: str


# A hint, for whoever is asked something.


class AskHint(Struct, frozen=True, forbid_unknown_fields=True):
    """What would a computer player do in my place? `on` is the number of the question, as in `Move`."""

    on: int


class Hint(Struct, frozen=True):
    """A move, its sentence, and what speaks for it as far as that seat can know; null where there is nothing telling."""

    move: str
    text: Told
    why: Told | None


# A record to look at.


class AskReplay(Struct, frozen=True, forbid_unknown_fields=True, rename={"viewer": "as"}):
    """A record, as `GET …/record` or anybody else wrote it, and as whom to look at it: a seat, `public`, `truth`."""

    record: str
    viewer: Word = ""
    """Empty: as whoever the record is by."""
    drawing: bool = False
    """Whether drawings in text are wanted with the views."""


class Frame(Struct, frozen=True):
    """The game after a move."""

    seat: str
    """Who moved; empty before the first move."""
    move: str
    text: Told | None
    view: msgspec.Raw
    drawing: str | None
    beside: tuple[Told, ...]
    to_act: tuple[str, ...]
    asks: Told | None
    aid: dict[str, dict[str, float]] | None
    """What this viewer could know then; null for who knows everything."""
    why: Told | None
    """What spoke for the move, as far as its mover could know: of one's own moves, and for who knows everything of all."""
    comments: tuple[str, ...]


class Replay(Struct, frozen=True):
    game: str
    options: dict[str, str | int | bool]
    viewer: str
    viewers: tuple[str, ...]
    """As whom this record can be looked at."""
    frames: tuple[Frame, ...]
    result: Result | None


class Health(Struct, frozen=True):
    status: Literal["ok"]
    version: str
    compiled: bool


read_command = msgspec.json.Decoder(AnyCommand).decode
write = msgspec.json.Encoder().encode

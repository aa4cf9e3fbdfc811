"""`gaslamp play`: a game in the terminal."""

from __future__ import annotations

import argparse
import contextlib
import secrets
from pathlib import Path

from gaslamp.bots import levels, reasons
from gaslamp.bots.seating import Seating, remaining
from gaslamp.cli.common import add_game, console, ending, game, painted, text, word
from gaslamp.core import TRUTH, GaslampError, Rng, SetupError, Table, Viewer, members
from gaslamp.locales import say
from gaslamp.records import Record, write

with contextlib.suppress(ImportError):  # editing and completion, where the system has them
    import readline


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--as", dest="viewer", metavar="SEAT", required=True, help=text("cli-arg-as"))
    parser.add_argument("--against", metavar="LEVEL", help=text("cli-arg-against"))
    parser.add_argument("--seed", type=int, metavar="S", help=text("cli-arg-seed"))


def run(args: argparse.Namespace) -> int:
    table = Table(game(args))
    me = table.game.read_viewer(args.viewer)
    if me == TRUTH or not me:
        raise SetupError("error-play-as", text=args.viewer, seats=", ".join(table.game.seats))
    if not table.game.may_hold(me):
        raise SetupError("error-hold", text=args.viewer)
    against = args.against or levels.default(table.game.name)
    levels.check(against, table.game.name)
    rng = Rng(secrets.randbits(96) if args.seed is None else args.seed)
    others = remaining(table.game, me)
    seating = Seating(table, {viewer: levels.make(against, table.game, viewer, rng.fork()) for viewer in others}, rng)
    Session(table, seating, me).play()
    return 0


class Session:
    """One person at the keyboard."""

    def __init__(self, table: Table, seating: Seating, me: Viewer) -> None:
        self.table = table
        self.seating = seating
        self.me = me
        self.told = 0
        self.out = console()

    def play(self) -> None:
        self.out.print(
            text(
                "cli-play-welcome",
                game=word(self.table.game.name, self.table.game.name),
                seat=self.table.game.viewer_name(self.me),
            )
        )
        while True:
            self.seating.advance()
            self.tell()
            mine = [seat for seat in members(self.table.state.to_act()) if self.me >> seat & 1]
            if not mine:
                break
            if not self.ask(mine[0]):
                self.out.print(text("cli-play-left"))
                return
        self.finish()

    def tell(self) -> None:
        """What happened since the last look, and how things stand."""
        story = self.table.story(self.me)
        for seat, seen in story[self.told :]:
            if sentence := say(self.table.game.sentence(seat, seen)):  # some lines have nothing to say
                self.out.print(f"  {sentence}", style="dim")
        self.told = len(story)
        self.show(self.me)

    def show(self, viewer: Viewer) -> None:
        view = self.table.view(viewer)
        self.out.print()
        self.out.print(painted(self.table.game.picture(view)))
        for message in self.table.game.beside(view):
            self.out.print(say(message))

    def ask(self, seat: int) -> bool:
        """Ask until the seat has moved or taken back; False if the person has had enough."""
        name = self.table.game.seat_name(seat)
        moves = self.table.moves(seat)
        complete(moves)
        if asks := self.table.game.asks(self.table.view(self.me)):
            self.out.print(say(asks))
        self.out.print(text("cli-play-moves", seat=name, moves=grouped(moves)), style="bold")
        while True:
            try:
                said = input(f"{name}> ").strip()
            except EOFError:
                return False
            order, _, rest = said.partition(" ")
            order = order.lower()
            if order == "quit":
                return False
            if order in ("help", "?", ""):
                self.out.print(text("cli-play-help", example=moves[0]))
            elif order == "moves":
                self.out.print(", ".join(move for move in moves if move.startswith(rest)) or "-")
            elif order == "log":
                for number, message in enumerate(self.table.log(self.me), 1):
                    if sentence := say(message):
                        self.out.print(f"{number:>3}  {sentence}")
            elif order == "aid":
                self.aid()
            elif order == "hint":
                self.hint(seat)
            elif order == "save":
                self.save(rest or "game.txt")
            elif self.moved(seat, said):
                return True

    def moved(self, seat: int, said: str) -> bool:
        """Make a move, or take one back."""
        try:
            if said.lower() == "undo":
                last = self.table.lines[-1].seat if self.table.lines else seat
                mine = last if self.me >> last & 1 else seat  # it may have been another seat of mine
                self.out.print(text("cli-play-undone", move=self.table.undo(mine)))
                self.told = min(self.told, len(self.table.lines))
            else:
                self.table.play(seat, said)
        except GaslampError as error:
            self.out.print(str(error))
            return False
        return True

    def aid(self) -> None:
        """What could be concluded from what this person saw, marked in the drawing and in words."""
        game = self.table.game
        belief = game.belief(self.me)
        for line in self.table.story(self.me):
            belief.hear(*line)
        notes = game.notes(belief)
        self.out.print(painted(game.chart(self.table.view(self.me), notes)))
        for thing, shares in notes.items():
            likely = sorted(shares.items(), key=lambda each: -each[1])
            said = [f"{word(f'{game.name}-name-{value}', value)} {100 * share:.0f} %" for value, share in likely]
            self.out.print(f"{word(f'{game.name}-aid-{thing}', thing)}: {', '.join(said) or '-'}")

    def hint(self, seat: int) -> None:
        """What a computer player would do who has heard what this person heard, and what speaks for it."""
        game = self.table.game
        bot = levels.make(reasons.adviser(game.name), game, self.me, Rng(len(self.table.lines)))
        story = self.table.story(self.me)
        for line in story:
            bot.hear(*line)
        move = int(bot.choose(seat, self.table.view(self.me), self.table.state.moves(seat)))
        why = reasons.of_story(game, self.me, story, seat, move)
        self.out.print(text("cli-play-hint", move=game.text(move), why=why or "").strip())

    def save(self, path: str) -> None:
        """The game as this person saw it, until it is over; then the truth."""
        viewer = self.me if self.table.state.to_act() else TRUTH
        try:
            with Path(path).open("x", encoding="utf-8") as file:  # never over a file that is there
                file.write(write(Record.of(self.table, viewer)))
        except OSError as error:
            self.out.print(text("cli-play-not-saved", path=path, why=str(error.strerror)))
        else:
            self.out.print(text("cli-play-saved", path=path))

    def finish(self) -> None:
        outcome = self.table.outcome()
        assert outcome is not None
        self.show(TRUTH)
        self.out.print(ending(self.table.game, outcome), style="bold")
        self.out.print(text("cli-play-save-offer"))
        try:
            order, _, path = input("> ").strip().partition(" ")
        except EOFError:
            return
        if order.lower() == "save":
            self.save(path.strip() or "game.txt")


MANY = 40
"""So many moves with the same first word are no longer listed one by one."""


def grouped(moves: list[str]) -> str:
    """Legal moves by their words: `walk a4|a5|b3, lamp b2 f9|h4, lamp c7 f9|h4, whistle … (62, as: whistle bert i7)`."""
    verbs: dict[str, list[str]] = {}
    for move in moves:
        verbs.setdefault(move.partition(" ")[0], []).append(move)
    parts = []
    for verb, same in verbs.items():
        if len(same) > MANY:
            parts.append(text("cli-play-many", verb=verb, count=len(same), example=same[0]))
            continue
        endings: dict[str, list[str]] = {}
        for move in same:
            begins, _, last = move.rpartition(" ")
            endings.setdefault(begins, []).append(last)
        parts += [f"{begins} {'|'.join(lasts)}".strip() for begins, lasts in endings.items()]
    return ", ".join(parts)


def complete(moves: list[str]) -> None:
    """Let the Tab key complete the moves of the moment."""
    if "readline" not in globals():
        return
    readline.set_completer_delims("")
    readline.set_completer(lambda begun, n: dict(enumerate(move for move in moves if move.startswith(begun))).get(n))
    readline.parse_and_bind("tab: complete")

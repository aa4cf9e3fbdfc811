"""What the subcommands share."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from gaslamp import games
from gaslamp.core import Game, GaslampError, NotationError, Outcome, SetupError
from gaslamp.core.messages import Argument
from gaslamp.locales import knows, say

CORES = os.cpu_count() or 1


def text(message_id: str, **args: Argument) -> str:
    return say((message_id, args))


class Quiet(Console):
    """A console that leaves without a word when whoever read it has had enough."""

    def on_broken_pipe(self) -> None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(0)


def console() -> Console:
    return Quiet(highlight=False, markup=False, soft_wrap=True)


def painted(picture: str) -> Text:
    """A game's drawing with some gaslight: walls (thick lines) glow, what is seen (dots) too, what is out (in brackets) fades."""
    text = Text(picture)
    for pattern, style in ((r"[━┃]+", "bold yellow"), (r"•\d*", "bold cyan"), (r"\([^)]*\)", "dim"), (r"\b[A-Z]+\d*\b", "bold")):
        text.highlight_regex(pattern, style)
    return text


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=text("cli-arg-game"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=text("cli-arg-option"))


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=text("cli-arg-json"))


def settings(args: argparse.Namespace) -> dict[str, str]:
    """The options given on the command line."""
    return pairs(args.option, "error-option-form")


def pairs(given: list[str], complaint: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for each in given:
        name, equals, value = each.partition("=")
        name = name.strip()
        if not equals or not name:
            raise SetupError(complaint, text=each)
        if name in found:
            raise SetupError("error-given-twice", text=name)
        found[name] = value.strip()
    return found


def game(args: argparse.Namespace) -> Game:
    return games.make(args.game, **settings(args))


def read_file(path: Path) -> str:
    """The text of a file somebody named."""
    try:
        return io.TextIOWrapper(io.BytesIO(read_bytes(path)), encoding="utf-8").read()  # with line breaks of any kind
    except UnicodeDecodeError as error:
        raise NotationError("cli-not-text", path=str(path)) from error


def read_bytes(path: Path) -> bytes:
    """The same to the byte."""
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise NotationError("cli-no-file", path=str(path)) from error
    except OSError as error:
        raise NotationError("cli-unreadable", path=str(path), why=str(error.strerror)) from error


def print_json(what: Any) -> None:
    print(json.dumps(what, ensure_ascii=False))


def positive(value: str) -> int:
    """A whole number above zero, for argparse."""
    number = int(value)
    if number < 1:
        raise argparse.ArgumentTypeError(text("cli-positive", value=value))
    return number


def seconds(value: str) -> float:
    """A time above zero, for argparse."""
    number = float(value)
    if not 0 < number < 86_400:
        raise argparse.ArgumentTypeError(text("cli-positive", value=value))
    return number


def not_negative(value: str) -> float:
    """A time that may be nothing, for argparse."""
    return 0.0 if value.strip() == "0" else seconds(value)


def complain(error: GaslampError, as_json: bool) -> None:
    """Say what was wrong: to a program on standard output, to a person on standard error."""
    if as_json:
        print_json({"error": error.code, "message": error.message.id, "text": str(error)})
    else:
        print(f"gaslamp: {error}", file=sys.stderr)


def progress_bar() -> Progress:
    """A bar on standard error, so that standard output stays clean for programs."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def ending(played: Game, outcome: Outcome) -> str:
    """Who won, and why, in words."""
    who = tuple(word(f"{played.name}-seat-{seat}", seat) for seat in outcome.winners)
    reason = f"reason-{outcome.reason.replace(' ', '-')}"
    why = word(f"{played.name}-{reason}", word(reason, outcome.reason))  # the table's reasons are the same in every game
    return text("cli-won" if who else "cli-nobody-won", winners=", ".join(who), reason=why)


def word(message_id: str, otherwise: str) -> str:
    """A name from the game's texts, or as it is where a stranger's game has none."""
    return text(message_id) if knows(message_id) else otherwise

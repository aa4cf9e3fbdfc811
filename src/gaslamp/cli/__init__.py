"""The `gaslamp` command. Each subcommand is a module with `add(parser)` and `run(args)`.

Exit status: 0 all is well, 1 something checked did not hold, 2 the question could not be understood.
"""

from __future__ import annotations

import argparse
import os
import sys

from gaslamp import __version__
from gaslamp.cli import bench, games, ladder, laws, match, moves, perft, play, replay, serve, verify
from gaslamp.cli.common import complain, text
from gaslamp.core import GaslampError
from gaslamp.core.build import is_compiled, where
from gaslamp.locales import speak

COMMANDS = {
    "games": games,
    "serve": serve,
    "play": play,
    "replay": replay,
    "verify": verify,
    "moves": moves,
    "perft": perft,
    "bench": bench,
    "laws": laws,
    "match": match,
    "ladder": ladder,
}


class Version(argparse.Action):
    """Says which Gaslamp runs, compiled or not, and from where."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        kind = text("cli-compiled" if is_compiled() else "cli-uncompiled", path=where())
        print(f"gaslamp {__version__} ({kind})")
        parser.exit()


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="gaslamp", description=text("cli-about"), epilog=text("cli-about-more"))
    made.add_argument("--version", action=Version, nargs=0, help=text("cli-version-about"))
    commands = made.add_subparsers(title=text("cli-commands"), metavar="COMMAND", required=True)
    for name, module in COMMANDS.items():
        about = text(f"cli-{name}-about")
        command = commands.add_parser(name, help=about, description=about)
        module.add(command)
        command.set_defaults(run=module.run)
    return made


def language() -> str:
    """What the user's system speaks, or $GASLAMP_LANGUAGE: `ru_RU.UTF-8` is `ru`."""
    wanted = (os.environ.get(name, "") for name in ("GASLAMP_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    return next(filter(None, wanted), "").partition(".")[0].partition("_")[0]


def main(argv: list[str] | None = None) -> int:
    speak(language())
    args = parser().parse_args(argv)
    try:
        status = int(args.run(args))
        sys.stdout.flush()
        return status
    except GaslampError as error:
        complain(error, getattr(args, "json", False))
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever read our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0

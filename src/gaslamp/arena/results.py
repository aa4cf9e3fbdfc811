"""A file of results, one game a line: what was played is not played again."""

from __future__ import annotations

from pathlib import Path

import msgspec

from gaslamp import __version__
from gaslamp.arena.play import Fixture, Played
from gaslamp.core import NotationError, SetupError


class Results:
    """Games by what decides them, kept in a file if there is one."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self._known: dict[bytes, Played] = {}
        if path is not None and path.exists():
            self._read(path)

    def get(self, fixture: Fixture) -> Played | None:
        return self._known.get(_key(fixture))

    def add(self, played: Played) -> None:
        """Remember a game, and write it down at once: whoever is stopped loses nothing."""
        self._known[_key(played.fixture)] = played
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(played) + b"\n")

    def _read(self, path: Path) -> None:
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if whole != data:  # stopped in the middle of a line
            path.write_bytes(whole)
        for number, line in enumerate(whole.splitlines(), start=1):
            try:
                played = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError as error:
                raise NotationError("error-results-line", path=str(path), number=number, why=str(error)) from error
            if played.version != __version__:
                raise SetupError("error-results-version", path=str(path), theirs=played.version, ours=__version__)
            self._known[_key(played.fixture)] = played


def _key(fixture: Fixture) -> bytes:
    return msgspec.json.encode(fixture, order="deterministic")

"""Maps from files: ours in `data/`, and anybody's in the folder that GASLAMP_MAPS names.

A map is a JSON file with its stations (numbered from 1, each at a place in the frame), its lines by kind, its start cards, and
what belongs to it: length, reveals, tickets. A map may be like another one with lines added or removed. Only names reach us
from outside, never paths: a player far away must not be able to ask for any file.
"""

from __future__ import annotations

import json
import os
import re
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec

from gaslamp.core import Message, SetupError
from gaslamp.core.messages import Argument

OURS = ("night", "ravensburger_1983", "small")
WAYS = ("taxi", "bus", "underground", "ferry")
MOST_STATIONS = 239
"""So many fit into a set of bits, see `board.py`."""
LONGEST = 100_000
"""A frame is at most so wide and high."""
LARGEST = 1_000_000
"""Bytes of a file that we look into."""

LENGTH = r"([1-9]|[1-5][0-9])_(rounds|windows)"
REVEALS = r"none|[1-9][0-9]?(,[1-9][0-9]?)*"

Edge = tuple[int, int]


@dataclass(frozen=True)
class Map:
    name: str
    frame: tuple[float, float]
    places: tuple[tuple[float, float], ...]
    """Where the stations lie: the first is station 1."""
    lines: dict[str, tuple[Edge, ...]]
    starts: dict[str, tuple[tuple[int, ...], tuple[int, ...]]]
    """The cards for Mr X and those for the detectives, by the name of the deck; the same ones where all draw from one deck."""
    length: str
    reveals: str
    mrx: dict[str, int]
    detective: dict[str, int]

    @cached_property
    def rules(self) -> str:
        """The version of the rules on this map: who changes his own map changes what its records and tables mean."""
        if self.name in OURS:
            return "1"
        whole = (self.lines, self.starts, self.length, self.reveals, self.mrx, self.detective, len(self.places))
        return f"1-{crc32(repr(whole).encode()):08x}"

    @cached_property
    def sketch(self) -> tuple[list[str], dict[int, tuple[int, int]]]:
        """The numbers of the stations as lines for a terminal, and the row and column before each number, for a mark."""
        rows, columns = (42, 118) if len(self.places) > 40 else (21, 60)
        lines = [[" "] * (columns + 16) for _ in range(rows + 10)]
        spots: dict[int, tuple[int, int]] = {}
        for station, (x, y) in sorted(enumerate(self.places, 1), key=lambda each: (each[1][1], each[1][0])):
            row, column = round(rows * y / self.frame[1]), round(columns * x / self.frame[0])
            label = f" {station}"
            near = [(row + down, column + right) for down in range(-8, 9) for right in range(-8, 9)]
            free = [(r, c) for r, c in near if r >= 0 <= c and not "".join(lines[r][max(0, c - 1) : c + len(label) + 1]).strip()]
            spot = min(free, key=lambda at: (4 * abs(at[0] - row) + abs(at[1] - column), at), default=(row, column))
            lines[spot[0]][spot[1] : spot[1] + len(label)] = label
            spots[station] = spot
        return ["".join(line).rstrip() for line in lines[: max(row for row, _ in spots.values()) + 1]], spots


class Split(msgspec.Struct, forbid_unknown_fields=True):
    mrx: list[int]
    detectives: list[int]


class Purses(msgspec.Struct, forbid_unknown_fields=True):
    mrx: dict[str, int] = {}
    detective: dict[str, int] = {}


class Lines(msgspec.Struct, forbid_unknown_fields=True):
    taxi: list[Edge] = []
    bus: list[Edge] = []
    underground: list[Edge] = []
    ferry: list[Edge] = []


class File(Lines, kw_only=True, forbid_unknown_fields=True):
    """What a file may hold. Ranges are checked later, with better words."""

    frame: tuple[float, float]
    stations: dict[str, tuple[float, float]]
    starts: dict[str, list[int] | Split]
    length: str = "22_rounds"
    reveals: str = "3,8,13,18"
    tickets: Purses = msgspec.field(default_factory=Purses)
    note: str = ""


class Variant(msgspec.Struct, forbid_unknown_fields=True):
    """A map like another one."""

    like: str
    add: Lines = msgspec.field(default_factory=Lines)
    remove: Lines = msgspec.field(default_factory=Lines)
    note: str = ""


PRINTED = {"mrx": {"taxi": 4, "bus": 3, "underground": 3, "double": 2}, "detective": {"taxi": 10, "bus": 8, "underground": 4}}
PURSES = {"mrx": ("taxi", "bus", "underground", "black", "double"), "detective": ("taxi", "bus", "underground")}


def names() -> list[str]:
    """The maps there are: ours, then those in the folder."""
    folder = _folder()
    found = sorted(path.stem for path in folder.glob("*.json")) if folder is not None else []
    return [*OURS, *(name for name in found if re.fullmatch(r"[a-z][a-z0-9_]{0,39}", name) and name not in OURS)]


def read(name: str) -> Map:
    """A map by its name; what is wrong with it is said in words."""
    return _checked(name, _file(name, ()))


def _file(name: str, above: tuple[str, ...]) -> File:
    try:
        data: Any = json.loads(_text(name))
        if not isinstance(data, dict) or "like" not in data:
            return msgspec.convert(data, File)
        variant = msgspec.convert(data, Variant)
    except OSError as error:  # not all of it: where the host keeps his files is nobody's business
        raise _wrong(name, "file", why=str(error.strerror)) from error
    except (ValueError, RecursionError) as error:  # msgspec's complaint names the field
        raise _wrong(name, "file", why=str(error)) from error
    if variant.like in (name, *above):
        raise _wrong(name, "circle")
    return _changed(name, _file(variant.like, (name, *above)), variant)


def _text(name: str) -> str:
    if name in OURS:
        return files("gaslamp.games.scotland_yard").joinpath("data", f"{name}.json").read_text(encoding="utf-8")
    folder = _folder()
    if name not in names() or folder is None:
        raise SetupError("scotland_yard-error-no-map", map=name, maps=", ".join(names()))
    path = folder / f"{name}.json"
    if path.stat().st_size > LARGEST:
        raise ValueError(f"more than {LARGEST} bytes")
    return path.read_text(encoding="utf-8-sig")


def _folder() -> Path | None:
    named = os.environ.get("GASLAMP_MAPS", "")
    return Path(named) if named and Path(named).is_dir() else None


def _changed(name: str, base: File, variant: Variant) -> File:
    for way in WAYS:
        lines: list[Edge] = [_edge(line) for line in getattr(base, way)]
        for line in getattr(variant.remove, way):
            if _edge(line) not in lines:
                raise _wrong(name, "no-line", way=way, line=_written(line))
            lines.remove(_edge(line))
        setattr(base, way, lines + [_edge(line) for line in getattr(variant.add, way)])
    return base


def _edge(line: Edge) -> Edge:
    return min(line), max(line)


def _written(line: Edge) -> str:
    return f"{line[0]}-{line[1]}"


def _checked(name: str, found: File) -> Map:
    count = len(found.stations)
    if not 2 <= count <= MOST_STATIONS or set(found.stations) != {str(number) for number in range(1, count + 1)}:
        raise _wrong(name, "stations", most=MOST_STATIONS)
    if not all(1 <= side <= LONGEST for side in found.frame):
        raise _wrong(name, "frame", most=LONGEST)
    places = tuple(found.stations[str(number)] for number in range(1, count + 1))
    for number, (x, y) in enumerate(places, 1):
        if not (0 <= x <= found.frame[0] and 0 <= y <= found.frame[1]):
            raise _wrong(name, "outside", station=number)
    if len(set(places)) < count:
        raise _wrong(name, "same-place")
    lines = {way: _lines(name, way, getattr(found, way), count) for way in WAYS}
    _check_connected(name, count, lines)
    purses = {who: _purse(name, who, getattr(found.tickets, who)) for who in PURSES}
    his = {way: lines[way] for way in WAYS if purses["mrx"].get("black", 1) or purses["mrx"].get(way)}
    starts = {deck: _deck(name, deck, cards, count, his) for deck, cards in found.starts.items()}
    if not starts:
        raise _wrong(name, "no-starts")
    if not re.fullmatch(LENGTH, found.length) or not re.fullmatch(REVEALS, found.reveals):
        raise _wrong(name, "length", length=found.length, reveals=found.reveals)
    return Map(name, found.frame, places, lines, starts, found.length, found.reveals, purses["mrx"], purses["detective"])


def _lines(name: str, way: str, given: list[Edge], count: int) -> tuple[Edge, ...]:
    lines: set[Edge] = set()
    for line in map(_edge, given):
        if not 1 <= line[0] < line[1] <= count or line in lines:
            raise _wrong(name, "line", way=way, line=_written(line), most=count)
        lines.add(line)
    return tuple(sorted(lines))


def _check_connected(name: str, count: int, lines: dict[str, tuple[Edge, ...]]) -> None:
    reached, edge = {1}, [1]
    while edge:
        at = edge.pop()
        for other in neighbours(lines, at) - reached:
            reached.add(other)
            edge.append(other)
    missed = sorted(set(range(1, count + 1)) - reached)
    if missed:
        raise _wrong(name, "apart", station=missed[0])


def neighbours(lines: dict[str, tuple[Edge, ...]], station: int) -> set[int]:
    """The stations one ride away, by any way."""
    return {a + b - station for ways in lines.values() for a, b in ways if station in (a, b)}


def _deck(
    name: str, deck: str, cards: list[int] | Split, count: int, lines: dict[str, tuple[Edge, ...]]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    mrx, detectives = (cards.mrx, cards.detectives) if isinstance(cards, Split) else (cards, cards)
    both = {*mrx, *detectives}
    numbers = len(mrx) + (len(detectives) if isinstance(cards, Split) else 0)
    if deck not in ("classic", "split_2013") or len(both) != numbers or not both <= set(range(1, count + 1)):
        raise _wrong(name, "starts", deck=deck, most=count)
    for card in mrx:  # else he might be cornered before the first move
        if neighbours(lines, card) <= set(detectives):
            raise _wrong(name, "cornered", station=card)
    return tuple(mrx), tuple(detectives)


def _purse(name: str, who: str, given: dict[str, int]) -> dict[str, int]:
    for ticket, many in given.items():
        if ticket not in PURSES[who] or not 0 <= many <= 99:
            raise _wrong(name, "tickets", ticket=ticket, tickets=", ".join(PURSES[who]))
    return PRINTED[who] | given


def _wrong(name: str, what: str, **args: Argument) -> SetupError:
    return SetupError("scotland_yard-error-map", map=name, what=Message(f"scotland_yard-map-{what}", args))

"""A whole game with every seat's view at every step, kept as text. A change in it is a change in what somebody sees.

To accept a change: `GASLAMP_ACCEPT=1 .venv/bin/python -m pytest tests/golden`, then read the diff.
"""

import json
import os
from pathlib import Path

import pytest

from gaslamp.core import Table, as_bytes
from gaslamp.records import Record, read, replay, write

HERE = Path(__file__).parent


def told(record: Record) -> str:
    """Each move, what each viewer saw of it, and the view that he has after it."""
    game = record.game
    table = Table(game)
    lines: list[str] = []
    for seat, move in record.lines:
        table.play(seat, move)
        lines.append(f"{game.seat_name(seat)}: {game.text(move)}")
        for viewer in game.viewers():
            seen = game.text(table.story(viewer)[-1].move)
            lines.append(f"  {game.viewer_name(viewer)} | {seen} | {as_bytes(table.view(viewer)).decode()}")
    return "\n".join(lines) + "\n"


def plain(text: str) -> list[object]:
    """The same, line by line; in which order the fields of a view travel means nothing."""
    return [[*before, json.loads(view)] for *before, view in (line.split(" | ") for line in text.splitlines() if " | " in line)]


@pytest.mark.parametrize("name", ["mr_jack", "mr_jack_new_york", "mr_jack_pocket", "mysterium", "scotland_yard"])
def test_a_golden_game(name: str) -> None:
    record = read((HERE / f"{name}.txt").read_text(encoding="utf-8"))
    views = HERE / f"{name}.views.txt"
    if os.environ.get("GASLAMP_ACCEPT"):
        views.write_text(told(record), encoding="utf-8")
    assert plain(told(record)) == plain(views.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", sorted(file.stem for file in HERE.glob("*.txt") if ".views" not in file.name))
def test_a_golden_record_replays_and_is_canonical(name: str) -> None:
    text = (HERE / f"{name}.txt").read_text(encoding="utf-8")
    record = read(text)
    assert write(record) == text
    assert replay(record).outcome() == record.result

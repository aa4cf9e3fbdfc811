"""Two games that one viewer cannot tell apart, each played through a whole server: every byte he is sent must be the same.

The twin of a game is found by playing its story again with other choices wherever the viewer sees no difference. The referee's
hand is forced in both worlds; everything else is the real server, the same to the byte for the same time and chance.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from gaslamp import games
from gaslamp.core import PUBLIC, REFEREE, TRUTH, Game, Line, Rng, Table, Viewer, members
from gaslamp.server import download, present
from gaslamp.server.live import Live
from gaslamp.server.messages import write
from server.world import Client, Refusal, World, toys_on_the_shelf, world

VIEWERS = [
    ("mr_jack", "jack"),
    ("mr_jack", "detective"),
    ("mr_jack", "public"),
    ("mr_jack_new_york", "detective"),
    ("mr_jack_new_york", "public"),
    ("mr_jack_pocket", "investigator"),
    ("mr_jack_pocket", "public"),
    ("mysterium", "red"),
    ("mysterium", "public"),
    ("scotland_yard", "red"),
    ("scotland_yard", "red+blue"),
    ("scotland_yard", "public"),
    ("tiny_chase", "red"),
    ("tiny_chase", "red+blue"),
    ("tiny_chase", "public"),
    ("tiny_seance", "green"),
    ("tiny_seance", "ghost"),
    ("tiny_seance", "public"),
]


OPTIONS: dict[str, dict[str, str | int]] = {
    "mysterium": {"players": 3},
    "scotland_yard": {"map": "small", "detectives": 2, "length": "5_rounds"},
}
MOST_LINES = {"mysterium": 80}
"""Of a long game only the beginning: here, some days."""
TRIES = 200


def random_game(game: Game, rng: Rng) -> list[Line]:
    """A game up to its last move but one: after the end nothing is hidden."""
    table = Table(game)
    while seats := members(table.state.to_act()):
        seat = seats[int(rng.below(len(seats)))]
        table.play(seat, int(table.state.pick(seat, rng)))
    lines = table.lines[: MOST_LINES.get(game.name)]
    last = max(number for number, line in enumerate(lines) if line.seat != REFEREE)
    return lines[:last]


def twin(game: Game, lines: list[Line], viewer: Viewer, rng: Rng) -> list[Line]:
    """The same story with other secrets, from try to try more of them as they were; at the worst the very same game."""
    for number in range(TRIES):
        table = Table(game)
        for (seat, move), heard in zip(lines, story(game, lines, viewer), strict=True):
            moves = [int(move) for move in table.state.moves(seat)] if table.state.to_act() >> seat & 1 else []
            same = [move for move in moves if game.seen(table.state, seat, move, viewer) == heard.move]
            if not same:
                break
            kept = move in same and int(rng.below(TRIES)) < number
            table.play(seat, move if kept else same[int(rng.below(len(same)))])
        else:
            if table.lines != lines and table.state.to_act():
                return table.lines
    return lines


def story(game: Game, lines: list[Line], viewer: Viewer) -> list[Line]:
    table = Table(game)
    for seat, move in lines:
        table.play(seat, move)
    return table.story(viewer)


async def traffic(path: Path, game: Game, lines: list[Line], viewer: Viewer) -> list[bytes]:
    """Everything that is sent to one viewer in the course of a game, whatever he tries."""
    forced = iter([line.move for line in lines if line.seat == REFEREE])
    async with world(path, draw=lambda live: next(forced)) as here:
        everybody = {seat: await here.player(f"Player {seat}") for seat in range(len(game.seats))}
        watcher = await here.player("Watcher")
        held = {seat: min(members(viewer)) if viewer >> seat & 1 else seat for seat in everybody}
        seats = {name: "me" if held[seat] == 0 else "open" for seat, name in enumerate(game.seats)}
        clock = {"kind": "minutes", "minutes": 30}
        table = await here.table(
            everybody[0], game.name, seats=seats, public=True, clock=clock, aids="probabilities", options=game.settings
        )
        clients = {seat: await here.client(everybody[seat], table).join() for seat in sorted(set(held.values()))}
        spy = clients[held[members(viewer)[0]]] if viewer else await here.client(watcher, table).join(drawing=True)
        for holder in clients:
            if holder:
                await clients[holder].sit(*(game.seats[seat] for seat in everybody if held[seat] == holder))
        for number, line in enumerate(lines):
            if line.seat != REFEREE:
                await nose_about(here, spy, number)
                here.time += 1500
                await clients[held[line.seat]].move(game.text(line.move), game.seats[line.seat])
        player = watcher.id if not viewer else everybody[held[members(viewer)[0]]].id
        spy.hear()
        spy.raw.append(download.record(here.live(table), viewer).encode())
        spy.raw.append(write(present.listed(present.summary(here.live(table)), player)))
        return spy.raw


async def nose_about(here: World, spy: Client, number: int) -> None:
    """Try what a curious player might: every answer counts, and so does that there is one."""
    tries: list[dict[str, Any]] = [
        {"type": "move", "move": "jack gull", "on": number},
        {"type": "move", "move": "hide 3", "on": spy.now.get("n", 0)},
        {"type": "undo", "on": 0},
        {"type": "say", "text": "Who is it?"},
        {"type": "propose", "what": "undo"},
        {"type": "join", "as": "jack"},
        {"type": "substitute", "seat": "jack"},
    ]
    await spy.talk.take(json.dumps(tries[number % len(tries)] | {"id": number}))
    try:
        spy.hear()
    except Refusal:
        spy.hear()


def pair(path: Path, name: str, viewer_name: str, seed: int) -> tuple[list[bytes], list[bytes], bool]:
    """The traffic of a game and of its twin, and whether the two truly differ."""
    with toys_on_the_shelf(path):
        game = games.make(name, **OPTIONS.get(name, {}))
        viewer = game.read_viewer(viewer_name)
        lines = random_game(game, Rng(seed))
        other = twin(game, lines, viewer, Rng(seed + 1000))
        assert story(game, lines, viewer) == story(game, other, viewer)
        both = [asyncio.run(traffic(path / part, game, played, viewer)) for part, played in (("a", lines), ("b", other))]
    return both[0], both[1], lines != other


@pytest.mark.parametrize(("name", "viewer"), VIEWERS)
def test_a_viewer_is_sent_the_same_bytes_in_a_game_and_in_its_twin(tmp_path: Path, name: str, viewer: str) -> None:
    differed = 0
    for seed in range(4):
        first, second, different = pair(tmp_path / str(seed), name, viewer, seed)
        differed += different
        assert len(first) > 10
        assert first == second
    assert differed > 0


LEAKS = {
    "moves in full": lambda leak: leak.setattr(Live, "seen", lambda live, number, event, viewer: event.move),
    "the truth for everybody": lambda leak: leak.setattr(Live, "viewer", lambda live, holder: TRUTH),
    "the referee's number": lambda leak: leak.setattr(
        present, "_asks", lambda live, view: ("", {"number": sum(line.move for line in live.table.lines)})
    ),
    "a longer answer": lambda leak: leak.setattr(
        present, "channels", lambda live, player, holder: {"table": True} if sum(move for _, move in live.table.lines) % 2 else {}
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_leaks_put_into_the_server_are_found(tmp_path: Path, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](monkeypatch)
    found = False
    for seed in range(6):
        first, second, _ = pair(tmp_path / str(seed), "mr_jack_pocket", "investigator", seed)
        found = found or first != second
    assert found


def test_the_same_time_and_chance_give_the_same_bytes(tmp_path: Path) -> None:
    with toys_on_the_shelf(tmp_path):
        game = games.make("mr_jack_pocket")
        lines = random_game(game, Rng(3))
        both = [asyncio.run(traffic(tmp_path / part, game, lines, PUBLIC)) for part in "ab"]
    assert both[0] == both[1]

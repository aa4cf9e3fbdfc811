"""Who may do what: every address and every command, for everybody there is. The tables to read are in `doors.txt`.

What stands in no table does not exist; that is tested, too.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from gaslamp.core import REFEREE
from gaslamp.server import pages
from gaslamp.server.app import make_app
from gaslamp.server.errors import STATUS
from gaslamp.server.live import Live
from gaslamp.server.messages import AnyCommand, Command
from gaslamp.server.players import Player
from server.asgi import first_lines, talk
from server.world import NONCE, World, run

DOORS = (Path(__file__).parent / "doors.txt").read_text(encoding="utf-8")
SEATS = {"red": "me", "blue": "beside Bea"}
HERE, ELSEWHERE = "127.0.0.1", "192.0.2.7"
EVERYTHING = dict.fromkeys(("requests", "open_tables", "tables", "notes_burst", "hints_burst", "replays_burst", "players"), 10**9)
ANOTHERS = "-as-another"
"""A command that names a seat which is another's."""
COMMANDS: tuple[type[Command], ...] = AnyCommand.__args__


@dataclass
class Who:
    """Somebody who asks: how we know him, and what he says beside."""

    player: Player | None = None
    headers: dict[str, str] = field(default_factory=dict)
    seat: str = ""
    key: str = ""

    @property
    def query(self) -> dict[str, str]:
        return {name: value for name, value in (("as", self.seat), ("key", self.key)) if value}


class Scene:
    """A table: Mr X, two detectives at one screen, a program in green, and yellow, where Eve sat and left.

    Or the same opened by somebody who sits nowhere; there the two detectives are one person.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.app: Any = make_app(world.house, hosts=frozenset())
        self.web = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=self.app, client=(ELSEWHERE, 1)), base_url="http://localhost"
        )
        self.cast: dict[str, Who] = {}
        self.table = ""
        self.number = 0

    async def come(self, name: str, program: bool = False) -> Who:
        player, token = await self.world.house.players.come(name, "en")
        return Who(player, {"Authorization": f"Bearer {token}"} if program else {"Cookie": f"gaslamp={token}"})

    async def everybody(self) -> None:
        host, seat, left = await self.come("Ada"), await self.come("Ben"), await self.come("Eve")
        self.cast = {
            "nobody": Who(),
            "stranger": await self.come("Sid"),
            "wrong": await self.come("Una"),
            "spent": await self.come("Pip"),
            "watcher": await self.come("Wim"),
            "guest": await self.come("Gus"),
            "left": left,
            "program": await self.come("Dot", program=True),
            "seat": Who(seat.player, seat.headers, "mrx"),
            "other": Who(seat.player, seat.headers, "red"),
            "shared": host,
            "host": Who(host.player, host.headers, "red"),
            "opener": await self.come("Hal"),
        }
        self.cast["wrong"].key = "0" * 32
        await self.world.table(self.player("stranger"), "scotland_yard", seats={"mrx": "me"})

    def player(self, who: str) -> Player:
        player = self.cast[who].player
        assert player is not None
        return player

    @property
    def live(self) -> Live:
        return self.world.live(self.table)

    async def set(self, kind: str, host: str = "host") -> None:
        """A new table for the same people, at whatever stage of its game."""
        stage, public, spectators = kind.partition(",")[0], "public" in kind, "spectators" not in kind
        options = {"map": "small", "detectives": 4}
        table = {"options": options, "seats": SEATS if host == "host" else {}, "public": public, "spectators": spectators}
        table |= {"aids": "possible", "clock": {"kind": "days"}}
        self.table = await self.world.table(self.player(host), "scotland_yard", **table)
        keys = self.live.keys() or dict.fromkeys(self.live.seats, "")
        if host != "host":
            await self.must("host", "sit", seats=["red", "blue"], key=keys["red"])
        self.cast["spent"].key = keys["mrx"]
        await self.must("left", "sit", seats=["yellow"], key=keys["yellow"])
        await self.must("left", "leave")
        await self.must("seat", "sit", seats=["mrx"], key=keys["mrx"])
        await self.must("program", "sit", seats=["green"], key=keys["green"])
        if "before" not in stage:
            await self.must("left", "sit", seats=["yellow"])
            await self.must("left", "leave")
        self.cast["guest"].key = self.live.keys().get("yellow", "")
        self.cast["watcher"].key = self.live.watching or ""
        if stage == "after":
            await self.must("seat", "resign")
        if stage == "paused":
            await self.pause()
        if stage == "closed before":
            await self.must(host, "close")
        if stage == "closed during":  # nobody had come for long
            await self.world.house._close(self.table, self.live.at)
        self.number = self.live.number

    async def pause(self) -> None:
        await self.must("seat", "propose", what="pause")
        await self.must("program", "answer", "green", yes=True)
        for holder in self.live.holders_of(self.player("host").id):
            await self.must("host", "answer", self.live.names(holder.seats)[0], yes=True)

    async def must(self, who: str, kind: str, place: str = "", **fields: Any) -> None:
        fields |= {"nonce": NONCE} if kind == "sit" else {}
        answer = await self.web.post(
            f"/api/tables/{self.table}", params={"as": place}, headers=self.cast[who].headers, json={"type": kind, **fields}
        )
        assert answer.is_success, answer.text

    # Asking.

    async def answer(self, method: str, path: str, who: Who, body: Any = None) -> str:
        """What stands in a cell."""
        path = path.replace("TABLE", self.table)
        if path.endswith("/events"):
            status, line = await first_lines(self.app, path, who.headers, who.query, ELSEWHERE)
            return _shown(msgspec.json.decode(line)["now"]) if status == 200 else str(status)
        query = who.query
        if path.endswith(("/notes", "/hint")) and who is not self.cast["shared"]:
            query.setdefault("as", "mrx")  # what belongs to a seat is asked for by its name
        answer = await self.web.request(method, path, params=query, headers=who.headers, json=body)
        self.web.cookies.clear()
        if not answer.is_success:
            return str(answer.status_code)
        if path.endswith("/record"):
            return answer.text.partition('[Viewer "')[2].partition('"')[0]
        told = answer.json() if answer.headers["content-type"] == "application/json" else None
        return _shown(told) if isinstance(told, dict) and "keys" in told else "yes"

    async def answers(self, sheet: Sheet, names: Sequence[str], host: str) -> dict[str, list[str]]:
        """What these people are answered, row by row, at a table that one of them opened."""
        found: dict[str, list[str]] = {}
        await self.set(sheet.title, host)
        for row in sheet.rows:
            if self.live.number != self.number:
                await self.set(sheet.title, host)
            found[row] = []
            for name in names:
                found[row].append(await self.cell(row, self.cast[name]))
                if found[row][-1] == "yes" and " " not in row and row != "ping":
                    await self.set(sheet.title, host)
        return found

    async def cell(self, row: str, who: Who) -> str:
        if " " not in row:
            return await self.command(row, who)
        method, path = row.split()
        on = self.live.questions.get(0, (0,))[0]
        return await self.answer(method, path, who, {"PUT": {"text": "x"}, "POST": {"on": on}}.get(method))

    async def command(self, row: str, who: Who) -> str:
        """What a command is answered, over HTTP, and over the WebSocket where that changes nothing."""
        kind, _, in_another = row.partition("-")
        await self.prepare(kind)
        body = {"type": kind, **self.fields(kind)}
        if in_another:  # the move is what Mr X might do, if he is not the one who asks
            body["seat"] = "red" if who.seat == "mrx" else "mrx"
        if kind in ("join", "ping"):  # only over the WebSocket
            said = body | (who.query if kind == "join" else {})
            heard = await talk(self.app, f"/ws/{self.table}", who.headers, [said], ELSEWHERE)
            if heard[0]["type"] == "error":
                return str(STATUS[heard[0]["code"]])
            return _shown(heard[0]["now"]) if kind == "join" else "yes"
        before = self.live.number
        got = await self.answer("POST", "/api/tables/TABLE", who, body)
        assert (self.live.number > before) == (got == "yes"), "what is refused changes nothing"
        if got != "yes" and who.player is not None:  # others may listen over the WebSocket
            heard = await talk(self.app, f"/ws/{self.table}", who.headers, [{"type": "join", **who.query}, body], ELSEWHERE)
            refused = next(each["code"] for each in heard if each["type"] == "error")
            assert str(STATUS.get(refused, 400)) == got, "both ways lead to the same"
        return got

    async def prepare(self, kind: str) -> None:
        """What has to have happened for a command to be of any use."""
        live = self.live
        if not live.playing:
            return
        if kind == "undo" and not live.paused:
            for who, place, number in (("seat", "", 0), ("host", "red", 1)):
                if number in live.questions:
                    await self.must(who, "move", place, **self.fields("move", number))
        if kind == "answer" and live.proposal is None:
            await self.must("seat", "propose", what="end" if live.paused else "pause")
        if kind == "resume" and not live.paused:
            await self.pause()
        if kind == "open" and 4 not in live.holders:
            await self.must("program", "substitute", seat="yellow", level="random")

    def a_move(self, seat: int) -> str:
        """One after which the game goes on."""
        assert self.live.table is not None
        game = self.live.table.game
        for move in self.live.questions.get(seat, (0, ()))[1]:
            state = self.live.table.state.copy()
            state.apply(seat, move)
            while state.to_act() >> REFEREE & 1:
                state.apply(REFEREE, state.moves(REFEREE)[0])
            if state.to_act():
                return game.text(move)
        return "taxi 1"

    def fields(self, kind: str, seat: int = 0) -> dict[str, Any]:
        on, move = self.live.questions.get(seat, (0,))[0], self.a_move(seat)
        fields: dict[str, dict[str, Any]] = {
            "sit": {"seats": ["yellow"], "nonce": NONCE},
            "bring": {"nonce": NONCE},
            "move": {"move": move, "on": on},
            "undo": {"on": self.live.number},
            "say": {"text": "hello"},
            "gesture": {"what": "nods"},
            "propose": {"what": "end"},
            "answer": {"yes": False},
            "substitute": {"seat": "yellow", "level": "random"},
            "open": {"seat": "yellow"},
            "rematch": {"nonce": NONCE},
        }
        return fields.get(kind, {})


def _shown(told: dict[str, Any]) -> str:
    """As whom somebody is shown the table, with a star if he is told what invites others."""
    return str(told.get("viewer", "yes")) + ("*" if told["keys"] or told["watch"] else "")


class Sheet:
    """One of the tables in `doors.txt`: a title, and for each address or command what everybody is answered."""

    def __init__(self, text: str) -> None:
        table = {name.strip(): cells.split() for name, cells in (row.split(" | ") for row in text.strip().splitlines())}
        self.title, self.names = next(iter(table.items()))
        self.rows = dict(list(table.items())[1:])


SHEETS = [Sheet(text) for text in DOORS.split("\n\n")[1:]]
ANYWHERE, *AT_TABLES = SHEETS


def written(sheet: Sheet, found: dict[str, list[str]]) -> str:
    rows = {sheet.title: sheet.names, **found}
    return "\n".join(" ".join([f"{name:34} |", *(f"{cell:8}" for cell in cells)]).rstrip() for name, cells in rows.items())


@pytest.mark.parametrize("sheet", AT_TABLES, ids=lambda sheet: sheet.title)
def test_at_a_table_everybody_is_answered_as_the_sheet_says(tmp_path: Path, sheet: Sheet) -> None:
    async def story(world: World) -> None:
        scene = Scene(world)
        await scene.everybody()
        *others, opener = scene.cast
        assert sheet.names == [*others, opener]
        found = await scene.answers(sheet, others, "host")
        his = await scene.answers(sheet, [opener], opener)
        assert written(sheet, {row: found[row] + his[row] for row in sheet.rows}) == written(sheet, sheet.rows)

    run(story, tmp_path, **EVERYTHING)


def test_elsewhere_everybody_is_answered_as_the_sheet_says(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        scene = Scene(world)
        everybody = {"nobody": Who(), "false": Who(headers={"Authorization": f"Bearer {'a' * 16}.{'a' * 32}"})}
        everybody |= {"program": await scene.come("Dot", program=True), "player": await scene.come("Ben"), "here": Who()}
        assert ANYWHERE.names == list(everybody)
        found: dict[str, list[str]] = {}
        for row in ANYWHERE.rows:
            method, path = row.split()
            for name, what in EXAMPLES.items():
                path = path.replace(name, what)
            found[row] = []
            for name, who in everybody.items():
                scene.web._transport = httpx.ASGITransport(app=scene.app, client=(HERE if name == "here" else ELSEWHERE, 1))
                found[row].append(await scene.answer(method, path, who, BODIES.get(row)))
        assert written(ANYWHERE, found) == written(ANYWHERE, ANYWHERE.rows)

    run(story, tmp_path, **EVERYTHING)


BODIES: dict[str, Any] = {
    "POST /api/players": {},
    "PATCH /api/me": {"name": "New"},
    "POST /api/me/claim": {"code": f"{'a' * 16}.{'a' * 32}"},
    "POST /api/tables": {"game": "scotland_yard", "nonce": NONCE},
    "POST /api/replay": {"record": '[Game "scotland_yard"]'},
}


EXAMPLES = {
    "TABLE": "any",
    "GAME": "scotland_yard",
    "LANGUAGE": "en",
    "NAME": "favicon.svg",
    "FILE": min(path.name for path in (pages.STATIC / "assets").iterdir()),
}


def test_nothing_else_exists(tmp_path: Path) -> None:
    """Neither an address, nor a command, nor a file of the page."""

    async def story(world: World) -> None:
        scene = Scene(world)
        there = set()
        for route in scene.app.app.routes:
            path = re.sub(r"\{(\w+):\w+\}", lambda match: NAMES.get(match[0], match[1].upper()), route.path)
            there |= {f"{method} {path}" for method in (route.methods or {"WS"}) - {"OPTIONS"}}
        commands = {command.__name__.lower() for command in COMMANDS}
        for sheet in (each for each in AT_TABLES if "no spectators" not in each.title):
            told = {row for row in sheet.rows if " " in row}
            assert commands == {row.removesuffix(ANOTHERS) for row in sheet.rows.keys() - told}
            assert there == set(ANYWHERE.rows) | told | {"POST /api/tables/TABLE", "WS /ws/TABLE"}
        for path in ("/nothing", "/api", "/api/nothing", "/api/tables/x/secret", "/ws", "/t", "/api/docs/nothing", "/index.py"):
            assert (await scene.web.get(path)).status_code == 404
        for method, path in product(("PUT", "DELETE", "PATCH", "TRACE", "POST"), ("/api/games", "/healthz", "/")):
            assert (await scene.web.request(method, path)).status_code == 405

    run(story, tmp_path)


NAMES = {"{name:path}": "FILE"}

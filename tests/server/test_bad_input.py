"""Whatever is sent to a server, over HTTP or the WebSocket, is done or refused; nothing is a fault of ours."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable

from gaslamp import games
from gaslamp.server.messages import MESSAGE_SIZE, AnyCommand
from server.asgi import first_lines
from server.world import NONCE, World, browser, world

SHORT_AND_LONG = pytest.mark.parametrize(
    "many", [pytest.param(1, id="short"), pytest.param(100, id="long", marks=pytest.mark.soak)]
)
EVERYTHING: dict[str, Any] = dict.fromkeys(
    ("requests", "open_tables", "openings", "tables", "notes", "hints", "replays", "players"), 1e9
)
EVERYTHING |= dict.fromkeys(("notes_burst", "hints_burst", "replays_burst"), 10**9)
QUIET = settings(deadline=None, database=None, suppress_health_check=list(HealthCheck))
NASTY = [
    "",
    "\0",
    "\u202e",
    "²",
    "-1",
    "9" * 400,
    "a" * 79,
    "a" * 81,
    "x" * 7000,
    "jack",
    "table",
    "watchers",
    "player-x",
    "../x",
]


class Fuzzing:
    """A server, a table with somebody at it, and one loop for all that is tried."""

    def __init__(self, runner: asyncio.Runner, made: World) -> None:
        self.runner, self.world = runner, made
        self.tried = 0
        runner.run(self._begin())

    async def _begin(self) -> None:
        self.player, token = await self.world.house.players.come("Ada", "en")
        self.web = browser(self.world, Authorization=f"Bearer {token}")
        await self.open()

    async def open(self) -> None:
        self.table = await self.world.table(self.player, seats={"jack": "me"}, public=True)
        self.client = await self.world.client(self.player, self.table).join()
        self.other = await self.world.client(await self.world.player("Ben"), self.table).join()
        await self.other.sit("investigator")
        self.client.hear()

    async def say(self, message: str | bytes) -> dict[str, Any]:
        """Say something over the WebSocket; a nuisance is let go, and comes back."""
        self.tried += 1
        talk = self.client.talk
        if talk.patience < 5 or talk.connection.gone.is_set() or self.world.live(self.table).result is not None:
            self.client.leave_the_page()
            self.other.leave_the_page()
            await self.open()
            talk = self.client.talk
        await talk.take(message)
        told: dict[str, Any] = {}
        while not talk.connection.outbox.empty():
            data = await talk.connection.next()
            told = json.loads(data) if not data.startswith(b'{"type":"news"') else told
        while not self.other.talk.connection.outbox.empty():
            await self.other.talk.connection.next()
        assert told or talk.connection.gone.is_set()
        assert told.get("code") not in ("internal", "store", "log", "bot_failed"), (message, told)
        return told


@contextmanager
def fuzzing(path: Path) -> Iterator[Fuzzing]:
    with asyncio.Runner() as runner:
        context = world(path, **EVERYTHING)
        made = runner.run(context.__aenter__())
        try:
            yield (server := Fuzzing(runner, made))
            print(f"{server.tried} inputs tried")
        finally:
            runner.run(context.__aexit__(None, None, None))


# The WebSocket.

words = st.one_of(st.sampled_from(NASTY), st.text(max_size=10))
numbers = st.one_of(st.integers(0, 40), st.integers(), st.sampled_from([2**53, 2**63, 2**64, 10**400, -1]))
anything = st.recursive(
    st.none() | st.booleans() | numbers | words | st.floats(),
    lambda some: st.lists(some, max_size=4) | st.dictionaries(words, some, max_size=3),
    max_leaves=8,
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "id": numbers,
    "as": words,
    "from": numbers,
    "key": words,
    "drawing": st.booleans(),
    "seats": st.lists(st.sampled_from(["jack", "investigator", "king", ""]), max_size=4),
    "nonce": st.sampled_from([NONCE, "short", "x" * 65, "ä" * 20]),
    "move": words | st.sampled_from(["alibi", "holmes 1", "rotate 7 half"]),
    "on": numbers,
    "seat": words,
    "text": words,
    "channel": words,
    "what": words | st.sampled_from(["undo", "pause", "end"]),
    "yes": st.booleans(),
    "level": words | st.sampled_from(["random", "tree:1", "tree:99999", "tree:infs", "tree:-1"]),
}


@st.composite
def commands(draw: st.DrawFn) -> str:
    """A command with the fields it needs, most of them of the right kind."""
    kind = draw(st.sampled_from(AnyCommand.__args__))
    names = [field.encode_name for field in msgspec.structs.fields(kind)]
    told: dict[str, Any] = {name: draw(FIELDS[name] if draw(st.integers(0, 9)) else anything) for name in names}
    if draw(st.integers(0, 9)) == 0:
        told |= draw(st.dictionaries(words, anything, max_size=2))
    return json.dumps({"type": kind.__name__.lower()} | told)


@st.composite
def torn(draw: st.DrawFn) -> bytes:
    """A command that was damaged on the way."""
    text = draw(commands()).encode()
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        text = text[:at] + draw(st.binary(max_size=3)) + text[at + draw(st.integers(0, 4)) :]
    return text


@SHORT_AND_LONG
def test_messages_over_the_websocket(tmp_path: Path, many: int) -> None:
    with fuzzing(tmp_path) as server:

        @settings(QUIET, max_examples=150 * many)
        @given(message=st.one_of(commands(), torn(), anything.map(json.dumps), st.text(), st.binary()))
        def one(message: str | bytes) -> None:
            server.runner.run(server.say(message))

        one()
        half = MESSAGE_SIZE // 2
        deep = [
            "[" * half,
            '{"a":' * (half // 5),
            '{"type":"say","text":' + "[" * half,
            '{"type":"ping","id":' + "9" * half + "}",
        ]
        long = [
            '{"type":"say","text":"' + "x" * 10**6 + '"}',
            "\0" * 10**6,
            '{"type":"sit","seats":[' + '"jack",' * half + '""]}',
        ]
        halves = ['{"type":"say","text":"\\ud800"}', '{"type":"say","text":"\\u0000"}', '{"type":"ping","id":1e400}', "\ud800"]
        for message in (*deep, *long, *halves):
            assert server.runner.run(server.say(message))["type"] == "error"


# HTTP.


async def answered(server: Fuzzing, case: schemathesis.Case[Any]) -> int:
    """The status of an answer in the protocol's own form."""
    web = server.web
    server.tried += 1
    body = case.body if not isinstance(case.body, schemathesis.core.NotSet) else None
    content = json.dumps(body, default=str).encode() if body is not None else None
    query = {name: str(value) for name, value in (case.query or {}).items()}
    request = web.build_request(case.method, case.formatted_path, params=query, content=content)
    if case.path.endswith("/events"):
        app: Any = web._transport.app  # type: ignore[attr-defined]
        path = request.url.path
        status, told = await first_lines(app, path, dict(web.headers), query, "192.0.2.7")
    else:
        answer = await web.send(request)
        status, told = answer.status_code, answer.content
    assert status < 500, (case.method, request.url, body, told)
    if status >= 400:
        assert json.loads(told)["type"] == "error", told
    return status


@SHORT_AND_LONG
def test_every_address_as_it_describes_itself(tmp_path: Path, many: int) -> None:
    """Requests made from the server's own description, such as fit it and such as nearly do."""
    with fuzzing(tmp_path) as server:
        described = server.runner.run(server.web.get("/api/docs/openapi.json")).json()
        schema = schemathesis.openapi.from_dict(described)
        statuses = set()
        for result in schema.get_all_operations():
            operation = result.ok()  # type: ignore[union-attr]
            for wrong in (False, True):
                mode = schemathesis.GenerationMode.NEGATIVE if wrong else schemathesis.GenerationMode.POSITIVE

                @settings(QUIET, max_examples=2 * many)
                @given(case=operation.as_strategy(generation_mode=mode))
                def one(case: schemathesis.Case[Any]) -> None:
                    if case.path_parameters.get("table"):
                        case.path_parameters["table"] = server.table
                    statuses.add(server.runner.run(answered(server, case)))

                with suppress(Unsatisfiable) if wrong else nullcontext():  # there is nothing to get wrong where nothing is asked
                    one()
        assert {200, 400, 404} <= statuses


@SHORT_AND_LONG
def test_bodies_of_every_kind(tmp_path: Path, many: int) -> None:
    options = st.dictionaries(
        st.sampled_from([each.name for name in games.OURS for each in games.options(name)]), words | numbers
    )
    fitting = st.fixed_dictionaries(
        {"game": st.sampled_from(games.OURS), "nonce": st.just(NONCE)},
        optional={"options": options, "seats": st.dictionaries(words, anything, max_size=3), "clock": anything, "aids": words},
    )
    replays = st.fixed_dictionaries({"record": words | st.text()}, optional={"as": words, "drawing": st.booleans()})
    where = {"/api/tables": fitting, "/api/replay": replays, "/api/players": anything, "/api/me/claim": anything}
    bombs = [
        b"[" * 150_000,
        b'{"game":' * 20_000,
        b'{"game": "' + b"x" * 150_000 + b'"}',
        b"\0" * 1000,
        b"9" * 150_000,
        b"1e999999999",
    ]
    bombs += [b'{"record": "' + b"\\n" * 40_000 + b'"}', b'{"record": "' + b"; x\\n" * 9_000 + b'"}', b"\xff\xfe", b'"\\ud800"']
    with fuzzing(tmp_path) as server:

        async def post(path: str, body: bytes) -> None:
            server.tried += 1
            answer = await server.web.post(path, content=body)
            assert answer.status_code < 500, (path, body[:200], answer.text)

        for path, bodies in where.items():

            @settings(QUIET, max_examples=15 * many)
            @given(body=st.one_of(bodies.map(lambda what: json.dumps(what).encode()), st.binary()))
            def one(body: bytes) -> None:
                server.runner.run(post(path, body))  # noqa: B023 -- it is called at once

            one()
            for bomb in bombs:
                server.runner.run(post(path, bomb))

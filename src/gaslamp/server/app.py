"""The server's HTTP side and its one WebSocket. It knows who asks and what the messages are; what they lead to is the house's."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Litestar, Request, Response, Router, WebSocket, get, patch, post, websocket
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, NotFoundException, WebSocketDisconnect
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream
from msgspec import Struct

from gaslamp import __version__
from gaslamp.core import GaslampError
from gaslamp.core.build import is_compiled
from gaslamp.server import guard, messages, metrics, pages, present, reading
from gaslamp.server.asking import COOKIE, address, player_id, somebody, whoever
from gaslamp.server.errors import STATUS, BadMessage, NotKnown, TooLong, TooMuch
from gaslamp.server.guard import Guard
from gaslamp.server.house import House
from gaslamp.server.messages import (
    MESSAGE_SIZE,
    RECORD_SIZE,
    Ack,
    AnyCommand,
    Carry,
    Claim,
    GameInfo,
    Health,
    Join,
    Me,
    NewPlayer,
    NewTable,
    Ping,
    Pong,
    Refused,
    Rematch,
    Rename,
    TableInfo,
    read_command,
    write,
)
from gaslamp.server.players import CARRY_SECONDS, Player
from gaslamp.server.room import Connection, Dead, Room

logger = logging.getLogger("gaslamp.server")

YEAR = 365 * 86400
HEARTBEAT = 15.0
"""Seconds of silence on a stream before an empty line says that we are still there."""
GOODBYE = 2.0
"""Seconds in which a client that has to go may hear so."""
PATIENCE = 100
"""Refusals in a row after which a connection is closed."""
JOIN_SHARE = 4
"""So many messages a join counts for: it is answered with everything."""
BODY_SIZE = 4 * RECORD_SIZE + MESSAGE_SIZE
"""Bytes; no letter has more than four."""


class Tables(Struct, frozen=True):
    open: tuple[TableInfo, ...]
    mine: tuple[TableInfo, ...]


class Asked(Request[Any, Any, State]):
    async def json(self) -> Any:
        """A body that Litestar stumbles over is a bad message like any other."""
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise BadMessage("error-bad-message", why=str(error)) from error


# Players.


@post("/players", status_code=201)
async def come(request: Request[Any, Any, State], data: JSONBody[NewPlayer], state: State) -> Response[Me]:
    """Become a player. A browser gets a cookie; a program says `"token": true` and gets a token for the Authorization header."""
    house: House = state.house
    house.arrivals.take(address(request))
    player, token = await house.players.come(data.name, data.language)
    return _welcome(player, token, state, data.token)


@get("/me")
async def who_am_i(request: Request[Any, Any, State], state: State) -> Response[Me]:
    """Who asks; a browser's cookie is good for another year."""
    player = await somebody(request)
    return _welcome(player, "" if "authorization" in request.headers else request.cookies[COOKIE], state, False)


@patch("/me")
async def rename(request: Request[Any, Any, State], data: JSONBody[Rename], state: State) -> Me:
    player = await somebody(request)
    await state.house.players.rename(player, data.name, data.language)
    return Me(player.id, player.name, player.language, state.address)


@post("/me/carry", status_code=201)
async def carry(request: Request[Any, Any, State], state: State) -> Carry:
    """A code that makes another device this player's too; it works once."""
    return Carry(await state.house.players.carry(await somebody(request)), CARRY_SECONDS)


@post("/me/claim", status_code=200)
async def claim(data: JSONBody[Claim], state: State, request: Request[Any, Any, State]) -> Response[Me]:
    state.house.arrivals.take(address(request))
    player, token = await state.house.players.claim(data.code)
    return _welcome(player, token, state, False)


def _welcome(player: Player, token: str, state: State, as_token: bool) -> Response[Me]:
    me = Me(player.id, player.name, player.language, state.address, token if as_token else None)
    cookie = Cookie(COOKIE, value=token, max_age=YEAR, httponly=True, samesite="strict", secure=state.secure, path="/")
    return Response(me, cookies=[] if as_token or not token else [cookie])


# The shelf, the lobby, the tables.


@get("/games")
async def shelf(state: State) -> list[GameInfo]:
    found: list[GameInfo] = state.house.shelf()
    return found


@get("/tables")
async def lobby(request: Request[Any, Any, State], state: State) -> Tables:
    player = await whoever(request)
    public, mine = await state.house.tables(player_id(player))
    return Tables(tuple(public), tuple(mine))


@post("/tables", status_code=201)
async def open_table(request: Request[Any, Any, State], data: JSONBody[NewTable], state: State) -> TableInfo:
    house: House = state.house
    return await house.open(await somebody(request), data, address(request))


@get("/tables/{table:str}")
async def look_at(request: Request[Any, Any, State], table: FromPath[str], state: State, key: FromQuery[str] = "") -> TableInfo:
    house: House = state.house
    player = await whoever(request)
    return await house.at_table(table, lambda room: room.read(lambda: room.info(player_id(player), key)))


@post("/tables/{table:str}", status_code=200)
async def command(request: Request[Any, Any, State], table: FromPath[str], state: State, data: JSONBody[AnyCommand]) -> Ack:
    """Any command but `join`, as over the WebSocket."""
    player = await somebody(request)
    if isinstance(data, Join | Ping):
        raise BadMessage("error-no-join")
    house: House = state.house
    key = data.key if isinstance(data, messages.Sit) and data.key else request.query_params.get("key", "")
    seat = request.query_params.get("as", "")

    async def obeyed(room: Room) -> Ack:
        await room.read(lambda: room.let_in(player.id, seat, key))
        return await obey(house, room, player, (seat, key), data, address(request))

    return await house.at_table(table, obeyed)


@get("/tables/{table:str}/events", media_type="application/x-ndjson")
async def events(
    request: Request[Any, Any, State],
    table: FromPath[str],
    state: State,
    seat: Annotated[str, QueryParameter(name="as")] = "",
    start: Annotated[int, QueryParameter(name="from", ge=0)] = 0,
    key: FromQuery[str] = "",
    drawing: FromQuery[bool] = False,
) -> Stream:
    """What the WebSocket sends, one JSON message a line; an empty line now and then says that the server is there."""
    house: House = state.house
    player = await whoever(request)
    connection = house.connect(player, address(request))
    try:
        room = await house.join(table, connection, Join(seat=seat, start=start, key=key, drawing=drawing))
    except BaseException:
        house.disconnect(address(request))
        raise

    async def lines() -> AsyncIterator[bytes]:
        gone = asyncio.create_task(connection.gone.wait())
        try:
            while not gone.done():
                told = asyncio.create_task(connection.next())
                try:
                    await asyncio.wait([told, gone], timeout=HEARTBEAT, return_when=asyncio.FIRST_COMPLETED)
                    line = told.result() if told.done() else b""
                finally:
                    told.cancel()
                yield line + b"\n"
        finally:
            gone.cancel()
            room.part(connection)
            house.disconnect(address(request))

    request.scope[guard.GONE] = connection.gone  # type: ignore[literal-required]
    return Stream(lines(), media_type="application/x-ndjson", headers={"Cache-Control": "no-store"})


@get("/tables/{table:str}/record", media_type="text/plain")
async def record(
    request: Request[Any, Any, State],
    table: FromPath[str],
    state: State,
    seat: Annotated[str, QueryParameter(name="as")] = "",
    key: FromQuery[str] = "",
) -> Response[str]:
    """The game so far as one saw it; everything once it is over."""
    house: House = state.house
    player = await whoever(request)
    name, text = await house.at_table(table, lambda room: room.read(lambda: room.record(player_id(player), seat, key)))
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, headers=headers)


@get("/tables/{table:str}/proof", media_type="text/plain")
async def proof(request: Request[Any, Any, State], table: FromPath[str], state: State, key: FromQuery[str] = "") -> Response[str]:
    """Everything that shows that the game went by the rules and by chance: once it is over, for `gaslamp verify`."""
    house: House = state.house
    player = await whoever(request)
    name, text = await house.at_table(table, lambda room: room.proof(player_id(player), key))
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, headers=headers)


async def obey(house: House, room: Room, player: Player, how: tuple[str, str], given: messages.Command, origin: str) -> Ack:
    """`how` somebody is here: in which seat, and by which key."""
    with house.metrics.commands.time():
        if isinstance(given, Rematch):
            await house.rematch(room, player, given.nonce, origin)
            return Ack(id=given.id, n=room.live.number)
        return await room.perform(player, how[0], given, how[1])


# The WebSocket.


@websocket("/ws/{table:str}")
async def socket(socket: WebSocket[Any, Any, State], table: FromPath[str], state: State) -> None:
    """Commands in, events out. It begins with `join`."""
    house: House = state.house
    player = await whoever(socket)
    await socket.accept()
    try:
        connection = house.connect(player, address(socket))
    except TooMuch as error:
        await socket.send_data(write(refusal(error, 0)), mode="text")
        await socket.close(1013)
        return
    talk = Talk(house, table, connection)
    try:
        await _both_ways(socket, talk)
    finally:
        house.disconnect(address(socket))


async def _both_ways(socket: WebSocket[Any, Any, State], talk: Talk) -> None:
    """Until the client goes, or has to."""
    works = [asyncio.create_task(work) for work in (_hear(socket, talk), _tell(socket, talk), talk.connection.gone.wait())]
    try:
        await asyncio.wait(works, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)
        talk.end()
    with contextlib.suppress(Exception):  # it may be gone already, or be there and not listen
        await asyncio.wait_for(socket.close(1012 if talk.connection.gone.is_set() else 1008), GOODBYE)


async def _hear(socket: WebSocket[Any, Any, State], talk: Talk) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while talk.patience > 0:
            await talk.take(await socket.receive_data(mode="text"))


async def _tell(socket: WebSocket[Any, Any, State], talk: Talk) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await socket.send_data(await talk.connection.next(), mode="text")


class Talk:
    """One client at one table."""

    def __init__(self, house: House, table: str, connection: Connection) -> None:
        self.house = house
        self.table = table
        self.connection = connection
        self.room: Room | None = None
        self.patience = PATIENCE

    async def take(self, data: str | bytes) -> None:
        """Do what a message says and answer it; whatever is wrong with it is an answer too."""
        given_id = 0
        try:
            command = _read(data)
            given_id = command.id
            self.connection.bucket.take(JOIN_SHARE if isinstance(command, Join) else 1)
            await self._obey(command)
            self.patience = PATIENCE
        except GaslampError as error:
            self.patience -= 1
            self.house.metrics.refused.labels(error.code).inc()
            self.connection.send(write(refusal(error, given_id)))
        except Dead:  # the table is made anew, and the client has to join it again
            self.connection.gone.set()
        except Exception:
            logger.exception("a command failed", extra={"table": self.table})
            self.patience -= 1
            self.connection.send(write(Refused(id=given_id, code="internal", text=("error-internal", {}))))

    async def _obey(self, command: messages.Command) -> None:
        connection, player = self.connection, self.connection.player
        if isinstance(command, Ping):
            connection.send(write(Pong(id=command.id, at=self.house.tools.now())))
            return
        if isinstance(command, Join):
            before = self.room
            room = self.room = await self.house.join(self.table, connection, command)
            if before is not None and before is not room:
                before.part(connection)
            connection.send(write(Ack(id=command.id, n=room.live.number)))
            return
        if self.room is None:
            raise BadMessage("error-join-first")
        if player is None:
            raise NotKnown("error-not-known")
        room = self.room
        key = command.key if isinstance(command, messages.Sit) and command.key else connection.key
        await room.read(lambda: room.admit(player.id, key))
        connection.send(write(await obey(self.house, room, player, (connection.seat, key), command, connection.address)))

    def end(self) -> None:
        if self.room is not None:
            self.room.part(self.connection)


def _read(data: str | bytes) -> messages.Command:
    try:
        if len(data.encode() if isinstance(data, str) else data) > MESSAGE_SIZE:
            raise TooLong("error-message-size", longest=MESSAGE_SIZE)
        command: messages.Command = read_command(data)
        return command
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadMessage("error-bad-message", why=str(error)) from error


def refusal(error: GaslampError, command_id: int) -> Refused:
    """An error as a client may know it: of our own faults only that they are ours."""
    if STATUS.get(error.code) == 500:
        logger.error("a fault of ours", exc_info=error)
        return Refused(id=command_id, code=error.code, text=("error-internal", {}))
    return Refused(id=command_id, code=error.code, text=present.told(error.message))


# For the host.


@get("/healthz", sync_to_thread=False)
def health() -> Health:
    return Health("ok", __version__, is_compiled())


@get("/metrics", sync_to_thread=False)
def figures(request: Request[Any, Any, State], state: State) -> Response[bytes]:
    """For the host's own machine only: from figures one could read when a computer player stopped thinking."""
    if address(request) not in guard.LOOPBACK:
        raise NotFoundException
    kind = metrics.CONTENT_TYPE.removesuffix("; charset=utf-8")  # Litestar adds it to texts
    return Response(state.house.metrics.text(), media_type=kind)


# Errors in the protocol's own form.


def _refuse(request: Request[Any, Any, State], error: GaslampError) -> Response[Refused]:
    request.app.state.house.metrics.refused.labels(error.code).inc()
    return Response(refusal(error, 0), status_code=STATUS.get(error.code, 400))


def _refuse_http(request: Request[Any, Any, State], error: HTTPException) -> Response[Any]:
    """Litestar's own complaints: no such address, a body that does not fit."""
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return pages.page(404)
    if error.status_code == 404:
        return Response(Refused(id=0, code="not_found", text=("error-no-page", {})), status_code=404)
    if error.status_code == 413:
        return _refuse(request, TooLong("error-message-size", longest=BODY_SIZE))
    extra = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    why = str(extra.get("message", error.detail) if isinstance(extra, dict) else error.detail)
    why = "a body in JSON is missing" if why == "'data'" else why  # Litestar's words for that
    text = ("error-bad-message", {"why": why})
    return Response(Refused(id=0, code="bad_message", text=text), status_code=error.status_code)


def _fail(request: Request[Any, Any, State], error: Exception) -> Response[Refused]:
    """A fault of ours: the host reads all about it, the client only that it was ours."""
    logger.error("a request failed", exc_info=error, extra={"path": request.scope["path"]})
    return Response(Refused(id=0, code="internal", text=("error-internal", {})), status_code=500)


def make_app(house: House, *, hosts: frozenset[str], public: str = "", address: str = "") -> Guard:
    """The whole server as an ASGI application.

    `hosts` are the names it answers to, `public` the address at which a proxy shows it, `address` the best one for links.
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.stop()

    api = Router(
        "/api",
        route_handlers=[
            *(come, who_am_i, rename, carry, claim),
            *(shelf, lobby, open_table, look_at, command, events, record, proof),
            *reading.handlers(),
        ],
    )
    app = Litestar(
        route_handlers=[api, socket, health, figures, *pages.handlers()],
        lifespan=[lifespan],
        state=State({"house": house, "secure": public.startswith("https:"), "address": address}),
        exception_handlers={GaslampError: _refuse, HTTPException: _refuse_http, Exception: _fail},
        openapi_config=OpenAPIConfig(
            title="Gaslamp",
            version=__version__,
            path="/api/docs",
            use_handler_docstrings=True,
            render_plugins=[pages.PlainDocs(path="/"), JsonRenderPlugin(path="/openapi.json")],
        ),
        request_class=Asked,
        request_max_body_size=BODY_SIZE,
        logging_config=None,
    )
    return Guard(app, house, hosts, frozenset([public] if public else []))

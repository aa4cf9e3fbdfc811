"""What there is to read: texts and rules, games once more, one's own notes, and a hint."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler

from gaslamp import games
from gaslamp.locales import complete, languages
from gaslamp.server import pages
from gaslamp.server.asking import address, somebody
from gaslamp.server.errors import TooLong
from gaslamp.server.house import House
from gaslamp.server.messages import NOTES_LENGTH, RECORD_SIZE, AskHint, AskReplay, Hint, Notes, Replay
from gaslamp.server.players import Player


@get("/texts/{language:str}", media_type="text/plain")
async def texts(request: Request[Any, Any, State], language: Annotated[str, PathParameter(max_length=20)]) -> Response[bytes]:
    """All sentences of a language, as Fluent source; those nobody has translated in English."""
    return pages.packed(request, complete(language).encode(), "text/plain")


@get("/languages")
async def spoken() -> list[str]:
    """The languages in which there are texts."""
    return languages()


@get("/games/{game:str}")
async def one_game(request: Request[Any, Any, State], game: FromPath[str], state: State) -> Response[bytes]:
    """A game with the options that the query gives: its seats then, and what is printed, such as a map."""
    house: House = state.house
    return pages.packed(request, msgspec.json.encode(house.game(game, dict(request.query_params))), "application/json")


@get("/games/{game:str}/rules/{language:str}", media_type="text/markdown")
async def rules(
    request: Request[Any, Any, State], game: FromPath[str], language: Annotated[str, PathParameter(max_length=20)]
) -> Response[bytes]:
    """A game's rules in Markdown: in that language, or else in the one they were written in."""
    return pages.packed(request, games.rules(game, language).encode(), "text/markdown")


@post("/replay", status_code=200)
async def lay_out(request: Request[Any, Any, State], data: JSONBody[AskReplay], state: State) -> Replay:
    """A record, laid out move by move as somebody saw it."""
    house: House = state.house
    if len(data.record) > RECORD_SIZE:
        raise TooLong("error-too-long", longest=RECORD_SIZE)
    house.replays.take(address(request))
    return await house.lay_out(data)


@get("/tables/{table:str}/notes")
async def read_notes(
    request: Request[Any, Any, State], table: FromPath[str], state: State, seat: Annotated[str, QueryParameter(name="as")]
) -> Notes:
    """What was noted down in a seat of one's own."""
    house: House = state.house
    await _check_holder(request, table, seat)
    return Notes(await house.notes.read(table, seat))


@put("/tables/{table:str}/notes")
async def write_notes(
    request: Request[Any, Any, State],
    table: FromPath[str],
    state: State,
    data: JSONBody[Notes],
    seat: Annotated[str, QueryParameter(name="as")],
) -> Notes:
    """Note something down, instead of what was there."""
    house: House = state.house
    player = await _check_holder(request, table, seat)
    if len(data.text) > NOTES_LENGTH:
        raise TooLong("error-too-long", longest=NOTES_LENGTH)
    await house.notes.write(table, seat, data.text, player.id)
    return data


@post("/tables/{table:str}/hint", status_code=200)
async def hint(
    request: Request[Any, Any, State],
    table: FromPath[str],
    state: State,
    data: JSONBody[AskHint],
    seat: Annotated[str, QueryParameter(name="as")],
) -> Hint:
    """What a computer player would do in a seat of one's own that is asked, where the table gives help. Nobody else is told."""
    house: House = state.house
    player = await somebody(request)
    house.hints.take(player.id)
    return await house.at_table(table, lambda room: room.hint(player.id, seat, data.on))


async def _check_holder(request: Request[Any, Any, State], table: str, seat: str) -> Player:
    house: House = request.app.state.house
    player = await somebody(request)
    await house.at_table(table, lambda room: room.read(lambda: room.check_holder(player.id, seat)))
    return player


def handlers() -> list[ControllerRouterHandler]:
    return [texts, spoken, one_game, rules, lay_out, read_notes, write_notes, hint]

"""Who asks: over HTTP or the WebSocket, a browser by its cookie, a program by its token."""

from __future__ import annotations

from typing import Any

from litestar import Request, WebSocket
from litestar.datastructures import State

from gaslamp.server import guard
from gaslamp.server.errors import NotKnown
from gaslamp.server.house import House
from gaslamp.server.players import Player

COOKIE = "gaslamp"

Asking = Request[Any, Any, State] | WebSocket[Any, Any, State]


def address(asking: Asking) -> str:
    return guard.address(dict(asking.scope))


async def whoever(asking: Asking) -> Player | None:
    """The player who asks, if we know him."""
    house: House = asking.app.state.house
    given = asking.headers.get("authorization", "")
    kind, _, token = given.partition(" ")
    proof = token.strip() if kind.lower() == "bearer" else asking.cookies.get(COOKIE, "")
    return await house.players.known(proof) if proof else None


async def somebody(asking: Asking) -> Player:
    player = await whoever(asking)
    if player is None:
        raise NotKnown("error-not-known")
    return player


def player_id(player: Player | None) -> str:
    return player.id if player is not None else ""

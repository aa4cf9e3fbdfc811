"""What a spy tries: every command and every address there is. A test sees to it that none is missing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from server.world import NONCE

if TYPE_CHECKING:
    from server.spying import Evening

COMMAND_FOR_ANYBODY = {"type": "say", "text": "Anybody there?", "id": 7}

COMMANDS: dict[str, Callable[[Evening], dict[str, Any] | None]] = {
    "join": lambda at: {"as": at.a_viewer(), "from": at.dice.randrange(5), "key": at.dice.choice([at.key, "?"])},
    "sit": lambda at: {"seats": [at.a_persons_seat()], "nonce": NONCE},
    "bring": lambda at: {"nonce": NONCE},
    "leave": lambda at: None if at.live.resigned else {},
    "move": lambda at: at.a_wrong_move(),
    "undo": lambda at: {"on": at.dice.choice([0, at.live.turned, at.live.number])},
    "say": lambda at: {"text": "Who is it?", "channel": at.dice.choice(["table", "watchers", *at.game.sides])},
    "gesture": lambda at: {"what": "frowns", "channel": at.dice.choice(["table", *at.game.sides]), "seat": at.a_seat()},
    "resign": lambda at: {} if at.may_resign() else None,
    "propose": lambda at: at.a_proposal(),
    "answer": lambda at: {"yes": at.dice.random() < 0.5},
    "resume": lambda at: {},
    "substitute": lambda at: {"seat": at.a_seat(), "level": "random"},
    "open": lambda at: {"seat": at.a_persons_seat()},
    "rematch": lambda at: {"nonce": NONCE},
    "close": lambda at: {},
    "ping": lambda at: {},
    "nonsense": lambda at: {"seat": at.a_seat()},
}
"""What he may say to the server, and with what."""
OFTEN = {"move": 5, "undo": 2}
"""The most telling."""


def _a_command(at: Evening) -> dict[str, Any]:
    """By HTTP, such that need no going back on."""
    kind = at.dice.choice(["sit", "move", "say", "gesture", "answer", "substitute", "close", "rematch", "join"])
    given = COMMANDS[kind](at) or {}
    return {"json": {"type": kind, **given}, "params": {"as": at.a_viewer(), "key": at.key}}


def _as(at: Evening) -> dict[str, Any]:
    return {"params": {"as": at.a_viewer(), "key": at.dice.choice([at.key, ""])}}


def _nothing(at: Evening) -> dict[str, Any]:
    return {}


TABLE = "/api/tables/{table:str}"
ROUTES: dict[str, Callable[[Evening], dict[str, Any]]] = {
    "POST /api/players": lambda at: {"json": {"name": "Mallory", "token": True}},
    "GET /api/me": _nothing,
    "PATCH /api/me": lambda at: {"json": {"name": "Eve", "language": "ru"}},
    "POST /api/me/carry": _nothing,
    "POST /api/me/claim": lambda at: {"json": {"code": at.code}},
    "GET /api/games": _nothing,
    "GET /api/tables": _nothing,
    "POST /api/tables": lambda at: {"json": {"game": at.game.name, "nonce": NONCE, "seats": {at.a_seat(): {"who": "me"}}}},
    f"GET {TABLE}": lambda at: {"params": {"key": at.dice.choice([at.key, ""])}},
    f"POST {TABLE}": _a_command,
    f"GET {TABLE}/events": _as,
    f"GET {TABLE}/record": _as,
    f"GET {TABLE}/proof": _as,
    f"GET {TABLE}/notes": _as,
    f"PUT {TABLE}/notes": lambda at: {"params": {"as": at.a_viewer()}, "json": {"text": "I think I know"}},
    f"POST {TABLE}/hint": lambda at: at.a_question(),
    "GET /api/texts/{language:str}": _nothing,
    "GET /api/languages": _nothing,
    "GET /api/games/{game:str}": _nothing,
    "GET /api/games/{game:str}/rules/{language:str}": _nothing,
    "POST /api/replay": lambda at: {"json": {"record": at.record, "as": "", "drawing": True}},
    "WEBSOCKET /ws/{table:str}": _nothing,
    "GET /healthz": _nothing,
    "GET /metrics": _nothing,
    "GET /": _nothing,
    "GET /t/{table:str}": _nothing,
    "GET /t/{table:str}/replay": _nothing,
    "GET /replay": _nothing,
    "GET /design": _nothing,
    "GET /carry": _nothing,
    "GET /rules/{game:str}": _nothing,
    "GET /assets/{name:path}": _nothing,
    "GET /{name:str}": _nothing,
    "GET /api/docs": _nothing,
    "GET /api/docs/openapi.json": _nothing,
    "GET /api/docs/{path:str}": _nothing,
}
"""Where he may go, and what he asks there."""
VISITED = {f"POST {TABLE}/hint": 30}
"""How often, against one for pages and nine for what belongs to a table."""

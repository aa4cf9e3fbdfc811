"""At the door: whom we answer, what every answer carries, and what is written down about it.

Only hosts we know are answered (a page elsewhere cannot be made to look like us), only our own pages may give commands (an
Origin, where there is one, must be ours), and no answer leaves without the headers that keep a browser strict. What is logged
has no query in it: invitations are in queries.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import re
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any
from urllib.parse import SplitResult, urlsplit

from gaslamp.core import GaslampError
from gaslamp.server.errors import STATUS, NotAllowed
from gaslamp.server.messages import Refused, write

if TYPE_CHECKING:
    from gaslamp.server.house import House

logger = logging.getLogger("gaslamp.server")

GONE = "gaslamp.gone"
"""Where a stream puts the event that says that its client has to go."""

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        b"media-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]
STRICT = (b"strict-transport-security", b"max-age=31536000")
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "OPTIONS")
LOOPBACK = ("127.0.0.1", "::1")
ALWAYS = ("localhost", "127.0.0.1", "::1")


class Guard:
    def __init__(
        self, app: Callable[[Any, Any, Any], Awaitable[None]], house: House, hosts: frozenset[str], origins: frozenset[str]
    ) -> None:
        self.app = app
        self.house = house
        self.hosts = hosts | frozenset(ALWAYS)
        self.origins = origins
        self.headers = HEADERS + ([STRICT] if any(origin.startswith("https:") for origin in origins) else [])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            self._check(scope)
        except GaslampError as error:
            self.house.metrics.refused.labels(error.code).inc()
            logger.info("turned away", extra={"path": scope["path"], "why": error.message.id})
            await _turn_away(scope, receive, send, error)
            return
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        scope["path"] = re.sub("/+", "/", scope["path"])  # as the router will
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if (_parts(f"//{host}").hostname or "") not in self.hosts:
            raise NotAllowed("error-host-unknown")
        origin = headers.get(b"origin", b"").decode("latin-1")
        if origin and origin not in self.origins and _parts(origin).netloc != host:
            raise NotAllowed("error-origin")
        if scope["path"].startswith(("/api/", "/ws/")):
            self.house.requests.take(address(scope))

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status = 500

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                private = [(b"cache-control", b"no-store")] if scope["path"].startswith("/api/") and not _cached(message) else []
                message["headers"] = [*message["headers"], *self.headers, *private]
            if GONE in scope:
                await _unless_gone(send(message), scope[GONE])
            else:
                await send(message)

        try:
            with contextlib.suppress(ConnectionAbortedError):
                await self.app(scope, receive, with_headers)
        finally:
            method = scope["method"] if scope["method"] in METHODS else "other"
            self.house.metrics.requests.labels(method, str(status)).inc()
            took = round((time.perf_counter() - begun) * 1000, 1)
            extra = {"method": scope["method"], "path": scope["path"], "status": status, "ms": took}
            logger.info("request", extra=extra)


async def _unless_gone(sending: Awaitable[None], gone: asyncio.Event) -> None:
    """Send, but give up on a client that has to go because it does not read."""
    sent, going = asyncio.ensure_future(sending), asyncio.ensure_future(gone.wait())
    try:
        await asyncio.wait({sent, going}, return_when=asyncio.FIRST_COMPLETED)
        if not sent.done():
            raise ConnectionAbortedError
        await sent
    finally:
        sent.cancel()
        going.cancel()


def address(scope: Scope) -> str:
    """Whose share of the limits something counts to: an address, or the network of one household in the newer kind."""
    client = scope.get("client")
    host = str(client[0]) if client else ""
    try:
        ip = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(ip, ipaddress.IPv4Address) or ip.is_loopback:
        return str(ip)
    return str(ip.ipv4_mapped or ipaddress.ip_network(f"{host}/64", strict=False))


def _cached(message: Message) -> bool:
    """Whether an answer says itself how long it may be kept."""
    return any(name.lower() == b"cache-control" for name, _ in message["headers"])


def _parts(url: str) -> SplitResult:
    """An address in its parts; none for a text that is no address."""
    try:
        return urlsplit(url)
    except ValueError:
        return urlsplit("")


async def _turn_away(scope: Scope, receive: Receive, send: Send, error: GaslampError) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": error.code})
        return
    body = write(Refused(id=0, code=error.code, text=(error.message.id, dict(error.message.args))))
    headers = [(b"content-type", b"application/json"), *HEADERS]
    await send({"type": "http.response.start", "status": STATUS.get(error.code, 400), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})

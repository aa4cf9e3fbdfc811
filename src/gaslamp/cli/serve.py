"""gaslamp serve: the table in the browser, for this machine, this network or the world."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn

from gaslamp.cli.common import not_negative, positive, text
from gaslamp.core import SetupError
from gaslamp.server import logs
from gaslamp.server.app import make_app
from gaslamp.server.house import House
from gaslamp.server.limits import USUAL, Limits
from gaslamp.server.messages import MESSAGE_SIZE
from gaslamp.server.store import SqliteStore, Store, StoreError
from gaslamp.workers.pool import Pool

PORT = 8000
PORTS_TRIED = 20
SWITCHING = 0.0001
"""Seconds before a waiting thread may have the interpreter: with Python's 5 ms the store's threads starve beside a busy loop."""

UNHEARD = 30
"""Seconds after which the system ends a connection whose other end is gone or does not read."""

COLLECTING = (20_000, 50, 100)
"""How rarely Python looks for garbage: with its usual thresholds one move in a hundred waited 20 to 140 ms for it."""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=positive, help=text("cli-arg-port", port=PORT))
    parser.add_argument("--lan", action="store_true", help=text("cli-arg-lan"))
    parser.add_argument("--public-url", metavar="URL", default="", help=text("cli-arg-public-url"))
    parser.add_argument("--proxy", metavar="ADDRESS", default="127.0.0.1", help=text("cli-arg-proxy"))
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--data", type=Path, metavar="FILE", help=text("cli-arg-data"))
    where.add_argument("--db", metavar="URL", help=text("cli-arg-db"))
    parser.add_argument("--open", action="store_true", help=text("cli-arg-open"))
    parser.add_argument("--thinkers", type=positive, metavar="N", help=text("cli-arg-thinkers"))
    parser.add_argument("--grace", type=not_negative, default=USUAL.grace, metavar="SECONDS", help=text("cli-arg-grace"))
    parser.add_argument("--pace", type=not_negative, default=USUAL.pace, metavar="SECONDS", help=text("cli-arg-pace"))
    parser.add_argument("--no-limits", action="store_true", help=text("cli-arg-no-limits"))
    parser.add_argument("--log", choices=("info", "warning", "error"), default="warning", help=text("cli-arg-log"))


def run(args: argparse.Namespace) -> int:
    logs.configure(args.log)
    sys.setswitchinterval(SWITCHING)
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    public = public_url(args.public_url)
    listening = listen("0.0.0.0" if args.lan else "127.0.0.1", args.port)
    port = listening.getsockname()[1]
    lan = lan_addresses() if args.lan else []
    name = socket.gethostname().lower()
    hosts = frozenset([*lan, name, f"{name}.local"] if args.lan else [])
    here = f"http://127.0.0.1:{port}"
    addresses = [here, *(f"http://{each}:{port}" for each in lan)]
    with asyncio.Runner(loop_factory=fast_loop()) as runner, contextlib.suppress(KeyboardInterrupt):  # the way to stop it
        runner.run(serve(args, listening, hosts, public, addresses))
    return 0


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let go of those who listen, before we wait for them to go."""
        for room in self.house.rooms.values():
            room.let_go()
        await super().shutdown(sockets)


async def serve(
    args: argparse.Namespace, listening: socket.socket, hosts: frozenset[str], public: str, addresses: list[str]
) -> None:
    store, place = await open_store(args.db, args.data)
    house = House(store, Pool(args.thinkers), limits=limits(args))
    host = urlsplit(public).hostname
    app = make_app(
        house,
        hosts=hosts | frozenset([host] if host else []),
        public=public,
        address=public or "".join(addresses[1:2]),
    )
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        lifespan="on",
        server_header=False,
        proxy_headers=bool(public),
        forwarded_allow_ips=args.proxy,
        ws_max_size=8 * MESSAGE_SIZE,
        ws_per_message_deflate=False,  # what is compressed together can be told by its length
        timeout_graceful_shutdown=2,
    )
    server = Server(config, house)
    announce(addresses, public, place)
    if args.open and can_show_a_browser():
        asyncio.get_running_loop().call_later(0.5, webbrowser.open, addresses[0])
    await server.serve(sockets=[listening])


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop, where there is one."""
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


def limits(args: argparse.Namespace) -> Limits:
    usual = replace(USUAL, grace=args.grace, pace=args.pace)
    kept = {"grace", "pace", "outbox", "idle_open", "idle_live", "idle_memory"}
    counted = [each.name for each in fields(Limits) if each.name not in kept]
    return replace(usual, **dict.fromkeys(counted, 10**9)) if args.no_limits else usual


async def open_store(db: str | None, data: Path | None) -> tuple[Store, str]:
    """The store in a database or in a file, and its name."""
    if db is not None:
        if not db.startswith(("postgresql://", "postgres://")):
            raise SetupError("error-db-url", text=db)
        try:
            from gaslamp.server.store.postgres import PostgresStore
        except ModuleNotFoundError as error:
            raise SetupError("error-db-driver") from error
        store = await PostgresStore.open(db)
        return store, store.name
    file = data or default_data()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("error-store-failed", path=str(file), why=str(error.strerror)) from error
    return await SqliteStore.open(file), str(file)


def announce(addresses: list[str], public: str, place: str) -> None:
    print(text("cli-serve-here", url=addresses[0]))
    for url in addresses[1:]:
        print(text("cli-serve-lan", url=url))
    if public:
        print(text("cli-serve-public", url=public))
    print(text("cli-serve-data", path=place), flush=True)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port wanted; if none was named, on the first free one."""
    for candidate in [port] if port else range(PORT, PORT + PORTS_TRIED):
        made = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # on Linux; connections have it from the socket that listens
            made.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNHEARD * 1000)
        try:
            made.bind((host, candidate))
        except (OSError, OverflowError) as error:
            made.close()
            why = str(getattr(error, "strerror", None) or error).rstrip(".")
            continue
        return made
    raise SetupError("error-port", port=str(port) if port else f"{PORT}–{PORT + PORTS_TRIED - 1}", why=why)


def public_url(given: str) -> str:
    """The address under which a proxy shows us, without a path."""
    if not given:
        return ""
    try:
        parts = urlsplit(given.rstrip("/"))
        named = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError as error:
        raise SetupError("error-public-url", text=given) from error
    if not named or parts.path or parts.query or parts.fragment or "@" in parts.netloc:
        raise SetupError("error-public-url", text=given)
    return f"{parts.scheme}://{parts.netloc.lower()}"


def lan_addresses() -> list[str]:
    """This machine's addresses for others on the same network; none where there is no network."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # sends nothing; the system only chooses the way it would take
        found.append(str(probe.getsockname()[0]))
    with contextlib.suppress(OSError):
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return list(dict.fromkeys(each for each in found if not each.startswith("127.")))


def default_data() -> Path:
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "gaslamp" / "gaslamp.db"


def can_show_a_browser() -> bool:
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

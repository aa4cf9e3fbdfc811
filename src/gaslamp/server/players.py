"""Players: a browser or a program that came once and is known again by its secret. No account, no password, no address.

A player is a log of its own in the store. Secrets are random, 128 bits and more, and kept only as hashes. A one-time code
carries a player to another device, which gets a secret of its own.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
from collections import OrderedDict
from collections.abc import Callable

import msgspec
from msgspec import Struct

from gaslamp.server import log
from gaslamp.server.decide import Tools, clean_name
from gaslamp.server.errors import NotFound, TooMuch
from gaslamp.server.store import Conflict, Entry, Store

PREFIX = "player-"
KEPT = 10_000
"""How many players are kept in memory."""
CARRY_SECONDS = 600
MOST_EVENTS = 5000
"""More than anybody changes his name, or carries himself about, in a lifetime."""
NICKNAMES = ("Lamplighter", "Nightwatch", "Hansom", "Raven", "Chimney", "Fogbound", "Sparrow", "Cobble", "Lantern", "Whistle")


class Event(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    pass


class Came(Event, frozen=True):
    name: str
    language: str
    secret: str
    """Hashed, as all secrets here."""


class Named(Event, frozen=True):
    name: str
    language: str


class Carried(Event, frozen=True):
    """A code was given out that another device may use, once and until then."""

    code: str
    until: int


class Claimed(Event, frozen=True):
    """Another device used the code and has a secret of its own."""

    code: str
    secret: str


_read = msgspec.json.Decoder(Came | Named | Carried | Claimed).decode
_write = msgspec.json.Encoder().encode


class Player:
    def __init__(self, player_id: str) -> None:
        self.id = player_id
        self.name = ""
        self.language = "en"
        self.secrets: set[str] = set()
        self.codes: dict[str, int] = {}
        self.number = -1
        self.head = log.START
        self.lock = asyncio.Lock()

    def apply(self, event: Event, entry: Entry) -> None:
        self.number, self.head = entry.number, entry.hash
        match event:
            case Came():
                self.name, self.language = event.name, event.language
                self.secrets.add(event.secret)
            case Named():
                self.name, self.language = event.name, event.language
            case Carried():
                self.codes = {event.code: event.until}
            case Claimed():
                self.codes.pop(event.code, None)
                self.secrets.add(event.secret)

    def owns(self, secret: str) -> bool:
        mine = hashed(secret)
        return sum(hmac.compare_digest(mine, known) for known in self.secrets) > 0  # and never stop at the first

    def lets_in(self, code: str, at: int) -> bool:
        """Whether a code makes another device this player's."""
        given = hashed(code)
        return sum(hmac.compare_digest(given, known) and at <= until for known, until in self.codes.items()) > 0


def _nobody() -> Player:
    """Whom we ask where there is no such player, so that it takes as long to say no."""
    nobody = Player("")
    nobody.secrets, nobody.codes = {"-" * 64}, {"-" * 64: 0}  # no hash is written like that
    return nobody


NOBODY = _nobody()


class Players:
    def __init__(self, store: Store, tools: Tools) -> None:
        self.store = store
        self.tools = tools
        self.kept: OrderedDict[str, Player] = OrderedDict()
        self._reading: set[asyncio.Task[None]] = set()

    async def come(self, name: str, language: str) -> tuple[Player, str]:
        """A new player, and the token that proves to be him."""
        player = Player(token(self.tools, 10))
        secret = token(self.tools, 20)
        draw = self.tools.random(2)
        nickname = f"{NICKNAMES[draw[0] % len(NICKNAMES)]} {10 + draw[1] % 90}"
        chosen = clean_name(name) if name.strip() else nickname
        came = Came(name=chosen, language=language or "en", secret=hashed(secret))
        await self._add(player, lambda: came)
        self._keep(player)
        return player, f"{player.id}.{secret}"

    async def known(self, proof: str) -> Player | None:
        """The player a token belongs to."""
        player_id, dot, secret = proof.partition(".")
        if not dot or not _proper(player_id) or not _proper(secret):
            return None
        player = await self.get(player_id)
        if not (player or NOBODY).owns(secret) and player is not None:
            await self._read_on(player)
        return player if (player or NOBODY).owns(secret) else None

    async def get(self, player_id: str) -> Player | None:
        if player_id in self.kept:
            self.kept.move_to_end(player_id)
            return self.kept[player_id]
        entries = await self.store.read(_log(player_id))
        if player_id in self.kept:  # somebody else read it meanwhile
            return self.kept[player_id]
        if not entries:
            return None
        log.check(_log(player_id), b"", entries)
        player = Player(player_id)
        for entry in entries:
            player.apply(_read(entry.body), entry)
        self._keep(player)
        return player

    async def rename(self, player: Player, name: str | None, language: str | None) -> None:
        chosen = clean_name(name) if name is not None else None
        await self._add(player, lambda: Named(name=chosen or player.name, language=language or player.language))

    async def carry(self, player: Player) -> str:
        code = token(self.tools, 20)
        carried = Carried(code=hashed(code), until=self.tools.now() + CARRY_SECONDS * 1000)
        await self._add(player, lambda: carried)
        return f"{player.id}.{code}"

    async def claim(self, given: str) -> tuple[Player, str]:
        """Make this device a player's, by the code given out on another of his."""
        player_id, _, code = given.partition(".")
        player = await self.get(player_id) if _proper(player_id) else None
        if not (player or NOBODY).lets_in(code, self.tools.now()) and player is not None:
            await self._read_on(player)
        if not (player or NOBODY).lets_in(code, self.tools.now()) or player is None:
            raise NotFound("error-carry")
        kept, secret = hashed(code), token(self.tools, 20)

        def claimed() -> Claimed:
            if not player.lets_in(code, self.tools.now()):  # it works once, whatever process it is tried at
                raise NotFound("error-carry")
            return Claimed(code=kept, secret=hashed(secret))

        await self._add(player, claimed)
        return player, f"{player.id}.{secret}"

    async def _add(self, player: Player, event: Callable[[], Event]) -> None:
        """Write something down, decided anew when another process was faster; so what works once works once."""
        async with player.lock:
            while True:
                if player.number >= MOST_EVENTS:
                    raise TooMuch("error-rate")
                added = event()
                body, number, at = _write(added), player.number + 1, self.tools.now()
                entry = Entry(number, at, body, log.link(player.head, b"", number, at, body))
                try:
                    await self.store.append(_log(player.id), player.number, [entry])
                except Conflict:
                    if not await self._take_in(player):  # so it was not a process beside us
                        self.kept.pop(player.id, None)
                        raise
                except BaseException:
                    self.kept.pop(player.id, None)  # whatever happened, the store knows better
                    raise
                else:
                    player.apply(added, entry)
                    return

    def hear(self, log: str, last: int) -> None:
        """Somebody wrote something, perhaps another process about a player we know."""
        player = self.kept.get(log.removeprefix(PREFIX))
        if player is not None and last > player.number:
            reading = asyncio.create_task(self._read_on(player))
            self._reading.add(reading)
            reading.add_done_callback(self._read)

    def _read(self, reading: asyncio.Task[None]) -> None:
        self._reading.discard(reading)
        if not reading.cancelled() and reading.exception() is not None:
            self.kept.clear()  # then they are read when they are needed

    async def _read_on(self, player: Player) -> None:
        if not self.store.alone:
            async with player.lock:
                await self._take_in(player)

    async def _take_in(self, player: Player) -> bool:
        entries = await self.store.read(_log(player.id), player.number + 1)
        log.check(_log(player.id), b"", entries, player.number + 1, player.head)
        for entry in entries:
            player.apply(_read(entry.body), entry)
        return bool(entries)

    def _keep(self, player: Player) -> None:
        self.kept[player.id] = player
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)


def token(tools: Tools, size: int) -> str:
    """Random letters and digits."""
    return base64.b32encode(tools.random(size)).decode().rstrip("=").lower()


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def _proper(text: str) -> bool:
    return 8 <= len(text) <= 40 and text.isascii() and text.isalnum()


def _log(player_id: str) -> str:
    return f"{PREFIX}{player_id}"

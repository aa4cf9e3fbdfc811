"""New tables, and those of the next game, with sides exchanged. Like `decide`: events only, nothing is written here."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from gaslamp import games
from gaslamp.bots import levels
from gaslamp.bots.seating import remaining
from gaslamp.core import Game, SetupError, Viewer
from gaslamp.server import decide, log
from gaslamp.server.decide import Tools, check_level, clean_name
from gaslamp.server.errors import NotAllowed
from gaslamp.server.live import Holder, Live
from gaslamp.server.messages import NewTable, Place
from gaslamp.server.players import Player, token


def new_table(player: Player, wanted: NewTable, tools: Tools) -> Live:
    game = games.make(wanted.game, **wanted.options)
    for name in wanted.seats:
        game.read_seat(name)
    opened = log.Opened(
        game=game.name,
        rules=game.rules,
        settings=game.settings,
        seats=game.seats,
        clock=wanted.clock,
        aids=wanted.aids,
        spectators=wanted.spectators,
        public=wanted.public,
        host=player.id,
        host_name=player.name,
        secret=tools.random(32).hex(),
        chain=1,
    )
    live = _live(opened, tools)
    for (who, what), seats in _groups(game, wanted).items():
        if who == "bot":
            level = what or levels.default(game.name)
            check_level(level, game.name)
            for share in remaining(game, ~seats):
                _sit(live, game, share, tools, level=level)
        else:
            name = player.name if who == "me" else clean_name(what)
            _sit(live, game, seats, tools, name=name, player=player.id, nonce=wanted.nonce)
    decide.begin(live, tools)
    return live


def _groups(game: Game, wanted: NewTable) -> dict[tuple[str, str], int]:
    """Whom the host put somewhere, with their seats: himself, others at his screen by name, computer players by level."""
    groups: dict[tuple[str, str], int] = {}
    for number, seat in enumerate(game.seats):
        place = wanted.seats.get(seat, Place())
        if place.who != "open":
            who = place.who, {"me": "", "beside": place.name, "bot": place.level}[place.who]
            groups[who] = groups.get(who, 0) | 1 << number
    return groups


def _live(opened: log.Opened, tools: Tools) -> Live:
    live = Live(token(tools, 10), opened)
    live.add(opened, tools.now())
    return live


def _sit(
    live: Live, game: Game, seats: int, tools: Tools, *, name: str = "", player: str = "", level: str = "", nonce: str = ""
) -> None:
    if not game.may_hold(seats):
        raise SetupError("error-hold", text=", ".join(game.names(seats)))
    event = log.Sat(seats=game.names(seats), name=name, player=player, level=level, nonce=nonce)
    live.add(event, tools.now())


# The next game.


def rematch_table(old: Live, player: Player, nonce: str, tools: Tools) -> Live:
    """The table of the next game: computer players sit down at once, and so does the one who asked; seats are kept for others."""
    assert old.game is not None
    seating = exchanged(old)
    kept = {name: holder.player for seats, holder in seating.items() if holder.player for name in old.names(seats)}
    changes = {"host": player.id, "host_name": player.name, "secret": tools.random(32).hex(), "reserved": kept, "chain": 1}
    new = _live(msgspec.structs.replace(old.opened, **changes), tools)
    for seats, holder in seating.items():
        if holder.level:
            _sit(new, old.game, seats, tools, level=holder.level)
    take_kept(new, seating, player, nonce, tools)
    return new


def take_kept(new: Live, seating: Mapping[Viewer, Holder], player: Player, nonce: str, tools: Tools) -> None:
    """Seat all who share a player's screen in the seats kept for them, if that has not happened yet."""
    assert new.game is not None
    for seats, holder in seating.items():
        kept = all(new.reserved.get(name) == player.id for name in new.names(seats))
        if holder.player == player.id and kept:
            _sit(new, new.game, seats, tools, name=holder.name, player=player.id, nonce=nonce)
    if not new.holders_of(player.id):
        raise NotAllowed("error-not-kept")
    decide.begin(new, tools)


def exchanged(old: Live) -> dict[Viewer, Holder]:
    """Who will sit where in the next game: each moves on to the next one's seats."""
    holders = sorted({holder.number: holder for holder in old.holders.values()}.values(), key=lambda holder: holder.seats)
    return {holder.seats: holders[place - 1] for place, holder in enumerate(holders)}

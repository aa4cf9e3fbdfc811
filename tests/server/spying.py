"""Somebody curious at a table: he tries whatever there is to try, and keeps every byte he is answered.

The same evening can be spent in two houses, at a game in the one and at its twin in the other: time, chance and all that the
spy sees people do are the same, and whatever he may not know is different.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from gaslamp.core import REFEREE, Game, Line, Viewer, members
from gaslamp.server import log
from gaslamp.server.app import make_app
from gaslamp.server.live import Live
from gaslamp.server.players import Player
from gaslamp.server.room import Room
from gaslamp.workers.job import Answer, Job
from gaslamp.workers.pool import Pool
from server.asgi import bearer, stream, websocket
from server.thinkers import Telltale
from server.tries import COMMAND_FOR_ANYBODY, COMMANDS, OFTEN, ROUTES, TABLE, VISITED
from server.twins import Pair
from server.world import NONCE, START, Client, World, world

Told = list[tuple[str, bytes]]
"""What came, each with what it answers."""

GENEROUS: dict[str, Any] = dict.fromkeys(("requests", "notes", "hints", "replays", "players", "tables", "open_tables"), 10**6)
GENEROUS |= dict.fromkeys(("notes_burst", "hints_burst", "replays_burst"), 10**6)
MOMENT = 0.0005
"""Real seconds between two looks at what others do."""
KINDS = ("people", "late", "bots", "people", "private")
KNOCKS = ("move", "window", "window")
"""What costs next to nothing to try. What is hidden has to show in nothing of it, so it is tried wherever anything is."""


class Scripted(Pool):
    """Computer players who play what is in the script, when it is their turn there."""

    def __init__(self) -> None:
        super().__init__(1)
        self.live: Live | None = None
        self.lines: list[Line] = []
        self.up_to = 0

    async def think(self, job: Job) -> Answer:
        number = next((at for at in range(len(job.story), len(self.lines)) if self.lines[at].seat == job.seat), -1)
        while not (self.live and self.live.table and number == len(self.live.table.lines) and number < self.up_to):
            await asyncio.sleep(MOMENT)
        return Answer(self.lines[number].move)


class Place:
    """One of the two houses. In both, the same people do the same things in the same order."""

    def __init__(self, here: World, app: Any) -> None:
        self.here = here
        self.app = app
        self.bots = Scripted()
        here.house.pool, here.house.advisers = self.bots, Telltale()
        for caring in here.house._caring:  # by a real clock, which is not ours
            caring.cancel()

    def open_its_door(self) -> None:
        """From now on requests come to this house."""
        self.app.house = self.app.app.state.house = self.here.house


@asynccontextmanager
async def places() -> AsyncIterator[tuple[Place, Place]]:
    """Two houses behind one application. Their files are in memory, where there is such a place: a disk is slow to be sure."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as name:
        paths = [Path(name) / part for part in "ab"]
        for path in paths:
            path.mkdir()
        async with world(paths[0], **GENEROUS) as one, world(paths[1], **GENEROUS) as other:
            app = make_app(one.house, hosts=frozenset())
            yield Place(one, app), Place(other, app)


class Evening:
    """A game that a spy sits at, or looks at."""

    game: Game
    viewer: Viewer
    dice: random.Random
    key: str
    record: str
    code: str
    late: bool

    def __init__(self, place: Place, pair: Pair, lines: list[Line], seed: int, nosy: float, knocks: int = 0) -> None:
        """`knocks`: how many in the whole evening."""
        self.place, self.here, self.app = place, place.here, place.app
        self.game, self.viewer, self.lines, self.pair = pair.game, pair.viewer, lines, pair
        self.dice = random.Random(seed)
        """Decides what everybody does but for the moves; thrown the same in both houses."""
        self.secret = random.Random(str(lines))
        """For what the spy may not know of; another one in each house."""
        self.nosy = nosy
        self.knocks = knocks / max(1, sum(pair.differs[number] for number, line in enumerate(lines) if line.seat != REFEREE))
        self.kind = KINDS[seed % len(KINDS)]
        self.here.seed(f"evening {seed}")
        self.here.time = START + seed * 10**8
        self.here.hand = self._hand
        self.told: Told = []
        self.stood: list[int] = []
        """For each of them: how many lines of the game there were."""
        self.routes: set[str] = set()
        self.table = self.token = ""
        self.record = "?"
        self.code = "?"
        self.players: dict[int, Client | None] = {}
        """Who plays a seat; none is a computer player."""

    def _hand(self, live: Live) -> int:
        """The referee's hand is led: whatever is taken back meanwhile, he plays what comes next."""
        assert live.table is not None
        return self.lines[len(live.table.lines)].move

    @property
    def room(self) -> Room:
        return self.here.house.rooms[self.table]

    @property
    def live(self) -> Live:
        return self.room.live

    async def quiet(self, what: str) -> None:
        """Until nothing is under way any more but what computer players think about; and all have heard of it."""
        while rest := self.room._tasks - {task for _, task in self.room.thinking.going_on.values()}:
            await asyncio.wait(rest)
        for client in (self.spy, self.window, *self.people):
            self.hear(client, what)

    # Sitting down.

    async def spend(self) -> Told:
        await self.begin()
        sits_down = self.dice.randrange(1, len(self.lines)) if self.late else -1
        assert self.live.table is not None
        while (number := len(self.live.table.lines)) < len(self.lines):
            if 0 <= sits_down <= number and self.late:
                await self.sit_down()
            if number >= self.pair.first:
                await self.nose_about()
                await self.others()
                self.here.time += self.dice.choice([300, 1500, 1500, 40_000])
            number = len(self.live.table.lines)
            await self.play(number)
            if number >= self.pair.first:
                await self.second_thoughts(number)
        await self.nose_about()
        await self.look_at_everything()
        await self.go_home()
        return self.told

    async def begin(self) -> None:
        game, dice = self.game, self.dice
        everybody = [await self.here.house.players.come(f"Player {seat}", "en") for seat in range(len(game.seats))]
        spy, self.token = await self.here.house.players.come("Eve", "en")
        self.place.open_its_door()
        self.place.bots.live = None
        self.web = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=self.app, client=("192.0.2.7", 1)),
            base_url="http://localhost",
            headers={"Authorization": f"Bearer {self.token}"},
        )
        mine = members(self.viewer)
        self.drawing = dice.random() < 0.23
        self.late = bool(mine) and self.kind == "late"
        people = dict(enumerate(player for player, _ in everybody))
        first = people[mine[0]] if mine else spy
        holders: dict[int, Player] = {
            seat: first if self.late and seat in mine else spy if seat in mine else people[seat] for seat in people
        }
        others = [seat for seat in holders if seat not in mine]
        bots = others if self.kind == "bots" and mine else others[1:] if self.kind == "bots" else []
        host = spy if dice.random() < 0.5 and not self.late else holders[others[0] if others else 0]
        private = self.kind == "private" and bool(mine)
        self.table = await self.here.table(
            host,
            game.name,
            seats={game.seats[seat]: "bot random" for seat in bots},
            options=game.settings,
            public=not private,
            clock=dice.choice(
                [{"kind": "none"}, {"kind": "minutes", "minutes": 600, "increment": 5}, {"kind": "days", "days": 3}]
            ),
            aids=dice.choice(["off", "possible", "probabilities"]) if game.name != "mysterium" else "off",
            spectators=True,
        )
        self.key = self.live.watching or ""
        self.place.bots.live, self.place.bots.lines, self.place.bots.up_to = self.live, self.lines, 0
        clients: dict[str, Client] = {}
        for player in [spy, *(holders[seat] for seat in holders if seat not in bots)]:
            if player.id not in clients:
                clients[player.id] = self.here.client(player, self.table)
                if player is not spy:
                    await clients[player.id].join(key=self.key)
        self.spy, self.window = clients[spy.id], self.here.client(spy, self.table)
        await self.say(self.spy, "join", key=self.key, drawing=self.drawing)
        await self.say(self.window, "join", key=self.key, **{"as": "public"})
        for seat in holders:
            self.players[seat] = None if seat in bots else clients[holders[seat].id]
        for client in dict.fromkeys(each for each in self.players.values() if each is not None):
            await self.seat(client)

    async def seat(self, client: Client) -> None:
        seats = self.seats_of(client)
        await self.say(client, "sit", seats=seats, nonce=NONCE, key=self.live.keys().get(seats[0], self.key))

    def seats_of(self, client: Client) -> list[str]:
        return [self.game.seats[seat] for seat, each in self.players.items() if each is client]

    async def sit_down(self) -> None:
        """Who sat where the spy wants to sit makes room."""
        first = self.players[members(self.viewer)[0]]
        assert first is not None
        await self.say(first, "leave")
        for seat in members(self.viewer):
            self.players[seat] = self.spy
        self.late = False
        await self.seat(self.spy)

    # Talking to the server.

    async def say(self, client: Client, what: str, /, **fields: Any) -> bool:
        """Give a command; what the spy is told is kept. Whether it was obeyed."""
        client._id += 1
        await client.talk.take(json.dumps({"type": what, "id": client._id, **fields}))
        return self.hear(client, what)

    def hear(self, client: Client, what: str) -> bool:
        """Take in what has come; whether none of it is a refusal."""
        obeyed, outbox = True, client.talk.connection.outbox
        while not outbox.empty():
            data = outbox.get_nowait()
            client.talk.connection.waiting -= len(data)
            obeyed = obeyed and not data.startswith(b'{"type":"error"')
            if client is self.spy or client is self.window:
                self.keep(what, data)
        return obeyed

    def keep(self, what: str, *came: bytes) -> None:
        self.told += [(what, data) for data in came]
        self.stood += [len(self.moves()) if self.table else 0] * len(came)

    @property
    def people(self) -> list[Client]:
        """Those who sit at the table, without the spy."""
        return [each for each in dict.fromkeys(self.players.values()) if each is not None and each is not self.spy]

    async def ask(self, method: str, path: str, **asked: Any) -> httpx.Response:
        answer = await self.web.request(method, path, **asked)
        head = f"{answer.status_code} {sorted(answer.headers.multi_items())}\n".encode()
        self.keep(f"{method} {path} {asked}", head + answer.content)
        return answer

    # Playing.

    async def play(self, number: int) -> None:
        seat, move = self.lines[number]
        client = self.players[seat]
        if client is None:
            self.place.bots.up_to = number + 1
            for _ in range(20_000):
                if len(self.moves()) > number:
                    break
                await asyncio.sleep(MOMENT)
            async with self.room.lock:  # until it is written down, and everybody was told
                pass
        else:
            on = self.live.questions[seat][0]
            await self.say(client, "move", move=self.game.text(move), on=on, seat=self.game.seats[seat])
        assert self.moves()[number] == self.lines[number], (self.kind, number, self.told[-1])
        await self.quiet("a move")

    def moves(self) -> list[Line]:
        assert self.live.table is not None
        return self.live.table.lines

    async def second_thoughts(self, number: int) -> None:
        """Now and then somebody takes a move back, if he may or the others let him."""
        client = self.players[self.lines[number].seat]
        if client is None or self.dice.random() > 0.15:
            return
        if not await self.say(client, "undo", on=self.live.number) and await self.say(client, "propose", what="undo"):
            await self.all_answer(client, self.dice.random() < 0.7)
        await self.quiet("taken back")

    async def all_answer(self, but: Client, yes: bool) -> None:
        for client in [*self.people, self.spy]:
            if client is not but and self.live.proposal is not None:
                await self.say(client, "answer", yes=yes)

    # What the others do besides: the spy may hear of it, or not.

    async def others(self) -> None:
        deeds = [self.chat, self.whisper, self.write_notes, self.ask_for_a_hint, self.pause, self.come_and_go, self.give_up]
        if self.people and self.dice.random() < 0.7:
            deed = self.dice.choice(deeds)
            await deed(self.dice.choice(self.people))
            await self.quiet(deed.__name__)

    async def chat(self, client: Client) -> None:
        await self.say(client, "say", text="What a night!")
        await self.say(client, "gesture", what="nods")

    async def whisper(self, client: Client) -> None:
        """To his team, if the spy is not in it. That somebody talks may be noticed, what he says and at what length not."""
        seat = next(seat for seat, each in self.players.items() if each is client)
        for channel, hearing in self.game.channels().items():
            if channel != "table" and hearing >> seat & 1 and not hearing & self.viewer:
                await self.say(client, "say", channel=channel, text=self.a_secret())
                await self.say(client, "gesture", channel=channel, what=self.a_secret())

    def a_secret(self) -> str:
        return f"It is {self.secret.getrandbits(200):x}"[: self.secret.randrange(6, 40)]

    async def write_notes(self, client: Client) -> None:
        """As often as he likes, but not where the spy will sit: those are for whoever sits there."""
        assert client.player is not None
        for seat in [seat for seat, each in self.players.items() if each is client and not self.viewer >> seat & 1]:
            for _ in range(self.secret.randrange(3)):
                await self.here.house.notes.write(self.table, self.game.seats[seat], self.a_secret(), client.player.id)

    async def ask_for_a_hint(self, client: Client) -> None:
        """Whoever is asked something, where help is given: sometimes, and sometimes again."""
        asked = [(seat, on) for seat, (on, _) in self.live.questions.items() if self.players[seat] in self.people]
        for seat, on in asked[:1] * self.secret.randrange(3) if self.live.opened.aids != "off" else []:
            client = self.players[seat] or client
            assert client.player is not None
            await self.room.hint(client.player.id, self.game.seats[seat], on)

    async def pause(self, client: Client) -> None:
        if await self.say(client, "propose", what="pause"):
            await self.all_answer(client, True)
            await self.nose_about()
            self.here.time += 5000
            await self.say(client, "resume")

    async def come_and_go(self, client: Client) -> None:
        """Somebody's connection breaks, for longer than the others need to wait."""
        client.leave_the_page()
        await self.quiet("somebody leaves")
        self.here.time += self.dice.choice([1000, 61_000]) if not self.live.resigned else 1000  # else his side might be lost
        await self.room._look()
        await self.quiet("somebody is away")
        if self.dice.random() < 0.3 and await self.say(self.spy, "substitute", seat=self.seats_of(client)[0], level="random"):
            self.players = {seat: None if each is client else each for seat, each in self.players.items()}
            return
        again = client.at(self.table)
        await again.join(key=self.key)
        self.players = {seat: again if each is client else each for seat, each in self.players.items()}

    async def give_up(self, client: Client) -> None:
        """One of a side, if somebody else of it goes on."""
        seats = Viewer(sum(1 << seat for seat, each in self.players.items() if each is client))
        if not self.late and self.goes_on_without(seats):
            await self.say(client, "resign")

    def goes_on_without(self, seats: Viewer) -> bool:
        side = next(side for side in self.game.sides.values() if side & seats)
        rest = [seat for seat in members(side & ~seats & ~self.live.resigned) if self.players[seat] is not None]
        return bool(rest)

    # What the spy does.

    async def nose_about(self) -> None:
        """So many commands in the long run, and a third as many requests."""
        for _ in range(int(self.nosy + self.dice.random())):
            await self.give(self.dice.choices(list(COMMANDS), [OFTEN.get(each, 1) for each in COMMANDS])[0])
        if self.dice.random() < self.nosy / 3:
            routes = list(ROUTES)
            await self.visit(self.dice.choices(routes, [VISITED.get(each, 9 if TABLE in each else 1) for each in routes])[0])
        if self.pair.differs[len(self.moves())]:
            for _ in range(int(self.knocks + self.dice.random())):
                await self.knock(self.dice.choice(KNOCKS))
        await self.quiet("nosing about")

    async def knock(self, what: str) -> None:
        if what == "window":
            await self.say(self.window, "join", key=self.key, **{"as": "public", "from": self.live.number + 1})
        else:
            await self.say(self.spy, what, **COMMANDS[what](self) or {})

    async def give(self, name: str) -> None:
        fields = COMMANDS[name](self)
        if fields is None:
            return
        obeyed = await self.say(self.spy, name, **fields)
        if name == "leave" and obeyed:
            await self.seat(self.spy)
        if name == "join" and obeyed:
            await self.say(self.spy, "join", key=self.key, drawing=self.drawing)
        if self.live.proposal is not None:
            await self.all_answer(self.spy, False)
        if self.live.paused:
            await self.say(self.spy, "resume")

    async def visit(self, route: str) -> None:
        self.routes.add(route)
        method, _, path = route.partition(" ")
        filled = re.sub(r"\{(\w+):\w+\}", lambda found: self.fill(found[1]), path)
        if method == "WEBSOCKET":
            said = [{"type": "join", "key": self.key}, COMMAND_FOR_ANYBODY]
            self.keep(route, *await websocket(self.app, filled, bearer(self.token), said))
        elif path.endswith("/events"):
            asked = {"as": self.a_viewer(), "from": self.dice.randrange(3), "key": self.key, "drawing": "true"}
            self.keep(route, *await stream(self.app, filled, bearer(self.token), asked))
        else:
            answer = await self.ask(method, filled, **ROUTES[route](self))
            if route.endswith("/record"):
                self.record = answer.text
            if route.endswith("/me/carry"):
                self.code = answer.json()["code"]
        await self.quiet(route)

    def fill(self, what: str) -> str:
        given = {"table": self.table, "game": self.game.name, "language": "ru", "name": "index.html", "path": "nothing"}
        return given[what]

    def a_seat(self) -> str:
        return self.dice.choice(self.game.seats)

    def a_viewer(self) -> str:
        return self.dice.choice([*self.game.seats, "public", "", "truth"])

    def a_wrong_move(self) -> dict[str, Any]:
        """A move of somebody else's, of the referee's or of nobody's; never one the spy could make."""
        seats = members(self.viewer)
        asked = [seat for seat in seats if seat in self.live.questions]
        mine = {move for seat in asked for move in self.live.questions[seat][1]}
        number = next((each for _ in range(9) if (each := self.dice.randrange(len(self.game.words))) not in mine), -1)
        on = self.live.questions[asked[0]][0] if asked else self.live.turned
        on = self.dice.choice([on, on, 0, self.live.number])
        return {
            "move": self.game.words[number] if number >= 0 and self.dice.random() < 0.95 else "open sesame",
            "on": on,
            "seat": self.dice.choice(["", self.a_seat()]),
        }

    def a_question(self) -> dict[str, Any]:
        """For a hint: mostly one that he is asked, if he is."""
        asked = [seat for seat in members(self.viewer) if seat in self.live.questions]
        if asked and self.dice.random() < 0.8:
            return {"params": {"as": self.game.seats[asked[0]]}, "json": {"on": self.live.questions[asked[0]][0]}}
        return {"params": {"as": self.a_viewer()}, "json": {"on": self.dice.choice([0, self.live.number])}}

    def a_persons_seat(self) -> str:
        return self.dice.choice([self.game.seats[seat] for seat, each in self.players.items() if each is not None] or ["nobody"])

    def a_proposal(self) -> dict[str, Any]:
        return {"what": self.dice.choice(["undo", "pause", "end"] if self.people else ["undo", "pause"])}

    def may_resign(self) -> bool:
        return not self.viewer or (not self.late and self.goes_on_without(self.viewer))

    async def look_at_everything(self) -> None:
        """At the last moment before the reveal; also at how much chance was used up."""
        for route in ("GET /api/tables", f"GET {TABLE}", f"GET {TABLE}/record", "POST /api/me/carry"):
            await self.visit(route)
        for seat in ("", "public", *self.game.seats):
            await self.ask("GET", f"/api/tables/{self.table}/record", params={"as": seat, "key": self.key})
        fresh = self.spy.at(self.table)
        self.spy.leave_the_page()
        await self.quiet("off and on again")
        self.spy = fresh
        await self.say(self.spy, "join", key=self.key, drawing=self.drawing)

    async def go_home(self) -> None:
        for client in (self.spy, self.window, *self.people):
            client.leave_the_page()
        await self.room.change(partial(self.live.add, log.Closed(), self.here.time))
        await self.web.aclose()

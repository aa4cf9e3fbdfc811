"""Every secret is a token that stands nowhere else. People play over the network and try what they can; then all that was ever
sent to anybody, written by the server or left where others can read it is searched for every token he may not know.

The server says all it ever says (its log level is `debug`), and it has a fault: who asks with a certain key makes it fail with an
error that quotes the table's whole log, which nobody may get to read.
"""

from __future__ import annotations

import base64
import hashlib
import json
import random
import re
import sqlite3
import time
from collections import defaultdict
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from gaslamp.records import sealing
from server.network import client, talking
from server.process import Serving
from toys import tiny_cipher

ROUNDS = 2
"""Of four, before somebody leaves and a computer player takes over. At the end nothing would be hidden."""
STEPS = 150
"""Of an evening on which everybody does anything."""
SEATS = {"ada": "keeper", "ben": "red", "cy": "blue"}
TEAM = {"ben", "cy"}
TABLE = {*SEATS, "sue"}
"""Who knows of the table; Sue looks on. Nobody else does, such as Nob."""
BREAK = "5" * 32
ON_START = """
import sys
if "serve" in sys.orig_argv:  # not in the workers
    import faults
"""
FAULTY = """
from gaslamp.server import logs, room

configure, admit = logs.configure, room.Room.admit
logs.configure = lambda level: configure("debug")

def broken(self, player, key):
    if key == "55555555555555555555555555555555":
        raise RuntimeError(f"{self.live.opened} {self.live.entries} {self.live.table.lines} {player} {key}")
    admit(self, player, key)
room.Room.admit = broken
"""


@dataclass
class Search:
    """Secrets, each with those who may know it, and what everybody got to see."""

    secrets: dict[str, tuple[str, set[str]]] = field(default_factory=dict)
    """By token: what it is, and who knows it."""
    seen: dict[str, bytearray] = field(default_factory=lambda: defaultdict(bytearray))
    before: set[tuple[str, str]] = field(default_factory=set)
    """What was found before some of it was revealed."""
    searched: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    """How many bytes of what somebody saw were searched then."""

    def hide(self, what: str, known: set[str], token: str = "") -> str:
        token = token or hashlib.blake2b(f"{what} {len(self.secrets)}".encode(), digest_size=12).hexdigest()
        self.secrets[token] = what, known
        return token

    def settle(self) -> None:
        """Search what everybody got to see so far, before some of it is revealed."""
        self.before = self.found()
        self.searched |= {who: len(seen) for who, seen in self.seen.items()}

    def reveal(self, known: set[str], *tokens: str) -> None:
        """From now on these may know it, too."""
        for token in tokens:
            what, knew = self.secrets[token]
            self.secrets[token] = what, knew | known

    def found(self) -> set[tuple[str, str]]:
        """Who got to see what he may not know, in clear or in one of the usual disguises."""
        forms: dict[bytes, list[tuple[bytes, str]]] = defaultdict(list)
        for token in self.secrets:
            for form in disguises(token):
                forms[form[:STEM]].append((form, token))
        found = set(self.before)
        for who, everything in self.seen.items():
            seen = bytes(everything[self.searched[who] :])
            for at in [at for at in range(len(seen)) if seen[at : at + STEM] in forms]:
                for form, token in forms[seen[at : at + STEM]]:
                    what, known = self.secrets[token]
                    if who not in known and seen.startswith(form, at):
                        found.add((who, what))
        return found

    def __str__(self) -> str:
        forms = sum(len(disguises(token)) for token in self.secrets)
        told = ", ".join(f"{who} {len(seen)}" for who, seen in self.seen.items())
        return f"{len(self.secrets)} tokens in {forms} forms, searched for in {self.size} bytes: {told}"

    @property
    def size(self) -> int:
        return sum(map(len, self.seen.values()))


STEM = 8
"""What is looked up at every byte. Everything we look for is longer."""


def disguises(token: str) -> set[bytes]:
    raw = token.encode()
    hashed = hashlib.sha256(raw)
    found = {raw, raw.upper(), raw[::-1], raw.hex().encode(), hashed.hexdigest().encode(), hashed.digest()}
    for shift in range(3):  # a text in base64 looks like one of three, depending on where it begins
        found.add(base64.b64encode(b" " * shift + raw)[4 if shift else 0 : -4])
    with_bytes = re.fullmatch("(?:[0-9a-f]{2})+", token)
    return found | ({bytes.fromhex(token)} if with_bytes else set())


class Person:
    def __init__(self, name: str, server: Serving, search: Search, rooms: ExitStack) -> None:
        self.name, self.server, self.search = name, server, search
        self.web = rooms.enter_context(client(server))
        self.web.event_hooks = {"response": [self.keep]}
        self.ear = rooms.enter_context(client(server))
        """For streams, which do not end."""
        self.wire: ClientConnection | None = None
        self.now: dict[str, Any] = {}
        self.rooms = rooms

    def keep(self, answer: httpx.Response) -> None:
        heads = repr(answer.headers.multi_items()).encode()
        self.search.seen[self.name] += heads + answer.read()

    def listen_for_a_moment(self, table: str, **query: Any) -> None:
        with self.ear.stream("GET", f"/api/tables/{table}/events", params=query, headers=self.web.headers) as answer:
            self.search.seen[self.name] += repr(answer.headers.multi_items()).encode()
            self.search.seen[self.name] += (next(answer.iter_lines()) if answer.is_success else answer.read().decode()).encode()

    def come(self) -> None:
        """With a name that is a secret, too, as long as he is known at a private table only."""
        name = self.search.hide(f"{self.name}'s name", TABLE | {self.name}, hashlib.sha256(self.name.encode()).hexdigest()[:20])
        token = self.web.post("/api/players", json={"name": name, "token": True}).json()["token"]
        self.search.hide(f"{self.name}'s token", {self.name}, token.partition(".")[2])
        self.web.headers["Authorization"] = f"Bearer {token}"

    def listen(self, table: str, key: str) -> None:
        self.wire = self.rooms.enter_context(
            talking(self.server, table, self.web if "Authorization" in self.web.headers else None)
        )
        self.say("join", key=key, drawing=True)

    def say(self, what: str, /, **fields: Any) -> None:
        """Give a command and wait until it is answered."""
        assert self.wire is not None
        for command in ({"type": what, **fields}, {"type": "ping"}):
            self.wire.send(json.dumps(command))
        self.hear()

    def catch_up(self) -> None:
        assert self.wire is not None
        self.wire.send(json.dumps({"type": "ping"}))
        self.hear()

    def hear(self) -> None:
        """Whatever comes before the answer to a ping."""
        assert self.wire is not None
        told: dict[str, Any] = {}
        while told.get("type") != "pong":
            data = self.wire.recv(20, decode=False)
            self.search.seen[self.name] += data
            told = json.loads(data)
            self.now = told.get("now") or self.now if told["type"] == "news" else self.now

    def look(self, table: str, path: str, **query: Any) -> int:
        return self.web.get(f"/api/tables/{table}{path}", params=query).status_code

    def look_everywhere(self, table: str, key: str) -> None:
        """Whatever there is to read, and some things there are not."""
        for seat in ("", "public", "truth", *SEATS.values()):
            for path in ("", "/record", "/notes"):
                self.look(table, path, **{"as": seat, "key": key})
            for on in (0, self.now.get("n", 0)) if seat != SEATS.get(self.name) else (0,):  # or else we wait for a hint
                self.web.post(f"/api/tables/{table}/hint", params={"as": seat}, json={"on": on})
            self.listen_for_a_moment(table, **{"as": seat, "key": key, "drawing": True})
        for path in ("/api/tables", "/api/me", "/api/games/tiny_cipher", "/metrics", "/nowhere"):
            self.web.get(path, params={"key": key}, headers={"Accept": "text/html"})
        record = self.web.get(f"/api/tables/{table}/record", params={"key": key}).text
        if record.count("chosen") < 6:  # later there are more worlds to think of than such a simple game can bear
            self.web.post("/api/replay", json={"record": record, "drawing": True})
        self.web.post(f"/api/tables/{table}", content=b'{"type": "say", "text": ' + key.encode())
        self.web.post("/api/me/claim", json={"code": f"player.{key}"})

    def make_it_fail(self, table: str) -> None:
        """What somebody is told of a fault of ours: that it was one."""
        for path in ("", "/record", "/proof", "/events"):
            for accept in ("application/json", "text/html"):
                answer = self.web.get(f"/api/tables/{table}{path}", params={"key": BREAK}, headers={"Accept": accept})
                assert (answer.status_code, answer.json()["text"][0]) == (500, "error-internal")
        answer = self.web.post(f"/api/tables/{table}", params={"key": BREAK}, json={"type": "leave"})
        assert answer.status_code == (500 if "Authorization" in self.web.headers else 401)
        if self.wire is not None:
            self.say("join", key=BREAK)
            self.say("sit", seats=["red"], nonce="0" * 16, key=BREAK)


class Night:
    """A private table: three who play, one who looks on, and one who knows nothing of it."""

    def __init__(self, folder: Path, server: Serving, search: Search, rooms: ExitStack) -> None:
        self.folder, self.server, self.search = folder, server, search
        self.people = {name: Person(name, server, search, rooms) for name in (*SEATS, "sue", "nob")}
        self.sitting = dict(SEATS)
        self.finders = set(TEAM)
        for name in TABLE:
            self.people[name].come()
        nonces = {name: search.hide(f"{name}'s nonce", TABLE) for name in SEATS}
        wanted = {"game": "tiny_cipher", "nonce": nonces["ada"], "seats": {"keeper": {"who": "me"}}, "aids": "possible"}
        opened = self.people["ada"].web.post("/api/tables", json=wanted).json()
        self.table, self.key = opened["id"], search.hide("the invitation", TABLE, opened["watch"])
        keys = {seat: search.hide(f"the link to {seat}", {*SEATS}, link) for seat, link in opened["keys"].items()}
        for name in TABLE:
            self.people[name].listen(self.table, self.key)
        for name in TEAM:
            self.people[name].say("sit", seats=[SEATS[name]], nonce=nonces[name], key=keys[SEATS[name]])
        self.hide_words()
        self.code = self.people["ada"].web.post("/api/me/carry").json()["code"]
        search.hide("a code to carry", {"ada"}, self.code.partition(".")[2])

    def hide_words(self) -> None:
        """Those of the last choice are not asked of Cy any more, who leaves before."""
        for number, seat in enumerate(tiny_cipher.SEATS):
            owner = {name for name in SEATS if SEATS[name] == seat}
            for place in range(tiny_cipher.OWN):
                last = seat == "blue" and place >= tiny_cipher.OWN - tiny_cipher.CHOICES
                word = tiny_cipher.WORDS[number * tiny_cipher.OWN + place]
                self.search.hide("the computer player's words" if last else f"{seat}'s words", set() if last else owner, word)
        for word in tiny_cipher.WORDS[tiny_cipher.KEY : tiny_cipher.UNSEEN]:
            self.search.hide("what the referee dealt", {"ada"}, word)

    def move(self, name: str, choice: int) -> None:
        person, seat = self.people[name], SEATS[name]
        person.catch_up()  # to hear what the others did
        if seat in person.now["moves"]:
            moves = person.now["moves"][seat]
            person.say("move", move=moves[choice % len(moves)], on=person.now["questions"][seat], seat=seat)

    def ask(self, name: str) -> int:
        """For a hint."""
        person, seat = self.people[name], SEATS[name]
        person.catch_up()
        asked = {"on": person.now["questions"].get(seat, 0)}
        return person.web.post(f"/api/tables/{self.table}/hint", params={"as": seat}, json=asked).status_code

    def look_everywhere(self, *names: str) -> None:
        for name in names or self.people:
            person = self.people[name]
            person.look_everywhere(self.table, self.key if name in TABLE else "0" * 32)

    def look_for_the_proof(self, over: bool) -> None:
        for name, person in self.people.items():
            answer = person.look(self.table, "/proof", key=self.key if name in TABLE else "0" * 32)
            assert answer == (404 if name == "nob" else 200 if over else 403)

    def talk(self) -> None:
        """Each time something else, to those who may hear it."""
        people, hide = self.people, self.search.hide
        people["ben"].say("say", channel="finders", text=hide("team talk", {*self.finders}))
        people["cy"].say("gesture", channel="finders", what=hide("team talk", {*self.finders, "cy"}))
        people["ada"].say("say", text=hide("talk at the table", TABLE))
        people["sue"].say("say", channel="watchers", text=hide("what spectators say", {"sue"}))
        for name, seat in self.sitting.items():
            note = hide(f"{name}'s notes", {name})
            people[name].web.put(f"/api/tables/{self.table}/notes", params={"as": seat}, json={"text": note})

    def a_computer_player(self) -> None:
        """Cy leaves, and a computer player sits down in blue."""
        self.people["cy"].say("leave")
        del self.sitting["cy"]
        self.finders -= {"cy"}
        self.people["ben"].say("substitute", seat="blue", level="tree:20")

    def wait_for_it(self) -> None:
        for _ in range(500):
            self.people["ada"].catch_up()
            if "keeper" in self.people["ada"].now["moves"] or self.people["ada"].now["result"]:
                return
            time.sleep(0.02)
        raise AssertionError(self.people["ada"].now)

    def entries(self) -> list[dict[str, Any]]:
        with closing(sqlite3.connect(self.folder / "gaslamp.db")) as disk:
            rows = disk.execute("SELECT body FROM entries WHERE log = ? ORDER BY number", (self.table,)).fetchall()
        return [json.loads(body) for (body,) in rows]

    def secrets_of_the_store(self, first: int = 0) -> int:
        """What only the server knows, and what follows from it, for all rows from one on; how many there are."""
        entries, hide = self.entries(), self.search.hide
        secret = bytes.fromhex(entries[0]["secret"])
        key = sealing.keyed(secret, "key", 0)
        if first == 0:
            hide("the table's secret", set(), secret.hex())
            hide("the table's key", set(), key.hex())
        for number in range(first, len(entries)):
            hide("a salt", set(), sealing.keyed(key, "salt", number).hex())
            hide("a private salt", set(), sealing.keyed(secret, "rest", number).hex())
        return len(entries)

    def the_end(self) -> None:
        """The last move is made. What was chosen and dealt is open now, and the key; nothing else is, and to nobody else."""
        rows = self.secrets_of_the_store()
        self.search.settle()
        self.move("ben", 1)
        self.wait_for_it()
        self.secrets_of_the_store(rows)
        chosen = [entry["move"] for entry in self.entries() if entry["type"] == "moved"]
        opened = ("a salt", "the table's key", "what spectators say")
        self.search.reveal(TABLE, *chosen, *(token for token, (what, _) in self.search.secrets.items() if what in opened))


def play(folder: Path, leaks: str = "", rounds: int = ROUNDS, whole: bool = False, seed: int | None = None) -> Search:
    """An evening at a private table, and what everybody got to see of it: to its end, or at random, or the beginning only."""
    search = Search()
    (folder / "site").mkdir(parents=True)
    (folder / "site" / "sitecustomize.py").write_text(ON_START, encoding="utf-8")
    (folder / "site" / "faults.py").write_text(FAULTY + leaks, encoding="utf-8")
    with Serving(folder, "--pace", "0", "--log", "info", "--no-limits", toys=True) as server, ExitStack() as rooms:
        night = Night(folder, server, search, rooms)
        people = night.people
        if whole:
            assert night.ask("ben") == 200
        if seed is not None:
            at_random(night, random.Random(seed))
        for round_ in range(rounds if seed is None else 0):
            night.talk()
            for name in SEATS:
                night.move(name, round_)
            if round_ == 0:
                night.look_everywhere()
        people["ben"].say("propose", what="undo")
        if whole:
            night.look_for_the_proof(over=False)
            night.a_computer_player()
            night.talk()
            for name in ("ada", "ben"):
                night.move(name, 2)
            night.wait_for_it()
            night.look_everywhere("ben", "cy", "nob")
            night.move("ada", 0)
            night.the_end()
            night.look_everywhere("ada", "sue", "nob")
            night.look_for_the_proof(over=True)
        for person in people.values():
            person.make_it_fail(night.table)
        if night.sitting.get("cy"):
            people["cy"].say("leave")
        with client(server) as second:  # her other device
            second.post("/api/me/claim", json={"code": night.code})
        for person in people.values():
            if person.wire is not None:
                person.catch_up()
        with client(server) as host:
            search.seen["metrics"] += host.get("/metrics").content
        if not whole:
            night.secrets_of_the_store()
        server.stop()
        search.seen["the log"] += server.output().encode()
    for path in folder.rglob("*"):
        if path.is_file() and path.stat().st_mode & 0o077 and path.name != "output.txt" and path.suffix not in (".py", ".pyc"):
            search.seen["whoever reads files"] += path.read_bytes()
    print(search)
    return search


DEEDS = ("move", "talk", "whisper", "note", "hint", "look", "events", "proof", "fail", "nonsense")


def at_random(night: Night, dice: random.Random) -> None:
    """Everybody does anything, in any order; but the last words are not chosen, so that something stays hidden."""
    people, hide = night.people, night.search.hide
    moved = dict.fromkeys(SEATS, 0)
    night.search.reveal({"cy"}, *[token for token, (what, _) in night.search.secrets.items() if "computer" in what])  # he stays
    for _ in range(STEPS):
        name = dice.choice([*SEATS, "sue", "nob"])
        person, seat = people[name], SEATS.get(name, "")
        what = dice.choice(DEEDS)
        key = night.key if name in TABLE else "0" * 32
        if what == "move" and seat and moved[name] == min(moved.values()) < 3:
            night.move(name, dice.randrange(3))
            moved[name] += 1
        elif what == "talk" and name in TABLE:
            watching = name == "sue"
            text = hide("what spectators say" if watching else "talk at the table", {"sue"} if watching else TABLE)
            person.say("say", channel="watchers" if watching else "table", text=text)
        elif what == "whisper" and name in TEAM:
            command, says = dice.choice([("say", "text"), ("gesture", "what")])
            person.say(command, channel="finders", **{says: hide("team talk", TEAM)})
        elif what == "note" and seat:
            text = hide(f"{name}'s notes", {name})
            person.web.put(f"/api/tables/{night.table}/notes", params={"as": seat}, json={"text": text})
        elif what == "hint" and seat:
            night.ask(name)
        elif what == "look":
            person.look_everywhere(night.table, key)
        elif what == "events":
            person.listen_for_a_moment(night.table, **{"as": dice.choice(["", "public", *SEATS.values()]), "key": key})
        elif what == "proof":
            person.look(night.table, "/proof", key=key)
        elif what == "fail":
            person.make_it_fail(night.table)
        elif what == "nonsense" and name in TABLE:
            command = dice.choice(["undo", "propose", "answer", "substitute", "open", "rematch", "close", "bring", "move", "sit"])
            words = [*tiny_cipher.WORDS, "?"]
            fields = {"on": 0, "what": "undo", "yes": False, "seat": dice.choice([*SEATS.values()]), "move": dice.choice(words)}
            person.say(command, **fields, seats=["red"], nonce="0" * 16)


def test_nobody_gets_to_see_what_he_may_not_know(tmp_path: Path) -> None:
    search = play(tmp_path / "honest", whole=True)
    assert search.found() == set()
    assert len(search.secrets) > 120
    assert {*search.seen} >= {*SEATS, "sue", "nob", "metrics", "the log"}
    assert search.size > 800_000
    assert b"a request failed" in search.seen["the log"]
    assert b"a command failed" in search.seen["the log"]
    for name in SEATS:  # each of them was told his own secrets, so they would have been found elsewhere
        known = {what for token, (what, _) in search.secrets.items() if token.encode() in search.seen[name]}
        assert known >= {f"{name}'s token", f"{name}'s notes", f"{SEATS[name]}'s words", "the invitation"}


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(8))
def test_nobody_does_whatever_people_do(tmp_path: Path, seed: int) -> None:
    search = play(tmp_path / "anything", seed=seed)
    assert search.found() == set()
    assert search.size > 1_000_000


LEAKY = """
import logging, os
from gaslamp.core import TRUTH
from gaslamp.server import app, guard, live, logs, metrics, notes, present, store

own = live.Live.viewer
live.Live.viewer = lambda self, holder: own(self, holder) if holder is not None else TRUTH

honest = present._line
def told(live, n, *who):
    line = honest(live, n, *who)
    event = live.entries[n][1]
    text = getattr(event, "text", "")
    return present.messages.Said(n=n, at=0, channel="table", name="", seats=(), text=text) if text else line
present._line = told

answer = guard.Guard._answer
async def noted(self, scope, *rest):
    logging.getLogger("gaslamp.server").info("asked %s", scope["query_string"])
    await answer(self, scope, *rest)
guard.Guard._answer = noted

write = notes.Notes.write
async def counted(self, table, seat, text, player):
    await write(self, table, seat, text, player)
    with open("notes.txt", "a") as file:
        file.write(text)
    os.chmod("notes.txt", 0o644)
notes.Notes.write = counted

logs._kind = repr
fail = app._fail
def explained(request, error):
    if "authorization" in request.headers:
        return fail(request, error)
    text = ("error-internal", {"why": str(error)})
    return app.Response(app.messages.Refused(id=0, code="internal", text=text), status_code=500)
app._fail = explained
"""


def test_whatever_leaks_is_found(tmp_path: Path) -> None:
    found = play(tmp_path / "leaky", LEAKY, 1).found()
    assert {("sue", f"{seat}'s words") for seat in SEATS.values()} <= found
    assert {
        ("sue", "what the referee dealt"),
        ("sue", "team talk"),
        ("ada", "team talk"),
        ("ben", "what spectators say"),
    } <= found
    assert {("the log", "the invitation"), ("whoever reads files", "ada's notes")} <= found
    assert {(who, what) for who in ("nob", "the log") for what in ("red's words", "team talk", "the table's secret")} <= found
    assert not any(who == "metrics" for who, _ in found)


@pytest.mark.parametrize("how", range(8))
def test_a_token_is_found_in_any_disguise(how: int) -> None:
    search = Search()
    token = search.hide("a secret", {"ada"})
    raw = token.encode()
    disguise = [
        raw,
        raw.upper(),
        raw.hex().encode(),
        bytes.fromhex(token),
        base64.b64encode(raw),
        base64.b64encode(b"it is " + raw + b"."),
        base64.b64encode(b"so it is " + b"!" + raw + b"?"),
        hashlib.sha256(raw).hexdigest().encode(),
    ][how]
    search.seen["ada"] += disguise
    assert search.found() == set()
    search.seen["ben"] += b'{"what": "' + disguise + b'"}'
    assert search.found() == {("ben", "a secret")}

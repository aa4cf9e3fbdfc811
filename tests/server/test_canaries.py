"""Every secret is a token that stands nowhere else. People play over the network and try what they can; then all that was ever
sent to anybody, written by the server or left where others can read it is searched for every token he may not know.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import sqlite3
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
"""Of four: at the end nothing would be hidden."""
SEATS = {"ada": "keeper", "ben": "red", "cy": "blue"}
TEAM = {"ben", "cy"}
TABLE = {*SEATS, "sue"}
"""Who knows of the table; Sue looks on. Nobody else does, such as Nob."""


@dataclass
class Search:
    """Secrets, each with those who may know it, and what everybody got to see."""

    secrets: dict[str, tuple[str, set[str]]] = field(default_factory=dict)
    """By token: what it is, and who knows it."""
    seen: dict[str, bytearray] = field(default_factory=lambda: defaultdict(bytearray))

    def hide(self, what: str, known: set[str], token: str = "") -> str:
        token = token or hashlib.blake2b(f"{what} {len(self.secrets)}".encode(), digest_size=12).hexdigest()
        self.secrets[token] = what, known
        return token

    def found(self) -> set[tuple[str, str]]:
        """Who got to see what he may not know, in clear or in one of the usual disguises."""
        looks = [(what, known, disguises(token)) for token, (what, known) in self.secrets.items()]
        return {
            (who, what)
            for who, seen in self.seen.items()
            for what, known, disguised in looks
            if who not in known and any(each in seen for each in disguised)
        }

    @property
    def size(self) -> int:
        return sum(map(len, self.seen.values()))


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
        self.wire: ClientConnection | None = None
        self.now: dict[str, Any] = {}
        self.rooms = rooms

    def keep(self, answer: httpx.Response) -> None:
        heads = repr(answer.headers.multi_items()).encode()
        self.search.seen[self.name] += heads + answer.read()

    def come(self) -> None:
        """With a name that is a secret, too, as long as he is known at a private table only."""
        name = self.search.hide(f"{self.name}'s name", TABLE | {self.name})
        token = self.web.post("/api/players", json={"name": name[:20], "token": True}).json()["token"]
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

    def look_everywhere(self, table: str, key: str) -> None:
        """Whatever there is to read, and some things there are not."""
        for seat in ("", "public", "truth", *SEATS.values()):
            for path in ("", "/record", "/notes"):
                self.web.get(f"/api/tables/{table}{path}", params={"as": seat, "key": key})
            for on in (0, self.now.get("n", 0)):
                self.web.post(f"/api/tables/{table}/hint", params={"as": seat}, json={"on": on})
        for path in ("/api/tables", "/api/me", "/api/games/tiny_cipher", "/metrics", "/nowhere"):
            self.web.get(path, params={"key": key}, headers={"Accept": "text/html"})
        record = self.web.get(f"/api/tables/{table}/record", params={"key": key}).text
        self.web.post("/api/replay", json={"record": record, "drawing": True})
        self.web.post(f"/api/tables/{table}", content=b'{"type": "say", "text": ' + key.encode())
        self.web.post("/api/me/claim", json={"code": f"player.{key}"})


def play(folder: Path, leaks: str = "", rounds: int = ROUNDS) -> Search:
    """An evening at a private table, and what everybody got to see of it."""
    search = Search()
    (folder / "site").mkdir(parents=True)
    (folder / "site" / "sitecustomize.py").write_text(leaks, encoding="utf-8")
    with Serving(folder, "--pace", "0", "--log", "info", "--no-limits", toys=True) as server, ExitStack() as rooms:
        people = {name: Person(name, server, search, rooms) for name in (*SEATS, "sue", "nob")}
        for name in TABLE:
            people[name].come()
        nonces = {name: search.hide(f"{name}'s nonce", TABLE) for name in SEATS}
        wanted = {"game": "tiny_cipher", "nonce": nonces["ada"], "seats": {"keeper": {"who": "me"}}}
        opened = people["ada"].web.post("/api/tables", json=wanted).json()
        table, key = opened["id"], search.hide("the invitation", TABLE, opened["watch"])
        keys = {seat: search.hide(f"the link to {seat}", {*SEATS}, link) for seat, link in opened["keys"].items()}
        for name in TABLE:
            people[name].listen(table, key)
        for name in TEAM:
            people[name].say("sit", seats=[SEATS[name]], nonce=nonces[name], key=keys[SEATS[name]])
        for number in range(len(tiny_cipher.SEATS)):
            owner = {name for name, seat in SEATS.items() if seat == tiny_cipher.SEATS[number]}
            for word in tiny_cipher.WORDS[number * tiny_cipher.OWN : (number + 1) * tiny_cipher.OWN]:
                search.hide(f"{tiny_cipher.SEATS[number]}'s words", owner, word)
        for word in tiny_cipher.WORDS[tiny_cipher.KEY : tiny_cipher.UNSEEN]:
            search.hide("what the referee dealt", {"ada"}, word)
        code = people["ada"].web.post("/api/me/carry").json()["code"]
        search.hide("a code to carry", {"ada"}, code.partition(".")[2])
        for round_ in range(rounds):
            talk(search, people, table)
            for name, seat in SEATS.items():
                people[name].catch_up()  # to hear what the others did
                moves = people[name].now["moves"][seat]
                people[name].say("move", move=moves[round_ % len(moves)], on=people[name].now["questions"][seat], seat=seat)
            for name, person in people.items():
                person.look_everywhere(table, key if name in TABLE else "0" * 32)
        people["ben"].say("propose", what="undo")
        people["cy"].say("leave")
        with client(server) as second:  # her other device
            second.post("/api/me/claim", json={"code": code})
        for person in people.values():
            if person.wire is not None:
                person.catch_up()
        with client(server) as host:
            search.seen["metrics"] += host.get("/metrics").content
        secrets_of_the_store(search, folder, table)
        server.stop()
        search.seen["the log"] += server.output().encode()
    for path in folder.rglob("*"):
        if path.is_file() and path.stat().st_mode & 0o077 and path.name not in ("output.txt", "sitecustomize.py"):
            search.seen["whoever reads files"] += path.read_bytes()
    return search


def talk(search: Search, people: dict[str, Person], table: str) -> None:
    """Each time something else, to those who may hear it."""
    people["ben"].say("say", channel="finders", text=search.hide("team talk", TEAM))
    people["cy"].say("gesture", channel="finders", what=search.hide("team talk", TEAM))
    people["ada"].say("say", text=search.hide("talk at the table", TABLE))
    people["sue"].say("say", channel="watchers", text=search.hide("what spectators say", {"sue"}))
    for name, seat in SEATS.items():
        note = search.hide(f"{name}'s notes", {name})
        people[name].web.put(f"/api/tables/{table}/notes", params={"as": seat}, json={"text": note})


def secrets_of_the_store(search: Search, folder: Path, table: str) -> None:
    """What only the server knows, and what follows from it."""
    with closing(sqlite3.connect(folder / "gaslamp.db")) as disk:
        rows = disk.execute("SELECT body FROM entries WHERE log = ? ORDER BY number", (table,)).fetchall()
    secret = json.loads(rows[0][0])["secret"]
    search.hide("the table's secret", set(), secret)
    key = search.hide("the table's key", set(), sealing.keyed(bytes.fromhex(secret), "key", 0).hex())
    for number in range(len(rows)):
        search.hide("a salt", set(), sealing.keyed(bytes.fromhex(key), "salt", number).hex())
        search.hide("a private salt", set(), sealing.keyed(bytes.fromhex(secret), "rest", number).hex())


def test_nobody_gets_to_see_what_he_may_not_know(tmp_path: Path) -> None:
    search = play(tmp_path / "honest")
    assert search.found() == set()
    assert len(search.secrets) > 100
    assert {*search.seen} >= {*SEATS, "sue", "nob", "metrics", "the log"}
    assert search.size > 500_000
    for name in SEATS:  # each of them was told his own secrets, so they would have been found elsewhere
        known = {what for token, (what, _) in search.secrets.items() if token.encode() in search.seen[name]}
        assert known >= {f"{name}'s token", f"{name}'s notes", f"{SEATS[name]}'s words", "the invitation"}


LEAKY = """
import logging, os
from gaslamp.core import TRUTH
from gaslamp.server import guard, live, logs, metrics, notes, present, store

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

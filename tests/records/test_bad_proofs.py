"""Proofs by liars: every sum of the chain is right, and the story is one that no table can have had. And proofs that are none.

A lie is told in words: a true story, and what is changed in it. Whoever lies knows the key, so draws are no obstacle to him.
"""

from __future__ import annotations

import asyncio
import functools
import json
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st

from gaslamp.cli import main
from gaslamp.records import proofs, replay, sealing
from gaslamp.records.proofs import EVENTS_FROM
from gaslamp.records.verifying import verify
from records.test_bad_input import NASTY, SHORT_AND_LONG, torn, try_all
from server.test_proofs import NEW, found_out, put_together, whole_game
from server.thinkers import Telltale
from server.world import NONCE, World, toys_on_the_shelf, world

Told = dict[str, Any]
Tale = Callable[[World], Awaitable[str]]
Story = list[Told]

HALF_A_MINUTE = 30_000


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path) -> Iterator[None]:
    with toys_on_the_shelf(tmp_path):
        yield


# Three true stories.


async def chase(here: World) -> str:
    """A fugitive escapes in the only round there is."""
    return (await whole_game(here, "tiny_chase", "fugitive", options={"rounds": 1}))[1]


async def hunt(here: World) -> str:
    """Two hounds after a fugitive. Red and all others agree to a pause; a computer player takes over from Blue, until he comes
    back; then both hounds give up.
    """
    here.house.pool = Telltale()
    clock = {"kind": "minutes", "minutes": 2, "increment": 0}
    (ada, red, blue), table = await whole_game(here, "tiny_chase", "fugitive", options={"rounds": 9}, clock=clock, until=4)
    here.time += HALF_A_MINUTE
    await red.send("propose", what="pause")
    await blue.send("answer", yes=True)
    await ada.send("answer", yes=True)
    await ada.send("resume")
    await blue.send("leave")
    await red.send("substitute", seat="blue", level="random")
    await ada.wait(lambda now: now["to_act"] == ["fugitive"])
    await blue.send("sit", seats=["blue"], nonce=NEW)
    await ada.move()
    await red.send("resign")
    await blue.send("resign")
    await ada.send("say", text="Good dogs")
    return table


async def duel(here: World) -> str:
    """Jack and the investigator take back, one and then both together; the one leaves and another comes; they end it."""
    first, second, table = await here.two()
    await first.move(first.open_move())
    await first.send("undo", on=first.now["n"])
    await first.move(first.open_move())
    second.hear()
    await second.move(second.open_move())
    await first.send("propose", what="undo")
    await second.send("answer", yes=True)
    await first.move(first.open_move())
    await second.send("leave")
    newt = await here.client(await here.player("Newt"), table).join()
    await newt.send("sit", seats=["jack"], nonce=NEW)
    await newt.send("propose", what="end")
    await first.send("answer", yes=True)
    return table


@functools.cache
def proven(tale: Tale) -> bytes:
    async def story(path: Path) -> bytes:
        async with world(path) as here:
            table = await tale(here)
            return str((await here.house.rooms[table].proof("", ""))[1]).encode()

    with tempfile.TemporaryDirectory() as path:
        return asyncio.run(story(Path(path)))


def told(tale: Tale) -> Story:
    return [json.loads(line.told) for line in proofs.read(proven(tale)).lines]


def proof_of(tale: Tale, events: list[Told] | list[str]) -> bytes:
    """What a liar makes of a true story."""
    texts = [event if isinstance(event, str) else msgspec.json.encode(event).decode() for event in events]
    return put_together(proofs.read(proven(tale)), [(sealing.NOTHING, text) for text in texts])


# How one lies.


def find(events: Story, kind: str, nth: int = 0, **fields: Any) -> int:
    """Where the nth event of a kind stands."""
    return [n for n, event in enumerate(events) if event["type"] == kind and fields.items() <= event.items()][nth]


Lie = Callable[[Story], Story]


def changed(kind: str, nth: int = 0, where: Told | None = None, **fields: Any) -> Lie:
    def lie(events: Story) -> Story:
        events[find(events, kind, nth, **(where or {}))] |= fields
        return events

    return lie


def without(*kinds: str, **fields: Any) -> Lie:
    return lambda events: [event for event in events if not (event["type"] in kinds and fields.items() <= event.items())]


def put_in(kind: str, nth: int, *new: Told, until: bool = False, **fields: Any) -> Lie:
    """Something is put in behind an event; `until`: and what follows is left out."""

    def lie(events: Story) -> Story:
        at = find(events, kind, nth, **fields) + 1
        then = [{"at": events[at - 1]["at"], **each} for each in new]
        return [*events[:at], *then, *([] if until else events[at:])]

    return lie


def cut(kind: str, nth: int, *new: Told, **fields: Any) -> Lie:
    return put_in(kind, nth, *new, until=True, **fields)


def event(type_: str, **fields: Any) -> Told:
    return {"type": type_, **fields}


def ended(*winners: str, reason: str) -> Told:
    return event("ended", winners=winners, reason=reason)


def flagged(seat: str, *winners: str, wait: int = 0) -> list[Told]:
    """A flag falls, and its side loses; after so many milliseconds."""
    later = {"at": 1_800_000_000_000 + wait} if wait else {}
    return [event("flagged", seat=seat) | later, ended(*winners, reason="lost on time") | later]


def sat(*seats: str, name: str, nonce: str = NONCE, **fields: Any) -> Told:
    return event("sat", seats=seats, name=name, nonce=nonce, **fields)


def left_out(kind: str, nth: int) -> Lie:
    return lambda events: [each for n, each in enumerate(events) if n != find(events, kind, nth)]


def both(first: Lie, second: Lie) -> Lie:
    return lambda events: second(first(events))


GO = event("moved", seat="blue", move="go 4")
NOD = event("gestured", seat="red", what="nods", channel="table")
AT_ONCE, TOO_LONG = 0, 10**9

Lies = dict[str, tuple[Tale, str, Lie]]

NOT_SO, CANNOT, STOOD = "nothing that came before leads", "cannot have fallen", "stood to be agreed upon"
NOT_HIS, NOBODY, TAKEN = "not the seats of one person", "Nobody sat in seat", "could take or open"
ENDINGS: Lies = {
    "a king wins": (hunt, NOT_SO, cut("moved", 3, ended("king", reason="resigned"))),
    "nobody resigned": (hunt, NOT_SO, cut("moved", 3, ended("fugitive", reason="resigned"))),
    "who resigned wins": (hunt, NOT_SO, changed("ended", winners=["red", "blue"])),
    "who resigned wins, too": (hunt, NOT_SO, changed("ended", winners=["fugitive", "blue"])),
    "a bot resigns": (hunt, NOT_HIS, put_in("sat", 0, event("resigned", seats=["blue"]), level="random")),
    "one resigns twice": (hunt, "or was over", put_in("resigned", 0, event("resigned", seats=["red"]))),
    "one resigns for another": (hunt, NOT_HIS, changed("resigned", seats=["red", "blue"])),
    "they resigned and went on": (
        hunt,
        "had to end",
        cut("resigned", 1, NOD),
    ),
    "no flag fell": (hunt, NOT_SO, changed("ended", reason="lost on time")),
    "a flag falls early": (hunt, CANNOT, cut("moved", 3, *flagged("blue", "fugitive", wait=AT_ONCE))),
    "a flag of one not asked": (hunt, CANNOT, cut("moved", 3, *flagged("red", "fugitive", wait=TOO_LONG))),
    "a flag of a bot": (hunt, CANNOT, cut("sat", 0, *flagged("blue", "fugitive", wait=TOO_LONG), level="random")),
    "a flag without clocks": (duel, CANNOT, cut("moved", 12, *flagged("jack", "investigator", wait=TOO_LONG))),
    "a flag in a pause": (hunt, "agreed to a pause", cut("paused", 0, *flagged("blue", "fugitive", wait=TOO_LONG))),
    "a flag, and others lose": (hunt, NOT_SO, cut("moved", 3, *flagged("blue", "red", wait=TOO_LONG))),
    "a flag, and it goes on": (hunt, "had to end", cut("moved", 3, flagged("blue", wait=TOO_LONG)[0], GO | {"at": 2 * 10**12})),
    "nobody proposed to end it": (duel, STOOD, without("proposed", what="end")),
    "nobody was asked": (duel, NOT_SO, both(without("proposed", what="end"), left_out("answered", 1))),
    "somebody said no": (duel, NOT_SO, changed("answered", 1, yes=False)),
    "a pause was agreed upon": (duel, NOT_SO, changed("proposed", where={"what": "end"}, what="pause")),
    "who is away agrees": (hunt, NOT_SO, cut("left", 0, event("proposed", seats=["red"], what="end"), ended(reason="agreed"))),
    "who proposed it left": (hunt, NOT_SO, cut("left", 0, ended(reason="abandoned"))),
    "it is agreed who wins": (duel, NOT_SO, changed("ended", winners=["jack"])),
    "they were bored": (duel, "the game goes on", changed("ended", reason="bored")),
    "no reason": (duel, "the game goes on", changed("ended", reason="")),
    "by other rules": (chase, "its moves end it", changed("ended", winners=[])),
    "by the rules, without a reason": (chase, NOT_SO, changed("ended", reason="")),
    "a move after the end": (hunt, "or was over", put_in("ended", 0, GO)),
    "a guest after the end": (hunt, "or was over", put_in("ended", 0, sat("blue", name="Eve"))),
    "two ends": (hunt, "or was over", put_in("ended", 0, ended(reason="agreed"))),
    "the table was put away": (hunt, "or was over", put_in("begun", 0, event("closed"))),
    "the next game before the end": (hunt, "or was over", put_in("begun", 0, event("followed", table="next"))),
}
SEATS: Lies = {
    "a seat is never taken": (hunt, NOBODY, without("sat", name="red")),
    "a seat there is not": (hunt, "king", changed("sat", seats=["king"])),
    "a seat is taken twice": (hunt, TAKEN, put_in("sat", 1, sat("red", name="Eve"))),
    "a seat twice at once": (hunt, NOT_HIS, changed("sat", seats=["fugitive", "fugitive"])),
    "seats of two sides": (hunt, TAKEN, changed("sat", 1, seats=["fugitive", "red"], name="Ada")),
    "somebody without a name": (hunt, TAKEN, changed("sat", 1, name="")),
    "a bot on somebody's lap": (hunt, TAKEN, put_in("sat", 1, sat("red", name="", nonce="", level="random"))),
    "a bot on a bot's lap": (hunt, TAKEN, put_in("sat", 3, sat("blue", name="", nonce="", level="random"))),
    "he comes back who never was": (hunt, TAKEN, put_in("sat", 0, sat("red", name="", nonce="", level="random"))),
    "nobody moves": (hunt, NOBODY, cut("moved", 3, event("left", seats=["blue"]), GO)),
    "nobody leaves": (hunt, NOT_HIS, put_in("left", 0, event("left", seats=["blue"]))),
    "nobody nods": (hunt, NOBODY, put_in("left", 0, NOD | {"seat": "blue"})),
    "a seat is opened too soon": (hunt, TAKEN, put_in("sat", 1, event("freed", seat="red"))),
    "a seat is opened twice": (hunt, NOBODY, put_in("left", 0, event("freed", seat="blue"))),
    "said in another's name": (hunt, NOT_HIS, changed("said", name="Eve")),
    "said from another's seat": (hunt, NOT_HIS, changed("said", seats=["red"])),
    "a team's talk for all": (hunt, "cannot be understood", changed("said", channel="hounds")),
    "a nonce from one who owes none": (hunt, "none was owed", put_in("sat", 1, event("brought", seats=["red"], nonce=NONCE))),
    "a second nonce": (hunt, "none was owed", put_in("brought", 0, event("brought", seats=["fugitive"], nonce=NONCE))),
    "a nonce in mid-game": (hunt, "none was owed", put_in("moved", 3, event("brought", seats=["red"], nonce=NONCE))),
    "a nonce changed": (duel, "did not draw", changed("sat", nonce="n" * 20)),
    "a nonce too many": (duel, "did not draw", put_in("sat", 1, event("left", seats=["jack"]), sat("jack", name="Eve"))),
    "a nonce of two lines": (hunt, "cannot be understood", changed("brought", nonce=f"{NONCE}\n{NONCE}")),
    "a nonce of a bot": (hunt, "computer player", changed("sat", 3, nonce=NONCE)),
    "another game": (hunt, "whist", changed("opened", game="whist")),
    "another option": (hunt, "moon", changed("opened", settings={"rounds": 9, "shows": True, "moon": "full"})),
}
PLAY: Lies = {
    "a move before the game": (hunt, "had not begun", put_in("sat", 0, GO)),
    "it begins without a nonce": (hunt, "not everybody had brought", without("brought")),
    "it begins twice": (hunt, "it had begun before", put_in("begun", 0, event("begun"))),
    "it is opened twice": (hunt, "and has only one", lambda events: [events[0], *events]),
    "it is never opened": (hunt, "and has only one", without("opened")),
    "it does not end": (chase, "before the game does", without("ended")),
    "time goes backwards": (hunt, "time goes backwards", changed("begun", at=1_700_000_000_000)),
    "time before all time": (hunt, "cannot be understood", changed("opened", at=-1)),
    "a move that is none": (hunt, "go 9", changed("moved", 2, move="go 9")),
    "a move of one not asked": (hunt, "blue", changed("moved", 2, seat="blue")),
    "a seat written otherwise": (hunt, "Red", changed("moved", 2, seat="Red")),
    "a move written otherwise": (hunt, "What was seen", changed("moved", 2, move="GO 2")),
    "a move in a pause": (hunt, "agreed to a pause", put_in("paused", 0, GO)),
    "a pause is over that was none": (hunt, "agreed to a pause", put_in("begun", 0, event("resumed"))),
    "a pause nobody wanted": (hunt, STOOD, without("proposed", "answered")),
    "two proposals": (hunt, STOOD, put_in("proposed", 0, event("proposed", seats=["fugitive"], what="end"))),
    "he agrees with himself": (hunt, STOOD, changed("answered", seats=["red"])),
    "he agrees twice": (hunt, STOOD, put_in("answered", 0, event("answered", seats=["blue"], yes=True))),
    "nobody knows what is proposed": (hunt, "cannot be understood", changed("proposed", what="cake")),
    "back too far": (duel, "could not be taken back", changed("undone", move=4)),
    "back, and it was another's": (duel, "could not be taken back", changed("undone", seat="jack")),
    "back with another's move": (duel, "nobody had proposed", both(left_out("answered", 0), left_out("proposed", 0))),
    "back though one said no": (duel, "nobody had proposed", changed("answered", yes=False)),
    "back though the other asked": (
        duel,
        "nobody had proposed",
        both(changed("proposed", seats=["jack"]), changed("answered", seats=["investigator"])),
    ),
    "back with a bot's move": (
        duel,
        "that a computer player made",
        both(
            put_in("moved", 12, event("left", seats=["jack"]), sat("jack", name="", nonce="", level="random")),
            left_out("answered", 0),
        ),
    ),
}


@pytest.mark.parametrize("name", [*ENDINGS, *SEATS, *PLAY])
def test_a_lie_is_found(name: str) -> None:
    tale, expected, lie = (ENDINGS | SEATS | PLAY)[name]
    verify(proofs.read(proof_of(tale, told(tale))))
    assert expected in found_out(proof_of(tale, lie(told(tale))))


SETTINGS = [{"rounds": 9, "shows": False}, {"rounds": 10, "shows": True}, {"rounds": 9}, {"rounds": "9", "shows": True}]


@pytest.mark.parametrize("fields", [*({"settings": each} for each in SETTINGS), {"seats": ["fugitive", "blue", "red"]}])
def test_a_game_set_up_otherwise_is_found(fields: Told) -> None:
    """At its start, or by the first move that could not be."""
    found_out(proof_of(hunt, changed("opened", **fields)(told(hunt))))


def test_true_stories_told_further_hold() -> None:
    """A flag that falls after two minutes; an end that one wants when another is gone; a seat for a newcomer, who gives up."""
    newcomer = [event("outage", since=0), event("freed", seat="red"), sat("red", name="Eve"), event("resigned", seats=["red"])]
    true: list[Lie] = [
        cut("moved", 3, *flagged("blue", "fugitive", wait=TOO_LONG)),
        cut("left", 0, event("proposed", seats=["red"], what="end"), ended(reason="abandoned")),
        cut("moved", 5, *newcomer, ended("fugitive", reason="resigned")),
    ]
    for way in true:
        verify(proofs.read(proof_of(hunt, way(told(hunt)))))


# What is no proof.


@pytest.mark.parametrize("deep", [100, 2000, 200_000])
@pytest.mark.parametrize("form", ['{{"at":{}', '{{"at":0,"type":{}', '{{"at":0,"type":"opened","settings":{}', '{{"x":{}'])
def test_brackets_in_brackets_are_refused_in_words(
    deep: int, form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deep.proof"
    events = [msgspec.json.encode(each).decode() for each in told(duel)]
    for nested in ("[" * deep, "[" * deep + "]" * deep, '{"a":' * deep + "0" + "}" * deep):
        file.write_bytes(proof_of(duel, [events[0], form.format(nested) + "}", *events[1:]]))
        assert main(["verify", str(file)]) == 1
        assert f"Line {EVENTS_FROM + 1}:" in " ".join(capsys.readouterr().err.split())


def test_an_event_is_written_in_one_way() -> None:
    events = [msgspec.json.encode(each).decode() for each in told(duel)]
    at = find(told(duel), "begun")
    for other in (
        events[at].replace(":", ": "),
        events[at].replace("}", ',"type":"begun"}'),
        events[at].replace("begun", "\\u0062egun"),
        events[at].replace("}", ',"seat":"jack"}'),
        events[at].replace("begun", "teleported"),
    ):
        assert other != events[at]
        complaint = found_out(proof_of(duel, [*events[:at], other, *events[at + 1 :]]))
        assert complaint.startswith(f"Line {EVENTS_FROM + at}:")


def test_a_proof_longer_than_any_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proofs, "MOST", 100)
    events = [msgspec.json.encode(each).decode() for each in told(duel)]
    for many in ([*events, '{"at":' + "0" * proofs.LONGEST + "}"], [*events, *[""] * proofs.MOST]):
        assert "never makes" in found_out(proof_of(duel, many))


def check(data: bytes) -> None:
    """In a moment, and what holds can be played again."""
    begun = time.process_time()
    try:
        assert replay(verify(proofs.read(data)).record) is not None
    finally:
        assert time.process_time() - begun < 2


@SHORT_AND_LONG
def test_anything_at_all_brought_as_a_proof(many: int) -> None:
    try_all(many, st.binary(), check)
    try_all(many, st.text().map(lambda text: f"{proofs.FIRST}\n{text}\n".encode("utf-8", "surrogatepass")), check)
    for tale in (hunt, duel):
        whole = proven(tale).decode()
        try_all(many, torn(whole).map(lambda text: text.encode("utf-8", "surrogatepass")), check)


@SHORT_AND_LONG
def test_forged_proofs_whose_sums_are_right(many: int) -> None:
    for tale in (chase, hunt, duel):
        try_all(many, twisted(told(tale)).map(functools.partial(proof_of, tale)), check)
        events = [msgspec.json.encode(each).decode() for each in told(tale)]
        try_all(many, torn_event(events).map(functools.partial(proof_of, tale)), check)


odd = st.one_of(
    *(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=5), st.sampled_from(NASTY[2:])),
    *(st.just([]), st.just({}), st.sampled_from([2**63, -(2**63), 2**64 - 1, 10**12, ["red"], ["fugitive", "red"]])),
)


@st.composite
def twisted(draw: st.DrawFn, events: Story) -> Story:
    """A story with events left out, doubled, exchanged, of another kind, and with values out of other ones or of no use."""
    events = [dict(each) for each in events]
    for _ in range(draw(st.integers(1, 4))):
        at, other = (draw(st.integers(0, len(events) - 1)) for _ in range(2))
        match draw(st.integers(0, 6)):
            case 0 if len(events) > 1:
                del events[at]
            case 1:
                events.insert(at, dict(events[other]))
            case 2:
                events[at], events[other] = events[other], events[at]
            case 3:
                events[at]["type"] = events[other]["type"]
            case 4:
                name = draw(st.sampled_from(sorted(events[other])))
                events[at][name] = events[other][name]
            case _:
                events[at][draw(st.sampled_from([*events[at], "x"]))] = draw(odd)
    return events


@st.composite
def torn_event(draw: st.DrawFn, events: list[str]) -> list[str]:
    at = draw(st.integers(0, len(events) - 1))
    text = draw(torn(events[at])).replace("\n", " ").encode("utf-8", "replace").decode()
    return [*events[:at], "{" + text.strip("{}") + "}", *events[at + 1 :]]

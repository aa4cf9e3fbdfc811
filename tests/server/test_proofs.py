"""The proof of a game: everything that shows that it went by the rules and by chance. Whoever changes a byte of it is found."""

from __future__ import annotations

import asyncio
import functools
import json
import random
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from gaslamp import games
from gaslamp.cli import main
from gaslamp.core import REFEREE, GaslampError, NotationError, members
from gaslamp.records import proofs, sealing, write
from gaslamp.records.proofs import EVENTS_FROM, Proof
from gaslamp.records.verifying import verify
from gaslamp.server import chain, download, log
from gaslamp.server.live import Live
from server.world import NONCE, Client, Refusal, World, browser, play_out, run, toys_on_the_shelf, world

MINE = "the-nonce-of-Ada-who-looks-first"
NEW = "the-nonce-of-Newt-who-comes-late"


async def whole_game(here: World, game: str, *seats: str, until: int = 0, **wanted: Any) -> tuple[list[Client], str]:
    """A game with talk, and a nonce brought when it should be, up to its end or until so many moves were made."""
    ada = await here.player("Ada")
    table = await here.table(ada, game, seats=dict.fromkeys(seats, "me"), nonce=None, public=True, **wanted)
    first = await here.client(ada, table).join()
    await first.send("say", text="Which way, “Watson”? ✓")
    others = []
    for seat in (each for each in games.make(game).seats if each not in seats):
        others.append(await here.client(await here.player(seat), table).join())
        await others[-1].sit(seat)
    first.hear()
    assert (first.now["status"], first.now["owes"]) == ("open", True)
    await first.send("bring", nonce=MINE)
    assert not first.now["owes"]
    if not until:
        await play_out(first, *others)
    while len(here.live(table).standing) < until:
        await next(client for client in (first, *others) if client.hear() == [] and client.now["moves"]).move()
    return [first, *others], table


@functools.cache
def chase() -> bytes:
    """The proof of a small game."""

    async def story(path: Path) -> bytes:
        async with world(path) as here:
            _, table = await whole_game(here, "tiny_chase", "fugitive", options={"rounds": 1})
            _, text = await here.house.rooms[table].proof("", "")
            return text.encode()

    with tempfile.TemporaryDirectory() as path:
        return asyncio.run(story(Path(path)))


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path) -> Iterator[None]:
    with toys_on_the_shelf(tmp_path):
        yield


def test_what_players_saw_before_the_end_is_what_the_proof_opens(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        clients, table = await whole_game(world, "mr_jack_pocket", "investigator")
        _, text = await world.house.rooms[table].proof("", "")
        proof = proofs.read(text.encode())
        checked = verify(proof)
        links = {line.number: line.link.hex() for line in proof.lines}
        shown = hidden = 0
        for client in clients:
            for news in (told for told in map(json.loads, client.raw) if told["type"] == "news"):
                last = news["now"]["n"] if news["now"] else news["lines"][-1]["n"]
                assert news["head"] == links[last]
                shown += 1
                for line in news["lines"]:
                    if line["type"] == "opened":
                        assert line["commitment"] == proof.commitment.hex()
                    elif line.get("commitment"):
                        whole = proof.lines[line["n"]]
                        assert sealing.leaf(proof.key, line["n"], whole.rest, whole.told.encode()).hex() == line["commitment"]
                        hidden += 1
        assert shown > 20
        assert hidden > 3
        assert [(by, nonce) for _, by, nonce in checked.nonces] == [("jack (jack)", NONCE), ("Ada (investigator)", MINE)]
        assert checked.draws > 10
        assert checked.hidden > 0
        live = world.live(table)
        assert write(checked.record) == download.record(live, live.viewer(None))

    run(story, tmp_path)


def test_the_proof_tells_nothing_that_stays_private(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        spectator = await world.player("Zoe")
        clients, table = await whole_game(world, "tiny_chase", "fugitive")
        await clients[1].send("say", text="He-took-the-tram", channel="hounds")
        watching = await world.client(spectator, table).join()
        await watching.send("say", text="They-all-missed-it", channel="watchers")
        await clients[0].send("say", text="Well-played", channel="table")
        live = world.live(table)
        _, text = await world.house.rooms[table].proof("", "")
        assert "Well-played" in text
        verify(proofs.read(text.encode()))
        people = [live.opened.host, spectator.id, *live.known]
        for secret in ("He-took-the-tram", "They-all-missed-it", live.opened.secret, live._key("invite", 0), *people):
            assert secret not in text
        for line in proofs.read(text.encode()).lines[-3:-1]:
            assert (line.told, line.rest == sealing.NOTHING) == ("", False)

    run(story, tmp_path)


def test_every_field_of_every_event_is_told_or_kept_on_purpose() -> None:
    kept = {(kind, name) for kind, names in chain.TOLD.items() for name in kind.__struct_fields__ if name not in names}
    private = {(log.Opened, "host"), (log.Opened, "secret"), (log.Opened, "reserved"), (log.Sat, "player"), (log.Said, "player")}
    assert kept == private
    assert set(chain.TOLD) == set(get_args(log.AnyEvent))


def test_nobody_is_given_the_proof_of_a_game_that_goes_on(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, table = await world.two()
        key = world.live(table).chain.key.hex()
        async with browser(world) as web:
            early = await web.get(f"/api/tables/{table}/proof")
            assert (early.status_code, early.json()["text"][0]) == (403, "error-proof-early")
            for seat in ("", "public"):
                assert key not in (await web.get(f"/api/tables/{table}/record?as={seat}")).text
            await first.move()
            await second.send("resign")
            assert key not in b"".join(first.raw + second.raw).decode()
            proof = await web.get(f"/api/tables/{table}/proof")
            assert key in proof.text
            assert proof.headers["cache-control"] == "no-store"
            assert verify(proofs.read(proof.content)).result is not None
        private = await world.table(await world.player("Eve"), seats={"jack": "me"})
        async with browser(world) as web:
            assert (await web.get(f"/api/tables/{private}/proof")).status_code == 404

    run(story, tmp_path)


def test_a_nonce_is_asked_for_where_none_came_and_only_there(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        clients, table = await whole_game(world, "tiny_chase", "fugitive")
        live = world.live(table)
        assert live.nonces == [NONCE, NONCE, MINE]
        with pytest.raises(Refusal, match="error-no-nonce"):
            await clients[1].send("bring", nonce=NONCE)
        await clients[1].send("rematch")
        await clients[0].send("rematch")
        following = world.live(str(live.next or clients[0].now["next"]))
        assert not following.begun
        again = await clients[1].at(following.id).join()
        assert again.now["owes"]
        await again.send("bring", nonce="a" * 20)
        assert following.nonces == ["a" * 20]

    run(story, tmp_path)


def test_a_draw_depends_on_nothing_but_key_nonces_and_the_moves_before(tmp_path: Path) -> None:
    """Not on how much was said, by whom, or when: otherwise a server could talk until it likes the draw."""

    async def play(path: Path, talk: bool) -> list[str]:
        async with world(path) as here:
            first, second, table = await here.two()
            secret = here.live(table).opened.secret
            for _ in range(3):
                if talk:
                    here.time += 5000
                    await first.send("say", text="Hm.")
                client = first if first.hear() or first.now["moves"] else second
                await client.move()
            return [secret, *(event.move for _, event in here.live(table).entries if isinstance(event, log.Moved))]

    quiet, loud = (asyncio.run(play(tmp_path / part, talk)) for part, talk in (("a", False), ("b", True)))
    assert quiet == loud


def test_computer_players_bring_no_nonce(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        table = await world.table(ada, "tiny_chase", seats={"fugitive": "me", "red": "bot random", "blue": "bot random"})
        assert world.live(table).nonces == [NONCE]

    run(story, tmp_path)


def test_a_table_from_before_there_were_proofs_is_read_and_played_on(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        _, _, table = await world.two()
        live = world.live(table)
        old = Live(table, msgspec.structs.replace(live.opened, chain=0))
        for at, event in live.entries:
            old.add(old.opened if isinstance(event, log.Opened) else event, at)
        assert b'"chain"' not in old.pending[0].body
        assert old.pending[3].hash == log.link(old.pending[2].hash, old.secret, 3, old.pending[3].at, old.pending[3].body)
        await world.house.store.append("oldtable00", -1, old.pending)
        players = [await world.house.players.get(holder.player) for holder in live.people()]
        again = [await world.client(player, "oldtable00").join() for player in players]
        assert all(json.loads(data).get("head") is None for client in again for data in client.raw)
        assert again[0].told("opened")[0]["commitment"] is None
        await play_out(*again)
        Live.rebuild("oldtable00", await world.house.store.read("oldtable00"))
        with pytest.raises(GaslampError) as error:
            await world.house.rooms["oldtable00"].proof("", "")
        assert error.value.message.id == "error-proof-old"

    run(story, tmp_path)


# Tampering.


def found_out(data: bytes) -> str:
    """What is wrong with a proof, with its line."""
    with pytest.raises(GaslampError) as error:
        verify(proofs.read(data))
    return str(error.value)


def line_of(data: bytes, position: int) -> int:
    return data[:position].count(b"\n") + 1


def test_whoever_changes_any_byte_is_found_and_where(tmp_path: Path) -> None:
    data, rng = chase(), random.Random(4)
    verify(proofs.read(data))
    changes: list[Callable[[int], bytes]] = [
        lambda at: bytes([data[at] ^ 1 << rng.randrange(8)]),
        lambda at: bytes([rng.choice([each for each in b"0123456789abcdef \n" if each != data[at]])]),
    ]
    for at in range(len(data)):
        change = changes[at % 2](at)
        complaint = found_out(data[:at] + change + data[at + 1 :])
        line = line_of(data, at)
        if complaint.startswith("Line "):
            named = int(complaint.split()[1].rstrip(":"))
            assert abs(named - line) <= 1 or line < EVENTS_FROM or b"\n" in change, (at, complaint)
        else:
            assert at == len(data) - 1 or line <= EVENTS_FROM, (at, complaint)


def test_a_byte_more_or_less_is_found() -> None:
    data, rng = chase(), random.Random(5)
    for at in range(0, len(data), 7):
        found_out(data[:at] + data[at + 1 :])
        found_out(data[:at] + bytes([rng.choice(b'0a "\n\r\t\xff{')]) + data[at:])
    for end in (b"\n", b" ", b"\r\n", b"x"):
        found_out(data + end)
    found_out(data.replace(b"\n", b"\r\n"))
    found_out(b"")
    found_out(b"\n")


def test_lines_dropped_doubled_and_exchanged_are_found_where_it_happened() -> None:
    lines = chase().decode().splitlines()
    for number in range(EVENTS_FROM - 1, len(lines)):
        dropped, doubled = lines[:number] + lines[number + 1 :], [*lines[: number + 1], *lines[number:]]
        last = number == len(lines) - 1
        assert found_out("\n".join([*dropped, ""]).encode()).startswith(f"Line {5 if last else number + 1}:")
        assert found_out("\n".join([*doubled, ""]).encode()).startswith(f"Line {number + 2}:")
        if not last:
            exchanged = [*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]]
            assert found_out("\n".join([*exchanged, ""]).encode()).startswith(f"Line {number + 1}:")


def put_together(proof: Proof, events: Iterable[tuple[bytes, str]]) -> bytes:
    """A proof by somebody who knows the key: every sum is right, only the story may not be. Events: rest, and what is told."""
    before, lines = sealing.start(proof.table, proof.commitment), list[proofs.Line]()
    for number, (rest, told) in enumerate(events):
        before = sealing.link(before, number, sealing.leaf(proof.key, number, rest, told.encode()))
        lines.append(proofs.Line(number, before, rest, told))
    return proofs.write(Proof(proof.table, proof.key, proof.commitment, before, tuple(lines))).encode()


def forged(change: Callable[[int, dict[str, Any]], dict[str, Any] | None]) -> bytes:
    """The proof of the small game with its events changed, or left out."""
    proof = proofs.read(chase())
    changed = [(line.rest, change(line.number, json.loads(line.told)) if line.told else {}) for line in proof.lines]
    return put_together(
        proof, [(rest, msgspec.json.encode(told).decode() if told else "") for rest, told in changed if told is not None]
    )


def events() -> list[dict[str, Any]]:
    return [json.loads(line.told) for line in proofs.read(chase()).lines]


def replaced(number: int, **fields: Any) -> bytes:
    return forged(lambda at, told: told | fields if at == number else told)


def drawn(nonce: str) -> str:
    """Where the fugitive would hide had Ada brought another nonce."""
    game, key = games.make("tiny_chase"), proofs.read(chase()).key
    return game.text(game.start().pick(REFEREE, sealing.draw(key, 0, [NONCE, NONCE, nonce])))


def without(kind: str) -> bytes:
    return forged(lambda at, told: None if told["type"] == kind else told)


def first(kind: str, **fields: Any) -> int:
    return next(n for n, event in enumerate(events()) if event["type"] == kind and fields.items() <= event.items())


def test_a_story_that_hangs_together_and_breaks_the_rules_is_found() -> None:
    assert forged(lambda at, told: told) == chase()
    hidden = first("moved", seat="*")
    move = events()[hidden]["move"]
    other = next(f"hide {place}" for place in range(1, 7) if f"hide {place}" != move)
    walk = first("moved", seat="fugitive")
    cases = [
        ("did not draw", replaced(hidden, move=other)),
        ("What was seen", replaced(hidden, seen={})),
        ("cannot be played now", replaced(walk, move="go 1")),
        ("had not begun", without("begun")),
        ("not everybody had brought", without("brought")),
        ("has only one", without("opened")),
        ("before the game does", without("ended")),
        ("its moves end it with", replaced(first("ended"), winners=["fugitive", "red", "blue"])),
        ("cannot be understood", replaced(first("begun"), type="sat")),
        ("computer player", replaced(first("sat", name="red"), level="random")),
        ("could not be taken back", replaced(first("moved", seat="red"), type="undone", move=hidden)),
        ("rules 99", replaced(0, rules="99")),
    ]
    nonce = next(letter * 20 for letter in "abcdefgh" if drawn(letter * 20) != move)  # there are only six places to hide
    cases.append(("did not draw", replaced(first("brought"), nonce=nonce)))
    for expected, data in cases:
        assert expected in found_out(data), expected


# A game of each.

SETTINGS: dict[str, dict[str, Any]] = {name: {} for name in games.OURS} | {"scotland_yard": {"map": "small"}}


async def lively_game(here: World, name: str) -> str:
    """Lots are drawn for every move, up to the end; some is taken back, and somebody leaves his seats to a newcomer."""
    rng, game = random.Random(name), games.make(name, **SETTINGS[name])
    others = sum(1 << seat for seat in range(1, len(game.seats)))
    shares = [others] if game.may_hold(others) else [1 << seat for seat in members(others)]
    ada = await here.player("Ada")
    table = await here.table(ada, name, seats={game.seats[0]: "me"}, options=SETTINGS[name], nonce=None, public=True)
    clients = [await here.client(ada, table).join()]
    for share in shares:
        clients.append(await here.client(await here.player(f"Number {share}"), table).join())
        await clients[-1].sit(*game.names(share))
    await clients[0].send("bring", nonce=MINE)
    live = here.live(table)
    while live.result is None:
        for client in clients:
            client.hear()
        mover = rng.choice([client for client in clients if client.now["moves"]])
        seat = rng.choice(sorted(mover.now["moves"]))
        await mover.move(rng.choice(mover.now["moves"][seat]), seat)
        mover.hear()
        if mover.now["may_undo"] and rng.random() < 0.3:
            await mover.send("undo", on=mover.now["n"])
        if len(live.standing) >= 8 and NEW not in live.nonces and live.result is None:
            await clients.pop().send("leave")
            clients.append(await here.client(await here.player("Newt"), table).join())
            await clients[-1].send("sit", seats=list(game.names(shares[-1])), nonce=NEW)
        await asyncio.sleep(0)
    return (await here.house.rooms[table].proof("", ""))[1]


@pytest.mark.parametrize("name", games.OURS)
def test_a_game_of_each_is_proven_to_the_byte(name: str, tmp_path: Path) -> None:
    async def story(world: World) -> None:
        data, rng = (await lively_game(world, name)).encode(), random.Random(7)
        checked = verify(proofs.read(data))
        assert [nonce for _, _, nonce in checked.nonces] == [NONCE] * (len(checked.nonces) - 2) + [MINE, NEW]
        assert checked.nonces[-1][1].startswith("Newt")
        assert checked.result == checked.table.outcome()
        assert checked.draws > 0
        assert checked.hidden > 0
        taken_back = checked.moves - len(checked.table.lines)
        assert (taken_back > 0) == name.startswith("mr_jack"), "in the others nearly all is hidden"
        for at in range(len(data)) if name == "scotland_yard" else sorted(rng.sample(range(len(data)), 200)):
            found_out(data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :])

    run(story, tmp_path)


async def proven(world: World, table: str) -> tuple[tuple[str, ...], str]:
    """How a game ended, by its proof."""
    result = verify(proofs.read((await world.house.rooms[table].proof("", ""))[1].encode())).result
    assert result == world.live(table).result
    assert result is not None
    return result.winners, result.reason


CLOCKS = [{"kind": "minutes", "minutes": 2, "increment": 5}, {"kind": "days", "days": 1}]


@pytest.mark.parametrize("clock", CLOCKS)
def test_a_flag_that_fell_is_proven_whatever_stopped_the_clock_before(tmp_path: Path, clock: dict[str, Any]) -> None:
    async def story(world: World) -> None:
        first, second, table = await world.two(clock=clock)
        for _ in range(4):
            mover = first if first.hear() is None or first.now["moves"] else second
            mover.hear()
            await world.later(3)
            await mover.move()
        await first.send("propose", what="pause")
        await second.send("answer", yes=True)
        await world.later(5000)
        await second.send("resume")
        world.set_clock(3600)
        loser = world.live(table).names(1 << next(iter(world.live(table).clocks.running)))
        await world.later(100 if clock["kind"] == "minutes" else 86_000)
        assert world.live(table).result is None
        await world.later(86_400)
        winners = tuple(seat for seat in world.live(table).seats if seat not in loser)
        assert await proven(world, table) == (winners, "lost on time")

    run(story, tmp_path)


def test_resigning_is_proven_where_one_of_two_hounds_is_gone(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        clients, table = await whole_game(world, "tiny_chase", "fugitive", options={"rounds": 9}, until=3)
        await clients[1].send("resign")
        await clients[0].send("say", text="Both, or none")
        assert world.live(table).result is None
        await clients[2].send("leave")
        assert await proven(world, table) == (("fugitive",), "resigned")

    run(story, tmp_path)


def test_an_end_agreed_upon_is_proven_and_one_without_the_others(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, table = await world.two()
        for yes in (False, True):
            await first.send("propose", what="end")
            await second.send("answer", yes=yes)
        assert await proven(world, table) == ((), "agreed")
        first, second, table = await world.two()
        await second.send("leave")
        await first.send("propose", what="end")
        assert await proven(world, table) == ((), "abandoned")

    run(story, tmp_path)


# The command.


def test_gaslamp_verify_says_what_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.proof"
    file.write_bytes(chase())
    proof = proofs.read(chase())
    record = tmp_path / "game.txt"
    record.write_text(write(verify(proof).record), encoding="utf-8")
    noted = ["--head", proof.lines[4].link.hex(), "--head", proof.head.hex().upper(), "--nonce", MINE]
    assert main(["verify", str(file), *noted, "--commitment", proof.commitment.hex(), "--record", str(record)]) == 0
    out = capsys.readouterr().out
    assert "nothing was changed" in out
    assert MINE in out
    assert proof.head.hex() in out
    assert main(["verify", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["table"], told["head"], told["events"]) == (proof.table, proof.head.hex(), len(proof.lines))
    assert [each["nonce"] for each in told["nonces"]] == [NONCE, NONCE, MINE]


@pytest.mark.parametrize("noted", ["--head", "--nonce", "--commitment"])
def test_gaslamp_verify_finds_that_one_was_shown_another_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], noted: str
) -> None:
    file = tmp_path / "game.proof"
    file.write_bytes(chase())
    assert main(["verify", str(file), noted, "ab" * 32]) == 1
    assert "ab" * 32 in (err := capsys.readouterr().err) or proofs.read(chase()).commitment.hex() in err


def test_gaslamp_verify_finds_a_changed_proof_and_a_changed_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, record = tmp_path / "game.proof", tmp_path / "game.txt"
    file.write_bytes(chase())
    text = write(verify(proofs.read(chase())).record).encode()
    for at in range(0, len(text), 11):
        record.write_bytes(text[:at] + bytes([text[at] ^ 1]) + text[at + 1 :])
        assert main(["verify", str(file), "--record", str(record), "--json"]) == 1
        assert json.loads(capsys.readouterr().out)["message"] == "cli-proof-record"
    file.write_bytes(chase().replace(b"hide", b"hidE", 1))
    assert main(["verify", str(file), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["error"] == NotationError.code
    assert main(["verify", str(tmp_path / "nowhere")]) == 2

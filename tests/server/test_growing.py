"""Several servers over one database: any of them serves any table, and when one is killed, nothing is lost and nothing stops."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import pytest

from gaslamp.server.errors import NotFound
from gaslamp.server.live import Live
from gaslamp.server.log import Moved
from gaslamp.server.store import ALL, LOOK, StoreError
from gaslamp.server.store.postgres import PostgresStore
from server.test_fuzz import whole
from server.town import Town, town
from server.world import NONCE, Client, Refusal


async def apart(town: Town, **wanted: Any) -> tuple[Client, Client, str]:
    """A game of Pocket between two people at two servers: Ada investigates, Ben is Jack."""
    ada, ben = await town.player("Ada"), await town.player("Ben")
    table = await town.table(ada, seats={"investigator": "me"}, **({"public": True} | wanted))
    first = await town.client(ada, table).join()
    town.turn()
    second = await town.client(ben, table).join()
    await second.sit("jack")
    await town.met(first, second)
    return first, second, table


def seats(client: Client) -> dict[str, bool]:
    """Who is connected, as somebody is told."""
    return {seat: info["here"] for seat, info in client.now["seats"].items()}


async def until(true: Any) -> None:
    for _ in range(1000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came true")


def test_two_people_at_two_servers_play_one_game(tmp_path: Path) -> None:
    async def story(town: Town) -> None:
        first, second, table = await apart(town)
        for _ in range(500):
            await town.met(first, second)
            if first.now["result"]:
                break
            mover = first if first.now["moves"] else second
            await mover.move()
        assert first.now["result"] == second.now["result"]
        assert first.moves() == second.moves(), "after the end everybody sees everything"
        entries = await town.house.store.read(table)
        for house in town.houses:
            live = await house.at_table(table, lambda room: room.read(lambda: room.live))
            assert whole(live) == whole(Live.rebuild(table, entries))
        lobby = [(await house.tables(first.talk.connection.player_id))[1][0] for house in town.houses]
        assert [each.status for each in lobby] == ["over", "over"]

    town(story, tmp_path)


def test_who_talks_at_the_same_time_is_not_refused(tmp_path: Path) -> None:
    async def story(town: Town) -> None:
        first, second, _ = await apart(town)
        for number in range(8):
            await asyncio.gather(first.send("say", text=f"Ada {number}"), second.send("say", text=f"Ben {number}"))
        await town.met(first, second)
        said = [line["text"] for line in first.told("said")]
        assert sorted(said) == sorted(f"{who} {number}" for who in ("Ada", "Ben") for number in range(8))
        assert [line["text"] for line in second.told("said")] == said

    town(story, tmp_path)


def test_what_could_not_be_read_when_it_was_heard_of_is_read_a_little_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(town: Town) -> None:
        first, second, _ = await apart(town)
        house = next(house for house in town.houses if second.talk.connection in house.rooms[second.talk.table].connections)
        read, failed = house.store.read, asyncio.Event()

        async def fails(*asked: Any) -> Any:
            failed.set()
            raise StoreError("error-store")

        monkeypatch.setattr(house.store, "read", fails)
        await first.send("say", text="Are you there?")
        await asyncio.wait_for(failed.wait(), 5)
        monkeypatch.setattr(house.store, "read", read)
        await second.wait(lambda now: "Are you there?" in [line["text"] for line in second.told("said")])

    town(story, tmp_path)


def test_one_move_made_at_two_servers_is_one_move_and_a_late_click(tmp_path: Path) -> None:
    async def story(town: Town) -> None:
        first, _, table = await apart(town)
        town.turn()
        tab = await town.client(first.player, table).join()
        town.turn()
        other = await town.client(first.player, table).join()
        told = await asyncio.gather(tab.move(), other.move(), return_exceptions=True)
        refused = [each for each in told if isinstance(each, Refusal)]
        assert [each.message for each in refused] == ["error-stale"]
        log = Live.rebuild(table, await town.house.store.read(table)).entries
        assert sum(isinstance(event, Moved) and event.seat == "investigator" for _, event in log) == 1

    town(story, tmp_path)


def test_what_one_server_acknowledged_the_other_knows_at_once(tmp_path: Path) -> None:
    """A program has no socket: each of its requests goes wherever the balancer likes."""

    async def story(town: Town) -> None:
        ada, ben = await town.player("Ada"), await town.player("Ben")
        table = await town.table(ada, seats={"investigator": "me"})
        for house in town.houses:
            with pytest.raises(NotFound):
                await house.at_table(table, lambda room: room.read(lambda: room.info(ben.id, "")))
        key = town.live(table).keys()["jack"]
        await (await town.client(ben, table).join(key=key)).sit("jack", key=key)
        other = town.turn()
        info = await other.at_table(table, lambda room: room.read(lambda: room.info(ben.id, "")))
        assert info.seats["jack"].yours
        number = town.live(table).number
        for _ in range(3):
            live = await town.turn().at_table(table, lambda room: room.read(lambda: room.live))
            asked = next(seat for seat in live.questions if live.seats[seat] == "investigator")
            client = await town.client(ada, table).join()
            await client.send("say", text="well")
            number += 1
            assert (await town.turn().at_table(table, lambda room: room.read(lambda: room.live))).number == number
            assert live.questions[asked][0] < number

    town(story, tmp_path)


def test_who_is_connected_is_known_everywhere(tmp_path: Path) -> None:
    async def story(town: Town) -> None:
        first, second, table = await apart(town)
        everybody = {"investigator": True, "jack": True}
        await first.wait(lambda now: seats(first) == everybody)
        await second.wait(lambda now: seats(second) == everybody)
        second.leave_the_page()
        await first.wait(lambda now: seats(first) == everybody | {"jack": False})
        await town.later(61)
        await until(lambda: first.hear() is not None and first.now["seats"]["jack"]["gone"])
        third = await town.house.room(table)
        assert third.live.gone(third.live.seat("jack"), town.time), "who left long ago is gone for those who come later, too"
        back = await second.at(table).join()
        await first.wait(lambda now: seats(first) == everybody)
        assert back.talk.house is not first.talk.house
        await town.cut(back.talk.house)
        await town.houses[0].watch()
        await first.wait(lambda now: seats(first) == everybody | {"jack": False})

    town(story, tmp_path)


def test_a_player_is_the_same_at_every_server(tmp_path: Path) -> None:
    async def story(town: Town) -> None:
        one, other = town.houses
        ada, proof = await one.players.come("Ada", "en")
        again = await other.players.known(proof)
        assert again is not None
        await one.players.rename(ada, "Ada the Great", None)
        await until(lambda: again.name == "Ada the Great")
        code = await one.players.carry(ada)
        tries = [house.players.claim(code) for house in (other, one, other)]
        claimed = [each for each in await asyncio.gather(*tries, return_exceptions=True) if not isinstance(each, NotFound)]
        ((_, new),) = [each for each in claimed if not isinstance(each, BaseException)]
        for house in town.houses:
            assert await house.players.known(new) is not None
            assert await house.players.known(new[:-1] + "a") is None
        await asyncio.gather(other.players.rename(again, "Ann", None), one.players.rename(ada, None, "ru"))
        await until(lambda: {(each.name, each.language) for each in (ada, again)} == {("Ann", "ru")})

    town(story, tmp_path)


def test_two_who_want_a_rematch_at_two_servers_meet_at_one_table(tmp_path: Path) -> None:
    async def story(town: Town) -> None:
        first, second, _ = await apart(town)
        await first.send("resign")
        await town.met(first, second)
        await asyncio.gather(first.send("rematch", nonce=NONCE), second.send("rematch", nonce=NONCE))
        await town.met(first, second)
        assert first.now["next"] == second.now["next"]
        again = await first.at(first.now["next"]).join()
        assert again.now["status"] == "live"
        lobby, _ = await town.house.tables("")
        assert [each.id for each in lobby if each.status == "open"] == []

    town(story, tmp_path)


def test_one_server_keeps_a_table_and_when_it_is_killed_another_plays_its_computer_players(tmp_path: Path) -> None:
    async def story(town: Town) -> None:
        ada = await town.player("Ada")
        owner = town.house
        table = await town.table(ada, seats={"investigator": "me", "jack": "bot random"}, public=True)
        await until(lambda: owner.rooms[table].kept)
        other = town.turn()
        client = await town.client(ada, table).join()
        thinking = owner.rooms[table].thinking
        await client.move(client.open_move())
        await until(lambda: thinking.going_on)
        assert not other.rooms[table].kept
        assert not other.rooms[table].thinking.going_on
        await town.cut(owner)
        number = client.now["n"]
        await other.watch()
        await client.wait(lambda now: now["n"] > number)
        assert other.rooms[table].kept

    town(story, tmp_path, pace=1.0)


def test_a_clock_runs_out_though_its_keeper_was_killed_and_nobody_else_had_the_table(tmp_path: Path) -> None:
    async def story(town: Town) -> None:
        town.turn()
        first, second, table = await apart(town, clock={"kind": "minutes", "minutes": 1, "increment": 0})
        owner = next(house for house in town.houses if house.rooms[table].kept)
        (other,) = [house for house in town.houses if house is not owner]
        for client in (first, second):
            client.leave_the_page()
        other.rooms.pop(table).close()
        town.time += 30_000
        await town.cut(owner)
        await other.watch()
        await until(lambda: table in other.rooms and other.rooms[table].kept)
        clocks = other.rooms[table].live.clocks
        (asked,) = clocks.running
        assert clocks.remaining(asked, town.time) == 30_000, "somebody was there all the time: no outage"
        await town.later(31)
        result = (await other.room(table)).live.result
        assert result is not None
        assert result.reason == "lost on time"

    town(story, tmp_path)


def test_where_nobody_was_there_nobody_is_charged(tmp_path: Path) -> None:
    async def story(town: Town) -> None:
        _, _, table = await apart(town, clock={"kind": "minutes", "minutes": 1, "increment": 0})
        for house in town.houses[:]:
            await house.stop()
        town.houses.clear()
        town.time += 3_600_000
        await asyncio.gather(town.one_more(), town.one_more())
        lives = [(await house.room(table)).live for house in town.houses]
        assert [live.clocks.remaining(seat, town.time) for live in lives for seat in (0, 1)] == [60_000] * 4
        assert [len(live.entries) for live in lives] == [len(await town.house.store.read(table))] * 2
        assert sum(house.rooms[table].kept for house in town.houses) == 1

    town(story, tmp_path)


def test_a_server_that_stops_hands_its_tables_over(tmp_path: Path) -> None:
    async def story(town: Town) -> None:
        _, _, table = await apart(town)
        owner = next(house for house in town.houses if house.rooms[table].kept)
        (other,) = [house for house in town.houses if house is not owner]
        await owner.stop()
        town.houses.remove(owner)
        await other.watch()
        assert other.rooms[table].kept

    town(story, tmp_path)


def test_who_lost_his_lease_keeps_nothing_and_what_he_does_late_does_no_harm(tmp_path: Path) -> None:
    async def story(town: Town) -> None:
        first, second, table = await apart(town)
        owner = next(house for house in town.houses if house.rooms[table].kept)
        (other,) = [house for house in town.houses if house is not owner]
        assert isinstance(owner.store, PostgresStore)
        for house in town.houses:
            house._caring[1].cancel()
        await town.ask("UPDATE processes SET until = clock_timestamp() WHERE process = $1", owner.store.process)
        await other.watch()
        assert (owner.rooms[table].kept, other.rooms[table].kept) == (True, True), "he has not looked yet"
        await first.send("propose", what="pause")
        await town.met(first, second)
        await second.send("answer", yes=True)
        await town.met(first, second)
        assert [line["type"] for line in first.lines if line["type"] == "paused"] == ["paused"]
        await owner.watch()
        assert (owner.rooms[table].kept, other.rooms[table].kept) == (False, True)

    town(story, tmp_path)


def test_after_a_lost_connection_everything_is_looked_at_again(tmp_path: Path) -> None:
    async def story(town: Town) -> None:
        first, second, _ = await apart(town)
        house = second.talk.house
        deaf = house.store
        assert isinstance(deaf, PostgresStore)
        hear = deaf.publish
        deaf.publish = lambda log, last: None  # type: ignore[method-assign]
        await first.send("say", text="Can you hear me?")
        await asyncio.sleep(0.1)
        second.hear()
        assert not second.told("said")
        deaf.publish = hear  # type: ignore[method-assign]
        hear(ALL, LOOK)
        await second.wait(lambda now: bool(second.told("said")))

    town(story, tmp_path)


DEEDS = ("move",) * 4 + ("undo", "say", "propose", "answer", "resume", "leave", "sit", "come back", "later", "another server")


@pytest.mark.parametrize("seed", range(2))
def test_whatever_people_do_at_either_server_both_have_what_the_log_says(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)

    async def deed(town: Town, clients: list[Client], table: str) -> None:
        what, who = rng.choice(DEEDS), rng.randrange(len(clients))
        client = clients[who]
        client.hear()
        moves = client.now.get("moves") or {}
        match what:
            case "move" if moves:
                await client.move()
            case "undo":
                await client.send("undo", on=client.now["n"])
            case "say":
                await asyncio.gather(*(each.send("say", text=f"{who}") for each in clients))
            case "propose":
                await client.send("propose", what=rng.choice(["undo", "pause"]))
            case "answer":
                await client.send("answer", yes=rng.random() < 0.8)
            case "leave" | "resume":
                await client.send(what)
            case "sit":
                await client.sit(rng.choice(["investigator", "jack"]))
            case "come back":
                client.leave_the_page()
                town.turn()
                clients[who] = await client.at(table).join()
            case "later":
                await town.later(rng.choice([0, 1, 5, 20]))
            case "another server":
                gone = rng.choice(town.houses)
                if rng.random() < 0.5:
                    await town.cut(gone)
                else:
                    town.houses.remove(gone)
                    await gone.stop()
                await town.one_more()
                clients[:] = [await each.at(table).join() for each in clients]

    async def story(town: Town) -> None:
        first, second, table = await apart(town, clock={"kind": "minutes", "minutes": 1, "increment": 5})
        clients = [first, second, await town.client(first.player, table).join()]
        for _ in range(40):
            with contextlib.suppress(Refusal):
                await deed(town, clients, table)
            for house in town.houses:
                room = await house.room(table)
                await room.read(lambda: None)
                async with room.alive():  # something may still be on its way at the other
                    entries = await town.house.store.read(table)
                    assert whole(room.live) == whole(Live.rebuild(table, entries[: room.live.number + 1]))

    town(story, tmp_path, seed=str(seed))

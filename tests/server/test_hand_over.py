"""Seats change hands, people go and come back: nobody is stuck, nobody is thrown out, and nobody learns what he must not."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from gaslamp.server.room import Connection
from server.world import Client, Refusal, World, run

CHASE = {"fugitive": "me", "red": "open", "blue": "open"}


async def hunt(world: World, *names: str) -> tuple[list[Client], str]:
    """The fugitive, and hounds who take the seats in their order."""
    people = [await world.player(name) for name in names]
    table = await world.table(people[0], "tiny_chase", seats=CHASE, public=True)
    clients = [await world.client(person, table).join() for person in people]
    for client, seat in zip(clients[1:], ("red", "blue"), strict=False):
        await client.sit(seat)
    return clients, table


def test_who_takes_back_one_of_two_seats_keeps_it_when_the_other_is_opened(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        (fugitive, hunter), table = await hunt(world, "Ada", "Ben")
        await hunter.sit("blue")
        hunter.leave_the_page()
        await world.later(61)
        await fugitive.send("substitute", seat="red", level="random")
        back = await hunter.at(table).join()
        await back.sit("red")
        assert {name: seat["kind"] for name, seat in back.now["seats"].items()} == {
            "fugitive": "person",
            "red": "person",
            "blue": "bot",
        }
        live = world.live(table)
        assert [live.holders[seat].seats for seat in (1, 2)] == [0b010, 0b100]
        with pytest.raises(Refusal, match="other-side"):
            await fugitive.send("open", seat="blue")
        await back.send("open", seat="blue")
        assert back.now["you"] == ["red"]

    run(story, tmp_path)


def test_a_proposal_to_somebody_who_then_stays_away_is_carried_out(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, _ = await world.two()
        await first.send("propose", what="end")
        second.leave_the_page()
        await world.later(61)
        first.hear()
        assert first.now["result"]["reason"] == "abandoned"

    run(story, tmp_path)


def test_a_proposal_is_off_when_its_author_withdraws_it_or_leaves(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, _ = await world.two()
        await first.send("propose", what="end")
        await first.send("answer", yes=False)
        assert not first.now["proposal"]
        await first.send("propose", what="end")
        await first.send("leave")
        second.hear()
        assert not second.now["proposal"]
        with pytest.raises(Refusal, match="nothing-asked"):
            await second.send("answer", yes=True)

    run(story, tmp_path)


def test_who_sits_without_listening_is_gone_after_a_while(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, ben = await world.player("Ada"), await world.player("Ben")
        table = await world.table(ada, seats={"investigator": "me"}, public=True)
        first = await world.client(ada, table).join()
        passing = await world.client(ben, table).join()
        passing.leave_the_page()
        await world.later(0)
        await passing.sit("jack")
        first.hear()
        assert not first.now["seats"]["jack"]["here"]
        await world.later(61)
        await first.send("substitute", seat="jack", level="random")

    run(story, tmp_path)


def test_who_is_alone_with_a_seat_where_another_sat_does_not_open_it(tmp_path: Path) -> None:
    """Else a second browser of his could see what Jack knows, before Jack comes back. A computer player he may put there."""

    async def story(world: World) -> None:
        first, second, _ = await world.two()
        second.leave_the_page()
        await world.later(61)
        with pytest.raises(Refusal, match="other-side"):
            await first.send("open", seat="jack")
        await first.send("substitute", seat="jack", level="random")
        with pytest.raises(Refusal, match="other-side"):
            await first.send("open", seat="jack")
        assert not first.now["keys"]

    run(story, tmp_path)


def test_who_comes_back_cannot_say_what_he_knows_by_his_nonce(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, _ = await world.two()
        await second.send("leave")
        await second.send("sit", seats=["jack"], nonce="it-is-not-the-red-one")
        first.hear()
        assert [line["nonce"] for line in first.told("sat")][-1] == ""
        assert not second.now["owes"]

    run(story, tmp_path)


def test_who_is_gone_while_the_others_are_being_told_of_something_else_is_told_to_be_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A look begins a millisecond before somebody has been away for long enough, and ends a millisecond after."""

    async def story(world: World) -> None:
        first, second, table = await world.two()
        second.leave_the_page()
        await first.wait(lambda now: not now["seats"]["jack"]["here"])
        room = world.house.rooms[table]
        tell = room._tell

        def slowly(connection: Connection) -> None:
            tell(connection)
            world.time += 2

        monkeypatch.setattr(room, "_tell", slowly)
        await world.later(room.live.grace / 1000 - 0.001)
        await asyncio.wait_for(first.wait(lambda now: bool(now["seats"]["jack"]["gone"])), 5)

    run(story, tmp_path)


def test_a_side_that_resigned_loses_when_its_last_other_person_goes(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        (fugitive, red, blue), _ = await hunt(world, "Ada", "Ben", "Cy")
        await red.send("resign")
        await blue.send("leave")
        fugitive.hear()
        assert fugitive.now["result"]["winners"] == ["fugitive"]

    run(story, tmp_path)


def test_players_never_hear_the_spectators_while_the_game_is_on(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, table = await world.two()
        watcher = await world.client(await world.player("Cy"), table).join()
        spy = await first.at(table).join("public")
        await second.send("leave")
        left = await second.at(table).join()
        await watcher.send("say", channel="watchers", text="I would clear Gull")
        for player in (spy, left):
            assert player.now["channels"] == {"table": False}
            assert player.told("said") == []
            with pytest.raises(Refusal, match="not_found"):
                await player.send("say", channel="watchers", text="Jack is Gull")

    run(story, tmp_path)


def test_a_table_without_spectators_lets_go_of_those_who_came_before_the_game(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, ben, cy = [await world.player(name) for name in ("Ada", "Ben", "Cy")]
        table = await world.table(ada, seats={"investigator": "me"}, public=True, spectators=False)
        early = await world.client(cy, table).join()
        second = await world.client(ben, table).join()
        await second.sit("jack")
        early.hear()
        assert early.talk.connection.gone.is_set()
        assert early.moves() == []
        with pytest.raises(Refusal, match="no-spectators"):
            await early.send("say", channel="watchers", text="hello")

    run(story, tmp_path)


def test_who_saw_both_sides_does_not_come_back_to_play_against_somebody(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, ben = await world.player("Ada"), await world.player("Ben")
        table = await world.table(ada, seats={"jack": "me", "investigator": "beside Bea"}, public=True)
        screen = await world.client(ada, table).join("jack")
        await screen.send("leave")
        assert screen.now["viewer"] == "public"  # and not the other's view by itself
        assert not screen.now["view"]["jack"]
        await screen.sit("jack")
        assert screen.now["seats"]["jack"]["name"] == "Ada"
        await screen.join("jack")
        await screen.send("leave")
        await screen.join("investigator")
        await screen.send("leave")
        stranger = await world.client(ben, table).join()
        await stranger.sit("jack")
        with pytest.raises(Refusal, match="seen-too-much"):
            await screen.sit("investigator")

    run(story, tmp_path)


def test_before_the_game_one_may_change_sides(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        client = await world.client(ada, await world.table(ada, seats={"investigator": "me"})).join()
        await client.send("leave")
        await client.sit("jack")
        assert client.now["you"] == ["jack"]

    run(story, tmp_path)


def test_a_bot_never_takes_a_move_of_its_own_back(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        client = await world.client(ada, await world.table(ada, seats={"jack": "bot random", "investigator": "me"})).join()
        number = client.now["n"]
        await client.move(client.open_move())
        await client.wait(lambda now: now["n"] > number + 1)
        assert not client.now["may_ask_undo"]
        with pytest.raises(Refusal, match="error-undo"):
            await client.send("propose", what="undo")

    run(story, tmp_path)


def test_a_newcomer_hears_his_team_from_now_on(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        (fugitive, red, blue), table = await hunt(world, "Ada", "Ben", "Cy")
        await red.send("say", channel="hounds", text="before")
        await blue.send("leave")
        with pytest.raises(Refusal, match="other-side"):
            await fugitive.send("open", seat="blue")
        with pytest.raises(Refusal, match="already-open"):
            await red.send("open", seat="blue")
        newcomer = await world.client(await world.player("Dot"), table).join()
        await newcomer.sit("blue")
        await red.send("say", channel="hounds", text="after")
        assert [line["text"] for line in newcomer.told("said")] == ["after"]

    run(story, tmp_path)


def test_the_same_question_again_is_another_question(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        seats = {"fugitive": "bot random", "red": "me", "blue": "me"}
        client = await world.client(ada, await world.table(ada, "tiny_chase", seats=seats)).join()
        await client.wait(lambda now: "red" in now["moves"])
        await client.send("move", move=client.now["moves"]["red"][0], on=client.now["questions"]["red"])
        before = client.now["questions"]
        await client.wait(lambda now: "blue" in now["moves"])
        await client.move()
        await client.wait(lambda now: "red" in now["moves"] or bool(now["result"]))
        assert client.now["questions"] != before

    run(story, tmp_path)


def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, _ = await world.two()
        await second.send("resign")
        await asyncio.gather(first.send("rematch", nonce="f" * 22), second.send("rematch", nonce="e" * 22))
        first.hear()
        second.hear()
        assert first.now["next"] == second.now["next"]
        assert world.live(first.now["next"]).status == "live"

    run(story, tmp_path)


def test_after_the_next_table_was_closed_there_may_be_another(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, _ = await world.two()
        await second.send("resign")
        await first.send("rematch", nonce="f" * 22)
        closed = first.now["next"]
        await (await first.at(closed).join()).send("close")
        await second.send("rematch", nonce="e" * 22)
        assert second.now["next"] != closed
        assert world.live(second.now["next"]).status == "open"

    run(story, tmp_path)


def test_bots_do_not_play_for_nobody(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        table = await world.table(ada, seats={"jack": "bot random", "investigator": "bot random"})
        await asyncio.sleep(0.3)
        before = world.live(table).number
        assert before < 20
        client = await world.client(ada, table).join()
        await client.wait(lambda now: now["status"] == "over")

    run(story, tmp_path)


def test_nothing_is_told_before_it_is_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        first, second, table = await world.two()
        watcher = await world.client(await world.player("Cy"), table).join()
        number, append, reached, go_on = world.live(table).number, world.house.store.append, asyncio.Event(), asyncio.Event()

        async def slowly(*args: Any, **named: Any) -> None:
            reached.set()
            await go_on.wait()
            await append(*args, **named)

        monkeypatch.setattr(world.house.store, "append", slowly)
        moving = asyncio.create_task(first.move(first.open_move()))
        await reached.wait()
        second.leave_the_page()  # whoever goes now must not make the others hear of it
        record = asyncio.create_task(world.house.rooms[table].read(lambda: world.live(table).number))
        await asyncio.sleep(0.05)
        watcher.hear()
        assert watcher.now["n"] == number
        assert not record.done()
        go_on.set()
        await moving
        assert await record == number + 1

    run(story, tmp_path)

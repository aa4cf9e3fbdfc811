"""Tables as people use them: opening, sitting, playing, leaving, ending, playing again."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.world import Refusal, World, play_out, run

POCKET = {"jack": "open", "investigator": "me"}
CHASE = {"fugitive": "me", "red": "open", "blue": "open"}


def test_two_people_play_a_game_to_its_end(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, ben = await world.player("Ada"), await world.player("Ben")
        table = await world.table(ada, seats=POCKET)
        first = await world.client(ada, table).join()
        assert first.now["status"] == "open"
        assert not first.now["view"]
        second = await world.client(ben, table).join(key=first.now["keys"]["jack"])
        await second.sit("jack")
        assert second.now["you"] == ["jack"]
        assert second.now["view"]["jack"]
        first.hear()
        assert first.now["status"] == "live"
        assert not first.now["view"]["jack"]
        assert "jack ?" in first.moves()
        await play_out(first, second)
        first.hear()
        second.hear()
        assert first.now["status"] == "over"
        assert first.now["view"] == second.now["view"]
        assert first.now["view"]["jack"]
        assert "jack ?" not in first.moves()
        assert first.lines == second.lines

    run(story, tmp_path)


def test_a_person_plays_a_bot(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        table = await world.table(ada, seats={"jack": "bot random", "investigator": "me"})
        client = await world.client(ada, table).join()
        while not client.now["result"]:
            await client.wait(lambda now: bool(now["moves"] or now["result"]))
            if client.now["moves"]:
                await client.move()
        assert client.now["result"]["reason"]

    run(story, tmp_path)


def test_two_bots_play_while_somebody_watches(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        table = await world.table(ada, "tiny_seance", seats=dict.fromkeys(("ghost", "red", "blue", "green"), "bot random"))
        client = await world.client(ada, table).join()
        assert client.now["you"] == []
        await client.wait(lambda now: now["status"] == "over")
        assert client.now["result"]["winners"] in ([], ["ghost", "red", "blue", "green"])

    run(story, tmp_path)


def test_people_at_one_screen_see_nothing_before_they_say_who_they_are(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        table = await world.table(ada, seats={"jack": "me", "investigator": "beside Ben"})
        client = await world.client(ada, table).join()
        assert client.now["screens"] == [["jack"], ["investigator"]]
        assert client.now["viewer"] == "public"
        assert client.now["moves"] == {}
        with pytest.raises(Refusal, match="not_allowed"):
            await client.send("move", move="alibi", on=0)
        await client.join("investigator")
        assert client.now["viewer"] == "investigator"
        assert not client.now["view"]["jack"]
        assert client.now["seats"]["investigator"]["name"] == "Ben"
        await client.move()
        await client.join("jack")
        assert client.now["view"]["jack"]
        while not client.now["result"]:
            await client.join(client.now["to_act"][0])
            await client.move()
            client.hear()

    run(story, tmp_path)


def test_one_person_holds_several_seats_of_a_side(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, ben = await world.player("Ada"), await world.player("Ben")
        table = await world.table(ada, "tiny_chase", seats=CHASE, public=True)
        hunter = await world.client(ben, table).join()
        await hunter.sit("red", "blue")
        assert hunter.now["viewer"] == "red+blue"
        fugitive = await world.client(ada, table).join()
        await play_out(fugitive, hunter)
        hunter.hear()
        assert hunter.now["result"]["reason"] in ("caught", "escaped")

    run(story, tmp_path)


def test_seats_of_both_sides_cannot_be_held_by_one_person(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        table = await world.table(ada, "tiny_chase", seats=CHASE, public=True)
        client = await world.client(ada, table).join()
        with pytest.raises(Refusal, match="error-hold"):
            await client.sit("red")
        with pytest.raises(Exception, match="cannot hold these seats together"):
            await world.table(ada, "tiny_chase", seats={"fugitive": "me", "red": "me"})

    run(story, tmp_path)


def test_seats_asked_at_once_answer_in_any_order_and_say_which(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, ben = await world.player("Ada"), await world.player("Ben")
        seats = {"ghost": "me", "red": "open", "blue": "open", "green": "bot random"}
        table = await world.table(ada, "tiny_seance", seats=seats, public=True)
        ghost, mediums = await world.client(ada, table).join(), await world.client(ben, table).join()
        await mediums.sit("red", "blue")
        ghost.hear()
        await ghost.move()
        mediums.hear()
        assert set(mediums.now["moves"]) == {"red", "blue"}
        on = mediums.now["questions"]["blue"]
        with pytest.raises(Refusal, match="which-seat"):
            await mediums.send("move", move="guess 1", on=on)
        await mediums.move("guess 1", "red")
        await mediums.send("move", move="guess 2", on=on, seat="blue")  # red's answer has not made it stale
        with pytest.raises(Refusal, match="stale"):
            await mediums.send("move", move="guess 2", on=on, seat="blue")

    run(story, tmp_path)


def test_a_late_click_is_stale_and_an_illegal_one_says_what_is_legal(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        table = await world.table(ada, seats={"jack": "beside Ben", "investigator": "me"})
        client = await world.client(ada, table).join("investigator")
        on = client.now["questions"]["investigator"]
        with pytest.raises(Refusal, match="illegal_move"):
            await client.send("move", move="jack gull", on=on)
        with pytest.raises(Refusal, match="notation"):
            await client.send("move", move="fly to the moon", on=on)
        await client.send("move", move=client.now["moves"]["investigator"][0], on=on)
        with pytest.raises(Refusal, match="stale"):
            await client.send("move", move="alibi", on=on)
        with pytest.raises(Refusal, match="not-to-act"):
            await client.send("move", move="alibi", on=client.now["n"])
        assert len(client.moves()) == len(world.live(table).standing)

    run(story, tmp_path)


def test_a_move_is_taken_back_and_its_line_stays_in_the_log(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, table = await world.two()
        before = first.now["view"]
        await first.move(first.open_move())
        assert first.now["may_undo"]
        with pytest.raises(Refusal, match="illegal_move"):
            await second.send("undo", on=world.live(table).number)
        with pytest.raises(Refusal, match="stale"):
            await first.send("undo", on=first.now["n"] - 1)
        await first.send("undo", on=first.now["n"])
        assert first.now["view"] == before
        assert first.told("undone")[0]["move"] == first.told("moved")[-1]["n"]
        second.hear()
        assert second.told("undone")

    run(story, tmp_path)


def test_a_move_of_the_referees_that_all_foresaw_does_not_stand_in_the_way(tmp_path: Path) -> None:
    """Mr. Jack plays the third character of the round; which card is the last, everybody sees."""

    async def story(world: World) -> None:
        ada, ben = await world.player("Ada"), await world.player("Ben")
        table = await world.table(ada, "mr_jack", seats={"detective": "me"}, public=True)
        first, second = await world.client(ada, table).join(), await world.client(ben, table).join()
        await second.sit("jack")
        first.hear()
        while first.now["view"]["played"] < 3:
            mover = first if "detective" in first.now["to_act"] else second
            before = first.now["view"]
            await mover.move(mover.now["moves"][mover.now["you"][0]][0])
            first.hear()
            second.hear()
        assert first.now["to_act"] == ["detective"]
        assert second.now["may_undo"]
        assert not first.now["may_undo"]
        await second.send("undo", on=second.now["n"])
        first.hear()
        assert first.now["view"] == before
        await world.restart()
        assert (await world.client(ada, table).join()).now["view"] == before, "and the log says the same"

    run(story, tmp_path)


def test_more_is_taken_back_only_if_the_other_agrees(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, _ = await world.two()
        before = first.now["view"]
        await first.move(first.open_move())
        await second.move(second.open_move())
        first.hear()
        assert not first.now["may_undo"]
        assert first.now["may_ask_undo"]
        await first.send("propose", what="undo")
        second.hear()
        assert second.now["proposal"] == {"what": "undo", "seats": ["investigator"], "waiting": ["jack"]}
        with pytest.raises(Refusal, match="nothing-asked"):
            await first.send("answer", yes=True)
        await second.send("answer", yes=False)
        assert not second.now["proposal"]
        await first.send("propose", what="undo")
        await second.send("answer", yes=True)
        first.hear()
        assert first.now["view"] == before

    run(story, tmp_path)


def test_resigning_ends_the_game_for_the_other_and_shows_everything(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, _ = await world.two()
        await second.send("resign")
        first.hear()
        assert first.now["result"]["winners"] == ["investigator"]
        assert first.now["result"]["reason"] == "resigned"
        assert first.now["view"]["jack"]
        with pytest.raises(Refusal, match="over"):
            await second.send("resign")

    run(story, tmp_path)


def test_a_team_resigns_only_together(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        people = [await world.player(name) for name in ("Ada", "Ben", "Cy")]
        table = await world.table(people[0], "tiny_chase", seats=CHASE, public=True)
        fugitive, red, blue = [await world.client(person, table).join() for person in people]
        await red.sit("red")
        await blue.sit("blue")
        await red.send("resign")
        assert not red.now["result"]
        with pytest.raises(Refusal, match="resigned"):
            await red.send("resign")
        await blue.send("resign")
        assert blue.now["result"]["winners"] == ["fugitive"]
        fugitive.hear()
        assert fugitive.now["status"] == "over"

    run(story, tmp_path)


def test_giving_up_together_nobody_wins(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        seats = {"ghost": "bot random", "red": "me", "blue": "bot random", "green": "bot random"}
        client = await world.client(ada, await world.table(ada, "tiny_seance", seats=seats)).join()
        await client.send("resign")
        assert client.now["result"]["winners"] == []

    run(story, tmp_path)


def test_somebody_leaves_and_a_bot_takes_over_until_he_returns(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, table = await world.two()
        await first.move(first.open_move())
        second.leave_the_page()
        await world.later(0)
        first.hear()
        assert not first.now["seats"]["jack"]["here"]
        with pytest.raises(Refusal, match="not-gone"):
            await first.send("substitute", seat="jack", level="random")
        await world.later(61)
        first.hear()
        assert first.now["seats"]["jack"]["gone"]
        await first.send("substitute", seat="jack", level="random")
        await first.wait(lambda now: bool(now["moves"]))
        back = await second.at(table).join()
        assert back.now["viewer"] == "public"
        assert back.now["seats"]["jack"]["was_yours"]
        await back.sit("jack")
        assert back.now["you"] == ["jack"]
        first.hear()
        assert first.now["seats"]["jack"]["kind"] == "person"

    run(story, tmp_path)


def test_a_seat_is_left_and_somebody_new_takes_it_but_not_one_who_knows_too_much(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, ben, cy = [await world.player(name) for name in ("Ada", "Ben", "Cy")]
        table = await world.table(ada, seats=POCKET, public=True)
        first, second = await world.client(ada, table).join(), await world.client(ben, table).join()
        await second.sit("jack")
        await first.send("leave")
        second.hear()
        assert second.now["seats"]["investigator"]["gone"]
        with pytest.raises(Refusal, match="seen-too-much"):
            await second.sit("investigator")
        third = await world.client(cy, table).join()
        await third.sit("investigator")
        assert third.now["you"] == ["investigator"]
        with pytest.raises(Refusal, match="taken"):
            await first.sit("investigator")

    run(story, tmp_path)


def test_whoever_is_left_alone_may_end_the_game(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, _ = await world.two()
        second.leave_the_page()
        await world.later(61)
        first.hear()
        await first.send("propose", what="end")
        assert first.now["result"]["winners"] == []
        assert first.now["result"]["reason"] == "abandoned"

    run(story, tmp_path)


def test_pausing_by_agreement(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, _ = await world.two(clock={"kind": "minutes", "minutes": 1, "increment": 0})
        await first.send("propose", what="pause")
        await second.send("answer", yes=True)
        first.hear()
        assert first.now["status"] == "paused"
        assert first.now["moves"] == {}
        await world.later(600)
        with pytest.raises(Refusal, match="paused"):
            await first.send("move", move="alibi", on=first.now["n"])
        await second.send("resume")
        first.hear()
        assert first.now["times"]["investigator"]["left"] == 60_000
        await first.move()

    run(story, tmp_path)


def test_a_rematch_has_the_sides_exchanged(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, _ = await world.two()
        with pytest.raises(Refusal, match="not-over"):
            await first.send("rematch", nonce="f" * 22)
        await second.send("resign")
        await first.send("rematch", nonce="f" * 22)
        second.hear()
        again = await first.at(second.now["next"]).join()
        assert again.now["you"] == ["jack"]
        assert again.now["status"] == "open"
        stranger = await world.client(await world.player("Cy"), second.now["next"]).join()
        with pytest.raises(Refusal, match="taken"):
            await stranger.sit("investigator")
        await second.send("rematch", nonce="e" * 22)
        again.hear()
        assert again.now["status"] == "live"
        other = await second.at(second.now["next"]).join()
        assert other.now["you"] == ["investigator"]

    run(story, tmp_path)


def test_a_rematch_against_the_computer_begins_at_once(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        client = await world.client(ada, await world.table(ada, seats={"jack": "bot random", "investigator": "me"})).join()
        await client.send("resign")
        await client.send("rematch", nonce="f" * 22)
        again = await world.client(ada, client.now["next"]).join()
        assert again.now["you"] == ["jack"]
        assert again.now["status"] == "live"

    run(story, tmp_path)


def test_the_host_may_close_a_table_nobody_came_to(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, ben = await world.player("Ada"), await world.player("Ben")
        table = await world.table(ada, seats=POCKET, public=True)
        with pytest.raises(Refusal, match="error-host"):
            await (await world.client(ben, table).join()).send("close")
        client = await world.client(ada, table).join()
        await client.send("close")
        assert client.now["status"] == "closed"
        assert (await world.house.tables(ben.id))[0] == []

    run(story, tmp_path)


def test_private_tables_are_found_only_by_their_link(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, ben = await world.player("Ada"), await world.player("Ben")
        table = await world.table(ada, seats=POCKET)
        public = await world.table(ada, seats=POCKET, public=True)
        assert [each.id for each in (await world.house.tables(ben.id))[0]] == [public]
        assert {each.id for each in (await world.house.tables(ada.id))[1]} == {table, public}
        for key in ("", "0" * 32):
            with pytest.raises(Refusal, match="not_found"):
                await world.client(ben, table).join(key=key)
        with pytest.raises(Refusal, match="not_found"):
            await world.client(ben, "aaaabbbbccccdddd").join()

    run(story, tmp_path)


def test_spectators_come_where_they_are_welcome(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, ben = await world.player("Ada"), await world.player("Ben")
        seats = {"jack": "bot tree:20", "investigator": "me"}
        welcome = await world.table(ada, seats=seats, public=True)
        watcher = await world.client(ben, welcome).join()
        assert watcher.now["viewer"] == "public"
        assert not watcher.now["view"]["jack"]
        assert watcher.now["moves"] == {}
        with pytest.raises(Refusal, match="no-seat"):
            await watcher.send("resign")
        closed = await world.table(ada, seats=seats, public=True, spectators=False)
        with pytest.raises(Refusal, match="no-spectators"):
            await world.client(ben, closed).join()
        nobody = await world.client(None, welcome).join()
        with pytest.raises(Refusal, match="not_known"):
            await nobody.send("say", text="hello")

    run(story, tmp_path)


def test_a_line_is_secret_for_who_saw_more_of_it_than_everybody_did(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, table = await world.two()
        watcher = await world.client(await world.player("Cy"), table).join()
        everybody, secrets = (first, second, watcher), set()
        while not first.now["result"]:
            heard = [client.told("moved") for client in everybody]
            for mine, public in zip(heard[1], heard[2], strict=True):
                assert mine["secret"] == (mine["move"] != public["move"])
                secrets |= {mine["move"].split()[0]} if mine["secret"] else set()
            assert not any(line["secret"] for line in heard[0] + heard[2])
            client = second if second.now["moves"] else first
            await client.move("alibi" if "alibi" in str(client.now["moves"]) else "")
            first.hear()
        assert secrets == {"jack", "card"}
        for client in everybody:  # now there is nothing left that others do not see
            assert not any(line["secret"] for line in client.told("moved"))
            assert "jack ?" not in client.moves()

    run(story, tmp_path)


def test_a_move_taken_back_was_nobodys_secret(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, _ = await world.two()
        await first.move(first.open_move())
        await first.send("undo", on=first.now["n"])
        for client in (first, second):
            assert not client.told("moved")[-1]["secret"]

    run(story, tmp_path)


def test_everybody_hears_the_same_about_whose_turn_it_is_and_why(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, ben = await world.player("Ada"), await world.player("Ben")
        table = await world.table(ada, seats=POCKET, public=True)
        first, second = await world.client(ada, table).join(), await world.client(ben, table).join()
        assert [client.now["asks"] for client in (first, second)] == [None, None]
        await second.sit("jack")
        watcher = await world.client(await world.player("Cy"), table).join()
        asked = []
        for _ in range(5):
            for client in (first, second, watcher):
                client.hear()
            assert first.now["asks"] == second.now["asks"] == watcher.now["asks"]
            message, args = first.now["asks"]
            assert message == "mr_jack_pocket-asks"
            assert args["who"] == [[f"mr_jack_pocket-seat-{seat}", {}] for seat in first.now["to_act"]]
            asked.append((args["turn"], args["number"], *first.now["to_act"]))
            mover = first if first.now["moves"] else second
            await mover.move(mover.open_move())
        sides = ("investigator", "jack", "jack", "investigator")
        assert asked == [(1, number, side) for number, side in enumerate(sides, 1)] + [(2, 1, "jack")]
        await second.send("resign")
        for client in (first, second, watcher):
            client.hear()
            assert client.now["status"] == "over"
            assert client.now["asks"] is None

    run(story, tmp_path)


def test_a_game_that_asks_without_words_asks_nothing(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        seats = {"fugitive": "me", "red": "bot random", "blue": "bot random"}
        client = await world.client(ada, await world.table(ada, "tiny_chase", seats=seats)).join()
        assert client.now["to_act"] == ["fugitive"]
        assert client.now["asks"] is None

    run(story, tmp_path)

"""Chat and gestures: who hears, who may speak."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.world import Refusal, World, run


def test_teams_talk_among_themselves(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        people = [await world.player(name) for name in ("Ada", "Ben", "Cy", "Dot")]
        seats = {"fugitive": "me", "red": "open", "blue": "open"}
        table = await world.table(people[0], "tiny_chase", seats=seats, public=True)
        fugitive, red, blue, watcher = [await world.client(person, table).join() for person in people]
        await red.sit("red")
        await blue.sit("blue")
        await red.send("say", channel="hounds", text="He is at 3!")
        await red.send("gesture", channel="hounds", what="point 3")
        await red.send("say", text="Good luck")
        assert [line["text"] for line in blue.told("said")] == ["He is at 3!", "Good luck"]
        assert blue.told("gestured")[0]["what"] == "point 3"
        for outsider in (fugitive, watcher):
            assert [line["text"] for line in outsider.told("said")] == ["Good luck"]
            assert len(outsider.told("skip")) == 2
            assert set(outsider.told("skip")[0]) == {"type", "n"}
        with pytest.raises(Refusal, match="not_found"):
            await fugitive.send("say", channel="hounds", text="I hear you")
        assert set(red.now["channels"]) == {"table", "hounds"}
        assert set(fugitive.now["channels"]) == {"table"}

    run(story, tmp_path)


def test_spectators_talk_where_players_do_not_hear_them_until_the_end(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, ben = await world.player("Ada"), await world.player("Ben")
        table = await world.table(ada, seats={"jack": "beside Cy", "investigator": "me"}, public=True)
        player, watcher = await world.client(ada, table).join("jack"), await world.client(ben, table).join()
        await watcher.send("say", channel="watchers", text="It is Gull, I think")
        with pytest.raises(Refusal, match="mute"):
            await watcher.send("say", text="It is Gull!")
        assert player.told("said") == []
        await player.send("resign")
        assert [line["text"] for line in player.told("said")] == ["It is Gull, I think"]

    run(story, tmp_path)


def test_a_silent_seat_listens_and_does_not_speak(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, ben = await world.player("Ada"), await world.player("Ben")
        seats = {"ghost": "me", "red": "open", "blue": "bot random", "green": "bot random"}
        table = await world.table(ada, "tiny_seance", seats=seats, public=True)
        ghost, red = await world.client(ada, table).join(), await world.client(ben, table).join()
        await ghost.send("say", text="Before the séance I may talk.")
        await red.sit("red")
        await red.send("say", text="The kitchen?")
        assert [line["text"] for line in ghost.told("said")][-1] == "The kitchen?"
        assert ghost.now["channels"] == {"table": False}
        for kind, fields in (("say", {"text": "Yes"}), ("gesture", {"what": "nods"})):
            with pytest.raises(Refusal, match="mute"):
                await ghost.send(kind, **fields)

    run(story, tmp_path)


def test_a_silent_seat_does_not_speak_by_its_name(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, ben = await world.player("Ada"), await world.player("Ben")
        seats = {"ghost": "me", "red": "open", "blue": "bot poet"}
        table = await world.table(ada, "mysterium", options={"players": 3}, seats=seats, public=True)
        ghost, red = await world.client(ada, table).join(), await world.client(ben, table).join()
        await red.sit("red")
        await ghost.send("leave")
        await world.house.players.rename(ada, "Not the cook", None)
        await ghost.sit("ghost")
        assert red.told("sat")[-1]["name"] == "Ada"
        assert "cook" not in repr(red.lines)

    run(story, tmp_path)


@pytest.mark.parametrize(("text", "code"), [("", "empty"), (" \n\u200b", "empty"), ("x" * 501, "too-long")])
def test_chat_has_its_limits(tmp_path: Path, text: str, code: str) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        client = await world.client(ada, await world.table(ada, seats={"jack": "me"})).join()
        with pytest.raises(Refusal, match=code):
            await client.send("say", text=text)
        await client.send("say", text="x" * 500)

    run(story, tmp_path)


def test_a_computer_psychic_says_why_and_a_computer_ghost_nothing(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        seats = {"ghost": "me", "red": "bot medium", "blue": "bot poet"}
        table = await world.table(ada, "mysterium", options={"players": 3}, seats=seats)
        ghost = await world.client(ada, table).join()
        for _ in seats.keys() - {"ghost"}:
            await ghost.move()
            await ghost.move("close")
        await ghost.wait(lambda now: now["view"]["day"] == 2)
        reasons = {line["seat"]: line["what"].split() for line in ghost.told("gestured")}
        guesses = {words[1]: words[2] for words in map(str.split, ghost.moves()) if words[0] == "guess"}
        assert {seat: words[:3] for seat, words in reasons.items()} == {
            seat: ["because", seat, guesses[seat]] for seat in ("red", "blue")
        }
        other = await world.table(ada, "mysterium", options={"players": 2}, seats={"ghost": "bot medium", "psychic": "me"})
        psychic = await world.client(ada, other).join()
        await psychic.wait(lambda now: "psychic" in now["view"]["to_act"] and "ghost" not in now["view"]["to_act"])
        assert psychic.told("gestured") == []

    run(story, tmp_path)


def test_a_person_with_several_seats_says_which_of_them_points(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.player("Ada")
        seats = {"ghost": "bot random", "red": "me", "blue": "me", "green": "bot random"}
        client = await world.client(ada, await world.table(ada, "tiny_seance", seats=seats)).join()
        await client.send("gesture", what="orb blue 2", seat="blue")
        await client.send("gesture", what="orb 1")
        assert [(line["seat"], line["what"]) for line in client.told("gestured")] == [("blue", "orb blue 2"), ("red", "orb 1")]
        for seat in ("green", "ghost", "nobody"):
            with pytest.raises(Refusal, match="gesture-seat"):
                await client.send("gesture", what="orb green 2", seat=seat)

    run(story, tmp_path)

"""A record laid out move by move: everybody sees again what he saw then, and nothing he did not."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from games.mr_jack_pocket.stories import opened, play, street, view
from gaslamp import games
from gaslamp.core import PUBLIC, TRUTH, Outcome, PathBelief, Rng, SetupError, Table, as_bytes, looking
from gaslamp.locales import knows, say
from gaslamp.records import Record, write
from gaslamp.server import present, replays
from gaslamp.server.errors import TooMuch
from gaslamp.server.messages import RECORD_SIZE, AskReplay, Frame, Refused, Replay
from gaslamp.server.replays import lay_out
from records.shared import CHASE, CHASE_AS_RED, random_table
from server.twins import OPTIONS, random_game, twin
from server.world import World, browser, play_out, run, toys_on_the_shelf
from toys.tiny_chase import TinyChase

POCKET = games.make("mr_jack_pocket")
INVESTIGATOR = looking(1)
VIEWERS = ("truth", "jack", "investigator", "public")
AS_RED = re.findall(r"^\S+: (.*)$", CHASE_AS_RED, re.MULTILINE)
FIRST_TURN = ("*: toss holmes toby rotation joker", "investigator: toby 1", "jack: joker nobody", "jack: rotate 1 half")


def laid(record: Record | Table, viewer: str = "", drawing: bool = False) -> Replay:
    text = write(record if isinstance(record, Record) else Record.of(record))
    return lay_out(AskReplay(text, viewer, drawing))


def wire(frames: tuple[Frame, ...]) -> list[dict[str, Any]]:
    """Frames as a client reads them."""
    return [json.loads(msgspec.json.encode(frame)) for frame in frames]


# What everybody sees.


@pytest.mark.parametrize("viewer_name", VIEWERS)
@pytest.mark.parametrize("seed", range(3))
def test_a_finished_game_is_laid_out_as_each_one_saw_it(seed: int, viewer_name: str) -> None:
    table = random_table(POCKET, seed)
    told = laid(table, viewer_name)
    viewer = POCKET.read_viewer(viewer_name)
    assert (told.game, told.options, told.viewer, told.viewers) == (POCKET.name, POCKET.settings, viewer_name, VIEWERS)
    assert len(told.frames) == len(table.lines) + 1
    again = Table(POCKET)
    for number, frame in enumerate(told.frames):
        if number:
            again.play(*table.lines[number - 1])
            line = again.story(viewer)[-1]
            assert (frame.seat, frame.move) == (POCKET.seat_name(line.seat), POCKET.text(line.move))
            assert frame.text == present.told(POCKET.sentence(*line))
        seen, asks = again.view(viewer), POCKET.asks(again.view(viewer))
        assert bytes(frame.view) == as_bytes(seen)
        assert frame.to_act == again.to_act()
        assert frame.beside == tuple(present.told(each) for each in POCKET.beside(seen))
        assert frame.asks == (present.told(asks) if asks is not None else None)
        assert frame.drawing is None
    assert (told.frames[0].seat, told.frames[0].move, told.frames[0].text) == ("", "", None)
    assert told.result == present.result(POCKET.name, table.outcome())
    assert told.result is not None


def test_without_a_name_a_record_is_laid_out_as_its_own_viewer_saw_it() -> None:
    table = random_table(POCKET, 3)
    assert laid(table).viewer == "truth"
    assert laid(Record.of(table, INVESTIGATOR)).viewer == "investigator"


def test_drawings_come_if_they_are_asked_for() -> None:
    table = play(opened("gull"), *FIRST_TURN)
    assert laid(table, "public", drawing=True).frames[-1].drawing == POCKET.picture(view(table, "public"))


def test_two_hounds_of_one_person_look_at_it_together(tmp_path: Path) -> None:
    with toys_on_the_shelf(tmp_path):
        told = lay_out(AskReplay(CHASE, "Red+Blue"))
    assert told.viewer == "red+blue"
    assert told.viewers == ("truth", "fugitive", "red", "blue", "public")
    assert [frame.move for frame in told.frames[1:]] == AS_RED
    assert {frame.asks for frame in told.frames} == {None}  # this game asks without words


# What nobody sees.


@pytest.mark.parametrize("viewer_name", ["investigator", "public"])
@pytest.mark.parametrize("seed", range(4))
def test_who_jack_is_stands_nowhere_in_the_frames_of_the_others(seed: int, viewer_name: str) -> None:
    table = random_table(POCKET, seed)
    mine = [POCKET.text(line.move) for line in table.story(looking(0))]
    theirs = [POCKET.text(line.move) for line in table.story(POCKET.read_viewer(viewer_name))]
    secrets = {move for move, heard in zip(mine, theirs, strict=True) if move != heard}
    assert any(move.startswith("jack ") for move in secrets)
    for frame in wire(laid(table, viewer_name).frames):
        assert [frame["view"][secret] for secret in ("jack", "cards", "hourglasses")] == [None] * 3
        assert frame["move"] not in secrets
        everything = json.dumps([frame[part] for part in ("move", "text", "view", "beside", "asks")])
        assert not re.search(r'"jack": "|mr_jack_pocket-(jack|you-are|your-\w+)"', everything), everything


@pytest.mark.parametrize("viewer_name", ["investigator", "public"])
def test_games_one_cannot_tell_apart_have_the_same_frames(viewer_name: str) -> None:
    viewer, differed = POCKET.read_viewer(viewer_name), 0
    for seed in range(6):
        lines = random_game(POCKET, Rng(seed))
        tables = []
        for played in (lines, twin(POCKET, lines, viewer, Rng(seed + 1000))):
            tables.append(Table(POCKET))
            for line in played:
                tables[-1].play(*line)
        differed += tables[0].lines != tables[1].lines
        first, second = (msgspec.json.encode(laid(table, viewer_name, drawing=True)) for table in tables)
        assert first == second
    assert differed


@pytest.mark.parametrize(("name", "viewer_name"), [("mr_jack", "detective"), ("mr_jack", "jack"), ("scotland_yard", "red")])
def test_nor_do_their_reasons_tell_them_apart(name: str, viewer_name: str) -> None:
    """Whoever is not Mr X is told why he himself moved, which follows from what he knew; and nothing of why Mr X did."""
    game = games.make(name, **OPTIONS.get(name, {}))
    viewer, differed, told = game.read_viewer(viewer_name), 0, 0
    for seed in range(3):
        lines = random_game(game, Rng(seed))
        whys = []
        for played in (lines, twin(game, lines, viewer, Rng(seed + 1000))):
            table = Table(game)
            for line in played:
                table.play(*line)
            whys.append([(frame.seat, frame.why) for frame in laid(table, viewer_name).frames])
            differed += table.lines != lines
        assert whys[0] == whys[1]
        assert {seat for seat, why in whys[0] if why is not None} <= {viewer_name}
        told += sum(why is not None for _, why in whys[0])
    assert differed
    assert told


def test_who_knows_the_truth_is_told_why_everybody_moved() -> None:
    table = play(opened("gull"), *FIRST_TURN)
    frames = laid(table, "truth").frames
    assert {frame.seat for frame in frames if frame.why is not None} == {"jack", "investigator"}
    assert [frame.why for frame in laid(Record.of(table, INVESTIGATOR)).frames if frame.seat == "jack"] == [None, None]
    assert all(knows(frame.why[0]) for frame in frames if frame.why is not None)


def test_the_witness_is_the_first_to_tell_two_games_apart() -> None:
    """Gull and Bert are Jack, and everybody does the same; then one of them is seen."""
    tables = [play(opened(jack), *FIRST_TURN, "investigator: holmes 1") for jack in ("gull", "bert")]
    for table in tables:
        table.referee(Rng(1))
    first, second = ([msgspec.json.encode(frame) for frame in laid(table, "investigator").frames] for table in tables)
    same = [one == other for one, other in zip(first, second, strict=True)]
    answered = next(number for number, frame in enumerate(wire(laid(tables[0]).frames)) if frame["move"].startswith("witness"))
    assert same == [True] * answered + [False] * (len(same) - answered)
    as_jack = [laid(table, "jack").frames for table in tables]
    drawn = len(street().split(",")) + 1
    assert as_jack[0][drawn].move == "jack gull"
    assert as_jack[1][drawn].move == "jack bert"


def test_what_is_written_beside_the_truth_is_for_those_who_look_at_the_truth() -> None:
    table = play(opened("gull"), *FIRST_TURN)
    record = Record.of(table)
    record.comments.update({0: ["Gull it will be"], 10: ["Gull it is", "and so on"], len(table.lines): ["the end, for now"]})
    told = {viewer: [list(frame.comments) for frame in laid(record, viewer).frames] for viewer in VIEWERS}
    written = {number: comments for number, comments in enumerate(told["truth"]) if comments}
    assert written == record.comments
    for viewer in ("jack", "investigator", "public"):
        assert not any(told[viewer])
        assert b"Gull it" not in msgspec.json.encode(laid(record, viewer))
    own = Record.of(table, INVESTIGATOR)
    own.comments[14] = ["my first thought"]
    assert laid(own, "investigator").frames[14].comments == ("my first thought",)


# A record of what one seat saw.


@pytest.mark.parametrize("viewer_name", ["jack", "investigator", "public"])
@pytest.mark.parametrize("seed", range(2))
def test_a_record_of_what_one_saw_gives_the_same_frames_as_the_truth_does(seed: int, viewer_name: str) -> None:
    table = random_table(POCKET, seed)
    own = Record.of(table, POCKET.read_viewer(viewer_name))
    assert ("jack ?" in write(own)) == (viewer_name != "jack")
    told, true = laid(own), laid(table, viewer_name)
    assert told.viewers == (viewer_name,)
    assert wire(told.frames) == wire(true.frames)
    assert (told.viewer, told.result) == (true.viewer, true.result)
    assert laid(own, viewer_name) == told


def test_a_toy_record_of_what_one_saw_does_too(tmp_path: Path) -> None:
    with toys_on_the_shelf(tmp_path):
        assert wire(lay_out(AskReplay(CHASE_AS_RED)).frames) == wire(lay_out(AskReplay(CHASE, "red")).frames)


@pytest.mark.parametrize("asked", ["truth", "jack", "public", "jack+investigator"])
def test_a_record_of_what_one_saw_cannot_be_looked_at_as_another(asked: str) -> None:
    with pytest.raises(SetupError, match=f"tells only what investigator saw, so it cannot be shown as {re.escape(asked)}"):
        laid(Record.of(opened("gull"), INVESTIGATOR), asked)


# What one could have known.


@pytest.mark.parametrize("viewer_name", ["jack", "investigator", "public"])
def test_the_aid_is_what_a_belief_says_that_heard_so_far(viewer_name: str) -> None:
    table = random_table(POCKET, 5)
    viewer = POCKET.read_viewer(viewer_name)
    belief, frames = POCKET.belief(viewer), laid(table, viewer_name).frames
    assert frames[0].aid == POCKET.notes(belief)
    for frame, line in zip(frames[1:-1], table.story(viewer), strict=False):
        belief.hear(*line)
        assert frame.aid == POCKET.notes(belief)
    assert frames[-1].aid is None  # it is over: there is nothing left to think about
    assert all(frame.aid is None for frame in laid(table, "truth").frames)


def test_where_too_much_could_be_true_there_is_no_aid_and_all_else_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As at a table: a notebook that overflows is left empty. A seat's own record has nothing but beliefs to go by."""
    monkeypatch.setattr(TinyChase, "belief", lambda game, viewer: PathBelief(game, viewer, 2))
    with toys_on_the_shelf(tmp_path):
        with pytest.raises(SetupError, match="More worlds fit this story of tiny_chase"):
            lay_out(AskReplay(CHASE_AS_RED))
        told = lay_out(AskReplay(CHASE, "red"))
    assert told.frames[-1].aid is None
    assert [frame.move for frame in told.frames[1:]] == AS_RED
    assert told.result is not None


# Records that are not a whole game from its beginning.


def test_an_unfinished_game_has_no_result_and_asks_somebody_something() -> None:
    table = play(opened("gull"), *FIRST_TURN)
    told = laid(table, "investigator")
    assert told.result is None
    assert told.frames[-1].to_act == ("investigator",)
    assert told.frames[-1].asks is not None
    assert told.frames[-1].aid is not None
    (only,) = laid(Table(POCKET)).frames
    assert (only.seat, only.to_act) == ("", ("*",))


def test_a_game_from_a_position_is_laid_out_without_aid() -> None:
    position = f"{street()} turn=3 jack=gull faces=alibi,toby,exchange,joker"
    table = play(Table(POCKET, position), "investigator: alibi", "*: card bert", "jack: toby 1")
    for viewer in VIEWERS:
        told = laid(table, viewer)
        assert [frame.move for frame in told.frames] == ["", "alibi", "card bert", "toby 1"]
        assert bytes(told.frames[-1].view) == as_bytes(view(table, viewer))
        assert json.loads(bytes(told.frames[0].view))["turn"] == 3
        assert all(frame.aid is None for frame in told.frames)


@pytest.mark.parametrize("viewer", [TRUTH, INVESTIGATOR, PUBLIC])
def test_a_game_that_was_resigned_shows_how_it_ended(viewer: Any) -> None:
    table = play(opened("gull"), *FIRST_TURN)
    told = laid(Record.of(table, viewer, Outcome(("jack",), "resigned")))
    assert told.result is not None
    assert (told.result.winners, told.result.reason) == (("jack",), "resigned")
    assert say(told.result.text) == "the game was resigned"


def test_a_game_played_at_a_table_is_downloaded_and_laid_out(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, second, table = await world.two()
        async with browser(world) as web:
            before = (await web.get(f"/api/tables/{table}/record")).text
            early = (await web.post("/api/replay", json={"record": before})).json()
            assert (early["viewer"], early["viewers"], early["result"]) == ("public", ["public"], None)
            assert early["frames"][-1]["view"] == (await world.client(None, table).join()).now["view"]
            await play_out(first, second)
            record = (await web.get(f"/api/tables/{table}/record")).text
            for viewer in VIEWERS:
                answer = await web.post("/api/replay", json={"record": record, "as": viewer, "drawing": True})
                assert answer.status_code == 200
                assert answer.headers["cache-control"] == "no-store"
                told = answer.json()
                assert told["viewer"] == viewer
                assert told["result"] == first.now["result"]
                assert len(told["frames"]) == len(first.moves()) + 1
                assert all(frame["drawing"] for frame in told["frames"])
                view = told["frames"][-1]["view"]
                assert view["jack"] == (first.now["view"]["jack"] if viewer in ("truth", "jack") else None)
            assert [frame["move"] for frame in told["frames"]][10] == "jack ?"

    run(story, tmp_path)


# Refusals.

HEAD = '[Game "mr_jack_pocket"]\n[Viewer "{}"]\n\n'
BAD: dict[str, tuple[dict[str, Any], str, str]] = {
    "nothing": ({"record": ""}, "notation", "error-record-no-game"),
    "rubbish": ({"record": "Dear Sir,"}, "notation", "error-record-line"),
    "no text": ({"record": "\0\x1b[2J"}, "notation", "error-record-line"),
    "half a tag": ({"record": '[Game "mr_jack'}, "notation", "error-record-tag"),
    "a game nobody has": ({"record": '[Game "chess"]'}, "unknown_game", "error-unknown-game"),
    "an option nobody has": ({"record": '[Game "mr_jack_pocket"]\n[Options "speed=3"]'}, "setup", "error-option-name"),
    "rules of tomorrow": ({"record": '[Game "mr_jack_pocket"]\n[Rules "99"]'}, "notation", "error-record-rules"),
    "no such move": ({"record": HEAD.format("truth") + "*: fly away"}, "notation", "error-move-text"),
    "an illegal move": ({"record": HEAD.format("truth") + "*: tile gull w, tile gull w"}, "illegal_move", "error-illegal-move"),
    "a move out of turn": ({"record": HEAD.format("truth") + "jack: alibi"}, "illegal_move", "error-not-to-act"),
    "what nobody can have seen": ({"record": HEAD.format("jack") + "*: jack gull"}, "illegal_move", "error-record-not-seen"),
    "half of what jack saw": ({"record": HEAD.format("public") + "*: card ?"}, "illegal_move", "error-record-not-seen"),
    "a result out of nothing": (
        {"record": '[Game "mr_jack_pocket"]\n[Result "jack"]\n[Reason "seen"]'},
        "illegal_move",
        "error-record-not-over",
    ),
    "a position of a seat": (
        {"record": f'[Game "mr_jack_pocket"]\n[Viewer "jack"]\n[Position "{street()} jack=gull"]'},
        "notation",
        "error-record-position",
    ),
    "a bad position": ({"record": '[Game "mr_jack_pocket"]\n[Position "gull"]'}, "notation", "error-position-word"),
    "a viewer nobody knows": ({"record": HEAD.format("truth"), "as": "watson"}, "notation", "error-viewer"),
    "a record by nobody we know": ({"record": HEAD.format("moriarty")}, "notation", "error-viewer"),
    "another's eyes": ({"record": HEAD.format("investigator"), "as": "jack"}, "setup", "error-record-viewer"),
    "no record": ({"as": "jack"}, "bad_message", "error-bad-message"),
    "a number": ({"record": 7}, "bad_message", "error-bad-message"),
    "an endless viewer": ({"record": HEAD.format("truth"), "as": "j" * 100}, "bad_message", "error-bad-message"),
    "a field nobody knows": ({"record": HEAD.format("truth"), "viewer": "jack"}, "bad_message", "error-bad-message"),
}


def complaint(answer: httpx.Response, status: int, code: str) -> tuple[str, str]:
    """The id and the sentence of a refusal; a complaint about a line of the text says in another what is wrong there."""
    assert answer.status_code == status, answer.text
    told = msgspec.json.decode(answer.content, type=Refused)
    assert told.code == code
    message, args = told.text
    assert knows(message)
    if message == "error-at-line":
        message, args = args["what"]
        assert knows(message)
    return message, say((message, args))


def test_what_is_no_record_of_a_game_is_refused_in_words(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        async with browser(world) as web:
            for what, (asked, code, message) in BAD.items():
                world.time += 2000
                answer = await web.post("/api/replay", json=asked)
                found, words = complaint(answer, 400, code)
                assert found == message, what
                assert words.endswith("."), words
            for body in (b"", b"{", b"[]", b'{"record": "\xff"}', b"[" * 30_000):
                complaint(await web.post("/api/replay", content=body), 400, "bad_message")
            assert (await web.get("/api/replay")).status_code == 405

    run(story, tmp_path)


def test_a_complaint_names_the_line_of_the_text(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        async with browser(world) as web:
            record = write(Record.of(opened("gull"))) + "investigator: alibi\n"
            told = (await web.post("/api/replay", json={"record": record})).json()
            assert told["text"][0] == "error-at-line"
            assert record.split("\n")[told["text"][1]["line"] - 1] == "investigator: alibi"

    run(story, tmp_path)


def test_a_record_as_long_as_may_be_is_laid_out_and_a_longer_one_is_not(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        async with browser(world) as web:
            record = write(Record.of(opened("gull"))) + "; "
            longest = record + "x" * (RECORD_SIZE - len(record))
            told = (await web.post("/api/replay", json={"record": longest})).json()
            assert len(told["frames"]) == 11
            for more in (1, 100, RECORD_SIZE):
                _, words = complaint(await web.post("/api/replay", json={"record": longest + "x" * more}), 413, "too_long")
                assert "too long" in words

    run(story, tmp_path)


def test_records_are_laid_out_now_and_then_for_one_address(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        short = {"record": HEAD.format("truth")}
        async with browser(world) as web, browser(world, "192.0.2.8") as other:
            for _ in range(20):
                assert (await web.post("/api/replay", json=short)).status_code == 200
            _, words = complaint(await web.post("/api/replay", json=short), 429, "too_much")
            assert "Wait" in words
            assert (await other.post("/api/replay", json=short)).status_code == 200
            world.time += 2000
            assert (await web.post("/api/replay", json=short)).status_code == 200
            complaint(await web.post("/api/replay", json=short), 429, "too_much")

    run(story, tmp_path, replays=0.5, replays_burst=20)


def test_what_takes_too_long_is_given_up() -> None:
    with pytest.raises(SetupError) as caught:
        lay_out(AskReplay(write(Record.of(random_table(POCKET, 1)))), most=-1.0)
    assert caught.value.message.id == "error-replay-long"


def test_a_few_records_at_once_are_enough_for_everybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who hangs up does not stop the work, so it is the work that is counted."""
    go_on = threading.Event()

    def slow(asked: AskReplay) -> Replay:
        assert go_on.wait(20)
        return lay_out(asked)

    async def story(world: World) -> None:
        monkeypatch.setattr(replays, "lay_out", slow)
        house, asked = world.house, AskReplay(write(Record.of(random_table(POCKET, 1))))
        waiting = [asyncio.create_task(house.lay_out(asked)) for _ in range(house.limits.replays_at_once)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        with pytest.raises(TooMuch):
            await house.lay_out(asked)
        go_on.set()
        assert (await waiting[1]).game == "mr_jack_pocket"
        while house.replaying:
            await asyncio.sleep(0.01)
        assert (await house.lay_out(asked)).game == "mr_jack_pocket"

    run(story, tmp_path)

"""The command line, as a person or a program meets it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from gaslamp import games
from gaslamp.cli import COMMANDS, main
from gaslamp.cli.bench import run_pure
from gaslamp.cli.play import Session
from gaslamp.core import Game, Outcome
from gaslamp.core.build import is_compiled
from gaslamp.records import TABLE_REASONS, Record, read, replay, write

GOLDEN = Path(__file__).parent.parent / "golden" / "mr_jack_pocket.txt"
TILES = "tiles=gull:w,bert:s,stealthy:e,smith:w,pizer:e,lestrade:e,lane:s,madame:s,goodley:e jack=gull"
TURN = f"{TILES} faces=holmes,watson,exchange,rotation"


@pytest.fixture(autouse=True)
def strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toys are on the shelf as a stranger's games would be: through entry points."""
    toys = ("tiny_chase", "tiny_seance")
    entries = {toy: EntryPoint(toy, f"toys.{toy}", "gaslamp.games") for toy in toys}
    monkeypatch.setattr(games, "_strangers", lambda: entries)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """What a command answers in JSON."""
    assert main([*arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command that cannot be understood says."""
    assert main(list(arguments)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    return err


def test_games_are_listed_with_seats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    rows = {row["name"]: row for row in told(capsys, "games")}
    assert list(rows) == [*games.OURS, "tiny_chase", "tiny_seance"]
    choice = {"name": "chase", "kind": "choice", "default": "next_turn", "choices": ["next_turn", "at_once"]}
    assert rows["mr_jack_pocket"]["options"] == [choice]
    assert rows["tiny_chase"]["options"][0] == {"name": "rounds", "kind": "number", "default": 4, "lowest": 1, "highest": 9}
    assert rows["tiny_chase"]["sides"] == {"fugitive": ["fugitive"], "hounds": ["red", "blue"]}
    assert main(["games"]) == 0
    assert "chase: next_turn, at_once" in capsys.readouterr().out


def test_perft_counts(capsys: pytest.CaptureFixture[str]) -> None:
    answer = told(capsys, "perft", "mr_jack_pocket", "4", "--position", TURN)
    assert answer == {"game": "mr_jack_pocket", "depth": 4, "count": 93312}
    assert told(capsys, "perft", "tiny_chase", "2", "--divide")["divide"] == {"*: hide 0": 5, "*: hide 1": 4, "*: hide 6": 4}
    assert main(["perft", "mr_jack_pocket", "2"]) == 0
    assert capsys.readouterr().out == "288\n"
    assert main(["perft", "mr_jack_pocket", "1", "--divide"]) == 0
    assert capsys.readouterr().out.startswith("           1  *: tile madame w\n")


def test_moves_of_a_position_and_of_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    answer = told(capsys, "moves", "mr_jack_pocket", "--position", TURN)
    (asked,) = answer["to_act"]
    assert asked["seat"] == "investigator"
    assert asked["moves"][:2] == ["holmes 1", "holmes 2"]
    assert told(capsys, "moves", "mr_jack_pocket", "--record", str(GOLDEN))["outcome"]["reason"] == "seen"
    assert main(["moves", "mr_jack_pocket", "--record", str(GOLDEN)]) == 0
    assert "Won by: The investigator (Mr. Jack was seen in the chase)" in capsys.readouterr().out
    assert main(["moves", "tiny_seance"]) == 0
    assert capsys.readouterr().out == "*: room 0, room 1, room 2\n"


def test_laws_hold(capsys: pytest.CaptureFixture[str]) -> None:
    answer = told(capsys, "laws", "mr_jack_pocket", "--games", "3", "--option", "chase=at_once")
    assert answer["held"]
    assert answer["games"] == 3
    assert answer["differed"]["investigator"] > 0
    assert main(["laws", "tiny_chase", "--games", "25", "--processes", "1"]) == 0
    assert "All laws held on 25 games" in capsys.readouterr().out


def test_a_broken_law_is_exit_status_1(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    make = games.make

    def too_short(name: str, /, **settings: object) -> Game:
        game = make(name, **settings)
        game.longest = 3
        return game

    monkeypatch.setattr(games, "make", too_short)
    assert main(["laws", "tiny_chase", "--games", "1", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["law"] == "no game is longer than it says"
    assert main(["laws", "tiny_chase", "--games", "1"]) == 1
    assert "more than 3 moves" in capsys.readouterr().out


def test_a_match_reports_wins_and_interval(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("match", "mr_jack_pocket", "--seat", "investigator=tree:30", "--games", "6", "--seed", "5")
    answer = told(capsys, *arguments)
    assert answer["games"] == 6
    assert sum(answer["wins"].values()) == 6
    assert answer["side"] == "investigator"
    assert answer["rate"] == round(answer["wins"]["investigator"] / 6, 4)
    assert answer["low"] < answer["rate"] <= answer["high"]
    assert told(capsys, *arguments) == answer
    assert main(list(arguments)) == 0
    assert "95 % interval" in capsys.readouterr().out


def test_a_match_of_people_who_win_together(capsys: pytest.CaptureFixture[str]) -> None:
    answer = told(capsys, "match", "tiny_seance", "--games", "5")
    assert set(answer["wins"]) == {"all"}


def test_replay_tells_a_story_as_a_seat_saw_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["replay", str(GOLDEN)]) == 0
    out = capsys.readouterr().out
    assert "Mr. Jack is Madame." in out
    assert "Witnesses are called: nobody saw Mr. Jack, and he has his six hourglasses." in out
    assert main(["replay", str(GOLDEN), "--as", "investigator"]) == 0
    out = capsys.readouterr().out
    assert "Mr. Jack is Madame." not in out
    assert "Mr. Jack takes an alibi card and shows it to nobody." in out
    table = replay(read(GOLDEN.read_text(encoding="utf-8")))
    mine = tmp_path / "mine.txt"
    mine.write_text(write(Record.of(table, table.game.read_viewer("investigator"))), encoding="utf-8")
    answer = told(capsys, "replay", str(mine))
    assert answer["viewer"] == "investigator"
    assert answer["view"]["jack"] is None
    assert answer["outcome"]["winners"] == ["investigator"]
    assert "cannot be shown as jack" in complaint(capsys, "replay", str(mine), "--as", "jack")


def test_replay_tells_why_as_far_as_the_viewer_may_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GOLDEN), "--as", "investigator", "--why"]) == 0
    out = capsys.readouterr().out
    assert (
        " 12  The investigator exchanges tiles 2 and 5.\n     (Of the 9 who can be Mr. Jack, a witness would now see nobody.)"
        in out
    )
    assert "hourglasses" not in out.replace("six hourglasses", ""), "that is Jack's business"
    assert main(["replay", str(GOLDEN), "--why"]) == 0
    assert "With that he would have 1 of his 6 hourglasses.)" in capsys.readouterr().out
    answer = told(capsys, "replay", str(GOLDEN), "--as", "jack", "--why")
    assert len(answer["why"]) == len(answer["moves"])
    movers = {move.partition(":")[0] for move, why in zip(answer["moves"], answer["why"], strict=True) if why is not None}
    assert movers == {"jack"}
    assert "why" not in told(capsys, "replay", str(GOLDEN))


def test_replay_says_how_the_table_ended_a_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The moves stop in mid-game; everybody who reads the record hears who won and why."""
    file = tmp_path / "resigned.txt"
    whole = read(GOLDEN.read_text(encoding="utf-8"))
    table = replay(Record(whole.game, lines=whole.lines[:20]))
    said = {
        Outcome(("jack",), "resigned"): "The game is over. Won by: Mr. Jack (the game was resigned).",
        Outcome(("investigator",), "lost on time"): "The game is over. Won by: The investigator (a clock ran out).",
        Outcome((), "abandoned"): "The game is over and nobody won (the game was abandoned).",
        Outcome((), "agreed"): "The game is over and nobody won (the players agreed on it).",
    }
    assert [outcome.reason for outcome in said] == list(TABLE_REASONS)
    for outcome, words in said.items():
        for viewer in ("truth", "investigator"):
            record = Record.of(table, table.game.read_viewer(viewer), outcome)
            file.write_text(write(record), encoding="utf-8")
            assert main(["replay", str(file)]) == 0
            assert capsys.readouterr().out.endswith(f"{words}\n")
            answer = told(capsys, "replay", str(file), "--as", "investigator")
            assert answer["outcome"] == {"winners": list(outcome.winners), "reason": outcome.reason}
            assert answer["view"]["outcome"] is None, "what a view shows is the rules' business"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("perft", "chess", "3"), "There is no game “chess”. Games here: mr_jack, mr_jack_new_york"),
        (("moves", "mr_jack_pocket", "--option", "chase"), "Write NAME=VALUE"),
        (("moves", "mr_jack_pocket", "--option", "chase=never"), "Allowed: next_turn, at_once."),
        (("moves", "mr_jack_pocket", "--position", "tiles=gul:w"), "Allowed: madame, goodley"),
        (("moves", "tiny_chase", "--position", "x"), "has no one-line positions"),
        (("moves", "tiny_chase", "--record", str(GOLDEN)), "is a record of mr_jack_pocket, not of tiny_chase"),
        (("replay", "/no/such/file"), "There is no file “/no/such/file”."),
        (("replay", "/"), "“/” cannot be read"),
        (("match", "tiny_chase", "--seat", "green=random"), "seats joined by “+”: fugitive, red, blue"),
        (("match", "tiny_chase", "--seat", "fugitive+red=random"), "cannot hold these seats together"),
        (("match", "tiny_chase", "--seat", "red=random", "--seat", "red+blue=random"), "cannot hold these seats together"),
        (("match", "tiny_chase", "--seat", "red=random", "--seat", "red=tree"), "“red” is given twice"),
        (("moves", "mr_jack_pocket", "--record", str(GOLDEN), "--option", "chase=at_once"), "A record brings its own options"),
        (("play", "mr_jack_pocket", "--as", "jack+investigator"), "cannot hold these seats together"),
        (("play", "tiny_seance", "--as", "ghost+red"), "cannot hold these seats together"),
        (("match", "tiny_chase", "--seat", "red"), "Write SEAT=LEVEL"),
        (("match", "tiny_chase", "--seat", "red=genius"), "Levels look like: novice"),
        (("play", "tiny_chase", "--as", "truth"), "You cannot play as “truth”"),
        (("play", "tiny_chase", "--as", "nobody"), "Nobody called “nobody”"),
        (("bench", "chess"), "There is no game “chess”"),
    ],
)
def test_wrong_questions_are_answered_with_what_would_have_worked(
    arguments: tuple[str, ...], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert words in complaint(capsys, *arguments)


def test_a_file_that_is_no_text_is_no_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert "is not a text file in UTF-8" in complaint(capsys, "replay", str(file))


def test_a_bad_record_is_answered_with_its_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(GOLDEN.read_text(encoding="utf-8").replace("exchange 2 5", "holmes 2"), encoding="utf-8")
    assert main(["replay", str(file)]) == 1
    assert "Line 10: “holmes 2” cannot be played now. investigator may play: alibi, toby 1" in capsys.readouterr().err
    assert main(["replay", str(file), "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert (answer["error"], answer["message"]) == ("illegal_move", "error-at-line")
    assert "Line 10" in answer["text"]


def test_errors_are_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["moves", "chess", "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["error"] == "unknown_game"


def test_comments_are_told_with_the_moves(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "told.txt"
    file.write_text(GOLDEN.read_text(encoding="utf-8").replace("exchange 2 5", "exchange 2 5 ; bold!"), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    assert "exchanges tiles 2 and 5.\n     ; bold!\n" in capsys.readouterr().out
    assert told(capsys, "replay", str(file))["comments"] == {"12": ["bold!"]}


def test_what_was_written_beside_the_truth_is_not_told_to_a_seat(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Comments and tags of a true record may hold the secret; whoever replays it as a seat gets that seat's story only."""
    file = tmp_path / "told.txt"
    text = GOLDEN.read_text(encoding="utf-8").replace("exchange 2 5", "exchange 2 5 ; it is Madame!")
    file.write_text(text.replace("[Event ", '[Annotator "Madame knows"]\n[Event '), encoding="utf-8")
    for viewer in ("investigator", "public"):
        assert main(["replay", str(file), "--as", viewer]) == 0
        assert "Madame!" not in capsys.readouterr().out
        answer = told(capsys, "replay", str(file), "--as", viewer)
        assert (answer["comments"], answer["tags"]) == ({}, {})
    assert told(capsys, "replay", str(file), "--as", "truth")["comments"] == {"12": ["it is Madame!"]}


def test_one_player_in_two_seats_of_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    answer = told(capsys, "match", "tiny_chase", "--seat", "red+blue=tree:20", "--games", "4")
    assert answer["seats"] == {"red+blue": "tree:20", "fugitive": "random"}
    assert answer["side"] == "hounds"


def test_a_broken_package_does_not_hide_the_other_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    names = {"gone": "no.such.module", "odd": "toys.tiny_chase:make", "renamed": "toys.tiny_chase"}
    entries = {name: EntryPoint(name, value, "gaslamp.games") for name, value in names.items()}
    monkeypatch.setattr(games, "_strangers", lambda: entries)
    assert main(["games"]) == 0
    out, err = capsys.readouterr()
    assert "mr_jack_pocket" in out
    assert "“gone” is installed but cannot be used: No module named" in err
    assert "“odd” is installed but cannot be used: toys.tiny_chase:make is no module" in err
    assert "“renamed” is installed but cannot be used: its game calls itself tiny_chase" in err


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([command, "--help"])
    assert stopped.value.code == 0
    assert "cli-" not in capsys.readouterr().out


@pytest.mark.parametrize("time", ["0", "-1", "nan", "inf", "long"])
def test_times_are_checked(time: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["bench", "--seconds", time])
    assert stopped.value.code == 2


def test_nobody_reading_is_no_error() -> None:
    path = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    for command in (f"replay {GOLDEN}", "games", "perft mr_jack_pocket 1 --divide"):
        shell = f"set -o pipefail; {sys.executable} -m gaslamp.cli {command} | true"
        assert subprocess.run(["bash", "-c", shell], env=path, check=False).returncode == 0


@pytest.mark.parametrize("number", ["0", "-3", "many"])
def test_numbers_are_checked(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["laws", "tiny_chase", "--games", number])
    assert stopped.value.code == 2


# Speed, compiled and not.


def test_bench_measures_and_says_what_ran(capsys: pytest.CaptureFixture[str]) -> None:
    (row,) = told(capsys, "bench", "mr_jack_pocket", "--seconds", "0.05")
    assert row["compiled"] == is_compiled()
    assert row["belief"] is None
    assert row["moves_per_s"] > row["playouts_per_s"] > 0
    assert set(row["rounds_per_s"]) == {"tree", "keen", "vector", "ranges", "turns"}
    assert min(row["rounds_per_s"].values()) > 0
    assert main(["bench", "mr_jack_pocket", "--seconds", "0.05"]) == 0
    assert ("uncompiled" in capsys.readouterr().out) != is_compiled()


def test_bench_counts_who_won_and_keeps_a_belief(capsys: pytest.CaptureFixture[str]) -> None:
    chosen = ("--option", "map=small", "--option", "detectives=2", "--games", "70")
    (row,) = told(capsys, "bench", "scotland_yard", *chosen)
    assert row["games"] == 70
    assert row["rounds_per_s"] == {}, "nobody thinks where games are counted"
    assert sum(row["won"].values()) == pytest.approx(1)
    assert 0 < row["interval"] < 0.15
    (kept,) = told(capsys, "bench", "scotland_yard", *chosen, "--belief", "red")
    assert kept["belief"] == "red"
    assert kept["won"] == row["won"], "the same games"
    assert main(["bench", "scotland_yard", *chosen, "--belief", "red"]) == 0
    assert "mrx" in capsys.readouterr().out


def test_the_uncompiled_files_run_in_a_fresh_process(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_pure(["bench", "mysterium", "--seconds", "0.05", "--json"]) == 0
    assert json.loads(capfd.readouterr().out)[0]["compiled"] is False
    assert run_pure(["--version"]) == 0
    assert "(uncompiled, " in capfd.readouterr().out
    assert main(["bench", "mysterium", "--pure", "--seconds", "0.05"]) == 0


def test_compiled_and_uncompiled_play_alike(capfd: pytest.CaptureFixture[str]) -> None:
    """The same seed gives the same moves, down to the choices of the tree search."""
    arguments = ["match", "mr_jack_pocket", "--seat", "jack=tree:15", "--seat", "investigator=tree:15", "--games", "2", "--json"]
    assert run_pure(arguments) == 0
    pure = json.loads(capfd.readouterr().out)
    assert main(arguments) == 0
    assert json.loads(capfd.readouterr().out) == pure


def test_compiled_and_uncompiled_have_the_same_signature(capfd: pytest.CaptureFixture[str]) -> None:
    """Every move and every state of twenty random games. A change of this number is a change of the game's behaviour."""
    arguments = ["laws", "mr_jack_pocket", "--games", "1", "--json"]
    for run in (main, run_pure):
        assert run(arguments) == 0
        assert json.loads(capfd.readouterr().out)["signature"] == "c754858ea07f3180"


def test_the_installed_command_says_which_version_runs() -> None:
    path = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "gaslamp.cli", "--version"]
    answer = subprocess.run(command, capture_output=True, text=True, check=True, env=path)
    assert answer.stdout.startswith("gaslamp 0.")
    assert "compiled, " in answer.stdout


# Playing.


class Keyboard:
    """Types the given answers, then presses Enter for the rest, or leaves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *answers: str, leaves: bool = True) -> None:
        self.answers: Iterator[str] = iter(answers)
        self.leaves = leaves
        monkeypatch.setattr("builtins.input", self.type)

    def type(self, prompt: str) -> str:
        answer = next(self.answers, None)
        if answer is None and self.leaves:
            raise EOFError
        return answer or ""


def test_playing_with_help_moves_log_undo_and_leaving(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    saved = tmp_path / "saved.txt"
    missing = tmp_path / "no" / "such.txt"
    Keyboard(monkeypatch, "help", "moves tile", "log", "jump", f"save {saved}", f"save {missing}", "undo", "quit")
    assert main(["play", "mr_jack_pocket", "--as", "investigator", "--against", "random", "--seed", "2"]) == 0
    out = capsys.readouterr().out
    assert "You are: investigator" in out
    assert "The Tab key completes it" in out
    assert "Mr. Jack looks at his identity card." in out
    assert "“jump” is not a move of this game. investigator may play: " in out
    assert f"Saved as {saved}." in out
    assert "Could not write" in out
    assert "investigator has nothing to take back" in out
    assert "You left the table" in out
    record = read(saved.read_text(encoding="utf-8"))
    assert record.game.viewer_name(record.viewer) == "investigator", "what is saved in mid-game is what I saw"


def test_a_hint_while_playing(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    Keyboard(monkeypatch, "hint", "moves", "hint", "quit")
    assert main(["play", "scotland_yard", "--as", "red", "--against", "random", "--option", "map=small", "--seed", "2"]) == 0
    out = capsys.readouterr().out
    said = re.findall(r"A computer player would play “(.*)”\. (.* stations? .*)", out)
    assert len(said) == 2
    listed = out.splitlines()
    assert all(any(move in line.split(", ") for line in listed) for move, _ in said), "among the legal moves"


def test_taking_back_between_two_actions(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Jack has the two middle actions of turn 1; after the first he may think again."""
    Keyboard(monkeypatch, "rotate 1 left", "undo", "rotate 1 right", "quit")
    assert main(["play", "mr_jack_pocket", "--as", "jack", "--against", "random", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert "Taken back: rotate 1 left." in out
    assert "Mr. Jack turns tile 1 a quarter to the right." in out


def test_taking_back_the_move_of_my_other_seat(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """I hold three seats; the last move was red's, and a sealed guess cannot be taken back: it says so of red, not of blue."""
    Keyboard(monkeypatch, "guess 1", "undo", "QUIT")
    assert main(["play", "tiny_seance", "--as", "red+blue+green", "--against", "random", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "red has nothing to take back" in out
    assert "You left the table" in out


def test_a_saved_game_is_never_overwritten(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    there = tmp_path / "precious.txt"
    there.write_text("precious", encoding="utf-8")
    Keyboard(monkeypatch, f"save {there}", "quit")
    assert main(["play", "mr_jack_pocket", "--as", "jack", "--against", "random", "--seed", "1"]) == 0
    assert "Could not write" in capsys.readouterr().out
    assert there.read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize(("game", "seats"), [("tiny_chase", "red+blue"), ("tiny_seance", "red+blue"), ("mr_jack_pocket", "jack")])
def test_a_whole_game_to_the_end(
    game: str, seats: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """One person, in two seats where the game has them, always plays the first legal move; then keeps the record."""
    saved = tmp_path / "whole.txt"

    def first(session: Session, seat: int) -> bool:
        return session.moved(seat, session.table.moves(seat)[0])

    monkeypatch.setattr(Session, "ask", first)
    Keyboard(monkeypatch, f"save {saved}")
    assert main(["play", game, "--as", seats, "--against", "tree:20", "--seed", "3"]) == 0
    assert "The game is over" in capsys.readouterr().out
    assert replay(read(saved.read_text(encoding="utf-8"))).outcome() is not None

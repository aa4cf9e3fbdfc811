"""Every complaint names its line and says what would have worked."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from gaslamp import locales, records
from gaslamp.core import (
    REFEREE,
    TRUTH,
    GaslampError,
    IllegalMove,
    Line,
    NotationError,
    Outcome,
    PathBelief,
    SetupError,
    Table,
    UnknownGame,
    looking,
)
from gaslamp.records import Record, hear, read, replay, write
from records.shared import CHASE, CHASE_AS_RED, chase, chase_text, find, load
from toys import tiny_chase

POCKET = '[Game "mr_jack_pocket"]\n'
Kind = type[GaslampError]


def complaint(kind: Kind, job: Any) -> str:
    with pytest.raises(GaslampError) as caught:
        job()
    assert type(caught.value) is kind
    return str(caught.value)


# Reading.

MISREAD: list[tuple[str, Kind, str]] = [
    (
        chase_text("*: hide 1\nhello"),
        NotationError,
        "Line 5: “hello” is no line of a record. "
        'Write a tag as [Name "value"], moves as “seat: move, move”, a comment as “; text”.',
    ),
    ("[Game tiny_chase]", NotationError, 'Line 1: “[Game tiny_chase]” is no tag. Write [Name "value"], and inside'),
    ('[Game "tiny_chase"] x', NotationError, 'Line 1: “[Game "tiny_chase"] x” is no tag.'),
    (
        '[Game "tiny_chase"]\n[Site "a\\n"]',
        NotationError,
        'Line 2: “[Site "a\\n"]” is no tag. Write [Name "value"], and inside the quotes \\" for " and \\\\ for \\.',
    ),
    (
        chase_text('*: hide 1\n[Site "x"]'),
        NotationError,
        "Line 5: The tag Site stands below a move. Write all tags above the first move.",
    ),
    (
        chase_text("", tags='[Viewer "red"]\n'),
        NotationError,
        "Line 3: The tag Viewer is already in line 2. Keep one of the two.",
    ),
    (chase_text("", tags='[Site "x"]\n[Site "y"]\n'), NotationError, "Line 4: The tag Site is already in line 3."),
    ("", NotationError, 'Line 1: The tag Game is missing. Begin with [Game "name"]; the games here: mr_jack, mr_jack_new_york'),
    ("\n\n*: hide 1", NotationError, "Line 1: The tag Game is missing."),
    ('\n[Options "rounds=2"]\n[Game "chess"]', UnknownGame, "Line 3: There is no game “chess”. Games here: mr_jack, "),
    (
        chase_text("", tags='[Rules "7"]\n'),
        NotationError,
        "Line 3: This record follows rules 7 of tiny_chase, and only rules 1 can be played here. ",
    ),
    (
        chase_text("", tags='[Seats "fugitive blue red"]\n'),
        NotationError,
        "Line 3: “fugitive blue red” are not the seats of tiny_chase. Write “fugitive red blue”, or leave the tag out.",
    ),
    (
        chase_text("", tags='[Options "rounds"]\n'),
        NotationError,
        "Line 3: “rounds” are no options. Write each one once as name=value, with spaces between them.",
    ),
    (chase_text("", tags='[Options "rounds=2 rounds=2"]\n'), NotationError, "Line 3: “rounds=2 rounds=2” are no options."),
    (chase_text("", tags='[Options "=2"]\n'), NotationError, "Line 3: “=2” are no options."),
    (
        chase_text("", tags='[Options "rounds=12"]\n'),
        SetupError,
        "Line 3: Option “rounds” cannot be “12”. Allowed: 1–9.",
    ),
    (
        POCKET + '[Options "name=x"]\n',
        SetupError,
        "Line 2: There is no option “name” in this game. Its options: chase.",
    ),
    (
        chase_text("", viewer="green"),
        NotationError,
        "Line 2: Nobody called “green” watches tiny_chase. Use public, truth, or seats joined by “+”: fugitive, red, blue.",
    ),
    (
        POCKET + '[Viewer "jack"]\n[Position "turn=1"]',
        NotationError,
        "Line 3: A position is the whole truth, so a record as jack saw it cannot hold one. Write",
    ),
    (chase_text("", tags='[Position "x"]\n'), SetupError, "Line 3: tiny_chase has no one-line positions. Use a record instead."),
    (POCKET + '[Position "turn=99"]', SetupError, "Line 2: "),
    (
        chase_text("", tags='[Result "green"]\n'),
        NotationError,
        "Line 3: “green” cannot have won. Name seats with spaces between them (fugitive, red, blue), or “-” for nobody.",
    ),
    (chase_text("", tags='[Result ""]\n'), NotationError, "Line 3: “” cannot have won."),
    (chase_text("", tags='[Result "- red"]\n'), NotationError, "Line 3: “- red” cannot have won."),
    (
        chase_text("", tags='[Reason "caught"]\n'),
        NotationError,
        "Line 3: The tag Reason has no Result beside it. Add the tag Result, or leave both out.",
    ),
    (chase_text("green: go 3"), NotationError, "Line 4: tiny_chase has no seat “green”. Its seats: fugitive, red, blue."),
    (
        chase_text("*: hide 1\n; here\nfugitive: wlk 2"),
        NotationError,
        "Line 6: “wlk 2” is not a move of this game. Similar moves: walk 2",
    ),
    (
        chase_text("*: hide 1,"),
        NotationError,
        "Line 4: A move is missing in “*: hide 1,”. Write “seat: move, move”, without a comma at the end.",
    ),
    (chase_text("red: ; nothing"), NotationError, "Line 4: A move is missing in “red:”."),
]


@pytest.mark.parametrize(("text", "kind", "said"), MISREAD)
def test_what_cannot_be_read_is_reported_with_its_line(text: str, kind: Kind, said: str) -> None:
    assert complaint(kind, lambda: load(text)).startswith(said)


def test_lines_are_counted_as_an_editor_counts_them() -> None:
    text = chase_text("*: hide 1\n\nred: fly").replace("\n", "\r\n")
    assert complaint(NotationError, lambda: load(text)).startswith("Line 6: ")


def test_a_record_of_another_game_is_not_read_with_the_one_at_hand() -> None:
    said = complaint(NotationError, lambda: read(CHASE, lambda name, options: find("tiny_seance", {})))
    assert said == "Line 1: This is a record of “tiny_chase”, but tiny_seance was brought to read it. Bring the game it names."


# Replaying.

UNPLAYABLE = [
    (
        chase_text("*: hide 1\nfugitive: ride 2"),
        "Line 5: “ride 2” cannot be played now. fugitive may play: walk 0, walk 2, ride 6, stay.",
    ),
    (chase_text("*: hide ?"), "Line 4: “hide ?” cannot be played now. * may play: hide 0, hide 1, hide 6."),
    (chase_text("*: hide 1\n\n; so\nred: go 3"), "Line 7: It is not red’s turn. To act: fugitive."),
    (CHASE + "blue: go 4", "Line 23: The game is over, so blue cannot move any more. Start a new one."),
    (
        CHASE.replace('"caught"', '"escaped"'),
        "Line 6: The record says that the game ended with red blue (escaped), but its moves end it with red blue (caught). "
        "Correct Result and Reason, or leave them out.",
    ),
    (
        CHASE.replace('Result "red blue"', 'Result "-"').replace('[Reason "caught"]\n', ""),
        "Line 6: The record says that the game ended with - (?), but its moves end it with red blue (caught).",
    ),
    (
        CHASE.replace("red: go 1\n*: caught\n", ""),
        "Line 6: The record has a result, but the game goes on; to act: red. "
        "Add the missing moves, or leave out Result and Reason. "
        "Only a game ended at the table stops like that; its reason is one of: resigned, lost on time, abandoned, agreed.",
    ),
    (
        CHASE.replace("red: go 1\n*: caught\n", "").replace('[Reason "caught"]\n', ""),
        "Line 6: The record has a result, but the game goes on; to act: red. ",
    ),
    (
        CHASE.replace('"caught"', '"resigned"'),
        "Line 6: The record says that the game ended with red blue (resigned), but its moves end it with red blue (caught).",
    ),
]


@pytest.mark.parametrize(("text", "said"), UNPLAYABLE)
def test_what_cannot_be_played_is_reported_with_its_line(text: str, said: str) -> None:
    assert complaint(IllegalMove, lambda: replay(load(text))).startswith(said)


def test_a_record_that_never_was_a_text_complains_without_a_line() -> None:
    record = Record(chase(), lines=[Line(REFEREE, 0)])
    assert complaint(IllegalMove, lambda: replay(record)).startswith("“walk 0” cannot be played now. * may play: hide 0")


def test_what_a_seat_saw_cannot_be_replayed() -> None:
    said = "This record tells what red saw, and only the truth can be replayed. Hear it as a belief instead."
    assert complaint(SetupError, lambda: replay(load(CHASE_AS_RED))) == said


# Hearing.

UNHEARD = [
    (
        chase_text("*: hide ?\nfugitive: walk 2", "red"),
        "Line 5: “fugitive: walk 2” cannot be what red saw now. "
        "Possible were: fugitive: walk ?, fugitive: ride ?, fugitive: stay.",
    ),
    (
        chase_text("*: hide ?\nred: go 3", "red"),
        "Line 5: “red: go 3” cannot be what red saw now. Possible were: fugitive: walk ?",
    ),
    (chase_text("*: hide ?\nfugitive: stay\nred: go 3\n*: caught", "red"), "Line 7: “*: caught” cannot be what red saw now."),
    (
        CHASE_AS_RED + "blue: go 4",
        "Line 23: “blue: go 4” cannot be what red saw now: no game could go on like that. End the record before it.",
    ),
    (CHASE_AS_RED.replace("red: go 1\n*: caught\n", ""), "Line 6: The record has a result, but the game goes on; to act: red."),
    (
        CHASE_AS_RED.replace('"caught"', '"agreed"'),
        "Line 6: The record says that the game ended with red blue (agreed), but its moves end it with red blue (caught).",
    ),
    (CHASE_AS_RED.replace('"caught"', '"bored"'), "Line 6: The record says that the game ended with red blue (bored)"),
    (POCKET + '[Viewer "investigator"]\n*: jack ?', "Line 3: “*: jack ?” cannot be what investigator saw now."),
]


@pytest.mark.parametrize(("text", "said"), UNHEARD)
def test_what_nobody_can_have_seen_is_reported_with_its_line(text: str, said: str) -> None:
    assert complaint(IllegalMove, lambda: hear(load(text))).startswith(said)


def test_the_truth_is_not_believed_but_replayed() -> None:
    said = "This record tells the truth, which leaves nothing to believe. Replay it instead."
    assert complaint(SetupError, lambda: hear(load(CHASE))) == said


def test_a_belief_that_cannot_list_its_worlds_may_still_complain_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaslamp.core.PathBelief.worlds", lambda self: None)
    text = chase_text("*: hide ?\nfugitive: walk 2", "red")
    said = "Line 5: “fugitive: walk 2” cannot be what red saw now: no game could go on like that. End the record before it."
    assert complaint(IllegalMove, lambda: hear(load(text))) == said


# Writing.


def test_what_a_seat_itself_cannot_have_played_is_refused_however_many_worlds_there_are() -> None:
    """In Mysterium they are never listed; but a psychic knows what he may guess."""
    golden = Path(__file__).parents[1] / "golden" / "mysterium_four.txt"
    text = write(Record.of(replay(read(golden.read_text(encoding="utf-8"))), looking(1)))
    hear(read(text))
    guess = re.search(r"^red: (guess red \w+)", text, re.MULTILINE)
    assert guess is not None
    said = complaint(IllegalMove, lambda: hear(read(text.replace(guess[1], "guess red crypt", 1))))
    assert "“red: guess red crypt” cannot be what red saw now. Possible were: " in said
    assert guess[1] in said


def test_a_tag_of_your_own_must_look_like_one_and_not_like_ours() -> None:
    for name in ("Position", "position", "my tag", "", "1st", 'a"'):
        record = Record(chase(), tags={name: "x"})
        said = f"“{name}” cannot be a tag of your own. Use letters, digits and “_”, a letter first, and none of these names: Game"
        assert complaint(SetupError, lambda record=record: write(record)).startswith(said)


def test_a_tag_stays_on_one_line() -> None:
    said = "The tag Site has a line break in its value. Write it in one line."
    for value in ("a\nb", "a\rb"):
        record = Record(chase(), tags={"Site": value})
        assert complaint(SetupError, lambda record=record: write(record)) == said


def test_a_comment_stands_at_a_move() -> None:
    said = "There is a comment after move 1 of 0. Put it after one of the moves, or at 0 before the first."
    assert complaint(SetupError, lambda: write(Record(chase(), comments={1: ["x"]}))) == said


def test_a_record_cannot_become_a_seats_record_with_a_position() -> None:
    assert complaint(SetupError, lambda: Record(chase(), looking(1), position="x")).startswith("A position is the whole truth")


def test_a_wrong_position_of_a_record_made_by_hand_is_refused() -> None:
    record = Record(chase(), TRUTH, position="x", result=Outcome((), ""))
    assert complaint(SetupError, lambda: replay(record)) == "tiny_chase has no one-line positions. Use a record instead."
    assert Table(chase()).outcome() is None


def test_every_complaint_has_its_sentence_and_every_sentence_its_complaint() -> None:
    room = Path(records.__file__).parent
    used = {
        name for file in room.glob("*.py") for name in re.findall(r'"(error-(?:record|proof)-[a-z-]+)"', file.read_text("utf-8"))
    }
    sentences = (Path(locales.__file__).parent / "en" / "records.ftl").read_text("utf-8")
    assert used == set(re.findall(r"^([a-z-]+) =", sentences, re.MULTILINE))


def test_more_worlds_than_can_be_followed_is_said_in_words() -> None:
    game = chase()

    class Narrow(tiny_chase.TinyChase):
        def belief(self, viewer: int) -> PathBelief:
            return PathBelief(self, viewer, most=2)

    about = {"rules": "1", "seats": game.seats, "sides": tiny_chase.SIDES, "words": game.words, "longest": 21}
    narrow = Narrow(name="tiny_chase", settings=game.settings, **about)  # type: ignore[arg-type]
    record = Record(narrow, looking(1), [Line(REFEREE, int(narrow.read("hide ?")))])
    assert complaint(SetupError, lambda: hear(record)).startswith("More worlds fit this story of tiny_chase than can be")

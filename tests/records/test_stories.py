"""Records as people meet them: written, read, replayed, and as one seat saw them."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from gaslamp import games, locales
from gaslamp.core import PUBLIC, REFEREE, TRUTH, Game, Line, Outcome, Rng, SetupError, Table, as_bytes, looking
from gaslamp.core.options import settle
from gaslamp.records import TABLE_REASONS, Record, hear, read, replay, write
from records.shared import CHASE, CHASE_AS_RED, chase, chase_text, find, load, random_table
from toys import tiny_chase

RED = looking(1)


def caught_table() -> Table:
    table = Table(chase(rounds="3"))
    table.play(REFEREE, "hide 1")
    for number, move in enumerate(("walk 2", "go 3", "go 5", "walk 1", "go 2", "go 6", "stay", "go 1")):
        table.play(number % 3, move)
        if number % 3:
            table.play(REFEREE, "caught" if move == "go 1" else "missed")
    return table


def test_a_finished_game_is_written_with_its_result_and_replays_to_the_same_state() -> None:
    table = caught_table()
    assert write(Record.of(table)) == CHASE
    again = replay(load(CHASE))
    assert again.game.key(again.state) == table.game.key(table.state)
    assert again.lines == table.lines


def test_red_saw_the_same_game_with_question_marks() -> None:
    assert write(Record.of(caught_table(), RED)) == CHASE_AS_RED
    assert write(load(CHASE_AS_RED)) == CHASE_AS_RED


def test_what_red_saw_becomes_what_red_may_believe() -> None:
    table = Table(chase())
    table.play(REFEREE, "hide 1")
    table.play(0, "walk 2")
    worlds = hear(load(write(Record.of(table, RED)))).worlds()
    assert worlds is not None
    seen = {as_bytes(table.game.view(world, RED)) for world, _ in worlds}
    assert seen == {as_bytes(table.view(RED))}
    places = {world.at[0] for world, _ in worlds if isinstance(world, tiny_chase.ChaseState)}
    assert places == {0, 1, 2, 5, 6}  # one step from 0, 1 or 6


def test_two_hounds_of_one_person_share_a_record() -> None:
    text = write(Record.of(caught_table(), looking(1, 2)))
    assert '[Viewer "red+blue"]' in text
    assert load(text).viewer == 0b110


def test_the_public_has_a_record_too() -> None:
    text = write(Record.of(caught_table(), PUBLIC))
    assert '[Viewer "public"]' in text
    assert load(text).viewer == PUBLIC
    hear(load(text))


def test_a_game_that_stopped_half_way_has_no_result_and_can_go_on() -> None:
    table = random_table(chase(), seed=3, most=4)
    text = write(Record.of(table))
    assert "Result" not in text
    assert "Reason" not in text
    again = replay(load(text))
    assert again.to_act() == table.to_act()
    assert again.outcome() is None


def test_a_game_not_yet_begun_is_tags_only() -> None:
    text = write(Record.of(Table(chase())))
    assert text.endswith('[Viewer "truth"]\n')
    assert replay(load(text)).lines == []


def test_nobody_won_is_a_dash() -> None:
    table = Table(find("tiny_seance", {}))
    for seat, move in ((REFEREE, "room 0"), (REFEREE, "draw 0"), (REFEREE, "draw 1")):
        table.play(seat, move)
    for dream, refill in ((0, "draw 2"), (1, "draw 3")):
        table.play(0, f"dream {dream}")
        table.play(REFEREE, refill)
        for seat in (1, 2, 3):
            table.play(seat, "guess 1")
        for told in ("open 1", "open 1", "open 1", "wrong"):
            table.play(REFEREE, told)
    text = write(Record.of(table))
    assert '[Result "-"]\n[Reason "dawn"]\n' in text
    assert replay(load(text)).outcome() == Outcome((), "dawn")


def test_consecutive_moves_of_a_seat_share_a_line() -> None:
    table = random_table(games.make("mr_jack_pocket"), seed=1, most=10)
    assert write(Record.of(table)).count("\n*: ") == 1


# A game that the table ended, not the rules.


@pytest.mark.parametrize("reason", TABLE_REASONS)
@pytest.mark.parametrize("winners", [(), ("fugitive",), ("red", "blue")])
def test_a_game_ended_at_the_table_keeps_its_result_and_stops_where_it_stood(reason: str, winners: tuple[str, ...]) -> None:
    table = random_table(chase(), seed=3, most=4)
    ended = Outcome(winners, reason)
    text = write(Record.of(table, result=ended))
    assert f'[Result "{" ".join(winners) or "-"}"]\n[Reason "{reason}"]\n' in text
    record = load(text)
    assert record.result == ended
    assert write(record) == text
    again = replay(record)
    assert (again.lines, again.to_act()) == (table.lines, table.to_act())
    assert again.outcome() is None, "by the rules it could go on"


def test_who_saw_a_game_ended_at_the_table_may_believe_as_before() -> None:
    table = random_table(chase(), seed=3, most=4)
    ended = Outcome(("red", "blue"), "resigned")
    for viewer in (RED, PUBLIC):
        text = write(Record.of(table, viewer, ended))
        assert '[Result "red blue"]\n[Reason "resigned"]\n' in text
        world = hear(load(text)).draw(Rng(0))
        assert as_bytes(table.game.view(world, viewer)) == as_bytes(table.view(viewer))


def test_a_game_may_be_given_up_before_it_began() -> None:
    assert replay(load(write(Record.of(Table(chase()), result=Outcome((), "abandoned"))))).lines == []


def test_what_the_rules_ended_the_table_cannot_end() -> None:
    assert write(Record.of(caught_table(), result=Outcome(("fugitive",), "resigned"))) == CHASE


def test_no_game_on_the_shelf_has_a_reason_of_the_table() -> None:
    for name in games.names():
        assert not any(locales.knows(f"{name}-reason-{reason.replace(' ', '-')}") for reason in TABLE_REASONS)


# Tags.


def test_only_options_that_are_not_as_usual_are_written() -> None:
    assert "Options" not in write(Record.of(Table(games.make("mr_jack_pocket"))))
    text = write(Record.of(Table(games.make("mr_jack_pocket", chase="at_once"))))
    assert '[Rules "1"]\n[Options "chase=at_once"]\n[Seats "jack investigator"]\n' in text
    assert read(text).game.settings == {"chase": "at_once"}


def test_a_strangers_game_has_all_its_options_written_because_nobody_knows_the_usual_ones() -> None:
    game = tiny_chase.make(settle(tiny_chase.OPTIONS, {"shows": False}))
    text = write(Record.of(Table(game)))
    assert '[Options "rounds=4 shows=no"]' in text
    assert load(text).game.settings == game.settings


def test_an_option_may_have_spaces_in_its_value() -> None:
    table = Table(tiny_chase.make({"rounds": 3, "shows": True, "mood": "very bad"}))
    text = write(Record.of(table))
    given: dict[str, str] = {}

    def note(name: str, options: Mapping[str, str]) -> Game:
        given.update(options)
        return table.game

    assert write(read(text, note)) == text
    assert given == {"mood": "very bad", "rounds": "3", "shows": "yes"}


def test_tags_may_be_missing_but_for_the_game() -> None:
    record = read('[Game "mr_jack_pocket"]')
    assert record.viewer == TRUTH
    assert record == read(write(record))


def test_tags_of_your_own_are_kept_in_their_order_after_ours() -> None:
    record = load(chase_text("*: hide 1", tags='[Site "a \\"pub\\" in C:\\\\Soho"]\n[Date "2024-01-01"]\n[Rules "1"]\n'))
    assert record.tags == {"Site": 'a "pub" in C:\\Soho', "Date": "2024-01-01"}
    text = write(record)
    assert text.index("[Viewer") < text.index('[Site "a \\"pub\\" in C:\\\\Soho"]') < text.index("[Date")
    assert write(load(text)) == text


def test_names_of_tags_seats_and_moves_may_be_in_capitals() -> None:
    record = load('[game "tiny_chase"]\n[SEATS "Fugitive Red Blue"]\n[viewer "Truth"]\n*: HIDE  1\nFugitive : Walk 2\n')
    assert record.lines == [Line(REFEREE, 23), Line(0, 2)]
    assert record.tags == {}


def test_winners_may_be_named_in_any_order() -> None:
    record = load(CHASE.replace("red blue", "blue red", 2).replace("fugitive blue red", "fugitive red blue"))
    assert record.result == Outcome(("red", "blue"), "caught")
    assert write(record) == CHASE


def test_a_result_without_a_reason_is_checked_as_far_as_it_goes() -> None:
    record = load(CHASE.replace('[Reason "caught"]\n', ""))
    assert replay(record).outcome() == Outcome(("red", "blue"), "caught")
    assert "Reason" not in write(record)


# Positions.


def test_a_game_may_begin_at_a_position() -> None:
    game = games.make("mr_jack_pocket")
    middle = game.position(random_table(game, seed=5, most=20).state)
    table = random_table(game, seed=6, position=middle)
    text = write(Record.of(table))
    assert f'[Viewer "truth"]\n[Position "{middle}"]\n[Result ' in text
    again = replay(read(text))
    assert again.position == middle
    assert game.key(again.state) == game.key(table.state)


def test_a_position_is_never_written_for_a_seat() -> None:
    game = games.make("mr_jack_pocket")
    table = Table(game, game.position(random_table(game, seed=5, most=20).state))
    with pytest.raises(SetupError, match="A position is the whole truth, so a record as investigator saw it cannot hold one"):
        Record.of(table, looking(1))


# Comments and layout.


COMMENTED = """\
[Game "tiny_chase"]
[Rules "1"]
[Options "rounds=4 shows=yes"]
[Seats "fugitive red blue"]
[Viewer "truth"]

; before the first move
; another
*: hide 1 ; the referee hides him
fugitive: walk 2
red: go 3 ; why not?
; a second thought; with a semicolon
;
*: missed
blue: go 4
"""


def test_comments_are_kept_where_they_stood() -> None:
    record = load(COMMENTED)
    assert record.comments == {
        0: ["before the first move", "another"],
        1: ["the referee hides him"],
        3: ["why not?", "a second thought; with a semicolon", ""],
    }
    assert write(record) == COMMENTED


def test_a_comment_splits_a_run() -> None:
    record = Record.of(random_table(games.make("mr_jack_pocket"), seed=1, most=10))
    whole = write(record)
    record.comments[4] = ["four tiles lie"]
    text = write(record)
    assert " ; four tiles lie\n*: " in text
    assert text.replace(" ; four tiles lie\n*:", ",") == whole
    assert read(text) == record


def test_a_comment_beside_or_between_tags_comes_before_the_first_move() -> None:
    record = load('; hello\n[Game "tiny_chase"] ; mine\n; more\n[Site "a;b"];c\n\n*: hide 1\n')
    assert record.comments == {0: ["hello", "mine", "more", "c"]}
    assert record.tags == {"Site": "a;b"}


def test_a_comment_of_several_lines_becomes_several() -> None:
    record = load(chase_text("*: hide 1"))
    record.comments[1] = ["one\r\ntwo", " three "]
    record.comments[0] = []
    assert write(record).endswith("*: hide 1 ; one\n; two\n; three\n")


def test_windows_line_ends_a_byte_order_mark_and_blank_lines_do_no_harm() -> None:
    untidy = COMMENTED.replace("hide 1", " hide   1").replace("fugitive:", "\n\n   fugitive :  ")
    untidy = "\ufeff" + untidy.replace("\n", "\r\n")
    assert load(untidy) == load(COMMENTED)
    assert write(load(untidy)) == COMMENTED


def test_two_lines_of_one_seat_become_one_run() -> None:
    record = Record.of(random_table(games.make("mr_jack_pocket"), seed=1, most=10))
    assert read(write(record).replace(", tile", "\n*: tile")) == record


def test_records_are_equal_when_they_tell_the_same() -> None:
    assert load(CHASE) == load("\n" + CHASE)
    assert load(CHASE) != load(CHASE_AS_RED)
    assert load(CHASE) != load(CHASE.replace("rounds=3", "rounds=5"))
    assert load(CHASE) != CHASE

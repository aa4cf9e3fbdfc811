"""A table: checked moves, what each viewer heard, and taking back."""

import pytest

from gaslamp import games
from gaslamp.core import PUBLIC, REFEREE, TRUTH, IllegalMove, Line, NotationError, Rng, Table, Viewer, looking
from gaslamp.core.options import settle
from toys import tiny_chase, tiny_seance

FUGITIVE, RED, BLUE = 0, 1, 2
TILES = "tiles=gull:w,bert:s,stealthy:e,smith:w,pizer:e,lestrade:e,lane:s,madame:s,goodley:e jack=gull"


def chase(**settings: object) -> Table:
    return Table(tiny_chase.make(settle(tiny_chase.OPTIONS, settings)))


def words(table: Table, viewer: Viewer) -> list[str]:
    return [table.game.text(line.move) for line in table.story(viewer)]


def test_a_game_from_the_first_move_to_the_last() -> None:
    table = chase(rounds=1)
    assert table.to_act() == ("*",)
    table.play(REFEREE, "hide 1")
    table.play(FUGITIVE, "ride 6")
    table.play(RED, "go 2")
    table.play(REFEREE, "missed")
    table.play(BLUE, "go 5")
    assert table.outcome() is None
    table.play(REFEREE, "missed")
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (("fugitive",), "escaped")
    assert table.to_act() == ()


def test_each_viewer_hears_what_he_may() -> None:
    table = chase()
    for seat, move in ((REFEREE, "hide 1"), (FUGITIVE, "walk 2"), (RED, "go 2"), (REFEREE, "caught")):
        table.play(seat, move)
    assert words(table, TRUTH) == words(table, looking(FUGITIVE)) == ["hide 1", "walk 2", "go 2", "caught"]
    assert words(table, looking(BLUE)) == words(table, PUBLIC) == ["hide ?", "walk ?", "go 2", "caught"]


def test_a_story_asked_for_late_equals_one_that_grew() -> None:
    early, late = chase(), chase()
    rng = Rng(3)
    early.story(looking(RED))
    while early.state.to_act():
        early.referee(rng)
        for seat in range(3):
            if early.moves(seat):
                early.play(seat, early.moves(seat)[0])
    for line in early.lines:
        late.play(*line)
    assert early.story(looking(RED)) == late.story(looking(RED))


def test_a_person_in_two_seats_sees_both_sealed_answers() -> None:
    table = Table(tiny_seance.make({}))
    for seat, move in ((REFEREE, "room 1"), (REFEREE, "draw 0"), (REFEREE, "draw 3"), (0, "dream 3"), (REFEREE, "draw 2")):
        table.play(seat, move)
    assert table.to_act() == ("red", "blue", "green")
    table.play(2, "guess 0")
    assert table.to_act() == ("red", "green")
    table.play(1, "guess 1")
    red, both = table.game.read_viewer("red"), table.game.read_viewer("red+blue")
    assert words(table, red)[-2:] == ["guess ?", "guess 1"]
    assert words(table, both)[-2:] == ["guess 0", "guess 1"]
    assert table.view(both).guesses == {"red": 1, "blue": 0}  # type: ignore[attr-defined]
    assert table.view(red).guesses == {"red": 1}  # type: ignore[attr-defined]


def test_what_cannot_be_played_says_what_can() -> None:
    table = chase()
    table.play(REFEREE, "hide 1")
    with pytest.raises(IllegalMove, match="It is not red’s turn. To act: fugitive."):
        table.play(RED, "go 3")
    with pytest.raises(IllegalMove, match="“walk 5” cannot be played now. fugitive may play: walk 0, walk 2, ride 6, stay."):
        table.play(FUGITIVE, "walk 5")
    with pytest.raises(NotationError, match="“jump 3” is not a move of this game. fugitive may play: walk 0"):
        table.play(FUGITIVE, "jump 3")
    with pytest.raises(IllegalMove, match="“99” cannot be played now"):
        table.play(FUGITIVE, 99)
    with pytest.raises(IllegalMove, match="“walk \\?” cannot be played now"):
        table.play(FUGITIVE, "walk ?")
    assert table.lines == [Line(REFEREE, table.game.read("hide 1"))], "nothing was changed"


def test_after_the_end_nobody_moves() -> None:
    table = chase(rounds=1)
    for seat, move in ((REFEREE, "hide 1"), (FUGITIVE, "walk 2"), (RED, "go 2"), (REFEREE, "caught")):
        table.play(seat, move)
    with pytest.raises(IllegalMove, match="The game is over, so blue cannot move any more."):
        table.play(BLUE, "go 4")


@pytest.mark.parametrize("seat", [-1, 3, 14, 99])
def test_a_seat_that_is_not_there_has_no_moves(seat: int) -> None:
    table = chase()
    assert table.moves(seat) == []
    assert not table.may_undo(seat)
    with pytest.raises(NotationError, match="Its seats: fugitive, red, blue."):
        table.play(seat, "hide 1")


def test_who_may_hold_seats_together() -> None:
    pocket, seance = games.make("mr_jack_pocket"), tiny_seance.make({})
    assert chase().game.may_hold(0b110)
    assert not chase().game.may_hold(0b011)
    assert not pocket.may_hold(0b11)
    assert not pocket.may_hold(0)
    assert seance.may_hold(0b0110)
    assert not seance.may_hold(0b0011), "the ghost keeps to himself"


def test_case_and_spaces_do_not_matter() -> None:
    table = chase()
    table.play(REFEREE, "  HIDE   1 ")
    assert words(table, TRUTH) == ["hide 1"]


def test_a_move_everybody_saw_in_full_can_be_taken_back() -> None:
    table = chase()
    table.play(REFEREE, "hide 0")
    table.play(FUGITIVE, "stay")
    table.play(RED, "go 2")
    assert table.may_undo(RED)
    assert not table.may_undo(FUGITIVE)
    assert table.undo(RED) == "go 2"
    assert words(table, looking(BLUE)) == ["hide ?", "stay"]
    assert not table.may_undo(FUGITIVE), "what he can play is his secret"
    table.play(RED, "go 3")
    assert words(table, PUBLIC) == ["hide ?", "stay", "go 3"]


def test_what_was_seen_in_part_or_told_more_stays() -> None:
    table = chase()
    table.play(REFEREE, "hide 1")
    assert not table.may_undo(REFEREE), "who hid where is a secret"
    table.play(FUGITIVE, "walk 2")
    with pytest.raises(IllegalMove, match="fugitive has nothing to take back"):
        table.undo(FUGITIVE)
    table.play(RED, "go 3")
    assert table.may_undo(RED), "nobody said yet whether anybody was there"
    table.play(REFEREE, "missed")
    assert not table.may_undo(RED), "now red knows something he would keep"


def test_nothing_is_taken_back_after_the_end() -> None:
    """Then everybody may be shown everything."""
    table = Table(games.make("mr_jack_pocket"), f"{TILES} turn=8 faces=-alibi,-toby,-rotation,joker")
    table.play(0, "joker nobody")
    assert table.may_undo(0)
    table.play(REFEREE, table.moves(REFEREE)[0])
    assert table.outcome() is not None
    assert not table.may_undo(0)


def test_nothing_is_taken_back_after_the_referee_or_another_seat() -> None:
    table = Table(games.make("mr_jack_pocket"), f"{TILES} faces=alibi,toby,rotation,joker")
    assert not table.may_undo(1)
    table.play(1, "alibi")
    assert table.may_undo(1)
    table.play(REFEREE, "card bert")
    assert not table.may_undo(1)
    table.play(0, "toby 1")
    assert not table.may_undo(1)
    assert table.may_undo(0)


def test_a_card_from_a_hidden_hand_stays_on_the_table() -> None:
    """Everybody saw it in full; but that it was in the hand is news."""
    table = Table(tiny_seance.make({}))
    for seat, move in ((REFEREE, "room 1"), (REFEREE, "draw 0"), (REFEREE, "draw 3"), (0, "dream 3")):
        table.play(seat, move)
    assert table.story(PUBLIC)[-1] == table.lines[-1]
    assert not table.may_undo(0)


def test_the_referee_takes_nothing_back() -> None:
    """Otherwise what was drawn in the open could be drawn again."""
    table = Table(games.make("mr_jack_pocket"))
    table.play(REFEREE, "tile gull w")
    assert table.story(PUBLIC) == table.lines
    assert not table.may_undo(REFEREE)


def test_the_log_speaks_in_sentences() -> None:
    table = chase()
    table.play(REFEREE, "hide 1")
    assert [message.args for message in table.log(PUBLIC)] == [{"seat": "*", "move": "hide ?"}]


def test_seats_and_viewers_by_name() -> None:
    game = chase().game
    for viewer in (PUBLIC, TRUTH, looking(FUGITIVE), looking(RED, BLUE)):
        assert game.read_viewer(game.viewer_name(viewer)) == viewer
    assert game.viewer_name(looking(RED, BLUE)) == "red+blue"
    assert game.read_seat("blue") == BLUE
    assert game.read_actor("*") == REFEREE
    assert game.read_actor("red") == RED
    with pytest.raises(NotationError, match="has no seat “\\*”"):
        game.read_seat("*")
    with pytest.raises(NotationError, match="chase has no seat “green”. Its seats: fugitive, red, blue."):
        game.read_seat("green")
    with pytest.raises(NotationError, match="Nobody called “green” watches"):
        game.read_viewer("green")

"""What can be taken back: everything that has told nobody anything."""

import pytest

from games.mr_jack.stories import opened, play
from gaslamp.core import IllegalMove, Table

JACK, DETECTIVE = 0, 1


def third() -> Table:
    """Round 1 after its third character: which card is the last, everybody knew."""
    at = opened("gull", "stealthy", "gull", "lestrade", "smith")
    return play(
        at,
        *("detective: take stealthy", "walk a4", "jack: take lestrade", "walk e6", "cordon sw nw"),
        *("jack: take gull", "walk e8", "*: last smith"),
    )


def test_the_last_card_was_no_news() -> None:
    at = third()
    before = at.game.key(play(opened("gull", "stealthy", "gull", "lestrade", "smith"), *told(at)[2:-2]).state)
    assert at.undoable(JACK) == 2
    assert at.may_undo(JACK)
    assert at.undo(JACK) == "walk e8"
    assert at.game.key(at.state) == before
    assert len(at.story(at.game.read_viewer("detective"))) == len(at.lines)
    assert at.to_act() == ("jack",)
    play(at, "jack: walk e7", "*: last smith")
    assert at.to_act() == ("detective",)


def test_but_not_without_asking_once_the_other_has_moved() -> None:
    at = play(third(), "detective: walk g7")
    assert at.undoable(JACK) == 3
    assert not at.may_undo(JACK)
    with pytest.raises(IllegalMove):
        at.undo(JACK)
    assert at.undo(DETECTIVE) == "walk g7"
    assert not at.may_undo(DETECTIVE), "before that he played before Jack did"


def test_witnesses_and_cards_are_news() -> None:
    at = play(third(), "detective: walk g7", "lamp b2 h4", "*: witness invisible")
    assert at.undoable(DETECTIVE) == at.undoable(JACK) == 0
    drawn = play(opened("gull", "holmes", "gull", "lestrade", "smith"), "detective: take holmes", "walk g4", "*: alibi bert")
    assert drawn.undoable(DETECTIVE) == 0


def told(at: Table) -> list[str]:
    return [f"{at.game.seat_name(seat)}: {at.game.text(move)}" for seat, move in at.lines]

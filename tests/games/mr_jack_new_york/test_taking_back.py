"""What can be taken back: everything that has told nobody anything. What both games share is told in London."""

import pytest

from games.mr_jack_new_york.stories import boxed_in, dark, play, playing, position, table
from gaslamp.core import Table

JACK, DETECTIVE = 0, 1
BESIDE_HIM = "smith=3-8 informant=3-6"


def taken_back(at: Table, seat: int) -> list[str]:
    """All that somebody takes back without asking, the last first."""
    found = []
    while at.may_undo(seat):
        found.append(at.undo(seat))
    return found


def test_a_meeting_is_news() -> None:
    """Who has seen a card cannot unsee it; but where the Informant goes tells nobody anything."""
    at = play(playing("smith", "jack", BESIDE_HIM), "jack: steamer 5-2 12-1", "jack: walk 3-6", "*: alibi beach")
    assert at.undoable(JACK) == at.undoable(DETECTIVE) == 0
    met = position(at)
    play(at, "jack: informant 7-8")
    assert taken_back(at, JACK) == ["informant 7-8"]
    assert position(at) == met
    play(at, "jack: informant 2-9")
    assert at.to_act() == ("jack",)


def test_until_the_card_is_drawn_nobody_has_learnt_anything() -> None:
    at = playing("smith", "jack", BESIDE_HIM)
    before = position(at)
    play(at, "jack: walk 3-6")
    assert taken_back(at, JACK) == ["walk 3-6"]
    assert position(at) == before


def test_whom_eastman_sends_to_him_brings_news_too() -> None:
    at = play(playing("eastman", "detective", f"{dark()} informant=7-2"), "detective: send latimer 7-2", "*: alibi beach")
    assert at.undoable(DETECTIVE) == 0
    assert taken_back(play(at, "detective: informant 7-8"), DETECTIVE) == ["informant 7-8"]


def test_without_a_card_a_meeting_is_no_news() -> None:
    drawn = "jack=smith jack_alibis=beach,rider,latimer,grant detective_alibis=callahan,eastman,tumblety"
    at = playing("smith", "jack", f"{BESIDE_HIM} {drawn} witness=v,v,v,v,v,v,v")
    before = position(at)
    play(at, "jack: steamer 5-2 12-1", "jack: walk 3-6", "jack: informant 7-8")
    assert taken_back(at, JACK) == ["informant 7-8", "walk 3-6", "steamer 5-2 12-1"]
    assert position(at) == before


@pytest.mark.parametrize(
    ("character", "lines"),
    [
        ("beach", ("metro 7-12", "walk 7-12")),
        ("rider", ("walk 12-5", "building 9-8")),
        ("latimer", ("lamp 7-12", "walk 7-10")),
        ("grant", ("park 3-10", "walk 9-6")),
        ("callahan", ("barrier 5-4 6-5 7-4", "walk 7-10")),
        ("eastman", ("send tumblety 9-10",)),
        ("tumblety", ("walk 8-9", "swap rider grant")),
        ("tumblety", ("walk 8-9", "pass")),
        ("smith", ("steamer 11-16 2-13", "walk 9-10")),
    ],
)
def test_whatever_is_built_or_moved_can_be_put_back(character: str, lines: tuple[str, ...]) -> None:
    at = playing(character, "detective")
    before = at.game.key(at.state)
    play(at, *lines)
    assert at.game.key(at.state) != before
    assert taken_back(at, DETECTIVE) == [*reversed(lines)]
    assert at.game.key(at.state) == before


def test_who_stays_may_think_again() -> None:
    at = play(playing("beach", "jack", boxed_in("beach")), "stay", "metro 7-12")
    assert taken_back(at, JACK) == ["metro 7-12", "stay"]


def test_the_last_card_was_no_news_but_witnesses_are() -> None:
    at = play(table("jack=beach cards=-beach,-rider,-grant,smith active=grant done=power"), "jack: walk 9-6", "*: last smith")
    assert at.undoable(JACK) == 2
    play(at, "detective: walk 9-10", "detective: steamer 5-2 12-1", "*: witness visible")
    assert at.undoable(JACK) == at.undoable(DETECTIVE) == 0

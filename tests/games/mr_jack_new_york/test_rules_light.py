"""Rules 33 to 37 as stories: who is visible, and the end of a round."""

import pytest

from games.mr_jack_new_york.stories import (
    CHARACTERS,
    choices,
    dark,
    ending,
    heard,
    play,
    refused,
    suspects,
    table,
    tiles,
    view,
    visible,
)
from gaslamp.core import Table

LAST = ("cards=-beach,-smith,-grant,-eastman", "active=eastman")
"""Only Eastman is left to be played in this round, by the detective if it is odd and by Jack if it is even."""


ROUND_3 = ("witness=v,v", "jack=smith")
"""Everybody has been played once."""


def last(jack: str, *changes: str) -> Table:
    """All in the dark, but for these, and Eastman is about to walk to 8-13 and end the round."""
    return table(dark(*LAST, f"jack={jack}", *changes))


# Visible.


def test_rule_33_beside_somebody_even_in_the_dark() -> None:
    assert visible(table(dark())) == set()
    for space in ("13-2", "13-6", "12-3", "12-5"):
        assert visible(table(dark(f"grant={space}"))) == {"grant", "callahan"}


def test_rule_33_two_steps_away_is_not_beside() -> None:
    for space in ("13-8", "12-7", "11-2"):
        assert visible(table(dark(f"grant={space}", "smith=8-13", "eastman=10-13"))) == set()


def test_rule_33_three_in_a_row_are_all_visible() -> None:
    assert visible(table(dark("grant=13-6", "smith=13-8"))) == {"grant", "callahan", "smith"}


def test_rule_33_everybody_sees_who_is_visible() -> None:
    at = table(dark("grant=13-6"))
    for viewer in ("jack", "detective", "public"):
        assert {name for name, each in view(at, viewer).characters.items() if each.visible} == {"grant", "callahan"}


# Lamps.


def test_rule_34_a_lamp_lights_all_spaces_next_to_it() -> None:
    at = table(dark())
    assert set(view(at).lit) == {"3-8", "3-12", "2-9", "2-11"} | {"13-10", "13-14", "12-11", "12-13"}
    for space in view(at).lit:
        assert "smith" in visible(table(dark(f"smith={space}", "beach=1-8", "tumblety=6-15")))


def test_rule_34_a_metro_and_a_quay_are_lit_like_streets() -> None:
    assert visible(table(dark("smith=2-9", "beach=10-13"))) == {"smith"}
    assert visible(table(dark("smith=3-6", "beach=10-13", "rider=13-16", tiles("lamp:2-7"), *ROUND_3))) == {"smith"}


def test_rule_34_a_lamp_that_is_turned_leaves_the_dark() -> None:
    assert view(table(dark(tiles("park:3-10", "park:13-12"), "witness=v,v,v,v", "jack=smith"))).lit == ()


# Parks and the island.

PARK = (tiles("park:13-6"), *ROUND_3)


def test_rule_35_who_is_in_a_park_is_invisible_beside_somebody() -> None:
    """Callahan on 13-4 has nobody beside him but Mrs. Grant in the park: so neither is visible."""
    assert visible(table(dark("grant=13-6", *PARK))) == set()
    assert visible(table(dark("grant=13-6", "jack=smith"))) == {"grant", "callahan"}


def test_rule_35_a_third_is_seen_all_the_same() -> None:
    at = table(dark("grant=13-6", "smith=12-5", *PARK))
    assert visible(at) == {"callahan", "smith"}


def test_rule_35_two_in_two_parks_next_to_each_other() -> None:
    parks = tiles("park:13-6", "park:13-8")
    at = table(dark("grant=13-6", "smith=13-8", parks, "witness=v,v,v,v", "jack=smith"))
    assert visible(at) == set()


def test_rule_35_beside_a_lamp_too() -> None:
    at = table(dark("grant=13-6", tiles("park:13-6", "lamp:13-8"), *ROUND_3))
    assert (visible(at), "13-6" in view(at).lit, "12-7" in view(at).lit) == (set(), False, True)


def test_rule_35_faq_6_nobody_is_ever_visible_on_the_island() -> None:
    """Whatever stands on the quays and whatever is next to them."""
    at = table(dark("grant=liberty", "smith=1-8", "rider=3-6", "beach=7-2", "eastman=5-16", "informant=13-16"))
    assert "grant" not in visible(at)
    at = table(dark("grant=liberty", "informant=13-16", "beach=10-13", tiles("lamp:2-7"), *ROUND_3))
    assert visible(at) == set()


def test_rule_35_who_is_on_the_island_makes_nobody_visible() -> None:
    at = table(dark("grant=liberty", "smith=1-8", "beach=10-13", "informant=13-16"))
    assert visible(at) == set()


# Witnesses.


@pytest.mark.parametrize("jack", CHARACTERS)
def test_rule_36_ruling_17_jack_says_truthfully_whether_he_is_visible(jack: str) -> None:
    """Judged when the fourth character has done all; no lamp goes out."""
    at = last(jack, "grant=13-6")
    before = view(at).tiles
    play(at, "detective: walk 8-13")
    answer = "visible" if jack in ("grant", "callahan") else "invisible"
    assert choices(at) == [f"witness {answer}"]
    refused(at, f"*: witness {'invisible' if answer == 'visible' else 'visible'}")
    play(at, f"*: witness {answer}")
    for viewer in ("jack", "detective", "public"):
        assert heard(at, viewer)[-1] == f"*: witness {answer}"
        assert view(at, viewer).witness == (answer,)
    assert view(at).tiles == before


def test_rule_36_after_the_fourth_character_with_all_that_is_owed() -> None:
    """Latimer puts a lamp beside Smith before witnesses are called."""
    at = table(dark("jack=smith", "cards=-beach,-smith,-grant,-latimer", "active=latimer"))
    play(at, "detective: walk 7-6")
    assert view(at).question == "act"
    play(at, "detective: lamp 12-9")
    assert (view(at).question, choices(at)) == ("witness", ["witness visible"])


def test_rule_36_the_last_round_has_no_call() -> None:
    at = play(last("beach", "witness=v,v,v,v,v,v,v"), "jack: walk 8-13")
    assert (at.to_act(), ending(at)) == ((), ("jack", "uncaught"))
    assert (len(view(at).witness), view(at).round) == (7, 8)
    assert suspects(at) == set(CHARACTERS)


def test_rule_37_if_jack_is_visible_the_invisible_are_innocent() -> None:
    at = play(last("grant", "grant=13-6"), "detective: walk 8-13", "*: witness visible")
    assert suspects(at) == {"grant", "callahan"}


def test_rule_37_if_he_is_invisible_the_visible_are_innocent() -> None:
    at = play(last("beach", "grant=13-6"), "detective: walk 8-13", "*: witness invisible")
    assert suspects(at) == set(CHARACTERS) - {"grant", "callahan"}


def test_rule_37_nobody_becomes_a_suspect_again() -> None:
    for jack, answer in (("grant", "visible"), ("beach", "invisible")):
        at = play(last(jack, "grant=13-6", "innocents=callahan,rider"), "detective: walk 8-13", f"*: witness {answer}")
        assert not suspects(at) & {"callahan", "rider"}
        assert jack in suspects(at)


def test_rule_37_the_card_shows_his_answer_through_the_next_round() -> None:
    for jack, answer in (("grant", "visible"), ("beach", "invisible")):
        at = play(last(jack, "grant=13-6"), "detective: walk 8-13", f"*: witness {answer}")
        assert (view(at).round, view(at).may_leave) == (2, answer == "invisible")
        play(at, "jack: take tumblety", "jack: walk 6-15")
        assert view(at).may_leave == (answer == "invisible")


OTHERS = {"beach", "rider", "latimer", "eastman", "tumblety"}
"""Far from everybody, in the dark."""


@pytest.mark.parametrize(
    ("jack", "changes", "answer", "cleared"),
    [
        # Mrs. Grant is in a park, next to Callahan: neither is seen.
        ("grant", ("grant=13-6", tiles("park:13-6")), "invisible", set()),
        ("callahan", ("grant=13-6", tiles("park:13-6")), "invisible", set()),
        # Smith, too, is next to Callahan, and those two see each other, but not her.
        ("grant", ("grant=13-6", "smith=12-5", tiles("park:13-6")), "invisible", {"callahan", "smith"}),
        ("smith", ("grant=13-6", "smith=12-5", tiles("park:13-6")), "visible", {"grant", *OTHERS}),
        # Both she and Smith are next to a lamp.
        ("grant", ("grant=13-6", "smith=12-7", tiles("park:13-6", "lamp:13-8")), "invisible", {"smith"}),
        ("smith", ("grant=13-6", "smith=12-7", tiles("park:13-6", "lamp:13-8")), "visible", {"grant", "callahan", *OTHERS}),
        # On a quay one is seen, on the island never.
        ("grant", ("grant=3-6", "rider=10-13"), "visible", {"callahan", "smith", *OTHERS} - {"beach"}),
        ("grant", ("grant=liberty", "smith=1-8", "informant=13-16"), "invisible", {"beach", "smith"}),
    ],
)
def test_rule_36_the_call_counts_parks_quays_and_the_island(
    jack: str, changes: tuple[str, ...], answer: str, cleared: set[str]
) -> None:
    """As rules 33 to 35 say: for Jack's answer, and for who is cleared by it."""
    at = play(last(jack, *changes, "witness=v,v"), "detective: walk 8-13")
    assert choices(at) == [f"witness {answer}"]
    assert suspects(play(at, f"*: witness {answer}")) == set(CHARACTERS) - cleared

"""Rules 15 to 19 as stories: walking, metros, ferries, and what to do where there is nowhere to go."""

import pytest

from games.mr_jack_new_york.stories import (
    CHARACTERS,
    TILES,
    boxed_in,
    choices,
    dark,
    ending,
    ends,
    kinds,
    play,
    playing,
    position,
    refused,
    tiles,
    view,
    where,
)

OPEN_13_16 = {"13-14"} | {"12-13"} | {"12-11", "11-12", "2-9", "7-8", "11-4"}
"""Where one comes to from 13-16 in a step, in two, and in three, one of them by metro."""


# Walking.


def test_rule_15_one_two_or_three_steps() -> None:
    """From 3-14; the port, buildings and a lamp are in the way, and Beach and Latimer stand on 5-10 and 6-11."""
    at = playing("grant", "jack", "grant=3-14")
    one, two, three = {"3-12", "4-13", "4-15"}, {"2-11", "5-12", "5-14", "5-16"}, {"1-10", "2-9", "6-13", "6-15"}
    assert ends(at, "walk") == one | two | three
    play(at, "jack: walk 6-15")
    assert where(at, "grant") == "6-15"


@pytest.mark.parametrize("character", CHARACTERS)
def test_rule_15_everybody_walks_alike(character: str) -> None:
    """But for buildings, of which there are none here."""
    assert ends(playing(character, "jack", f"{character}=13-16"), "walk") == OPEN_13_16


@pytest.mark.parametrize("character", CHARACTERS)
def test_rule_15_never_back_to_the_start(character: str) -> None:
    """On the way one may pass it, but nothing can tell. Not by the metro there and back either, nor by a ferry."""
    for start in (f"{character}=3-14", f"{character}=2-9", f"{character}=7-2"):
        at = playing(character, "jack", start)
        refused(at, f"jack: walk {start.split('=')[1]}")


def test_rule_15_faq_2_others_do_not_block_but_nobody_ends_on_them() -> None:
    """Smith on 13-14 closes the only way out of 13-16, and does not."""
    at = playing("grant", "jack", "grant=13-16 smith=13-14")
    assert ends(at, "walk") == OPEN_13_16 - {"13-14"}
    refused(at, "jack: walk 13-14")
    at = playing("grant", "jack", "grant=13-16 smith=13-14 rider=12-13")
    assert ends(at, "walk") == OPEN_13_16 - {"13-14", "12-13"}, "past both of them"


@pytest.mark.parametrize(
    ("board", "open_way"),
    [
        (f"tiles={TILES.replace('lamp:13-12', 'lamp:9-4')}", True),
        (f"tiles={TILES.replace('lamp:13-12', 'park:13-12')}", True),
        (f"tiles={TILES.replace('metro:12-13,lamp:13-12', 'metro:13-12,lamp:9-4')}", True),
        (f"tiles={TILES}", False),
        (f"tiles={TILES.replace('lamp:13-12', 'building:13-12')}", False),
        (f"tiles={TILES.replace('lamp:13-12', 'lamp:9-4')} barriers=5-4+6-3,13-10+13-12", False),
    ],
)
def test_rule_15_what_is_in_the_way(board: str, open_way: bool) -> None:
    """From 13-14 up to 13-12: over a street, a park, a metro; not over a lamp, a building, or through a barrier."""
    assert ("13-12" in ends(playing("grant", "jack", f"grant=13-14 witness=v,v {board}"), "walk")) == open_way


def test_rule_15_no_port_is_walked_through() -> None:
    """Over the port on 2-13 it would be two steps from 2-11 to 3-14; there is a building on 3-12."""
    at = playing("grant", "jack", f"grant=2-11 {tiles('building:3-12')} witness=v,v")
    assert not {"3-14", "3-12", "2-13"} & ends(at, "walk")


# Metros.


def test_rule_16_ruling_4_from_a_metro_a_step_leads_to_any_other() -> None:
    """From where he starts, then two more steps; to travel again is allowed, but tells nothing new."""
    at = playing("grant", "jack", "grant=12-13")
    assert {"2-9", "7-8", "11-4"} <= ends(at, "walk")
    assert {"1-8", "1-10", "2-7", "2-11", "3-8"} <= ends(at, "walk"), "one step on from 2-9"
    assert {"3-12", "3-6", "4-7", "liberty"} <= ends(at, "walk"), "and two"
    assert "4-5" not in ends(at, "walk"), "but not three"
    assert {"12-13", "2-9", "11-4"} <= ends(playing("grant", "jack", "grant=7-8"), "walk"), "the printed one like the others"


def test_rule_16_or_from_one_that_he_comes_to() -> None:
    assert ends(playing("grant", "jack", "grant=13-14"), "walk") >= {"2-9", "7-8", "11-4"} | {"1-8", "8-7", "12-3"}
    assert ends(playing("grant", "jack", "grant=13-16"), "walk") == OPEN_13_16, "a step earlier, a step less"


def test_rule_16_not_to_one_under_a_barrier_nor_from_there() -> None:
    barred = "barriers=5-4+6-3,12-13+12-15"
    at = playing("grant", "jack", f"grant=11-4 {barred}")
    assert {"2-9", "7-8"} <= ends(at, "walk")
    assert not {"12-13", "13-14", "11-12"} & ends(at, "walk")
    assert ends(playing("grant", "jack", f"grant=13-16 {barred}"), "walk") == {"13-14"}
    at = playing("grant", "jack", "grant=11-4 barriers=7-8+7-10,11-14+12-15")
    assert "7-8" not in ends(at, "walk"), "the printed one like the others"


def test_rule_16_one_that_is_built_joins_the_others() -> None:
    at = playing("beach", "jack", "beach=13-16")
    play(at, "jack: metro 5-12")
    assert "5-12" in ends(at, "walk")


def test_rule_16_one_that_is_turned_leaves_them() -> None:
    at = play(playing("grant", "jack", "grant=13-16"), "jack: park 12-13")
    assert ends(at, "walk") == {"13-14", "12-13", "12-11", "11-12"}


def test_rule_16_faq_5_an_occupied_metro_is_used_but_nobody_ends_there() -> None:
    """Smith stands on 12-13, where Mrs. Grant goes down, and Rider on 2-9, where she comes up and must go on."""
    at = playing("grant", "jack", "grant=13-14 smith=12-13 rider=2-9")
    assert {"7-8", "11-4", "1-10", "2-7"} <= ends(at, "walk")
    refused(at, "jack: walk 12-13", "jack: walk 2-9")
    assert {"smith", "rider"} <= ends(playing("grant", "detective", "grant=13-14 smith=12-13 rider=2-9"), "accuse")


# Ferries.


def test_rule_17_a_ferry_is_a_step() -> None:
    """From 3-6 to the island, on to 7-2 or 5-16, and a step further; 6-3 is barred."""
    at = playing("grant", "jack", dark("grant=3-6", "tumblety=8-13", "latimer=10-13"))
    by_ferry = {"liberty"} | {"7-2", "5-16"} | {"7-4", "8-3", "5-14", "4-15", "6-15"}
    assert ends(at, "walk") >= by_ferry
    assert not {"7-6", "9-2", "5-12"} & ends(at, "walk")


def test_rule_17_and_from_the_island_too() -> None:
    at = playing("grant", "jack", "grant=liberty informant=13-16")
    one, two = {"7-2", "5-16"}, {"7-4", "8-3", "5-14", "4-15", "6-15"}
    three = {"7-6", "6-5", "9-2", "9-4", "5-12", "4-13", "6-13", "3-14", "7-14"}
    assert ends(at, "walk") == one | two | three, "but for 8-5, where Eastman stands"


# Nowhere to go.


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("seat", ["jack", "detective"])
def test_rule_18_ruling_14_who_has_no_free_space_stays(character: str, seat: str) -> None:
    at = playing(character, seat, boxed_in(character))
    assert ends(at, "walk") == set()
    assert "stay" in choices(at)
    play(at, f"{seat}: stay")
    assert (where(at, character), view(at).moved) == ("13-16", view(at).active is not None)


def test_rule_18_with_a_single_free_space_he_must_go_there() -> None:
    at = playing("eastman", "jack", "eastman=13-16 barriers=5-4+6-3,12-13+12-15 tumblety=8-9")
    assert choices(at) == ["walk 13-14"], "nobody else is invisible"


def test_rule_18_a_space_with_a_mute_informant_is_not_free() -> None:
    alone = "eastman=13-16 barriers=5-4+6-3,12-13+12-15 tumblety=8-9"
    assert choices(playing("eastman", "jack", f"{alone} informant=13-14:mute")) == ["stay"]
    assert choices(playing("eastman", "jack", f"{alone} informant=13-14")) == ["walk 13-14"], "while he talks it is"


def test_rule_18_the_detective_is_not_forced_to_accuse() -> None:
    at = playing("tumblety", "detective", boxed_in("tumblety"))
    assert choices(at, "stay") + choices(at, "accuse") == ["stay", "accuse grant"]


def test_rule_18_jack_is_not_forced_to_leave() -> None:
    at = playing("eastman", "jack", "jack=eastman eastman=13-10 barriers=12-9+12-11,13-6+13-8 witness=i")
    assert kinds(at) == {"stay", "escape", "send"}
    play(at, "jack: stay")
    assert (ending(at), view(at).active) == (None, None)


def test_rule_18_eastman_need_not_move_another() -> None:
    at = playing("eastman", "jack", boxed_in("eastman"))
    assert kinds(at) == {"stay", "send"}
    assert view(play(at, "jack: stay")).active is None


@pytest.mark.parametrize("option", ["and", "or"])
def test_rule_18_tumblety_need_not_swap(option: str) -> None:
    at = playing("tumblety", "jack", boxed_in("tumblety"), tumblety=option)
    assert kinds(at) == {"stay", "swap"}
    play(at, "jack: stay", *(["jack: pass"] if option == "and" else []))
    assert view(at).active is None


OWED = {
    "beach": "metro 7-12",
    "rider": "building 7-12",
    "latimer": "lamp 7-12",
    "grant": "park 3-10",
    "callahan": "barrier 5-4 6-5 7-4",
    "smith": "steamer 5-2 12-1",
}


@pytest.mark.parametrize("character", OWED)
@pytest.mark.parametrize("seat", ["jack", "detective"])
def test_rule_18_a_power_owed_is_used_all_the_same(character: str, seat: str) -> None:
    power = OWED[character]
    after, before = (playing(character, seat, boxed_in(character)) for _ in range(2))
    play(after, f"{seat}: stay")
    assert kinds(after) == {power.split()[0]}
    play(before, f"{seat}: {power}")
    assert kinds(before) == ({"stay"} if seat == "jack" else {"stay", "accuse"})
    assert position(play(after, f"{seat}: {power}")) == position(play(before, f"{seat}: stay"))
    assert (view(after).active, view(after).question) == (None, "take")


def test_rule_18_it_is_judged_when_he_moves() -> None:
    """Callahan on 13-16 has one free space, until he closes it; or none, until he opens one."""
    at = playing("callahan", "jack", "callahan=13-16")
    assert (len(ends(at, "walk")), "stay" in choices(at)) == (7, False)
    play(at, "jack: barrier 5-4 12-13 13-14")
    assert choices(at) == ["stay"]
    at = play(playing("callahan", "jack", boxed_in("callahan")), "jack: barrier 12-13 11-14 12-15")
    assert "stay" not in choices(at)
    assert "12-13" in ends(at, "walk"), "past Mrs. Grant"


# Ending on somebody.

CROWD = "beach=6-11 rider=6-9 latimer=7-10 grant=7-8 callahan=6-7 eastman=7-6 tumblety=8-9 smith=5-8"


@pytest.mark.parametrize("character", CHARACTERS)
def test_rule_19_only_the_detective_ends_a_move_on_somebody(character: str) -> None:
    """All stand close together; with Jack nobody can end there, with the detective it is an accusation."""
    jack, detective = playing(character, "jack", CROWD), playing(character, "detective", CROWD)
    taken = {place.split("=")[1] for place in CROWD.split()}
    assert not (ends(jack, "walk") | ends(detective, "walk")) & taken
    assert ends(jack, "walk") == ends(detective, "walk")
    assert (choices(jack, "accuse"), ends(detective, "accuse")) == ([], set(CHARACTERS) - {character})


def test_rule_19_a_walk_changes_where_one_stands_and_nothing_else() -> None:
    at = playing("eastman", "jack")
    before = position(at)
    play(at, "jack: walk 8-3")
    assert position(at) == before.replace("eastman=8-5", "eastman=8-3").replace(" active=eastman", "")

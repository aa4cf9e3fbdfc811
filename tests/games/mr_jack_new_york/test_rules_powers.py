"""Rules 24 to 32 as stories: what each character can do."""

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
    suspects,
    table,
    tiles,
    view,
    visible,
    where,
)

BUILDERS = {"beach": "metro", "rider": "building", "latimer": "lamp"}


def built(position: str) -> str:
    """In round 5, in which everybody has been played twice, and so has built."""
    return f"{position} witness=v,v,v,v"


def next_to(space: str) -> set[str]:
    column, row = map(int, space.split("-"))
    around = [(0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)]
    return {f"{column + right}-{row + down}" for right, down in around}


# Building.


@pytest.mark.parametrize(("name", "sites"), [("rider", 49), ("beach", 33), ("latimer", 43)])
def test_rule_24_ruling_6_on_an_empty_street(name: str, sites: int) -> None:
    """Of 66 streets 8 have characters, 5 tiles, 4 barriers; of those left, 16 lie next to a metro and 6 to a lamp."""
    at = playing(name, "jack")
    assert len(choices(at, BUILDERS[name])) == len(ends(at, BUILDERS[name])) == sites


@pytest.mark.parametrize("name", BUILDERS)
def test_rule_24_not_where_something_is(name: str) -> None:
    """Neither a tile, whichever side is up, nor a barrier, nor somebody; but where the builder stood, once it has moved."""
    board = tiles("lamp:3-14", "building:9-4", "park:9-12")
    at = playing(name, "jack", built(f"{board} {name}=13-16 barriers=7-4+7-6,11-14+12-15 smith=13-6"))
    what = BUILDERS[name]
    assert not {"2-9", "3-14", "9-4", "9-12", "7-4", "7-6", "13-6", "13-16"} & ends(at, what)
    play(at, "jack: walk 13-14")
    assert "13-16" in ends(at, what)
    assert "13-14" not in ends(at, what)


@pytest.mark.parametrize("name", BUILDERS)
def test_rule_24_one_tile_is_laid_and_nothing_else_changes(name: str) -> None:
    at = playing(name, "jack")
    before = position(at)
    play(at, f"jack: {BUILDERS[name]} 4-13")
    lamp, metro = "lamp:3-10", "metro:11-4"
    changed = before.replace(f"{lamp},{metro}", f"{lamp},{BUILDERS[name]}:4-13,{metro}")
    assert position(at) == f"{changed} done=power"


NO_SITE = (
    "beach=7-6 callahan=7-4 eastman=9-10 latimer=5-10 informant=4-15 barriers=3-12+4-13,12-3+13-4 "
    "tiles=metro:2-9,metro:5-6,metro:6-13,metro:9-4,metro:12-7,metro:12-13,lamp:3-14,lamp:6-3,lamp:10-13,lamp:11-2,lamp:13-10,"
    "lamp:13-16,building:8-13,building:9-12,building:11-4,building:13-2 "
    "witness=v,v,v,v,v,v,v jack=smith cards=-beach,callahan,eastman,smith active=beach"
)
"""Round 8: wherever no metro is next to it, something lies or somebody stands."""


def test_rule_24_if_no_street_allows_it_nothing_is_built() -> None:
    at = table(NO_SITE.replace("latimer=5-10", "latimer=6-11"))
    assert ends(at, "metro") == {"5-10"}, "with Latimer elsewhere there would be one"
    at = table(NO_SITE)
    assert kinds(at) == {"walk"}
    play(at, "jack: walk 7-10")
    assert (view(at).active, view(at).question) == (None, "take"), "and nothing is owed"
    at = table(NO_SITE.replace("beach=7-6", "beach=5-10").replace("latimer=5-10", "latimer=7-6"))
    assert kinds(at) == {"walk"}
    assert choices(play(at, "jack: walk 6-9")) == ["metro 5-10"], "it is judged when it is asked: he has just left one"


# Alfred Ely Beach.


def test_rule_25_never_next_to_another_metro() -> None:
    at = playing("beach", "jack")
    for metro in ("2-9", "11-4", "12-13", "7-8"):
        assert not next_to(metro) & ends(at, "metro"), "not the printed one either"
    assert {"2-7", "3-8", "13-4"} & ends(at, "metro") == {"13-4"}
    refused(at, "jack: metro 7-10", "jack: metro 8-7")
    play(at, "jack: metro 13-4")
    assert view(at).tiles["13-4"] == "metro"


def test_rule_25_faq_15_one_under_a_barrier_counts() -> None:
    at = playing("beach", "jack", "barriers=5-4+6-3,12-13+12-15")
    assert not next_to("12-13") & ends(at, "metro")
    at = playing("beach", "jack", "barriers=5-4+6-3,7-8+7-6")
    assert not next_to("7-8") & ends(at, "metro")


def test_rule_25_next_to_anything_else_he_may() -> None:
    at = playing("beach", "jack", built(tiles("lamp:13-4", "building:9-4", "park:5-14")))
    assert {"13-6", "8-3", "5-12"} <= ends(at, "metro")


# Cloud Rider.


def test_rule_26_she_lays_a_building_next_to_anything() -> None:
    at = playing("rider", "jack", built(tiles("lamp:13-4", "building:9-4", "metro:5-14")))
    assert {"13-6", "9-2", "5-12", "7-6"} <= ends(at, "building")
    play(at, "jack: building 9-2")
    assert view(at).tiles["9-2"] == "building"
    assert "9-2" not in ends(at, "walk")


def test_rule_26_ruling_7_over_buildings_it_costs_nothing() -> None:
    """From 5-12 over 4-11 and 4-9 it is one step down to 4-7, a second to 3-6, a third to the island."""
    rider = playing("rider", "jack", "rider=5-12 informant=13-16")
    grant = playing("grant", "jack", "grant=5-12 informant=13-16")
    assert {"3-12", "3-8", "4-7"} | {"3-6", "2-7", "2-9", "4-5"} | {"liberty", "1-8", "11-4"} <= ends(rider, "walk")
    assert not {"3-8", "3-6", "2-7", "4-5", "liberty", "1-8", "11-4"} & ends(grant, "walk")
    assert {"7-2", "12-3"} & ends(rider, "walk") == set(), "a fourth step there is not"


@pytest.mark.parametrize(("tile", "behind"), [("building", True), ("lamp", False), ("park", False)])
def test_rule_26_laid_buildings_too_but_not_lamps(tile: str, behind: bool) -> None:
    """From 13-16 to 13-6: over 13-12 and 13-8 it is three steps, on the streets five."""
    at = playing("rider", "jack", built(f"rider=13-16 {tiles(f'{tile}:13-12', f'{tile}:13-8')} barriers=5-4+6-3,12-13+12-15"))
    assert ("13-6" in ends(at, "walk")) == behind
    assert "13-4" not in ends(at, "walk")


def test_rule_26_barriers_stop_her() -> None:
    """From 9-6 over 10-5 to 10-3 and 11-4, unless they are barred."""
    assert {"10-3", "11-4"} <= ends(playing("rider", "jack", "rider=9-6"), "walk")
    at = playing("rider", "jack", "rider=9-6 barriers=10-3+11-4,11-14+12-15")
    assert not {"10-3", "11-4"} & ends(at, "walk")


def test_rule_26_she_does_not_end_on_one() -> None:
    at = playing("rider", "jack", built(f"rider=9-6 {tiles('building:9-4')}"))
    refused(at, "jack: walk 9-4")
    assert not {"10-5", "11-6"} & ends(at, "walk")


def test_rule_26_what_she_lays_first_she_walks_over() -> None:
    """On 13-14, the only way out of 13-16."""
    at = playing("rider", "jack", "rider=13-16")
    assert "2-11" not in ends(at, "walk")
    play(at, "jack: building 13-14")
    assert "13-14" not in ends(at, "walk")
    assert {"12-13", "2-9", "2-11"} <= ends(at, "walk"), "12-13 is a step, 2-9 two, 2-11 three"
    assert "stay" not in choices(at)
    assert "stay" in choices(playing("grant", "jack", f"grant=13-16 {tiles('building:13-14')} witness=v,v"))


# Lewis Howard Latimer.


def test_rule_27_never_next_to_another_lamp() -> None:
    at = playing("latimer", "jack")
    for lamp in ("3-10", "13-12"):
        assert not next_to(lamp) & ends(at, "lamp")
    assert {"2-7", "13-8", "7-10", "11-2"} <= ends(at, "lamp"), "next to a metro he may"
    play(at, "jack: lamp 7-10")
    assert "tumblety" in visible(at)
    assert "7-10" not in ends(at, "walk"), "it is in his own way"


def test_rule_27_not_beside_one_that_he_or_another_has_laid() -> None:
    at = playing("latimer", "jack", built(f"tiles={TILES},lamp:9-4"))
    assert not next_to("9-4") & ends(at, "lamp")


# Mrs. Emma Grant.


def test_rule_28_ruling_8_she_turns_one_laid_tile() -> None:
    at = playing("grant", "jack")
    assert ends(at, "park") == {"2-9", "3-10", "11-4", "12-13", "13-12"}, "and never the printed metro or buildings"
    refused(at, "jack: park 7-12", "jack: park 5-10")
    play(at, "jack: park 3-10")
    assert view(at).tiles["3-10"] == "park"
    assert not {"3-8", "2-9"} & set(view(at).lit)


def test_rule_28_a_building_too_and_next_to_a_park() -> None:
    at = playing("grant", "jack", built(tiles("building:9-4", "park:9-2")))
    assert ends(at, "park") == {"2-9", "3-10", "11-4", "12-13", "13-12", "9-4"}
    play(at, "jack: park 9-4")
    assert (view(at).tiles["9-4"], view(at).tiles["9-2"]) == ("park", "park")


def test_rule_28_faq_16_under_somebodys_feet() -> None:
    """Smith, whom the lamp on 13-12 lights on the metro of 12-13, is hidden at once."""
    at = playing("grant", "jack", "smith=12-13")
    assert "smith" in visible(at)
    play(at, "jack: park 12-13")
    assert (where(at, "smith"), "smith" in visible(at)) == ("12-13", False)


@pytest.mark.parametrize("mute", ["", ":mute"])
def test_rule_28_under_her_own_and_the_informants(mute: str) -> None:
    at = playing("grant", "jack", f"grant=12-13 informant=11-4{mute}")
    assert {"12-13", "11-4"} <= ends(at, "park")


def test_rule_28_faq_17_not_one_under_a_barrier() -> None:
    at = playing("grant", "jack", "barriers=5-4+6-3,12-13+12-15")
    assert ends(at, "park") == {"2-9", "3-10", "11-4", "13-12"}
    refused(at, "jack: park 12-13")


def test_rule_28_if_there_is_none_nothing_happens() -> None:
    """Round 8: three tiles are parks, and the two others lie under barriers."""
    board = f"{tiles('park:2-9', 'park:3-10', 'park:13-12')} barriers=11-2+11-4,12-13+12-15"
    at = playing("grant", "jack", f"{board} witness=v,v,v,v,v,v,v")
    assert kinds(at) == {"walk"}
    play(at, "jack: walk 11-8")
    assert (view(at).active, view(at).question) == (None, "take")


# James H. Callahan.

BOARD = tiles("lamp:9-4", "building:9-12", "park:5-14", "metro:13-4")


@pytest.mark.parametrize("more", ["", built(f"{BOARD} informant=7-12")])
def test_rule_29_ruling_9_two_neighbouring_spaces_of_streets_parks_and_metros(more: str) -> None:
    """Counted once more: nobody there, nothing in the way, not the other barrier, and not both where it lay."""
    at = playing("callahan", "jack", more)
    shown = view(at)
    ground = [each["id"] for each in at.game.facts()["hexes"] if each["kind"] in ("street", "metro")]
    shut = {space for space, kind in shown.tiles.items() if kind in ("lamp", "building")} | {shown.informant.hex}
    shut |= {each.hex for each in shown.characters.values()}
    for barrier, other in (shown.barriers, shown.barriers[::-1]):
        free = [space for space in ground if space not in shut and space not in other]
        pairs = {(one, two) for number, one in enumerate(free) for two in free[number:] if two in next_to(one)}
        assert ends(at, "barrier", barrier[0]) == {f"{one} {two}" for one, two in pairs - {barrier}}
    assert {move.split()[1] for move in choices(at, "barrier")} == {"5-4", "11-14"}


def test_rule_29_it_lies_there_then_and_no_longer_here() -> None:
    at = play(playing("callahan", "jack"), "jack: barrier 5-4 6-5 7-4")
    assert view(at).barriers == (("6-5", "7-4"), ("11-14", "12-15"))
    at = play(playing("callahan", "jack"), "jack: barrier 11-14 6-5 7-4")
    assert view(at).barriers == (("5-4", "6-3"), ("6-5", "7-4"))


def test_rule_29_faq_8_one_of_the_two_may_be_the_same() -> None:
    at = playing("callahan", "jack")
    assert {"5-4 5-6", "6-3 7-4"} <= ends(at, "barrier", "5-4")
    refused(at, "jack: barrier 5-4 5-4 6-3")
    play(at, "jack: barrier 5-4 6-3 7-4")
    assert view(at).barriers[0] == ("6-3", "7-4")


def test_rule_29_over_metros_also_the_printed_one() -> None:
    at = playing("callahan", "jack")
    assert {"7-10 7-8", "2-7 2-9"} <= ends(at, "barrier", "5-4")
    play(at, "jack: barrier 5-4 7-10 7-8")
    assert "7-8" not in ends(at, "walk")


# Monk Eastman.


def test_rule_30_ruling_11_himself_or_one_who_is_as_visible_as_he_is() -> None:
    """In the dark he moves Tumblety, the only other there."""
    at = playing("eastman", "jack")
    assert kinds(at) == {"walk", "send"}
    assert {move.split()[1] for move in choices(at, "send")} == {"tumblety"}
    assert "8-11" not in ends(at, "send", "tumblety"), "who ends on another space"
    play(at, "jack: send tumblety 8-13")
    assert (where(at, "tumblety"), where(at, "eastman")) == ("8-13", "8-5")
    assert (view(at).active, view(at).question) == (None, "take"), "and does not walk himself"


@pytest.mark.parametrize("witness", ["v", "i"])
def test_rule_30_faq_9_as_he_is_at_that_moment_whatever_the_card_says(witness: str) -> None:
    """On 8-7 he stands beside Cloud Rider, and so do all but Tumblety stand beside somebody."""
    at = playing("eastman", "jack", f"eastman=8-7 witness={witness}")
    assert {move.split()[1] for move in choices(at, "send")} == set(CHARACTERS) - {"eastman", "tumblety"}
    at = playing("eastman", "jack", f"witness={witness}")
    assert {move.split()[1] for move in choices(at, "send")} == {"tumblety"}


def test_rule_30_who_is_hidden_in_a_park_is_alike() -> None:
    at = playing("eastman", "jack", built(dark("grant=13-6", "beach=13-8", tiles("park:13-6"))))
    assert visible(at) == set()
    assert {move.split()[1] for move in choices(at, "send")} == set(CHARACTERS) - {"eastman"}


def test_rule_30_without_the_metro() -> None:
    """Tumblety comes to 7-8 with two steps, and the third does not lead down."""
    sent, own = ends(playing("eastman", "jack"), "send", "tumblety"), ends(playing("tumblety", "jack"), "walk")
    assert own - sent == {"2-9", "11-4", "12-13"}
    assert sent < own
    assert "7-8" in sent


def test_rule_30_a_ferry_is_no_metro() -> None:
    assert {"liberty", "7-2"} <= ends(playing("eastman", "jack", "tumblety=1-8"), "send", "tumblety")


def test_rule_30_cloud_rider_walks_over_no_building() -> None:
    at = playing("eastman", "jack", dark("rider=9-6", "grant=2-11"))
    assert not {"12-3", "12-5", "13-6"} & ends(at, "send", "rider")
    assert {"12-3", "12-5", "13-6"} <= ends(playing("rider", "jack", dark("rider=9-6", "smith=13-8")), "walk")


def test_rule_30_faq_10_nobody_is_accused_like_this() -> None:
    at = playing("eastman", "detective", dark("grant=13-6", "callahan=13-10"))
    assert "13-10" not in ends(at, "send", "grant")
    assert not {"grant", "callahan"} & ends(at, "accuse"), "whom Eastman himself does not reach"
    refused(at, "detective: send grant 13-10", "detective: accuse callahan")


def test_rule_30_faq_12_jack_may_leave_like_this() -> None:
    """Tumblety on 13-8: two steps to the land's end."""
    at = playing("eastman", "jack", "jack=tumblety tumblety=13-8 witness=i")
    assert "14-11" in ends(at, "send", "tumblety")
    play(at, "jack: send tumblety 14-11")
    assert (ending(at), view(at, "public").left_by, view(at, "public").jack) == (("jack", "escaped"), "14-11", "tumblety")


@pytest.mark.parametrize(
    ("seat", "story"),
    [
        ("detective", "jack=tumblety tumblety=13-8 witness=i"),  # the detective moves him
        ("jack", "jack=smith tumblety=13-8 witness=i"),  # he is not Jack
        ("jack", "jack=tumblety tumblety=13-8 witness=v"),  # he was seen
        ("jack", "jack=tumblety tumblety=13-4 witness=i"),  # too far away
        ("jack", "jack=tumblety tumblety=13-8 witness=i barriers=13-10+12-9,11-14+12-15"),  # barred
    ],
)
def test_rule_30_but_not_otherwise(seat: str, story: str) -> None:
    at = playing("eastman", seat, story)
    assert choices(at, "send")
    assert not {"14-11", "5-2", "11-16"} & ends(at, "send", "tumblety")
    refused(at, f"{seat}: send tumblety 14-11")


def test_rule_30_nor_if_he_is_not_as_visible() -> None:
    at = playing("eastman", "jack", "jack=tumblety tumblety=13-10 witness=i")
    assert "tumblety" in visible(at)
    assert choices(at, "send") == []


def test_rule_30_by_a_steamer() -> None:
    at = playing("eastman", "jack", "jack=tumblety tumblety=13-6 witness=i steamers=5-2,12-1")
    assert {"14-11", "12-1"} <= ends(at, "send", "tumblety")
    assert ending(play(at, "jack: send tumblety 12-1")) == ("jack", "escaped")


def test_rule_30_boxed_in_he_may_still_move_another() -> None:
    at = playing("eastman", "jack", boxed_in("eastman"))
    assert choices(at, "walk") == []
    assert where(play(at, "jack: send smith 11-8"), "smith") == "11-8"


# Francis J. Tumblety.


def test_rule_31_ruling_12_before_or_after_his_move_he_swaps_a_neighbour() -> None:
    """On 8-11 Beach stands next to him; on 9-10 Cloud Rider and Smith do as well."""
    before = playing("tumblety", "jack", "beach=8-9")
    assert choices(before, "swap") == [f"swap beach {name}" for name in CHARACTERS if name not in ("beach", "tumblety")]
    play(before, "jack: swap beach grant")
    assert (where(before, "beach"), where(before, "grant")) == ("10-7", "8-9")
    assert kinds(before) == {"walk"}
    after = play(playing("tumblety", "jack", "beach=8-9"), "jack: walk 9-10")
    assert kinds(after) == {"swap", "pass"}
    assert "swap rider smith" in choices(after)
    refused(after, "jack: swap smith rider")
    play(after, "jack: swap smith grant")
    assert (where(after, "smith"), where(after, "grant"), view(after).active) == ("10-7", "10-9", None)


def test_rule_31_faq_13_only_once() -> None:
    at = play(playing("tumblety", "jack", "beach=8-9 grant=8-13"), "jack: swap beach smith", "jack: walk 9-10")
    assert (view(at).active, view(at).question) == (None, "take")
    at = play(playing("tumblety", "jack", "beach=8-9 grant=8-13"), "jack: swap beach smith")
    assert choices(at, "swap") == []


def test_rule_31_two_neighbours_are_named_once() -> None:
    at = playing("tumblety", "jack", "beach=8-9 grant=8-13")
    assert "swap beach grant" in choices(at)
    refused(at, "jack: swap grant beach", "jack: swap smith beach", "jack: swap beach tumblety", "jack: swap tumblety beach")
    assert len(choices(at, "swap")) == 6 + 5


def test_rule_31_with_nobody_beside_him_nothing_is_asked() -> None:
    at = playing("tumblety", "jack")
    assert kinds(at) == {"walk"}
    play(at, "jack: walk 8-13")
    assert (view(at).active, view(at).question) == (None, "take")


def test_rule_31_wherever_they_stand_it_is_no_move() -> None:
    """Beach comes to the island, and beside the way out; nobody is accused, nobody leaves."""
    at = playing("tumblety", "jack", "beach=8-9 smith=liberty informant=13-16 jack=beach witness=i")
    play(at, "jack: swap beach smith")
    assert (where(at, "beach"), where(at, "smith"), ending(at)) == ("liberty", "8-9", None)
    at = playing("tumblety", "jack", "beach=8-9 smith=13-10 jack=beach witness=i")
    assert choices(at, "escape") == []
    assert ending(play(at, "jack: swap beach smith")) is None
    at = play(playing("tumblety", "detective", "beach=8-9 jack=beach"), "detective: swap beach smith")
    assert (ending(at), suspects(at)) == (None, set(CHARACTERS))


def test_rule_31_also_next_to_him_in_a_park() -> None:
    """To be next to him is not to be seen."""
    at = playing("tumblety", "jack", built(f"beach=8-9 {tiles('park:8-9')}"))
    assert ends(at, "swap", "beach")


def test_rule_31_instead_of_his_move_where_the_table_plays_so() -> None:
    at = playing("tumblety", "jack", "beach=8-9", tumblety="or")
    assert kinds(at) == {"walk", "swap"}
    assert (view(at).powered, view(at).may_swap) == (True, True)
    swapped = play(playing("tumblety", "jack", "beach=8-9", tumblety="or"), "jack: swap beach smith")
    assert (where(swapped, "beach"), where(swapped, "tumblety"), view(swapped).active) == ("10-9", "8-11", None)
    play(at, "jack: walk 9-10")
    assert view(at).active is None, "and nothing more, whoever is beside him now"


# Edward Smith.


def test_rule_32_ruling_10_a_steamer_goes_to_an_empty_port() -> None:
    at = playing("smith", "jack")
    assert choices(at, "steamer") == [f"steamer {here} {to}" for here in ("5-2", "11-16") for to in ("2-13", "7-16", "12-1")]
    refused(at, "jack: steamer 5-2 5-2", "jack: steamer 5-2 11-16", "jack: steamer 12-1 7-16")
    play(at, "jack: steamer 5-2 12-1")
    assert view(at).steamers == ("11-16", "12-1")
    at = play(playing("smith", "jack", "steamers=2-13,7-16"), "jack: steamer 7-16 5-2")
    assert view(at).steamers == ("2-13", "5-2")

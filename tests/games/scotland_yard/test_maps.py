"""Maps from files: what one may hold, how it is played on, and what is said of a wrong one."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from importlib import reload
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from games.scotland_yard.stories import at_random, by, choices, ending, play, purse, view
from gaslamp import games
from gaslamp.core import Message, Rng, SetupError, Table
from gaslamp.core.options import Value
from gaslamp.games import scotland_yard
from gaslamp.games.scotland_yard import maps
from gaslamp.games.scotland_yard.game import ScotlandYard

DEFAULTS: dict[str, Value] = {
    "detectives": 1,
    "map": "ring",
    "length": "standard",
    "reveals": "standard",
    "mrx_tickets": "printed",
    "starts": "classic",
}

RING: dict[str, Any] = {
    "frame": [100, 100],
    "stations": {"1": [10, 10], "2": [90, 10], "3": [90, 90], "4": [10, 90]},
    "taxi": [[1, 2], [2, 3], [3, 4], [4, 1]],
    "starts": {"classic": [1, 3]},
}
"""The smallest map worth riding on: four stations round a square."""

Put = Callable[..., None]


@pytest.fixture
def put(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Put:
    """Writes a map into the folder of maps: what differs from the ring, or another text."""
    folder = tmp_path / "maps"
    folder.mkdir()
    monkeypatch.setenv("GASLAMP_MAPS", str(folder))

    def write(name: str = "ring", text: str | bytes | None = None, **changes: Any) -> None:
        if text is None:
            text = json.dumps({key: value for key, value in (RING | changes).items() if value is not None})
        (folder / f"{name}.json").write_bytes(text.encode() if isinstance(text, str) else text)

    return write


def laid(**options: Value) -> Table:
    return Table(ScotlandYard(DEFAULTS | options))


def complaint(name: str = "ring") -> tuple[str, str]:
    """What is wrong with a map that cannot be used: the id of the message, and the words."""
    with pytest.raises(SetupError) as caught:
        maps.read(name)
    message = caught.value.message
    what = message.args.get("what", message)
    assert isinstance(what, Message)
    return what.id.removeprefix("scotland_yard-"), str(caught.value)


# Maps that can be used.


def test_a_map_from_a_file_is_played_on(put: Put) -> None:
    put()
    at = laid()
    play(at, "*: start mrx 1", "*: start red 3", "mrx: taxi 4", "red: taxi 4", "*: caught")
    assert ending(at) == ("detectives", "caught")
    assert at.game.facts()["lines"]["taxi"] == ((1, 2), (1, 4), (2, 3), (3, 4)), "in order, whichever end was named first"


def test_what_a_file_leaves_out_is_as_printed(put: Put) -> None:
    put()
    at = laid()
    assert (view(at).rounds, view(at).windows, view(at).reveals) == (22, 24, (3, 8, 13, 18))
    assert (purse(at, "mrx"), purse(at, "red")) == ("4/3/3/1/2", "10/8/4")


def test_length_reveals_cards_and_tickets_are_what_the_file_says(put: Put) -> None:
    tickets = {"mrx": {"taxi": 9, "black": 7, "double": 0}, "detective": {"bus": 1}}
    put(
        length="6_windows",
        reveals="2,4",
        starts={"split_2013": {"mrx": [1], "detectives": [3]}},
        tickets=tickets,
        note="A square.",
    )
    at = laid(starts="split_2013")
    assert (view(at).rounds, view(at).windows, view(at).reveals) == (None, 6, (2, 4))
    assert (purse(at, "mrx"), purse(at, "red")) == ("9/3/3/7/0", "10/1/4")
    assert choices(play(at, "*: start mrx 1"), "*") == ["start red 3"]


def test_options_go_before_what_the_file_says(put: Put) -> None:
    put(length="6_windows", reveals="2,4")
    at = laid(length="5_rounds", reveals="none", mrx_tickets="unlimited")
    assert (view(at).rounds, view(at).reveals, purse(at, "mrx")) == (5, (), "∞/∞/∞/1/2")


def test_a_map_is_there_for_whoever_asks_for_the_game(put: Put) -> None:
    """The names are looked up when the game is first asked for."""
    put()
    try:
        reload(scotland_yard)
        (option,) = [option for option in games.options("scotland_yard") if option.name == "map"]
        assert option.choices == ("night", "ravensburger_1983", "small", "ring")
        assert len(games.make("scotland_yard", map="ring", detectives=1).facts()["stations"]) == 4
    finally:
        with pytest.MonkeyPatch.context() as without:
            without.delenv("GASLAMP_MAPS")
            reload(scotland_yard)
    with pytest.raises(SetupError):
        games.make("scotland_yard", map="ring", detectives=1)


def test_an_island_that_only_a_ferry_serves(put: Put) -> None:
    """Rule 20, though his other tickets never run out: from the island he could not go on without a second black one."""
    put(stations=RING["stations"] | {"5": [50, 50]}, ferry=[[4, 5]])
    for tickets, rides in (("1/1/1/1/1", ["black 1"]), ("1/1/1/2/1", ["black 1", "black 5"])):
        at = Table(ScotlandYard(DEFAULTS | {"mrx_tickets": "unlimited"}), f"mrx=4 red=3 tickets=mrx:{tickets}")
        assert choices(at, "mrx", "black") == ["black 1", "black 5"], "for a single ride"
        assert choices(play(at, "mrx: double"), "mrx", "black") == rides


@pytest.mark.parametrize("seed", range(3))
def test_the_largest_map_there_may_be(put: Put, seed: int) -> None:
    stations = {str(number): [number % 16, number // 16] for number in range(1, 240)}
    line = [[number, number + 1] for number in range(1, 239)]
    put(frame=[16, 16], stations=stations, taxi=line, bus=[[1, 239]], starts={"classic": [1, 60, 120, 180]})
    at, rng = laid(detectives=3), Rng(seed)
    while at_random(at, rng):
        pass
    assert ending(at) is not None
    assert all(
        f" {number}" in at.game.picture(view(at)) for number in (1, 100, 239) if number not in view(at).detectives.values()
    )


def test_where_one_can_ride_on_a_map_from_a_file(put: Put) -> None:
    put(bus=[[1, 3]], ferry=[[2, 4]])
    at = Table(ScotlandYard(DEFAULTS), "mrx=2 red=3")
    assert (by(at, "mrx", "taxi"), by(at, "mrx", "black")) == ([1], [1, 4])
    play(at, "mrx: black 4")
    assert (by(at, "red", "taxi"), by(at, "red", "bus")) == ([2, 4], [1])


# Maps like another one.


def test_a_map_may_be_like_another_one(put: Put) -> None:
    put("bridge", '{"like": "night", "add": {"taxi": [[14, 13]], "ferry": [[1, 199]]}, "remove": {"bus": [[14, 13]]}}')
    bridge, night = maps.read("bridge"), maps.read("night")
    assert {*bridge.lines["taxi"]} - {*night.lines["taxi"]} == {(13, 14)}
    assert {*night.lines["bus"]} - {*bridge.lines["bus"]} == {(13, 14)}
    assert {*bridge.lines["ferry"]} - {*night.lines["ferry"]} == {(1, 199)}
    assert (bridge.name, bridge.places, bridge.starts) == ("bridge", night.places, night.starts)
    assert maps.read("night") == night, "which stays as it is"


def test_a_map_may_be_like_one_that_is_like_another(put: Put) -> None:
    put()
    put("cross", '{"like": "ring", "add": {"taxi": [[1, 3]]}}')
    put("both", '{"like": "cross", "add": {"bus": [[2, 4]]}, "remove": {"taxi": [[1, 3]]}}')
    assert maps.read("both").lines["taxi"] == maps.read("ring").lines["taxi"]
    assert maps.read("both").lines["bus"] == ((2, 4),)
    assert len(maps.read("cross").lines["taxi"]) == 5


def test_a_map_is_not_like_itself(put: Put) -> None:
    put("ring", '{"like": "ring"}')
    assert complaint()[0] == "map-circle"
    assert complaint()[1].startswith("The map “ring” cannot be used: ")
    put("one", '{"like": "two"}')
    put("two", '{"like": "three"}')
    put("three", '{"like": "one"}')
    assert complaint("one")[0] == "map-circle"


@pytest.mark.parametrize(
    ("text", "what", "part"),
    [
        ('{"like": "ring", "remove": {"taxi": [[1, 3]]}}', "map-no-line", "taxi line 1-3"),
        ('{"like": "ring", "remove": {"taxi": [[1, 2], [2, 1]]}}', "map-no-line", "taxi line 2-1"),
        ('{"like": "ring", "remove": {"bus": [[1, 2]]}}', "map-no-line", "bus line 1-2"),
        ('{"like": "ring", "add": {"taxi": [[2, 1]]}}', "map-line", "taxi line 1-2"),
        ('{"like": "ring", "add": {"ferry": [[1, 5]]}}', "map-line", "ferry line 1-5"),
        ('{"like": "ring", "remove": {"taxi": [[1, 2], [2, 3]]}}', "map-apart", "to station 2"),
        ('{"like": "ring", "frame": [1, 1]}', "map-file", "unknown field `frame`"),
        ('{"like": 5}', "map-file", "Expected `str`, got `int` - at `$.like`"),
        (
            '{"like": "ring", "add": {"taxi": [[1, 2, 3]]}}',
            "map-file",
            "Expected `array` of length 2, got 3 - at `$.add.taxi[0]`",
        ),
    ],
)
def test_a_wrong_map_like_another_one(put: Put, text: str, what: str, part: str) -> None:
    put()
    put("other", text)
    said, words = complaint("other")
    assert said == what
    assert words.startswith("The map “other” cannot be used: ")
    assert part in words


def test_a_map_is_like_one_that_exists(put: Put) -> None:
    put("ring", '{"like": "paris"}')
    assert complaint()[0] == "error-no-map"
    assert "“paris”" in complaint()[1]


# Maps that cannot be used.

MANY = {str(number): [1, 1] for number in range(1, 242)}


@pytest.mark.parametrize(
    ("changes", "what", "part"),
    [
        ({"stations": {"1": [1, 1], "3": [2, 2]}}, "map-stations", "must be numbered 1, 2, 3 and so on"),
        ({"stations": {"1": [1, 1], "02": [2, 2]}}, "map-stations", "must be numbered 1, 2, 3 and so on"),
        ({"stations": {"1": [1, 1]}}, "map-stations", "must be numbered 1, 2, 3 and so on"),
        ({"stations": MANY}, "map-stations", "at most 239"),
        ({"frame": [100, 50]}, "map-outside", "station 3 lies outside"),
        ({"frame": [-100, 100]}, "map-frame", "1 to 100000 wide and high"),
        ({"frame": [100, 0]}, "map-frame", "1 to 100000 wide and high"),
        ({"stations": {"1": [1, 1], "2": [1, 1], "3": [9, 9], "4": [9, 5]}}, "map-same-place", "in the same place"),
        ({"frame": [float("nan"), 100]}, "map-frame", "1 to 100000"),
        ({"bus": [[1, 1]]}, "map-line", "the bus line 1-1 must join two different stations from 1 to 4"),
        ({"underground": [[2, 5]]}, "map-line", "the underground line 2-5 must join"),
        ({"ferry": [[0, 2]]}, "map-line", "the ferry line 0-2 must join"),
        ({"bus": [[1, 3], [3, 1]]}, "map-line", "the bus line 1-3 must join"),
        ({"taxi": [[1, 2], [3, 4]]}, "map-apart", "no line leads from station 1 to station 3"),
        ({"starts": {}}, "map-no-starts", "no start cards"),
        ({"starts": {"classic": [1, 1]}}, "map-starts", "“classic” must be different stations from 1 to 4"),
        ({"starts": {"classic": [1, 5]}}, "map-starts", "“classic” must be different stations from 1 to 4"),
        ({"starts": {"modern": [1, 3]}}, "map-starts", "in a deck called classic or split_2013"),
        ({"starts": {"split_2013": {"mrx": [1, 3], "detectives": [3]}}}, "map-starts", "“split_2013” must be different"),
        ({"starts": {"classic": [1, 2, 4]}}, "map-cornered", "from his start card 1"),
        ({"starts": {"split_2013": {"mrx": [1], "detectives": [2, 4]}}}, "map-cornered", "start card 1"),
        ({"tickets": {"mrx": {"tram": 4}}}, "map-tickets", "Tickets: taxi, bus, underground, black, double"),
        ({"tickets": {"detective": {"black": 1}}}, "map-tickets", "Tickets: taxi, bus, underground."),
        ({"tickets": {"mrx": {"taxi": 100}}}, "map-tickets", "“taxi” is no ticket, or not 0 to 99 of them"),
        ({"tickets": {"detective": {"bus": -1}}}, "map-tickets", "“bus” is no ticket, or not 0 to 99 of them"),
        ({"length": "60_rounds"}, "map-length", "“60_rounds” must be like 22_rounds or 24_windows"),
        ({"length": "standard"}, "map-length", "“standard” must be like 22_rounds or 24_windows"),
        ({"reveals": "often"}, "map-length", "“often” like 3,8,13,18 or none"),
        ({"stations": None}, "map-file", "missing required field `stations`"),
        ({"starts": None}, "map-file", "missing required field `starts`"),
        ({"frame": [100]}, "map-file", "Expected `array` of length 2, got 1 - at `$.frame`"),
        ({"taxi": [["1", 2]]}, "map-file", "Expected `int`, got `str` - at `$.taxi[0][0]`"),
        ({"tram": [[1, 2]]}, "map-file", "unknown field `tram`"),
        ({"tickets": {"red": {}}}, "map-file", "unknown field `red` - at `$.tickets`"),
    ],
)
def test_a_wrong_map_is_refused_with_words_that_help(put: Put, changes: dict[str, Any], what: str, part: str) -> None:
    put(**changes)
    said, words = complaint()
    assert said == what
    assert words.startswith("The map “ring” cannot be used: ")
    assert part in words


def test_every_complaint_about_a_map_is_provoked_here() -> None:
    """Each that the source knows is in the lists above; for circles there is a story."""
    source = files("gaslamp.games.scotland_yard").joinpath("maps.py").read_text(encoding="utf-8")
    tested = {
        case[1]
        for test in (test_a_wrong_map_is_refused_with_words_that_help, test_a_wrong_map_like_another_one)
        for case in cases(test)
    }
    assert {f"map-{what}" for what in re.findall(r'_wrong\(name, "([^"]*)"', source)} == {*tested, "map-circle"}


def cases(test: Any) -> list[tuple[Any, ...]]:
    return list(test.pytestmark[0].args[1])


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("{", "Expecting property name enclosed in double quotes"),
        ("", "Expecting value"),
        ("[]", "Expected `object`, got `array`"),
        ("null", "Expected `object`, got `null`"),
        (b"\xff\xfe", "can't decode byte 0xff"),
        ("[" * 100_000, "recursion"),
        (json.dumps(RING) + " " * 1_000_000, "more than 1000000 bytes"),
        (json.dumps(RING).replace("[10, 10]", f"[1{'0' * 400}, 10]"), "out of range - at `$.stations"),
    ],
)
def test_a_file_that_is_no_map(put: Put, text: str | bytes, part: str) -> None:
    put("ring", text)
    said, words = complaint()
    assert said == "map-file"
    assert part in words


def test_a_folder_is_no_map(put: Put, tmp_path: Path) -> None:
    (tmp_path / "maps" / "ring.json").mkdir()
    assert complaint()[0] == "map-file"


def test_cards_for_so_many_detectives(put: Put) -> None:
    put()
    with pytest.raises(SetupError, match="The start cards “classic” of the map “ring” are too few"):
        laid(detectives=2)
    with pytest.raises(SetupError, match="The map “ring” has no start cards “split_2013”"):
        laid(starts="split_2013")
    put(starts={"classic": [1, 3], "split_2013": {"mrx": [1], "detectives": [3, 2]}})
    assert laid(detectives=2, starts="split_2013").to_act() == ("*",), "here Mr X takes none of theirs"
    put(starts={"split_2013": {"mrx": [], "detectives": [3, 2]}})
    with pytest.raises(SetupError, match="are too few"):
        laid(starts="split_2013")


def test_reveals_of_a_map_are_in_rising_order_too(put: Put) -> None:
    put(reveals="8,3")
    with pytest.raises(SetupError, match="“8,3” is no list of windows in rising order"):
        laid()


# Names.


@pytest.mark.parametrize("name", ["../secret", "/etc/passwd", "secret.json", "ring/../../secret", "RING", "", ".", "ring\0"])
def test_a_name_is_no_path(put: Put, tmp_path: Path, name: str) -> None:
    put()
    (tmp_path / "secret.json").write_text(json.dumps(RING))
    if name.startswith("/"):
        name = str(tmp_path / "secret")
    assert complaint(name)[0] == "error-no-map"
    assert f"“{name}”" in complaint(name)[1]
    assert "night, ravensburger_1983, small, ring" in complaint(name)[1], "these are the maps there are"
    put("other", json.dumps({"like": name}))
    assert complaint("other")[0] == "error-no-map"
    with pytest.raises(SetupError, match="There is no map"):
        laid(map=name)


def test_only_plain_names_are_listed(put: Put) -> None:
    for name in ("ring", "b2", "a_b", "Ring", "2b", "a-b", "a b", ".hidden", "a" * 40, "a" * 41, "night", "über"):
        put(name)
    assert maps.names() == ["night", "ravensburger_1983", "small", "a_b", "a" * 40, "b2", "ring"]


def test_nobody_puts_another_map_in_the_place_of_ours(put: Put) -> None:
    put("night")
    assert len(maps.read("night").places) == 199


def test_without_a_folder_there_are_only_ours(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for folder in ("", str(tmp_path / "nowhere")):
        monkeypatch.setenv("GASLAMP_MAPS", folder)
        assert maps.names() == ["night", "ravensburger_1983", "small"]
    monkeypatch.delenv("GASLAMP_MAPS")
    assert maps.names() == ["night", "ravensburger_1983", "small"]
    said, words = complaint()
    assert said == "error-no-map"
    assert "night, ravensburger_1983, small." in words
    assert "GASLAMP_MAPS" in words


# The drawing.


def test_every_station_of_a_map_is_drawn_with_room_for_a_mark(put: Put) -> None:
    crowded = {str(number): [50, 50 + number / 100] for number in range(1, 31)}
    put("crowd", stations=crowded, taxi=[[number, number + 1] for number in range(1, 30)])
    put()
    for name in ("night", "small", "ring", "crowd"):
        charted = maps.read(name)
        lines, spots = charted.sketch
        assert sorted(int(number) for number in " ".join(lines).split()) == list(range(1, len(charted.places) + 1))
        for station, (row, column) in spots.items():
            assert lines[row][column:].startswith(f" {station}")
            assert not lines[row][column + len(f" {station}") :][:1].strip(), "a number ends where it ends"
        assert len(set(spots.values())) == len(spots)


def test_a_drawing_looks_like_the_map() -> None:
    """To the left of each other, or above: as on the map, but for a few columns and rows where it is crowded."""
    charted = maps.read("night")
    _, spots = charted.sketch
    for station, (x, y) in enumerate(charted.places, 1):
        row, column = spots[station]
        assert abs(row - 42 * y / charted.frame[1]) <= 3
        assert abs(column - 118 * x / charted.frame[0]) <= 8


# What went wrong once.


def test_mr_x_needs_a_ticket_for_his_first_ride(put: Put) -> None:
    """Rule 27 has him cornered only after a detective's ride, so a map must leave him a first one: with his tickets, too."""
    put(tickets={"mrx": {"taxi": 0, "black": 0}})
    assert complaint()[0] == "map-cornered"
    put(tickets={"mrx": {"taxi": 0, "black": 1}})
    assert choices(play(laid(), "*: start mrx 1", "*: start red 3"), "mrx") == ["black 2", "black 4"]
    put(tickets={"mrx": {"taxi": 0, "black": 0}}, bus=[[1, 2]], starts={"split_2013": {"mrx": [1], "detectives": [4]}})
    at = laid(starts="split_2013")
    assert choices(play(at, "*: start mrx 1", "*: start red 4"), "mrx", "bus") == ["bus 2"]


@pytest.mark.parametrize("reveals", ["3,8", "3,8,70"])
def test_a_log_has_no_more_windows_than_can_be_told_apart(put: Put, reveals: str) -> None:
    """Compiled, a number has 64 bits: 3,8 was 3,8,67,72, so that he showed himself where he need not."""
    tickets = {"mrx": {"taxi": 99, "double": 40}, "detective": {"taxi": 99}}
    put(length="59_rounds", reveals=reveals, tickets=tickets)
    with pytest.raises(SetupError, match="A travel log of 99 windows is too long"):
        laid()
    put(length="59_rounds", reveals="3,8,62", tickets={"mrx": {"double": 3}})
    assert view(laid()).reveals == (3, 8, 62)


@pytest.mark.parametrize("endless", ["Infinity", "1e308"])
def test_a_frame_without_an_end_is_refused(put: Put, endless: str) -> None:
    """Otherwise the terminal's drawing could not be made: ValueError, OverflowError."""
    put(text=json.dumps(RING | {"frame": ["far", 100]}).replace('"far"', endless).replace("[90, 10]", f"[{endless}, 10]"))
    assert complaint()[1].startswith("The map “ring” cannot be used: ")


def test_a_changed_map_has_other_rules(put: Put) -> None:
    """Records and tables of the old map are then of old rules, and are not played on by mistake."""
    put()
    before = maps.read("ring").rules
    assert before.startswith("1-")
    assert maps.read("ring").rules == before
    put(reveals="2")
    assert maps.read("ring").rules != before
    assert maps.read("night").rules == maps.read("small").rules == "1"


def test_where_the_host_keeps_his_files_is_not_told(put: Put) -> None:
    put()
    folder = Path(os.environ["GASLAMP_MAPS"])
    (folder / "odd.json").mkdir()
    with pytest.raises(SetupError) as caught:
        maps.read("odd")
    assert str(folder) not in str(caught.value)

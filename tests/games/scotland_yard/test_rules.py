"""Every rule has its story, and what the rules say of themselves is so."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from games.scotland_yard.stories import (
    CARDS,
    FAR_APART,
    at_random,
    choices,
    ending,
    game,
    play,
    purse,
    small,
    state,
    table,
    to_and_fro,
    view,
)
from gaslamp.core import Rng, as_bytes

RULES = files("gaslamp.games.scotland_yard").joinpath("RULES.md").read_text(encoding="utf-8")
NUMBERS = [int(number) for number in re.findall(r"^(\d+)\. ", RULES, re.MULTILINE)]


def test_every_rule_has_a_test() -> None:
    assert list(range(1, len(NUMBERS) + 1)) == NUMBERS
    stories = "".join(path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_rules*.py")))
    assert {int(number) for number in re.findall(r"^def test_rule_(\d+)_\w+\(", stories, re.MULTILINE)} == set(NUMBERS)


def test_rules_speak_of_rules_that_exist() -> None:
    mentions = re.findall(r"\(rules? ([^)]*)\)", RULES)
    assert len(mentions) > 2
    for mention in mentions:
        assert {int(number) for number in re.findall(r"\d+", mention)} <= set(NUMBERS)


def test_every_way_to_write_a_move_in_the_rules_is_a_move() -> None:
    first_words = "taxi|bus|underground|black|start"
    single_words = "double|missed|caught|cornered"
    written = re.findall(rf"`((?:{first_words}) [^`]*|{single_words})`", RULES)
    assert {words.split()[0] for words in written} == {*first_words.split("|"), *single_words.split("|")}
    for words in written:
        assert game().text(game().read(words)) == words


def test_every_move_that_can_be_written_is_in_the_rules() -> None:
    kinds = {re.sub(r"\d+", "N", re.sub("red|blue|green|yellow|violet", "red", words)) for words in game().words}
    written = {re.sub(r"\d+", "N", words) for words in re.findall(r"`([^`]*)`", RULES)}
    assert kinds <= written


def numbers(rule: int) -> list[int]:
    """The numbers in the text of a rule, in their order."""
    return [int(number) for number in re.findall(r"\d+", re.split(r"^\d+\. ", RULES, flags=re.MULTILINE)[rule])]


def test_numbers_in_the_rules_are_those_of_the_game() -> None:
    facts, at = game().facts(), table()
    assert numbers(1)[:5] == [len(facts["stations"]), *(len(lines) for lines in facts["lines"].values())]
    assert "/".join(str(number) for number in numbers(4)) + "/5" == "4/3/3/2/5"
    assert purse(at, "mrx") == "4/3/3/5/2"
    assert "/".join(str(number) for number in numbers(5)) == purse(at, "red")
    assert numbers(6)[:19] == [len(CARDS), *CARDS]
    assert [f"start mrx {card}" for card in numbers(6)[1:19]] == choices(at, "*")
    assert tuple(numbers(23)[:4]) == view(at).reveals
    assert numbers(29) == [view(at).rounds]
    assert sorted(numbers(25)[:4]) == sorted({station for line in facts["lines"]["ferry"] for station in line})
    assert [number for number in numbers(36) if number > 100] == [1983]
    assert len(game(map="small").facts()["stations"]) == numbers(36)[3] == 20


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_played_the_rules_hold(seed: int) -> None:
    """In a random game with any options nobody stands where he must not, and no ticket appears from nowhere."""
    rng = Rng(seed)
    options: dict[str, Any] = {
        "detectives": 1 + seed % 5,
        "map": ("night", "small", "ravensburger_1983")[seed % 3],
        "length": ("standard", "24_windows", "10_rounds")[seed // 2 % 3],
        "mrx_tickets": "unlimited" if seed % 4 == 3 else "printed",
    }
    at = table(**options)
    total = sum(int(many) for many in state(at).tickets)
    while at_random(at, rng):
        shown, now = view(at), state(at)
        stations = list(shown.detectives.values())
        assert len(set(stations)) == len(stations)
        if shown.question == "ride":
            assert shown.mrx not in stations
        assert {int(station) for station in range(1, now.board.stations + 1) if now.occupied[station]} == set(stations)
        left = sum(int(many) for many in now.tickets)
        assert min(int(many) for many in now.tickets) >= 0
        assert left == total or at.lines[-1].seat == 0 or options["mrx_tickets"] == "unlimited", "only Mr X's leave the game"
        total = left
        assert len(at.lines) <= at.game.longest
    assert ending(at) is not None
    assert [choices(at, seat) for seat in (*at.game.seats, "*")] == [[]] * (len(at.game.seats) + 1)


@pytest.mark.parametrize("seed", range(6))
def test_who_knows_only_what_he_heard_can_follow_the_game(seed: int) -> None:
    """On a state of his own, on which Mr X is nowhere until he is shown or caught."""
    at, rng = small(detectives=1 + seed % 3), Rng(seed)
    followed = {viewer: at.game.start() for viewer in ("red", "public")}
    while at_random(at, rng):
        for viewer, known in followed.items():
            who = at.game.read_viewer(viewer)
            known.apply(*at.heard(who)[-1])
            assert known.to_act() == at.state.to_act()
            assert as_bytes(at.game.view(known, who)) == as_bytes(view(at, viewer))


def test_no_game_is_longer_than_it_says() -> None:
    """A game with all rounds and both double moves, and its two start cards, is just as long."""
    at = table(FAR_APART)
    to_and_fro(at, 1, 2)
    assert len(at.lines) + 2 == at.game.longest == 22 * 3 + 2 * 2 + 2
    at = table(FAR_APART, length="24_windows")
    to_and_fro(at)
    assert len(at.lines) + 2 == 24 * 3 + 2 <= at.game.longest


def test_nobody_takes_back_what_has_told_something() -> None:
    """That he may announce a double move tells where Mr X is; a detective's ride has been answered."""
    at = play(small("mrx=1 red=20 blue=18"), "mrx: double")
    assert not at.may_undo(0)
    assert not play(at, "mrx: taxi 2", "mrx: taxi 3").may_undo(0)
    assert play(at, "red: taxi 19").may_undo(1), "only until the answer"
    assert not play(at, "*: missed").may_undo(1)

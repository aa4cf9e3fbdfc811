"""Every rule has its story, and what the rules say of themselves is so."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from games.mysterium.stories import at_random, choices, ending, game, play, state, table, view
from gaslamp.core import Rng, Table, as_bytes
from gaslamp.games.mysterium.board import CARDS, COLOURS, DREAMS, EACH
from gaslamp.games.mysterium.state import DISCARD, IN_HAND, LAID, MysteriumState

RULES = files("gaslamp.games.mysterium").joinpath("RULES.md").read_text(encoding="utf-8")
NUMBERS = [int(number) for number in re.findall(r"^(\d+)\. ", RULES, re.MULTILINE)]


def test_every_rule_has_a_test() -> None:
    assert list(range(1, len(NUMBERS) + 1)) == NUMBERS
    stories = "".join(path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_rules*.py")))
    assert {int(number) for number in re.findall(r"^def test_rule_(\d+)_\w+\(", stories, re.MULTILINE)} == set(NUMBERS)


def test_rules_speak_of_rules_that_exist() -> None:
    mentions = re.findall(r"\(rules? ([^)]*)\)|rules? (\d+)", RULES)
    assert len(mentions) > 2
    for mention in mentions:
        assert {int(number) for number in re.findall(r"\d+", " ".join(mention))} <= set(NUMBERS)


SEATS = ("ghost", "psychic", *COLOURS)


def written() -> list[str]:
    """The moves in the rules, without the seat that makes them."""
    return re.findall(rf"`(?:\*|{'|'.join(SEATS)}) ([^`]*)`", RULES)


def test_every_way_to_write_a_move_in_the_rules_is_a_move() -> None:
    assert len(written()) > 20
    for words in written():
        assert game().text(game().read(words)) == words


def plain(words: str) -> str:
    """A move without its particulars."""
    words = re.sub(r"\d+", "N", re.sub(rf"\b({'|'.join((*COLOURS, 'psychic'))})\b", "COLOUR", words))
    return re.sub(rf"\b({'|'.join(CARDS)})\b", "CARD", words)


def test_every_move_that_can_be_written_is_in_the_rules() -> None:
    assert {plain(words) for words in game().words} == {plain(words) for words in written()}


def rule(number: int) -> str:
    return re.split(r"^\d+\. ", RULES, flags=re.MULTILINE)[number]


def test_numbers_in_the_rules_are_those_of_the_game() -> None:
    assert re.findall(r"\d+", rule(2)) == ["2", "3", "4", "5"]
    assert "eighteen characters, eighteen locations and eighteen objects" in rule(2)
    assert (len(CARDS), EACH) == (54, 18)
    assert "eighty-four" in rule(7)
    assert choices(set_up(), "*") == [f"draw {dream}" for dream in range(1, 85)]
    assert re.findall(r"`([a-z]+)`", rule(1)) == [*game(players=7).seats, *game(players=2).seats]


def set_up() -> Table:
    at = table()
    while view(at).question in ("table", "combinations"):
        play(at, f"*: {choices(at, '*')[0]}")
    return at


GAMES: list[dict[str, Any]] = [
    {"players": 2, "difficulty": "easy"},
    {"players": 3, "difficulty": "normal"},
    {"players": 4, "difficulty": "hard"},
    {"players": 7, "difficulty": "very_hard"},
    {"players": 6, "difficulty": "easy"},
]


def whole(now: MysteriumState) -> None:
    """Every dream is in one place, and as many are there as are counted."""
    places = [int(place) for place in now.where]
    assert (places.count(IN_HAND), places.count(LAID), places.count(DISCARD)) == (now.hand, now.laid, now.discard)
    assert places.count(0) == now.deck
    assert len(places) == DREAMS


@pytest.mark.parametrize("options", GAMES)
@pytest.mark.parametrize(("wise", "lays"), [(30, 95), (80, 30), (100, 60)])
def test_whatever_is_played_the_rules_hold(options: dict[str, Any], wise: int, lays: int) -> None:
    at, rng = table(**options), Rng(wise)
    found, day = 0, 1
    while at_random(at, rng, wise, lays):
        now, shown = state(at), view(at)
        whole(now)
        assert now.hand + now.laid <= 7
        for each in shown.orbs:
            on_table = {"character": shown.characters, "location": shown.locations, "object": shown.objects}
            assert each.guess is None or shown.question == "answers" or each.guess in on_table[each.seeks or ""]
            assert not set(each.misses) & set(each.found)
        total = sum(len(each.found) for each in shown.orbs)
        assert total >= found
        assert day <= shown.day <= min(day + 1, 7)
        found, day = total, shown.day
        assert len(at.lines) <= at.game.longest
        assert all(choices(at, seat) for seat in at.to_act())
    assert ending(at) in ((at.game.seats, "culprit found"), ((), "out of days"))
    assert [choices(at, seat) for seat in (*at.game.seats, "*")] == [[]] * (len(at.game.seats) + 1)


@pytest.mark.parametrize("options", GAMES)
def test_who_knows_only_what_he_heard_can_follow_the_game(options: dict[str, Any]) -> None:
    """On a state of his own, in which the hand is only counted and nothing is known under the tokens."""
    at, rng = table(**options), Rng(3)
    viewers = [at.game.read_viewer(name) for name in ("ghost", at.game.seats[1], at.game.seats[-1], "public")]
    followed = {viewer: at.game.start() for viewer in viewers}
    while at_random(at, rng, 85, 80):
        for viewer, known in followed.items():
            known.apply(*at.heard(viewer)[-1])
            assert known.to_act() == at.state.to_act()
            assert as_bytes(at.game.view(known, viewer)) == as_bytes(at.view(viewer))


@pytest.mark.parametrize(("wise", "lays"), [(90, 30), (40, 95)])
def test_a_copy_goes_its_own_way(wise: int, lays: int) -> None:
    """Whatever happens to a copy, the state that was copied stays as it was; in the long game the discard is shuffled, too."""
    at, rng = table(players=5), Rng(8)
    while at_random(at, rng, wise, lays):
        copy = state(at).copy()
        before = at.game.key(at.state)
        assert at.game.key(copy) == before
        while copy.to_act() and rng.below(6):
            seat = next(seat for seat in range(16) if copy.to_act() >> seat & 1)
            copy.apply(seat, copy.pick(seat, rng))
        assert at.game.key(at.state) == before
    assert (int(state(at).shuffles) > 0) == (lays == 95)


def test_notes_of_a_psychic_and_of_the_ghost() -> None:
    """What each can be looking for by what was heard; the ghost needs no notebook."""
    at, rng = table(), Rng(1)
    while view(at).question != "vote":
        at_random(at, rng, 100, 20)
        made = at.game
        for viewer in ("red", "ghost"):
            belief = made.belief(made.read_viewer(viewer))
            for line in at.story(made.read_viewer(viewer)):
                belief.hear(*line)
            notes = made.notes(belief)
            if viewer == "ghost":
                assert notes == {}
            elif view(at).question == "day":
                assert list(notes) == [f"{each.colour}-{each.seeks}" for each in view(at).orbs if each.seeks]
    belief = made.belief(made.read_viewer("public"))
    for line in at.story(made.read_viewer("public")):
        belief.hear(*line)
    assert made.notes(belief) == {"culprit": dict.fromkeys(("red", "blue", "green"), 1 / 3)}

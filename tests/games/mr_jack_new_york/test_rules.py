"""Every rule has its story, and what the rules say of themselves is so. A second engine plays the same in `test_perft.py`."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from games.mr_jack_new_york.stories import (
    at_random,
    choices,
    eagerly,
    ending,
    met_at_once,
    opened,
    play,
    position,
    suspects,
    table,
    tiles,
    view,
)
from gaslamp.core import Rng, as_bytes

RULES = files("gaslamp.games.mr_jack_new_york").joinpath("RULES.md").read_text(encoding="utf-8")
NUMBERS = [int(number) for number in re.findall(r"^(\d+)\. ", RULES, re.MULTILINE)]
STORIES = "".join(path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_rules*.py")))


def test_every_rule_has_a_test() -> None:
    assert list(range(1, len(NUMBERS) + 1)) == NUMBERS
    assert {int(number) for number in re.findall(r"^def test_rule_(\d+)_\w+\(", STORIES, re.MULTILINE)} == set(NUMBERS)


@pytest.mark.parametrize("what", ["ruling", "faq"])
def test_every_ruling_and_every_answer_has_a_test(what: str) -> None:
    """Where the rulebook is silent we have ruled, in seventeen points; and it answers seventeen questions itself."""
    found = re.findall(rf"^def test_rule_\d+_{what}_(\d+)_\w+\(", STORIES, re.MULTILINE)
    assert sorted(int(number) for number in found) == list(range(1, 18))


def test_rules_speak_of_rules_that_exist() -> None:
    mentions = re.findall(r"\(rules? ([^)]*)\)", RULES)
    assert len(mentions) > 4
    for mention in mentions:
        assert {int(number) for number in re.findall(r"\d+", mention)} <= set(NUMBERS)


def test_every_way_to_write_a_move_in_the_rules_is_a_move() -> None:
    first_words = "take|walk|accuse|escape|metro|lamp|building|park|barrier|steamer|send|swap|informant"
    first_words += "|jack|deal|last|alibi|witness"
    single_words = "stay|pass|guilty|innocent"
    written = re.findall(rf"`((?:{first_words}) [^`]*|{single_words})`", RULES)
    assert {words.split()[0] for words in written} == {*first_words.split("|"), *single_words.split("|")}
    game = table().game
    for words in written:
        assert game.text(game.read(words)) == words
    assert {words.split()[0] for words in game.words} == {words.split()[0] for words in written}, "and no other"


# Whatever is played.


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_played_the_rules_hold(seed: int) -> None:
    rng = Rng(seed)
    at = table(latimer=("6-11", "5-8")[seed % 2], tumblety=("and", "or")[seed // 2 % 2])
    jack = ""
    while at_random(at, rng, never="accuse" if seed else ""):
        shown = view(at)
        jack = jack or shown.jack or ""
        taken = {each.hex for each in shown.characters.values()}
        assert len(taken) == 8
        assert (shown.informant.hex in taken) == (shown.question in ("alibi", "informant"))
        barred = {space for barrier in shown.barriers for space in barrier}
        assert (len(barred), len(shown.steamers)) == (4, 2)
        assert not barred & (taken | {shown.informant.hex})
        assert shown.jack == jack
        assert jack in suspects(at), "Jack is never innocent"
        assert len(at.lines) <= at.game.longest
    assert ending(at) is not None
    assert choices(at) == []


def test_no_game_is_longer_than_it_says() -> None:
    """Somebody meets the Informant in every round, though there is no card for the last; and Tumblety always has a choice."""
    at, rng = met_at_once(), Rng(0)
    while eagerly(at, rng):
        pass
    assert (len(at.lines), at.game.longest) == (119, 119)


def test_who_knows_only_what_he_heard_can_follow_the_game() -> None:
    """On a state of his own, on which Jack is nobody and the other side's cards are only counted, until the deck is empty."""
    at, rng = met_at_once(), Rng(0)
    followed = {viewer: at.game.start() for viewer in ("jack", "detective", "public")}
    for viewer, known in followed.items():
        for line in at.heard(at.game.read_viewer(viewer)):
            known.apply(*line)
    while eagerly(at, rng):
        for viewer, known in followed.items():
            who = at.game.read_viewer(viewer)
            known.apply(*at.heard(who)[-1])
            assert known.to_act() == at.state.to_act()
            assert as_bytes(at.game.view(known, who)) == as_bytes(view(at, viewer))
    assert sum(view(at).alibis.values()) == 7


BEFORE_AN_ESCAPE = (
    *("detective: take beach", "metro 5-12", "walk 5-8"),
    *("jack: take smith", "steamer 5-2 7-16", "walk 11-8"),
    *("jack: take tumblety", "walk 8-13", "*: last grant", "park 2-9", "walk 12-7"),
    "*: witness invisible",
)
"""Smith has called a steamer to 7-16, which Tumblety reaches from 8-13, where nobody sees him."""


@pytest.mark.parametrize(
    ("jack", "lines"),
    [
        ("eastman", ("detective: take tumblety", "detective: accuse smith", "*: innocent")),
        ("smith", ("detective: take tumblety", "detective: accuse smith", "*: guilty")),
        ("eastman", (*BEFORE_AN_ESCAPE, "jack: take eastman", "jack: walk 9-4")),
        ("tumblety", (*BEFORE_AN_ESCAPE, "jack: take eastman", "jack: send tumblety 7-16")),
    ],
)
def test_who_only_heard_it_understands_the_end_too(jack: str, lines: tuple[str, ...]) -> None:
    at = play(opened(jack, "beach", "grant", "tumblety", "smith"), *lines)
    for viewer in ("jack", "detective", "public"):
        who, known = at.game.read_viewer(viewer), at.game.start()
        for line in at.heard(who):
            known.apply(*line)
        assert as_bytes(at.game.view(known, who)) == as_bytes(view(at, viewer))
        assert as_bytes(at.game.view(known.copy(), who)) == as_bytes(view(at, viewer))


def test_a_copy_goes_its_own_way() -> None:
    """Wherever a game is, what happens to a copy does not happen to it."""
    at, rng = table(), Rng(2)
    truth = at.game.read_viewer("truth")
    again = True
    while again:
        key, text = at.game.key(at.state), position(at)
        other = at.state.copy()
        assert (at.game.key(other), at.game.position(other)) == (key, text)
        assert as_bytes(at.game.view(other, truth)) == as_bytes(view(at))
        for seat in range(16):
            if other.to_act() >> seat & 1:
                assert list(other.moves(seat)) == list(at.state.moves(seat))
                other.apply(seat, other.pick(seat, rng))
                assert at.game.key(other) != key
                break
        assert (at.game.key(at.state), position(at)) == (key, text)
        again = at_random(at, rng, never="accuse")


ON_THE_TABLE = ("suspects", "steamers", "informant", "talkative", "round", "invisible", "cards", "taken")
IN_HAND = ("jack", "jack_alibis", "jack_unknown", "detective_alibis", "detective_unknown")
BEING_PLAYED = ("question", "active", "moved", "powered", "accused", "left_by", "winner", "why")


@pytest.mark.parametrize("name", [*ON_THE_TABLE, *IN_HAND, *BEING_PLAYED])
def test_a_key_says_all_there_is_and_a_copy_has_it_too(name: str) -> None:
    """Also what no position says, as it is known to nobody: how many cards somebody holds."""
    at = opened("grant", "beach", "rider", "callahan", "smith")
    state, key = at.state, at.game.key(at.state)
    before = getattr(state, name)
    setattr(state, name, not before if isinstance(before, bool) else before + 1)
    assert at.game.key(state) != key
    assert at.game.key(state.copy()) == at.game.key(state)
    assert getattr(state.copy(), name) == getattr(state, name)


@pytest.mark.parametrize("name", ["at", "barriers"])
def test_a_key_says_where_everything_is_and_a_copy_has_its_own(name: str) -> None:
    state = opened("grant", "beach", "rider", "callahan", "smith").state
    key, keys = table().game.key(state), set()
    for number in range(len(getattr(state, name))):
        copied = state.copy()
        getattr(copied, name)[number] += 1
        keys.add(table().game.key(copied))
    assert len(keys - {key}) == len(getattr(state, name))
    assert table().game.key(state) == key


def test_a_key_says_what_lies_on_every_street() -> None:
    """A tile with each of its sides, and on each street."""
    boards = [f"jack=smith witness=v,v {tiles(f'{kind}:7-12')}" for kind in ("metro", "lamp", "building", "park")]
    boards += [f"jack=smith witness=v,v {tiles(f'lamp:{street}')}" for street in ("1-10", "13-2", "13-16")]
    assert len({table().game.key(table(board).state) for board in boards}) == len(boards)

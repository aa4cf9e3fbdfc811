"""Every rule has its story, what the rules say of themselves is so, and a second engine plays just as ours does."""

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from games.mr_jack.plain import CHARACTERS, DIRECTIONS, Asking, Plain
from games.mr_jack.stories import (
    at_random,
    choices,
    ending,
    opened,
    play,
    playing,
    position,
    suspects,
    table,
    view,
    visible,
    where,
)
from gaslamp.core import Rng, Table, as_bytes

RULES = files("gaslamp.games.mr_jack").joinpath("RULES.md").read_text(encoding="utf-8")
NUMBERS = [int(number) for number in re.findall(r"^(\d+)\. ", RULES, re.MULTILINE)]
STORIES = "".join(path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_rules*.py")))


def test_every_rule_has_a_test() -> None:
    assert list(range(1, len(NUMBERS) + 1)) == NUMBERS
    assert {int(number) for number in re.findall(r"^def test_rule_(\d+)_\w+\(", STORIES, re.MULTILINE)} == set(NUMBERS)


def test_every_ruling_has_a_test() -> None:
    """Where the rulebook is silent we have ruled, in twenty-one points; `ruling_3` in a test's name is the third."""
    rulings = re.findall(r"^def test_rule_\d+_ruling_(\d+)_\w+\(", STORIES, re.MULTILINE)
    assert sorted(int(number) for number in rulings) == list(range(1, 22))


def test_rules_speak_of_rules_that_exist() -> None:
    mentions = re.findall(r"\(rules? ([^)]*)\)", RULES)
    assert len(mentions) > 4
    for mention in mentions:
        assert {int(number) for number in re.findall(r"\d+", mention)} <= set(NUMBERS)


def test_every_way_to_write_a_move_in_the_rules_is_a_move() -> None:
    first_words = "take|walk|accuse|escape|lamp|cover|cordon|whistle|swap|face|jack|deal|last|alibi|witness"
    single_words = "stay|stop|guilty|innocent"
    written = re.findall(rf"`((?:{first_words}) [^`]*|{single_words})`", RULES)
    assert {words.split()[0] for words in written} == {*first_words.split("|"), *single_words.split("|")}
    game = table().game
    for words in written:
        assert game.text(game.read(words)) == words
    assert {words.split()[0] for words in game.words} == {words.split()[0] for words in written}, "and no other"


# A second opinion.


def agree(at: Table, plain: Plain, asking: Asking, choose: Callable[[list[str]], str]) -> None:
    """Both ask the same of the same, and see the same, until the second engine has no more to ask."""
    asked: tuple[str, set[str]] | None = next(asking)
    while asked:
        seat, answers = asked
        moves = choices(at)
        assert (at.to_act(), set(moves), len(moves)) == ((seat,), answers, len(answers)), position(at)
        move = choose(moves)
        play(at, move)
        try:
            asked = asking.send(move)
        except StopIteration:
            asked = None
        look_alike(at, plain)  # after the last answer, too


def look_alike(at: Table, plain: Plain) -> None:
    shown = view(at)
    assert {name: each.hex for name, each in shown.characters.items()} == plain.at
    assert visible(at) == set(filter(plain.visible, CHARACTERS))
    assert suspects(at) == plain.suspects
    assert (shown.round, shown.lamps, shown.facing, set(shown.beam)) == (plain.round, plain.lit, plain.facing, plain.beam())
    assert (set(shown.covers), set(shown.cordons)) == (plain.covers, plain.cordons)
    assert (set(shown.cards), set(shown.taken)) == (plain.cards, plain.taken)
    assert (list(shown.witness), shown.may_leave) == (plain.answers, plain.may_leave())
    assert shown.alibis == {seat: list(plain.alibis.values()).count(seat) for seat in ("jack", "detective")}


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("whistle", ["all", "any"])
def test_a_second_engine_plays_the_same_game(edition: str, whistle: str) -> None:
    """Whole games, in which nobody is accused."""
    for seed in range(3):
        rng = Rng(seed)
        at, plain = table(edition=edition, whistle=whistle), Plain(edition, whistle)

        def calmly(moves: list[str], rng: Rng = rng) -> str:
            calm = [move for move in moves if not move.startswith("accuse")]
            return calm[rng.below(len(calm))]

        agree(at, plain, plain.game(), calmly)
        assert ending(at) == plain.ending


def test_a_second_engine_agrees_in_a_crowd() -> None:
    """One character is played, where all stand close together and near an exit: so there are accusations, escapes, and people
    with nowhere to go. Lamps and the lantern are anywhere. Each kind of move is as likely as any other."""
    kinds: set[str] = set()
    for seed in range(120):
        rng = Rng(seed)
        edition, whistle = ("revised", "first")[seed % 2], ("all", "any")[seed // 2 % 2]
        plain = Plain(edition, whistle)
        far = plain.on_the_surface(plain.exits[("nw", "ne", "sw", "se")[rng.below(4)]])
        near = sorted(far, key=lambda place: (far[place], place))[: (8, 9, 10, 14)[seed // 4 % 4]]
        plain.at = dict(zip(CHARACTERS, shuffled(near, rng)[:8], strict=True))
        plain.covers = set(shuffled(sorted(plain.manholes), rng)[:2])
        plain.cordons = set(shuffled(sorted(plain.exits), rng)[:2])
        active, seat = CHARACTERS[rng.below(8)], ("jack", "detective")[rng.below(2)]
        plain.jack = active if seed % 3 else CHARACTERS[rng.below(8)]
        plain.round, plain.answers = 2, ["visible" if seed % 5 == 0 else "invisible"]
        plain.facing = sorted(DIRECTIONS)[rng.below(6)]
        plain.lit = dict(zip(shuffled(sorted(plain.posts), rng), (2, 3, 4, 0, 0), strict=False))
        words = [f"{name}={place}" for name, place in plain.at.items()]
        words += ["lamps=" + ",".join(f"{post}:{number}" if number else post for post, number in plain.lit.items())]
        words += [f"covers={','.join(sorted(plain.covers))}", f"cordons={','.join(sorted(plain.cordons))}", f"jack={plain.jack}"]
        words += [f"witness={plain.answers[0][0]}", f"facing={plain.facing}"]

        def any_kind(moves: list[str], rng: Rng = rng) -> str:
            first = sorted({move.split()[0] for move in moves})
            kind = first[rng.below(len(first))]
            kinds.add(kind)
            meant = [move for move in moves if move.split()[0] == kind]
            return meant[rng.below(len(meant))]

        at = playing(active, seat, " ".join(words), edition=edition, whistle=whistle)
        plain.cards, plain.taken = set(view(at).cards), set(view(at).taken)
        agree(at, plain, plain.activation(active, seat), any_kind)
        assert ending(at) == (plain.ending if plain.ending[0] else None)
    assert kinds >= {"walk", "stay", "accuse", "escape", "lamp", "cover", "cordon", "whistle", "stop", "swap", "face", "alibi"}


def shuffled(things: list[str], rng: Rng) -> list[str]:
    left = list(things)
    return [left.pop(rng.below(len(left))) for _ in things]


# Whatever is played.


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_played_the_rules_hold(seed: int) -> None:
    rng = Rng(seed)
    at = table(edition=("revised", "first")[seed % 2], whistle=("all", "any")[seed // 2 % 2])
    jack = ""
    while at_random(at, rng, never="accuse" if seed % 4 else ""):
        shown = view(at)
        jack = jack or shown.jack or ""
        assert len({each.hex for each in shown.characters.values()}) == 8
        assert (len(shown.covers), len(shown.cordons)) == (2, 2)
        assert len(shown.lamps) == max(2, 7 - shown.round)
        assert shown.jack == jack
        assert jack in suspects(at), "Jack is never innocent"
        assert len(at.lines) <= at.game.longest
    assert ending(at) is not None
    assert choices(at) == []


def test_no_game_is_longer_than_it_says() -> None:
    """Goodley calls three for a point each, Watson among them; Gull changes places with Watson: such a game is just as long."""
    at, rng, plain = table(), Rng(0), Plain()
    while at.to_act():
        moves = [move for move in choices(at) if not move.startswith(("accuse", "escape"))]
        calls = [move.split() for move in moves if move.startswith("whistle")]
        near = [call for call in calls if plain.on_the_surface(where(at, call[1]))[call[2]] == 1]
        called = [" ".join(call) for call in near if call[1] == "watson"] or [" ".join(call) for call in near]
        moves = called or [move for move in moves if move == "swap watson"] or moves
        play(at, moves[rng.below(len(moves))])
    assert len(at.lines) == at.game.longest == 116


@pytest.mark.parametrize("seed", range(4))
def test_who_knows_only_what_he_heard_can_follow_the_game(seed: int) -> None:
    """On a state of his own, on which Jack is nobody and the other side's cards are only counted."""
    at, rng = table(), Rng(seed)
    followed = {viewer: at.game.start() for viewer in ("jack", "detective", "public")}
    while at_random(at, rng, never="accuse"):
        for viewer, known in followed.items():
            who = at.game.read_viewer(viewer)
            known.apply(*at.heard(who)[-1])
            assert known.to_act() == at.state.to_act()
            assert as_bytes(at.game.view(known, who)) == as_bytes(view(at, viewer))


BEFORE_AN_ESCAPE = (
    *("detective: take holmes", "detective: walk g4", "*: alibi bert"),
    *("jack: take lestrade", "jack: cordon sw nw", "jack: walk e6"),
    *("jack: take smith", "jack: walk g7", "jack: lamp k6 f9"),
    *("*: last bert", "detective: walk i7", "detective: cover l12 k9"),
    *("*: witness invisible", "jack: take stealthy"),
)
"""Lestrade has opened the exit for Miss Stealthy, whom nobody sees on a3."""


@pytest.mark.parametrize(
    ("jack", "lines"),
    [
        ("gull", ("detective: take holmes", "detective: accuse bert", "*: innocent")),
        ("bert", ("detective: take holmes", "detective: accuse bert", "*: guilty")),
        ("stealthy", (*BEFORE_AN_ESCAPE, "jack: escape sw")),
    ],
)
def test_who_only_heard_it_understands_the_end_too(jack: str, lines: tuple[str, ...]) -> None:
    at = play(opened(jack, "holmes", "smith", "lestrade", "bert"), *lines)
    for viewer in ("jack", "detective", "public"):
        who, known = at.game.read_viewer(viewer), at.game.start()
        for line in at.heard(who):
            known.apply(*line)
        assert as_bytes(at.game.view(known, who)) == as_bytes(view(at, viewer))
        assert as_bytes(at.game.view(known.copy(), who)) == as_bytes(view(at, viewer))


def test_a_copy_goes_its_own_way() -> None:
    """Wherever a game is, what happens to a copy does not happen to it."""
    at, rng = table(whistle="any"), Rng(2)
    again = True
    while again:
        key, text = at.game.key(at.state), position(at)
        other = at.state.copy()
        assert (at.game.key(other), at.game.position(other)) == (key, text)
        for seat in range(16):
            if other.to_act() >> seat & 1:
                other.apply(seat, other.pick(seat, rng))
                assert at.game.key(other) != key
                break
        assert (at.game.key(at.state), position(at)) == (key, text)
        again = at_random(at, rng, never="accuse")


ON_THE_TABLE = ("suspects", "covers", "cordons", "facing", "round", "invisible", "cards", "taken")
IN_HAND = ("jack", "jack_alibis", "jack_unknown", "detective_alibis", "detective_unknown")
BEING_PLAYED = ("question", "active", "moved", "powered", "points", "whistled", "accused", "left_by", "winner", "why")


@pytest.mark.parametrize("name", [*ON_THE_TABLE, *IN_HAND, *BEING_PLAYED])
def test_a_key_says_all_there_is_and_a_copy_has_it_too(name: str) -> None:
    """Also what no position says, as it is known to nobody: how many cards somebody holds."""
    at = opened("stealthy", "holmes", "smith", "lestrade", "bert")
    state, key = at.state, at.game.key(at.state)
    before = getattr(state, name)
    setattr(state, name, not before if isinstance(before, bool) else before + 1)
    assert at.game.key(state) != key
    assert at.game.key(state.copy()) == at.game.key(state)
    assert getattr(state.copy(), name) == getattr(state, name)

"""Counts of move sequences, and games played on both engines at once. Where the comment has a sum, it is the hand's work; the
deeper counts were compared with those of the second engine, which takes its time."""

from collections.abc import Callable, Sequence
from typing import TypeVar

import pytest

from games.mr_jack.plain import Asking
from games.mr_jack.plain import perft as plain_perft
from games.mr_jack_new_york.plain import CHARACTERS, POINTS, Plain, around
from games.mr_jack_new_york.stories import (
    boxed_in,
    choices,
    dark,
    ending,
    play,
    playing,
    position,
    suspects,
    table,
    view,
    visible,
)
from gaslamp.core import Rng, Table
from gaslamp.games.mr_jack_new_york.board import EXITS
from gaslamp.games.mr_jack_new_york.state import YorkState
from gaslamp.kit.bits import listed
from gaslamp.search.perft import perft
from gaslamp.sisters.state import JACK

T = TypeVar("T")

LATE = "jack=smith witness=v,v,v,v,v,v,v jack_alibis=eastman,tumblety,callahan"
SIX = "detective_alibis=beach,rider,latimer"
"""The last round, and six alibi cards drawn."""
NOTHING_TO_TURN = "tiles=metro:5-4,metro:11-14,park:2-9,park:3-10,park:12-13 witness=v,v,v,v,v,v"
BESIDE_HIM = "smith=3-8 informant=3-6"


def counts(at: Table, depth: int) -> list[int]:
    return [int(perft(at.state, each)) for each in range(1, depth + 1)]


DEALT = 8 * 35
"""In how many ways it can begin with a certain character's card: eight identities, and 35 deals of 70."""


def test_the_start() -> None:
    """Eight identities; 70 deals; four cards; and then what the eight can do, as below. Latimer on 5-8 has three spaces fewer to
    walk to, and leaves two places more for a barrier."""
    assert counts(table(), 4) == [8, 8 * 70, 8 * 70 * 4, DEALT * (64 + 88 + 74 + 30 + 239 + 47 + 30 + 30)]
    assert counts(table(latimer="5-8"), 4) == [8, 8 * 70, 8 * 70 * 4, DEALT * (602 - 3 + 2)]


COUNTED = [
    # 28 spaces within reach, three of them by metro; three people to accuse; 33 streets for a metro, in either order.
    ("beach", "detective", "", [28 + 3 + 33, 2001, 5796]),
    # 33 spaces, also over roofs; six people; 49 streets for a building.
    ("rider", "detective", "", [33 + 6 + 49, 3565, 10083]),
    # 27 spaces, four people, 43 streets for a lamp.
    ("latimer", "detective", "", [27 + 4 + 43, 2475, 7073]),
    # 21 spaces, four people, five tiles to turn; from a lamp that has become a park one can walk on.
    ("grant", "detective", "", [21 + 4 + 5, 234, 650]),
    # 39 spaces, 14 of them by metro, which is two steps away; five people; 195 ways to move a barrier.
    ("callahan", "detective", "", [39 + 5 + 195, 15997, 46050]),
    # 22 spaces, five people; of the others only Tumblety is as invisible, and has 20 spaces. Then three cards, or a verdict.
    ("eastman", "detective", "", [22 + 5 + 20, 42 * 3 + 5, 8971]),
    # 23 spaces and seven people; nobody next to him, but there may be.
    ("tumblety", "detective", "", [23 + 7, 167, 2538]),
    # 20 spaces, four people, two steamers to three ports. Where it ended with a steamer, one verdict.
    ("smith", "detective", "", [20 + 4 + 6, 20 * 6 + 4 + 6 * 24, 2 * 20 * 6 * 3 + 6 * 4]),
    # Nowhere to go but to one person, who changes places with any of six if it is Tumblety.
    ("beach", "detective", boxed_in("beach"), [1 + 1 + 34, 34 + 1 + 34 * 2]),
    ("rider", "jack", boxed_in("rider"), [1 + 50, 50 + 50]),
    ("eastman", "detective", boxed_in("eastman"), [1 + 1 + 120, 121 * 3 + 1]),
    ("tumblety", "detective", boxed_in("tumblety"), [1 + 1 + 6, 7 + 1 + 6 * 2, 7 * 3 + 6 * 3 + 6]),
    ("tumblety", "jack", "tumblety=8-9", [37 + 6, 410, 4109]),
    # All that was laid is a park, or under a barrier: there is nothing to turn, and so after each walk two cards.
    ("grant", "jack", NOTHING_TO_TURN, [21, 21 * 2]),
    # The Informant is next door. If he talks, seven cards.
    ("smith", "jack", f"{BESIDE_HIM}:mute", [29 + 6, 29 * 6 + 6 * 29]),
    ("smith", "jack", BESIDE_HIM, [30 + 6, 29 * 6 + 7 + 6 * 30]),
    ("eastman", "jack", dark("eastman=4-7", "beach=9-10"), [23 + 16, 37 * 2 + 2 * 7]),
    # No card is left, so he goes at once; or only one.
    ("grant", "detective", f"grant=3-8 informant=3-6 {LATE} {SIX},grant", [30 + 2 + 5, 346, 1134]),
    ("grant", "detective", f"grant=3-8 informant=3-6 {LATE} {SIX}", [30 + 2 + 5, 289]),
    # Who can leave, by land, by a steamer, over roofs, or helped by Eastman; and who could, but for the barriers.
    ("smith", "jack", "jack=smith smith=12-9 witness=i", [19 + 1 + 6, 234]),
    ("smith", "jack", "jack=smith smith=12-9 witness=v", [19 + 6, 19 * 6 + 6 * 19]),
    ("rider", "jack", "jack=rider rider=9-10 witness=i", [34 + 1 + 49, 3414]),
    ("callahan", "jack", "jack=callahan callahan=5-6 witness=i", [22 + 192, 8374]),
    ("eastman", "jack", f"{dark('smith=12-9')} jack=smith witness=i", [29 + 109 + 1, 136 * 3 + 2 * 7]),
    ("eastman", "detective", f"{dark('smith=12-9')} jack=smith witness=i", [29 + 109 + 1, 136 * 2 + 2 * 7 + 1]),
]


@pytest.mark.long
@pytest.mark.parametrize(("character", "seat", "laid", "expected"), COUNTED)
def test_one_character(character: str, seat: str, laid: str, expected: list[int]) -> None:
    at = playing(character, seat, laid)
    assert counts(at, len(expected)) == expected
    assert plain_perft(lambda: same(at).game(character), 2) == expected[1], "and so says the second engine"


@pytest.mark.parametrize(
    ("laid", "expected"),
    [
        # 37 spaces; one person next to him, and six to change places with; then two cards.
        ("tumblety=8-9", [37 + 6, 43 * 2, 6592]),
        (boxed_in("tumblety"), [1 + 6, 7 * 2]),
    ],
)
def test_tumblety_swaps_instead_of_moving(laid: str, expected: list[int]) -> None:
    at = playing("tumblety", "jack", laid, tumblety="or")
    assert counts(at, len(expected)) == expected
    assert plain_perft(lambda: same(at, "or").game("tumblety"), 2) == expected[1]


@pytest.mark.parametrize(
    ("witness", "expected"),
    [
        # Smith is the last of a round: 20 spaces, for the detective four people, two steamers to three ports, in either order.
        # An answer; then Jack's four cards in an even round, …
        ("", [20 + 4 + 6, 20 * 6 + 4 + 6 * 24, 240 + 6 * 4, 240 * 4]),
        # … or a deal, and the detective's four cards, in an odd one.
        ("witness=v", [20 + 6, 240, 240, 240 * 70, 240 * 70 * 4]),
        # After the last round nothing.
        ("witness=v,v,v,v,v,v,v", [20 + 6, 240, 0]),
    ],
)
def test_the_end_of_a_round(witness: str, expected: list[int]) -> None:
    at = table(f"jack=smith {witness} cards=-beach,-rider,-latimer,-smith active=smith")
    assert counts(at, len(expected)) == expected


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_move_leads_somewhere_else(character: str) -> None:
    """A key tells all states apart; so it tells all that can be moved."""
    leads_to_as_many(playing(character, "detective"))


def test_wherever_the_informant_goes_is_somewhere_else() -> None:
    leads_to_as_many(play(playing("smith", "jack", BESIDE_HIM), "walk 3-6", "*: alibi beach"))
    talks, mute = (playing("smith", "jack", BESIDE_HIM + state) for state in ("", ":mute"))
    assert talks.game.key(talks.state) != mute.game.key(mute.state)


def leads_to_as_many(at: Table) -> None:
    seat = at.game.read_actor(at.to_act()[0])
    keys = {at.game.key(at.state)}
    moves = at.state.moves(seat)
    for move in moves:
        after = at.state.copy()
        after.apply(seat, move)
        keys.add(at.game.key(after))
    assert len(keys) == 1 + len(moves)


def test_nothing_follows_the_end() -> None:
    assert counts(table("jack=smith cards=-beach,rider,latimer,smith active=beach over=jack:wrong_accused:latimer"), 2) == [0, 0]


def same(at: Table, tumblety: str = "and") -> Plain:
    """The second engine, told what the first one shows."""
    shown, plain = view(at), Plain(tumblety=tumblety)
    plain.at = {name: each.hex for name, each in shown.characters.items()}
    plain.metros, plain.lamps, plain.built, plain.parks = (
        {place for place, tile in shown.tiles.items() if tile == kind} for kind in ("metro", "lamp", "building", "park")
    )
    plain.barriers, plain.steamers = {frozenset(pair) for pair in shown.barriers}, set(shown.steamers)
    plain.informant, plain.talks = shown.informant.hex, shown.informant.talkative
    plain.round, plain.answers, plain.jack = shown.round, list(shown.witness), shown.jack or ""
    plain.cards, plain.taken = set(shown.cards), set(shown.taken)
    plain.alibis = {name: seat for seat in ("jack", "detective") for name in view(at, seat).hands[seat]}
    return plain


# In lockstep.

QUESTIONS = {"jack": "identity", "guilty": "verdict", "innocent": "verdict"} | {
    word: word for word in ("deal", "take", "last", "informant", "alibi", "witness")
}
"""What is asked, where it is not what a character does."""


def agree(at: Table, plain: Plain, asking: Asking, choose: Callable[[list[str]], str]) -> None:
    """Both ask the same of the same, and see the same, until the second engine has no more to ask."""
    asked: tuple[str, set[str]] | None = next(asking)
    while asked:
        seat, answers = asked
        moves = choices(at)
        assert (at.to_act(), set(moves), len(moves)) == ((seat,), answers, len(answers)), position(at)
        move = choose(sorted(moves))
        assert view(at).question == QUESTIONS.get(move.split()[0], "act")
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
    assert shown.tiles == tiles(plain)
    assert {frozenset(pair) for pair in shown.barriers} == plain.barriers
    assert set(shown.lit) == {place for place in plain.walkable() - plain.parks if around(place) & plain.lamps}
    assert set(shown.steamers) == plain.steamers
    assert (shown.informant.hex, shown.informant.talkative) == (plain.informant, plain.talks)
    assert (shown.round, set(shown.cards), set(shown.taken)) == (plain.round, plain.cards, plain.taken)
    assert list(shown.witness) == plain.answers
    assert shown.alibis == {seat: list(plain.alibis.values()).count(seat) for seat in ("jack", "detective")}
    assert (ending(at) or ("", ""), shown.left_by) == (plain.ending, plain.left_by)


def tiles(plain: Plain) -> dict[str, str]:
    kinds = {"metro": plain.metros, "lamp": plain.lamps, "building": plain.built, "park": plain.parks}
    return {place: kind for kind, places in kinds.items() for place in places}


@pytest.mark.parametrize("latimer", ["6-11", "5-8"])
@pytest.mark.parametrize("tumblety", ["and", "or"])
def test_a_second_engine_plays_the_same_game(latimer: str, tumblety: str) -> None:
    """Whole games, in which nobody is accused and nobody leaves, but who can meets the Informant."""
    for seed in range(2):
        rng = Rng(seed)
        at, plain = table(latimer=latimer, tumblety=tumblety), Plain(latimer, tumblety)

        def calmly(moves: list[str], rng: Rng = rng, plain: Plain = plain) -> str:
            calm = [move for move in moves if not ends_the_game(move, plain)]
            meetings = [move for move in calm if move.split()[0] in ("walk", "send") and move.endswith(plain.informant)]
            return any_of(meetings or calm, rng)

        agree(at, plain, plain.game(), calmly)
        assert ending(at) == ("jack", "uncaught")


def ends_the_game(move: str, plain: Plain) -> bool:
    return move.startswith("accuse") or (move.split()[0] in ("escape", "send") and move.split()[-1] in {plain.land, *plain.ports})


def any_of(things: Sequence[T], rng: Rng) -> T:
    return things[rng.below(len(things))]


@pytest.mark.long
def test_a_second_engine_agrees_in_a_crowd() -> None:
    """One character is played late in a game, where much is built and all stand close together: so there are accusations,
    escapes, meetings. Each kind of move is as likely as any other."""
    kinds: set[str] = set()
    rng = Rng(1)
    for number in range(256):
        active, seat, tumblety = CHARACTERS[number % 8], ("jack", "detective")[number // 8 % 2], ("and", "or")[number // 16 % 2]
        plain = Plain(tumblety=tumblety)
        crowd(plain, rng, active, seat)

        def any_kind(moves: list[str], plain: Plain = plain) -> str:
            by_kind: dict[str, list[str]] = {}
            for move in moves:
                kind = "smuggle" if move.startswith("send") and ends_the_game(move, plain) else move.split()[0]
                by_kind.setdefault(kind, []).append(move)
            kind = any_of(sorted(by_kind), rng)
            kinds.add(kind)
            return any_of(by_kind[kind], rng)

        at = table(words(plain, active), tumblety=tumblety)
        look_alike(at, plain)
        agree(at, plain, plain.activation(active, seat), any_kind)
    assert kinds == {"walk", "stay", "escape", "accuse", "guilty", "innocent", "send", "smuggle", "swap", "pass"} | (
        {"metro", "lamp", "building", "park", "barrier", "steamer", "alibi", "informant"}
    )


@pytest.mark.parametrize(("active", "words_before"), [("smith", "escape"), ("eastman", "send smith")])
@pytest.mark.parametrize(
    ("way", "smith", "eastman"),
    [
        ("14-11", "13-10", "13-8"),
        ("2-13", "3-12", "2-11"),
        ("5-2", "5-4", "5-6"),
        ("7-16", "7-14", "7-12"),
        ("11-16", "11-14", "11-12"),
        ("12-1", "12-3", "12-5"),
    ],
)
def test_jack_leaves_by_the_way_that_was_named(way: str, smith: str, eastman: str, active: str, words_before: str) -> None:
    """Few games on two engines end so. Eastman stands next to Smith, so both are visible."""
    steamers = {"14-11": "5-2,7-16", "2-13": "2-13,5-2"}.get(way, f"2-13,{way}")
    laid = f"smith={smith} eastman={eastman} steamers={steamers} barriers=3-8+4-7,8-7+8-9 jack=smith witness=i"
    at = playing(active, "jack", laid)
    plain = same(at)
    agree(at, plain, plain.game(active), lambda _: f"{words_before} {way}")
    assert (plain.ending, plain.left_by) == (("jack", "escaped"), way)


def test_they_agree_on_what_anybody_could_do() -> None:
    """Whom everybody could accuse, by which ways and in whose turn everybody could leave, and which moves are an escape: bots
    ask for that. They also think on copies.
    """
    rng = Rng(2)
    for number in range(48):
        active = CHARACTERS[number % 8]
        plain = Plain()
        crowd(plain, rng, active, "jack")
        at = table(words(plain, active))
        state = at.state
        assert isinstance(state, YorkState)
        for character, name in enumerate(CHARACTERS):
            far = plain.far(plain.at[name], roofs=name == "rider")
            near = {other for other in CHARACTERS if other != name and far.get(plain.at[other], POINTS + 1) <= POINTS}
            assert {CHARACTERS[other] for other in listed(state.within_reach(character))} == near
            assert {EXITS[way] for way in listed(state.ways_out(character))} == plain.ways_out(far)
            alike = name != "eastman" and plain.visible(name) == plain.visible("eastman")
            sent = alike and plain.ways_out(plain.far(plain.at[name], metro=False))
            turns = {name} if plain.ways_out(far) else set()
            assert {CHARACTERS[turn] for turn in listed(state.brings_out(character))} == turns | ({"eastman"} if sent else set())
        copy = state.copy()
        assert (at.game.key(copy), list(copy.moves(JACK))) == (at.game.key(state), list(state.moves(JACK)))
        for move in state.moves(JACK):
            assert state.gets_away(move) == ends_the_game(at.game.text(move), plain)


def crowd(plain: Plain, rng: Rng, active: str, seat: str) -> None:
    """Lay a late round out at random, around one space."""
    plain.round = 7 + rng.below(2)
    plain.answers = ["visible"] * (plain.round - 2) + [("visible", "invisible")[rng.below(4) > 0]]
    centre = any_of(sorted(plain.walkable()), rng)
    far = plain.far(centre, metro=False)
    near = sorted(far, key=lambda place: (far[place], place))
    plain.barriers = set()
    for _ in range(2):
        plain.barriers |= {frozenset(any_of(sorted(plain.closings(frozenset())), rng))}
    plain.metros, plain.lamps = set(), set()
    streets = [place for place in near if place in plain.streets]
    for kind, most in (("metro", 5), ("lamp", 3), ("building", 3), ("park", 3)):
        for place in shuffled(streets[:30], rng)[:most]:
            lay(plain, kind, place)
    room = [place for place in near if place in plain.walkable()][: 9 + rng.below(6)]
    plain.at = dict(zip(CHARACTERS, shuffled(room, rng), strict=False))
    plain.informant = any_of(sorted(plain.walkable() - set(plain.at.values())), rng) if rng.below(2) else room_left(plain, room)
    plain.steamers = set(shuffled(sorted(plain.ports), rng)[:2])
    plain.jack = active if active != "eastman" and rng.below(3) else any_of(CHARACTERS, rng)
    deck = [name for name in CHARACTERS if name != plain.jack][: plain.round - 1]
    plain.alibis = {name: ("jack", "detective")[rng.below(2)] for name in (deck if rng.below(3) == 0 else deck[:2])}
    others = [name for name in CHARACTERS if name != active][:3]
    begins = (seat == "detective") == (plain.round == 7)
    plain.cards, plain.taken = {active, *others}, {active} if begins else {active, others[0]}
    plain.talks = begins or rng.below(2) == 0


def lay(plain: Plain, kind: str, place: str) -> None:
    """A tile, where it may lie."""
    alike = {"metro": plain.all_metros(), "lamp": plain.lamps}.get(kind, set())
    blocks = kind in ("lamp", "building") and place in plain.barred()
    if not blocks and place not in tiles(plain) and not around(place) & alike:
        {"metro": plain.metros, "lamp": plain.lamps, "building": plain.built, "park": plain.parks}[kind].add(place)


def room_left(plain: Plain, room: list[str]) -> str:
    return next(place for place in room if place not in plain.at.values())


def words(plain: Plain, active: str) -> str:
    """A position, in one line."""
    found = [f"{name}={place}" for name, place in plain.at.items()]
    found += ["tiles=" + ",".join(f"{kind}:{place}" for place, kind in tiles(plain).items())]
    found += ["barriers=" + ",".join("+".join(pair) for pair in plain.barriers), f"steamers={','.join(plain.steamers)}"]
    found += [f"informant={plain.informant}{'' if plain.talks else ':mute'}", f"jack={plain.jack}"]
    found += [f"witness={','.join(answer[0] for answer in plain.answers)}", f"active={active}"]
    found += ["cards=" + ",".join(f"-{name}" if name in plain.taken else name for name in plain.cards)]
    for seat in ("jack", "detective"):
        found += [f"{seat}_alibis=" + ",".join(name for name, drawn in plain.alibis.items() if drawn == seat)]
    return " ".join(found)


def shuffled(things: list[str], rng: Rng) -> list[str]:
    left = list(things)
    return [left.pop(rng.below(len(left))) for _ in things]

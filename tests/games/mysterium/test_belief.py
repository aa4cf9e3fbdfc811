"""What can be known, compared with every way the cards can lie, written down one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations, product
from math import comb, sqrt
from typing import Any, NamedTuple

import pytest

from games.mysterium.plain import COLOURS, KINDS, Plain
from games.mysterium.stories import at_random, game, give, guess, heard, play, table, view, vote
from games.mysterium.test_late_laws import SecondStage, SmallHouse
from gaslamp.core import PUBLIC, Game, Rng, Table, Viewer, as_bytes, looking, members
from gaslamp.games.mysterium.belief import HiddenDreams, MysteriumBelief
from gaslamp.games.mysterium.state import DECK, IN_HAND, LAID, MysteriumState

SIGMAS = 6
"""How many standard deviations away from its share anything may be drawn."""
DRAWS = 300


def belief(at: Table, viewer: Viewer = PUBLIC) -> MysteriumBelief:
    """What a viewer can know after the story so far, which must have begun at the beginning."""
    thinks = at.game.belief(viewer)
    assert isinstance(thinks, MysteriumBelief)
    for line in at.story(viewer):
        thinks.hear(*line)
    return thinks


def told(game: Game, rng: Rng, viewer: Viewer = PUBLIC, wise: int = 50) -> Iterator[tuple[Table, MysteriumBelief]]:
    """A random game with a viewer's belief, at every moment."""
    at, thinks = Table(game), game.belief(viewer)
    assert isinstance(thinks, MysteriumBelief)
    while at_random(at, rng, wise):
        thinks.hear(*at.story(viewer)[-1])
        yield at, thinks


def worlds(thinks: MysteriumBelief, draws: int = DRAWS, seed: int = 1) -> Iterator[MysteriumState]:
    rng = Rng(seed)
    for _ in range(draws):
        world = thinks.draw(rng)
        assert isinstance(world, MysteriumState)
        yield world


def fits(drawn: Counter[Any], shares: dict[Any, float], draws: int = DRAWS) -> None:
    """Everything was drawn about as often as its share says, and nothing that has none."""
    assert drawn.keys() <= shares.keys()
    for what, share in shares.items():
        assert abs(drawn[what] - draws * share) <= SIGMAS * sqrt(draws * share * (1 - share)) + 1, what


def evenly(*names: Any) -> dict[Any, float]:
    return dict.fromkeys(names, 1 / len(names))


CARDS = "doctor cook hunter nanny sailor attic chapel crypt kitchen maze axe bell doll key rope"
GIVE_RED = ("ghost: dream red 3", "ghost: dream red 2", "ghost: close", "*: show 2", "*: show 3", "*: draw 8", "*: draw 9")
GIVE_BLUE = ("ghost: dream blue 9", "ghost: close", "*: show 9", "*: draw 10")


def opened() -> Table:
    """A game for three from its very beginning, with the hand drawn."""
    laid = [f"*: table {card}" for card in CARDS.split()]
    under = [f"*: combination red {card}" for card in ("doctor", "attic", "key")]
    under += [f"*: combination blue {card}" for card in ("nanny", "crypt", "rope")]
    return play(table(players=3), *laid, *under, *[f"*: draw {dream}" for dream in range(1, 8)])


# The combinations.


class Injections:
    """Every way to give the colours different cards of a kind, from the public story."""

    def __init__(self, colours: tuple[str, ...], lines: list[str]) -> None:
        self.colours = colours
        table = [line.split()[2] for line in lines if line.startswith("*: table")]
        self.ways = [list(permutations([card for card in table if card in kind], len(colours))) for kind in KINDS]
        self.found = dict.fromkeys(colours, 0)
        guesses: dict[str, str] = {}
        for line in lines:
            _, word, *what = line.split()
            if word == "guess":
                guesses[what[0]] = what[1]
            if word in ("right", "wrong"):
                at, kind = colours.index(what[0]), self.found[what[0]]
                self.ways[kind] = [way for way in self.ways[kind] if (way[at] == guesses[what[0]]) == (word == "right")]
                self.found[what[0]] += word == "right"

    def targets(self) -> dict[str, dict[str, float]]:
        shares = {}
        for at, colour in enumerate(self.colours):
            kind = self.found[colour]
            if kind < 3:
                cards = Counter(way[at] for way in self.ways[kind])
                total = len(self.ways[kind])
                shares[f"{colour}-{('character', 'location', 'object')[kind]}"] = {card: n / total for card, n in cards.items()}
        return shares


@pytest.mark.parametrize(("each", "players"), [(3, 2), (4, 4), (5, 5)])
def test_the_combinations_are_every_injection_counted(each: int, players: int) -> None:
    for seed in range(3):
        answers = 0
        for at, thinks in told(SmallHouse(84, each, players=players), Rng(seed), wise=20 + 20 * seed):
            if not heard(at, "public")[-1].startswith(("*: right", "*: wrong")):
                continue
            answers += 1
            ways = Injections(COLOURS[: max(2, players - 1)], heard(at, "public"))
            assert thinks.targets().keys() == ways.targets().keys()
            for orb, shares in ways.targets().items():
                assert thinks.targets()[orb] == pytest.approx(shares, abs=1e-12)
        assert answers > 5


def test_worlds_have_each_combination_as_often_as_any_other() -> None:
    """After some answers, all three kinds of all colours at once."""
    small = SmallHouse(84, 3, players=2)
    at = Table(small)
    rng, lines = Rng(4), [""]
    while sum(line.startswith(("*: right", "*: wrong")) for line in lines) < 4:
        at_random(at, rng, wise=0)
        lines = heard(at, "public")
    ways = Injections(("red", "blue"), lines).ways
    every = {tuple(zip(*kinds, strict=True)) for kinds in product(*ways)}
    drawn: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for world in worlds(belief(at), 1500):
        cards = Plain(2, position=small.position(world)).under
        drawn[tuple(tuple(cards[colour]) for colour in ("red", "blue"))] += 1
    fits(drawn, evenly(*every), 1500)
    assert 10 < len(every) < 200


def test_a_wrong_guess_by_hand() -> None:
    """Five characters, and red's is not the cook: one of four. Blue has one of the four that red has not: the cook in 4 ways of
    4 * 4, each other one in 3."""
    at = play(opened(), *GIVE_RED, *GIVE_BLUE, "red: guess red cook", "blue: guess blue nanny", "*: wrong red")
    others = ("doctor", "hunter", "nanny", "sailor")
    assert belief(at).targets()["red-character"] == evenly(*others)
    assert belief(at).targets()["blue-character"] == {"cook": 4 / 16} | dict.fromkeys(others, 3 / 16)
    fits(Counter(KINDS[0][world.combinations[0]] for world in worlds(belief(at), 1000)), evenly(*others), 1000)
    play(at, "*: right blue")
    assert belief(at).targets()["red-character"] == evenly("doctor", "hunter", "sailor")
    assert belief(at).targets()["blue-location"] == evenly("attic", "chapel", "crypt", "kitchen", "maze")


# The dreams only the ghost can place.


class Hidden(NamedTuple):
    deck: frozenset[int]
    hand: frozenset[int]
    laid: frozenset[int]
    thrown: frozenset[int]


class Hands:
    """Every way the dreams can lie, with its chance, from the public story."""

    def __init__(self, dreams: int) -> None:
        nowhere: frozenset[int] = frozenset()
        self.ways = {Hidden(frozenset(range(1, dreams + 1)), nowhere, nowhere, nowhere): Fraction(1)}
        self.before: dict[str, set[int]] = {}
        self.dreamer = ""
        self.discard: set[int] = set()

    def hear(self, line: str, shuffled: bool) -> None:
        _, word, *what = line.split()
        if word == "dream":
            self.dreamer = what[0]
        if word == "show":
            self.before.setdefault(self.dreamer, set()).add(int(what[0]))
        if word == "right":
            self.discard |= self.before.pop(what[0], set())
        found: dict[Hidden, Fraction] = {}
        for way, share in self.ways.items():
            for each, part in self.after(way, word, what):
                after = self.shuffled(each) if shuffled else each
                found[after] = found.get(after, Fraction(0)) + share * part
        whole = sum(found.values())
        self.ways = {way: share / whole for way, share in found.items()}
        if shuffled:
            self.discard = set()

    def shuffled(self, way: Hidden) -> Hidden:
        return way._replace(deck=way.deck | way.thrown | self.discard, thrown=frozenset())

    def after(self, way: Hidden, word: str, what: list[str]) -> Iterator[tuple[Hidden, Fraction]]:
        if word == "draw":
            for card in way.deck:
                yield way._replace(deck=way.deck - {card}, hand=way.hand | {card}), Fraction(1, len(way.deck))
        elif word in ("dream", "share"):
            for card in way.hand:
                yield way._replace(hand=way.hand - {card}, laid=way.laid | {card}), Fraction(1)
        elif word == "throw":
            yield way._replace(hand=frozenset(), thrown=way.thrown | way.hand), Fraction(1)
        elif word != "show":
            yield way, Fraction(1)
        elif min(way.laid) == int(what[0]):
            yield way._replace(laid=way.laid - {int(what[0])}), Fraction(1)


def believed(dreams: HiddenDreams, known: MysteriumState, way: Hidden) -> float:
    """The chance a belief gives to one way: that of its numbers, shared by all ways that have the same."""
    numbers: list[int] = []
    ways = 1
    for lot in range(len(dreams.sizes)):
        hidden = [dream + 1 for dream in range(84) if known.where[dream] == DECK and dreams.lot[dream] == lot]
        hand, laid, thrown = (len(place.intersection(hidden)) for place in (way.hand, way.laid, way.thrown))
        numbers += [hand, laid, thrown]
        higher = sum(dream > dreams.last + 1 for dream in hidden)
        ways *= comb(higher, laid) * comb(len(hidden) - laid, hand) * comb(len(hidden) - laid - hand, thrown)
    return dreams.shares.get(tuple(numbers), 0.0) / ways


@pytest.mark.parametrize(("dreams", "players", "seed"), [(9, 2, 3), (8, 3, 1), (8, 2, 5), (7, 4, 2)])
def test_the_hand_is_every_way_counted(dreams: int, players: int, seed: int) -> None:
    game, hands, shuffles = SmallHouse(dreams, players + 1, players=players), Hands(dreams), 0
    most = 0
    for at, thinks in told(game, Rng(seed), wise=60):
        hands.hear(heard(at, "public")[-1], thinks.known.shuffles > shuffles)
        shuffles = int(thinks.known.shuffles)
        most = max(most, len(hands.ways))
        for way, share in hands.ways.items():
            assert believed(thinks.dreams, thinks.known, way) == pytest.approx(float(share), abs=1e-9)
    assert shuffles > 2
    assert most > 20, "else there was not much to count"


@pytest.mark.long
@pytest.mark.parametrize("moment", ["draw", "dream", "throw", "show", "share"])
def test_worlds_have_each_hand_by_its_chance(moment: str) -> None:
    """What lies where, once the deck was shuffled, just after such a move."""
    for seed in range(20):
        hands, shuffles = Hands(9), 0
        for at, thinks in told(SmallHouse(9, 3, players=2), Rng(seed), wise=60):
            line = heard(at, "public")[-1]
            hands.hear(line, thinks.known.shuffles > shuffles)
            shuffles = int(thinks.known.shuffles)
            if shuffles > 1 and line.split()[1] == moment and 5 < len(hands.ways) < 200:
                shares = {(way.deck, way.hand, way.laid): float(share) for way, share in hands.ways.items()}
                drawn = Counter(tuple(lying(world, place) for place in (DECK, IN_HAND, LAID)) for world in worlds(thinks, 1000))
                fits(drawn, shares, 1000)
                return
    pytest.fail("no such moment")


def lying(world: MysteriumState, place: int) -> frozenset[int]:
    return frozenset(dream + 1 for dream in range(84) if world.where[dream] == place)


def test_what_is_shown_first_tells_of_the_rest() -> None:
    """By hand: two were laid and the lower one is 80, so the other is one of four. The hand is five of the other 82."""
    at = play(opened(), "ghost: throw", *[f"*: draw {dream}" for dream in (80, 83, 20, 30, 40, 50, 60)])
    play(at, "ghost: dream red 83", "ghost: dream red 80", "ghost: close", "*: show 80")
    drawn = Counter(dream for world in worlds(belief(at)) for dream in lying(world, LAID))
    fits(drawn, evenly(81, 82, 83, 84))
    held = Counter(dream in (81, 82, 83, 84) for world in worlds(belief(at)) for dream in lying(world, IN_HAND))
    fits(held, {True: 3 / 82, False: 79 / 82}, 5 * DRAWS)


def test_what_went_back_into_the_deck_can_be_in_the_hand() -> None:
    """By hand: eight dreams. Three of them are shown and discarded; the deck is empty, so they come back, and two are drawn."""
    at = Table(SmallHouse(8, 3, players=2))
    play(at, *[f"*: table {card}" for card in ("cook", "doctor", "nanny", "attic", "crypt", "maze", "axe", "bell", "key")])
    play(at, *[f"*: combination red {card}" for card in ("cook", "attic", "axe")])
    play(at, *[f"*: combination blue {card}" for card in ("nanny", "crypt", "key")])
    play(at, *[f"*: draw {dream}" for dream in range(1, 8)])
    give(at, "red", 1, 2, 3)
    give(at, "blue", 4)
    play(at, "psychic: guess red cook", "psychic: guess blue cook")
    assert {lying(world, IN_HAND) for world in worlds(belief(at), 5)} == {frozenset((5, 6, 7, 8))}, "all others are open"
    play(at, "*: right red", "*: wrong blue", "*: draw 1", "*: draw 2")
    hands = Counter(lying(world, IN_HAND) for world in worlds(belief(at)))
    fits(hands, evenly(*[frozenset((5, 6, 7, 8, *two)) for two in ((1, 2), (1, 3), (2, 3))]))


# The culprit and the votes.


def in_second_stage(day: int = 4, **options: Any) -> Table:
    """From its morning; with the shared dream shown."""
    at = play(Table(SecondStage(84, day, **options)), *[f"*: draw {dream}" for dream in range(1, 8)])
    play(at, "ghost: culprit blue", *[f"ghost: share {dream}" for dream in (4, 1, 2)])
    return play(at, *[f"*: show {dream}" for dream in (1, 2, 4)])


def culprits(at: Table, viewer: Viewer = PUBLIC) -> Counter[int]:
    return Counter(int(world.culprit) for world in worlds(belief(at, viewer)))


def test_the_culprit_is_any_of_those_suspected() -> None:
    at = play(Table(SecondStage(84, 4, players=4)), *[f"*: draw {dream}" for dream in range(1, 8)])
    assert culprits(at) == {-1: DRAWS}, "nobody yet"
    assert belief(at).suspects() == evenly("red", "blue", "green")
    play(at, "ghost: culprit blue")
    fits(culprits(at), evenly(0, 1, 2))
    at = in_second_stage(players=4)
    fits(culprits(at, looking(1)), evenly(0, 1, 2))
    assert culprits(at, looking(0)) == {1: DRAWS}, "the ghost knows"
    vote(at, "red", "red", "red")
    fits(culprits(at), evenly(1, 2))
    assert belief(at).suspects() == evenly("blue", "green")
    assert at.game.notes(belief(at)) == {"culprit": evenly("blue", "green")}
    assert at.game.notes(belief(at, looking(0))) == {}
    vote(at, "blue", "blue", "green")
    assert culprits(at) == {1: DRAWS}
    assert belief(at).suspects() == {"blue": 1.0}


def test_after_the_last_day_it_was_one_of_those_left() -> None:
    at = in_second_stage(7, players=4)
    vote(at, "red", "red", "red")
    assert at.outcome() is not None
    fits(culprits(at), evenly(1, 2))


def test_who_finishes_too_late_hears_of_no_culprit() -> None:
    at = opened()
    for day in range(1, 8):
        red, blue = ("hunter", "hunter") if day < 5 else (("doctor", "nanny"), ("attic", "crypt"), ("key", "rope"))[day - 5]
        for orb in ("red", "blue"):
            give(at, orb, view(at).hand[0])  # type: ignore[index]
        guess(at, red=red, blue=blue)
    assert at.outcome() is not None
    assert view(at, "public").stage == 2
    assert culprits(at) == {-1: DRAWS}


def test_a_sealed_vote_is_for_anybody() -> None:
    at = in_second_stage(players=4)
    vote(at, "red", "red", "red")
    play(at, "red: vote blue", "green: vote green")
    both = (1, 2)
    for viewer, red, green in (
        (PUBLIC, both, both),
        (looking(0), both, both),
        (looking(1), (1,), both),
        (looking(1, 3), (1,), (2,)),
    ):
        votes = Counter(tuple(int(vote) for vote in world.votes) for world in worlds(belief(at, viewer)))
        fits(votes, evenly(*product(red, (-1,), green)))
    play(at, "blue: vote green", "*: ballot red blue")
    votes = Counter(tuple(int(vote) for vote in world.votes) for world in worlds(belief(at)))
    fits(votes, evenly(*product((1,), (1, 2), (1, 2))))


def test_the_ghost_knows_all_but_sealed_votes() -> None:
    at = in_second_stage(players=3)
    assert certain(at, looking(0))
    for line in ("red: vote blue", "blue: vote red", "*: ballot red blue"):
        assert belief(play(at, line), looking(0)).worlds() is None
    play(at, "*: ballot blue red")
    assert certain(at, looking(0))


def certain(at: Table, viewer: Viewer) -> bool:
    """Whether a viewer knows all there is to know."""
    found = belief(at, viewer).worlds()
    return found is not None and [(at.game.key(world), weight) for world, weight in found] == [(at.game.key(at.state), 1.0)]


# Worlds.


@pytest.mark.long
@pytest.mark.parametrize(("players", "difficulty", "seed"), [(2, "normal", 0), (4, "easy", 1), (7, "hard", 2)])
def test_every_world_is_a_game_that_goes_on(players: int, difficulty: str, seed: int) -> None:
    """What is drawn can be written as a position; the plain engine plays on from it as ours does; its viewer sees what he sees;
    and what then happens can happen in it, as long as no secret of another world comes to light."""
    made = game(players=players, difficulty=difficulty)
    at, rng = table(players=players, difficulty=difficulty), Rng(seed)
    kept: list[tuple[MysteriumState, Viewer]] = []
    while at_random(at, rng):
        kept = [(world, viewer) for world, viewer in kept if follow(made, at, world, viewer)]
        if rng.below(12):
            continue
        for viewer in made.viewers():
            (world,) = worlds(belief(at, viewer), 1, len(at.lines))
            line = made.position(world)
            assert made.position(made.place(line)) == line
            assert as_bytes(made.view(world, viewer)) == as_bytes(at.view(viewer))
            choices = Plain(players, difficulty, line).choices()
            acting = members(world.to_act())
            assert {made.seat_name(seat): {made.text(move) for move in world.moves(seat)} for seat in acting} == choices
            kept.append((world, viewer))
    assert at.outcome() is not None


def follow(made: Game, at: Table, world: MysteriumState, viewer: Viewer) -> bool:
    """Play on a world what the viewer just saw; False if that was an answer which is another one there."""
    seat, seen = at.story(viewer)[-1]
    assert world.to_act() >> seat & 1
    moves = [move for move in world.moves(seat) if made.seen(world, seat, move, viewer) == seen]
    if not moves:
        assert made.text(seen).split()[0] in ("show", "right", "wrong", "ballot", "guilty", "innocent")
        return False
    world.apply(seat, moves[0])
    return True


def test_before_the_first_secret_everything_is_known() -> None:
    at = table(players=3)
    assert certain(at, PUBLIC)
    assert certain(play(at, *[f"*: table {card}" for card in CARDS.split()]), looking(1))
    assert belief(play(at, "*: combination red doctor")).worlds() is None
    assert at.game.notes(belief(at)) == {}, "none is sought yet"


def test_a_copy_goes_its_own_way() -> None:
    """Copies made all through a game stay as they were while the first listens on, and catch up when they hear the same."""

    def drawn(thinks: MysteriumBelief) -> list[str]:
        return [world.key() for world in worlds(thinks, 6)]

    for viewer in (PUBLIC, looking(0)):
        copies: list[tuple[MysteriumBelief, int, list[str]]] = []
        for at, thinks in told(SmallHouse(8, 3, players=2), Rng(6), viewer):
            copies.append((thinks.copy(), len(at.lines), drawn(thinks)))
        assert thinks.known.shuffles > 1
        for other, lines, before in copies:
            assert drawn(other) == before
            for line in at.story(viewer)[lines:]:
                other.hear(*line)
            assert drawn(other) == drawn(thinks)

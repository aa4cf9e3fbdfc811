"""What can be known where New York differs from London: anybody may draw a card, for either side, until the deck is empty."""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import permutations

import pytest

from games.mr_jack.test_belief import about, evenly, same_worlds, share, weighed
from games.mr_jack_new_york.stories import (
    CHARACTERS,
    at_random,
    belief,
    choices,
    eagerly,
    heard,
    met_at_once,
    opened,
    play,
    suspects,
    table,
    view,
)
from gaslamp.core import PathBelief, Rng, Table
from gaslamp.games.mr_jack_new_york.view import YorkView

FOUR = ("latimer", "grant", "tumblety", "smith")

DETECTIVE_MEETS = (
    *("detective: take latimer", "walk liberty", "*: alibi rider", "informant 8-13", "lamp 9-12"),
    *("jack: take smith", "walk 11-8", "steamer 5-2 12-1"),
    *("jack: take tumblety", "walk 8-7"),
)
"""Latimer begins on 5-8, three steps from the island, and looks at Cloud Rider's card; Tumblety comes beside her."""


def met(jack: str, card: str = "rider") -> Table:
    """The detective has drawn a card in round 1."""
    at = opened(jack, *FOUR, latimer="5-8")
    lines = [line.replace("alibi rider", f"alibi {card}") for line in DETECTIVE_MEETS]
    return play(at, *lines, "jack: pass", "*: last grant", "park 2-9", "walk 12-7")


def both_met(jack: str, first: str, second: str) -> Table:
    """And Jack draws another in round 2, when Eastman moves Cloud Rider to the Informant."""
    at = met(jack, first)
    play(at, choices(at)[0], "jack: take eastman")
    return play(at, "jack: send rider 8-13", f"*: alibi {second}", "jack: informant 7-8")


def in_words(jack: str, his: Iterable[str], theirs: Iterable[str]) -> str:
    return f"{jack}, {sorted(his)} and {sorted(theirs)}"


def by_brute_force(at: Table, viewer: str) -> dict[str, float]:
    """Of all orders of the eight alibi cards, those in which a viewer would have heard just this, by what they mean."""
    drawn = [line.split()[2] for line in heard(at, "truth") if line.startswith("*: alibi")]
    sides = ["detective", "jack"][: len(drawn)]
    truth = view(at)
    found: Counter[str] = Counter()
    for jack, *cards in permutations(CHARACTERS, 1 + len(drawn)):
        known = viewer != "jack" or jack == truth.jack
        known &= all(card == real for card, real, side in zip(cards, drawn, sides, strict=True) if side == viewer)
        if known and jack in suspects(at):
            found[in_words(jack, cards[1:], cards[:1])] += 1
    return {world: many / found.total() for world, many in found.items()}


@pytest.mark.parametrize("viewer", ["jack", "detective", "public"])
@pytest.mark.parametrize("cards", [1, 2])
def test_as_many_worlds_as_there_are_orders_of_the_cards(viewer: str, cards: int) -> None:
    at = met("tumblety") if cards == 1 else both_met("tumblety", "rider", "beach")
    found: dict[str, float] = {}
    for state, weight in belief(at, viewer).worlds() or []:
        shown = at.game.view(state, at.game.read_viewer("truth"))
        assert isinstance(shown, YorkView)
        found[in_words(shown.jack or "", shown.hands["jack"], shown.hands["detective"])] = weight
    assert found == about(by_brute_force(at, viewer))
    assert len(found) == {"jack": 7, "detective": 7, "public": 8 * 7}[viewer] or cards == 2


def test_what_the_detective_learns_from_the_informant() -> None:
    """By hand: he has seen Cloud Rider's card, and suspects the seven others."""
    at = met("tumblety")
    assert belief(at, "detective").suspects() == about(evenly(*[name for name in CHARACTERS if name != "rider"]))
    assert belief(at, "public").suspects() == about(evenly(*CHARACTERS))
    assert belief(at, "detective").alibis(1) == about({"rider": 1.0})
    assert belief(at, "jack").alibis(1) == about(evenly(*[name for name in CHARACTERS if name != "tumblety"]))


def test_whom_the_detective_suspects_when_jack_does_not_know_his_card() -> None:
    """By hand: s suspects are left. The card is one of seven; with (s - 1)/7 it is a suspect's, and one fewer is left."""
    at = met("tumblety")
    play(at, choices(at)[0])
    left = suspects(at)
    many = len(left)
    assert 2 < many < 8
    jack = Fraction(8 - many, 7) / many + Fraction(many - 1, 7) / (many - 1)
    other = Fraction(8 - many, 7) / many + Fraction(many - 2, 7) / (many - 1)
    assert jack + (many - 1) * other == 1
    assert belief(at, "jack").suspected() == about({name: float(jack if name == "tumblety" else other) for name in left})
    assert at.game.notes(belief(at, "jack")) == {
        "suspected": belief(at, "jack").suspected(),
        "cards": belief(at, "jack").alibis(1),
    }


def test_what_jack_draws_by_eastman_is_his() -> None:
    """By hand: the detective knows Cloud Rider's card; Jack's is one of six, a suspect's less often, as that may be Jack."""
    at = both_met("tumblety", "rider", "beach")
    left = suspects(at) - {"rider"}
    thinks = belief(at, "detective")
    assert thinks.suspects() == about(evenly(*left))
    innocent = set(CHARACTERS) - left - {"rider"}
    maybe = share(len(left) - 1, 6 * len(left))
    assert thinks.alibis(0) == about(dict.fromkeys(innocent, share(1, 6)) | dict.fromkeys(left, maybe))
    assert belief(at, "jack").alibis(0) == about({"beach": 1.0})
    assert at.game.notes(thinks) == {"jack": thinks.suspects(), "cards": thinks.alibis(0)}


# The same by following every path, until the deck is empty.


@pytest.mark.long
@pytest.mark.parametrize("viewer", ["jack", "detective"])
def test_every_path_leads_to_the_same_belief(viewer: str) -> None:
    """In a game with a card in every round, compared whenever the referee has spoken. At last the deck is empty."""
    at, rng = met_at_once(), Rng(0)
    who = at.game.read_viewer(viewer)
    thinks, paths = at.game.belief(who), PathBelief(at.game, who)
    for line in at.story(who):
        thinks.hear(*line)
        paths.hear(*line)
    while eagerly(at, rng):
        seat, seen = at.heard(who)[-1]
        thinks.hear(seat, seen)
        paths.hear(seat, seen)
        if seat == 15:
            same_worlds(at, thinks, paths)
            assert at.game.key(at.state) in weighed(at, thinks), "the truth is always among them"
    assert sum(view(at).alibis.values()) == 7


def test_with_an_empty_deck_the_detective_knows_who_has_no_card_of_his() -> None:
    """All seven cards are out: Jack is who is in neither hand, and who that is depends on Jack's hand, which is hidden."""
    at, rng = met_at_once(), Rng(0)
    while eagerly(at, rng):
        pass
    shown = view(at)
    assert sum(shown.alibis.values()) == 7
    thinks = belief(at, "detective")
    left = suspects(at) - set(shown.hands["detective"])
    assert thinks.suspects() == about(evenly(*left))
    assert len(weighed(at, thinks)) == len(left), "whoever it is, all the others' cards are Jack's"
    assert weighed(at, belief(at, "jack")) == {at.game.key(at.state): 1.0}, "and Jack knows what is in the other hand"


@pytest.mark.parametrize("viewer", ["jack", "detective", "public"])
def test_a_world_drawn_is_a_game_that_can_be_played_on(viewer: str) -> None:
    at, rng = both_met("tumblety", "rider", "beach"), Rng(12)
    world = Table(at.game, at.game.position(belief(at, viewer).draw(rng)))
    while at_random(world, rng):
        pass
    assert world.outcome() is not None


def test_before_the_identity_is_drawn_there_is_nothing_to_know() -> None:
    at = table()
    for viewer in ("jack", "detective", "public"):
        assert belief(at, viewer).suspects() == {}

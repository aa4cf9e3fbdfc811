"""What can be known, as stories with probabilities worked out by hand; and the same from the belief that follows every path."""

from fractions import Fraction

import pytest

from games.mr_jack.stories import CHARACTERS, at_random, belief, ending, opened, play, suspects, table
from gaslamp.core import Belief, PathBelief, Rng, Table
from gaslamp.sisters.belief import JackBelief

FOUR = ("holmes", "lestrade", "stealthy", "gull")
LIT = ("holmes", "smith", "lestrade", "bert")
DARK = ("watson", "stealthy", "goodley", "gull")

JACK_DRAWS = (
    *("detective: take stealthy", "detective: walk a4"),
    *("jack: take holmes", "jack: walk g6", "*: alibi smith"),
    *("jack: take gull", "jack: walk e8"),
    *("*: last lestrade", "detective: walk e4", "detective: cordon sw nw"),
)
"""Jack plays Holmes. In the end the same four stand in the light as at the start, and nobody beside another."""

DETECTIVE_DRAWS = (
    *("detective: take holmes", "detective: walk g6", "*: alibi bert"),
    *("jack: take stealthy", "jack: walk a4"),
    *("jack: take gull", "jack: walk e8"),
    *("*: last lestrade", "detective: walk e4", "detective: cordon sw nw"),
)
"""The same, with Holmes played by the detective."""

ROUND_2 = (
    *("jack: take smith", "jack: walk g7", "jack: lamp k6 b2"),
    *("detective: take bert", "detective: walk i9", "detective: cover b1 c4"),
    *("detective: take watson", "detective: walk i5", "detective: face s"),
    *("*: last goodley", "jack: whistle holmes h6", "jack: whistle smith g5", "jack: walk m9"),
    "*: witness invisible",
)
"""Whoever was in the dark still is."""

HOLMES_AGAIN = (
    "*: deal holmes lestrade stealthy gull",
    *("detective: take stealthy", "detective: walk a3"),
    *("jack: take holmes", "jack: walk g6"),
)
"""In round 3 it is Jack who plays Holmes."""


def both_draw(card: str) -> Table:
    """The detective has drawn Bert's card in round 1, and Jack draws this one in round 3."""
    return play(opened("gull", *FOUR), *DETECTIVE_DRAWS, "*: witness invisible", *ROUND_2, *HOLMES_AGAIN, f"*: alibi {card}")


def share(part: int, whole: int) -> float:
    return float(Fraction(part, whole))


def evenly(*names: str) -> dict[str, float]:
    return dict.fromkeys(names, 1 / len(names))


def about(shares: dict[str, float]) -> object:
    return pytest.approx(shares, abs=1e-12)


def weighed(at: Table, thinks: Belief) -> dict[str, float]:
    """The worlds of a belief by their key."""
    worlds = thinks.worlds()
    assert worlds is not None
    found = {at.game.key(state): weight for state, weight in worlds}
    assert len(found) == len(worlds), "no world twice"
    assert sum(found.values()) == pytest.approx(1)
    return found


# What the detective can know.


def test_before_the_identity_is_drawn_there_is_nothing_to_know() -> None:
    at = table()
    for viewer in ("jack", "detective", "public"):
        assert belief(at, viewer).suspects() == {}
        assert weighed(at, belief(at, viewer)) == {at.game.key(at.state): 1.0}
        assert at.game.key(belief(at, viewer).draw(Rng(1))) == at.game.key(at.state)


@pytest.mark.parametrize("viewer", ["detective", "public"])
def test_eight_suspects_at_the_start(viewer: str) -> None:
    at = opened("gull", *FOUR)
    assert belief(at, viewer).suspects() == about(evenly(*CHARACTERS))
    assert belief(at, viewer).alibis(0) == belief(at, viewer).alibis(1) == {}
    assert len(weighed(at, belief(at, viewer))) == 8


@pytest.mark.parametrize(("jack", "left", "answer"), [("bert", LIT, "visible"), ("gull", DARK, "invisible")])
def test_the_witnesses_leave_those_who_fit(jack: str, left: tuple[str, ...], answer: str) -> None:
    at = play(opened(jack, *FOUR), *[line.replace("alibi smith", "alibi watson") for line in JACK_DRAWS], f"*: witness {answer}")
    assert suspects(at) == set(left)
    for viewer in ("detective", "public"):
        assert belief(at, viewer).suspects() == about(evenly(*left))


@pytest.mark.parametrize(
    ("jack", "left", "answer"),
    [("goodley", (*LIT, "goodley"), "visible"), ("gull", ("watson", "stealthy", "gull"), "invisible")],
)
def test_the_lantern_shows_witnesses_somebody_too(jack: str, left: tuple[str, ...], answer: str) -> None:
    """From f10 Watson's lantern lights the tens as far as m10, where Goodley stands in no other light."""
    at = play(
        opened(jack, "watson", "lestrade", "stealthy", "gull"),
        *("detective: take gull", "detective: walk e7", "jack: take stealthy", "jack: walk a4"),
        *("jack: take watson", "jack: walk f10", "jack: face se"),
        *("*: last lestrade", "detective: walk e4", "detective: cordon sw nw", f"*: witness {answer}"),
    )
    assert suspects(at) == set(left)
    for viewer in ("detective", "public"):
        assert belief(at, viewer).suspects() == about(evenly(*[name for name in CHARACTERS if name in left]))


def test_an_alibi_clears_for_the_one_who_drew_it() -> None:
    at = play(opened("gull", *FOUR), *DETECTIVE_DRAWS[:3])
    assert belief(at, "detective").suspects() == about(evenly(*[name for name in CHARACTERS if name != "bert"]))
    assert belief(at, "public").suspects() == about(evenly(*CHARACTERS))
    assert belief(at, "detective").alibis(1) == about({"bert": 1.0})
    assert belief(at, "public").alibis(1) == about(evenly(*CHARACTERS))


def test_jacks_card_is_any_of_eight_until_more_is_known() -> None:
    """By hand: identity and card are two of eight in any order."""
    at = play(opened("gull", *FOUR), *JACK_DRAWS)
    thinks = belief(at, "detective")
    assert thinks.suspects() == about(evenly(*CHARACTERS))
    assert thinks.alibis(0) == about(evenly(*CHARACTERS))
    assert len(weighed(at, thinks)) == 8 * 7


def test_who_is_still_suspected_is_less_likely_in_jacks_hand() -> None:
    """By hand: four suspects. An innocent's card is Jack's with 1/7; a suspect's with 3/4, that he is not Jack, times 1/7."""
    at = play(opened("gull", *FOUR), *JACK_DRAWS, "*: witness invisible")
    thinks = belief(at, "detective")
    assert thinks.suspects() == about(evenly(*DARK))
    assert thinks.alibis(0) == about(dict.fromkeys(LIT, share(1, 7)) | dict.fromkeys(DARK, share(3, 28)))
    assert len(weighed(at, thinks)) == 4 * 7
    assert at.game.notes(thinks) == {"jack": thinks.suspects(), "cards": thinks.alibis(0)}


def test_the_detectives_own_card_is_in_nobody_elses_hand() -> None:
    """By hand: the detective holds Bert's card and Jack another. Jack is one of the four in the dark; of the six cards left each
    innocent's is his with 1/6, each suspect's with 3/4 times 1/6."""
    at = both_draw("lestrade")
    assert suspects(at) == set(DARK)
    thinks = belief(at, "detective")
    innocent = ("holmes", "smith", "lestrade")
    assert thinks.suspects() == about(evenly(*DARK))
    assert thinks.alibis(0) == about(dict.fromkeys(innocent, share(1, 6)) | dict.fromkeys(DARK, share(1, 8)))
    assert thinks.alibis(1) == about({"bert": 1.0})
    assert len(weighed(at, thinks)) == 4 * 6
    assert len(weighed(at, belief(at, "public"))) == 4 * 7 * 6
    assert belief(at, "public").alibis(1) == about(dict.fromkeys(LIT, share(1, 7)) | dict.fromkeys(DARK, share(3, 28)))


def test_a_suspect_whose_alibi_the_detective_drew_is_none_for_him() -> None:
    """By hand: four suspects less one; the public, which has not seen the card, suspects each of the four alike."""
    lines = [line.replace("alibi bert", "alibi watson") for line in DETECTIVE_DRAWS]
    at = play(opened("gull", *FOUR), *lines, "*: witness invisible")
    assert belief(at, "detective").suspects() == about(evenly("stealthy", "goodley", "gull"))
    assert belief(at, "public").suspects() == about(evenly(*DARK))
    assert belief(at, "public").alibis(1) == about(dict.fromkeys(LIT, share(1, 7)) | dict.fromkeys(DARK, share(3, 28)))


# What Jack knows.


def test_jack_knows_who_he_is_and_what_he_holds() -> None:
    at = play(opened("gull", *FOUR), *JACK_DRAWS)
    thinks = belief(at, "jack")
    assert weighed(at, thinks) == {at.game.key(at.state): 1.0}
    assert (thinks.suspects(), thinks.alibis(0), thinks.alibis(1)) == ({"gull": 1.0}, {"smith": 1.0}, {})


def test_whom_the_detective_suspects_before_he_holds_a_card() -> None:
    at = play(opened("gull", *FOUR), *JACK_DRAWS)
    assert belief(at, "jack").suspected() == about(evenly(*CHARACTERS))
    play(at, "*: witness invisible")
    assert belief(at, "jack").suspected() == about(evenly(*DARK))
    assert at.game.notes(belief(at, "jack")) == {"suspected": belief(at, "jack").suspected(), "cards": {}}


def test_whom_the_detective_suspects_with_a_card_that_jack_does_not_know() -> None:
    """By hand: it is any of the seven that are not Jack's own. With 4/7 it is an innocent's, and four suspects remain; with 3/7 a
    suspect's, and three remain, Jack always among them."""
    at = play(opened("gull", *FOUR), *DETECTIVE_DRAWS, "*: witness invisible")
    thinks = belief(at, "jack")
    assert thinks.alibis(1) == about(evenly(*[name for name in CHARACTERS if name != "gull"]))
    jack = Fraction(4, 7) / 4 + Fraction(3, 7) / 3
    other = Fraction(4, 7) / 4 + Fraction(2, 7) / 3
    assert jack + 3 * other == 1
    shares = {"watson": float(other), "stealthy": float(other), "goodley": float(other), "gull": float(jack)}
    assert thinks.suspected() == about(shares)
    assert len(weighed(at, thinks)) == 7
    assert at.game.notes(thinks) == {"suspected": thinks.suspected(), "cards": thinks.alibis(1)}


def test_what_jack_holds_the_detective_does_not() -> None:
    """By hand: Jack holds Watson's card, so the detective's is one of six; with 4/6 an innocent's."""
    at = both_draw("watson")
    thinks = belief(at, "jack")
    assert thinks.alibis(1) == about(evenly(*[name for name in CHARACTERS if name not in ("gull", "watson")]))
    never = Fraction(4, 6) / 4 + Fraction(2, 6) / 3
    other = Fraction(4, 6) / 4 + Fraction(1, 6) / 3
    shares = {"watson": never, "stealthy": other, "goodley": other, "gull": never}
    assert sum(shares.values()) == 1
    assert thinks.suspected() == about({name: float(part) for name, part in shares.items()})


# The end.


def test_an_arrest_leaves_nothing_open_but_the_cards() -> None:
    at = play(opened("bert", *FOUR), *DETECTIVE_DRAWS[:2], "*: alibi gull", "jack: take stealthy", "jack: walk h6")
    play(at, "jack: take gull", "jack: walk e8", "*: last lestrade", "detective: accuse smith", "*: innocent")
    assert ending(at) == ("jack", "wrong accused")
    left = [name for name in CHARACTERS if name not in ("smith", "gull")]
    assert belief(at, "detective").suspects() == about(evenly(*left)), "who it was, he may still wonder"
    at = play(opened("smith", *FOUR), "detective: take holmes", "detective: accuse smith", "*: guilty")
    assert belief(at, "public").suspects() == {"smith": 1.0}


# Using a belief.


def stories() -> list[Table]:
    """With a card in one hand, and with one in each."""
    return [play(opened("gull", *FOUR), *JACK_DRAWS), both_draw("lestrade")]


@pytest.mark.parametrize("viewer", ["jack", "detective"])
def test_worlds_are_drawn_by_their_weights(viewer: str) -> None:
    for at in stories():
        thinks, rng = belief(at, viewer), Rng(11)
        drawn = [at.game.key(thinks.draw(rng)) for _ in range(1500)]
        assert set(drawn) == set(weighed(at, thinks))
        for key, weight in weighed(at, thinks).items():
            assert drawn.count(key) / 1500 == pytest.approx(weight, abs=0.04)


def test_two_cards_are_drawn_by_their_weights() -> None:
    """By a spectator, who has seen neither: 168 worlds, so their parts are looked at instead."""
    at = stories()[1]
    thinks, rng = belief(at, "public"), Rng(12)
    worlds = [thinks.draw(rng) for _ in range(1500)]
    assert {at.game.key(world) for world in worlds} <= weighed(at, thinks).keys(), "no card is in both hands"
    drawn = [at.game.view(world, 3) for world in worlds]
    for seat, side in enumerate(("jack", "detective")):
        for name, weight in thinks.alibis(seat).items():
            found = sum(name in shown.hands[side] for shown in drawn)  # type: ignore[attr-defined]
            assert found / 1500 == pytest.approx(weight, abs=0.04)


def test_a_world_drawn_is_a_game_that_can_be_played_on() -> None:
    for at in stories():
        for viewer in ("jack", "detective", "public"):
            rng = Rng(12)
            world = Table(at.game, at.game.position(belief(at, viewer).draw(rng)))
            while at_random(world, rng):
                pass
            assert ending(world) is not None


@pytest.mark.parametrize("viewer", ["jack", "detective", "public"])
def test_a_copy_goes_its_own_way(viewer: str) -> None:
    for at in stories():
        thinks = belief(at, viewer)
        copied, before = thinks.copy(), weighed(at, thinks)
        assert weighed(at, copied) == before
        assert at.game.notes(copied) == at.game.notes(thinks)
        at_random(at, Rng(1))
        copied.hear(*at.story(at.game.read_viewer(viewer))[-1])
        assert weighed(at, thinks) == before
        assert weighed(at, copied) == weighed(at, belief(at, viewer)) != before


# The same by following every path.


def same_worlds(at: Table, thinks: Belief, paths: Belief) -> None:
    ours, theirs = weighed(at, thinks), weighed(at, paths)
    assert ours.keys() == theirs.keys()
    for key, weight in ours.items():
        assert abs(weight - theirs[key]) < 1e-9


@pytest.mark.long
@pytest.mark.parametrize("viewer", ["jack", "detective", "public"])
@pytest.mark.parametrize("seed", range(4))
def test_every_path_leads_to_the_same_belief(seed: int, viewer: str) -> None:
    """Random games, compared whenever the referee has spoken: nobody else tells anything."""
    rng = Rng(seed)
    at = table(edition="first" if seed % 2 else "revised")
    who = at.game.read_viewer(viewer)
    thinks, paths = at.game.belief(who), PathBelief(at.game, who)
    while at_random(at, rng, never="" if seed == 3 else "accuse"):
        seat, seen = at.heard(who)[-1]
        thinks.hear(seat, seen)
        paths.hear(seat, seen)
        if seat == 15:
            same_worlds(at, thinks, paths)
            assert at.game.key(at.state) in weighed(at, thinks), "the truth is always among them"


def test_a_belief_of_our_own_is_what_the_game_gives() -> None:
    game = table().game
    assert all(isinstance(game.belief(viewer), JackBelief) for viewer in game.viewers())

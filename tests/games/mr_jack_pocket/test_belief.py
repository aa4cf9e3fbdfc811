"""What can be known, as stories with probabilities worked out by hand; and the same from the belief that follows every path."""

from fractions import Fraction

import pytest

from games.mr_jack_pocket.stories import SUSPECTS, at_random, belief, ending, opened, play, table, up, view
from gaslamp.core import Belief, PathBelief, Rng, Table
from gaslamp.games.mr_jack_pocket.belief import PocketBelief

TURN_1_JACK_DRAWS = (
    "*: toss alibi toby rotation joker",
    "investigator: joker holmes",
    *("jack: alibi", "*: card pizer"),
    "jack: rotate 5 half",
)
"""Holmes will see gull, smith and lane, Toby, if he goes one place, nobody."""

FIVE_TOKENS = (
    "*: toss alibi toby exchange rotation",
    *("investigator: toby 1", "jack: alibi", "*: card goodley", "jack: exchange 6 8", "investigator: rotate 6 right"),
    "*: witness hidden",
    *("jack: rotate 3 left", "investigator: watson 2", "investigator: joker holmes", "jack: holmes 2"),
    "*: witness hidden",
    "*: toss holmes toby exchange joker",
    *("investigator: joker holmes", "jack: exchange 2 7", "jack: toby 2", "investigator: holmes 2"),
    "*: witness hidden",
    *("jack: watson 2", "investigator: alibi", "*: card lane", "investigator: rotate 8 right", "jack: rotate 7 right"),
    "*: witness hidden",
    "*: toss holmes watson exchange rotation",
    *("investigator: rotate 3 right", "jack: exchange 3 9", "jack: holmes 2", "investigator: watson 2"),
    "*: witness hidden",
)
"""Gull is never seen and nobody else either: after five turns only lane, whose alibi was shown, is innocent."""

TO_THE_TIE = (
    "*: toss holmes watson exchange rotation",
    *("investigator: rotate 8 right", "jack: watson 2", "jack: holmes 1", "investigator: exchange 1 3"),
    "*: witness hidden",
    *("jack: alibi", "*: card pizer", "investigator: rotate 8 right", "investigator: toby 2", "jack: joker holmes"),
    "*: witness hidden",
    "*: toss holmes watson exchange joker",
    *("investigator: joker holmes", "jack: exchange 2 6", "jack: holmes 2", "investigator: watson 2"),
    "*: witness hidden",
    *("jack: rotate 2 half", "investigator: alibi", "*: card madame", "investigator: rotate 4 right", "jack: toby 2"),
    "*: witness hidden",
)
TIE = (
    "*: toss alibi toby exchange joker",
    *("investigator: alibi", "*: card bert", "jack: joker holmes", "jack: exchange 7 8", "investigator: toby 2"),
    "*: witness hidden six",
)
"""Four hourglasses on turn tokens and one on Pizer's card; the fifth turn brings Jack the sixth and leaves gull alone."""


def share(part: int, whole: int) -> float:
    return float(Fraction(part, whole))


def evenly(*names: str) -> dict[str, float]:
    return dict.fromkeys(names, 1 / len(names))


def about(shares: dict[str, float] | dict[int, float]) -> object:
    return pytest.approx(shares, abs=1e-12)


def weighed(at: Table, thinks: Belief) -> dict[str, float]:
    """The worlds of a belief by their key."""
    worlds = thinks.worlds()
    assert worlds is not None
    found = {at.game.key(state): weight for state, weight in worlds}
    assert len(found) == len(worlds), "no world twice"
    return found


# What the investigator can know.


def test_before_the_identity_is_drawn_there_is_nothing_to_know() -> None:
    at = play(table(), "*: tile gull w")
    assert belief(at, "investigator").suspects() == {}
    assert weighed(at, belief(at, "investigator")) == {at.game.key(at.state): 1.0}


@pytest.mark.parametrize("viewer", ["investigator", "public"])
def test_nine_suspects_at_the_start(viewer: str) -> None:
    thinks = belief(opened("gull"), viewer)
    assert thinks.suspects() == about(evenly(*SUSPECTS))
    assert thinks.alibis() == {}
    assert thinks.hourglasses() == about({0: 1.0})


def test_an_appeal_leaves_those_still_up() -> None:
    seen = play(opened("gull"), *TURN_1_JACK_DRAWS, "investigator: toby 1", "*: witness seen")
    assert belief(seen, "investigator").suspects() == about(evenly("gull", "smith", "lane"))
    hidden = play(opened("bert"), *TURN_1_JACK_DRAWS, "investigator: toby 1", "*: witness hidden")
    others = [name for name in SUSPECTS if name not in ("gull", "smith", "lane")]
    assert belief(hidden, "investigator").suspects() == about(evenly(*others))


def test_a_shown_alibi_clears_its_suspect() -> None:
    at = play(opened("gull"), "*: toss alibi toby rotation joker", "investigator: alibi", "*: card madame")
    thinks = belief(at, "investigator")
    assert thinks.suspects() == about(evenly(*[name for name in SUSPECTS if name != "madame"]))
    assert thinks.alibis() == {}, "it is not in Jack's hand"


def test_jacks_card_is_any_of_nine_until_more_is_known() -> None:
    """By hand: identity and card are two of nine in any order; 1 of 9 cards has two hourglasses, 2 have none."""
    thinks = belief(play(opened("gull"), *TURN_1_JACK_DRAWS), "investigator")
    assert thinks.suspects() == about(evenly(*SUSPECTS))
    assert thinks.alibis() == about(evenly(*SUSPECTS))
    assert thinks.hourglasses() == about({0: share(2, 9), 1: share(6, 9), 2: share(1, 9)})


def test_who_is_still_suspected_is_less_likely_in_jacks_hand() -> None:
    """By hand: three suspects; each card of an innocent is Jack's with 1/8, of a suspect with 2/3 times 1/8."""
    at = play(opened("gull"), *TURN_1_JACK_DRAWS, "investigator: toby 1", "*: witness seen")
    thinks = belief(at, "investigator")
    innocent = ("madame", "goodley", "bert", "stealthy", "lestrade", "pizer")
    assert thinks.alibis() == about(dict.fromkeys(innocent, share(1, 8)) | dict.fromkeys(("gull", "smith", "lane"), share(1, 12)))
    assert thinks.hourglasses() == about({0: share(2, 8), 1: share(5, 8), 2: share(1, 8)})
    assert len(weighed(at, thinks)) == 3 * 8


def test_with_five_tokens_and_no_claim_jacks_card_weighs_nothing() -> None:
    """By hand: six suspects with Goodley's or Lestrade's card, and those two with each other's: 14 ways, all alike."""
    at = play(opened("gull"), *FIVE_TOKENS)
    assert up(at) == set(SUSPECTS) - {"lane"}
    assert view(at, "investigator").turn_tokens == ("jack",) * 5
    thinks = belief(at, "investigator")
    assert thinks.alibis() == about(evenly("goodley", "lestrade"))
    assert thinks.hourglasses() == about({5: 1.0})
    six = ("madame", "bert", "gull", "stealthy", "smith", "pizer")
    shares = dict.fromkeys(six, share(2, 14)) | dict.fromkeys(("goodley", "lestrade"), share(1, 14))
    assert thinks.suspects() == about(shares), "what Jack holds says something about who he is"
    assert len(weighed(at, thinks)) == 14


def test_before_the_fifth_token_jacks_card_might_still_weigh_one() -> None:
    """By hand: four tokens and no claim forbid only Madame's two; 7 identities with 6 cards, and hers with 7."""
    at = play(opened("gull"), *FIVE_TOKENS[:-1])
    thinks = belief(at, "investigator")
    assert thinks.suspects()["madame"] == pytest.approx(share(7, 49))
    assert thinks.suspects()["gull"] == pytest.approx(share(6, 49))
    assert "madame" not in thinks.alibis()
    assert thinks.alibis()["lestrade"] == pytest.approx(share(7, 49))
    assert thinks.hourglasses() == about({4: share(14, 49), 5: share(35, 49)})


def test_a_new_card_is_open_until_the_next_appeal() -> None:
    """By hand, after the 14 ways above: six cards are left each time, with no hourglass on one of them unless Jack is goodley
    or lestrade, and two on one of them unless Jack is madame; both 12 times of 14."""
    at = play(opened("gull"), *FIVE_TOKENS, "jack: alibi", "*: card bert")
    assert belief(at, "investigator").hourglasses() == about({5: share(1, 7), 6: share(5, 7), 7: share(1, 7)})


def test_a_claim_tells_what_jack_holds_at_least() -> None:
    """By hand: before it, any of the seven cards that are neither shown nor the identity; with five tokens and the claim,
    one with an hourglass: not Goodley's and Lestrade's, and madame, bert and gull are accounted for."""
    at = play(opened("gull"), *TO_THE_TIE)
    assert view(at).turn_tokens == ("jack",) * 4
    assert up(at) == {"gull", "lestrade"}
    before = belief(at, "investigator")
    assert before.suspects() == about(evenly("gull", "lestrade"))
    others = ("goodley", "bert", "stealthy", "smith", "pizer", "lane")
    assert before.alibis() == about(dict.fromkeys(others, share(1, 7)) | dict.fromkeys(("gull", "lestrade"), share(1, 14)))
    play(at, *TIE)
    assert view(at).chase
    after = belief(at, "investigator")
    assert after.suspects() == about({"gull": 1.0})
    assert after.alibis() == about(evenly("stealthy", "smith", "pizer", "lane"))
    assert after.hourglasses() == about({6: 1.0})


def test_in_the_chase_silence_says_nothing() -> None:
    """Jack claimed his six already and does not claim them again; what was known stays known."""
    at = play(opened("gull"), *TO_THE_TIE, *TIE)
    turn_6 = ("jack: watson 1", "investigator: holmes 1", "investigator: rotate 9 half", "jack: rotate 7 half")
    play(at, *turn_6, "*: witness hidden")
    assert (view(at).turn, view(at).chase) == (7, True)
    thinks = belief(at, "investigator")
    assert thinks.alibis() == about(evenly("stealthy", "smith", "pizer", "lane"))
    assert thinks.hourglasses() == about({7: 1.0})


# What Jack knows.


def test_jack_knows_everything() -> None:
    at = play(opened("gull"), *FIVE_TOKENS)
    thinks = belief(at, "jack")
    assert weighed(at, thinks) == {at.game.key(at.state): 1.0}
    assert thinks.suspects() == {"gull": 1.0}
    assert thinks.alibis() == {"goodley": 1.0}
    assert thinks.hourglasses() == {5: 1.0}


def test_jack_knows_what_the_others_can_know() -> None:
    at = opened("gull")
    for line in FIVE_TOKENS:
        play(at, line)
        outsider = belief(at, "jack").outsider
        assert outsider is not None
        assert weighed(at, outsider) == weighed(at, belief(at, "investigator")) == weighed(at, belief(at, "public"))
    assert belief(at, "investigator").outsider is None


# Using a belief.


@pytest.mark.parametrize("story", [FIVE_TOKENS, TO_THE_TIE, (*TO_THE_TIE, *TIE)])
def test_worlds_are_drawn_by_their_weights(story: tuple[str, ...]) -> None:
    at = play(opened("gull"), *story)
    thinks = belief(at, "investigator")
    rng = Rng(11)
    drawn = [at.game.key(thinks.draw(rng)) for _ in range(2800)]
    for key, weight in weighed(at, thinks).items():
        assert drawn.count(key) / 2800 == pytest.approx(weight, abs=0.03)
    assert set(drawn) == set(weighed(at, thinks))


def test_a_world_drawn_is_a_game_that_can_be_played_on() -> None:
    at = play(opened("gull"), *FIVE_TOKENS)
    rng = Rng(12)
    world = Table(at.game, at.game.position(belief(at, "investigator").draw(rng)))
    while at_random(world, rng):
        pass
    assert ending(world) is not None


@pytest.mark.parametrize("story", [FIVE_TOKENS, (*TO_THE_TIE, *TIE)])
@pytest.mark.parametrize("viewer", ["jack", "investigator"])
def test_a_copy_goes_its_own_way(story: tuple[str, ...], viewer: str) -> None:
    at = play(opened("gull"), *story)
    thinks = belief(at, viewer)
    copied = thinks.copy()
    pairs = [(thinks, copied)]
    if viewer == "jack":
        assert thinks.outsider is not None
        assert copied.outsider is not None
        pairs.append((thinks.outsider, copied.outsider))
    before = [weighed(at, kept) for kept, _ in pairs]
    assert [weighed(at, moved) for _, moved in pairs] == before
    at_random(at, Rng(1))
    seat, seen = at.story(at.game.read_viewer(viewer))[-1]
    copied.hear(seat, seen)
    assert [weighed(at, kept) for kept, _ in pairs] == before
    assert weighed(at, copied) == weighed(at, belief(at, viewer))
    assert all(weighed(at, moved) != old for (_, moved), old in zip(pairs, before, strict=True))


# The same by following every path.


def same_worlds(at: Table, thinks: Belief, paths: Belief) -> None:
    ours, theirs = weighed(at, thinks), weighed(at, paths)
    assert ours.keys() == theirs.keys()
    for key, weight in ours.items():
        assert abs(weight - theirs[key]) < 1e-9


@pytest.mark.long
@pytest.mark.parametrize("seed", range(15))
def test_every_path_leads_to_the_same_belief(seed: int) -> None:
    """Random games, in every other of which Jack takes all the alibis he can get; compared after every line."""
    rng = Rng(seed)
    at = table(chase="at_once" if seed % 3 == 0 else "next_turn")
    who = at.game.read_viewer("investigator")
    thinks: Belief = at.game.belief(who)
    paths = PathBelief(at.game, who)
    while at_random(at, rng, greedy="jack" if seed % 2 else ""):
        seat, seen = at.story(who)[-1]
        thinks.hear(seat, seen)
        paths.hear(seat, seen)
        same_worlds(at, thinks, paths)
        assert at.game.key(at.state) in weighed(at, thinks), "the truth is always among them"


@pytest.mark.parametrize("viewer", ["investigator", "public", "jack"])
@pytest.mark.parametrize("story", [FIVE_TOKENS, (*TO_THE_TIE, *TIE)])
def test_every_path_agrees_on_the_stories_above_and_how_they_go_on(story: tuple[str, ...], viewer: str) -> None:
    at = play(opened("gull"), *story)
    rng = Rng(3)
    while at_random(at, rng, greedy="jack"):
        pass
    who = at.game.read_viewer(viewer)
    thinks, paths = at.game.belief(who), PathBelief(at.game, who)
    for seat, seen in at.story(who):
        thinks.hear(seat, seen)
        paths.hear(seat, seen)
        same_worlds(at, thinks, paths)


def test_a_belief_of_our_own_is_what_the_game_gives() -> None:
    game = table().game
    assert all(isinstance(game.belief(viewer), PocketBelief) for viewer in game.viewers())

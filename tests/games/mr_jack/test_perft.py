"""Counts of move sequences. Where the comment has a sum, it is the hand's work; the deeper counts were compared with those of
`plain.perft`, which takes its time: a minute and more for the deepest."""

import pytest

from games.mr_jack.plain import Asking, Plain
from games.mr_jack.plain import perft as plain_perft
from games.mr_jack.stories import boxed_in, playing, table
from gaslamp.core import Table
from gaslamp.search.perft import perft


def counts(at: Table, depth: int) -> list[int]:
    return [int(perft(at.state, each)) for each in range(1, depth + 1)]


def test_the_start() -> None:
    """Eight identities; 70 deals; four cards. Each character is in 35 of the deals, and together they have, as below,
    35 + 31 + 33 + 26 + 38 + 59 + 39 + 35 = 296 moves."""
    assert counts(table(), 4) == [8, 8 * 70, 8 * 70 * 4, 8 * 35 * 296]


@pytest.mark.parametrize(
    ("character", "expected"),
    [
        # 31 free streets within reach, and four people to accuse. Seven cards after each walk; then Jack takes one of three.
        ("holmes", [31 + 4, 31 * 7 + 4, 31 * 7 * 3, 18494]),
        # 29 streets, two people; six directions; three cards.
        ("watson", [29 + 2, 29 * 6 + 2, 29 * 6 * 3, 15000]),
        # 19 streets, two people, six lamps to two posts, in either order. Where it ended with a lamp, one verdict.
        ("smith", [19 + 2 + 12, 19 * 12 + 2 + 12 * 21, 2 * 19 * 12 * 3 + 12 * 2, 38784]),
        # 21 streets, one person, two cordons to two exits.
        ("lestrade", [21 + 1 + 4, 21 * 4 + 1 + 4 * 22, 2 * 21 * 4 * 3 + 4]),
        # 34 streets, four people.
        ("stealthy", [34 + 4, 34 * 3 + 4]),
        # 17 streets and nobody in reach. Calls: Holmes 5, Watson 6, Smith 6, Lestrade 7, Stealthy 8, Gull 4, Bert 6.
        ("goodley", [17 + 42, 1144]),
        # 30 streets, two people, seven to change places with, after one of whom a lantern is to be turned.
        ("gull", [30 + 2 + 7, 30 * 3 + 2 + 6 * 3 + 6, 3299, 30953]),
        # 20 streets, one person, two covers to seven manholes.
        ("bert", [20 + 1 + 14, 567, 1670]),
    ],
)
def test_the_first_character(character: str, expected: list[int]) -> None:
    assert counts(playing(character, "detective"), len(expected)) == expected


@pytest.mark.parametrize(
    ("edition", "whistle", "expected"),
    [
        ("revised", "all", [17 + 42, 1139, 7595, 55940]),
        ("revised", "any", [17 + 42 + 1, 1192, 8333, 60894]),
        ("first", "all", [27 + 42, 1616, 11873]),
    ],
)
def test_goodley_whistles(edition: str, whistle: str, expected: list[int]) -> None:
    assert counts(playing("goodley", "jack", edition=edition, whistle=whistle), len(expected)) == expected


@pytest.mark.parametrize(
    ("character", "seat", "position", "expected"),
    [
        # From b1 there are 2 streets at one step, 3 at two, 4 at three, as Miss Stealthy stands on a3. The cordon there can
        # be moved to two exits, and then Lestrade leaves. If he does not, three cards.
        ("lestrade", "jack", "jack=lestrade lestrade=b1 witness=i", [9 + 4, 9 * 4 + 4 * 9 + 2, 2 * 9 * 4 * 3]),
        ("bert", "jack", "jack=bert bert=k9 covers=k9,b1 witness=i", [29, 625, 1839, 58198]),
        # Nowhere to go: stay, five people to accuse, seven to change places with.
        ("gull", "detective", boxed_in("gull"), [1 + 5 + 7, 3 + 5 + 6 * 3 + 6]),
        # 34 streets, then two cards.
        ("stealthy", "jack", "", [34, 34 * 2, 2003]),
    ],
)
def test_other_places(character: str, seat: str, position: str, expected: list[int]) -> None:
    assert counts(playing(character, seat, position), len(expected)) == expected


@pytest.mark.parametrize(
    ("witness", "expected"),
    [
        # Gull is the last of a round, on b7: five streets, seven to change places with, one of them Watson, whose lantern takes a
        # move more. An answer to each; then Jack's four cards in an even round, …
        ("", [5 + 7, 11 + 6, 11 * 4 + 6]),
        # … or a deal, and the detective's four cards, in an odd one.
        (" witness=v", [5 + 7, 11 + 6, 11 * 70 + 6, 11 * 70 * 4 + 6 * 70]),
        # After the last round nothing.
        (" witness=v,v,v,v,v,v,v", [5 + 7, 6, 0]),
    ],
)
def test_the_end_of_a_round(witness: str, expected: list[int]) -> None:
    cards = "cards=-holmes,-watson,-smith,-gull active=gull gull=b7 stealthy=m8 covers=b6,b1"
    assert counts(table(f"jack=gull {cards}{witness}"), len(expected)) == expected


def test_nothing_follows_the_end() -> None:
    over = "cards=-holmes,watson,smith,gull active=holmes over=jack:wrong_accused:watson"
    assert counts(table(f"jack=gull {over}"), 2) == [0, 0]


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("character", ["holmes", "watson", "smith", "lestrade", "goodley", "bert"])
def test_the_second_engine_counts_the_same(edition: str, character: str) -> None:
    def start() -> Asking:
        plain = Plain(edition)
        plain.jack = "stealthy"
        return plain.activation(character, "jack")

    assert plain_perft(start, 2) == perft(playing(character, "jack", edition=edition).state, 2)

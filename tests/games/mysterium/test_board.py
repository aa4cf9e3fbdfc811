"""Proofs about what is printed: the cards, the table of difficulties, and that every move has words of its own."""

from collections import Counter
from hashlib import blake2b

import pytest

from games.mysterium.plain import KINDS
from games.mysterium.stories import game
from gaslamp.games.mysterium import board
from gaslamp.games.mysterium.board import CARDS, COLOURS, DAYS, DIFFICULTIES, DREAMS, EACH, HAND, KIND_NAMES, ORBS, SHARED
from gaslamp.games.mysterium.game import Mysterium
from gaslamp.games.mysterium.moves import words
from gaslamp.games.mysterium.state import MysteriumState
from gaslamp.kit.bits import count, listed

TABLE = {
    2: (4, 5, 6, 7),
    3: (5, 6, 7, 8),
    4: (6, 7, 8, 9),
    5: (7, 8, 9, 10),
    6: (8, 9, 10, 11),
    7: (9, 10, 11, 12),
}
"""The rulebook's: cards of each kind by players; easy, normal, hard, very hard."""


def test_fifty_four_cards() -> None:
    assert len(CARDS) == len(set(CARDS)) == 54 == 3 * EACH
    assert tuple(card for kind in KINDS for card in kind) == CARDS, "the second engine knows them too"
    assert KIND_NAMES == ("character", "location", "object")
    assert [len(board.FACTS[f"{kind}s"]) for kind in KIND_NAMES] == [18, 18, 18]
    assert all(list(kind) == sorted(kind) for kind in KINDS), "in the order of the alphabet"


@pytest.mark.parametrize("kind", [0, 1, 2])
def test_a_set_of_a_kind(kind: int) -> None:
    assert listed(board.of_kind(kind)) == [CARDS.index(card) for card in KINDS[kind]]
    assert count(board.of_kind(kind)) == 18


def test_what_else_is_in_the_box() -> None:
    assert (DREAMS, HAND, DAYS, ORBS, SHARED) == (84, 7, 7, 6, 3)
    assert (board.FACTS["dreams"], board.FACTS["hand"], board.FACTS["days"]) == (DREAMS, HAND, DAYS)
    assert COLOURS == ("red", "blue", "green", "yellow", "violet", "white")


def test_difficulties() -> None:
    assert DIFFICULTIES == ("easy", "normal", "hard", "very_hard")
    assert [board.throws(each) for each in DIFFICULTIES] == [1, 3, 1, 0]
    assert [board.daily(each) for each in DIFFICULTIES] == [True, False, False, False]


@pytest.mark.parametrize("players", range(2, 8))
def test_the_rulebooks_table(players: int) -> None:
    for difficulty, each in zip(DIFFICULTIES, TABLE[players], strict=True):
        made = game(players=players, difficulty=difficulty)
        assert isinstance(made, Mysterium)
        start = made.start()
        assert isinstance(start, MysteriumState)
        assert made.each == start.each == each
        assert (start.throws, start.daily) == (board.throws(difficulty), board.daily(difficulty))
        assert (start.psychics, start.orbs) == (players - 1, max(players - 1, 2))


def test_seats() -> None:
    assert game(players=2).seats == ("ghost", "psychic")
    for players in range(3, 8):
        assert game(players=players).seats == ("ghost", *COLOURS[: players - 1])


@pytest.mark.parametrize("voters", [("psychic",), ("red", "blue"), COLOURS])
def test_every_move_has_words_of_its_own(voters: tuple[str, ...]) -> None:
    """By hand: 6 orbs with 54 cards, or with 84 dreams, or with the six combinations."""
    every = words(voters)
    assert len(set(every)) == len(every)
    assert Counter(word.split()[0] for word in every) == (
        {"guess": 6 * 54, "vote": 6 + 1, "dream": 6 * 84 + 6, "close": 1, "throw": 1, "culprit": 6 + 1, "share": 84 + 1}
        | {"table": 54, "combination": 6 * 54 + 6, "draw": 84 + 1, "show": 84}
        | {"right": 6, "wrong": 6, "ballot": 36, "lot": 6, "guilty": 6, "innocent": 6}
    )


def test_the_words_of_a_move_never_change() -> None:
    """Records hold words, and what was learned holds numbers: both outlive us."""
    digest = blake2b("\n".join(words(COLOURS)).encode(), digest_size=8)
    assert digest.hexdigest() == "525e79695b47830b"

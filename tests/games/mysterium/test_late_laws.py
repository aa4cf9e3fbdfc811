"""The laws where random games seldom come: shuffles, empty hands, the second stage, the last day.

A belief begins where a game begins, and must know there what everybody knows. So these games begin where nothing is hidden: in a
house with few cards, in which a guess is often right and the dreams run out; or in the second stage, with all dreams in the deck.
"""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.mysterium.stories import ALL, house_line
from gaslamp.core import Belief
from gaslamp.core.options import settle
from gaslamp.games.mysterium import OPTIONS, position
from gaslamp.games.mysterium.belief import MysteriumBelief
from gaslamp.games.mysterium.board import DREAMS, ORBS
from gaslamp.games.mysterium.game import Mysterium
from gaslamp.games.mysterium.state import BEFORE, DECK, MysteriumState
from gaslamp.testing import check_laws

BOX = BEFORE + ORBS
"""Where a dream is that does not play."""


class SmallHouse(Mysterium):
    """Mysterium with only the first so many dreams and, of each kind, so many cards on the table."""

    def __init__(self, dreams: int, each: int, **options: Any) -> None:
        super().__init__(settle(OPTIONS, options))
        self.dreams = dreams
        self.each = each

    def start(self) -> MysteriumState:
        state = super().start()
        state.where = vec[i64]([DECK if dream < self.dreams else BOX for dream in range(DREAMS)])
        state.deck = self.dreams
        return state

    def belief(self, viewer: i64) -> Belief:
        belief = super().belief(viewer)
        assert isinstance(belief, MysteriumBelief)
        belief.dreams.sizes = [self.dreams]
        return belief


class SecondStage(SmallHouse):
    """The same from the morning on which the ghost has yet to fill his hand and to name the culprit."""

    def __init__(self, dreams: int, day: int, **options: Any) -> None:
        super().__init__(dreams, 0, **options)
        self.line = house_line(f"ask=culprit day={day} hand=", ALL, **options).replace("hand= ", "")

    def start(self) -> MysteriumState:
        return position.place(self.line, super().start(), self.seats)


@pytest.mark.long
@pytest.mark.parametrize(
    "late",
    [
        SmallHouse(7, 3, players=3, difficulty="normal"),
        SmallHouse(7, 4, players=4),
        SecondStage(7, 6, players=3),
        SecondStage(7, 5, players=4, difficulty="hard"),
    ],
    ids=lambda late: f"{type(late).__name__} for {len(late.seats)}",
)
def test_the_laws_hold_late(late: SmallHouse) -> None:
    """One game or a few more, as it takes until everybody has met a game he cannot tell from his own."""
    check_laws(late, games=1, seed=3)

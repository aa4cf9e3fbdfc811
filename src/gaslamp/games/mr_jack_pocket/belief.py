"""What can be true for somebody who is not Jack: who Jack is, and which alibi cards he holds.

Every order of the nine alibi cards was equally likely, so every way to fill the unknown places (Jack's identity, then
his cards in the order he drew them) is too, as long as it agrees with three things: the identity is still up, no card
was shown, and Jack claimed six hourglasses exactly when he had them. That a turn ended without the claim bounds the
hourglasses of the cards he held by then; hourglasses only ever grow, so the latest such turn says it all.

Jack knows everything; what he wants to know is what the investigator can know, and that is a belief too: `outsider`.
"""

from typing import Final

from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.rng import Rng
from gaslamp.core.state import PUBLIC, State, only
from gaslamp.games.mr_jack_pocket.board import ALL_SUSPECTS, GOAL, HOURGLASSES, PLACES, SUSPECTS
from gaslamp.games.mr_jack_pocket.moves import IDENTITY_UNSEEN, WITNESS
from gaslamp.games.mr_jack_pocket.seen import seen
from gaslamp.games.mr_jack_pocket.state import JACK, UNKNOWN, PocketState
from gaslamp.kit.bits import count, nth

NO_LIMIT: Final = 99


class PocketBelief(Belief):
    def __init__(self, start: PocketState, viewer: int) -> None:
        self.known = start.copy()
        """The state as far as the viewer knows it."""
        self.secret = False
        """Whether there is something the viewer does not know."""
        self.fewer_cards: i64 = 0  # Jack's first so many cards ...
        self.fewer_than: i64 = NO_LIMIT  # ... have fewer hourglasses than this
        self.claim_cards: i64 = 0  # and his first so many ...
        self.claim_least: i64 = 0  # ... at least this many
        self.outsider: PocketBelief | None = PocketBelief(start, PUBLIC) if viewer & only(JACK) else None
        """For Jack: what everybody else can know."""

    def hear(self, seat: i64, heard: i64) -> None:
        if self.outsider is not None:
            self.outsider.hear(seat, seen(self.known, heard, PUBLIC))
        if heard == IDENTITY_UNSEEN:
            self.secret = True
        chase = self.known.chase
        self.known.apply(seat, heard)
        if WITNESS <= heard < WITNESS + 4 and not chase:
            needed = GOAL - count(self.known.tokens)
            if heard >= WITNESS + 2:
                self.claim_cards = self.known.unknown_cards
                self.claim_least = needed
            else:
                self.fewer_cards = self.known.unknown_cards
                self.fewer_than = needed

    def draw(self, rng: Rng) -> State:
        if not self.secret:
            return self.known.copy()
        suspects = count(self.known.up)
        while True:
            jack = nth(self.known.up, rng.below(suspects))
            deck = ALL_SUSPECTS & ~self.known.shown & ~only(jack)
            cards: i64 = 0
            hourglasses: i64 = 0
            fits = True
            for drawn in range(1, self.known.unknown_cards + 1):
                card = nth(deck, rng.below(count(deck)))
                deck &= ~only(card)
                cards |= only(card)
                hourglasses += HOURGLASSES[card]
                fits = fits and self.agrees(drawn, hourglasses)
            if fits:
                return self.world(jack, cards)

    def agrees(self, drawn: i64, hourglasses: i64) -> bool:
        """Whether Jack's first cards may carry this many hourglasses."""
        if drawn == self.fewer_cards and hourglasses >= self.fewer_than:
            return False
        return not (drawn == self.claim_cards and hourglasses < self.claim_least)

    def world(self, jack: i64, cards: i64) -> PocketState:
        world = self.known.copy()
        world.jack = jack
        world.cards = cards
        world.unknown_cards = 0
        return world

    def worlds(self) -> list[tuple[State, float]] | None:
        if not self.secret:
            return [(self.known.copy(), 1.0)]
        ways: dict[int, int] = {}
        for jack in range(PLACES):
            if self.known.up >> jack & 1:
                self.fill(jack, ALL_SUSPECTS & ~self.known.shown & ~only(jack), 0, 0, 0, ways)
        total = sum(ways.values())
        return [(self.world(key >> 9, key & ALL_SUSPECTS), many / total) for key, many in sorted(ways.items())]

    def fill(self, jack: i64, deck: i64, cards: i64, drawn: i64, hourglasses: i64, ways: dict[int, int]) -> None:
        """Count the orders in which Jack can have drawn each hand."""
        if drawn == self.known.unknown_cards:
            key = int(jack << 9 | cards)
            ways[key] = ways.get(key, 0) + 1
            return
        for card in range(PLACES):
            if deck >> card & 1 and self.agrees(drawn + 1, hourglasses + HOURGLASSES[card]):
                self.fill(jack, deck & ~only(card), cards | only(card), drawn + 1, hourglasses + HOURGLASSES[card], ways)

    def copy(self) -> "PocketBelief":
        other = PocketBelief(self.known, PUBLIC)
        other.secret = self.secret
        other.fewer_cards = self.fewer_cards
        other.fewer_than = self.fewer_than
        other.claim_cards = self.claim_cards
        other.claim_least = self.claim_least
        other.outsider = None if self.outsider is None else self.outsider.copy()
        return other

    # In the words of the game.

    def suspects(self) -> dict[str, float]:
        """How likely each suspect is to be Jack; the impossible ones are left out."""
        shares: dict[str, float] = {}
        for state, weight in self._pocket_worlds():
            if state.jack != UNKNOWN:
                shares[SUSPECTS[state.jack]] = shares.get(SUSPECTS[state.jack], 0.0) + weight
        return shares

    def alibis(self) -> dict[str, float]:
        """How likely each alibi card is to be in Jack's hand."""
        shares: dict[str, float] = {}
        for state, weight in self._pocket_worlds():
            for card in range(PLACES):
                if state.cards >> card & 1:
                    shares[SUSPECTS[card]] = shares.get(SUSPECTS[card], 0.0) + weight
        return shares

    def hourglasses(self) -> dict[int, float]:
        """How likely Jack is to have so many hourglasses."""
        shares: dict[int, float] = {}
        for state, weight in self._pocket_worlds():
            many = int(state.hourglasses())
            shares[many] = shares.get(many, 0.0) + weight
        return dict(sorted(shares.items()))

    def _pocket_worlds(self) -> list[tuple[PocketState, float]]:
        found: list[tuple[PocketState, float]] = []
        for state, weight in self.worlds() or []:
            assert isinstance(state, PocketState)
            found.append((state, weight))
        return found

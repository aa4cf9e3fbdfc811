"""What can be true for somebody who does not know everything: who Jack is, and which alibi cards the sides hold.

All orders of the eight alibi cards were equally likely. Nothing but the tokens speaks of them afterwards: so every way to fill
the unknown places (Jack's identity, then each side's cards) is equally likely, as long as Jack is somebody whose token still
shows a suspect and no card is used twice.

Jack does not know the detective's cards, and so not whom the detective still suspects: `suspected` is what he can expect.
"""

from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.rng import Rng
from gaslamp.core.state import State, only
from gaslamp.kit.bits import count, listed, nth
from gaslamp.sisters.state import ALL, ARRESTED, DRAW_IDENTITY, ESCAPED, JACK, OVER, UNKNOWN, CaseState


class JackBelief(Belief):
    def __init__(self, start: CaseState, characters: tuple[str, ...], is_jack: bool) -> None:
        self.known = start.copy()
        """The state as far as the viewer knows it."""
        self.characters = characters
        self.is_jack = is_jack

    def hear(self, seat: i64, heard: i64) -> None:
        self.known.apply(seat, heard)

    def candidates(self) -> i64:
        """Who can be Jack; nobody before he has drawn."""
        known = self.known
        if known.jack != UNKNOWN:
            return only(known.jack)
        if known.question == DRAW_IDENTITY:
            return 0
        return known.suspects & ~(known.jack_alibis | known.detective_alibis)

    def draw(self, rng: Rng) -> State:
        candidates = self.candidates()
        if candidates == 0:
            return self.known.copy()
        known = self.known
        jack = nth(candidates, rng.below(count(candidates)))
        deck = ALL & ~(known.jack_alibis | known.detective_alibis | only(jack))
        his = _drawn(deck, known.jack_unknown, rng)
        return self.world(jack, his, _drawn(deck & ~his, known.detective_unknown, rng))

    def world(self, jack: i64, his: i64, theirs: i64) -> CaseState:
        """The state with everything filled in: who Jack is, the cards that he has drawn, and those that the detective has."""
        world = self.known.copy()
        world.jack = jack
        world.jack_alibis |= his
        world.detective_alibis |= theirs
        world.jack_unknown = 0
        world.detective_unknown = 0
        return world

    def worlds(self) -> list[tuple[State, float]] | None:
        found = self.filled()
        return [(state, 1.0 / len(found)) for state in found]

    def filled(self) -> list[CaseState]:
        """Every state that can be the true one; all are equally likely."""
        known = self.known
        if self.candidates() == 0:
            return [known.copy()]
        found: list[CaseState] = []
        for jack in listed(self.candidates()):
            deck = ALL & ~(known.jack_alibis | known.detective_alibis | only(jack))
            for his in _hands(deck, known.jack_unknown):
                found += [self.world(jack, his, theirs) for theirs in _hands(deck & ~his, known.detective_unknown)]
        return found

    def copy(self) -> "JackBelief":
        return JackBelief(self.known, self.characters, self.is_jack)

    # In the words of the game.

    def suspects(self) -> dict[str, float]:
        """How likely each character is to be Jack; the impossible ones are left out."""
        possible = listed(self.candidates())
        return {self.characters[character]: 1.0 / len(possible) for character in possible}

    def alibis(self, seat: int) -> dict[str, float]:
        """How likely each alibi card is to be in a side's hand."""
        found = self.filled()
        times = [0] * 8
        for state in found:
            for card in listed(state.jack_alibis if seat == JACK else state.detective_alibis):
                times[card] += 1
        return {name: times[card] / len(found) for card, name in enumerate(self.characters) if times[card]}

    def suspected(self) -> dict[str, float]:
        """How strongly the detective suspects each character, on average over the cards he can hold."""
        if self.known.question == OVER and self.known.why in (ARRESTED, ESCAPED):
            return {self.characters[self.known.jack]: 1.0}
        found = self.filled()
        shares: dict[str, float] = {}
        for state in found:
            left = listed(state.suspects & ~state.detective_alibis)
            for character in left:
                name = self.characters[character]
                shares[name] = shares.get(name, 0.0) + 1.0 / len(left) / len(found)
        return {name: shares[name] for name in self.characters if name in shares}


def _drawn(deck: i64, many: i64, rng: Rng) -> i64:
    """So many cards of a deck, any of them equally likely."""
    hand: i64 = 0
    while many > 0:
        hand |= only(nth(deck & ~hand, rng.below(count(deck & ~hand))))
        many -= 1
    return hand


def _hands(deck: i64, many: i64) -> list[i64]:
    """Every way to take so many cards of a deck."""
    if many == 0:
        return [0]
    found: list[i64] = []
    for card in listed(deck):
        found += [only(card) | rest for rest in _hands(deck & ~(only(card) * 2 - 1), many - 1)]
    return found

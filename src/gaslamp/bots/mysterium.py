"""What a player of Mysterium knows: which dream makes one think of which card.

How strongly a dream speaks for a card is worked out beforehand from what is on the two pictures, by sources that know nothing of
each other (`tools/art/meaning.py`). A psychic weighs the sources in his own way: that is his temper, and nobody knows another's.

The ghost asks of each dream he could give what psychics of every temper would make of it, with all that lies before them already,
and gives the one that most of them would understand. What lies in the pictures is all he knows; he plays as well with people.
"""

from functools import cache
from math import exp
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.game import Game
from gaslamp.core.rng import Rng
from gaslamp.core.view import View
from gaslamp.games.mysterium.board import CARDS, COLOURS, DAYS, DREAMS, EACH, KIND_NAMES, KINDS, SHARED
from gaslamp.games.mysterium.moves import CLOSE, CULPRIT, DREAM, GUESS, SHARE, THROW, VOTE
from gaslamp.games.mysterium.state import GHOST
from gaslamp.games.mysterium.view import MysteriumView, Orb
from gaslamp.kit import data
from gaslamp.search.bot import Bot

TARGETS: Final = KINDS * EACH
SURE: Final = 1.6
"""How much a standard deviation of a dream's scores counts when psychics make up their mind."""
MOST: Final = 3
"""Cards the ghost lays in one dream at most: more of them say less."""
POOR: Final = 0.55
"""A hand is thrown if the best dream in it would be understood less often, and throws are not scarce."""
VERY_POOR: Final = 0.42
"""The same where they are."""
LAST_VOTE: Final = 3
DOUBT: Final = 0.02
"""How likely the others are to be mistaken together: nobody gives up a card he is sure of because they seem to have it."""


def standardised(scores: list[list[int]]) -> list[float]:
    """How strongly each dream speaks for each card by one source: in standard deviations, among the cards of a kind."""
    flat: list[float] = []
    for row in scores:
        for kind in range(KINDS):
            among = row[EACH * kind : EACH * kind + EACH]
            mean = sum(among) / EACH
            spread = (sum([(score - mean) ** 2 for score in among]) / EACH) ** 0.5 or 1.0
            flat += [(score - mean) / spread for score in among]
    return flat


class Associations:
    """All sources, and for each dream and card the two things in the dream that speak most for it."""

    def __init__(self) -> None:
        read: Any = data.read("gaslamp.games.mysterium", "associations.json")
        self.sources = [standardised(scores) for scores in read["scores"]]
        self.because: list[list[list[int]]] = read["because"]
        self.things: list[list[str]] = data.read("gaslamp.games.mysterium", "cards.json")["dreams"]


@cache
def associations() -> Associations:
    return Associations()


class Psychic:
    """One who weighs the sources in his own way, and makes up his mind: how likely each card is, given the dreams."""

    def __init__(self, known: Associations, weights: list[float]) -> None:
        scores = [0.0] * (DREAMS * TARGETS)
        for source, weight in zip(known.sources, weights, strict=True):
            for at in range(DREAMS * TARGETS):
                scores[at] += weight * source[at]
        self.scores = vec[float](scores)

    def hears(self, dream: i64, card: i64) -> float:
        """How strongly a dream speaks to him of a card."""
        return self.scores[TARGETS * dream + card]

    def cards(self, cards: list[int], dreams: list[int]) -> list[float]:
        said = [0.0] * len(cards)
        for at in range(len(cards)):
            for dream in dreams:
                said[at] += self.hears(dream, cards[at])
        return shares(said)

    def combinations(self, combinations: list[list[int]], dreams: list[int]) -> list[float]:
        """For the shared dream: nobody knows which of the three means which card, so the best way to take them counts."""
        said = [0.0] * len(combinations)
        for at in range(len(combinations)):
            best = -1e9
            for first in range(SHARED):
                for second in range(SHARED):
                    if first == second:
                        continue
                    character, location, thing = combinations[at]
                    value = self.hears(dreams[first], character) + self.hears(dreams[second], location)
                    value += self.hears(dreams[SHARED - first - second], thing)
                    best = max(best, value)
            said[at] = best
        return shares(said)


def shares(said: list[float]) -> list[float]:
    """What was said for each, as likelihoods."""
    most = max(said)
    grown = [exp(SURE * (each - most)) for each in said]
    whole = sum(grown)
    return [each / whole for each in grown]


class MysteriumBot(Bot):
    """A ghost or psychics, as asked. It goes by what it sees: whatever matters lies on the table."""

    def __init__(self, known: Associations, tempers: list[list[float]]) -> None:
        self.known = known
        self.psychics = [Psychic(known, weights) for weights in tempers]
        """As a psychic, the first of them; as a ghost, all those it reckons with."""
        self.said = ""

    def choose(self, seat: i64, view: View, moves: vec[i64]) -> i64:
        assert isinstance(view, MysteriumView)
        self.said = ""
        if len(moves) == 1:
            return moves[0]
        if view.question == "vote":
            return VOTE + COLOURS.index(self.vote(view))
        if seat != GHOST:
            return self.guess(view, moves)
        if view.question == "day":
            return self.dream(view, moves)
        return self.shared_dream(view, moves)

    def gesture(self) -> str:
        return self.said

    # A psychic.

    def guess(self, view: MysteriumView, moves: vec[i64]) -> i64:
        """The card the dreams speak for most, where all psychics who seek the same kind must have different ones."""
        orb = view.orbs[moves[0] // TARGETS]
        rivals = [other for other in view.orbs if other.seeks == orb.seeks and other.colour != orb.colour and other.nights]
        mine = self.believed(view, orb)
        others = [self.believed(view, rival) for rival in rivals]
        best = -1.0
        guess = moves[0] % TARGETS
        for card, share in mine.items():
            likely = share * (fits(others, [card]) + DOUBT)
            if likely > best:
                best, guess = likely, card
        self.said = self.reason(orb, guess)
        return GUESS + TARGETS * COLOURS.index(orb.colour) + guess

    def believed(self, view: MysteriumView, orb: Orb) -> dict[int, float]:
        cards = candidates(view, orb)
        return dict(zip(cards, self.psychics[0].cards(cards, before(orb)), strict=True))

    def reason(self, orb: Orb, card: int) -> str:
        """`because red sailor 17:ship,wave 23:anchor`: the two dreams that say most, each with the things that say it."""
        dreams = sorted(before(orb), key=lambda dream: -self.psychics[0].hears(dream, card))
        told = [
            f"{dream + 1}:{','.join([self.known.things[dream][at] for at in self.known.because[dream][card]])}"
            for dream in dreams[:2]
        ]
        return " ".join(["because", orb.colour, CARDS[card], *told])

    def vote(self, view: MysteriumView) -> str:
        """The combination the shared dream speaks for; without a majority, whom most have named, at last the first of those."""
        suspected = [orb for orb in view.orbs if orb.suspected]
        likely = self.read_shared(suspected, [dream - 1 for dream in view.shared])
        votes = list(view.ballots[-1].votes.values()) if view.round > 1 else []
        best = -1.0
        named = ""
        for orb, share in zip(suspected, likely, strict=True):
            value = votes.count(orb.colour) + (share if view.round < LAST_VOTE else 0.0)
            if value > best:
                best, named = value, orb.colour
        return named

    def read_shared(self, suspected: list[Orb], dreams: list[int]) -> list[float]:
        """How likely each of these combinations is to be the one that the shared dream means."""
        return self.psychics[0].combinations([numbers(orb) for orb in suspected], dreams)

    # The ghost.

    def dream(self, view: MysteriumView, moves: vec[i64]) -> i64:
        """The psychic and the dream that would be understood best; the others get theirs from what is drawn after it."""
        best, whose, chosen = self.best_dream(view)
        if not chosen:
            return CLOSE
        if THROW in moves and best < self.least(view) and view.deck + view.discard > 0:
            return THROW
        return DREAM + DREAMS * whose + chosen[0]

    def best_dream(self, view: MysteriumView) -> tuple[float, int, list[int]]:
        """How well the best dream would be understood, whose it is, and what is still to be laid for it: nothing, to close it."""
        laid = [dream - 1 for dream in view.laid or ()]
        hand = [dream - 1 for dream in view.hand or ()]
        best = -1.0
        chosen: list[int] = []
        whose = 0
        for number, orb in enumerate(view.orbs):
            waits = orb.seeks is not None and not orb.dreamt
            if not waits or (view.dreaming is not None and view.dreaming != orb.colour):
                continue
            for dreams in ways(hand, MOST - len(laid), 0 if laid else 1):
                understood = self.understood(view, orb, laid + dreams)
                if understood > best:
                    best, chosen, whose = understood, dreams, number
        return best, whose, chosen

    def understood(self, view: MysteriumView, orb: Orb, dreams: list[int]) -> float:
        """How likely psychics of all tempers are to find the card, with these dreams beside those that lie there."""
        assert orb.combination is not None
        cards = candidates(view, orb)
        sought = cards.index(CARDS.index(orb.combination[len(orb.found)]))
        total = 0.0
        for psychic in self.psychics:
            total += psychic.cards(cards, before(orb) + dreams)[sought]
        return total / len(self.psychics)

    def least(self, view: MysteriumView) -> float:
        """How well the best dream must be understood for the hand to be kept. What is left tomorrow in an easy game is lost."""
        scarce = view.difficulty != "easy" and view.throws <= DAYS - view.day
        return VERY_POOR if scarce else POOR

    def shared_dream(self, view: MysteriumView, moves: vec[i64]) -> i64:
        """The culprit, and the three dreams by which all would know him best."""
        best, culprit, chosen = self.best_shared(view)
        if THROW in moves and best < POOR:
            return THROW
        return SHARE + chosen[0] if view.culprit is not None else CULPRIT + culprit

    def best_shared(self, view: MysteriumView) -> tuple[float, int, list[int]]:
        """How likely all are to know the culprit by the best dreams there are, who he is, and what is still to be laid."""
        laid = [dream - 1 for dream in view.laid or ()]
        hand = [dream - 1 for dream in view.hand or ()]
        best = -1.0
        culprit = 0
        chosen: list[int] = []
        for dreams in ways(hand, SHARED - len(laid), SHARED - len(laid)):
            likely = self.known_by(view, laid + dreams)
            for number in range(len(likely)):
                if likely[number] > best and view.culprit in (None, COLOURS[number]):
                    best, culprit, chosen = likely[number], number, dreams
        return best, culprit, chosen

    def known_by(self, view: MysteriumView, dreams: list[int]) -> list[float]:
        """How likely psychics of all tempers are to take each combination for the one these three dreams mean."""
        combinations = [numbers(orb) for orb in view.orbs]
        likely = [0.0] * len(combinations)
        for psychic in self.psychics:
            for number, share in enumerate(psychic.combinations(combinations, dreams)):
                likely[number] += share / len(self.psychics)
        return likely


def candidates(view: MysteriumView, orb: Orb) -> list[int]:
    """The cards an orb may still have, as far as all can see."""
    on_table = (view.characters, view.locations, view.objects)[KIND_NAMES.index(orb.seeks or "")]
    return [CARDS.index(name) for name in on_table if name not in orb.misses]


def before(orb: Orb) -> list[int]:
    """The dreams that lie before a psychic."""
    return [dream - 1 for night in orb.nights for dream in night]


def numbers(orb: Orb) -> list[int]:
    return [CARDS.index(name) for name in orb.combination or ()]


def fits(others: list[dict[int, float]], used: list[int]) -> float:
    """How likely the others' beliefs are to come true together, with none of the cards used."""
    if not others:
        return 1.0
    total = 0.0
    for card, share in others[0].items():
        if card not in used and share > 0.01:
            total += share * fits(others[1:], [*used, card])
    return total


def ways(hand: list[int], most: int, least: int) -> list[list[int]]:
    """All choices of `least` to `most` cards of a hand, the fewest first."""
    found: list[list[int]] = [[]]
    for number in range(most):
        for chosen in [each for each in found if len(each) == number]:
            found += [[*chosen, card] for card in hand if not chosen or card > chosen[-1]]
    return [each for each in found if len(each) >= least]


POET: Final = [1.0, 0.0]
SCHOLAR: Final = [0.0, 1.0]
BOTH: Final = [0.5, 0.5]


def poet(game: Game, viewer: int, rng: Rng) -> Bot:
    """Goes by what sentences say: feels for the whole."""
    return MysteriumBot(associations(), [POET])


def scholar(game: Game, viewer: int, rng: Rng) -> Bot:
    """Goes by what single words mean."""
    return MysteriumBot(associations(), [SCHOLAR])


def medium(game: Game, viewer: int, rng: Rng) -> Bot:
    """Goes by both, and as a ghost reckons with psychics of every temper."""
    return MysteriumBot(associations(), [BOTH, POET, SCHOLAR])

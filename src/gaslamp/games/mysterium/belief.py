"""What can be true for who is not the ghost: the combinations not found yet, the ghost's hand, the culprit, sealed votes.

The combinations: every way to give each orb one card of each kind that is still on the table, all different and none that was
answered `wrong`, is equally likely.

The dreams: those never seen are all alike, and so are those that went back into the deck together. So it is enough to know how
many of each such *lot* the ghost can hold, has laid face down or has thrown; as to which ones, every choice is equally likely.
"""

from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.rng import Rng
from gaslamp.core.state import State, only
from gaslamp.games.mysterium.board import CARDS, COLOURS, DREAMS, KIND_NAMES, KINDS, of_kind, one
from gaslamp.games.mysterium.moves import (
    CULPRIT_UNSEEN,
    DRAW_UNSEEN,
    DREAM_UNSEEN,
    RIGHT,
    SHARE_UNSEEN,
    SHOW,
    THROW,
)
from gaslamp.games.mysterium.state import (
    COMBINE,
    DECK,
    DISCARD,
    GHOST,
    IN_HAND,
    LAID,
    NAME_CULPRIT,
    OVER,
    UNKNOWN,
    MysteriumState,
)
from gaslamp.kit.bits import count, listed, nth

NO_ORB: Final = -1
ELSEWHERE: Final = (IN_HAND, LAID, DISCARD)
"""Where hidden dreams can be beside the deck."""


class MysteriumBelief(Belief):
    def __init__(self, start: MysteriumState, viewer: int) -> None:
        self.known = start.copy()
        """The state as far as the viewer knows it."""
        self.is_ghost = bool(viewer & only(GHOST))
        self.dreams = HiddenDreams()

    def hear(self, seat: i64, seen: i64) -> None:
        if not self.is_ghost:
            self.dreams.hear(self.known, seen)
        shuffles = self.known.shuffles
        before = self.known.where[:]
        self.known.apply(seat, seen)
        if not self.is_ghost and self.known.shuffles > shuffles:
            self.dreams.shuffled(before, self.known)

    def draw(self, rng: Rng) -> State:
        world = self.known.copy()
        for voter in range(world.psychics):
            if world.voted >> voter & 1 and world.votes[voter] == UNKNOWN:
                world.votes[voter] = nth(world.suspected, rng.below(count(world.suspected)))
        if self.is_ghost:
            return world
        for kind in range(KINDS):
            while not self.deal(world, kind, rng):
                pass
        named = NAME_CULPRIT < world.question < OVER or len(world.ballots) > 0
        if named and world.culprit == UNKNOWN:
            world.culprit = nth(world.suspected, rng.below(count(world.suspected)))
        self.dreams.draw(world, rng)
        return world

    def deal(self, world: MysteriumState, kind: i64, rng: Rng) -> bool:
        """Cards of one kind for all orbs by lot; False where that cannot be, and is tried again."""
        left = world.tableau & of_kind(kind)
        for orb in range(world.orbs):
            at = KINDS * orb + kind
            if at >= world.assigned:
                return True
            if self.known.combinations[at] == UNKNOWN:
                card = nth(left, rng.below(count(left)))
                if not self.possible(orb, kind) & one(card):
                    return False
                left &= ~one(card)
                world.combinations[at] = card
        return True

    def possible(self, orb: i64, kind: i64) -> i64:
        """The cards an orb may have, whatever the others have."""
        card = self.known.combinations[KINDS * orb + kind]
        if card != UNKNOWN:
            return one(card)
        return self.known.tableau & of_kind(kind) & ~self.known.misses[orb]

    def worlds(self) -> list[tuple[State, float]] | None:
        """Listed only where nothing is hidden."""
        known = self.known
        sealed = [voter for voter in range(known.psychics) if known.voted >> voter & 1 and known.votes[voter] == UNKNOWN]
        if sealed or (not self.is_ghost and known.assigned > 0):
            return None
        return [(known.copy(), 1.0)]

    def copy(self) -> "MysteriumBelief":
        other = MysteriumBelief(self.known, int(only(GHOST)) if self.is_ghost else 0)
        other.dreams = self.dreams.copy()
        return other

    # In the words of the game.

    def targets(self) -> dict[str, dict[str, float]]:
        """How likely each card is to be the one an orb seeks now; the impossible ones are left out."""
        known = self.known
        shares: dict[str, dict[str, float]] = {}
        for orb in range(known.orbs):
            kind = known.found[orb]
            if kind < KINDS and known.question > COMBINE:
                shares[f"{COLOURS[orb]}-{KIND_NAMES[kind]}"] = self.target(orb, kind)
        return shares

    def target(self, orb: i64, kind: i64) -> dict[str, float]:
        ways = Ways(self, kind, orb)
        counts = {CARDS[card]: ways.count(0, one(card)) for card in listed(self.possible(orb, kind))}
        total = sum(counts.values())
        return {card: ways / total for card, ways in counts.items() if ways}

    def suspects(self) -> dict[str, float]:
        """How likely each combination is to be the culprit's."""
        known = self.known
        suspected = listed(known.suspected) if known.culprit == UNKNOWN else [int(known.culprit)]
        return {COLOURS[orb]: 1.0 / len(suspected) for orb in suspected}


class Ways:
    """In how many ways the orbs can have different cards of a kind: all orbs `but` one, whose card is given as used."""

    def __init__(self, belief: MysteriumBelief, kind: i64, but: i64) -> None:
        orbs = range(belief.known.orbs)
        self.possible = vec[i64]([belief.possible(orb, kind) if orb != but else NO_ORB for orb in orbs])
        self.kept: dict[int, int] = {}  # by the cards used: how many they are tells which orb comes next

    def count(self, orb: i64, used: i64) -> int:
        """For the orbs from this one on, without the cards used."""
        if orb == len(self.possible):
            return 1
        cards = self.possible[orb]
        if cards == NO_ORB:
            return self.count(orb + 1, used)
        key = int(used)
        if key in self.kept:
            return self.kept[key]
        total = 0
        for card in listed(cards & ~used):
            total += self.count(orb + 1, used | one(card))
        self.kept[key] = total
        return total


class HiddenDreams:
    """Where the dreams can be that only the ghost can place: each lot of them in the hand, face down, thrown, or in the deck."""

    def __init__(self) -> None:
        self.lot = [0] * DREAMS  # which lot a dream belongs to, if it is hidden
        self.sizes = [DREAMS]  # how many of each lot are hidden
        self.shares: dict[tuple[int, ...], float] = {(0, 0, 0): 1.0}
        """How likely it is that so many of each lot are in hand, laid and thrown: three numbers for each lot."""
        self.last = -1  # the dream shown last of those being shown

    def hear(self, known: MysteriumState, seen: i64) -> None:
        """A line that moves hidden dreams, about to be played."""
        if seen == DRAW_UNSEEN:
            self.move(known.deck, -1, 0)
        elif DREAM_UNSEEN <= seen < CULPRIT_UNSEEN or seen == SHARE_UNSEEN:
            self.move(known.hand, 0, 1)
        elif seen == THROW:
            thrown: dict[tuple[int, ...], float] = {}
            for numbers, share in self.shares.items():
                changed = list(numbers)
                for at in range(0, len(changed), 3):
                    changed[at + 2] += changed[at]
                    changed[at] = 0
                add(thrown, changed, share)
            self.shares = thrown
        elif SHOW <= seen < RIGHT:
            self.show(known, int(seen - SHOW))

    def move(self, total: i64, source: int, to: int) -> None:
        """One of so many hidden dreams goes from one place to another, each as likely; place -1 is the deck."""
        moved: dict[tuple[int, ...], float] = {}
        for numbers, share in self.shares.items():
            for lot in range(len(self.sizes)):
                at = 3 * lot
                there = numbers[at + source] if source >= 0 else self.in_deck(numbers, lot)
                if there:
                    changed = list(numbers)
                    if source >= 0:
                        changed[at + source] -= 1
                    changed[at + to] += 1
                    add(moved, changed, share * there / float(total))
        self.shares = moved

    def in_deck(self, numbers: tuple[int, ...], lot: int) -> int:
        return self.sizes[lot] - sum(numbers[3 * lot : 3 * lot + 3])

    def show(self, known: MysteriumState, dream: int) -> None:
        """The lowest of those laid, so the others are higher: that too tells something."""
        mine = self.lot[dream]
        higher = self.above(known, dream)
        before = self.above(known, self.last)
        shown: dict[tuple[int, ...], float] = {}
        for numbers, share in self.shares.items():
            if not numbers[3 * mine + 1]:
                continue
            for lot in range(len(self.sizes)):
                laid = numbers[3 * lot + 1]
                share *= comb(higher[lot], laid - 1 if lot == mine else laid) / comb(before[lot], laid)
            if share > 0.0:
                changed = list(numbers)
                changed[3 * mine + 1] -= 1
                add(shown, changed, share)
        whole = sum(shown.values())
        self.shares = {numbers: share / whole for numbers, share in shown.items()}
        self.sizes[mine] -= 1
        self.last = dream if known.laid > 1 else -1

    def above(self, known: MysteriumState, last: int) -> list[int]:
        """How many hidden dreams of each lot have a higher number."""
        higher = [0] * len(self.sizes)
        for dream in range(last + 1, DREAMS):
            if known.where[dream] == DECK:
                higher[self.lot[dream]] += 1
        return higher

    def shuffled(self, before: vec[i64], known: MysteriumState) -> None:
        """What was thrown is in the deck again; what was discarded in the open is hidden with it, a new lot."""
        lot = len(self.sizes)
        size = 0
        for dream in range(DREAMS):
            if before[dream] != DECK and known.where[dream] == DECK:
                self.lot[dream] = lot
                size += 1
        back: dict[tuple[int, ...], float] = {}
        for numbers, share in self.shares.items():
            changed = list(numbers)
            for at in range(2, len(changed), 3):
                changed[at] = 0
            add(back, [*changed, 0, 0, 0], share)
        self.shares = back
        self.sizes.append(size)

    def draw(self, world: MysteriumState, rng: Rng) -> None:
        left = float(rng.next32()) / 4294967296.0
        drawn: tuple[int, ...] = ()
        for numbers, share in self.shares.items():
            drawn = numbers
            left -= share
            if left < 0.0:
                break
        for lot in range(len(self.sizes)):
            hidden = [dream for dream in range(DREAMS) if world.where[dream] == DECK and self.lot[dream] == lot]
            for at in (1, 0, 2):  # those laid first: they are bound
                for _ in range(drawn[3 * lot + at]):
                    fit = [dream for dream in hidden if at != 1 or dream > self.last]
                    dream = fit[rng.below(len(fit))]
                    hidden.remove(dream)
                    world.where[dream] = ELSEWHERE[at]

    def copy(self) -> "HiddenDreams":
        other = HiddenDreams()
        other.lot = self.lot[:]
        other.sizes = self.sizes[:]
        other.shares = dict(self.shares)
        other.last = self.last
        return other


def add(shares: dict[tuple[int, ...], float], numbers: list[int], share: float) -> None:
    key = tuple(numbers)
    shares[key] = shares.get(key, 0.0) + share

"""Everybody chooses a word of his own, four times, and shows it to nobody; the keeper is dealt one, too. No word comes twice."""

from hashlib import blake2b
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core import NOBODY, REFEREE, Belief, Game, Option, PathBelief, State, View, only

OPTIONS: tuple[Option, ...] = ()
SEATS, SIDES = ("keeper", "red", "blue"), {"keeper": ("keeper",), "finders": ("red", "blue")}
ROUNDS, CHOICES, KEYS = 4, 3, 5
OWN = ROUNDS * CHOICES
KEY, UNSEEN = 3 * OWN, 3 * OWN + KEYS
WORDS = [blake2b(b"%d" % number, digest_size=9).hexdigest() for number in range(UNSEEN)] + ["chosen ?", "dealt ?"]


class CipherState(State):
    def __init__(self) -> None:
        self.key, self.chosen = -1, tuple[tuple[int, ...], ...](((), (), ()))

    def to_act(self) -> i64:
        if self.key < 0:
            return only(REFEREE)
        least = min(len(each) for each in self.chosen)
        return NOBODY if least == ROUNDS else sum(only(seat) for seat in range(3) if len(self.chosen[seat]) == least)

    def moves(self, seat: i64) -> vec[i64]:
        if seat == REFEREE:
            return vec[i64](range(KEY, KEY + KEYS))
        first = seat * OWN + len(self.chosen[int(seat)]) * CHOICES
        return vec[i64](range(first, first + CHOICES))

    def apply(self, seat: i64, move: i64) -> None:
        if seat == REFEREE:
            self.key = move
        else:
            self.chosen = tuple((*each, move) if at == seat else each for at, each in enumerate(self.chosen))

    def winners(self) -> i64:
        return only(0)

    def reason(self) -> str:
        return "kept"

    def copy(self) -> State:
        other = CipherState()
        other.__dict__.update(self.__dict__)
        return other


class CipherView(View, frozen=True, kw_only=True):
    key: str | None
    chosen: dict[str, tuple[str, ...]]


class TinyCipher(Game):
    def start(self) -> CipherState:
        return CipherState()

    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        return move if viewer & only(0 if seat == REFEREE else seat) else UNSEEN + (seat == REFEREE)

    def view(self, state: State, viewer: i64) -> CipherView:
        assert isinstance(state, CipherState)
        mine = {name: tuple(WORDS[word] for word in state.chosen[seat]) for seat, name in enumerate(SEATS) if viewer & only(seat)}
        key = WORDS[state.key] if viewer & only(0) and state.key >= 0 else None
        return CipherView(**self.frame(state, viewer), key=key, chosen=mine)

    def belief(self, viewer: i64) -> Belief:
        return PathBelief(self, viewer)


def make(settings: Any) -> Game:
    return TinyCipher(name="tiny_cipher", rules="1", seats=SEATS, sides=SIDES, words=WORDS, longest=13, settings=settings)

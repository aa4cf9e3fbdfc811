"""A silent ghost dreams of one of three rooms; three mediums guess at once. Two right guesses within two nights save all.
Seats act at once with sealed answers, the referee refills a hand, and there is one outcome for everybody."""

from collections.abc import Mapping
from itertools import product

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core import NOBODY, REFEREE, Belief, Game, Option, PathBelief, State, View, only
from gaslamp.core.options import Value

OPTIONS: tuple[Option, ...] = ()
GHOST, MEDIUMS, SEATS = 0, (1, 2, 3), ("ghost", "red", "blue", "green")
ROOM, DRAW, DREAM, GUESS, OPEN, ROOM_UNSEEN, DRAW_UNSEEN, GUESS_UNSEEN = 0, 3, 8, 13, 16, 70, 71, 72
WORDS = [f"{verb} {n}" for verb, many in (("room", 3), ("draw", 5), ("dream", 5), ("guess", 3)) for n in range(many)]
WORDS += [f"guesses {a} {b} {c} {end}" for a, b, c in product(range(3), repeat=3) for end in ("wrong", "right")]
WORDS += ["room ?", "draw ?", "guess ?"]


class SeanceState(State):
    def __init__(self) -> None:
        self.room, self.guesses, self.hand, self.dreams, self.opened = -1, dict[int, int](), list[int](), list[int](), list[int]()

    def to_act(self) -> i64:
        if self.reason() == "solved" or len(self.opened) == 2:
            return NOBODY
        if self.room < 0 or len(self.hand) < 2 or len(self.guesses) == 3:
            return only(REFEREE)
        silent = sum(only(seat) for seat in MEDIUMS if seat not in self.guesses)
        return silent if len(self.dreams) > len(self.opened) else only(GHOST)

    def moves(self, seat: i64) -> vec[i64]:
        if seat == GHOST:
            return vec[i64]([DREAM + card for card in self.hand])
        if seat != REFEREE or self.room < 0:
            return vec[i64](range(GUESS, OPEN) if seat != REFEREE else range(ROOM, DRAW))
        if len(self.hand) < 2:
            return vec[i64]([DRAW + card for card in range(5) if card not in self.hand + self.dreams])
        a, b, c = (self.guesses[seat] for seat in MEDIUMS)
        return vec[i64]([OPEN + 2 * (9 * a + 3 * b + c) + ((a, b, c).count(self.room) >= 2)])

    def odds(self) -> vec[i64]:
        return vec[i64]([1, 1, 2] if self.room < 0 else [])

    def apply(self, seat: i64, move: i64) -> None:
        if seat == GHOST:
            self.hand.remove(move - DREAM)
            self.dreams.append(move - DREAM)
        elif seat != REFEREE:
            self.guesses[int(seat)] = move - GUESS
        elif move < DRAW:
            self.room = move
        elif move < DREAM:
            self.hand = sorted([*self.hand, move - DRAW])
        else:
            self.guesses, self.opened = {}, [*self.opened, move]

    def winners(self) -> i64:
        return 0b1111 if self.reason() == "solved" else NOBODY

    def reason(self) -> str:
        return "solved" if self.opened and (self.opened[-1] - OPEN) % 2 else "dawn"

    def copy(self) -> State:
        other = SeanceState()
        other.__dict__.update(self.__dict__, guesses=dict(self.guesses), hand=self.hand[:], dreams=self.dreams[:])
        return other


class SeanceView(View, frozen=True, kw_only=True):
    table: tuple[tuple[int, ...], tuple[int, ...]]
    guesses: dict[str, int]
    secrets: tuple[int, ...] | None


class TinySeance(Game):
    def start(self) -> SeanceState:
        return SeanceState()

    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        if move >= OPEN or DREAM <= move < GUESS or viewer & only(seat if move >= GUESS else GHOST):
            return move
        return ROOM_UNSEEN if move < DRAW else DRAW_UNSEEN if move < GUESS else GUESS_UNSEEN

    def view(self, state: State, viewer: i64) -> SeanceView:
        assert isinstance(state, SeanceState)
        secrets = (state.room, *state.hand) if viewer & only(GHOST) else None
        guesses = {SEATS[seat]: guess for seat, guess in state.guesses.items() if viewer & only(seat)}
        table = (tuple(state.dreams), tuple(state.opened))
        return SeanceView(**self.frame(state, viewer), table=table, guesses=guesses, secrets=secrets)

    def belief(self, viewer: i64) -> Belief:
        return PathBelief(self, viewer)


def make(settings: Mapping[str, Value]) -> Game:
    everybody = {"all": SEATS}
    return TinySeance(name="tiny_seance", rules="1", seats=SEATS, sides=everybody, words=WORDS, longest=15, settings=settings)

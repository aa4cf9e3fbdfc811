"""A silent ghost dreams of one of three rooms; three mediums guess at once, sealed. Two right guesses in two nights save all."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core import NOBODY, REFEREE, Belief, Game, Option, PathBelief, State, View, only

OPTIONS: tuple[Option, ...] = ()
GHOST, MEDIUMS, SEATS, ALL = 0, (1, 2, 3), ("ghost", "red", "blue", "green"), {"all": ("ghost", "red", "blue", "green")}
ROOM, DRAW, DREAM, GUESS, OPEN, WRONG, RIGHT, ROOM_UNSEEN, DRAW_UNSEEN, GUESS_UNSEEN = 0, 3, 8, 13, 16, 19, 20, 21, 22, 23
VERBS = {"room": 3, "draw": 5, "dream": 5, "guess": 3, "open": 3}
WORDS = [f"{verb} {n}" for verb in VERBS for n in range(VERBS[verb])] + ["wrong", "right", "room ?", "draw ?", "guess ?"]


class SeanceState(State):
    def __init__(self) -> None:
        self.room, self.guesses, self.hand, self.dreams, self.told = -1, dict[int, int](), list[int](), list[int](), list[int]()

    def to_act(self) -> i64:
        nights = self.told.count(WRONG)
        if nights == 2 or RIGHT in self.told:
            return NOBODY
        if self.room < 0 or len(self.hand) < 2 or len(self.guesses) == 3:
            return only(REFEREE)
        return sum(only(seat) for seat in MEDIUMS if seat not in self.guesses) if len(self.dreams) > nights else only(GHOST)

    def moves(self, seat: i64) -> vec[i64]:
        if seat == GHOST:
            return vec[i64]([DREAM + card for card in self.hand])
        if seat != REFEREE or self.room < 0:
            return vec[i64](range(GUESS, OPEN) if seat != REFEREE else range(ROOM, DRAW))
        if len(self.hand) < 2:
            return vec[i64]([DRAW + card for card in range(5) if card not in self.hand + self.dreams])
        opened, right = len(self.told) % 4, [*self.guesses.values()].count(self.room) >= 2  # three are opened, then judged
        return vec[i64]([OPEN + self.guesses[1 + opened] if opened < 3 else RIGHT if right else WRONG])

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
            self.told, self.guesses = [*self.told, move], self.guesses if move < WRONG else {}

    def winners(self) -> i64:
        return 0b1111 if RIGHT in self.told else NOBODY

    def reason(self) -> str:
        return "solved" if RIGHT in self.told else "dawn"

    def copy(self) -> State:
        other = SeanceState()
        other.__dict__.update(self.__dict__, guesses=dict(self.guesses), hand=self.hand[:], dreams=self.dreams[:])
        return other


class SeanceView(View, frozen=True, kw_only=True):
    table: tuple[int, ...]
    guesses: dict[str, int]
    secrets: tuple[int, ...] | None


class TinySeance(Game):
    def start(self) -> SeanceState:
        return SeanceState()

    def may_hold(self, seats: i64) -> bool:
        return seats == only(GHOST) or not seats & only(GHOST)

    def takes_back(self, seat: i64) -> bool:
        return seat != GHOST

    def may_say(self, seat: i64, channel: str) -> bool:
        return seat != GHOST

    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        if move >= OPEN or DREAM <= move < GUESS or viewer & only(seat if move >= GUESS else GHOST):
            return move
        return ROOM_UNSEEN if move < DRAW else DRAW_UNSEEN if move < GUESS else GUESS_UNSEEN

    def view(self, state: State, viewer: i64) -> SeanceView:
        assert isinstance(state, SeanceState)
        secrets = (state.room, *state.hand) if viewer & only(GHOST) else None
        guesses = {SEATS[seat]: guess for seat, guess in state.guesses.items() if viewer & only(seat)}
        return SeanceView(**self.frame(state, viewer), table=(*state.dreams, *state.told), guesses=guesses, secrets=secrets)

    def belief(self, viewer: i64) -> Belief:
        return PathBelief(self, viewer)


def make(settings: Any) -> Game:
    return TinySeance(name="tiny_seance", rules="1", seats=SEATS, sides=ALL, words=WORDS, longest=21, settings=settings)

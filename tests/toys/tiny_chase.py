"""A fugitive hides on a ring of seven stations and shows himself in round 2; a team of two hounds hunts him for four rounds."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core import NOBODY, REFEREE, Belief, Game, Option, PathBelief, State, View, only

OPTIONS = (Option.number("rounds", 4, 1, 9), Option.yes_no("shows", True))
FUGITIVE, WALK, RIDE, STAY, GO, HIDE = 0, 0, 7, 14, 15, 22
MISSED, CAUGHT, WALK_UNSEEN, RIDE_UNSEEN, HIDE_UNSEEN = 29, 30, 31, 32, 33
WORDS = [f"{verb} {n}" for verb in ("walk", "ride") for n in range(7)] + ["stay"]
WORDS += [f"{verb} {n}" for verb in ("go", "hide") for n in range(7)] + ["missed", "caught", "walk ?", "ride ?", "hide ?"]
SIDES = {"fugitive": ["fugitive"], "hounds": ["red", "blue"]}


class ChaseState(State):
    def __init__(self, rounds: int, shows: bool) -> None:
        self.rounds, self.shows = rounds, shows
        self.at = [-1, 3, 4]
        self.round, self.turn, self.asked, self.caught, self.last_seen = 1, 0, True, False, -1

    def to_act(self) -> i64:
        over = self.caught or self.round > self.rounds
        return NOBODY if over else only(REFEREE if self.asked else self.turn)

    def moves(self, seat: i64) -> vec[i64]:
        if seat == REFEREE and self.at[0] < 0:
            return vec[i64]([HIDE + n for n in (0, 1, 6)])
        if seat == REFEREE:
            return vec[i64]([CAUGHT if self.at[0] == self.at[self.turn] else MISSED])
        if seat != FUGITIVE:
            return vec[i64](sorted(GO + (self.at[seat] + step) % 7 for step in (-1, 0, 1)))
        ways = [(verb, (self.at[0] + step) % 7) for verb, step in ((WALK, 1), (WALK, -1), (RIDE, 2), (RIDE, -2))]
        rides = sorted(verb + to for verb, to in ways if to not in self.at[1:])
        return vec[i64](rides if self.in_the_open() else [*rides, STAY])

    def apply(self, seat: i64, move: i64) -> None:
        if seat == REFEREE and move < MISSED:
            self.at[0], self.asked = move - HIDE, False
            return
        if seat != REFEREE and move != STAY:
            self.at[seat] = (move - GO if seat else move) % 7
        if seat == FUGITIVE and self.in_the_open():
            self.last_seen = self.at[0]
        self.asked, self.caught = seat in (1, 2), move == CAUGHT
        if not self.asked:
            self.round += self.turn == 2
            self.turn = (self.turn + 1) % 3

    def in_the_open(self) -> bool:
        return self.shows and self.round == 2

    def winners(self) -> i64:
        return only(1) | only(2) if self.caught else only(FUGITIVE)

    def reason(self) -> str:
        return "caught" if self.caught else "escaped"

    def copy(self) -> State:
        other = ChaseState(self.rounds, self.shows)
        other.__dict__.update(self.__dict__, at=self.at[:])
        return other


class ChaseView(View, frozen=True, kw_only=True):
    hounds: tuple[int, ...]
    round: tuple[int, int]
    last_seen: int
    fugitive: int | None


class TinyChase(Game):
    def start(self) -> ChaseState:
        return ChaseState(int(self.settings["rounds"]), bool(self.settings["shows"]))

    def takes_back(self, seat: i64) -> bool:
        return seat != FUGITIVE

    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        assert isinstance(state, ChaseState)
        open_move = move in (STAY, MISSED, CAUGHT) or GO <= move < HIDE or (move < STAY and state.in_the_open())
        if viewer & only(FUGITIVE) or open_move:
            return move
        return HIDE_UNSEEN if move >= HIDE else WALK_UNSEEN if move < RIDE else RIDE_UNSEEN

    def view(self, state: State, viewer: i64) -> ChaseView:
        assert isinstance(state, ChaseState)
        common, hounds, here = self.frame(state, viewer), tuple(state.at[1:]), state.at[0] if viewer & only(FUGITIVE) else None
        return ChaseView(**common, hounds=hounds, round=(state.round, state.turn), last_seen=state.last_seen, fugitive=here)

    def belief(self, viewer: i64) -> Belief:
        return PathBelief(self, viewer)


def make(settings: Any) -> Game:
    seats, longest = ["fugitive", "red", "blue"], 1 + 5 * int(settings["rounds"])
    return TinyChase(name="tiny_chase", rules="1", seats=seats, sides=SIDES, words=WORDS, longest=longest, settings=settings)

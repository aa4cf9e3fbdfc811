"""Where Mr X can be. The belief is compared with every history he can have had, written down one by one."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.core import PUBLIC, Game, Rng, Table, first, looking
from gaslamp.games import make
from gaslamp.games.scotland_yard.belief import YardBelief
from gaslamp.games.scotland_yard.game import ScotlandYard
from gaslamp.games.scotland_yard.state import UNKNOWN, YardState
from gaslamp.games.scotland_yard.whereabouts import Bits

KINDS = ("taxi", "bus", "underground", "black", "double")


class Histories:
    """Every way Mr X can have gone, as lists of stations: by the rules once more, as plainly as possible, from the open moves."""

    def __init__(self, game: ScotlandYard) -> None:
        self.game = game
        self.paths: list[tuple[int, ...]] = []
        self.pawns: dict[str, int] = {}
        self.tickets = dict(zip(KINDS, [int(count) for count in game.board.tickets][:5], strict=True))
        self.unlimited = game.settings["mrx_tickets"] == "unlimited"
        self.doubling = 0

    def ends(self, station: int, ticket: str) -> list[int]:
        ways = ("taxi", "bus", "underground", "ferry") if ticket == "black" else (ticket,)
        found = {a + b - station for way in ways for a, b in self.game.map.lines[way] if station in (a, b)}
        return sorted(found - set(self.pawns.values()))

    def can_ride(self, station: int, tickets: dict[str, int]) -> bool:
        return any(tickets[ticket] and self.ends(station, ticket) for ticket in KINDS[:4])

    def spent(self, ticket: str) -> dict[str, int]:
        endless = self.unlimited and ticket in KINDS[:3]
        return self.tickets | {ticket: self.tickets[ticket] - (not endless)}

    def first_rides(self, station: int, ticket: str) -> list[int]:
        """Ends from which a second ride is possible."""
        return [end for end in self.ends(station, ticket) if self.can_ride(end, self.spent(ticket))]

    def hear(self, seat: str, move: str, before: YardState, after: YardState) -> None:
        verb, *rest = move.split()
        if move == "start mrx ?":
            self.paths = [(int(card),) for card in self.game.board.cards]
        elif verb == "start":
            self.paths = [path for path in self.paths if path[0] != int(rest[1])]
            self.pawns[rest[0]] = int(rest[1])
        elif move == "double":
            held = [ticket for ticket in KINDS[:4] if self.tickets[ticket]]
            self.paths = [path for path in self.paths if any(self.first_rides(path[-1], ticket) for ticket in held)]
            self.tickets["double"] -= 1
            self.doubling = 2
        elif seat == "mrx":
            ends = self.first_rides if self.doubling == 2 else self.ends
            wanted = None if rest[0] == "?" else int(rest[0])
            self.paths = [(*path, end) for path in self.paths for end in ends(path[-1], verb) if wanted in (None, end)]
            self.tickets = self.spent(verb)
            self.doubling -= self.doubling > 0
        elif move in ("missed", "caught", "cornered"):
            there = self.pawns[self.game.seats[int(before.turn)]]
            self.paths = [path for path in self.paths if (path[-1] == there) == (move == "caught")]
            if move == "cornered" or (after.to_act() & 1 and move == "missed"):
                self.paths = [path for path in self.paths if self.can_ride(path[-1], self.tickets) == (move == "missed")]
        else:
            self.pawns[seat] = int(rest[0])
            if not self.unlimited:
                self.tickets[verb] += 1

    def shares(self) -> dict[int, float]:
        found: dict[int, int] = {}
        for path in self.paths:
            found[path[-1]] = found.get(path[-1], 0) + 1
        return {station: many / len(self.paths) for station, many in sorted(found.items())}


SMALL: list[dict[str, Any]] = [
    {"detectives": 2},
    {"detectives": 1, "length": "7_windows"},
    {"detectives": 3, "length": "6_rounds", "reveals": "none"},
    {"detectives": 5, "mrx_tickets": "unlimited"},
    {"detectives": 4, "reveals": "1,6"},
]


@pytest.mark.parametrize("options", SMALL, ids=str)
def test_the_belief_is_every_history_counted(options: dict[str, Any]) -> None:
    """On the small map, at every moment of random games, for all ways Mr X can have gone."""
    game = make("scotland_yard", map="small", **options)
    assert isinstance(game, ScotlandYard)
    rng = Rng(7)
    most = 0
    for _ in range(12):
        state, belief, histories, bits = game.start(), game.belief(PUBLIC), Histories(game), Bits()
        assert isinstance(belief, YardBelief)
        while acting := state.to_act():
            seat = first(acting)
            move = state.pick(seat, rng)
            seen = game.seen(state, seat, move, PUBLIC)
            before = state.copy()
            bits.hear(state, seen)
            belief.hear(seat, seen)
            state.apply(seat, move)
            histories.hear(game.seat_name(seat), game.text(seen), before, state)
            assert belief.stations() == pytest.approx(histories.shares())
            assert bits.possible(game.board.stations) == sorted(histories.shares())
            most = max(most, len(histories.paths))
    assert most > 20, "else there was not much to count"


@pytest.mark.parametrize("options", [{}, {"detectives": 2, "length": "24_windows"}, {"mrx_tickets": "unlimited"}], ids=str)
def test_the_truth_is_always_in_it(options: dict[str, Any]) -> None:
    """On the whole map; `benchmarks/belief.py` does so ten thousand times."""
    game = make("scotland_yard", **options)
    rng = Rng(3)
    for _ in range(6):
        for state, belief in told(game, rng):
            assert state.at[0] == UNKNOWN or int(state.at[0]) in belief.possible()


@pytest.mark.parametrize("options", [{}, {"detectives": 1, "map": "ravensburger_1983"}], ids=str)
def test_the_set_of_bits_is_the_same_stations(options: dict[str, Any]) -> None:
    game = make("scotland_yard", **options)
    rng = Rng(5)
    for _ in range(6):
        state, belief, bits = game.start(), game.belief(PUBLIC), Bits()
        assert isinstance(state, YardState)
        assert isinstance(belief, YardBelief)
        while acting := state.to_act():
            seat = first(acting)
            move = state.pick(seat, rng)
            seen = game.seen(state, seat, move, PUBLIC)
            bits.hear(state, seen)
            belief.hear(seat, seen)
            state.apply(seat, move)
            assert bits.copy().possible(state.board.stations) == belief.mrx.possible(state.board.stations)


def test_what_mr_x_knows_the_others_can_know() -> None:
    game = make("scotland_yard", detectives=3)
    rng = Rng(4)
    state, mrx, red = game.start(), game.belief(looking(0)), game.belief(looking(1))
    assert isinstance(mrx, YardBelief)
    assert isinstance(red, YardBelief)
    while acting := state.to_act():
        seat = first(acting)
        move = state.pick(seat, rng)
        for belief, viewer in ((mrx, looking(0)), (red, looking(1))):
            belief.hear(seat, game.seen(state, seat, move, viewer))
        state.apply(seat, move)
        assert mrx.outsider is not None
        assert mrx.outsider.stations() == red.stations()
        assert mrx.possible() == ([] if mrx.known.at[0] == UNKNOWN else [int(mrx.known.at[0])])
        assert game.notes(mrx)["suspected"] == game.notes(red)["mrx"]


def test_a_story_of_deduction() -> None:
    """He starts somewhere; a bus from a start card; he has not gone through a detective; and then he shows himself."""
    game = make("scotland_yard", detectives=2)
    table = Table(game)
    for line in ("start mrx 103", "start red 13", "start blue 155"):
        table.play(15, line)
    belief = heard(table)
    assert belief.possible() == [26, 29, 34, 50, 53, 91, 94, 103, 112, 117, 132, 138, 141, 174, 197, 198]
    table.play(0, "taxi 85")
    spread = heard(table)
    assert 103 not in spread.possible()
    assert {85, 86, 102} <= set(spread.possible())
    assert not {13, 155} & set(spread.possible())
    play_all(table, "red: taxi 23", "*: missed", "blue: taxi 167", "*: missed", "mrx: black 84", "red: taxi 12", "*: missed")
    play_all(table, "blue: taxi 183", "*: missed", "mrx: taxi 67")
    assert heard(table).stations() == {67: 1.0}
    play_all(table, "red: taxi 3", "*: missed", "blue: taxi 182", "*: missed", "mrx: underground 79")
    assert heard(table).stations() == {13: 1 / 4, 79: 1 / 4, 89: 1 / 4, 111: 1 / 4}
    assert game.notes(heard(table)) == {"mrx": {"13": 0.25, "79": 0.25, "89": 0.25, "111": 0.25}}


def test_a_miss_takes_one_station_away() -> None:
    game = make("scotland_yard", map="small", detectives=1, reveals="none")
    table = Table(game)
    play_all(table, "*: start mrx 5", "*: start red 1", "mrx: taxi 4", "red: taxi 2")
    before = set(heard(table).possible())
    play_all(table, "*: missed")
    assert 2 in before
    assert set(heard(table).possible()) == before - {2}


def test_a_copy_goes_its_own_way() -> None:
    game = make("scotland_yard", map="small", detectives=1)
    table = Table(game)
    play_all(table, "*: start mrx 5", "*: start red 1")
    belief = heard(table)
    other = belief.copy()
    other.hear(0, game.read("taxi ?"))
    assert belief.possible() != other.possible()
    assert belief.possible() == heard(table).possible()


def told(game: Game, rng: Rng) -> list[tuple[YardState, YardBelief]]:
    """A random game with a spectator's belief, at every moment."""
    found = []
    state, belief = game.start(), game.belief(PUBLIC)
    while acting := state.to_act():
        seat = first(acting)
        move = state.pick(seat, rng)
        belief.hear(seat, game.seen(state, seat, move, PUBLIC))
        state.apply(seat, move)
        now, then = state.copy(), belief.copy()
        assert isinstance(now, YardState)
        assert isinstance(then, YardBelief)
        found.append((now, then))
    return found


def play_all(table: Table, *lines: str) -> None:
    for line in lines:
        seat, _, move = line.partition(": ")
        table.play(table.game.read_actor(seat), move)


def heard(table: Table) -> YardBelief:
    """What a spectator can conclude."""
    belief = table.game.belief(PUBLIC)
    for line in table.story(PUBLIC):
        belief.hear(*line)
    assert isinstance(belief, YardBelief)
    return belief

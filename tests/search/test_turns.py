"""Whole turns of Pocket: that they are worked out as the rules play them, and what a player makes of it."""

from __future__ import annotations

import pytest

from games.mr_jack_pocket.stories import street
from gaslamp import games
from gaslamp.bots.pocket_planner import PocketPlanner, unfolded
from gaslamp.bots.pocket_prospects import Prospects
from gaslamp.bots.pocket_turns import Turn
from gaslamp.bots.seating import Seating
from gaslamp.core import REFEREE, Belief, Game, Rng, State, Table, Viewer, looking, members
from gaslamp.games.mr_jack_pocket.state import ACT, JACK, OVER, PocketState

PROSPECTS = Prospects("mr_jack_pocket")
EXACT = 1e-6
"""Nobody slips."""


class Suspects(Belief):
    """Everybody who is up, each as likely, without any cards."""

    def __init__(self, state: PocketState) -> None:
        self.states: list[tuple[State, float]] = []
        up = [suspect for suspect in range(9) if state.up >> suspect & 1]
        for suspect in up:
            world = state.copy()
            world.jack = suspect
            self.states.append((world, 1 / len(up)))

    def worlds(self) -> list[tuple[State, float]]:
        return self.states


def position(line: str) -> PocketState:
    state = games.make("mr_jack_pocket").place(line)
    assert isinstance(state, PocketState)
    return state


def turn(state: PocketState) -> Turn:
    found = unfolded(PROSPECTS, state, Suspects(state), mine=False)
    found.slip = EXACT
    found.solve()
    return found


def played_out(worlds: list[PocketState]) -> list[float]:
    """What becomes of each world if Jack chooses in it and the investigator for all of them, by the rules alone."""
    if worlds[0].question != ACT:
        ended = []
        for world in worlds:
            world.apply(REFEREE, world.witness())
            assert world.question == OVER
            ended.append(float(bool(world.winners() & looking(JACK))))
        return ended
    seat = int(worlds[0].side_to_act())
    ways: list[list[float]] = []
    for move in worlds[0].moves(seat):
        after = [world.copy() for world in worlds]
        for world in after:
            world.apply(seat, move)
        ways.append(played_out(after))
    return [max(of_one) for of_one in zip(*ways, strict=True)] if seat == JACK else min(ways, key=sum)


@pytest.mark.parametrize(
    "tokens",
    [
        "-alibi,-toby,rotation,joker",
        "-holmes,watson,-exchange,joker",
        "holmes,watson,-rotation,-joker",
        "-holmes,-toby,rotation,rotation",
    ],
)
def test_a_turn_is_worked_out_as_the_rules_play_it(tokens: str) -> None:
    state = position(f"{street('gull', 'bert', 'madame', 'lestrade')} turn=8 faces={tokens} jack=gull")
    worlds = [world for world, _ in Suspects(state).worlds()]
    found = turn(state)
    by_the_rules = played_out([world.copy() for world in worlds])  # type: ignore[misc]
    assert sum(found.values[k] for k in range(len(worlds))) == pytest.approx(sum(by_the_rules), abs=1e-4)


def test_the_best_action_is_found_where_the_rules_find_it() -> None:
    state = position(f"{street('gull', 'bert', 'madame')} turn=8 faces=-holmes,watson,-exchange,joker jack=gull")
    found = turn(state)
    seat = int(state.side_to_act())
    for move in state.moves(seat):
        after = [world.copy() for world, _ in Suspects(state).worlds()]
        for world in after:
            world.apply(seat, move)
        chance = sum(played_out(after)) / 3  # type: ignore[arg-type]
        assert found.worth(move, seat) == pytest.approx(1 - chance, abs=1e-4)


def story(seed: int) -> Table:
    """A random game until its third turn begins."""
    table, rng = Table(games.make("mr_jack_pocket")), Rng(seed)
    while not (table.state.turn == 3 and table.state.question == ACT):  # type: ignore[attr-defined]
        (seat,) = members(table.state.to_act())
        table.play(seat, int(table.state.pick(seat, rng)))
        if not table.state.to_act():
            table, rng = Table(table.game), rng.fork()
    return table


def planner(table: Table, seat: int, turns: int = 2, seconds: float = 0.0) -> PocketPlanner:
    bot = PocketPlanner(table.game, looking(seat), Rng(1), turns, seconds)
    for line in table.story(looking(seat)):
        bot.hear(line.seat, line.move)
    return bot


def test_to_look_on_counts_and_changes_what_an_end_is_worth() -> None:
    table = story(1)
    bot = planner(table, 1)
    before = bot.unfold()
    after = bot.unfold()
    after.think(Rng(1), 2, 0.0)
    assert after.looked in (2, 3), "the end that was looked at last may be followed by either of two turns"
    assert list(before.values) != list(after.values)
    assert all(-0.2 <= value <= 1.2 for value in after.values)


def test_jack_knows_more_than_the_others() -> None:
    """He adds himself to those who can be Jack, as he knows himself, and the others do not reckon with that."""
    table = story(2)
    jack, investigator = planner(table, 0).unfold(), planner(table, 1).unfold()
    assert jack.wide == investigator.wide + 1
    assert jack.likely[jack.wide - 1] == 0.0
    assert jack.who[jack.wide - 1] == table.state.jack  # type: ignore[attr-defined]
    for k in range(investigator.wide):
        assert jack.values[k] == pytest.approx(investigator.values[k], abs=1e-9)


def test_the_same_seed_gives_the_same_game() -> None:
    game: Game = games.make("mr_jack_pocket")
    found = []
    for _ in range(2):
        rng = Rng(7)
        bots = {Viewer(side): PocketPlanner(game, side, rng.fork(), 1) for side in game.sides.values()}
        table = Table(game)
        Seating(table, bots, rng).advance()
        found.append(table.lines)
    assert found[0] == found[1]

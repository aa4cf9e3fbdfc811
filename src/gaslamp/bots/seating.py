"""Bots at a table: each hears what its seats hear and is asked when one of them is to act."""

from collections.abc import Mapping

from gaslamp.core.errors import SetupError
from gaslamp.core.game import Game
from gaslamp.core.rng import Rng
from gaslamp.core.state import Viewer, looking, members
from gaslamp.core.table import Table
from gaslamp.search.bot import Bot


def remaining(game: Game, taken: int) -> list[Viewer]:
    """Players for the seats nobody took: the rest of a side is one player's where the game allows it."""
    players: list[Viewer] = []
    for side in game.sides.values():
        free = side & ~taken
        if free and game.may_hold(free):
            players.append(Viewer(free))
        else:
            players += [looking(seat) for seat in members(free)]
    return players


class Seating:
    """`bots` maps viewers (one seat, or the seats one player holds) to bots. Seats without a bot belong to people."""

    def __init__(self, table: Table, bots: Mapping[Viewer, Bot], rng: Rng) -> None:
        if table.position:
            raise SetupError("error-position-bots")
        self.table = table
        self.bots = dict(bots)
        self.rng = rng
        self.heard = dict.fromkeys(self.bots, 0)
        self.holders = {seat: viewer for viewer in self.bots for seat in members(viewer)}

    def advance(self) -> None:
        """Let the referee and the bots play until people are asked, or the game is over."""
        while True:
            self.table.referee(self.rng)
            acting = [seat for seat in members(self.table.state.to_act()) if seat in self.holders]
            if not acting:
                break
            self.answer(acting[0])  # one at a time: an answer may let the referee act before the next
        if not self.table.state.to_act():
            for viewer in self.bots:
                self.tell(viewer)

    def answer(self, seat: int) -> None:
        """Ask the bot in a seat. It hears the news only now: what a person took back before that, it never heard."""
        viewer = self.holders[seat]
        self.tell(viewer)
        move = self.bots[viewer].choose(seat, self.table.view(viewer), self.table.state.moves(seat))
        self.table.play(seat, int(move))

    def tell(self, viewer: Viewer) -> None:
        """Let a bot hear what is new in its story."""
        for line in self.table.story(viewer)[self.heard[viewer] :]:
            self.bots[viewer].hear(line.seat, line.move)
        self.heard[viewer] = len(self.table.lines)

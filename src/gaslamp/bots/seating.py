"""Bots at a table: each hears what its seats hear and is asked when one of them is to act."""

from collections.abc import Mapping

from gaslamp.core.rng import Rng
from gaslamp.core.state import members
from gaslamp.core.table import Table
from gaslamp.search.bot import Bot


class Seating:
    """`bots` maps viewers (one seat, or the seats one player holds) to bots. Seats without a bot belong to people."""

    def __init__(self, table: Table, bots: Mapping[int, Bot], rng: Rng) -> None:
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
                return
            for seat in acting:
                self.answer(seat)

    def answer(self, seat: int) -> None:
        """Ask the bot in a seat. It hears the news only now: what a person took back before that, it never heard."""
        viewer = self.holders[seat]
        bot = self.bots[viewer]
        for line in self.table.story(viewer)[self.heard[viewer] :]:
            bot.hear(line.seat, line.move)
        self.heard[viewer] = len(self.table.lines)
        move = bot.choose(seat, self.table.view(viewer), self.table.state.moves(seat))
        self.table.play(seat, int(move))

"""Mr. Jack Pocket, by Bruno Cathala and Ludovic Maublanc, for two. The rules are in RULES.md, in our own words."""

from collections.abc import Mapping

from gaslamp.core import Game, Option
from gaslamp.core.options import Value
from gaslamp.games.mr_jack_pocket.game import MrJackPocket

OPTIONS = (Option.one_of("chase", "next_turn", "at_once"),)


def make(settings: Mapping[str, Value]) -> Game:
    return MrJackPocket(settings)

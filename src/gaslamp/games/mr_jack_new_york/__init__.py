"""Mr. Jack in New York, by Bruno Cathala and Ludovic Maublanc, for two. The rules are in RULES.md, in our own words."""

from gaslamp.core import Option
from gaslamp.games.mr_jack_new_york.game import MrJackNewYork
from gaslamp.kit.kept import kept

OPTIONS = (
    Option.one_of("latimer", "6-11", "5-8"),
    Option.one_of("tumblety", "and", "or"),
)

make = kept(MrJackNewYork)

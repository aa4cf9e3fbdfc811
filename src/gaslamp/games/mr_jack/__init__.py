"""Mr. Jack, by Bruno Cathala and Ludovic Maublanc, for two: Whitechapel by night. The rules are in RULES.md, in our own words."""

from gaslamp.core import Option
from gaslamp.games.mr_jack.game import MrJack
from gaslamp.kit.kept import kept

OPTIONS = (
    Option.one_of("edition", "revised", "first"),
    Option.one_of("whistle", "all", "any"),
)

make = kept(MrJack)

"""What a public-belief search must know of a game in which one seat hides something."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gaslamp.core.belief import Belief
from gaslamp.core.rng import Rng
from gaslamp.core.state import State
from gaslamp.search.playout import Habit


@mypyc_attr(allow_interpreted_subclasses=True)
class Guise(Habit):
    """Habits, and what it needs to think about all secrets at once: half-known states that can be given any of them."""

    def prepare(self, own: Belief, public: Belief, rng: Rng) -> None:
        """Somebody begins to think."""

    def scene(self, own: Belief, public: Belief) -> State:
        """The position as those see it who do not know the secret; the hidden side knows its own part better."""
        raise NotImplementedError

    def candidates(self, own: Belief, public: Belief) -> vec[i64]:
        """The secrets that may be."""
        raise NotImplementedError

    def prior(self, public: Belief, secrets: vec[i64]) -> vec[float]:
        """How likely each of these is, all together 1, without any opinion about how people play."""
        raise NotImplementedError

    def disguise(self, state: State, secret: i64) -> None:
        """Give a half-known state a secret."""
        raise NotImplementedError

    def survey(self, state: State, secrets: vec[i64]) -> vec[float]:
        """The hidden side's chance for each secret, at a glance."""
        raise NotImplementedError

    def doubt(self) -> float:
        """How much of a range is what could be believed without any opinion about how people play."""
        return 0.5

    def aside(self) -> float:
        """The share of the hidden side's moves that tell nothing: it has its reasons, or the others do not read them."""
        return 0.5

    def slips(self) -> float:
        """How far players do what was looked at instead of what is best: who would need the only right answer may miss it."""
        return 0.5

    def rarely(self) -> float:
        """What is to be played so much less often than what is played most, is not played at all."""
        return 0.1

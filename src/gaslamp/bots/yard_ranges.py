"""Scotland Yard for a public-belief search: everywhere Mr X can be at once."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.bots.scotland_yard import YardHabit
from gaslamp.core.belief import Belief
from gaslamp.core.rng import Rng
from gaslamp.core.state import State
from gaslamp.games.scotland_yard.belief import YardBelief
from gaslamp.games.scotland_yard.board import MR_X
from gaslamp.games.scotland_yard.state import ANSWER, YardState

CROWD: Final = 40
"""Of more stations than this, only the likeliest are thought about."""


class YardRanges(YardHabit):
    """Here where somebody is tells all, so everybody is taken to read what is played, and to play what is best."""

    def doubt(self) -> float:
        return 0.2

    def aside(self) -> float:
        return 0.05

    def slips(self) -> float:
        return 0.0

    def prepare(self, own: Belief, public: Belief, rng: Rng) -> None:
        self.begin(public)

    def scene(self, own: Belief, public: Belief) -> State:
        assert isinstance(public, YardBelief)
        return public.known.copy()

    def candidates(self, own: Belief, public: Belief) -> vec[i64]:
        """Where he can be; where he is, whatever others think of it, is always among them for himself."""
        assert isinstance(own, YardBelief)
        assert isinstance(public, YardBelief)
        if not public.secret:
            return vec[i64]([public.known.at[MR_X]])
        found = self.possible[:]
        likely = self.likely[:]
        while len(found) > CROWD:
            least: i64 = -1
            for at in range(len(found)):
                if found[at] != own.known.at[MR_X] and (least < 0 or likely[at] < likely[least]):
                    least = at
            last = len(found) - 1
            found[least], likely[least] = found[last], likely[last]
            found = found[:last]
            likely = likely[:last]
        return found

    def prior(self, public: Belief, secrets: vec[i64]) -> vec[float]:
        assert isinstance(public, YardBelief)
        found = vec[float](capacity=len(secrets))
        total = 0.0
        for secret in secrets:
            likely = 0.0
            for at in range(len(self.possible)):
                if self.possible[at] == secret:
                    likely = self.likely[at]
            total += likely
            found = append(found, likely)
        for at in range(len(secrets)):
            found[at] = found[at] / total if total > 0.0 else 1.0 / float(len(secrets))
        return found

    def disguise(self, state: State, secret: i64) -> None:
        assert isinstance(state, YardState)
        state.at[MR_X] = secret

    def survey(self, state: State, secrets: vec[i64]) -> vec[float]:
        assert isinstance(state, YardState)
        found = vec[float](capacity=len(secrets))
        for secret in secrets:
            state.at[MR_X] = secret
            if state.question == ANSWER and state.at[state.turn] == secret:
                found = append(found, 0.0)
            else:
                found = append(found, self.judge(0, self.features(state)))
        return found

"""Any Gaslamp game as a PettingZoo environment, in which agents act one after the other (AEC).

    from gaslamp.research import pettingzoo
    env = pettingzoo.env("mr_jack_pocket", chase="at_once")

An agent is a seat. What it observes is its view as an array (`research/encode.py`) and a mask of the moves it may make; an action
is the number of a word of the game. The referee plays with the seed of `reset`, and nobody sees him but by what he does. Seats
that act at once are asked one after the other, lowest first: that is faithful, see `research/openspiel.py`. Rewards come at the
end (`encode.returns`).

`env` is wrapped as PettingZoo wraps its own games: who makes a move he may not make gets -1 and ends the game. `raw_env` raises
our own error, which says what he may do.
"""

from __future__ import annotations

from secrets import randbits
from typing import Any

from gaslamp import games
from gaslamp.core import Game, Rng, Table, first, looking
from gaslamp.research import encode

try:
    import numpy as np
    from gymnasium import logger
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise ImportError('PettingZoo is not installed; it comes with: pip install "gaslamp[research]"') from error

ILLEGAL_REWARD = -1.0

Observation = dict[str, Any]
"""`observation`, an array of float32, and `action_mask`, one of int8."""


def env(name: str | Game, **options: Any) -> AECEnv[str, Observation, int | None]:
    """A game by name, with its options, or a game already made. What else it takes, `raw_env` says."""
    wrapped: Any = wrappers.TerminateIllegalWrapper(raw_env(name, **options), illegal_reward=ILLEGAL_REWARD)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class GaslampEnv(AECEnv[str, Observation, int | None], EzPickle):  # type: ignore[misc]
    def __init__(self, name: str | Game, render_mode: str | None = None, viewer: str = "public", **options: Any) -> None:
        """`render` draws what `viewer` sees: the public, a seat, seats joined by `+`, or the truth."""
        super().__init__()
        EzPickle.__init__(self, name, render_mode, viewer, **options)
        self.game = games.make(name, **options) if isinstance(name, str) else name
        self.metadata = {"name": f"{self.game.name}_v{self.game.rules}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.encoder = encode.encoder(self.game)
        self.render_mode = render_mode
        self.viewer = self.game.read_viewer(viewer)
        self.possible_agents = list(self.game.seats)
        self.observation_spaces = {agent: self._seen() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(self.game.words)) for agent in self.possible_agents}
        self._rng: Rng | None = None

    def _seen(self) -> Space[Any]:
        return Dict(
            {
                "observation": Box(0, 1, (self.encoder.size,), np.float32),
                "action_mask": Box(0, 1, (len(self.game.words),), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed the referee goes on drawing where he was; the first time, anywhere."""
        if seed is not None or self._rng is None:
            self._rng = Rng(randbits(64) if seed is None else seed)
        self.table = Table(self.game)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on(self._rng)

    def observe(self, agent: str) -> Observation:
        """The mask is empty for whoever is not asked now."""
        seat = self.game.seats.index(agent)
        state = self.table.state
        asked = agent == self.agent_selection and state.to_act() >> seat & 1
        return {
            "observation": self.encoder.encode(self.game.view(state, looking(seat))),
            "action_mask": encode.mask(self.game, [int(move) for move in state.moves(seat)] if asked else []),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self._rng is not None
        assert action is not None
        self.table.play(self.game.seats.index(agent), int(action))
        self._go_on(self._rng)

    def _go_on(self, rng: Rng) -> None:
        """Let the referee play, then say who is next, or who got what."""
        self.table.referee(rng)
        to_act = self.table.state.to_act()
        if to_act:
            self.agent_selection = self.game.seats[first(to_act)]
            return
        self.rewards = dict(zip(self.agents, encode.returns(self.game, self.table.state), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        if self.render_mode is None:
            logger.warn('There is nothing to render: make the environment with render_mode="ansi".')
            return None
        return self.game.picture(self.table.view(self.viewer))

    def close(self) -> None:
        """Nothing is open; PettingZoo wants to be able to say it."""


raw_env = GaslampEnv
"""The environment without wrappers, under the name that PettingZoo's own games use."""

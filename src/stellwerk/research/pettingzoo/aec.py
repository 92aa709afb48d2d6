"""Seats one after the other: PettingZoo's AEC interface for every game."""

from collections.abc import Mapping
from copy import deepcopy
from typing import TypedDict, Unpack

import numpy as np

from stellwerk.core.game import Value
from stellwerk.kernel.record import Ints
from stellwerk.research import rendering
from stellwerk.research.missing import extra
from stellwerk.research.sitting import Mask, Sitting

with extra("pettingzoo"):
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers


class Settings(TypedDict, total=False):
    seats: int | None
    options: Mapping[str, Value] | None
    max_cycles: int | None
    illegal: str
    render_mode: str | None


def env(game: str, **settings: Unpack[Settings]) -> "InOrder":
    """The environment that refuses to be used in a wrong order."""
    return InOrder(SeatBySeat(game, **settings))


Info = dict[str, int]


class Seen(TypedDict):
    observation: Ints
    action_mask: Mask


class InOrder(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    def __copy__(self) -> "InOrder":
        """A copy plays on like this, and on its own."""
        return deepcopy(self)


class SeatBySeat(AECEnv):  # type: ignore[misc]
    """Where several seats act at once they are asked in turn, and none learns what others chose."""

    def __init__(
        self, game: str, *, seats: int | None = None, options: Mapping[str, Value] | None = None,
        max_cycles: int | None = None, illegal: str = "refuse", render_mode: str | None = None,
    ) -> None:  # fmt: skip
        """A game is truncated before an agent makes more than `max_cycles` decisions."""
        super().__init__()
        self.sitting = Sitting(game, seats, options or {}, illegal)
        self.metadata = {
            "name": f"{game}_v{self.sitting.encoding.version}",
            "render_modes": list(rendering.MODES),
            "is_parallelizable": False,
        }
        self.max_cycles, self.render_mode = max_cycles, rendering.checked(render_mode)
        self.possible_agents = agents_of(self.sitting)
        encoding = self.sitting.encoding
        self.action_spaces = {a: Discrete(encoding.actions) for a in self.possible_agents}
        self.observation_spaces = {a: space_of(self.sitting) for a in self.possible_agents}
        self._seeds = np.random.default_rng()

    def __copy__(self) -> "SeatBySeat":
        """A copy plays on like this, and on its own."""
        return deepcopy(self)

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Without a seed the next game follows from the seed before."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.sitting.begin(int(self._seeds.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._decisions = dict.fromkeys(self.agents, 0)
        self.agent_selection = self._next_agent()

    def observe(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.sitting.observation(seat),
            "action_mask": self.sitting.mask(seat),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self.infos[agent] = self.sitting.play(seat, int(action))  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        self._decisions[agent] += 1
        self.rewards = dict(zip(self.agents, self.sitting.payoff(), strict=True))
        self.agent_selection = self._next_agent()
        over = not self.sitting.acting()
        self.terminations = dict.fromkeys(self.agents, over)
        cut = not over and self._decisions[self.agent_selection] == self.max_cycles
        self.truncations = dict.fromkeys(self.agents, cut)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What the acting seat sees: text, printed with the mode human, or a picture."""
        viewer = self.possible_agents.index(self.agent_selection)
        return rendering.render(self.sitting.match, viewer, self.render_mode)

    def _next_agent(self) -> str:
        return self.possible_agents[(*self.sitting.acting(), 0)[0]]


def agents_of(sitting: Sitting) -> list[str]:
    return [f"seat_{seat}" for seat in range(sitting.seats)]


def space_of(sitting: Sitting, more_actions: int = 0) -> Dict:
    encoding = sitting.encoding
    mask = Box(0, 1, (encoding.actions + more_actions,), np.int8)
    return Dict(observation=Box(encoding.low, encoding.high, dtype=np.int16), action_mask=mask)

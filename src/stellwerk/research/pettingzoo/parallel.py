"""All seats at once: PettingZoo's Parallel interface for games with simultaneous rounds."""

from collections.abc import Mapping
from copy import deepcopy

import numpy as np

from stellwerk.core.game import Value
from stellwerk.research import rendering
from stellwerk.research.missing import extra
from stellwerk.research.pettingzoo.aec import Info, Seen, agents_of, space_of
from stellwerk.research.sitting import Mask, Sitting

with extra("pettingzoo"):
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import ParallelEnv

Answers = tuple[
    dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]
]


class AllAtOnce(ParallelEnv):  # type: ignore[misc]
    """One more action than seat by seat, the last: to wait, for who owes no entry in this round."""

    def __init__(
        self, game: str, *, seats: int | None = None, options: Mapping[str, Value] | None = None,
        max_cycles: int | None = None, illegal: str = "refuse", render_mode: str | None = None,
    ) -> None:  # fmt: skip
        """A game is truncated after `max_cycles` steps."""
        self.sitting = Sitting(game, seats, options or {}, illegal)
        self.metadata = {
            "name": f"{game}_v{self.sitting.encoding.version}",
            "render_modes": list(rendering.MODES),
        }
        self.max_cycles, self.render_mode = max_cycles, rendering.checked(render_mode)
        self.possible_agents = agents_of(self.sitting)
        self.waiting = self.sitting.encoding.actions
        self.action_spaces = {a: Discrete(self.waiting + 1) for a in self.possible_agents}
        self.observation_spaces = {a: space_of(self.sitting, 1) for a in self.possible_agents}
        self._seeds = np.random.default_rng()

    def __copy__(self) -> "AllAtOnce":
        """A copy plays on like this, and on its own."""
        return deepcopy(self)

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Info]]:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.sitting.begin(int(self._seeds.integers(2**63)))
        self.agents = self.possible_agents[:]
        self._steps = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Answers:
        """An action for every agent; one that has to enter twice in a round is asked again."""
        asked = {agent: int(actions.get(agent, self.waiting)) for agent in self.agents}
        infos: dict[str, Info] = {agent: {} for agent in self.agents}
        for seat, (agent, action) in enumerate(self._legal_ones(asked).items()):
            if action != asked[agent]:
                infos[agent] = {"replaced_by": action}
            if action != self.waiting:
                self.sitting.play(seat, action)
        self._steps += 1
        over = not self.sitting.acting()
        cut = not over and self._steps == self.max_cycles
        answers = (
            self._observations(),
            dict(zip(self.agents, self.sitting.payoff(), strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            infos,
        )
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return answers

    def render(self) -> str | None:
        """What the first seat sees: text, printed with the mode human, or a picture."""
        return rendering.render(self.sitting.match, 0, self.render_mode)

    def _observations(self) -> dict[str, Seen]:
        return {
            agent: {"observation": self.sitting.observation(seat), "action_mask": self._mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _legal_ones(self, asked: dict[str, int]) -> dict[str, int]:
        """All are looked at before any of them is played."""
        return {
            agent: self.sitting.one_of(self._legal(seat), seat, action)
            for seat, (agent, action) in enumerate(asked.items())
        }

    def _legal(self, seat: int) -> list[int]:
        return self.sitting.legal(seat) or [self.waiting]

    def _mask(self, seat: int) -> Mask:
        mask = np.zeros(self.waiting + 1, np.int8)
        mask[self._legal(seat)] = 1
        return mask

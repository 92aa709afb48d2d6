"""Voll verplant alone, for Gymnasium.

    gymnasium.make("stellwerk.research.gymnasium:stellwerk/VollVerplant-v1")

Where this module was imported before, the name behind the colon is enough.
"""

from collections.abc import Mapping
from copy import deepcopy

import numpy as np

from stellwerk.core.game import Value
from stellwerk.kernel.record import Ints
from stellwerk.research import rendering
from stellwerk.research.missing import extra
from stellwerk.research.sitting import Mask, Sitting

with extra("gymnasium"):
    import gymnasium
    from gymnasium.spaces import Box, Discrete

Info = dict[str, Mask | int]
IGNORED = 0
NAME = "stellwerk/VollVerplant-v1"


class Solo(gymnasium.Env[Ints, np.int64]):
    """The reward comes at the end: the points. `info["action_mask"]` says what is legal.

    When the game is over it allows the number 0 alone. Vector environments that reset in the next
    step ask for an action there and ignore it; an empty mask would leave none to choose.
    """

    metadata: dict[str, object] = {"render_modes": list(rendering.MODES), "render_fps": 1}  # noqa: RUF012 - theirs

    def __init__(
        self, options: Mapping[str, Value] | None = None, illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self.sitting = Sitting("voll_verplant", 1, options or {}, illegal)
        self.render_mode = rendering.checked(render_mode)
        encoding = self.sitting.encoding
        self.observation_space = Box(encoding.low, encoding.high, dtype=np.int16)
        self.action_space = Discrete(encoding.actions)

    def __copy__(self) -> "Solo":
        """A copy plays on like this, and on its own."""
        return deepcopy(self)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Ints, Info]:
        """Without a seed the next game follows from the seed before."""
        super().reset(seed=seed)
        self.sitting.begin(int(self.np_random.integers(2**63)))
        return self.sitting.observation(0), self._info()

    def step(self, action: np.int64) -> tuple[Ints, float, bool, bool, Info]:
        info = self.sitting.play(0, int(action))
        if self.render_mode == "human":
            self.render()
        over = not self.sitting.acting()
        return (
            self.sitting.observation(0),
            self.sitting.payoff()[0],
            over,
            False,
            {**info, **self._info()},
        )

    def render(self) -> str | None:
        return rendering.render(self.sitting.match, 0, self.render_mode)

    def _info(self) -> Info:
        mask = self.sitting.mask(0)
        if not self.sitting.acting():
            mask[IGNORED] = 1
        return {"action_mask": mask}


gymnasium.register(NAME, entry_point=f"{__name__}:{Solo.__name__}")

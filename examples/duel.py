"""A bot of one's own against one of ours, at a table of PettingZoo."""

import numpy as np
from numpy.typing import NDArray

from stellwerk.bots import bot_named
from stellwerk.kernel.random import seeded
from stellwerk.research.pettingzoo import trambahn_v1


def own_choice(observation: NDArray[np.int16], mask: NDArray[np.int8]) -> int:
    """Not much of a bot: the first legal action. Write a better one here."""
    return int(np.flatnonzero(mask)[0])


def duel(games: int, opponent: str = "greedy") -> float:
    """The share of games that your bot wins; the seats change after every game."""
    env = trambahn_v1.raw_env()
    won = 0.0
    for game in range(games):
        env.reset(seed=game // 2)
        own = env.possible_agents[game % 2]
        ours = bot_named(opponent, env.sitting.match.game, seeded(game))
        while not any(env.terminations.values()):
            agent = env.agent_selection
            if agent == own:
                seen = env.observe(agent)
                env.step(own_choice(seen["observation"], seen["action_mask"]))
            else:
                env.step(env.sitting.ask(ours))
        won += env.rewards[own]
    return won / games


if __name__ == "__main__":
    print(f"your bot wins {duel(40):.0%} against greedy")  # noqa: T201

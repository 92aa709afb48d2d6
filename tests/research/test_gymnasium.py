"""Gymnasium's own check, and what it does not ask for."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from stellwerk.games.voll_verplant.map_files import SHIPPED
from stellwerk.research import IllegalAction
from stellwerk.research.gymnasium import NAME


@pytest.mark.parametrize("map_", SHIPPED)
def test_the_api_is_kept(map_: str) -> None:
    """The check chooses without looking at masks."""
    env = gymnasium.make(NAME, options={"map": map_}, illegal="replace", render_mode="ansi")
    check_env(env.unwrapped)


def test_it_is_found_by_its_usual_name() -> None:
    assert NAME == "stellwerk/VollVerplant-v1"
    assert NAME in gymnasium.registry


def test_the_mask_leads_to_the_end_and_the_reward_is_the_points() -> None:
    env = gymnasium.make(NAME)
    _, info = env.reset(seed=3)
    rewards = []
    over = False
    while not over:
        seen, reward, over, cut, info = env.step(np.int64(np.argmax(info["action_mask"])))
        rewards.append(reward)
        assert not cut
    assert not any(rewards[:-1])
    encoding = env.unwrapped.sitting.encoding  # type: ignore[attr-defined]
    assert rewards[-1] == seen[encoding.places()["own_points"]][0]


def test_an_illegal_action_is_refused() -> None:
    env = gymnasium.make(NAME)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="its mask allows"):
        env.step(env.action_space.n - 1)  # type: ignore[attr-defined]

"""Gymnasium's own check, and what it does not ask for."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from stellwerk.games.voll_verplant.maps.files import SHIPPED
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


def test_many_games_in_a_row_are_played_by_the_mask_alone() -> None:
    """The step after the end asks for an action too, and ignores it: the mask leaves one, 0."""
    several = gymnasium.make_vec(NAME, num_envs=4)
    assert several.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    dice, ends, new = np.random.default_rng(1), 0, np.zeros(4, bool)
    _, info = several.reset(seed=1)
    while ends < 40:
        actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        _, rewards, over, _, info = several.step(actions)
        assert not over[new].any()
        assert rewards[over].all()
        assert not rewards[~over].any()
        assert info["action_mask"][over].sum(axis=1).tolist() == [1] * over.sum()
        assert info["action_mask"][over, 0].all()
        assert (info["action_mask"][~over].sum(axis=1) > 1).any() or over.all()
        new, ends = over, ends + over.sum()


def test_nothing_is_played_after_the_end() -> None:
    env = gymnasium.make(NAME)
    _, info = env.reset(seed=3)
    over = False
    while not over:
        *_, over, _, info = env.step(np.int64(np.argmax(info["action_mask"])))
    with pytest.raises(IllegalAction, match="the game is over"):
        env.step(np.int64(np.argmax(info["action_mask"])))


def test_an_illegal_action_is_refused() -> None:
    env = gymnasium.make(NAME)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="its mask allows"):
        env.step(env.action_space.n - 1)  # type: ignore[attr-defined]

"""PettingZoo's own tests, and what they do not ask for."""

from functools import partial
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from stellwerk.core.game import Options
from stellwerk.games import OUTSIDE, game_named
from stellwerk.research import IllegalAction
from stellwerk.research.pettingzoo import aec, game_of_trains_v1, trambahn_v1, voll_verplant_v1

ROOMS: dict[str, Any] = {
    "trambahn": trambahn_v1,
    "game_of_trains": game_of_trains_v1,
    "voll_verplant": voll_verplant_v1,
    **{name: SimpleNamespace(env=partial(aec.env, name)) for name in OUTSIDE},
}
SETTINGS = [
    ("trambahn", {}),
    ("trambahn", {"options": {"free_rows": 1}}),
    *(("game_of_trains", {"seats": seats}) for seats in (2, 3, 4)),
    *(("voll_verplant", {"seats": seats}) for seats in range(1, 7)),
    ("voll_verplant", {"seats": 2, "options": {"map": "madrid", "special_stations": 1}}),
    *((name, {"seats": seats}) for name in OUTSIDE for seats in game_named(name).seats),
]
PARALLEL = [settings for game, settings in SETTINGS if game == "voll_verplant"]


# It warns of observations that come with a mask, although it looks for one.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize(("game", "settings"), SETTINGS)
def test_the_api_is_kept(game: str, settings: dict[str, Any]) -> None:
    api_test(ROOMS[game].env(**settings), num_cycles=60)


@pytest.mark.parametrize(("game", "settings"), SETTINGS)
def test_a_seed_repeats_a_game(game: str, settings: dict[str, Any]) -> None:
    seed_test(partial(ROOMS[game].env, **settings), num_cycles=25)


@pytest.mark.parametrize("settings", PARALLEL)
def test_the_parallel_api_is_kept(settings: dict[str, Any]) -> None:
    parallel_api_test(voll_verplant_v1.parallel_env(**settings), num_cycles=80)
    unmasked = partial(voll_verplant_v1.parallel_env, **settings, illegal="replace")
    parallel_seed_test(unmasked, num_cycles=20)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_games_are_cut_where_that_is_wanted(seats: int) -> None:
    """The peer's test chooses without looking at masks."""
    settings: dict[str, Any] = {"seats": seats, "illegal": "replace"}
    room = SimpleNamespace(
        env=partial(voll_verplant_v1.env, **settings),
        parallel_env=partial(voll_verplant_v1.parallel_env, **settings),
    )
    max_cycles_test(room)


@pytest.mark.parametrize("game", ROOMS)
def test_tables_are_drawn(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    def is_a_picture(drawn: str) -> bool:
        return ElementTree.fromstring(drawn).tag.endswith("svg")

    render_test(ROOMS[game].env, custom_tests={"svg": is_a_picture})
    assert len(capsys.readouterr().out.splitlines()) > 50


@pytest.mark.parametrize("seats", [2, 4])
def test_all_at_once_is_seat_by_seat(seats: int) -> None:
    """The same seed, the same choices: the same observations, and the same rewards at the end."""
    together = voll_verplant_v1.parallel_env(seats=seats)
    in_turn = voll_verplant_v1.raw_env(seats=seats)
    seen, _ = together.reset(seed=7)
    in_turn.reset(seed=7)
    rewards: dict[str, float] = {}
    while together.agents:
        actions = {agent: int(np.argmax(seen[agent]["action_mask"])) for agent in together.agents}
        for agent, action in actions.items():
            if action != together.waiting:
                assert in_turn.agent_selection == agent
                own = in_turn.observe(agent)["observation"]
                assert own.tolist()[:40] == seen[agent]["observation"].tolist()[:40]
                in_turn.step(action)
        seen, rewards, *_ = together.step(actions)
    assert all(in_turn.terminations.values())
    assert in_turn.rewards == rewards
    assert sum(rewards.values()) == 1


def test_an_illegal_action_is_refused() -> None:
    env = trambahn_v1.env()
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="its mask allows"):
        env.step(env.action_space("seat_0").n - 1)


def test_an_illegal_answer_of_one_seat_is_refused_before_anybody_has_answered() -> None:
    env = voll_verplant_v1.parallel_env(seats=2)
    seen, _ = env.reset(seed=1)
    good = int(np.argmax(seen["seat_0"]["action_mask"]))
    with pytest.raises(IllegalAction, match="seat 1"):
        env.step({"seat_0": good, "seat_1": env.waiting})
    assert env.sitting.acting() == (0, 1)


def resting(**settings: Any) -> Any:
    """All at once, where seat 0 owes an entry and seat 1 may only wait."""
    options: Options = {"map": "madrid", "special_stations": 1}
    env = voll_verplant_v1.parallel_env(seats=2, options=options, **settings)
    random = np.random.default_rng(1)
    for seed in range(100):
        env.reset(seed=seed)
        while env.agents:
            legal = [env.sitting.legal(seat) or [env.waiting] for seat in range(2)]
            if legal[1] == [env.waiting]:
                return env
            env.step({f"seat_{seat}": random.choice(legal[seat]) for seat in range(2)})
    raise AssertionError("nobody ever had to wait")


def test_a_seat_that_may_only_wait_may_do_nothing_else() -> None:
    env = resting()
    first, log = env.sitting.legal(0)[0], list(env.sitting.match.log)
    for wrong in (0, 3, env.waiting + 1, -1):
        with pytest.raises(IllegalAction, match=rf"seat 1; its mask allows: \[{env.waiting}\]"):
            env.step({"seat_0": first, "seat_1": wrong})
    assert env.sitting.match.log == log
    *_, infos = env.step({"seat_0": first, "seat_1": env.waiting})
    assert infos == {"seat_0": {}, "seat_1": {}}


def test_an_action_in_place_of_waiting_is_replaced_where_that_was_agreed() -> None:
    env = resting(illegal="replace")
    *_, infos = env.step({"seat_0": env.sitting.legal(0)[0], "seat_1": 3})
    assert infos == {"seat_0": {}, "seat_1": {"replaced_by": env.waiting}}


def test_a_seat_that_owes_an_entry_and_says_nothing_is_refused() -> None:
    env = voll_verplant_v1.parallel_env(seats=2)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="seat 1"):
        env.step({"seat_0": env.sitting.legal(0)[0]})


def test_a_replaced_action_is_told() -> None:
    env = trambahn_v1.env(illegal="replace")
    env.reset(seed=1)
    legal = np.flatnonzero(env.observe("seat_0")["action_mask"])
    env.step(env.action_space("seat_0").n - 1)
    assert env.infos["seat_0"] == {"replaced_by": legal[0]}


def test_what_cannot_be_is_said_clearly() -> None:
    with pytest.raises(ValueError, match="human, ansi, svg; not 'rgb_array'"):
        trambahn_v1.env(render_mode="rgb_array")
    with pytest.raises(ValueError, match="refuse, replace; not 'guess'"):
        trambahn_v1.env(illegal="guess")
    env = trambahn_v1.raw_env()
    env.reset()
    with pytest.raises(ValueError, match="name a render_mode"):
        env.render()

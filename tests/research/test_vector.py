"""Many tables at once: the same rules, the same deals, for any number of threads."""

import os
import subprocess
import sys

import numpy as np
import pytest

from stellwerk.kernel.actor import CHANCE, SPECTATOR
from stellwerk.kernel.record import copy_of
from stellwerk.research import IllegalAction, VectorEnv
from stellwerk.research.pool import ROWS_WORTH_A_THREAD
from tests.research.agreements import Agreement
from tests.research.digest import digest


def tables_of(agreement: Agreement, count: int = 24, **more: int) -> VectorEnv:
    game, seats, options = agreement
    return VectorEnv(game, count, seats=seats, options=options, **more)


def test_a_step_is_what_the_rules_say(agreement: Agreement) -> None:
    env = tables_of(agreement, count=6, seed=3)
    rules, payoff = env.game.rules, np.zeros(6)
    ended = 0
    for _ in range(400):
        before, randoms, actions = env.tables.copy(), env._batch.randoms.copy(), env.sample()
        acting = env.acting.copy()
        env.step(actions)
        for i in range(env.count):
            table = copy_of(before[i])
            rules.apply(table, int(acting[i]), int(env.encoding.rule_actions[actions[i]]))
            while rules.to_act(table) == 1 << CHANCE:
                rules.apply(table, CHANCE, int(rules.sample(table, randoms[i : i + 1])))
            assert env.terminated[i] == (rules.to_act(table) == 0)
            if env.terminated[i]:
                ended += 1
                rules.payoff(table, payoff)
                assert env.rewards[i].tolist() == payoff[: env.seats].tolist()
            else:
                assert table.tobytes() == env.tables[i].tobytes()
                assert not env.rewards[i].any()
    assert ended or agreement.game == "game_of_trains"


def test_masks_are_the_legal_actions_of_the_seat_that_decides(agreement: Agreement) -> None:
    env = tables_of(agreement)
    out = env.game.action_buffer()
    for _ in range(60):
        for i in range(0, env.count, 5):
            count = env.game.rules.legal(env.tables[i], int(env.acting[i]), out)
            legal = env.encoding.numbers[out[:count]]
            assert (legal >= 0).all()
            assert np.flatnonzero(env.masks[i]).tolist() == legal.tolist()
        env.step(env.sample())


def test_the_number_of_threads_changes_nothing(agreement: Agreement) -> None:
    one, three = (tables_of(agreement, ROWS_WORTH_A_THREAD, threads=n) for n in (1, 3))
    assert digest(one, steps=10) == digest(three, steps=10)


def test_a_seed_deals_alike_and_another_does_not(agreement: Agreement) -> None:
    env = tables_of(agreement, seed=5)
    first = digest(env)
    assert digest(tables_of(agreement, seed=6)) != first
    env.reset(5)
    assert digest(env) == first


def test_a_table_is_dealt_alike_in_any_company(agreement: Agreement) -> None:
    few, many = tables_of(agreement, count=3, seed=2), tables_of(agreement, count=9, seed=2)
    for _ in range(50):
        many.step(many.sample())
        few.step(few.sample())
    assert few.observations.tobytes() == many.observations[:3].tobytes()


@pytest.mark.parametrize("game", ["trambahn", "game_of_trains", "voll_verplant"])
def test_plain_python_sees_the_same(game: str) -> None:
    program = f"from tests.research.digest import main; main({game!r})"
    seen = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "STELLWERK_PLAIN": plain},
            capture_output=True,
            check=True,
        ).stdout
        for plain in ("0", "1")
    ]
    assert seen[0] == seen[1]
    assert len(seen[0]) > 60


def test_a_finished_game_makes_room_for_a_new_one() -> None:
    env = VectorEnv("voll_verplant", 8)
    start, _ = env.reset(0)
    fresh = start.copy()
    while not env.terminated.any():
        env.step(env.sample())
    ended = env.terminated.copy()
    own = env.encoding.places()["own_marked"]
    assert not env.observations[ended][:, own].any()
    assert env.observations[~ended][:, own].any(axis=1).all()
    assert env.rewards[ended].all()
    assert fresh.shape == env.observations.shape
    env.step(env.sample())
    assert not env.terminated[ended].any()
    assert not env.rewards[ended].any()


def test_a_long_game_is_truncated_and_brings_nothing() -> None:
    env = VectorEnv("game_of_trains", 5, longest=7)
    for decision in range(1, 22):
        _, rewards, terminated, truncated, _ = env.step(env.sample())
        assert not terminated.any()
        assert truncated.all() == (decision % 7 == 0)
        assert truncated.any() == (decision % 7 == 0)
        assert not rewards.any()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = VectorEnv("trambahn", 4)
    before, actions = env.tables.tobytes(), env.sample()
    for wrong in (env.encoding.actions - 1, env.encoding.actions, -1):
        actions[2] = wrong  # nobody may end step 1 without a passenger
        with pytest.raises(IllegalAction, match=rf"action {wrong} is not legal at table 2.*\[\d"):
            env.step(actions)
    assert env.tables.tobytes() == before


def test_what_cannot_be_is_said_clearly() -> None:
    with pytest.raises(ValueError, match="step takes 2 actions"):
        VectorEnv("trambahn", 2).step([0])
    with pytest.raises(ValueError, match="count is at least 1"):
        VectorEnv("trambahn", 0)
    with pytest.raises(ValueError, match="played with 2 seats"):
        VectorEnv("trambahn", 1, seats=3)
    with pytest.raises(LookupError, match="the games are"):
        VectorEnv("chess", 1)
    with pytest.raises(ValueError, match="no option 'rows'"):
        VectorEnv("trambahn", 1, options={"rows": 1})
    with pytest.raises(ValueError, match="one seat from 0 to 1"):
        VectorEnv("trambahn", 1).observe(2)
    with pytest.raises(ValueError, match="1 tables of Trambahn"):
        VectorEnv("trambahn", 1).put(VectorEnv("game_of_trains", 1).tables)


def test_imagined_worlds_can_be_played_on(agreement: Agreement) -> None:
    env = tables_of(agreement)
    for _ in range(15):
        env.step(env.sample())
    masks, acting = env.masks.copy(), env.acting.copy()
    env.put(env.imagine(env.conceal(env.acting), seed=1))
    assert env.acting.tolist() == acting.tolist()
    assert env.masks.tolist() == masks.tolist()
    for _ in range(15):
        env.step(env.sample())


def test_a_spectator_sees_no_hand() -> None:
    concealed = VectorEnv("trambahn", 3).conceal(SPECTATOR)
    assert (concealed["hand"] == -1).all()

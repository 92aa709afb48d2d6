"""Compiled random play keeps the rules and comes to an end."""

import numpy as np

from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.random import seeded
from tests.laws.play import Case, opened, positions

MOST_ENTRIES = 1_000_000


def test_random_play_ends(case: Case) -> None:
    match = opened(case)
    for seed in range(20):
        table = match.position_at(0)
        match.game.play_out(table, seeded(seed), match.game.action_buffer(), MOST_ENTRIES)
        assert match.game.rules.to_act(table) == 0


def test_random_play_of_a_seed_is_always_the_same(case: Case) -> None:
    match = opened(case)
    ends = []
    for _ in range(2):
        table = match.position_at(0)
        match.game.play_out(table, seeded(3), match.game.action_buffer(), MOST_ENTRIES)
        ends.append(table.tobytes())
    assert ends[0] == ends[1]


def test_sampled_outcomes_come_as_often_as_their_weights_say(case: Case) -> None:
    random = seeded(5)
    for match in positions(case, every=40):
        if CHANCE not in match.waiting_for:
            continue
        weights = {outcome.action: outcome.weight for outcome in match.outcomes()}
        total = sum(weights.values())
        drawn = [int(match.game.rules.sample(match.position, random)) for _ in range(2000)]
        assert set(drawn) <= set(weights)
        for action, weight in weights.items():
            expected = 2000 * weight / total
            assert abs(drawn.count(action) - expected) < 6 * np.sqrt(expected) + 1

"""Bradley and Terry: known strengths are found again, with honest intervals."""

import numpy as np
import pytest

from stellwerk.arena.ladder import fit, ladder, odds_won
from stellwerk.arena.statistics import ELO_SCALE, Floats

STRENGTHS = np.array([1.2, 0.3, -0.2, -1.3])


def duels(random: np.random.Generator, strengths: Floats, deals: int) -> tuple[Floats, Floats]:
    """Two games for each pair in every deal."""
    bots = len(strengths)
    above = np.triu(np.ones((bots, bots)), 1)
    won = random.binomial(2, odds_won(strengths), (deals, bots, bots)) / 2 * above
    met = np.tile(1 - np.eye(bots), (deals, 1, 1))
    return won + (above - won).transpose(0, 2, 1) * (1 - above - np.eye(bots)), met


def test_known_strengths_are_recovered() -> None:
    won, met = duels(np.random.default_rng(1), STRENGTHS, 20_000)
    assert np.allclose(won + won.transpose(0, 2, 1), met)
    assert fit(won, met).strengths == pytest.approx(STRENGTHS, abs=0.03)


def test_two_bots_are_as_far_apart_as_the_elo_of_their_score() -> None:
    won = np.tile([[0, 0.75], [0.25, 0]], (100_000, 1, 1))
    first, second = ladder(won, np.tile(1 - np.eye(2), (100_000, 1, 1)))
    assert first.value is not None
    assert second.value is not None
    assert first.value - second.value == pytest.approx(190.8, abs=0.1)


def test_intervals_cover_the_truth_in_95_of_100_cases() -> None:
    random = np.random.default_rng(3)
    covered = np.zeros(4)
    for _ in range(300):
        rungs = ladder(*duels(random, STRENGTHS, 60))
        for bot, rung in enumerate(rungs):
            assert rung.low is not None
            assert rung.high is not None
            covered[bot] += rung.low <= STRENGTHS[bot] * ELO_SCALE <= rung.high
    assert covered.sum() / 1200 == pytest.approx(0.95, abs=0.02)


def test_a_bot_that_won_everything_is_strong_but_not_without_end() -> None:
    won = np.tile(np.triu(np.ones((3, 3)), 1), (50, 1, 1))
    rungs = ladder(won, np.tile(1 - np.eye(3), (50, 1, 1)))
    values = [rung.value for rung in rungs if rung.value is not None]
    assert values == sorted(values, reverse=True)
    assert sum(values) == pytest.approx(0)
    assert 500 < values[0] - values[1] < 1500

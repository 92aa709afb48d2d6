"""Means, shares and Elo against known values, and intervals that cover as often as they say."""

import numpy as np
import pytest

from stellwerk.arena.statistics import (
    Estimate,
    difference_of,
    elo,
    elo_of,
    mean_of,
    quantile,
    ratio_of,
    scaled,
    score_at,
    share_of,
)

STUDENT = {1: 12.706, 2: 4.303, 4: 2.776, 5: 2.571, 7: 2.365, 10: 2.228, 30: 2.042, 1000: 1.962}


@pytest.mark.parametrize(("freedom", "value"), STUDENT.items())
def test_quantiles_are_those_of_the_printed_tables(freedom: int, value: float) -> None:
    assert quantile(freedom) == pytest.approx(value, abs=0.004)


@pytest.mark.parametrize(
    ("score", "difference"),
    [(0.5, 0), (0.75, 190.8), (0.25, -190.8), (10 / 11, 400), (0.99, 798.3)],
)
def test_elo_of_a_score_and_back(score: float, difference: float) -> None:
    assert elo(score) == pytest.approx(difference, abs=0.05)
    assert score_at(difference) == pytest.approx(score, abs=1e-4)


def test_the_mean_of_five_numbers_has_the_interval_of_the_textbook() -> None:
    mean = mean_of(np.array([4.0, 5.0, 6.0, 7.0, 8.0]))
    assert mean.value == 6
    assert mean.high == pytest.approx(6 + 2.7764 * 1.5811 / 5**0.5, abs=1e-3)


@pytest.mark.parametrize("deals", [3, 12, 60])
def test_intervals_of_means_cover_the_truth_in_95_of_100_cases(deals: int) -> None:
    samples = np.random.default_rng(1).normal(3, 2, (2000, deals))
    covered = [e.low <= 3 <= e.high for e in map(mean_of, samples) if e.low and e.high]
    assert sum(covered) / len(samples) == pytest.approx(0.95, abs=0.012)


def test_intervals_of_scores_cover_the_truth_although_meetings_differ_in_number() -> None:
    random = np.random.default_rng(2)
    met = random.integers(1, 5, (2000, 80))
    scores = [ratio_of(random.binomial(m, 0.7).astype(float), m.astype(float)) for m in met]
    covered = [s.low <= 0.7 <= s.high for s in scores if s.low is not None and s.high is not None]
    assert sum(covered) / len(met) == pytest.approx(0.95, abs=0.015)


def test_one_deal_has_no_interval() -> None:
    assert mean_of(np.array([3.0])) == Estimate(3, None, None)
    assert share_of(np.array([1.0])) == Estimate(1, None, None)


def test_deals_that_were_all_won_prove_only_more_than_a_bound() -> None:
    score = share_of(np.ones(10))
    assert score == Estimate(1, 0.025**0.1, 1)
    assert elo_of(score).value is None
    assert elo_of(score).low == pytest.approx(elo(0.025**0.1))
    assert elo_of(score).high is None
    assert share_of(np.zeros(10)) == Estimate(0, 0, 1 - 0.025**0.1)


def test_shares_stay_within_their_limits() -> None:
    share = share_of(np.array([0.5, 0.5, 0.5, 0.25]), most=0.5)
    assert share.value == pytest.approx(0.4375)
    assert share.high == 0.5
    difference = difference_of(np.array([1.0, 1.0, 0.0]))
    assert difference.value == pytest.approx(2 / 3)
    assert difference.high == 1


def test_nothing_compared_is_a_draw_without_any_certainty() -> None:
    assert ratio_of(np.zeros(3), np.zeros(3)).value == 0.5


def test_an_estimate_turned_around_has_its_bounds_turned_around() -> None:
    assert scaled(Estimate(1, 0, 3), -1, 1) == Estimate(0, -2, 1)

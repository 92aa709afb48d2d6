"""The sequential test accepts the right hypothesis, and stops early."""

import numpy as np
import pytest

from stellwerk.arena.sprt import BOUND, SequentialTest
from stellwerk.arena.statistics import score_at


def accepted(true: float, elo0: float, elo1: float, seed: int) -> tuple[float | None, int]:
    """What a test accepts of bots that differ by so much, and after how many deals."""
    test = SequentialTest(elo0, elo1)
    scores = np.random.default_rng(seed).binomial(2, score_at(true), 3000) / 2
    for number, score in enumerate(scores, 1):
        test.add(score, 1.0)
        if test.verdict().accepted is not None:
            return test.verdict().accepted, number
    return None, len(scores)


@pytest.mark.parametrize(("true", "right"), [(0, 0), (60, 60)])
def test_errors_are_as_rare_as_promised(true: float, right: float) -> None:
    verdicts = [accepted(true, 0, 60, seed)[0] for seed in range(400)]
    assert verdicts.count(right) / 400 > 0.93
    assert None not in verdicts


def test_a_large_difference_needs_few_deals() -> None:
    verdict, deals = accepted(400, 0, 30, seed=1)
    assert (verdict, deals < 40) == (30, True)


def test_meetings_that_told_nothing_change_nothing() -> None:
    one, other = SequentialTest(0, 50), SequentialTest(0, 50)
    for score in (1.0, 0.5, 1.0):
        one.add(score, 1.0)
        other.add(score, 1.0)
        other.add(0.0, 0.0)
    assert one.ratio() == other.ratio()


def test_the_bounds_are_those_of_wald() -> None:
    assert pytest.approx(2.944, abs=1e-3) == BOUND


@pytest.mark.parametrize("guesses", [(30, 0), (5, 5), (float("nan"), 1), (0, float("inf"))])
def test_hypotheses_that_are_none_are_refused(guesses: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="smaller"):
        SequentialTest(*guesses)

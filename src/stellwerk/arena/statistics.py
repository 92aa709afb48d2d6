"""Means with their 95 % intervals, and Elo. Deals are independent; games of one deal are not."""

import math

import msgspec
import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

NORMAL = 1.959964  # 97.5 % of a normal distribution lie below
FEW = (12.7062, 4.3027, 3.1824, 2.7764)  # Student's quantiles for 1 to 4 degrees of freedom
ROUNDING = 1e-9
ELO_SCALE = 400 / math.log(10)  # Elo in one unit of the logarithm of odds


class Estimate(msgspec.Struct, frozen=True):
    """A figure and its 95 % interval; where there is no number, there is no bound."""

    value: float | None
    low: float | None
    high: float | None


def quantile(freedom: int) -> float:
    """Student's 97.5 % quantile: a table, then the expansion around the normal one."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z = NORMAL
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


def mean_of(values: Floats) -> Estimate:
    """The mean over deals; one deal alone has no interval."""
    count, mean = len(values), float(np.mean(values))
    if count < 2:
        return Estimate(mean, None, None)
    margin = quantile(count - 1) * float(np.std(values, ddof=1)) / math.sqrt(count)
    return Estimate(mean, mean - margin, mean + margin)


def ratio_of(won: Floats, met: Floats) -> Estimate:
    """What share of all meetings was won; deals with more meetings count more.

    The interval is that of the mean of what each deal won beyond its part. If every deal was won
    it has no width, so its bound is the share at which luck wins them all in one of forty cases.
    """
    deals, share = len(won), float(won.sum() / met.sum()) if met.any() else 0.5
    if deals < 2:
        return Estimate(share, None, None)
    beyond = mean_of((won - share * met) / (met.mean() or 1.0))
    assert beyond.low is not None
    assert beyond.high is not None
    doubt = float(0.025 ** (1 / deals))
    low = doubt if share > 1 - ROUNDING else max(0.0, share + beyond.low)
    high = 1 - doubt if share < ROUNDING else min(1.0, share + beyond.high)
    return Estimate(share, low, high)


def share_of(values: Floats, most: float = 1.0) -> Estimate:
    """The mean of shares that go from 0 to `most`."""
    return scaled(ratio_of(values / most, np.ones(len(values))), most)


def difference_of(values: Floats, most: float = 1.0) -> Estimate:
    """The mean of differences that go from −`most` to `most`."""
    return scaled(share_of((values / most + 1) / 2), 2 * most, -most)


def scaled(estimate: Estimate, factor: float, shift: float = 0.0) -> Estimate:
    bounds = (estimate.value, estimate.low, estimate.high)
    value, *ends = (None if bound is None else factor * bound + shift for bound in bounds)
    return Estimate(value, *(ends if factor > 0 else reversed(ends)))


def elo(score: float | None) -> float | None:
    """The difference in Elo that a share of the points means; none at 0 and 1, where it ends."""
    if score is None or not ROUNDING < score < 1 - ROUNDING:
        return None
    return ELO_SCALE * math.log(score / (1 - score))


def score_at(difference: float) -> float:
    """The share of the points to expect of a difference in Elo."""
    return float(1 / (1 + 10 ** (-difference / 400)))


def elo_of(score: Estimate) -> Estimate:
    return Estimate(elo(score.value), elo(score.low), elo(score.high))

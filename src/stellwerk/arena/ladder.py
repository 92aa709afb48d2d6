"""The ladder: one Elo figure for each of several bots, by the model of Bradley and Terry.

The model says that a bot of strength s wins against one of strength t with the odds exp(s − t). The
likeliest strengths are found by Newton's method; the likelihood is concave, so there is only one
summit. Intervals come from the spread of the deals around the model (the sandwich estimate with
deals as clusters), because games of one deal are not independent. One drawn deal between any two
bots is imagined in addition: without it a bot that won everything would be infinitely strong.
"""

from typing import NamedTuple

import numpy as np

from stellwerk.arena.statistics import ELO_SCALE, Estimate, Floats, quantile

MOST_STEPS = 100
LONGEST_STEP = 1.0
CLOSE_ENOUGH = 1e-10


class Fit(NamedTuple):
    strengths: Floats
    """logarithms of odds; their mean is 0"""
    errors: Floats
    """their standard errors"""


def ladder(won: Floats, met: Floats) -> list[Estimate]:
    """The Elo of each bot, 0 on average, from what it won and where it met: deal by bot by bot."""
    strengths, errors = fit(won, met)
    margins = errors * quantile(max(1, len(won) - 1))
    return [
        Estimate(*(float(ELO_SCALE * x) for x in (s, s - margin, s + margin)))
        for s, margin in zip(strengths, margins, strict=True)
    ]


def fit(won: Floats, met: Floats) -> Fit:
    pairs = 1 - np.eye(won.shape[1])
    wins = won.sum(axis=0) + pairs / 2
    meetings = met.sum(axis=0) + pairs
    strengths = np.zeros(len(pairs))
    for _ in range(MOST_STEPS):
        expected = odds_won(strengths)
        slope = (wins - meetings * expected).sum(axis=1)
        step = np.linalg.pinv(_curvature(meetings, expected)) @ slope
        strengths += step / max(1.0, np.abs(step).max() / LONGEST_STEP)
        if np.abs(step).max() < CLOSE_ENOUGH:
            break
    return Fit(strengths, _errors(won, met, odds_won(strengths)))


def odds_won(strengths: Floats) -> Floats:
    """The share that each bot can expect against each."""
    shares: Floats = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
    return shares


def _curvature(meetings: Floats, expected: Floats) -> Floats:
    weight = meetings * expected * (1 - expected)
    curvature: Floats = np.diag(weight.sum(axis=1)) - weight
    return curvature


def _errors(won: Floats, met: Floats, expected: Floats) -> Floats:
    pairs = 1 - np.eye(len(expected))
    slopes = (won - met * expected).sum(axis=2)
    # The imagined deal counts as half a won and half a lost one.
    imagined = pairs * (expected**2 + (1 - expected) ** 2) / 2
    spread = slopes.T @ slopes + np.diag(imagined.sum(axis=1)) - imagined
    inverse = np.linalg.pinv(_curvature(met.sum(axis=0) + pairs, expected))
    errors: Floats = np.sqrt(np.diag(inverse @ spread @ inverse))
    return errors

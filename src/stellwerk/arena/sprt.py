"""The sequential probability ratio test: play no more deals than the question needs.

After every deal it weighs how much likelier the results are if the first bot is ELO1 better than
the second than if it is ELO0 better. The share won in a deal is taken as normal, with the variance
that was seen; for two seats these are the five outcomes of a pair of games. To be careful in the
beginning, a won and a lost deal are imagined before the first: that keeps the promised errors.
"""

import math

import msgspec

from stellwerk.arena.statistics import score_at

ERROR = 0.05  # how often either hypothesis may be accepted wrongly
BOUND = math.log((1 - ERROR) / ERROR)


class Verdict(msgspec.Struct, frozen=True):
    """Where a test stands."""

    elo0: float
    elo1: float
    ratio: float
    """logarithm of the likelihood ratio; the test ends at ± `bound`"""
    bound: float
    accepted: float | None
    """the hypothesis that was accepted, elo0 or elo1"""


class SequentialTest:
    def __init__(self, elo0: float, elo1: float) -> None:
        if not elo0 < elo1 or not math.isfinite(elo1 - elo0):
            raise ValueError("the first hypothesis must be the smaller one")
        self.elo0, self.elo1 = elo0, elo1
        self.won, self.met = 1.0, 2.0
        self.won_squared, self.met_squared, self.won_by_met = 1.0, 2.0, 1.0

    def add(self, won: float, met: float) -> None:
        """What the first bot won in the next deal, and in how many meetings, both as shares."""
        self.won += won
        self.met += met
        self.won_squared += won * won
        self.met_squared += met * met
        self.won_by_met += won * met

    def ratio(self) -> float:
        score0, score1 = score_at(self.elo0), score_at(self.elo1)
        mean = self.won / self.met
        spread = self.won_squared - 2 * mean * self.won_by_met + mean * mean * self.met_squared
        return self.met**2 * (score1 - score0) * (2 * mean - score0 - score1) / (2 * spread)

    def verdict(self) -> Verdict:
        ratio = self.ratio()
        accepted = self.elo1 if ratio >= BOUND else self.elo0 if ratio <= -BOUND else None
        return Verdict(self.elo0, self.elo1, ratio, BOUND, accepted)

"""How sure a search is of what it expects: 95 % intervals of its means."""

import math
from collections.abc import Sequence

from stellwerk.bots.thinking import Prospect

NORMAL = 1.959964  # 97.5 % of a normal distribution lie below
BY_LUCK = 0.025


def spread_of(prospects: Sequence[Prospect]) -> float:
    """The variance of everything that came back to the search, whichever move it tried."""
    visits = sum(prospect.visits for prospect in prospects)
    if visits <= 0:
        return 0.0
    mean = sum(p.visits * p.expected for p in prospects) / visits
    squares = sum(p.visits * (p.visits * p.error**2 + p.expected**2) for p in prospects)
    return float(max(0.0, squares / visits - mean * mean))


def interval(prospect: Prospect, spread: float) -> tuple[float, float]:
    """95 % bounds of a move that was tried, with one imagined visit as far off as is usual.

    A single visit says nothing of its own spread, and two that happen to agree hardly more.
    """
    variance = prospect.visits * prospect.error**2 + spread / prospect.visits
    margin = NORMAL * math.sqrt(variance / prospect.visits)
    return prospect.expected - margin, prospect.expected + margin


def share_interval(prospect: Prospect, spread: float) -> tuple[float, float]:
    """The same from 0 to 1; all won or all lost happens by luck, too, in one of forty cases."""
    low, high = interval(prospect, spread)
    doubt = float(BY_LUCK ** (1 / prospect.visits))
    if prospect.expected >= 1.0:
        low = min(low, doubt)
    if prospect.expected <= 0.0:
        high = max(high, 1 - doubt)
    return max(0.0, low), min(1.0, high)

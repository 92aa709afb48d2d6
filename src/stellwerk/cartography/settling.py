"""Everything finds its spot: one of each, so that they stay out of each other's way."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from stellwerk.cartography.shapes import Numbers, Places, overlaps, together
from stellwerk.cartography.spots import TOUCH, AnySpot, Spot

CROWDING = 10.0
CONTENT = 5.0
STEPS = 400
TRIALS = 1000
"""both bound the search: a map full of long names is drawn in time, only not as nicely"""
REST = 12


def settle(choices: Sequence[Sequence[AnySpot]]) -> list[AnySpot]:
    """One spot of each. The first of each must be the best for itself alone."""
    crowd = _Crowd(choices)
    _wander(crowd)
    _make_room(crowd)
    spots = [spot for group in choices for spot in group]
    return [spots[n] for n in crowd.chosen]


def _wander(crowd: "_Crowd") -> None:
    """Always on to the best neighbour; in the end the best that was met counts.

    Who has left a spot may not come back for a while, so that the way leads out of hollows.
    """
    best, least = crowd.chosen.copy(), crowd.total()
    for step in range(STEPS):
        crowd.move(step)
        if crowd.total() < least - 1e-9:
            best, least = crowd.chosen.copy(), crowd.total()
    for spot in best:
        crowd.choose(spot)


def _make_room(crowd: "_Crowd") -> None:
    """Who stands badly tries the spots of others: do they find another one, so that all gain?"""
    trials = iter(range(TRIALS))
    gained = True
    while gained:
        gained = False
        for group in crowd.discontented():
            for spot in range(crowd.first[group], crowd.first[group + 1]):
                if next(trials, None) is None:
                    return
                gained |= crowd.push_in(spot)


class _Crowd:
    """All spots in a row, who has chosen which, and who is in whose way there."""

    def __init__(self, choices: Sequence[Sequence[Spot]]) -> None:
        sizes = [len(spots) for spots in choices]
        self.first: Places = np.cumsum([0, *sizes])
        self.group: Places = np.repeat(np.arange(len(sizes)), sizes)
        self.costs = np.array([spot.cost for spots in choices for spot in spots])
        self.clashes = _clashes(choices, self.group)
        self.chosen = self.first[:-1].copy()
        self.free_at = np.zeros(len(self.costs))
        self.crowding = np.zeros(len(self.costs))
        for spot in self.chosen:
            self._weigh(spot, 1)

    def _weigh(self, spot: int, sign: int) -> None:
        others, costs = self.clashes[spot]
        np.add.at(self.crowding, others, sign * costs)

    def total(self) -> float:
        return float((self.costs + self.crowding / 2)[self.chosen].sum())

    def choose(self, spot: int) -> int:
        """The answer is the spot that has been left for it."""
        group = self.group[spot]
        left = int(self.chosen[group])
        if left != spot:
            self.chosen[group] = spot
            self._weigh(left, -1)
            self._weigh(spot, 1)
        return left

    def move(self, step: int) -> None:
        """The one change that helps most, or harms least, among those not at rest."""
        now = self.costs + self.crowding
        gain = now - now[self.chosen][self.group]
        gain[self.chosen] = np.inf
        gain[self.free_at > step] = np.inf
        spot = int(gain.argmin())
        if gain[spot] < np.inf:
            self.free_at[self.choose(spot)] = step + REST

    def discontented(self) -> list[int]:
        """Groups that stand worse than they could alone, the worst first."""
        now = (self.costs + self.crowding)[self.chosen] - self.costs[self.first[:-1]]
        order = np.argsort(-now, kind="stable")
        return [int(group) for group in order if now[group] > CONTENT]

    def push_in(self, spot: int) -> bool:
        """Take a spot, let those in the way go elsewhere, and keep it so if that is better."""
        before = self.total()
        left = [self.choose(spot)]
        others = self.clashes[spot][0]
        evicted = np.unique(others[self.chosen[self.group[others]] == others])
        left += [self.choose(self._best(self.group[other])) for other in evicted]
        if self.total() < before - 1e-9:
            return True
        for former in reversed(left):
            self.choose(former)
        return False

    def _best(self, group: int) -> int:
        first, end = self.first[group], self.first[group + 1]
        return int(first + (self.costs + self.crowding)[first:end].argmin())


def _clashes(choices: Sequence[Sequence[Spot]], group: Places) -> list[tuple[Places, Numbers]]:
    """For every spot those of others that overlap it, and how bad that would be."""
    spots = [spot for group_ in choices for spot in group_]
    owner: Places = np.repeat(np.arange(len(spots)), [len(spot.shapes) for spot in spots])
    shapes = together(shape for spot in spots for shape in spot.shapes)
    starts = np.searchsorted(group[owner], np.arange(len(choices) + 1))
    pairs = []
    for start, end in pairwise(starts):
        found = overlaps(shapes.at(slice(start, end)), shapes.at(slice(end, None)))
        pairs.append((owner[found.one + start], owner[found.other + end], found.depth))
    one, other, depth = (np.concatenate(part) for part in zip(*pairs, strict=True))
    costs = np.tile(CROWDING * (TOUCH + depth), 2)
    one, other = np.concatenate((one, other)), np.concatenate((other, one))
    order = np.argsort(one, kind="stable")
    ends = np.searchsorted(one[order], np.arange(len(spots) + 1))
    return [(other[order[a:b]], costs[order[a:b]]) for a, b in pairwise(ends)]

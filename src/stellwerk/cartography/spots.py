"""Where something could stand, and what that would cover."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

import numpy as np

from stellwerk.cartography.shapes import Numbers, Shape, overlaps, together

TOUCH = 6.0  # on top of what is covered: to touch a track at all is bad already
HAIR = 2.0


@dataclass(frozen=True)
class Spot:
    """A place where something could stand, the room it takes there, and how little it pleases."""

    at: complex
    shapes: tuple[Shape, ...]
    cost: float
    weight: float
    """how bad it is to cover something from here"""


AnySpot = TypeVar("AnySpot", bound=Spot)


class Ground:
    """What is there already and better not covered, each with the cost of covering it."""

    def __init__(self, obstacles: Sequence[tuple[Shape, float]]) -> None:
        self.shapes = together(shape for shape, _ in obstacles)
        self.weights = np.array([weight for _, weight in obstacles])

    def covering(self, spots: Sequence[Spot]) -> Numbers:
        """What each of the spots would cover."""
        owner = np.repeat(np.arange(len(spots)), [len(spot.shapes) for spot in spots])
        shapes = together(shape for spot in spots for shape in spot.shapes)
        found = overlaps(shapes, self.shapes)
        weights = np.array([spot.weight for spot in spots])[owner[found.one]]
        touching = TOUCH * np.minimum(found.depth / HAIR, 1)
        costs = weights * self.weights[found.other] * (touching + found.length)
        return np.bincount(owner[found.one], costs, minlength=len(spots)).astype(np.float64)

    def best(self, spots: Sequence[AnySpot], most: int) -> list[AnySpot]:
        """The best of them, what they would cover added to their cost."""
        costs = np.array([spot.cost for spot in spots]) + self.covering(spots)
        order = np.argsort(costs, kind="stable")[:most]
        return [replace(spots[n], cost=float(costs[n])) for n in order]

"""Boxes, straight or turned, and how deep they overlap: all pairs at once."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Shape = tuple[complex, ...]
"""the four corners of a box, maybe turned; a point is a complex number, y grows downwards"""
Points = NDArray[np.complex128]
Numbers = NDArray[np.float64]
Places = NDArray[np.intp]


class Shapes(NamedTuple):
    """Many boxes: their middles, and the way from there to the middle of two of their sides."""

    middle: Points
    along: Points
    across: Points

    def at(self, places: Places | slice) -> "Shapes":
        return Shapes(self.middle[places], self.along[places], self.across[places])


class Overlaps(NamedTuple):
    """Pairs that overlap: which of the ones, which of the others, and how badly."""

    one: Places
    other: Places
    depth: Numbers
    """how far one of them would have to move"""
    length: Numbers
    """how much of the first is covered, along its base"""


def box(centre: complex, width: float, height: float, turn: complex = 1) -> Shape:
    along, across = turn * (width / 2), turn * (height / 2) * 1j
    left, right = centre - along, centre + along
    return left - across, right - across, right + across, left + across


def bar(start: complex, end: complex, width: float) -> Shape:
    """A straight piece of track."""
    length = abs(end - start)
    return box((start + end) / 2, length, width, (end - start) / length)


def together(shapes: Iterable[Shape]) -> Shapes:
    corners: Points = np.array(list(shapes), np.complex128).reshape(-1, 4)
    a, b, c, _ = corners.T
    return Shapes((a + c) / 2, (b - a) / 2, (c - b) / 2)


def bounds(shapes: Iterable[Shape]) -> tuple[complex, complex]:
    """The upper left and the lower right corner of all."""
    corners = [corner for shape in shapes for corner in shape]
    xs, ys = [corner.real for corner in corners], [corner.imag for corner in corners]
    return complex(min(xs), min(ys)), complex(max(xs), max(ys))


def overlaps(ones: Shapes, others: Shapes) -> Overlaps:
    """Every pair that overlaps; those far from each other are found out without much ado."""
    near = np.ones((len(ones.middle), len(others.middle)), np.bool_)
    for part in (np.real, np.imag):
        (low, high), (from_, to) = _span(ones, part), _span(others, part)
        near &= (low[:, None] < to) & (from_ < high[:, None])
    one, other = np.nonzero(near)
    depth = _depths(ones.at(one), others.at(other))
    deep = depth > 1e-9
    one, other = one[deep], other[deep]
    return Overlaps(one, other, depth[deep], _lengths(ones.at(one), others.at(other)))


def _span(shapes: Shapes, part: Callable[[Points], Numbers]) -> tuple[Numbers, Numbers]:
    """From where to where they reach from left to right, or from top to bottom."""
    middle, reach = part(shapes.middle), _reach(part(shapes.along), part(shapes.across))
    return middle - reach, middle + reach


def _reach(along: Numbers, across: Numbers) -> Numbers:
    return np.asarray(np.abs(along) + np.abs(across))


def _depths(ones: Shapes, others: Shapes) -> Numbers:
    """How deep two boxes overlap, pair by pair: the least over all axes that part them."""
    least = np.full(len(ones.middle), np.inf)
    for side in (ones.along, ones.across, others.along, others.across):
        axis = (side / np.abs(side)).conjugate()
        one = _reach((ones.along * axis).real, (ones.across * axis).real)
        other = _reach((others.along * axis).real, (others.across * axis).real)
        apart = np.abs(((ones.middle - others.middle) * axis).real)
        least = np.minimum(least, one + other - apart)
    return least


def _lengths(ones: Shapes, others: Shapes) -> Numbers:
    """Pair by pair, the part of the first box that lies in the other: the mean of three rows."""
    length = np.zeros(len(ones.middle))
    for row in (-0.7, 0.0, 0.7):
        start = ones.middle + row * ones.across - ones.along - others.middle
        enter, leave = np.zeros(len(start)), np.ones(len(start))
        for side in (others.along, others.across):
            half = np.abs(side)
            axis = (side / half).conjugate()
            at, step = (start * axis).real, (2 * ones.along * axis).real + 1e-9
            ends = (-half - at) / step, (half - at) / step
            enter = np.maximum(enter, np.minimum(*ends))
            leave = np.minimum(leave, np.maximum(*ends))
        length += np.maximum(leave - enter, 0) * np.abs(ones.along) * 2 / 3
    return length

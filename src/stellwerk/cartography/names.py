"""Die Beschriftung · The lettering: every way to write the name of a station beside its dot."""

import cmath
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, pairwise

from stellwerk.cartography.shapes import Shape, box
from stellwerk.cartography.spots import Spot

COMPASS = tuple(cmath.rect(1, math.radians(45 * k)) for k in range(8))
# East first, then west, then the rest: what the eye expects of a map.
TASTE = (0.0, 2.0, 2.5, 2.0, 0.5, 2.0, 2.5, 2.0)
ALONG = 3.0
ANOTHER_ROW = 1.5
SLANTED = 3.0
PER_SLANTED_LETTER = 0.7
LEADING = 1.08
WIDTHS = {**dict.fromkeys("fiIjlrt.,'’|!()- ", 0.38), **dict.fromkeys("mwMWÆŒæœ@—", 0.94)}


@dataclass(frozen=True)
class Label(Spot):
    """A name at a place; `at` is the middle of the side that looks at the station."""

    rows: tuple[str, ...]
    anchor: str
    angle: int


@dataclass(frozen=True)
class Dot:
    """What a name stands beside: a station from end to end, and how far from it to stay."""

    ends: Shape
    radius: float

    def edge(self, way: complex) -> complex:
        """Where the dot ends in this direction."""
        far = max(self.ends, key=lambda end: (end * way.conjugate()).real)
        return far + way * self.radius


def width_of(text: str, size: float) -> float:
    """Rather too much than too little; the fonts of readers differ."""
    return size * _letters(text)


@lru_cache(10_000)
def _letters(text: str) -> float:
    return sum(WIDTHS.get(c, 0.7 if c.isupper() else 0.6) for c in text)


def rows_of(name: str) -> Iterator[tuple[str, ...]]:
    """The name in one, two and three rows, as far as it has gaps; each time as even as can be."""
    pieces = re.findall(r"[^ /-]+(?: [–&])?[ /-]*", name) or [name]
    for count in range(1, min(len(pieces), 3) + 1):
        cuts = [(0, *cut, len(pieces)) for cut in combinations(range(1, len(pieces)), count - 1)]
        ways = [tuple("".join(pieces[a:b]).strip() for a, b in pairwise(cut)) for cut in cuts]
        yield min(ways, key=lambda rows: max(len(row) for row in rows))


def ways_to_write(name: str, dot: Dot, size: float) -> Iterator[Label]:
    for rows in rows_of(name):
        more = ANOTHER_ROW * (len(rows) - 1)
        for taste, way in zip(TASTE, COMPASS, strict=True):
            yield _beside(rows, dot, size, way, taste + more)
        for down in (-1, 1):
            for side in (-1, 1):
                yield _along(rows, dot, size, complex(side, down), ALONG + more)
    for angle in (-45, 45):
        for side in (1, -1):
            yield _slanted(name, dot, size, angle, side)


def _beside(rows: tuple[str, ...], dot: Dot, size: float, way: complex, cost: float) -> Label:
    side, down = round(way.real), round(way.imag)
    at = dot.edge(way) + complex(0, down * _height(rows, size) / 2)
    return _straight(rows, size, at, side, cost)


def _along(rows: tuple[str, ...], dot: Dot, size: float, way: complex, cost: float) -> Label:
    """Above or below, flush with the far edge of the dot."""
    side, down = round(way.real), round(way.imag)
    height = dot.edge(complex(0, down)).imag + down * _height(rows, size) / 2
    return _straight(rows, size, complex(dot.edge(complex(-side, 0)).real, height), side, cost)


def _straight(rows: tuple[str, ...], size: float, at: complex, side: int, cost: float) -> Label:
    wide = max(width_of(row, size) for row in rows)
    shape = box(at + side * wide / 2, wide + size / 3, _height(rows, size))
    return Label(at, (shape,), cost, 1.0, rows, ("middle", "start", "end")[side], 0)


def _height(rows: tuple[str, ...], size: float) -> float:
    return size * LEADING * len(rows)


def _slanted(name: str, dot: Dot, size: float, angle: int, side: int) -> Label:
    turn = cmath.rect(1, math.radians(angle))
    at = dot.edge(side * turn)
    wide = width_of(name, size)
    shape = box(at + side * turn * wide / 2, wide + size / 3, size, turn)
    cost = SLANTED + PER_SLANTED_LETTER * len(name) + (angle > 0)
    return Label(at, (shape,), cost, 1.0, (name,), "start" if side > 0 else "end", angle)

"""Die Beschriftung · The lettering: finds room for names, cars and letters around the tracks."""

import cmath
import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, pairwise
from typing import TypeVar

Shape = tuple[complex, ...]
"""the four corners of a box, maybe turned; a point is a complex number, y grows downwards"""

COMPASS = tuple(cmath.rect(1, math.radians(45 * k)) for k in range(8))
ROUNDS = 6
CROWDING = 4.0
CONTENT = 4.0
LEADING = 1.08
NARROW = "iIjl.,'’|!()- "
WIDE = "mwMW@"
# East first, then west, then the slanted ones: what the eye expects of a map.
TASTE = (0.0, 2.5, 4.0, 2.5, 1.0, 2.5, 4.0, 2.5)


@dataclass(frozen=True)
class Obstacle:
    """Something that is better not covered, and what covering it costs."""

    shape: Shape
    weight: float

    @cached_property
    def middle(self) -> complex:
        return sum(self.shape) / len(self.shape)

    @cached_property
    def reach(self) -> float:
        return abs(self.shape[0] - self.middle)


@dataclass(frozen=True)
class Spot:
    """A place where something could stand."""

    at: complex
    shape: Shape
    cost: float


@dataclass(frozen=True)
class Label(Spot):
    """A name at a place; `at` is the middle of the side that looks at the station."""

    rows: tuple[str, ...]
    anchor: str
    angle: int


AnySpot = TypeVar("AnySpot", bound=Spot)


def box(centre: complex, width: float, height: float, turn: complex = 1) -> Shape:
    w, h = width / 2, height / 2
    corners = (complex(-w, -h), complex(w, -h), complex(w, h), complex(-w, h))
    return tuple(centre + turn * corner for corner in corners)


def bar(start: complex, end: complex, width: float) -> Shape:
    """A straight piece of track."""
    length = abs(end - start)
    return box((start + end) / 2, length, width, (end - start) / length)


def depth(one: Shape, other: Shape) -> float:
    """How deep two shapes overlap, 0 if they do not: the least over all axes that part them."""
    least = math.inf
    for shape in (one, other):
        for a, b in pairwise(shape[:3]):  # opposite sides of a box are parallel
            axis = ((b - a) * 1j / abs(b - a)).conjugate()
            here = [(corner * axis).real for corner in one]
            there = [(corner * axis).real for corner in other]
            least = min(least, max(here) - min(there), max(there) - min(here))
            if least <= 0:
                return 0.0
    return least


def covering(shape: Shape, obstacles: Sequence[Obstacle]) -> float:
    middle = sum(shape) / len(shape)
    reach = abs(shape[0] - middle)
    return sum(o.weight * depth(shape, o.shape) for o in near(middle, reach, obstacles))


def near(centre: complex, reach: float, obstacles: Sequence[Obstacle]) -> list[Obstacle]:
    """Those that something of this reach could touch at all."""
    return [o for o in obstacles if abs(o.middle - centre) < o.reach + reach]


def width_of(text: str, size: float) -> float:
    """Roughly; the fonts of readers differ."""
    wide = {**dict.fromkeys(NARROW, 0.33), **dict.fromkeys(WIDE, 0.88)}
    return size * sum(wide.get(c, 0.68 if c.isupper() else 0.57) for c in text)


def rows_of(name: str) -> Iterator[tuple[str, ...]]:
    """The name in one, two and three rows, as far as it has gaps; each time as even as can be."""
    pieces = re.findall(r"[^ /-]+(?: [–&])?[ /-]*", name)
    for count in range(1, min(len(pieces), 3) + 1):
        cuts = [(0, *cut, len(pieces)) for cut in combinations(range(1, len(pieces)), count - 1)]
        ways = [tuple("".join(pieces[a:b]).strip() for a, b in pairwise(cut)) for cut in cuts]
        yield min(ways, key=lambda rows: max(len(row) for row in rows))


def candidates(
    name: str, stop: Shape, radius: float, size: float, obstacles: Sequence[Obstacle]
) -> list[Label]:
    """Every way to write the name of a station whose dot reaches from one end to the other."""
    reach = radius + width_of(name, size) + abs(stop[0] - stop[-1])
    around = near(sum(stop) / len(stop), reach, obstacles)
    return [
        Label(label.at, label.shape, label.cost + covering(label.shape, around), *rest)
        for label in _ways(name, stop, radius, size)
        for rest in [(label.rows, label.anchor, label.angle)]
    ]


def _ways(name: str, stop: Shape, radius: float, size: float) -> Iterator[Label]:
    for rows in rows_of(name):
        for k, direction in enumerate(COMPASS):
            yield _beside(rows, stop, radius, size, direction, TASTE[k] + 1.0 * (len(rows) - 1))
    for angle in (-45, 45):
        for side in (1, -1):
            yield _slanted(name, stop, radius, size, angle, side)


def _edge(stop: Shape, radius: float, direction: complex) -> complex:
    """Where the dot ends in this direction."""
    far = max(stop, key=lambda end: (end * direction.conjugate()).real)
    return far + direction * radius


def _beside(
    rows: tuple[str, ...], stop: Shape, radius: float, size: float, way: complex, cost: float
) -> Label:
    side, down = round(way.real), round(way.imag)
    wide = max(width_of(row, size) for row in rows)
    high = size * LEADING * len(rows)
    at = _edge(stop, radius, way) + complex(0, down * high / 2)
    centre = at + complex(side * wide / 2, 0)
    anchor = ("middle", "start", "end")[side]
    return Label(at, box(centre, wide + size / 2, high), cost, rows, anchor, 0)


def _slanted(name: str, stop: Shape, radius: float, size: float, angle: int, side: int) -> Label:
    turn = cmath.rect(1, math.radians(angle))
    at = _edge(stop, radius, side * turn)
    wide = width_of(name, size)
    shape = box(at + side * turn * wide / 2, wide + size / 2, size, turn)
    return Label(at, shape, 7 + (angle > 0), (name,), "start" if side > 0 else "end", angle)


def settle(choices: Sequence[Sequence[AnySpot]]) -> list[AnySpot]:
    """One spot of each, so that they stay out of each other's way."""
    crowd = _Crowd(choices)
    chosen = [0] * len(choices)
    for _ in range(ROUNDS):
        for place in range(len(choices)):
            chosen[place] = crowd.best(place, chosen)
    for _ in range(2):
        for place in range(len(choices)):
            chosen = crowd.make_room(place, chosen)
    return [spots[n] for spots, n in zip(choices, chosen, strict=True)]


class _Crowd:
    """Who is in whose way, and who would step aside."""

    def __init__(self, choices: Sequence[Sequence[Spot]]) -> None:
        self.choices = choices
        self.known: dict[tuple[int, int, int, int], float] = {}
        reach = [max(abs(c - spots[0].at) for s in spots for c in s.shape) for spots in choices]
        everyone = range(len(choices))
        self.rivals = [
            [n for n in everyone if n != m and self._apart(m, n) < reach[m] + reach[n]]
            for m in everyone
        ]

    def _apart(self, m: int, n: int) -> float:
        return abs(self.choices[m][0].at - self.choices[n][0].at)

    def _clash(self, m: int, spot: int, n: int, other: int) -> float:
        key = (m, spot, n, other) if m < n else (n, other, m, spot)
        if key not in self.known:
            shapes = self.choices[m][spot].shape, self.choices[n][other].shape
            self.known[key] = CROWDING * depth(*shapes)
        return self.known[key]

    def cost(self, place: int, spot: int, chosen: Sequence[int]) -> float:
        clashes = (self._clash(place, spot, n, chosen[n]) for n in self.rivals[place])
        return self.choices[place][spot].cost + sum(clashes)

    def best(self, place: int, chosen: Sequence[int]) -> int:
        spots = range(len(self.choices[place]))
        return min(spots, key=lambda spot: self.cost(place, spot, chosen))

    def make_room(self, place: int, chosen: list[int]) -> list[int]:
        """Try a spot that is taken: do the rivals find another one, so that all gain?"""
        if self.cost(place, chosen[place], chosen) < CONTENT:
            return chosen
        tries = [chosen]
        for spot, at in enumerate(self.choices[place]):
            if at.cost < self.choices[place][chosen[place]].cost + CONTENT:
                trial = [*chosen[:place], spot, *chosen[place + 1 :]]
                for rival in self.rivals[place]:
                    trial[rival] = self.best(rival, trial)
                tries.append(trial)
        return min(tries, key=lambda trial: self._total([place, *self.rivals[place]], trial))

    def _total(self, places: Sequence[int], chosen: Sequence[int]) -> float:
        return sum(self.cost(place, chosen[place], chosen) for place in places)


def fitting(choices: Sequence[Sequence[AnySpot]], most: float) -> list[AnySpot]:
    """Only those that find a good spot, the earlier ones first."""
    taken: list[AnySpot] = []
    for spots in choices:
        there = [Obstacle(spot.shape, CROWDING) for spot in taken]
        best = min(spots, key=lambda spot: spot.cost + covering(spot.shape, there))
        if best.cost + covering(best.shape, there) < most:
            taken.append(best)
    return taken

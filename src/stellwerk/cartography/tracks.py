"""Where the tracks run: lanes beside each other, and bends of 45 degrees."""

import cmath
from itertools import pairwise

from stellwerk.cartography.city import City, Line
from stellwerk.cartography.lanes import Edge, Lanes, all_lanes
from stellwerk.cartography.measures import CELL
from stellwerk.cartography.shapes import Shape

STEP_ASIDE = 0.5


def angle(one: complex, other: complex) -> float:
    """How much a traveller turns; nothing at the ends, where one of them is 0."""
    return abs(cmath.phase(other / one)) if one and other else 0.0


def ways(a: complex, b: complex) -> list[list[complex]]:
    """From a to b in steps of the grid, with one bend at most: the slanted part last or first."""
    x, y = b.real - a.real, b.imag - a.imag
    right, down = (x > 0) - (x < 0), (y > 0) - (y < 0)
    slanted = [complex(right, down)] * int(min(abs(x), abs(y)))
    ahead = complex(right, 0) if abs(x) > abs(y) else complex(0, down)
    straight = [ahead] * int(abs(abs(x) - abs(y)))
    return [_walk(a, straight + slanted), _walk(a, slanted + straight)]


def _walk(start: complex, steps: list[complex]) -> list[complex]:
    walk = [start]
    for step in steps:
        walk.append(walk[-1] + step)
    return walk


def without_straight(corners: list[complex]) -> list[complex]:
    """Only the points where a path turns, and its ends."""
    kept = corners[:1]
    for b, c in pairwise(corners[1:]):
        if b != kept[-1] and angle(b - kept[-1], c - b) > 1e-6:
            kept.append(b)
    return [*kept, corners[-1]]


class Network:
    """All tracks: where each line runs, which of them run side by side, and where they stop."""

    def __init__(self, city: City) -> None:
        self.city = city
        self.at = {s.id: complex(s.x, s.y) for s in city.stations.values()}
        self.places = set(self.at.values())
        self.unit = CELL / self._least_distance()
        self._ways: dict[Edge, list[complex]] = {}
        self.walks = {line.letter: self._walk_of(line) for line in city.lines}
        self.lanes = all_lanes(self.walks)
        self.passing: dict[tuple[str, complex], complex] = {}
        self.paths = {line.letter: self._path_of(line.letter) for line in city.lines}
        self.stops = {id_: self._stop(id_) for id_ in city.stations}

    def _least_distance(self) -> float:
        places = list(self.places)
        return min(
            max(abs((a - b).real), abs((a - b).imag))
            for n, a in enumerate(places)
            for b in places[:n]
        )

    def _walk_of(self, line: Line) -> list[complex]:
        stops = [self.at[id_] for id_ in line.stations]
        if line.letter == self.city.ring:
            stops.append(stops[0])
        walk = stops[:1]
        for a, b, c in zip(stops, stops[1:], [*stops[2:], stops[-1]], strict=False):
            before = walk[-1] - walk[-2] if len(walk) > 1 else 0j
            way = self._ways.setdefault(frozenset((a, b)), self._way(a, b, before, c - b))
            walk += way[1:] if way[0] == a else way[-2::-1]
        return walk

    def _way(self, a: complex, b: complex, before: complex, after: complex) -> list[complex]:
        """The smoother of the two, and above all one that passes no foreign station."""

        def awkward(way: list[complex]) -> float:
            turns = angle(before, way[1] - way[0]) + angle(way[-1] - way[-2], after)
            return turns + 10 * sum(node in self.places for node in way[1:-1])

        return min(ways(a, b), key=awkward)

    def _path_of(self, letter: str) -> list[complex]:
        """The corners of a line in the picture; a ring comes back to its first one."""
        walk, ring = self.walks[letter], letter == self.city.ring
        steps = list(pairwise(walk))
        corners = [] if ring else [self._end(letter, *steps[0], walk[0])]
        for (a, b), (_, c) in pairwise([steps[-1], *steps] if ring else steps):
            corners += self._corner(letter, a, b, c)
        if not ring:
            corners.append(self._end(letter, *steps[-1], walk[-1]))
        return without_straight(corners)

    def _end(self, letter: str, a: complex, b: complex, node: complex) -> complex:
        self.passing[letter, node] = node * self.unit + self._lanes(a, b).shift(letter)
        return self.passing[letter, node]

    def _lanes(self, a: complex, b: complex) -> Lanes:
        return self.lanes[frozenset((a, b))]

    def _corner(self, letter: str, a: complex, b: complex, c: complex) -> list[complex]:
        """Where two lanes meet; where they are parallel, a small step aside."""
        arrive, leave, at = b - a, c - b, b * self.unit
        one, other = self._lanes(a, b).shift(letter), self._lanes(b, c).shift(letter)
        cross = (arrive.conjugate() * leave).imag
        if abs(cross) > 1e-9:
            corner = [at + one + arrive * ((other - one).conjugate() * leave).imag / cross]
        elif abs(one - other) < 1e-9:
            corner = [at + one]
        elif len(self._lanes(a, b).letters) >= len(self._lanes(b, c).letters):
            corner = [at + one, at + other + STEP_ASIDE * self.unit * leave]
        else:
            corner = [at + other, at + one - STEP_ASIDE * self.unit * arrive][::-1]
        self.passing[letter, b] = min(corner, key=lambda place: abs(place - at))
        return corner

    def _stop(self, id_: str) -> Shape:
        """The one or two ends of a station's dot, right across the lanes that stop here."""
        node, letters = self.at[id_], self.city.lines_at(id_)
        places = {letter: self.passing[letter, node] for letter in letters}
        steps = [step for n in letters for step in pairwise(self.walks[n]) if node in step]
        here = [self._lanes(*step) for step in steps]
        widest = max(here, key=lambda lanes: sum(letter in places for letter in lanes.letters))
        for letter in widest.letters:
            if letter in places and len(widest.letters) > 1:
                places[letter] = node * self.unit + widest.shift(letter)
        one, other = max(
            ((a, b) for a in places.values() for b in places.values()),
            key=lambda ends: abs(ends[0] - ends[1]),
        )
        return (one, other) if abs(one - other) > 1 else (one,)

"""Where the tracks run: lanes beside each other, and bends of 45 degrees."""

import cmath
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from stellwerk.games.voll_verplant.city import City, Line
from stellwerk.games.voll_verplant.drawing.labels import (
    Shape,
)
from stellwerk.games.voll_verplant.drawing.measures import (
    CELL,
    LANE,
)

Edge = frozenset[complex]


@dataclass(frozen=True)
class Lanes:
    """The lines on one step of the grid, from left to right as seen by the first of them."""

    letters: list[str]
    forward: complex

    def shift(self, letter: str) -> complex:
        place = self.letters.index(letter) - (len(self.letters) - 1) / 2
        return self.forward * 1j / abs(self.forward) * LANE * place


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


class Network:
    """All tracks: where each line runs, which of them run side by side, and where they stop."""

    def __init__(self, city: City) -> None:
        self.city = city
        self.at = {s.id: complex(s.x, s.y) for s in city.stations.values()}
        self.places = set(self.at.values())
        self.unit = CELL / self._least_distance()
        self._ways: dict[Edge, list[complex]] = {}
        self.walks = {line.letter: self._walk_of(line) for line in city.lines}
        self.lanes = dict(self._all_lanes())
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

    def _all_lanes(self) -> Iterator[tuple[Edge, Lanes]]:
        users: dict[Edge, list[str]] = {}
        forward: dict[Edge, complex] = {}
        for letter, walk in self.walks.items():
            for a, b in pairwise(walk):
                here = users.setdefault(frozenset((a, b)), [])
                if letter not in here:
                    here.append(letter)
                forward.setdefault(frozenset((a, b)), b - a)
        for edge, letters in users.items():
            together = [e for e in users if users[e] == letters]
            votes = {letter: self._pull(letter, together, forward) for letter in letters}
            yield edge, Lanes(sorted(letters, key=lambda x: votes[x]), forward[edge])

    def _pull(self, letter: str, together: list[Edge], forward: dict[Edge, complex]) -> float:
        """Whether a line comes from and leaves to the left (less) or to the right (more)."""
        walk = self.walks[letter]
        pull = 0.0
        for n, (a, b) in enumerate(pairwise(walk)):
            edge = frozenset((a, b))
            if edge in together:
                for end, beyond in ((b, walk[n + 1 : n + 5]), (a, walk[max(n - 3, 0) : n + 1])):
                    far = beyond[-1] if end == b else beyond[0]
                    pull += (forward[edge].conjugate() * (far - end)).imag
        return pull

    def _path_of(self, letter: str) -> list[complex]:
        """The corners of a line in the picture; a ring comes back to its first one."""
        walk = self.walks[letter]
        steps = list(pairwise(walk))
        if letter == self.city.ring:
            steps = [steps[-1], *steps]
        else:
            self._pass(letter, walk[0], [walk[0] * self.unit + self._shift(letter, *steps[0])])
            self._pass(letter, walk[-1], [walk[-1] * self.unit + self._shift(letter, *steps[-1])])
        corners = [self.passing[letter, walk[0]]] if letter != self.city.ring else []
        for (a, b), (_, c) in pairwise(steps):
            corner = self._corner(
                b * self.unit, b - a, c - b, self._shift(letter, a, b), self._shift(letter, b, c)
            )
            self._pass(letter, b, corner)
            corners += corner
        return corners if letter == self.city.ring else [*corners, self.passing[letter, walk[-1]]]

    def _pass(self, letter: str, node: complex, corner: list[complex]) -> None:
        self.passing[letter, node] = sum(corner) / len(corner)

    def _shift(self, letter: str, a: complex, b: complex) -> complex:
        return self.lanes[frozenset((a, b))].shift(letter)

    def _corner(
        self, at: complex, arrive: complex, leave: complex, one: complex, other: complex
    ) -> list[complex]:
        """Where two lanes meet; where they are parallel, a small step aside."""
        cross = (arrive.conjugate() * leave).imag
        if abs(cross) > 1e-9:
            return [at + one + arrive * ((other - one).conjugate() * leave).imag / cross]
        if abs(one - other) < 1e-9:
            return [at + one]
        aside = 0.3 * self.unit
        return [at + one - aside * arrive, at + other + aside * leave]

    def _stop(self, id_: str) -> Shape:
        """The one or two ends of a station's dot."""
        points = [self.passing[letter, self.at[id_]] for letter in self.city.lines_at(id_)]
        one, other = max(
            ((a, b) for a in points for b in points), key=lambda ab: abs(ab[0] - ab[1])
        )
        return (one, other) if abs(one - other) > 1 else (one,)

"""All that stands around the tracks, each where there is room: cars, end letters, names."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from stellwerk.cartography.city import Line
from stellwerk.cartography.markers import Marker, spots_at_end
from stellwerk.cartography.measures import STAR, TRACK, Sizes
from stellwerk.cartography.names import Dot, Label, ways_to_write
from stellwerk.cartography.settling import settle
from stellwerk.cartography.shapes import Shape, bar, bounds, box, overlaps, together
from stellwerk.cartography.spots import Ground, Spot
from stellwerk.cartography.tracks import Network

MOST_SPOTS = 2400
ON_TRACK, ON_DOT, NEAR_DOT = 2.0, 10.0, 0.2
NAME_OVERHANG, CAR_OVERHANG = 55.0, 88.0
NO_NAME = 14.0
NO_NAME_OF_NOTE = 26.0


class Lettering:
    """One way to write and mark a network, for a picture, a phone or paper."""

    def __init__(self, network: Network, sizes: Sizes) -> None:
        self.network, self.city, self.sizes = network, network.city, sizes
        stops = [end.real for ends in network.stops.values() for end in ends]
        self.sides = min(stops), max(stops)
        side = 2 * sizes.change + sizes.name
        self.around_dots = together(box(e[0], side, side) for e in network.stops.values())
        self._settle()

    def _settle(self) -> None:
        ends = [(line, start) for line in self.city.lines for start in (True, False)]
        groups: list[Sequence[Spot]] = [
            *(self._ends(*end) for end in ends),
            *(self._ways(id_) for id_ in self.city.stations),
        ]
        ground = Ground([*self._tracks(), *self._dots()])
        chosen = settle([ground.best(group, MOST_SPOTS // len(groups)) for group in groups])
        self.markers = [spot for spot in chosen if isinstance(spot, Marker)]
        named = zip(self.city.stations, chosen[len(ends) :], strict=True)
        self.names = {id_: spot for id_, spot in named if isinstance(spot, Label) and spot.rows}

    def radius(self, id_: str) -> float:
        return self.sizes.radius(len(self.city.lines_at(id_)))

    def shapes(self) -> list[Shape]:
        """All that takes room, the tracks as well."""
        spots = [*self.markers, *self.names.values()]
        fixed = [shape for shape, _ in (*self._tracks(), *self._dots())]
        return fixed + [shape for spot in spots for shape in spot.shapes]

    def bounds(self) -> tuple[complex, complex]:
        return bounds(self.shapes())

    def _tracks(self) -> Iterator[tuple[Shape, float]]:
        for letter, path in self.network.paths.items():
            closed = path[:1] if letter == self.city.ring else []
            for a, b in pairwise([*path, *closed]):
                if a != b:
                    yield bar(a, b, TRACK), ON_TRACK

    def _dots(self) -> Iterator[tuple[Shape, float]]:
        for id_, ends in self.network.stops.items():
            r = self.radius(id_) + (STAR if id_ in self.city.special else 0)
            wide = abs(ends[0] - ends[-1])
            turn = (ends[-1] - ends[0]) / wide if wide else 1
            middle = (ends[0] + ends[-1]) / 2
            yield box(middle, wide + 1.6 * r, 1.6 * r, turn), ON_DOT  # round: without its corners
            yield box(middle, wide + 2.8 * r, 2.8 * r, turn), NEAR_DOT

    def _ways(self, id_: str) -> list[Label]:
        space = self.radius(id_) + 4 + (STAR if id_ in self.city.special else 0)
        dot = Dot(self.network.stops[id_], space)
        name = self.city.stations[id_].name
        ways = list(ways_to_write(name, dot, self.sizes.name))
        if self.sizes.every_name:
            return ways
        nothing = Label(dot.ends[0], (), self._worth(id_), 1.0, (), "", 0)
        inside = [way for way in ways if self._overhang(way) < NAME_OVERHANG]
        return [nothing, *self._unmistakable(inside, id_)]

    def _unmistakable(self, ways: list[Label], id_: str) -> list[Label]:
        """A name beside a dot without one would be taken for its own."""
        found = overlaps(together(way.shapes[0] for way in ways), self.around_dots)
        own = list(self.city.stations).index(id_)
        near = set(found.one[found.other != own])
        return [way for number, way in enumerate(ways) if number not in near]

    def _ends(self, line: Line, start: bool) -> list[Marker]:
        spots = spots_at_end(self.network, line, start, self.sizes)
        if self.sizes.every_name:
            return spots
        return [spot for spot in spots if self._overhang(spot) < CAR_OVERHANG]

    def _overhang(self, spot: Spot) -> float:
        """On a phone what makes the map wider makes everything smaller."""
        corners = [corner.real for shape in spot.shapes for corner in shape]
        return max(self.sides[0] - min(corners), max(corners) - self.sides[1])

    def _worth(self, id_: str) -> float:
        """What it costs to leave a name out: special stations, ends and changes are looked for."""
        ends = {line.stations[n] for line in self.city.lines for n in (0, -1)}
        noted = id_ in self.city.special or id_ in ends or len(self.city.lines_at(id_)) > 2
        return NO_NAME_OF_NOTE if noted else NO_NAME

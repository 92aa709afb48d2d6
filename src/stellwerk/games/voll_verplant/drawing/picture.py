"""The picture: tracks, stations, cars and names, each where there is room."""

import cmath
from collections.abc import Iterator
from itertools import pairwise
from xml.etree.ElementTree import Element

from stellwerk.games.voll_verplant.city import City, Line
from stellwerk.games.voll_verplant.drawing import parts
from stellwerk.games.voll_verplant.drawing.labels import (
    COMPASS,
    Label,
    Obstacle,
    Shape,
    Spot,
    bar,
    box,
    candidates,
    covering,
    fitting,
    settle,
)
from stellwerk.games.voll_verplant.drawing.measures import (
    BADGE,
    BEND,
    BETWEEN,
    BIG_NAME,
    CELL,
    CHANGE,
    DOT,
    GAPS,
    NAME,
    TRACK,
)
from stellwerk.games.voll_verplant.drawing.parts import add
from stellwerk.games.voll_verplant.drawing.tracks import Network, angle


class Picture:
    """The map without its frame: tracks below, then stations, cars, letters and names."""

    def __init__(self, city: City, words: dict[str, str], windows: bool = True) -> None:
        self.city, self.words, self.windows = city, words, windows
        self.network = Network(city)
        self.group = Element("g", {"class": "map"})
        self.obstacles = [*self._tracks(), *self._dots()]
        self.markers = self._place_markers()
        self.solid = self.obstacles + [Obstacle(spot.shape, 6) for _, _, spot in self.markers]
        self._draw()

    def radius(self, id_: str) -> float:
        """On paper a number must fit into it."""
        dot = CHANGE if len(self.city.lines_at(id_)) > 1 else DOT
        return dot if self.windows else 1.25 * dot

    def _tracks(self) -> Iterator[Obstacle]:
        for letter, path in self.network.paths.items():
            closed = path[:1] if letter == self.city.ring else []
            for a, b in pairwise([*path, *closed]):
                if a != b:
                    yield Obstacle(bar(a, b, TRACK), 1.5)

    def _dots(self) -> Iterator[Obstacle]:
        for id_, stop in self.network.stops.items():
            r = self.radius(id_)
            wide = abs(stop[0] - stop[-1])
            turn = (stop[-1] - stop[0]) / wide if wide else 1
            middle = (stop[0] + stop[-1]) / 2
            yield Obstacle(box(middle, wide + 2 * r, 2 * r, turn), 4)
            yield Obstacle(box(middle, wide + 3.2 * r, 3.2 * r, turn), 0.4)

    def _place_markers(self) -> list[tuple[Line, bool, Spot]]:
        ends = [(line, start) for line in self.city.lines for start in (True, False)]
        spots = settle([self._spots(line, start) for line, start in ends])
        return [(line, start, spot) for (line, start), spot in zip(ends, spots, strict=True)]

    def _spots(self, line: Line, start: bool) -> list[Spot]:
        size = (2 * BADGE, 2 * BADGE)
        if start:
            size = parts.car_size(line) if self.windows else (parts.STUB, parts.BODY)
        if not start and line.letter == self.city.ring:
            return self._spots_on_ring(line)
        walk = self.network.walks[line.letter]
        outward = walk[0] - walk[1] if start else walk[-1] - walk[-2]
        if line.letter == self.city.ring:
            outward = walk[0] - sum(walk) / len(walk)
        station = line.stations[0 if start else -1]
        stop = self.network.passing[line.letter, self.network.at[station]]
        return list(self._spots_around(stop, self.radius(station), outward, size))

    def _spots_around(
        self, stop: complex, radius: float, outward: complex, size: tuple[float, float]
    ) -> Iterator[Spot]:
        wide, high = size
        for slant, way in enumerate((*COMPASS, *(way * BETWEEN for way in COMPASS))):
            half = (
                min(
                    side / abs(part)
                    for side, part in ((wide, way.real), (high, way.imag))
                    if abs(part) > 0.1
                )
                / 2
            )
            for gap in GAPS:
                edge = stop + way * (radius + gap * CELL)
                shape = box(edge + way * half, wide + 8, high + 8)
                cost = (
                    6 * gap
                    + 5 * angle(outward, way)
                    + slant // 8 * 8
                    + covering(shape, self.obstacles)
                )
                cost += covering(bar(stop + way * (radius + 5), edge, TRACK), self.obstacles)
                yield Spot(edge + way * half, shape, cost)

    def _spots_on_ring(self, line: Line) -> list[Spot]:
        """A ring has no other end: its letter stands on the track, far from the car."""
        path = self.network.paths[line.letter]
        spots = []
        for a, b in zip(path, path[1:] + path[:1], strict=True):
            middle = (a + b) / 2
            shape = box(middle, 2 * BADGE, 2 * BADGE)
            cost = covering(box(middle, 4 * BADGE, 4 * BADGE), self.obstacles) - 0.02 * abs(
                middle - path[-1]
            )
            spots.append(Spot(middle, shape, cost))
        return spots

    def _draw(self) -> None:
        for line in self.city.lines:
            self._draw_line(line)
        for line, start, spot in self.markers:
            if start and self.windows:
                parts.car(self.group, line, spot.at)
            elif start:
                parts.stub(self.group, line, spot.at)
            else:
                parts.badge(self.group, line, spot.at, BADGE)
        self._draw_arrows()
        for id_ in self.city.stations:
            self._draw_station(id_)
        self.names = self._names()
        self._draw_names(self.names, NAME, "small")
        self._draw_names(self._big_names(), BIG_NAME, "big")

    def _draw_line(self, line: Line) -> None:
        path = round_path(self.network.paths[line.letter], line.letter == self.city.ring)
        for other, start, spot in self.markers:
            if other is line and (start or line.letter != self.city.ring):
                id_ = line.stations[0 if start else -1]
                stop = self.network.passing[line.letter, self.network.at[id_]]
                path += f" M{point(stop)} L{point(spot.at)}"
        group = add(self.group, "g", data_line=line.letter)
        add(group, "title", self.words["line"].format(line.letter))
        add(group, "path", class_="casing", d=path, stroke_width=TRACK + 3)
        add(
            group,
            "path",
            class_="track",
            d=path,
            stroke=line.colour,
            stroke_width=TRACK,
            style=f"--line: {line.colour}",
        )

    def _draw_arrows(self) -> None:
        """A ring can be followed both ways, each time anew."""
        for line in self.city.lines:
            if line.letter == self.city.ring:
                walk = self.network.walks[line.letter]
                stop = self.network.passing[line.letter, walk[0]]
                for step in (walk[1] - walk[0], walk[-2] - walk[-1]):
                    way = step / abs(step)
                    tip = stop + way * (self.radius(line.stations[0]) + 12)
                    ends = [tip + way * (-4 + side) for side in (-3j, 3j)]
                    d = f"M{point(ends[0])} L{point(tip)} L{point(ends[1])}"
                    add(self.group, "path", class_="arrow", d=d)

    def _draw_station(self, id_: str) -> None:
        stop, r = self.network.stops[id_], self.radius(id_)
        kind = "station" if len(self.city.lines_at(id_)) == 1 else "station change"
        group = add(self.group, "g", class_=kind, data_station=id_)
        add(group, "title", parts.card_of(self.city, self.words, id_))
        middle = (stop[0] + stop[-1]) / 2
        if id_ in self.city.special:
            star(group, middle, r + 9)
        draw_dot(group, stop, r)

    def _names(self) -> list[Label]:
        return settle([self._ways_to_name(id_, NAME) for id_ in self.city.stations])

    def _big_names(self) -> list[Label]:
        """On a phone only some names find room: special stations, ends and changes first."""
        ends = {line.stations[n] for line in self.city.lines for n in (0, -1)}
        first = sorted(
            self.city.stations,
            key=lambda id_: (
                id_ not in self.city.special,
                id_ not in ends,
                -len(self.city.lines_at(id_)),
            ),
        )
        low, high = self.bounds()
        return [
            label
            for label in fitting([self._ways_to_name(id_, BIG_NAME) for id_ in first], 12)
            if all(low.real <= c.real <= high.real for c in label.shape)
        ]

    def _ways_to_name(self, id_: str, size: float) -> list[Label]:
        space = self.radius(id_) + (10 if id_ in self.city.special else 4)
        name, stop = self.city.stations[id_].name, self.network.stops[id_]
        return candidates(name, stop, space, size, self.solid)

    def _draw_names(self, labels: list[Label], size: float, kind: str) -> None:
        layer = add(self.group, "g", class_=f"names {kind}")
        for label in labels:
            draw_label(layer, label, size)

    def bounds(self) -> tuple[complex, complex]:
        shapes = [o.shape for o in self.solid] + [label.shape for label in self.names]
        xs = [corner.real for shape in shapes for corner in shape]
        ys = [corner.imag for shape in shapes for corner in shape]
        return complex(min(xs), min(ys)), complex(max(xs), max(ys))


def point(at: complex) -> str:
    return f"{at.real:.1f} {at.imag:.1f}"


def round_path(corners: list[complex], closed: bool) -> str:
    """A path with rounded corners; a closed one starts in the middle of its first leg."""
    around = [*corners, *corners[:2]] if closed else corners
    start = (around[0] + around[1]) / 2 if closed else around[0]
    path = [f"M{point(start)}"]
    for a, b, c in zip(around, around[1:], around[2:], strict=False):
        bend = min(BEND, abs(b - a) / 2, abs(c - b) / 2)
        into, out = b + (a - b) / abs(a - b) * bend, b + (c - b) / abs(c - b) * bend
        path.append(f"L{point(into)} Q{point(b)} {point(out)}")
    return " ".join([*path, "Z" if closed else f"L{point(around[-1])}"])


def draw_dot(parent: Element, stop: Shape, radius: float) -> None:
    ends = f"M{point(stop[0])} L{point(stop[-1] + 0.01)}"
    add(parent, "path", class_="ring", d=ends, stroke_width=2 * radius)
    add(parent, "path", class_="dot", d=ends, stroke_width=2 * radius - 6)


def star(parent: Element, at: complex, radius: float) -> None:
    tips = [
        at + cmath.rect(radius if n % 2 else radius * 0.72, n * cmath.pi / 8) for n in range(16)
    ]
    add(parent, "polygon", class_="star", points=" ".join(point(tip) for tip in tips))


def draw_label(parent: Element, label: Label, size: float) -> None:
    x, y = label.at.real, label.at.imag
    text = add(parent, "text", class_="name", font_size=size, text_anchor=label.anchor)
    if label.angle:
        text.set("transform", f"rotate({label.angle} {x:.1f} {y:.1f})")
    for n, row in enumerate(label.rows):
        drop = (n - (len(label.rows) - 1) / 2) * size * 1.08 + 0.36 * size
        add(text, "tspan", row, x=x, y=y + drop)

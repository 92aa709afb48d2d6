"""Wagen und Endbuchstaben · Cars and end letters: every spot for them around their station."""

from collections.abc import Iterator
from dataclasses import dataclass

from stellwerk.cartography import signs
from stellwerk.cartography.city import Line
from stellwerk.cartography.measures import CELL, TRACK, Sizes
from stellwerk.cartography.names import COMPASS
from stellwerk.cartography.shapes import bar, box
from stellwerk.cartography.spots import Spot
from stellwerk.cartography.tracks import Network, angle

GAPS = (0.15, 0.22, *(0.3 + 0.15 * n for n in range(18)))
PER_GAP = 8.0
PER_TURN = 4.0
AIR = 6.0
ROUND = 1.8  # a circle leaves the corners of its box free
WEIGHT = 15.0  # a car never stands on a line if there is any other way


@dataclass(frozen=True)
class Marker(Spot):
    """What stands at an end of a line: its car, or its letter."""

    line: Line
    start: bool
    stop: complex | None
    """where its track comes from; the letter of a ring stands on the track itself"""


def spots_at_end(network: Network, line: Line, start: bool, sizes: Sizes) -> list[Marker]:
    if line.letter == network.city.ring and not start:
        return list(_on_ring(network, line, sizes))
    walk = network.walks[line.letter]
    outward = walk[0] - walk[1] if start else walk[-1] - walk[-2]
    if line.letter == network.city.ring:
        outward = walk[0] - sum(walk) / len(walk)
    return list(_around(network, line, start, outward, sizes))


def _around(
    network: Network, line: Line, start: bool, outward: complex, sizes: Sizes
) -> Iterator[Marker]:
    """In all eight directions, nearer or farther: a track has no other slopes."""
    station = line.stations[0 if start else -1]
    stop, ends = network.passing[line.letter, network.at[station]], network.stops[station]
    radius = sizes.radius(len(network.city.lines_at(station)))
    wide, high = size_of(line, start, sizes)
    for way in COMPASS:
        x, y = abs(way.real), abs(way.imag)
        half = min(side / part for side, part in ((wide, x), (high, y)) if part > 0.1) / 2
        border = radius + max(((end - stop) * way.conjugate()).real for end in ends)
        for gap in GAPS:
            edge = stop + way * (border + gap * CELL)
            track = bar(stop + way * (border + 4), edge + way, TRACK)
            shapes = (box(edge + way * half, wide + AIR, high + AIR), track)
            cost = PER_GAP * gap + PER_TURN * angle(outward, way)
            yield Marker(edge + way * half, shapes, cost, WEIGHT, line, start, stop)


def _on_ring(network: Network, line: Line, sizes: Sizes) -> Iterator[Marker]:
    """A ring has no other end: its letter stands on the track, far from the car."""
    path = network.paths[line.letter]
    room = 2 * sizes.badge + 2 * AIR
    for a, b in zip(path, path[1:] + path[:1], strict=True):
        for part in (0.25, 0.5, 0.75):
            at = a + (b - a) * part
            cost = -0.02 * abs(at - path[-1])
            yield Marker(at, (box(at, room, room),), cost, 1.0, line, False, None)


def size_of(line: Line, start: bool, sizes: Sizes) -> tuple[float, float]:
    if not start:
        return ROUND * sizes.badge, ROUND * sizes.badge
    return signs.car_size(line) if sizes.whole else signs.stub_size(sizes.car)

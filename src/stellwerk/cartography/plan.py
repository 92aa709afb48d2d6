"""Der Plan als Daten · The map as data, for a browser that draws it and writes on it."""

import msgspec

from stellwerk.cartography.city import City, Line
from stellwerk.cartography.lettering import Lettering
from stellwerk.cartography.markers import Marker
from stellwerk.cartography.measures import HAND, PATTERNS, TABLE, Sizes
from stellwerk.cartography.names import Label
from stellwerk.cartography.picture import arrows
from stellwerk.cartography.shapes import Shape
from stellwerk.cartography.signs import ink_on
from stellwerk.cartography.svg import round_path
from stellwerk.cartography.tracks import Network
from stellwerk.core.svg import point

AIR = 8.0


class Track(msgspec.Struct, frozen=True):
    letter: str
    path: str
    dashes: str
    """a pattern down its middle, or nothing"""
    ink: str
    """what can be read on its colour"""


class Stop(msgspec.Struct, frozen=True):
    """A station from end to end: longer than wide where several lanes stop."""

    id: str
    x1: float
    y1: float
    x2: float
    y2: float


class Sign(msgspec.Struct, frozen=True):
    """What stands at an end of a line: its car, or its letter."""

    letter: str
    start: bool
    x: float
    y: float
    stem: str
    """the track that leads there, or nothing"""


class Caption(msgspec.Struct, frozen=True):
    """The name of a station; `x` and `y` are the middle of the side that looks at it."""

    id: str
    rows: list[str]
    x: float
    y: float
    anchor: str
    angle: int


class Layout(msgspec.Struct, frozen=True):
    """How the map is lettered for one kind of screen, and how large things are there."""

    x: float
    y: float
    width: float
    height: float
    name: float
    dot: float
    change: float
    badge: float
    car: float
    signs: list[Sign]
    captions: list[Caption]


class Plan(msgspec.Struct, frozen=True):
    name: str
    tracks: list[Track]
    stops: list[Stop]
    arrows: list[str]
    """both ways of a ring, at its car"""
    wide: Layout
    phone: Layout


def plan_of(city: City) -> Plan:
    network = Network(city)
    return Plan(
        name=city.name,
        tracks=[_track(network, number, line) for number, line in enumerate(city.lines)],
        stops=[_stop(id_, ends) for id_, ends in network.stops.items()],
        arrows=list(arrows(network, TABLE)),
        wide=_layout(network, TABLE),
        phone=_layout(network, HAND),
    )


def _track(network: Network, number: int, line: Line) -> Track:
    path = round_path(network.paths[line.letter], line.letter == network.city.ring)
    return Track(line.letter, path, PATTERNS[number % len(PATTERNS)], ink_on(line.colour))


def _stop(id_: str, ends: Shape) -> Stop:
    return Stop(id_, *_rounded(ends[0]), *_rounded(ends[-1]))


def _layout(network: Network, sizes: Sizes) -> Layout:
    lettering = Lettering(network, sizes)
    low, high = lettering.bounds()
    low, size = low - complex(AIR, AIR), high - low + 2 * complex(AIR, AIR)
    return Layout(
        *_rounded(low), *_rounded(size),
        sizes.name, sizes.dot, sizes.change, sizes.badge, sizes.car,
        signs=[_sign(marker) for marker in lettering.markers],
        captions=[_caption(id_, label) for id_, label in lettering.names.items()],
    )  # fmt: skip


def _sign(marker: Marker) -> Sign:
    stem = "" if marker.stop is None else f"M{point(marker.stop)} L{point(marker.at)}"
    return Sign(marker.line.letter, marker.start, *_rounded(marker.at), stem)


def _caption(id_: str, label: Label) -> Caption:
    return Caption(id_, list(label.rows), *_rounded(label.at), label.anchor, label.angle)


def _rounded(at: complex) -> tuple[float, float]:
    return round(at.real, 1), round(at.imag, 1)

"""The picture: tracks below, then cars and letters, stations, and names on top."""

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from stellwerk.cartography import signs
from stellwerk.cartography.city import Line
from stellwerk.cartography.lettering import Lettering
from stellwerk.cartography.markers import Marker
from stellwerk.cartography.measures import (
    CASING,
    PATTERNS,
    STAR,
    TRACK,
    Sizes,
)
from stellwerk.cartography.names import LEADING, Label
from stellwerk.cartography.svg import round_path
from stellwerk.cartography.tracks import Network
from stellwerk.cartography.words import lines, spoken
from stellwerk.core.svg import add, point


def draw_map(*letterings: Lettering, language: str) -> Element:
    """A map without its frame: one network, lettered once for every kind of screen."""
    group = Element("g", {"class": "map"})
    first = letterings[0]
    for lettering in letterings:
        _draw_stems(group, lettering)
    for line in first.city.lines:
        _draw_line(group, first, line, language)
    for lettering in letterings:
        _draw_markers(group, lettering)
    for d in arrows(first.network, first.sizes):
        add(group, "path", class_="arrow", d=d)
    for id_ in first.city.stations:
        _draw_station(group, first, id_, language)
    for lettering in letterings:
        layer = add(group, "g", class_=f"names {lettering.sizes.kind}")
        for label in lettering.names.values():
            _draw_name(layer, label, lettering.sizes.name)
    return group


def _draw_stems(group: Element, lettering: Lettering) -> None:
    """From the last station of a line to its car or letter."""
    layer = add(group, "g", class_=lettering.sizes.kind)
    for marker in lettering.markers:
        if marker.stop is not None:
            _draw_track(layer, marker.line, f"M{point(marker.stop)} L{point(marker.at)}")


def _draw_track(group: Element, line: Line, d: str) -> None:
    add(group, "path", class_="casing", d=d, stroke_width=TRACK + CASING)
    colour = {"stroke": line.colour, "style": f"--line: {line.colour}"}
    add(group, "path", class_="track", d=d, stroke_width=TRACK, **colour)


def _draw_line(group: Element, lettering: Lettering, line: Line, language: str) -> None:
    closed = line.letter == lettering.city.ring
    layer = add(group, "g", data_line=line.letter)
    add(layer, "title", lines(line.letter, language))
    path = round_path(lettering.network.paths[line.letter], closed)
    _draw_track(layer, line, path)
    dashes = PATTERNS[lettering.city.lines.index(line) % len(PATTERNS)]
    if dashes:
        add(layer, "path", class_="pattern", d=path, stroke_dasharray=dashes)


def _draw_markers(group: Element, lettering: Lettering) -> None:
    layer = add(group, "g", class_=lettering.sizes.kind)
    for marker in lettering.markers:
        _draw_marker(layer, marker, lettering)


def _draw_marker(layer: Element, marker: Marker, lettering: Lettering) -> None:
    if not marker.start:
        signs.badge(layer, marker.line, marker.at, lettering.sizes.badge)
    elif lettering.sizes.whole:
        signs.car(layer, marker.line, marker.at)
    else:
        signs.stub(layer, marker.line, marker.at, lettering.sizes.car)


def arrows(network: Network, sizes: Sizes) -> Iterator[str]:
    """A ring can be followed either way, chosen each time."""
    for line in network.city.lines:
        if line.letter == network.city.ring:
            walk = network.walks[line.letter]
            stop = network.passing[line.letter, walk[0]]
            radius = sizes.radius(len(network.city.lines_at(line.stations[0])))
            for step in (walk[1] - walk[0], walk[-2] - walk[-1]):
                way = step / abs(step)
                tip = stop + way * (radius + 12)
                ends = [tip + way * (-4 + side) for side in (-3j, 3j)]
                yield f"M{point(ends[0])} L{point(tip)} L{point(ends[1])}"


def _draw_station(group: Element, lettering: Lettering, id_: str, language: str) -> None:
    ends, radius = lettering.network.stops[id_], lettering.radius(id_)
    kind = "station" if len(lettering.city.lines_at(id_)) == 1 else "station change"
    layer = add(group, "g", class_=kind, data_station=id_)
    add(layer, "title", spoken(lettering.city, language, id_))
    if id_ in lettering.city.special:
        signs.star(layer, (ends[0] + ends[-1]) / 2, radius + STAR)
    signs.dot(layer, ends, radius)


def _draw_name(layer: Element, label: Label, size: float) -> None:
    x, y = label.at.real, label.at.imag
    text = add(layer, "text", class_="name", font_size=size, text_anchor=label.anchor)
    if label.angle:
        text.set("transform", f"rotate({label.angle} {x:.1f} {y:.1f})")
    for n, row in enumerate(label.rows):
        drop = (n - (len(label.rows) - 1) / 2) * size * LEADING + 0.36 * size
        add(text, "tspan", row, x=x, y=y + drop)

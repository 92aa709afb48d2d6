"""Titel und Legende · Title and legend: blocks that stand in a free corner of the map."""

from collections.abc import Iterator, Sequence
from xml.etree.ElementTree import Element

import numpy as np

from stellwerk.cartography.city import City
from stellwerk.cartography.measures import POSTER
from stellwerk.cartography.names import width_of
from stellwerk.cartography.shapes import Shape, box, overlaps, together
from stellwerk.cartography.signs import key_sign
from stellwerk.cartography.words import counts, label
from stellwerk.core.svg import add, moved, write

TITLE = 64.0
BOLD = 1.16
COUNTS = 17.0
STRIPE = 7.0
KEY = 17.0
KEY_ROW = 42.0
KEY_TEXT = 46.0
AIR = 24.0
SHIFT = 10.0


def title_size(city: City, language: str) -> complex:
    wide = max(BOLD * width_of(city.name, TITLE), width_of(counts(city, language), COUNTS))
    return complex(wide, TITLE + STRIPE + COUNTS + 30)


def title_scale(city: City, language: str, room: float, most: float = 1.0) -> float:
    """Smaller where a name is longer than there is room."""
    return min(most, room / title_size(city, language).real)


def draw_title(
    parent: Element, city: City, language: str, at: complex, wide: float, scale: float = 1.0
) -> None:
    """The name of the city above a band of all its lines, as wide as told."""
    group = add(parent, "g", class_="title", transform=moved(at, scale))
    wide /= scale
    write(group, city.name, TITLE * 0.5j, TITLE, class_="bold")
    step = wide / len(city.lines)
    for place, line in enumerate(city.lines):
        x = place * step
        add(group, "rect", fill=line.colour, x=x, y=TITLE + 10, width=step, height=STRIPE)
    below = complex(0, TITLE + STRIPE + 28)
    write(group, counts(city, language), below, COUNTS, class_="soft")


def keys_of(city: City) -> list[str]:
    return ["station", "change", *(["special"] if city.special else []), "first", "later"]


def column_width(city: City, language: str) -> float:
    return KEY_TEXT + max(width_of(label(key, language), KEY) for key in keys_of(city)) + 12


def legend_size(city: City, language: str, columns: int) -> complex:
    rows = -(-len(keys_of(city)) // columns)
    return complex(columns * column_width(city, language), rows * KEY_ROW)


def draw_legend(
    parent: Element, city: City, language: str, at: complex, columns: int, scale: float = 1.0
) -> None:
    group = add(parent, "g", class_="legend", transform=moved(at, scale))
    for number, key in enumerate(keys_of(city)):
        row, column = divmod(number, columns)
        middle = complex(column * column_width(city, language) + 20, (row + 0.5) * KEY_ROW)
        key_sign(group, key, middle, POSTER)
        write(group, label(key, language), middle + (KEY_TEXT - 20), KEY, class_="soft")


def free_corner(
    size: complex, low: complex, high: complex, taken: Sequence[Shape], top: bool
) -> tuple[float, complex]:
    """Where a block of this size fits left or right, at the top or the bottom of a map.

    The answer is how much taller the map becomes by that, and the block's upper left corner.
    """
    corners = list(_corners(size, low, high, top))
    boxes = together(
        box(corner + size / 2, size.real + AIR, size.imag + AIR) for _, corner in corners
    )
    hit = np.bincount(overlaps(boxes, together(taken)).one, minlength=len(corners))
    return corners[int(np.argmin(hit > 0))]


def _corners(
    size: complex, low: complex, high: complex, top: bool
) -> Iterator[tuple[float, complex]]:
    """From well within the map to wholly outside, where nothing is in the way."""
    steps = int((size.imag + AIR) // SHIFT) + 2
    for more in (SHIFT * n for n in range(steps)):
        y = low.imag - more if top else high.imag + more - size.imag
        for x in (low.real, high.real - size.real):
            yield more, complex(x, y)

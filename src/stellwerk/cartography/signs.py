"""Wagen, Rauten, Quadrate, Stationen: the signs a map is made of."""

import cmath
from xml.etree.ElementTree import Element

from stellwerk.cartography.city import Line
from stellwerk.cartography.measures import STAR, Sizes
from stellwerk.cartography.shapes import Shape
from stellwerk.core.svg import add, moved, point, write

WINDOW = 24.0
BODY = 36.0
PLATE = 36.0
SKIRT = 42.0
HEAD = 34.0
TAIL = 84.0
NARROWEST = 76.0
STUB = (42.0, 34.0)
POINTS = 18.0


def ink_on(colour: str) -> str:
    """Black or white, whichever can be read better on the colour."""
    shares = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    light = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return "#000" if light > 0.179 else "#fff"


def letter(parent: Element, line: Line, at: complex, size: float) -> None:
    ink = f"fill: {ink_on(line.colour)}"
    write(parent, line.letter, at, size, class_="bold", style=ink, text_anchor="middle")


def badge(parent: Element, line: Line, at: complex, radius: float) -> None:
    """The letter where a line ends."""
    add(parent, "circle", class_="edge", fill=line.colour, cx=at.real, cy=at.imag, r=radius)
    letter(parent, line, at, radius * 1.4)


def stub_size(scale: float) -> tuple[float, float]:
    return STUB[0] * scale, STUB[1] * scale


def stub(parent: Element, line: Line, at: complex, scale: float) -> None:
    """A car from which a line starts, with nothing but its letter."""
    wide, high = stub_size(scale)
    corner = at - complex(wide, high) / 2
    add(
        parent, "rect", class_="edge", fill=line.colour, x=corner.real, y=corner.imag,
        width=wide, height=high, rx=9 * scale,
    )  # fmt: skip
    letter(parent, line, at, 24 * scale)


def car_size(line: Line, flat: bool = False) -> tuple[float, float]:
    body = HEAD + WINDOW * line.windows + 5
    return (body + TAIL, BODY) if flat else (max(body, NARROWEST), BODY + SKIRT)


def car(parent: Element, line: Line, at: complex, flat: bool = False) -> None:
    """A car seen from the side, `at` its middle; its points hang below it or, flat, behind it."""
    wide, high = car_size(line, flat)
    place = moved(at - complex(wide, high) / 2)
    group = add(parent, "g", class_="car", data_car=line.letter, transform=place)
    add(group, "rect", class_="skirt", stroke=line.colour, width=wide, height=high, rx=10)
    body = wide - TAIL if flat else wide
    add(group, "rect", fill=line.colour, width=body, height=BODY, rx=10)
    letter(group, line, complex(HEAD / 2 + 1, BODY / 2), 25.0)
    side = WINDOW - 4
    for number in range(line.windows):
        x, y = HEAD + WINDOW * number, (BODY - side) / 2
        add(group, "rect", class_="window", x=x, y=y, width=side, height=side, rx=3)
    middle = complex(body + TAIL / 2 - 1, BODY / 2) if flat else complex(body / 2, BODY + SKIRT / 2)
    diamond(group, middle - 17, line.first)
    square(group, middle + 20, line.later)


def diamond(parent: Element, at: complex, points: int | str) -> None:
    x, y, r = at.real, at.imag, PLATE / 2
    corners = f"{x:.4g},{y - r:.4g} {x + r:.4g},{y:.4g} {x:.4g},{y + r:.4g} {x - r:.4g},{y:.4g}"
    add(parent, "polygon", class_="plate", points=corners)
    write(parent, str(points), at, POINTS, class_="bold", text_anchor="middle")


def square(parent: Element, at: complex, points: int | str) -> None:
    side = PLATE * 0.74
    x, y = at.real - side / 2, at.imag - side / 2
    add(parent, "rect", class_="plate", x=x, y=y, width=side, height=side, rx=3)
    write(parent, str(points), at, POINTS, class_="bold", text_anchor="middle")


def dot(parent: Element, ends: Shape, radius: float) -> None:
    """A station; one of several lanes is as long as they are wide."""
    d = f"M{point(ends[0])} L{point(ends[-1] + 0.01)}"
    add(parent, "path", class_="ring", d=d, stroke_width=2 * radius)
    add(parent, "path", class_="dot", d=d, stroke_width=2 * radius - 6)


def star(parent: Element, at: complex, radius: float) -> None:
    tips = [
        at + cmath.rect(radius if n % 2 else radius * 0.72, n * cmath.pi / 8) for n in range(16)
    ]
    add(parent, "polygon", class_="star", points=" ".join(point(tip) for tip in tips))


def key_sign(parent: Element, key: str, at: complex, sizes: Sizes) -> None:
    """The sign that a line of the legend explains."""
    if key == "first":
        return diamond(parent, at, "")
    if key == "later":
        return square(parent, at, "")
    if key == "special":
        star(parent, at, sizes.dot + STAR)
    changing = key == "change"
    ends = (at - 6, at + 6) if changing else (at,)
    return dot(parent, ends, sizes.radius(1 + changing))

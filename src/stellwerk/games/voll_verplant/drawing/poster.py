"""A map to look at: the picture with its title and a legend."""

from xml.etree.ElementTree import Element, indent, tostring

from stellwerk.games.voll_verplant.city import City
from stellwerk.games.voll_verplant.drawing import parts
from stellwerk.games.voll_verplant.drawing.labels import (
    width_of,
)
from stellwerk.games.voll_verplant.drawing.measures import (
    CHANGE,
    DOT,
    FOOTER,
    HEADER,
    MARGIN,
)
from stellwerk.games.voll_verplant.drawing.parts import WORDS, add, write
from stellwerk.games.voll_verplant.drawing.picture import Picture, draw_dot, point, star


def draw_city(city: City, language: str = "en") -> str:
    """The map as a picture of its own, in light and dark."""
    words = WORDS[language]
    picture = Picture(city, words)
    low, high = picture.bounds()
    wide = high.real - low.real + 2 * MARGIN
    tall = high.imag - low.imag + 2 * MARGIN + HEADER + FOOTER
    root = frame(city, words, wide, tall, parts.screen_style())
    shift = complex(MARGIN, MARGIN + HEADER) - low
    picture.group.set("transform", f"translate({point(shift)})")
    parts.header(root, city, complex(MARGIN, MARGIN), wide - 2 * MARGIN)
    root.append(picture.group)
    legend(root, city, words, complex(MARGIN, tall - MARGIN), wide - 2 * MARGIN)
    return as_text(root)


def frame(city: City, words: dict[str, str], wide: float, tall: float, style: str) -> Element:
    view = f"0 0 {wide:.0f} {tall:.0f}"
    root = Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": view,
            "role": "img",
            "class": parts.ROOT,
        },
    )
    add(root, "title", city.name)
    about = words["about"].format(lines=len(city.lines), stations=len(city.stations))
    add(root, "desc", about)
    add(root, "style", style)
    add(root, "rect", class_="paper", width="100%", height="100%")
    return root


def as_text(root: Element) -> str:
    indent(root)
    return tostring(root, encoding="unicode") + "\n"


def legend(parent: Element, city: City, words: dict[str, str], at: complex, wide: float) -> None:
    group = add(parent, "g", class_="legend")
    keys = ["station", "change", *(["special"] if city.special else []), "first", "later"]
    x = 0.0
    for key in keys:
        legend_sign(group, key, x + 16 + 0j)
        write(group, words[key], x + 40 + 0j, 16.0, class_="soft")
        x += 40 + width_of(words[key], 16.0) + 24
    scale = min(1.0, wide / x)
    group.set("transform", f"translate({point(at)}) scale({scale:.3f})")


def legend_sign(group: Element, key: str, at: complex) -> None:
    if key == "first":
        return parts.diamond(group, at, "")
    if key == "later":
        return parts.square(group, at, "")
    if key == "special":
        star(group, at, DOT + 7)
    ends = (at - 5, at + 5) if key == "change" else (at,)
    return draw_dot(group, ends, CHANGE - 2 if key == "change" else DOT)

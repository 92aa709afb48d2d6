"""A map to look at: the picture with its title and a legend, and the same for a phone."""

from xml.etree.ElementTree import Element

from stellwerk.cartography import blocks
from stellwerk.cartography.city import City
from stellwerk.cartography.lettering import Lettering
from stellwerk.cartography.measures import MARGIN, PHONE, POSTER
from stellwerk.cartography.phone import draw_phone, phone_rules
from stellwerk.cartography.picture import draw_map
from stellwerk.cartography.shapes import bounds, box
from stellwerk.cartography.style import ROOT, screen_style
from stellwerk.cartography.tracks import Network
from stellwerk.cartography.words import about
from stellwerk.core.messages import FALLBACK
from stellwerk.core.svg import add, as_text, moved

FROM_THE_EDGE = complex(MARGIN, MARGIN)
NARROWEST = 400.0


def draw_city(city: City, language: str = FALLBACK) -> str:
    """The map as a picture of its own, in light and dark, wide or on a phone."""
    network = Network(city)
    poster, phone = Lettering(network, POSTER), Lettering(network, PHONE)
    frame_ = Element("g", {"class": POSTER.kind})
    low, high = _draw_blocks(frame_, poster, language)
    size = high - low + 2 * FROM_THE_EDGE
    root = frame(city, language, size, screen_style(phone_rules(phone, language, size.real)))
    root.set("preserveAspectRatio", "xMidYMin meet")
    drawn = draw_map(poster, phone, language=language)
    for group in (frame_, drawn):
        group.set("transform", moved(FROM_THE_EDGE - low))
        root.append(group)
    draw_phone(root, phone, language, size.real)
    return as_text(root)


def _draw_blocks(parent: Element, poster: Lettering, language: str) -> tuple[complex, complex]:
    """Title and legend, in corners of the map where there is room; the bounds of all."""
    city, taken = poster.city, poster.shapes()
    low, high = poster.bounds()
    scale = blocks.title_scale(city, language, max(high.real - low.real, NARROWEST))
    size = blocks.title_size(city, language) * scale
    _, at = blocks.free_corner(size, low, high, taken, top=True)
    blocks.draw_title(parent, city, language, at, size.real, scale)
    taken.append(box(at + size / 2, size.real, size.imag))
    low, high = bounds(taken)
    choices = []
    for columns in (1, 2, len(blocks.keys_of(city))):
        size = blocks.legend_size(city, language, columns)
        choices.append((*blocks.free_corner(size, low, high, taken, top=False), columns))
    _, at, columns = min(choices, key=lambda choice: choice[0])
    blocks.draw_legend(parent, city, language, at, columns)
    size = blocks.legend_size(city, language, columns)
    return bounds([*taken, box(at + size / 2, size.real, size.imag)])


def frame(city: City, language: str, size: complex, style: str) -> Element:
    names = {"role": "img", "class": ROOT, "xmlns": "http://www.w3.org/2000/svg"}
    root = Element("svg", {**names, "viewBox": f"0 0 {size.real:.0f} {size.imag:.0f}"})
    add(root, "title", city.name)
    add(root, "desc", about(city, language))
    add(root, "style", style)
    # Larger than the page: a window has another shape, and shows what lies beside it.
    add(root, "rect", class_="paper", x="-200%", y="-200%", width="500%", height="500%")
    return root

"""A sheet to print and to write on: map, cars with their windows, score fields."""

from dataclasses import dataclass
from xml.etree.ElementTree import Element

from stellwerk.cartography import blocks, signs
from stellwerk.cartography.city import City
from stellwerk.cartography.lettering import Lettering
from stellwerk.cartography.measures import A4, MM, SHEET
from stellwerk.cartography.picture import draw_map
from stellwerk.cartography.poster import frame
from stellwerk.cartography.style import print_style
from stellwerk.cartography.tracks import Network
from stellwerk.cartography.words import label
from stellwerk.core.messages import FALLBACK
from stellwerk.core.svg import add, as_text, moved, point, write

EDGE = 26.0
TOP = 84.0
BOTTOM = 104.0
PRINTED = 1.07
TITLE_SCALE = 0.72


@dataclass(frozen=True)
class Page:
    """How map and cars share a sheet: the cars stand at the right of a wide one, else below."""

    wide: float
    tall: float
    map_room: complex
    columns: int
    cars_at: complex
    car_room: complex

    def scale(self, low: complex, high: complex) -> float:
        size = high - low
        return min(self.map_room.real / size.real, self.map_room.imag / size.imag)


def page(city: City, wide: float, tall: float) -> Page:
    sizes = [signs.car_size(line, flat=True) for line in city.lines]
    car_room = complex(max(w for w, _ in sizes) + 6, max(h for _, h in sizes) + 8) * PRINTED
    room = complex(wide - 2 * EDGE, tall - 2 * EDGE - TOP - BOTTOM)
    if wide > tall:
        columns = -(-len(sizes) // int(room.imag // car_room.imag))
        left = room - columns * car_room.real
        return Page(wide, tall, left - 12, columns, complex(EDGE + left.real, EDGE + TOP), car_room)
    columns = int(room.real // car_room.real)
    left = room - -(-len(sizes) // columns) * car_room.imag * 1j
    car_room = complex(room.real / columns, car_room.imag)
    return Page(wide, tall, left - 12j, columns, complex(EDGE, EDGE + TOP + left.imag), car_room)


def draw_sheet(city: City, language: str = FALLBACK) -> str:
    """The map on a sheet of A4, with cars to write into and the printed score fields."""
    lettering = Lettering(Network(city), SHEET)
    low, high = lettering.bounds()
    best = max((page(city, *A4), page(city, *A4[::-1])), key=lambda p: p.scale(low, high))
    size = complex(best.wide, best.tall)
    root = frame(city, language, size, print_style(best.wide > best.tall))
    root.set("width", f"{best.wide / MM:.0f}mm")
    root.set("height", f"{best.tall / MM:.0f}mm")
    scale = best.scale(low, high)
    shift = complex(EDGE, EDGE + TOP) + best.map_room / 2 - (low + high) / 2 * scale
    drawn = draw_map(lettering, language=language)
    drawn.set("transform", moved(shift, scale))
    root.append(drawn)
    print_head(root, city, language, best)
    print_cars(root, city, best)
    print_foot(root, city, language, best)
    return as_text(root)


def print_head(root: Element, city: City, language: str, here: Page) -> None:
    name = complex(here.wide * 0.58, EDGE + 20)
    scale = blocks.title_scale(city, language, name.real - 2 * EDGE, TITLE_SCALE)
    at = complex(EDGE, EDGE - 6)
    blocks.draw_title(root, city, language, at, here.wide - 2 * EDGE, scale)
    write(root, label("name", language), name, 12.0, class_="soft")
    add(root, "path", class_="rule", d=f"M{point(name + 40 + 6j)} H{here.wide - EDGE:.1f}")


def print_cars(root: Element, city: City, here: Page) -> None:
    for n, line in enumerate(city.lines):
        row, column = divmod(n, here.columns)
        corner = here.cars_at + complex(column * here.car_room.real, row * here.car_room.imag)
        place = add(root, "g", transform=moved(corner, PRINTED))
        signs.car(place, line, complex(*signs.car_size(line, flat=True)) / 2, flat=True)


def print_foot(root: Element, city: City, language: str, here: Page) -> None:
    foot = complex(EDGE, here.tall - EDGE - 66)
    score_fields(root, language, foot, here.wide - 2 * EDGE)
    keys = len(blocks.keys_of(city))
    scale = min(0.8, (here.wide - 2 * EDGE) / blocks.legend_size(city, language, keys).real)
    blocks.draw_legend(root, city, language, foot - 38j, keys, scale)


def score_fields(parent: Element, language: str, at: complex, wide: float) -> None:
    """Sum of completed lines + 2 × transfers − half the free stations = total."""
    step = (wide + 34) / 4
    for place, (key, sign) in enumerate(
        (("sum", "+"), ("transfers", "−"), ("free", "="), ("total", ""))
    ):
        x = at.real + place * step
        add(parent, "rect", class_="field", x=x, y=at.imag + 18, width=step - 34, height=44, rx=6)
        write(parent, label(key, language), complex(x, at.imag + 8), 12.0, class_="bold")
        write(parent, sign, complex(x + step - 17, at.imag + 40), 24.0, text_anchor="middle")

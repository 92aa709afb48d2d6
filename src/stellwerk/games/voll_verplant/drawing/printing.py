"""A sheet to print and to write on: map, cars with their windows, score fields."""

from dataclasses import dataclass
from xml.etree.ElementTree import Element

from stellwerk.games.voll_verplant.city import City
from stellwerk.games.voll_verplant.drawing import parts
from stellwerk.games.voll_verplant.drawing.measures import (
    A4,
    BOTTOM,
    EDGE,
    MM,
    PRINTED,
    TOP,
)
from stellwerk.games.voll_verplant.drawing.parts import WORDS, add, write
from stellwerk.games.voll_verplant.drawing.picture import Picture, point
from stellwerk.games.voll_verplant.drawing.poster import as_text, frame, legend


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
    sizes = [parts.car_size(line, flat=True) for line in city.lines]
    car_room = complex(max(w for w, _ in sizes) + 6, max(h for _, h in sizes) + 9) * PRINTED
    room = complex(wide - 2 * EDGE, tall - 2 * EDGE - TOP - BOTTOM)
    if wide > tall:
        columns = -(-len(sizes) // int(room.imag // car_room.imag))
        left = room - columns * car_room.real
        return Page(wide, tall, left - 12, columns, complex(EDGE + left.real, EDGE + TOP), car_room)
    columns = int(room.real // car_room.real)
    left = room - -(-len(sizes) // columns) * car_room.imag * 1j
    car_room = complex(room.real / columns, car_room.imag)
    return Page(wide, tall, left - 12j, columns, complex(EDGE, EDGE + TOP + left.imag), car_room)


def draw_sheet(city: City, language: str = "en") -> str:
    """The map on a sheet of A4, with cars to write into and the printed score fields."""
    words = WORDS[language]
    picture = Picture(city, words, windows=False)
    low, high = picture.bounds()
    best = max((page(city, *A4), page(city, *A4[::-1])), key=lambda p: p.scale(low, high))
    root = frame(city, words, best.wide, best.tall, parts.print_style(best.wide > best.tall))
    root.set("width", f"{best.wide / MM:.0f}mm")
    root.set("height", f"{best.tall / MM:.0f}mm")
    scale = best.scale(low, high)
    shift = complex(EDGE, EDGE + TOP) + best.map_room / 2 - (low + high) / 2 * scale
    picture.group.set("transform", f"translate({point(shift)}) scale({scale:.4f})")
    root.append(picture.group)
    print_head(root, city, words, best)
    print_cars(root, city, best)
    print_foot(root, city, words, best)
    return as_text(root)


def print_head(root: Element, city: City, words: dict[str, str], here: Page) -> None:
    parts.header(root, city, complex(EDGE, EDGE), here.wide - 2 * EDGE)
    name = complex(here.wide * 0.62, EDGE + 36)
    write(root, words["name"], name, 12.0, class_="soft")
    add(root, "path", class_="rule", d=f"M{point(name + 40 + 6j)} H{here.wide - EDGE:.1f}")


def print_cars(root: Element, city: City, here: Page) -> None:
    for n, line in enumerate(city.lines):
        row, column = divmod(n, here.columns)
        corner = here.cars_at + complex(column * here.car_room.real, row * here.car_room.imag)
        place = add(root, "g", transform=f"translate({point(corner)}) scale({PRINTED})")
        parts.car(place, line, complex(*parts.car_size(line, flat=True)) / 2, flat=True)


def print_foot(root: Element, city: City, words: dict[str, str], here: Page) -> None:
    foot = complex(EDGE, here.tall - EDGE - 66)
    parts.score_fields(root, words, foot, here.wide - 2 * EDGE)
    legend(root, city, words, foot - 20j, here.wide - 2 * EDGE)

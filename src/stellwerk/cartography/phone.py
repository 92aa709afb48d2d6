"""The map on an upright phone: as wide as it goes, and the cars below it, large."""

from dataclasses import dataclass
from xml.etree.ElementTree import Element

from stellwerk.cartography import blocks, signs
from stellwerk.cartography.city import City
from stellwerk.cartography.lettering import Lettering
from stellwerk.cartography.measures import PHONE
from stellwerk.cartography.style import Rules
from stellwerk.core.svg import add, moved

SCREEN = 390
EDGE = 10
COLUMNS = 2
GAP = 8


@dataclass(frozen=True)
class Screen:
    """Where things stand below each other, in pixels of a phone."""

    title: complex
    title_scale: float
    map_at: complex
    map_scale: float
    cars: complex
    car_scale: float
    legend: complex
    legend_scale: float
    tall: float


def screen(lettering: Lettering, language: str) -> Screen:
    city = lettering.city
    room = SCREEN - 2 * EDGE
    low, high = lettering.bounds()
    title = blocks.title_size(city, language)
    title_scale = blocks.title_scale(city, language, room, 0.6)
    below = EDGE + title.imag * title_scale + GAP
    scale = room / (high.real - low.real)
    car_scale = _car_scale(city, room)
    cars = below + (high.imag - low.imag) * scale + 2 * GAP
    rows = -(-len(city.lines) // COLUMNS)
    under = cars + rows * (signs.BODY * car_scale + GAP) + GAP
    legend = blocks.legend_size(city, language, COLUMNS)
    legend_scale = min(0.75, room / legend.real)
    tall = under + legend.imag * legend_scale + EDGE
    return Screen(
        complex(EDGE, EDGE), title_scale, complex(EDGE, below) - low * scale, scale,
        complex(EDGE, cars), car_scale, complex(EDGE, under), legend_scale, tall,
    )  # fmt: skip


def _car_scale(city: City, room: float) -> float:
    widest = max(signs.car_size(line, flat=True)[0] for line in city.lines)
    return (room - GAP * (COLUMNS - 1)) / COLUMNS / (widest + 3)


def phone_rules(lettering: Lettering, language: str, wide: float) -> Rules:
    """What changes on a phone; the picture is as wide as before, and as tall as it takes."""
    here, pixel = screen(lettering, language), wide / SCREEN
    at = here.map_at * pixel
    place = f"translate({at.real:.1f}px, {at.imag:.1f}px) scale({here.map_scale * pixel:.4f})"
    rules = {
        "": f"aspect-ratio: {SCREEN} / {here.tall:.0f};",
        ".wide": "display: none;",
        ".phone": "display: inline;",
        ".map": f"transform: {place};",
        ".name": "stroke-width: 6;",
        ".station .star": "transform-box: fill-box; transform-origin: center;"
        " transform: scale(1.25);",
    }
    for kind, radius in ((".station", PHONE.dot), (".change", PHONE.change)):
        rules[f"{kind} .ring"] = f"stroke-width: {2 * radius};"
        rules[f"{kind} .dot"] = f"stroke-width: {2 * radius - 7};"
    return rules


def draw_phone(root: Element, lettering: Lettering, language: str, wide: float) -> None:
    city, here = lettering.city, screen(lettering, language)
    group = add(root, "g", class_=PHONE.kind, transform=f"scale({wide / SCREEN:.4f})")
    blocks.draw_title(group, city, language, here.title, SCREEN - 2 * EDGE, here.title_scale)
    step = complex((SCREEN - 2 * EDGE + GAP) / COLUMNS, signs.BODY * here.car_scale + GAP)
    for number, line in enumerate(city.lines):
        row, column = divmod(number, COLUMNS)
        at = here.cars + complex(column * step.real, row * step.imag)
        car = add(group, "g", transform=moved(at, here.car_scale))
        signs.car(car, line, complex(*signs.car_size(line, flat=True)) / 2, flat=True)
    blocks.draw_legend(group, city, language, here.legend, COLUMNS, here.legend_scale)

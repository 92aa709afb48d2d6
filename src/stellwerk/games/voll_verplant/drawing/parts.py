"""Das Blatt · The sheet: what is printed around the map, from the cars to the score fields."""

from xml.etree.ElementTree import Element, SubElement

from stellwerk.games.voll_verplant.city import City, Line

ROOT = "city-map"
WINDOW = 21
BODY = 32.0
PLATE = 27
SKIRT = 33.0
HEAD = 30.0
TAIL = 66.0
STUB = 40.0

RULES = {
    "": "--paper: #fbfaf6; --ink: #1d232b; --soft: #59636f; --dot: #fff; font-family: system-ui,"
    ' -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif;',
    "text": "fill: var(--ink);",
    ".paper": "fill: var(--paper);",
    ".track, .casing": "fill: none; stroke-linejoin: round; stroke-linecap: round;",
    ".casing": "stroke: var(--paper);",
    ".ring": "fill: none; stroke: #1d232b; stroke-linecap: round;",
    ".dot": "fill: none; stroke: var(--dot); stroke-linecap: round;",
    ".arrow": "fill: none; stroke: var(--dot); stroke-width: 2.5; stroke-linecap: round;",
    ".star": "fill: #ffc93c; stroke: #1d232b; stroke-width: 2; stroke-linejoin: round;",
    ".name": "paint-order: stroke; stroke: var(--paper); stroke-width: 3.5;"
    " stroke-linejoin: round;",
    ".big": "display: none;",
    ".soft": "fill: var(--soft);",
    ".bold": "font-weight: 700;",
    ".window, .field": "fill: #fff; stroke: #1d232b; stroke-width: 1.5;",
    ".plate": "fill: var(--paper); stroke: var(--ink); stroke-width: 1.8; stroke-linejoin: round;",
    ".skirt": "fill: var(--paper); stroke-width: 2.5;",
    ".edge": "stroke: var(--paper); stroke-width: 2;",
    ".rule": "stroke: var(--soft);",
}
PHONE = {".small": "display: none;", ".big": "display: inline;"}
DARK = {
    "": "--paper: #161b21; --ink: #eef1f4; --soft: #a7b1bc; --dot: #f6f7f8;",
    ".edge": "stroke: #8b96a3;",
}
# Dark lines on dark paper are hard to see; browsers that cannot mix colours keep them as they are.
MIXED = {".track": "stroke: color-mix(in srgb, var(--line) 75%, white);"}
WORDS = {
    "en": {
        "about": "Metro map with {lines} lines and {stations} stations.",
        "line": "Line {}",
        "lines": "Lines {}",
        "station": "Station",
        "change": "Change of lines",
        "special": "Special station",
        "first": "First to complete",
        "later": "Everybody later",
        "name": "Name",
        "sum": "Completed lines",
        "transfers": "2 × transfers",
        "free": "Free stations ÷ 2",
        "total": "Total",
    },
    "de": {
        "about": "Netzplan mit {lines} Linien und {stations} Stationen.",
        "line": "Linie {}",
        "lines": "Linien {}",
        "station": "Station",
        "change": "Umsteigestation",
        "special": "Sonderstation",
        "first": "Zuerst komplettiert",
        "later": "Später komplettiert",
        "name": "Name",
        "sum": "Komplettierte Linien",
        "transfers": "2 × Umsteigen",
        "free": "Leere Stationen ÷ 2",
        "total": "Gesamt",
    },
}


def add(parent: Element, tag: str, text: str = "", **attributes: object) -> Element:
    """A new child; `class_` and `stroke_width` become class and stroke-width."""
    names = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
    texts = {
        name: f"{value:.5g}" if isinstance(value, float) else str(value)
        for name, value in names.items()
    }
    child = SubElement(parent, tag, texts)
    child.text = text or None
    return child


def write(parent: Element, text: str, at: complex, size: float, **attributes: object) -> Element:
    """Text whose capitals are centred on the height of a point."""
    y = at.imag + 0.36 * size
    return add(parent, "text", text, x=at.real, y=y, font_size=size, **attributes)


def ink_on(colour: str) -> str:
    """Black or white, whichever can be read better on the colour."""
    shares = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    light = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return "#000" if light > 0.179 else "#fff"


def css(rules: dict[str, str]) -> str:
    """Rules that touch nothing else on a page."""
    lines = []
    for names, rule in rules.items():
        scoped = ", ".join(f".{ROOT} {name}".rstrip() for name in names.split(", "))
        lines.append(f"{scoped} {{ {rule} }}\n")
    return "".join(lines)


def screen_style() -> str:
    mixed = f"@supports (color: color-mix(in srgb, red, red)) {{\n{css(MIXED)}}}\n"
    return (
        css(RULES)
        + f"@media screen and (max-width: 640px) {{\n{css(PHONE)}}}\n"
        + f"@media screen and (prefers-color-scheme: dark) {{\n{css(DARK)}{mixed}}}\n"
    )


def print_style(wide: bool) -> str:
    page = f"@page {{ size: A4 {'landscape' if wide else 'portrait'}; margin: 0; }}\n"
    return css({**RULES, "": RULES[""] + " --paper: #fff;"}) + page


def badge(parent: Element, line: Line, at: complex, radius: float) -> None:
    """The letter where a line ends."""
    add(parent, "circle", class_="edge", fill=line.colour, cx=at.real, cy=at.imag, r=radius)
    _letter(parent, line, at, radius * 1.4)


def _letter(parent: Element, line: Line, at: complex, size: float) -> None:
    ink = f"fill: {ink_on(line.colour)}"
    write(parent, line.letter, at, size, class_="bold", style=ink, text_anchor="middle")


def stub(parent: Element, line: Line, at: complex) -> None:
    """A car from which a line starts, with nothing but its letter."""
    x, y = at.real - STUB / 2, at.imag - BODY / 2
    add(parent, "rect", class_="edge", fill=line.colour, x=x, y=y, width=STUB, height=BODY, rx=9)
    _letter(parent, line, at, 23.0)


def car_size(line: Line, flat: bool = False) -> tuple[float, float]:
    body = HEAD + WINDOW * line.windows + 3
    return (body + TAIL, BODY) if flat else (max(body, TAIL), BODY + SKIRT)


def car(parent: Element, line: Line, at: complex, flat: bool = False) -> None:
    """A car seen from the side, `at` its middle; its points hang below it or, flat, behind it."""
    wide, high = car_size(line, flat)
    corner = at - complex(wide, high) / 2
    place = f"translate({corner.real:.1f} {corner.imag:.1f})"
    group = add(parent, "g", class_="car", data_car=line.letter, transform=place)
    add(group, "rect", class_="skirt", stroke=line.colour, width=wide, height=high, rx=9)
    body = wide - TAIL if flat else wide
    add(group, "rect", fill=line.colour, width=body, height=BODY, rx=9)
    _letter(group, line, complex(HEAD / 2 + 1, BODY / 2), 23.0)
    _windows(group, line)
    middle = complex(body + TAIL / 2 - 1, BODY / 2) if flat else complex(body / 2, BODY + SKIRT / 2)
    diamond(group, middle - 16, line.first)
    square(group, middle + 15, line.later)


def _windows(group: Element, line: Line) -> None:
    side = WINDOW - 3
    for number in range(line.windows):
        x, y = HEAD + WINDOW * number, (BODY - side) / 2
        add(group, "rect", class_="window", x=x, y=y, width=side, height=side, rx=2.5)


def diamond(parent: Element, at: complex, points: int | str) -> None:
    x, y, r = at.real, at.imag, PLATE / 2
    corners = f"{x},{y - r} {x + r},{y} {x},{y + r} {x - r},{y}"
    add(parent, "polygon", class_="plate", points=corners)
    write(parent, str(points), at, 13.0, class_="bold", text_anchor="middle")


def square(parent: Element, at: complex, points: int | str) -> None:
    side = PLATE * 0.74
    x, y = at.real - side / 2, at.imag - side / 2
    add(parent, "rect", class_="plate", x=x, y=y, width=side, height=side, rx=2)
    write(parent, str(points), at, 13.0, class_="bold", text_anchor="middle")


def score_fields(parent: Element, words: dict[str, str], at: complex, wide: float) -> None:
    """Sum of completed lines + 2 × transfers − half the free stations = total."""
    step = (wide + 34) / 4
    for place, (key, sign) in enumerate(
        (("sum", "+"), ("transfers", "−"), ("free", "="), ("total", ""))
    ):
        x = at.real + place * step
        add(parent, "rect", class_="field", x=x, y=at.imag + 18, width=step - 34, height=44, rx=6)
        write(parent, words[key], complex(x, at.imag + 8), 12.0, class_="bold")
        write(parent, sign, complex(x + step - 17, at.imag + 40), 24.0, text_anchor="middle")


def card_of(city: City, words: dict[str, str], station: str) -> str:
    """What a station is called aloud: its name and its lines."""
    letters = city.lines_at(station)
    lines = words["line" if len(letters) == 1 else "lines"].format(", ".join(letters))
    special = f" ({words['special']})" if station in city.special else ""
    return f"{city.stations[station].name}{special}: {lines}"


def header(parent: Element, city: City, at: complex, wide: float) -> None:
    """The name of the city above a band of all its lines."""
    write(parent, city.name, at + 24j, 46.0, class_="bold")
    step = wide / len(city.lines)
    for place, line in enumerate(city.lines):
        x = at.real + place * step
        add(parent, "rect", fill=line.colour, x=x, y=at.imag + 62, width=step, height=6)

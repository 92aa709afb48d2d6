"""Regeln der Plandateien · Rules of map files: what the content of a file must obey."""

import re
from collections.abc import Iterator

from stellwerk.games.voll_verplant.maps.values import (
    ID,
    Content,
    Fault,
    Place,
    check_ids,
    check_keys,
    check_name,
    check_number,
    is_text,
    is_whole,
    shown,
)
from stellwerk.games.voll_verplant.rules.box import (
    LONGEST_LINE,
    MOST_LINES,
    MOST_STATIONS,
    MOST_WINDOWS,
)

LETTER = re.compile(r"[A-Z]")
COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
SHORTEST_LINE = 4
LAST_PLACE = 99
MOST_POINTS = 99

# Every key that must be there, with an example for those who forgot it.
CITY_KEYS = {
    "name": 'name = "Berlin"',
    "stations": "the table [stations]",
    "lines": "a block [[lines]] for every line",
}
LINE_KEYS = {
    "letter": 'letter = "A"',
    "colour": 'colour = "#7a3e9d"',
    "windows": "windows = 3",
    "first": "first = 6",
    "later": "later = 4",
    "stations": 'stations = ["zoo", ...]',
}
LINE_NUMBERS = {"windows": MOST_WINDOWS, "first": MOST_POINTS, "later": MOST_POINTS}


def broken_rules(city: Content) -> Iterator[Fault]:
    yield from check_keys(city, (), CITY_KEYS, ("ring", "special"))
    if "name" in city:
        yield from check_name(city["name"], ("name",))
    if "stations" in city:
        yield from check_stations(city["stations"])
    if "lines" in city:
        yield from check_lines(city["lines"], city)
    if "special" in city:
        yield from check_ids(city["special"], ("special",), city)


def check_stations(stations: object) -> Iterator[Fault]:
    if not isinstance(stations, dict):
        yield Fault(("stations",), f"stations is {shown(stations)}; write a table [stations]")
        return
    taken: dict[tuple[int, int], str] = {}
    for count, (id, station) in enumerate(stations.items(), 1):
        place = ("stations", id)
        if count == MOST_STATIONS + 1:
            text = f"these are {len(stations)} stations; remove some, a map has {MOST_STATIONS}"
            yield Fault(place, text + " at most")
        if not ID.fullmatch(id):
            yield Fault(place, f"{shown(id)} cannot be an id; use a-z, 0-9 and _ alone")
        if isinstance(station, list) and len(station) == 3:
            yield from check_station(id, station, taken)
        else:
            yield Fault(place, f'station {shown(id)} is not complete; write [x, y, "printed name"]')


def check_station(
    id: str, station: list[object], taken: dict[tuple[int, int], str]
) -> Iterator[Fault]:
    x, y, name = station
    place = ("stations", id)
    yield from check_number("x", x, 0, LAST_PLACE, place)
    yield from check_number("y", y, 0, LAST_PLACE, place)
    yield from check_name(name, place)
    if is_whole(x) and is_whole(y):
        other = taken.setdefault((x, y), id)
        if other != id:
            yield Fault(place, f"{shown(id)} lies on top of {shown(other)}; move one of them")


def check_lines(lines: object, city: Content) -> Iterator[Fault]:
    if not isinstance(lines, list) or not all(isinstance(line, dict) for line in lines):
        yield Fault(("lines",), f"lines are not tables; write {CITY_KEYS['lines']}")
        return
    if not 1 <= len(lines) <= MOST_LINES:
        text = f"the number of lines is {len(lines)}; a map has 1 to {MOST_LINES} of them"
        yield Fault(("lines", MOST_LINES), text)
    for number, line in enumerate(lines):
        yield from check_line(line, ("lines", number), city)
    yield from check_letters(lines, city)
    yield from check_service(lines, city)


def check_line(line: Content, place: Place, city: Content) -> Iterator[Fault]:
    yield from check_keys(line, place, LINE_KEYS)
    for key, most in LINE_NUMBERS.items():
        if key in line:
            yield from check_number(key, line[key], 1, most, (*place, key))
    first, later = line.get("first"), line.get("later")
    if is_whole(first) and is_whole(later) and first <= later:
        text = f"first is {shown(first)} and later {shown(later)}; first must be more than later"
        yield Fault((*place, "first"), text)
    if "colour" in line and not is_text(line["colour"], COLOUR):
        text = f"{shown(line['colour'])} is not a colour; write {LINE_KEYS['colour']}"
        yield Fault((*place, "colour"), text)
    if "stations" in line:
        yield from check_way(line["stations"], (*place, "stations"), city)


def check_way(ids: object, place: Place, city: Content) -> Iterator[Fault]:
    yield from check_ids(ids, place, city)
    if isinstance(ids, list) and not SHORTEST_LINE <= len(ids) <= LONGEST_LINE:
        text = f"a line has {SHORTEST_LINE} to {LONGEST_LINE} of them"
        yield Fault(place, f"the number of stations is {len(ids)}; {text}")


def check_letters(lines: list[Content], city: Content) -> Iterator[Fault]:
    seen: set[str] = set()
    for number, line in enumerate(lines):
        letter = line.get("letter")
        place = ("lines", number, "letter")
        if is_text(letter, LETTER):
            if letter in seen:
                yield Fault(place, f"two lines have the letter {letter}; give one of them another")
            seen.add(letter)
        elif "letter" in line:
            yield Fault(place, f"{shown(letter)} is not a letter; write one from A to Z")
    if "ring" in city and not (isinstance(city["ring"], str) and city["ring"] in seen):
        text = f"ring is {shown(city['ring'])}; write the letter of a line, or remove it"
        yield Fault(("ring",), text)


def check_service(lines: list[Content], city: Content) -> Iterator[Fault]:
    """Every station is on a line; not checked while a line lacks its array of stations."""
    ways = [line.get("stations") for line in lines]
    stations = city.get("stations")
    if isinstance(stations, dict) and all(isinstance(way, list) for way in ways):
        served = {id for way in ways for id in way or () if isinstance(id, str)}
        for id in stations:
            if id not in served:
                text = f"station {shown(id)} is on no line; add it to a line or remove it"
                yield Fault(("stations", id), text)

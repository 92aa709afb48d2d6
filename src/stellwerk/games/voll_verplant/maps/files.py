"""Plandateien · Map files: a city as a TOML file, and what is wrong with it, line by line."""

import hashlib
from functools import cache
from pathlib import Path

from stellwerk.cartography.city import City, Line, Station
from stellwerk.games.voll_verplant.maps.places import Places
from stellwerk.games.voll_verplant.maps.rules import broken_rules
from stellwerk.games.voll_verplant.maps.text import MOST_BYTES, Unreadable, content_of, text_of
from stellwerk.games.voll_verplant.maps.values import ID, Content, shown

FOLDER = Path(__file__).parent
SHIPPED = ("amsterdam", "berlin", "paris", "madrid")


class MapError(ValueError):
    """No map: the reason, or every fault of the file on a line of its own."""


def read_city(name_or_path: str) -> City:
    """A shipped map by its name, or any other by the path of its file."""
    if "/" in name_or_path or name_or_path.endswith(".toml"):
        return _read_file(Path(name_or_path))
    if name_or_path in SHIPPED:
        return _read_shipped(name_or_path)
    raise MapError(
        f"there is no map {shown(name_or_path)}; the maps are {', '.join(SHIPPED)}, "
        "and the path of a file works too, like ./my_town.toml"
    )


@cache
def _read_shipped(name: str) -> City:
    return _read_file(FOLDER / f"{name}.toml")


def _read_file(file: Path) -> City:
    try:
        with file.open("rb") as stream:
            content = stream.read(MOST_BYTES + 1)  # enough to see that it is too large
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise MapError(f"cannot read {shown(str(file))}: {reason}; check the path") from None
    return parse_city(file.stem, content, str(file))


def parse_city(id: str, content: bytes, source: str) -> City:
    """The city that a file describes. MapError with every fault if there is one."""
    city, found = _examine(id, content)
    if found:
        raise MapError("\n".join(_written(found, source)))
    return City(
        id=id,
        name=city["name"],
        stations={key: Station(key, *values) for key, values in city["stations"].items()},
        lines=tuple(
            Line(**{**line, "stations": tuple(line["stations"])}) for line in city["lines"]
        ),
        ring=city.get("ring"),
        special=frozenset(city.get("special", ())),
        digest=hashlib.sha256(content).hexdigest(),
    )


def faults(id: str, content: bytes, source: str) -> list[str]:
    """Every broken rule as `FILE:LINE: what is wrong; what to change`, in the order of lines."""
    return _written(_examine(id, content)[1], source)


Found = list[tuple[int, str]]
"""lines and what is wrong there"""


def _written(found: Found, source: str) -> list[str]:
    return [f"{source}:{line}: {text}" for line, text in found]


def _examine(id: str, content: bytes) -> tuple[Content, Found]:
    """What the file says, and its faults."""
    found: Found = []
    if not ID.fullmatch(id):
        what = f"the file is called {shown(id)}; use a-z, 0-9 and _ alone, like my_town.toml"
        found.append((1, what))
    try:
        text = text_of(content)
        city = content_of(text)
    except Unreadable as error:
        return {}, [*found, (error.line, str(error))]
    places = Places(text)
    found += [(places.line_of(place), what) for place, what in broken_rules(city)]
    return city, sorted(found, key=lambda fault: fault[0])

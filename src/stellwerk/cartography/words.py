"""What is written on a map besides names."""

from collections.abc import Sequence

from stellwerk.cartography.city import City
from stellwerk.core.messages import say


def about(city: City, language: str) -> str:
    """What the picture shows, for people who hear it."""
    return say(language, "map_drawing:about", lines=len(city.lines), stations=len(city.stations))


def counts(city: City, language: str) -> str:
    return say(language, "map_drawing:counts", lines=len(city.lines), stations=len(city.stations))


def lines(letters: Sequence[str], language: str) -> str:
    return say(language, "map_drawing:lines", count=len(letters), letters=", ".join(letters))


def label(key: str, language: str) -> str:
    """A word of the legend or of the sheet."""
    return say(language, f"map_drawing:{key}")


def spoken(city: City, language: str, station: str) -> str:
    """What a station is called aloud: its name and its lines."""
    message = "map_drawing:spoken-special" if station in city.special else "map_drawing:spoken"
    name, stopping = city.stations[station].name, lines(city.lines_at(station), language)
    return say(language, message, station=name, lines=stopping)

"""What is written on a map besides names, in English and German."""

from stellwerk.cartography.city import City

Words = dict[str, str]

WORDS: dict[str, Words] = {
    "en": {
        "about": "Metro map with {lines} lines and {stations} stations.",
        "counts": "{lines} lines · {stations} stations",
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
        "counts": "{lines} Linien · {stations} Stationen",
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


def counted(city: City, words: Words, key: str) -> str:
    return words[key].format(lines=len(city.lines), stations=len(city.stations))


def spoken(city: City, words: Words, station: str) -> str:
    """What a station is called aloud: its name and its lines."""
    letters = city.lines_at(station)
    lines = words["line" if len(letters) == 1 else "lines"].format(", ".join(letters))
    special = f" ({words['special']})" if station in city.special else ""
    return f"{city.stations[station].name}{special}: {lines}"

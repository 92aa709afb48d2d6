"""Der Plan · The map: stations and lines of a city, as a map file describes them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Station:
    """A place that can be crossed off."""

    id: str
    x: int
    y: int
    name: str


@dataclass(frozen=True)
class Line:
    """A line with its windows and points."""

    letter: str
    colour: str
    windows: int
    first: int
    later: int
    stations: tuple[str, ...]
    """ids, from the car outwards"""


@dataclass(frozen=True)
class City:
    """A whole map. Stations are in the order of the file."""

    id: str
    name: str
    stations: dict[str, Station]
    lines: tuple[Line, ...]
    ring: str | None
    """the letter of the ring line"""
    special: frozenset[str]
    digest: str
    """SHA-256 of the file, in hex"""

    def __hash__(self) -> int:
        """Maps that are equal come from the same file."""
        return hash(self.digest)

    def lines_at(self, station: str) -> list[str]:
        """The letters of all lines that stop here."""
        return [line.letter for line in self.lines if station in line.stations]

"""How large everything is drawn."""

from dataclasses import dataclass

CELL = 50.0
TRACK = 9.0
LANE = 10.5
BEND = 16.0
CASING = 3.0
STAR = 8.0
MARGIN = 36.0
# Colour never stands alone: dashes down the middle of a track, none, dotted, long, mixed.
PATTERNS = (
    "", "0.1 9", "14 10", "1 0", "14 8 0.1 8", "4 8", "", "22 6", "0.1 6 0.1 16", "9 5 2 5",
    "30 12", "0.1 18",
)  # fmt: skip
MM = 96 / 25.4
A4 = (210 * MM, 297 * MM)


@dataclass(frozen=True)
class Sizes:
    """What differs between a picture, a phone and paper."""

    kind: str
    """the class of all that belongs to this one alone"""
    name: float
    dot: float
    change: float
    badge: float
    car: float
    """how large a car is: as drawn (1), or with nothing but its letter (more or less than 1)"""
    whole: bool
    """cars stand on the map, with windows and points"""
    every_name: bool

    def radius(self, lines: int) -> float:
        return self.change if lines > 1 else self.dot


POSTER = Sizes("wide", 13.0, 10.0, 13.0, 15.0, 1.0, whole=True, every_name=True)
PHONE = Sizes("phone", 26.0, 12.5, 15.5, 20.0, 1.35, whole=False, every_name=False)
# On paper a number must fit into a dot.
SHEET = Sizes("paper", 13.5, 12.5, 16.0, 16.0, 1.1, whole=False, every_name=True)
# In a browser people write with a felt pen: larger dots, and names that a screen can show.
TABLE = Sizes("table", 19.0, 14.0, 17.0, 17.0, 1.2, whole=False, every_name=True)
HAND = Sizes("hand", 28.0, 17.0, 19.0, 20.0, 1.4, whole=False, every_name=False)

"""Levels: bots with a name that people like, each for every game."""

from typing import NamedTuple


class Level(NamedTuple):
    """A bot to sit down with."""

    name: str
    german: str
    english: str
    about: str
    iterations: int
    """of the search; 0 for one that does not search"""


LEVELS = (
    Level("apprentice", "Lehrling", "Apprentice", "sees what is near, and overlooks things", 0),
    Level("driver", "Lokführer", "Driver", "knows the game and thinks a moment", 250),
    Level("dispatcher", "Fahrdienstleiter", "Dispatcher", "thinks about a second a move", 16_000),
)

"""Levels: bots with a name that people like, each for every game."""

from typing import NamedTuple


class Level(NamedTuple):
    """A bot to sit down with."""

    name: str
    german: str
    english: str
    about: str
    budget: int
    """for the search, in units of its game; 0 for one that does not search"""


LEVELS = (
    Level("apprentice", "Lehrling", "Apprentice", "sees what is near, and overlooks things", 0),
    Level("driver", "Lokführer", "Driver", "knows the game and thinks a moment", 1),
    Level("dispatcher", "Fahrdienstleiter", "Dispatcher", "thinks almost a second a move", 64),
)

"""Levels: bots to sit down with, each for every game."""

from typing import NamedTuple


class Level(NamedTuple):
    """A bot under a name that people like."""

    name: str
    budget: int
    """for the search, in units of its game; 0 for one that does not search"""


LEVELS = (Level("apprentice", 0), Level("driver", 1), Level("dispatcher", 64))

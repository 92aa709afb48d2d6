"""How the story of a game is told after its end."""

from collections.abc import Callable
from typing import Generic, NamedTuple

from stellwerk.core.rules import P


class Telling(NamedTuple, Generic[P]):
    """What a story looks at."""

    standing: Callable[[P, int], int]
    """how well a seat stands: its points, or what comes nearest to them"""
    ends_turn: Callable[[P, P], bool]
    """whether a turn or a round ended between two positions"""
    scored: Callable[[P, P], str]
    """the word for what was scored between two positions; nothing if nothing was"""

"""How the story of a game is told after its end."""

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple

from stellwerk.core.events import Event
from stellwerk.core.rules import P


class Telling(NamedTuple, Generic[P]):
    """What a story looks at."""

    standing: Callable[[P, int], int]
    """how well a seat stands: its points, or what comes nearest to them"""
    ends_turn: Callable[[Sequence[Event]], bool]
    """whether a turn or a round ended with these events"""
    scored: Callable[[Sequence[Event]], str]
    """the word for what was scored with these events; nothing if nothing was"""

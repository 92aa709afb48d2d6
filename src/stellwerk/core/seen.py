"""What one viewer may know of a match: what is sent to browsers, and drawn with characters."""

from typing import Any

import msgspec

from stellwerk.core.options import Options


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    points: list[int]
    ranks: list[int]
    ending: str
    counted: bool = True
    """whether points were counted; some games know only who won"""
    tie: list[int] | None = None
    """where points are equal: what decided between them, of each seat"""


class MatchView(msgspec.Struct, frozen=True):
    """Everything that one viewer may know. Seats are counted from 1."""

    game: str
    options: Options
    names: list[str]
    entries: int
    """how long the log is, as far as the viewer may know"""
    to_act: list[int]
    legal: list[str]
    """the viewer's legal moves"""
    can_undo: bool
    table: Any
    """the view of its game"""
    result: Result | None

"""What the arena keeps: what was to be played, and how every single game ended."""

import msgspec

from stellwerk.core.game import Options


class Contest(msgspec.Struct, frozen=True):
    """What is played. Together with its number this says everything about a deal."""

    game: str
    seats: int
    options: Options
    bots: list[str]
    seed: int
    most: int
    """a game is stopped when its log has this many entries"""


class Played(msgspec.Struct, frozen=True):
    """How one game ended, seat by seat."""

    seated: list[int]
    """which bot sat there: its place in the list of bots, counted from 0"""
    points: list[int]
    ranks: list[int]
    payoff: list[float]
    ending: str
    entries: int


class Deal(msgspec.Struct, frozen=True):
    """All games that were played with the same cards."""

    number: int
    games: list[Played]

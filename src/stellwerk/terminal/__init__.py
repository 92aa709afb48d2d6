"""The terminal: tables drawn in text, and people who type. It draws views and knows no rules."""

from collections.abc import Callable
from importlib import import_module

from rich.console import RenderableType

from stellwerk.kernel.game import Game
from stellwerk.match import MatchView


def drawing_of(game: Game) -> Callable[[MatchView], RenderableType]:
    """The function that draws a view of this game."""
    draw: Callable[[MatchView], RenderableType] = import_module(f"{__name__}.{game.name}").draw
    return draw

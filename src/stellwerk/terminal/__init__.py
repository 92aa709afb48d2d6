"""The terminal: tables drawn in text, and people who type. It draws views and knows no rules."""

from collections.abc import Callable
from importlib import import_module

from rich.console import RenderableType

from stellwerk.kernel.game import Game
from stellwerk.kernel.language import Language
from stellwerk.match import MatchView

Drawing = Callable[[MatchView, Language], RenderableType]


def drawing_of(game: Game) -> Drawing:
    """The function that draws a view of this game."""
    draw: Drawing = import_module(f"{__name__}.{game.name}").draw
    return draw

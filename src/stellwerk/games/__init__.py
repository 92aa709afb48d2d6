"""The registry: the one place where games are looked up."""

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # names alone are wanted at once
    from stellwerk.core.game import Game

NAMES = ("trambahn", "game_of_trains", "voll_verplant")


@cache
def game_named(name: str) -> "Game":
    """The game of this name. Its rules are loaded when somebody asks for it."""
    match name:
        case "trambahn":
            from stellwerk.games.trambahn import GAME
        case "game_of_trains":
            from stellwerk.games.game_of_trains import GAME
        case "voll_verplant":
            from stellwerk.games.voll_verplant import GAME
        case _:
            raise LookupError(f"there is no game {name[:40]!r}; the games are: {', '.join(NAMES)}")
    return GAME

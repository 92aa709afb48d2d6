"""The shelf: the one place where games are looked up."""

from functools import cache
from importlib import import_module

from stellwerk.kernel.game import Game

NAMES = ("trambahn", "game_of_trains", "voll_verplant")


@cache
def game_named(name: str) -> Game:
    """The game of this name. Its rules are loaded when somebody asks for it."""
    if name not in NAMES:
        raise LookupError(f"there is no game {name[:40]!r}; the games are: {', '.join(NAMES)}")
    game: Game = import_module(f"stellwerk.games.{name}").GAME
    return game

"""The registry: the one place where games are looked up.

A game from outside the package is named in the environment, with the package that is its folder:
`STELLWERK_GAMES="shunting=tests.games.shunting"`; several are separated by commas.
"""

import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from stellwerk.core.registration import check_folder, game_from, modules_named

if TYPE_CHECKING:  # names alone are wanted at once
    from stellwerk.core.game import Game

OURS = ("trambahn", "game_of_trains", "voll_verplant")
OUTSIDE = modules_named(os.environ.get("STELLWERK_GAMES", ""), OURS)
NAMES = (*OURS, *OUTSIDE)


@cache
def game_named(name: str) -> "Game":
    """The game of this name, loaded when it is first asked for."""
    if name in OUTSIDE:
        return game_from(name, OUTSIDE[name])
    if name not in OURS:
        raise LookupError(f"there is no game {name[:40]!r}; the games are: {', '.join(NAMES)}")
    try:
        return _ours(name)
    except ImportError:
        check_folder(Path(__file__).parent / name)  # says what is missing, all of it
        raise


def _ours(name: str) -> "Game":
    match name:
        case "trambahn":
            from stellwerk.games import trambahn

            return trambahn.GAME
        case "game_of_trains":
            from stellwerk.games import game_of_trains

            return game_of_trains.GAME
        case _:
            from stellwerk.games import voll_verplant

            return voll_verplant.GAME

"""Observations and action numbers: one module a game, with the same name in each."""

from importlib import import_module

from stellwerk.kernel.game import Game, Options
from stellwerk.research.encodings.fields import Encoding


def encoding_of(game: Game, seats: int, options: Options) -> Encoding:
    """Of a game as it is played by so many seats with these options."""
    game.check_agreement(seats, options)
    encoding: Encoding = import_module(f"{__name__}.{game.name}").encoding(seats, options)
    return encoding

"""Observations and action numbers: the part of a game that learners see."""

from stellwerk.core.encoding.fields import Encoding
from stellwerk.core.game import Game, Options


def encoding_of(game: Game, seats: int, options: Options) -> Encoding:
    """Of a game as it is played by so many seats with these options."""
    game.check_agreement(seats, options)
    return game.parts.encoding(seats, options)

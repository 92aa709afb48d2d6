"""Observations and action numbers: the part of a game that learners see."""

from stellwerk.core.encoding.fields import Encoding
from stellwerk.core.game import Game, Options


def encoding_of(game: Game, seats: int, options: Options) -> Encoding:
    """The encoding of a game for this number of seats and these options."""
    game.check_agreement(seats, options)
    return game.parts.encoding(seats, options)

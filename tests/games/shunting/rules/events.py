"""Was geschieht · What happens: the events of the game, and what the numbers of each say."""

from stellwerk.kernel.noting import Kind


class Happened(Kind):
    WAGON_DEALT = 1, "seat card"
    WAGON_PUT = 2, "seat card"
    TRAIN_LEFT = 3, "seat card points"
    GAME_ENDED = 4

"""Was geschieht · What happens: the events of the game, and what the numbers of each say."""

from stellwerk.kernel.noting import Kind


class Happened(Kind):
    ORDER_DEALT = 1, "seat card"
    WAGON_DEALT = 2, "seat card"
    WAGON_PUT = 3, "seat card siding"
    WAGON_SHUNTED = 4, "seat siding onto"
    TRAIN_LEFT = 5, "seat card points"
    TRAIN_BROKEN_UP = 6
    ORDER_PAID = 7, "seat points"
    GAME_ENDED = 8, "points"

"""Was geschieht · What happens: the events of the game, and what the numbers of each say.

Seats, lines and stations count from 0 as in all rules.
"""

from stellwerk.kernel.noting import Kind


class Happened(Kind):
    """An entry is several events: that it was made, what it was, and all that it marked."""

    CARD_TURNED = 1, "card"
    ANSWERED = 2, "seat"
    LINE_ENTERED = 3, "seat line way mark"
    RIDE_TAKEN = 4, "seat station"
    RIDE_DECLINED = 5, "seat"
    WINDOW_FILLED = 6, "seat line card"
    STATION_MARKED = 7, "seat station"
    TRANSFER_MARKED = 8, "seat station"
    SPECIAL_REACHED = 9, "seat station"
    CARD_REPEATED = 10, "seat"
    LINE_COMPLETED = 11, "seat line points"
    ROUND_ENDED = 12
    PILE_RENEWED = 13
    GAME_ENDED = 14

"""Was geschieht · What happens: the events of the game, and what the numbers of each say.

Seats, lines and rows count from 0 as in all rules, tours from 1.
"""

from stellwerk.kernel.noting import Kind


class Happened(Kind):
    """The moves of cards are all among them."""

    MONEY_DEALT = 1, "seat card"
    CARD_DEALT = 2, "seat card"
    PASSENGER_PLACED = 3, "seat card line"
    TOUR_STARTED = 4, "tour line"
    TOUR_SCORED = 5, "seat points"
    PASSENGER_LEFT = 6, "line card"
    ROW_OPENED = 7, "seat row"
    STATION_PLACED = 8, "seat card row"
    EXTRA_TOUR_SCORED = 9, "seat points row"
    INCOME_LAID = 10, "seat card"
    TRAM_BOUGHT = 11, "seat tram row"
    MONEY_LEFT = 12, "seat card knower"
    STEP_ENDED = 13, "seat"
    ROW_GIVEN_UP = 14, "seat row"
    STATION_TO_MONEY = 15, "seat card row"
    ROW_MOVED_UP = 16, "seat row to"
    TRAM_DISPLAYED = 17, "tram"
    MONEY_HALVED = 18, "seat amount"
    PILE_RENEWED = 19
    TURN_ENDED = 20, "seat"
    GAME_ENDED = 21, "ending"

"""Was geschieht · What happens: the events of the game, and what the numbers of each say.

Seats and places count from 0 as in all rules.
"""

from stellwerk.kernel.noting import Kind


class Happened(Kind):
    """The moves of wagons are all among them."""

    WAGON_DEALT = 1, "seat wagon place"
    WAGON_DRAFTED = 2, "seat wagon"
    DRAFT_LAID_AWAY = 3, "seat wagon"
    DRAW_CHOSEN = 4, "seat"
    WAGON_DRAWN = 5, "seat wagon"
    WAGON_REPLACED = 6, "seat place old wagon"
    CARD_USED = 7, "seat card"
    WAGONS_SWAPPED = 8, "seat place other"
    WAGON_MOVED = 9, "seat place to"
    WAGON_LOCKED = 10, "seat place card"
    LOCK_LOST = 11, "seat place card"
    WAGON_REMOVED = 12, "seat place wagon"
    WAGON_STAYED = 13, "seat place"
    GAP_FILLED = 14, "seat place wagon"
    USED_CARD_LAID_AWAY = 15, "card"
    CARD_CANCELLED = 16, "card"
    PILE_RENEWED = 17
    TURN_ENDED = 18, "seat"
    TRAIN_SORTED = 19, "seat"

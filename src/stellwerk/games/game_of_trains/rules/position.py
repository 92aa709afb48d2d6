"""Die Stellung · The position: trains, open cards and two piles, in one flat record."""

from enum import IntEnum

from stellwerk.games.game_of_trains.rules.box import ABILITIES, MOST_SEATS, NUMBERS, PLACES
from stellwerk.kernel.record import Ints, Record, number, numbers
from stellwerk.kernel.rule import rule


class Step(IntEnum):
    """What is awaited."""

    DEAL = 0
    DRAFT = 1
    KEEP = 2
    ACTION = 3
    CAR = 4  # the wagon that action 1 draws
    PUT = 5
    REFILL = 6
    OVER = 7


# The discard pile is sorted by who knows a card: one seat alone, or everyone (G9).
EVERYONE = MOST_SEATS
KNOWERS = MOST_SEATS + 1
MOST_OPEN = ABILITIES + MOST_SEATS


class Position(Record):
    """A position. Places that are not used hold 0; wagons a viewer may not know are UNKNOWN."""

    seats: int = number()
    step: int = number()
    seat: int = number()  # whose turn it is
    winner: int = number()  # the seat counted from 1, 0 while there is none

    trains: Ints = numbers(MOST_SEATS, PLACES)  # from the locomotive on; 0 is a gap
    locks: Ints = numbers(MOST_SEATS, PLACES)  # the protecting card under a wagon
    drafts: Ints = numbers(MOST_SEATS, MOST_SEATS)
    draft_count: Ints = numbers(MOST_SEATS)
    drawn: Ints = numbers(1)  # the wagon of action 1, until it is put
    used: int = number()  # the removal card, until all gaps are filled
    open_cards: Ints = numbers(MOST_OPEN)  # in the order they were laid
    open_count: int = number()

    draw_pile: Ints = numbers(NUMBERS)  # a bag
    draw_count: int = number()
    discards: Ints = numbers(KNOWERS, NUMBERS)  # a bag for each group of knowers
    discard_count: Ints = numbers(KNOWERS)


@rule
def clockwise(position: Position, seat: int) -> int:
    """The seat after this one."""
    return 0 if seat + 1 == position.seats else seat + 1

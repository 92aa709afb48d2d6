"""Die Stellung · The position: sidings, hands, orders and two piles, in one flat record."""

from enum import IntEnum

from stellwerk.kernel.record import Ints, Record, number, numbers
from stellwerk.kernel.rule import rule
from tests.games.shunting.rules.box import DESTINATIONS, MOST_SEATS, SIDINGS, TRAIN


class Step(IntEnum):
    """What is awaited."""

    DEAL = 0
    TURN = 1
    OVER = 2


class Position(Record):
    """A position. What a viewer may not know lies in the piles, and is missing from its place."""

    seats: int = number()
    step: int = number()
    seat: int = number()  # whose turn it is

    orders: Ints = numbers(MOST_SEATS, DESTINATIONS)  # a bag of one card for each seat
    order_count: Ints = numbers(MOST_SEATS)
    hands: Ints = numbers(MOST_SEATS, DESTINATIONS)  # a bag for each seat
    hand_count: Ints = numbers(MOST_SEATS)
    coal: Ints = numbers(MOST_SEATS)
    earned: Ints = numbers(MOST_SEATS)

    sidings: Ints = numbers(SIDINGS, TRAIN)  # from the buffer stop on
    siding_count: Ints = numbers(SIDINGS)
    trains: Ints = numbers(DESTINATIONS)  # how many left for each destination
    departed: Ints = numbers(DESTINATIONS)  # wagons that left, in whichever train

    order_pile: Ints = numbers(DESTINATIONS)  # a bag
    draw_pile: Ints = numbers(DESTINATIONS)  # a bag
    draw_count: int = number()


@rule
def clockwise(position: Position, seat: int) -> int:
    """The seat after this one."""
    return 0 if seat + 1 == position.seats else seat + 1

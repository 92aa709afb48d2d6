"""Die Stellung · The position: sidings, hands and a draw pile, in one flat record."""

from enum import IntEnum

from stellwerk.kernel.record import Ints, Record, number, numbers
from tests.games.shunting.rules.box import DESTINATIONS, MOST_SEATS


class Step(IntEnum):
    """What is awaited."""

    DEAL = 0
    TURN = 1
    OVER = 2


class Position(Record):
    """A position. Cards that a viewer may not know lie in the pile, not in their hands."""

    seats: int = number()
    room: int = number()  # no train has more wagons
    step: int = number()
    seat: int = number()  # whose turn it is

    hands: Ints = numbers(MOST_SEATS, DESTINATIONS)  # a bag for each seat
    hand_count: Ints = numbers(MOST_SEATS)
    paid: Ints = numbers(MOST_SEATS, DESTINATIONS)  # points for trains to each destination

    sidings: Ints = numbers(DESTINATIONS)  # a bag, and so are the next two
    departed: Ints = numbers(DESTINATIONS)
    draw_pile: Ints = numbers(DESTINATIONS)

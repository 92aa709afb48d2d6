"""Spielvorbereitung · Set-up: an order and three wagons for each seat, and some coal."""

from stellwerk.kernel.noting import note
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule
from tests.games.shunting.rules.actions import DEAL, ORDER
from tests.games.shunting.rules.box import COPIES, DESTINATIONS, HAND, WAGONS
from tests.games.shunting.rules.events import Happened
from tests.games.shunting.rules.position import Position

ALL_DEALT = -1


@rule
def setup(position: Position, seats: int, options: Ints) -> None:
    position.seats = seats
    for seat in range(seats):
        position.coal[seat] = options[0]
    for destination in range(DESTINATIONS):
        position.order_pile[destination] = 1
        position.draw_pile[destination] = COPIES
    position.draw_count = WAGONS


@rule
def next_to_deal(position: Position) -> int:
    """The first of the outcomes: an order for each seat, then wagons until every hand is full."""
    for seat in range(position.seats):
        if position.order_count[seat] == 0:
            return ORDER + seat * DESTINATIONS
    for seat in range(position.seats):
        if position.hand_count[seat] < HAND and position.draw_count > 0:
            return DEAL + seat * DESTINATIONS
    return ALL_DEALT


@rule
def order(position: Position, seat: int, destination: int) -> None:
    position.order_pile[destination] -= 1
    position.orders[seat, destination] += 1
    position.order_count[seat] += 1
    note(position, Happened.ORDER_DEALT, seat, destination)


@rule
def deal(position: Position, seat: int, wagon: int) -> None:
    position.draw_pile[wagon] -= 1
    position.draw_count -= 1
    position.hands[seat, wagon] += 1
    position.hand_count[seat] += 1
    note(position, Happened.WAGON_DEALT, seat, wagon)

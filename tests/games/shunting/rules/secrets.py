"""Verdeckte Karten · Hidden cards: the hands and the orders of the others."""

from collections.abc import Sequence

from stellwerk.core.events import Event
from stellwerk.kernel.actor import Entry
from stellwerk.kernel.bag import draw_from, pour, size
from stellwerk.kernel.random import Random
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule
from tests.games.shunting.rules.actions import ORDER
from tests.games.shunting.rules.box import DESTINATIONS
from tests.games.shunting.rules.events import Happened
from tests.games.shunting.rules.position import Position


@rule
def conceal(position: Position, viewer: int) -> None:
    for seat in range(position.seats):
        if seat != viewer:
            pour(position.orders[seat], position.order_pile)
            pour(position.hands[seat], position.draw_pile)


@rule
def imagine(position: Position, random: Random) -> None:
    for seat in range(position.seats):
        refill(position.orders[seat], position.order_count[seat], position.order_pile, random)
        refill(position.hands[seat], position.hand_count[seat], position.draw_pile, random)


@rule
def refill(bag: Ints, count: int, pile: Ints, random: Random) -> None:
    for _ in range(count - size(bag)):
        bag[draw_from(pile, size(pile), random)] += 1


def hides(position: Position, log: Sequence[Entry], number: int, viewer: int) -> bool:
    """What was dealt to another seat."""
    _, action = log[number]
    return action >= ORDER and (action - ORDER) // DESTINATIONS % len(position.hands) != viewer


def veil(event: Event, viewer: int, hidden: bool) -> Event:
    """What was dealt is hidden with its entry."""
    dealt = event.kind in (Happened.ORDER_DEALT, Happened.WAGON_DEALT)
    return event.without("card") if dealt and hidden else event

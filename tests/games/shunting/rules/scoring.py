"""Wertung · Scoring: what trains paid and, at the end, what the orders are worth."""

import numpy as np
from numpy.typing import NDArray

from stellwerk.kernel.noting import note
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule
from tests.games.shunting.rules.box import DESTINATIONS, ORDER_PAYS
from tests.games.shunting.rules.events import Happened
from tests.games.shunting.rules.position import Position, Step


@rule
def order_points(position: Position, seat: int) -> int:
    points = 0
    for destination in range(DESTINATIONS):
        points += ORDER_PAYS * position.trains[destination] * position.orders[seat, destination]
    return points


@rule
def points(position: Position, seat: int) -> int:
    """Orders are opened at the end."""
    opened = order_points(position, seat) if position.step == Step.OVER else 0
    return int(position.earned[seat]) + opened


@rule
def open_orders(position: Position) -> None:
    most = 0
    for seat in range(position.seats):
        note(position, Happened.ORDER_PAID, seat, order_points(position, seat))
        most = max(most, points(position, seat))
    note(position, Happened.GAME_ENDED, most)


@rule
def coal_left(position: Position, seat: int) -> int:
    """Breaks a tie."""
    return int(position.coal[seat])


@rule
def rank(position: Position, seat: int) -> int:
    better, own = 1, points(position, seat)
    for other in range(position.seats):
        lead = points(position, other) - own
        more_coal = coal_left(position, other) > coal_left(position, seat)
        better += lead > 0 or (lead == 0 and more_coal)
    return better


@rule
def ranks(position: Position, out: Ints) -> None:
    for seat in range(position.seats):
        out[seat] = rank(position, seat)


@rule
def payoff(position: Position, out: NDArray[np.float64]) -> None:
    """A win is worth 1, a shared one its share."""
    winners = 0
    for seat in range(position.seats):
        winners += rank(position, seat) == 1
    for seat in range(position.seats):
        out[seat] = 1.0 / winners if rank(position, seat) == 1 else 0.0

"""What bots know of Shunting: what a train pays, and that three wagons help the next seat."""

import numpy as np

from stellwerk.core.parts import Manner
from stellwerk.kernel.playing import best_of
from stellwerk.kernel.random import Random
from stellwerk.kernel.record import Ints, Reals
from stellwerk.kernel.rule import fill_in, rule
from tests.games.shunting.rules.actions import SHUNT
from tests.games.shunting.rules.box import DESTINATIONS, ORDER_PAYS, PAYS, SIDINGS, TRAIN
from tests.games.shunting.rules.position import Position
from tests.games.shunting.rules.scoring import order_points
from tests.games.shunting.rules.trains import wagons_for

MANNER = Manner(exploration=2.0, temperature=4.0, lookahead=60)
UNIT = 1_000
ABSURD = 30.0

A_POINT = 10
A_PIECE_OF_COAL = 6
MOVES_LOOKED_AT = 3
PROMISE = 1.2 ** np.arange(100)


@rule
def worth(position: Position, seat: int, action: int) -> int:
    if action < SHUNT:
        return worth_of_push(position, seat, action % SIDINGS, action // SIDINGS)
    one, other = (action - SHUNT) // SIDINGS, (action - SHUNT) % SIDINGS
    wagon = int(position.sidings[one, position.siding_count[one] - 1])
    return worth_of_push(position, seat, other, wagon) - A_PIECE_OF_COAL


@rule
def worth_of_push(position: Position, seat: int, siding: int, wagon: int) -> int:
    """The train that leaves, or what the next seat may make of it."""
    count = int(position.siding_count[siding])
    most, goal, tied = 0, 0, False
    for destination in range(DESTINATIONS):
        wagons = wagons_for(position.sidings[siding], count, destination) + (wagon == destination)
        tied = (tied and wagons < most) or wagons == most
        goal = destination if wagons > most else goal
        most = max(most, wagons)
    own = int(position.orders[seat, goal])
    if count + 1 < TRAIN:
        open_to_others = A_POINT * int(PAYS[most + 1]) // 2 if count + 2 == TRAIN else 0
        return own * most - open_to_others
    if tied:
        return 0
    return A_POINT * int(PAYS[most]) + (2 * own - 1) * A_POINT * ORDER_PAYS // 2


by_worth = fill_in(best_of, worth=worth)


@rule
def quick(position: Position, seat: int, actions: Ints, count: int, random: Random) -> int:
    return by_worth(position, seat, actions, count, random, MOVES_LOOKED_AT)


@rule
def evaluate(position: Position, out: Reals) -> None:
    """Shares of the win, by what each has and what its order is worth so far."""
    total = 0.0
    for seat in range(position.seats):
        out[seat] = PROMISE[int(position.earned[seat]) + order_points(position, seat)]
        total += out[seat]
    for seat in range(position.seats):
        out[seat] /= total


def is_near_the_end(position: Position, seat: int) -> bool:
    """Never so near that one seat alone decides."""
    return False

"""What bots know of Shunting: what a train pays, and that the next seat may send it off."""

import numpy as np

from stellwerk.core.parts import Manner
from stellwerk.kernel.playing import best_of
from stellwerk.kernel.random import Random
from stellwerk.kernel.record import Ints, Reals
from stellwerk.kernel.rule import fill_in, rule
from tests.games.shunting.rules.actions import PUT, SEND
from tests.games.shunting.rules.box import PAYS
from tests.games.shunting.rules.position import Position
from tests.games.shunting.rules.scoring import points

MANNER = Manner(exploration=2.0, temperature=4.0, lookahead=60)
UNIT = 1_000
ABSURD = 30.0

A_POINT = 10
MOVES_LOOKED_AT = 3
PROMISE = 1.2 ** np.arange(100)


@rule
def worth(position: Position, seat: int, action: int) -> int:
    """Half of what a wagon adds to a train goes to the others."""
    if action >= SEND:
        return A_POINT * int(PAYS[position.sidings[action - SEND]])
    wagons = position.sidings[action - PUT]
    return -A_POINT * int(PAYS[wagons + 1] - PAYS[wagons]) // 2


by_worth = fill_in(best_of, worth=worth)


@rule
def quick(position: Position, seat: int, actions: Ints, count: int, random: Random) -> int:
    return by_worth(position, seat, actions, count, random, MOVES_LOOKED_AT)


@rule
def evaluate(position: Position, out: Reals) -> None:
    """Shares of the win, by the points of each."""
    total = 0.0
    for seat in range(position.seats):
        out[seat] = PROMISE[points(position, seat)]
        total += out[seat]
    for seat in range(position.seats):
        out[seat] /= total


def is_near_the_end(position: Position, seat: int) -> bool:
    """Never so near that one seat alone decides."""
    return False

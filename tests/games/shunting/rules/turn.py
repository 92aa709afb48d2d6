"""Spielablauf · Course of play: the contents page of the rules.

A turn is one of two actions: to put a wagon from the hand onto a siding, after which the hand is
filled up, or to shunt the last wagon of a siding onto another for a piece of coal.
"""

from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.bag import kind_from, list_kinds, size
from stellwerk.kernel.noting import note
from stellwerk.kernel.random import Random
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule
from tests.games.shunting.rules.actions import DEAL, ORDER, PLAY, SHUNT
from tests.games.shunting.rules.box import DESTINATIONS, SIDINGS
from tests.games.shunting.rules.events import Happened
from tests.games.shunting.rules.position import Position, Step, clockwise
from tests.games.shunting.rules.scoring import open_orders
from tests.games.shunting.rules.setup import ALL_DEALT, deal, next_to_deal, order
from tests.games.shunting.rules.trains import push


@rule
def to_act(position: Position) -> int:
    if position.step == Step.OVER:
        return 0
    return 1 << (position.seat if position.step == Step.TURN else CHANCE)


@rule
def legal(position: Position, seat: int, out: Ints) -> int:
    n = 0
    if seat != position.seat or position.step != Step.TURN:
        return 0
    for wagon in range(DESTINATIONS):
        for siding in range(SIDINGS if position.hands[seat, wagon] > 0 else 0):
            out[n] = PLAY + wagon * SIDINGS + siding
            n += 1
    for one in range(SIDINGS if position.coal[seat] > 0 else 0):
        for other in range(SIDINGS if position.siding_count[one] > 0 else 0):
            out[n] = SHUNT + one * SIDINGS + other
            n += one != other
    return n


@rule
def chance(position: Position, out: Ints, weights: Ints) -> int:
    first = next_to_deal(position)
    pile = position.order_pile if first < DEAL else position.draw_pile
    return list_kinds(pile, first, out, weights)


@rule
def sample(position: Position, random: Random) -> int:
    first = next_to_deal(position)
    pile = position.order_pile if first < DEAL else position.draw_pile
    return first + kind_from(pile, size(pile), random)


@rule
def apply(position: Position, actor: int, action: int) -> None:
    if action < SHUNT:
        play(position, (action - PLAY) // SIDINGS, (action - PLAY) % SIDINGS)
    elif action < ORDER:
        shunt(position, (action - SHUNT) // SIDINGS, (action - SHUNT) % SIDINGS)
    elif action < DEAL:
        order(position, (action - ORDER) // DESTINATIONS, (action - ORDER) % DESTINATIONS)
    else:
        deal(position, (action - DEAL) // DESTINATIONS, (action - DEAL) % DESTINATIONS)
    settle(position)


@rule
def play(position: Position, wagon: int, siding: int) -> None:
    position.hands[position.seat, wagon] -= 1
    position.hand_count[position.seat] -= 1
    note(position, Happened.WAGON_PUT, position.seat, wagon, siding)
    push(position, siding, wagon)
    position.seat = clockwise(position, position.seat)


@rule
def shunt(position: Position, one: int, other: int) -> None:
    position.coal[position.seat] -= 1
    position.siding_count[one] -= 1
    wagon = int(position.sidings[one, position.siding_count[one]])
    position.sidings[one, position.siding_count[one]] = 0
    note(position, Happened.WAGON_SHUNTED, position.seat, one, other)
    push(position, other, wagon)
    position.seat = clockwise(position, position.seat)


@rule
def settle(position: Position) -> None:
    """A seat without wagons is passed over; when nobody has any, the game is over."""
    position.step = Step.DEAL
    if next_to_deal(position) == ALL_DEALT:
        for _ in range(position.seats):
            if position.hand_count[position.seat] == 0:
                position.seat = clockwise(position, position.seat)
        position.step = Step.TURN if position.hand_count[position.seat] > 0 else Step.OVER
    if position.step == Step.OVER:
        open_orders(position)

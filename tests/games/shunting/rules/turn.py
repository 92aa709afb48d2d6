"""Spielablauf · Course of play: the contents page of the rules.

Before its turn the hand of a seat is filled up. A turn is one of two actions: to put a wagon from
the hand onto its siding, or to send off a train that pays something. A seat that has no wagon left
for its turn ends the game.
"""

from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.bag import kind_from, list_kinds, size
from stellwerk.kernel.noting import note
from stellwerk.kernel.random import Random
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule
from tests.games.shunting.rules.actions import DEAL, PUT, SEND
from tests.games.shunting.rules.box import DESTINATIONS, HAND, PAYS
from tests.games.shunting.rules.events import Happened
from tests.games.shunting.rules.position import Position, Step
from tests.games.shunting.rules.setup import deal
from tests.games.shunting.rules.trains import put, send


@rule
def to_act(position: Position) -> int:
    if position.step == Step.OVER:
        return 0
    return 1 << (position.seat if position.step == Step.TURN else CHANCE)


@rule
def legal(position: Position, seat: int, out: Ints) -> int:
    n = 0
    if seat != position.seat or position.step != Step.TURN:
        return n
    for wagon in range(DESTINATIONS):
        if position.hands[seat, wagon] > 0 and position.sidings[wagon] < position.room:
            out[n] = PUT + wagon
            n += 1
    for destination in range(DESTINATIONS):
        if PAYS[position.sidings[destination]] > 0:
            out[n] = SEND + destination
            n += 1
    return n


@rule
def chance(position: Position, out: Ints, weights: Ints) -> int:
    return list_kinds(position.draw_pile, DEAL + position.seat * DESTINATIONS, out, weights)


@rule
def sample(position: Position, random: Random) -> int:
    wagon = kind_from(position.draw_pile, size(position.draw_pile), random)
    return DEAL + position.seat * DESTINATIONS + wagon


@rule
def apply(position: Position, actor: int, action: int) -> None:
    if action < SEND:
        put(position, action - PUT)
    elif action < DEAL:
        send(position, action - SEND)
    else:
        deal(position, (action - DEAL) % DESTINATIONS)
    if actor != CHANCE:
        position.seat = (position.seat + 1) % position.seats
    settle(position)


@rule
def settle(position: Position) -> None:
    wagons = position.hand_count[position.seat]
    if wagons < HAND and size(position.draw_pile) > 0:
        position.step = Step.DEAL
    elif wagons > 0:
        position.step = Step.TURN
    else:
        position.step = Step.OVER
        note(position, Happened.GAME_ENDED)

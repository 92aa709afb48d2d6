"""Züge · Trains: wagons are put onto their siding, and leave it together."""

from stellwerk.kernel.noting import note
from stellwerk.kernel.rule import rule
from tests.games.shunting.rules.box import PAYS
from tests.games.shunting.rules.events import Happened
from tests.games.shunting.rules.position import Position


@rule
def put(position: Position, wagon: int) -> None:
    position.hands[position.seat, wagon] -= 1
    position.hand_count[position.seat] -= 1
    position.sidings[wagon] += 1
    note(position, Happened.WAGON_PUT, position.seat, wagon)


@rule
def send(position: Position, destination: int) -> None:
    """The longer the train, the more each of its wagons pays the seat that sends it off."""
    pays = PAYS[position.sidings[destination]]
    position.departed[destination] += position.sidings[destination]
    position.sidings[destination] = 0
    position.paid[position.seat, destination] += pays
    note(position, Happened.TRAIN_LEFT, position.seat, destination, pays)

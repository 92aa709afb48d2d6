"""Abfahrt · Departure: four wagons on a siding leave as a train."""

from stellwerk.kernel.noting import note
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule
from tests.games.shunting.rules.box import DESTINATIONS, PAYS, TRAIN
from tests.games.shunting.rules.events import Happened
from tests.games.shunting.rules.position import Position

NOWHERE = -1


@rule
def wagons_for(siding: Ints, count: int, destination: int) -> int:
    wagons = 0
    for place in range(count):
        wagons += siding[place] == destination
    return wagons


@rule
def destination_of(siding: Ints) -> int:
    """Where most of the wagons go; with two for each of two destinations the train is broken up."""
    found, most = NOWHERE, 0
    for destination in range(DESTINATIONS):
        wagons = wagons_for(siding, TRAIN, destination)
        if wagons >= most:
            found = NOWHERE if wagons == most else destination
            most = wagons
    return found


@rule
def push(position: Position, siding: int, wagon: int) -> None:
    """Onto the end of a siding; the fourth wagon sends the train off."""
    position.sidings[siding, position.siding_count[siding]] = wagon
    position.siding_count[siding] += 1
    if position.siding_count[siding] == TRAIN:
        depart(position, siding)


@rule
def depart(position: Position, siding: int) -> None:
    """The seat that sent the train off is paid."""
    wagons = position.sidings[siding]
    destination = destination_of(wagons)
    if destination != NOWHERE:
        pays = PAYS[wagons_for(wagons, TRAIN, destination)]
        position.trains[destination] += 1
        position.earned[position.seat] += pays
        note(position, Happened.TRAIN_LEFT, position.seat, destination, pays)
    else:
        note(position, Happened.TRAIN_BROKEN_UP)
    for place in range(TRAIN):
        position.departed[wagons[place]] += 1
        wagons[place] = 0
    position.siding_count[siding] = 0

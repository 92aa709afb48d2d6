"""Stationen ankreuzen, Express, Ringlinie · Crossing off stations: from the car outwards."""

from stellwerk.games.voll_verplant.rules.actions import BACKWARDS
from stellwerk.games.voll_verplant.rules.box import CROSSES, EXPRESS_2, EXPRESS_3
from stellwerk.games.voll_verplant.rules.events import Happened
from stellwerk.games.voll_verplant.rules.position import STOP_STEP, Position, is_special
from stellwerk.kernel.noting import note
from stellwerk.kernel.rule import rule
from stellwerk.kernel.sets import first_run, lowest, size_of, turn


@rule
def station_at(position: Position, line: int, way: int, place: int) -> int:
    """Ringlinie: its places can be counted from the car in either direction (V11)."""
    if way == BACKWARDS and place > 0:
        return int(position.route[line, position.length[line] - place])
    return int(position.route[line, place])


@rule
def free_places(position: Position, seat: int, line: int, way: int) -> int:
    return int(position.free_backwards[seat] if way == BACKWARDS else position.free[seat, line])


@rule
def first_free(position: Position, seat: int, line: int, way: int) -> int:
    """Past marked stations to the first free one (V2)."""
    return station_at(position, line, way, lowest(free_places(position, seat, line, way)))


@rule
def is_express(card: int) -> bool:
    """Express: its crosses may skip stations that are marked already."""
    return card in (EXPRESS_2, EXPRESS_3)


@rule
def most_crosses(card: int, free: int) -> int:
    """How many of the free places this card can cross: without a gap, or with an express card."""
    reached = free if is_express(card) else first_run(free)
    return min(size_of(reached), int(CROSSES[card]))


@rule
def cross(position: Position, seat: int, line: int, way: int, crosses: int) -> bool:
    """Cross the next free stations; True if a special one was among them."""
    special = False
    free = free_places(position, seat, line, way)
    for _ in range(crosses):
        station = station_at(position, line, way, lowest(free))
        free &= free - 1
        mark(position, seat, station)
        note(position, Happened.STATION_MARKED, seat, station)
        if is_special(position, station):
            note(position, Happened.SPECIAL_REACHED, seat, station)
            special = True
    return special


@rule
def mark(position: Position, seat: int, station: int) -> None:
    """Mark it on the sheet of this seat, on all its lines at once. Marking it twice undoes it.

    Other seats learn of it when the round is resolved.
    """
    turn(position.marked[seat], station)
    for number in range(position.stops_until[station], position.stops_until[station + 1]):
        stop = int(position.stops[number])
        line, place = stop // STOP_STEP, stop % STOP_STEP
        position.free[seat, line] ^= 1 << place
        backwards = int(position.length[line]) - place if place > 0 else 0
        position.free_backwards[seat] ^= (line == position.ring) << backwards

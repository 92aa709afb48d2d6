"""Stationen ankreuzen · Crossing off stations: from the car outwards."""

from stellwerk.games.voll_verplant.actions import BACKWARDS
from stellwerk.games.voll_verplant.box import CROSSES, EXPRESS_2, EXPRESS_3
from stellwerk.games.voll_verplant.table import CROSS, FREE, SPECIAL, Table, is_special
from stellwerk.kernel.rule import rule
from stellwerk.kernel.sets import first_run, size_of


@rule
def station_at(table: Table, line: int, way: int, place: int) -> int:
    """The station at this place from the car; a ring can be followed the other way round (V11)."""
    if way == BACKWARDS and place > 0:
        return int(table.route[line, table.length[line] - place])
    return int(table.route[line, place])


@rule
def first_free(table: Table, seat: int, line: int, way: int) -> int:
    """Past marked stations to the first free one: its place, or the length of the line (V2)."""
    place = 0
    while (
        place < table.length[line]
        and table.marks[seat, station_at(table, line, way, place)] != FREE
    ):
        place += 1
    return place


@rule
def is_express(card: int) -> bool:
    return card in (EXPRESS_2, EXPRESS_3)


@rule
def most_crosses(card: int, free: int) -> int:
    """How many of the free places this card can cross: without a gap, or with an express card."""
    reached = free if is_express(card) else first_run(free)
    return min(size_of(reached), int(CROSSES[card]))


@rule
def cross(table: Table, seat: int, line: int, way: int, crosses: int) -> bool:
    """Cross so many free stations; True if a special one was among them."""
    special = False
    place = first_free(table, seat, line, way)
    while crosses > 0:
        station = station_at(table, line, way, place)
        if table.marks[seat, station] == FREE:
            mark(table, seat, station, CROSS)
            crosses -= 1
            if is_special(table, station):
                special = True
        place += 1
    return special


@rule
def mark(table: Table, seat: int, station: int, value: int) -> None:
    """Written at once on the own sheet; the others learn of it when the round is resolved."""
    table.marks[seat, station] = -value
    turn_places(table, seat, station, -1)


@rule
def turn_places(table: Table, seat: int, station: int, more: int) -> None:
    """On every line at a station a free place is marked, or a marked one is free again."""
    lines = table.lines_at[station] & (SPECIAL - 1)
    while lines > 0:
        line = size_of((lines & -lines) - 1)  # the first of them
        lines &= lines - 1
        table.left[seat, line] += more
        place = 0
        while table.route[line, place] != station:
            place += 1
        table.free[seat, line] ^= 1 << place
        if line == table.ring:
            backwards = int(table.length[line]) - place if place > 0 else 0
            table.free_backwards[seat] ^= 1 << backwards

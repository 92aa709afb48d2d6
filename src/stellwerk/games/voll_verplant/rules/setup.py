"""Spielvorbereitung · Set-up: a sheet of the same map for everybody, and the shuffled cards."""

from stellwerk.cartography.city import City
from stellwerk.games.voll_verplant.rules.box import CARD_KINDS, CARDS, COPIES, NO_CARD
from stellwerk.games.voll_verplant.rules.table import NO_RING, SPECIAL, STOP_STEP, Table
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


def lay_out(table: Table, city: City) -> None:
    """Write the map onto the table; `setup` does the rest."""
    places = {station: number for number, station in enumerate(city.stations)}
    table.lines = len(city.lines)
    table.stations = len(places)
    table.ring = NO_RING
    for number, line in enumerate(city.lines):
        table.length[number] = len(line.stations)
        table.route[number, : len(line.stations)] = [places[station] for station in line.stations]
        table.windows[number] = line.windows
        table.first[number] = line.first
        table.later[number] = line.later
        for station in line.stations:
            table.lines_at[places[station]] += 1 << number
        if line.letter == city.ring:
            table.ring = number
    for number, station in enumerate(city.stations):
        begin = table.stops_until[number]
        stops = [
            line * STOP_STEP + stop.stations.index(station)
            for line, stop in enumerate(city.lines)
            if station in stop.stations
        ]
        table.stops_until[number + 1] = begin + len(stops)
        table.stops[begin : begin + len(stops)] = stops
    for station in city.special:
        table.lines_at[places[station]] += SPECIAL


@rule
def setup(table: Table, seats: int, options: Ints) -> None:
    table.seats = seats
    table.special_stations = options[1]
    table.card = NO_CARD
    shuffle_all(table)
    for seat in range(seats):
        for line in range(table.lines):
            table.free[seat, line] = (1 << int(table.length[line])) - 1
            table.windows_left[seat] += table.windows[line]
        if table.ring != NO_RING:
            table.free_backwards[seat] = table.free[seat, table.ring]


@rule
def shuffle_all(table: Table) -> None:
    for kind in range(CARD_KINDS):
        table.draw_pile[kind] = COPIES[kind]
    table.draw_count = CARDS

"""Spielvorbereitung · Setup: a sheet of the same map for every seat, and the shuffled cards."""

from stellwerk.cartography.city import City
from stellwerk.games.voll_verplant.rules.box import CARD_KINDS, CARDS, COPIES, NO_CARD
from stellwerk.games.voll_verplant.rules.position import NO_RING, SPECIAL, STOP_STEP, Position
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


def lay_out(position: Position, city: City) -> None:
    """Write the map onto the position; `setup` does the rest."""
    places = {station: number for number, station in enumerate(city.stations)}
    position.lines = len(city.lines)
    position.stations = len(places)
    position.ring = NO_RING
    for number, line in enumerate(city.lines):
        position.length[number] = len(line.stations)
        position.route[number, : len(line.stations)] = [
            places[station] for station in line.stations
        ]
        position.windows[number] = line.windows
        position.first[number] = line.first
        position.later[number] = line.later
        for station in line.stations:
            position.lines_at[places[station]] += 1 << number
        if line.letter == city.ring:
            position.ring = number
    for number, station in enumerate(city.stations):
        begin = position.stops_until[number]
        stops = [
            line * STOP_STEP + stop.stations.index(station)
            for line, stop in enumerate(city.lines)
            if station in stop.stations
        ]
        position.stops_until[number + 1] = begin + len(stops)
        position.stops[begin : begin + len(stops)] = stops
    for station in city.special:
        position.lines_at[places[station]] += SPECIAL


@rule
def setup(position: Position, seats: int, options: Ints) -> None:
    position.seats = seats
    position.special_stations = options[1]
    position.card = NO_CARD
    shuffle_all(position)
    for seat in range(seats):
        for line in range(position.lines):
            position.free[seat, line] = (1 << int(position.length[line])) - 1
            position.windows_left[seat] += position.windows[line]
        if position.ring != NO_RING:
            position.free_backwards[seat] = position.free[seat, position.ring]


@rule
def shuffle_all(position: Position) -> None:
    for kind in range(CARD_KINDS):
        position.draw_pile[kind] = COPIES[kind]
    position.draw_count = CARDS

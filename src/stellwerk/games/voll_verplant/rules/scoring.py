"""Spielende und Schlusswertung, Solo · End of the game and final scoring."""

import numpy as np
from numpy.typing import NDArray

from stellwerk.games.voll_verplant.rules.events import Happened
from stellwerk.games.voll_verplant.rules.position import Position, line_count
from stellwerk.kernel.noting import note
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule
from stellwerk.kernel.sets import is_in, size_of_wide


@rule
def score_completed_lines(position: Position) -> None:
    """All who complete a line first in the same round get its higher points (V7)."""
    for line in range(position.lines):
        done = False
        for seat in range(position.seats):
            if position.free[seat, line] == 0 and position.scored[seat, line] == 0:
                done = True
                if position.completed[line] and position.seats > 1:
                    position.scored[seat, line] = position.later[line]
                else:
                    position.scored[seat, line] = position.first[line]
                note(position, Happened.LINE_COMPLETED, seat, line, position.scored[seat, line])
        if done:
            position.completed[line] = 1


@rule
def line_points(position: Position, seat: int) -> int:
    total = 0
    for line in range(position.lines):
        total += position.scored[seat, line]
    return total


@rule
def transfer_sum(position: Position, seat: int) -> int:
    total = 0
    for station in range(position.stations):
        if is_in(position.transfers[seat], station):
            total += line_count(position, station)
    return total


@rule
def free_stations(position: Position, seat: int) -> int:
    return position.stations - size_of_wide(position.marked[seat])


@rule
def penalty(position: Position, seat: int) -> int:
    """Half of the free stations, rounded down; all of them in the solo game (V9)."""
    free = free_stations(position, seat)
    return free if position.seats == 1 else free // 2


@rule
def points(position: Position, seat: int) -> int:
    return line_points(position, seat) + 2 * transfer_sum(position, seat) - penalty(position, seat)


@rule
def lead(position: Position, seat: int, other: int) -> int:
    """More than 0 if this seat stands better: more points, then fewer free stations (V10)."""
    difference = points(position, seat) - points(position, other)
    if difference == 0:
        return free_stations(position, other) - free_stations(position, seat)
    return difference


@rule
def ranks(position: Position, out: Ints) -> None:
    for seat in range(position.seats):
        out[seat] = 1
        for other in range(position.seats):
            if lead(position, seat, other) < 0:
                out[seat] += 1


@rule
def payoff(position: Position, out: NDArray[np.float64]) -> None:
    """A win is worth 1, a shared one its share; in the solo game the points are."""
    if position.seats == 1:
        out[0] = points(position, 0)
        return
    winners = 0
    for seat in range(position.seats):
        out[seat] = 1.0
        for other in range(position.seats):
            if lead(position, seat, other) < 0:
                out[seat] = 0.0
        winners += out[seat] > 0
    for seat in range(position.seats):
        out[seat] /= winners

"""Spielende und Schlusswertung · End of the game and final scoring."""

import numpy as np
from numpy.typing import NDArray

from stellwerk.games.voll_verplant.rules.table import Table, line_count
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule
from stellwerk.kernel.sets import is_in, size_of_wide


@rule
def score_completed_lines(table: Table) -> None:
    """All who complete a line first in the same round get its higher points (V7)."""
    for line in range(table.lines):
        done = False
        for seat in range(table.seats):
            if table.free[seat, line] == 0 and table.scored[seat, line] == 0:
                done = True
                if table.completed[line] and table.seats > 1:
                    table.scored[seat, line] = table.later[line]
                else:
                    table.scored[seat, line] = table.first[line]
        if done:
            table.completed[line] = 1


@rule
def line_points(table: Table, seat: int) -> int:
    total = 0
    for line in range(table.lines):
        total += table.scored[seat, line]
    return total


@rule
def transfer_sum(table: Table, seat: int) -> int:
    total = 0
    for station in range(table.stations):
        if is_in(table.transfers[seat], station):
            total += line_count(table, station)
    return total


@rule
def free_stations(table: Table, seat: int) -> int:
    return table.stations - size_of_wide(table.marked[seat])


@rule
def penalty(table: Table, seat: int) -> int:
    """Half of the free stations, rounded down; all of them in the solo game (V9)."""
    free = free_stations(table, seat)
    return free if table.seats == 1 else free // 2


@rule
def points(table: Table, seat: int) -> int:
    return line_points(table, seat) + 2 * transfer_sum(table, seat) - penalty(table, seat)


@rule
def lead(table: Table, seat: int, other: int) -> int:
    """More than 0 if this seat stands better: more points, then fewer free stations (V10)."""
    difference = points(table, seat) - points(table, other)
    if difference == 0:
        return free_stations(table, other) - free_stations(table, seat)
    return difference


@rule
def ranks(table: Table, out: Ints) -> None:
    for seat in range(table.seats):
        out[seat] = 1
        for other in range(table.seats):
            if lead(table, seat, other) < 0:
                out[seat] += 1


@rule
def payoff(table: Table, out: NDArray[np.float64]) -> None:
    """A win is worth 1, a shared one its share; in the solo game the points are."""
    if table.seats == 1:
        out[0] = points(table, 0)
        return
    winners = 0
    for seat in range(table.seats):
        out[seat] = 1.0
        for other in range(table.seats):
            if lead(table, seat, other) < 0:
                out[seat] = 0.0
        winners += out[seat] > 0
    for seat in range(table.seats):
        out[seat] /= winners

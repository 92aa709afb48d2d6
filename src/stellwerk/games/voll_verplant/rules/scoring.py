"""Spielende und Schlusswertung, Solo · End of the game and final scoring."""

import numpy as np
from numpy.typing import NDArray

from stellwerk.games.voll_verplant.rules.events import Happened
from stellwerk.games.voll_verplant.rules.position import STATION_SETS, Position, line_count
from stellwerk.kernel.noting import note
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule
from stellwerk.kernel.sets import WIDE_STEP, lowest, size_of_wide


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
    return lines_at_transfers(position, seat, position.marked[seat])


@rule
def lines_at_transfers(position: Position, seat: int, marked: Ints) -> int:
    """Of the transfers among these stations."""
    total = 0
    for part in range(STATION_SETS):
        transfers = int(marked[part]) & int(position.transfers[seat, part])
        while transfers:
            total += line_count(position, part * WIDE_STEP + lowest(transfers))
            transfers &= transfers - 1
    return total


@rule
def free_stations(position: Position, seat: int) -> int:
    return position.stations - size_of_wide(position.marked[seat])


@rule
def penalty(position: Position, seat: int) -> int:
    return penalty_for(position, free_stations(position, seat))


@rule
def penalty_for(position: Position, free: int) -> int:
    """Half of the free stations, rounded down; all of them in the solo game (V9)."""
    return free if position.seats == 1 else free // 2


@rule
def points(position: Position, seat: int) -> int:
    return points_with(position, seat, position.marked[seat])


@rule
def points_with(position: Position, seat: int, marked: Ints) -> int:
    """With these stations marked: during a round, others see the sheet as it was before."""
    transfers = lines_at_transfers(position, seat, marked)
    penalty = penalty_for(position, position.stations - size_of_wide(marked))
    return line_points(position, seat) + 2 * transfers - penalty


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

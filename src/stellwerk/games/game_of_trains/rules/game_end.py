"""Spielende · End of the game: the first train in ascending order wins at once."""

import numpy as np
from numpy.typing import NDArray

from stellwerk.games.game_of_trains.rules.box import PLACES
from stellwerk.games.game_of_trains.rules.table import Step, Table
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def is_sorted(table: Table, seat: int) -> bool:
    """All seven wagons, ascending from the locomotive; a train with a gap is not."""
    ascending = bool(table.trains[seat, 0] > 0)
    for place in range(1, PLACES):
        ascending &= bool(table.trains[seat, place] > table.trains[seat, place - 1])
    return ascending


@rule
def look_for_winner(table: Table, seat: int) -> bool:
    if is_sorted(table, seat):
        table.winner = seat + 1
        table.step = Step.OVER
        return True
    return False


@rule
def points(table: Table, seat: int) -> int:
    return 1 if table.winner == seat + 1 else 0


@rule
def ranks(table: Table, out: Ints) -> None:
    for seat in range(table.seats):
        out[seat] = 1 if table.winner == seat + 1 else 2


@rule
def payoff(table: Table, out: NDArray[np.float64]) -> None:
    """A win is worth 1."""
    for seat in range(table.seats):
        out[seat] = points(table, seat)

"""Spielende · End of the game: the first train in ascending order wins at once."""

import numpy as np
from numpy.typing import NDArray

from stellwerk.games.game_of_trains.rules.box import PLACES
from stellwerk.games.game_of_trains.rules.events import Happened
from stellwerk.games.game_of_trains.rules.position import Position, Step
from stellwerk.kernel.noting import note
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def is_sorted(position: Position, seat: int) -> bool:
    """All seven wagons, ascending from the locomotive; a train with a gap is not."""
    ascending = bool(position.trains[seat, 0] > 0)
    for place in range(1, PLACES):
        ascending &= bool(position.trains[seat, place] > position.trains[seat, place - 1])
    return ascending


@rule
def look_for_winner(position: Position, seat: int) -> bool:
    if is_sorted(position, seat):
        position.winner = seat + 1
        position.step = Step.OVER
        note(position, Happened.TRAIN_SORTED, seat)
        return True
    return False


@rule
def points(position: Position, seat: int) -> int:
    return 1 if position.winner == seat + 1 else 0


@rule
def ranks(position: Position, out: Ints) -> None:
    for seat in range(position.seats):
        out[seat] = 1 if position.winner == seat + 1 else 2


@rule
def payoff(position: Position, out: NDArray[np.float64]) -> None:
    """A win is worth 1."""
    for seat in range(position.seats):
        out[seat] = points(position, seat)

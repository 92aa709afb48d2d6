"""Wertung · Scoring: what trains paid, and what breaks a tie."""

from stellwerk.kernel.bag import size
from stellwerk.kernel.record import Ints, Reals
from stellwerk.kernel.rule import rule
from tests.games.shunting.rules.box import HAND
from tests.games.shunting.rules.position import Position


@rule
def points(position: Position, seat: int) -> int:
    return size(position.paid[seat])


@rule
def wagons_left(position: Position, seat: int) -> int:
    """Breaks a tie."""
    return int(position.hand_count[seat])


@rule
def rank(position: Position, seat: int) -> int:
    better = 1
    for other in range(position.seats):
        lead = points(position, other) - points(position, seat)
        more_wagons = wagons_left(position, other) - wagons_left(position, seat)
        better += (HAND + 1) * lead + more_wagons > 0
    return better


@rule
def ranks(position: Position, out: Ints) -> None:
    for seat in range(position.seats):
        out[seat] = rank(position, seat)


@rule
def payoff(position: Position, out: Reals) -> None:
    """A win is worth 1, a shared one its share."""
    winners = 0
    for seat in range(position.seats):
        winners += rank(position, seat) == 1
    for seat in range(position.seats):
        out[seat] = (rank(position, seat) == 1) / winners

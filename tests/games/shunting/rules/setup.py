"""Spielvorbereitung · Set-up: all wagons are in the pile, and each hand is filled up from it."""

from stellwerk.kernel.noting import note
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule
from tests.games.shunting.rules.box import COPIES
from tests.games.shunting.rules.events import Happened
from tests.games.shunting.rules.position import Position


@rule
def setup(position: Position, seats: int, options: Ints) -> None:
    position.seats = seats
    position.room = options[0]
    position.draw_pile[:] = COPIES


@rule
def deal(position: Position, wagon: int) -> None:
    position.draw_pile[wagon] -= 1
    position.hands[position.seat, wagon] += 1
    position.hand_count[position.seat] += 1
    note(position, Happened.WAGON_DEALT, position.seat, wagon)

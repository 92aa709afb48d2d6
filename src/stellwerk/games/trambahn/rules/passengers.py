"""1. Fahrgäste auslegen · Place Passengers: one or two hand cards, each to its own line."""

from stellwerk.games.trambahn.rules.actions import END_STEP, PASSENGER
from stellwerk.games.trambahn.rules.box import CONDUCTOR, LINES, PASSENGERS_FOR_A_TOUR
from stellwerk.games.trambahn.rules.events import Happened
from stellwerk.games.trambahn.rules.position import (
    Position,
    holds_conductor,
    line_of,
    list_hand,
    take_from_hand,
)
from stellwerk.games.trambahn.rules.scoring import score_tour
from stellwerk.kernel.noting import note
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def legal_passengers(position: Position, seat: int, out: Ints) -> int:
    """Any hand card; a conductor to any line. One passenger is owed, a second is a choice."""
    n = list_hand(position, seat, PASSENGER, out)
    if holds_conductor(position, seat):
        for line in range(1, LINES):
            out[n] = PASSENGER + CONDUCTOR + line
            n += 1
    if position.passengers_laid > 0:
        out[n] = END_STEP
        n += 1
    return n


@rule
def place_passenger(position: Position, card: int, line: int) -> None:
    """The fourth passenger of a line starts its tour at once."""
    take_from_hand(position, position.seat, card)
    position.passengers_laid += 1
    position.waiting[line, position.waiting_count[line]] = card
    position.waiting_count[line] += 1
    note(position, Happened.PASSENGER_PLACED, position.seat, card, line)
    if position.waiting_count[line] == PASSENGERS_FOR_A_TOUR:
        score_tour(position, line)


@rule
def passenger_of(action: int) -> int:
    return min(action - PASSENGER, CONDUCTOR)


@rule
def line_for(action: int) -> int:
    if action >= PASSENGER + CONDUCTOR:
        return action - PASSENGER - CONDUCTOR
    return line_of(action - PASSENGER)

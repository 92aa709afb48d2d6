"""Wertung & Sonderfahrt · Scoring & Extra Tours, Spielende · Game End."""

import numpy as np
from numpy.typing import NDArray

from stellwerk.games.trambahn.rules.box import CONDUCTOR, NINE, SEATS, TOURS, VICTORY_POINTS
from stellwerk.games.trambahn.rules.events import Happened
from stellwerk.games.trambahn.rules.position import EVERYONE, Ending, Position, Row, Step, value_of
from stellwerk.kernel.noting import note
from stellwerk.kernel.piles import discard
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def victory_points(position: Position, card: int) -> int:
    """What a station scores, printed on the card (T1). Conductors score nothing."""
    if card == CONDUCTOR:
        return 0
    if value_of(card) == NINE:
        return position.nine
    return int(VICTORY_POINTS[value_of(card) - 1])


@rule
def row_points(row: Row) -> int:
    """The victory points of its stations, times the value of its tram (T2)."""
    return row.points * row.tram


@rule
def score_tour(position: Position, line: int) -> None:
    """All rows of the line, of both seats; its passengers leave. The tenth tour is the last."""
    note(position, Happened.TOUR_STARTED, position.tours + 1, line)
    for seat in range(SEATS):
        for number in range(position.row_count[seat]):
            row = position.rows[seat, number]
            if row.line == line:
                position.tour_points[seat, position.tours] += row_points(row)
        note(position, Happened.TOUR_SCORED, seat, position.tour_points[seat, position.tours])
    for place in range(position.waiting_count[line]):
        discard(position, position.waiting[line, place], EVERYONE)
        note(position, Happened.PASSENGER_LEFT, line, position.waiting[line, place])
        position.waiting[line, place] = 0
    position.waiting_count[line] = 0
    position.tour_line[position.tours] = line
    position.tours += 1
    if position.tours == TOURS:
        position.step = Step.OVER
        position.ending = Ending.TENTH_TOUR
        note(position, Happened.GAME_ENDED, Ending.TENTH_TOUR)


@rule
def score_extra_tour(position: Position, seat: int, number: int) -> None:
    """This row alone, once; never one of the ten tours (T8)."""
    scored = row_points(position.rows[seat, number])
    position.extra_tours[seat] += 1
    position.extra_points[seat] += scored
    note(position, Happened.EXTRA_TOUR_SCORED, seat, scored, number)


@rule
def points(position: Position, seat: int) -> int:
    total = position.extra_points[seat]
    for tour in range(position.tours):
        total += position.tour_points[seat, tour]
    return int(total)


@rule
def lead(position: Position, seat: int) -> int:
    """More than 0 if this seat stands better: more points, then the larger money pile (T13)."""
    other = 1 - seat
    difference = points(position, seat) - points(position, other)
    if difference == 0:
        return int(position.money_count[seat] - position.money_count[other])
    return difference


@rule
def ranks(position: Position, out: Ints) -> None:
    for seat in range(SEATS):
        out[seat] = 2 if lead(position, seat) < 0 else 1


@rule
def payoff(position: Position, out: NDArray[np.float64]) -> None:
    """A win is worth 1; a shared one, a half to both."""
    for seat in range(SEATS):
        out[seat] = 0.5
        if lead(position, seat) > 0:
            out[seat] = 1.0
        if lead(position, seat) < 0:
            out[seat] = 0.0

"""Wertung & Sonderfahrt · Scoring & Extra Tours, Spielende · Game End."""

import numpy as np
from numpy.typing import NDArray

from stellwerk.games.trambahn.rules.box import CONDUCTOR, NINE, SEATS, TOURS, VICTORY_POINTS
from stellwerk.games.trambahn.rules.table import EVERYONE, Ending, Row, Step, Table, value_of
from stellwerk.kernel.piles import discard
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def victory_points(table: Table, card: int) -> int:
    """What a station scores, printed on the card (T1). Conductors score nothing."""
    if card == CONDUCTOR:
        return 0
    if value_of(card) == NINE:
        return table.nine
    return int(VICTORY_POINTS[value_of(card) - 1])


@rule
def row_points(row: Row) -> int:
    """The victory points of its stations, times the value of its tram (T2)."""
    return row.points * row.tram


@rule
def score_tour(table: Table, line: int) -> None:
    """All rows of the line, of both seats; its passengers leave. The tenth tour is the last."""
    for seat in range(SEATS):
        for number in range(table.row_count[seat]):
            row = table.rows[seat, number]
            if row.line == line:
                table.tour_points[seat, table.tours] += row_points(row)
    for place in range(table.waiting_count[line]):
        discard(table, table.waiting[line, place], EVERYONE)
        table.waiting[line, place] = 0
    table.waiting_count[line] = 0
    table.tour_line[table.tours] = line
    table.tours += 1
    if table.tours == TOURS:
        table.step = Step.OVER
        table.ending = Ending.TENTH_TOUR


@rule
def score_extra_tour(table: Table, seat: int, row: Row) -> None:
    """This row alone, once; never one of the ten tours (T8)."""
    table.extra_tours[seat] += 1
    table.extra_points[seat] += row_points(row)


@rule
def points(table: Table, seat: int) -> int:
    total = table.extra_points[seat]
    for tour in range(table.tours):
        total += table.tour_points[seat, tour]
    return int(total)


@rule
def lead(table: Table, seat: int) -> int:
    """More than 0 if this seat stands better: more points, then the larger money pile (T13)."""
    other = 1 - seat
    difference = points(table, seat) - points(table, other)
    if difference == 0:
        return int(table.money_count[seat] - table.money_count[other])
    return difference


@rule
def ranks(table: Table, out: Ints) -> None:
    for seat in range(SEATS):
        out[seat] = 2 if lead(table, seat) < 0 else 1


@rule
def payoff(table: Table, out: NDArray[np.float64]) -> None:
    """A win is worth 1; a shared one, a half to both."""
    for seat in range(SEATS):
        out[seat] = 0.5
        if lead(table, seat) > 0:
            out[seat] = 1.0
        if lead(table, seat) < 0:
            out[seat] = 0.0

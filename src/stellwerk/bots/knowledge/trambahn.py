"""What the greedy bot thinks of a move in Trambahn. Ending a step is worth 0."""

import numpy as np
from numpy.typing import NDArray
from stellwerk.bots.search import Manner
from stellwerk.games.trambahn.actions import END_STEP, INCOME, NEW_ROW, STATION, TRAM
from stellwerk.games.trambahn.box import (
    CARDS_FOR_AN_EXTRA_TOUR,
    CONDUCTOR,
    LAST_STATION,
    MOST_ROWS,
    PASSENGERS_FOR_A_TOUR,
    TOURS,
    TRAM_KINDS,
    TRAM_PRICE,
    TRAM_VALUE,
)
from stellwerk.games.trambahn.passengers import line_for, passenger_of
from stellwerk.games.trambahn.scoring import row_points
from stellwerk.games.trambahn.table import Row, Table, line_of, value_of
from stellwerk.games.trambahn.scoring import payoff
from stellwerk.kernel.random import Random, below
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule

FIRST_PASSENGER_IS_OWED = 1000

TRIES = 2
Reals = NDArray[np.float64]
MANNER = Manner(1.0, 10.0, 2000)

@rule
def worth(table: Table, seat: int, action: int) -> int:
    if action < STATION:
        return worth_of_passenger(table, seat, passenger_of(action), line_for(action))
    if action < INCOME:
        place = action - STATION
        return worth_of_station(table, seat, place // (MOST_ROWS + 1), place % (MOST_ROWS + 1))
    if action < TRAM:
        return worth_of_income(table, seat, action - INCOME)
    if action < END_STEP:
        return worth_of_tram(table, seat, (action - TRAM) // MOST_ROWS, (action - TRAM) % MOST_ROWS)
    return 0


@rule
def worth_of_passenger(table: Table, seat: int, card: int, line: int) -> int:
    """Lines where the own rows are worth more; cards that no row wants."""
    advantage = line_points(table, seat, line) - line_points(table, 1 - seat, line)
    waiting = table.waiting_count[line] + 1
    if waiting == PASSENGERS_FOR_A_TOUR:
        advantage *= 4
    elif waiting == PASSENGERS_FOR_A_TOUR - 1:
        advantage = min(advantage, 0) * 2  # the other seat takes the tour only if it likes it
    worth = advantage - 3 * use_as_station(table, seat, card)
    if table.passengers_laid == 0:
        return FIRST_PASSENGER_IS_OWED + worth
    return worth - 10


@rule
def line_points(table: Table, seat: int, line: int) -> int:
    total = 0
    for place in range(table.row_count[seat]):
        if table.rows[seat, place].line == line:
            total += row_points(table, table.rows[seat, place])
    return total


@rule
def use_as_station(table: Table, seat: int, card: int) -> int:
    """How well the card fits the best of the seat's rows, from 0 to 10."""
    best = 0
    for place in range(table.row_count[seat]):
        row = table.rows[seat, place]
        if card == CONDUCTOR:
            best = max(best, use_of_conductor(row))
        elif row.line == line_of(card) and value_of(card) > row.last:
            best = max(best, 10 - 3 * (value_of(card) - row.last - 1))
    if best == 0 and card != CONDUCTOR and can_afford_a_row(table, seat):
        best = max(0, 6 - 2 * value_of(card))
    return best


@rule
def use_of_conductor(row: Row) -> int:
    """It helps a row that can still reach its extra tour."""
    if row.last == LAST_STATION or row.size >= CARDS_FOR_AN_EXTRA_TOUR:
        return 0
    return row.size + 1


@rule
def worth_of_station(table: Table, seat: int, card: int, place: int) -> int:
    if place == NEW_ROW:
        if can_afford_a_row(table, seat) and table.tours < TOURS - 2:
            return 11 - 2 * value_of(card)
        return -1
    row = table.rows[seat, place]
    if card == CONDUCTOR:
        return row.size - 2 if use_of_conductor(row) > 4 else -1
    if row.size == 0:
        return -1
    gap = value_of(card) - row.last - 1
    if table.tours >= TOURS - 3:
        gap = 0  # too late to wait for the cards between
    closes_too_early = value_of(card) == LAST_STATION and row.size < CARDS_FOR_AN_EXTRA_TOUR - 1
    return 30 - 8 * gap - (10 if closes_too_early else 0)


@rule
def can_afford_a_row(table: Table, seat: int) -> bool:
    """Money for one more tram, after those that open rows need already."""
    trams = 1
    for place in range(table.row_count[seat]):
        if table.rows[seat, place].tram == 0:
            trams += 1
    price = 0
    for kind in range(TRAM_KINDS):
        for _ in range(table.display[kind]):
            if trams > 0:
                price += TRAM_PRICE[kind]
                trams -= 1
    return bool(trams == 0 and table.money_count[seat] >= price)


@rule
def worth_of_income(table: Table, seat: int, card: int) -> int:
    """Cards that no row wants buy trams, and make room for new ones."""
    return 5 - use_as_station(table, seat, card)


@rule
def worth_of_tram(table: Table, seat: int, kind: int, place: int) -> int:
    return int(10 * TRAM_VALUE[kind] + table.rows[seat, place].size)


@rule
def quick(table: Table, seat: int, actions: Ints, count: int, random: Random) -> int:
    """The best of a few, taken at random."""
    chosen = int(actions[below(random, count)])
    most = worth(table, seat, chosen)
    for _ in range(TRIES):
        other = int(actions[below(random, count)])
        value = worth(table, seat, other)
        if value > most:
            chosen, most = other, value
    return chosen


@rule
def evaluate(table: Table, out: Reals) -> None:
    payoff(table, out)

"""What bots know of Trambahn: what a card is worth as a passenger, as a station and as money."""

from stellwerk.core.parts import Manner
from stellwerk.games.trambahn.rules.actions import END_STEP, INCOME, NEW_ROW, STATION, TRAM
from stellwerk.games.trambahn.rules.box import (
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
from stellwerk.games.trambahn.rules.passengers import line_for, passenger_of
from stellwerk.games.trambahn.rules.position import Position, Row, line_of, value_of
from stellwerk.games.trambahn.rules.scoring import payoff, row_points, victory_points
from stellwerk.kernel.playing import best_of
from stellwerk.kernel.random import Random
from stellwerk.kernel.record import Ints, Reals
from stellwerk.kernel.rule import fill_in, rule

MANNER = Manner(exploration=3.0, temperature=6.0, lookahead=400)
UNIT = 250
MOVES_LOOKED_AT = 3

# What counts how much, in points; found by matches.
A_TOUR_NOW = 0.702  # for each point of advantage
A_THIRD_PASSENGER_AHEAD = 0.637  # the same, if one's rows are worth more
A_THIRD_PASSENGER_BEHIND = 1.202  # the same, if they are worth less
AN_EARLY_PASSENGER = 0.555  # the same, for the first and the second
A_STATION_AS_PASSENGER = 1.76  # of what the card is worth as a station
A_SECOND_PASSENGER = 3.917  # costs
TOURS_OF_A_LINE = 0.321  # of those that remain
A_SKIPPED_STATION = 0.503  # of a point of its tram
TOWARDS_THE_EXTRA_TOUR = 0.906  # of a point of its tram
INCOME_AT_THE_START = 10.921  # less with every tour
A_THOUSAND_MARKS = 0.462
A_NEW_ROW = 1.346  # points that it will grow by
A_LATE_START = 0.284  # for each value above 1
A_FOLLOWER = 7.597  # a hand card that fits the new row later
ABSURD = 12.0
FIRST_PASSENGER_IS_OWED = 1000.0


@rule
def worth(position: Position, seat: int, action: int) -> float:
    """What an action gains over ending the step, which is worth 0."""
    if action < STATION:
        return worth_of_passenger(position, seat, passenger_of(action), line_for(action))
    if action < INCOME:
        place = action - STATION
        return worth_of_station(position, seat, place // (MOST_ROWS + 1), place % (MOST_ROWS + 1))
    if action < TRAM:
        return worth_of_income(position, seat, action - INCOME)
    if action < END_STEP:
        return worth_of_tram(
            position, seat, (action - TRAM) // MOST_ROWS, (action - TRAM) % MOST_ROWS
        )
    return 0.0


@rule
def remaining(position: Position) -> int:
    return TOURS - int(position.tours)


@rule
def worth_of_passenger(position: Position, seat: int, card: int, line: int) -> float:
    """Prefers lines where one's rows are worth more, and cards that no row wants."""
    advantage = float(line_points(position, seat, line) - line_points(position, 1 - seat, line))
    waiting = position.waiting_count[line] + 1
    total = -A_STATION_AS_PASSENGER * use_as_station(position, seat, card)
    if waiting == PASSENGERS_FOR_A_TOUR:
        total += A_TOUR_NOW * advantage
    elif waiting == PASSENGERS_FOR_A_TOUR - 1:
        ahead = advantage > 0
        total += advantage * (A_THIRD_PASSENGER_AHEAD if ahead else A_THIRD_PASSENGER_BEHIND)
    else:
        total += AN_EARLY_PASSENGER * advantage
    if position.passengers_laid == 0:
        return FIRST_PASSENGER_IS_OWED + total
    return total - A_SECOND_PASSENGER


@rule
def line_points(position: Position, seat: int, line: int) -> int:
    total = 0
    for place in range(position.row_count[seat]):
        if position.rows[seat, place].line == line:
            total += row_points(position.rows[seat, place])
    return total


@rule
def use_as_station(position: Position, seat: int, card: int) -> float:
    """What it would be worth in the best of the seat's rows, or in a new one."""
    best = 0.0
    fits = False
    for place in range(position.row_count[seat]):
        row = position.rows[seat, place]
        if card == CONDUCTOR:
            if row.last != LAST_STATION:
                best = max(best, worth_of_joining(position, row, card))
        elif row.line == line_of(card) and value_of(card) > row.last:
            fits = True
            best = max(best, worth_of_joining(position, row, card))
    if not fits and card != CONDUCTOR:
        best = max(best, worth_of_new_row(position, seat, card))
    return best


@rule
def worth_of_station(position: Position, seat: int, card: int, place: int) -> float:
    if place == NEW_ROW:
        return worth_of_new_row(position, seat, card)
    return worth_of_joining(position, position.rows[seat, place], card)


@rule
def worth_of_joining(position: Position, row: Row, card: int) -> float:
    """Its points in the tours to come, less those of stations that it skips."""
    tram = float(max(2, row.tram))
    tours = TOURS_OF_A_LINE * remaining(position)
    total = tram * tours * victory_points(position, card)
    if row.size + 1 == CARDS_FOR_AN_EXTRA_TOUR:
        total += row_points(row) + tram * victory_points(position, card)
    elif row.size + 1 < CARDS_FOR_AN_EXTRA_TOUR:
        total += TOWARDS_THE_EXTRA_TOUR * tram * remaining(position) / TOURS
    if card != CONDUCTOR:
        skipped = value_of(card) - row.last - 1
        total -= A_SKIPPED_STATION * tram * tours * skipped
    return total


@rule
def worth_of_new_row(position: Position, seat: int, card: int) -> float:
    """It needs a tram, and time to grow."""
    price = price_of_one_more_tram(position, seat)
    if price < 0:
        return -1.0
    tours = TOURS_OF_A_LINE * remaining(position)
    growth = A_NEW_ROW + victory_points(position, card) - A_LATE_START * (value_of(card) - 1)
    total = 2.0 * growth + A_FOLLOWER * followers(position, seat, card)
    return tours * total - A_THOUSAND_MARKS * price


@rule
def followers(position: Position, seat: int, card: int) -> int:
    """Hand cards of the same line that ascend from this one."""
    count = 0
    for place in range(position.hand_count[seat]):
        other = position.hand[seat, place]
        count += other > card and other != CONDUCTOR and line_of(other) == line_of(card)
    return count


@rule
def price_of_one_more_tram(position: Position, seat: int) -> int:
    """The cheapest tram beyond those that open rows need already; -1 if out of reach."""
    needed = 1
    for place in range(position.row_count[seat]):
        needed += position.rows[seat, place].tram == 0
    total, last = 0, -1
    for kind in range(TRAM_KINDS):
        for _ in range(position.display[kind]):
            if needed > 0:
                last = TRAM_PRICE[kind]
                total += last
                needed -= 1
    return int(last) if needed == 0 and position.money_count[seat] >= total else -1


@rule
def worth_of_income(position: Position, seat: int, card: int) -> float:
    """Cards that no row wants buy trams, and make room for new ones."""
    return INCOME_AT_THE_START * remaining(position) / TOURS - use_as_station(position, seat, card)


@rule
def worth_of_tram(position: Position, seat: int, kind: int, place: int) -> float:
    return float(10 * TRAM_VALUE[kind] + position.rows[seat, place].size)


by_worth = fill_in(best_of, worth=worth)


@rule
def quick(position: Position, seat: int, actions: Ints, count: int, random: Random) -> int:
    return by_worth(position, seat, actions, count, random, MOVES_LOOKED_AT)


@rule
def evaluate(position: Position, out: Reals) -> None:
    payoff(position, out)


def is_near_the_end(position: Position, seat: int) -> bool:
    """Never so near that one seat alone decides."""
    return False

"""Die Stellung · The position: everything that lies on the table, in one flat record."""

from enum import IntEnum

from stellwerk.games.trambahn.rules.box import (
    CARD_KINDS,
    CARDS,
    CONDUCTOR,
    HAND,
    LINES,
    MOST_CARDS_IN_A_ROW,
    MOST_ROWS,
    PASSENGERS_FOR_A_TOUR,
    SEATS,
    TOURS,
    TRAM_KINDS,
)
from stellwerk.kernel.piles import UNKNOWN
from stellwerk.kernel.record import Array, Ints, Record, number, numbers, records
from stellwerk.kernel.rule import rule


class Step(IntEnum):
    """Where the turn stands: the five steps of the rulebook, and what comes before and after."""

    SETUP = 0
    PASSENGERS = 1
    STATIONS = 2
    INCOME = 3
    TRAMS = 4
    DRAW = 5
    OVER = 6


class Ending(IntEnum):
    NOT_YET = 0
    TENTH_TOUR = 1
    EXHAUSTED = 2


# The discard pile is sorted by who knows a card: the seat 0 or 1 alone, everyone, or nobody (T14).
EVERYONE = 2
NOBODY = 3
KNOWERS = 4


class Row(Record):
    """One line of stations in front of a seat."""

    line: int = number()
    tram: int = number()  # its value, 0 without a tram
    last: int = number()  # the highest station so far
    size: int = number()  # stations and conductors
    points: int = number()  # victory points of its stations
    cards: Ints = numbers(MOST_CARDS_IN_A_ROW)  # in the order they were laid


class Position(Record):
    """A position. Places beyond a count hold 0; cards that a viewer may not know are UNKNOWN."""

    # options
    free_rows: int = number()
    nine: int = number()

    step: int = number()
    ending: int = number()
    seat: int = number()  # whose turn it is
    passengers_laid: int = number()  # in this turn

    draw_pile: Ints = numbers(CARD_KINDS)  # a bag
    draw_count: int = number()
    discards: Ints = numbers(KNOWERS, CARD_KINDS)  # a bag for each group of knowers
    discard_count: Ints = numbers(KNOWERS)

    hand: Ints = numbers(SEATS, HAND)  # sorted
    hand_count: Ints = numbers(SEATS)
    money: Ints = numbers(SEATS, CARDS)  # the top of the pile is last
    money_count: Ints = numbers(SEATS)
    start_money: Ints = numbers(SEATS)  # cards of the setup that still lie at the bottom

    rows: Array[Row] = records(Row, SEATS, MOST_ROWS)
    row_count: Ints = numbers(SEATS)
    waiting: Ints = numbers(LINES, PASSENGERS_FOR_A_TOUR)
    waiting_count: Ints = numbers(LINES)
    display: Ints = numbers(TRAM_KINDS)
    depot: Ints = numbers(TRAM_KINDS)  # trams that are not yet on display

    tours: int = number()
    tour_line: Ints = numbers(TOURS)
    tour_points: Ints = numbers(SEATS, TOURS)
    extra_tours: Ints = numbers(SEATS)  # how many
    extra_points: Ints = numbers(SEATS)


@rule
def line_of(card: int) -> int:
    return card // 10


@rule
def value_of(card: int) -> int:
    return card % 10 + 1


@rule
def add_to_hand(position: Position, seat: int, card: int) -> None:
    place = position.hand_count[seat]
    while place > 0 and position.hand[seat, place - 1] > card:
        position.hand[seat, place] = position.hand[seat, place - 1]
        place -= 1
    position.hand[seat, place] = card
    position.hand_count[seat] += 1


@rule
def take_from_hand(position: Position, seat: int, card: int) -> None:
    place = 0
    while position.hand[seat, place] != card:
        place += 1
    position.hand_count[seat] -= 1
    while place < position.hand_count[seat]:
        position.hand[seat, place] = position.hand[seat, place + 1]
        place += 1
    position.hand[seat, place] = 0


@rule
def list_hand(position: Position, seat: int, first: int, out: Ints) -> int:
    """Write every different card of a hand, counted from `first`; return how many."""
    hand = position.hand[seat]
    n = 0
    before = UNKNOWN
    for place in range(position.hand_count[seat]):
        card = hand[place]
        if card != before:
            out[n] = first + card
            n += 1
        before = card
    return n


@rule
def holds_conductor(position: Position, seat: int) -> bool:
    """The hand is sorted, and the conductor is the last of the cards."""
    count = position.hand_count[seat]
    return bool(count > 0 and position.hand[seat, count - 1] == CONDUCTOR)

"""Trambahn, as a learner sees it."""

from stellwerk.core.encoding.fields import Block, Encoding, Field
from stellwerk.core.encoding.writing import add, clear, count_cards, write
from stellwerk.core.game import Options
from stellwerk.games.trambahn.rules.actions import (
    END_STEP,
    INCOME,
    MONEY,
    NEW_ROW,
    STATION,
    TRAM,
    station,
)
from stellwerk.games.trambahn.rules.box import (
    CARD_KINDS,
    CARDS,
    CONDUCTOR,
    HAND,
    LINES,
    MOST_PASSENGERS_A_TURN,
    MOST_ROWS,
    PASSENGERS_FOR_A_TOUR,
    TOURS,
    TRAM_KINDS,
)
from stellwerk.games.trambahn.rules.position import (
    EVERYONE,
    KNOWERS,
    NOBODY,
    Position,
    Step,
    value_of,
)
from stellwerk.games.trambahn.rules.scoring import points
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule

VERSION = 1
STEPS = 4  # those in which a seat decides
MOST_OF_A_KIND = 8
MOST_POINTS = 3000  # more than ten tours of all rows can score
ROW_SIZE = LINES + 4
A_CONDUCTOR_WAITS = 11

FIELDS = (
    Field("step", STEPS, 1, "which step it is: passengers, stations, income, trams"),
    Field("to_act", 1, 1, "this seat decides"),
    Field("passengers_laid", 1, MOST_PASSENGERS_A_TURN, "passengers laid in this turn"),
    Field("hand", CARD_KINDS, MOST_OF_A_KIND, "own hand: how many of each card"),
    Field("known_money", CARD_KINDS, MOST_OF_A_KIND, "cards this seat laid on its money pile"),
    Field("known_discards", CARD_KINDS, MOST_OF_A_KIND, "discards that this seat has seen"),
    Field("unseen", CARD_KINDS, MOST_OF_A_KIND, "cards that may be anywhere: in the draw pile, the "
          "other hand, unseen money or unseen discards"),
    Field("other_hand", 1, HAND, "how many cards the other hand has"),
    Field("money", 2, CARDS, "money: own, the other's"),
    Field("start_money", 2, 15, "start money that still lies unseen: own, the other's"),
    Field("piles", 2, CARDS, "cards in the draw pile and in the discard pile"),
    Field("waiting", LINES * PASSENGERS_FOR_A_TOUR, A_CONDUCTOR_WAITS, "by line, four "
          "places each: the value of who waits there, 11 for a conductor, 0 for nobody"),
    Field("display", TRAM_KINDS, 3, "trams on display: horse, steam, electric"),
    Field("depot", TRAM_KINDS, 7, "trams still to come: horse, steam, electric"),
    Field("tours", 1, TOURS, "tours so far"),
    Field("points", 2, MOST_POINTS, "points: own, the other's"),
    Field("own_rows", MOST_ROWS * ROW_SIZE, 60, "own rows, eight numbers each: its line as four "
          "0 or 1, value of its tram, last station, cards, points of its stations"),
    Field("other_rows", MOST_ROWS * ROW_SIZE, 60, "the other's rows, in the same form"),
)  # fmt: skip


def encoding(seats: int, options: Options) -> Encoding:
    stations = [station(card, row) for card in range(CONDUCTOR) for row in range(MOST_ROWS + 1)]
    conductors = [station(CONDUCTOR, row) for row in range(NEW_ROW)]
    blocks = (
        Block("this card as a passenger; by line, then value", tuple(range(CONDUCTOR))),
        Block("a conductor as a passenger; by line", tuple(range(CONDUCTOR, STATION))),
        Block("this card to each of 21 rows, then to a new row", tuple(stations)),
        Block("a conductor to a row", tuple(conductors)),
        Block("this card as income; a conductor last", tuple(range(INCOME, TRAM))),
        Block("horse, steam, electric; by row", tuple(range(TRAM, END_STEP))),
        Block("end the step", (END_STEP,)),
    )
    return Encoding(VERSION, FIELDS, blocks, observe, MONEY, CARD_KINDS, seats, Position)


@rule
def observe(position: Position, seat: int, out: Ints) -> None:
    clear(out)
    if Step.PASSENGERS <= position.step <= Step.TRAMS:
        out[position.step - Step.PASSENGERS] = 1
        out[STEPS] = position.seat == seat
    out[STEPS + 1] = position.passengers_laid
    n = observe_cards(position, seat, out, STEPS + 2)
    n = observe_counts(position, seat, out, n)
    n = observe_rows(position, seat, out, n)
    observe_rows(position, 1 - seat, out, n)


@rule
def observe_cards(position: Position, seat: int, out: Ints, n: int) -> int:
    """Everything unseen in one heap: a card lies in the draw pile as well as in the other hand."""
    other, own_start = 1 - seat, position.start_money[seat]
    count_cards(position.hand[seat], 0, position.hand_count[seat], out, n)
    n += CARD_KINDS
    count_cards(position.money[seat], own_start, position.money_count[seat], out, n)
    n = write(position.discards[EVERYONE], out, n + CARD_KINDS)
    add(position.discards[seat], out, n - CARD_KINDS)
    write(position.draw_pile, out, n)
    add(position.discards[NOBODY], out, n)
    add(position.discards[other], out, n)
    count_cards(position.hand[other], 0, position.hand_count[other], out, n)
    count_cards(position.money[other], 0, position.money_count[other], out, n)
    count_cards(position.money[seat], 0, own_start, out, n)
    return n + CARD_KINDS


@rule
def observe_counts(position: Position, seat: int, out: Ints, n: int) -> int:
    other = 1 - seat
    out[n] = position.hand_count[other]
    out[n + 1], out[n + 2] = position.money_count[seat], position.money_count[other]
    out[n + 3], out[n + 4] = position.start_money[seat], position.start_money[other]
    out[n + 5] = position.draw_count
    for knower in range(KNOWERS):
        out[n + 6] += position.discard_count[knower]
    n += 7
    for line in range(LINES):
        for place in range(position.waiting_count[line]):
            card = position.waiting[line, place]
            out[n + place] = A_CONDUCTOR_WAITS if card == CONDUCTOR else value_of(card)
        n += PASSENGERS_FOR_A_TOUR
    n = write(position.depot, out, write(position.display, out, n))
    out[n], out[n + 1], out[n + 2] = position.tours, points(position, seat), points(position, other)
    return n + 3


@rule
def observe_rows(position: Position, seat: int, out: Ints, n: int) -> int:
    for number in range(position.row_count[seat]):
        row = position.rows[seat, number]
        at = n + number * ROW_SIZE
        out[at + row.line] = 1
        out[at + LINES], out[at + LINES + 1], out[at + LINES + 2] = row.tram, row.last, row.size
        out[at + LINES + 3] = row.points
    return n + MOST_ROWS * ROW_SIZE

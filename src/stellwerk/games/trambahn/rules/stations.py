"""2. Haltestellen auslegen · Place Stations: any number of hand cards, in rows that ascend."""

from stellwerk.games.trambahn.rules.actions import END_STEP, NEW_ROW, station
from stellwerk.games.trambahn.rules.box import CARDS_FOR_AN_EXTRA_TOUR, CONDUCTOR, LAST_STATION
from stellwerk.games.trambahn.rules.events import Happened
from stellwerk.games.trambahn.rules.position import Position, line_of, take_from_hand, value_of
from stellwerk.games.trambahn.rules.scoring import score_extra_tour, victory_points
from stellwerk.kernel.noting import note
from stellwerk.kernel.piles import UNKNOWN
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def legal_stations(position: Position, seat: int, out: Ints) -> int:
    n = 0
    before = UNKNOWN
    for place in range(position.hand_count[seat]):
        card = position.hand[seat, place]
        if card != before:
            n = list_rows_for(position, seat, card, out, n)
        before = card
    out[n] = END_STEP
    return n + 1


@rule
def list_rows_for(position: Position, seat: int, card: int, out: Ints, n: int) -> int:
    """Every row that the card fits; a new one only if there is none, or with `free_rows` (T5)."""
    if card == CONDUCTOR:
        return list_incomplete_rows(position, seat, out, n)
    line = line_of(card)
    value = value_of(card)
    fitting = 0
    for place in range(position.row_count[seat]):
        row = position.rows[seat, place]
        if row.line == line and row.last < value:  # strictly ascending (T4)
            out[n + fitting] = station(card, place)
            fitting += 1
    if fitting == 0 or position.free_rows:
        out[n + fitting] = station(card, NEW_ROW)
        fitting += 1
    return n + fitting


@rule
def list_incomplete_rows(position: Position, seat: int, out: Ints, n: int) -> int:
    """A conductor joins any row that does not end with a 10; it never starts one (T6)."""
    for place in range(position.row_count[seat]):
        if position.rows[seat, place].last != LAST_STATION:
            out[n] = station(CONDUCTOR, place)
            n += 1
    return n


@rule
def place_station(position: Position, card: int, place: int) -> None:
    """The eighth card of a row, station or conductor, starts its extra tour."""
    seat = position.seat
    take_from_hand(position, seat, card)
    if place == NEW_ROW:
        place = position.row_count[seat]
        position.row_count[seat] += 1
        position.rows[seat, place].line = line_of(card)
        note(position, Happened.ROW_OPENED, seat, place)
    row = position.rows[seat, place]
    row.cards[row.size] = card
    row.size += 1
    row.points += victory_points(position, card)
    if card != CONDUCTOR:
        row.last = value_of(card)
    note(position, Happened.STATION_PLACED, seat, card, place)
    if row.size == CARDS_FOR_AN_EXTRA_TOUR:
        score_extra_tour(position, seat, place)

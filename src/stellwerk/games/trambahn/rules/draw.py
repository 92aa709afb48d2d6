"""5. Handkarten nachziehen · Draw New Cards: rows without a tram become money."""

from stellwerk.games.trambahn.rules.box import HAND, SEATS
from stellwerk.games.trambahn.rules.events import Happened
from stellwerk.games.trambahn.rules.money import give_up_money, lay_on_money
from stellwerk.games.trambahn.rules.position import Position, Row
from stellwerk.games.trambahn.rules.trams import refill_display
from stellwerk.kernel.noting import note
from stellwerk.kernel.piles import shuffle_discards
from stellwerk.kernel.rule import rule


@rule
def begin_to_draw(position: Position) -> None:
    clear_rows_without_tram(position)
    refill_display(position)
    if position.draw_count == 0 and position.hand_count[position.seat] < HAND:
        renew_draw_pile(position)


@rule
def clear_rows_without_tram(position: Position) -> None:
    """Cards leave in the order of the rows and as they were laid; the remaining rows close up."""
    seat = position.seat
    kept = 0
    for number in range(position.row_count[seat]):
        row = position.rows[seat, number]
        if row.tram == 0:
            give_up_row(position, seat, number, row)
        else:
            if kept < number:
                position.rows[seat, kept] = row
                note(position, Happened.ROW_MOVED_UP, seat, number, kept)
            kept += 1
    for number in range(kept, position.row_count[seat]):
        clear(position.rows[seat, number])
    position.row_count[seat] = kept


@rule
def give_up_row(position: Position, seat: int, number: int, row: Row) -> None:
    note(position, Happened.ROW_GIVEN_UP, seat, number)
    for place in range(row.size):
        lay_on_money(position, seat, row.cards[place])
        note(position, Happened.STATION_TO_MONEY, seat, row.cards[place], number)


@rule
def clear(row: Row) -> None:
    row.line = 0
    row.tram = 0
    row.last = 0
    for place in range(row.size):
        row.cards[place] = 0
    row.size = 0
    row.points = 0


@rule
def renew_draw_pile(position: Position) -> None:
    """The pile is empty: both give up half their money, the discards are the new pile (T9)."""
    for seat in range(SEATS):
        half = position.money_count[seat] // 2
        note(position, Happened.MONEY_HALVED, seat, half)
        give_up_money(position, seat, half)
    shuffle_discards(position)
    note(position, Happened.PILE_RENEWED)


@rule
def is_exhausted(position: Position) -> bool:
    """No seat has a card and nothing is left to draw."""
    return bool(
        position.draw_count == 0 and position.hand_count[0] == 0 and position.hand_count[1] == 0
    )

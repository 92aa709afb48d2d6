"""5. Handkarten nachziehen · Draw New Cards: rows without a tram become money."""

from stellwerk.games.trambahn.rules.box import HAND, SEATS
from stellwerk.games.trambahn.rules.money import give_up_money, lay_on_money
from stellwerk.games.trambahn.rules.table import Row, Table
from stellwerk.games.trambahn.rules.trams import refill_display
from stellwerk.kernel.piles import shuffle_discards
from stellwerk.kernel.rule import rule


@rule
def begin_to_draw(table: Table) -> None:
    clear_rows_without_tram(table)
    refill_display(table)
    if table.draw_count == 0 and table.hand_count[table.seat] < HAND:
        renew_draw_pile(table)


@rule
def clear_rows_without_tram(table: Table) -> None:
    """In the order of the rows, each row's cards in the order they were laid; the rest close up."""
    seat = table.seat
    kept = 0
    for number in range(table.row_count[seat]):
        row = table.rows[seat, number]
        if row.tram == 0:
            for place in range(row.size):
                lay_on_money(table, seat, row.cards[place])
        else:
            if kept < number:
                table.rows[seat, kept] = row
            kept += 1
    for number in range(kept, table.row_count[seat]):
        clear(table.rows[seat, number])
    table.row_count[seat] = kept


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
def renew_draw_pile(table: Table) -> None:
    """The pile is empty: both give up half their money, the discards are the new pile (T9)."""
    for seat in range(SEATS):
        give_up_money(table, seat, table.money_count[seat] // 2)
    shuffle_discards(table)


@rule
def is_exhausted(table: Table) -> bool:
    """Nobody has a card and nothing is left to draw."""
    return bool(table.draw_count == 0 and table.hand_count[0] == 0 and table.hand_count[1] == 0)

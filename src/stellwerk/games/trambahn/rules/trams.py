"""4. Trambahn kaufen · Purchase Trains: displayed trams for rows that have none."""

from stellwerk.games.trambahn.rules.actions import END_STEP, tram
from stellwerk.games.trambahn.rules.box import DISPLAYED_TRAMS, TRAM_KINDS, TRAM_PRICE, TRAM_VALUE
from stellwerk.games.trambahn.rules.money import give_up_money
from stellwerk.games.trambahn.rules.table import Table
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def legal_trams(table: Table, seat: int, out: Ints) -> int:
    """One tram a row, never moved and never replaced (T11)."""
    n = 0
    for kind in range(TRAM_KINDS):
        if is_for_sale(table, seat, kind):
            for row in range(table.row_count[seat]):
                if table.rows[seat, row].tram == 0:
                    out[n] = tram(kind, row)
                    n += 1
    out[n] = END_STEP
    return n + 1


@rule
def is_for_sale(table: Table, seat: int, kind: int) -> bool:
    return bool(table.display[kind] > 0 and table.money_count[seat] >= TRAM_PRICE[kind])


@rule
def can_buy_a_tram(table: Table, seat: int) -> bool:
    if lacks_a_tram(table, seat):
        for kind in range(TRAM_KINDS):
            if is_for_sale(table, seat, kind):
                return True
    return False


@rule
def lacks_a_tram(table: Table, seat: int) -> bool:
    for row in range(table.row_count[seat]):
        if table.rows[seat, row].tram == 0:
            return True
    return False


@rule
def buy_tram(table: Table, kind: int, row: int) -> None:
    give_up_money(table, table.seat, TRAM_PRICE[kind])
    table.display[kind] -= 1
    table.rows[table.seat, row].tram = TRAM_VALUE[kind]


@rule
def refill_display(table: Table) -> None:
    """At the end of the turn only: up to three, the 2s first, then the 3s, then the 4s (T12)."""
    missing = DISPLAYED_TRAMS
    for kind in range(TRAM_KINDS):
        missing -= table.display[kind]
    for kind in range(TRAM_KINDS):
        while missing > 0 and table.depot[kind] > 0:
            table.depot[kind] -= 1
            table.display[kind] += 1
            missing -= 1

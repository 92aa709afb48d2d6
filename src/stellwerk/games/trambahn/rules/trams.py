"""4. Trambahn kaufen · Purchase Trains: displayed trams for rows that have none."""

from stellwerk.games.trambahn.rules.actions import END_STEP, tram
from stellwerk.games.trambahn.rules.box import DISPLAYED_TRAMS, TRAM_KINDS, TRAM_PRICE, TRAM_VALUE
from stellwerk.games.trambahn.rules.events import Happened
from stellwerk.games.trambahn.rules.money import give_up_money
from stellwerk.games.trambahn.rules.position import Position
from stellwerk.kernel.noting import note
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def legal_trams(position: Position, seat: int, out: Ints) -> int:
    """One tram a row, never moved and never replaced (T11)."""
    n = 0
    for kind in range(TRAM_KINDS):
        if is_for_sale(position, seat, kind):
            for row in range(position.row_count[seat]):
                if position.rows[seat, row].tram == 0:
                    out[n] = tram(kind, row)
                    n += 1
    out[n] = END_STEP
    return n + 1


@rule
def is_for_sale(position: Position, seat: int, kind: int) -> bool:
    return bool(position.display[kind] > 0 and position.money_count[seat] >= TRAM_PRICE[kind])


@rule
def can_buy_a_tram(position: Position, seat: int) -> bool:
    if lacks_a_tram(position, seat):
        for kind in range(TRAM_KINDS):
            if is_for_sale(position, seat, kind):
                return True
    return False


@rule
def lacks_a_tram(position: Position, seat: int) -> bool:
    for row in range(position.row_count[seat]):
        if position.rows[seat, row].tram == 0:
            return True
    return False


@rule
def buy_tram(position: Position, kind: int, row: int) -> None:
    note(position, Happened.TRAM_BOUGHT, position.seat, kind, row)
    give_up_money(position, position.seat, TRAM_PRICE[kind])
    position.display[kind] -= 1
    position.rows[position.seat, row].tram = TRAM_VALUE[kind]


@rule
def refill_display(position: Position) -> None:
    """At the end of the turn only: up to three, the 2s first, then the 3s, then the 4s (T12)."""
    missing = DISPLAYED_TRAMS
    for kind in range(TRAM_KINDS):
        missing -= position.display[kind]
    for kind in range(TRAM_KINDS):
        while missing > 0 and position.depot[kind] > 0:
            position.depot[kind] -= 1
            position.display[kind] += 1
            note(position, Happened.TRAM_DISPLAYED, kind)
            missing -= 1

"""Reihen ohne Bahn · Rows without a tram: said in time, which moves give one up."""

from collections.abc import Iterator

from stellwerk.games.trambahn.rules.actions import format_card
from stellwerk.games.trambahn.rules.box import TRAM_KINDS, TRAM_PRICE, TRAM_VALUE
from stellwerk.games.trambahn.rules.table import Step, Table
from stellwerk.games.trambahn.rules.trams import can_buy_a_tram, is_for_sale, lacks_a_tram
from stellwerk.kernel.record import copy_of


def codes_that_lose_a_row(table: Table, viewer: int) -> list[str]:
    """Of the viewer who is to act; whether a station fits its row is not asked here."""
    if table.seat != viewer:
        return []
    return [code for code, after in _last_moves(table, viewer) if _is_lost(after, viewer)]


def _is_lost(table: Table, seat: int) -> bool:
    """The turn goes on as long as there is a tram to buy."""
    if table.step == Step.DRAW:
        return bool(lacks_a_tram(table, seat))
    return bool(lacks_a_tram(table, seat) and not can_buy_a_tram(table, seat))


def _last_moves(table: Table, seat: int) -> Iterator[tuple[str, Table]]:
    """Moves after which no card can be laid, and what they leave: rows, trams and money."""
    if table.step in (Step.INCOME, Step.TRAMS):
        after = copy_of(table)
        after.step += 1
        yield ".", after
    if table.hand_count[seat] == 1:
        yield from _last_card(table, seat, format_card(int(table.hand[seat, 0])))
    if table.step == Step.TRAMS:
        yield from _purchases(table, seat)


def _last_card(table: Table, seat: int, card: str) -> Iterator[tuple[str, Table]]:
    after = copy_of(table)
    if table.step == Step.INCOME:
        after.money_count[seat] += 1
        yield f"I {card}", after
    if table.step == Step.STATIONS:
        for row in range(table.row_count[seat]):
            yield f"S {card}>{row + 1}", after
        opened = copy_of(table)
        opened.row_count[seat] += 1
        yield f"S {card}", opened


def _purchases(table: Table, seat: int) -> Iterator[tuple[str, Table]]:
    for kind in range(TRAM_KINDS):
        for row in range(table.row_count[seat]):
            if table.rows[seat, row].tram == 0 and is_for_sale(table, seat, kind):
                after = copy_of(table)
                after.money_count[seat] -= TRAM_PRICE[kind]
                after.display[kind] -= 1
                after.rows[seat, row].tram = TRAM_VALUE[kind]
                yield f"T {TRAM_VALUE[kind]}>{row + 1}", after

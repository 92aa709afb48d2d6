"""Reihen ohne Bahn · Rows without a tram: said in time, which moves give one up."""

from collections.abc import Iterator

from stellwerk.games.trambahn.rules.actions import format_card
from stellwerk.games.trambahn.rules.box import TRAM_KINDS, TRAM_PRICE, TRAM_VALUE
from stellwerk.games.trambahn.rules.position import Position, Step
from stellwerk.games.trambahn.rules.trams import can_buy_a_tram, is_for_sale, lacks_a_tram
from stellwerk.kernel.record import copy_of


def codes_that_lose_a_row(position: Position, viewer: int) -> list[str]:
    """Codes of the viewer who is to act; whether a station fits its row is not checked."""
    if position.seat != viewer or not _may_lose_a_row(position, viewer):
        return []
    return [code for code, after in _last_moves(position, viewer) if _is_lost(after, viewer)]


def _may_lose_a_row(position: Position, seat: int) -> bool:
    """There is a row without a tram, or the last card may open one."""
    return bool(lacks_a_tram(position, seat)) or position.hand_count[seat] == 1


def _is_lost(position: Position, seat: int) -> bool:
    """The turn goes on as long as there is a tram to buy."""
    if position.step == Step.DRAW:
        return bool(lacks_a_tram(position, seat))
    return bool(lacks_a_tram(position, seat) and not can_buy_a_tram(position, seat))


def _last_moves(position: Position, seat: int) -> Iterator[tuple[str, Position]]:
    """Moves after which no card can be laid, and what they leave: rows, trams and money."""
    if position.step in (Step.INCOME, Step.TRAMS):
        after = copy_of(position)
        after.step += 1
        yield ".", after
    if position.hand_count[seat] == 1:
        yield from _last_card(position, seat, format_card(int(position.hand[seat, 0])))
    if position.step == Step.TRAMS:
        yield from _purchases(position, seat)


def _last_card(position: Position, seat: int, card: str) -> Iterator[tuple[str, Position]]:
    after = copy_of(position)
    if position.step == Step.INCOME:
        after.money_count[seat] += 1
        yield f"I {card}", after
    if position.step == Step.STATIONS:
        for row in range(position.row_count[seat]):
            yield f"S {card}>{row + 1}", after
        opened = copy_of(position)
        opened.row_count[seat] += 1
        yield f"S {card}", opened


def _purchases(position: Position, seat: int) -> Iterator[tuple[str, Position]]:
    for kind in range(TRAM_KINDS):
        for row in range(position.row_count[seat]):
            if position.rows[seat, row].tram == 0 and is_for_sale(position, seat, kind):
                after = copy_of(position)
                after.money_count[seat] -= TRAM_PRICE[kind]
                after.display[kind] -= 1
                after.rows[seat, row].tram = TRAM_VALUE[kind]
                yield f"T {TRAM_VALUE[kind]}>{row + 1}", after

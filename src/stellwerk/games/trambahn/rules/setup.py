"""Spielvorbereitung · Setup: the piles, the start money, the first hands."""

from stellwerk.games.trambahn.rules.actions import DEAL, MONEY
from stellwerk.games.trambahn.rules.box import (
    CARD_KINDS,
    CARDS,
    CONDUCTOR,
    CONDUCTORS,
    COPIES,
    HAND,
    SEATS,
    START_MONEY,
    TRAM_COPIES,
    TRAM_KINDS,
)
from stellwerk.games.trambahn.rules.money import lay_on_money
from stellwerk.games.trambahn.rules.table import Table, add_to_hand, value_of
from stellwerk.games.trambahn.rules.trams import refill_display
from stellwerk.kernel.piles import take_from_pile
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def setup(table: Table, seats: int, options: Ints) -> None:
    """A, B: all cards in the draw pile, the trams sorted with three on display."""
    table.free_rows = options[0]
    table.nine = options[1]
    for card in range(CONDUCTOR):
        table.draw_pile[card] = COPIES[value_of(card) - 1]
    table.draw_pile[CONDUCTOR] = CONDUCTORS
    table.draw_count = CARDS
    for kind in range(TRAM_KINDS):
        table.depot[kind] = TRAM_COPIES[kind]
    refill_display(table)


@rule
def next_to_deal(table: Table) -> int:
    """C: twelve money cards, fifteen for the second seat, then six hand cards each.

    The first of the outcomes that chance may choose from: MONEY or DEAL of a seat.
    """
    for seat in range(SEATS):
        if table.money_count[seat] < START_MONEY[seat]:
            return MONEY + seat * CARD_KINDS
    if table.hand_count[0] < HAND:
        return DEAL
    return DEAL + CARD_KINDS


@rule
def is_dealt(table: Table) -> bool:
    return bool(table.hand_count[1] == HAND)


@rule
def deal_money(table: Table, seat: int, card: int) -> None:
    """Start money is laid down unseen."""
    take_from_pile(table, card)
    lay_on_money(table, seat, card)
    table.start_money[seat] += 1


@rule
def deal_to_hand(table: Table, seat: int, card: int) -> None:
    take_from_pile(table, card)
    add_to_hand(table, seat, card)

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
from stellwerk.games.trambahn.rules.events import Happened
from stellwerk.games.trambahn.rules.money import lay_on_money
from stellwerk.games.trambahn.rules.position import Position, add_to_hand, value_of
from stellwerk.games.trambahn.rules.trams import refill_display
from stellwerk.kernel.noting import note
from stellwerk.kernel.piles import take_from_pile
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def setup(position: Position, seats: int, options: Ints) -> None:
    """A, B: all cards in the draw pile, the trams sorted with three on display."""
    position.free_rows = options[0]
    position.nine = options[1]
    for card in range(CONDUCTOR):
        position.draw_pile[card] = COPIES[value_of(card) - 1]
    position.draw_pile[CONDUCTOR] = CONDUCTORS
    position.draw_count = CARDS
    for kind in range(TRAM_KINDS):
        position.depot[kind] = TRAM_COPIES[kind]
    refill_display(position)


@rule
def next_to_deal(position: Position) -> int:
    """C: twelve money cards, fifteen for the second seat, then six hand cards each.

    The first of the outcomes that chance may choose from: MONEY or DEAL of a seat.
    """
    for seat in range(SEATS):
        if position.money_count[seat] < START_MONEY[seat]:
            return MONEY + seat * CARD_KINDS
    if position.hand_count[0] < HAND:
        return DEAL
    return DEAL + CARD_KINDS


@rule
def is_dealt(position: Position) -> bool:
    return bool(position.hand_count[1] == HAND)


@rule
def deal_money(position: Position, seat: int, card: int) -> None:
    """Start money is laid down unseen."""
    take_from_pile(position, card)
    lay_on_money(position, seat, card)
    position.start_money[seat] += 1
    note(position, Happened.MONEY_DEALT, seat, card)


@rule
def deal_to_hand(position: Position, seat: int, card: int) -> None:
    take_from_pile(position, card)
    add_to_hand(position, seat, card)
    note(position, Happened.CARD_DEALT, seat, card)

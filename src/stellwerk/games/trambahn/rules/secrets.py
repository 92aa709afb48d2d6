"""Verdeckte Karten · Hidden cards: hands, money, and the order of the pile (T14, T15)."""

from collections.abc import Sequence

from stellwerk.core.events import Event
from stellwerk.games.trambahn.rules.actions import DEAL, INCOME, MONEY, TRAM
from stellwerk.games.trambahn.rules.box import CARD_KINDS, SEATS
from stellwerk.games.trambahn.rules.events import Happened
from stellwerk.games.trambahn.rules.position import EVERYONE, Position, add_to_hand
from stellwerk.kernel.actor import Entry
from stellwerk.kernel.noting import Kind
from stellwerk.kernel.piles import (
    UNKNOWN,
    hide,
    hide_discards,
    imagine_card,
    imagine_cards,
    imagine_discards,
)
from stellwerk.kernel.random import Random
from stellwerk.kernel.rule import rule


@rule
def conceal(position: Position, viewer: int) -> None:
    """How many cards lie where is public; a seat knows its hand and the money it laid itself."""
    for seat in range(SEATS):
        if seat == viewer:
            hide(position, position.money[seat], position.start_money[seat])
        else:
            hide(position, position.money[seat], position.money_count[seat])
            hide(position, position.hand[seat], position.hand_count[seat])
    hide_discards(position, viewer, EVERYONE)


@rule
def imagine(position: Position, random: Random) -> None:
    for seat in range(SEATS):
        imagine_hand(position, seat, random)
        imagine_cards(position, position.money[seat], position.money_count[seat], random)
    imagine_discards(position, random)


@rule
def imagine_hand(position: Position, seat: int, random: Random) -> None:
    count = position.hand_count[seat]
    if count > 0 and position.hand[seat, 0] == UNKNOWN:
        position.hand_count[seat] = 0
        for _ in range(count):
            add_to_hand(position, seat, imagine_card(position, random))


def hides(position: Position, log: Sequence[Entry], number: int, viewer: int) -> bool:
    """Start money from everyone, dealt cards and income from everyone but their seat."""
    actor, action = log[number]
    if MONEY <= action < DEAL:
        return True
    if action >= DEAL:
        return (action - DEAL) // CARD_KINDS != viewer
    return INCOME <= action < TRAM and actor != viewer


KNOWN_BY: dict[Kind, str | None] = {
    Happened.MONEY_DEALT: None,
    Happened.MONEY_LEFT: "knower",
    Happened.CARD_DEALT: "seat",
    Happened.INCOME_LAID: "seat",
}
"""which number of an event names the seat that alone knows the card; none knows start money"""


def veil(event: Event, viewer: int, hidden: bool) -> Event:
    """No seat knows start money; what a seat drew, laid as income or paid, that seat alone does."""
    if event.kind not in KNOWN_BY:
        return event
    knower = KNOWN_BY[event.kind]
    known = knower is not None and getattr(event, knower) == viewer
    return event if known else event.without("card")

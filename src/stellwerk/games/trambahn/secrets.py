"""Verdeckte Karten · Hidden cards: hands, money, and the order of the pile (T14, T15)."""

from collections.abc import Sequence

from stellwerk.games.trambahn.actions import DEAL, INCOME, MONEY, TRAM
from stellwerk.games.trambahn.box import CARD_KINDS, SEATS, UNKNOWN
from stellwerk.games.trambahn.table import EVERYONE, KNOWERS, Table, add_to_hand
from stellwerk.kernel.actor import Entry
from stellwerk.kernel.bag import draw_from, pour, size
from stellwerk.kernel.random import Random
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def conceal(table: Table, viewer: int) -> None:
    """Put every card that the viewer may not know back into the draw pile, and mark its place.

    What then lies in the draw pile is everything unseen, so that nothing can be told from it but
    what the viewer sees anyway. How many cards lie where is public.
    """
    for seat in range(SEATS):
        if seat == viewer:
            hide(table, table.money[seat], table.start_money[seat])
        else:
            hide(table, table.money[seat], table.money_count[seat])
            hide(table, table.hand[seat], table.hand_count[seat])
    for knower in range(KNOWERS):
        if knower not in (viewer, EVERYONE):
            pour(table.discards[knower], table.draw_pile)


@rule
def hide(table: Table, cards: Ints, count: int) -> None:
    for place in range(count):
        if cards[place] != UNKNOWN:
            table.draw_pile[cards[place]] += 1
            cards[place] = UNKNOWN


@rule
def imagine(table: Table, random: Random) -> None:
    """Fill every marked place from what is unseen; what remains is the draw pile."""
    for seat in range(SEATS):
        imagine_hand(table, seat, random)
        for place in range(table.money_count[seat]):
            if table.money[seat, place] == UNKNOWN:
                table.money[seat, place] = imagine_card(table, random)
    for knower in range(KNOWERS):
        missing = table.discard_count[knower] - size(table.discards[knower])
        for _ in range(missing):
            table.discards[knower, imagine_card(table, random)] += 1


@rule
def imagine_hand(table: Table, seat: int, random: Random) -> None:
    count = table.hand_count[seat]
    if count > 0 and table.hand[seat, 0] == UNKNOWN:
        table.hand_count[seat] = 0
        for _ in range(count):
            add_to_hand(table, seat, imagine_card(table, random))


@rule
def imagine_card(table: Table, random: Random) -> int:
    return draw_from(table.draw_pile, size(table.draw_pile), random)


def hides(table: Table, log: Sequence[Entry], number: int, viewer: int) -> bool:
    """Start money from everyone, dealt cards and income from everyone but their seat."""
    actor, action = log[number]
    if MONEY <= action < DEAL:
        return True
    if action >= DEAL:
        return (action - DEAL) // CARD_KINDS != viewer
    return INCOME <= action < TRAM and actor != viewer

"""Verdeckte Karten · Hidden cards: the draft, a wagon just drawn, and the two piles (G9)."""

from collections.abc import Sequence

from stellwerk.games.game_of_trains.rules.actions import CAR, DRAFT, KEEP, REFILL
from stellwerk.games.game_of_trains.rules.box import NUMBERS, PLACES
from stellwerk.games.game_of_trains.rules.table import EVERYONE, Table
from stellwerk.kernel.actor import Entry
from stellwerk.kernel.piles import hide, hide_discards, imagine_cards, imagine_discards
from stellwerk.kernel.random import Random
from stellwerk.kernel.rule import rule


@rule
def conceal(table: Table, viewer: int) -> None:
    """A seat knows what it drafted and what it has just drawn; everybody knows what lay open."""
    for seat in range(table.seats):
        if seat != viewer:
            hide(table, table.drafts[seat], table.draft_count[seat])
    if table.drawn[0] != 0 and table.seat != viewer:
        hide(table, table.drawn, 1)
    hide_discards(table, viewer, EVERYONE)


@rule
def imagine(table: Table, random: Random) -> None:
    for seat in range(table.seats):
        imagine_cards(table, table.drafts[seat], table.draft_count[seat], random)
    imagine_cards(table, table.drawn, 1, random)
    imagine_discards(table, random)


def hides(table: Table, log: Sequence[Entry], number: int, viewer: int) -> bool:
    """A draft from all but its seat, unless it is kept; a drawn car, until it is put."""
    _, action = log[number]
    if DRAFT <= action < REFILL:
        seat, wagon = divmod(action - DRAFT, NUMBERS)
        return seat != viewer and not _kept(log, wagon)
    return action >= CAR and number == len(log) - 1 and table.seat != viewer


def _kept(log: Sequence[Entry], wagon: int) -> bool:
    first = KEEP + wagon * PLACES
    return any(first <= action < first + PLACES for _, action in log)

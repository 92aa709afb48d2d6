"""Spielablauf · Course of play: the contents page of the rules.

A card is turned over for all; every seat that has a free window answers, in any order and unseen;
the last answer resolves the round.
"""

from stellwerk.games.voll_verplant.rules.actions import FLIP
from stellwerk.games.voll_verplant.rules.box import MOST_LINES, MOST_SEATS, NO_CARD, SIX
from stellwerk.games.voll_verplant.rules.entries import enter, legal_entries
from stellwerk.games.voll_verplant.rules.scoring import score_completed_lines
from stellwerk.games.voll_verplant.rules.setup import shuffle_all
from stellwerk.games.voll_verplant.rules.table import STATION_SETS, Step, Table, owes
from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.bag import kind_from, list_kinds
from stellwerk.kernel.random import Random
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def to_act(table: Table) -> int:
    if table.step == Step.OVER:
        return 0
    if table.step == Step.FLIP:
        return 1 << CHANCE
    return table.owing


@rule
def legal(table: Table, seat: int, out: Ints) -> int:
    if table.step != Step.ENTRIES or not owes(table, seat):
        return 0
    return legal_entries(table, seat, out)


@rule
def chance(table: Table, out: Ints, weights: Ints) -> int:
    return list_kinds(table.draw_pile, FLIP, out, weights)


@rule
def sample(table: Table, random: Random) -> int:
    return FLIP + kind_from(table.draw_pile, table.draw_count, random)


@rule
def apply(table: Table, actor: int, action: int) -> None:
    if action >= FLIP:
        turn_over(table, action - FLIP)
    else:
        enter(table, actor, action)
        if to_act(table) == 0:
            resolve_round(table)


@rule
def turn_over(table: Table, card: int) -> None:
    """A seat without a free window takes no part any more (V13)."""
    table.card = card
    table.draw_pile[card] -= 1
    table.draw_count -= 1
    table.step = Step.ENTRIES
    for seat in range(table.seats):
        if table.windows_left[seat] > 0:
            table.owing |= 1 << seat


@rule
def resolve_round(table: Table) -> None:
    """Everybody shows what was entered; after the 6 all cards are shuffled again (V6)."""
    score_completed_lines(table)
    for seat in range(MOST_SEATS):
        for line in range(MOST_LINES):
            table.filled_before[seat, line] = table.filled[seat, line]
        for part in range(STATION_SETS):
            table.marked_before[seat, part] = table.marked[seat, part]
    if table.card == SIX:
        shuffle_all(table)
    table.card = NO_CARD
    table.step = Step.FLIP if has_windows_left(table) else Step.OVER


@rule
def has_windows_left(table: Table) -> bool:
    for seat in range(table.seats):
        if table.windows_left[seat] > 0:
            return True
    return False

"""Verdeckte Eintragungen · Hidden entries: what others entered in the running round."""

from collections.abc import Sequence

import numpy as np

from stellwerk.games.voll_verplant.rules.actions import FLIP
from stellwerk.games.voll_verplant.rules.box import MOST_CHOICES
from stellwerk.games.voll_verplant.rules.crossing import mark
from stellwerk.games.voll_verplant.rules.entries import enter, legal_entries
from stellwerk.games.voll_verplant.rules.table import Step, Table, owes
from stellwerk.kernel.actor import Entry
from stellwerk.kernel.random import Random, below
from stellwerk.kernel.rule import rule, rule_with_memory
from stellwerk.kernel.sets import is_in, turn


@rule
def conceal(table: Table, viewer: int) -> None:
    """Other sheets as they were before the round; who has answered is public."""
    for seat in range(table.seats):
        if seat != viewer and table.step == Step.ENTRIES:
            take_back_round(table, seat)
            if table.windows_left[seat] > 0 and not owes(table, seat):
                table.hidden[seat] = 1


@rule
def take_back_round(table: Table, seat: int) -> None:
    for station in range(table.stations):
        if is_in(table.marked[seat], station) and not is_in(table.marked_before[seat], station):
            if is_in(table.transfers[seat], station):
                turn(table.transfers[seat], station)
            mark(table, seat, station)
    for line in range(table.lines):
        while table.filled[seat, line] > table.filled_before[seat, line]:
            table.filled[seat, line] -= 1
            table.written[seat, line, table.filled[seat, line]] = 0
            table.windows_left[seat] += 1


@rule_with_memory
def imagine(table: Table, random: Random) -> None:
    """Whoever has answered unseen has answered something."""
    out = np.zeros(MOST_CHOICES, np.int16)
    for seat in range(table.seats):
        if table.hidden[seat]:
            table.hidden[seat] = 0
            table.owing |= 1 << seat
            while owes(table, seat):
                enter(table, seat, int(out[below(random, legal_entries(table, seat, out))]))


def hides(table: Table, log: Sequence[Entry], number: int, viewer: int) -> bool:
    """An entry of the running round, from everyone but its seat."""
    actor, action = log[number]
    if action >= FLIP or actor == viewer or table.step != Step.ENTRIES:
        return False
    return all(later.action < FLIP for later in log[number + 1 :])


def keeps_from(table: Table, log: Sequence[Entry], number: int, viewer: int) -> bool:
    """An answer is seen when it is complete, and as one: else it would tell of a special station.

    Whoever has marked one owes another entry, and looks as if nothing had been entered (V15).
    """
    if not hides(table, log, number, viewer):
        return False
    actor = log[number].actor
    return owes(table, actor) or any(later.actor == actor for later in log[number + 1 :])

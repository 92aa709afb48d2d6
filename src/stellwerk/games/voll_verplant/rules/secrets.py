"""Verdeckte Eintragungen · Hidden entries: what others entered in the running round."""

from collections.abc import Sequence

import numpy as np

from stellwerk.core.events import Event
from stellwerk.games.voll_verplant.rules.actions import FLIP
from stellwerk.games.voll_verplant.rules.box import MOST_CHOICES
from stellwerk.games.voll_verplant.rules.crossing import mark
from stellwerk.games.voll_verplant.rules.entries import enter, legal_entries
from stellwerk.games.voll_verplant.rules.events import Happened
from stellwerk.games.voll_verplant.rules.position import Position, Step, owes
from stellwerk.kernel.actor import Entry
from stellwerk.kernel.random import Random, below
from stellwerk.kernel.rule import rule, rule_with_memory
from stellwerk.kernel.sets import is_in, turn


@rule
def conceal(position: Position, viewer: int) -> None:
    """Other sheets as they were before the round; who has answered is public."""
    for seat in range(position.seats):
        if seat != viewer and position.step == Step.ENTRIES:
            take_back_round(position, seat)
            if position.windows_left[seat] > 0 and not owes(position, seat):
                position.hidden[seat] = 1


@rule
def take_back_round(position: Position, seat: int) -> None:
    for station in range(position.stations):
        if is_in(position.marked[seat], station) and not is_in(
            position.marked_before[seat], station
        ):
            if is_in(position.transfers[seat], station):
                turn(position.transfers[seat], station)
            mark(position, seat, station)
    for line in range(position.lines):
        while position.filled[seat, line] > position.filled_before[seat, line]:
            position.filled[seat, line] -= 1
            position.written[seat, line, position.filled[seat, line]] = 0
            position.windows_left[seat] += 1


@rule_with_memory
def imagine(position: Position, random: Random) -> None:
    """A seat that has answered unseen gets some legal answer."""
    out = np.zeros(MOST_CHOICES, np.int16)
    for seat in range(position.seats):
        if position.hidden[seat]:
            position.hidden[seat] = 0
            position.owing |= 1 << seat
            while owes(position, seat):
                enter(position, seat, int(out[below(random, legal_entries(position, seat, out))]))


def hides(position: Position, log: Sequence[Entry], number: int, viewer: int) -> bool:
    """An entry of the running round, from everyone but its seat."""
    actor, action = log[number]
    if actor == viewer or action >= FLIP or position.step != Step.ENTRIES:
        return False
    return all(later.action < FLIP for later in log[number + 1 :])


def keeps_from(position: Position, log: Sequence[Entry], number: int, viewer: int) -> bool:
    """An answer is seen when it is complete, and as one: else it would tell of a special station.

    A seat that has marked one owes another entry, and looks as if nothing had been entered (V15).
    """
    if not hides(position, log, number, viewer):
        return False
    actor = log[number].actor
    return owes(position, actor) or any(later.actor == actor for later in log[number + 1 :])


def veil(event: Event, viewer: int, hidden: bool) -> Event | None:
    """A hidden entry shows nothing but that there was one."""
    return None if hidden and event.kind != Happened.ANSWERED else event

"""Jeder Spieler wählt eine Linie · Entries: a window of a line, and what it marks."""

from stellwerk.games.voll_verplant.rules.actions import (
    BACKWARDS,
    DECLINE,
    MARK_TRANSFER,
    ONWARDS,
    PLAIN,
    RIDE,
    WHATS,
    entry,
    parts_of,
)
from stellwerk.games.voll_verplant.rules.box import FREE_RIDE, MOST_CROSSES, TRANSFER
from stellwerk.games.voll_verplant.rules.crossing import (
    cross,
    first_free,
    mark,
    most_crosses,
)
from stellwerk.games.voll_verplant.rules.table import Table, has_answered, is_special
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule
from stellwerk.kernel.sets import is_in, turn


@rule
def legal_entries(table: Table, seat: int, out: Ints) -> int:
    if table.card == FREE_RIDE:
        return legal_rides(table, seat, out)
    card, ring, n = table.card, table.ring, 0
    for line in range(table.lines):
        nothing = entry(line, PLAIN, 0)
        out[n] = nothing  # fewer crosses are always allowed, none included (V3)
        free = table.free[seat, line]
        if line == ring:
            listed = list_marks(card, free, nothing + ONWARDS * WHATS, out, n + 1)
            back = table.free_backwards[seat]
            listed = list_marks(card, back, nothing + BACKWARDS * WHATS, out, listed)
        else:
            listed = list_marks(card, free, nothing, out, n + 1)
        n = listed if table.filled[seat, line] < table.windows[line] else n
    return n


@rule
def list_marks(card: int, free: int, nothing: int, out: Ints, n: int) -> int:
    """What this card can mark where these places are free; all are written, so many are kept."""
    if card == TRANSFER:
        out[n] = nothing + MARK_TRANSFER
        return n + (free != 0)
    for crosses in range(MOST_CROSSES):
        out[n + crosses] = nothing + crosses + 1
    return n + most_crosses(card, free)


@rule
def legal_rides(table: Table, seat: int, out: Ints) -> int:
    """Freifahrt: any free station, or nothing (V5)."""
    n = 0
    for station in range(table.stations):
        out[n] = RIDE + station
        n += not is_in(table.marked[seat], station)
    out[n] = DECLINE
    return n + 1


@rule
def write_entry(table: Table, seat: int, line: int, way: int, what: int) -> None:
    """A window is filled in any case; special stations ask for the same card again (V12)."""
    table.written[seat, line, table.filled[seat, line]] = table.card + 1
    table.filled[seat, line] += 1
    table.windows_left[seat] -= 1
    if what == MARK_TRANSFER:
        again = write_transfer(table, seat, line, way)
    else:
        again = cross(table, seat, line, way, what)
    repeats = again and table.special_stations and table.windows_left[seat] > 0
    if not repeats:
        has_answered(table, seat)


@rule
def write_transfer(table: Table, seat: int, line: int, way: int) -> bool:
    """Umsteigemöglichkeit: the first free station gets the number of lines there (V4)."""
    station = first_free(table, seat, line, way)
    mark(table, seat, station)
    turn(table.transfers[seat], station)
    return is_special(table, station)


@rule
def ride(table: Table, seat: int, station: int) -> None:
    """It fills no window, and a special station triggers nothing."""
    mark(table, seat, station)
    has_answered(table, seat)


@rule
def enter(table: Table, seat: int, action: int) -> None:
    """What a seat decides in a round."""
    if action < RIDE:
        line, way, what = parts_of(action)
        write_entry(table, seat, line, way, what)
    elif action < DECLINE:
        ride(table, seat, action - RIDE)
    else:
        has_answered(table, seat)

"""Jeder Spieler wählt eine Linie, Sonderstationen · Entries: a window of a line, and its marks."""

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
from stellwerk.games.voll_verplant.rules.events import Happened
from stellwerk.games.voll_verplant.rules.position import Position, has_answered, is_special
from stellwerk.kernel.noting import note
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule
from stellwerk.kernel.sets import is_in, turn


@rule
def legal_entries(position: Position, seat: int, out: Ints) -> int:
    if position.card == FREE_RIDE:
        return legal_rides(position, seat, out)
    card, ring, n = position.card, position.ring, 0
    for line in range(position.lines):
        nothing = entry(line, PLAIN, 0)
        out[n] = nothing  # fewer crosses are always allowed, none included (V3)
        free = position.free[seat, line]
        if line == ring:
            listed = list_marks(card, free, nothing + ONWARDS * WHATS, out, n + 1)
            back = position.free_backwards[seat]
            listed = list_marks(card, back, nothing + BACKWARDS * WHATS, out, listed)
        else:
            listed = list_marks(card, free, nothing, out, n + 1)
        n = listed if position.filled[seat, line] < position.windows[line] else n
    return n


@rule
def list_marks(card: int, free: int, nothing: int, out: Ints, n: int) -> int:
    """List what this card can mark; writes all candidates branch-free, the first `n` are valid."""
    if card == TRANSFER:
        out[n] = nothing + MARK_TRANSFER
        return n + (free != 0)
    for crosses in range(MOST_CROSSES):
        out[n + crosses] = nothing + crosses + 1
    return n + most_crosses(card, free)


@rule
def legal_rides(position: Position, seat: int, out: Ints) -> int:
    """Freifahrt: any free station, or nothing (V5)."""
    n = 0
    for station in range(position.stations):
        out[n] = RIDE + station
        n += not is_in(position.marked[seat], station)
    out[n] = DECLINE
    return n + 1


@rule
def write_entry(position: Position, seat: int, line: int, way: int, what: int) -> None:
    """Fill a window; Sonderstationen, special stations, ask for the same card again (V12)."""
    position.written[seat, line, position.filled[seat, line]] = position.card + 1
    position.filled[seat, line] += 1
    note(position, Happened.WINDOW_FILLED, seat, line, position.card)
    position.windows_left[seat] -= 1
    if what == MARK_TRANSFER:
        again = write_transfer(position, seat, line, way)
    else:
        again = cross(position, seat, line, way, what)
    if again and position.special_stations and position.windows_left[seat] > 0:
        note(position, Happened.CARD_REPEATED, seat)
    else:
        has_answered(position, seat)


@rule
def write_transfer(position: Position, seat: int, line: int, way: int) -> bool:
    """Umsteigemöglichkeit: the first free station gets the number of lines there (V4)."""
    station = first_free(position, seat, line, way)
    mark(position, seat, station)
    turn(position.transfers[seat], station)
    note(position, Happened.TRANSFER_MARKED, seat, station)
    if is_special(position, station):
        note(position, Happened.SPECIAL_REACHED, seat, station)
        return True
    return False


@rule
def ride(position: Position, seat: int, station: int) -> None:
    """It fills no window, and a special station triggers nothing."""
    note(position, Happened.RIDE_TAKEN, seat, station)
    mark(position, seat, station)
    note(position, Happened.STATION_MARKED, seat, station)
    has_answered(position, seat)


@rule
def enter(position: Position, seat: int, action: int) -> None:
    """What a seat decides in a round."""
    note(position, Happened.ANSWERED, seat)
    if action < RIDE:
        line, way, what = parts_of(action)
        note(position, Happened.LINE_ENTERED, seat, line, way, what)
        write_entry(position, seat, line, way, what)
    elif action < DECLINE:
        ride(position, seat, action - RIDE)
    else:
        note(position, Happened.RIDE_DECLINED, seat)
        has_answered(position, seat)

"""Die Stellung · The position: the map, a sheet for each seat and the cards, in one flat record."""

from enum import IntEnum

from stellwerk.games.voll_verplant.rules.box import (
    CARD_KINDS,
    LONGEST_LINE,
    MOST_LINES,
    MOST_SEATS,
    MOST_STATIONS,
    MOST_WINDOWS,
)
from stellwerk.kernel.record import Ints, Record, bits, number, numbers
from stellwerk.kernel.rule import rule
from stellwerk.kernel.sets import WIDE_STEP, size_of


class Step(IntEnum):
    """What is awaited."""

    FLIP = 0
    ENTRIES = 1
    OVER = 2


NO_RING = -1
STOP_STEP = 32  # more places than a line has; a power of two, to divide by
STATION_SETS = -(-MOST_STATIONS // WIDE_STEP)
SPECIAL = 1 << MOST_LINES  # beside the bits of the lines at a station


class Position(Record):
    """A position. It carries its map, so that rules and bots need nothing beside it."""

    seats: int = number()
    special_stations: int = number()  # the variant

    # the map
    lines: int = number()
    stations: int = number()
    ring: int = number()  # the ring line, or NO_RING
    route: Ints = numbers(MOST_LINES, LONGEST_LINE)  # stations from the car outwards
    length: Ints = numbers(MOST_LINES)
    windows: Ints = numbers(MOST_LINES)
    first: Ints = numbers(MOST_LINES)
    later: Ints = numbers(MOST_LINES)
    lines_at: Ints = numbers(MOST_STATIONS)  # a bit for every line that stops there, and SPECIAL
    stops: Ints = numbers(MOST_LINES * LONGEST_LINE)  # of each station: line * STOP_STEP + place
    stops_until: Ints = numbers(1 + MOST_STATIONS)  # where those of station n - 1 end in the list

    step: int = number()

    # the cards
    draw_pile: Ints = numbers(CARD_KINDS)  # a bag
    draw_count: int = number()
    card: int = number()  # turned over for this round

    # the sheets
    marked: Ints = bits(MOST_SEATS, STATION_SETS)  # crosses and transfers
    transfers: Ints = bits(MOST_SEATS, STATION_SETS)  # those with their number of lines
    written: Ints = numbers(MOST_SEATS, MOST_LINES, MOST_WINDOWS)  # cards in windows, from 1
    filled: Ints = numbers(MOST_SEATS, MOST_LINES)  # windows
    free: Ints = bits(MOST_SEATS, MOST_LINES)  # the free places of each line, from the car on
    free_backwards: Ints = bits(MOST_SEATS)  # those of the ring, the other way round
    windows_left: Ints = numbers(MOST_SEATS)
    scored: Ints = numbers(MOST_SEATS, MOST_LINES)  # points of completed lines
    completed: Ints = numbers(MOST_LINES)  # by any seat, before this round

    # the round: who owes an entry, and what was entered in secret so far
    owing: int = number()  # a bit for each seat
    hidden: Ints = numbers(MOST_SEATS)  # concealed: has answered, unseen
    filled_before: Ints = numbers(MOST_SEATS, MOST_LINES)  # as all have seen it
    marked_before: Ints = bits(MOST_SEATS, STATION_SETS)


@rule
def line_count(position: Position, station: int) -> int:
    """How many lines stop at a station."""
    return size_of(position.lines_at[station] & (SPECIAL - 1))


@rule
def left(position: Position, seat: int, line: int) -> int:
    """How many stations of a line are free."""
    return size_of(position.free[seat, line])


@rule
def is_special(position: Position, station: int) -> bool:
    return bool(position.lines_at[station] & SPECIAL)


@rule
def owes(position: Position, seat: int) -> bool:
    return bool(position.owing >> seat & 1)


@rule
def has_answered(position: Position, seat: int) -> None:
    position.owing &= ~(1 << seat)

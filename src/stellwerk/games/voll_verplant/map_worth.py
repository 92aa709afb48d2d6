"""Greedy play as the yardstick of maps has it: what crosses most, with a penalty for lost lines.

Maps are compared by it, so it stays as it is; the bot of that name plays better.
"""

from stellwerk.games.voll_verplant.rules.actions import DECLINE, MARK_TRANSFER, RIDE, parts_of
from stellwerk.games.voll_verplant.rules.box import CROSSES, TRANSFER
from stellwerk.games.voll_verplant.rules.crossing import first_free, free_places, station_at
from stellwerk.games.voll_verplant.rules.position import Position, left, line_count
from stellwerk.kernel.rule import rule
from stellwerk.kernel.sets import lowest

# In tenths of a point.
A_STATION = 10
A_LINE_AT_A_TRANSFER = 20
WASTED = 5
LEFT_UNFINISHED = 20


@rule
def worth(position: Position, seat: int, action: int) -> int:
    """Stations marked, minus what is wasted, plus points of lines completed."""
    if action == DECLINE:
        return 0
    if action >= RIDE:
        return A_STATION + worth_for_lines(position, seat, action - RIDE)
    line, way, what = parts_of(action)
    if what == MARK_TRANSFER:
        station = first_free(position, seat, line, way)
        lines = line_count(position, station)
        marked = 1
        total = A_STATION + A_LINE_AT_A_TRANSFER * lines + worth_for_lines(position, seat, station)
    else:
        marked = what
        total = worth_of_crosses(position, seat, line, way, what)
        wasted = 1 if position.card == TRANSFER else CROSSES[position.card] - what
        total -= WASTED * wasted
    return total - penalty(position, seat, line, marked)


@rule
def worth_of_crosses(position: Position, seat: int, line: int, way: int, crosses: int) -> int:
    total = 10 * position.first[line] if left(position, seat, line) == crosses else 0
    free = free_places(position, seat, line, way)
    for _ in range(crosses):
        station = station_at(position, line, way, lowest(free))
        free &= free - 1
        total += A_STATION + worth_for_other_lines(position, seat, station, line)
    return total


@rule
def worth_for_lines(position: Position, seat: int, station: int) -> int:
    """Points of lines that this station alone still lacks."""
    return worth_for_other_lines(position, seat, station, -1)


@rule
def worth_for_other_lines(position: Position, seat: int, station: int, but: int) -> int:
    total = 0
    for line in range(position.lines):
        stops = position.lines_at[station] >> line & 1
        if stops and line != but and left(position, seat, line) == 1:
            total += 10 * position.first[line]
    return total


@rule
def penalty(position: Position, seat: int, line: int, marked: int) -> int:
    """The last window of a line should complete it."""
    last = position.filled[seat, line] + 1 == position.windows[line]
    return LEFT_UNFINISHED if last and left(position, seat, line) > marked else 0

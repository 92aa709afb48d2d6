"""Die Abrechnung · The score sheets, added up from events alone: laws hold that they tell them."""

from collections.abc import Iterable

from stellwerk.core.events import Event
from stellwerk.games.voll_verplant.rules.events import Happened
from stellwerk.games.voll_verplant.rules.position import Position, line_count
from stellwerk.games.voll_verplant.view import ScoreFields


def tally(start: Position, events: Iterable[Event]) -> list[ScoreFields]:
    seats = range(start.seats)
    lines, transfers, marked = ([0] * len(seats) for _ in range(3))
    for event in events:
        if event.kind == Happened.LINE_COMPLETED:
            lines[event.seat] += event.points
        if event.kind == Happened.TRANSFER_MARKED:
            transfers[event.seat] += int(line_count(start, event.station))
        if event.kind in (Happened.TRANSFER_MARKED, Happened.STATION_MARKED):
            marked[event.seat] += 1
    free = [int(start.stations) - marked[seat] for seat in seats]
    penalty = [left if len(seats) == 1 else left // 2 for left in free]
    totals = [lines[seat] + 2 * transfers[seat] - penalty[seat] for seat in seats]
    sheets = zip(lines, transfers, free, penalty, totals, strict=True)
    return [ScoreFields(*fields) for fields in sheets]

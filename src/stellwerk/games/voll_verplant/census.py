"""Alle Fenster · Windows and stations: laws hold that no sheet gains or loses any."""

from collections import Counter

from stellwerk.games.voll_verplant.rules.position import Position, left
from stellwerk.kernel.sets import is_in


def census(position: Position) -> Counter[str]:
    """Windows filled and free, and stations marked and unmarked, of each sheet."""
    found: Counter[str] = Counter()
    for seat in range(position.seats):
        free = int(position.windows_left[seat])
        found[f"windows {seat}"] = int(position.filled[seat].sum()) + free
        found[f"written {seat}"] = int((position.written[seat] > 0).sum()) + free
        for line in range(position.lines):
            stops = position.route[line, : position.length[line]]
            marked = sum(is_in(position.marked[seat], int(stop)) for stop in stops)
            found[f"line {line} of {seat}"] = marked + int(left(position, seat, line))
    return found

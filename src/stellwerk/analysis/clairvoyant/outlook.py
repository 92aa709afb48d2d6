"""What a sheet promises: the points on it, and hopes for stations, lines and transfers."""

import numpy as np
from numpy.typing import NDArray

from stellwerk.games.voll_verplant.rules.actions import BACKWARDS, ONWARDS, PLAIN
from stellwerk.games.voll_verplant.rules.box import MOST_LINES
from stellwerk.games.voll_verplant.rules.crossing import free_places, station_at
from stellwerk.games.voll_verplant.rules.scoring import points
from stellwerk.games.voll_verplant.rules.table import Table, line_count
from stellwerk.kernel.rule import rule
from stellwerk.kernel.sets import is_in

Floats = NDArray[np.float64]

# A mood weighs the hopes. Searches in different moods miss different plays.
CROSSES_A_WINDOW, WORTH_OF_LINES, DESPAIR, WORTH_OF_TRANSFERS = 0, 1, 2, 3
MOODS = np.array(
    (
        (3.7, 1.56, 0.51, 0.24),
        (4.5, 1.56, 0.51, 0.24),
        (3.7, 1.56, 0.25, 0.24),
        (3.7, 1.56, 0.51, 0.50),
        (4.5, 1.56, 0.25, 0.50),
        (3.7, 0.80, 0.51, 0.24),
        (3.7, 1.56, 1.00, 0.24),
        (4.5, 1.00, 0.51, 0.80),
    )
)
WORTH_OF_A_STATION = 0.88
WINDOWS_A_RUN = 1.1  # a number card ends where its run of free stations does
DOUBT = 0.91  # a line needs every station that it lacks
SMALL_COMFORT = 0.045


@rule
def outlook(table: Table, transfers: int, mood: Floats, hope: Floats) -> float:
    """With so many transfers still to come. `hope` is room for a number at every station."""
    for station in range(table.stations):
        hope[station] = 0.0
    for line in range(table.lines):
        hope_along(table, line, ONWARDS if line == table.ring else PLAIN, mood, hope)
        if line == table.ring:
            hope_along(table, line, BACKWARDS, mood, hope)
    total = float(points(table, 0))
    for station in range(table.stations):
        total += WORTH_OF_A_STATION * hope[station]
    for line in range(table.lines):
        if table.free[0, line]:
            total += mood[WORTH_OF_LINES] * table.first[line] * hope_for_line(table, line, hope)
    total += mood[WORTH_OF_TRANSFERS] * 2 * best_transfers(table, transfers)
    return float(total)


@rule
def hope_along(table: Table, line: int, way: int, mood: Floats, hope: Floats) -> None:
    """Certain as far as the windows should reach, less and less behind that."""
    windows = float(table.windows[line] - table.filled[0, line])
    free = free_places(table, 0, line, way)
    needed = run = 0.0
    for place in range(table.length[line]):
        if free >> place & 1:
            run += 1.0
            so_far = needed + max(WINDOWS_A_RUN, run / mood[CROSSES_A_WINDOW])
            certain = so_far <= windows
            here = 1.0 if certain else (windows / so_far) ** mood[DESPAIR]
            station = station_at(table, line, way, place)
            hope[station] = max(hope[station], here)
        elif run > 0:
            needed += max(WINDOWS_A_RUN, run / mood[CROSSES_A_WINDOW])
            run = 0.0


@rule
def hope_for_line(table: Table, line: int, hope: Floats) -> float:
    product = 1.0
    for place in range(table.length[line]):
        if table.free[0, line] >> place & 1:
            product *= DOUBT * hope[table.route[line, place]] + SMALL_COMFORT
    return product


@rule
def best_transfers(table: Table, transfers: int) -> int:
    """The most lines that so many free stations have."""
    total = 0
    for lines in range(MOST_LINES, 0, -1):
        for station in range(table.stations):
            wanted = transfers > 0 and line_count(table, station) == lines
            if wanted and not is_in(table.marked[0], station):
                total += lines
                transfers -= 1
    return total

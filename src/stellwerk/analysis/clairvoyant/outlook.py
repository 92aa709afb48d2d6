"""What a sheet promises: the points on it, and hopes for stations, lines and transfers."""

import numpy as np
from numpy.typing import NDArray

from stellwerk.games.voll_verplant.rules.actions import BACKWARDS, ONWARDS, PLAIN
from stellwerk.games.voll_verplant.rules.box import MOST_LINES
from stellwerk.games.voll_verplant.rules.crossing import free_places, station_at
from stellwerk.games.voll_verplant.rules.position import Position, line_count
from stellwerk.games.voll_verplant.rules.scoring import points
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
def outlook(position: Position, transfers: int, mood: Floats, hope: Floats) -> float:
    """What a sheet promises with `transfers` to come; `hope` has a number for each station."""
    for station in range(position.stations):
        hope[station] = 0.0
    for line in range(position.lines):
        hope_along(position, line, ONWARDS if line == position.ring else PLAIN, mood, hope)
        if line == position.ring:
            hope_along(position, line, BACKWARDS, mood, hope)
    total = float(points(position, 0))
    for station in range(position.stations):
        total += WORTH_OF_A_STATION * hope[station]
    for line in range(position.lines):
        if position.free[0, line]:
            total += (
                mood[WORTH_OF_LINES] * position.first[line] * hope_for_line(position, line, hope)
            )
    total += mood[WORTH_OF_TRANSFERS] * 2 * best_transfers(position, transfers)
    return float(total)


@rule
def hope_along(position: Position, line: int, way: int, mood: Floats, hope: Floats) -> None:
    """Certain as far as the windows should reach, less and less behind that."""
    windows = float(position.windows[line] - position.filled[0, line])
    free = free_places(position, 0, line, way)
    needed = run = 0.0
    for place in range(position.length[line]):
        if free >> place & 1:
            run += 1.0
            so_far = needed + max(WINDOWS_A_RUN, run / mood[CROSSES_A_WINDOW])
            certain = so_far <= windows
            here = 1.0 if certain else (windows / so_far) ** mood[DESPAIR]
            station = station_at(position, line, way, place)
            hope[station] = max(hope[station], here)
        elif run > 0:
            needed += max(WINDOWS_A_RUN, run / mood[CROSSES_A_WINDOW])
            run = 0.0


@rule
def hope_for_line(position: Position, line: int, hope: Floats) -> float:
    product = 1.0
    for place in range(position.length[line]):
        if position.free[0, line] >> place & 1:
            product *= DOUBT * hope[position.route[line, place]] + SMALL_COMFORT
    return product


@rule
def best_transfers(position: Position, transfers: int) -> int:
    """The most lines that this number of free stations can have."""
    total = 0
    for lines in range(MOST_LINES, 0, -1):
        for station in range(position.stations):
            wanted = transfers > 0 and line_count(position, station) == lines
            if wanted and not is_in(position.marked[0], station):
                total += lines
                transfers -= 1
    return total

"""Two yardsticks for maps of Voll verplant: greedy play, and random lines crossed to the full."""

import numpy as np
from numpy.typing import NDArray

from stellwerk.games.voll_verplant.map_worth import worth
from stellwerk.games.voll_verplant.rules.actions import LINE, RIDE, WAYS, WHATS, parts_of
from stellwerk.games.voll_verplant.rules.box import FREE_RIDE, MOST_CHOICES
from stellwerk.games.voll_verplant.rules.position import Position
from stellwerk.games.voll_verplant.rules.scoring import free_stations, line_points, transfer_sum
from stellwerk.games.voll_verplant.rules.turn import apply, legal, sample, to_act
from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.random import Random, below
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule, rule_with_memory


@rule_with_memory
def play_alone(
    positions: NDArray[np.void],
    random: Random,
    greedy: bool,
    points: NDArray[np.int64],
    completed: NDArray[np.int64],
) -> None:
    """Solo games on the second table, each from the first: points of each, completions of lines.

    The points are those of the higher line values, with free stations halved.
    """
    out = np.zeros(MOST_CHOICES, np.int16)
    for game in range(len(points)):
        positions[1] = positions[0]
        position = positions[1]
        while to_act(position) != 0:
            if to_act(position) == 1 << CHANCE:
                apply(position, CHANCE, sample(position, random))
            else:
                count = legal(position, 0, out)
                chosen = (
                    best(position, out, count)
                    if greedy
                    else some_line(position, out, count, random)
                )
                apply(position, 0, out[chosen])
        free = free_stations(position, 0)
        points[game] = line_points(position, 0) + 2 * transfer_sum(position, 0) - free // 2
        for line in range(position.lines):
            completed[line] += position.scored[0, line] > 0


@rule
def best(position: Position, out: Ints, count: int) -> int:
    chosen = 0
    for index in range(1, count):
        if worth(position, 0, out[index]) > worth(position, 0, out[chosen]):
            chosen = index
    return chosen


@rule
def some_line(position: Position, out: Ints, count: int, random: Random) -> int:
    """A random line with a free window, as many crosses as possible, a ring either way."""
    if position.card == FREE_RIDE:
        return below(random, max(1, count - 1))
    lines = 0
    for index in range(count):
        lines += begins_line(out, index)
    left = below(random, lines)
    index = -1
    while left >= 0:
        index += 1
        left -= begins_line(out, index)
    return some_way(out, index, count, random)


@rule
def begins_line(out: Ints, index: int) -> int:
    """Entries are listed line by line, and each line begins with marking nothing."""
    return 1 if out[index] < RIDE and (out[index] - LINE) % (WAYS * WHATS) == 0 else 0


@rule
def some_way(out: Ints, first: int, count: int, random: Random) -> int:
    """The last entry of a way along the line, either way if there are two."""
    last = first
    while last + 1 < count and not begins_line(out, last + 1):
        last += 1
    ways = 0
    for index in range(first + 1, last + 1):
        if index == last or way_of(out[index]) != way_of(out[index + 1]):
            ways += 1
    left = below(random, max(1, ways))
    for index in range(first + 1, last + 1):
        if index == last or way_of(out[index]) != way_of(out[index + 1]):
            if left == 0:
                return index
            left -= 1
    return first


@rule
def way_of(action: int) -> int:
    return parts_of(action)[1]
